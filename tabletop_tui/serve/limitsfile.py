"""The limits that a host sets in `server.toml`, below `[limits]`: read, checked, and put in force.

A value that is wrong is never taken over. When a server starts, the usual one counts in its place; when a
running one reads the file again, nothing is changed at all.
"""

import ipaddress
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rulesets.core import foreign
from rulesets.core.message import Message
from rulesets.core.records import record
from tabletop_tui.host.settings import place_in
from tabletop_tui.host.spelling import nearest
from tabletop_tui.serve.limits import MOST_TABLES, Limits, Networks
from tabletop_tui.serve.mail.carriers import MAIL, kind_of

SECTION = "limits"
NUMBER, NETWORK_LIST, SERVER, SENDER, SWITCH = "number", "networks", "server", "sender", "switch"
"""The kinds of what can be set."""
NETWORKS = "trusted_networks"
WIDEST_HOST = 64
"""An IPv6 address counts by its first half, so no longer prefix can be told apart."""

YEAR = 366 * 24 * 3600


@record
class Bounds:
    """Which numbers make sense for a limit."""

    least: float
    most: float
    whole: bool = True
    kind: str = NUMBER
    """What it is, if not a number: `NETWORK_LIST`, `SERVER`, `SENDER` or `SWITCH`."""


BOUNDS: Mapping[str, Bounds] = MappingProxyType(
    {
        "tables": Bounds(1, MOST_TABLES),
        "tables_each": Bounds(1, MOST_TABLES),
        "tables_over_days": Bounds(1, MOST_TABLES),
        "tables_over_days_each": Bounds(1, MOST_TABLES),
        "guests": Bounds(1, 5_000),
        "per_person": Bounds(1, 100),
        "bots_each": Bounds(0, 1_000),
        "bot_level": Bounds(1, 5),
        "hints_at_once": Bounds(1, 1_000),
        "hints_a_minute": Bounds(0, 1_000, whole=False),
        "remarks": Bounds(1, 10_000),
        "remarks_each": Bounds(1, 10_000),
        "remarks_at_once": Bounds(1, 1_000),
        "remarks_a_minute": Bounds(0, 1_000, whole=False),
        "idle_seconds": Bounds(60, YEAR, whole=False),
        "longest_seconds": Bounds(60, YEAR, whole=False),
        "gone_seconds": Bounds(0, YEAR, whole=False),
        "reminder_hours": Bounds(0, 168, whole=False),
        "vacation_days": Bounds(0, 366),
        "opener_gone_days": Bounds(0, 366, whole=False),
        "unseen_days": Bounds(0, 366, whole=False),
        "expire_days": Bounds(0, 3_660, whole=False),
        "expire_warning_days": Bounds(0, 366, whole=False),
        "notice_grace": Bounds(0, YEAR, whole=False),
        "notice_seconds": Bounds(1, 3_600, whole=False),
        "notices_at_once": Bounds(1, 64),
        "notices_waiting": Bounds(1, 10_000),
        "mail_server": Bounds(0, 0, kind=SERVER),
        "mail_from": Bounds(0, 0, kind=SENDER),
        "webhooks": Bounds(0, 0, kind=SWITCH),
        "webhook_networks": Bounds(0, 0, kind=NETWORK_LIST),
        NETWORKS: Bounds(0, 0, kind=NETWORK_LIST),
        "strangers": Bounds(1, 10_000),
        "strangers_per_address": Bounds(1, 10_000),
        "strangers_known": Bounds(1, 10_000),
        "known_at_once": Bounds(1, 10_000),
        "known_per_address": Bounds(1, 10_000),
        "waiting": Bounds(1, 10_000),
        "connections_a_minute": Bounds(1, 100_000, whole=False),
        "burst": Bounds(1, 10_000),
        "known_a_second": Bounds(1, 10_000, whole=False),
        "known_burst": Bounds(1, 10_000),
        "tries": Bounds(1, 20),
        "first_penalty": Bounds(0, YEAR, whole=False),
        "longest_penalty": Bounds(0, YEAR, whole=False),
        "forgiven_after": Bounds(0, YEAR, whole=False),
        "stranger_seconds": Bounds(0, YEAR, whole=False),
        "addresses_kept": Bounds(0, 100_000),
    }
)
"""What can be set, in the order of the reference."""

CLUBS = ("tables", "tables_each", "tables_over_days", "tables_over_days_each")
"""The limits that all servers of a club share."""

NOT_ABOVE = (
    ("tables_each", "tables"),
    ("tables_over_days_each", "tables_over_days"),
    ("remarks_each", "remarks"),
    ("strangers_per_address", "strangers"),
    ("known_at_once", "strangers_known"),
    ("known_at_once", "known_per_address"),
    ("first_penalty", "longest_penalty"),
    ("idle_seconds", "longest_seconds"),
)
"""Pairs of which the first can't be larger than the second."""


@record
class LimitsFile:
    """What a file says, and what is wrong with it."""

    given: Mapping[str, Any]
    """The values that are right, by the names of `Limits`."""
    problems: tuple[Message, ...] = ()


def read(file: Path) -> LimitsFile:
    """The limits in a server's file; none if there is no file."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return LimitsFile({})
    except (OSError, UnicodeDecodeError) as error:
        return _unreadable("limits-unreadable", file=str(file), problem=str(error))
    import tomllib

    try:
        data = foreign.cleaned(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        return _unreadable("limits-broken", file=str(file), problem=str(error))
    except (ValueError, RecursionError):  # a number of thousands of digits, or too many levels
        return _unreadable("limits-beyond", file=str(file))
    return _checked(str(file), text, data)


def _unreadable(message: str, **facts: str) -> LimitsFile:
    return LimitsFile({}, (Message(message, facts),))


def _checked(file: str, text: str, data: Mapping[str, Any]) -> LimitsFile:
    problems = [_misplaced(place_in(file, text, name), name) for name in data if name != SECTION]
    listed = data.get(SECTION, {})
    if not isinstance(listed, dict):
        return LimitsFile({}, (*problems, Message("limits-no-section", {"file": file})))
    given: dict[str, Any] = {}
    for name, value in listed.items():
        wrong = _wrong(name, value)
        if wrong is None:
            given[name] = _networks(value) if BOUNDS[name].kind == NETWORK_LIST else value
        else:
            facts = {"file": place_in(file, text, name), "limit": name, **wrong.facts}
            problems.append(Message(wrong.id, facts))
    for wrong in _above(given):
        name = wrong.facts["limit"]
        problems.append(Message(wrong.id, {"file": place_in(file, text, str(name)), **wrong.facts}))
    for each, in_all in [pair for pair in NOT_ABOVE if _is_above(given, *pair)]:
        for name in (each, in_all):
            given.pop(name, None)
    return LimitsFile(given, tuple(problems))


def _misplaced(place: str, name: str) -> Message:
    facts = {"file": place, "limit": name}
    if name in BOUNDS:
        return Message("limits-outside", facts)
    near = nearest(name, (SECTION,))
    return (
        Message("limits-other", facts)
        if near is None
        else Message("limits-other-near", facts | {"near": near})
    )


def _wrong(name: str, value: Any) -> Message | None:
    """Why a value can't be taken over, without its name and place."""
    bounds = BOUNDS.get(name)
    if bounds is None:
        near = nearest(name, BOUNDS)
        return Message("limits-unknown") if near is None else Message("limits-unknown-near", {"near": near})
    if bounds.kind != NUMBER:
        return _WRONG[bounds.kind](value)
    known = (int,) if bounds.whole else (int, float)
    if type(value) in known and bounds.least <= value <= bounds.most:
        return None
    facts = {"least": f"{bounds.least:g}", "most": f"{bounds.most:.0f}"}
    return Message("limits-wrong-number" if bounds.whole else "limits-wrong-amount", facts)


def _wrong_server(value: object) -> Message | None:
    right = value == "" or (
        isinstance(value, str)
        and re.fullmatch(r"[A-Za-z0-9.-]{1,253}:[0-9]{1,5}", value)
        and 0 < int(value.rpartition(":")[2]) < 65536
    )
    return None if right else Message("limits-wrong-server")


def _wrong_sender(value: object) -> Message | None:
    known = isinstance(value, str) and (value == "" or kind_of(value) == MAIL)
    return None if known else Message("limits-wrong-sender")


def _wrong_switch(value: object) -> Message | None:
    return None if isinstance(value, bool) else Message("limits-wrong-switch")


def _wrong_networks(value: object) -> Message | None:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        return Message("limits-wrong-networks")
    for each in value:
        try:
            network = ipaddress.ip_network(each)
        except ValueError:
            return Message("limits-wrong-network", {"network": each, "near": _mended(each)})
        if network.version == 6 and network.prefixlen > WIDEST_HOST:
            return Message("limits-narrow-network", {"network": each})
    return None


_WRONG: Mapping[str, Callable[[object], Message | None]] = {
    NETWORK_LIST: _wrong_networks,
    SERVER: _wrong_server,
    SENDER: _wrong_sender,
    SWITCH: _wrong_switch,
}


def _mended(network: str) -> str:
    """The network that an address with a prefix lies in; an example if it is none at all."""
    try:
        return str(ipaddress.ip_network(network, strict=False))
    except ValueError:
        return "192.0.2.0/24"


def _networks(value: list[str]) -> Networks:
    return tuple(ipaddress.ip_network(each) for each in value)


def _is_above(given: Mapping[str, Any], each: str, in_all: str) -> bool:
    usual = Limits()
    return bool(
        (each in given or in_all in given)
        and given.get(each, getattr(usual, each)) > given.get(in_all, getattr(usual, in_all))
    )


def _above(given: Mapping[str, Any]) -> Iterator[Message]:
    usual = Limits()
    for each, in_all in NOT_ABOVE:
        if _is_above(given, each, in_all):
            facts = {
                "limit": each if each in given else in_all,
                "each": each,
                "of": f"{given.get(each, getattr(usual, each)):g}",
                "all": in_all,
                "most": f"{given.get(in_all, getattr(usual, in_all)):g}",
            }
            yield Message("limits-above", facts)


def put_in_force(limits: Limits, usual: Limits, given: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Set what a file gives, and as usual what it doesn't. Returns what has changed: before, and now."""
    changed = {}
    for name in BOUNDS:
        before, now = getattr(limits, name), given.get(name, getattr(usual, name))
        if before != now:
            setattr(limits, name, now)
            changed[name] = shown(before), shown(now)
    return changed


def shown(value: Networks | str | float) -> str:
    """A limit's value as the file has it."""
    if isinstance(value, tuple):
        return "[" + ", ".join(f'"{each}"' for each in value) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(int(value)) if value == int(value) else str(value)
