"""Positions of Orbis in a few words, and how to answer and look at them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Event, Option, Rng, Table
from rulesets.orbis import RULES
from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.orbis.setup import LEVELS, landscapes_for
from rulesets.orbis.state import Laid, Orbis, Seat, World, no_worshippers

LETTERS = "YGBRW"
"""How colours are written in the scenarios."""

D0 = ("B1-1", "G1-2", "R1-1", "W1-2", "B1-2", "Y1-4", "G1-1", "R1-3", "W1-1")
"""The display of the scenarios, slots 0 to 8."""

GODS_ON_TABLE = ("love", "seas", "fire", "nature", "harvest")

TEMPLES = {2: [7, 2], 3: [9, 4, 2], 4: [11, 7, 4, 2]}

COMPLETE = (
    "1/0=B1-3 1/1=R1-2 1/2=G1-3 1/3=W1-3 1/4=B1-4 2/0=R1-4 2/1=G1-4 2/2=W1-4 2/3=B2-1c "
    "3/0=G2-1w 3/1=G2-4 3/2=W2-1 4/0=G2-3 4/1=W2-4"
)
"""A legal world of 14 landscapes."""


def world(text: str) -> World:
    """`1/0=B1-3 1/1=R1-2w 2/0=B2-1c`: what lies where; `w` a wilderness, `c` with a marker."""
    laid: World = {}
    for item in text.split():
        site, _, tile = item.partition("=")
        laid[site] = Laid(tile.rstrip("wc"), tile.endswith("w"), tile.endswith("c"))
    return laid


def rows(*texts: str) -> World:
    """A world drawn as rows from the top, each beginning at x = 0."""
    found: World = {}
    for row, text in enumerate(reversed(texts), start=1):
        for x, tile in enumerate(text.split()):
            found |= world(f"{row}/{x}={tile}")
    return found


def worshippers(letters: str) -> list[int]:
    """`RRG` as a list of five numbers."""
    counts = no_worshippers()
    for letter in letters:
        counts[LETTERS.index(letter)] += 1
    return counts


def letters(counts: Sequence[int]) -> str:
    """The reverse of `worshippers`, in the order yellow, green, blue, red, white."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def seat(supply: str = "", laid: str | World = "", god: str | None = None, *, marker: bool = False) -> Seat:
    """A seat; its benefits are those of the Farms that lie face up in its world."""
    lies = world(laid) if isinstance(laid, str) else laid
    farms = (LANDSCAPES[each.tile].benefit for each in lies.values() if not each.wild)
    return Seat(
        supply=worshippers(supply),
        world=lies,
        benefits=[benefit for benefit in farms if benefit is not None],
        god=god,
        god_marker=marker,
    )


def position(
    supply: str = "",
    laid: str | World = "",
    *,
    god: str | None = None,
    others: Sequence[Seat] = (),
    display: Mapping[int, str] | None = None,
    lying: Mapping[int, str] | None = None,
    top: Sequence[str] = ("Y1-2",),
    stacks: Sequence[Sequence[str]] | None = None,
    gods: Iterable[str] = GODS_ON_TABLE,
    players: int = 4,
) -> Orbis:
    """Seat 0 to move at D0: `display` replaces slots, `lying` puts worshippers on them.

    `top` are the next landscapes to be turned up; `stacks` gives all three stacks instead, each
    in the order in which it will be turned up. Otherwise the stacks hold what isn't named.
    """
    seats = [seat(supply, laid, god), *others]
    seats += [seat() for _ in range(players - len(seats))]
    shown = list(D0)
    for slot, tile in (display or {}).items():
        shown[slot] = tile
    on_slots = [worshippers((lying or {}).get(slot, "")) for slot in range(len(shown))]
    if stacks is None:
        named = {*shown, *(each.tile for one in seats for each in one.world.values())}
        left = [tile for tile in landscapes_for(players) if tile not in named]
        assert set(top) <= set(left), "the next tile lies somewhere else already"
        coming = [*top, *(tile for tile in left if tile not in top)]
        stacks = [[tile for tile in coming if LANDSCAPES[tile].level == level] for level in LEVELS]
    return Orbis(
        rng=Rng(0),
        seats=seats,
        display=[*shown],
        worshippers=on_slots,
        stacks=[list(reversed(stack)) for stack in stacks],
        gods=list(gods),
        temples=TEMPLES[players][:],
    )


def table_at(state: Orbis) -> Table[Orbis]:
    """A table that stands at the first decision of a turn in this position."""
    return Table.at(RULES, state, "turn", len(state.seats))


def at(supply: str = "", laid: str | World = "", **more: Any) -> Table[Orbis]:
    """A table at a position; the same words as for `position`."""
    return table_at(position(supply, laid, **more))


def answer(table: Table[Orbis], *keys: str) -> None:
    """Give these answers one after the other."""
    for key in keys:
        table.apply(key)


def asked(table: Table[Orbis]) -> Decision[Any]:
    """The decision the table stands at."""
    assert table.decision is not None
    return table.decision


def kind(table: Table[Orbis]) -> str:
    """What is being decided."""
    return asked(table).kind


def choosable(table: Table[Orbis]) -> set[str]:
    """The keys that may be chosen."""
    keys = [option.key for option in asked(table).options]
    assert len(set(keys)) == len(keys)
    return set(keys)


def blocked(table: Table[Orbis]) -> dict[str, Option[Any]]:
    """What is listed but may not be chosen, by key."""
    return {option.key: option for option in asked(table).blocked}


def trades(given: str) -> set[str]:
    """T(c): the four trades that give this colour; for several letters those of each."""
    words = [COLOURS[LETTERS.index(letter)] for letter in given]
    return {f"trade:{give}/{get}" for give in words for get in COLOURS if get != give}


def gives(colours: str) -> set[str]:
    """`give(colour)` for each of these letters."""
    return {f"give:{COLOURS[LETTERS.index(letter)]}" for letter in colours}


def gains(colours: str) -> set[str]:
    """`gain(colour)` for each of these letters."""
    return {f"gain:{COLOURS[LETTERS.index(letter)]}" for letter in colours}


def sites(text: str) -> set[str]:
    """`1/-1 1/2`: the keys of these sites."""
    return {f"site:{site}" for site in text.split()}


def landscapes(slots: Iterable[int] = range(9)) -> set[str]:
    """`take_landscape` for these slots."""
    return {f"landscape:{slot}" for slot in slots}


def supply(table: Table[Orbis], index: int = 0) -> str:
    """What a seat holds, as letters in colour order."""
    return letters(table.state.seats[index].supply)


def lying(table: Table[Orbis]) -> dict[int, str]:
    """The slots with worshippers on them."""
    return {slot: letters(counts) for slot, counts in enumerate(table.state.worshippers) if any(counts)}


def laid(table: Table[Orbis], site: str, index: int = 0) -> str:
    """What lies on a site of a seat's world, as the scenarios write it."""
    found = table.state.seats[index].world[site]
    return found.tile + "w" * found.wild + "c" * found.marker


def told(table: Table[Orbis], answers: int = 1) -> list[Event]:
    """What was told after the last this many answers."""
    return [event for part in table.story[-answers:] for event in part]


def score(state: Orbis, index: int = 0) -> dict[str, int]:
    """A seat's score sheet if the game ended now, `total` included."""
    standing = RULES.standings(state)[index]
    return {**{line.id: line.points for line in standing.lines}, "total": standing.total}


def scoring(*seats: Seat) -> Orbis:
    """A position in which only the worlds matter."""
    return Orbis(
        rng=Rng(0),
        seats=list(seats),
        display=[None] * 9,
        stacks=[[], [], []],
        gods=[],
        temples=TEMPLES[len(seats)][:],
    )
