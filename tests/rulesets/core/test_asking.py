"""What happens when rules ask: forced options, shown ones, none at all, blocked ones."""

import pytest

from rulesets.core import Decision, IllegalChoice, Option, Reason, RulesBug, Table, record
from rulesets.core.event import Forced, facts_of
from tests.rulesets.core.toys import Drew, Noted, Toy, ToyRules, kind, options, race


def test_a_single_option_is_taken_and_told_as_forced() -> None:
    async def turn(g: Toy) -> None:
        chosen = await g.ask(0, "only", options("this"))
        g.emit(Noted, 0, what=chosen)
        await g.ask(0, "last", options("a", "b"))

    table = Table.new(ToyRules(turn=turn), 1)
    assert table.story == [[Forced(0, "only", "this"), Noted(0, "this")]]
    assert [event.kind for event in table.story[0]] == ["forced", "noted"]
    assert table.decision is not None
    assert table.decision.kind == "last"
    assert table.answers == []


def test_a_single_option_that_is_to_be_shown_is_asked() -> None:
    async def turn(g: Toy) -> None:
        await g.ask(0, "look", options("on"), shown=True)

    table = Table.new(ToyRules(turn=turn), 1)
    assert table.decision is not None
    assert [option.key for option in table.decision.options] == ["on"]
    assert table.story == [[]]
    table.apply("on")
    assert kind(table) is None
    assert [answer.key for answer in table.answers] == ["on"]


def test_having_nothing_to_choose_from_is_a_bug_of_the_rules() -> None:
    async def turn(g: Toy) -> None:
        await g.ask(0, "well", options("a", "b"))
        await g.ask(0, "stuck", [])

    table = Table.new(ToyRules(turn=turn), 1)
    with pytest.raises(RulesBug, match="no option at stuck"):
        table.apply("a")
    assert table.decision is not None
    assert table.decision.kind == "well"


def test_a_game_of_forced_choices_only_is_over_at_once() -> None:
    async def turn(g: Toy) -> str | None:
        await g.ask(0, "only", options("this"))
        g.turns += 1
        return "turn" if g.turns < 5 else None

    table = Table.new(ToyRules(turn=turn), 1)
    assert table.decision is None
    assert len(table.story[0]) == 5
    with pytest.raises(IllegalChoice, match="over"):
        table.apply("this")


@record
class TooDear(Reason):
    missing: int


def test_blocked_options_are_listed_on_the_first_look_and_only_once() -> None:
    listed = []

    def blocked() -> list[Option[str]]:
        listed.append(1)
        return [Option("c", "c", "spot:c", TooDear(missing=2))]

    async def turn(g: Toy) -> None:
        await g.ask(0, "pick", options("a", "b"), blocked)

    table = Table.new(ToyRules(turn=turn), 1)
    assert table.decision is not None
    assert not listed
    (shut,) = table.decision.blocked
    assert listed == [1]
    assert shut.blocked == TooDear(missing=2)
    assert shut.blocked.word == "too-dear"
    assert table.decision.blocked == (shut,)
    assert listed == [1], "every look after the first is for nothing"
    with pytest.raises(IllegalChoice, match="'c' is not on offer at pick"):
        table.apply("c")


def test_a_decision_says_what_it_is_about() -> None:
    decision = Decision(2, "pick", options("a", "b"))
    assert repr(decision) == "<pick of seat 2: a b>"
    assert decision.option("b").value == "b"
    assert decision.blocked == ()
    with pytest.raises(IllegalChoice):
        decision.option("c")


def test_rules_get_the_value_of_what_was_chosen() -> None:
    async def turn(g: Toy) -> None:
        for _ in range(2):
            g.points[0] += await g.ask(0, "how_much", [Option("few", 2), Option("many", 40)])

    table = Table.new(ToyRules(turn=turn), 1)
    table.apply("many")
    table.apply("few")
    assert table.state.points == [42]


def test_no_one_listening_costs_no_events() -> None:
    table = Table.new(race(), 2, listen=False)
    table.apply("take:1")
    assert table.story == [[]]
    assert table.state.events is None


def test_private_facts_reach_only_their_seat() -> None:
    async def turn(g: Toy) -> None:
        g.emit_privately(Drew, 1, card=7, left=3)
        await g.ask(0, "on", options("a", "b"))

    table = Table.new(ToyRules(turn=turn), 2)
    (event,) = table.story[0]
    assert event.seen_by(1) == Drew(1, card=7, left=3)
    assert facts_of(event.seen_by(1)) == {"card": 7, "left": 3}
    for other in (0, None):
        assert event.seen_by(other) == Drew(1, card=None, left=3)
        assert facts_of(event.seen_by(other)) == {"left": 3}


def test_variants_reach_the_set_up() -> None:
    short, long = Table.new(race(), 2), Table.new(race(), 2, length="long")
    assert (len(short.state.deck), len(long.state.deck)) == (26, 56)
    assert long.variants == {"length": "long"}
    with pytest.raises(ValueError, match="length=endless"):
        Table.new(race(), 2, length="endless")
