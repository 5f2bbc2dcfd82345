"""What seats and watchers are shown (specification f), and that closed bags stay closed."""

from typing import Any

import pytest

from rulesets.core import Rng, Table
from rulesets.core.jsonable import to_json
from rulesets.helios import RULES
from rulesets.helios.components import ACTIONS
from rulesets.helios.events import Scored
from rulesets.helios.state import Helios, copy
from tests.conformance.leaks import shown
from tests.conformance.play import Player, played
from tests.rulesets.helios.builders import A, B, C, position, seat, table_at

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def with_other_bags(state: Helios, seat: int | None) -> Helios:
    """The same position, the bags of all others filled with something else."""
    twin = copy(state)
    twin.bags = [bag if index == seat else 3 * bag + 17 + index for index, bag in enumerate(state.bags)]
    return twin


def seen(state: Helios, seat: int | None) -> Any:
    """Everything about points that a front end can ask for."""
    return [to_json(RULES.view(state, seat)), [to_json(each) for each in RULES.standings_seen(state, seat)]]


@every_size
def test_views_and_standings_do_not_depend_on_others_bags(players: int) -> None:
    """Ruling R41: closed bags, for every seat and a watcher, at every decision of a game."""
    for table in played(RULES, players, 11, bags="closed"):
        if table.decision is None:
            continue
        for seat_ in (None, *range(players)):
            twin = with_other_bags(table.state, seat_)
            assert twin.bags != table.state.bags
            assert seen(twin, seat_) == seen(table.state, seat_)


def test_options_and_reasons_do_not_depend_on_bags() -> None:
    """Ruling R41: no player's options, one's own included, depend on what lies in any bag."""
    for table in played(RULES, 3, 12):
        decision = table.decision
        phase_start = table._checkpoints[-1]
        if decision is None or len(table.answers) != phase_start.answers:
            continue
        twin = Table.at(RULES, with_other_bags(phase_start.state, decision.seat), phase_start.phase, 3)
        here, there = shown(table, decision.seat), shown(twin, decision.seat)
        assert here[:2] == there[:2]


def test_open_bags_show_everything() -> None:
    """Ruling R41: the table option, for seats and watchers; the check above is able to fail."""
    state = position(bags=[3, 5, 7], open_bags=True)
    for seat_ in (None, A, B, C):
        assert [each.bag for each in RULES.view(state, seat_).seats] == [3, 5, 7]
        assert RULES.standings_seen(state, seat_) == RULES.standings(state)
        assert seen(with_other_bags(state, seat_), seat_) != seen(state, seat_)


def test_a_closed_bag_is_its_owners() -> None:
    """Ruling R41: the own total is seen, others' are not; their standing lacks the line and says so."""
    state = position(seat(buildings="palace"), bags=[3, 5, 7])
    assert [each.bag for each in RULES.view(state, A).seats] == [3, None, None]
    assert [each.bag for each in RULES.view(state, None).seats] == [None] * 3
    own, other, _ = RULES.standings_seen(state, A)
    assert (own.concealed, own.total, own.lines[0].id) == (False, 7, "bag")
    assert (other.concealed, other.total) == (True, 0)
    assert "bag" not in {line.id for line in other.lines}
    assert RULES.view(state, A).seats[A].standing == own
    assert RULES.view(state, A).seats[B].standing == other
    assert all(each.concealed for each in RULES.standings_seen(state, None))


def test_bags_are_emptied_at_the_end() -> None:
    """Ruling R41 (END-2): then each player sees everything."""
    state = position(bags=[3, 5, 7], stage="over", round=3)
    for seat_ in (None, A, C):
        assert [each.bag for each in RULES.view(state, seat_).seats] == [3, 5, 7]
        assert RULES.standings_seen(state, seat_) == RULES.standings(state)
        assert not any(each.concealed for each in RULES.standings_seen(state, seat_))


def test_gains_are_announced_to_all() -> None:
    """Ruling R41: the log says what goes into a bag, with amounts, to each player."""
    for table in played(RULES, 2, 3):
        for event in table.story[-1]:
            if isinstance(event, Scored):
                assert event.points > 0
                assert event.seen_by(None) is event.seen_by(1) is event


@every_size
def test_views_show_what_lies_open_and_counts_of_the_rest(players: int) -> None:
    """Specification f: both boards of all; piles and stacks as counts and as sets, not in order."""
    for number, table in enumerate(played(RULES, players, 13)):
        state, view = table.state, RULES.view(table.state, None)
        assert [each.board for each in view.seats] == state.seats
        assert {action: len(pile) for action, pile in state.piles.items()} == view.piles
        assert {slot: len(stack) for slot, stack in state.land.items()} == view.land
        assert sum(view.extra.values()) == view.land["extra"]
        assert view.columns == {action: tuple(column) for action, column in state.columns.items()}
        assert view.supply == tuple(state.supply)
        assert (view.mana, view.houses) == (state.mana, state.houses)
        if number % 10 == 0:
            dealt = RULES.redeal(state, None, Rng(number))
            assert to_json(RULES.view(dealt, None)) == to_json(view)


def test_what_is_dealt_anew_lies_in_another_order() -> None:
    """f: the order of the piles and of the mixed stack is all that a seat doesn't know."""
    state = position()
    dealt = RULES.redeal(state, A, Rng(3))
    assert RULES.faults(dealt) == []
    for action in ACTIONS:
        assert dealt.piles[action] != state.piles[action]
        assert sorted(dealt.piles[action]) == sorted(state.piles[action])
    assert dealt.land["extra"] != state.land["extra"]
    assert sorted(dealt.land["extra"]) == sorted(state.land["extra"])
    assert dealt.rng != state.rng
    assert (dealt.seats, dealt.bags, dealt.columns) == (state.seats, state.bags, state.columns)


def test_a_view_is_a_copy() -> None:
    """f: changing a view changes nothing at the table."""
    state = position()
    view = RULES.view(state, A)
    view.seats[A].board.world.clear()
    view.seats[A].board.rows[0].append("build_red")
    view.columns.clear()
    view.specials.clear()
    assert RULES.faults(state) == []
    assert "D4" in state.seats[A].world


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_progress_names_the_player_who_is_asked_during_set_up(seats: int) -> None:
    """SET-5, SET-8: not the dragon's holder throughout."""
    table = Table.new(RULES, seats, 5)
    asked = []
    while table.state.stage == "set_up" and table.decision is not None:
        asked.append(table.decision.seat)
        assert RULES.progress(table.state).active == asked[-1]
        table.apply(table.decision.options[0].key)
    assert len(asked) >= seats
    assert {*asked} == {*range(seats)}


def test_progress() -> None:
    """d: round, rounds and whose turn it is, in every phase."""
    state = position(turns=4, round=2)
    assert RULES.progress(state).active == B
    assert RULES.view(state, None).turn == 2
    able = seat(mana=2)
    table = table_at(position(seat(), seat(), able, stage="persons", turn_of=C), "persons_turn")
    assert RULES.progress(table.state).active == RULES.view(table.state, None).active == C
    last = Table.new(RULES, 2, 8)
    player = Player(8)
    while last.decision is not None:
        last.apply(player.choose(last.decision))
    assert RULES.progress(last.state).active is None
    assert (RULES.progress(last.state).round, RULES.progress(last.state).rounds) == (4, 4)
