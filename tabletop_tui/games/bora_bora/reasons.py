"""Why something may not be chosen in Bora Bora, in sentences."""

from typing import Any

from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.wordparts import GameReasons


class Reasons(GameReasons[Terms]):
    """The sentences of `Wording.reason`."""

    def put(self, reason: str, facts: dict[str, Any]) -> str:
        """Why not, with amounts in words."""
        if reason == "not-lower":
            return self._not_lower(facts)
        if reason == "too-few-points":
            facts = {
                "needed": self.terms.points(facts["needed"]),
                "points": self.terms.points(facts["points"]),
            }
        if reason == "too-few-shells":
            facts["shells"] = self.terms.shells(facts["missing"])
        return self.say("reason", reason, **facts)

    def _not_lower(self, facts: dict[str, Any]) -> str:
        """A die that isn't lower, and what a blue god would still need."""
        missing = []
        if facts.get("cards"):
            missing.append(self.say("missing-card"))
        if facts.get("offerings"):
            missing.append(self.terms.offerings(facts["offerings"]))
        if not missing:
            return self.say("reason-not-lower", lowest=facts["lowest"])
        return self.say(
            "reason-not-lower-missing", lowest=facts["lowest"], missing=self.terms.listing(missing)
        )
