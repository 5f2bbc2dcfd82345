"""The command lines understood without click mean what they mean with it."""

from typing import Any

import pytest

from tabletop_tui.cli import play
from tabletop_tui.cli.direct import command_of
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.tree import build
from tests.cli.running import process

UNDERSTOOD = [
    "play orbis",
    "play helios -p Ana -p Ben",
    "play dice_forge --player Ana --seed 7 -p Ben",
    "play orbis --seed 1 --seed 2 -p Ana",
]
LEFT = [
    "play",
    "play orbis --plain",
    "play Orbis",
    "play chess",
    "play orbis -p",
    "play orbis -p --seed 3",
    "play orbis --seed x",
    "play orbis --seed -3",
    "play orbis --seed 99999999999999999999",
    "play orbis Ana",
    "play orbis --lang de",
    "--lang de play orbis",
    "play orbis --set market=open",
    "play orbis --help",
    "resume",
]


@pytest.mark.parametrize("line", UNDERSTOOD)
def test_what_is_understood_directly_means_what_click_makes_of_it(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[Any, ...]] = []

    def run(
        _invocation: Invocation,
        game: str,
        players: tuple[str, ...],
        seed: int | None,
        choices: tuple[tuple[str, str], ...],
        plain: bool,
        coach: bool,
        fair: bool,
    ) -> int:
        calls.append((game, players, seed, choices, plain, coach, fair))
        return 0

    monkeypatch.setattr(play, "run", run)
    invocation = Invocation.begin(line.split())
    direct = command_of(line.split())
    assert direct is not None
    assert direct(invocation) == 0
    build(invocation).main(line.split(), "tabletop", standalone_mode=False)
    assert calls[0] == calls[1]


@pytest.mark.parametrize("line", LEFT)
def test_everything_else_and_every_mistake_is_left_to_click(line: str) -> None:
    assert command_of(line.split()) is None


def test_a_shell_that_completes_asks_click() -> None:
    done = process(
        "-m",
        "tabletop_tui",
        "play",
        "orbis",
        _TABLETOP_COMPLETE="bash_complete",
        COMP_WORDS="tabletop pl",
        COMP_CWORD="1",
    )
    assert "play" in done.out
