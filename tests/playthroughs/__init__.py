"""Whole games as readable texts: answers and what happened, compared with the files beside this.

A change of the rules shows as a difference that a person can read; what has to hold is asserted elsewhere.
`make playthroughs` writes the texts again; read what has changed before committing it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.core import Decision, Table
from rulesets.core.event import facts_of
from tests.conformance.play import played
from tests.playthroughs.short import short
from tests.reasons import reason_facts

FOLDER = Path(__file__).parent
SHOWN = (1, 12)
"""The first question of a kind, and a later one, are written with all that can be chosen."""
WATCHED = 60
"""After so many answers all is written that a watcher sees."""


class Playthrough(NamedTuple):
    """A game to be written down."""

    game: str
    seats: int
    seed: int
    tastes: Mapping[str, int]
    """What the random players like, so that the game shows something; see `play.Player`."""

    @property
    def path(self) -> Path:
        """The file the text is kept in."""
        return FOLDER / f"{self.game}-{self.seats}p-seed{self.seed}.txt"


BUILDERS = {"pay": 400, "wilderness": 20, "trade": 1, "landscape": 40, "god": 4, "sacrifice": 60, "erupt": 60}
"""Players of Orbis who pay what they can."""

DOERS = {"feat": 60, "buy": 30, "pay": 30, "pass": 1, "done": 4, "end": 4}
"""Players of Dice Forge who rather do something than nothing."""

PRIESTS = {"building": 60, "temple": 20, "activate": 80, "buy": 40, "waive": 1, "pass": 2, "end_turn": 4}
"""Players of Helios who build and meet persons when they can."""

SETTLERS = {
    "place": 30,
    "use": 60,
    "doubled": 60,
    "fulfil": 60,
    "jewelry": 40,
    "discard": 1,
    "end": 1,
    "pass": 1,
}
"""Players of Bora Bora who use what they have."""

TRAVELLERS = {
    "space": 30,
    "place": 40,
    "temple": 60,
    "city": 60,
    "mine": 60,
    "extra_scoring": 20,
    "buy_knowledge": 20,
    "pay": 60,
    "decline": 1,
    "continue": 2,
}
"""Players of Papyria who build, score and pay when they can."""

PLAYTHROUGHS = (
    Playthrough("orbis", 4, 3, {**BUILDERS, "decline": 60}),
    Playthrough("dice_forge", 2, 1, DOERS),
    Playthrough("helios", 3, 2, PRIESTS),
    Playthrough("bora_bora", 3, 2, SETTLERS),
    Playthrough("papyria", 2, 1, TRAVELLERS),
)
"""One of each game, and of each number of players."""


def text_of(play: Playthrough) -> str:
    """The whole game as text."""
    rules = load_rules(play.game)
    tables = played(rules, play.seats, play.seed, tastes=play.tastes)
    lines = [f"{play.game}, {play.seats} seats, seed {play.seed}"]
    asked: Counter[str] = Counter()
    for table in tables:
        lines += _step(table)
        if len(table.answers) == WATCHED:
            lines += _seen(table)
        if table.decision is None:
            lines += _end(table)
        else:
            asked[table.decision.kind] += 1
            if asked[table.decision.kind] in SHOWN:
                lines += _choice(table.decision)
    return "\n".join(lines) + "\n"


def _step(table: Table[Any]) -> Iterator[str]:
    """The last answer and what was told since."""
    if table.answers:
        last = table.answers[-1]
        yield f"{len(table.answers):3} seat {last.seat}  {last.kind}: {last.key}"
    else:
        yield "set-up"
        yield f"      {to_words(table.variants)}"
        view = table.rules.view(table.state, None)
        for each in fields(view):
            value = getattr(view, each.name)
            if isinstance(value, tuple) and all(isinstance(item, str | int) for item in value):
                yield f"      {each.name} {_word(value)}"
    for event in (each.seen_by(None) for each in table.story[-1]):
        who = "" if event.seat is None else f" seat {event.seat}"
        yield f"      {event.kind}{who} {to_words(facts_of(event.seen_by(None)))}".rstrip()


def _seen(table: Table[Any]) -> Iterator[str]:
    """The whole table as a watcher sees it."""
    view = table.rules.view(table.state, None)
    for each in fields(view):
        seen = getattr(view, each.name)
        parts = seen if isinstance(seen, tuple) and seen and is_dataclass(seen[0]) else (seen,)
        yield from (f"      {each.name} {short(part)}".rstrip() for part in parts)


def _choice(decision: Decision[Any]) -> Iterator[str]:
    """What can be chosen, in the order of lists and menus, and what can't and why."""
    yield f"      may {' '.join(option.key for option in decision.options)}"
    refused: dict[str, list[str]] = {}
    for option in decision.blocked:
        if option.blocked is not None:
            reason = f"{option.blocked.word} {to_words(reason_facts(option.blocked))}".rstrip()
            refused.setdefault(reason, []).append(option.key)
    yield from (f"      may not, {reason}: {' '.join(keys)}" for reason, keys in refused.items())


def to_words(facts: Mapping[str, Any]) -> str:
    """Facts in a line: `slot=4 tile=B1-2 worshippers=red:2`."""
    return " ".join(f"{name}={_word(value)}" for name, value in facts.items())


def _word(value: Any) -> str:
    if isinstance(value, Mapping):
        return ",".join(f"{name}:{_word(each)}" for name, each in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ",".join(map(_word, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _end(table: Table[Any]) -> Iterator[str]:
    yield "end"
    for standing in table.rules.standings(table.state):
        points = " ".join(f"{line.id} {line.points}" for line in standing.lines)
        ties = ",".join(map(str, standing.tie_break))
        total = f"place {standing.place}, {standing.total}"
        yield f"      seat {standing.seat}: {total}: {points}; tie break {ties}"
