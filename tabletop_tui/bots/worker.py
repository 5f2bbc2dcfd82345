"""A process that thinks for computer players: `python -P -m tabletop_tui.bots.worker`.

It reads questions from standard input, one JSON object a line, and answers each on standard output:
`{"thought": …}`, which is the key of an answer, hints, or what a review asks for;
or `{"error": …, "trace": …}` if the player failed.
It holds the tables it was asked about and follows them by the answers given since. When its input ends, for
whatever reason, it ends at once.
"""

import gc
import json
import os
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any

from rulesets.core import Rules, Table
from tabletop_tui.bots.garbage import after_an_answer, look_everywhere
from tabletop_tui.host.system import yield_to_others

NICENESS = 10
"""How far a worker yields to programs with a screen (`nice`)."""

QUIET = 0.3
"""Seconds without a question, after which there is time to look for garbage everywhere."""

MOST_ANSWERS = 200
"""After this many answers, garbage is looked for everywhere even if questions keep coming."""

LONGEST = 1.8
"""Seconds after which what is known decides, so that an answer takes no longer than two."""

MOST_TABLES = 16
"""How many tables are held; on others, all answers are given again from the beginning."""


class Positions:
    """The tables of the latest questions, each at its last question."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table[Any]] = OrderedDict()

    def table(self, question: dict[str, Any]) -> Table[Any]:
        """The table of a question, at its decision."""
        name, answers = question["table"], question["answers"]
        table = self._tables.pop(name, None)
        if question["document"] is not None:
            table = Table.load(_rules(question), question["document"], listen=False)
        elif table is None or [answer.key for answer in table.answers] != answers[: len(table.answers)]:
            rules = _rules(question)
            table = Table.new(
                rules, question["seats"], question["seed"], listen=False, **question["variants"]
            )
        if question["document"] is None:
            for key in answers[len(table.answers) :]:
                table.apply(key)
        self._tables[name] = table
        if len(self._tables) > MOST_TABLES:
            _ = self._tables.popitem(last=False)
        return table


def _rules(question: dict[str, Any]) -> Rules[Any]:
    """The rules of a question's game, with the component tables that the program uses."""
    from rulesets.core import tables
    from tabletop_tui.kit.registry import rules_of

    if question["overrides"]:
        tables.set_override_folder(Path(question["overrides"]))
    return rules_of(question["game"])


def reply(positions: Positions, line: bytes) -> dict[str, Any]:
    """The answer to a line."""
    try:
        from tabletop_tui.bots.workers import CLOSELY, HINT, PASSING

        until = perf_counter() + LONGEST
        question = json.loads(line)
        table = positions.table(question)
        if question["level"] == HINT:
            from tabletop_tui.bots.hints import hints, to_json

            return {"thought": to_json(hints(table, until))}
        if question["level"] in (PASSING, CLOSELY):
            from tabletop_tui.bots.judging import compared, passed

            asked, chance = question["asked"], question["chance"]
            if question["level"] == PASSING:
                return {"thought": passed(table, asked["then"], asked["judges"], chance)}
            return {"thought": compared(table, asked["chosen"], asked["others"], chance)}
        from tabletop_tui.bots.levels import chosen
        from tabletop_tui.store.rivals import Style

        style = Style(question["style"]) if question["style"] else None
        return {"thought": chosen(question["level"], table, question["chance"], style, until)}
    except Exception as error:  # noqa: BLE001 - whatever a player does wrong is told to the program that asked
        return {"error": f"{type(error).__name__}: {error}", "trace": traceback.format_exc()}


def main() -> None:
    """Answer until the input ends."""
    yield_to_others(NICENESS)
    _ = signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a computer player prints is no answer
    lines: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)  # the answer is no longer waited for

    threading.Thread(target=listen, daemon=True).start()
    positions = Positions()
    gc.disable()  # it would look in the middle of an answer
    for answered in count(1):
        said = json.dumps(reply(positions, _next(lines)))
        try:
            _ = answers.write(said.encode() + b"\n")
            answers.flush()
        except OSError:
            return
        tidy(answered)


def tidy(answered: int) -> None:
    """Look for garbage after this many answers: everywhere now and then, else only at what is new."""
    if answered % MOST_ANSWERS:
        after_an_answer()
    else:
        look_everywhere()


def _next(lines: SimpleQueue[bytes]) -> bytes:
    """The next question. If none comes for a while, garbage is looked for before waiting on."""
    try:
        return lines.get(timeout=QUIET)
    except Empty:
        look_everywhere()
        return lines.get()


if __name__ == "__main__":
    main()
