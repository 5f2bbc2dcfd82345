"""The score sheet: saved to a file by a key, what brought nothing is named, places in words."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import ScoreLine
from rulesets.core import Table as CoreTable
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import round_word
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.scoresheet import ScoreSheet, key_moments, score_parts, sheet
from tests.at_once import by_chance, play_at_once
from tests.tui.driving import ANA, BEN, HOME, SMALL, Table, orbis, play_on, sitting

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def page_of(table: Table) -> ScoreSheet:
    page = table.app.screen
    assert isinstance(page, ScoreSheet)
    return page


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def in_one_line(text: str) -> str:
    return "".join(text.split())


def with_god() -> Session:
    """A game in which Ana has a god."""
    session = orbis()
    god = next(option.key for option in session.record.decision.options if option.key.startswith("god:"))  # type: ignore[union-attr]
    session.do(acts.answer(god))
    session.do(acts.take_over)
    return session


@LANGUAGES
async def test_s_on_the_sheet_writes_it_to_a_file_and_says_where(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = with_god()
    async with sitting(session, language=language) as table:
        await table.press("s", "s")
        (file,) = files_in(tmp_path)
        assert in_one_line(str(file)) in in_one_line(page_of(table).body.text)
        text = read(file)
        assert table.app.words("game-score-now") in text
        for standing in session.record.standings:
            assert f"{session.record.people[standing.seat].name}: " in text
            assert str(standing.total) in text
        await table.press("s", "q")
        assert len(files_in(tmp_path)) == 2
        assert session.record.table.answers == with_god().record.table.answers


async def test_the_sheet_fits_a_window_that_became_smaller_while_it_was_open() -> None:
    session = orbis()
    play_on(session, 30)
    async with sitting(session, HOME) as table:
        await table.press("s")
        for size in (SMALL, HOME, SMALL):
            await table.resize(size)
            page, (width, height) = page_of(table), size
            box = page.query_one("#box").region
            assert (box.x, box.y) >= (0, 0)
            assert box.right <= width
            assert box.bottom <= height
            longest = max(len(line) for line in page.body.text.split("\n"))
            assert longest <= page.body.size.width


async def test_a_file_that_cannot_be_written_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tabletop_tui.host.files.write_fresh", refuse)
    async with sitting(orbis()) as table:
        await table.press("s", "s")
        assert "No space left on device" in page_of(table).body.text


@pytest.mark.parametrize(
    ("names", "width", "headings"),
    [
        (("Annemarie-Christina Berg", "Ben"), 70, ["Annemarie-Christina Berg", "Ben"]),
        (
            ("Annemarie-Christina Berg", "Ben", "Jo", "Bo"),
            70,
            ["Annemarie-Christina Berg", "Ben", "Jo", "Bo"],
        ),
        (("Ana Maria Magdalena", "Ben", "Jo", "Bo"), 60, ["Ana Maria …", "Ben", "Jo", "Bo"]),
        (("Annemarie-Christina", "Ben", "Jo", "Bo"), 60, ["Annemarie-Chri…", "Ben", "Jo", "Bo"]),
        (("Ana Maria Bell", "Ana Maria Berg", "Jo"), 50, ["Ana Mari…1", "Ana Mari…2", "Jo"]),
    ],
)
def test_names_above_the_columns_are_whole_where_there_is_room_else_cut_after_a_word(
    names: tuple[str, ...], width: int, headings: list[str]
) -> None:
    """Two names that would look alike then keep more of their letters."""
    session = orbis(*(Person(name, "red") for name in names))
    wording = game_parts("orbis").wording(Words("en"), session.record.people)
    drawn = sheet(wording, session.record.people, session.record.standings, width)
    first = "".join(run.text for run in drawn.lines[0])
    assert first.split() == " ".join(headings).split()


@LANGUAGES
async def test_at_the_end_the_sheet_and_the_game_are_two_files(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = orbis()
    play_on(session, 1000)
    async with sitting(session, language=language) as table:
        await table.press("s", "s", "e")
        assert sorted(file.suffix for file in files_in(tmp_path)) == [".json", ".txt"]
        places = ("1st", "2nd") if language == "en" else ("1.", "2.")
        row = next(
            row for row in page_of(table).body.text.splitlines() if table.app.words("game-score-place") in row
        )
        assert set(row.split()[1:]) <= set(places)
        assert places[0] in row


@LANGUAGES
def test_a_god_and_wildernesses_that_bring_nothing_are_named_with_0(language: str) -> None:
    session = orbis()
    wording = game_parts("orbis").wording(Words(language), (ANA, BEN))
    standing = session.record.standings[0]
    assert score_parts(wording, standing) == []
    lines = (
        ScoreLine("wilderness", 0, {"count": 2}),
        ScoreLine("god", 0, {"god": "seas"}),
        ScoreLine("temple", 0, {"shrines": 0, "mystic": 0}),
    )
    standing = replace(standing, lines=lines)
    wild, god = score_parts(wording, standing)
    assert wild == f"{wording.score_line(lines[0])} (0)"
    assert wording.score_line(lines[1]) in god
    assert god.endswith("(0)")


@pytest.mark.parametrize("game", BUILT)
async def test_the_key_moments_name_the_rounds_in_which_the_points_were_made(game: str) -> None:
    """The game is played again beside it: points that only the final scoring brings belong to no turn."""
    session = Session.new(load_rules(game), (ANA, BEN), 4, {})
    play_by_chance(session, 9)
    rules, best = session.rules, dict.fromkeys(range(2), (0, 0))
    again: CoreTable[Any] = CoreTable.new(
        rules, 2, session.record.table.seed, listen=False, **session.record.table.variants
    )
    began, before = rules.progress(again.state), made(again)
    for answer in session.record.table.answers:
        again.apply(answer.key)
        now = rules.progress(again.state)
        if (now.round, now.active) == (began.round, began.active):
            continue
        after, seat = made(again), began.active
        if seat is not None and after[seat] - before[seat] > best[seat][0]:
            best[seat] = (after[seat] - before[seat], began.round)
        began, before = now, after
    async with sitting(session) as table:
        told = key_moments(table.game.here)
        word = round_word(table.app.words, game)
        for seat, (points, number) in best.items():
            said = f"{session.record.people[seat].name}'s best turn: {points} points in {word} {number}."
            assert (said in told) == (points > 0), told


def made(table: CoreTable[Any]) -> list[int]:
    """The points on the lines that no final scoring can change."""
    kept = KEPT[table.rules.id]
    stood = table.rules.standings(table.state)
    return [sum(line.points for line in one.lines if line.id in kept) for one in stood]


KEPT = {
    "orbis": {"village", "forest", "irrigation", "volcano", "holy_rock", "wilderness"},
    "papyria": {"track"},
    "helios": {"bag", "buildings", "harbours"},
    "dice_forge": {"inventory", "cards"},
    "bora_bora": {"track", "jewelry"},
}
"""What is counted during the game or printed on what a player has; all else is only a forecast."""


def play_by_chance(session: Session, seed: int) -> None:
    """Play at random to the end, passing on between seats."""
    play_at_once(session, by_chance(random.Random(seed)))


@pytest.mark.parametrize(("place", "said"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th")])
def test_places_are_words_in_english_and_have_a_full_stop_in_german(place: int, said: str) -> None:
    assert Words("en")("game-place", place=place) == said
    assert Words("de")("game-place", place=place) == f"{place}."
