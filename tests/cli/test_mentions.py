"""Every command and option of ours that a sentence, a help text or a document mentions exists."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import click
import pytest

import tabletop_tui
from tabletop_tui.cli import tree
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.text.words import LANGUAGES
from tests.cli.running import ran

PROJECT = Path(tabletop_tui.__file__).parents[1]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "docs/**/*.md", "contrib/*")

THEIRS = frozenset(
    f"--{name}"
    for name in (
        *("create-home", "home-dir", "shell", "system", "uid"),  # useradd
        *("data-raw", "fail-with-body"),  # curl
        *("dbname", "file", "no-owner", "pwprompt"),  # PostgreSQL
        *("durations", "strict"),  # pytest, mypy
        *("from", "full", "now"),  # COPY in a Containerfile, systemctl
        "minutes",  # of an example that learns
        *("collect", "pipe", "property", "setenv", "wait"),  # systemd-run
        *("no-cache-dir", "target", "upgrade"),  # pip
        *("boards", "conditions", "count", "game", "look", "measured", "played"),  # our tests and tools
        *("curiosity", "evaluations", "imitate", "mean", "members", "on"),  # tools that learn and serve
        *("positions", "seats", "short", "svg", "write"),
    )
)
"""Options of other programs that documents mention."""
PROSE: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        {"could", "env", "fair", "club", "game", "knows", "needs", "opens", "starts", "tabletop", "to"}
    ),
    "de": frozenset(
        {"aktualisieren", "braucht", "ein", "eine", "gerade", "ist", "ließ", "offen", "stammt"},
    ),
    "fr": frozenset(
        {"could", "env", "fair", "club", "game", "knows", "needs", "opens", "starts", "tabletop", "to"}
    ),
}
"""Words that follow the program's name where no command is meant."""

_LINE = re.compile(r"(?<![\w.-])tabletop ([^`\n|;()\"»«“”&#]*)")
_OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*[a-z]\b")
_STOPS = (".", ",", ":", "?", "!")


@cache
def options() -> Mapping[str, frozenset[str]]:
    """The options of each command; those of `tabletop` alone under the empty name."""
    group = tree.build(Invocation.begin([]))
    return {"": _options(group)} | {name: _options(command) for name, command in group.commands.items()}


def _options(command: click.Command) -> frozenset[str]:
    return frozenset(
        flag
        for param in command.get_params(click.Context(command))
        if isinstance(param, click.Option)
        for flag in param.opts
    )


def wrong(text: str, prose: frozenset[str] = frozenset()) -> Iterator[str]:
    """The commands and options in a text that don't exist."""
    everything = frozenset[str]().union(*options().values())
    for option in _OPTION.findall(text):
        if option not in everything | THEIRS:
            yield option
    for line in _LINE.finditer(text):
        command, *rest = _words(line[1]) or [""]
        if command not in options():
            if command not in prose and command.isalpha() and command.islower():
                yield f"tabletop {command}"
            continue
        for word in rest:
            option = word.partition("=")[0]
            if re.fullmatch(r"--?[a-z][a-z-]*", option) and option not in options()[command]:
                yield f"tabletop {command} {option}"


def _words(line: str) -> list[str]:
    """The words of a command line, up to the end of its sentence."""
    words = []
    for word in line.split():
        words.append(word.strip("[]*").rstrip("".join(_STOPS)))
        if word.endswith(_STOPS):
            break
    return words


def unwrapped(text: str) -> str:
    """A text on one line; help texts are also broken after hyphens."""
    return " ".join(re.sub(r"(?<=\w-)\n +", "", text).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_catalogues(language: str) -> None:
    found = {
        f"{file.name}: {each}"
        for file in sorted((PROJECT / "tabletop_tui").glob(f"**/locale/{language}/*.ftl"))
        for each in wrong(re.sub(r"\n +", " ", file.read_text("utf-8")), PROSE[language])
    }
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_what_commands_print(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Helps and complaints, put together as a player reads them."""
    asked = [[], *([name] for name in options() if name)]
    helps = [ran(capsys, *each, "--help", "--lang", language).out for each in asked]
    complaints = [
        ran(capsys, *each, "--lang", language).err
        for each in (
            ["completion", "powershell"],
            ["store", "move", "a", "b"],
            ["export", "x", "--format", "pdf"],
            ["play", "orbis", "--seed", "x"],
            ["auto", "orbis", "--players", "x"],
            ["invite", "x", "--hours", "0"],
            ["serve", "--port", "x"],
            ["serve", "--workers", "0"],
            ["play"],
            ["resume", "a", "b"],
            ["resume", "--nonsense"],
            ["people", "--add"],
            ["people", "--add", "Ana"],
        )
    ]
    assert all(complaints)
    for said in (*helps, *complaints):
        found = set(wrong(unwrapped(said), PROSE[language]))
        assert {each for each in found if "--nonsense" not in each} == set()  # typed above


def test_in_the_documents() -> None:
    found = {
        f"{file.relative_to(PROJECT)}: {each}"
        for pattern in DOCUMENTS
        for file in sorted(PROJECT.glob(pattern))
        for each in wrong(file.read_text("utf-8"), PROSE["en"])
    }
    assert found == set()


def test_what_does_not_exist_is_found() -> None:
    assert list(wrong("tabletop fly")) == ["tabletop fly"]
    assert list(wrong("tabletop serve --plain --invited, or --bogus")) == [
        "--bogus",
        "tabletop serve --plain",
    ]
    assert list(wrong("tabletop play GAME -p Ana --set a=b; tabletop --version")) == []
