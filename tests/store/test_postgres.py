"""What only the store in PostgreSQL has: several servers, a connection that comes back, sentences."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.file import BookError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.store import Announcement, Store, StoreError, open_store
from tabletop_tui.store.club.address import VARIABLE, Address, is_address
from tabletop_tui.store.club.games import Act, PostgresStore
from tabletop_tui.store.club.link import Work
from tabletop_tui.store.interface import AGAIN, ANSWERS, CHARGE, HERE, PEOPLE, TABLES
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import WHOLE, Words
from tests.postgres import Base
from tests.store.playing import PEOPLE as FOUR
from tests.store.playing import play, started
from tests.store.proxy import Proxy

SECRET = "p@ss w:rd"


def new(store: Store, seed: int = 7) -> Session:
    """A game that has just begun."""
    return Session.new(load_rules("orbis"), FOUR[:2], seed, store=store)


def refused(where: str, reason: str) -> StoreError:
    """Opening fails with this reason, in a sentence of both languages without the password."""
    with pytest.raises(StoreError) as caught:
        open_store(where)
    assert caught.value.reason.id == reason
    for language in WHOLE:
        words = Words(language)
        sentence = words(reason, **caught.value.reason.facts)
        assert not words.problems
        assert "\n" not in sentence
        for secret in (SECRET, "p%40ss", "w:rd", "ss%20"):
            assert secret not in sentence + str(caught.value) + repr(caught.value.reason)
    return caught.value


# -- sentences -------------------------------------------------------------------------------------


def test_what_keeps_a_database_from_being_used_is_said_without_its_password(base: Base) -> None:
    server, name = base.server, base.name
    refused(f"postgresql://club:p%40ss@127.0.0.1:1/{name}", "database-unreachable")
    refused(f"postgresql://club:p%40ss@no.such.host.invalid/{name}?sslmode=require", "database-unreachable")
    refused(server.address(name, "club:p%40ss%20wrong"), "database-not-admitted")
    refused(server.address(name, "nobody:p%40ss"), "database-not-admitted")
    refused(server.address("nowhere"), "database-unknown")
    refused(f"postgresql://club:p%40ss@127.0.0.1:{server.port}x/{name}", "database-no-address")
    refused(f"postgresql://club:p%zz@127.0.0.1/{name}", "database-no-address")
    refused(f"postgresql://club:p%40ss@127.0.0.1/{name}?flavour=p%40ss", "database-no-address")
    refused("postgres://[", "database-no-address")


def test_rights_foreign_schemas_and_newer_versions_are_said_and_nothing_is_changed(base: Base) -> None:
    with base.admin() as admin:
        admin.execute("CREATE SCHEMA tabletop AUTHORIZATION club; CREATE TABLE tabletop.diary (text text)")
        refused(base.address, "database-foreign")
        admin.execute("CREATE TABLE tabletop.version (day date)")
        refused(base.address, "database-foreign")
        admin.execute("DROP SCHEMA tabletop CASCADE; CREATE SCHEMA tabletop")
        refused(base.address, "database-no-rights")
        admin.execute("DROP SCHEMA tabletop CASCADE; CREATE SCHEMA tabletop AUTHORIZATION club")
        with open_store(base.address) as store:
            new(store)
        admin.execute("UPDATE tabletop.version SET number = 99")
        assert refused(base.address, "database-newer").reason.facts["version"] == 99
        with pytest.raises(BookError):
            Guestbook(base.address)
        assert admin.execute("SELECT count(*) FROM tabletop.games").fetchall() == [(1,)]


def test_addresses_are_told_from_files_and_shown_without_passwords() -> None:
    full = "postgresql://anna:p%40ss@db:5432/club?sslmode=require&pass%77ord=other"
    address = Address(full)
    assert (is_address(full), is_address("games.sqlite3"), is_address(Path("/tmp/x"))) == (True, False, False)
    assert address.shown == "postgresql://anna@db:5432/club?sslmode=require"
    assert repr(address) == f"Address({address.shown!r})"
    for plain in (
        "postgresql:///club?host=/run/postgresql",
        "postgres://a@one:1,two:2/club",
        "postgresql://",
    ):
        assert Address.of(plain, {}).shown == plain
    assert address.without_secrets("p@ss p%40ss other\n end") == "*** *** *** end"
    assert Address.of("postgresql://anna@db/club", {VARIABLE: "postgresql://anna:x@db/club"}).has_password
    assert not Address.of(
        "postgresql://anna@db/other", {VARIABLE: "postgresql://anna:x@db/club"}
    ).has_password


def test_what_others_have_written_into_the_database_is_read_clean_or_as_damaged(base: Base) -> None:
    """Names with signs that would move a screen; a game whose cells make no sense is left out and counted."""
    with open_store(base.address) as store, Guestbook(base.address) as book, base.admin() as admin:
        spoilt, damaged, sound = (str(new(store, seed).game_id) for seed in range(3))
        assert book.names.claim("Ana", "SHA256:a") is None
        admin.execute("SET search_path TO tabletop")
        evil = "e\x1b[31mv\u202eil"
        admin.execute("UPDATE people SET name = %s", (evil,))
        admin.execute("UPDATE games SET name = %s WHERE id = %s", (evil, spoilt))
        admin.execute("UPDATE games SET people = '[{}', scores = 'x' WHERE id = %s", (damaged,))
        admin.execute("SELECT pg_notify('tabletop', %s)", (f"answers:{evil}:1:x",))
        assert [each.name for each in book.names.people()] == ["e[31mvil"]
        assert sorted(game.name for game in store.games()) == ["", "e[31mvil"]
        assert store.load(spoilt).name == "e[31mvil"
        assert {game.id for game in store.games()} == {spoilt, sound}
        assert store.notice is not None
        assert store.notice.facts["count"] == 1
        for act in (store.load, store.document):
            with pytest.raises(StoreError) as caught:
                act(damaged)
            assert caught.value.reason.id == "saves-game-damaged"


def test_a_server_that_is_away_is_told_and_the_game_goes_on_when_it_is_back(
    base: Base, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop_tui.store.club.link.PATIENCE", 0.3)
    with (
        Proxy(base.server.port) as proxy,
        open_store(base.address.replace(str(base.server.port), str(proxy.port))) as store,
    ):
        session = play(new(store), 10)
        before = session.record.table.digest
        where, proxy.to = proxy.to, 1
        base.cut()
        assert session.record.decision is not None
        for _ in range(2):
            with pytest.raises(StoreError) as caught:
                session.do(acts.answer(session.record.decision.options[0].key))
            assert caught.value.reason.id in ("database-unreachable", "database-cut")
            assert session.record.table.digest == before
        proxy.to = where
        play(session, 10)
        assert len(store.load(str(session.game_id)).rows) == session.record.steps


def test_a_server_that_only_keeps_silent_is_left_after_a_while(
    base: Base, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop_tui.store.club.link.ANSWERING", 0.3)
    monkeypatch.setattr("tabletop_tui.store.club.link.PATIENCE", 0.2)
    with (
        Proxy(base.server.port) as proxy,
        open_store(base.address.replace(str(base.server.port), str(proxy.port))) as store,
    ):
        session = play(new(store), 3)
        proxy.silent = True
        with pytest.raises(StoreError) as caught:
            store.games()
        assert caught.value.reason.id == "database-cut"
        proxy.silent = False
        assert [game.id for game in store.games()] == [session.game_id]


# -- connections that are cut ----------------------------------------------------------------------


@pytest.mark.parametrize("word", [b"BEGIN", b"INSERT INTO answers", b"COMMIT"])
@pytest.mark.parametrize("passed_on", [True, False], ids=["the answer is lost", "the words are lost"])
def test_what_was_being_written_when_the_connection_broke_is_there_once(
    base: Base, word: bytes, passed_on: bool
) -> None:
    """At the beginning, in the middle, and where the transaction's end is sent but not confirmed."""
    with (
        Proxy(base.server.port) as proxy,
        open_store(base.address.replace(str(base.server.port), str(proxy.port))) as store,
    ):
        session = play(new(store), 4)
        assert session.hold is not None
        record = session.record.saved

        def cut_at(word: bytes) -> None:
            base.cut()  # what was sent before is known by a number; a new connection sends words
            proxy.cut_at(word, passed_on=passed_on)

        cut_at(word)
        play(session, 6)
        record.people = (Person("Zoë", "red"), *record.people[1:])
        cut_at(b"UPDATE games" if word == b"INSERT INTO answers" else word)
        session.hold.put_people(record)
        cut_at(b"COMMIT")
        other = new(store, 8)
        assert proxy.cuts == 3
        assert store.load(str(session.game_id)).rows == session.record.saved.rows
        assert session.hold.seated().people == record.people
        assert {game.id for game in store.games()} == {session.game_id, other.game_id}


def test_an_invitation_and_a_mark_survive_the_loss_of_the_answer(base: Base) -> None:
    with (
        Proxy(base.server.port) as proxy,
        Guestbook(base.address.replace(str(base.server.port), str(proxy.port))) as book,
    ):
        for number, passed_on in enumerate((True, False)):
            proxy.cut_at(b"COMMIT", passed_on=passed_on)
            assert book.marks.first(f"mark{number}")
            assert not book.marks.first(f"mark{number}")
            proxy.cut_at(b"COMMIT", passed_on=passed_on)
            assert book.invitations.invite(f"game{number}")
            proxy.cut_at(b"COMMIT", passed_on=passed_on)
            assert book.tables.swap("abcd", str(number), None if number == 0 else "0")
            proxy.cut_at(b"COMMIT", passed_on=passed_on)
            assert book.names.claim(f"name{number}", f"SHA256:{number}") is None
        assert proxy.cuts == 8
        assert [each.game for each in book.invitations.open()] == ["game0", "game1"]


# -- several servers -------------------------------------------------------------------------------


def test_of_many_servers_one_gets_each_number(base: Base) -> None:
    """Four write the same five rows as fast as they can: each number is taken once, by one of them."""
    rows = play(started(), 8).record.saved.rows[:5]
    with open_store(base.address) as store:
        game = str(new(store).game_id)
        taken: list[tuple[int, int]] = []

        def write(server: int) -> None:
            with open_store(base.address) as own:
                hold = own.hold(game)
                for row in rows:
                    while len(own.rows_since(game, 0)) < row.number:
                        with suppress(StoreError):
                            hold.append([row], 0)
                            taken.append((row.number, server))

        threads = [threading.Thread(target=write, args=(server,)) for server in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(number for number, _ in taken) == [1, 2, 3, 4, 5]
        assert store.rows_since(game, 0) == rows


def test_a_server_that_is_stopped_in_the_middle_of_writing_doesnt_hold_up_the_others(base: Base) -> None:
    """The database ends its transaction; it does all of it again when it continues."""
    rows = play(started(), 4).record.saved.rows
    with PostgresStore(Address(base.address)) as one, open_store(base.address) as other:
        game = str(new(one).game_id)
        tries: list[bool] = []
        writing, answered = threading.Event(), threading.Event()

        def rename(work: Work) -> None:
            assert work.change("UPDATE games SET name = 'Sunday' WHERE id = ?", game) == 1
            tries.append(work.tried)
            writing.set()
            if len(tries) == 1:
                assert answered.wait(60), "the other one had to wait for the one that was stopped"

        thread = threading.Thread(target=one.link.write, args=(rename,))
        thread.start()
        assert writing.wait(60)
        other.hold(game).append(rows[:1], 0)
        answered.set()
        thread.join()
        assert tries == [False, True]
        assert [(each.name, each.answers) for each in other.games()] == [("Sunday", 1)]


def test_an_answer_that_is_written_again_leaves_what_another_server_has_done_after_it(base: Base) -> None:
    """The connection was lost with the report that it had been kept."""
    session = play(started(), 4)
    rows, status = session.record.saved.rows, session.record.status
    with PostgresStore(Address(base.address)) as one, open_store(base.address) as other:
        game = str(new(one).game_id)
        hold, acts = one.hold(game), list[Act]()
        hold._collected = acts
        hold.append(rows[:1], 0, {"phase": 1}, replace(status, round=1))

        def write(work: Work, *, tried: bool) -> None:
            work.tried = tried
            for act in acts:
                _ = act(work, 0)

        one.link.write(partial(write, tried=False))
        other.hold(game).append(rows[1:2], 0, {"phase": 2}, replace(status, round=2))
        one.link.write(partial(write, tried=True))
        (found,) = other.games()
        assert (found.round, found.answers) == (2, 2)
        with base.admin() as admin:
            assert admin.execute("SELECT document FROM tabletop.checkpoints").fetchall() == [('{"phase":2}',)]


def test_answers_cant_be_emptied_either(base: Base) -> None:
    import psycopg

    with open_store(base.address) as store, base.admin() as admin:
        session = play(new(store), 3)
        for change in ("TRUNCATE tabletop.answers", "TRUNCATE tabletop.games CASCADE"):
            with pytest.raises(psycopg.errors.IntegrityError):
                admin.execute(change)
        assert len(store.load(str(session.game_id)).rows) == session.record.steps


def test_a_server_that_has_seated_a_player_meanwhile_is_not_overwritten(base: Base) -> None:
    with open_store(base.address) as one, open_store(base.address) as other:
        session = new(one)
        assert session.hold is not None
        late, record = other.hold(str(session.game_id)), session.record.saved
        record.people = (Person("Zoë", "red"), *record.people[1:])
        session.hold.put_people(record)
        with pytest.raises(StoreError) as caught:
            late.put_people(record)
        assert caught.value.reason.id == "saves-moved-on"
        assert late.seated().people[0].name == "Zoë"
        late.put_people(record)
        session.close()


def test_a_server_that_seats_a_player_without_having_read_the_last_answer_reads_it_first(base: Base) -> None:
    with open_store(base.address) as one, open_store(base.address) as other:
        session = play(new(one), 3)
        late, record = other.hold(str(session.game_id)), session.record.saved
        with pytest.raises(StoreError, match="saves-moved-on"):
            late.put_people(record, len(record.rows) - 1)
        late.put_people(record, len(record.rows))
        assert other.beat("one", "a") == {}
        assert one.beat("two", "b") == {"one": "a"}
        other.no_beat("one")
        assert one.beat("two", "b") == {}


async def test_every_write_is_announced_and_a_new_connection_says_so(base: Base) -> None:
    heard: list[Announcement] = []
    with open_store(base.address) as one, open_store(base.address) as other, Guestbook(base.address) as book:

        async def listen() -> None:
            async for each in one.announcements():
                heard.append(each)  # noqa: PERF401 - one by one, as they come

        async def until(done: Callable[[], bool]) -> None:
            async with asyncio.timeout(60):
                while not done():  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

        listening = asyncio.ensure_future(listen())
        await until(lambda: len(heard) == 1)
        session = new(other)
        play(session, 1)
        assert session.hold is not None
        session.hold.put_people(session.record.saved)
        book.tables.keep(str(session.game_id), "{}")
        other.rename(str(session.game_id), "Sunday")
        assert other.beat("one", "") == other.beat("one", "") == {}
        await until(lambda: len(heard) == 7)
        game = str(session.game_id)
        kinds: list[tuple[str, str, int, str]] = [(e.what, e.id, e.number, e.origin) for e in heard]
        assert kinds == [
            (AGAIN, "", 0, ""),
            (TABLES, game, 0, other.origin),
            (ANSWERS, game, 1, other.origin),
            (PEOPLE, game, 0, other.origin),
            (CHARGE, game, 0, book.origin),
            (TABLES, game, 0, other.origin),
            (HERE, "", 0, other.origin),
        ]
        assert base.cut() == 4
        await until(lambda: len(heard) == 8)
        play(session, 1)
        await until(lambda: len(heard) == 9)
        assert [each.what for each in heard[7:]] == [AGAIN, ANSWERS]
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening


# -- versions --------------------------------------------------------------------------------------


def test_an_older_database_is_brought_up_to_date_once_and_keeps_its_games(base: Base) -> None:
    """By a made-up second version; four servers start at once, and a step that fails leaves the first."""
    from tabletop_tui.store.club import link, schema

    with open_store(base.address) as store:
        session = play(new(store), 5)
    address = Address(base.address)
    second = "ALTER TABLE games ADD COLUMN league text NOT NULL DEFAULT 'home'"
    with link.bounded(address, link.parameters(address), StoreError) as connection:
        with suppress(Exception):
            schema.prepare(connection, address, steps=(*schema.STEPS, f"{second}; SELECT 1/0"))
        known = len(schema.STEPS)
        assert schema.version_of(connection, address, StoreError, known + 1) == known
        connection.close()

    failures: list[Exception] = []

    def begin() -> None:
        try:
            with link.bounded(address, link.parameters(address), StoreError) as connection:
                schema.prepare(connection, address, steps=(*schema.STEPS, second))
                connection.close()
        except Exception as error:  # noqa: BLE001 - it fails the test
            failures.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    with base.admin() as admin:
        found: list[Any] = admin.execute("SELECT league, answers FROM tabletop.games").fetchall()
    assert found == [("home", session.record.steps)]
    refused(base.address, "database-newer")


def test_four_servers_may_make_the_tables_at_once(base: Base) -> None:
    opened: list[Store] = []
    threads = [threading.Thread(target=lambda: opened.append(open_store(base.address))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 4
    for store in opened:
        assert store.games() == []
        store.close()
