"""Saved games: exact at every position, readable after a fix of the rules, refused when damaged."""

import copy
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets import BUILT
from rulesets.core import BadSave, IllegalChoice, Rng, Rules, Table, jsonable
from rulesets.core.saves import FORMAT, game_of
from tests.conformance.every_game import EVERY, PACKAGES, every_game, every_table, load_rules, some_tables
from tests.conformance.play import Player, played, snapshot, stands_at
from tests.whole import sampled

REASONS = {
    "save-damaged",
    "save-newer",
    "save-not-a-save",
    "save-other-game",
    "save-rules-changed",
}
"""The sentences there are for a save that can't be used."""


def through_json(document: Any) -> Any:
    """A document as it is after being written and read."""
    return json.loads(json.dumps(document))


# -- Whole saves -----------------------------------------------------------------------------------


@some_tables
def test_a_game_can_be_saved_and_loaded_at_any_moment(game: str, seats: int) -> None:
    """Position, answers, story, digests and what can be taken back are the same."""
    rules = load_rules(game)
    for number, table in enumerate(played(rules, seats, 31)):
        if number % sampled(53, 7) and table.decision is not None:
            continue
        document = table.save()
        assert through_json(document) == document
        again = Table.load(rules, through_json(document))
        assert stands_at(again, snapshot(table))
        assert again.answers == table.answers
        assert again.story == table.story
        assert again.digests == table.digests
        assert again.undo_limit == table.undo_limit
        assert again.variants == table.variants
        assert not again.recovered
        assert again.save() == document


@some_tables
def test_a_loaded_game_goes_on_like_the_saved_one(game: str, seats: int) -> None:
    rules = load_rules(game)
    *_, whole = played(rules, seats, 32)
    half = len(whole.answers) // 2
    table = Table.new(rules, seats, whole.seed)
    for answer in whole.answers[:half]:
        table.apply(answer.key)
    again = Table.load(rules, through_json(table.save()))
    while again.can_undo:
        again.undo()
    for answer in whole.answers[len(again.answers) :]:
        again.apply(answer.key)
    assert again.digests == whole.digests


@every_table
def test_a_save_after_undo_holds_what_is_left(game: str, seats: int) -> None:
    rules = load_rules(game)
    for table in played(rules, seats, 33):
        if table.can_undo and len(table.answers) > 10:
            table.undo()
            again = Table.load(rules, through_json(table.save()))
            assert stands_at(again, snapshot(table))
            assert len(again.digests) == len(again.answers) + 1
            table.redo()
            break


@some_tables
def test_taking_back_and_giving_again_leaves_every_save_as_it_was(game: str, seats: int) -> None:
    """A save tells the position and its answers, never the detour that led there."""
    for number, table in enumerate(played(load_rules(game), seats, 36)):
        if number % sampled(53, 9) and table.decision is not None:
            continue
        saves = [table.save()]
        while table.can_undo:
            table.undo()
            saves.append(table.save())
        again = [table.save()]
        while table.can_redo:
            table.redo()
            assert table.digest
            again.append(table.save())
        assert again == saves[::-1]
        assert Table.load(table.rules, saves[-1]).save() == saves[-1]


# -- Rules that have changed -----------------------------------------------------------------------


def dealt_otherwise(rules: Rules[Any]) -> Rules[Any]:
    """A later version of the rules, whose set-up draws other numbers: old answers lead elsewhere."""

    def set_up(self: Any, seats: int, rng: Rng, variants: Mapping[str, str]) -> Any:
        return rules.set_up(seats, Rng(rng.state ^ 0xABCDEF), variants)

    later: Rules[Any] = type("Later", (type(rules),), {"set_up": set_up, "version": "later"})()
    return later


@some_tables
def test_a_game_survives_changed_rules_at_its_position(game: str, seats: int) -> None:
    """It continues from the start of the running phase, with the answers since then given again."""
    rules = load_rules(game)
    later = dealt_otherwise(rules)
    player = Player(1)
    for number, table in enumerate(played(rules, seats, 34)):
        if number % sampled(61, 13):
            continue
        again = Table.load(later, through_json(table.save()))
        assert stands_at(again, snapshot(table))
        assert again.answers == table.answers
        if not table.answers:
            continue
        assert again.recovered
        assert again.digests == table.digests
        assert len(again.story) == len(again.answers) + 1
        for _ in range(8):
            if again.decision is not None:
                again.apply(player.choose(again.decision))
        assert not later.faults(again.state)
        twice = Table.load(later, through_json(again.save()))
        assert stands_at(twice, snapshot(again))
        assert twice.digests == again.digests


@some_tables
def test_a_recovered_game_can_be_played_to_its_end(game: str, seats: int) -> None:
    rules = load_rules(game)
    later = dealt_otherwise(rules)
    table = next(table for table in played(rules, seats, 35) if len(table.answers) == 20)
    again = Table.load(later, through_json(table.save()))
    player = Player(2)
    while again.decision is not None:
        before = snapshot(again)
        again.apply(player.choose(again.decision))
        after = snapshot(again)
        if again.can_undo:
            again.undo()
            assert stands_at(again, before)
            again.redo()
            assert stands_at(again, after)
    assert not later.faults(again.state)
    with pytest.raises(IllegalChoice):
        again.apply("anything")


@every_table
def test_a_save_without_digests_survives_changed_rules_too(game: str, seats: int) -> None:
    """As another program might write it: answers that are no longer possible still lead to the checkpoint."""
    rules = load_rules(game)
    table = next(table for table in played(rules, seats, 38) if len(table.answers) == 25)
    document = {**through_json(table.save()), "digests": []}
    assert stands_at(Table.load(rules, document), snapshot(table))
    document["answers"][0][2] = "no-longer:there"
    document["version"] = "earlier"
    again = Table.load(rules, document)
    assert again.recovered
    assert stands_at(again, snapshot(table))
    assert again.digest == table.digest


@some_tables
def test_without_a_checkpoint_changed_rules_end_the_game_with_a_sentence(game: str, seats: int) -> None:
    rules = load_rules(game)
    *_, table = played(rules, seats, 36)
    document = through_json(table.save())
    document["checkpoint"] = None
    assert Table.load(rules, document).digests == table.digests
    with pytest.raises(BadSave) as caught:
        Table.load(dealt_otherwise(rules), document)
    assert caught.value.reason.id == "save-rules-changed"
    assert caught.value.reason.facts == {"version": rules.version}


# -- Damaged saves ---------------------------------------------------------------------------------


@cache
def some_saves(game: str) -> tuple[str, ...]:
    """Saves of a game at the start, in the middle of a phase, and at the end."""
    rules = load_rules(game)
    found = []
    for seats in rules.seat_counts:
        tables = list(enumerate(played(rules, seats, 37)))
        stops = {0, 1, len(tables) // 3, len(tables) // 2 + 1, len(tables) - 1}
        found += [
            json.dumps(table.save())
            for number, table in enumerate(played(rules, seats, 37))
            if number in stops
        ]
    return tuple(found)


def load_damaged(game: str, document: Any) -> None:
    """A damaged document is refused with a sentence that exists, or becomes a game that can continue."""
    rules = load_rules(game)
    try:
        game_of(document)
        table = Table.load(rules, document)
    except BadSave as refused:
        if refused.reason.id not in REASONS:
            raise
        json.dumps(dict(refused.reason.facts))
        return
    assert not rules.faults(table.state)
    player = Player(1)
    for _ in range(15):
        if table.decision is None:
            break
        table.apply(player.choose(table.decision))
        assert not rules.faults(table.state)
    json.dumps(table.save())


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to everything in a document."""
    found = [path]
    if isinstance(value, dict):
        for key, item in value.items():
            found += places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += places(item, (*path, index))
    return found


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 1 << 70) | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
"""Whatever JSON can hold."""


def damage(document: Any, data: st.DataObject) -> Any:
    """The document with one part of it replaced, left out, doubled or nudged."""
    everywhere = places(document)
    short = [path for path in everywhere if len(path) <= 2]
    path = data.draw(st.sampled_from(short) | st.sampled_from(everywhere))
    if not path:
        return data.draw(anything)
    document = copy.deepcopy(document)
    holder = document
    for step in path[:-1]:
        holder = holder[step]
    last = path[-1]
    how = data.draw(st.sampled_from(("replace", "drop", "double", "nudge", "swap")))
    if how == "replace":
        holder[last] = data.draw(anything)
    elif how == "drop":
        del holder[last]
    elif how == "double" and isinstance(holder, list):
        holder.insert(last, copy.deepcopy(holder[last]))
    elif how == "nudge" and isinstance(holder[last], int):
        holder[last] += data.draw(st.integers(-3, 3))
    elif how == "swap":
        other = data.draw(st.sampled_from(everywhere))
        value = document
        for step in other:
            try:
                value = value[step]
            except (LookupError, TypeError):
                break
        holder[last] = copy.deepcopy(value)
    return document


@pytest.mark.parametrize("game", BUILT)
@settings(max_examples=sampled(15, 250))
@given(data=st.data())
def test_a_damaged_save_is_refused_with_a_sentence_or_can_be_played(game: str, data: st.DataObject) -> None:
    load_one_damaged(game, data)


@pytest.mark.parametrize("game", PACKAGES)
@settings(max_examples=sampled(10, 250))
@given(data=st.data())
def test_so_is_that_of_a_game_from_another_package(game: str, data: st.DataObject) -> None:
    load_one_damaged(game, data)


def load_one_damaged(game: str, data: st.DataObject) -> None:
    """Load one of its saves after one or two parts of it were damaged."""
    document = json.loads(data.draw(st.sampled_from(some_saves(game))))
    for _ in range(data.draw(st.integers(1, 2))):
        document = damage(document, data)
    load_damaged(game, document)


@every_game
@settings(max_examples=sampled(40, 100))
@given(document=anything)
def test_what_is_no_save_is_refused(game: str, document: Any) -> None:
    with pytest.raises(BadSave):
        Table.load(load_rules(game), document)


@every_game
def test_each_part_of_a_save_may_be_missing(game: str) -> None:
    document = json.loads(some_saves(game)[2])
    for name in document:
        load_damaged(game, {key: value for key, value in document.items() if key != name})
    for name in document["checkpoint"]:
        rest = {key: value for key, value in document["checkpoint"].items() if key != name}
        load_damaged(game, {**document, "checkpoint": rest})


@every_game
def test_reasons_name_what_is_wrong(game: str) -> None:
    document = json.loads(some_saves(game)[2])
    cases: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
        ({"kind": "letter"}, "save-not-a-save", {}),
        ({"format": FORMAT + 1}, "save-newer", {"format": FORMAT + 1, "known": FORMAT}),
        ({"game": "chess"}, "save-other-game", {"game": "chess"}),
        ({"seats": 17}, "save-damaged", {"place": "seats"}),
        ({"seats": "two"}, "save-damaged", {"place": "seats"}),
        ({"seed": None}, "save-damaged", {"place": "seed"}),
        ({"variants": {"odd": "yes"}}, "save-damaged", {"place": "variants"}),
        ({"answers": [[0, "kind"]]}, "save-damaged", {"place": "answers[0]"}),
        ({"digests": ["0"]}, "save-damaged", {"place": "digests"}),
        ({"checkpoint": []}, "save-damaged", {"place": "checkpoint"}),
        (
            {"checkpoint": {**document["checkpoint"], "phase": ["turn"]}},
            "save-damaged",
            {"place": "checkpoint.phase"},
        ),
        (
            {"checkpoint": {**document["checkpoint"], "answers": 10**6}},
            "save-damaged",
            {"place": "checkpoint.answers"},
        ),
    ]
    for changes, reason, facts in cases:
        with pytest.raises(BadSave) as caught:
            Table.load(load_rules(game), {**document, **changes})
        assert (caught.value.reason.id, caught.value.reason.facts) == (reason, facts)


def test_a_refused_save_says_why_to_maintainers_too() -> None:
    assert str(BadSave("save-damaged", place="seats")) == "save-damaged {'place': 'seats'}"
    assert str(BadSave("save-not-a-save")) == "save-not-a-save"


@every_game
def test_a_damaged_checkpoint_is_never_played_from(game: str) -> None:
    rules = load_rules(game)
    document = json.loads(some_saves(game)[2])
    document["checkpoint"]["state"]["rng"] += 1
    assert Table.load(rules, document).answers, "the answers alone are enough while the rules are the same"
    with pytest.raises(BadSave) as caught:
        Table.load(dealt_otherwise(rules), document)
    assert caught.value.reason.facts == {"place": "checkpoint.state"}


@every_game
def test_a_start_that_the_number_of_players_forbids_is_damage(game: str) -> None:
    rules = load_rules(game)
    for seats in rules.seat_counts:
        for variant in rules.variants:
            for choice in {*variant.choices} - {*variant.allowed(seats)}:
                document = through_json(Table.new(rules, seats).save())
                document["variants"][variant.id] = choice
                with pytest.raises(BadSave) as caught:
                    Table.load(rules, document)
                assert caught.value.reason.facts == {"place": "variants"}


@every_game
def test_a_checkpoint_is_believed_only_where_the_save_says_it_comes_from_other_rules(game: str) -> None:
    """Under the same rules the answers lead to its position, or it is damaged: at which answer is said."""
    rules = load_rules(game)
    document = through_json(next(t for t in played(rules, 2, 38) if len(t.answers) == 25).save())
    document["answers"][7][2] = "no-longer:there"
    with pytest.raises(BadSave) as caught:
        Table.load(rules, document)
    assert caught.value.reason.facts == {"place": "answers[7]"}
    assert Table.load(rules, {**document, "version": "earlier"}).recovered


@every_game
def test_what_fits_nowhere_in_a_position_is_refused_with_its_place(game: str) -> None:
    """Numbers that could fill the memory, and texts where numbers belong, down to the innermost list."""
    rules = load_rules(game)
    document = through_json(next(t for t in played(rules, 2, 38) if len(t.answers) == 25).save())
    state = document["checkpoint"]["state"]
    deep = max((path for path in places(state) if type(inside(state, path)) is int and path), key=len)
    wrongs: tuple[Any, ...] = (2**63, -(10**9), "x", 1.5, True, {})
    for wrong in wrongs:
        changed = copy.deepcopy(state)
        inside(changed, deep[:-1])[deep[-1]] = wrong
        checkpoint = {**document["checkpoint"], "state": changed, "digest": jsonable.digest(changed)}
        unlike = {**document, "version": "earlier", "digests": [], "checkpoint": checkpoint}
        unlike["answers"] = [[0, "no", "way"], *document["answers"][1:]]
        with pytest.raises(BadSave) as caught:
            Table.load(rules, unlike)
        place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in deep)
        assert caught.value.reason.facts == {"place": f"checkpoint.state{place}"}


def inside(value: Any, path: tuple[Any, ...]) -> Any:
    """What is at a place of a document."""
    for step in path:
        value = value[step]
    return value


def test_there_are_saves_of_every_game() -> None:
    for game in EVERY:
        assert {game_of(json.loads(text)) for text in some_saves(game)} == {game}
