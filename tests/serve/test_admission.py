"""How many may come in, how often, and for how long; with a clock that is turned by hand."""

import ast
import re
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from tabletop_tui import serve
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines import admission
from tabletop_tui.serve.lines.admission import Door, Knock, network_of


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
    assert (limits.strangers, limits.strangers_per_address, limits.strangers_known) == (64, 8, 64)
    assert (limits.known_at_once, limits.known_per_address, limits.waiting) == (32, 256, 512)
    assert (limits.fair_seconds, limits.promising_seconds) == (2, 10)
    assert (limits.connections_a_minute, limits.burst) == (30, 5)
    assert (limits.known_a_second, limits.known_burst) == (30, 60)
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
    folder = Path(serve.__file__).parent
    elsewhere: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            names = [name for target in getattr(node, "targets", ()) for name in ast.walk(target)]
            said = {name.id for name in names if isinstance(name, ast.Name)}
            bounds = {name for name in said if re.match("_?(MOST|LARGEST|LEAST)_|.*_HOURS$|REMARK", name)}
            if bounds and file.name != "limits.py":
                elsewhere |= bounds
    assert elsewhere == {"MOST_CLOSED", "MOST_COMPANY", "_LEAST_PADDING", "MOST_KEPT"}, "no guest's bounds"


def begun(*knocks: Knock) -> list[bool]:
    return [knock.begun is not None for knock in knocks]


def test_five_at_once_and_then_thirty_a_minute() -> None:
    at, clock = door()
    for _ in range(5):
        at.leave(knocked(at))
    first, second = knocked(at), knocked(at)
    clock.now += 1.9
    at.admit()
    assert begun(first, second) == [False, False]
    clock.now += 0.2
    at.admit()
    assert begun(first, second) == [True, False], "in the order in which they came"
    at.leave(second)
    assert at.waiting == 0, "who waits may leave"
    assert begun(knocked(at, "192.0.2.2")) == [True], "another address has its own count"
    came: list[Knock] = []
    for _ in range(60):
        clock.now += 1
        for knock in came:
            at.leave(knock)
        came += [knocked(at, "192.0.2.3")]
    assert sum(begun(*came)) <= 5 + 30


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
    late = knocked(at, "203.0.113.1")
    assert begun(late) == [False], "no one has more than one place now"
    at.leave(late)
    assert at.enter(newcomer, "key a") is None
    for knock in gone:
        at.leave(knock)
    assert at.strangers == 63


def test_addresses_that_have_logged_in_keep_places_of_their_own() -> None:
    at, _clock = door(burst=1000, strangers_per_address=64, strangers_known=16, known_burst=1000)
    at.remember(["203.0.113.1"])
    assert at.enter(knocked(at, "203.0.113.2"), "key a") is None
    for number in range(64):
        _ = knocked(at, f"198.51.100.{number}")
    assert begun(knocked(at, "203.0.113.9")) == [False]
    kept = [knocked(at, f"203.0.113.{1 + number % 2}") for number in range(16)]
    assert at.strangers == 80
    late = knocked(at, "203.0.113.2")
    assert begun(late) == [False]
    at.leave(kept[0])
    assert begun(late) == [True]


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
        waits.append(at.waits("192.0.2.1"))
        fail()
        assert at.waits("192.0.2.1") == waits[-1], "who goes on trying keeps no one out for longer"
        clock.now += waits[-1]
    assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]
    clock.now += 3601
    fail()
    clock.now += 5
    assert at.waits("192.0.2.1") == 0, "an hour without failures: as at the beginning"


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
    assert at.waits("192.0.2.1") == 2, "the first again"


def test_who_fails_first_and_then_gets_in_isnt_punished() -> None:
    at, _clock = door()
    knock = knocked(at)
    _ = at.failed(knock)
    assert at.enter(knock, "key a") is None
    at.leave(knock)
    assert at.waits("192.0.2.1") == 0


def test_behind_another_server_addresses_arent_told_apart() -> None:
    at, _clock = door(per_address=False)
    for _ in range(64):
        _ = knocked(at)
    assert begun(knocked(at)) == [False]
    strange = knocked(at)
    _ = at.failed(strange)
    at.leave(strange)
    assert at.waits("192.0.2.1") == 0


# -- members and strangers behind one address --------------------------------------------------------


@dataclass
class Crowd:
    """Members who come back at the same moment, and a stranger who tries again as soon as they may."""

    at: Door
    clock: Clock
    stays: dict[int, float] = field(default_factory=dict)
    """When each connection has logged in, or failed."""

    def back_after(self, members: int, hammering: int, login: float = 0.5) -> float:
        """Seconds until all members are in, each of whom comes only once."""
        home, start = "203.0.113.1", self.clock.now
        ours: list[Knock] = []
        theirs: list[Knock] = [knocked(self.at, home) for _ in range(hammering)]
        ours += [knocked(self.at, home) for _ in range(members)]
        inside = 0
        while inside < members and self.clock.now < start + 100:
            self.clock.now += 0.05
            for knock in [*ours]:
                if knock.begun is not None and self.clock.now >= knock.begun + login:
                    ours.remove(knock)
                    assert not knock.gone
                    assert knock.stranger, "a member had to make room"
                    assert self.at.enter(knock, f"key {inside}") is None
                    inside += 1
            for knock in [*theirs]:
                if knock.begun is not None and (not knock.stranger or self.clock.now >= knock.begun + login):
                    theirs.remove(knock)
                    _ = self.at.failed(knock)
                    self.at.leave(knock)
                    again = self.at.knock(home)
                    assert isinstance(again, Knock)
                    theirs.append(again)
            self.at.admit()
        return self.clock.now - start


@pytest.mark.parametrize("hammering", [0, 1, 20])
@pytest.mark.parametrize("members", [12, 100, 200])
def test_members_behind_one_address_are_back_within_ten_seconds(members: int, hammering: int) -> None:
    """A server restarts; it remembers the address. A login may take half a second."""
    at, clock = door(guests=200)
    at.remember(["203.0.113.1"])
    assert Crowd(at, clock).back_after(members, hammering) <= 10


def test_silent_connections_of_a_stranger_make_room_for_members_of_the_same_address() -> None:
    at, clock = door()
    at.remember(["203.0.113.1"])
    silent = [knocked(at, "203.0.113.1") for _ in range(200)]
    member = knocked(at, "203.0.113.1")
    assert (at.strangers, begun(member)) == (32, [False])
    waited = 0.0
    while member.begun is None:
        clock.now += 0.5
        waited += 0.5
        at.admit()
        assert waited < 20
    assert sum(begun(*silent)) == 200
    at.promises(member)
    clock.now += 9
    _ = [knocked(at, "203.0.113.1") for _ in range(100)]
    assert member.stranger, "there is time to type a passphrase"


def test_a_stranger_of_an_address_cant_have_more_than_its_room() -> None:
    at, clock = door()
    at.remember(["203.0.113.1"])
    _ = [knocked(at, "203.0.113.1") for _ in range(256)]
    assert at.knock("203.0.113.1") == "crowd"
    for number in range(8 * 40):
        _ = at.knock(f"198.51.100.{number % 40}")
    assert at.strangers <= 64 + 32
    assert at.waiting <= 512
    clock.now += 60
    at.admit()
    assert begun(knocked(at, "192.0.2.77")) == [True], "others come in"


def test_when_as_many_wait_as_may_the_address_with_most_gives_way() -> None:
    at, _clock = door(waiting=10, burst=0)
    crowd = [knocked(at, "192.0.2.1") for _ in range(8)]
    _ = [knocked(at, "192.0.2.2") for _ in range(2)]
    late = knocked(at, "192.0.2.3")
    assert [knock.stranger for knock in crowd] == [True] * 7 + [False], "the latest of them"
    assert late.stranger
    assert at.waiting == 10


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
    monkeypatch.setattr(admission, "MOST_ADDRESSES", 100)
    at, clock = door()
    for number in range(1000):
        at.leave(knocked(at, f"10.0.{number // 250}.{number % 250}"))
        clock.now += 0.1
    assert len(at._addresses) <= 100


# -- several servers of a club -----------------------------------------------------------------------


def two_doors() -> tuple[Door, Door, Clock]:
    """Of two servers whose own clocks have begun at different moments."""
    clock = Clock()

    def later() -> float:
        return clock.now + 500

    return Door(Limits(), clock, wall=clock), Door(Limits(), later, wall=clock), clock


def fails(at: Door, address: str = "198.51.100.7") -> None:
    knock = knocked(at, address)
    _ = at.failed(knock)
    at.leave(knock)


def test_who_fails_at_one_server_waits_at_the_others_too() -> None:
    one, two, clock = two_doors()
    fails(one)
    assert two.waits("198.51.100.7") == 0
    two.learn(one.penalties)
    assert two.waits("198.51.100.7") == pytest.approx(one.waits("198.51.100.7"), abs=1)
    clock.now += 3
    fails(two)
    assert two.waits("198.51.100.7") == pytest.approx(4), "it is the second time"
    one.learn(two.penalties)
    assert one.waits("198.51.100.7") == pytest.approx(4, abs=1)
    clock.now += 5
    assert (one.penalties, two.penalties) == ({}, {})


def test_what_a_server_has_learnt_it_doesnt_tell_again_so_no_penalty_outlives_its_time() -> None:
    one, two, clock = two_doors()
    fails(one)
    for _ in range(20):
        two.learn(one.penalties)
        one.learn(two.penalties)
        clock.now += 1
    assert one.waits("198.51.100.7") == two.waits("198.51.100.7") == 0


def test_a_member_who_logs_in_ends_the_penalty_of_their_server_and_it_is_told_no_more() -> None:
    one, two, _ = two_doors()
    fails(one)
    assert one.enter(knocked(one, "198.51.100.7"), "ana") is None
    assert (one.waits("198.51.100.7"), one.penalties) == (0, {})
    two.learn(one.penalties)
    assert two.waits("198.51.100.7") == 0


def test_of_many_penalties_the_longest_are_told_and_nonsense_bars_no_one_for_long() -> None:
    one, two, clock = two_doors()
    for number in range(100):
        fails(one, f"203.0.113.{number}")
    assert len(one.penalties) == 64
    two.learn({"192.0.2.1": (3, round(clock.now) + 10**9), "192.0.2.2": (3, 0)})
    assert two.waits("192.0.2.1") == Limits().longest_penalty
    assert two.waits("192.0.2.2") == 0


def test_what_a_busy_server_takes_doesnt_count_against_a_connection() -> None:
    """Others wait at the address, and each has two seconds: but only of its own."""
    at, clock = door(known_at_once=2)
    at.remember(["203.0.113.1"])
    busy, silent, waits = (knocked(at, "203.0.113.1") for _ in range(3))
    for _ in range(2):
        at.begin_work(busy)
        clock.now += 4.0
        at.admit()
        at.end_work(busy)
    assert busy.stranger
    assert (silent.stranger, waits.begun is not None) == (False, True)
    _ = [knocked(at, "203.0.113.1") for _ in range(2)]
    assert busy.stranger
    clock.now += 2.1
    at.admit()
    assert not busy.stranger, "its own two seconds are over"


def test_work_that_overlaps_counts_once() -> None:
    at, clock = door()
    knock = knocked(at)
    with at.at_work(knock):
        clock.now += 1
        with at.at_work(knock):
            clock.now += 1
    clock.now += 5
    assert (knock.works, knock.worked) == (0, 2)
