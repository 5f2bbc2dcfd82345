"""What one answer brought about in Bora Bora: what a seat does and all that it gains are one sentence."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Final

from rulesets.bora_bora.components import JEWELS
from rulesets.core import Event
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_GAINS: Final = frozenset(
    {
        "scored",
        "gained_offerings",
        "gained_shells",
        "gained_status",
        "placed_material",
        "material_beside",
        "took_god_card",
        "drew_god_card",
        "no_god_card",
    }
)
"""What is said together with the deed that brought it."""

_DEEDS: Final = frozenset({"played_god", "occupied", "took_person", "placed_priest", "built", "moved_hut"})
"""What a die or a use of people leads to: said in a few words after it."""

_HEADS: Final = frozenset({"placed_die", "used"})
"""What deeds belong to."""

_TOGETHER: Final = frozenset({"rolled", "status", "temple"})
"""What all seats have in one line."""

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


def _kind_of(event: Event) -> str:
    """`status` and `temple` are scored by everybody at once."""
    source = event.facts.get("source")
    return str(source) if event.kind == "scored" and source in ("status", "temple") else event.kind


class _Gatherer:
    """Goes through the events of one answer and puts together what belongs together."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def read(self, event: Event) -> None:
        """The next event."""
        kind = _kind_of(event)
        if kind == "forced":
            return  # what follows tells it
        if kind in _TOGETHER:
            self._together(kind, event)
        elif self._belongs(event):
            self._head(event.seat).parts.append(event)
        elif kind == "turned_up":
            self._turned_up(event)
        else:
            self.told.append(Told("gained" if kind in _GAINS else kind, event.seat, [event]))

    def _together(self, kind: str, event: Event) -> None:
        """All seats' dice or points, in one line."""
        if self.told and self.told[-1].kind == kind:
            self.told[-1].events.append(event)
        else:
            self.told.append(Told(kind, None, [event]))

    def _turned_up(self, event: Event) -> None:
        """Cards that come up stand at the end, in one line."""
        line = next((told for told in self.told if told.kind == "turned_up"), None)
        if line is None:
            self.told.append(Told("turned_up", None, [event]))
        else:
            line.events.append(event)

    def _own(self, seat: int | None) -> Told | None:
        """The sentence in the making of a seat, if nothing of another seat came between."""
        for told in reversed(self.told):
            if told.seat is not None or told.kind not in ("turned_up", "reshuffled"):
                return told if told.seat == seat and told.seat is not None else None
        return None

    def _belongs(self, event: Event) -> bool:
        """Whether something comes of what has just been told of the same seat."""
        own = self._own(event.seat)
        return own is not None and (
            event.kind in _GAINS
            or (event.kind in _DEEDS and own.kind in _HEADS)
            or (event.kind == own.kind == "moved_hut")
        )

    def _head(self, seat: int | None) -> Told:
        own = self._own(seat)
        if own is None:
            raise ValueError(f"nothing has been told of seat {seat}")
        return own


class Story:
    """The sentences of `Wording.story`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self._lines: Mapping[str, Callable[[Told], str]] = {
            "gained": self._gained,
            "moved_hut": self._moved_huts,
            "rolled": self._rolled,
            "status": self._scored,
            "temple": self._scored,
            "turned_up": self._turned_up,
        }
        self._parts: Mapping[str, Callable[[Event], str]] = {
            "built": self._part_built,
            "drew_god_card": self._part_drawn,
            "gained_offerings": lambda event: self.terms.offerings(event.facts["count"]),
            "gained_shells": lambda event: self.terms.shells(event.facts["count"]),
            "gained_status": self._part_status,
            "material_beside": self._part_material,
            "moved_hut": lambda _event: self.say("part-moved-hut"),
            "no_god_card": lambda _event: self.say("part-no-god-card"),
            "occupied": self._part_occupied,
            "placed_material": self._part_material,
            "placed_priest": self._part_priest,
            "played_god": self._part_god,
            "scored": self._part_scored,
            "took_god_card": lambda event: self.terms.cards_of(event.facts["god"], 1),
            "took_person": lambda event: self.terms.person(event.facts["tile"]),
        }

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about."""
        gatherer = _Gatherer()
        for event in events:
            gatherer.read(event)
        return [(told.seat, self._sentence(told)) for told in gatherer.told]

    def _sentence(self, told: Told) -> str:
        special = self._lines.get(told.kind)
        head = self._deed(told.events[0]) if special is None else special(told)
        parts = self._listed(told.parts)
        return self.say("event-with", head=head.removesuffix("."), what=parts) if parts else head

    def _listed(self, parts: Sequence[Event]) -> str:
        """What came of something; equal gains are summed up."""
        summed: list[Event] = []
        for event in parts:
            same = next((other for other in summed if other.kind == event.kind and event.kind in _SUMS), None)
            if same is None:
                summed.append(event)
            else:
                count = same.facts["count"] + event.facts["count"]
                summed[summed.index(same)] = Event(event.kind, event.seat, {"count": count})
        return ", ".join(self._parts[event.kind](event) for event in summed)

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
        return self.terms.counted("event-moved-huts", count, name=self.name(told.seat))

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

    # -- single deeds ------------------------------------------------------------------------------

    def _deed(self, event: Event) -> str:
        """A sentence about one event."""
        given, terms = event.facts, self.terms
        facts: dict[str, Any] = {"name": self.name(event.seat)}
        kind = event.kind
        if kind == "placed_die":
            return self._die(event, facts)
        if kind == "used":
            return self._used(event, facts)
        if kind == "fulfilled_task":
            return self._fulfilled(event, facts)
        if kind == "occupied":
            return self._occupied(event, facts)
        if kind == "placed_priest":
            return self._priest(event, facts)
        if kind == "played_god":
            facts |= {"god": terms.god_played(given["god"]), "payment": terms.payment(given["cards"])}
        elif kind in ("took_person", "shifted"):
            facts |= {"person": terms.person(given["tile"]), "number": given.get("place", "")}
        elif kind == "built":
            facts |= {"number": given["number"], "spaces": terms.spaces(*given["spaces"])}
        elif kind == "bought_jewelry":
            facts["jewel"] = terms.jewel_line(given["jewel"])
            facts["shells"] = terms.shells(JEWELS[given["jewel"]].shell_cost)
        elif kind in ("took_task", "discarded_task"):
            facts["task"] = terms.quoted(given["task"])
        elif kind == "turn_order":
            facts["names"] = ", ".join(self.name(seat) for seat in given["seats"])
        elif kind == "won_god_tile":
            facts["priests"] = terms.counted("priests", given["priests"])
        elif kind == "reshuffled":
            facts["cards"] = terms.god_cards(given["cards"])
        elif kind == "round_begins":
            facts["round"] = given["round"]
        return self.say("event", kind, **facts)

    def _die(self, event: Event, facts: dict[str, Any]) -> str:
        given = event.facts
        facts |= {"number": given["number"], "card": self.terms.card(given["card"])}
        if given["card"] == "fishing":
            return self.say("event-fished", **facts)
        blue, white = given["blue"], given["white"]
        which = ("both" if white else "blue") if blue else "white" if white else "plain"
        return self.say("event-placed-die", which, **facts)

    def _used(self, event: Event, facts: dict[str, Any]) -> str:
        """What is gained at once is said after it, so it isn't said twice."""
        given = event.facts
        kind, value = given["kind"], given["value"]
        facts["person"] = self.terms.kind(kind, given["sex"])
        if kind in ("vp", "offering", "shell", "status"):
            return self.say("event-used", given["how"], "gain", **facts)
        return self.say("event-used", given["how"], **facts, effect=self.terms.use(kind, value))

    def _fulfilled(self, event: Event, facts: dict[str, Any]) -> str:
        given = event.facts
        facts["task"] = self.terms.quoted(given["task"])
        which = "yellow" if given["yellow"] else "plain"
        said = self.say("event-fulfilled-task", which, **facts)
        if not given["cards"]:
            return said
        counted = {god: given["cards"].count(god) for god in given["cards"]}
        shown = [self.terms.cards_of(god, count) for god, count in counted.items()]
        return self.say("event-shows", head=said.removesuffix("."), cards=self.terms.listing(shown))

    def _occupied(self, event: Event, facts: dict[str, Any]) -> str:
        facts["region"] = self.terms.region(event.facts["region"])
        aside = event.facts["aside"]
        if aside is None:
            return self.say("event-occupied", **facts)
        return self.say("event-occupied-aside", **facts, other=self.name(aside))

    def _priest(self, event: Event, facts: dict[str, Any]) -> str:
        facts["space"] = event.facts["space"]
        out = event.facts["out"]
        if out is None:
            return self.say("event-placed-priest", **facts)
        return self.say("event-placed-priest-out", **facts, other=self.name(out))

    # -- in a few words ----------------------------------------------------------------------------

    def _part_built(self, event: Event) -> str:
        given = event.facts
        return self.say("part-built", number=given["number"], spaces=self.terms.spaces(*given["spaces"]))

    def _part_drawn(self, event: Event) -> str:
        """Its owner reads which card it was; for everybody else that isn't among the facts."""
        god = event.facts.get("god")
        if god is None:
            return self.say("part-drawn")
        return self.say("part-drawn-own", card=self.terms.cards_of(god, 1))

    def _part_god(self, event: Event) -> str:
        given = event.facts
        return self.say(
            "part-god", god=self.terms.god(given["god"]), payment=self.terms.payment(given["cards"])
        )

    def _part_material(self, event: Event) -> str:
        which = "beside" if event.kind == "material_beside" else "placed"
        facts = {
            "material": self.terms.material(event.facts["material"]),
            "space": event.facts.get("space", ""),
        }
        return self.say("part-material", which, **facts)

    def _part_occupied(self, event: Event) -> str:
        region, aside = self.terms.region(event.facts["region"]), event.facts["aside"]
        if aside is None:
            return self.say("part-occupied", region=region)
        return self.say("part-occupied-aside", region=region, other=self.name(aside))

    def _part_priest(self, event: Event) -> str:
        space, out = event.facts["space"], event.facts["out"]
        if out is None:
            return self.say("part-priest", space=space)
        return self.say("part-priest-out", space=space, other=self.name(out))

    def _part_scored(self, event: Event) -> str:
        vp = self.terms.vp(event.facts["points"])
        source = event.facts["source"]
        return self.say("part", source, vp=vp) if source in ("fish", "helper") else vp

    def _part_status(self, event: Event) -> str:
        return self.say("part-status", steps=event.facts["steps"], space=event.facts["space"])
