"""A member has an id of their own and several keys; what was kept before there were such ids counts on."""

import contextlib
import json
import sqlite3
from pathlib import Path

import psycopg
import pytest

from rulesets import load_rules
from rulesets.core.message import Message
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.claims import Imported
from tabletop_tui.serve.book.codes import split
from tabletop_tui.serve.book.file import _FIRST, BookError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.house import House
from tabletop_tui.serve.limits import (
    JOIN_CODE_DAYS,
    KEY_CODE_MINUTES,
    MOST_APPLICANTS,
    MOST_KEYS,
    WAITING_DAYS,
)
from tabletop_tui.serve.people.barred import BARRED, ids_in, text_of
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.standing import away_said, why_not
from tabletop_tui.store import open_store
from tabletop_tui.store.club import schema
from tabletop_tui.store.club.address import Address
from tabletop_tui.store.people import Person
from tests.serve.test_admission import Clock


def known(book: Guestbook, name: str, key: str) -> Guest:
    """The guest who logs in with a name and a key."""
    found = book.names.since(name, key)
    assert found is not None
    return Guest(name, key, member=found[0], since=found[1])


# -- several keys ----------------------------------------------------------------------------------


def test_a_member_logs_in_with_any_of_their_keys_and_is_the_same_guest(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.add_key("Ana", "SHA256:b") is None
    assert book.names.add_key("ana", "SHA256:b") is None, "it is hers already"
    for key in ("SHA256:a", "SHA256:b"):
        assert book.names.claim("ana", key) is None
        assert book.names.knows(key)
    assert known(book, "ana", "SHA256:a").id == known(book, "ana", "SHA256:b").id
    assert book.names.keys("ana") == ["SHA256:a", "SHA256:b"]
    assert [(p.name, p.keys) for p in book.names.people()] == [("ana", ("SHA256:a", "SHA256:b"))]


def test_a_key_is_removed_and_who_is_in_with_it_leaves_while_the_other_key_stays(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.add_key("ana", "SHA256:b") is None
    first, second = known(book, "ana", "SHA256:a"), known(book, "ana", "SHA256:b")
    assert book.names.remove_key("ana", "SHA256:a") is None
    names = book.names.who_may_stay((first, second))
    assert [why_not(names, each) for each in (first, second)] == [Message("serve-key-replaced"), None]
    assert known(book, "ana", "SHA256:b").id == first.id
    assert book.names.claim("ana", "SHA256:a") == Message("serve-key-replaced")
    last = Message("serve-people-last-key", {"name": "ana"})
    assert book.names.remove_key("ana", "SHA256:b") == last
    not_hers = Message("serve-people-not-their-key", {"name": "ana", "key": "SHA256:a"})
    assert book.names.remove_key("ana", "SHA256:a") == not_hers
    assert book.names.remove_key("zoe", "SHA256:a") == Message("serve-people-unknown", {"name": "zoe"})


def test_no_one_gets_a_key_of_another_member_or_more_than_there_may_be(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.claim("ben", "SHA256:b") is None
    assert book.names.add_key("ana", "SHA256:b") == Message("serve-people-new-key-named", {"name": "ben"})
    assert book.names.add_key("zoe", "SHA256:c") == Message("serve-people-unknown", {"name": "zoe"})
    for number in range(1, MOST_KEYS):
        assert book.names.add_key("ana", f"SHA256:{number}") is None
    many = Message("serve-people-many-keys", {"name": "ana", "most": MOST_KEYS})
    assert book.names.add_key("ana", "SHA256:x") == many


def test_a_name_that_is_changed_leaves_keys_and_id_as_they_are(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.add_key("ana", "SHA256:b") is None
    before = known(book, "ana", "SHA256:a")
    assert book.names.rename("ana", "anna") is None
    after = known(book, "anna", "SHA256:b")
    assert (after.id, after.since) == (before.id, before.since)


# -- kept out --------------------------------------------------------------------------------------


def test_who_is_banned_may_not_stay_or_come_until_let_back(book: Guestbook, clock: Clock) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.claim("ben", "SHA256:b") is None
    ana, ben = known(book, "ana", "SHA256:a"), known(book, "ben", "SHA256:b")
    assert book.bans.keep_out("Ana") is None
    clock.now += 10 * 365 * 86400
    names = book.names.who_may_stay((ana, ben))
    assert [why_not(names, each) for each in (ana, ben)] == [Message("serve-banned"), None]
    assert (book.bans.until(ana.id) > clock.now, book.bans.until(ben.id)) == (True, 0.0)
    assert book.names.forget("ana")
    assert book.names.claim("zoe", "SHA256:a") is None
    assert book.bans.until(known(book, "zoe", "SHA256:a").id) > 0, "another name doesn't help"
    assert book.bans.let_back("zoe") is None
    assert book.bans.until(ana.id) == 0
    assert book.bans.let_back("zoe") == Message("serve-people-not-out", {"name": "zoe"})
    assert book.bans.keep_out("tom") == Message("serve-people-unknown", {"name": "tom"})


def test_who_is_sent_away_may_come_back_when_the_time_is_over(book: Guestbook, clock: Clock) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    ana = known(book, "ana", "SHA256:a")
    assert book.bans.keep_out("ana", 2) is None
    assert why_not(book.names.who_may_stay((ana,)), ana) == away_said(clock.now + 7200)
    assert [person.away_until for person in book.names.people()] == [clock.now + 7200]
    clock.now += 7201
    assert why_not(book.names.who_may_stay((ana,)), ana) is None
    assert book.bans.until(ana.id) == 0
    assert [person.away_until for person in book.names.people()] == [0]


def test_a_guest_with_an_invitation_is_kept_out_by_the_name_used_with_it(book: Guestbook) -> None:
    code = book.invitations.invite("game1", 1)
    assert book.invitations.redeem(code, "Zoe") is not None
    zoe = Guest("Zoe", None, "game1", 1)
    assert book.bans.keep_out("zoe") is None
    assert why_not(book.names.who_may_stay((zoe,)), zoe) == Message("serve-banned")
    assert book.bans.let_back("ZOE") is None
    assert why_not(book.names.who_may_stay((zoe,)), zoe) is None


def test_who_an_owner_has_sent_away_at_a_table_is_let_back_by_the_command(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    member = book.names.owner_id("ana")
    book.tables.keep(BARRED, text_of({member, "key SHA256:x"}))
    assert book.bans.let_back("ana") is None
    assert ids_in(book.tables.kept(BARRED)) == {"key SHA256:x"}


# -- codes -----------------------------------------------------------------------------------------


def test_a_code_lets_one_more_key_in_once(book: Guestbook, clock: Clock) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.claim("ben", "SHA256:b") is None
    ana = known(book, "ana", "SHA256:a")
    code, wrong = book.codes.for_key(ana.id), Message("serve-key-code-wrong")
    assert book.codes.use(code, "ben", "SHA256:c") == wrong, "it is for her name"
    assert book.codes.use(code, "ana", "SHA256:b") == Message("serve-key-anothers")
    assert book.codes.why_not(code.upper().replace("-", ""), "Ana", "SHA256:c") is None
    assert book.codes.use(code, "Ana", "SHA256:c") is None
    assert known(book, "ana", "SHA256:c").id == ana.id
    assert book.codes.use(code, "ana", "SHA256:d") == wrong, "it is used up"
    late = book.codes.for_key(ana.id)
    clock.now += KEY_CODE_MINUTES * 60 + 1
    assert book.codes.use(late, "ana", "SHA256:d") == wrong
    first, second = book.codes.for_key(ana.id), book.codes.for_key(ana.id)
    assert book.codes.use(first, "ana", "SHA256:d") == wrong, "only the latest counts"
    assert book.codes.use(second, "ana", "SHA256:d") is None


def test_a_code_of_the_hosts_lets_one_new_member_in_under_a_name_of_their_choice(
    book: Guestbook, clock: Clock
) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    first, second, late = book.codes.for_joining(3)
    assert book.codes.why_not(first, "Ana", "SHA256:x") == Message("serve-name-taken", {"name": "Ana"})
    assert book.codes.use(first, "zoe", "SHA256:a") == Message("serve-key-anothers")
    assert book.codes.use(first, "zoe", "SHA256:z") is None
    assert book.names.knows("SHA256:z")
    assert book.names.claim("zoe", "SHA256:z") is None
    assert book.codes.use(first, "tom", "SHA256:t") == Message("serve-key-code-wrong")
    assert book.codes.use(second, "tom", "SHA256:t") is None
    clock.now += JOIN_CODE_DAYS * 86400 + 1
    assert book.codes.use(late, "uli", "SHA256:u") == Message("serve-key-code-wrong")


# -- joining ---------------------------------------------------------------------------------------


def test_who_applies_comes_in_only_when_the_host_approves(book: Guestbook) -> None:
    applied, waits = Message("serve-applied", {"name": "zoe"}), Message("serve-still-waits", {"name": "zoe"})
    assert book.names.apply("zoe", "SHA256:z") == applied
    assert book.names.apply("zoe", "SHA256:z") == waits
    assert book.names.claim("zoe", "SHA256:z") == waits, "nor at a server that asks for no approval"
    assert not book.names.knows("SHA256:z")
    assert book.names.login("zoe", "SHA256:z").waits
    assert [person.waits for person in book.names.people()] == [True]
    assert book.names.apply("zoe", "SHA256:y") == Message("serve-name-taken", {"name": "zoe"})
    assert book.names.approve("tom") == Message("serve-people-unknown", {"name": "tom"})
    assert book.names.approve("Zoe") is None
    assert book.names.approve("zoe") == Message("serve-people-not-waiting", {"name": "zoe"})
    assert book.names.knows("SHA256:z")
    assert book.names.apply("zoe", "SHA256:z") is None, "a member comes in"


def test_only_so_many_wait_and_none_for_ever(book: Guestbook, clock: Clock) -> None:
    for number in range(MOST_APPLICANTS):
        name = f"n{number}x"
        assert book.names.apply(name, f"SHA256:{number}") == Message("serve-applied", {"name": name})
    assert book.names.apply("zoe", "SHA256:z") == Message("serve-many-wait")
    clock.now += WAITING_DAYS * 86400 + 1
    assert book.names.apply("zoe", "SHA256:z") == Message("serve-applied", {"name": "zoe"})
    assert [person.name for person in book.names.people()] == ["zoe"]


def test_a_list_of_members_counts_as_a_whole_or_not_at_all(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    listed = [("ana", "SHA256:a"), ("Ana", "SHA256:a2"), ("ben", "SHA256:b"), ("ben", "SHA256:b2")]
    taken = Message("serve-people-new-key-named", {"name": "ana"})
    refused = book.names.bring_in([*listed, ("ben", "SHA256:a")])
    assert refused == Imported(problems=((4, taken),))
    assert [person.name for person in book.names.people()] == ["ana"], "nothing was changed"
    assert book.names.bring_in(listed) == Imported(members=1, keys=2, there=1)
    assert book.names.bring_in(listed) == Imported(members=0, keys=0, there=4)
    assert [(person.name, person.keys) for person in book.names.people()] == [
        ("ana", ("SHA256:a", "SHA256:a2")),
        ("ben", ("SHA256:b", "SHA256:b2")),
    ]


@pytest.mark.parametrize(
    ("typed", "name", "code"),
    [
        ("ana+k7mp-3xqd-9fha", "ana", "k7mp-3xqd-9fha"),
        ("Ana Lena+K7MP3XQD9FHA", "Ana Lena", "K7MP3XQD9FHA"),
        ("a+b", "a+b", ""),
        ("ana+k7mp-3xqd", "ana+k7mp-3xqd", ""),
        ("ana", "ana", ""),
    ],
)
def test_a_code_is_told_from_a_name(typed: str, name: str, code: str) -> None:
    assert split(typed) == (name, code)


# -- what was kept before --------------------------------------------------------------------------

_OLD_PEOPLE = [
    ("ana", "Ana", "SHA256:a", 1.0, 2.0),
    ("ben", "Ben", "SHA256:b2", 3.0, 4.0),
    ("tom", "Tom", "SHA256:a", 5.0, 6.0),
]
_OLD_KEYS = [("SHA256:b", "SHA256:b", 1), ("SHA256:b2", "SHA256:b", 0), ("SHA256:gone", "SHA256:gone", 1)]
"""Ben's key was exchanged; so was that of someone whose name was forgotten afterwards."""


def old_book(where: Path | str) -> None:
    """A guest book as versions wrote it that knew members by their keys."""
    people, keys = "INSERT INTO people VALUES ({})", "INSERT INTO keys VALUES ({})"
    if isinstance(where, Path):
        with contextlib.closing(sqlite3.connect(where)) as database:
            database.executescript(_FIRST)
            database.executemany(people.format("?, ?, ?, ?, ?"), _OLD_PEOPLE)
            database.executemany(keys.format("?, ?, ?"), _OLD_KEYS)
            database.execute("INSERT INTO guests VALUES ('key SHA256:b', '{}')")
            database.commit()
        return
    with psycopg.connect(where, options="-c search_path=tabletop", autocommit=True) as connection:
        schema.prepare(connection, Address(where), steps=schema.STEPS[:3])
        for person in _OLD_PEOPLE:
            _ = connection.execute(people.format("%s, %s, %s, %s, %s").encode(), person)
        for key in _OLD_KEYS:
            _ = connection.execute(keys.format("%s, %s, %s").encode(), key)
        _ = connection.execute(b"INSERT INTO guests VALUES ('key SHA256:b', '{}')")


def test_a_book_of_before_is_brought_up_to_date_and_all_stay_who_they_were(
    where: Path | str, clock: Clock
) -> None:
    old_book(where)
    for _ in range(2):
        with Guestbook(where, clock) as book:
            assert [(p.name, p.member, p.keys, p.since, p.seen) for p in book.names.people()] == [
                ("Ana", "key SHA256:a", ("SHA256:a",), 1.0, 2.0),
                ("Ben", "key SHA256:b", ("SHA256:b2",), 3.0, 4.0),
                ("Tom", "key SHA256:a", ("SHA256:a",), 5.0, 6.0),
            ]
            assert [book.names.login("ben", f"SHA256:{key}").replaced for key in ("b", "b2", "gone")] == [
                True,
                False,
                True,
            ]
            assert known(book, "ben", "SHA256:b2").id == "key SHA256:b"
            assert book.settings.kept("key SHA256:b") == "{}"
    with Guestbook(where, clock) as book:
        assert book.names.exchange_key("ben", "SHA256:b3") is None
        assert book.names.add_key("ben", "SHA256:b4") is None
        assert known(book, "ben", "SHA256:b4").id == "key SHA256:b"
        assert book.names.claim("cem", "SHA256:c") is None
        assert book.names.owner_id("cem").startswith("member ")


async def test_a_seat_in_a_game_of_before_is_its_players_with_whatever_key(
    where: Path | str, tmp_path: Path, clock: Clock
) -> None:
    """The save holds what older versions wrote: the fingerprint of the first key."""
    old_book(where)
    games = where if isinstance(where, str) else tmp_path / "games.sqlite3"
    people = [Person("Ana", "red", "remote:key SHA256:a"), Person("Ben", "blue", "remote:key SHA256:b")]
    with open_store(games) as store:
        with Session.new(load_rules("orbis"), people, 5, None, store) as session:
            game = str(session.game_id)
        with Guestbook(where, clock) as book:
            assert book.names.add_key("ben", "SHA256:b3") is None
            house = House(store, book=book)
            try:
                table = house.tables[game]
                for key in ("SHA256:b2", "SHA256:b3"):
                    assert table.seats.of(known(book, "ben", key)) == (1,)
                assert table.seats.of(known(book, "ana", "SHA256:a")) == (0,)
            finally:
                house.closing()


def test_a_book_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "people.sqlite3"
    Guestbook(file).close()
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    with pytest.raises(BookError) as raised:
        _ = Guestbook(file)
    assert raised.value.reason.id == "serve-book-newer"
    assert file.read_bytes() == before


def test_a_new_members_seat_holds_no_fingerprint(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert "SHA256" not in json.dumps([known(book, "ana", "SHA256:a").id, book.names.owner("ana")])
