"""What the apps of one process share, and how they make room for each other."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.style import Style
from textual._compositor import Compositor

from rulesets import BUILT
from tabletop_tui.host.paths import Paths
from tabletop_tui.serve import rehearsal
from tabletop_tui.serve.app import shared_words
from tabletop_tui.serve.bell import EACH, Bell
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.rehearsal import rehearse
from tabletop_tui.serve.screens.opening import OpeningScreen
from tabletop_tui.store.people import Person
from tabletop_tui.tui.terminal import sheets
from tabletop_tui.tui.terminal.filters import FewerColours
from tests.serve.loopback import PATIENCE
from tests.serve.tables.evening import ANA, BEN, ZOE, Terminal, evening

YAN = Guest("Yan", "SHA256:yan")
SEATS = ("Ana", "remote"), ("Ben", "remote")


async def test_no_one_loses_their_place_because_another_guest_comes_goes_or_talks(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        table = await meeting.open("orbis", *SEATS)
        ana = await meeting.come(ANA)
        ben = await meeting.come(BEN)
        decides, other = (ana, ben) if table.session.record.decision.seat == 0 else (ben, ana)  # type: ignore[union-attr]
        await decides.press("right", "right")
        stood = decides.game.cursor.target, decides.game.cursor.key
        zoe = await meeting.come(ZOE)
        await zoe.press("enter")
        table.say(BEN, "take your time")
        await decides.pause()
        assert "take your time" in decides.text()
        await meeting.lose(other)
        await decides.pause()
        assert (decides.game.cursor.target, decides.game.cursor.key) == stood
        assert zoe.game.scene.view is table.session.view(None)


async def test_after_the_rehearsal_no_one_brings_a_style_sheet_of_their_own(tmp_path: Path) -> None:
    await rehearse(Paths.below(tmp_path / "home"), asyncio.Semaphore(1))
    known = set(sheets._KNOWN)
    async with evening(tmp_path) as meeting:
        for game in BUILT:
            _ = await meeting.open(game, *SEATS)
            ana = await meeting.come(ANA)
            await ana.press("?")
            assert set(ana.app.stylesheet.source) == known
            assert ana.app.words is shared_words("en", ascii_only=False)
            await meeting.lose(ana)
            meeting.house.tables.put_away(next(iter(meeting.house.tables.values())))
    assert not (tmp_path / "home").exists(), "nothing is kept of it"


async def test_a_row_that_several_guests_see_is_made_for_the_colours_of_their_terminals_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reduced: list[Style] = []
    usual = FewerColours.styled

    def counted(self: FewerColours, style: Style) -> Style:
        reduced.append(style)
        return usual(self, style)

    async def at_rest() -> None:
        """Until no frame has come for a while: on a busy machine they are late."""
        seen = -1
        while seen != len(reduced):
            seen = len(reduced)
            await asyncio.sleep(0.2)

    monkeypatch.setattr(FewerColours, "styled", counted)
    async with evening(tmp_path) as meeting:
        _ = await meeting.open("orbis", *SEATS)
        zoe, late = await meeting.come(ZOE, colour="256"), await meeting.come(YAN, colour="256")
        await at_rest()
        before = len(reduced)
        await zoe.press("w")
        await at_rest()
        first, before = len(reduced) - before, len(reduced)
        await late.press("w")
        assert late.rows()[8:20] == zoe.rows()[8:20]
        assert len(reduced) - before < first / 5


async def test_nothing_is_sent_to_a_screen_on_which_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as meeting:
        table = await meeting.open("orbis", *SEATS)
        other = await meeting.open("helios", ("Zoe", "remote"), ("Eve", "remote"))
        ana, ben, zoe = await meeting.come(ANA), await meeting.come(BEN), await meeting.come(ZOE)
        decides, waits = (ana, ben) if table.session.record.decision.seat == 0 else (ben, ana)  # type: ignore[union-attr]
        assert {each.game.session for each in (ana, ben)} == {table.session}
        assert zoe.game.session is other.session
        sent: list[Terminal] = []
        for terminal in (waits, zoe):
            monkeypatch.setattr(terminal.app, "frame_sent", partial(sent.append, terminal))
        await decides.press("tab", "right", "f10")
        assert not sent, "another player only looked around"
        await decides.press("enter")
        await waits.pause()
        await zoe.pause()
        assert {*sent} == {waits}, "another table has its own answers"


async def test_a_list_of_tables_under_a_table_isnt_told_of_answers(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        _ = await meeting.open("orbis", *SEATS)
        ana = await meeting.come(ANA)
        assert not meeting.house.bell._watchers
        await ana.press("q")
        assert ana.where == "TablesScreen"
        assert len(meeting.house.bell._watchers) == 1


async def test_a_guest_who_comes_back_to_their_table_is_painted_it_once_and_no_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    honest = Compositor.render_update

    def render(self: Compositor, *args: Any, **kwargs: Any) -> Any:
        update = honest(self, *args, **kwargs)
        if update is not None:
            painted.append(type(self.root).__name__)
        return update

    monkeypatch.setattr(Compositor, "render_update", render)
    async with evening(tmp_path) as meeting:
        _ = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        _ = await meeting.come(ANA)
        await asyncio.sleep(0.1)
        assert painted == ["OrbisScreen"]
        _ = await meeting.come(BEN)
        await asyncio.sleep(0.1)
        assert painted.count("TablesScreen") == 0


async def test_who_has_no_table_sees_the_list_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        zoe = await meeting.come(ZOE)
        assert not zoe.app.screen._compositor._dirty_regions


def test_whose_key_a_seat_is_changes_nothing_that_is_seen_of_its_player() -> None:
    kept, theirs = Person("Ana", "red", "remote"), Person("Ana", "red", "remote:key SHA256:ana")
    assert kept.looks == theirs.looks
    assert Person("Ana", "red", "bot:2:").looks != theirs.looks


async def test_a_rehearsal_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "BUILT", BUILT[:1])
    turn = asyncio.Semaphore(1)
    _ = await turn.acquire()
    task = asyncio.ensure_future(rehearse(Paths.below(tmp_path), turn))
    await asyncio.sleep(0.6)
    assert not task.done()
    turn.release()
    await asyncio.wait_for(task, PATIENCE)


async def test_a_screen_that_fails_ends_the_rehearsal_and_keeps_no_guest_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_screen: OpeningScreen) -> None:
        raise LookupError("a part of the house is missing")

    monkeypatch.setattr(OpeningScreen, "on_mount", fails)
    monkeypatch.setattr(rehearsal, "_AT_LENGTH", 1.0)
    turn = asyncio.Semaphore(1)
    task = asyncio.ensure_future(rehearse(Paths.below(tmp_path), turn))
    assert await asyncio.wait({task}, timeout=PATIENCE / 4) == ({task}, set())
    assert isinstance(task.exception(), TimeoutError)
    assert not turn.locked()


async def test_a_list_of_tables_rests_between_two_looks() -> None:
    loop = asyncio.get_running_loop()
    looked: list[float] = []
    bell = Bell(0.2)
    _ = bell.watch(lambda: looked.append(loop.time()))
    for _ in range(10):
        bell.ring()
        await asyncio.sleep(0.01)
    assert len(looked) == 1
    await asyncio.sleep(0.3)
    assert len(looked) == 2, "the last change is seen, too"
    assert looked[1] - looked[0] >= 0.2


async def test_the_more_watch_it_the_longer_it_rests_so_that_a_whole_club_can_come_in_at_once() -> None:
    loop = asyncio.get_running_loop()
    looked: list[float] = []
    bell = Bell(0.01)
    for _ in range(10):
        _ = bell.watch(lambda: looked.append(loop.time()))
    for _ in range(2):
        bell.ring()
        await asyncio.sleep(0.03)
    assert len(looked) == 10
    await asyncio.sleep(10 * EACH + 0.1)
    assert len(looked) == 20
    assert looked[10] - looked[0] >= 10 * EACH
