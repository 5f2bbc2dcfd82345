"""How a message gets to a member's own address: by SMTP to the host's mail server, or by HTTPS to a webhook.

Everything here blocks, and is called in threads. Where a webhook may lead is checked for the very address
that is then connected to, so that no name can change its meaning in between; redirects aren't followed.
"""

import contextlib
import hashlib
import http.client
import ipaddress
import json
import os
import re
import smtplib
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import SplitResult, urlsplit

from rulesets.core.records import record
from tabletop_tui.serve.limits import Networks

MAIL, WEBHOOK = "mail", "webhook"
"""The kinds of addresses."""

USER, PASSWORD = "TABLETOP_SMTP_USER", "TABLETOP_SMTP_PASSWORD"
"""Where the environment has what a mail server asks for, if it does."""

SECONDS = 15.0
"""How long one attempt may take in all."""
CONNECTING, ADDRESSES_TRIED = 4.0, 3
"""How long it may take to connect to an address of a webhook, and how many are tried: in all less than
`SECONDS`, after which there must be a connection to cut."""
LONGEST = 400
"""Characters of an address."""

_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")
_URL = re.compile(r"https?://[!-~]+")

_GIVEN_OUT, _NAT64 = ipaddress.IPv6Network("2000::/3"), ipaddress.IPv6Network("64:ff9b::/96")
"""The public addresses of IPv6, and those that stand for one of IPv4."""


class NotSentError(Exception):
    """A message couldn't be sent. The text names no address."""

    def __init__(self, problem: str, *, lasting: bool = False) -> None:
        """`lasting`: trying again is useless."""
        super().__init__(problem)
        self.lasting = lasting


@record
class Text:
    """A message as it is sent."""

    mark: str
    """The same whenever it is tried again."""
    subject: str
    body: str
    facts: Mapping[str, str]
    """The same for programs; a webhook gets them with the text."""


def id_of(text: Text) -> str:
    """The same whenever and by whichever server a message is sent, so that who gets it twice can tell."""
    return hashlib.sha256(text.mark.encode()).hexdigest()[:32]


def kind_of(address: str) -> str:
    """The kind of an address as it was typed; empty if it is none."""
    if len(address) > LONGEST:
        return ""
    if (
        _MAIL.fullmatch(address) and ".." not in address and "=?" not in address
    ):  # a mail reads that as a code
        return MAIL
    return WEBHOOK if _URL.fullmatch(address) and _parts(address) is not None else ""


def _parts(url: str) -> SplitResult | None:
    """A webhook's parts; `None` for what can't be one."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    named = bool(parts.hostname) and parts.username is None and parts.password is None
    return parts if named and not parts.fragment else None


# -- mail ------------------------------------------------------------------------------------------


def send_mail(server: str, sender: str, to: str, text: Text) -> None:
    """Hand a mail over to the mail server, `HOST:PORT`. Raises `NotSentError`."""
    host, _, port = server.rpartition(":") if server.count(":") == 1 else (server, "", "25")
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, text.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{id_of(text)}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text.body)
    try:
        with _Smtp(host) as link, _cut_after(lambda: link.sock):
            _ = link.connect(host, int(port))
            _ = link.ehlo()
            user, password = os.environ.get(USER, ""), os.environ.get(PASSWORD, "")
            if link.has_extn("starttls") and (user or not _is_here(host)):
                _ = link.starttls(context=ssl.create_default_context())
                _ = link.ehlo()
            elif user and not _is_here(host):
                raise NotSentError("the mail server offers no TLS for a password")
            if user:
                _ = link.login(user, password)
            _ = link.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        code = max((code for code, _ in error.recipients.values()), default=0)
        raise NotSentError(f"SMTP {code}", lasting=code >= 500) from error
    except smtplib.SMTPResponseException as error:
        raise NotSentError(f"SMTP {error.smtp_code}") from error
    except (OSError, ValueError, smtplib.SMTPException) as error:
        raise NotSentError(_said(error)) from error


class _Smtp(smtplib.SMTP):
    """A link that isn't connected yet, so that it can be cut from the first byte on."""

    def __init__(self, host: str) -> None:
        super().__init__(timeout=SECONDS)
        self._host = host
        """What `starttls` checks the certificate for."""


def why_no_mail(server: str) -> str:
    """Why a mail server takes nothing; empty if it answers."""
    host, _, port = server.rpartition(":")
    try:
        with _Smtp(host) as link, _cut_after(lambda: link.sock):
            _ = link.connect(host, int(port))
            _ = link.ehlo()
    except (OSError, ValueError, smtplib.SMTPException) as error:
        return _said(error)
    return ""


def _is_here(host: str) -> bool:
    """Whether a mail server is this machine."""
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


# -- webhooks --------------------------------------------------------------------------------------


def send_to_webhook(url: str, text: Text, networks: Networks) -> None:
    """POST a message as JSON. `networks` are those that are allowed besides public addresses.

    Raises `NotSentError`.
    """
    parts = _parts(url)
    if parts is None:
        raise NotSentError("no address", lasting=True)
    said = {"text": text.body, "content": text.body, "title": text.subject, **text.facts, "id": id_of(text)}
    body = json.dumps(said, ensure_ascii=False).encode()
    secure = parts.scheme == "https"
    try:
        addresses, port = allowed_addresses(parts, networks)
        link = _Pinned(parts.hostname or "", port, addresses, secure=secure)
        with contextlib.closing(link), _cut_after(lambda: link.sock):
            path = parts.path or "/"
            link.request(
                "POST",
                f"{path}?{parts.query}" if parts.query else path,
                body,
                {
                    "Content-Type": "application/json; charset=utf-8",
                    "User-Agent": "tabletop",
                    "Idempotency-Key": id_of(text),
                },
            )
            status = link.getresponse().status
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise NotSentError(_said(error)) from error
    if not 200 <= status < 300:
        gone = status in (400, 401, 403, 404, 405, 410) or 300 <= status < 400
        raise NotSentError(f"HTTP {status}", lasting=gone)


def allowed_addresses(parts: SplitResult, networks: Networks) -> tuple[list[str], int]:
    """The addresses of a webhook's host, which may be connected to, and the port.

    It must be public, or in one of the `networks`; without TLS, only the latter will do. All addresses of a
    name must be allowed: otherwise it is no mistake. Raises `OSError`, `NotSentError`.
    """
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses or not all(_may_reach(each, networks, secure=secure) for each in addresses):
        raise NotSentError("an address that isn't allowed", lasting=True)
    return [str(each) for each in addresses], port


def _may_reach(
    address: ipaddress.IPv4Address | ipaddress.IPv6Address, networks: Networks, *, secure: bool
) -> bool:
    inner = _inner(address)
    if any(each in network for network in networks for each in {address, inner}):
        return True
    return secure and _is_public(address) and _is_public(inner)


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is one of the internet; those of IPv6 that no one was given lead inwards."""
    known = isinstance(address, ipaddress.IPv4Address) or address in _GIVEN_OUT or address in _NAT64
    return known and address.is_global and not address.is_multicast


def _inner(
    address: ipaddress.IPv4Address | ipaddress.IPv6Address,
) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """The address of IPv4 that one of IPv6 stands for, or else the address itself."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    mapped = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
    return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in _NAT64 else mapped or address


class _Pinned(http.client.HTTPConnection):
    """A connection to one of the addresses that were checked, for a host of this name."""

    def __init__(self, host: str, port: int, addresses: list[str], *, secure: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._addresses = addresses
        self._secure = secure

    def connect(self) -> None:
        """Connect to the first that answers. Raises `OSError`."""
        *others, last = self._addresses[:ADDRESSES_TRIED]
        for address in others:
            with contextlib.suppress(OSError):
                self.sock = socket.create_connection((address, self.port), CONNECTING)
                break
        else:
            self.sock = socket.create_connection((last, self.port), CONNECTING)
        if self._secure:
            context = ssl.create_default_context()
            self.sock.settimeout(SECONDS)
            self.sock = context.wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self.sock.do_handshake()


# -- both ------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _cut_after(link: Callable[[], socket.socket | None]) -> Iterator[None]:
    """End a connection that takes too long in all, however often something comes."""

    def cut() -> None:
        found = link()
        if found is not None:
            with contextlib.suppress(OSError):
                found.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(SECONDS, cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _said(error: Exception) -> str:
    """What an error was, without addresses."""
    said = getattr(error, "strerror", None)
    return f"{type(error).__name__}: {said}" if isinstance(said, str) and said else type(error).__name__
