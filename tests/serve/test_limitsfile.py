"""The limits that a host sets in `server.toml`: what is wrong is said, and what is right counts at once."""

import re
import signal
from dataclasses import fields, replace
from ipaddress import ip_network
from pathlib import Path

import pytest

from rulesets.core.message import Message
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.system import HANGUP
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve import limitsfile
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.limitsfile import BOUNDS, NOT_ABOVE, put_in_force, read
from tabletop_tui.serve.lines.admission import Door
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.rereading import Rereading, ask, set_tables
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.text.durations import DAY
from tabletop_tui.text.words import WHOLE, Words
from tests.cli.running import ran
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, HOST, evening
from tests.serve.tables.test_allowed import orbis
from tests.serve.tables.test_days import Clock
from tests.serve.test_admission import knocked
from tests.serve.test_command import free_port, headless, home

FIXED = {
    "login_seconds",  # given to asyncssh when a server begins to listen
    "keepalive_seconds",
    "keepalive_misses",
    "bot_workers",  # processes, started once
    "bot_seconds",
    "remark_cells",  # what fits on a screen
    "fair_seconds",  # how connections of one address take turns
    "promising_seconds",
    "lines_logged",  # lines of a table's log, as long as a game can need
    "per_address",  # follows from --behind-sshd
}
"""The limits that no host can set."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = Paths.below(tmp_path).server
    made.parent.mkdir(parents=True)
    return made


def write(text: str) -> Path:
    file = Paths.find().server
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_every_limit_can_be_set_or_is_named_as_fixed() -> None:
    assert {entry.name for entry in fields(Limits)} == BOUNDS.keys() | FIXED
    assert not BOUNDS.keys() & FIXED


def test_what_is_usual_is_within_its_bounds_in_the_file_too(file: Path) -> None:
    numbers = [name for name in BOUNDS if BOUNDS[name].kind == limitsfile.NUMBER]
    file.write_text("[limits]\n" + "".join(f"{name} = {getattr(Limits(), name):g}\n" for name in numbers))
    found = read(file)
    assert found.problems == ()
    assert put_in_force(Limits(), Limits(), found.given) == {}


def test_each_limit_says_what_it_is_about_in_every_whole_language() -> None:
    for language in WHOLE:
        words = Words(language)
        assert all(words.has(f"limits-{name}") for name in BOUNDS)


def test_without_a_file_all_is_usual(file: Path) -> None:
    assert read(file) == limitsfile.LimitsFile({})


WRONG = """tables = 80
[limit]
guests = 3
[limits]
guest = 200
tables_each = "many"
per_person = true
burst = 2.5
hints_a_minute = -1
tries = 21
trusted_networks = ["192.0.2.7/24"]
"""
SAID = [
    ':1: "tables" has to stand below a line [limits].',
    ':2: there is no "limit" here. Did you mean [limits]?',
    ':5: there is no limit "guest". Did you mean "guests"?',
    ':6: "tables_each" must be a whole number from 1 to 5000.',
    ':7: "per_person" must be a whole number from 1 to 100.',
    ':8: "burst" must be a whole number from 1 to 10000.',
    ':9: "hints_a_minute" must be a number from 0 to 1000.',
    ':10: "tries" must be a whole number from 1 to 20.',
    ':11: "trusted_networks" has 192.0.2.7/24, which isn\'t a network. It could be 192.0.2.0/24.',
]


def test_each_wrong_value_has_a_sentence_with_its_line_and_what_was_meant(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = write(WRONG)
    found = read(file)
    assert found.given == {}
    words = Words("en")
    assert [words(each.id, **each.facts) for each in found.problems] == [f"{file}{said}" for said in SAID]
    done = ran(capsys, "doctor")
    assert done.code == 1
    assert all(f"{file}{said}" in done.out for said in SAID)
    assert file.read_text() == WRONG


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("limits = 3", "limits-no-section"),
        ("[limits", "limits-broken"),
        ("[limits]\ntables = " + "9" * 10_000, "limits-beyond"),
        ("[limits]\ntrusted_networks = '192.0.2.0/24'", "limits-wrong-networks"),
        ("[limits]\ntrusted_networks = ['home']", "limits-wrong-network"),
        ("[limits]\ntrusted_networks = ['2001:db8::1/128']", "limits-narrow-network"),
        ("[limits]\nzzz = 1", "limits-unknown"),
        ("[motd]\ntext = 'hello'", "limits-other"),
    ],
)
def test_a_file_that_makes_no_sense_is_explained(file: Path, text: str, message: str) -> None:
    file.write_text(text)
    (problem,) = read(file).problems
    assert problem.id == message
    for language in WHOLE:
        assert str(file) in Words(language)(problem.id, **problem.facts)


@pytest.mark.parametrize(("each", "in_all"), NOT_ABOVE)
def test_a_part_is_never_larger_than_the_whole(file: Path, each: str, in_all: str) -> None:
    most = getattr(Limits(), in_all)
    if most + 1 <= BOUNDS[each].most:
        file.write_text(f"[limits]\n{each} = {int(most) + 1}\n")
        found = read(file)
        assert "limits-above" in [problem.id for problem in found.problems]
        assert each not in found.given


def test_doctor_says_what_is_set_and_what_is_usual(capsys: pytest.CaptureFixture[str]) -> None:
    assert "guests" not in ran(capsys, "doctor").out
    write('[limits]\nguests = 300\ntrusted_networks = ["10.0.0.0/8", "2001:db8::/48"]\n')
    done = ran(capsys, "doctor")
    assert done.code == 0
    assert "guests = 300, usually 128" in done.out
    assert 'trusted_networks = ["10.0.0.0/8", "2001:db8::/48"], usually []' in done.out


def test_the_examples_in_the_docs_are_right(file: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "club.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(\[limits\].*?)```", page, re.DOTALL)
    for example in examples:
        file.write_text(example)
        found = read(file)
        assert found.problems == ()
        assert len(found.given) == 5
    assert len(examples) == 2


async def test_tables_over_days_are_counted_apart_from_those_of_an_evening(tmp_path: Path) -> None:
    """Also when a clock is set or taken away later."""
    limits = Limits(tables=2, tables_each=1, tables_over_days=2, tables_over_days_each=1)
    async with evening(tmp_path, limits=limits) as tonight:
        tables = tonight.house.tables
        short = await tables.open(*orbis(), by=ANA)
        long = await tables.open(*orbis(), by=ANA, arranged=Arrangement(clock=DAY))
        for clock, message in ((0, "tables-too-many-yours"), (DAY, "tables-too-many-days-yours")):
            with pytest.raises(SessionError, match=message):
                _ = await tables.open(*orbis(), by=ANA, arranged=Arrangement(clock=clock))
        with pytest.raises(SessionError, match="tables-too-many-days-yours"):
            await short.charge.set_clock(ANA, DAY)
        with pytest.raises(SessionError, match="tables-too-many-yours"):
            await long.charge.set_clock(ANA, 0)
        await long.charge.set_clock(ANA, 3 * DAY)
        await short.charge.set_clock(HOST, DAY)
        with pytest.raises(SessionError, match="tables-too-many-days"):
            _ = await tables.open(*orbis(), by=HOST, arranged=Arrangement(clock=DAY))
        assert short.notes.facts.clock == DAY


def test_a_trusted_network_counts_as_one_from_which_a_guest_has_logged_in() -> None:
    """Its addresses have the places and the pace of known ones, and a stranger there isn't punished."""
    limits = Limits(trusted_networks=(ip_network("192.0.2.0/24"), ip_network("2001:db8::/48")))
    at = Door(limits, lambda: 0.0)
    for address in ("192.0.2.9", "2001:db8:0:7::5"):
        knocks = [knocked(at, address) for _ in range(20)]
        assert sum(knock.begun is not None for knock in knocks) == 20
        for knock in knocks:
            _ = at.failed(knock)
            at.leave(knock)
        assert at.waits(address) == 0
    stranger = [knocked(at, "198.51.100.1") for _ in range(8)]
    assert sum(knock.begun is not None for knock in stranger) == 5
    _ = at.failed(stranger[0])
    at.leave(stranger[0])
    assert at.waits("198.51.100.1") > 0


def test_a_network_is_trusted_from_the_moment_on_in_which_the_file_says_so() -> None:
    limits = Limits()
    at = Door(limits, lambda: 0.0)
    assert sum(knocked(at, "192.0.2.9").begun is not None for _ in range(8)) == 5
    limits.trusted_networks = (ip_network("192.0.2.0/24"),)
    assert knocked(at, "192.0.2.9").stranger
    assert sum(knocked(at, "192.0.2.10").begun is not None for _ in range(20)) == 20


class Reader:
    """A server's limits with the file they come from."""

    def __init__(self, folder: Path, usual: Limits) -> None:
        self.paths = Paths.below(folder)
        self.paths.server.parent.mkdir(parents=True)
        self.limits, self.problems, self.changed = replace(usual), [""], 0
        self.book = Guestbook(folder / "people.sqlite3")
        self.rereading = Rereading(
            self.paths, self.limits, usual, self._set_tables, ConnectionLog(), self._count
        )
        self.rereading.on_read = lambda problems: self.problems.extend(each.id for each in problems)

    async def _set_tables(self, found: limitsfile.LimitsFile) -> None:
        set_tables(self.book, found)

    def _count(self) -> None:
        self.changed += 1


async def test_a_file_with_anything_wrong_changes_nothing_while_a_server_runs(tmp_path: Path) -> None:
    reader = Reader(tmp_path, Limits(guests=7))
    reader.paths.server.write_text("[limits]\nguests = 9\nburst = 0\n")
    await reader.rereading.read()
    assert (reader.limits, reader.changed) == (Limits(guests=7), 0)
    assert reader.problems == ["", "limits-wrong-number"]
    reader.paths.server.write_text("[limits]\nguests = 9\nburst = 1\n")
    await reader.rereading.read()
    assert (reader.limits, reader.changed) == (Limits(guests=9, burst=1), 1)
    reader.paths.server.write_text("")
    await reader.rereading.read()
    assert (reader.limits, reader.changed) == (Limits(guests=7), 2)


async def test_numbers_of_a_club_that_dont_fit_what_is_kept_are_refused_whole(tmp_path: Path) -> None:
    reader = Reader(tmp_path, Limits())
    set_tables(reader.book, limitsfile.LimitsFile({}), tables=5)
    reader.paths.server.write_text("[limits]\ntables_each = 6\nguests = 9\n")
    await reader.rereading.read()
    assert reader.problems == ["", "serve-tables-each"]
    assert reader.limits == Limits()


async def test_a_note_of_the_command_is_found_by_every_server(tmp_path: Path) -> None:
    reader = Reader(tmp_path, Limits())
    reader.paths.server.write_text("[limits]\nguests = 9\n")
    reader.rereading.begin()
    try:
        ask(reader.paths)
        await until(lambda: reader.limits.guests == 9)
    finally:
        reader.rereading.close()


async def test_a_table_that_is_open_keeps_to_limits_that_change(tmp_path: Path) -> None:
    limits = Limits(remarks_at_once=1, remarks_a_minute=0, hints_at_once=1, hints_a_minute=0)
    clock = Clock()
    async with evening(tmp_path, clock, limits=limits) as tonight:
        table = await tonight.house.tables.open(*orbis(), by=ANA)
        assert table.say(ANA, "one") is None
        assert table.say(ANA, "two") == Message("tables-say-slower")
        assert [tonight.house.hints.may("ana") for _ in range(2)] == [True, False]
        _ = put_in_force(limits, limits, {"remarks_a_minute": 6.0, "hints_a_minute": 6.0})
        clock.later += 10
        assert table.say(ANA, "two") is None
        assert tonight.house.hints.may("ana")


@pytest.mark.skipif(HANGUP is None, reason="there are no signals here")
@pytest.mark.parametrize("by_signal", [True, False])
async def test_a_running_server_takes_the_limits_over_without_a_restart(
    capsys: pytest.CaptureFixture[str], by_signal: bool
) -> None:
    """By SIGHUP, as a server without a window has it, and by the command."""
    log = home() / "state" / "connections.jsonl"
    async with headless(free_port()) as server:
        write("[limits]\nguests = 1\ntables = 70\n")
        if by_signal:
            server.send_signal(signal.SIGHUP)
        else:
            assert "take them over" in ran(capsys, "serve", "--reload").out
        await until(lambda: '"guests": "128 > 1"' in log.read_text())
        with Guestbook(Paths.find().people) as book:
            await until(lambda: '"tables": 70' in (book.tables.kept("limits") or ""))
        write("[limits]\nguest = 1\n")
        if by_signal:
            server.send_signal(signal.SIGHUP)
            await until(lambda: '"limits-wrong"' in log.read_text())
        else:
            wrong = ran(capsys, "serve", "--reload")
            assert wrong.code == 1
            assert 'Did you mean "guests"?' in wrong.err
            assert "Nothing was changed" in wrong.err
        assert server.returncode is None


def test_where_no_tables_are_open_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ran(capsys, "serve", "--reload")
    assert (ended.code, ended.out) == (1, "")
    assert "No tables are open on this machine" in ended.err
