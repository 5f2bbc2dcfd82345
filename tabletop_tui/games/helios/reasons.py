"""Why something may not be chosen in Helios, in sentences."""

from typing import Any

from rulesets.helios.components import PERSONS_PER_TURN
from tabletop_tui.games.helios.terms import Terms, letter
from tabletop_tui.games.wordparts import GameReasons


class Reasons(GameReasons[Terms]):
    """The sentences of `Wording.reason`."""

    def put(self, reason: str, facts: dict[str, Any]) -> str:
        """Why not, with amounts in words."""
        if reason == "too-few-cubes":
            return self._cubes(facts)
        if "action" in facts:
            facts["action"] = self.terms.action(facts["action"])
        if "range" in facts:
            return self.terms.counted(f"reason-{reason}", facts["range"])
        return self.say("reason", reason, **facts, most=PERSONS_PER_TURN)

    def _cubes(self, facts: dict[str, Any]) -> str:
        """What is needed and owned; colours that are missing cost two cubes each."""
        missing = "".join(letter(word) * count for word, count in facts["missing"].items())
        which = "missing" if missing else "plain"
        needed = self.terms.cubes(facts["needed"])
        return self.say("reason-too-few-cubes", which, needed=needed, owned=facts["owned"], missing=missing)
