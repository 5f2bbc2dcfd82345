"""Set-up: counts, layouts, what is drawn (specification c), and what each player sees (f)."""

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from rulesets.core import Rng, Table
from rulesets.core.chance import ScriptedRng
from rulesets.dice_forge import RULES
from rulesets.dice_forge.components import CARDS, GARDEN, PLACES, POOLS, SET_UPS
from rulesets.dice_forge.setup import SHARED_PLACES, VARIANTS
from rulesets.dice_forge.state import DiceForge
from tests.conformance.play import played
from tests.rulesets.dice_forge.builders import START, die, hero, position, table_at

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, rng: Rng = Rng(7), /, **variants: str) -> DiceForge:  # noqa: B008
    """The position before the first roll; seat 0 is first unless `first` says otherwise."""
    chosen = {variant.id: variant.default for variant in VARIANTS} | {"first": "seat:0"} | variants
    return RULES.set_up(players, rng.copy(), chosen)


@pytest.mark.parametrize(
    ("players", "copies", "sanctuary", "gold", "rounds"),
    [(2, 2, 20, [3, 2], 9), (3, 3, 40, [3, 2, 1], 10), (4, 4, 40, [3, 2, 1, 0], 9)],
)
def test_counts_at_the_start(players: int, copies: int, sanctuary: int, gold: list[int], rounds: int) -> None:
    """S11 (c; ruling R3): stacks, pools, starting gold and rounds; the garden is always complete."""
    state = fresh(players)
    assert state.stacks == dict.fromkeys(PLACES, copies)
    pools = {pool.pool: sum(state.pools[face] for face in pool.faces) for pool in POOLS.values()}
    assert sum(count for pool, count in pools.items() if POOLS[pool].zone == "sanctuary") == sanctuary
    assert {count for pool, count in pools.items() if POOLS[pool].zone == "sanctuary"} == {sanctuary // 10}
    assert {face: state.pools[face] for face in GARDEN} == {
        **dict.fromkeys(("X3", "MIR", "SHIP"), 4),
        **dict.fromkeys(("SH_S", "SH_M", "SH_G", "SH_V"), 1),
        **dict.fromkeys(("B_R", "B_G", "B_Y", "B_B"), 1),
    }
    assert [seat.stores for seat in state.seats] == [[each, 0, 0, 0] for each in gold]
    assert (state.rounds, state.round) == (rounds, 1)
    assert RULES.faults(state) == []


def test_everyone_starts_with_the_same_dice() -> None:
    """Ruling R4 (b): a light and a dark die, slot 1 up; heroes at home, nothing owned."""
    table = table_at(position(), "action")
    for seat in range(3):
        assert die(table, 1, seat) == (START[0], "G1")
        assert die(table, 2, seat) == (START[1], "G1")
    assert position() == position(hero(), hero(), hero())


@every_size
def test_the_first_player_is_drawn_or_chosen(players: int) -> None:
    """Ruling R1: each player can be drawn; gold goes by turn order; the turn order is clockwise."""
    drawn = {fresh(players, Rng(seed), first="random").first for seed in range(60)}
    assert drawn == {*range(players)}
    for first in range(players):
        state = fresh(players, first=f"seat:{first}")
        assert state.first == state.active == first
        golds = [state.seats[(first + turn) % players].stores[0] for turn in range(players)]
        assert golds == [3, 2, 1, 0][:players]
        assert [*state.from_active()] == [(first + turn) % players for turn in range(players)]


def test_a_seat_that_is_not_there_can_not_be_first() -> None:
    """Ruling R1: seat 3 needs a fourth player."""
    with pytest.raises(ValueError, match="first"):
        Table.new(RULES, 3, first="seat:3")


@every_size
def test_the_first_player_stays_first_in_every_round(players: int) -> None:
    """Ruling R1 (d): turns go clockwise from the first player, round after round."""
    turns: dict[int, int] = {}
    for table in played(RULES, players, 3, first="seat:1"):
        if table.decision is not None:
            turns.setdefault(table.state.turns, table.state.active)
    assert all(active == (1 + turn) % players for turn, active in turns.items())


# -- Layouts ---------------------------------------------------------------------------------------


def test_introductory_and_alternative_layouts() -> None:
    """c.2: 15 places; nine of them have two sets."""
    intro, alternative = fresh(3, cards="intro").layout, fresh(3, cards="alternative").layout
    assert [*intro] == [*alternative] == [*PLACES]
    assert {slot for slot in PLACES if intro[slot] != alternative[slot]} == {*SHARED_PLACES}
    assert len(SHARED_PLACES) == 9
    assert {CARDS[card].set for card in intro.values()} == {"intro", "both"}
    assert {CARDS[card].set for card in alternative.values()} == {"alternative", "both"}


def test_every_random_layout_is_equally_likely() -> None:
    """c.2 and facts of h.2: nine fair coins make 512 layouts, one of them the introductory one."""
    layouts = Counter[tuple[str, ...]]()
    for coins in product((0, 1), repeat=9):
        boars = [0, 0, 0]  # drawn only if the boar is in the game
        state = fresh(3, ScriptedRng([*coins, *boars]), cards="random")
        layouts[tuple(state.layout.values())] += 1
    assert len(layouts) == 2**9
    assert {*layouts.values()} == {1}
    assert tuple(fresh(3).layout.values()) in layouts


@pytest.mark.parametrize("slot", SHARED_PLACES)
def test_a_place_may_be_chosen_by_hand(slot: str) -> None:
    """c.2, layout by hand: one place differs from the rest."""
    place = PLACES[slot]
    assert fresh(3, cards="intro", **{slot: "alternative"}).layout == {
        **fresh(3, cards="intro").layout,
        slot: place.alternative_card,
    }
    assert fresh(3, cards="alternative", **{slot: "intro"}).layout[slot] == place.intro_card


@pytest.mark.parametrize("seed", range(8))
def test_a_place_chosen_by_hand_is_not_drawn(seed: int) -> None:
    """c.2: the other places are still drawn, as they would be without it."""
    drawn = fresh(3, Rng(seed), cards="random").layout
    for use, card in (("alternative", "bear"), ("intro", "hind")):
        assert fresh(3, Rng(seed), cards="random", moon3=use).layout == {**drawn, "moon3": card}


# -- Chance at set-up ------------------------------------------------------------------------------


def test_two_players_lose_two_faces_of_each_pool() -> None:
    """c.4 and facts of h.2: of the four different faces every pair stays with probability 1/6."""
    pairs = {pool: Counter[frozenset[str]]() for pool in ("p4_mixed", "p12_mixed")}
    for first in product(range(4), range(3), range(2)):
        for second in product(range(4), range(3), range(2)):
            state = fresh(2, ScriptedRng([*first, *second]))
            for pool, seen in pairs.items():
                seen[frozenset(face for face in POOLS[pool].faces if state.pools[face])] += 1
            assert {state.pools[face] for face in ("G3", "M1", "G4", "S1", "C32", "M2", "S2", "V3")} == {2}
    for pool, seen in pairs.items():
        assert len(seen) == 6
        assert {*seen.values()} == {24 * 24 // 6}
        assert all(len(pair) == 2 for pair in seen)
        for face in POOLS[pool].faces:  # any one of them is in the game with probability 1/2
            assert sum(count for pair, count in seen.items() if face in pair) == 24 * 24 // 2


@every_size
def test_the_boar_stack_holds_as_many_boars_as_players(players: int) -> None:
    """Ruling R2: every choice and order of the four is equally likely."""
    orders = Counter[tuple[str, ...]]()
    for draws in product(range(4), range(3), range(2)):
        orders[tuple(fresh(players, ScriptedRng(draws), moon4="alternative").boar_stack)] += 1
    arrangements = {2: 12, 3: 24, 4: 24}[players]
    assert len(orders) == arrangements
    assert {*orders.values()} == {24 // arrangements}
    assert all(len({*stack}) == players for stack in orders)
    assert fresh(players).boar_stack == []


# -- What is seen ----------------------------------------------------------------------------------


def views(table: Table[DiceForge]) -> list[Any]:
    """What each seat and a watcher see, without saying who looks."""
    return [replace(RULES.view(table.state, seat), seat=None) for seat in (0, 1, 2, None)]


def test_nothing_is_hidden() -> None:
    """Rulings R33, R34 and R44 (f): each player sees all cards, their glory, and the boars to come."""
    state = position(
        hero(cards="hind owl", boars="B_R", moon=2, forged=2),
        hero(cards="gorgon", cerberus=1),
        cards={"moon4": "boar"},
        boar_stack=("B_Y", "B_G"),
    )
    table = table_at(state, "action")
    shown = views(table)
    assert all(view == shown[0] for view in shown)
    assert [seat.cards for seat in shown[0].seats] == [("hind", "owl", "boar"), ("gorgon",), ()]
    assert [seat.standing.total for seat in shown[0].seats] == [10, 14, 0]
    assert shown[0].boar_stack == ("B_Y", "B_G")
    assert shown[0].seats[0].boars == ("B_R",)
    assert shown[0].seats[0].removed == ("G1", "G1")


def test_every_number_of_players_has_its_row() -> None:
    """c: rounds, blessings, copies, faces and gold come from one table."""
    assert {*SET_UPS} == {*RULES.seat_counts}
