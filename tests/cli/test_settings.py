"""Settings and places: what is wrong is said, and nothing of the player's is lost."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.host import settings as settings_file
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.text.words import Words
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
    (problem,) = reading.problems
    assert problem.id == message
    assert str(paths.settings) in Words("en")(problem.id, **problem.facts)
    assert paths.settings.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_or_a_folder_is_explained(paths: Paths) -> None:
    paths.settings.parent.mkdir(parents=True)
    paths.settings.write_bytes(b"\xff\xfe\x00")
    assert settings_file.read(paths).problems
    paths.settings.unlink()
    paths.settings.mkdir()
    assert settings_file.read(paths).problems


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


MISSPELT = """# my settings
them = "light"
theme = "drak"
mouse = "flase"
sounds = [1.5, {since = 2026-01-31, at = 07:32:00, "a b" = "ü"}]
bell = false

[keys]
undoo = "x"
"""
SAID = [
    ':2: there is no setting "them"; it is ignored. Did you mean "theme"?',
    ':3: "theme" must be one of dark, light, distinct, sixteen, mono; the default is used. Did you mean "dark"?',  # noqa: E501 - as it is said
    ':4: "mouse" must be one of true, false; the default is used. Did you mean "false"?',
    ':5: there is no setting "sounds"; it is ignored.',
    ':9: Custom keys: there is no "undoo"; it is ignored. Did you mean "undo"?',
]


def test_everything_misspelt_is_named_with_its_line_and_what_was_meant(
    capsys: pytest.CaptureFixture[str],
) -> None:
    paths = Paths.find()
    write(paths, MISSPELT)
    done = ran(capsys, "games")
    assert done.code == 0
    assert done.err.splitlines() == [f"tabletop: {paths.settings}{said}" for said in SAID]
    done = ran(capsys, "doctor")
    assert done.code == 1
    assert all(f"{paths.settings}{said}" in done.out for said in SAID)
    assert settings_file.load(paths) == Settings(bell=False, keys={"undoo": "x"})


def test_what_is_wrong_stays_in_the_file_until_it_is_corrected(paths: Paths) -> None:
    """Whatever it is: the program changes only what the player has changed."""
    write(paths, MISSPELT)
    before = settings_file.read(paths)
    changed = settings_file.change(paths, language="de")
    after = settings_file.read(paths)
    assert changed == after.settings == Settings("de", bell=False, keys={"undoo": "x"})
    assert after.left == before.left
    assert len(after.left) == 4
    assert [problem.id for problem in after.problems] == [problem.id for problem in before.problems]
    settings_file.change(paths, theme="light")
    assert sorted(settings_file.read(paths).left) == ["mouse", "sounds", "them"]
    assert not paths.settings.with_suffix(".toml.broken").exists()


def test_wrong_keys_stay_in_the_file_too(paths: Paths) -> None:
    write(paths, "theme = 'light'\n[keys]\nundo = 3\n")
    settings_file.change(paths, language="de")
    reading = settings_file.read(paths)
    assert reading.settings == Settings("de", "light")
    assert reading.left == {"keys": {"undo": 3}}
    settings_file.change(paths, keys={"undo": "z"})
    assert settings_file.read(paths) == settings_file.Reading(Settings("de", "light", keys={"undo": "z"}))


def test_a_misspelt_variable_of_the_environment_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOM", "/nowhere")
    monkeypatch.setenv("TABLETOP_ORCHARD", "a variable of someone else's")
    said = (
        'There is no environment variable "TABLETOP_HOM" here; it is ignored. Did you mean "TABLETOP_HOME"?'
    )
    done = ran(capsys, "games")
    assert (done.code, done.err) == (0, f"tabletop: {said}\n")
    done = ran(capsys, "doctor")
    assert done.code == 1
    assert said in done.out


def test_every_variable_that_the_program_reads_or_sets_is_known() -> None:
    root = Path(settings_file.__file__).parent
    named = {
        name
        for file in root.rglob("*.py")
        for name in re.findall(r"(?<!_)TABLETOP_[A-Z_]+\b", file.read_text("utf-8"))
    }
    assert named <= {*settings_file.VARIABLES, *settings_file.GIVEN}


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
