"""What a member sets for the time when they aren't here, as screens and lines say it and take it."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING

from rulesets.core.message import Message
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.mail.carriers import MAIL, WEBHOOK
from tabletop_tui.serve.mail.contacts import Contact
from tabletop_tui.serve.mail.vacations import Vacation

if TYPE_CHECKING:
    from tabletop_tui.serve.mail.contacts import Contacts
    from tabletop_tui.serve.mail.notices import Notices
    from tabletop_tui.serve.mail.vacations import Vacations
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.text.words import Words

FORGET = "-"
"""What is typed to forget an address, or to end a vacation."""


class Away:
    """What one member has set. `read` it before it is said."""

    def __init__(
        self, notices: "Notices", contacts: "Contacts", vacations: "Vacations", guest: "Guest"
    ) -> None:
        """Nothing is read yet."""
        self._notices, self._contacts, self._vacations = notices, contacts, vacations
        self._guest = guest
        self.runs = notices.runs
        self.wanted = False
        self.contact: Contact | None = None
        self.asked: Contact | None = None
        self.vacations: Sequence[Vacation] = ()

    async def read(self) -> None:
        """Read it. Raises `SessionError`, `StoreError`."""
        id = self._guest.id
        self.runs = self._notices.runs
        self.wanted = await self._notices.wanted(id)
        self.contact, self.asked = await self._contacts.of(id), await self._contacts.asked(id)
        self.vacations = await self._vacations.of(id)

    # -- said ----------------------------------------------------------------------------------------

    def messages_said(self, words: "Words") -> str:
        """Whether messages come."""
        if not self.runs:
            return words.days.messages_none()
        return words.days.messages_on() if self.wanted else words.days.messages_off()

    def address_said(self, words: "Words") -> str:
        """Where they go."""
        if self.contact is None:
            return words.days.address_none()
        return words.days.address(address=self.contact.hidden)

    def vacation_said(self, words: "Words") -> str:
        """The days away from today on, and how many may still be entered."""
        vacations = self._vacations
        today = vacations.today
        coming = [_span(words, each) for each in self.vacations if each.last >= today]
        said = words.days.vacation(days=", ".join(coming)) if coming else words.days.vacation_none()
        left = vacations.left_in(today.year, self.vacations)
        return f"{said} · {words.days.vacation_left(count=left, year=str(today.year))}"

    def address_hint(self, words: "Words") -> str:
        """What can be typed as an address."""
        kinds = self._contacts.kinds
        if MAIL in kinds and WEBHOOK in kinds:
            return words.days.ask_address_both()
        return words.days.ask_address_mail() if MAIL in kinds else words.days.ask_address_webhook()

    @property
    def example(self) -> dict[str, str]:
        """Two days, as they are typed."""
        today = self._vacations.today
        return {"first": f"{today + timedelta(days=7)}", "last": f"{today + timedelta(days=14)}"}

    # -- done ----------------------------------------------------------------------------------------

    async def switch(self) -> None:
        """Switch messages on or off. Raises `StoreError`."""
        await self._notices.want(self._guest, on=not self.wanted)

    async def give_address(self, typed: str) -> Message:
        """Take an address, or forget the one there is; says what was done.

        Raises `SessionError`, `StoreError`.
        """
        contacts = self._contacts
        if typed == FORGET:
            await contacts.forget(self._guest)
            return Message("days-forgotten")
        contact = await contacts.ask(self._guest, typed)
        return Message("days-code-sent", {"address": contact.hidden})

    async def give_code(self, typed: str) -> Message:
        """Take a code; says what was done. Raises `SessionError`, `StoreError`."""
        contact = await self._contacts.confirm(self._guest, typed)
        return Message("days-confirmed", {"address": contact.hidden})

    async def give_days(self, typed: str, words: "Words") -> Message:
        """Take the first and last day of a vacation, or end it; says what was done.

        Raises `SessionError`, `StoreError`.
        """
        vacations = self._vacations
        if typed == FORGET:
            await vacations.end(self._guest)
            return Message("days-vacation-ended")
        try:
            first, last = map(date.fromisoformat, typed.split())
        except ValueError as error:
            raise SessionError("days-no-dates", **self.example) from error
        await vacations.enter(self._guest, first, last)
        return Message("days-vacation-entered", {"days": _span(words, Vacation(first, last))})


def _span(words: "Words", each: Vacation) -> str:
    return words.days.vacation_span(first=f"{each.first}", last=f"{each.last}")
