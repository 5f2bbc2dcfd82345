"""Commands: exit codes, one-line errors, options that work everywhere, both languages."""

import pytest

from tabletop_tui.cli import tree
from tabletop_tui.cli.invocation import Invocation
from tests.cli.running import Ran, ran

WRONG: list[tuple[list[str], str]] = [
    (["plai"], '"play"'),
    (["nothing-like-it"], "tabletop --help"),
    (["play"], "GAME"),
    (["play", "chess"], "orbis"),
    (["play", "orbis", "extra"], "extra"),
    (["play", "orbis", "-p", "Ana"], "2 to 4"),
    (["play", "orbis", "-p", "Ana", "-p", "ana"], "ana"),
    (["play", "orbis", "-p", " ", "-p", "ana"], "empty"),
    (
        ["play", "orbis", "-p", "Annemarie-Christina Bergmann", "-p", "Ana"],
        '"Annemarie-Christina Berg" would fit',
    ),
    (["play", "orbis", "-p", "Ana", "-p", "Annemarie-Christina Bergmann=bot:2"], "at most 24 cells"),
    (["serve", "--no-screen", "--name", "Annemarie-Christina Bergmann"], "at most 24 cells"),
    (["serve", "--no-screen", "--owner", "Annemarie-Christina Bergmann"], "at most 24 cells"),
    (["people", "--add", "Annemarie-Christina Bergmann", "--key", "key.pub"], "at most 24 cells"),
    (["contests", "--new", "The winter cup of our club", "--game", "orbis"], "at most 24 cells"),
    (["play", "orbis", "-p", "Ana", "-p", "bot:easy"], "bot:1, bot:2, bot:3"),
    (["play", "orbis", "-p", "Ana", "-p", "bot:6"], 'no computer player "bot:6"'),
    (["play", "orbis", "--seed", "many"], "--seed"),
    (["play", "orbis", "--seed", "-4"], "--seed"),
    (["play", "orbis", "--set", "gods"], "KEY=VALUE"),
    (["play", "orbis", "--set", "colour=red"], "colour"),
    (["solo", "orbis", "--level", "6"], "from 1 to 5"),
    (["auto", "orbis", "--players", "5"], "2 to 4"),
    (["auto", "orbis", "--games", "0"], "--games"),
    (["auto", "orbis", "--seed"], "--seed"),
    (["auto", "orbis", "--show=1"], "--show"),
    (["auto", "orbis", "--shwo"], "--shwo"),
    (["games", "--lang", "eo"], "en, de, fr"),
    (["--theme", "pink"], "dark"),
    (["--motion", "on"], "full, short, off"),
    (["serve", "--port", "many"], "--port"),
    (["serve", "--port", "99999"], "--port must be a whole number from 0 to 65535"),
    (["invite", "--port", "65536"], "from 0 to 65535"),
    (["invite", "x", "--hours", "9" * 18], "from 1 to 10000"),
    (["serve", "--host", "0.0.0.0"], "--authorized-keys"),
    (["people", "--add", "ana"], "--key"),
    (["invite", "--seat", "0"], "--seat"),
    (["completion", "tcsh"], "bash"),
]


@pytest.mark.parametrize(("arguments", "hint"), WRONG, ids=lambda part: "-".join(part) if part else "")
def test_a_wrong_command_line_gets_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], hint: str
) -> None:
    ended = ran(capsys, *arguments)
    assert ended.code == 2
    assert ended.out == ""
    assert hint in ended.err
    assert ended.err.startswith("tabletop: ")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(("arguments", "_hint"), WRONG, ids=lambda part: "-".join(part) if part else "")
def test_complaints_are_german_in_german(
    capsys: pytest.CaptureFixture[str], arguments: list[str], _hint: str
) -> None:
    english = ran(capsys, *arguments).err
    german = ran(capsys, *arguments, "--lang=de").err if "--lang" not in arguments else ""
    assert german != english
    assert german.count("\n") <= 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", ["", *tree.COMMANDS])
def test_every_command_has_help_in_both_languages(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    ended = ran(capsys, *([command] if command else []), "--help", "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    assert "⟦" not in ended.out
    english_words = [word for word in ("Options:", "Usage:", "[OPTIONS]", "Commands:") if word in ended.out]
    assert bool(english_words) == (language == "en")


def test_the_language_comes_from_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Aufruf:" in ran(capsys, "--help").out
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "de_DE")
    assert "Aufruf:" in ran(capsys, "--help").out
    monkeypatch.setenv("LC_MESSAGES", "fr_FR")
    assert "Usage:" in ran(capsys, "--help").out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--theme", "light", "--ascii", "--motion", "short", "where"],
        ["where", "--theme=light", "--ascii", "--motion=short"],
    ],
)
def test_options_of_every_command_work_before_and_after_its_name(arguments: list[str]) -> None:
    invocation = Invocation.begin(arguments)
    tree.build(invocation).main(arguments, "tabletop", standalone_mode=False)
    assert invocation.settings.theme == "light"
    assert invocation.settings.ascii
    assert invocation.settings.motion == "short"


def test_no_motion_is_motion_off() -> None:
    invocation = Invocation.begin(["where", "--no-motion"])
    tree.build(invocation).main(invocation.arguments, "tabletop", standalone_mode=False)
    assert invocation.settings.motion == "off"


@pytest.mark.parametrize(
    ("value", "theme", "colour"), [("1", "mono", "mono"), ("", "dark", "auto"), (None, "dark", "auto")]
)
def test_no_color_means_monochrome_unless_it_is_empty(
    monkeypatch: pytest.MonkeyPatch, value: str | None, theme: str, colour: str
) -> None:
    if value is not None:
        monkeypatch.setenv("NO_COLOR", value)
    settings = Invocation.begin([]).settings
    assert (settings.theme, settings.colour) == (theme, colour)


def test_a_theme_on_the_command_line_wins_over_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    invocation = Invocation.begin(["where", "--theme", "light"])
    tree.build(invocation).main(invocation.arguments, "tabletop", standalone_mode=False)
    assert (invocation.settings.theme, invocation.settings.colour) == ("light", "auto")


def test_an_unexpected_error_becomes_a_sentence_and_a_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a mistake of ours")

    monkeypatch.setattr("tabletop_tui.cli.where.run", fail)
    ended = ran(capsys, "where")
    assert ended.code == 1
    assert ended.err.count("\n") == 1
    assert "Traceback" not in ended.err
    report = next(Invocation.begin([]).paths.reports.iterdir())
    assert str(report) in ended.err
    assert "a mistake of ours" in report.read_text(encoding="utf-8")


def test_an_interrupt_ends_with_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop_tui.cli.where.run", interrupt)
    assert ran(capsys, "where") == Ran(130, "", "\n")


def test_a_full_disk_is_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device", "games.sqlite3")

    monkeypatch.setattr("tabletop_tui.cli.where.run", fail)
    assert ran(capsys, "where") == Ran(1, "", "tabletop: games.sqlite3: No space left on device.\n")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    ended = ran(capsys, "completion", shell)
    assert ended.code == 0
    assert f"_TABLETOP_COMPLETE={shell}_complete" in ended.out


def test_the_shell_completes_commands_and_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_TABLETOP_COMPLETE", "bash_complete")
    for words, place, expected in [("tabletop pl", 1, "play"), ("tabletop play or", 2, "orbis")]:
        monkeypatch.setenv("COMP_WORDS", words)
        monkeypatch.setenv("COMP_CWORD", str(place))
        assert expected in ran(capsys).out
