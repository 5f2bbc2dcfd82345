"""Tables from positions, clones, saves, and rules that fail."""

import json
from typing import Any

import pytest

from rulesets.core import BadSave, IllegalChoice, Rng, RulesBug, ScriptedRng, Table
from rulesets.core.jsonable import to_json
from tests.rulesets.core.toys import Noted, Toy, ToyRules, kind, options, play_out, race, undoable


def test_a_table_can_take_up_any_position() -> None:
    state = Toy(rng=Rng(1), points=[5, 7], hands=[[], []], turns=3)
    table = Table.at(race(), state, "turn", 2)
    assert table.decision is not None
    assert table.decision.seat == 1
    assert table.state is state
    table.apply("take:3")
    assert table.state.points == [5, 10]
    table.undo()
    assert table.state.points == [5, 7]
    assert not undoable(table)


def test_a_table_at_a_position_keeps_its_digests() -> None:
    """They can't be worked out from a new game, so they are taken as it goes."""
    table = Table.at(race(), Toy(rng=Rng(1), points=[5, 7], hands=[[], []], turns=3), "turn", 2)
    digests = [table.digest]
    for _ in range(3):
        table.apply("take:1")
        digests.append(table.digest)
    assert table.digests == digests
    table.undo()
    assert table.digests == digests[:-1]


def test_a_position_can_be_saved_and_goes_on_from_its_checkpoint() -> None:
    table = Table.at(race(), Toy(rng=Rng(1), points=[5, 7], hands=[[], []], turns=3), "turn", 2)
    for _ in range(3):
        table.apply("take:2")
    again = Table.load(race(), json.loads(json.dumps(table.save())))
    assert again.recovered
    assert again.state.points == table.state.points
    assert again.digest == table.digest


@pytest.mark.parametrize(("seat", "asked"), [(0, "alpha"), (0, "zeta"), (1, "first")])
def test_an_answer_after_the_checkpoint_holds_only_for_the_question_it_was_given_to(
    seat: int, asked: str
) -> None:
    """Seat 0 is asked `first` there; a save in which another question was answered goes on before it."""
    table = Table.at(race(), Toy(rng=Rng(1), points=[5, 7], hands=[[], []], turns=3), "turn", 2)
    for key in ("take:2", "take:2", "take:1"):
        table.apply(key)
    document = json.loads(json.dumps(table.save()))
    assert document["checkpoint"]["answers"] == 2
    assert document["answers"][2] == [0, "first", "take:1"]
    assert len(Table.load(race(), document).answers) == 3
    document["answers"][2][:2] = [seat, asked]
    again = Table.load(race(), document)
    assert again.recovered
    assert (len(again.answers), kind(again), again.state.points) == (2, "first", [5, 11])


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("asked", ["view", "standings_seen"])
def test_a_save_is_refused_where_a_seat_or_a_watcher_could_be_shown_nothing(
    asked: str, seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position that goes on from its checkpoint is looked at by all eyes before it is shown to any."""
    table = Table.at(race(), Toy(rng=Rng(1), points=[5, 7], hands=[[], []], turns=3), "turn", 2)
    table.apply("take:2")
    document = json.loads(json.dumps(table.save()))
    shown = getattr(ToyRules, asked)

    def broken(rules: ToyRules, state: Toy, who: int | None) -> Any:
        if who == seat:
            raise ValueError("nothing can be shown")
        return shown(rules, state, who)

    assert Table.load(race(), document).recovered
    monkeypatch.setattr(ToyRules, asked, broken)
    with pytest.raises(BadSave):
        Table.load(race(), document)


def test_a_clone_of_a_finished_table_is_finished() -> None:
    table = Table.new(race(), 2)
    play_out(table, "take:2")
    twin = table.clone(listen=True)
    assert kind(twin) is None
    assert twin.digest == table.digest
    assert len(twin.story) == len(twin.answers) + 1
    with pytest.raises(IllegalChoice, match="over"):
        twin.apply("take:2")
    twin.undo()
    assert kind(twin) == "second"
    assert kind(table) is None


def test_a_clone_can_give_again_what_was_taken_back() -> None:
    table = Table.new(race(), 2)
    table.apply("take:3")
    table.undo()
    twin = table.clone()
    twin.redo()
    assert twin.state.points == [3, 0]
    assert table.can_redo
    assert table.state.points == [0, 0]


def test_a_clone_shares_no_luck() -> None:
    async def turn(g: Toy) -> str | None:
        await g.ask(0, "roll", options("now", "later"))
        g.reveal()
        g.shown.append(g.rng.roll(1000))
        return "turn"

    table = Table.new(ToyRules(turn=turn), 1)
    twin = table.clone()
    for _ in range(10):
        twin.apply("now")
    for _ in range(10):
        table.apply("now")
    assert table.state.shown == twin.state.shown


def test_scripted_dice_survive_copies() -> None:
    async def turn(g: Toy) -> None:
        await g.ask(0, "roll", options("now", "later"))
        g.shown.append(g.rng.roll())
        await g.ask(0, "again", options("now", "later"))
        g.shown.append(g.rng.roll())

    state = Toy(rng=ScriptedRng([5, 0]), points=[0], hands=[[]])
    table = Table.at(ToyRules(turn=turn), state, "turn", 1)
    table.apply("now")
    table.undo()
    table.apply("now")
    table.apply("now")
    assert table.state.shown == [6, 1]


# -- Rules that fail -------------------------------------------------------------------------------


def failing(where: str) -> ToyRules:
    """Rules that fail in the running phase, at the start of the next, or in set-up's phase."""

    async def turn(g: Toy) -> str | None:
        if where == "start":
            raise ZeroDivisionError("at the start")
        taken = await g.ask(0, "first", options("a", "b"))
        g.points[0] += 1
        g.shown.append(g.deck.pop())
        g.emit(Noted, 0, what=taken)
        if where == "phase" and taken == "b":
            raise ZeroDivisionError("in the phase")
        await g.ask(0, "second", options("c", "d"))
        g.points[0] += 1
        return "after" if where in ("next", "silent") else "nowhere"

    async def after(g: Toy) -> str | None:
        if where == "next":
            g.points[0] = -99
            raise ZeroDivisionError("in the next phase")
        return "broken"

    async def broken(g: Toy) -> str | None:
        raise ZeroDivisionError("after a silent phase")

    return ToyRules(turn=turn, after=after, broken=broken)


def all_of(table: Table[Toy]) -> Any:
    decision = table.decision
    return (
        to_json(table.state),
        decision and (decision.kind, [option.key for option in decision.options]),
        list(table.answers),
        [list(part) for part in table.story],
        table.digests,
        table.undo_limit,
        table.can_undo,
        table.can_redo,
    )


@pytest.mark.parametrize(
    ("where", "answers", "bad", "good"),
    [
        ("phase", [], "b", "a"),
        ("next", ["a"], "c", None),
        ("silent", ["a"], "d", None),
        ("nowhere", ["a"], "c", None),
    ],
)
def test_a_failure_leaves_the_table_as_it_was(
    where: str, answers: list[str], bad: str, good: str | None
) -> None:
    table = Table.new(failing(where), 1)
    for key in answers:
        table.apply(key)
    before = all_of(table)
    for _ in range(2):
        with pytest.raises(RulesBug, match=f"answered '{bad}'"):
            table.apply(bad)
        assert all_of(table) == before
    if good is not None:
        table.apply(good)
        assert table.state.points == [1]


def test_a_failure_keeps_what_was_taken_back() -> None:
    table = Table.new(failing("phase"), 1)
    table.apply("a")
    table.undo()
    with pytest.raises(RulesBug):
        table.apply("b")
    table.redo()
    assert [answer.key for answer in table.answers] == ["a"]


def test_a_failure_names_its_cause() -> None:
    table = Table.new(failing("phase"), 1)
    with pytest.raises(RulesBug) as caught:
        table.apply("b")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert "first" in str(caught.value)


def test_rules_that_fail_at_once_are_named_as_a_bug() -> None:
    with pytest.raises(RulesBug, match="before the first decision"):
        Table.new(failing("start"), 1)


def test_a_save_that_the_changed_rules_fail_on_is_refused_with_a_sentence() -> None:
    table = Table.new(race(), 2)
    table.apply("take:1")
    with pytest.raises(BadSave, match="save-rules-changed"):
        Table.load(failing("start"), {**table.save(), "version": "earlier"})


def test_digests_differ_when_positions_or_options_do() -> None:
    one, two = Table.new(race(), 2, seed=1), Table.new(race(), 2, seed=2)
    assert one.digest != two.digest
    start = one.digest
    one.apply("take:1")
    middle = one.digest
    one.undo()
    assert one.digest == start
    one.apply("take:2")
    assert one.digest not in (start, middle)


def test_what_was_rolled_in_the_phase_stays_and_what_was_shuffled_is_shuffled_anew() -> None:
    """Also at a table that was redealt itself; the order of a new deck is known to no player."""

    async def turn(g: Toy) -> None:
        g.reveal()
        g.shown.append(g.rng.roll())
        g.deck = [*range(30)]
        g.rng.shuffle(g.deck)
        g.shown.append(g.rng.roll())
        await g.ask(0, "on", options("a", "b"))

    table = Table.new(ToyRules(turn=turn), 2, seed=1)
    twin = table.redealt(0, Rng(1))
    for each in (twin, twin.redealt(0, Rng(2)), twin.redealt(0, Rng(3)).clone()):
        assert each.state.shown == table.state.shown
        assert each.state.deck != table.state.deck
    assert twin.redealt(0, Rng(2)).state.deck != twin.state.deck


def test_a_redealt_table_that_never_looks_the_same_is_given_up() -> None:
    """What was turned up in the running phase can't be dealt again."""

    async def turn(g: Toy) -> None:
        g.reveal()
        g.shown.append(g.deck.pop())
        await g.ask(0, "on", options("a", "b"))

    table = Table.new(ToyRules(turn=turn), 2, seed=1)
    with pytest.raises(LookupError, match="looks the same"):
        table.redealt(0, Rng(1), tries=1)
    twin = table.redealt(0, Rng(1), tries=5000)
    assert twin.state.shown == table.state.shown
    assert twin.state.hands[0] == table.state.hands[0]
