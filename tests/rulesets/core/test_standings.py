"""Places: equal seats share one, and the next number is skipped; what a seat may know of them."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rulesets.core import Progress, ScoreLine, Standing, Table, placed
from tests.rulesets.core.toys import Toy, ToyRules, play_out, race, take_points


def places(*worth: tuple[int, int]) -> list[int]:
    """Places of seats with this many points and tie breakers."""
    return [
        each.place
        for each in placed(
            (seat, (ScoreLine("all", points),), (tie,)) for seat, (points, tie) in enumerate(worth)
        )
    ]


def test_equal_points_are_decided_by_the_tie_breaker() -> None:
    assert places((27, 3), (27, 5), (24, 9), (27, 5)) == [3, 1, 4, 1]


def test_a_shared_place_skips_the_next_number() -> None:
    assert places((30, 1), (30, 1), (20, 0), (10, 0)) == [1, 1, 3, 4]
    assert places((5, 5), (5, 5)) == [1, 1]
    assert places((0, 0)) == [1]


def test_several_tie_breakers_are_looked_at_in_order() -> None:
    rows = [
        (0, (ScoreLine("a", 1),), (2, 0)),
        (1, (ScoreLine("a", 1),), (1, 9)),
        (2, (ScoreLine("a", 1),), (2, 1)),
    ]
    assert [each.place for each in placed(rows)] == [2, 3, 1]


def test_lines_add_up_and_stay() -> None:
    lines = (ScoreLine("a", 3), ScoreLine("b", -5, {"count": 5}))
    assert placed([(0, lines, (4,))]) == (Standing(0, 1, -2, lines, (4,)),)


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 2)), min_size=1, max_size=6))
def test_places_are_consistent(worth: list[tuple[int, int]]) -> None:
    found = places(*worth)
    for seat, place in enumerate(found):
        assert place == 1 + sum(other > worth[seat] for other in worth)
        assert (place == 1) == (worth[seat] == max(worth))
    assert min(found) == 1


# -- What a seat may know of them ------------------------------------------------------------------


class Purses(ToyRules):
    """Points are kept in purses: only their owners look into them until the game is over."""

    def standings_seen(self, state: Toy, seat: int | None) -> tuple[Standing, ...]:
        shown = [state.turns >= 6 or owner == seat for owner in range(len(state.points))]
        stood = placed(
            (owner, (ScoreLine("points", points),) if shown[owner] else (), ())
            for owner, points in enumerate(state.points)
        )
        return tuple(replace(each, concealed=not shown[each.seat]) for each in stood)


def test_by_default_everyone_knows_how_everyone_stands() -> None:
    rules = race()
    table = Table.new(rules, 3, 1)
    table.apply("take:2")
    for seat in (None, 0, 1, 2):
        assert rules.standings_seen(table.state, seat) == rules.standings(table.state)
    assert not any(each.concealed for each in rules.standings(table.state))


def test_a_game_may_conceal_lines() -> None:
    """Rows come in seat order, their totals being those of what is shown."""
    rules = Purses(turn=take_points)
    table = Table.new(rules, 2, 1)
    table.apply("take:3")
    table.apply("take:3")
    assert [each.total for each in rules.standings(table.state)] == [6, 0]
    assert [each.total for each in rules.standings_seen(table.state, 0)] == [6, 0]
    assert [each.total for each in rules.standings_seen(table.state, 1)] == [0, 0]
    assert [each.total for each in rules.standings_seen(table.state, None)] == [0, 0]
    assert [each.concealed for each in rules.standings_seen(table.state, 0)] == [False, True]
    assert all(each.concealed for each in rules.standings_seen(table.state, None))
    play_out(table, "take:1")
    for seat in (None, 0, 1):
        assert rules.standings_seen(table.state, seat) == rules.standings(table.state)


def test_unless_rules_say_more_the_part_that_is_left_is_that_of_the_rounds_or_half_without_any() -> None:
    class Paced(ToyRules):
        now = Progress(1, 4, 0)

        def progress(self, _state: Toy) -> Progress:
            return self.now

    rules, position = Paced(turn=take_points), Table.new(race(), 2).state

    def left(progress: Progress) -> float:
        rules.now = progress
        return rules.left(position)

    assert [left(Progress(number, 4, 0)) for number in (1, 2, 4)] == [1.0, 0.75, 0.25]
    assert left(Progress(3, 0, 0)) == 0.5
    assert left(Progress(4, 4, None)) == 0.0
