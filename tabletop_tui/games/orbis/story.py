"""What happens in Orbis: each event in a sentence, and a whole turn in a line of signs."""

from collections.abc import Callable, Sequence
from typing import assert_never

from rulesets.core import Forced
from rulesets.orbis.components import LANDSCAPES, TRADE_PRICE
from rulesets.orbis.events import (
    Collected,
    Created,
    Discarded,
    Gained,
    GameEnded,
    GodMarked,
    Laid,
    Marked,
    OrbisEvent,
    Paid,
    Removed,
    Sacrificed,
    TookBenefit,
    TookGod,
    TookLandscape,
    Traded,
    TurnedOver,
    TurnedUp,
)
from rulesets.orbis.geometry import SITES
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.brief import continued


class Story:
    """Sentences for the log: one method per kind of event."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.terms, self.say, self.name = terms, terms.say, name

    def story(self, events: Sequence[OrbisEvent]) -> list[tuple[int | None, str]]:
        """Each event in a sentence of its own."""
        return [(event.seat, said) for event in events if (said := self.sentence(event))]

    def sentence(self, event: OrbisEvent) -> str | None:
        """An event in a sentence; `None` if another one says it already."""
        match event:
            case TookLandscape():
                return self.took_landscape(event)
            case Created():
                return self.created(event)
            case Collected():
                return self.collected(event)
            case Traded():
                return self.traded(event)
            case TurnedOver():
                return self.turned_over(event)
            case Paid():
                return self.paid(event)
            case Laid():
                return self.laid(event)
            case TookBenefit():
                return self.took_benefit(event)
            case Gained():
                return self.gained(event)
            case Sacrificed():
                return self.sacrificed(event)
            case Removed():
                return self.removed(event)
            case Marked():
                return self.marked(event)
            case TookGod():
                return self.took_god(event)
            case GodMarked():
                return self.god_marked(event)
            case Discarded():
                return self.discarded(event)
            case TurnedUp():
                return self.turned_up(event)
            case GameEnded():
                return self.game_ended(event)
            case Forced():
                return self.forced(event)
            case _:
                assert_never(event)

    def took_landscape(self, event: TookLandscape) -> str:
        tile, slot = self.terms.tile(event.tile).tile, event.slot + 1
        return self.say.event_took_landscape(name=self.name(event.seat), tile=tile, slot=slot)

    def created(self, event: Created) -> str:
        slots = self.terms.listing([str(slot + 1) for slot in event.slots])
        return self.say.event_created(colour=self.terms.colour(event.colour, "masculine"), slots=slots)

    def collected(self, event: Collected) -> str:
        worshippers = self.terms.worshippers(event.worshippers)
        return self.say.event_collected(name=self.name(event.seat), worshippers=worshippers)

    def traded(self, event: Traded) -> str:
        given = self.terms.worshippers({event.give: TRADE_PRICE})
        got = self.terms.one_worshipper(event.get)
        return self.say.event_traded(name=self.name(event.seat), given=given, got=got)

    def turned_over(self, event: TurnedOver) -> str:
        """The landscape in hand becomes a wilderness, by choice or because it must."""
        name, tile = self.name(event.seat), event.tile
        match event.why:
            case "chosen":
                return self.say.event_turned_over_chosen(name=name, the=self.terms.kind(tile, "the"))
            case "no-site":
                return self.say.event_turned_over_no_site(the=self.terms.kind(tile, "the"), name=name)
            case "cannot-pay":
                what = self.terms.kind(tile, "object")
                return self.say.event_turned_over_cannot_pay(name=name, what=what)

    def paid(self, event: Paid) -> str:
        worshippers = self.terms.worshippers(event.worshippers)
        return self.say.event_paid(name=self.name(event.seat), worshippers=worshippers)

    def laid(self, event: Laid) -> str:
        name, tile, row = self.name(event.seat), event.tile, SITES[event.site].row
        if event.wild:
            return self.say.event_laid_wild(name=name, what=self.terms.kind(tile, "object"), row=row)
        return self.say.event_laid_face_up(name=name, tile=self.terms.tile(tile).tile, row=row)

    def took_benefit(self, event: TookBenefit) -> str:
        colour = self.terms.colour(event.colour)
        return self.say.event_took_benefit(name=self.name(event.seat), colour=colour)

    def gained(self, event: Gained) -> str:
        worshippers = self.terms.worshippers({event.colour: event.count})
        return self.say.event_gained(name=self.name(event.seat), worshippers=worshippers)

    def sacrificed(self, event: Sacrificed) -> str:
        worshippers = self.terms.worshippers(event.worshippers)
        return self.say.event_sacrificed(name=self.name(event.seat), worshippers=worshippers)

    def removed(self, event: Removed) -> str:
        worshipper, slot = self.terms.one_worshipper(event.colour), event.slot + 1
        return self.say.event_removed(name=self.name(event.seat), worshipper=worshipper, slot=slot)

    def marked(self, event: Marked) -> str:
        name, row, say = self.name(event.seat), LANDSCAPES[event.tile], self.say
        the, colours = self.terms.kind(row.id, "the"), self.terms.colours(tuple(row.need))
        match event.why:
            case "declined":
                return say.event_marked_declined(name=name, the=the)
            case "not-below":
                return say.event_marked_not_below(colours=colours, the=the)
            case "too-few" if row.need:
                return say.event_marked_too_few_volcano(count=row.need_count, colours=colours, the=the)
            case "too-few":
                return say.event_marked_too_few_village(name=name, count=row.need_count, the=the)

    def took_god(self, event: TookGod) -> str:
        the = self.terms.the_god(event.god)
        return self.say.event_took_god(name=self.name(event.seat), the=the)

    def god_marked(self, event: GodMarked) -> str:
        name, the = self.name(event.seat), self.terms.the_god(event.god)
        match event.why:
            case "declined":
                return self.say.event_god_marked_declined(name=name, the=the)
            case "too-few":
                return self.say.event_god_marked_too_few(name=name, the=the)

    def discarded(self, event: Discarded) -> str:
        worshipper = self.terms.one_worshipper(event.colour)
        return self.say.event_discarded(name=self.name(event.seat), worshipper=worshipper)

    def turned_up(self, event: TurnedUp) -> str:
        tile = self.terms.tile(event.tile).tile
        return self.say.event_turned_up(slot=event.slot + 1, tile=tile)

    def game_ended(self, event: GameEnded) -> str:
        return self.say.event_game_ended()

    def forced(self, event: Forced) -> str | None:
        """A choice without alternatives; a wilderness says why itself."""
        name, say = self.name(event.seat), self.say
        noun, _, id = event.key.partition(":")
        match noun:
            case "wilderness":
                return None
            case "site":
                return say.event_forced_site(row=SITES[id].row)
            case "remove":
                slot, _, word = id.partition("/")
                return say.event_forced_remove(colour=self.terms.colour(word), slot=int(slot) + 1)
        match event.decision:
            case "pay_any":
                return say.event_forced_pay_any(name=name, colour=self.terms.colour(id))
            case "sacrifice_pick":
                return say.event_forced_sacrifice_pick(name=name, colour=self.terms.colour(id))
            case "discard_excess" if noun == "give":
                return say.event_forced_discard_excess(name=name, colour=self.terms.colour(id))
            case "take_worshipper":
                return say.event_forced_take_worshipper(name=name, colour=self.terms.colour(id))
            case _:
                return say.event_forced_other(name=name)


class Brief:
    """A turn in a line of signs, for a log beside the boards: one method per kind of event shown there."""

    def __init__(self, terms: Terms) -> None:
        self.terms, self.say = terms, terms.say

    def line(self, events: Sequence[OrbisEvent]) -> str:
        """A whole turn: `▸ 7 Irrigation · gets ♣◆ · pays ♣◆◆ · row 2 · +3 · ◆→4 8`."""
        created = [self.created(event) for event in events if isinstance(event, Created)]
        parts = continued(self.part(event) for event in events)
        return " · ".join([*parts, *self._points(events), *created])

    def part(self, event: OrbisEvent) -> str | None:
        """An event in a few signs; `None` for one that has no place in the line, or is said at its end."""
        match event:
            case TookLandscape():
                return self.took_landscape(event)
            case Collected():
                return self.collected(event)
            case Traded():
                return self.traded(event)
            case Paid():
                return self.paid(event)
            case Laid():
                return self.laid(event)
            case TookBenefit():
                return self.took_benefit(event)
            case Gained():
                return self.gained(event)
            case Sacrificed():
                return self.sacrificed(event)
            case Removed():
                return self.removed(event)
            case Marked() | GodMarked():
                return self.say.brief_marked()
            case TookGod():
                return self.took_god(event)
            case Discarded():
                return self.discarded(event)
            case Created() | TurnedOver() | TurnedUp() | GameEnded() | Forced():
                return None
            case _:
                assert_never(event)

    def _points(self, events: Sequence[OrbisEvent]) -> list[str]:
        """What the landscape laid face up scores, unless it is marked; a Forest only may."""
        up = [event.tile for event in events if isinstance(event, Laid) and not event.wild]
        row = LANDSCAPES[up[0]] if up else None
        if row is None or not row.cp or any(isinstance(event, Marked) for event in events):
            return []
        return [f"+{row.cp}?" if row.effect == "forest" else f"+{row.cp}"]

    def took_landscape(self, event: TookLandscape) -> str:
        return self.say.brief_took_landscape(slot=event.slot + 1, kind=self.terms.kind(event.tile))

    def created(self, event: Created) -> str:
        """The colour and the slots; said at the end of the line."""
        places = " ".join(str(slot + 1) for slot in event.slots)
        return self.say.brief_created(sign=self.terms.sign(event.colour), places=places)

    def collected(self, event: Collected) -> str:
        return self.say.brief_collected(signs=self._signs(event.worshippers))

    def traded(self, event: Traded) -> str:
        given, got = self.terms.sign(event.give), self.terms.sign(event.get)
        return self.say.brief_traded(given=given, got=got)

    def paid(self, event: Paid) -> str:
        return self.say.brief_paid(signs=self._signs(event.worshippers))

    def laid(self, event: Laid) -> str:
        row = SITES[event.site].row
        return self.say.brief_laid_wild(row=row) if event.wild else self.say.brief_laid_face_up(row=row)

    def took_benefit(self, event: TookBenefit) -> str:
        return self.say.brief_took_benefit(sign=self.terms.sign(event.colour))

    def gained(self, event: Gained) -> str:
        return self.say.brief_gained(sign=self.terms.sign(event.colour))

    def sacrificed(self, event: Sacrificed) -> str:
        return self.say.brief_sacrificed(signs=self._signs(event.worshippers))

    def removed(self, event: Removed) -> str:
        return self.say.brief_removed(sign=self.terms.sign(event.colour))

    def took_god(self, event: TookGod) -> str:
        return self.say.brief_took_god(god=self.terms.god(event.god))

    def discarded(self, event: Discarded) -> str:
        return self.say.brief_discarded(sign=self.terms.sign(event.colour))

    def _signs(self, worshippers: Sequence[int]) -> str:
        return self.terms.held(worshippers).replace(" ", "") if any(worshippers) else ""
