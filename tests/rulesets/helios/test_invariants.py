"""What holds in every position of every game (specification d and h), and that breaking it is noticed."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

import pytest

from rulesets.core import Event, IllegalChoice, Table
from rulesets.helios import RULES, events
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    BUILDINGS,
    COLOURS,
    PERSONS,
    ROWS,
    SET_UPS,
    SPECIALS,
)
from rulesets.helios.options import pay_options
from rulesets.helios.state import Helios, Seat, Tile
from tests.conformance.play import Player
from tests.rulesets.helios.builders import (
    A,
    B,
    choosable,
    doing,
    kind,
    position,
    seat,
)
from tests.rulesets.helios.coverage import ALL, facts, finished_games
from tests.rulesets.helios.spec import LAYOUTS
from tests.whole import sampled

SEEDS = range(4)

E = TypeVar("E", bound=Event)
every_size = pytest.mark.parametrize("players", [2, 3, 4])


def playing(players: int) -> Iterator[Table[Helios]]:
    """Every decision and the end of some random games."""
    for seed in SEEDS:
        table = Table.new(RULES, players, seed, **LAYOUTS[seed % len(LAYOUTS)])
        player = Player(seed)
        while table.decision is not None:
            yield table
            table.apply(player.choose(table.decision))
        yield table


@cache
def finished(players: int) -> tuple[Table[Helios], ...]:
    """Finished random games."""
    return tuple(finished_games(range(8), [players]))


def happened(table: Table[Helios], kind: type[E]) -> list[E]:
    """Every event of this kind so far."""
    return [event for part in table.story for event in part if isinstance(event, kind)]


# -- Supplies --------------------------------------------------------------------------------------


@every_size
def test_nothing_is_lost_and_nothing_appears(players: int) -> None:
    """I1, I2, I3, I4, I5: cubes, mana, houses, action tiles, land, special tiles and persons add up."""
    for table in playing(players):
        state = table.state
        tiles = [tile for own in state.seats for tile in own.world.values()]
        tiles += [state.in_hand] if state.in_hand else []
        for colour, word in enumerate(COLOURS):
            shown = sum(kind == word and slot not in state.bare for slot, kind in state.display.items())
            assert state.supply[colour] + shown + sum(tile.cubes.count(colour) for tile in tiles) == 14
        assert state.mana + sum(own.mana for own in state.seats) == 30
        built = sum(tile.temple for tile in tiles) + sum(len(own.buildings) for own in state.seats)
        assert state.houses + built == 35
        for action in ACTIONS:
            held = [tile for own in state.seats for row in own.rows for tile in row]
            lying = sum(ACTION_TILES[tile].action == action for tile in held)
            lying += len(state.piles[action]) + len(state.columns[action]) + len(state.discards[action])
            assert lying + (state.taken is not None and ACTION_TILES[state.taken].action == action) == 16
        if state.stage != "set_up" or any(state.land.values()):
            land = sum(tile.colour is not None for tile in tiles)
            stacked = sum(map(len, state.land.values()))
            assert land + stacked + sum(kind is not None for kind in state.display.values()) == 36
        assert sum(state.specials.values()) + sum(tile.colour is None for tile in tiles) == 8
        persons = [*state.persons, *(p for own in state.seats for p in (*own.night, *own.day))]
        assert sorted(persons) == sorted(PERSONS)


@every_size
def test_rows_hold_three_between_turns(players: int) -> None:
    """I6 (ruling R55): a row holds tiles of its colour and grey ones."""
    for table in playing(players):
        for index, own in enumerate(table.state.seats):
            for word, row in zip(ROWS, own.rows, strict=True):
                assert {ACTION_TILES[tile].colour for tile in row} <= {word, "grey"}
                between = table.decision is None or table.decision.kind in (
                    "choose_action_tile",
                    "persons_turn",
                )
                assert len(row) <= (3 if between or index != table.state.active else 4)


@every_size
def test_boards_are_sound(players: int) -> None:
    """I7, I8, I9, I10, I11 and I12 (ruling R21): `faults` finds nothing after any answer."""
    for table in playing(players):
        assert RULES.faults(table.state) == []
        decision = table.decision
        if decision is not None:
            assert len(decision.options) >= 2, "what is asked has a choice"
            if decision.kind == "choose_sun_target":
                assert {option.key for option in decision.options} - {"waive"}


@every_size
def test_what_never_falls(players: int) -> None:
    """I9 and I15: tiles, bags, buildings, persons, range and the highest count only grow."""
    before: list[Any] = []
    for table in playing(players):
        state = table.state
        now = [
            (
                *map(len, (own.world, own.buildings, own.day)),
                len(own.night) + len(own.day),
                own.best,
                own.range,
            )
            for own in state.seats
        ]
        bags = state.bags[:]
        if table.answers:
            was, was_bags = before
            assert all(
                a <= b for old, new in zip(was, now, strict=True) for a, b in zip(old, new, strict=True)
            )
            assert all(a <= b for a, b in zip(was_bags, bags, strict=True))
        before = [now, bags]


# -- The length of a game --------------------------------------------------------------------------


@every_size
def test_turns_of_a_game(players: int) -> None:
    """I13 and I16 (rulings R5, R6): 16 or 18 turns each; far fewer decisions than the bound."""
    each = {2: 16, 3: 18, 4: 16}[players]
    for table in finished(players):
        turns = [*happened(table, events.TookActionTile), *happened(table, events.NoActionTile)]
        taken = Counter(event.seat for event in turns)
        assert taken == dict.fromkeys(range(players), each)
        assert len(table.answers) < 1_000
        assert len(happened(table, events.GameEnded)) == 1
        assert len(happened(table, events.Phase)) == SET_UPS[players].rounds


@every_size
def test_what_lies_open_at_the_start(players: int) -> None:
    """I14: six land tiles, 18 or 9 action tiles, eight persons."""
    table = Table.new(RULES, players, 9)
    assert sum(map(len, table.state.columns.values())) == (9 if players == 2 else 18)
    while kind(table) in ("choose_start_land", "choose_setup_bonus"):
        table.apply(min(choosable(table)))
    assert None not in table.state.display.values()
    assert len(table.state.persons) == 8


# -- Gains -----------------------------------------------------------------------------------------


@every_size
def test_mana_from_temples(players: int) -> None:
    """I17 (ruling R28): 1 + 2 + ... + n for n temples, while there is any in the supply."""
    for table in finished(players):
        for index, own in enumerate(table.state.seats):
            gained = [
                event.count
                for event in happened(table, events.GainedMana)
                if (event.seat, event.why) == (index, "temple")
            ]
            most = sum(range(1, own.temples + 1))
            assert sum(gained) <= most
            built = [e.number for e in happened(table, events.BuiltTemple) if e.seat == index]
            assert built == [*range(1, own.temples + 1)]
            assert sum(gained) == most or table.state.mana < 10


@every_size
def test_every_payment(players: int) -> None:
    """I19 (PAY-2; ruling R26): what was paid is what each thing costs, for a player with these cubes."""
    several = 0
    for table in finished(players):
        for event in happened(table, events.Paid):
            count = len(event.cubes)
            noun, _, name = event.purpose.partition(":")
            assert noun in ("temple", "building", "person")
            assert (name in PERSONS) == (noun == "person")
            several += count > 1
    assert several


@every_size
def test_what_is_told_accounts_for_bags_and_scores(players: int) -> None:
    """I20 (ruling R41): every gain is announced; five items, none below nought, make the score."""
    for table in finished(players):
        bags = Counter[int | None]()
        for event in happened(table, events.Scored):
            bags[event.seat] += event.points
        assert [bags[index] for index in range(players)] == table.state.bags
        for standing in RULES.standings(table.state):
            points = [line.points for line in standing.lines]
            assert [line.id for line in standing.lines] == [
                "bag",
                "buildings",
                "persons",
                "harbours",
                "specials",
            ]
            assert min(points) >= 0
            assert standing.total == sum(points)


# -- Decisions -------------------------------------------------------------------------------------


@every_size
def test_every_option_can_be_chosen(players: int) -> None:
    """I12 (specification d.9): each leads to a sound position; nothing blocked can be chosen."""
    table = Table.new(RULES, players, 5)
    player = Player(5)
    while (decision := table.decision) is not None:
        for option in decision.options:
            twin = table.clone()
            twin.apply(option.key)
            assert RULES.faults(twin.state) == []
        for option in decision.blocked:
            with pytest.raises(IllegalChoice):
                table.apply(option.key)
        table.apply(player.choose(decision))


def test_random_play_reaches_everything() -> None:
    """Coverage: every building, person, tile, field bonus, decision and kind of answer."""
    found: Counter[str] = Counter()
    for table in finished_games(range(80)):
        found.update(facts(table))
        if sampled({*found} >= ALL, False):
            break
    assert {*found} >= ALL, sorted(ALL - {*found})
    rare = {"event:column_short", "event:no_action_tile"}
    assert {*found} <= ALL | rare, sorted({*found} - ALL)


# -- Broken positions ------------------------------------------------------------------------------


def sound() -> Helios:
    """A position without faults that has something of everything."""
    return position(
        seat(
            "D4=granite[G] E4=bamboo+temple F4=oasis[K]", "E3", buildings="palace", mana=2, rows=["R", "", ""]
        ),
        seat("D4=redwood[NN] C3=granite", "D3", night="mage", day="settler"),
        seat(),
    )


def lose_a_cube(state: Helios) -> None:
    state.supply[0] -= 1


def owe_a_cube(state: Helios) -> None:
    state.seats[B].world["D4"] = Tile("redwood", (1,) * (state.supply[1] + 3))
    state.supply[1] = -1


def lose_mana(state: Helios) -> None:
    state.mana -= 1


def lose_a_house(state: Helios) -> None:
    state.houses -= 1


def lose_an_action_tile(state: Helios) -> None:
    state.piles["build"].pop()


def discard_elsewhere(state: Helios) -> None:
    state.discards["build"].append(state.piles["move_sun"].pop())


def hold_a_wrong_colour(state: Helios) -> None:
    state.seats[A].rows[1].append(state.seats[A].rows[0].pop())


def hold_four(state: Helios) -> None:
    state.seats[B].rows[0] = ["build_red"] * 4


def lose_a_land_tile(state: Helios) -> None:
    state.land["extra"].pop()


def lie_on_a_wrong_slot(state: Helios) -> None:
    state.display["spring"], state.display["redwood"] = "redwood", "spring"


def lose_a_special_tile(state: Helios) -> None:
    state.specials["oasis"] -= 1


def have_a_person_twice(state: Helios) -> None:
    state.seats[A].day.append("mage")


def lie_apart(state: Helios) -> None:
    own = state.seats[A].world
    own["B2"] = own.pop("F4")


def lie_under_the_sun(state: Helios) -> None:
    state.seats[A].sun = "E4"


def be_enclosed(state: Helios) -> None:
    state.seats[A].sun = "F1"


def score_too_soon(state: Helios) -> None:
    state.seats[A].turns = 1


def carry_cubes_under_a_temple(state: Helios) -> None:
    state.seats[A].world["E4"] = Tile("bamboo", (3,), True)


def carry_two_on_a_special_tile(state: Helios) -> None:
    state.seats[A].world["F4"] = Tile("oasis", (4, 4))


def carry_three(state: Helios) -> None:
    state.seats[B].world["D4"] = Tile("redwood", (1, 1, 1))


def go_too_far(state: Helios) -> None:
    state.seats[A].range = 17


def owe_points(state: Helios) -> None:
    state.bags[A] = -1


def build_twice(state: Helios) -> None:
    state.seats[A].buildings.append("palace")


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (lose_a_cube, "cubes of spring"),
        (owe_a_cube, "14 cubes of redwood, -1 of them"),
        (lose_mana, "29 mana"),
        (lose_a_house, "34 houses"),
        (lose_an_action_tile, "action tiles build"),
        (discard_elsewhere, "lies with build"),
        (hold_a_wrong_colour, "row blue"),
        (hold_four, "row red"),
        (lose_a_land_tile, "land tiles of"),
        (lie_on_a_wrong_slot, "on the slot of spring"),
        (lose_a_special_tile, "special tiles oasis"),
        (have_a_person_twice, "persons"),
        (lie_apart, "not connected"),
        (lie_under_the_sun, "under the sun"),
        (be_enclosed, "away from the land"),
        (score_too_soon, "lap counter"),
        (carry_cubes_under_a_temple, "1 cubes lie on E4"),
        (carry_two_on_a_special_tile, "2 cubes lie on F4"),
        (carry_three, "3 cubes lie on D4"),
        (go_too_far, "range 17"),
        (owe_points, "bag -1"),
        (build_twice, "buildings"),
    ],
)
def test_broken_positions_are_noticed(break_it: Callable[[Helios], None], complaint: str) -> None:
    """I1 to I11: each kind of broken position has its sentence."""
    state = sound()
    assert RULES.faults(state) == []
    break_it(state)
    assert any(complaint in fault for fault in RULES.faults(state)), RULES.faults(state)


def test_empty_supplies_are_sound() -> None:
    """I2 (SUP-2, SUP-3): all mana may be taken, and all houses built."""
    temples = " ".join(
        f"{field}={kind}+temple"
        for field, kind in zip(
            ("D4", "E4", "E3", "D5", "C4", "C3", "E5", "F4", "F3", "D6", "C5"),
            ("granite", "redwood", "bamboo") * 4,
            strict=False,
        )
    )
    every = " ".join(BUILDINGS)
    state = position(seat(temples, mana=30, buildings=every), seat(buildings=every), seat())
    assert (state.mana, state.houses) == (0, 0)
    assert RULES.faults(state) == []


def test_a_payment_within_a_position_can_always_be_completed() -> None:
    """I12, I19: `pay_cube` never lists a cube after which the rest could not be paid."""
    table = doing("build", seat("D4=granite[GG] E4=redwood[NN] E3=bamboo[VV]"))
    table.apply("building:palace")
    while table.decision is not None and kind(table) == "pay_cube":
        own: Seat = table.state.seats[A]
        payment = table.state.payment
        assert payment is not None
        assert {option.key for option in pay_options(own, payment)} == choosable(table)
        table.apply(max(choosable(table)))
    assert table.state.seats[A].buildings == ["palace"]
    assert len(SPECIALS) == 4
