"""Finished games on a server: who may look back at which, and what of them leaves the server."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.session import Session
from tabletop_tui.serve.asked import answered, is_command
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import FREE, REMOTE, Chair, held
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.words import Words
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, ZOE, Evening, evening
from tests.serve.tables.test_plain import come
from tests.serve.tables.test_solo import played_out


async def opened(
    tonight: Evening, *players: Guest, game: str = "orbis", free: int = 0, private: bool = False
) -> OpenTable:
    people = [
        held(Person(guest.name, COLOURS[seat]), Chair(REMOTE, guest.id)) for seat, guest in enumerate(players)
    ]
    people += [held(Person(f"Seat {seat}", COLOURS[seat + 2]), Chair(FREE)) for seat in range(free)]
    return await tonight.house.tables.open(
        load_rules(game), people, seed=7, by=players[0], arranged=Arrangement(private=private)
    )


@asynccontextmanager
async def finished(folder: Path) -> AsyncIterator[tuple[Evening, OpenTable, OpenTable]]:
    """A game of Ana and Ben that anyone could watch, and one that nobody else could; both are over."""
    async with evening(folder) as tonight:
        shown = await opened(tonight, ANA, BEN)
        private = await opened(tonight, ANA, BEN, private=True)
        for table in (shown, private):
            await played_out(table)
        yield tonight, shown, private


async def test_one_sees_one_s_own_games_and_those_that_were_open_to_watchers(tmp_path: Path) -> None:
    async with finished(tmp_path) as (tonight, shown, private):
        running = await opened(tonight, ANA, BEN)
        archive = tonight.house.archive
        own = {past.game.id: past.own for past in await archive.games(ANA)}
        assert own == {shown.id: 0, private.id: 0}
        assert {past.game.id: past.own for past in await archive.games(ZOE)} == {shown.id: None}
        assert not await archive.games(Guest("Ida", None, table_invited=running.id))
        for id in (private.id, running.id):
            with pytest.raises(SessionError) as refused:
                await archive.find(ZOE, id)
            assert refused.value.reason.id == "archive-none"
        with pytest.raises(SessionError):
            await archive.find(ANA, running.id)


async def test_an_export_is_of_one_s_own_game_and_names_no_one_s_id(tmp_path: Path) -> None:
    async with finished(tmp_path) as (tonight, shown, private):
        house, words = tonight.house, Words("en")
        for id in (shown.id, private.id):
            text = await answered(house, ANA, words, f"export {id}")
            assert "SHA256" not in text
            assert Session.of_document(json.loads(text)).record.over
        assert "Ben" in await answered(house, BEN, words, f"export {shown.id} txt")
        for guest, id, why in ((ZOE, shown.id, "archive-not-yours"), (ZOE, private.id, "archive-none")):
            with pytest.raises(SessionError) as refused:
                await answered(house, guest, words, f"export {id}")
            assert refused.value.reason.id == why
        running = await opened(tonight, ANA, BEN)
        with pytest.raises(SessionError):
            await answered(house, ANA, words, f"export {running.id}")


async def test_games_record_and_ratings_are_told_in_a_line_each(tmp_path: Path) -> None:
    async with finished(tmp_path) as (tonight, shown, private):
        for language in ("en", "de"):
            words = Words(language)
            own = await answered(tonight.house, ANA, words, "games")
            assert shown.id in own
            assert private.id in own
            others = await answered(tonight.house, ZOE, words, "games all")
            assert shown.id in others
            assert private.id not in others
            assert "Ana" in await answered(tonight.house, ZOE, words, "ratings")
            assert "Orbis" in await answered(tonight.house, ANA, words, "record")
        assert not any(map(is_command, ("id", "", "scp -f /etc/passwd", "games " + "x" * 80)))


async def test_at_a_table_without_watchers_nobody_can_watch_or_stay(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await opened(tonight, ANA, free=1, private=True)
        ben, zoe = await tonight.come(BEN), await tonight.come(ZOE)
        assert "no watchers" in zoe.text()
        await zoe.press("w")
        assert zoe.where == "TablesScreen"
        assert "for its players only" in zoe.text()
        await ben.press("enter")
        assert table.seats.owned(BEN) == (1,)
        assert ben.where == "OrbisScreen"
        await until(lambda: table not in tonight.house.tables.open_to(ZOE))
        await zoe.pause()
        assert "no watchers" not in zoe.text()
        async with come(tonight, ZOE) as listener:
            assert "Ana" not in await listener.hear("1. ")
        await table.changes.free(BEN, 1)
        await until(lambda: ben.where == "TablesScreen")


async def test_the_screen_lists_mine_then_all_and_opens_one_as_a_replay(tmp_path: Path) -> None:
    async with finished(tmp_path) as (tonight, _, _):
        ana = await tonight.come(ANA, size=(80, 24))
        while ana.where != "TablesScreen":
            await ana.press("q")
        await ana.press("f")
        await until(lambda: "mine · all games · 2" in ana.text())
        await ana.press("f")
        assert "mine · Orbis · 2" in ana.text()
        await ana.press("e")
        assert "export" in ana.text()
        await ana.press("escape", "enter")
        await until(lambda: ana.where == "OrbisScreen")
        assert ana.game.look_back is not None
        await ana.press("end", "s")
        await until(lambda: "Total" in ana.text())
        await ana.press("escape", "q")
        assert ana.where == "ArchiveScreen"
        zoe = await tonight.come(ZOE, size=(80, 24))
        await zoe.press("f")
        await until(lambda: "You have finished no game here yet." in zoe.text())
        await zoe.press("m")
        assert "· 1" in zoe.text()


async def test_a_game_that_can_t_be_shown_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with finished(tmp_path) as (tonight, shown, _), come(tonight, ANA) as ana:
        wrong = lambda _id, head, people, _over: ({**head, "variants": {"night": "new"}}, people)  # noqa: E731
        _ = tonight.house.services.store.rewrite(wrong, shown.id)
        _ = await ana.say("history", "2: Orbis")
        _ = await ana.say("2", Words("en").errors.save_damaged(place="variants"))


@pytest.mark.parametrize(("language", "word", "back"), [("en", "history", "quit"), ("de", "verlauf", "ende")])
async def test_in_lines_a_game_is_listed_opened_and_told(
    tmp_path: Path, language: str, word: str, back: str
) -> None:
    async with finished(tmp_path) as (tonight, _, _), come(tonight, ANA, language) as ana:
        words = Words(language)
        _ = await ana.say(word, "2: Orbis")
        _ = await ana.say("1", "Ana: ")
        _ = await ana.say("board 3" if language == "en" else "tisch 3", "1 ")
        _ = await ana.say(words.archive.word_export(), "export")
        _ = await ana.say(back, "2: Orbis")
        _ = await ana.say(back, words.archive.word_ratings())
        _ = await ana.say(words.archive.word_ratings(), "Orbis:\nBen: ")
