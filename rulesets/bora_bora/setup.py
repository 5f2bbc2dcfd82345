"""Set-up of a game, up to the first huts (specification c), and what is laid out for each round."""

from collections.abc import Mapping
from typing import Final, TypeVar

from rulesets.bora_bora.components import (
    CARDS,
    FISH,
    GOD_ROWS,
    GOD_TILES,
    GODS,
    JEWELS,
    OPEN_CARDS,
    PEOPLE,
    PLACES,
    REGIONS,
    ROUNDS,
    SET_UPS,
    SEXES,
    START_CARDS,
    START_OFFERINGS,
    TASKS,
)
from rulesets.bora_bora.state import BoraBora, Seat, changed, status_track
from rulesets.core import Rng, Variant

T = TypeVar("T")

BLOCKING = Variant("blocking", ("no", "yes"), "no", ruling="R6", asked=("place_die",))
"""Whether a die may merely block a card for expanding or the temple (ruling R6)."""

DOUBLING = Variant(
    "doubling", ("before", "drawn"), "before", ruling="R25", asked=("use_people", "green_offer")
)
"""Whether a green god drawn by a use may double this very use (ruling R25)."""

VARIANTS = (BLOCKING, DOUBLING)

LIGHT_TASKS, DARK_TASKS = 1, 2
"""Task tiles with each back that every player gets."""

FISHING = "fishing"


def set_up(players: int, rng: Rng, variants: Mapping[str, str]) -> BoraBora:
    """The position before the first hut; chance is drawn in the order of specification f.

    The turn order is drawn too, independently of the seats (R40).
    """
    table = SET_UPS[players]
    fish = _shuffled(_FISH, rng)
    stacks: dict[str, tuple[str, ...]] = {sex: tuple(_shuffled(_PEOPLE[sex], rng)) for sex in SEXES}
    light, dark = (_shuffled(_TASKS[back], rng) for back in ("light", "dark"))
    jewels = _jewels(rng)
    deck = _shuffled(_CARDS, rng)
    seats = [Seat(offerings=START_OFFERINGS, god_tiles=GOD_TILES.per_player) for _ in range(players)]
    open_cards = tuple([deck.pop() for _ in range(OPEN_CARDS)])
    for seat in seats:
        seat.tasks = (
            *(light.pop() for _ in range(LIGHT_TASKS)),
            *(dark.pop() for _ in range(DARK_TASKS)),
        )
        for _ in range(START_CARDS):
            seat.hand = changed(seat.hand, deck.pop(), 1)
    order = list(range(players))
    rng.shuffle(order)
    for place, index in enumerate(order):
        seats[index].gain(table.start_vp_by_turn_order[place], "start")
    state = BoraBora(
        rng=rng,
        seats=seats,
        order=tuple(order),
        fish=dict(zip(REGIONS, fish, strict=True)),
        map=dict.fromkeys(REGIONS, ()),
        cards=dict.fromkeys(_IN_PLAY[players], ()),
        places=dict.fromkeys(SEXES, (None,) * PLACES),
        stacks=stacks,
        dark=tuple(dark),
        jewels=jewels,
        deck=tuple(deck),
        open=open_cards,
        god_tiles=GOD_TILES.in_temple,
        status=status_track(tuple(order[::-1])),
        blocking=variants[BLOCKING.id] == "yes",
        late_doubling=variants[DOUBLING.id] == "drawn",
    )
    lay_out_round(state)
    return state


_FISH: Final = [tile.id for tile in FISH.values() for _ in range(tile.count)]
_PEOPLE: Final = {
    sex: [tile.id for tile in PEOPLE.values() if tile.sex == sex for _ in range(tile.count)] for sex in SEXES
}
_TASKS: Final = {
    back: [task.id for task in TASKS.values() if task.back == back for _ in range(task.count)]
    for back in ("light", "dark")
}
_JEWELS: Final = [jewel.id for jewel in JEWELS.values() for _ in range(jewel.count)]
_CARDS: Final = [GODS.index(row.id) for row in GOD_ROWS.values() for _ in range(row.count)]


_IN_PLAY: Final = {
    players: [card.id for card in CARDS.values() if card.in_play(players) and card.id != FISHING]
    for players in SET_UPS
}


def _shuffled(pile: list[T], rng: Rng) -> list[T]:
    pile = pile[:]
    rng.shuffle(pile)
    return pile


def _jewels(rng: Rng) -> tuple[tuple[str, ...], ...]:
    jewels = _shuffled(_JEWELS, rng)
    each = len(jewels) // ROUNDS
    return tuple([tuple(jewels[each * column : each * (column + 1)]) for column in range(ROUNDS)])


def lay_out_round(g: BoraBora) -> None:
    """Fill the places of men and women, and the tasks on the board."""
    for sex, stack in g.stacks.items():
        g.places[sex] = stack[: -PLACES - 1 : -1]
        g.stacks[sex] = stack[:-PLACES]
    shown = SET_UPS[len(g.seats)].task_display
    g.display = g.dark[: -shown - 1 : -1]
    g.dark = g.dark[:-shown]
