"""Where members get messages while they aren't here: an address, confirmed with a code that is sent there.

Belongs to the server's event loop. The code isn't kept, only its digest; no list and no log shows an address.
"""

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core.records import record
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.book.own_settings import OwnSettings
from tabletop_tui.serve.mail.carriers import MAIL, WEBHOOK, kind_of
from tabletop_tui.text.durations import DAY, HOUR

if TYPE_CHECKING:
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.people.guest import Guest

KEPT, ASKED, CODES = "contact", "contact_asked", "contact_codes"
"""What is kept of a member: their address, one that isn't confirmed, when codes were sent."""
CODES_A_DAY = 3
"""How many codes a member can have sent in a day: the addresses may be anyone's."""
GOOD_FOR = HOUR
"""Seconds for which a code is good."""
TRIES = 5
"""How often a wrong code may be typed."""

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@record
class Contact:
    """An address."""

    kind: str
    to: str

    @property
    def hidden(self) -> str:
        """The address as a screen shows it: enough to know it by."""
        if self.kind == MAIL:
            name, _, host = self.to.partition("@")
            return f"{name[:2]}…@{host}"
        return f"{'/'.join(self.to.split('/')[:3])}/…"


class Contacts:
    """The addresses of all members."""

    def __init__(self, own: OwnSettings, limits: "Limits", clock: Callable[[], float]) -> None:
        """Kept among what members have set for themselves."""
        self._own = own
        self._limits = limits
        self._clock = clock
        self.send_code: Callable[[Contact, str], Awaitable[None]] | None = None
        """Sends a code to an address, once the server can; raises `SessionError`."""

    @property
    def kinds(self) -> list[str]:
        """The kinds of addresses that the host allows."""
        if self.send_code is None:
            return []
        limits = self._limits
        return [*([MAIL] if limits.mail_server else []), *([WEBHOOK] if limits.webhooks else [])]

    async def of(self, guest_id: str) -> Contact | None:
        """A member's confirmed address, if the host still allows its kind. Raises `StoreError`."""
        found = _contact((await self._own.of(guest_id)).get(KEPT)) if guest_id and self.kinds else None
        return found if found is not None and found.kind in self.kinds else None

    async def asked(self, guest_id: str) -> Contact | None:
        """An address that waits for its code. Raises `StoreError`."""
        facts = (await self._own.of(guest_id)).get(ASKED)
        good = isinstance(facts, dict) and _number(facts, "until") > self._clock()
        return _contact(facts) if good else None

    async def ask(self, guest: "Guest", typed: str) -> Contact:
        """Send a code to an address. Raises `SessionError`, `StoreError`."""
        if guest.host or guest.key is None:
            raise SessionError("days-only-members")
        if not self.kinds or self.send_code is None:
            raise SessionError("days-no-addresses")
        contact = Contact(kind_of(typed), typed)
        if contact.kind not in self.kinds:
            raise SessionError(f"days-no-{contact.kind or 'address'}")
        now, code = self._clock(), "".join(secrets.choice(_LETTERS) for _ in range(8))
        waits = {
            "kind": contact.kind,
            "to": typed,
            "code": _digest(code),
            "until": now + GOOD_FOR,
            "wrong": 0,
        }

        def asked(facts: dict[str, object]) -> dict[str, Any]:
            listed = facts.get(CODES)
            sent = [each for each in (listed if isinstance(listed, list) else []) if _lately(each, now)]
            if len(sent) >= CODES_A_DAY:
                raise SessionError("days-codes-used", count=CODES_A_DAY)
            return {**facts, CODES: [*sent, now], ASKED: waits}

        await self._own.change(guest.id, asked)
        await self.send_code(contact, f"{code[:4]}-{code[4:]}")
        return contact

    async def confirm(self, guest: "Guest", typed: str) -> Contact:
        """Take over the address that this code was sent to. Raises `SessionError`, `StoreError`."""
        code = "".join(char for char in typed.casefold() if char in _LETTERS)
        found: Contact | None = None

        def tried(facts: dict[str, object]) -> dict[str, Any]:
            nonlocal found
            asked: Any = facts.get(ASKED)
            contact = _contact(asked)
            if contact is None or _number(asked, "until") <= self._clock():
                raise SessionError("days-no-code")
            if hmac.compare_digest(_digest(code), str(asked.get("code", ""))):
                found = contact
                return {**facts, KEPT: {"kind": contact.kind, "to": contact.to}, ASKED: None}
            wrong = int(_number(asked, "wrong")) + 1
            return {**facts, ASKED: {**asked, "wrong": wrong} if wrong < TRIES else None}

        await self._own.change(guest.id, tried)
        if found is None:
            raise SessionError("days-wrong-code")
        return found

    async def forget(self, guest: "Guest") -> None:
        """Forget a member's address. Raises `StoreError`."""
        await self._own.change(guest.id, lambda facts: {**facts, KEPT: None, ASKED: None})


def _contact(kept: object) -> Contact | None:
    if not isinstance(kept, dict):
        return None
    kind, to = kept.get("kind"), kept.get("to")
    known = isinstance(to, str) and kind == kind_of(to) != ""
    return Contact(str(kind), str(to)) if known else None


def _number(facts: Mapping[str, object], name: str) -> float:
    found = facts.get(name)
    return float(found) if isinstance(found, (int, float)) else 0.0


def _lately(moment: object, now: float) -> bool:
    return isinstance(moment, (int, float)) and now - DAY < moment <= now


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
