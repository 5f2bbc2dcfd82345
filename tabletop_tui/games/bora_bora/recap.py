"""Since your turn, in Bora Bora: what others took from a player or brought them, and what they did."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, assert_never

from rulesets.bora_bora.advice.recap import (
    BoraBoraChange,
    CardClosed,
    GotGodTile,
    GotGoods,
    GotPoints,
    JewelGone,
    NewOrder,
    PriestOut,
    PriestsLeadChanged,
    SiteTaken,
    StatusOvertaken,
    changes,
    is_loss,
)
from rulesets.bora_bora.components import SourceWord
from rulesets.bora_bora.events import BoraBoraEvent
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.story import Story
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.kit.recap import Meant


class BoraBoraRecap:
    """Sentences for a player whose turn begins: one method per kind of change."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str], story: Story) -> None:
        """`name` gives the name of the player at a seat; `story` knows deeds in a few words."""
        self.terms, self.say, self.name, self.story = terms, terms.say, name, story

    def meant(
        self, before: BoraBoraView, after: BoraBoraView, seat: int, events: Sequence[BoraBoraEvent]
    ) -> list[Meant]:
        """What others' turns have changed for a seat, losses first."""
        found = changes(before, after, seat, events)
        return [Meant(self.sentence(each), is_loss(each), self.target(each, seat)) for each in found]

    def sentence(self, change: BoraBoraChange) -> str:
        say = self.say
        match change:
            case SiteTaken():
                return self.site_taken(change)
            case PriestOut():
                return say.recap_priest_out(name=self.name(change.by), left=change.left)
            case PriestsLeadChanged():
                lead = say.recap_priests_lead if change.leads else say.recap_priests_behind
                return lead(own=change.own, other=change.other)
            case CardClosed():
                return self.card_closed(change)
            case JewelGone():
                return self.jewel_gone(change)
            case StatusOvertaken():
                return say.recap_overtaken(name=self.name(change.by))
            case GotPoints():
                return SOURCES[change.source](say, vp=self.terms.vp(change.points))
            case GotGoods():
                return self.got_goods(change)
            case GotGodTile():
                return say.recap_got_god_tile()
            case NewOrder():
                return self.new_order(change)
            case _:
                assert_never(change)

    def site_taken(self, change: SiteTaken) -> str:
        name, vp = self.name(change.by), self.terms.vp(change.fish)
        return self.say.recap_site_taken(name=name, region=change.region, vp=vp)

    def card_closed(self, change: CardClosed) -> str:
        card = self.terms.card(change.card)
        return self.say.recap_card_closed(name=self.name(change.by), card=card, lowest=change.lowest)

    def jewel_gone(self, change: JewelGone) -> str:
        return self.say.recap_jewel_gone(name=self.name(change.by), jewel=self.terms.jewel(change.jewel))

    def got_goods(self, change: GotGoods) -> str:
        parts = [self.say.offering(count=change.offerings)] if change.offerings else []
        parts += [self.say.shell(count=change.shells)] if change.shells else []
        return self.say.recap_got_goods(what=self.terms.listing(parts))

    def new_order(self, change: NewOrder) -> str:
        say, place, before = self.say, change.place, change.before
        names = self.terms.listing([self.name(seat) for seat in change.passed])
        if is_loss(change):
            return say.recap_new_order_later(
                place=place, before=before, names=names, count=len(change.passed)
            )
        return say.recap_new_order_earlier(place=place, before=before, names=names)

    @staticmethod
    def target(change: BoraBoraChange, seat: int) -> str | None:
        """Where on the boards a change shows for a seat."""
        match change:
            case SiteTaken():
                return f"region:{change.region}"
            case CardClosed():
                return f"action_card:{change.card}"
            case GotGodTile():
                return "god_tile"
            case GotGoods():
                return "supply:offering" if change.offerings else "supply:shell"
            case PriestOut() | PriestsLeadChanged() | StatusOvertaken() | GotPoints() | NewOrder():
                return f"seat:{seat}"
            case JewelGone():
                return None
            case _:
                assert_never(change)

    # -- what another seat did ---------------------------------------------------------------------

    def turn(self, events: Sequence[BoraBoraEvent]) -> str:
        """A seat's turn in a few words."""
        return self.story.news(events)


class Source(Protocol):
    """A message about points from a source."""

    def __call__(self, say: BoraBoraMessages, /, *, vp: str) -> str: ...


SOURCES: Final[Mapping[SourceWord, Source]] = {
    "start": BoraBoraMessages.recap_points_start,
    "fishing": BoraBoraMessages.recap_points_fishing,
    "helper": BoraBoraMessages.recap_points_helper,
    "fish": BoraBoraMessages.recap_points_fish,
    "building": BoraBoraMessages.recap_points_building,
    "people": BoraBoraMessages.recap_points_people,
    "status": BoraBoraMessages.recap_points_status,
    "temple": BoraBoraMessages.recap_points_temple,
    "tasks": BoraBoraMessages.recap_points_tasks,
}
"""Points that came in the turns of others, by where they come from."""
