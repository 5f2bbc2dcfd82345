"""The kinds of events of each game: what its rules can emit is what its presentation is checked against."""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from rulesets import BUILT
from rulesets.core import ByItself, Event, Forced


def kinds_of(game: str) -> tuple[set[type[Event]], set[type[Event]]]:
    """The kinds of events that a game's module defines, and those in its union."""
    module = import_module(f"rulesets.{game}.events")
    defined = {
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    }
    union = getattr(module, "".join(map(str.capitalize, game.split("_"))) + "Event")
    return defined, {*get_args(union)}


@pytest.mark.parametrize("game", BUILT)
def test_the_union_of_a_games_events_lacks_none(game: str) -> None:
    """A `match` over the union that ends with `assert_never` then says every event there can be."""
    defined, union = kinds_of(game)
    assert union - {ByItself} == defined | {Forced}


@pytest.mark.parametrize("game", BUILT)
def test_the_rules_emit_every_kind_of_event_each_with_a_word_of_its_own(game: str) -> None:
    defined, _ = kinds_of(game)
    package = Path(str(import_module(f"rulesets.{game}").__file__)).parent
    rules = "".join(path.read_text(encoding="utf-8") for path in package.glob("*.py"))
    emitted = set(re.findall(r"\.emit(?:_privately)?\(\s*events\.(\w+)", rules))
    assert emitted == {kind.__name__ for kind in defined}
    assert len({kind.kind for kind in defined}) == len(defined)
