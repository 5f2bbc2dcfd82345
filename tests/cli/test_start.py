"""The start of the program: fast for `--version`, clear without a terminal."""

import os
import subprocess
import sys

import pytest

from rulesets import BUILT
from tabletop_tui import __version__
from tests.cli.running import process

SLOW = ("textual", "rich", "click", "asyncssh", "fluent", "sqlite3", "platformdirs")


def test_the_module_says_its_version() -> None:
    assert process("-m", "tabletop_tui", "--version") == (0, f"tabletop {__version__}\n", "")


def test_the_version_costs_no_slow_import() -> None:
    code = (
        "import sys; from tabletop_tui.cli.main import main; main(['--version']); "
        f"print([name for name in {SLOW!r} if name in sys.modules])"
    )
    assert process("-c", code).out == f"tabletop {__version__}\n[]\n"


@pytest.mark.parametrize("command", [["where"], ["auto", "orbis", "--seed", "1"], ["--help"]])
def test_commands_without_a_screen_import_neither_textual_nor_asyncssh(command: list[str]) -> None:
    code = (
        f"import sys; from tabletop_tui.cli.main import main; main({command!r}); "
        "print([name for name in ('textual', 'asyncssh') if name in sys.modules], file=sys.stderr)"
    )
    assert process("-c", code).err == "[]\n"


def test_the_full_screen_program_leaves_the_standard_library_as_it_is() -> None:
    """Nothing is kept from asyncio to make the start faster: later imports may need TLS."""
    code = (
        "from tabletop_tui.cli import front; front.read_in(); "
        "import asyncio.sslproto; print(asyncio.sslproto.ssl is not None)"
    )
    assert process("-c", code).out == "True\n"


def imported(opening: str, *modules: str) -> list[str]:
    """Those of these modules that a start at one keyboard imports, up to the end of `opening`."""
    code = (
        f"import sys; from tabletop_tui.cli import front; front.read_in(); {opening}; "
        f"print(*[name for name in {modules!r} if name in sys.modules])"
    )
    done = process("-c", code)
    assert done.code == 0, done.err
    return done.out.split()


def screen_of(game: str) -> str:
    """Code that imports the screen of a game."""
    return f"from tabletop_tui.tui.screens.of_games import screen_of; screen_of({game!r})"


def test_a_lobby_without_saved_games_imports_no_database() -> None:
    lobby = "from tabletop_tui.tui.screens.lobby import LobbyScreen"
    assert imported(lobby, "secrets", "tabletop_tui.store.database", "tabletop_tui.tui.screens.lobby") == [
        "tabletop_tui.tui.screens.lobby"
    ]


def test_a_new_game_imports_neither_proofs_nor_checks_nor_openssl_nor_what_only_later_turns_need() -> None:
    """Hashes and secrets belong to fair tables and servers: a start without them is 3 to 5 % faster.

    All games are opened in one process: what any of them imports is there.
    """
    opening = ["import tabletop_tui.cli.play, rulesets"]
    needless = ["tabletop_tui.play.fair.proof", "hashlib", "hmac", "secrets"]
    # What is told since one's last turn, and what belongs to every table.
    later = ["tabletop_tui.play.around"]
    for game in BUILT:
        opening += [screen_of(game), f"rulesets.load_rules({game!r})"]
        needless.append(f"rulesets.{game}.faults")
        later += [f"tabletop_tui.games.{game}.recap", f"rulesets.{game}.advice.recap"]
    assert imported("; ".join(opening), *needless, *later) == []


def test_simple_words_need_no_fluent_library() -> None:
    code = (
        "import sys; from tabletop_tui.text.words import Words; "
        "Words('de')('cli-no-such-game', game='x', games='y'); "
        "assert Words('en')('helios-option-temple', number=3) == 'temple, your 3rd'; "
        "print('fluent' in sys.modules)"
    )
    assert process("-c", code).out == "False\n"


@pytest.mark.parametrize("arguments", [[], ["play", "orbis"], ["resume"]])
def test_a_full_screen_without_a_terminal_names_plain(arguments: list[str]) -> None:
    if arguments == ["resume"]:
        assert process("-m", "tabletop_tui", "play", "orbis", "--plain").code == 0  # a game to resume
    ended = process("-m", "tabletop_tui", *arguments)
    assert ended.code == 2
    assert ended.out == ""
    assert "--plain" in ended.err
    assert ended.err.count("\n") == 1


def test_a_closed_pipe_ends_quietly() -> None:
    script = f"import sys; from tabletop_tui.cli.main import main; sys.exit(main({['--help']!r}))"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-c", script], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")
