"""Computer players think in processes of their own: few, restarted when they die, gone with the program."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import chosen
from tabletop_tui.bots.worker import NICENESS
from tabletop_tui.bots.workers import CantThinkError, Workers
from tabletop_tui.play import acts, undo
from tabletop_tui.play.company import Company, Question
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person

PEOPLE = (Person("Max", "blue", "bot:1"), Person("Lea", "red", "bot:2"))


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(most=1)
    yield made
    made.close()


def asked(session: Session, workers: Workers | None = None) -> Question:
    question = Company(session, workers).question()
    assert question is not None
    return question


def new_game(seed: int = 5) -> Session:
    return Session.new(load_rules("orbis"), PEOPLE, seed)


def gone(pid: int) -> bool:
    """Whether a process ends soon."""
    for _ in range(2000):
        if not Path(f"/proc/{pid}").exists() or "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text():
            return True
        time.sleep(0.02)
    return False


def test_none_is_started_before_a_question_and_it_stands_back_behind_other_programs(workers: Workers) -> None:
    assert workers.pids == []
    workers.think(asked(new_game()).thought).result(30)
    (pid,) = workers.pids
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
    assert os.getsid(pid) == pid, "^C at the terminal isn't for it"


def test_a_worker_chooses_as_the_level_does_and_follows_the_game_through_answers_taken_back(
    workers: Workers,
) -> None:
    session = new_game()
    for _ in range(12):
        question = asked(session)
        key = workers.think(question.thought).result(30)
        assert key == chosen(question.level, session.record.table, question.thought.chance)
        session.do(acts.answer(key))
    if undo.can_undo(session.record):
        session.do(acts.undo())
    question = asked(session)
    assert workers.think(question.thought).result(30) == chosen(
        question.level, session.record.table, question.thought.chance
    )
    assert len(workers.pids) == 1


def test_a_position_without_a_beginning_is_sent_whole(workers: Workers) -> None:
    played = Table.new(load_rules("orbis"), 2, 3)
    table = Table.at(played.rules, played.state, played.rules.first_phase, 2, seed=3)
    question = asked(Session.of_table(table, PEOPLE))
    assert question.thought.document is not None
    key = workers.think(question.thought).result(30)
    assert key == chosen(question.level, table, question.thought.chance)


def test_killed_it_is_started_again_also_in_the_middle_of_a_thought(workers: Workers) -> None:
    question = asked(new_game())
    first = workers.think(question.thought).result(30)
    (pid,) = workers.pids
    os.kill(pid, signal.SIGSTOP)
    again = workers.think(question.thought)
    assert not again.done()
    os.kill(pid, signal.SIGKILL)
    assert again.result(30) == first
    assert workers.pids != [pid]


def test_a_thought_that_takes_too_long_is_given_up_and_the_next_one_gets_a_new_worker() -> None:
    workers = Workers(most=1, seconds=5)
    question = asked(new_game())
    try:
        key = workers.think(question.thought).result(30)
        (pid,) = workers.pids
        workers.seconds = 0.05
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(CantThinkError, match="no answer in"):
            workers.think(question.thought).result(30)
        assert gone(pid)
        workers.seconds = 30
        assert workers.think(question.thought).result(30) == key
    finally:
        workers.close()


def test_a_program_that_isn_t_there_or_ends_each_time_is_told_in_words() -> None:
    question = asked(new_game())
    for command, said in ((["/nowhere/python"], "no process could be started"), (["false"], "process ends")):
        workers = Workers(most=1, command=command)
        with pytest.raises(CantThinkError, match=said):
            workers.think(question.thought).result(30)
        workers.close()


def test_at_most_so_many_think_at_a_time_for_all_tables() -> None:
    workers = Workers(most=2)
    try:
        asks = [workers.think(asked(new_game(seed)).thought) for seed in range(1, 7)]
        assert all(future.result(30) for future in asks)
        assert len(workers.pids) <= 2
    finally:
        workers.close()


def test_after_the_end_of_the_program_none_is_left_even_if_it_was_killed() -> None:
    """It is stopped while it has something to think about, so that only the closed pipe can end it."""
    code = (
        "from tests.bots.test_workers import *\n"
        "workers = Workers(most=1)\n"
        "workers.think(asked(new_game()).thought).result(30)\n"
        "print(workers.pids[0], flush=True)\n"
        "input()\n"
    )
    program = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    program.kill()
    program.wait()
    assert gone(pid)
    for pipe in (program.stdin, program.stdout):
        if pipe is not None:
            pipe.close()
