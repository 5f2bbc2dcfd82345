"""All that is told of some positions, as texts: what can be chosen, what not and why, what speaks for it.

Each game's positions are in `tests/rulesets/<game>/told.py`, the texts beside them in `told.txt`. A change of
what screens, hints and lessons are told shows as a difference that a person can read against the rules.
`python -m tests.told` writes the texts again.
"""

import runpy
import sys
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from rulesets import load_rules
from rulesets.core import Decision, Event, Rules, Table, tables

FOLDER: Final = Path(__file__).parent / "rulesets"
GAMES: Final = tuple(sorted(path.parent.name for path in FOLDER.glob("*/told.py")))
"""The games whose positions are written down."""
_LEFT_OUT: Final[tuple[Any, ...]] = (None, "", (), [], {}, frozenset())
"""Fields with nothing in them aren't written; 0 and False are, unless that is their default."""


def short(thing: Any) -> str:
    """A value in a few characters: `Deed(space=1 points=5)`, without what is empty or 0 by default."""
    if isinstance(thing, Event):
        return f"Event({_fields({'kind': thing.kind, 'seat': thing.seat, 'facts': thing.facts})})"
    if is_dataclass(thing) and not isinstance(thing, type):
        held = {each.name: getattr(thing, each.name) for each in fields(thing)}
        usual = {each.name: each.default for each in fields(thing)}
        return f"{type(thing).__name__}({_fields(held, usual)})"
    if isinstance(thing, tuple) and hasattr(thing, "_asdict"):
        return f"{type(thing).__name__}({_fields(thing._asdict(), getattr(thing, '_field_defaults', {}))})"
    if isinstance(thing, Mapping):
        return "{" + " ".join(f"{key}:{short(value)}" for key, value in thing.items()) + "}"
    if isinstance(thing, frozenset | set):
        return "{" + " ".join(sorted(map(short, thing))) + "}"
    if isinstance(thing, tuple | list):
        return "[" + " ".join(map(short, thing)) + "]"
    if isinstance(thing, float):
        return f"{thing:.4g}"
    return str(thing.value if isinstance(thing, Enum) else "-" if thing is None else thing)


def _fields(held: Mapping[str, Any], usual: Mapping[str, Any] | None = None) -> str:
    told = {name: value for name, value in held.items() if value not in _LEFT_OUT}
    if usual is not None:
        told = {name: value for name, value in told.items() if value or usual.get(name, MISSING) != value}
    return " ".join(f"{name}={short(value)}" for name, value in told.items())


def events(story: list[Event]) -> Iterator[str]:
    """What happened since the last answer."""
    for event in story:
        yield f"  > {event.kind} {'-' if event.seat is None else event.seat} {_fields(event.facts)}".rstrip()


def refusals(decision: Decision[Any]) -> Iterator[str]:
    """What is listed but can't be chosen, and why not."""
    for option in decision.blocked:
        if option.blocked is not None:
            reason = f"{option.blocked.id} {_fields(option.blocked.facts)}"
            yield f"  x {option.key} @{option.target} {reason}".rstrip()


def reasons(rules: Rules[Any], table: Table[Any], seat: int, targets: list[str]) -> Iterator[str]:
    """Why none of these things on the table can be chosen now: for each reason, what it speaks against."""
    found: dict[str, list[str]] = {}
    for target in targets:
        for option in rules.why_not(table.state, seat, target):
            if option.blocked is not None:
                reason = f"{option.blocked.id} {_fields(option.blocked.facts)}".rstrip()
                found.setdefault(reason, []).append(target)
    yield from (f"  ? {reason}: {' '.join(against)}" for reason, against in found.items())


def limits(components: Path) -> Iterator[str]:
    """What the cells of a game's tables may hold, column by column, as its module checks when it reads."""
    found: dict[str, dict[str, None]] = {}
    check = tables._check_values

    def noted(source: str, line: int, values: Mapping[str, Any], allowed: tables.Allowed) -> None:
        for column, known in allowed.items():
            words = str(known) if isinstance(known, range) else short(tuple(known))
            found.setdefault(f"{Path(source).name} {column}", {})[words] = None
        check(source, line, values, allowed)

    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(tables, "_check_values", noted)
        watched.setattr(tables, "_fingerprints", {})
        _ = runpy.run_path(str(components))
    yield from (f"  {column} {' or '.join(words)}" for column, words in found.items())


def text_of(game: str) -> str:
    """What a game's tables may hold, and all that is told of its positions."""
    told: Iterator[str] = import_module(f"tests.rulesets.{game}.told").told()
    rules = load_rules(game)
    bounds = f"{rules.seat_counts} seats, {rules.most_options} options, {rules.most_answers} answers"
    lines = (
        f"{game} {rules.version}: {bounds}",
        "TABLES",
        *limits(FOLDER.parents[1] / "rulesets" / game / "components.py"),
        *told,
    )
    return "\n".join(lines) + "\n"


def file_of(game: str) -> Path:
    """Where a game's text is kept."""
    return FOLDER / game / "told.txt"


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        file_of(name).write_text(text_of(name), encoding="utf-8")
