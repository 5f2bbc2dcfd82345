"""The same thing has the same exit code in every command (`tabletop_tui.host.codes`)."""

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from rulesets import load_rules
from tabletop_tui.cli import tree
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.layout import warning
from tabletop_tui.cli.parameters import Game, Number, OneOf, SavedGame
from tabletop_tui.host import codes
from tabletop_tui.host.codes import DONE, FAILED, WRONG_USAGE
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tests.cli.running import ran

MISSING = "no-such-game"
DOCUMENT = Path(__file__).parents[2] / "docs" / "playing.md"


def commands() -> dict[str, click.Command]:
    return dict(tree.build(Invocation.begin([])).commands)


def arguments_with(kind: type[click.ParamType[object]]) -> Iterator[str]:
    """The commands that take such an argument."""
    for name, command in commands().items():
        if any(
            isinstance(p, click.Argument) and isinstance(p.type, kind)
            for p in command.get_params(click.Context(command))
        ):
            yield name


def options_with(kind: type[click.ParamType[object]]) -> Iterator[tuple[str, str]]:
    """The commands with such an option, and its name."""
    for name, command in commands().items():
        for param in command.get_params(click.Context(command)):
            if isinstance(param, click.Option) and isinstance(param.type, kind):
                yield name, max(param.opts, key=len)


def a_saved_game() -> str:
    with (
        open_store(Paths.find().saves) as store,
        Session.new(load_rules("orbis"), [Person("Ana", "red"), Person("Ben", "blue")], 7, {}, store) as made,
    ):
        return made.game_id or ""


@pytest.mark.parametrize("command", arguments_with(Game))
def test_an_unknown_game_is_wrong_usage(capsys: pytest.CaptureFixture[str], command: str) -> None:
    done = ran(capsys, command, MISSING)
    assert (done.code, done.out) == (WRONG_USAGE, "")
    assert f'There is no game "{MISSING}"' in done.err


@pytest.mark.parametrize("others", [True, False], ids=["among others", "without any"])
@pytest.mark.parametrize("command", arguments_with(SavedGame))
def test_a_saved_game_that_is_missing_is_a_failure(
    capsys: pytest.CaptureFixture[str], command: str, others: bool
) -> None:
    """Whether a screen could be shown doesn't matter."""
    if others:
        _ = a_saved_game()
    done = ran(capsys, command, MISSING)
    assert (done.code, done.out) == (FAILED, "")
    assert re.match(rf'tabletop: There is no saved game (and no file "{MISSING}"|{MISSING})\.', done.err)


@pytest.mark.parametrize("command", ["import", *arguments_with(SavedGame)])
def test_a_file_that_is_missing_or_a_folder_is_a_failure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    for file in (tmp_path / "missing.json", tmp_path):
        done = ran(capsys, command, str(file))
        assert (done.code, done.out) == (FAILED, ""), file


@pytest.mark.parametrize(("command", "option"), options_with(click.Path))
def test_a_file_of_an_option_that_is_missing_or_a_folder_is_a_failure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, option: str
) -> None:
    """Also one to be written, if its folder is missing."""
    needs = {
        "--output": [a_saved_game(), "--format", "json"],
        "--key": ["--add", "ana"],
        "--log": ["--no-screen", "--port", "0"],
    }
    for file in (tmp_path / "missing" / "file", tmp_path):
        if (option, file) == ("--log", tmp_path / "missing" / "file"):
            continue  # that works: the folder is made, and the tables open
        done = ran(capsys, command, *needs.get(option, []), option, str(file))
        assert (done.code, done.out) == (FAILED, ""), (option, file)


def test_a_value_that_no_option_takes_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    for command, option in (*options_with(Number), *options_with(OneOf)):
        done = ran(capsys, command, option, "nonsense")
        assert (done.code, done.out) == (WRONG_USAGE, ""), (command, option)
        assert option in done.err, command


@pytest.mark.parametrize("command", tree.COMMANDS)
def test_what_no_command_has_is_wrong_usage(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert ran(capsys, command, "--nonsense").code == WRONG_USAGE
    assert ran(capsys, command, "--help").code == DONE
    assert ran(capsys, f"{command}-nonsense").code == WRONG_USAGE


def test_a_complaint_is_one_line_and_in_a_terminal_broken_between_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = f"The game {'is open in another tabletop, ' * 4}so play on there."
    assert warning(text) == f"tabletop: {text}"
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    lines = warning(text).split("\n")
    assert len(lines) > 1
    assert " ".join(lines) == f"tabletop: {text}"


def test_the_document_lists_them_all() -> None:
    rows = re.findall(r"^\| (\d+) \| ", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert [int(row) for row in rows] == [
        value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)
    ]
