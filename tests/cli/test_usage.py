"""The usage line of every command says what has to be given, and what may be."""

import re

import click
import pytest

from tabletop_tui.cli import tree
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.parameters import OneOf
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.words import WHOLE, Words
from tests.cli.running import ran

BOTH = pytest.mark.parametrize("language", WHOLE)


def usage(capsys: pytest.CaptureFixture[str], command: str, language: str) -> list[str]:
    """The words of the usage line after the command's name, without the options."""
    line = ran(capsys, command, "--help", "--lang", language).out.splitlines()[0]
    return line.split(f"tabletop {command}")[1].split()[:-1]


def fitting(param: click.Parameter) -> str:
    """A value that an argument takes."""
    if isinstance(param.type, OneOf):
        return param.type.choices[0]
    return "orbis" if param.name == "game" else "x"


def takes(command: click.Command, arguments: list[str]) -> bool:
    """Whether a command takes these arguments, without running it."""
    try:
        command.make_context(command.name, list(arguments))
    except (click.MissingParameter, Complaint):
        return False
    return True


@BOTH
@pytest.mark.parametrize("name", tree.COMMANDS)
def test_what_is_in_brackets_can_be_left_out_and_nothing_else(
    capsys: pytest.CaptureFixture[str], name: str, language: str
) -> None:
    shown = usage(capsys, name, language)
    command = tree.build(Invocation.begin(["--lang", language])).commands[name]
    arguments = [
        param for param in command.get_params(click.Context(command)) if isinstance(param, click.Argument)
    ]
    assert len(shown) == len(arguments)
    for number, (word, argument) in enumerate(zip(shown, arguments, strict=True)):
        before, after = (
            [fitting(each) for each in part] for part in (arguments[:number], arguments[number:])
        )
        assert takes(command, before) is (word[0] == "["), word
        assert takes(command, [*before, *after])
        assert word == (f"[{word[1:-1]}]" if word[0] == "[" else word)
        assert takes(command, [*before, *after, "x"]) is shown[-1].endswith("...]")
        assert Words(language)(f"cli-metavar-{argument.name}") == word.strip("[].")


@BOTH
def test_an_option_shows_as_many_words_as_it_takes(language: str) -> None:
    for command in tree.build(Invocation.begin(["--lang", language])).commands.values():
        for param in command.get_params(click.Context(command)):
            if isinstance(param, click.Option) and not param.is_flag and param.metavar is not None:
                assert len(param.metavar.split()) == param.nargs, f"{command.name} {param.opts}"


def test_what_is_missing_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for name in tree.COMMANDS:
        required = [word for word in usage(capsys, name, "en") if word[0] != "["]
        if required:
            done = ran(capsys, name)
            assert done.code == 2
            assert done.err == f"tabletop: {required[0].upper()} is missing. Usage: tabletop {name} --help\n"
            assert re.fullmatch(r"[a-zA-Z|]+", required[0])
