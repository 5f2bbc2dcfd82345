"""What was shown is never lost: real processes, killed at random moments."""

import multiprocessing
import os
import random
import time
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tests.postgres import Base
from tests.store.playing import write_into
from tests.whole import sampled

KILLS = sampled(60, 200)
PARTS = 4
"""The kills are shared out, so that several processors can work on them."""


def _children() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.store.playing", "rulesets.orbis"])
    return context


def _child(context: ForkServerContext, file: Path | str, pipe: Path, seed: int) -> ForkServerProcess:
    child = context.Process(target=write_into, args=(file, pipe, seed), daemon=True)
    child.start()
    return child


def _killed_after(child: ForkServerProcess, pipe: Path, delay: float) -> list[str]:
    """Everything the child said until it was killed, `delay` seconds after its first word."""
    reading = os.open(pipe, os.O_RDONLY)
    said = os.read(reading, 1 << 16)
    time.sleep(delay)
    child.kill()
    while more := os.read(reading, 1 << 16):
        said += more
    os.close(reading)
    child.join()
    assert child.exitcode == -9
    return said.decode().split("\n")[:-1]


def _check(file: Path | str, shown: str) -> None:
    """The game is at or after what was shown last."""
    game_id, number, digest = shown.split()
    with open_store(file) as store, Session.resume(store, game_id) as session:
        rows = store.load(game_id).rows
        assert len(rows) >= int(number), "a step that was shown is lost"
        assert rows[int(number) - 1].digest == digest
        assert session.record.table.digest == rows[-1].digest
        assert not session.record.table.recovered


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_that_was_shown_is_lost_by_kill_9(tmp_path: Path, part: int) -> None:
    """What was on the screen is on the disk: this many real kills in all."""
    chance = random.Random(part)
    context = _children()
    file, pipe = tmp_path / "games.sqlite3", tmp_path / "pipe"
    os.mkfifo(pipe)
    steps = number = 0
    while number < KILLS // PARTS or (steps <= 10 * KILLS // PARTS and number < KILLS):  # slow machines
        child = _child(context, file, pipe, seed=1000 * part + number)
        said = _killed_after(child, pipe, chance.uniform(0.005, 0.08))
        steps += len(said)
        number += 1
        _check(file, said[-1])
    assert steps > 10 * KILLS // PARTS, "the children got nowhere"


def test_nothing_that_was_shown_is_lost_in_postgresql_either(base: Base, tmp_path: Path) -> None:
    """Two servers, killed in turns, at the same games: each continues what the other has left."""
    chance = random.Random(4)
    context = _children()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    steps = number = 0
    while number < sampled(6, 60) or (steps <= 20 and number < 60):  # slow machines
        child = _child(context, base.address, pipe, seed=number)
        said = _killed_after(child, pipe, chance.uniform(0.02, 0.15))
        steps += len(said)
        _check(base.address, said[-1])
        number += 1
    assert steps > 20, "the children got nowhere"


def test_a_kill_at_the_first_start_leaves_nothing_that_can_not_be_opened(tmp_path: Path) -> None:
    """The database is created whole or not at all."""
    chance = random.Random(9)
    context = _children()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for number in range(sampled(12, 40)):
        file = tmp_path / str(number) / "games.sqlite3"
        child = context.Process(target=write_into, args=(file, pipe, number), daemon=True)
        child.start()
        reading = os.open(pipe, os.O_RDONLY)
        time.sleep(chance.uniform(0, 0.01))
        child.kill()
        child.join()
        os.close(reading)
        with open_store(file) as store:
            for game in store.games():
                Session.resume(store, game.id).close()
