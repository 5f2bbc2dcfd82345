"""Since your turn, in Helios: what others took from a player or let them have, and what each of them did."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Final, Protocol, assert_never

from rulesets.helios.advice.deeds import Deed, Lapsed, Priced, together
from rulesets.helios.advice.recap import (
    ActionGone,
    CubeGrew,
    FourthTileGone,
    GotDragon,
    GotMana,
    HeliosChange,
    LandGone,
    PersonGone,
    SpecialGone,
    SupplyEmpty,
    changes,
    is_loss,
)
from rulesets.helios.events import (
    Activated,
    Bought,
    Built,
    BuiltTemple,
    FilledRow,
    GainedCube,
    GainedMana,
    HeliosEvent,
    Laid,
    MovedSun,
    NoActionTile,
    Passed,
    Scored,
    Shone,
    Waived,
)
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.story import WITHOUT, Story
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.recap import Meant


class HeliosRecap:
    """Sentences for a player whose turn begins: one method per kind of change."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str], story: Story) -> None:
        """`name` gives the name of the player at a seat; `story` knows deeds in a few words."""
        self.terms, self.say, self.name, self.story = terms, terms.say, name, story

    def meant(
        self, before: HeliosView, after: HeliosView, seat: int, events: Sequence[HeliosEvent]
    ) -> list[Meant]:
        """What others' turns have changed for a seat, losses first."""
        found = changes(before, after, seat, events)
        return [Meant(self.sentence(each), is_loss(each), self.target(each)) for each in found]

    def sentence(self, change: HeliosChange) -> str:
        match change:
            case PersonGone():
                return self.person_gone(change)
            case FourthTileGone():
                row = self.terms.row(change.row, "the")
                return self.say.recap_fourth_tile_gone(name=self.name(change.by), the_row=row)
            case ActionGone():
                action = self.terms.action(change.action)
                return self.say.recap_action_gone(name=self.name(change.by), action=action)
            case LandGone():
                return self.say.recap_land_gone(colour=_capital(self.terms.colour(change.colour)))
            case SpecialGone():
                return self.say.recap_special_gone(kind=self.terms.tile(change.kind))
            case SupplyEmpty():
                return self.say.recap_supply_empty(colour=_capital(self.terms.colour(change.colour)))
            case CubeGrew():
                return self.say.recap_cube_grew(colour=self.terms.colour(change.colour), field=change.field)
            case GotMana():
                return self.say.recap_got_mana(mana=self.terms.mana(change.count))
            case GotDragon():
                return self.say.recap_got_dragon(round=change.round)
            case _:
                assert_never(change)

    def person_gone(self, change: PersonGone) -> str:
        who, name = self.terms.person(change.person, "object"), self.name(change.by)
        if not change.points:
            return self.say.recap_person_gone(name=name, who=who)
        return self.say.recap_person_gone_worth(name=name, who=who, vp=self.terms.vp(change.points))

    @staticmethod
    def target(change: HeliosChange) -> str | None:
        """Where on the boards a change shows."""
        match change:
            case ActionGone():
                return f"column:{change.action}"
            case LandGone():
                return f"slot:{change.colour}"
            case SpecialGone():
                return f"special:{change.kind}"
            case PersonGone():
                return f"person:{change.person}"
            case CubeGrew():
                return f"field:{change.field}"
            case _:
                return None

    # -- what another seat did ---------------------------------------------------------------------

    def turn(self, events: Sequence[HeliosEvent]) -> str:
        """What a seat did, as it happened; gains that follow each other are listed, and so are purchases."""
        said: list[str] = []
        for listed, alike in groupby(
            filter(self.part, together(events)), lambda deed: LISTED.get(type(deed))
        ):
            deeds = [*alike]
            points = sum(deed.points for deed in deeds if isinstance(deed, Scored))
            parts = [self.part(deed) for deed in deeds if not isinstance(deed, Scored)]
            parts = [self.terms.vp(points), *parts] if points else parts
            said += parts if listed is None else [listed(self.say, what=self.terms.listing(parts))]
        return ", ".join(said)

    def part(self, deed: Deed) -> str:
        """A deed as part of a turn, or what is to be listed of it; empty if it isn't worth a word."""
        say, terms = self.say, self.terms
        match deed:
            case FilledRow():
                return say.recap_turn_fills_row()
            case NoActionTile():
                return say.recap_turn_no_action_tile()
            case Laid():
                return say.recap_turn_lays(tile=terms.tile(deed.tile, "object"), field=deed.field)
            case Priced(event=Built() as built):
                return say.recap_turn_builds(building=terms.building(built.building, "object"))
            case Priced(event=BuiltTemple() as built):
                return say.recap_turn_builds_temple(field=built.field)
            case Priced(event=Activated() as woken):
                return say.recap_turn_activates(person=terms.person(woken.person, "object"))
            case MovedSun():
                return say.recap_turn_moves_sun(end=deed.end)
            case Bought():
                return terms.person(deed.person, "object")
            case Lapsed() | Waived():
                return WITHOUT[deed.action](say)
            case Passed():
                return say.recap_turn_passes()
            case _:
                return self.story.gain_in_short(deed)


class Listed(Protocol):
    """A message about several things."""

    def __call__(self, say: HeliosMessages, /, *, what: str) -> str: ...


LISTED: Final[Mapping[type[Deed], Listed]] = {
    Bought: HeliosMessages.recap_turn_buys,
    **dict.fromkeys((Scored, Shone, GainedMana, GainedCube), HeliosMessages.recap_turn_gains),
}
"""What is said of several such deeds in a row."""


def _capital(words: str) -> str:
    """Words that begin a sentence."""
    return words[:1].upper() + words[1:]
