"""Positions for two, composed by hand, for lessons and tests that need particular ones."""

from collections.abc import Mapping
from typing import Any

from rulesets.bora_bora.components import (
    DICE,
    GOD_ROWS,
    GOD_TILES,
    GODS,
    HUTS,
    JEWELS,
    LAST_SPACE,
    PEOPLE,
    PLACES,
    PRIESTS,
    REGIONS,
    ROUNDS,
    SEXES,
    TASKS,
)
from rulesets.bora_bora.setup import VARIANTS, set_up
from rulesets.bora_bora.state import BoraBora, Die, Person, Seat, status_track
from rulesets.core import Rng

YOU, BEN = range(2)
FISH = (
    *("surgeonfish_3", "parrotfish_1", "triggerfish_1", "butterflyfish_5", "parrotfish_2", "butterflyfish_3"),
    *("parrotfish_6", "surgeonfish_1", "surgeonfish_5", "triggerfish_4", "butterflyfish_1", "triggerfish_4b"),
)
"""The fish tiles, in the order of the regions."""
TASKS_OF_YOU, TASKS_OF_BEN = ("t04", "t45", "t22"), ("t05", "t23", "t48")
"""Tasks that are nowhere near being met."""


def seat(huts: int, people: str = "", *, last: int = 1, **more: Any) -> Seat:
    """A seat with `huts` on the map; people with a slash (`man_land_2/`) are shifted."""
    tiles = {n: Person(tile.rstrip("/"), tile.endswith("/")) for n, tile in enumerate(people.split(), 1)}
    hand = more.pop("hand", "")
    left = HUTS - huts - last
    built: Mapping[str, int] = more.get("built", {})
    return Seat(
        huts=tuple(range(LAST_SPACE - left, LAST_SPACE)),
        on_last=last,
        people=tiles,
        unbuilt=tuple(number for number in range(1, 7) if number not in built.values()),
        hand=tuple(hand.split().count(god) for god in GODS),
        **more,
    )


def position(
    you: Seat,
    ben: Seat,
    *,
    huts: Mapping[str, tuple[int, ...]],
    stage: str = "dice",
    round: int = 1,
    cards: Mapping[str, int] | None = None,
    rows: Mapping[str, str] | None = None,
    jewels: str = "",
    temple: tuple[int | None, ...] = (None,) * 6,
    status: Mapping[int, tuple[int, ...]] | None = None,
) -> BoraBora:
    """A position for two, with seat 0 to move; whatever isn't named is dealt as usual.

    `cards` are Ben's dice on the action cards, `rows` the tiles on the first places of men and women,
    `jewels` the pieces of this round.
    """
    state = set_up(2, Rng(1), {variant.id: variant.default for variant in VARIANTS})
    state.seats, state.order, state.stage, state.round = [you, ben], (YOU, BEN), stage, round
    you.tasks, ben.tasks = you.tasks or TASKS_OF_YOU, TASKS_OF_BEN
    state.fish = {region: f"fish_{fish}" for region, fish in zip(REGIONS, FISH, strict=True)}
    state.map = {region: huts.get(region, ()) for region in REGIONS}
    state.temple = temple
    state.god_tiles = GOD_TILES.in_temple - round + (stage in ("set_up", "dice", "people"))
    state.status = status_track((BEN, YOU))
    if status is not None:
        state.status = tuple(status.get(space, ()) for space in range(len(state.status)))
    for index, each in enumerate(state.seats):
        each.priests = PRIESTS - temple.count(index)
        each.ledger = {"start": each.vp}
    _lay_people(state, rows or {})
    _lay_rest(state, [f"jewel_{word}" for word in jewels.split()])
    if stage == "dice":
        _place_dice(state, cards or {})
    elif stage not in ("set_up", "final_tasks", "over"):
        state.fished = tuple(Die(index, 1) for index in range(2) for _ in range(DICE))
    return state


def _lay_people(state: BoraBora, rows: Mapping[str, str]) -> None:
    """Fill the rows after the tiles named; six tiles of each sex have left the stacks per round."""
    held = {person.tile for each in state.seats for person in each.people.values()}
    named = {tile for row in rows.values() for tile in row.split()}
    for sex in SEXES:
        count = sum(row.count for row in PEOPLE.values() if row.sex == sex)
        rest = [tile for tile, row in PEOPLE.items() if row.sex == sex and tile not in held | named]
        state.rng.shuffle(rest)
        stack = count - PLACES * state.round
        row = [*rows.get(sex, "").split(), *rest[stack:]][:PLACES]
        state.places[sex] = (*row, *[None] * (PLACES - len(row)))
        state.stacks[sex] = tuple(rest[:stack])


def _lay_rest(state: BoraBora, jewels: list[str]) -> None:
    """Lay out the tasks, jewelry and god cards that no player has."""
    dark = [task for task, row in TASKS.items() if row.back == "dark"]
    dark = [task for task in dark if not any(task in each.tasks for each in state.seats)]
    shown = len(state.display)
    state.display, state.dark = tuple(dark[:shown]), tuple(dark[shown:][: 49 - shown * state.round])
    owned = [jewel for each in state.seats for jewel in each.jewelry]
    rest = [jewel for jewel in JEWELS if jewel not in jewels and jewel not in owned]
    state.rng.shuffle(rest)
    now = [*jewels, *rest][:4]
    rest = [jewel for jewel in rest if jewel not in now]
    later = [tuple(rest[place : place + 4]) for place in range(0, 4 * (ROUNDS - state.round), 4)]
    state.jewels = (*((),) * (state.round - 1), tuple(now), *later)
    left = [god for god, word in enumerate(GODS) for _ in range(GOD_ROWS[word].count)]
    for god in [god for each in state.seats for god, count in enumerate(each.hand) for _ in range(count)]:
        left.remove(god)
    state.open = (0, 1, 2, 3, 4)
    for god in state.open:
        left.remove(god)
    state.deck = tuple(left)


def _place_dice(state: BoraBora, cards: Mapping[str, int]) -> None:
    """Put Ben's dice on cards, and all dice left on fishing; Ben holds as many as seat 0."""
    you, ben = state.seats
    placed = DICE - len(you.dice)
    state.turn = 2 * placed
    ben.dice = ben.dice or (1,) * len(you.dice)
    for card, number in cards.items():
        state.cards[card] = (Die(BEN, number),)
    state.fished = tuple(Die(YOU, 1) for _ in range(placed))
    state.fished += tuple(Die(BEN, 1) for _ in range(DICE - len(ben.dice) - len(cards)))
