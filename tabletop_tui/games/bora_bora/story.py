"""What one answer brought about in Bora Bora: what a seat does and all that it gains are one sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rulesets.bora_bora.components import JEWELS
from rulesets.core import Event
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.kit.narration import Naming, Narration
from tabletop_tui.games.wording import Wording

_GAINS: Final = frozenset(
    {
        *("scored", "gained_offerings", "gained_shells", "gained_status"),
        *("took_god_card", "drew_god_card"),
    }
)
"""What is said together with the deed that brought it."""
_DEEDS: Final = frozenset(
    {
        *("played_god", "occupied", "took_person", "placed_priest", "built", "moved_hut"),
        *("placed_material", "material_beside", "no_god_card"),
    }
)
"""What a die or a use of people leads to: said in a few words after it, or in a sentence of its own."""
_SUMS: Final = {"scored": "points", "gained_offerings": "count", "gained_shells": "count"}
"""What is added up, and the fact that counts it."""
_TOGETHER: Final = frozenset({"rolled", "status", "temple", "turned_up"})
"""What is told in one line for all seats."""
_AT_ONCE: Final = frozenset({"vp", "offering", "shell", "status"})
"""Kinds of people whose gain is told right after their use."""


def merged(events: Sequence[Event], terms: Terms) -> list[Event]:
    """Events with those in one that are told in one: lines about all seats, sums, several huts."""
    found: dict[object, Event] = {}
    key: object
    deed = 0
    for place, event in enumerate(events):
        kind, given = event.kind, event.facts
        if kind == "scored" and given["source"] in _TOGETHER:
            kind = given["source"]
        if kind == "forced":
            continue  # what follows tells it
        deed += kind not in _GAINS and kind != "moved_hut"
        if kind in _TOGETHER:
            key, parts = kind, found[kind].facts["parts"] if kind in found else []
            found[kind] = Event(kind, None, {"parts": [*parts, _part(event, terms)]})
        elif kind == "moved_hut":
            key = (kind, event.seat, deed)
            count = found[key].facts["count"] if key in found else 0
            found[key] = Event(kind, event.seat, {"count": count + 1})
        elif kind in _SUMS:
            key, amount = (kind, event.seat, given.get("source"), deed), _SUMS[kind]
            more = found[key].facts[amount] if key in found else 0
            found[key] = Event(kind, event.seat, {**given, amount: given[amount] + more})
        else:
            found[place] = event
    return sorted(found.values(), key=lambda event: event.kind in ("turned_up", "reshuffled"))


def _part(event: Event, terms: Terms) -> str:
    """One seat's part in a line about all of them."""
    if event.kind == "turned_up":
        return terms.colour(event.facts["god"])
    if event.kind == "rolled":
        dice = " ".join(map(str, event.facts["dice"]))
        return terms.say("text-roll", name=terms.name(event.seat), dice=dice)
    return terms.say("name-vp", name=terms.name(event.seat), vp=terms.vp(event.facts["points"]))


class Story(Narration):
    """Tells what happened, in the sentences of `Wording.story`."""

    def __init__(self, wording: Wording, terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        super().__init__(wording, namings(terms), FORMS, gains=_GAINS | _DEEDS)
        self._terms = terms

    def facts(self, event: Event) -> dict[str, Any]:
        """Of people also what they are called together, and what they do."""
        facts, given = super().facts(event), event.facts
        if event.kind != "used":
            return facts
        person = self._terms.named(given["kind"], given["sex"])
        return {**facts, "person": person, "effect": self._terms.use(given["kind"], given["value"])}

    def tell(self, event: Event) -> str | None:
        """A deed has a sentence of its own where nothing led to it."""
        return self._say(event, "event") if event.kind in _DEEDS else super().tell(event)

    def of(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about."""
        return self.story(merged(events, self._terms))

    def news(self, events: Sequence[Event]) -> str:
        """The same of one seat in a few words, without its name: `3 on Water · hut on c3 · 2★`."""
        said = []
        for event in merged(events, self._terms):
            message = self._wording.message("news", event.kind)
            if self._wording.words.has(message):
                said.append(self._wording.words(message, **self.facts(event)))
            elif event.kind in _GAINS | _DEEDS and event.kind != "played_god":
                said.append(self._say(event, "gain") or "")
        return " · ".join(said)


def namings(terms: Terms) -> Mapping[str, Naming]:
    """How facts of events and reasons are named in sentences."""

    def cards(paid: Any) -> dict[str, str]:
        if isinstance(paid, int):
            return {"cards": terms.some("god-cards", paid)}
        counts = {god: list(paid).count(god) for god in paid}
        listed = [terms.cards_of(god, count) for god, count in counts.items()]
        return {"cards": terms.listing(listed), "payment": terms.payment(paid)}

    def jewel(id: str) -> dict[str, str]:
        return {"jewel": terms.jewel_line(id), "shells": terms.some("shells", JEWELS[id].shell_cost)}

    return {
        "aside": lambda seat: {"other": terms.name(seat)},
        "card": lambda card: {"card": terms.say("card", card), "brief": terms.board("card", card)},
        "cards": cards,
        "god": lambda god: {
            "card": terms.cards_of(god, 1),
            "god": terms.god(god, "object"),
            "paid": terms.god(god),
        },
        "jewel": jewel,
        "material": lambda material: {"material": terms.say("material", material)},
        "out": lambda seat: {"other": terms.name(seat)},
        "parts": lambda parts: {"parts": ", ".join(parts)},
        "place": lambda place: {"number": place},
        "points": lambda points: {"vp": terms.vp(points)},
        "priests": lambda count: {"priests": terms.counted("priests", count=count)},
        "region": lambda region: {"region": terms.region(region), "spot": region},
        "seats": lambda seats: {"names": ", ".join(map(terms.name, seats))},
        "spaces": lambda spaces: {"spaces": " + ".join(spaces)},
        "task": lambda task: {"task": terms.quoted(task)},
        "tile": lambda tile: {"person": terms.person(tile)} if isinstance(tile, str) else {},
    }


def _number(event: Event) -> str:
    return "one" if event.facts["count"] == 1 else "many"


def _placed(event: Event) -> str:
    given = event.facts
    if given["card"] == "fishing":
        return "fishing"
    return ("both" if given["white"] else "blue") if given["blue"] else "white" if given["white"] else "plain"


FORMS: Final[Mapping[str, Callable[[Event], str]]] = {
    "drew_god_card": lambda event: "unseen" if event.facts.get("god") is None else "own",
    "fulfilled_task": lambda event: (
        ("yellow" if event.facts["yellow"] else "plain") + ("-shown" if event.facts["cards"] else "")
    ),
    "gained_offerings": _number,
    "gained_shells": _number,
    "moved_hut": _number,
    "occupied": lambda event: "free" if event.facts["aside"] is None else "aside",
    "placed_die": _placed,
    "placed_priest": lambda event: "free" if event.facts["out"] is None else "out",
    "scored": lambda event: (
        event.facts["source"] if event.facts["source"] in ("fish", "helper") else "points"
    ),
    # What is gained at once is said after the use, so it isn't said twice.
    "used": lambda event: event.facts["how"] + ("-gain" if event.facts["kind"] in _AT_ONCE else ""),
}
"""Which of several sentences tells an event."""
