"""Packages that offer games: found where they are installed, and harmless where they are broken."""

import sys
from pathlib import Path

import pytest

from rulesets import BUILT
from tabletop_tui.host import registered
from tabletop_tui.kit.registry import BrokenGame, game_parts, game_picture, playable
from tabletop_tui.kit.titles import game_line, game_title
from tabletop_tui.paint.pictures import look_of
from tabletop_tui.text.words import Words
from tests.cli.running import ran
from tests.packages import on_path, write_metadata, write_package
from tests.tui.lobby.driving import program, visiting

CATALOGUES = {
    f"locale/{language}/pebbles.ftl": "pebbles-title = Pebbles\npebbles-line = Take the last one.\n"
    for language in ("en", "de")
}
RULES = """
from rulesets.core import Rules
class Pebbles(Rules):
    id = "pebbles"
    set_up = copy = view = standings = faults = redeal = progress = lambda self, *_: None
RULES = Pebbles()
"""


def test_without_packages_there_are_the_games_of_the_project() -> None:
    assert playable() == BUILT
    assert registered.wrong() == ()


def test_a_package_is_found_without_being_imported(tmp_path: Path) -> None:
    write_package(tmp_path, "somebodys", {**CATALOGUES, "lobby.txt": " ●\n\n\n\n\n● red\n"})
    write_metadata(tmp_path, {"pebbles": "somebodys"})
    with on_path(tmp_path):
        words = Words("en")
        assert playable() == (*BUILT, "pebbles")
        assert (game_title(words, "pebbles"), game_line(words, "pebbles")) == (
            "Pebbles",
            "Take the last one.",
        )
        assert game_picture("pebbles", look_of("dark")).text().strip() == "●"
        assert "somebodys" not in sys.modules
    assert playable() == BUILT
    assert game_title(Words("en"), "pebbles") == "pebbles", (
        "its package is gone; saved games are still listed"
    )


@pytest.mark.parametrize(
    ("game", "files", "said"),
    [
        ("orbis", CATALOGUES, 'offers a game as "orbis"'),
        ("lobby", CATALOGUES, 'offers a game as "lobby"'),
        ("../pebbles", CATALOGUES, 'offers a game as "../pebbles"'),
        ("pebbles", {}, "locale/en/pebbles.ftl is missing"),
        ("pebbles", dict(list(CATALOGUES.items())[:1]), "locale/de/pebbles.ftl is missing"),
        ("pebbles", None, "somebodys is missing"),
    ],
)
def test_what_can_be_no_game_is_left_out_with_a_sentence(
    game: str, files: dict[str, str] | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if files is not None:
        write_package(tmp_path, "somebodys", files)
    write_metadata(tmp_path, {game: "somebodys"})
    with on_path(tmp_path):
        assert playable() == BUILT
        (reason,) = registered.wrong()
        assert said in Words("en")(f"errors-{reason.id}", **reason.facts)
        told = ran(capsys, "doctor")
        assert "somebodys" in told.out
        assert told.code == 1
        assert ran(capsys, "auto", "orbis", "--seed", "7").code == 0


def test_of_two_packages_with_the_same_game_one_is_left_out(tmp_path: Path) -> None:
    for name in ("first", "second"):
        write_package(tmp_path, name, CATALOGUES)
        write_metadata(tmp_path, {"pebbles": name}, f"{name}_package")
    with on_path(tmp_path):
        assert registered.packages()["pebbles"].module == "first"
        assert [reason.id for reason in registered.wrong()] == ["game-twice"]


def forget(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what other tests have imported of a package with this name."""
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("raise RuntimeError('out of pebbles')", "RuntimeError: out of pebbles"),
        ("import nothing_like_it", "No module named 'nothing_like_it'"),
        ("", "has no attribute 'RULES'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("class RULES:\n    id = 'pebbles'\n", "RULES aren't the rules of 'pebbles'"),
        (RULES.replace('"pebbles"', '"marbles"'), "RULES aren't the rules of 'pebbles'"),
        (RULES, "No module named 'broken.wording'"),
    ],
)
async def test_a_package_that_fails_is_told_in_a_sentence_and_harms_nothing(
    rules: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the command line, in the lobby and by `tabletop doctor`; all other games can be played."""
    forget("broken", monkeypatch)
    write_package(tmp_path, "broken", {**CATALOGUES, "rules.py": rules})
    write_metadata(tmp_path, {"pebbles": "broken"})
    with on_path(tmp_path):
        with pytest.raises(BrokenGame):
            game_parts("pebbles").check()
        if rules != RULES:
            told = ran(capsys, "auto", "pebbles")
            assert (told.code, told.out) == (1, "")
            assert told.err.count("\n") == 1
            assert said in told.err
            assert said in ran(capsys, "doctor").out
        app = program(tmp_path / "home")
        async with visiting(app) as visitor:
            await visitor.press("6")
            assert said in " ".join(visitor.said.split())
            assert visitor.where == "LobbyScreen"
            await visitor.press("1")
            assert visitor.where == "SetupScreen"


@pytest.mark.parametrize(
    ("wording", "screen", "said"),
    [
        ("class PebblesWording: ...", "class PebblesScreen: ...", "PebblesWording isn't a Wording"),
        (
            "from tabletop_tui.kit.wording import Wording\nclass PebblesWording(Wording): ...",
            "",
            "PebblesScreen",
        ),
        (
            "from tabletop_tui.kit.wording import Wording\nclass PebblesWording(Wording): ...",
            "PebblesScreen = 3",
            "3 isn't a GameScreen",
        ),
    ],
)
def test_words_and_screen_have_to_be_what_they_are_called(
    wording: str, screen: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget("broken", monkeypatch)
    parts = {"rules.py": RULES, "wording.py": wording, "screen.py": screen}
    write_package(tmp_path, "broken", {**CATALOGUES, **parts})
    write_metadata(tmp_path, {"pebbles": "broken"})
    with on_path(tmp_path), pytest.raises(BrokenGame) as caught:
        game_parts("pebbles").check()
    assert said in caught.value.reason.facts["problem"]


def test_a_game_that_is_gone_is_named_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    told = ran(capsys, "play", "pebbles", "--plain")
    assert told.code == 2
    assert '"pebbles"' in told.err
