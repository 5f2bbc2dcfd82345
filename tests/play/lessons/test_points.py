"""How points are made: finished games of the strongest computer player, taken apart line by line."""

import io
from pathlib import Path

import pytest

from rulesets import BUILT
from tabletop_tui.games.helios import points_messages
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.lesson import learn
from tabletop_tui.play import points
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.app import TabletopApp, taking_apart
from tabletop_tui.tui.screens.points import PointsBack
from tests.cli.running import ran
from tests.tui.lobby.driving import HOME, SMALL, Visitor, program, visiting
from tests.tui.sentences import assert_whole
from tests.whole import in_turn

GAMES = [game for game in BUILT if points.file_of(game) is not None]
MOST_LINES = 8
"""How many lines of 58 cells a text may take: it lies above the list."""


def test_there_are_finished_games() -> None:
    assert "orbis" in GAMES


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_taken_apart_in_text(game: str, language: str) -> None:
    words = Words(language)
    session = points.finished(game, words)
    standing = points.winner(session)
    assert standing.place == 1
    assert sum(line.points for line in points.lines_of(standing)) == standing.total
    said = points.taken_apart(session, words)
    assert any(str(standing.total) in line for line in said)
    assert_whole(points.points_of(game).good(words))
    rows = points.rows_of(session, standing)
    assert_whole(points.points_of(game).win(words))
    texts = [points.about(words, game, row) for row in rows]
    other = Words(next(each for each in WHOLE if each != language))
    assert [bool(text) for text in texts] == [bool(points.about(other, game, row)) for row in rows]
    assert all(
        len(text) < 58 * MOST_LINES
        for text in (*texts, points.points_of(game).win(words), points.points_of(game).good(words))
    )
    assert not words.problems


SPLIT = {"bora_bora": "track", "papyria": "track", "helios": "bag", "dice_forge": "inventory"}
"""The lines that hold most of the points, by game."""


@pytest.mark.parametrize("game", GAMES)
def test_a_line_with_most_points_is_split_by_where_they_came_from(game: str) -> None:
    session = points.finished(game, Words("en"))
    rows = points.rows_of(session, points.winner(session))
    parts = [row for row in rows if row.part]
    assert {row.line.id for row in parts} == ({SPLIT[game]} if game in SPLIT else set())
    whole = sum(row.points for row in rows if not row.part and row.line.id == SPLIT.get(game))
    assert sum(row.points for row in parts) == whole
    assert all(row.points > 0 for row in parts)
    assert not parts or len(parts) >= 2
    singles = [row.points for row in rows if row.part or row.line.id != SPLIT.get(game)]
    assert max(singles) <= 0.65 * points.winner(session).total


@pytest.mark.parametrize("game", GAMES)
def test_every_line_that_is_explained_is_one_of_the_score_sheet(game: str) -> None:
    """Their ids are texts, as those of a score sheet are: the program knows no game's lines."""
    session, said = points.finished(game, Words("en")), points.points_of(game)
    lines = {line.id for standing in session.record.standings for line in standing.lines}
    assert {*said.lines} <= lines
    assert {*said.split} <= lines
    assert bool(said.split) == bool(said.parts) == (game in SPLIT)


async def read_in_full(visitor: Visitor, back: PointsBack) -> set[str]:
    """The words that the strip says of a line; where they don't fit, down shows the rest before it moves."""
    read, row = set[str](), back.row
    while True:
        strip = visitor.app.screen.strip  # type: ignore[attr-defined]
        read |= {*strip.text.split()}
        assert back.row == row
        if not strip.voice.next:
            return read
        await visitor.press("down")


@pytest.mark.parametrize(("game", "language", "size"), in_turn(GAMES, WHOLE, [HOME, SMALL]))
async def test_each_line_is_lit_on_the_finished_boards_and_said_in_full(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    settings = Settings(language=language, colour="true", motion="off")
    app = TabletopApp(settings, Paths.below(tmp_path), first=taking_apart(game))
    async with visiting(app, size) as visitor:
        back = app.screen.look_back  # type: ignore[attr-defined]
        assert isinstance(back, PointsBack)
        words = Words(language)
        assert points.points_of(game).win(words).split()[0] in visitor.text()
        await read_in_full(visitor, back)
        for row in points.rows_of(back.session, points.winner(back.session)):
            await visitor.press("down")
            assert back.line == row.line.id
            title = (
                points.part_title(words, game, row)
                if row.part
                else app.screen.wording.score_title(row.line.id)  # type: ignore[attr-defined]
            )
            told = (str(row.points).replace("-", "−"), *title.split()[:2])
            assert all(word in visitor.text() for word in told), told
            said = back.note(app.screen.wording)[1]  # type: ignore[attr-defined]
            assert {*said.split()} <= await read_in_full(visitor, back), (size, said)
        await visitor.press("down")
        assert all(word in visitor.text() for word in words("lesson-points-good").split()[:2])
        await visitor.press("down", "up")
        assert back.row == row.id
        await visitor.press("q")
        assert visitor.where == "LobbyScreen"


async def test_the_list_of_a_lesson_leads_there_and_back(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("t", "home", "enter")
        assert isinstance(visitor.app.screen.look_back, PointsBack)  # type: ignore[attr-defined]
        await visitor.press("escape")
        assert visitor.where == "LearnScreen"


def test_the_command_prints_it_in_plain_mode(capsys: pytest.CaptureFixture[str]) -> None:
    said = ran(capsys, "learn", "orbis", "--points", "--plain")
    assert said.code == 0
    assert "Where" in said.out
    assert "What good players score" in said.out
    assert "--plain" in ran(capsys, "learn", "orbis", "--points").err


def test_step_nought_is_told_in_plain_mode() -> None:
    words, shown, ticks = Words("en"), io.StringIO(), list[str]()
    console = Console(io.StringIO("0\nquit\n"), shown)
    assert learn("helios", None, words, (), ticks.append, console=console) == 0
    said = shown.getvalue()
    assert said.count(words.lesson.list_points()) == 2
    assert points_messages.win(words) in said
    assert points_messages.bag_laps_title(words) in said
    assert ticks == [points.STEP]
