"""What every game owes the engine: undo, clones, illegal answers, views and events."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, cast

import pytest

from rulesets.core import IllegalChoice, Rng, Rules, RulesBug, Table
from rulesets.core.event import facts_of
from rulesets.core.jsonable import from_json, to_json
from tests.conformance.every_game import every_game, every_table, load_rules, some_tables
from tests.conformance.play import Player, played, snapshot, stands_at
from tests.whole import sampled


def looks(table: Table[Any]) -> Any:
    """All that can be known about a table, for comparing it with itself later."""
    told = [[(event.kind, event.seat, facts_of(event)) for event in part] for part in table.story]
    return snapshot(table), list(table.answers), told, table.undo_limit, table.can_redo, table.digest


@some_tables
def test_an_answer_that_is_not_on_offer_changes_nothing(game: str, seats: int) -> None:
    for number, table in enumerate(played(load_rules(game), seats, 3)):
        if number % sampled(6, 1):
            continue
        before = looks(table)
        wrong = ["", "nonsense", "nonsense:1", "PAY", "-1"]
        if table.decision is not None:
            wrong += [option.key for option in table.decision.blocked]
            wrong += [f"{table.decision.options[0].key} "]
        for key in wrong:
            with pytest.raises(IllegalChoice):
                table.apply(key)
        assert looks(table) == before


@some_tables
def test_a_turn_can_be_taken_back_whole_and_given_again(game: str, seats: int) -> None:
    for number, table in enumerate(played(load_rules(game), seats, 4)):
        if number % sampled(16, 3):
            continue
        stops = [looks(table)[:3]]
        while table.can_undo:
            table.undo()
            stops.append(looks(table)[:3])
        with pytest.raises(IllegalChoice):
            table.undo()
        assert len(table.answers) == table.undo_limit
        for expected in reversed(stops[:-1]):
            table.redo()
            assert looks(table)[:3] == expected
        with pytest.raises(IllegalChoice):
            table.redo()


@every_table
def test_undo_stops_at_another_seats_answer(game: str, seats: int) -> None:
    for table in played(load_rules(game), seats, 5):
        if not table.answers:
            continue
        standing = table.answers[: table.undo_limit]
        free = table.answers[table.undo_limit :]
        assert len({answer.seat for answer in free}) <= 1
        if standing and free and free[0].seat != standing[-1].seat:
            assert table.undo_limit == len(standing)


@every_table
def test_another_answer_after_undo_ends_redo(game: str, seats: int) -> None:
    tried = 0
    for table in played(load_rules(game), seats, 6):
        if not table.can_undo or tried >= 25:
            continue
        last = table.answers[-1]
        twin = table.clone()
        twin.undo()
        assert twin.decision is not None
        for option in twin.decision.options:
            if option.key != last.key:
                twin.apply(option.key)
                assert not twin.can_redo
                tried += 1
                break
    assert tried


@some_tables
def test_a_clone_is_equal_and_independent(game: str, seats: int) -> None:
    player = Player(1)
    for number, table in enumerate(played(load_rules(game), seats, 7)):
        if number % sampled(41, 4):
            continue
        before = looks(table)
        twin, other = table.clone(), table.clone(listen=True)
        assert stands_at(twin, before[0])
        assert twin.digest == table.digest
        assert twin.answers == table.answers
        assert (twin.undo_limit, twin.can_undo) == (table.undo_limit, table.can_undo)
        assert len(other.story) == len(table.story)
        for _ in range(12):
            if twin.decision is None:
                break
            key = player.choose(twin.decision)
            twin.apply(key)
            other.apply(key)
        assert stands_at(other, snapshot(twin))
        assert other.digests == twin.digests
        assert len(other.story) == len(other.answers) + 1
        while twin.can_undo:
            twin.undo()
        assert looks(table) == before


@every_table
def test_a_clone_of_a_table_no_one_listened_to_can_listen(game: str, seats: int) -> None:
    for number, table in enumerate(played(load_rules(game), seats, 8, listen=False)):
        if number % 9 == 5 and table.decision is not None:
            assert table.story == [[]]
            twin = table.clone(listen=True)
            for _ in range(6):
                if twin.decision is not None:
                    twin.apply(twin.decision.options[0].key)
                assert len(twin.story) == len(twin.answers) + 1
            assert any(twin.story)


def mutable_parts(value: Any) -> Iterator[Any]:
    """Every object within a position that can be changed in place."""
    if isinstance(value, list | dict | set | Rng):
        yield value
    if isinstance(value, list | tuple | set):
        for item in value:
            yield from mutable_parts(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from mutable_parts(item)
    elif is_dataclass(value) and not isinstance(value, type):
        if not type(value).__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield value
        for field in fields(value):
            if field.metadata.get("saved", True):
                yield from mutable_parts(getattr(value, field.name))


@some_tables
def test_a_copied_position_is_equal_and_shares_nothing_that_changes(game: str, seats: int) -> None:
    rules = load_rules(game)
    for number, table in enumerate(played(rules, seats, 9)):
        if number % sampled(6, 1):
            continue
        copied = rules.copy(table.state)
        assert to_json(copied) == to_json(table.state)
        assert copied == table.state
        assert copied.events is None
        originals = {id(part) for part in mutable_parts(table.state)}
        assert not originals & {id(part) for part in mutable_parts(copied)}


@some_tables
def test_a_position_survives_json(game: str, seats: int) -> None:
    rules = load_rules(game)
    for number, table in enumerate(played(rules, seats, 10)):
        if number % sampled(6, 1):
            continue
        text = json.dumps(to_json(table.state))
        again = from_json(rules.state_type, json.loads(text))
        assert again == table.state
        assert json.dumps(to_json(again)) == text


@some_tables
def test_views_and_events_are_made_of_plain_values(game: str, seats: int) -> None:
    rules = load_rules(game)
    for number, table in enumerate(played(rules, seats, 11)):
        for event in table.story[-1] if number % sampled(4, 1) == 0 else ():
            for facts in (facts_of(event), facts_of(event.seen_by(None))):
                assert json.loads(json.dumps(dict(facts))) == to_json(dict(facts))
        if number % sampled(11, 5) == 0:
            for seat in (None, *range(seats)):
                seen = to_json(rules.view(table.state, seat))
                assert json.loads(json.dumps(seen)) == seen


@some_tables
def test_looking_changes_nothing(game: str, seats: int) -> None:
    """Views, standings, faults, progress, options and `why_not` only read."""
    rules = load_rules(game)
    for number, table in enumerate(played(rules, seats, 12)):
        if number % sampled(6, 1):
            continue
        before = json.dumps(to_json(table.state))
        for seat in (None, *range(seats)):
            rules.view(table.state, seat)
        rules.standings(table.state)
        rules.progress(table.state)
        rules.faults(table.state)
        if table.decision is not None:
            asked = table.decision
            targets = {option.target for option in (*asked.options, *asked.blocked)}
            for target in sorted(targets - {None}, key=str):
                rules.why_not(table.state, asked.seat, str(target))
        assert json.dumps(to_json(table.state)) == before


@every_table
def test_standings_add_up_and_places_follow_them(game: str, seats: int) -> None:
    rules = load_rules(game)
    for table in played(rules, seats, 13):
        standings = rules.standings(table.state)
        assert [each.seat for each in standings] == list(range(seats))
        for each in standings:
            assert each.total == sum(line.points for line in each.lines)
            better = sum((o.total, o.tie_break) > (each.total, each.tie_break) for o in standings)
            assert each.place == better + 1
        progress = rules.progress(table.state)
        assert progress.round >= 1
        assert progress.rounds == 0 or progress.round <= progress.rounds
        assert (progress.active is None) == (table.decision is None)


class _FailsOnce:
    """A game whose next new phase fails, once, when it is told to."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.armed = False

        def failing(phase: Any) -> Any:
            async def run(g: Any) -> str | None:
                if self.armed:
                    self.armed = False
                    raise LookupError("this phase is broken")
                following: str | None = await phase(g)
                return following

            return run

        name = f"Failing{type(rules).__name__}"
        phases = {phase: failing(run) for phase, run in rules.phases.items()}
        self.rules: Rules[Any] = type(name, (type(rules),), {"phases": phases})()


@some_tables
def test_a_failure_of_the_rules_leaves_the_table_as_it_was(game: str, seats: int) -> None:
    broken = _FailsOnce(load_rules(game))
    table = Table.new(broken.rules, seats, 14)
    player = Player(14)
    failed = 0
    while (decision := table.decision) is not None:
        key = player.choose(decision)
        if len(table.answers) % sampled(4, 1):
            table.apply(key)
            continue
        before = looks(table)
        broken.armed = True
        try:
            table.apply(key)
        except RulesBug:
            assert looks(table) == before
            failed += 1
            table.apply(key)
        broken.armed = False
    assert failed >= seats
    assert not broken.rules.faults(table.state)


@every_game
def test_rules_say_what_the_engine_needs_to_know(game: str) -> None:
    rules = load_rules(game)
    assert rules.id == game
    assert rules.version
    assert rules.components
    assert rules.first_phase in rules.phases
    for variant in rules.variants:
        assert variant.default in variant.choices
        for seats in rules.seat_counts:
            assert variant.default in variant.allowed(seats)


@every_game
def test_wrong_numbers_of_seats_and_variants_are_refused(game: str) -> None:
    rules = load_rules(game)
    for seats in (-1, 0, rules.seat_counts.start - 1, rules.seat_counts.stop):
        with pytest.raises(ValueError, match="players"):
            Table.new(rules, seats)
    with pytest.raises(ValueError, match="variant"):
        Table.new(rules, rules.seat_counts[0], nonsense="yes")
    for variant in rules.variants:
        with pytest.raises(ValueError, match="variant"):
            Table.new(rules, rules.seat_counts[0], 0, **cast("dict[str, Any]", {variant.id: "nonsense"}))


@every_table
def test_every_variant_can_be_played(game: str, seats: int) -> None:
    rules = load_rules(game)
    for variant in rules.variants:
        for choice in variant.allowed(seats):
            one = cast("dict[str, Any]", {variant.id: choice})
            for table in played(rules, seats, 15, listen=False, **one):
                assert table.variants[variant.id] == choice
            assert not rules.faults(table.state)
