"""Sends members the messages that wait in the guest book, to the addresses that they have confirmed.

What can't be sent is tried again, later each time. A message is taken before it is sent, so that of several
servers one has it; if that one dies meanwhile, another tries it once its time has come. So if it dies after
the message was handed over, and before that was noted, the message is handed over twice, by the same id
(`carriers.id_of`): a message too many does less harm than one that never comes. No game waits for any of
this: threads of their own send, a few at a time.
"""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from rulesets.core import foreign
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.lines.fairloop import begin_for_all
from tabletop_tui.serve.mail.carriers import MAIL, NotSentError, Text, send_mail, send_to_webhook
from tabletop_tui.serve.mail.notices import Notice
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.durations import DAY, HOUR, MINUTE

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.book.outbox import Letter
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.log import ConnectionLog
    from tabletop_tui.serve.mail.contacts import Contact, Contacts
    from tabletop_tui.serve.reach import Clerk
    from tabletop_tui.text.words import Words

AGAIN = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR)
"""Seconds until a message that couldn't be sent is tried again; after the last one it is given up."""
OLD = 2 * DAY
"""A message that is older says nothing any more."""
EVERY = 10.0
"""Seconds from one look at the letters to the next."""
AT_A_LOOK = 50
"""How many letters are taken at a look."""

Carry = Callable[["Contact", Text], None]
"""Sends a message to an address, in a thread. Raises `NotSentError`."""


class Postman:
    """One server's postman."""

    def __init__(
        self,
        book: "Guestbook",
        writer: "Clerk",
        contacts: "Contacts",
        limits: "Limits",
        log: "ConnectionLog",
        words: "Words",
        clock: Callable[[], float],
        link: Callable[[str], str] = str,
        carry: Carry | None = None,
    ) -> None:
        """`link` says how someone of a name comes in; `carry` is how a message is sent, if not as usual."""
        self._book = book
        self._writer = writer
        self._contacts = contacts
        self._limits = limits
        self._log = log
        self._words = words
        self._clock = clock
        self._link = link
        self._carry = carry or partial(_carried, limits)
        self._news = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._failed = ""
        """The last failure, which isn't logged again until there is a different one, or a success."""

    def begin(self) -> None:
        """Look for letters from now on, and send codes."""
        self._contacts.send_code = self._send_code
        self._watching = begin_for_all(self._watch())

    def notify(self) -> None:
        """A letter was written here."""
        self._news.set()

    async def close(self, seconds: float = 0.0) -> None:
        """Begin nothing more, and wait so long for what was begun; the rest is tried again later."""
        if self._watching is not None:
            self._watching.cancel()
            _ = await asyncio.wait((self._watching,))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.settled(), seconds)
        for task in self._running:
            task.cancel()
        await self.settled()

    async def _watch(self) -> None:
        while True:
            self._news.clear()
            with contextlib.suppress(SessionError, StoreError, OSError):
                await self.look()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), EVERY)

    async def look(self) -> None:
        """Begin to send the letters that are due, or drop those that are too old if none can be sent.

        Raises `SessionError`, `StoreError`.
        """
        if not self._contacts.kinds:
            await self._writer.do(partial(self._book.outbox.drop_before, self._clock() - OLD))
            return
        if len(self._running) >= self._limits.notices_at_once:
            return
        for letter in await self._writer.do(partial(self._book.outbox.due, AT_A_LOOK)):
            while len(self._running) >= self._limits.notices_at_once:
                _ = await asyncio.wait(tuple(self._running), return_when=asyncio.FIRST_COMPLETED)
            again = self._clock() + AGAIN[min(letter.tries, len(AGAIN) - 1)]
            if await self._writer.do(partial(self._book.outbox.take, letter, again)):
                task = begin_for_all(self._deliver(letter))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def settled(self) -> None:
        """Wait until nothing is being sent."""
        while self._running:
            _ = await asyncio.wait(tuple(self._running))

    async def _deliver(self, letter: "Letter") -> None:
        with contextlib.suppress(SessionError, StoreError, OSError):
            contact, text = await self._contacts.of(letter.member), await self._text(letter)
            late = self._clock() - letter.written > OLD
            if contact is not None and text is not None and not late:
                try:
                    await in_thread(partial(self._carry, contact, text))
                except NotSentError as error:
                    self._log_failure(str(error), text)
                    if not error.lasting and letter.tries < len(AGAIN):
                        return
                else:
                    self._failed = ""
                    self._log.write("message-sent", by=contact.kind, **_short(text))
            await self._writer.do(partial(self._book.outbox.drop, letter.mark))

    async def _text(self, letter: "Letter") -> Text | None:
        """What a letter says, to a member who may have another name since; `None` if it can't be read."""
        try:
            notice = Notice(*map(str, foreign.parsed(letter.kept)))
        except (ValueError, TypeError):
            return None
        words, game = self._words, game_title(self._words, notice.game)
        name = await self._writer.do(partial(self._book.names.login_name, letter.member, notice.name))
        link = self._link(name)
        body = words(f"serve-notice-{notice.what}", name=name, game=game, link=link)
        facts = {"what": notice.what, "name": name, "game": game, "table": notice.table, "link": link}
        return Text(letter.mark, words.days.mail_subject(game=game), body, facts)

    async def _send_code(self, contact: "Contact", code: str) -> None:
        """Send a code, now: if that fails, the member sees it. Raises `SessionError`."""
        words = self._words
        text = Text(
            f"code {code}", words.days.code_subject(), words.days.code_body(code=code), {"code": code}
        )
        if len(self._running) >= self._limits.notices_at_once:
            raise SessionError("days-not-sent")
        task = begin_for_all(in_thread(partial(self._carry, contact, text)))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            await asyncio.shield(task)
        except NotSentError as error:
            self._log.write("message-failed", by=contact.kind, what="code", problem=str(error))
            raise SessionError("days-not-allowed" if error.lasting else "days-not-sent") from error

    def _log_failure(self, problem: str, text: Text) -> None:
        if problem != self._failed:
            self._failed = problem
            self._log.write("message-failed", problem=problem, **_short(text))


def _short(text: Text) -> dict[str, str]:
    return {name: text.facts[name] for name in ("what", "name", "table")}


def _carried(limits: "Limits", contact: "Contact", text: Text) -> None:
    if contact.kind == MAIL:
        sender = limits.mail_from or f"tabletop@{socket.gethostname()}"
        send_mail(limits.mail_server, sender, contact.to, text)
    else:
        send_to_webhook(contact.to, text, limits.webhook_networks)


async def in_thread(work: Callable[[], None]) -> None:
    """Do something that blocks in a thread that no one waits for at the end. Raises what it raises."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def end(error: BaseException | None) -> None:
        if not done.done() and error is None:
            done.set_result(None)
        elif not done.done() and error is not None:
            done.set_exception(error)

    def run() -> None:
        error: BaseException | None = None
        try:
            work()
        except BaseException as raised:  # noqa: BLE001 - it is raised where it is waited for
            error = raised
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(end, error)

    threading.Thread(target=run, name="tabletop-message", daemon=True).start()
    await done
