"""The app around the tables: which screen leads where, what is kept, and what happens when it fails."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings, load
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, open_store
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.lobby import LobbyScreen
from tabletop_tui.tui.screens.scoresheet import ScoreSheet, lead_changes
from tests.tui.driving import ANA, BEN, Table, orbis, play_on, sitting
from tests.tui.test_terminal import ended, is_clean, until
from tests.whole import in_turn
from tools.bench.pty import Terminal


def top(app: TabletopApp) -> Any:
    """The uppermost screen."""
    return app.screen


def only_file(folder: Path) -> Path:
    """The one file in a folder."""
    (file,) = folder.iterdir()
    return file


def stored(answers: int) -> tuple[Store, str]:
    """A game of Orbis in the player's store."""
    store = open_store(Paths.find().saves)
    rules = load_rules("orbis")
    with Session.new(rules, (ANA, BEN), 7, {"start": "seat:0"}, store) as session:
        play_on(session, answers)
        assert session.game_id is not None
        return store, session.game_id


async def test_a_saved_game_is_resumed_from_the_lobby_and_left_again() -> None:
    store, game_id = stored(12)
    app = TabletopApp(Settings(language="en"), store=store)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        assert isinstance(top(app), LobbyScreen)
        app.resume_game(game_id)
        await pilot.pause()
        screen = top(app)
        assert isinstance(screen, GameScreen)
        assert len(screen.session.record.table.answers) == 12
        table = Table(app, pilot, screen.session)
        await table.press("q")
        assert isinstance(top(app), LobbyScreen)
        app.resume_game(game_id)  # it has been let go of
        await pilot.pause()
        assert isinstance(top(app), GameScreen)


async def test_a_finished_game_is_replayed_from_the_lobby() -> None:
    store, game_id = stored(1000)
    app = TabletopApp(Settings(language="en"), store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.replay_game(game_id)
        await pilot.pause()
        screen = top(app)
        assert isinstance(screen, GameScreen)
        assert screen.look_back is not None
        table = Table(app, pilot, screen.session)
        await table.press("end", "escape")
        assert isinstance(top(app), LobbyScreen)


async def test_the_score_sheet_saves_replays_and_asks_for_a_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = orbis()
    play_on(session, 1000)
    async with sitting(session) as table:
        await table.press("s")
        assert isinstance(top(table.app), ScoreSheet)
        await table.press("e")
        file = only_file(tmp_path)
        assert str(file.name) in top(table.app).body.text.replace("\n", "").replace(" ", "")
        document = json.loads(file.read_text(encoding="utf-8"))
        assert Session.of_document(document).record.table.digest == session.record.table.digest
        await table.press("r")
        assert "Looking back" in table.text()
        await table.press("q")
        assert "Looking back" not in table.text()
        await table.press("s", "n")
        assert table.game.session is not session
        assert table.game.session.record.people == session.record.people
        assert table.game.session.record.table.answers == []


async def test_language_and_theme_are_kept_for_the_next_time() -> None:
    async with sitting(orbis()) as table:
        await table.press("f9", "f10")
    kept = load(Paths.find())
    assert (kept.language, kept.theme) == ("de", "light")


async def test_settings_that_cannot_be_written_still_count_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_changes: object) -> None:
        raise OSError("read-only")

    monkeypatch.setattr("tabletop_tui.host.settings.change", refuse)
    async with sitting(orbis()) as table:
        await table.press("f9")
        assert "Runde" in table.text()


def test_changes_of_the_lead_are_counted() -> None:
    assert lead_changes([[0, 0], [1, 0], [1, 1], [1, 2], [3, 2]]) == [(3, 1), (4, 0)]
    assert lead_changes([[0, 0], [1, 0], [2, 1]]) == []


FAILING = """
import sys
from tabletop_tui.tui.screens.game import GameScreen
async def fail():
    raise KeyError("no one thought of this")
GameScreen.action_help = lambda screen: screen.run_worker(fail())
from tabletop_tui.cli.main import main
sys.exit(main(["play", "orbis", "--seed", "7", "-p", "Ana", "-p", "Ben"]))
"""


def test_what_no_one_thought_of_is_a_sentence_and_a_report_and_leaves_the_terminal_clean() -> None:
    environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    with Terminal.run((sys.executable, "-c", FAILING), environ) as terminal:
        until(terminal, "take a landscape")
        terminal.press(b"?")
        assert ended(terminal) == 1
        assert is_clean(terminal)
        written = b"".join(chunk.data for chunk in terminal.chunks)
        assert b"tabletop: Something went wrong inside tabletop" in written
    report = only_file(Paths.find().reports)
    told = report.read_text(encoding="utf-8")
    assert "no one thought of this" in told
    assert "in fail" in told, "with its traceback, although it happened in a worker"


GONE = """
import sys
class Gone:
    def find_spec(self, name, path=None, target=None):
        if name in {gone!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Gone())
from tabletop_tui.cli.main import main
sys.exit(main(["play", "orbis", "--seed", "7", "-p", "Ana", "-p", "Ben"]))
"""


@pytest.mark.parametrize(("report_too", "language"), in_turn([False, True], ["en", "de"]))
def test_files_that_are_gone_while_it_runs_are_a_sentence(language: str, *, report_too: bool) -> None:
    said = {"en": b"could not be loaded", "de": "ließ sich nicht laden".encode()}[language]
    gone = ["tabletop_tui.tui.screens.help"]
    if report_too:  # what explains the failure is gone as well
        gone.append("tabletop_tui.host.reports")
    environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    environ["LANG"] = environ["LC_ALL"] = f"{language}_XX.UTF-8"
    with Terminal.run((sys.executable, "-c", GONE.format(gone=gone)), environ) as terminal:
        until(terminal, "Orbis")
        terminal.press(b"?")
        assert ended(terminal) == 1
        assert is_clean(terminal)
        written = b"".join(chunk.data for chunk in terminal.chunks)
        assert said in written
        assert b"Traceback" not in written
    assert Paths.find().reports.exists() is not report_too
