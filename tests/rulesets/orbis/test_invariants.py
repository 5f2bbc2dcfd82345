"""What holds in every position of every game (specification h), and that breaking it is noticed."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import get_args

import pytest

from rulesets.core import Event, Forced, Table
from rulesets.orbis import RULES
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES
from rulesets.orbis.costs import can_pay, cost_of
from rulesets.orbis.events import (
    Created,
    Discarded,
    Gained,
    OrbisEvent,
    Paid,
    Removed,
    Sacrificed,
    TookBenefit,
    TookLandscape,
    Traded,
    TurnedUp,
)
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.state import Orbis, no_worshippers
from rulesets.orbis.worlds import face_up_sites
from tests.conformance.play import played
from tests.rulesets.orbis.builders import score, world
from tests.rulesets.orbis.spec import DECISION_KINDS

SEEDS = range(12)

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def games(players: int) -> Iterator[tuple[Table[Orbis], int]]:
    """Every decision of some random games, with the number of the game."""
    for seed in SEEDS:
        for table in played(RULES, players, seed):
            yield table, seed


def in_play(state: Orbis) -> int:
    """Worshippers on the display and in all supplies."""
    return sum(map(sum, state.worshippers)) + sum(sum(seat.supply) for seat in state.seats)


# -- Positions -------------------------------------------------------------------------------------


@every_size
def test_the_stacks_run_out_with_the_last_landscape(players: int) -> None:
    """h2 and ruling R32 (p. 5): a full display before each turn; levels never fall; nothing left over."""
    levels: dict[int, list[int]] = {}
    for table, seed in games(players):
        state = table.state
        levels.setdefault(seed, []).extend(
            LANDSCAPES[event.tile].level for event in table.story[-1] if isinstance(event, TurnedUp)
        )
        taken = sum(len(seat.world) for seat in state.seats)
        if table.decision is None:
            assert state.stacks == [[], [], []]
            assert None not in state.display
        elif table.decision.kind == "choose_tile":
            assert None not in state.display
            assert sum(map(len, state.stacks)) == 14 * players - taken
    for drawn in levels.values():
        assert len(drawn) == 14 * players
        assert all(earlier <= later for earlier, later in pairwise(drawn))


@every_size
def test_everyone_takes_fourteen_landscapes_and_a_god(players: int) -> None:
    """h3 and ruling R33 (p. 3): one tile in each of fifteen turns; one god is left at the end."""
    for table, _ in games(players):
        state = table.state
        if table.decision is None:
            assert all(len(seat.world) == 14 and seat.god for seat in state.seats)
            assert len(state.gods) == 1
            assert state.turns == 15 * players
        elif table.decision.kind == "choose_tile":
            rounds, begun = divmod(state.turns, players)
            for index, seat in enumerate(state.seats):
                had_turn = (index - state.start) % players < begun
                assert len(seat.world) + (seat.god is not None) == rounds + had_turn


@every_size
def test_what_is_offered_for_a_tile(players: int) -> None:
    """h10 (p. 3): nine landscapes or none, two gods or more or none, and always something."""
    for table, _ in games(players):
        if table.decision is None or table.decision.kind != "choose_tile":
            continue
        nouns = [option.key.partition(":")[0] for option in table.decision.options]
        assert nouns.count("landscape") in (0, 9)
        assert nouns.count("god") == 0 or nouns.count("god") >= 2
        assert nouns.count("landscape") + nouns.count("god") >= 2


def sites_offered(table: Table[Orbis], settle: str) -> set[str]:
    """Where the landscape in hand could be laid after this answer, also if that is one site unasked."""
    tried = table.clone(listen=True)
    tried.apply(settle)
    while tried.decision is not None and tried.decision.kind == "pay_any":
        tried.apply(tried.decision.options[0].key)
    forced = [
        event.key for event in tried.story[-1] if isinstance(event, Forced) and event.decision == "place"
    ]
    if forced:
        return {*forced}
    assert tried.decision is not None
    assert tried.decision.kind == "place"
    return {option.key for option in tried.decision.options}


@every_size
def test_a_wilderness_can_go_wherever_its_front_could(players: int) -> None:
    """h11 (p. 5): what is offered for the wilderness includes every site offered face up."""
    compared = 0
    for table, _ in games(players):
        decision = table.decision
        if decision is None or "pay" not in {option.key for option in decision.options}:
            continue
        face_up, wild = sites_offered(table, "pay"), sites_offered(table, "wilderness")
        assert face_up
        assert face_up <= wild
        compared += face_up < wild
    assert compared


@every_size
def test_paying_is_offered_exactly_when_it_is_possible(players: int) -> None:
    """h16 (p. 4): covered by the supply and legal to lay; no supply ever falls below nought."""
    for table, _ in games(players):
        state, decision = table.state, table.decision
        assert all(min(seat.supply) >= 0 for seat in state.seats)
        if decision is None or decision.kind != "settle_cost" or state.hand is None:
            continue
        tile = LANDSCAPES[state.hand]
        payable = can_pay(state.seat.supply, cost_of(tile, state.seat.benefits))
        lays = bool(face_up_sites(state.seat.world, tile.colour))
        assert ("pay" in {option.key for option in decision.options}) == (payable and lays)
        assert lays, "a landscape with no site isn't asked about"


@every_size
def test_decisions_per_seat_are_bounded(players: int) -> None:
    """h12: at most 15 tiles chosen, 14 costs settled, 14 sites, 15 choices and 19 gains a seat."""
    most = {"settle_cost": 14, "place": 14, "take_worshipper": 19}
    for table, _ in games(players):
        if table.decision is not None:
            continue
        for seat in range(players):
            own = [answer for answer in table.answers if answer.seat == seat]
            kinds = [answer.kind for answer in own if not answer.key.startswith("trade")]
            assert kinds.count("choose_tile") == 15
            assert kinds.count("sacrifice_choice") + kinds.count("eruption_choice") <= 15
            assert all(kinds.count(kind) <= count for kind, count in most.items())
            assert len(own) < 170


# -- Worshippers -----------------------------------------------------------------------------------


def change(event: Event) -> int:
    """By how many worshippers in play an event differs from before; collecting only moves them."""
    match event:
        case Created():
            return len(event.slots)
        case Gained():
            return event.count
        case Paid() | Sacrificed():
            return -sum(event.worshippers)
        case Removed() | Discarded():
            return -1
        case Traded():
            return -2
        case _:
            return 0


@every_size
def test_worshippers_appear_and_vanish_only_by_the_rules(players: int) -> None:
    """h5: created, gained, paid, given, removed, discarded and traded ones account for all."""
    expected = 0
    for table, _ in games(players):
        if not table.answers:
            expected = 0
        expected += sum(change(event) for event in table.story[-1])
        if table.decision is None or table.decision.kind == "choose_tile":
            assert in_play(table.state) == expected


@every_size
def test_every_turn_gives_and_takes_what_its_tiles_say(players: int) -> None:
    """h5 and rulings R17, R20: created by slot, paid as printed less benefits, all or none."""
    for table, _ in games(players):
        if table.decision is not None:
            continue
        benefits: list[set[str]] = [set() for _ in range(players)]
        tile, removed = "", 0
        for event in (event for part in table.story for event in part):
            seat = event.seat or 0
            if isinstance(event, TookLandscape):
                tile, removed = event.tile, 0
            elif isinstance(event, Created):
                assert event.colour == COLOURS[LANDSCAPES[tile].colour]
                assert len(event.slots) in (2, 3, 4)
                assert event.slots in SLOT_NEIGHBOURS
            elif isinstance(event, Paid):
                cost = LANDSCAPES[tile].cost
                due = [0 if COLOURS[colour] in benefits[seat] else n for colour, n in enumerate(cost)]
                assert sum(event.worshippers) == sum(due) + LANDSCAPES[tile].cost_any
                assert all(paid >= n for paid, n in zip(event.worshippers, due, strict=True))
            elif isinstance(event, TookBenefit):
                assert all(event.colour not in owned for owned in benefits)
                benefits[seat].add(event.colour)
            elif isinstance(event, Removed):
                removed += 1
            elif isinstance(event, TurnedUp) and LANDSCAPES[tile].effect == "volcano":
                assert removed in (0, LANDSCAPES[tile].need_count)


# -- Broken positions ------------------------------------------------------------------------------


def finished() -> Orbis:
    """A finished game without faults, with worlds of every kind of landscape."""
    for seed in range(200):
        *_, table = played(RULES, 4, seed, listen=False)
        effects = {
            LANDSCAPES[laid.tile].effect
            for seat in table.state.seats
            for laid in seat.world.values()
            if not laid.wild
        }
        markers = any(laid.marker for seat in table.state.seats for laid in seat.world.values())
        if {"farm", "irrigation", "shrine", "village"} <= effects and markers:
            assert RULES.faults(table.state) == []
            state: Orbis = table.state
            return state
    raise AssertionError("no such game was found")


def a_site(state: Orbis, effect: str) -> tuple[int, str]:
    """Where a player's face-up landscape of this effect lies."""
    return next(
        (index, site)
        for index, seat in enumerate(state.seats)
        for site, laid in seat.world.items()
        if LANDSCAPES[laid.tile].effect == effect and not laid.wild
    )


def relay(state: Orbis, index: int, site: str, *, wild: bool = False, marker: bool = False) -> None:
    laid = state.seats[index].world[site]
    state.seats[index].world[site] = laid._replace(wild=wild, marker=marker)


def lose_a_landscape(state: Orbis) -> None:
    state.display[3] = state.display[4]


def take_no_turn(state: Orbis) -> None:
    state.turns -= 4


def keep_a_stack(state: Orbis) -> None:
    state.stacks[2].append(str(state.display[0]))


def take_a_god_twice(state: Orbis) -> None:
    state.seats[0].god = state.seats[1].god


def put_a_god_back(state: Orbis) -> None:
    state.gods.append(str(state.seats[0].god))


def mark_a_god(state: Orbis) -> None:
    seat = next(seat for seat in state.seats if seat.god != "death")
    seat.god_marker = True


def hold_eleven(state: Orbis) -> None:
    state.seats[2].supply = [11, 0, 0, 0, 0]


def owe(state: Orbis) -> None:
    state.seats[2].supply = [3, -1, 0, 0, 0]


def float_one(state: Orbis) -> None:
    world = state.seats[0].world
    del world[next(site for site in world if site.startswith("1/"))]


def mark_a_wilderness(state: Orbis) -> None:
    index, site = a_site(state, "irrigation")
    relay(state, index, site, wild=True, marker=True)


def mark_a_farm(state: Orbis) -> None:
    relay(state, *a_site(state, "farm"), marker=True)


def turn_the_marker(state: Orbis) -> None:
    index, site = a_site(state, "irrigation")
    relay(state, index, site, marker=not state.seats[index].world[site].marker)


def lose_a_benefit(state: Orbis) -> None:
    state.seats[a_site(state, "farm")[0]].benefits.clear()


def share_a_benefit(state: Orbis) -> None:
    index, _ = a_site(state, "farm")
    state.seats[index - 1].benefits.append(state.seats[index].benefits[0])


def lay_on_nothing_of_its_colour(state: Orbis) -> None:
    state.seats[0].world = world("1/0=Y1-4 1/1=Y1-2 2/0=G1-2")


def leave_a_gap(state: Orbis) -> None:
    state.seats[0].world = world("1/0=Y1-4 1/2=Y1-2")


def build_too_wide(state: Orbis) -> None:
    state.seats[0].world = world("1/-1=Y1-4 1/0=Y1-4 1/1=Y1-4 1/2=Y1-4 1/3=Y1-4 1/4=Y1-4")


def empty_a_slot(state: Orbis) -> None:
    state.display[2] = None
    state.worshippers[2][1] = 1


def turn_up_a_higher_level(state: Orbis) -> None:
    state.stacks[0].append("Y1-1")


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (lose_a_landscape, "landscapes are not those"),
        (keep_a_stack, "are left in the stacks"),
        (take_no_turn, "tiles after"),
        (take_a_god_twice, "gods taken"),
        (put_a_god_back, "gods taken"),
        (mark_a_god, "marker on the god"),
        (hold_eleven, "holds 11"),
        (owe, "negative"),
        (float_one, "lacks a support"),
        (mark_a_wilderness, "may not carry a marker"),
        (mark_a_farm, "may not carry a marker"),
        (turn_the_marker, "is wrong"),
        (lose_a_benefit, "benefits"),
        (share_a_benefit, "owned twice"),
        (lay_on_nothing_of_its_colour, "rests on no landscape"),
        (leave_a_gap, "has a gap"),
        (build_too_wide, "row 1 has 6"),
        (empty_a_slot, "the display has a gap"),
        (empty_a_slot, "on the empty slot 2"),
        (turn_up_a_higher_level, "before a lower one was empty"),
    ],
)
def test_broken_positions_are_noticed(break_it: Callable[[Orbis], None], complaint: str) -> None:
    """h1, h2, h3, h4, h6, h7, h8, h9: each kind of broken position has its sentence."""
    state = finished()
    break_it(state)
    assert any(complaint in fault for fault in RULES.faults(state))


def test_every_god_is_in_the_box_once() -> None:
    """h3: gods on the table and with seats are players + 1 different ones of the ten."""
    for players in (2, 3, 4):
        state = Table.new(RULES, players, seed=2).state
        assert len(state.gods) == players + 1
        assert {*state.gods} <= {*GODS}


@every_size
def test_temples_and_totals_of_random_games(players: int) -> None:
    """h13 and h14: as many temples as seats with Shrines, the highest; lines add up, -14 at least."""
    for table, _ in games(players):
        if table.decision is not None:
            continue
        state = table.state
        with_shrines = sum(
            any(LANDSCAPES[laid.tile].shrine_icons and not laid.wild for laid in seat.world.values())
            for seat in state.seats
        )
        given = sorted((score(state, index)["temple"] for index in range(players)), reverse=True)
        assert given == sorted(state.temples, reverse=True)[:with_shrines] + [0] * (players - with_shrines)
        for standing in RULES.standings(state):
            assert standing.total == sum(line.points for line in standing.lines) >= -14


def test_a_view_does_not_tell_the_order_of_the_stacks() -> None:
    """h15 (specification f): sizes and what is still to come, sorted; whatever the order, one view."""
    table = Table.new(RULES, 4, seed=6)
    before = RULES.view(table.state, 0)
    for stack in table.state.stacks:
        stack.reverse()
    assert RULES.view(table.state, 0) == before
    assert before.stacks == (11, 20, 25)
    assert all(list(level) == sorted(level) for level in before.to_come)
    assert no_worshippers() == list(before.seats[0].supply)


def test_the_same_answers_give_the_same_game() -> None:
    """h15: two tables with one seed and the same answers tell the same story."""
    *_, table = played(RULES, 3, 21)
    again = Table.new(RULES, 3, 21)
    for answer in table.answers:
        again.apply(answer.key)
    assert again.story == table.story
    assert again.digests == table.digests


# -- Whole games -----------------------------------------------------------------------------------

BUILDERS = {"pay": 400, "wilderness": 20, "trade": 2, "landscape": 40, "god": 4, "sacrifice": 60, "erupt": 60}
"""What players like who pay what they can."""


def test_everything_that_can_happen_happens_in_random_games() -> None:
    """Every kind of event and of decision, at each number of players within a few games."""
    for players in RULES.seat_counts:
        told: set[type[Event]] = set()
        asked: set[str] = set()
        for seed in range(40):
            for table in played(RULES, players, seed, tastes=BUILDERS):
                told |= {type(event) for event in table.story[-1]}
                asked |= {table.decision.kind} if table.decision is not None else set()
            if told == {*get_args(OrbisEvent)} and asked == {*DECISION_KINDS}:
                break
        assert told == {*get_args(OrbisEvent)}
        assert asked == {*DECISION_KINDS}


@every_size
def test_everyone_ends_with_a_complete_world_and_a_god(players: int) -> None:
    """Ruling R33 (p. 3): one tile a turn, until each player has fourteen landscapes and a god."""
    *_, table = played(RULES, players, 7)
    assert table.state.turns == 15 * players
    for seat in table.state.seats:
        assert (len(seat.world), seat.god is not None) == (14, True)
