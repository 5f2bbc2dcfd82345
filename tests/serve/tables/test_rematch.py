"""After a game: the same people once more, wherever they sit."""

import random
from pathlib import Path

import pytest

from tabletop_tui.bots import judging
from tabletop_tui.bots.levels import ByGame, WholeRounds
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.retry import RetryPlace
from tabletop_tui.play.reviewing import reviewing
from tabletop_tui.serve.app import RemoteApp
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.far_terminal import FarTerminal
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import for_rematch
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.to_file import save_to_file, write
from tests.bots.test_review import Here
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Evening, evening
from tests.serve.tables.test_plain import come
from tests.tui.driving import orbis, sitting


async def finished(meeting: Evening) -> OpenTable:
    """A table at which a game is over."""
    table = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
    chance = random.Random(2)

    def to_the_end(draft: GameRecord) -> None:
        while draft.decision is not None:
            acts.answer(chance.choice(draft.decision.options).key)(draft)

    await table.game.do(to_the_end)
    return table


async def test_any_player_of_the_game_opens_it_and_everyone_may_come_along(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        table = await finished(meeting)
        here = {}
        for guest in (ANA, BEN, ZOE):
            here[guest] = await meeting.come(guest)
            if here[guest].where == "TablesScreen":
                await here[guest].press("enter")
            await here[guest].press("escape")  # the score sheet
        ana, ben, zoe = here.values()
        assert "Rematch" in ana.text()
        assert "Rematch" not in zoe.text(), "it is not for a watcher to say"
        with pytest.raises(SessionError):
            _ = await meeting.house.rematches.join(table, ZOE)
        await ana.press("s", "n")
        (again,) = [each for each in meeting.house.tables.values() if each is not table]
        assert ana.game.session is again.session
        assert again.session.record.people == table.session.record.people
        assert again.session.record.steps == 0
        assert again.session.record.table.seed != table.session.record.table.seed
        assert "Rematch" in zoe.text(), "now there is something to watch"
        for other in (ben, zoe):
            await other.press("s", "n")
            assert other.game.session is again.session
        assert len(meeting.house.tables) == 1, "no one is left at the old one"
        assert again.seats.of(ANA) == (0,)
        assert again.seats.of(BEN) == (1,)
        assert again.attendance.watchers == ["Zoe"]


async def test_it_is_played_as_the_game_before(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        table = await finished(meeting)
        before = table.notes.facts
        before.pace, before.stands_in, before.private = "at-once", 2, True
        now = (await meeting.house.rematches.join(table, ANA)).notes.facts
        assert (now.pace, now.stands_in, now.private) == ("at-once", 2, True)


async def test_without_a_screen_it_is_a_number(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        table = await finished(meeting)
        async with come(meeting, ANA) as ana, come(meeting, BEN) as ben:
            for typist in (ana, ben):
                _ = await typist.hear("1. Orbis")
                _ = await typist.say("1", "1. Rematch with the same players")
                _ = await typist.say("1", "Orbis for Ana and Ben")
            (again,) = meeting.house.tables.values()
            assert again is not table
            assert again.seats.of(ANA) == (0,)


async def test_a_house_that_is_full_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(tables=1)) as meeting:
        table = await finished(meeting)
        _ = await meeting.open("orbis", ("Dan", "remote"), ("Eva", "remote"))
        ana = await meeting.come(ANA)
        await ana.press("down", "enter")
        await until(lambda: ana.where == "EndingScreen")
        await ana.press("n")
        said = "The limit of open tables (1) is reached"
        await until(lambda: said in ana.text())
        assert ana.game.session is table.session
        host = await meeting.come(HOST)
        assert host.where == "TablesScreen"


async def test_guests_write_no_files_whatever_they_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def files() -> list[str]:
        return [file.name for file in tmp_path.iterdir()]

    monkeypatch.chdir(tmp_path)
    async with sitting(orbis()) as table:
        app = table.app
        said, written = write(app, "mine", "text", ".txt")
        assert written
        assert files() == ["mine-1.txt"]
        monkeypatch.setattr(type(app), "WRITES_FILES", RemoteApp.WRITES_FILES)
        for said, written in (write(app, "theirs", "text", ".txt"), save_to_file(app, table.session)):
            assert not written
            assert "Only the host can write files" in said
        assert files() == ["mine-1.txt"]
    line = FarTerminal(lambda _data: None, lambda: 0, lambda _why: None)
    async with evening(tmp_path / "house") as meeting:
        guest = RemoteApp(line, Guest("eve", "SHA256:e"), meeting.house, Settings(motion="off"), Paths.find())
        with pytest.raises(RuntimeError):
            _ = guest.store


async def test_small_windows_get_a_sentence_and_the_game_when_they_grow(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        _ = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        ana = await meeting.come(ANA, (20, 5))
        assert "48x20" in " ".join(ana.text().split())
        ben = await meeting.come(BEN, (47, 40))
        assert "48x20" in ben.text()
        zoe = await meeting.come(ZOE, (20, 5))
        assert zoe.where == "TablesScreen"
        assert "48" in zoe.text()


async def test_those_who_played_look_back_together_in_the_shared_workers_and_watchers_don_t(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as meeting:
        table = await finished(meeting)
        ana, ben, zoe = await meeting.come(ANA), await meeting.come(BEN), await meeting.come(ZOE)
        for terminal in (ana, ben, zoe):
            if terminal.where == "TablesScreen":
                await terminal.press("enter")
        await zoe.press("v")
        assert "Where the game turned" not in zoe.text()
        await ana.press("v")
        await ben.press("v")
        assert "Where the game turned" in ana.text()
        looked = table.session.reviewing
        assert looked is not None
        await until(lambda: looked[1].progress > 0.02)
        await ben.pause()
        assert table.session.reviewing is looked, "one look back for both"
        assert meeting.house.services.thinking.workers.pids
        await until(lambda: "leave this page at any time" in ben.text())
        for terminal in (ana, ben):
            await terminal.press("escape")


async def test_a_turning_point_is_tried_again_over_ssh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "GLANCE", (1, 4))
    monkeypatch.setattr(judging, "CLOSE", (3, 6))
    monkeypatch.setattr(judging, "STRONGEST", ByGame(WholeRounds((4, 3), 3, 200), {}))
    async with evening(tmp_path) as meeting:
        table = await finished(meeting)
        looked = reviewing(table.session, Words("en"), None)
        found = looked.run(Here(), lambda _part: None)
        assert found.turning_points
        ana = await meeting.come(ANA)
        if ana.where == "TablesScreen":
            await ana.press("enter")
        await ana.press("v")
        assert "a tries it again" in ana.text()
        await ana.press("a")
        game = ana.app.screen
        assert isinstance(game, GameScreen)
        assert isinstance(game.place, RetryPlace)
        game.controller.choose(found.turning_points[0].better)
        await ana.pause()
        assert "You have found it" in ana.text()
        assert table.session.record.over, "the game itself stays as it is"
        await ana.press("q")
        assert "Where the game turned" in ana.text()


@pytest.mark.parametrize(("kind", "again"), [("remote", "free"), ("lent.4", "free"), ("bot:3", "bot:3:")])
def test_a_rematch_keeps_no_seat_for_an_erased_member(kind: str, again: str) -> None:
    assert for_rematch(Person("a former player", "red", f"{kind}:former 0123456789abcdef")).kind == again
