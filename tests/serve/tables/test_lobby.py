"""The lobby of a server: who is here, which tables are theirs, and what has just been opened."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.entrance import Entrance
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.tables.place import TablePlace
from tests.serve.loopback import PATIENCE
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Terminal, evening

RESTED = 5.0
"""Seconds after which a list of tables has long been drawn again."""
SLOW = 30.0
"""Seconds in which no key counts, where a test is about that."""
FIRST = {"start": "seat:0"}


def order(terminal: Terminal, *texts: str) -> list[str]:
    """The texts in the order in which they stand on the screen."""
    screen = terminal.text()
    assert all(text in screen for text in texts), screen
    return sorted(texts, key=screen.index)


async def shows(terminal: Terminal, text: str, *, gone: bool = False) -> None:
    """Wait until a text is on the screen, or gone: a list is drawn again twice a second at most."""
    async with asyncio.timeout(PATIENCE):
        while (text in terminal.text()) == gone:
            await asyncio.sleep(0.02)
            await terminal.pause()


async def test_the_lobby_tells_who_is_here_and_what_they_do(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA, size=(80, 24))
        assert "No other guests are here." in ana.text()
        ben = await tonight.come(BEN)
        await shows(ana, "Ben is choosing a table")
        await ben.press("enter")
        await shows(ana, "Ben is opening a table for Orbis")
        await ben.press("enter")
        await shows(ana, "Ben plays Orbis")
        zoe = await tonight.come(ZOE)
        await zoe.press("w")
        await shows(ana, "Zoe watches Orbis")
        await tonight.lose(zoe)
        await shows(ana, "Zoe", gone=True)


async def test_those_without_room_are_counted(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA, size=(80, 24))
        for number in range(20):
            tonight.house.arrived(Guest(f"Visitor {number}", f"SHA256:{number}"))
        await shows(ana, " more")
        above = ana.rows()[1:4]
        assert above[-1].endswith(" more")
        told = sum(row.count("is choosing a table") for row in above)
        assert f"{20 - told} more" in above[-1]
        assert all(len(row) <= 80 for row in above)


async def test_the_hosts_screen_keeps_address_port_and_fingerprint(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        tonight.house.entrance = Entrance("192.0.2.7", 2222, "SHA256:" + "x" * 43)
        host = await tonight.come(HOST, size=(80, 24))
        assert "ssh -p 2222 THEIR-NAME@192.0.2.7" in host.text()
        assert "SHA256:" + "x" * 43 in host.text()
        ana = await tonight.come(ANA, size=(80, 24))
        assert "192.0.2.7" not in ana.text()


async def test_where_one_is_asked_comes_first_and_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        await tonight.open("helios", ("Ben", "host"), ("Zoe", "remote"))
        await tonight.open("dice_forge", ("Ben", "host"), ("Seat 2", "free"))
        await tonight.open("papyria", ("Ben", "host"), ("Ana", "remote:key SHA256:ana"))
        await tonight.open("bora_bora", ("ana", "remote"), ("Ben", "host"))
        await tonight.open("orbis", ("Ana", "remote"), ("Ben", "host"), variants=FIRST)
        await shows(ana, "Your turn, since")
        games = [f"{game}  ○" for game in ("Orbis", "Papyria", "Bora Bora", "Dice Forge", "Helios")]
        assert order(ana, *games) == games
        rows = ana.rows()
        below = {game: rows[next(i for i, row in enumerate(rows) if game in row) + 1] for game in games}
        assert "Your turn, since" in below["Orbis  ○"]
        assert "your seat" in below["Papyria  ○"]
        assert "a seat is kept for you" in below["Bora Bora  ○"]
        assert not any("seat" in below[game] and "your" in below[game] for game in games[3:])


async def test_the_cursor_goes_to_a_table_that_another_guest_has_just_opened(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ana.press("down", "down")
        await ben.press("enter", "enter")
        await shows(ana, "Ben has opened this table. Enter: take a free seat.")
        await ana.press("enter")
        (table,) = tonight.house.tables.values()
        assert [person.name for person in table.session.record.people] == ["Ben", "Ana"]


async def test_enter_just_as_a_table_opens_takes_no_seat_there(tmp_path: Path) -> None:
    """It was meant for what stood under the cursor before; the next one is meant."""
    async with evening(tmp_path, glance=SLOW) as tonight:
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ben.press("enter", "enter")
        await shows(ana, "Ben has opened this table.")
        (table,) = tonight.house.tables.values()
        await ana.press("enter")
        assert ana.where == "TablesScreen"
        assert [person.kind for person in table.session.record.people][1] == "free"
        assert "Ben has opened this table." in ana.text()


@pytest.mark.parametrize("listed", [True, False])
async def test_enter_is_not_taken_for_what_it_has_just_come_to_do(tmp_path: Path, listed: bool) -> None:
    """Enter would have watched; a seat has become free since they saw that."""
    async with evening(tmp_path, glance=SLOW, limits=Limits(gone_seconds=0)) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"), variants=FIRST)
        ana = await tonight.come(ANA)
        assert "Enter: watch." in ana.text()
        _ = await table.changes.free(HOST, 1)
        if listed:
            await shows(ana, "take a free seat")
        await ana.press("enter")
        assert ana.where == "TablesScreen"
        assert table.seats.chair(1).kind == "free"
        assert "Enter: take a free seat" in ana.text()


async def test_a_second_enter_does_not_answer_the_first_question_of_a_table(tmp_path: Path) -> None:
    async with evening(tmp_path, glance=SLOW) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "host"), variants=FIRST)
        ana = await tonight.come(replace(ANA, name="ana"))
        assert ana.where == "OrbisScreen"
        label = next(iter(ana.game.scene.labels.values()))
        for key in ("enter", label):
            await ana.press(key)
            assert not table.session.record.steps
            assert "has only just appeared" in ana.text()


async def test_a_key_pressed_as_ones_turn_comes_answers_nothing(tmp_path: Path) -> None:
    """What one's own last answer led to may be answered at once; what others brought up has to be seen."""
    async with evening(tmp_path, glance=SLOW) as tonight:
        table = await tonight.open("dice_forge", ("Hana", "host"), ("Ben", "remote"))
        ben = await tonight.come(BEN)
        (place,) = table.attendance.places
        assert isinstance(place, TablePlace)
        asked = 0
        for _ in range(40):
            decision = table.session.record.decision
            assert decision is not None
            key = decision.options[0].key
            if decision.seat == 1:
                place._glance._until = 0.0
                place.do(place.answer(key, 1), _raise)
                await place.settled()
                after = table.session.record.decision
                assert after is None or after.seat != 1 or not place.too_soon
            else:
                await table.game.do(partial(_answer, key))
                after = table.session.record.decision
                if after is not None and after.seat == 1:
                    asked += 1
                    assert place.too_soon
                    steps = table.session.record.steps
                    await ben.press("enter")
                    assert table.session.record.steps == steps
        assert asked


def _answer(key: str, draft: GameRecord) -> None:
    acts.answer(key, 0)(draft)


def _raise(error: Exception) -> None:
    raise error


async def test_each_field_of_the_form_is_whole_at_80x24(tmp_path: Path) -> None:
    """Four players, so the form is as long as it gets."""
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA, (80, 24))
        await ana.press("enter")
        screen = ana.app.screen
        screen.query_one("#players").focus()
        await ana.press("right", "right")
        assert screen.query_one("#place-3").display
        form = screen.query_one("#form")
        for field in screen.focus_chain:
            field.focus()
            await ana.pause()
            assert form.region.contains_region(field.region), field.id
            assert not set("▁▂▃▄▅▆▇█") & set(ana.text()), "a scroll bar"
