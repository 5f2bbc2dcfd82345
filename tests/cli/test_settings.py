"""Settings and places: what is wrong is said, and nothing of the player's is lost."""

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui import settings as settings_file
from tabletop_tui.paths import Paths
from tabletop_tui.settings import Settings
from tabletop_tui.words import Words
from tests.cli.running import ran


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.below(tmp_path)


def write(paths: Paths, text: str) -> None:
    paths.settings.parent.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text(text, encoding="utf-8")


def test_without_a_file_the_usual_settings_are_used(paths: Paths) -> None:
    assert settings_file.read(paths) == settings_file.Reading(Settings())
    assert not paths.settings.exists()


def test_what_is_saved_is_read_back(paths: Paths) -> None:
    wanted = Settings(
        "de", "light", True, False, "short", "256", {"undo": "z", 'odd "key"\\': "ctrl+ü"}, "never"
    )
    settings_file.save(paths, wanted)
    assert settings_file.read(paths) == settings_file.Reading(wanted)


def test_a_change_leaves_the_other_settings_alone(paths: Paths) -> None:
    settings_file.save(paths, Settings(theme="light", mouse=False))
    changed = settings_file.change(paths, language="de")
    assert changed == settings_file.load(paths) == Settings("de", theme="light", mouse=False)


@pytest.mark.parametrize(
    ("text", "message", "kept"),
    [
        ("theme = ", "settings-broken", Settings()),
        ("theme = 'pink'\nascii = true", "settings-wrong-choice", Settings(ascii=True)),
        ("theme = 3", "settings-wrong-choice", Settings()),
        pytest.param("a = " + "[" * 100_000, "settings-beyond", Settings(), id="very deep"),
        pytest.param("a = " + "[" * 100 + "]" * 100, "settings-beyond", Settings(), id="deep"),
        pytest.param("theme = " + "9" * 10_000, "settings-beyond", Settings(), id="very long"),
        pytest.param("theme = " + "9" * 400, "settings-beyond", Settings(), id="long"),
        ("mouse = inf", "settings-beyond", Settings()),
        ("mouse = 'no'", "settings-wrong-choice", Settings()),
        ("keys = 3", "settings-wrong-keys", Settings()),
        ("[keys]\nundo = 3", "settings-wrong-keys", Settings()),
        ("colour = 'mono'\nsound = true", "settings-unknown", Settings(colour="mono")),
    ],
)
def test_a_wrong_file_is_explained_and_left_as_it_is(
    paths: Paths, text: str, message: str, kept: Settings
) -> None:
    write(paths, text)
    reading = settings_file.read(paths)
    assert reading.settings == kept
    assert reading.problem is not None
    assert reading.problem.id == message
    assert str(paths.settings) in Words("en")(reading.problem.id, **reading.problem.facts)
    assert paths.settings.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_or_a_folder_is_explained(paths: Paths) -> None:
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_bytes(b"\xff\xfe\x00")
    assert settings_file.read(paths).problem is not None
    paths.settings.unlink()
    paths.settings.mkdir()
    assert settings_file.read(paths).problem is not None


def test_saving_over_a_broken_file_keeps_it_beside(paths: Paths) -> None:
    write(paths, "theme = ")
    settings_file.save(paths, replace(Settings(), theme="light"))
    assert settings_file.load(paths).theme == "light"
    assert paths.settings.with_suffix(".toml.broken").read_text(encoding="utf-8") == "theme = "


def test_a_command_says_what_is_wrong_with_the_settings_and_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write(Paths.find(), "theme = ")
    ended = ran(capsys, "where")
    assert ended.code == 0
    assert ended.err.count("\n") == 1
    assert str(Paths.find().settings) in ended.err
    assert ended.out != ""


def test_doctor_finds_wrong_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(capsys, "doctor").code == 0
    write(Paths.find(), "theme = ")
    ended = ran(capsys, "doctor")
    assert ended.code == 1
    assert "!!" in ended.out


def test_where_prints_every_place(capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.find()
    out = ran(capsys, "where").out
    for place in (paths.saves, paths.settings, paths.tables, paths.reports):
        assert str(place) in out


def test_places_follow_the_xdg_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TABLETOP_HOME")
    for name in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    paths = Paths.find()
    assert paths.saves == tmp_path / "DATA" / "tabletop" / "games.sqlite3"
    assert paths.settings == tmp_path / "CONFIG" / "tabletop" / "settings.toml"
    assert paths.reports == tmp_path / "STATE" / "tabletop" / "reports"


def test_own_keys_that_clash_are_said_at_the_start_and_by_doctor(capsys: pytest.CaptureFixture[str]) -> None:
    """The same check, sentence for sentence, as the settings make before they take a key."""
    write(Paths.find(), "[keys]\nhex-up-left = 'f4'\nundo = 'x'\nnonsense = 'f11'\n")
    said = [
        'Custom keys: there is no "nonsense"; it is ignored.',
        'Custom keys: F4 for "hex-up-left" is also the key for "page" on the same screen.',
        'Custom keys: x for "undo" chooses an option in some games; choose another key.',
    ]
    done = ran(capsys, "games")
    assert all(sentence in done.err for sentence in said)
    done = ran(capsys, "doctor")
    assert done.code == 1
    assert all(sentence in done.out for sentence in said)
    write(Paths.find(), "[keys]\nundo = 'backspace'\n")
    done = ran(capsys, "doctor")
    assert "1, without conflicts" in done.out
