"""How many colours a terminal is sent: at the keyboard and over SSH it is decided by the same table."""

import os
import sys
import time

import pytest

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.serve.lines.terminal import Terminal as FarTerminal
from tabletop_tui.tui.app import TabletopApp
from tests.cli.running import ran
from tools.bench.pty import Terminal

ALL = {"COLORTERM": "truecolor"}
NONE = {"NO_COLOR": "1"}

TABLE: list[tuple[str, dict[str, str], str]] = [
    *((term, {}, "true") for term in ("alacritty", "alacritty-direct", "foot", "foot-extra", "wezterm")),
    *((term, {}, "true") for term in ("xterm-ghostty", "ghostty", "xterm-kitty", "contour", "xterm-direct")),
    ("iTerm2.app", {}, "true"),
    *((term, {}, "256") for term in ("xterm-256color", "screen-256color", "tmux", "tmux-256color")),
    ("xterm-256color", ALL, "true"),
    ("xterm-256color", {"COLORTERM": "24bit"}, "true"),
    ("xterm-256color", {"COLORTERM": "yes"}, "256"),
    ("xterm-256color", ALL | NONE, "mono"),
    ("alacritty", NONE, "mono"),
    ("xterm-256color", {"NO_COLOR": ""}, "256"),
    *((term, {}, "16") for term in ("xterm", "linux", "screen", "rxvt", "xterm-16color")),
    *((term, {}, "mono") for term in ("vt100", "vt220", "xterm-mono")),
]
SYSTEMS = {"true": "truecolor", "256": "256", "16": "standard"}
"""What Rich calls them."""
EACH = pytest.mark.parametrize(("term", "environ", "colours"), TABLE)


@EACH
def test_over_ssh(term: str, environ: dict[str, str], colours: str) -> None:
    assert FarTerminal(term, environ).colours == colours


@EACH
def test_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, term: str, environ: dict[str, str], colours: str
) -> None:
    for name, value in {"TERM": term, **environ}.items():
        monkeypatch.setenv(name, value)
    invocation = Invocation.begin([])
    app = TabletopApp(invocation.settings, invocation.paths)
    palette = {"mono": "mono", "16": "sixteen"}.get(colours, "dark")
    assert app.palette.name == palette
    assert colours == "mono" or app.console.color_system == SYSTEMS[colours]


def test_doctor_says_the_same(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for term, said in (("foot", "16 million"), ("tmux", "256"), ("xterm", "16"), ("vt100", "none")):
        monkeypatch.setenv("TERM", term)
        lines = ran(capsys, "doctor").out.splitlines()
        assert next(line for line in lines if "Colours" in line).split(maxsplit=2)[2] == said


def test_a_theme_chosen_outright_has_colours_in_spite_of_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "alacritty")
    invocation = Invocation.begin([])
    invocation.override(theme="light")
    app = TabletopApp(invocation.settings, invocation.paths)
    assert (app.palette.name, app.console.color_system) == ("light", "truecolor")


@pytest.mark.parametrize(("term", "true"), [("alacritty", True), ("xterm", False)])
def test_what_is_really_sent(term: str, true: bool) -> None:
    """The first screen of the real program in such a terminal."""
    command = [sys.executable, "-m", "tabletop_tui", "play", "orbis", "-p", "Ana", "-p", "Ben"]
    with Terminal.run(command, {**os.environ, "TERM": term}) as terminal:
        end = time.monotonic() + 60
        while not any("take a landscape" in line for line in terminal.screen()):
            assert time.monotonic() < end
            terminal.settle(0.2, 1)
        written = b"".join(chunk.data for chunk in terminal.chunks)
    assert (b"38;2;" in written) is true
