"""Names with their keys, and invitations; no connection needed."""

import hmac
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesets.core.message import Message
from tabletop_tui.serve.book.claims import BY_INVITATION
from tabletop_tui.serve.book.file import BookError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.invitations import Invitation, digest_of, new_code
from tabletop_tui.serve.limits import ADDRESS_DAYS
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.names import alike, is_mixed, name_or_reason, skeleton
from tabletop_tui.serve.standing import why_not
from tests.serve.test_admission import Clock


def test_the_first_key_to_use_a_name_owns_it(book: Guestbook, clock: Clock) -> None:
    taken = Message("serve-name-taken", {"name": "ana"})
    assert book.names.claim("Ana", "SHA256:a") is None
    clock.now += 60
    assert book.names.claim("ana", "SHA256:b") == taken, "the same name in other letters"
    assert book.names.claim("ＡＮＡ", "SHA256:b") is not None, "and in wide ones"
    assert book.names.claim("ana", "SHA256:a") is None
    assert [(p.name, p.keys, p.seen - p.since) for p in book.names.people()] == [("Ana", ("SHA256:a",), 60.0)]
    assert book.names.owner("ANA") == book.names.login("zoe", "SHA256:a").member
    assert book.names.knows("SHA256:a")
    assert not book.names.knows("SHA256:b")


def test_a_key_has_one_name_unless_the_host_gives_it_another(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.claim("root", "SHA256:a") == Message("serve-key-named", {"name": "ana"})
    assert book.names.owner("root") is None
    assert book.names.claim("tom", "SHA256:a", another=True) is None
    assert (book.names.claim("ana", "SHA256:a"), book.names.claim("tom", "SHA256:a")) == (None, None)


def test_a_person_gets_another_key_and_stays_the_same_person(book: Guestbook) -> None:
    """Seats and settings are kept under the member's id, whatever keys come later."""
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.claim("tom", "SHA256:a", another=True) is None
    member = book.names.owner_id("ana")
    for key in ("SHA256:b", "SHA256:c"):
        assert book.names.exchange_key("ANA", key) is None
        assert book.names.exchange_key("ana", key) is None, "it is hers already"
    assert [(p.name, p.keys) for p in book.names.people()] == [
        ("ana", ("SHA256:c",)),
        ("tom", ("SHA256:c",)),
    ]
    logins = [book.names.login("ana", f"SHA256:{key}") for key in "abcd"]
    assert [each.replaced for each in logins] == [True, True, False, False]
    assert [each.member for each in logins] == [member, member, member, ""]
    assert book.names.owner_id("ana") == member
    assert Guest("ana", "SHA256:c", member=member).id == Guest("ana", "SHA256:a", member=member).id == member
    assert "SHA256" not in member
    assert not book.names.knows("SHA256:a")
    for name in ("ana", "zoe"):
        assert book.names.claim(name, "SHA256:a") == Message("serve-key-replaced")
    assert book.names.claim("ana", "SHA256:c") is None
    assert book.names.exchange_key("ana", "SHA256:a") is None, "back to the first one"
    assert [book.names.login("ana", f"SHA256:{key}").replaced for key in "ac"] == [False, True]


def test_a_key_is_given_to_no_one_while_it_is_or_was_another_persons(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.claim("ben", "SHA256:b") is None
    named = Message("serve-people-new-key-named", {"name": "ben"})
    assert book.names.exchange_key("ana", "SHA256:b") == named
    assert book.names.exchange_key("ben", "SHA256:c") is None
    assert book.names.exchange_key("ana", "SHA256:b") == Message("serve-people-new-key-anothers")
    assert book.names.exchange_key("zoe", "SHA256:d") == Message("serve-people-unknown", {"name": "zoe"})
    assert book.names.forget("ben")
    assert book.names.exchange_key("ana", "SHA256:c") == Message("serve-people-new-key-anothers")
    assert book.names.login("zoe", "SHA256:b").replaced, (
        "nor does a replaced key come in again by forgetting its person"
    )
    assert book.names.login("ana", "SHA256:a").owner == book.names.login("ana", "SHA256:a").member


def test_who_may_stay_is_told_apart_from_who_was_renamed(book: Guestbook, clock: Clock) -> None:
    def in_with(name: str, key: str) -> Guest:
        member, since = book.names.since(name, key) or ("", 0.0)
        return Guest(name, key, member=member, since=since)

    for name, key in (("ana", "SHA256:a"), ("ben", "SHA256:b"), ("cem", "SHA256:c")):
        clock.now += 1
        assert book.names.claim(name, key) is None
    ana, ben, cem = in_with("ana", "SHA256:a"), in_with("ben", "SHA256:b"), in_with("cem", "SHA256:c")
    invited = Guest("zoe", None, "k7mp", 1)
    assert [
        why_not(book.names.who_may_stay((ana, ben, cem, invited)), guest)
        for guest in (ana, ben, cem, invited)
    ] == [None] * 4
    clock.now += 1
    assert book.names.rename("ana", "anna") is None
    assert book.names.forget("ben")
    assert book.names.claim("ben", "SHA256:b") is None, (
        "the name is free, so it can be had again: by a new login"
    )
    assert book.names.exchange_key("cem", "SHA256:d") is None
    whys = [
        why_not(book.names.who_may_stay((ana, ben, cem, invited)), guest)
        for guest in (ana, ben, cem, invited)
    ]
    assert whys == [None, Message("serve-forgotten"), Message("serve-key-replaced"), None]


def test_a_files_stamp_says_when_another_program_has_written(tmp_path: Path) -> None:
    file = tmp_path / "people.sqlite3"
    with Guestbook(file) as ours, Guestbook(file) as theirs:
        assert ours.names.claim("ana", "SHA256:a") is None
        before = ours.stamp()
        assert ours.names.people()
        assert ours.stamp() == before, "reading changes nothing"
        assert theirs.names.forget("ana")
        assert ours.stamp() != before


def test_a_name_is_changed_and_its_key_stays(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.claim("ben", "SHA256:b") is None
    assert book.names.rename("ana", "Ben") == Message("serve-name-taken", {"name": "Ben"})
    assert book.names.rename("zoe", "tom") == Message("serve-people-unknown", {"name": "zoe"})
    assert book.names.rename("ana", "ANA") is None
    assert book.names.rename("ana", "anna") is None
    assert book.names.owner("anna") == book.names.login("anna", "SHA256:a").member
    assert book.names.owner("ana") is None
    assert book.names.claim("anna", "SHA256:a") is None


@pytest.mark.parametrize("other", ["аnа", "lan", "сосо", "0tto", "rnia", "𝒂𝒏𝒂"])
def test_a_name_that_looks_like_another_is_the_same(book: Guestbook, other: str) -> None:
    """Unicode's security mechanisms (UTS 39, section 4): names are compared by their skeletons."""
    for name in ("ana", "Ian", "coco", "Otto", "mia"):
        assert book.names.claim(name, f"SHA256:{name}") is None
    assert book.names.claim(other, "SHA256:x") == Message("serve-name-taken", {"name": other})
    code = book.invitations.invite("game1")
    assert book.invitations.redeem(code, other) == Message("serve-name-taken", {"name": other})
    assert str(book.names.owner(other)).startswith("member ")


def test_who_is_invited_is_not_imitated_either(book: Guestbook) -> None:
    first, second = book.invitations.invite("game1"), book.invitations.invite("game1")
    assert isinstance(book.invitations.redeem(first, "Ian"), Invitation)
    assert book.invitations.redeem(second, "lan") == Message("serve-name-invited", {"name": "lan"})
    assert book.names.owner("lan") == BY_INVITATION
    assert book.names.claim("lan", "SHA256:x") == Message("serve-name-taken", {"name": "lan"})


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [("kai", "kal", False), ("Jürgen", "Jurgen", False), ("ana", "anna", False), ("KAI", "KAl", True)],
)
def test_names_that_differ_to_the_eye_are_two(one: str, other: str, same: bool) -> None:
    assert alike(one, other) is same


def test_skeletons_are_those_of_the_standard() -> None:
    """From the examples of UTS 39 and its table."""
    assert skeleton("ѕсоре") == skeleton("scope")
    assert skeleton("paypaI") == skeleton("paypal")
    assert skeleton("Ꮯ") == skeleton("C")
    assert skeleton("mm") == "rnrn"


@pytest.mark.parametrize(
    ("name", "mixed"),
    [
        ("аnа", True),
        ("rооt", True),
        ("сосо", False),
        ("Zoë-Ann 2", False),
        ("Ken 田中", False),
        ("αna", True),
    ],
)
def test_letters_of_scripts_that_arent_written_together_make_no_name(name: str, mixed: bool) -> None:
    assert is_mixed(name) is mixed


def test_a_forgotten_name_is_free(book: Guestbook) -> None:
    assert book.names.claim("ana", "SHA256:a") is None
    assert book.names.forget("Ana")
    assert not book.names.forget("Ana")
    assert book.names.claim("ana", "SHA256:b") is None


def test_of_many_keys_at_once_one_gets_the_name(book: Guestbook) -> None:
    got: list[bool] = []
    threads = [
        threading.Thread(target=lambda n=n: got.append(book.names.claim("ana", f"SHA256:{n}") is None))
        for n in range(20)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(got) == [False] * 19 + [True]


def test_names_survive_the_program_and_only_their_owner_reads_the_file(tmp_path: Path) -> None:
    with Guestbook(tmp_path / "people.sqlite3") as book:
        assert book.names.claim("ana", "SHA256:a") is None
    assert (tmp_path / "people.sqlite3").stat().st_mode & 0o077 == 0
    with Guestbook(tmp_path / "people.sqlite3") as book:
        assert book.names.login("ana", "SHA256:a").member == book.names.owner("ana")


def test_an_invitation_lets_one_person_in(book: Guestbook) -> None:
    code = book.invitations.invite("game1", 2)
    found = book.invitations.redeem(code, "ana")
    assert isinstance(found, Invitation)
    assert (found.game, found.seat) == ("game1", 2)
    assert book.invitations.redeem(code, "ben") == Message("serve-code-used"), "it is hers now"
    assert isinstance(book.invitations.redeem(code, "Ana"), Invitation), "she may come back with it"
    assert book.names.owner("ana") == BY_INVITATION, "no key gets the name meanwhile"


@pytest.mark.parametrize("typed", ["ABCD", " {0} ", "{1}", "{2}"])
def test_codes_are_read_generously_and_compared_exactly(book: Guestbook, typed: str) -> None:
    code = book.invitations.invite("game1")
    written = typed.format(code, code.upper(), code.replace("-", ""))
    assert isinstance(book.invitations.redeem(written, "ana"), Invitation) is (typed != "ABCD")


def test_an_invitation_ends(book: Guestbook, clock: Clock) -> None:
    code = book.invitations.invite("game1", hours=2)
    clock.now += 2 * 3600 + 1
    assert book.invitations.redeem(code, "ana") is None
    assert book.invitations.open() == []


def test_who_has_used_it_may_come_back_for_a_day_after_the_last_time(book: Guestbook, clock: Clock) -> None:
    code = book.invitations.invite("game1")
    assert book.invitations.redeem(code, "ana") is not None
    for _ in range(3):
        clock.now += 23 * 3600
        assert book.invitations.redeem(code, "ana") is not None
    clock.now += 25 * 3600
    assert book.invitations.redeem(code, "ana") is None
    assert book.names.owner("ana") is None


def test_a_second_invitation_for_a_seat_ends_the_first(book: Guestbook) -> None:
    first = book.invitations.invite("game1", 0)
    second = book.invitations.invite("game1", 0)
    other = book.invitations.invite("game1", 1)
    assert book.invitations.redeem(first, "ana") is None
    assert isinstance(book.invitations.redeem(second, "ana"), Invitation)
    taken = Message("serve-name-invited", {"name": "Ana"})
    assert book.invitations.redeem(other, "Ana") == taken, "the name is taken by the guest who used the other"
    assert isinstance(book.invitations.redeem(other, "ben"), Invitation)


def test_two_invitations_for_any_seat_make_two_people(book: Guestbook, clock: Clock) -> None:
    codes = [book.invitations.invite("game1") for _ in range(3)]
    assert isinstance(book.invitations.redeem(codes[0], "ana"), Invitation)
    assert book.invitations.redeem(codes[1], "ANA") == Message("serve-name-invited", {"name": "ANA"})
    assert book.names.claim("ben", "SHA256:b") is None
    assert book.invitations.redeem(codes[1], "ben") == Message("serve-name-taken", {"name": "ben"})
    assert isinstance(book.invitations.redeem(codes[1], "zoe"), Invitation), "trying has not used it up"
    clock.now += 25 * 3600
    assert book.invitations.redeem(codes[2], "ana") is None, "all have ended"


def test_every_code_is_compared_each_time(book: Guestbook, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [book.invitations.invite("game1") for _ in range(5)]
    compared: list[bytes] = []
    honest = hmac.compare_digest

    def counting(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return honest(one, other)

    monkeypatch.setattr(hmac, "compare_digest", counting)
    for code in (codes[0], codes[-1], "wrong-code-here"):
        compared.clear()
        _ = book.invitations.redeem(code, f"name {code}")
        assert len(compared) == 5


def test_codes_arent_kept(book: Guestbook, where: Path | str, request: pytest.FixtureRequest) -> None:
    code = book.invitations.invite("game1")
    if isinstance(where, Path):
        book.close()
        held = b"".join(file.read_bytes() for file in where.parent.iterdir())
    else:
        with request.getfixturevalue("base").admin() as admin:
            kept = admin.execute("SELECT digest, i::text FROM tabletop.invitations i").fetchall()
        assert len(kept) == 1
        held = b"".join(digest + text.encode() for digest, text in kept)
    assert code.encode() not in held
    assert code.replace("-", "").encode() not in held


def test_codes_are_long_and_differ() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code.replace("-", "")) == 12 for code in codes)
    assert digest_of("AB-c d") == digest_of("abcd")


@pytest.mark.parametrize(
    ("typed", "name", "reason"),
    [
        ("ana", "ana", None),
        ("  Ana   María ", "Ana María", None),
        ("evil\u202eana", "evilana", None),
        ("a\x1b[31mb", "a[31mb", None),
        ("\u200b\u2066", "", "serve-name-empty"),
        ("", "", "serve-name-empty"),
        ("bot:easy", "bot:easy", "serve-name-reserved"),
        (" -oProxyCommand=x", "-oProxyCommand=x", "serve-name-hyphen"),
        ("Ana-Lena", "Ana-Lena", None),
        ("anа", "anа", "serve-name-mixed"),
        ("rооt", "rооt", "serve-name-mixed"),
        ("x" * 24, "x" * 24, None),
        ("x" * 25, "x" * 24, "serve-name-long"),
        ("世" * 13, "世" * 12, "serve-name-long"),
        ("x" * 200, "x" * 24, "serve-name-long"),
    ],
)
def test_names_can_be_shown_on_anyones_screen(typed: str, name: str, reason: str | None) -> None:
    found, why = name_or_reason(typed)
    assert found == name
    assert (why.id if why else None) == reason


def test_a_guest_is_known_by_key_or_by_name() -> None:
    assert Guest("ana", "SHA256:a").id == Guest("anna", "SHA256:a").id
    assert Guest("Ana", None, "t").id == Guest("ana", None, "t").id
    assert Guest("Ana", None, "t").id != Guest("ana", None, "u").id, "an invitation is for one table"
    assert Guest("ana", None).id != Guest("ana", "SHA256:a").id
    assert Guest("ana", None, host=True).id == "host"


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "people.sqlite3"
    file.write_bytes(b"this is no database, whatever its name says" * 50)
    with pytest.raises(BookError):
        _ = Guestbook(file)


def test_addresses_are_remembered_those_of_late(book: Guestbook, clock: Clock) -> None:
    for number in (1, 2, 3, 1):
        clock.now += 1
        book.addresses.came_from(f"192.0.2.{number}", 2)
    assert book.addresses.known() == ["192.0.2.3", "192.0.2.1"]
    clock.now += ADDRESS_DAYS * 86400 + 1
    book.addresses.came_from("192.0.2.9", 2)
    assert book.addresses.known() == ["192.0.2.9"], "and none for ever"


def test_something_is_told_once_and_what_a_guest_has_set_is_kept(where: Path | str, clock: Clock) -> None:
    """Also by a second server at the same book, and after a restart."""
    with Guestbook(where, clock) as book, Guestbook(where, clock) as other:
        assert (book.marks.first("abcd:7:turn"), other.marks.first("abcd:7:turn")) == (True, False)
        assert other.marks.first("abcd:8:turn")
        assert book.settings.kept("key a") is None
        book.settings.change("key a", lambda _kept: "{}")
        other.settings.change("key a", lambda _kept: '{"away": "silent"}')
    with Guestbook(where, clock) as again:
        assert not again.marks.first("abcd:7:turn")
        assert again.settings.kept("key a") == '{"away": "silent"}'
        clock.now += 91 * 86400
        again.marks.forget({"abcd"})
        assert not again.marks.first("abcd:7:turn"), "the game is still running, and would send it again"
        again.marks.forget(set())
        assert again.marks.first("abcd:7:turn"), "it isn't remembered for ever"


def test_of_two_servers_with_the_same_table_the_second_reads_what_the_first_has_written(
    where: Path | str, clock: Clock
) -> None:
    with Guestbook(where, clock) as book, Guestbook(where, clock) as other:
        assert book.tables.swap("abcd", "one", None)
        assert not other.tables.swap("abcd", "two", None)
        assert other.tables.swap("abcd", "two", "one")
        assert book.tables.kept("abcd") == "two"
        book.tables.keep("", "for all tables")
        assert (other.tables.kept(""), other.tables.kept("none")) == ("for all tables", None)


def test_two_books_at_once_give_a_name_once(where: Path | str, clock: Clock) -> None:
    """Also names that only look alike; and an invitation is used by one guest."""
    with Guestbook(where, clock) as book, Guestbook(where, clock) as other:
        code = book.invitations.invite("abcd")
        got: list[object] = []
        calls: list[Callable[[], object]] = [
            lambda: book.names.claim("Ian", "SHA256:a"),
            lambda: other.names.claim("lan", "SHA256:b"),
            lambda: book.invitations.redeem(code, "Zoe"),
            lambda: other.invitations.redeem(code, "Kim"),
        ]
        threads = [threading.Thread(target=lambda call=call: got.append(call())) for call in calls]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sum(each is None for each in got) == 1
        assert sum(isinstance(each, Invitation) for each in got) == 1
