"""What a terminal can show, from the little its `ssh` says."""

import pytest

from tabletop_tui.host.settings import Settings
from tabletop_tui.serve.lines.terminal import Terminal, welcome


@pytest.mark.parametrize(
    ("environ", "language", "ascii_only"),
    [
        ({}, "en", False),
        ({"LANG": "de_DE.UTF-8"}, "de", False),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.utf8"}, "en", False),
        ({"LC_MESSAGES": "de_AT.UTF-8", "LANG": "en_US.UTF-8"}, "de", False),
        ({"LANG": "fr_FR.UTF-8"}, "en", False),
        ({"LANG": "C.UTF-8"}, "en", False),
        ({"LANG": "C"}, "en", True),
        ({"LANG": "de_DE.ISO-8859-1"}, "de", True),
    ],
)
def test_language_and_characters_are_those_of_the_client(
    environ: dict[str, str], language: str, ascii_only: bool
) -> None:
    terminal = Terminal("xterm", environ)
    assert terminal.language("en") == language
    assert terminal.ascii is ascii_only


def test_a_locale_that_says_nothing_leaves_the_hosts_language() -> None:
    assert Terminal("xterm", {}).language("de") == "de"
    assert Terminal("xterm", {"LANG": "C.UTF-8"}).language("de") == "de"
    assert Terminal("xterm", {"LANG": "fr_FR.UTF-8"}).language("de") == "en"


def test_looks_begin_with_the_hosts_but_not_the_hosts_keys_or_terminal() -> None:
    host = Settings(theme="light", keys={"undo": "z"}, colour="true", ascii=True, mouse=False)
    got = Terminal("xterm-256color", {"LANG": "de_DE.UTF-8"}).settings(host, "en")
    assert got == Settings(language="de", theme="light", colour="256", motion="short", signs="all")
    assert Terminal("xterm", {"NO_COLOR": "1"}).settings(host, "en").theme == "mono"
    mono = Settings(theme="mono", colour="mono")
    assert Terminal("xterm-256color", {}).settings(mono, "en").theme == "dark"


@pytest.mark.parametrize("term", ["", "dumb", "unknown"])
def test_dumb_terminals_are_known(term: str) -> None:
    assert Terminal(term, {}).dumb


@pytest.mark.parametrize(
    ("name", "value", "taken"),
    [
        (b"LANG", b"de_DE.UTF-8", True),
        (b"LC_ALL", b"C", True),
        (b"NO_COLOR", b"1", True),
        (b"COLORTERM", b"truecolor", True),
        (b"TERM", b"xterm", True),
        (b"LD_PRELOAD", b"/tmp/x.so", False),
        (b"PYTHONPATH", b"/tmp", False),
        (b"TABLETOP_HOME", b"/tmp", False),
        (b"TEXTUAL", b"debug", False),
        (b"LC_", b"x", False),
        (b"LC_" + b"A" * 100, b"x", False),
        (b"LANG", b"x" * 1000, False),
        (b"LANG", b"de\x1b[31m", False),
        (b"LANG", b"\xff\xfe", False),
        (b"lang", b"de", False),
        (b"LANG\n", b"de", False),
    ],
)
def test_only_what_says_how_to_draw_is_taken_from_the_environment(
    name: bytes, value: bytes, taken: bool
) -> None:
    assert (welcome(name, value) is not None) is taken
