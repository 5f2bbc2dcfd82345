"""It has become one's turn: a line at another table, bell, title, notification; and talk at 80x24."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets import BUILT
from tabletop_tui.host.settings import Settings
from tabletop_tui.play import acts
from tabletop_tui.serve.attention import Attention, has_title
from tabletop_tui.serve.tables.place import TablePlace
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.tui.screens import news
from tabletop_tui.tui.screens.table import TableScreen
from tests.serve.tables.evening import ANA, BEN, evening
from tests.serve.tables.test_lobby import shows

FIRST = {"start": "seat:0"}
SMALL = (80, 24)


async def hana_answers(table: OpenTable) -> None:
    """The host's seat answers until it is the other's turn."""
    while (decision := table.session.record.decision) is not None and decision.seat == 0:
        key = decision.options[0].key
        await table.game.do(acts.answer(key, 0))


async def test_another_table_that_waits_is_a_line_on_the_screen(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        orbis = await tonight.open("orbis", ("Hana", "host"), ("Ana", "remote"), variants=FIRST)
        other = await tonight.open("orbis", ("Ben", "remote"), ("Ana", "remote"), variants=FIRST)
        ana = await tonight.come(ANA, size=SMALL)
        assert ana.game.session is other.session
        assert "at another table" not in ana.text()
        await hana_answers(orbis)
        await shows(ana, "Your turn in Orbis at another table, since")
        assert "▶ Your turn in Orbis" in ana.rows()[-3]
        await ana.press("q")
        await shows(ana, "Your turn, since")
        await ana.press("home", "enter")
        assert ana.game.session is orbis.session
        assert "at another table" not in ana.text()


async def test_the_line_goes_when_no_one_waits_any_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        orbis = await tonight.open("orbis", ("Hana", "host"), ("Ana", "remote"), variants=FIRST)
        await tonight.open("orbis", ("Ben", "remote"), ("Ana", "remote"), variants=FIRST)
        ana = await tonight.come(ANA, size=SMALL)
        await hana_answers(orbis)
        await shows(ana, "at another table")
        assert await orbis.changes.free(ANA, 1)
        await shows(ana, "at another table", gone=True)


async def test_an_answer_that_passes_the_turn_on_is_shown_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is a change at the table, and a call to it."""
    shown: list[int] = []
    honest = TableScreen.update_game

    def update(screen: TableScreen[Any]) -> None:
        shown.append(screen.session.record.steps)
        honest(screen)

    monkeypatch.setattr(TableScreen, "update_game", update)
    async with evening(tmp_path) as tonight:
        orbis = await tonight.open("orbis", ("Hana", "host"), ("Ana", "remote"), variants=FIRST)
        ana = await tonight.come(ANA)
        shown.clear()
        await hana_answers(orbis)
        await ana.pause()
        assert shown.count(orbis.session.record.steps) == 1


@pytest.mark.parametrize("game", BUILT)
async def test_talk_is_seen_where_there_is_no_room_for_the_log(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest remark there can be, whole, with every line of the screen in its place."""
    monkeypatch.setattr(news, "READ", 0.0)
    async with evening(tmp_path) as tonight:
        table = await tonight.open(game, ("Ana", "remote"), ("Ben", "remote"))
        ana, ben = await tonight.come(ANA, size=SMALL), await tonight.come(BEN, size=SMALL)
        long = " ".join(f"word{number:02}" for number in range(17))
        footer = ana.rows()[-1]
        table.say(BEN, long)
        await shows(ana, "word16")
        assert long in re.sub(r"\s+", " ", ana.text())
        assert ana.rows()[-1] == footer
        assert "word16" not in ben.text(), "no one needs their own words"
        await ana.press("tab")
        assert "word16" not in ana.text(), "the next key says that it was read"


async def test_a_remark_stays_until_it_can_have_been_read(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        table.say(BEN, "before anyone came")
        ana = await tonight.come(ANA, size=SMALL)
        assert "before anyone came" not in ana.text()
        table.say(BEN, "hurry up")
        await shows(ana, "Ben: “hurry up”")
        await ana.press("tab", "tab")
        assert "Ben: “hurry up”" in ana.text()


async def test_that_something_can_be_taken_back_is_not_said_longer_than_it_is_true(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("helios", ("Ana", "remote"), ("Ben", "remote"))
        ana = await tonight.come(ANA)
        _ = await tonight.come(BEN)
        for _ in range(60):
            decision = table.session.record.decision
            assert decision is not None
            key, seat = decision.options[0].key, decision.seat
            before = "takes back" in ana.text()
            place = next(
                place
                for place in table.attendance.places
                if isinstance(place, TablePlace) and seat in place.seats
            )
            place.do(place.answer(key, seat), _fail)
            await place.settled()
            await ana.pause()
            said = "takes back" in ana.text()
            assert not said or ana.game.place.can_undo, ana.text()
            if before and seat == 1:
                assert not said
                return
        raise AssertionError("it never was said")


def _fail(error: Exception) -> None:
    raise error


# -- what a terminal is sent ---------------------------------------------------------------------


def sent_for(settings: Settings, *, titles: bool = True) -> str:
    """Everything that is sent when it becomes a player's turn, and when they leave."""
    sent: list[str] = []
    attention = Attention(sent.append, titles=titles)
    attention.name("▶ Your turn: Orbis", settings)
    attention.call("It is; your turn\x1b[2J\x07", settings)
    attention.leave()
    return "".join(sent)


def test_bell_title_and_notification_are_settings() -> None:
    silent = Settings(bell=False, window_title=False)
    assert sent_for(silent) == ""
    assert sent_for(replace(silent, bell=True)) == "\x07"
    title = "\x1b[22;2t\x1b]2;▶ Your turn: Orbis\x1b\\\x1b[23;2t"
    assert sent_for(replace(silent, window_title=True)) == title
    assert sent_for(replace(silent, notify="osc9")) == "\x1b]9;It is your turn[2J\x1b\\"
    assert sent_for(replace(silent, notify="osc777")) == "\x1b]777;notify;tabletop;It is your turn[2J\x1b\\"
    assert sent_for(Settings(notify="osc9"), titles=False) == "\x07"


@pytest.mark.parametrize(
    ("term", "titled"),
    [
        ("xterm-256color", True),
        ("tmux", True),
        ("foot", True),
        ("linux", False),
        ("vt220", False),
        ("", False),
    ],
)
def test_a_terminal_without_a_window_gets_no_title(term: str, titled: bool) -> None:
    assert has_title(term) == titled


async def test_one_is_called_once_for_a_turn_and_not_by_ones_own_answers(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        orbis = await tonight.open("orbis", ("Hana", "host"), ("Ana", "remote"), variants=FIRST)
        ana = await tonight.come(ANA)
        sent: list[str] = []
        ana.app.attention = Attention(sent.append, titles=True)
        await hana_answers(orbis)
        for _ in range(20):
            await ana.pause()
        assert "".join(sent).count("\x07") == 1
        assert "Your turn: Orbis" in "".join(sent)
        sent.clear()
        label = ana.game.scene.entries[0].key
        ana.game.controller.choose(label)
        await ana.settled()
        await ana.pause()
        assert "\x07" not in "".join(sent)
