"""How many may come in, how often, and for how long; with a clock that is turned by hand."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.serve import limits as limits_module
from tabletop_tui.serve.limits import Door, Knock, Limits, network_of


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def door(**changes: float) -> tuple[Door, Clock]:
    clock = Clock()
    return Door(replace(Limits(), **changes), clock), clock  # type: ignore[arg-type]


def knocked(at: Door, address: str = "192.0.2.1") -> Knock:
    knock = at.knock(address)
    assert isinstance(knock, Knock), knock
    return knock


def test_the_figures_are_those_that_are_promised() -> None:
    limits = Limits()
    assert (limits.login_seconds, limits.tries) == (30, 3)
    assert (limits.strangers, limits.strangers_per_address, limits.strangers_known) == (64, 8, 16)
    assert (limits.connections_a_minute, limits.burst) == (10, 5)
    assert (limits.first_penalty, limits.longest_penalty) == (2, 15 * 60)
    assert (limits.per_person, limits.guests) == (3, 128)
    assert (limits.notices_at_once, limits.notice_seconds, limits.notices_waiting) == (4, 30, 200)
    assert (limits.bots_each, limits.bot_level, limits.bot_workers, limits.bot_seconds) == (12, 5, 0, 30)
    assert (limits.hints_at_once, limits.hints_a_minute) == (3, 6)
    assert (limits.tables, limits.tables_each, limits.gone_seconds) == (50, 5, 3 * 60)
    assert (limits.remark_cells, limits.remarks, limits.remarks_each) == (120, 100, 25)
    assert (limits.remarks_at_once, limits.remarks_a_minute) == (5, 20)
    assert (limits.keepalive_seconds, limits.keepalive_misses) == (15, 3)
    assert (limits.idle_seconds, limits.longest_seconds) == (30 * 60, 12 * 3600)


def test_every_figure_that_bounds_guests_is_in_one_place() -> None:
    """No other module of the server says how much, how many or how long a guest may."""
    folder = Path(limits_module.__file__).parent
    elsewhere: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            names = [name for target in getattr(node, "targets", ()) for name in ast.walk(target)]
            said = {name.id for name in names if isinstance(name, ast.Name)}
            bounds = {name for name in said if re.match("_?(MOST|LARGEST|LEAST)_|.*_HOURS$|REMARK", name)}
            if bounds and file.name != "limits.py":
                elsewhere |= bounds
    assert elsewhere == {"MOST_CLOSED", "MOST_COMPANY", "_LEAST_PADDING", "MOST_KEPT"}, "no guest's bounds"


def test_five_at_once_and_then_ten_a_minute() -> None:
    at, clock = door()
    for _ in range(5):
        at.leave(knocked(at))
    assert at.knock("192.0.2.1") == "rate"
    clock.now += 5.9
    assert at.knock("192.0.2.1") == "rate"
    clock.now += 0.2
    at.leave(knocked(at))
    assert at.knock("192.0.2.1") == "rate"
    assert isinstance(at.knock("192.0.2.2"), Knock), "another address has its own count"
    came = 0
    for _ in range(60):
        clock.now += 1
        came += isinstance(at.knock("192.0.2.3"), Knock)
    assert came <= 5 + 10


def test_eight_strangers_of_one_address_and_sixty_four_in_all() -> None:
    at, _clock = door(burst=1000)
    first = [knocked(at) for _ in range(8)]
    assert at.knock("192.0.2.1") == "crowd"
    at.leave(first[0])
    assert isinstance(at.knock("192.0.2.1"), Knock)
    at.leave(first[1])
    for number in range(57):
        _ = knocked(at, f"198.51.100.{number}")
    assert at.strangers == 64


def test_when_all_places_are_taken_who_has_most_makes_room() -> None:
    """The oldest connection of that address is closed, without a penalty."""
    at, _clock = door(burst=1000)
    gone: list[Knock] = []
    for address in range(8):
        for _ in range(8):
            knock = knocked(at, f"192.0.2.{address}")
            knock.on_displaced = lambda knock=knock: gone.append(knock)
    assert at.strangers == 64
    newcomer = Knock("")
    for number in range(7 * 8):
        newcomer = knocked(at, f"198.51.100.{number}")
        assert len(gone) == number + 1
        assert at.strangers == 64
    assert [knock.address for knock in gone[:2]] == ["192.0.2.0", "192.0.2.1"]
    assert at.knock("203.0.113.1") == "full", "no one has more than one place now"
    assert at.enter(newcomer, "key a") is None
    for knock in gone:
        at.leave(knock)
    assert at.strangers == 63


def test_addresses_that_have_logged_in_keep_places_of_their_own() -> None:
    at, _clock = door(burst=1000, strangers_per_address=64)
    at.remember(["203.0.113.1"])
    assert at.enter(knocked(at, "203.0.113.2"), "key a") is None
    for number in range(64):
        _ = knocked(at, f"198.51.100.{number}")
    assert at.knock("203.0.113.9") == "full"
    kept = [knocked(at, f"203.0.113.{1 + number % 2}") for number in range(16)]
    assert at.strangers == 80
    at.leave(kept[0])
    assert isinstance(at.knock("203.0.113.2"), Knock)


def test_who_has_logged_in_is_no_stranger_any_more() -> None:
    at, _clock = door(burst=1000)
    for number in range(20):
        knock = knocked(at)
        assert at.enter(knock, f"key {number}") is None
    assert at.strangers == 0
    assert at.guests == 20


def test_a_person_is_here_three_times_at_most() -> None:
    at, _clock = door(burst=1000)
    inside = [knocked(at) for _ in range(3)]
    assert [at.enter(knock, "key a") for knock in inside] == [None] * 3
    fourth = knocked(at)
    assert at.enter(fourth, "key a") == "too-often"
    at.leave(fourth)
    at.leave(inside[0])
    at.leave(inside[0])
    assert at.enter(knocked(at), "key a") is None
    assert at.guests == 3


def test_three_tries_and_six_keys() -> None:
    at, _clock = door()
    knock = knocked(at)
    assert [at.failed(knock) for _ in range(3)] == [True, True, False]
    other = knocked(at)
    assert [at.failed(other, 0.5) for _ in range(6)] == [True] * 5 + [False]


def test_penalties_double_and_are_forgiven() -> None:
    at, clock = door(burst=1000)

    def fail() -> None:
        knock = knocked(at)
        _ = at.failed(knock)
        at.leave(knock)

    waits = []
    for _ in range(11):
        fail()
        waited = 0
        while isinstance(answer := at.knock("192.0.2.1"), str):
            assert answer == "penalty"
            clock.now += 2
            waited += 2
        at.leave(answer)
        waits.append(waited)
    assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]
    clock.now += 3601
    fail()
    clock.now += 5
    assert isinstance(at.knock("192.0.2.1"), Knock), "an hour without failures: as at the beginning"


def test_logging_in_ends_the_penalties() -> None:
    at, clock = door(burst=1000)
    for _ in range(3):
        knock = knocked(at)
        _ = at.failed(knock)
        at.leave(knock)
        clock.now += 60
    assert at.enter(knocked(at), "key a") is None
    knock = knocked(at)
    _ = at.failed(knock)
    at.leave(knock)
    clock.now += 5
    assert isinstance(at.knock("192.0.2.1"), Knock)


def test_who_fails_first_and_then_gets_in_isnt_punished() -> None:
    at, _clock = door()
    knock = knocked(at)
    _ = at.failed(knock)
    assert at.enter(knock, "key a") is None
    at.leave(knock)
    assert isinstance(at.knock("192.0.2.1"), Knock)


def test_behind_another_server_addresses_arent_told_apart() -> None:
    at, _clock = door(per_address=False)
    for _ in range(64):
        _ = knocked(at)
    assert at.knock("192.0.2.1") == "full"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_addresses_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_ADDRESSES", 100)
    at, clock = door()
    for number in range(1000):
        at.leave(knocked(at, f"10.0.{number // 250}.{number % 250}"))
        clock.now += 0.1
    assert len(at._addresses) <= 100
