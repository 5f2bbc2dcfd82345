"""What one answer brought about in Bora Bora: what a seat does and all that it gains are one sentence."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Final

from rulesets.bora_bora.components import JEWELS, REGIONS
from rulesets.core import Event
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_GAINS: Final = frozenset(
    {
        *("scored", "gained_offerings", "gained_shells", "gained_status", "placed_material"),
        *("material_beside", "took_god_card", "drew_god_card", "no_god_card"),
    }
)
"""What is said together with the deed that brought it."""
_DEEDS: Final = frozenset(["played_god", "occupied", "took_person", "placed_priest", "built", "moved_hut"])
"""What a die or a use of people leads to: said in a few words after it."""
_HEADS: Final = frozenset({"placed_die", "used"})
_TOGETHER: Final = frozenset({"rolled", "status", "temple", "turned_up"})
"""What is told in one line for all."""
_SUMS: Final = frozenset({"gained_offerings", "gained_shells"})


@record(frozen=False)
class Told:
    """A sentence in the making."""

    kind: str
    seat: int | None
    events: list[Event]
    """What it is about: one deed, or several that are told in one line."""
    parts: list[Event] = field(default_factory=list)
    """What came of it."""


def _gathered(events: Sequence[Event]) -> list[Told]:
    """The events of one answer, put together where they belong together."""
    told: list[Told] = []
    for event in events:
        source = event.facts.get("source")
        kind = str(source) if event.kind == "scored" and source in ("status", "temple") else event.kind
        own = next((each for each in reversed(told) if each.kind not in ("turned_up", "reshuffled")), None)
        if own is not None and (own.seat != event.seat or own.seat is None):
            own = None
        together = next((each for each in told if each.kind == kind), None) if kind in _TOGETHER else None
        if kind == "forced":
            continue  # what follows tells it
        if together is not None:
            together.events.append(event)
        elif (
            kind not in _TOGETHER
            and own is not None
            and (kind in _GAINS or (kind in _DEEDS and own.kind in _HEADS) or kind == own.kind == "moved_hut")
        ):
            own.parts.append(event)
        else:
            seat = None if kind in _TOGETHER else event.seat
            told.append(Told("gained" if kind in _GAINS else kind, seat, [event]))
    return told


def _abridged(event: Event) -> Event:
    """A hut with its region by letter and number alone, and without whoever moves aside."""
    if event.kind != "occupied":
        return event
    return Event(event.kind, event.seat, {"region": f" {event.facts['region']}", "aside": None})


class Story:
    """The sentences of `Wording.story`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say, self.name, self.counted, self.terms = wording.say, wording.name, wording.counted, terms
        self._several: Mapping[str, Callable[[Told], str]] = {
            "gained": self._gained,
            "moved_hut": self._moved_huts,
            "rolled": self._rolled,
            "status": self._scored,
            "temple": self._scored,
            "turned_up": self._turned_up,
        }

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about."""
        return [(told.seat, self._sentence(told)) for told in _gathered(events)]

    def brief(self, events: Sequence[Event]) -> str:
        """The same of one seat in a few words, without its name: `3 on Water path: hut on c3, 2★`."""
        said = []
        for told in _gathered(events):
            head = told.events[0]
            facts = self._facts(head)
            if "card" in head.facts:
                facts["card"] = self.terms.board("card", head.facts["card"])
            heads = {"placed_die": "die", "used": "used", "bought_jewelry": "jewel", "fulfilled_task": "task"}
            heads |= {"took_task": "took", "discarded_task": "discarded"}
            if told.kind == "occupied":
                said.append(self._listed([_abridged(head), *told.parts]))
            if told.kind not in heads:
                continue
            told_of = [_abridged(part) for part in told.parts if part.kind != "played_god"]
            parts = self._listed(told_of)
            which = "part-with" if parts else "part-alone"
            said.append(self.say(which, head=self.say("news", heads[head.kind], **facts), what=parts))
        return "; ".join(said)

    def _sentence(self, told: Told) -> str:
        several = self._several.get(told.kind)
        head = self._deed(told.events[0]) if several is None else several(told)
        parts = self._listed(told.parts)
        return self.say("event-with", head=head.removesuffix("."), what=parts) if parts else head

    def _listed(self, parts: Sequence[Event]) -> str:
        """What came of something; gains of the same kind are summed up."""
        summed: dict[object, Event] = {}
        for place, event in enumerate(parts):
            amount = {"scored": "points", **dict.fromkeys(_SUMS, "count")}.get(event.kind, "")
            key = (event.kind, event.facts.get("source")) if amount else place
            more = summed[key].facts[amount] if key in summed else 0
            facts = {**event.facts, amount: event.facts[amount] + more} if more else event.facts
            summed[key] = Event(event.kind, event.seat, facts)
        return ", ".join(map(self._part, summed.values()))

    # -- lines about several events ----------------------------------------------------------------

    def _gained(self, told: Told) -> str:
        """A gain by itself, with those that followed."""
        if told.events[0].kind == "no_god_card":
            return self.say("event-no-god-card", name=self.name(told.seat))
        parts, told.parts = told.parts, []
        return self.say("event-gained", name=self.name(told.seat), what=self._listed([*told.events, *parts]))

    def _moved_huts(self, told: Told) -> str:
        count = 1 + sum(event.kind == "moved_hut" for event in told.parts)
        told.parts = [event for event in told.parts if event.kind != "moved_hut"]
        return self.counted("event-moved-huts", count=count, name=self.name(told.seat))

    def _rolled(self, told: Told) -> str:
        rolls = [
            self.say("text-roll", name=self.name(event.seat), dice=self.terms.numbers(event.facts["dice"]))
            for event in told.events
        ]
        return self.say("event-rolled", rolls=", ".join(rolls))

    def _scored(self, told: Told) -> str:
        points = [
            self.say("name-vp", name=self.name(event.seat), vp=self.terms.vp(event.facts["points"]))
            for event in told.events
        ]
        return self.say("event-scored", told.kind, points=", ".join(points))

    def _turned_up(self, told: Told) -> str:
        cards = [self.terms.colour(event.facts["god"]) for event in told.events]
        return self.say("event-turned-up", cards=", ".join(cards))

    # -- single events -----------------------------------------------------------------------------

    def _facts(self, event: Event) -> dict[str, Any]:
        """Everything that a sentence about an event may speak of, in words."""
        terms, given = self.terms, event.facts
        facts: dict[str, Any] = {**given, "name": self.name(event.seat)}
        namings: dict[str, Callable[[Any], dict[str, Any]]] = {
            "card": lambda card: {"card": terms.card(card)},
            "tile": lambda tile: {"person": terms.person(tile)} if isinstance(tile, str) else {},
            "place": lambda place: {"number": place},
            "jewel": lambda jewel: {
                "jewel": terms.jewel_line(jewel),
                "shells": terms.some("shells", JEWELS[jewel].shell_cost),
            },
            "task": lambda task: {"task": terms.quoted(task)},
            "seats": lambda seats: {"names": ", ".join(map(self.name, seats))},
            "priests": lambda count: {"priests": self.counted("priests", count=count)},
            "region": lambda region: {"region": terms.region(region) if region in REGIONS else region[1:]},
            "aside": lambda seat: {"other": self.name(seat)},
            "out": lambda seat: {"other": self.name(seat)},
            "material": lambda material: {"material": terms.material(material)},
            "spaces": lambda spaces: {"spaces": " + ".join(spaces)},
            "points": lambda points: {"vp": terms.vp(points)},
        }
        for fact, naming in namings.items():
            if fact in given:
                facts |= naming(given[fact])
        if event.kind == "played_god":
            facts |= {"god": terms.god(given["god"], "object"), "payment": terms.payment(given["cards"])}
        if event.kind == "used":
            facts |= {
                "person": terms.named(given["kind"], given["sex"]),
                "effect": terms.use(given["kind"], given["value"]),
            }
        if event.kind == "reshuffled":
            facts["cards"] = terms.some("god-cards", given["cards"])
        return facts

    def _deed(self, event: Event) -> str:
        """A sentence about one event."""
        given, facts, kind = event.facts, self._facts(event), event.kind
        if kind == "placed_die":
            if given["card"] == "fishing":
                return self.say("event-fished", **facts)
            gods = (
                ("both" if given["white"] else "blue")
                if given["blue"]
                else "white"
                if given["white"]
                else "plain"
            )
            return self.say("event-placed-die", gods, **facts)
        if kind == "used":
            # What is gained at once is said after it, so it isn't said twice.
            gain = ["gain"] if given["kind"] in ("vp", "offering", "shell", "status") else []
            return self.say("event-used", given["how"], *gain, **facts)
        if kind == "fulfilled_task":
            said = self.say("event-fulfilled-task", "yellow" if given["yellow"] else "plain", **facts)
            cards = given["cards"]
            shown = [self.terms.cards_of(god, cards.count(god)) for god in dict.fromkeys(cards)]
            return (
                self.say("event-shows", head=said.removesuffix("."), cards=self.terms.listing(shown))
                if cards
                else said
            )
        if (kind, given.get("aside")) == ("occupied", None) or (kind, given.get("out")) == (
            "placed_priest",
            None,
        ):
            return self.say("event", kind, **facts)
        other = {"occupied": ["aside"], "placed_priest": ["out"]}.get(kind, [])
        return self.say("event", kind, *other, **facts)

    def _part(self, event: Event) -> str:
        """What came of a deed, in a few words."""
        kind, given, terms = event.kind, event.facts, self.terms
        facts = self._facts(event)
        if kind in _SUMS:
            return terms.some(kind.removeprefix("gained_"), given["count"])
        if kind == "took_god_card":
            return terms.cards_of(given["god"], 1)
        if kind == "drew_god_card":  # its owner reads which card; for others that isn't among the facts
            god = given.get("god")
            return (
                self.say("part-drawn")
                if god is None
                else self.say("part-drawn-own", card=terms.cards_of(god, 1))
            )
        if kind == "took_person":
            return str(facts["person"])
        if kind == "scored":
            return (
                self.say("part", given["source"], **facts)
                if given["source"] in ("fish", "helper")
                else str(facts["vp"])
            )
        if kind == "played_god":
            return self.say("part-god", god=terms.god(given["god"]), payment=facts["payment"])
        which = [
            kind,
            *(
                ["aside"]
                if given.get("aside") is not None
                else ["out"]
                if given.get("out") is not None
                else []
            ),
        ]
        return self.say("part", *which, **facts)
