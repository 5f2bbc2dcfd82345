"""Two servers change what is kept of a table at the same time, and nothing of it is lost."""

import json
import random
from typing import Any

from tabletop_tui.serve.club.merging import merged


def both(before: Any, mine: Any, theirs: Any) -> Any:
    return json.loads(merged(json.dumps(before), json.dumps(mine), json.dumps(theirs)))


def test_changes_of_different_things_are_all_kept() -> None:
    before = {"pace": "slow", "closed": False, "muted": {"a": "Ana", "b": "Ben"}, "said": [[0, "hi"]]}
    mine = {**before, "pace": "fast", "muted": {"a": "Ana", "c": "Cleo"}, "said": [[0, "hi"], [1, "mine"]]}
    theirs = {
        **before,
        "closed": True,
        "muted": {"a": "Ana", "b": "Ben", "d": "Dan"},
        "said": [[0, "hi"], [1, "x"]],
    }
    assert both(before, mine, theirs) == {
        "pace": "fast",
        "closed": True,
        "muted": {"a": "Ana", "c": "Cleo", "d": "Dan"},
        "said": [[0, "hi"], [1, "x"], [1, "mine"]],
    }


def test_the_same_remark_made_twice_stays_two_and_what_was_dropped_stays_dropped() -> None:
    ok = [3, "Ana", "ok"]
    assert both({"said": [ok]}, {"said": [ok, ok]}, {"said": [ok]}) == {"said": [ok, ok]}
    assert both({"said": [ok, [1]]}, {"said": [[1], [2]]}, {"said": [ok, [1], [3]]}) == {
        "said": [[1], [3], [2]]
    }


def test_of_two_rematches_the_first_that_was_written_counts_of_two_paces_the_last() -> None:
    assert both({}, {"following": "mine", "pace": "slow"}, {"following": "hers", "pace": "fast"}) == {
        "following": "hers",
        "pace": "slow",
    }
    assert both({"following": ""}, {"following": "mine"}, {"following": ""}) == {"following": "mine"}


def test_what_only_one_has_changed_is_as_they_have_it_whatever_it_is() -> None:
    chance = random.Random(1)
    values = [0, 1, "", "x", [], [1], [1, [2]], {"a": 1}, {"a": 2, "b": [1]}, None, True]
    for _ in range(300):
        before = {name: chance.choice(values) for name in "abcd" if chance.random() < 0.8}
        changed = {name: chance.choice(values) for name in "abcd" if chance.random() < 0.8}
        assert both(before, changed, before) == changed
        assert both(before, before, changed) == changed
        assert both(before, changed, changed) == changed
    assert merged(None, '{"a": 1}', None) == '{"a": 1}'
    assert merged("damaged", '{"a": 1}', "[]") == '{"a": 1}'
