"""Why something may not be chosen in Papyria, in sentences."""

from typing import TYPE_CHECKING, Any

from rulesets.core import Reason
from tabletop_tui.games.papyria.terms import Terms

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
        if "seat" in facts:
            facts["name"] = self.wording.name(facts.pop("seat"))
        if reason.id == "too-little-lapis":
            facts["needed"] = self.terms.lapis(facts["needed"])
        elif reason.id == "too-few-papyri":
            facts["needed"] = self.terms.papyri(facts["needed"])
        return self.say("reason", reason.id, **facts)
