"""Writes down all that is said in random games, to compare before and after a change of a game's words.

`python -m tools.said GAME FILE` plays one game at each number of seats by random answers and writes, in both
languages and all three notations, every name, figure, card, question, warning, reason, log line and look of
every position into a file (gzip). `python -m tools.said --compare BEFORE AFTER` counts the lines by noun and
kind, and shows the first that differ.
"""

import argparse
import gzip
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.core import Decision, Table
from tabletop_tui.kit.card import Card
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line
from tabletop_tui.text.words import LANGUAGES, Words

NAMES = ("Ana", "Ben", "Cleo", "Dora")
NOTATIONS = ("signs", "letters", "words")
_MOST_SHOWN = 20


class _Person(NamedTuple):
    name: str


def _runs(line: Line) -> str:
    return "".join(f"{run.text}/{run.role}|" if run.role else f"{run.text}|" for run in line)


def _card(card: Card) -> str:
    facts = "; ".join(f"{each.label}: {_runs(each.runs)} {each.note}" for each in card.facts)
    return f"{_runs(card.title)} [{_runs(card.worth)}] {{{facts}}} {' // '.join(card.sentences)}"


def _of_option(said: Wording, view: Any, asked: Decision[Any], option: Any) -> Iterator[tuple[str, str]]:
    yield "option", said.option(view, asked, option)
    yield "alone", said.option_alone(view, asked, option)
    yield "named", said.option_named(view, asked, option)
    yield "short", said.option_short(view, asked, option)
    yield "brief", said.option_brief(view, asked, option)
    yield "cells", " ".join(_runs(cell) for cell in said.cells(view, asked, option))
    yield "card", _card(said.card(view, asked, option))
    yield "detail", " // ".join(said.detail(view, asked, option))
    yield "confirm", said.confirm(view, asked, option) or "-"
    yield "caution", " // ".join(said.caution(view, asked, option))


def _of_decision(said: Wording, table: Table[Any], asked: Decision[Any]) -> Iterator[tuple[str, str, str]]:
    view = table.rules.view(table.state, asked.seat)
    yield "?", "question", said.question(view, asked)
    yield "?", "question alone", said.question_alone(view, asked)
    yield "?", "question in brief", said.question_brief(view, asked)
    yield "?", "steps", " ".join(f"{step.label}={step.state}" for step in said.steps(view, asked))
    yield "?", "heads", " ".join(said.heads(view, asked))
    yield "?", "help", said.help(asked)
    yield "?", "start", str(said.start(view, asked))
    yield "?", "hidden", said.hidden(view, asked.seat)
    for option in asked.options:
        for kind, text in _of_option(said, view, asked, option):
            yield option.key, kind, text
    for option in asked.blocked:
        yield option.key, "option", said.option(view, asked, option)
        yield option.key, "reason", said.reason(option.blocked) if option.blocked is not None else "-"
        yield option.key, "caution", " // ".join(said.caution(view, asked, option))
    firsts = sorted(
        {said_label[0] for said_label in said.labels(view, asked).values() if len(said_label) > 1}
    )
    for first in firsts if asked.kind in said.STEPWISE else ():
        yield first, "group", said.group(view, asked, first, 2)
        yield first, "group cells", " ".join(_runs(cell) for cell in said.group_cells(view, asked, first))
        yield first, "group card", _card(said.group_card(view, asked, first))
        yield first, "begun", said.ask_begun(view, asked, first)
    targets = {option.target for option in (*asked.options, *asked.blocked) if option.target}
    for target in sorted(targets):
        for seat in range(table.seats):
            try:
                looks = said.describe(view, target, seat)
            except KeyError:
                looks = ["no such thing"]
            yield target, "look", " // ".join(looks)


def _refusals(said: Wording, table: Table[Any], targets: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Why elements that have been chosen before can't be chosen now, for whoever asks."""
    for target in targets:
        for seat in range(table.seats):
            for option in table.rules.why_not(table.state, seat, target):
                why = said.reason(option.blocked) if option.blocked is not None else "-"
                yield target, "why not", why


def _of_game(game: str, seats: int, seed: int) -> Iterator[str]:
    rules = load_rules(game)
    dealt = random.Random(seed)
    table: Table[Any] = Table.new(rules, seats, seed, listen=True)
    people = [_Person(name) for name in NAMES[:seats]]
    everyone = []
    for language in LANGUAGES:
        for notation in NOTATIONS:
            said: Wording = game_parts(game).wording(Words(language), people)
            if notation == "letters":
                said.in_ascii()
            elif notation == "words":
                said.spell_out()
            everyone.append((f"{seats} {language} {notation}", said))
    step = seen = 0
    met: set[str] = set()
    while True:
        asked = table.decision
        if asked is not None:
            met |= {each.target for each in (*asked.options, *asked.blocked) if each.target}
        for head, said in everyone:
            for part in table.story[seen:]:
                events = [event.seen_by(None) for event in part]  # what all may know
                for seat, text in said.story(events):
                    yield f"{head}\t{step}\tlog\t{seat}\t{text}"
                yield f"{head}\t{step}\tlog\tbrief\t{said.in_brief(events)}"
            if asked is not None:
                for key, kind, text in _of_decision(said, table, asked):
                    yield f"{head}\t{step}\t{key}\t{kind}\t{text}"
            if asked is None or step % 5 == 0:
                for target, kind, text in _refusals(said, table, sorted(met)):
                    yield f"{head}\t{step}\t{target}\t{kind}\t{text}"
            if asked is None or step % 25 == 0:
                board = said.board_text(table.rules.view(table.state, 0), 0)
                yield f"{head}\t{step}\tboard\tboard\t{board}"
                for standing in table.rules.standings(table.state):
                    for line in standing.lines:
                        sheet = f"{said.score_title(line.id)}: {said.score_line(line)}"
                        yield f"{head}\t{step}\tscore\t{line.id}\t{sheet}"
        seen = len(table.story)
        if asked is None:
            return
        table.apply(dealt.choice(asked.options).key)
        step += 1


def write(game: str, file: Path, seeds: Sequence[int]) -> int:
    """Write everything into a file. Returns how many lines."""
    count = 0
    with gzip.open(file, "wt", encoding="utf-8", compresslevel=3) as out:
        for seed in seeds:
            for seats in load_rules(game).seat_counts:
                for line in _of_game(game, seats, seed):
                    count += 1
                    _ = out.write(line.replace("\n", "\\n") + "\n")
    return count


def compare(before: Path, after: Path) -> int:
    """Show what differs, and count the lines by noun. Returns how many differ."""
    compared: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    with gzip.open(before, "rt", encoding="utf-8") as old, gzip.open(after, "rt", encoding="utf-8") as new:
        for was, now in zip_longest(old, new, fillvalue=""):
            cells = (now or was).split("\t")
            noun = cells[2].partition(":")[0] if len(cells) > 2 else "?"
            compared[noun] += 1
            if was != now:
                differing[noun] += 1
                if sum(differing.values()) <= _MOST_SHOWN:
                    print(f"- {was}+ {now}")
    for noun, count in sorted(compared.items()):
        print(f"{noun:24} {count:9,} lines, {differing[noun]:,} differ")
    print(f"{'all':24} {sum(compared.values()):9,} lines, {sum(differing.values()):,} differ")
    return sum(differing.values())


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="tools.said", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("BEFORE", "AFTER"))
    parser.add_argument("--seeds", type=int, default=1, help="how many games at each number of seats")
    parser.add_argument("game", nargs="?")
    parser.add_argument("file", nargs="?", type=Path)
    chosen = parser.parse_args()
    if chosen.compare:
        return bool(compare(*chosen.compare))
    print(f"{write(chosen.game, chosen.file, range(1, chosen.seeds + 1)):,} lines")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
