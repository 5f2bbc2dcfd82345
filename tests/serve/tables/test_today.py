"""The day's game on a server: a table of one's own, the table of the day, and a guest's own record."""

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from tabletop_tui.play.daily import Daily, of_day, today
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import HOST, REMOTE, Chair, held
from tabletop_tui.serve.records.today import _overview, table_of_today
from tabletop_tui.serve.records.today_text import day_rows, day_said, own_rows, own_said
from tabletop_tui.serve.screens.record import RecordScreen
from tabletop_tui.store import GameSummary
from tabletop_tui.store.people import BOT, Person
from tabletop_tui.text.words import Words
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, ZOE, evening
from tests.serve.tables.test_plain import come

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC).timestamp()
DAY = today(NOON)


def played(
    guest: Guest, own: int, *others: int, days: int = 0, number: int = 0, over: bool = True, seen: str = ""
) -> GameSummary:
    """A day's game `days` ago, the guest's score first."""
    daily: Daily = of_day(DAY - timedelta(days=days))
    began = NOON - 86_400 * days + number
    mine = Chair(HOST) if guest.host else Chair(REMOTE, guest.id)
    people = (
        held(Person(seen or guest.name, "red"), mine),
        *(held(Person(rival.title(), "blue", rival=rival), Chair(BOT, level=3)) for rival in daily.rivals),
    )
    id = f"{guest.name} {days} {number}"
    turn = None if over else 0
    return GameSummary(
        id, daily.game, "", people, turn, 9, 9, (own, *others), 90, began, began + 60, seed=daily.seed
    )


def test_the_first_try_of_each_counts_and_the_best_come_first() -> None:
    games = [
        played(ANA, 30, 40, 20, number=1),
        played(ANA, 90, 40, 20, number=2),
        played(BEN, 50, 40, 45, number=3),
        played(ZOE, 0, 0, 0, number=4, over=False),
    ]
    found, words = _overview(games, ANA, DAY), Words("en")
    assert [(each.name, each.points, each.place) for each in found.entries] == [
        ("Ben", 50, 1),
        ("Ana", 30, 2),
    ]
    assert found.own is not None
    assert found.own.points == 30
    assert day_rows(words, found)[1:] == [["Ben", "1st of 3", "50"], ["Ana", "2nd of 3", "30"]]
    assert day_said(words, found) == ["Still playing: Zoe"]


def test_what_the_computer_has_played_for_a_guest_is_no_result_of_theirs() -> None:
    ana, *rivals = (game := played(ANA, 90, 40, 20)).people
    computer = held(ana, Chair(BOT, ANA.id, level=5))
    games = [replace(game, people=(computer, *rivals)), played(ANA, 60, 40, 20, number=9)]
    found = _overview(games, ANA, DAY)
    assert (found.entries, found.own, found.streak) == ([], None, 0), "nor does a second try count"


def test_another_day_other_rivals_or_a_game_among_people_are_no_game_of_the_day() -> None:
    other = played(BEN, 50, 40, 45)
    strangers = tuple(Person(person.name, "blue", person.kind, rival="") for person in other.people)
    odd = replace(other, id="x", people=strangers)
    alone = replace(other, id="y", seed=other.seed + 1)
    found = _overview([played(ANA, 30, 40, 20, days=1), odd, alone], ANA, DAY)
    assert not found.entries
    assert found.own is None
    assert day_said(Words("en"), found) == ["Nobody has finished it yet."]


def test_days_in_a_row_and_levels_beaten_are_the_guest_s_own() -> None:
    games = [played(ANA, 50, 40, 20, days=days) for days in (0, 1, 2, 4)]
    games += [played(BEN, 10, 40, 20, days=0)]
    ana, ben = _overview(games, ANA, DAY), _overview(games, BEN, DAY)
    assert (ana.streak, ben.streak) == (3, 1)
    assert [[*levels] for levels in ana.beaten.values()] == [[3]] * len(ana.figures)
    assert not ben.beaten
    for language in ("en", "de"):
        words = Words(language)
        assert len(own_rows(words, ana)) == 1 + len({game.game for game in games[:4]})
        assert any("3" in said for said in own_said(words, ana))
    assert own_said(Words("en"), _overview([], ANA, DAY)) == ["You have finished no game here yet."]


def test_a_row_without_a_place_for_everyone_breaks_nothing() -> None:
    sound, broken = played(ANA, 50, 40, 20), played(ANA, 50, 40, 20, days=1)
    found = _overview([sound, replace(broken, scores=broken.scores[:1], places=())], ANA, DAY)
    assert [[*levels] for levels in found.beaten.values()] == [[3]]
    found = _overview([replace(broken, places=(1,)), sound], ANA, DAY)
    assert [[*levels] for levels in found.beaten.values()] == [[3]]


def test_the_page_has_a_table_a_record_and_a_plot_of_each_game_played_twice() -> None:
    games = [played(ANA, 50, 40, 20, days=days) for days in (0, 5, 10)]
    page = RecordScreen.__new__(RecordScreen)
    page._found = _overview(games, ANA, DAY)
    with patch.object(RecordScreen, "words", Words("en")):
        said = ["".join(run.text for run in line).rstrip() for line in page.text(100)]
    assert any("Ana" in line and "1st of 3" in line for line in said)
    assert any(line.startswith("★ 1 day in a row") for line in said)
    assert sum("rating" in line.lower() for line in said) >= 2, "a column, and the plot's heading"
    assert len(said) > 20


async def test_g_opens_the_guest_s_own_table_once_and_s_shows_who_plays(tmp_path: Path) -> None:
    async with evening(tmp_path, clock=time.time) as tonight:
        daily = of_day(today(time.time()))
        ana = await tonight.come(ANA)
        await ana.press("g")
        (table,) = tonight.house.tables.values()
        assert (table.session.rules.id, table.session.record.table.seed) == (daily.game, daily.seed)
        assert sorted(person.rival for person in table.session.record.people if person.rival) == sorted(
            daily.rivals
        )
        assert await table_of_today(tonight.house, ANA, Words("en")) is table
        ben = await tonight.come(BEN)
        await ben.press("s")
        await until(lambda: "Still playing: Ana" in ben.text())
        assert "Nobody has finished it yet." in ben.text()
        assert "You have finished no game here yet." in ben.text()


@pytest.mark.parametrize(
    ("language", "today_word", "record"), [("en", "today", "record"), ("de", "heute", "bilanz")]
)
async def test_plain_mode_says_the_same(tmp_path: Path, language: str, today_word: str, record: str) -> None:
    words = Words(language)
    async with evening(tmp_path, clock=time.time) as tonight, come(tonight, ANA, language) as typist:
        _ = await typist.hear(f"“{today_word}”" if language == "en" else f"„{today_word}“")
        typist.type(f"{record}\r")
        _ = await typist.hear(words.today.no_record())
        typist.type(f"{today_word}\r")
        _ = await typist.hear(words("rivals-name-" + of_day(today(time.time())).rivals[0]))
        assert len(tonight.house.tables) == 1
