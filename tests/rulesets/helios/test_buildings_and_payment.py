"""Buildings, what they do, and how costs are paid (specification d.3 and d.6)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets.core import Table
from rulesets.helios import RULES, events
from rulesets.helios.components import BUILDINGS, COLOUR_COUNT, COLOURS
from rulesets.helios.gains import _less
from rulesets.helios.options import build_options
from rulesets.helios.payment import Cube, bill, cubes_on, only_set, usable
from rulesets.helios.reasons import TooFewCubes
from rulesets.helios.state import Helios, Payment, Seat, Tile
from tests.rulesets.helios.builders import (
    A,
    all_told,
    answer,
    blocked,
    choosable,
    cube_keys,
    cubes,
    doing,
    ended,
    fields,
    forced,
    kind,
    pay,
    position,
    seat,
    steps,
    told,
    turn,
)


def paid(table: Table[Helios], building: str) -> list[str]:
    """The cubes that went for a building."""
    for event in told(table, 99):
        if isinstance(event, events.Paid) and event.purpose == f"building:{building}":
            return sorted(colour for _, colour in event.cubes)
    return []


# -- Scenarios -------------------------------------------------------------------------------------


def test_the_palace() -> None:
    """S27 (BLD-2; rulings R26, R45): the colours it wants, range, mana, then the bonus action."""
    own = seat("D4=granite[G] E4=obsidian[K] D5=spring[B] E3=redwood[N]", mana=1)
    table = doing("build", own)
    answer(table, "building:palace")
    assert paid(table, "palace") == ["granite", "obsidian", "spring"]
    assert cubes(table) == {"E3": "N"}
    assert (table.state.seats[A].range, table.state.seats[A].mana) == (3, 2)
    assert kind(table) == "choose_bonus_action"
    order = [events.Paid, events.Built, events.ExtendedRange, events.GainedMana]
    assert [kind for kind in all_told(table) if kind in order] == order


def test_two_cubes_for_each_that_is_missing() -> None:
    """S28 (PAY-2; ruling R26): five cubes for the Palace without obsidian and spring; four are too few."""
    table = doing("build", seat("D4=granite[G] E4=redwood[NN] E3=bamboo[VV]"))
    answer(table, "building:palace")
    assert paid(table, "palace") == ["bamboo", "bamboo", "granite", "redwood", "redwood"]
    short = doing("build", seat("D4=granite[G] E4=redwood[NN] E3=bamboo[V]"))
    assert "building:palace" not in choosable(short)
    missing = (1, 0, 0, 0, 1)  # spring and obsidian
    assert blocked(short)["building:palace"].blocked == TooFewCubes(needed=5, owned=4, missing=missing)


def ways_to_pay(cost: tuple[int, ...], white: int, letters: str) -> set[str]:
    """All colours that can be paid, each way sorted, found by going through every choice."""
    colours = ["BNGVK".index(letter) for letter in letters]
    owned = [colours.count(colour) for colour in range(COLOUR_COUNT)]
    total, owed, _ = bill(cost, white, owned)
    own = seat({"D4": Tile("granite", tuple(colours))})
    found: set[str] = set()

    def go_on(own: Seat, payment: Payment, given: str) -> None:
        if not payment.left:
            found.add("".join(sorted(given)))
            return
        for cube in usable(own, payment):
            left = list(own.world["D4"].cubes)
            left.remove(cube.colour)
            after = seat({"D4": Tile("granite", tuple(left))})
            go_on(after, _less(payment, cube.colour), given + "BNGVK"[cube.colour])

    if len(colours) >= total:
        go_on(own, Payment("test", None, total, owed), "")
    return found


def test_white_cubes() -> None:
    """S29 (PAY-2): the Lodge with two granite and anything; or all four, if a granite is missing."""
    lodge = BUILDINGS["stonemason"]
    assert ways_to_pay(lodge.cost, lodge.cost_any, "GGGV") == {"GGG", "GGV"}
    assert ways_to_pay(lodge.cost, lodge.cost_any, "GVVV") == {"GVVV"}
    table = doing("build", seat("D4=granite[GG] E4=granite[G] E3=bamboo[V]"))
    answer(table, "building:stonemason")
    assert choosable(table) == cube_keys({"D4": "G", "E4": "G", "E3": "V"})
    answer(table, "cube:E3:bamboo")
    assert choosable(table) == cube_keys({"D4": "G", "E4": "G"})
    answer(table, "cube:D4:granite")
    assert choosable(table) == cube_keys({"D4": "G", "E4": "G"}), "which granite is the payer's choice"
    answer(table, "cube:E4:granite")
    assert cubes(table) == {"D4": "G"}


def test_no_substitutes_for_what_one_owns() -> None:
    """S30 (ruling R26): the Sundial takes its redwood and bamboo, not two granites instead."""
    sundial = BUILDINGS["sundial"]
    assert ways_to_pay(sundial.cost, sundial.cost_any, "NVGG") == {"NV"}
    table = doing("build", seat("D4=granite[GG] E4=redwood[N] E3=bamboo[V]"))
    answer(table, "building:sundial")
    assert paid(table, "sundial") == ["bamboo", "redwood"]


def test_the_sundial() -> None:
    """S31 (BLD-2; rulings R44, R45): the range has grown before the sun moves; it may be waived."""
    table = doing("build", seat("D4=redwood[N] E4=bamboo[V]", range=3))
    answer(table, "building:sundial")
    assert table.state.seats[A].range == 5
    assert kind(table) == "choose_sun_target"
    assert max(steps(table).values()) == 5
    assert "waive" in choosable(table)
    answer(table, "waive")
    assert ended(table)


def test_the_market() -> None:
    """S32 (BLD-2, RES-1; ruling R44): twice a cube onto a tile with room, of any colour, or stop."""
    table = doing("build", seat("D4=granite[G] E4=bamboo[V] E5=redwood[NN] D5=granite+temple F3=oasis"))
    answer(table, "building:market", "cube:D4:granite")
    assert cubes(table) == {"E5": "N"}, "a redwood and the bamboo followed without asking"
    assert kind(table) == "place_resource"
    everything = cube_keys(dict.fromkeys(("D4", "E4", "F3"), "BNGVK")) | {"stop"}
    assert choosable(table) == everything
    answer(table, "cube:F3:obsidian")
    assert choosable(table) == everything - cube_keys({"F3": "BNGVK"})
    (full,) = RULES.why_not(table.state, A, "field:F3")
    assert full.blocked is not None
    assert full.blocked.word == "tile-lies-there-full"
    answer(table, "cube:D4:spring")
    assert ended(table)
    assert cubes(table) == {"D4": "B", "E5": "N", "F3": "K"}
    stopping = doing("build", seat("D4=granite[G] E4=bamboo[V] E5=redwood[N]"))
    answer(stopping, "building:market", "stop")
    assert ended(stopping)


def test_the_market_with_the_warehouse() -> None:
    """S32 (RES-1; ruling R30): a second cube on land, never on a special tile."""
    laid = "D4=granite[G] E4=bamboo[V] E5=redwood[NN] D5=granite+temple F3=oasis"
    table = doing("build", seat(laid, buildings="warehouse"))
    answer(table, "building:market", "cube:D4:granite")
    assert choosable(table) == cube_keys(dict.fromkeys(("D4", "E4", "E5", "F3"), "BNGVK")) | {"stop"}
    answer(table, "cube:F3:obsidian")
    assert choosable(table) == cube_keys(dict.fromkeys(("D4", "E4", "E5"), "BNGVK")) | {"stop"}


def test_one_set_of_cubes_is_paid_without_asking() -> None:
    """S53 (PAY-3; ruling R27): where a choice is left, it is asked; the rest follows."""
    table = doing("build", seat("D4=granite E3=redwood[N] E4=bamboo[V] D5=redwood"))
    answer(table, "building:sundial")
    assert kind(table) == "choose_sun_target"
    table = doing("build", seat("D4=granite E3=redwood[N] E4=bamboo[V] D5=redwood[N]"))
    answer(table, "building:sundial")
    assert kind(table) == "pay_cube"
    assert choosable(table) == cube_keys({"D5": "N", "E3": "N", "E4": "V"})
    answer(table, "cube:D5:redwood")
    assert kind(table) == "choose_sun_target"
    assert cubes(table) == {"E3": "N"}


# -- Buildings beyond the scenarios ----------------------------------------------------------------

RICH = "D4=granite[GG] E4=redwood[NN] E3=bamboo[VV] D5=spring[BB] C4=obsidian[KK] C3=granite[GG]"


@pytest.mark.parametrize("building", [*BUILDINGS])
def test_every_building(building: str) -> None:
    """BLD-1 to BLD-4: each once; range and mana as printed, a house less, its points at the end."""
    row = BUILDINGS[building]
    table = doing("build", seat(RICH))
    houses = table.state.houses
    answer(table, f"building:{building}")
    pay(table)
    own = table.state.seats[A]
    assert own.buildings == [building]
    assert (own.range, own.mana) == (2 + row.sun, row.mana)
    assert sum(own.cubes) == 12 - row.cost_total
    assert table.state.houses == houses - 1
    asks = {
        "bonus_action": "choose_bonus_action",
        "move_sun": "choose_sun_target",
        "create_land": "choose_tile",
        "take_two": "place_resource",
    }
    if row.timing == "once":
        assert kind(table) == asks[row.function]
        assert {"waive", "stop"} & choosable(table), "what is done once may be waived"
    else:
        assert ended(table)
        assert row.timing == "none" or own.has(row.function)
    assert f"building:{building}" not in {o.key for o in build_options(table.state, A, may_waive=True)}


def test_functions_in_play() -> None:
    """BLD-3 (rulings R28, R30): permanent functions work at once, in every later step."""
    plain = seat(RICH)
    assert (plain.capacity(plain.world["D4"]), plain.capacity(Tile("oasis"))) == (1, 1)
    plain.buildings = ["warehouse"]
    assert (plain.capacity(plain.world["D4"]), plain.capacity(Tile("oasis"))) == (2, 1)
    assert plain.capacity(Tile("granite", (), True)) == 0


def test_what_buildings_do_once_may_be_waived() -> None:
    """Ruling R44: the Surveyors' Office offers every tile on offer, and to waive."""
    table = doing("build", seat(RICH))
    answer(table, "building:survey_office", "cube:E4:redwood", "cube:D4:granite", "cube:D5:spring")
    assert kind(table) == "choose_tile"
    assert "waive" in choosable(table)
    answer(table, "land:spring")
    assert choosable(table) >= fields("B3 E5")
    answer(table, "field:B3")
    assert ended(table)
    assert (table.state.seats[A].mana, table.state.display["spring"]) == (1, None)


def test_without_a_house_nothing_is_built() -> None:
    """Ruling R33 (SUP-3): neither temples nor buildings."""
    table = turn(
        seat(RICH, rows=["RRR", "", ""]), houses=0, columns={"build": "R", "create_land": "", "move_sun": ""}
    )
    assert ("choose_build", "waive") in forced(table)
    assert "build" not in choosable(table)


# -- Paying, by going through every choice ---------------------------------------------------------

costs = st.tuples(*[st.integers(0, 2)] * COLOUR_COUNT)
boards = st.dictionaries(
    st.sampled_from(["D4", "E4", "E3", "D5", "C4", "C3", "F3"]),
    st.lists(st.integers(0, COLOUR_COUNT - 1), max_size=2).map(tuple),
    min_size=1,
    max_size=5,
)


def legal_sets(own: Seat, payment: Payment) -> set[tuple[Cube, ...]]:
    """Every set of cubes that completes a payment, by trying them all."""
    every = [cube for cube, count in cubes_on(own).items() for _ in range(count)]
    return {
        tuple(sorted(chosen))
        for chosen in combinations(every, payment.left)
        if all(Counter(c.colour for c in chosen)[x] >= owed for x, owed in enumerate(payment.owed))
    }


@given(boards, costs, st.integers(0, 2))
def test_payments_are_those_of_the_definition(
    board: dict[str, tuple[int, ...]], cost: tuple[int, ...], white: int
) -> None:
    """I19 (PAY-2, PAY-3; ruling R27): options and unasked sets agree with all sets that are legal."""
    own = seat({field: Tile("granite", held) for field, held in board.items()})
    total, owed, missing = bill(cost, white, own.cubes)
    assert owed == tuple(map(min, cost, own.cubes))
    assert total == sum(owed) + white + 2 * sum(missing)
    assert [a + b for a, b in zip(owed, missing, strict=True)] == list(cost)
    if sum(own.cubes) < total:
        return
    payment = Payment("test", None, total, owed)
    while payment.left:
        sets = legal_sets(own, payment)
        assert sets, "a payment that can't be completed"
        only = only_set(own, payment)
        assert (only is not None) == (len(sets) == 1)
        if only is not None:
            assert {tuple(sorted(only))} == sets
            break
        options = usable(own, payment)
        assert {*options} == {cube for each in sets for cube in each}
        chosen = options[len(options) // 2]
        held = list(own.world[chosen.field].cubes)
        held.remove(chosen.colour)
        own.world[chosen.field] = Tile("granite", tuple(held))
        payment = _less(payment, chosen.colour)


def test_a_payment_takes_what_it_says() -> None:
    """I19 (PAY-1, PAY-4): N cubes leave the board for the supply, no change is given."""
    table = doing("build", seat(RICH))
    supply = sum(table.state.supply)
    answer(table, "building:monument")
    while table.decision is not None:
        assert table.state.payment is not None
        table.apply(min(choosable(table)))
    assert sum(table.state.seats[A].cubes) == 12 - 5
    assert sum(table.state.supply) == supply + 5
    assert [COLOURS[c] for c, held in enumerate(table.state.seats[A].cubes) if held == 1] == [
        *("spring", "redwood", "bamboo", "obsidian")
    ]
    assert position().payment is None
