"""`tabletop store copy`: everything moves from files into PostgreSQL and back, and nothing is overwritten."""

from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.invitations import Invitation
from tabletop_tui.serve.book.tables import OUTAGES
from tabletop_tui.store import open_store
from tabletop_tui.store.club.address import VARIABLE
from tabletop_tui.store.copying import COPIED, Games, copy_games, games_in
from tests.cli.running import ran
from tests.postgres import Base
from tests.serve.test_admission import Clock
from tests.store.playing import PEOPLE, play


def filled(folder: Path) -> tuple[list[str], str]:
    """Files with five games (one deleted, one named) and a guest book; the games' ids and a code."""
    folder.mkdir()
    ids = []
    with open_store(folder / "games.sqlite3") as store:
        for seed in range(5):
            session = play(Session.new(load_rules("orbis"), PEOPLE[:2], seed, store=store), 20 * seed, seed)
            ids.append(str(session.game_id))
            session.close()
        store.rename(ids[1], "Sunday")
        store.delete(ids[2])
    with Guestbook(folder / "people.sqlite3", Clock()) as book:
        assert book.names.claim("Ana", "SHA256:a") is None
        assert book.names.claim("Ben", "SHA256:first") is None
        assert book.names.exchange_key("Ben", "SHA256:b") is None
        code = book.invitations.invite(ids[0], 1)
        book.tables.keep(ids[0], '{"said": ["hello"]}')
        book.settings.change("key SHA256:a", lambda _kept: "{}")
        book.addresses.came_from("192.0.2.1", 10)
        assert book.marks.first("told")
    return ids, code


def member_of_ben(folder: Path) -> str:
    with Guestbook(folder / "people.sqlite3", Clock()) as book:
        return book.names.owner_id("Ben")


def everything(where: Path | str) -> list[object]:
    """All games of a place, cell by cell."""
    with games_in(where) as games:
        found: list[object] = [games.whole(game_id) for game_id in games.ids()]
        return found


def test_a_copy_into_postgresql_and_back_is_the_same_to_the_last_cell(
    base: Base, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The password comes from the environment and is shown nowhere; copying again changes nothing."""
    ids, code = filled(tmp_path / "one")
    monkeypatch.setenv(VARIABLE, base.address)
    plain = base.address.replace(":p%40ss%20w:rd", "")
    assert plain != base.address
    for _ in range(2):
        assert ran(capsys, "store", "copy", str(tmp_path / "one"), plain).code == 0
    ended = ran(capsys, "store", "copy", plain, str(tmp_path / "two"), "--lang", "de")
    assert ended.code == 0
    assert "5 kopiert" in ended.out
    before = everything(tmp_path / "one" / "games.sqlite3")
    assert everything(tmp_path / "two" / "games.sqlite3") == before == everything(base.address)
    with open_store(tmp_path / "one" / "games.sqlite3") as files, open_store(base.address) as store:
        assert store.games() == files.games()
        assert len(store.games()) == 4
        with Session.resume(store, ids[4]) as session, Session.resume(files, ids[4]) as same:
            assert session.record.log == same.record.log
            play(session, 5)
    for where in (base.address, tmp_path / "two" / "people.sqlite3"):
        with Guestbook(where, Clock()) as book:
            assert [(each.name, each.keys) for each in book.names.people()] == [
                ("Ana", ("SHA256:a",)),
                ("Ben", ("SHA256:b",)),
            ]
            assert book.names.owner_id("Ben") == member_of_ben(tmp_path / "one")
            assert book.names.login("Ben", "SHA256:first").replaced
            assert book.tables.kept(ids[0]) == '{"said": ["hello"]}'
            assert book.settings.kept("key SHA256:a") == "{}"
            assert book.addresses.known() == ["192.0.2.1"]
            assert not book.marks.first("told")
            found = book.invitations.redeem(code, "Zoe")
            assert isinstance(found, Invitation)
            assert (found.game, found.seat) == (ids[0], 1)


def test_what_differs_is_named_and_left_alone_and_what_is_older_is_brought_up_to_date(
    base: Base, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ids, _ = filled(tmp_path / "one")
    monkeypatch.setenv(VARIABLE, base.address)
    plain = base.address.replace(":p%40ss%20w:rd", "")
    file = tmp_path / "one" / "games.sqlite3"
    assert ran(capsys, "store", "copy", str(tmp_path / "one"), plain).code == 0
    with open_store(file) as files, open_store(base.address) as store:
        with Session.resume(files, ids[0]) as session:
            grown = play(session, 10).record.saved.rows
        with Session.resume(files, ids[1]) as session:
            play(session, 10, seed=1)
        with Session.resume(store, ids[1]) as session:
            there = play(session, 10, seed=2).record.saved.rows
        with Guestbook(base.address) as book:
            assert book.names.forget("Ben")
            assert book.names.claim("8en", "SHA256:c") is None
            book.tables.keep(ids[1], "ours")
            book.tables.keep(OUTAGES, "when servers were there")
        with Guestbook(tmp_path / "one" / "people.sqlite3") as own:
            own.tables.keep(ids[0], "played on")
            own.tables.keep(ids[1], "theirs")
            own.tables.keep(OUTAGES, "when this one was")
        ended = ran(capsys, "store", "copy", str(file), plain)
        assert ended.code == 1
        assert "3 already there" in ended.out
        assert "1 brought up to date" in ended.out
        left = ended.err.splitlines()
        assert len(left) == 2
        assert f"{ids[1]} is a different game" in left[0]
        assert f"table {ids[1]}" in left[1]
        assert store.load(ids[0]).rows == grown
        assert store.load(ids[1]).rows == there
        with Guestbook(base.address) as book:
            assert book.tables.kept(ids[0]) == "played on"
            assert book.tables.kept(ids[1]) == "ours"


def test_a_copy_that_was_interrupted_is_made_again(base: Base, tmp_path: Path) -> None:
    ids, _ = filled(tmp_path / "one")
    source, tries = tmp_path / "one" / "games.sqlite3", []

    class Stopped(Exception):
        pass

    def stop(done: int, _count: int) -> None:
        tries.append(done)
        if len(tries) == 3:
            raise Stopped

    with games_in(source) as one, games_in(base.address) as other:
        with pytest.raises(Stopped):
            copy_games(one, other, stop)
        assert len(other.ids()) == 2
        base.cut()
        outcome = copy_games(one, other, stop)
        assert isinstance(one, Games)
        assert outcome.counts[COPIED] == 3
        assert outcome.left == []
        assert sorted(other.ids()) == sorted(ids)


def test_places_that_are_none_are_said(
    base: Base, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, word in (
        ((str(tmp_path), base.address), "TABLETOP_DATABASE"),
        ((str(tmp_path), str(tmp_path)), "same place"),
        ((str(tmp_path / "none"), str(tmp_path / "two")), "no saved games"),
        ((str(tmp_path), "postgresql://["), "isn't the address of a database"),
    ):
        ended = ran(capsys, "store", "copy", *arguments)
        assert ended.code in (1, 2)
        assert ended.err.count("\n") == 1
        assert word in ended.err
        assert "p%40ss" not in ended.err
    assert list(tmp_path.iterdir()) == []
