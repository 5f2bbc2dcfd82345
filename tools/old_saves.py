"""Saved games of earlier versions, as those versions wrote them: `python -m tools.old_saves COMMIT...`.

Each commit is checked out beside the project and plays in a process of its own, with its own rules, session
and store. What it keeps goes to `tests/store/old_saves/`, where `tests/store/test_old_saves.py` loads it.
"""

import json
import lzma
import os
import random
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "tests" / "store" / "old_saves"
SHARES = {"begun": 0.15, "half-way": 0.5, "finished": 1.0}
"""How far games are played: this share of the answers that a whole one took."""
COLOURS = ("red", "blue", "green", "yellow")


def main(commits: list[str]) -> None:
    """Make the saves of these commits."""
    for commit in commits:
        with tempfile.TemporaryDirectory() as folder:
            tree, out = Path(folder, "tree"), Path(folder, "out")
            out.mkdir()
            git("worktree", "add", "--quiet", "--detach", str(tree), commit)
            try:
                env = {**os.environ, "PYTHONPATH": str(tree), "TABLETOP_HOME": folder}
                subprocess.run([sys.executable, __file__, "--play", str(out)], env=env, cwd=tree, check=True)
            finally:
                git("worktree", "remove", "--force", str(tree))
            name = git("rev-parse", "--short=8", commit)
            for file in (out / "games.db", out / "saves.json"):
                (KEPT / f"{name}.{file.name}.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
            print(name, *(f"{each.name} {each.stat().st_size:,}" for each in sorted(KEPT.glob(f"{name}.*"))))


def git(*command: str) -> str:
    """What git says in this project."""
    return subprocess.run(
        ["git", *command], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def play(out: Path) -> None:
    """Play games with the version that this process runs, into `games.db` and `saves.json`.

    Everything that has had another name at some time is looked up here by all its names.
    """
    games: Any = import_module("rulesets")
    session_of: Any = import_module("tabletop_tui.session")
    store_of: Any = import_module("tabletop_tui.store")
    new_store = getattr(store_of, "open_store", None) or store_of.Store
    documents = []
    with new_store(out / "games.db") as store:
        for number, game in enumerate(games.BUILT):
            rules = games.load_rules(game)
            length = 0
            for another, share in enumerate(("finished", "half-way", "begun")):
                seats = rules.seat_counts[(number + another) % len(rules.seat_counts)]
                chance = random.Random(f"{game} {share}")
                people = [
                    session_of.Person(f"Player {seat + 1}", colour)
                    for seat, colour in zip(range(seats), COLOURS, strict=False)
                ]
                session = session_of.Session.new(rules, people, chance.randrange(1000), store=store)
                with session:
                    answer_some(session, rules, chance, int(length * SHARES[share]) if length else None)
                    length = length or len(session.table.answers)
                    documents += [session.document()] if share == "half-way" else []
    (out / "saves.json").write_text(json.dumps(documents, sort_keys=True), encoding="utf-8")


def answer_some(session: Any, rules: Any, chance: random.Random, answers: int | None) -> None:
    """Answer by chance until there are so many answers, or to the end; take back and restore now and then."""
    standing = getattr(session, "standing_answers", None) or session.conveniences
    for each in standing.known[:1]:
        session.let_answer(0, each.id, each.choices[0])
    while not session.over and (answers is None or len(session.table.answers) < answers):
        drawn = chance.random()
        if drawn < 0.06 and session.can_undo:
            session.undo()
        elif drawn < 0.09 and session.can_redo:
            session.redo()
        elif drawn < 0.10 and session.can_restart:
            session.restart_turn()
        else:
            session.answer(chance.choice(session.decision.options).key)
        if chance.random() < 0.5:
            session.take_over()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(Path(sys.argv[2]))
    else:
        main(sys.argv[1:])
