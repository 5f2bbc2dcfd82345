"""Messages to members' own addresses: entered and confirmed by them, sent once, and tried again."""

import asyncio
import http.server
import io
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve import limitsfile
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.own_settings import OwnSettings
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.mail import carriers
from tabletop_tui.serve.mail.carriers import (
    MAIL,
    WEBHOOK,
    NotSentError,
    Text,
    kind_of,
    send_mail,
    send_to_webhook,
)
from tabletop_tui.serve.mail.contacts import Contact, Contacts
from tabletop_tui.serve.mail.notices import TURN, Notice, kept_of
from tabletop_tui.serve.mail.postman import AGAIN, Postman
from tabletop_tui.serve.mail.vacations import Vacation, Vacations, time_over, time_run
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.reach import Clerk, Reach
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.durations import DAY, HOUR
from tabletop_tui.text.words import Words
from tests.docs.test_contrib import Mailbox
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, evening
from tests.serve.tables.test_days import Clock as HouseClock
from tests.serve.tables.test_days import Sent, plays, table_over_days
from tests.serve.tables.test_plain import come
from tests.serve.test_admission import Clock

MEMBER = Guest("Ana", "SHA256:ana", member="m1")
TEXT = Text("mark", "tabletop: Orbis", "It is your turn.", {"what": TURN, "name": "Ana", "table": "abcd"})
HERE = (ip_network("127.0.0.0/8"),)


class Post:
    """A server's postman whose messages go into a list, or fail as they are told to."""

    def __init__(self, book: Guestbook, clock: Clock, **limits: Any) -> None:
        limits = {"mail_server": "localhost:25", **limits}
        self.sent: list[tuple[str, Text]] = []
        self.fails: NotSentError | None = None
        self.written = io.StringIO()
        self.book, self.writer = book, Clerk("writer", Reach())
        found = Limits(**limits)
        self.contacts = Contacts(OwnSettings(book, self.writer), found, clock)
        log, words = ConnectionLog(self.written), Words("en")
        self.postman = Postman(book, self.writer, self.contacts, found, log, words, clock, carry=self.carry)
        self.contacts.send_code = self.postman._send_code

    def carry(self, contact: Contact, text: Text) -> None:
        if self.fails is not None:
            raise self.fails
        self.sent.append((contact.to, text))

    async def confirmed(self, address: str = "ana@example.org") -> None:
        _ = await self.contacts.ask(MEMBER, address)
        code = self.sent.pop()[1].facts["code"]
        _ = await self.contacts.confirm(MEMBER, code)

    async def look(self) -> None:
        await self.postman.look()
        await self.postman.settled()

    @property
    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.written.getvalue().splitlines()]


NOTICE = kept_of(Notice(TURN, "Ana", "orbis", "abcd"))


@pytest.mark.parametrize(
    ("seated", "renamed", "called"),
    [("ana", "", "ana"), ("ana 2", "", "ana"), ("ana", "anna", "anna"), ("Guest 2", "", "ana")],
)
async def test_a_message_has_the_name_with_which_its_member_logs_in_now(
    book: Guestbook, clock: Clock, seated: str, renamed: str, called: str
) -> None:
    """At a table they may sit as `ana 2`, or under the name that they had when the message was written."""
    assert book.names.claim("ana", "SHA256:ana") is None
    member = book.names.owner_id("ana")
    post = Post(book, clock)
    post.postman._link = "ssh {}".format
    own = json.dumps({"contact": {"kind": MAIL, "to": "ana@example.org"}})
    book.settings.change(member, lambda _: own)
    _ = book.outbox.post("mark", member, kept_of(Notice(TURN, seated, "orbis", "abcd")))
    if renamed:
        assert book.names.rename("ana", renamed) is None
    await post.look()
    ((_, text),) = post.sent
    assert (text.facts["name"], text.facts["link"]) == (called, f"ssh {called}")
    assert called in text.body


async def test_an_address_counts_once_its_code_was_typed_which_is_kept_nowhere(
    book: Guestbook, clock: Clock
) -> None:
    post = Post(book, clock)
    contact = await post.contacts.ask(MEMBER, "ana@example.org")
    assert contact.hidden == "an…@example.org"
    assert await post.contacts.of("m1") is None
    ((to, text),) = post.sent
    code = text.facts["code"]
    assert (to, code in text.body, code in str(book.settings.kept("m1"))) == ("ana@example.org", True, False)
    with pytest.raises(SessionError, match="days-wrong-code"):
        _ = await post.contacts.confirm(MEMBER, "aaaa-aaaa")
    _ = await post.contacts.confirm(MEMBER, code.upper())
    assert await post.contacts.of("m1") == Contact(MAIL, "ana@example.org")
    with pytest.raises(SessionError, match="days-no-code"):
        _ = await post.contacts.confirm(MEMBER, code)
    await post.contacts.forget(MEMBER)
    assert await post.contacts.of("m1") is None


async def test_codes_run_out_and_can_be_neither_guessed_nor_sent_without_end(
    book: Guestbook, clock: Clock
) -> None:
    post = Post(book, clock)
    _ = await post.contacts.ask(MEMBER, "ana@example.org")
    code = post.sent[0][1].facts["code"]
    for _ in range(5):
        with pytest.raises(SessionError, match="days-wrong-code"):
            _ = await post.contacts.confirm(MEMBER, "aaaa-aaaa")
    with pytest.raises(SessionError, match="days-no-code"):
        _ = await post.contacts.confirm(MEMBER, code)
    _ = await post.contacts.ask(MEMBER, "ana@example.org")
    clock.now += HOUR + 1
    with pytest.raises(SessionError, match="days-no-code"):
        _ = await post.contacts.confirm(MEMBER, post.sent[1][1].facts["code"])
    _ = await post.contacts.ask(MEMBER, "ana@example.org")
    with pytest.raises(SessionError, match="days-codes-used"):
        _ = await post.contacts.ask(MEMBER, "ana@example.org")
    clock.now += DAY
    _ = await post.contacts.ask(MEMBER, "ana@example.org")
    with pytest.raises(SessionError, match="days-only-members"):
        _ = await post.contacts.ask(Guest("Eve", None), "eve@example.org")
    with pytest.raises(SessionError, match="days-no-webhook"):
        _ = await post.contacts.ask(MEMBER, "https://example.org/x")


async def test_codes_tried_at_several_servers_at_once_are_counted_together(
    book: Guestbook, where: Path | str, clock: Clock
) -> None:
    with Guestbook(where, clock) as other:
        here, there = Post(book, clock), Post(other, clock)
        _ = await here.contacts.ask(MEMBER, "ana@example.org")
        tried = [post.contacts.confirm(MEMBER, "aaaa-aaaa") for post in (here, there, here, there, here)]
        refused = await asyncio.gather(*tried, return_exceptions=True)
        assert {str(each) for each in refused} == {"days-wrong-code"}
        with pytest.raises(SessionError, match="days-no-code"):
            _ = await there.contacts.confirm(MEMBER, here.sent[0][1].facts["code"])
        both = here.contacts._own.put("m1", "one", 1), there.contacts._own.put("m1", "other", 2)
        _ = await asyncio.gather(*both)
        facts = await here.contacts._own.of("m1")
        assert (facts["one"], facts["other"]) == (1, 2)


async def test_a_letter_is_sent_once_by_whichever_server_is_first(book: Guestbook, clock: Clock) -> None:
    one, two = Post(book, clock), Post(book, clock)
    await one.confirmed()
    assert book.outbox.post("mark", "m1", NOTICE)
    assert not book.outbox.post("mark", "m1", NOTICE)
    (letter,) = book.outbox.due(9)
    assert [book.outbox.take(letter, clock.now + 60) for _ in range(2)] == [True, False]
    clock.now += 61
    await one.look()
    await two.look()
    assert [(to, text.body) for to, text in one.sent + two.sent] == [
        ("ana@example.org", "Ana, it is your turn in Orbis: Ana")
    ]
    assert book.outbox.due(9) == []


async def test_what_cannot_be_sent_is_tried_later_and_later_and_given_up_in_the_end(
    book: Guestbook, clock: Clock
) -> None:
    """The log has one line for failures of one kind, and no address."""
    post = Post(book, clock)
    await post.confirmed()
    _ = book.outbox.post("mark", "m1", NOTICE)
    post.fails = NotSentError("SMTP 451")
    for wait in AGAIN[:2]:
        await post.look()
        clock.now += wait - 1
        assert book.outbox.due(9) == []
        clock.now += 2
        assert len(book.outbox.due(9)) == 1
    post.fails = None
    await post.look()
    assert [to for to, _ in post.sent] == ["ana@example.org"]
    assert [each["event"] for each in post.log] == ["message-failed", "message-sent"]
    assert "example.org" not in post.written.getvalue()
    _ = book.outbox.post("other", "m1", NOTICE)
    post.fails = NotSentError("SMTP 550", lasting=True)
    await post.look()
    clock.now += 30 * DAY
    assert book.outbox.due(9) == [], "no such mailbox: given up at once"


async def test_letters_go_after_two_days_even_if_no_message_is_sent_any_more(
    book: Guestbook, clock: Clock
) -> None:
    """As `docs/privacy.md` says: the host has switched mail and webhooks off while one waited."""
    post = Post(book, clock, mail_server="")
    _ = book.outbox.post("mark", "m1", NOTICE)
    clock.now += 2 * DAY - 1
    await post.look()
    assert len(book.outbox.due(9)) == 1
    clock.now += 2
    await post.look()
    assert (book.outbox.due(9), post.sent) == ([], [])


async def test_a_message_that_was_sent_when_its_server_died_comes_again_by_the_same_id(
    book: Guestbook, clock: Clock
) -> None:
    """It died between handing the message over and noting that: a second one too many can be told."""
    first, second = Post(book, clock), Post(book, clock)
    await first.confirmed()
    _ = book.outbox.post("mark", "m1", NOTICE)
    with patch.object(book.outbox, "drop", side_effect=StoreError("saves-unwritable")):
        await first.look()
    clock.now += AGAIN[0] + 1
    await second.look()
    (_, once), (_, twice) = first.sent + second.sent
    assert carriers.id_of(once) == carriers.id_of(twice)
    clock.now += 2 * DAY
    await first.look()
    assert len(first.sent + second.sent) == 2


def test_only_so_many_letters_wait_for_a_member(book: Guestbook, clock: Clock) -> None:
    for number in range(103):
        clock.now += 1
        assert book.outbox.post(f"mark {number}", "m1", NOTICE)
    waiting = book.outbox.due(999)
    assert (len(waiting), waiting[0].mark) == (100, "mark 3")


async def test_a_message_goes_to_the_members_own_address_and_else_by_the_operators_command(
    tmp_path: Path,
) -> None:
    """In a house, with a screen and in lines; and once, also after a restart."""
    clock, sent, mails = HouseClock(), Sent(), list[tuple[str, str]]()

    def carry(contact: Contact, text: Text) -> None:
        mails.append((contact.to, text.facts.get("code") or text.facts["what"]))

    limits = Limits(mail_server="localhost:25", webhooks=True)
    async with evening(tmp_path, clock, limits=limits) as tonight:
        house = tonight.house
        house.notify_by(sent)
        postman = house.begin_post(ConnectionLog(io.StringIO()), Words("en"))
        assert postman is not None
        postman._carry = carry
        ben = await tonight.come(BEN)
        await ben.press("v", "down", "enter")
        await ben.type("ben@example.org")
        await ben.press("enter")
        await until(lambda: "A code is on its way to be…@example.org" in ben.text())
        await ben.press("down", "enter")
        await ben.type(mails.pop()[1])
        await ben.press("enter")
        await until(lambda: "Your messages now go to be…@example.org." in ben.text())
        await tonight.lose(ben)
        async with come(tonight, ANA) as typist:
            _ = await typist.hear("Type a number")
            typist.type("address https://hooks.example.org/secret\r")
            _ = await typist.hear("https://hooks.example.org/…")
            typist.type("address\r")
            _ = await typist.hear("Address: none")
        assert [to for to, _ in mails] == ["https://hooks.example.org/secret"]
        mails.clear()
        table = await table_over_days(tonight)
        await plays(table)
        clock.later += limits.notice_grace + 1
        await table.wait.look()
        await postman.look()
        await postman.settled()
        assert (mails, sent.told) == ([("ben@example.org", TURN)], [])
        await postman.close()
    async with evening(tmp_path, clock, limits=limits) as again:
        again.house.notify_by(sent)
        postman = again.house.begin_post(ConnectionLog(io.StringIO()), Words("en"))
        assert postman is not None
        postman._carry = carry
        (table,) = again.house.tables.values()
        await table.wait.look()
        await postman.look()
        await postman.settled()
        assert (len(mails), sent.told) == (1, [])
        await postman.close()


# -- where messages may go ---------------------------------------------------------------------------


def test_addresses_are_mail_or_webhooks_and_nothing_that_hides_another() -> None:
    assert [kind_of(each) for each in ("a@b.example", "https://x.example/y?z=1", "http://10.0.0.1/")] == [
        MAIL,
        WEBHOOK,
        WEBHOOK,
    ]
    wrong = (
        "a@b\r\nbcc: c@d",
        "a b@c",
        "a@b@c",
        "ftp://x/",
        "https://u:p@x/",
        "https://",
        "https://x/ y",
        "a@b..c",
        "=?utf-8?q?a=0Ab?=@b.example",
    )
    assert [each for each in (*wrong, "a@" + "b" * 500) if kind_of(each)] == []


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[fe80::1]",
        "[fd00::1]",
        "[fec0::1]",
        "[::127.0.0.1]",
        "[64:ff9b:1::7f00:1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "2130706433",
    ],
)
def test_a_webhook_leads_to_no_private_address_unless_the_host_allows_it(host: str) -> None:
    with pytest.raises((NotSentError, OSError), match=r"allowed|known|resolv"):
        _ = carriers.allowed_addresses(urlsplit(f"https://{host}/x"), ())
    if host == "127.0.0.1":
        assert carriers.allowed_addresses(urlsplit(f"http://{host}:81/x"), HERE) == (["127.0.0.1"], 81)


def test_without_tls_no_public_address_is_reached() -> None:
    with pytest.raises(NotSentError, match="allowed"):
        _ = carriers.allowed_addresses(urlsplit("http://1.1.1.1/x"), ())
    assert carriers.allowed_addresses(urlsplit("https://1.1.1.1/x"), ()) == (["1.1.1.1"], 443)


class Hook(http.server.BaseHTTPRequestHandler):
    """A webhook that keeps what it gets."""

    got: list[Any]
    answer = 204

    def do_POST(self) -> None:
        size = int(self.headers["Content-Length"])
        said = json.loads(self.rfile.read(size))
        assert self.headers["Idempotency-Key"] == said["id"]
        self.got.append((self.path, said))
        self.send_response(self.answer)
        self.send_header("Location", f"http://{self.headers['Host']}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def webhook(answer: int) -> Iterator[tuple[str, list[Any]]]:
    got: list[Any] = []
    handler = type("Here", (Hook,), {"got": got, "answer": answer})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/secret?x=1", got
        server.shutdown()


def test_a_webhook_gets_json_and_no_redirect_is_followed() -> None:
    with webhook(204) as (url, got):
        send_to_webhook(url, TEXT, HERE)
    ((path, said),) = got
    assert (path, said["text"], said["what"]) == ("/secret?x=1", "It is your turn.", TURN)
    assert said["id"] == carriers.id_of(TEXT)
    with webhook(307) as (url, got):
        with pytest.raises(NotSentError, match="HTTP 307") as refused:
            send_to_webhook(url, TEXT, HERE)
        assert (refused.value.lasting, [path for path, _ in got]) == (True, ["/secret?x=1"])
    with webhook(503) as (url, _), pytest.raises(NotSentError, match="HTTP 503") as later:
        send_to_webhook(url, TEXT, HERE)
    assert not later.value.lasting


def test_a_connection_that_never_ends_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carriers, "SECONDS", 0.3)
    import socket
    import time

    def drip(listening: socket.socket) -> None:
        line = listening.accept()[0]
        for _ in range(100):
            time.sleep(0.1)
            try:
                _ = line.send(b"2")
            except OSError:
                return

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=partial(drip, listening), daemon=True).start()
        begun = time.monotonic()
        with pytest.raises(NotSentError):
            send_mail(f"127.0.0.1:{listening.getsockname()[1]}", "t@example.org", "a@example.org", TEXT)
        assert time.monotonic() - begun < 5


def test_a_mail_is_handed_to_the_hosts_server_with_one_id_however_often_it_is_tried() -> None:
    ids = []
    for _ in range(2):
        mailbox = Mailbox()
        send_mail(mailbox.at, "tabletop@example.org", "ana@example.org", TEXT)
        got = mailbox.close()
        assert "rcpt to:<ana@example.org>" in got
        assert "it is your turn." in got
        ids += re.findall("message-id: (.*)\r", got)
    assert len(ids) == 2
    assert len({*ids}) == 1


def test_the_hosts_settings_for_messages_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(
        '[limits]\nmail_server = "mail.example.org:25"\nmail_from = "tabletop@example.org"\n'
        'webhooks = true\nwebhook_networks = ["10.0.0.0/8"]\nvacation_days = 20\n'
    )
    found = limitsfile.read(file)
    assert found.problems == ()
    limits = Limits()
    changed = limitsfile.put_in_force(limits, Limits(), found.given)
    assert (limits.mail_server, limits.webhooks) == ("mail.example.org:25", True)
    assert changed["mail_from"] == ('""', '"tabletop@example.org"')
    file.write_text('[limits]\nmail_server = "x"\nmail_from = "y"\nwebhooks = 1\nwebhook_networks = ["z"]\n')
    assert [each.id for each in limitsfile.read(file).problems] == [
        "limits-wrong-server",
        "limits-wrong-sender",
        "limits-wrong-switch",
        "limits-wrong-network",
    ]


# -- vacation ----------------------------------------------------------------------------------------


def test_no_time_runs_on_a_vacation() -> None:
    away = [Vacation(date(2026, 7, 10), date(2026, 7, 11))]
    begins, ends = away[0].begins, away[0].ends
    assert ends - begins == 2 * DAY
    assert time_over(begins - HOUR, DAY, away) == begins - HOUR + 3 * DAY
    assert time_over(begins + HOUR, DAY, away) == ends + DAY
    assert time_over(begins - 2 * DAY, DAY, away) == begins - DAY
    assert time_run(begins - HOUR, ends + HOUR, away) == 2 * HOUR
    away += [Vacation(date(2026, 7, 11), date(2026, 7, 11))]
    assert time_over(begins - HOUR, DAY, away) == begins - HOUR + 3 * DAY, "what overlaps counts once"
    assert time_run(begins - HOUR, ends + HOUR, away) == 2 * HOUR


async def test_days_of_vacation_are_limited_by_the_year_and_one_that_has_begun_counts(
    book: Guestbook, clock: Clock
) -> None:
    own = OwnSettings(book, Clerk("writer", Reach()))
    vacations = Vacations(own, Limits(vacation_days=5), clock)
    today = vacations.today
    later = partial(timedelta, 1)
    await vacations.enter(MEMBER, today, today + timedelta(days=2))
    assert (await vacations.of("m1"))[0].first == today
    with pytest.raises(SessionError, match="days-vacation-twice"):
        await vacations.enter(MEMBER, today + later(), today + later())
    with pytest.raises(SessionError, match="days-vacation-past"):
        await vacations.enter(MEMBER, today - later(), today)
    with pytest.raises(SessionError, match="days-vacation-too-long"):
        await vacations.enter(MEMBER, today + timedelta(days=4), today + timedelta(days=20))
    await vacations.end(MEMBER)
    assert [(each.first, each.last) for each in await vacations.of("m1")] == [(today, today)]
    assert vacations.left_in(today.year, await vacations.of("m1")) == 4


async def test_a_vacation_stops_the_clock_at_every_table_on_a_screen_and_in_lines(tmp_path: Path) -> None:
    clock = HouseClock()
    async with evening(tmp_path, clock) as tonight:
        first = tonight.house.services.vacations.today
        last = first + timedelta(days=3)
        async with come(tonight, BEN) as typist:
            _ = await typist.hear("Type a number")
            typist.type(f"vacation {first} {last}\r")
            _ = await typist.hear(f"Entered: {first} to {last}.")
            typist.type("vacation\r")
            _ = await typist.hear("26 more days in")
        table = await table_over_days(tonight)
        await plays(table)
        await table.wait.look()
        left = table.turn_clock.left
        assert left is not None
        assert left > 3 * DAY
        assert table.turn_clock.away_until == f"{last}"
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        await table.wait.look()
        assert table.turn_clock.left == pytest.approx(left, abs=60)
