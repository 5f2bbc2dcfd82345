"""What one answer brought about in Helios: something done, with what it cost and brought, is one sentence."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.helios.components import BUILDINGS, COLOURS, HARBOUR_VP, TILES_FOR_BONUS
from rulesets.helios.geometry import BONUS
from tabletop_tui.games.helios.terms import Terms, letter

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_COLLECTING = frozenset({"moved_sun", "laid", "built", "built_temple", "activated"})
"""What is gained after these is said together with them."""

_GAINS = frozenset({"gained_mana", "gained_cube", "extended_range", "scored", "shone"})

_PRICED = frozenset({"built", "built_temple", "activated"})
"""These say what has been paid for them."""

_SILENT = frozenset({"forced", "completed_lap"})
"""What comes with them tells it."""


_LISTED = frozenset({"turned_up", "reshuffled"})
"""Several of these in a row are one sentence."""

_TAKEN = frozenset({"took_action_tile", "chose_row"})
"""If the action is waived in the same breath, nobody was asked: it can't be carried out."""


@record(frozen=False)
class Told:
    """A sentence in the making."""

    event: Event
    """What it is about."""
    gains: list[Event] = field(default_factory=list)
    paid: Event | None = None
    also: list[Event] = field(default_factory=list)
    """More that is said in the same sentence."""


class Story:
    """The sentences of `Wording.story` and `Wording.event`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """In the words of one table."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms
        self._heads: Mapping[str, Callable[[Told], str]] = {
            "activated": self._activated,
            "built": self._built,
            "built_temple": self._built_temple,
            "laid": self._laid,
            "moved_sun": self._moved_sun,
            "no_cube": self._no_cube,
            "paid": self._paid,
            "reshuffled": self._reshuffled,
            "turned_up": self._turned_up,
        }

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about."""
        said = ((told.event.seat, self._sentence(told)) for told in _gathered(events))
        return [(seat, sentence) for seat, sentence in said if sentence]

    def _sentence(self, told: Told) -> str | None:
        event = told.event
        if event.kind in _GAINS:
            gains = self._gains([event, *told.gains])
            if not gains:
                return None  # lit temples: their points are told by themselves
            return self.say("event-gains", name=self.wording.name(event.seat), what=self.terms.listing(gains))
        said = self._heads.get(event.kind)
        head = said(told) if said is not None else self._plain(told)
        if event.kind in _TAKEN and told.also:
            return self.say("event-cannot", told.also[0].facts["action"], head=head.removesuffix("."))
        gains = self._gains(told.gains)
        if event.kind == "laid" and BONUS.get(event.facts["field"]) == "harbour":
            gains.insert(0, self.say("event-harbour", vp=self.terms.vp(HARBOUR_VP)))
        if not gains:
            return head
        return self.say("event-with", head=head.removesuffix("."), what=", ".join(gains))

    # -- gains -------------------------------------------------------------------------------------

    def _gains(self, events: Sequence[Event]) -> list[str]:
        parts: list[str] = []
        for event in events:
            parts += self._gain(event)
        return parts

    def _gain(self, event: Event) -> list[str]:
        facts, terms = event.facts, self.terms
        if event.kind == "gained_mana":
            return [self.say("gain-mana", facts["why"], mana=terms.mana(facts["count"]))]
        if event.kind == "gained_cube":
            return [self._cube(facts["field"], facts["colour"])]
        if event.kind == "extended_range":
            return [self.say("gain-range", range=facts["range"])]
        if event.kind == "scored":
            return [self.say("gain-vp", facts["why"], vp=terms.vp(facts["points"]))]
        return [self._cube(place, word) for place, word in facts["cubes"]]

    def _cube(self, place: str, word: str) -> str:
        return self.say("gain-cube", cube=letter(word), field=place)

    # -- what was done -----------------------------------------------------------------------------

    def _plain(self, told: Told) -> str:
        """A sentence whose facts need only be named."""
        event, facts = told.event, dict(told.event.facts)
        facts["name"] = self.wording.name(event.seat)
        if event.kind == "waived":
            return self.say("event-waived", facts["action"], name=facts["name"])
        if "colour" in facts:
            word = facts["colour"]
            own = event.kind == "chose_start_land"
            facts["tile"] = self.terms.tile_laid(word) if own else ""
            facts["colour"] = self.terms.colour(word) if own else self.terms.row(word)
        if "action" in facts:
            facts["action"] = self.terms.action(facts["action"])
        if event.kind in ("chose_row", "filled_row"):
            facts["row"] = self.terms.row(facts["row"])
        if "person" in facts:
            facts["person"] = self.terms.person_met(facts["person"])
        if "mana" in facts:
            facts["mana"] = self.terms.mana(facts["mana"])
        if event.kind == "phase":
            facts["first"] = self.wording.name(facts["first"])
        return self.say("event", event.kind, **facts, of=TILES_FOR_BONUS)

    def _facts(self, told: Told) -> dict[str, Any]:
        """Who, and what was paid."""
        facts: dict[str, Any] = {"name": self.wording.name(told.event.seat)}
        facts["price"] = self._price(told.paid)
        return facts

    def _price(self, paid: Event | None) -> str:
        """What was paid, or that it was nothing."""
        if paid is None:
            return self.say("nothing")
        return self.terms.letters(word for _, word in paid.facts["cubes"])

    def _priced(self, which: str, told: Told, **facts: Any) -> str:
        """Something that had a price; without one where only the event itself is known."""
        known = "paid" if told.paid is not None else "plain"
        return self.say("event", which, known, **self._facts(told), **facts)

    def _built(self, told: Told) -> str:
        building = told.event.facts["building"]
        vp = self.terms.vp(BUILDINGS[building].vp)
        return self._priced("built", told, building=self.terms.building_built(building), vp=vp)

    def _built_temple(self, told: Told) -> str:
        facts = told.event.facts
        head = self._priced("built_temple", told, field=facts["field"], number=facts["number"])
        if not facts["lost"]:
            return head
        return self.say("event-lost", head=head.removesuffix("."), cubes=self.terms.cubes(facts["lost"]))

    def _activated(self, told: Told) -> str:
        return self._priced("activated", told, person=self.terms.person_met(told.event.facts["person"]))

    def _laid(self, told: Told) -> str:
        facts = told.event.facts
        kind = facts["tile"]
        which = "special" if kind not in COLOURS else "cube" if facts["cubes"] else "bare"
        place = {"tile": self.terms.tile_laid(kind), "field": facts["field"]}
        return self.say("event-laid", which, name=self.wording.name(told.event.seat), **place)

    def _moved_sun(self, told: Told) -> str:
        facts = told.event.facts
        steps = self.terms.counted("steps", facts["steps"])
        ends = {"start": facts["start"], "end": facts["end"]}
        return self.say("event-moved-sun", name=self.wording.name(told.event.seat), steps=steps, **ends)

    def _no_cube(self, told: Told) -> str:
        return self.say("event-no-cube", told.event.facts["lacks"], name=self.wording.name(told.event.seat))

    def _paid(self, told: Told) -> str:
        name = self.wording.name(told.event.seat)
        return self.say("event-paid", name=name, price=self._price(told.event))

    def _reshuffled(self, told: Told) -> str:
        piles = [
            f"{self.terms.action(event.facts['action'])} {event.facts['tiles']}"
            for event in (told.event, *told.also)
        ]
        return self.say("event-reshuffled", piles=", ".join(piles))

    def _turned_up(self, told: Told) -> str:
        tiles = []
        for event in (told.event, *told.also):
            slot, word = event.facts["slot"], event.facts["colour"]
            shown = self.terms.colour(word)
            if slot not in COLOURS:
                shown = self.say("event-turned-up-extra", tile=shown)
            if not event.facts["cube"]:
                shown = self.say("event-turned-up-bare", tile=shown)
            tiles.append(shown)
        return self.say("event-turned-up", tiles=self.terms.listing(tiles))


def _gathered(events: Sequence[Event]) -> list[Told]:
    """Events put together that belong together."""
    found: list[Told] = []
    paid: Event | None = None
    for number, event in enumerate(events):
        last = found[-1] if found else None
        if event.kind in _SILENT:
            continue
        if event.kind == "paid" and any(other.kind in _PRICED for other in events[number + 1 :]):
            paid = event
        elif last is not None and event.kind in _GAINS and _continues(last.event, event):
            last.gains.append(event)
        elif last is not None and _joins(last.event, event):
            last.also.append(event)
        else:
            told = Told(event)
            if event.kind in _PRICED:
                told.paid, paid = paid, None
            found.append(told)
    return found


def _continues(head: Event, gain: Event) -> bool:
    """Whether a gain belongs to what was told before it."""
    return head.seat == gain.seat and head.kind in (_COLLECTING | _GAINS)


def _joins(last: Event, event: Event) -> bool:
    """Whether an event is said in the sentence before it."""
    if event.kind == "waived":
        return last.kind in _TAKEN
    return event.kind in _LISTED and event.kind == last.kind
