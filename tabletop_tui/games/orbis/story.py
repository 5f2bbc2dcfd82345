"""What happens in Orbis: each event in a sentence, and a whole turn in a line of signs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from rulesets.core import Event
from rulesets.orbis.components import COLOURS, LANDSCAPES, TRADE_PRICE
from rulesets.orbis.costs import Forced
from rulesets.orbis.geometry import SITES
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.brief import continued


class Story:
    """Sentences for the log: one method per kind of event."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.terms, self.say, self.name = terms, terms.say, name

    def sentence(self, event: Event) -> str | None:
        """An event in a sentence; `None` if another one says it already."""
        return _SENTENCES[event.kind](self, event)

    def took_landscape(self, event: Event) -> str:
        tile, slot = self.terms.tile(event.facts["tile"]).tile, event.facts["slot"] + 1
        return self.say.event_took_landscape(name=self.name(event.seat), tile=tile, slot=slot)

    def created(self, event: Event) -> str:
        slots = self.terms.listing([str(slot + 1) for slot in event.facts["slots"]])
        return self.say.event_created(
            colour=self.terms.colour(event.facts["colour"], "masculine"), slots=slots
        )

    def collected(self, event: Event) -> str:
        worshippers = self.terms.worshippers(event.facts["worshippers"])
        return self.say.event_collected(name=self.name(event.seat), worshippers=worshippers)

    def traded(self, event: Event) -> str:
        given = self.terms.worshippers({event.facts["give"]: TRADE_PRICE})
        got = self.terms.one_worshipper(event.facts["get"])
        return self.say.event_traded(name=self.name(event.seat), given=given, got=got)

    def turned_over(self, event: Event) -> str:
        """The landscape in hand becomes a wilderness, by choice or because it must."""
        name, tile = self.name(event.seat), event.facts["tile"]
        why: Forced | Literal["chosen"] = event.facts["why"]
        match why:
            case "chosen":
                return self.say.event_turned_over_chosen(name=name, the=self.terms.kind(tile, "the"))
            case "no-site":
                return self.say.event_turned_over_no_site(the=self.terms.kind(tile, "the"), name=name)
            case "cannot-pay":
                what = self.terms.kind(tile, "object")
                return self.say.event_turned_over_cannot_pay(name=name, what=what)

    def paid(self, event: Event) -> str:
        worshippers = self.terms.worshippers(event.facts["worshippers"])
        return self.say.event_paid(name=self.name(event.seat), worshippers=worshippers)

    def laid(self, event: Event) -> str:
        name, tile, row = self.name(event.seat), event.facts["tile"], SITES[event.facts["site"]].row
        if event.facts["wild"]:
            return self.say.event_laid_wild(name=name, what=self.terms.kind(tile, "object"), row=row)
        return self.say.event_laid_face_up(name=name, tile=self.terms.tile(tile).tile, row=row)

    def took_benefit(self, event: Event) -> str:
        colour = self.terms.colour(event.facts["colour"])
        return self.say.event_took_benefit(name=self.name(event.seat), colour=colour)

    def gained(self, event: Event) -> str:
        worshippers = self.terms.worshippers({event.facts["colour"]: event.facts["count"]})
        return self.say.event_gained(name=self.name(event.seat), worshippers=worshippers)

    def sacrificed(self, event: Event) -> str:
        worshippers = self.terms.worshippers(event.facts["worshippers"])
        return self.say.event_sacrificed(name=self.name(event.seat), worshippers=worshippers)

    def removed(self, event: Event) -> str:
        worshipper, slot = self.terms.one_worshipper(event.facts["colour"]), event.facts["slot"] + 1
        return self.say.event_removed(name=self.name(event.seat), worshipper=worshipper, slot=slot)

    def marked(self, event: Event) -> str:
        name, row, say = self.name(event.seat), LANDSCAPES[event.facts["tile"]], self.say
        the, colours = self.terms.kind(row.id, "the"), self.terms.colours(tuple(row.need))
        why: Literal["declined", "not-below", "too-few"] = event.facts["why"]
        if why == "declined":
            return say.event_marked_declined(name=name, the=the)
        if why == "not-below":
            return say.event_marked_not_below(colours=colours, the=the)
        if row.effect == "village":
            return say.event_marked_too_few_village(name=name, count=row.need_count, the=the)
        return say.event_marked_too_few_volcano(count=row.need_count, colours=colours, the=the)

    def took_god(self, event: Event) -> str:
        the = self.terms.the_god(event.facts["god"])
        return self.say.event_took_god(name=self.name(event.seat), the=the)

    def god_marked(self, event: Event) -> str:
        name, the = self.name(event.seat), self.terms.the_god(event.facts["god"])
        why: Literal["declined", "too-few"] = event.facts["why"]
        if why == "declined":
            return self.say.event_god_marked_declined(name=name, the=the)
        return self.say.event_god_marked_too_few(name=name, the=the)

    def discarded(self, event: Event) -> str:
        worshipper = self.terms.one_worshipper(event.facts["colour"])
        return self.say.event_discarded(name=self.name(event.seat), worshipper=worshipper)

    def turned_up(self, event: Event) -> str:
        tile = self.terms.tile(event.facts["tile"]).tile
        return self.say.event_turned_up(slot=event.facts["slot"] + 1, tile=tile)

    def game_ended(self, event: Event) -> str:
        return self.say.event_game_ended()

    def forced(self, event: Event) -> str | None:
        """A choice without alternatives; a wilderness says why itself."""
        name, say = self.name(event.seat), self.say
        noun, _, id = event.facts["key"].partition(":")
        if noun == "wilderness":
            return None
        if noun == "site":
            return say.event_forced_site(row=SITES[id].row)
        if noun == "remove":
            slot, _, word = id.partition("/")
            return say.event_forced_remove(colour=self.terms.colour(word), slot=int(slot) + 1)
        match event.facts["kind"]:
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


_SENTENCES: Mapping[str, Callable[[Story, Event], str | None]] = {
    "took_landscape": Story.took_landscape,
    "created": Story.created,
    "collected": Story.collected,
    "traded": Story.traded,
    "turned_over": Story.turned_over,
    "paid": Story.paid,
    "laid": Story.laid,
    "took_benefit": Story.took_benefit,
    "gained": Story.gained,
    "sacrificed": Story.sacrificed,
    "removed": Story.removed,
    "marked": Story.marked,
    "took_god": Story.took_god,
    "god_marked": Story.god_marked,
    "discarded": Story.discarded,
    "turned_up": Story.turned_up,
    "game_ended": Story.game_ended,
    "forced": Story.forced,
}


class Brief:
    """A turn in a line of signs, for a log beside the boards: one method per kind of event shown there."""

    def __init__(self, terms: Terms) -> None:
        self.terms, self.say = terms, terms.say

    def line(self, events: Sequence[Event]) -> str:
        """A whole turn: `▸ 7 Irrigation · gets ♣◆ · pays ♣◆◆ · row 2 · +3 · ◆→4 8`."""
        created = [self.created(event) for event in events if event.kind == "created"]
        parts = continued(_BRIEF[event.kind](self, event) for event in events if event.kind in _BRIEF)
        return " · ".join([*parts, *self._points(events), *created])

    def _points(self, events: Sequence[Event]) -> list[str]:
        """What the landscape laid face up scores, unless it is marked; a Forest only may."""
        up = [event.facts["tile"] for event in events if event.kind == "laid" and not event.facts["wild"]]
        row = LANDSCAPES[up[0]] if up else None
        if row is None or not row.cp or any(event.kind == "marked" for event in events):
            return []
        return [f"+{row.cp}?" if row.effect == "forest" else f"+{row.cp}"]

    def took_landscape(self, event: Event) -> str:
        return self.say.brief_took_landscape(
            slot=event.facts["slot"] + 1, kind=self.terms.kind(event.facts["tile"])
        )

    def created(self, event: Event) -> str:
        """The colour and the slots; said at the end of the line."""
        places = " ".join(str(slot + 1) for slot in event.facts["slots"])
        return self.say.brief_created(sign=self.terms.sign(event.facts["colour"]), places=places)

    def collected(self, event: Event) -> str:
        return self.say.brief_collected(signs=self._signs(event))

    def traded(self, event: Event) -> str:
        given, got = self.terms.sign(event.facts["give"]), self.terms.sign(event.facts["get"])
        return self.say.brief_traded(given=given, got=got)

    def paid(self, event: Event) -> str:
        return self.say.brief_paid(signs=self._signs(event))

    def laid(self, event: Event) -> str:
        row = SITES[event.facts["site"]].row
        return (
            self.say.brief_laid_wild(row=row) if event.facts["wild"] else self.say.brief_laid_face_up(row=row)
        )

    def took_benefit(self, event: Event) -> str:
        return self.say.brief_took_benefit(sign=self.terms.sign(event.facts["colour"]))

    def gained(self, event: Event) -> str:
        return self.say.brief_gained(sign=self.terms.sign(event.facts["colour"]))

    def sacrificed(self, event: Event) -> str:
        return self.say.brief_sacrificed(signs=self._signs(event))

    def removed(self, event: Event) -> str:
        return self.say.brief_removed(sign=self.terms.sign(event.facts["colour"]))

    def marked(self, event: Event) -> str:
        return self.say.brief_marked()

    def took_god(self, event: Event) -> str:
        return self.say.brief_took_god(god=self.terms.god(event.facts["god"]))

    def discarded(self, event: Event) -> str:
        return self.say.brief_discarded(sign=self.terms.sign(event.facts["colour"]))

    def _signs(self, event: Event) -> str:
        counts = [event.facts["worshippers"].get(word, 0) for word in COLOURS]
        return self.terms.held(counts).replace(" ", "") if any(counts) else ""


_BRIEF: Mapping[str, Callable[[Brief, Event], str]] = {
    "took_landscape": Brief.took_landscape,
    "collected": Brief.collected,
    "traded": Brief.traded,
    "paid": Brief.paid,
    "laid": Brief.laid,
    "took_benefit": Brief.took_benefit,
    "gained": Brief.gained,
    "sacrificed": Brief.sacrificed,
    "removed": Brief.removed,
    "marked": Brief.marked,
    "took_god": Brief.took_god,
    "god_marked": Brief.marked,
    "discarded": Brief.discarded,
}
"""What has no place in the line isn't here: what is turned up or over, and what was forced."""
