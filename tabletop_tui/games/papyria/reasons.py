"""Why something may not be chosen in Papyria, in sentences."""

from typing import Any

from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.games.wordparts import GameReasons


class Reasons(GameReasons[Terms]):
    """The sentences of `Wording.reason`."""

    def put(self, reason: str, facts: dict[str, Any]) -> str:
        """Why not, with amounts in words."""
        if reason == "too-little-lapis":
            facts["needed"] = self.terms.lapis(facts["needed"])
        elif reason == "too-few-papyri":
            facts["needed"] = self.terms.papyri(facts["needed"])
        return self.say("reason", reason, **facts)
