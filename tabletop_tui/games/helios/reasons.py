"""Why something may not be chosen in Helios, in sentences."""

from typing import TYPE_CHECKING, Any

from rulesets.core import Reason
from rulesets.helios.components import PERSONS_PER_TURN
from tabletop_tui.games.helios.terms import Terms, letter

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
        if reason.id == "too-few-cubes":
            return self._cubes(facts)
        if "seat" in facts:
            facts["name"] = self.wording.name(facts.pop("seat"))
        if "action" in facts:
            facts["action"] = self.terms.action(facts["action"])
        if "range" in facts:
            return self.terms.counted(f"reason-{reason.id}", facts["range"])
        return self.say("reason", reason.id, **facts, most=PERSONS_PER_TURN)

    def _cubes(self, facts: dict[str, Any]) -> str:
        """What is needed and owned; colours that are missing cost two cubes each."""
        missing = "".join(letter(word) * count for word, count in facts["missing"].items())
        which = "missing" if missing else "plain"
        needed = self.terms.cubes(facts["needed"])
        return self.say("reason-too-few-cubes", which, needed=needed, owned=facts["owned"], missing=missing)
