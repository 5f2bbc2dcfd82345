"""How far answers can be taken back: the engine finds it, not the games."""

import pytest

from rulesets.core import IllegalChoice, Table
from tests.rulesets.core.toys import Drew, Noted, Toy, ToyRules, kind, options, play_out, race, undoable


def two_decisions(between: str) -> ToyRules:
    """Seat 0 decides twice; something happens in between."""

    async def turn(g: Toy) -> None:
        await g.ask(0, "first", options("a", "b"))
        if between == "reveal":
            g.reveal()
            g.shown.append(g.deck.pop())
        elif between == "private":
            g.hands[1].append(g.deck.pop())
            g.emit_privately(Drew, 1, card=g.hands[1][-1])
        elif between == "tell":
            g.emit(Noted, 0, what="nothing new")
        elif between == "forced":
            await g.ask(1, "only", options("this"))
        await g.ask(0, "second", options("c", "d"))
        await g.ask(0, "third", options("e", "f"))

    return ToyRules(turn=turn)


@pytest.mark.parametrize("between", ["reveal", "private"])
def test_undo_stops_at_new_information(between: str) -> None:
    table = Table.new(two_decisions(between), 2, seed=1)
    table.apply("a")
    assert not undoable(table)
    assert table.undo_limit == 1
    table.apply("c")
    assert undoable(table)
    table.undo()
    with pytest.raises(IllegalChoice, match="take back"):
        table.undo()
    assert [answer.key for answer in table.answers] == ["a"]


@pytest.mark.parametrize("between", ["tell", "forced"])
def test_undo_goes_back_past_what_is_not_new(between: str) -> None:
    table = Table.new(two_decisions(between), 2, seed=1)
    start = table.digest
    for key in ("a", "c"):
        table.apply(key)
    table.undo()
    table.undo()
    assert table.digest == start
    assert not undoable(table)


def test_undo_stops_at_another_seats_answer() -> None:
    """Seat 0 can take its turn back until seat 1 has answered, and not even if that is undone."""
    table = Table.new(race(), 2)
    for key in ("take:1", "take:2"):
        table.apply(key)
    assert table.decision is not None
    assert table.decision.seat == 1
    assert undoable(table)
    table.apply("take:3")
    assert table.undo_limit == 2
    table.undo()
    assert not undoable(table)
    assert table.state.points == [3, 0]


def test_undo_goes_back_across_phases() -> None:
    """Three phases of one seat in a row, each with its own copy of the state."""

    async def phase(g: Toy, following: str | None) -> str | None:
        g.points[0] += int(await g.ask(0, "add", options("1", "2", "3")))
        g.emit(Noted, 0, what=g.points[0])
        return following

    async def one(g: Toy) -> str | None:
        return await phase(g, "two")

    async def two(g: Toy) -> str | None:
        return await phase(g, "three")

    async def three(g: Toy) -> str | None:
        return await phase(g, None)

    table = Table.new(ToyRules(one=one, two=two, three=three), 1)
    seen = [(table.digest, list(table.story))]
    for key in ("1", "3", "2"):
        table.apply(key)
        seen.append((table.digest, list(table.story)))
    assert kind(table) is None
    for expected in reversed(seen[:-1]):
        table.undo()
        assert (table.digest, table.story) == expected
    for expected in seen[1:]:
        table.redo()
        assert (table.digest, table.story) == expected


def test_undo_goes_back_into_a_phase_that_asked_nothing_after() -> None:
    """A phase without a decision lies between two others."""

    async def ask(g: Toy) -> str | None:
        g.points[0] += int(await g.ask(0, "add", options("1", "2")))
        return "silent" if g.turns < 3 else None

    async def silent(g: Toy) -> str | None:
        g.turns += 1
        g.emit(Noted, None, what=g.turns)
        return "ask"

    table = Table.new(ToyRules(ask=ask, silent=silent), 1)
    table.apply("1")
    digest, story = table.digest, list(table.story)
    table.apply("2")
    table.undo()
    assert (table.digest, table.story) == (digest, story)
    table.undo()
    assert (table.state.turns, table.state.points) == (0, [0])
    assert table.story == [[]]


def test_a_new_answer_ends_redo() -> None:
    table = Table.new(race(), 2)
    table.apply("take:1")
    table.undo()
    table.apply("take:2")
    assert not table.can_redo
    with pytest.raises(IllegalChoice, match="give again"):
        table.redo()


def test_giving_the_same_answer_instead_of_redo_ends_redo_too() -> None:
    table = Table.new(race(), 2)
    for key in ("take:1", "take:2"):
        table.apply(key)
    table.undo()
    table.undo()
    table.apply("take:1")
    assert not table.can_redo


def test_an_illegal_answer_leaves_redo_alone() -> None:
    table = Table.new(race(), 2)
    table.apply("take:1")
    table.undo()
    with pytest.raises(IllegalChoice):
        table.apply("take:9")
    table.redo()
    assert table.state.points == [1, 0]


def test_several_answers_can_be_given_again_one_by_one() -> None:
    table = Table.new(race(), 1)
    for key in ("take:1", "take:2", "take:3"):
        table.apply(key)
    for _ in range(3):
        table.undo()
    assert table.state.points == [0]
    totals = []
    while table.can_redo:
        table.redo()
        totals.append(table.state.points[0])
    assert totals == [1, 3, 6]


def test_nothing_can_be_taken_back_at_the_start() -> None:
    table = Table.new(race(), 2)
    assert (table.can_undo, table.can_redo) == (False, False)
    with pytest.raises(IllegalChoice):
        table.undo()
    with pytest.raises(IllegalChoice):
        table.redo()


def test_the_last_answer_of_a_game_can_be_taken_back() -> None:
    table = Table.new(race(), 1)
    play_out(table, "take:1")
    table.undo()
    assert kind(table) == "second"
    assert table.state.points == [11]


def test_chance_after_undo_is_the_same_chance() -> None:
    """A roll ends what can be taken back; the generator is part of the position."""

    async def turn(g: Toy) -> str | None:
        await g.ask(0, "roll", options("now", "later"))
        g.reveal()
        g.shown.append(g.rng.roll())
        g.emit(Noted, 0, what=g.shown[-1])
        await g.ask(0, "keep", options("yes", "no"))
        g.turns += 1
        return "turn" if g.turns < 5 else None

    table = Table.new(ToyRules(turn=turn), 1, seed=4)
    rolls = []
    for _ in range(5):
        table.apply("now")
        assert not undoable(table)
        rolls.append(table.state.shown[-1])
        table.apply("yes")
        table.undo()
        assert table.state.shown == rolls
        table.redo()
    assert len({*rolls}) > 1
