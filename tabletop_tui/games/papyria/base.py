"""What all things of Papyria share; a start needs it alone."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from rulesets.papyria.components import KEY_TILES, Kind
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.panels import MAJORITY_TITLES
from tabletop_tui.games.papyria.foresight_wording import ForesightWording
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import NONE, Terms
from tabletop_tui.kit.thing import Figured, Thing, Title
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

if TYPE_CHECKING:
    from rulesets.papyria.advice.for_me import ForMe
    from rulesets.papyria.advice.foreseen import Foreseen

Moment = Looked[PapyriaView]
Figures = Mapping[Title, Line]


def cell(text: int | str, role: str = "") -> Line:
    """A number or a few words in a list."""
    return (Run(str(text), role),)


MEASURED: Final[Mapping[str, Kind]] = {"a": "city", "b": "temple", "c": "river"}
"""What majorities compare, where a kind has a sign for it; the other one compares scoring tiles."""


class PapyriaThing(Figured[PapyriaView]):
    """A thing with the game's messages, terms and forecasts at hand."""

    say: PapyriaMessages
    terms: Terms
    wording: ForesightWording
    alone = Thing[PapyriaView].alone

    @property
    def foreseen(self) -> "Foreseen":
        return self.wording.foreseen

    def for_me(self, at: Moment, id: str, noun: str) -> "ForMe":
        """What choosing it would win or lose for the player at the end."""
        from rulesets.papyria.advice.for_me import ForMe

        option = at.option(f"{noun}:{id}")
        if at.decision is None or option is None or option.blocked is not None:
            return ForMe()
        return self.foreseen.for_me(at.view, at.seat, option)

    def means(self, told: "ForMe") -> Line:
        """The same in a list: a majority lost, else a key tile, else a majority won."""
        say, terms = self.say, self.terms
        kinds = {each.majority: each for each in told.majorities}
        lost = next((each for each in kinds.values() if not each.wins), None)
        if lost is not None:
            return cell(say.me_majority_lost(what=self._most(lost.majority)), "bad")
        if told.keys:
            return cell(say.me_key(kind=terms.kind_sign(KEY_TILES[told.keys[0]].kind).text), "good")
        won = next(iter(kinds.values()), None)
        return (NONE,) if won is None else cell(self._most(won.majority), "good")

    def _most(self, majority: str) -> str:
        """A majority in a list: `most ⌂`; its title where text is read aloud."""
        if self.terms.spelt:
            return MAJORITY_TITLES[majority](self.say)
        measured = MEASURED.get(majority)
        sign = self.say.me_tiles() if measured is None else self.terms.kind_sign(measured).text
        return self.say.me_majority(what=sign)

    def said_for_me(self, told: "ForMe") -> Iterator[str]:
        """Majorities in sentences; key tiles are told with what lays them."""
        say = self.say
        for each in told.majorities:
            title = MAJORITY_TITLES[each.majority](say)
            if not each.wins:
                yield f"! {say.said_majority_lost(title=title, own=each.own, other=each.other)}"
            elif each.own == each.other:
                yield say.said_majority_shared(title=title, own=each.own)
            else:
                yield say.said_majority_won(title=title, own=each.own, other=each.other)
