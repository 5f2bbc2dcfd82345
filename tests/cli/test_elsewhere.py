"""Systems that lack much of what Linux has, such as Windows: the program works as far as it can."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tabletop_tui.host.paths import Paths
from tests.cli.running import Ran
from tests.whole import WHOLE, sampled
from tools.bench.pty import Terminal

FOLDER = Path(__file__).parent / "elsewhere"
"""Its `sitecustomize.py` takes away what such a system lacks."""


def environment(**more: str) -> dict[str, str]:
    """That of a process on such a system."""
    paths = os.pathsep.join([str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": paths, **more}


ONE_AFTER_ANOTHER = """
import contextlib, io, json, sys
from tabletop_tui.cli.main import main
ended = []
for arguments in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        code = main(arguments)
    ended.append((code, out.getvalue(), err.getvalue()))
print(json.dumps(ended))
"""


def elsewhere(*arguments: str, typed: str = "", **more: str) -> Ran:
    """A command there, without a terminal. Nothing unexpected ever happens."""
    return as_expected(program("-m", "tabletop_tui", *arguments, typed=typed, **more))


def one_after_another(*commands: Sequence[str]) -> list[Ran]:
    """Commands there, in one process, whose start takes longer than most of them."""
    done = as_expected(program("-c", ONE_AFTER_ANOTHER, typed=json.dumps(commands)))
    assert done.code == 0, done.err
    return [as_expected(Ran(*each)) for each in json.loads(done.out)]


def program(*arguments: str, typed: str, **more: str) -> Ran:
    """What Python does there, without a terminal."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment(**more),
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def as_expected(ran: Ran) -> Ran:
    assert "Traceback" not in ran.out + ran.err
    assert not Paths.find().reports.exists(), ran.err
    return ran


PART = [
    "tests/rulesets/core/test_table.py",
    "tests/rulesets/core/test_undo.py",
    "tests/plain/test_conversation.py",
]
"""What of that is run here."""


@pytest.mark.timeout(3600 if WHOLE else 120)
def test_the_suite_passes_there() -> None:
    """What the workflow for Windows runs: here a part of it, under `make fuzz` all of it."""
    workflow = Path(__file__).parents[2] / ".github" / "workflows" / "test.yml"
    (whole,) = re.findall(r"run: python -m pytest (.+)", workflow.read_text(encoding="utf-8"))
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider"),
            *sampled(["-q", "-n0", *PART], whole.split()),
        ],
        cwd=workflow.parents[2],
        env=environment(TABLETOP_ELSEWHERE_KEEPS="getuid geteuid"),  # pytest asks for them, but on Windows
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert re.search(r"\b\d{3,} passed", done.stdout)


def test_python_there_lacks_what_it_should() -> None:
    """The tests below can fail: nothing of this can be imported or named there."""
    for lacking in ("import fcntl", "import termios", "import signal; signal.SIGHUP", "import os; os.fork"):
        done = subprocess.run(
            [sys.executable, "-c", lacking], env=environment(), capture_output=True, check=False
        )
        assert done.returncode == 1, lacking


SAYS = {
    "doctor": "full screens can't be shown on this system; plain text works",
    "games": "No saved games yet",
    "where": "games.sqlite3",
    "rules orbis": "WHAT IT IS ABOUT",
    "auto orbis --seed 1": "Decisions",
    "learn orbis --points --plain": "points",
    "stats": "No game has been finished here yet",
    "people": "No guest has logged in",
    "invite": "no open invitations",
    "completion zsh": "compdef",
}


def test_commands_work() -> None:
    commands = [command.split() for command in SAYS]
    for command, done in zip(SAYS, one_after_another(*commands), strict=True):
        assert (done.code, done.err) == (0, ""), command
        assert SAYS[command].casefold() in done.out.casefold(), command


@pytest.mark.parametrize(
    ("command", "says"),
    [("--version", "tabletop "), ("auto orbis -p bot:2 -p bot:1 --games 2 --workers 2", "Average")],
)
def test_a_command_works(command: str, says: str) -> None:
    """From the start of the program to its end, and with processes that it starts."""
    done = elsewhere(*command.split())
    assert (done.code, done.err) == (0, "")
    assert says in done.out


def test_a_game_is_played_saved_checked_and_passed_on(tmp_path: Path) -> None:
    played = elsewhere("play", "bora_bora", "--plain", "-p", "Ana", "-p", "bot:2", typed="1\n" * 500)
    assert (played.code, played.err) == (0, "")
    assert "The game is over." in played.out
    game_id = elsewhere("games").out.splitlines()[1].split()[0]
    files = [tmp_path / f"game.{ending}" for ending in ("json", "txt", "svg")]
    verified, *written, taken_in, games = one_after_another(
        ("verify", game_id),
        *(("export", game_id, "-o", str(file)) for file in files),
        ("import", str(files[0])),
        ("games",),
    )
    assert (verified.code, taken_in.code) == (0, 0)
    assert [(each.code, each.err) for each in written] == [(0, "")] * len(files)
    assert all(file.stat().st_size > 1000 for file in files)
    assert len(games.out.splitlines()) == 3


def test_a_game_that_is_open_in_another_program_is_refused_there_too() -> None:
    """As on Windows, which locks a part of a file, and lets no one read it."""
    command = [sys.executable, "-m", "tabletop_tui", "play", "orbis", "--plain", "-p", "Ana", "-p", "Ben"]
    locks = {"TABLETOP_ELSEWHERE_LOCKS": "1"}
    with subprocess.Popen(
        command, env=environment(**locks), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        while "take a landscape" not in (line := first.stdout.readline()):
            assert line
        game_id = elsewhere("games", **locks).out.splitlines()[1].split()[0]
        second = elsewhere("resume", game_id, "--plain", **locks)
        assert second.code == 1
        assert f"The game {game_id} is open in another tabletop (process {first.pid})" in second.err
        _ = first.communicate(timeout=60)
    assert elsewhere("resume", game_id, "--plain", **locks).code == 0


def test_a_full_screen_that_cannot_be_shown_gets_a_sentence() -> None:
    with Terminal.run([sys.executable, "-m", "tabletop_tui", "play", "orbis"], environment()) as terminal:
        while terminal.read(20):
            pass
        said = b"".join(chunk.data for chunk in terminal.chunks).decode()
    assert said.startswith("tabletop: Textual can't show full screens on this system.")
    assert "tabletop play orbis --plain" in said
    assert "\x1b" not in said


def test_tables_over_ssh_say_what_is_missing() -> None:
    for done in one_after_another(
        ("serve", "--how"), ("serve", "--no-screen"), ("people", "--add", "Ana", "--key", "k")
    ):
        assert (done.code, done.out) == (1, "")
        assert done.err == "tabletop: This needs the Python module fcntl, which isn't there on this system.\n"


def test_tables_open_and_close_where_asyncssh_works() -> None:
    """As on Windows: its event loop takes no handlers of signals."""
    command = [sys.executable, "-m", "tabletop_tui", "serve", "--no-screen", "--port", "0"]
    with subprocess.Popen(
        command,
        env=environment(TABLETOP_ELSEWHERE="asyncssh"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            while "closes the tables" not in (line := server.stdout.readline()):
                assert line
            server.send_signal(signal.SIGTERM)
            _, err = server.communicate(timeout=60)
        finally:
            server.kill()
    assert (server.returncode, err) == (0, "")


def test_several_servers_need_a_process_that_forks() -> None:
    asked = ("serve", "--no-screen", "--port", "0", "--workers", "2")
    done = elsewhere(*asked, TABLETOP_ELSEWHERE="asyncssh")
    assert done.code == 1
    assert "Several servers need a system on which a process can fork" in done.err
