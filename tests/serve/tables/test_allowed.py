"""How many tables a club may have: the operator's numbers, the same at all its servers."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core.rules import Rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.choices import Choices
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.limitsfile import LimitsFile
from tabletop_tui.serve.running import set_tables_or_complain
from tabletop_tui.serve.tables.allowed import ALLOWED, Allowed, allow, allowed_by
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.club.address import VARIABLE
from tabletop_tui.store.people import COLOURS, Person
from tests.cli.running import ran
from tests.postgres import Base
from tests.serve.club.two_servers import club
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, HOST, evening


def orbis() -> tuple[Rules[Any], list[Person]]:
    return load_rules("orbis"), [Person(f"P{seat}", COLOURS[seat], "free") for seat in range(2)]


def test_what_is_kept_and_makes_no_sense_is_as_if_nothing_was_kept() -> None:
    usual = Allowed(50, 5)
    for kept in (
        None,
        "",
        "[",
        "[]",
        "{}",
        '{"tables": true}',
        '{"tables": 0}',
        '{"tables": 3}',
        '{"tables": "9"}',
    ):
        assert allowed_by(kept) == usual, kept
    assert allowed_by(Allowed(200, 20).text) == Allowed(200, 20)
    assert allowed_by('{"tables_each": 7}') == Allowed(50, 7)


async def test_a_member_opens_as_many_tables_as_the_operator_allows(tmp_path: Path) -> None:
    with Guestbook(tmp_path / "people.sqlite3") as book:
        assert allow(book, tables=8, tables_each=6) == Allowed(8, 6)
        assert allow(book, tables=None) == Allowed(8, 6)
    async with evening(tmp_path) as tonight:
        for _ in range(6):
            _ = await tonight.house.tables.open(*orbis(), by=ANA)
        with pytest.raises(SessionError) as caught:
            _ = await tonight.house.tables.open(*orbis(), by=ANA)
        assert (caught.value.reason.id, caught.value.reason.facts) == ("tables-too-many-yours", {"count": 6})
        for _ in range(2):
            _ = await tonight.house.tables.open(*orbis(), by=BEN)
        with pytest.raises(SessionError) as caught:
            _ = await tonight.house.tables.open(*orbis(), by=HOST)
        assert (caught.value.reason.id, caught.value.reason.facts) == ("tables-too-many", {"count": 8})


async def test_of_two_tables_opened_at_once_the_second_may_be_one_too_many(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(tables_each=1)) as tonight:
        opening = (tonight.house.tables.open(*orbis(), by=ANA) for _ in range(2))
        opened = await asyncio.gather(*opening, return_exceptions=True)
        assert [type(each) for each in opened] == [OpenTable, SessionError]


async def test_games_that_are_running_stay_when_fewer_are_allowed(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        opened = {(await tonight.house.tables.open(*orbis(), by=ANA)).id for _ in range(3)}
    with Guestbook(tmp_path / "people.sqlite3") as book:
        _ = allow(book, tables=1, tables_each=1)
    async with evening(tmp_path) as tonight:
        assert {*tonight.house.tables} == opened
        with pytest.raises(SessionError, match="tables-too-many"):
            _ = await tonight.house.tables.open(*orbis(), by=BEN)


async def test_all_servers_of_a_club_keep_to_the_same_numbers(base: Base, tmp_path: Path) -> None:
    """A third starts with other numbers: the running ones take them at once, later ones have them too."""
    async with club(base, tmp_path) as both:
        one, two = both.servers
        with Guestbook(base.address) as book:
            set_tables_or_complain(book, LimitsFile({}), Choices(tables=3, tables_each=2))
        await until(lambda: all(each.house.shares.allowed.tables == 3 for each in both.servers))
        _ = await one.house.tables.open(*orbis(), by=ANA)
        _ = await two.house.tables.open(*orbis(), by=ANA)
        await both.quiet()
        for house in (one.house, two.house):
            with pytest.raises(SessionError, match="tables-too-many-yours"):
                _ = await house.tables.open(*orbis(), by=ANA)
        _ = await one.house.tables.open(*orbis(), by=BEN)
        await both.quiet()
        with pytest.raises(SessionError, match="tables-too-many"):
            _ = await two.house.tables.open(*orbis(), by=BEN)
    async with club(base, tmp_path, servers=1) as later:
        assert (
            later.servers[0].house.shares.allowed.tables,
            later.servers[0].house.shares.allowed.each,
        ) == (3, 2)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--tables", "0"), "--tables must be a whole number from 1 to 5000"),
        (("--tables", "many"), "--tables must be a whole number from 1 to 5000"),
        (("--tables-each", "5001"), "--tables-each must be a whole number from 1 to 5000"),
        (("--tables", "10", "--tables-each", "11"), "can't have 11 open tables if there are only 10"),
        (("--tables", "4"), "can't have 5 open tables if there are only 4"),
    ],
)
def test_numbers_that_make_no_sense_are_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], sentence: str
) -> None:
    ended = ran(capsys, "serve", "--no-screen", "--port", "0", *options)
    assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert sentence in ended.err


def test_doctor_says_how_many_tables_there_may_be(
    base: Base, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the own file and in a club's database; it writes nothing."""
    assert "in all" not in ran(capsys, "doctor").out, "there is no server here"
    with Guestbook(Paths.find().people) as book:
        _ = allow(book, tables=120)
    assert "at most 120 in all, and 5 opened by one person" in " ".join(ran(capsys, "doctor").out.split())
    with Guestbook(base.address) as book:
        assert book.tables.kept(ALLOWED) is None
        monkeypatch.setenv(VARIABLE, base.address)
        assert "at most 50 in all" in " ".join(ran(capsys, "doctor").out.split())
        assert book.tables.kept(ALLOWED) is None
        _ = allow(book, tables_each=9)
        assert "and 9 opened by one person" in " ".join(ran(capsys, "doctor").out.split())
        assert json.loads(book.tables.kept(ALLOWED) or "") == {
            "tables": 50,
            "tables_each": 9,
            "tables_over_days": 100,
            "tables_over_days_each": 10,
        }
