"""Games played by chance, in this process or in one that is going to be killed."""

import os
import random
from functools import partial
from pathlib import Path
from typing import Any

from rulesets import load_rules
from tabletop_tui.play import acts, undo
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person

PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"), Person("Cleo", "green"), Person("Dan", "yellow"))


def started(file: Path | str | None = None, seats: int = 2, seed: int = 7) -> Session:
    """A new game of Orbis, kept in a file if one is named."""
    store = None if file is None else open_store(file)
    return Session.new(load_rules("orbis"), PEOPLE[:seats], seed, store=store)


def step(session: Session, chance: random.Random) -> None:
    """One answer, undo, redo or restart of the turn."""
    drawn = chance.random()
    if drawn < 0.15 and undo.can_undo(session.record):
        session.do(acts.undo())
    elif drawn < 0.25 and undo.can_redo(session.record):
        session.do(acts.redo())
    elif drawn < 0.30 and undo.can_restart(session.record):
        session.do(acts.restart_turn())
    elif session.record.decision is not None:
        session.do(acts.answer(chance.choice(session.record.decision.options).key))
    if session.record.hand_over is not None and chance.random() < 0.5:
        session.do(acts.take_over)


def play(session: Session, steps: int = 10_000, seed: int = 1) -> Session:
    """Play this many steps, or to the end."""
    chance = random.Random(seed)
    for _ in range(steps):
        if session.record.over:
            break
        step(session, chance)
    return session


def write_into(file: Path | str, pipe: Path, seed: int) -> None:
    """Run a child; it is here because the fork server has this module, and no test's, at hand."""
    play_until_killed(file, os.open(pipe, os.O_WRONLY), seed)


def play_until_killed(file: Path | str, out: int, seed: int) -> None:
    """Continue the game played last, then new ones, and say after each step what it showed."""
    chance = random.Random(seed)
    with open_store(file) as store:
        while True:
            going_on = [game.id for game in store.games() if not game.over]
            rules: Any = load_rules("orbis")
            if going_on:
                session = Session.resume(store, going_on[0], rules)
            else:
                session = Session.new(rules, PEOPLE[: 2 + seed % 3], seed, store=store)
            session.watch(partial(show, session, out))
            with session:
                while not session.record.over:
                    step(session, chance)


def show(session: Session, out: int) -> None:
    """Do what a screen would: say where the game is."""
    os.write(out, f"{session.game_id} {session.record.steps} {session.record.table.digest}\n".encode())
