"""Why something may not be chosen in Bora Bora, in sentences."""

from typing import TYPE_CHECKING, Any

from rulesets.core import Reason
from tabletop_tui.games.bora_bora.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording


class Reasons:
    """The sentences of `Wording.reason`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """In the words of one table."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms

    def sentence(self, reason: Reason) -> str:
        """Why not, with its facts in words."""
        facts: dict[str, Any] = dict(reason.facts)
        if reason.id == "not-lower":
            return self._not_lower(facts)
        if "seat" in facts:
            facts["name"] = self.wording.name(facts.pop("seat"))
        if reason.id == "too-few-points":
            facts = {
                "needed": self.terms.points(facts["needed"]),
                "points": self.terms.points(facts["points"]),
            }
        if reason.id == "too-few-shells":
            facts["shells"] = self.terms.shells(facts["missing"])
        return self.say("reason", reason.id, **facts)

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
