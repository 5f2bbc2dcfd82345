"""What a choice under the cursor would allow, to be lit on the boards before it is taken."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from rulesets.bora_bora.actions import reach, sites
from rulesets.bora_bora.components import CARDS, LAST_STATUS, PEOPLE, PERSON_KINDS
from rulesets.bora_bora.preview import marker_of, use_value
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.moment import needs_blue, placement_of


@record
class Marks:
    """Everything that is lit."""

    reach: Mapping[str, int] = field(default_factory=dict)
    """Regions one could expand to, each with the least value that leads there."""
    places: frozenset[str] = frozenset()
    """Places of the rows of people: `man:3`."""
    temple: int = 0
    """Spaces of the temple up to this one."""
    tiles: int = 0
    """Building tiles up to this one."""
    ground: frozenset[str] = frozenset()
    """Spaces of the own ground."""
    people: frozenset[str] = frozenset()
    """Own people."""
    status: int | None = None
    """Where the own marker would go."""


NO_MARKS = Marks()


def marks_at(view: BoraBoraView, decision: Decision[Any], key: str | None, target: str | None) -> Marks:
    """What the option of a key would allow, or without one everything that can be chosen at a target."""
    keys = [
        option.key
        for option in decision.options
        if (option.key == key if key is not None else target and option.target == target)
    ]
    if not keys:
        return NO_MARKS
    seat, kind = decision.seat, decision.kind
    if kind == "place_die":
        placed = [placement_of(each) for each in keys]
        return _action(view, seat, CARDS[placed[0].card].action.split(" or "), max(p.value for p in placed))
    if kind == "use_people":
        uses = [each.split(":") for each in keys if each.count(":") == 2]
        if not uses:
            return NO_MARKS
        how, sex, used = uses[-1]
        return _use(view, seat, used, use_value(view, seat, sex, used, doubled=how == "doubled"))
    if kind == "build_site":
        return Marks(ground=frozenset(space for each in keys for space in each.partition(":")[2].split("-")))
    return _status_marks(view, seat, keys[0])


def _status_marks(view: BoraBoraView, seat: int, key: str) -> Marks:
    verb, _, thing = key.partition(":")
    if verb == "tattoo":
        return _ahead(view, seat, PEOPLE[thing].status_symbols)
    return _ahead(view, seat, 1) if verb == "status" else NO_MARKS


def _ahead(view: BoraBoraView, seat: int, steps: int) -> Marks:
    return Marks(status=min(marker_of(view, seat) + steps, LAST_STATUS))


def _action(view: BoraBoraView, seat: int, actions: Sequence[str], value: int) -> Marks:
    """What an action card allows with a value."""
    own, first = view.seats[seat], actions[0]
    if first in ("land", "water"):
        mine = tuple(region for region, huts in view.map.items() if seat in huts)
        found = reach(mine, tuple(actions)).regions
        return Marks(reach={region: least for region, least in found.items() if least <= value})
    if first in ("woman", "man"):
        return Marks(places=frozenset(f"{sex}:{place}" for sex in actions for place in range(1, value + 1)))
    if first == "temple":
        return Marks(temple=value)
    if first == "build":
        lit = frozenset(space for pair in sites(own.ground) for space in pair)
        return Marks(tiles=value, ground=lit)
    if first == "helper":
        return Marks(people=frozenset(person.tile for person in own.people.values() if not person.shifted))
    return NO_MARKS


def _use(view: BoraBoraView, seat: int, kind: str, value: int) -> Marks:
    """What people of a kind allow with a value."""
    if kind in ("land", "water", "woman", "man", "build"):
        return _action(view, seat, (kind,), value)
    return _ahead(view, seat, value) if kind == "status" else NO_MARKS


# -- Dice on cards ---------------------------------------------------------------------------------


@record
class Fit:
    """How a die fits on a card."""

    number: int
    blue: bool
    """Only with a blue god."""
    plain: bool
    """Without a white god."""
    white: bool
    """With one."""

    @property
    def text(self) -> str:
        """`5` fits, `5b` with blue, `5w` only with white, `5+` without or with white."""
        return (
            f"{self.number}{'b' if self.blue else ''}{'' if not self.white else '+' if self.plain else 'w'}"
        )


def fits_of(view: BoraBoraView, decision: Decision[Any] | None) -> dict[str, list[Fit]] | None:
    """Which of the dice of whoever places one fit on each card; `None` if no die is being placed."""
    if decision is None or decision.kind != "place_die":
        return None
    found: dict[str, dict[int, list[bool]]] = {}
    for option in decision.options:
        number, card, white = placement_of(option.key)
        found.setdefault(card, {}).setdefault(number, []).append(white)
    return {
        card: [
            Fit(number, needs_blue(view, number, card), False in ways, True in ways)
            for number, ways in sorted(dice.items(), reverse=True)
        ]
        for card, dice in found.items()
    }


def values_of(kind: str) -> tuple[int, int, int]:
    """The values of one, two and three equal people."""
    row = PERSON_KINDS[kind]
    return row.value_1, row.value_2, row.value_3
