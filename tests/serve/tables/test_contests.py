"""Tournaments and leagues at a server's tables: joined on the screen, opened and counted by themselves."""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from tabletop_tui.play.contests.contest import JOINING, LEAGUE, OVER, ROBIN, RUNNING, SWISS, Contest, Match
from tabletop_tui.play.contests.standings import standings
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.asked import answered
from tabletop_tui.serve.book.renaming import Renaming, ids_in
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.records.contest_text import lines
from tabletop_tui.serve.records.contests import (
    AGAIN,
    PLACE,
    begin,
    changed,
    contests_in,
    league_games,
    leave,
    text_of,
)
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.text.durations import DAY
from tabletop_tui.text.words import Words
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, ZOE, Evening, evening
from tests.serve.tables.test_archive import opened
from tests.serve.tables.test_plain import come
from tests.serve.tables.test_solo import played_out

LEA = Guest("Lea", "SHA256:lea")


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


def put(tonight: Evening, contest: Contest) -> None:
    """As the command does, beside the running server."""
    with_it = lambda kept: (text_of([*contests_in(kept), contest], kept), None)  # noqa: E731
    _ = tonight.house.contests._texts.change(PLACE, with_it)


def do(tonight: Evening, act: Callable[[Contest], object]) -> None:
    _ = tonight.house.contests._texts.change(PLACE, changed("cup", act))  # type: ignore[arg-type]


async def cup(tonight: Evening) -> Contest:
    (found,) = await tonight.house.contests.all()
    return found


def tournament(kind: str = SWISS, seats: int = 2, rounds: int = 0) -> Contest:
    return Contest(id="cup", name="Cup", kind=kind, game="orbis", seats=seats, rounds=rounds)


def running(tonight: Evening) -> list[OpenTable]:
    return [table for table in tonight.house.tables.values() if not table.session.record.over]


async def first_round(tonight: Evening, *players: Guest, days: int = 0) -> list[OpenTable]:
    """A tournament of these players whose first tables are open, with so many days for a turn."""
    put(tonight, replace(tournament(), clock=days * DAY))
    for guest in players:
        await tonight.house.contests.join(guest, "cup")
    do(tonight, begin)
    await tonight.house.contests.look()
    return running(tonight)


async def test_a_tournament_is_joined_played_and_counted_to_its_end(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        contests = tonight.house.contests
        put(tonight, tournament(ROBIN))
        for guest in (ANA, BEN, ZOE):
            await contests.join(guest, "cup")
        do(tonight, begin)
        for number in range(3):
            await contests.look()
            (table,) = running(tonight)
            assert len((await cup(tonight)).played) == number + 1
            await contests.look()
            assert running(tonight) == [table], "a second look opens nothing twice"
            await played_out(table)
        await contests.look()
        found = await cup(tonight)
        assert found.state == OVER
        assert not running(tonight)
        pairs = [match for tables in found.played for match in tables if len(match.players) == 2]
        met = {frozenset(match.players) for match in pairs}
        assert met == {frozenset({one.id, other.id}) for one, other in ((ANA, BEN), (ANA, ZOE), (BEN, ZOE))}
        assert sum(each.points for each in standings(found)) == 6
        for match in pairs:
            places = {past.game.id: past.game.places for past in await tonight.house.archive.games(ANA)}
            assert match.places == [*places[match.game]], "as the rules of the game settle ties"


async def test_seats_of_a_round_are_the_players_own_and_strangers_stay_out(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        put(tonight, tournament())
        await tonight.house.contests.join(ANA, "cup")
        await tonight.house.contests.join(BEN, "cup")
        with pytest.raises(SessionError):
            await tonight.house.contests.join(Guest("Gast", None, table_invited="x"), "cup")
        do(tonight, begin)
        with pytest.raises(SessionError):
            await tonight.house.contests.join(ZOE, "cup")
        await tonight.house.contests.look()
        (table,) = running(tonight)
        assert {table.seats.owned(guest) for guest in (ANA, BEN)} == {(0,), (1,)}
        assert not table.seats.open_to(ZOE)


async def test_what_the_computer_played_to_the_end_counts_for_no_member(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        (table,) = await first_round(tonight, ANA, BEN)
        table.bots.playing.pause()
        _ = await table.changes.give_to_bot(ANA, table.seats.owned(ANA)[0], 5)
        await played_out(table)
        await tonight.house.contests.look()
        assert {each.name: each.points for each in standings(await cup(tonight))} == {"Ana": 0, "Ben": 1}
        league = Contest(id="l", name="L", kind=LEAGUE, game="orbis", ends=2e10)
        league_games(league, tonight.house.services.store.games())
        assert not league.played[0], "as in ratings, Ben has played against a computer"


async def test_the_seat_of_who_left_before_the_table_was_open_is_free(tmp_path: Path) -> None:
    """It isn't kept for a player who may have been erased since."""
    async with evening(tmp_path) as tonight:
        contests = tonight.house.contests
        put(tonight, tournament(seats=3))
        for guest in (ANA, BEN, ZOE):
            await contests.join(guest, "cup")
        do(tonight, begin)
        with patch.object(tonight.house.tables, "open", side_effect=SessionError("tables-too-many", count=0)):
            await contests.look()
        erased = Renaming(BEN.id, frozenset({"ben"}), "a former player", "former 1")
        texts = contests._texts
        _ = texts.change(PLACE, lambda kept: (erased.in_text(kept or ""), None))
        do(tonight, lambda contest: setattr(contest, "opened", contest.opened - AGAIN))
        await contests.look()
        (table,) = running(tonight)
        assert [table.seats.chair(seat).owner for seat in range(3)].count("") == 1
        assert len(table.seats.free) == 1
        await contests.look()
        assert running(tonight) == [table]


async def test_who_leaves_loses_the_table_and_a_seat_left_to_others_is_lost(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        contests = tonight.house.contests
        put(tonight, tournament(rounds=1))
        for guest in (ANA, BEN, ZOE, LEA):
            await contests.join(guest, "cup")
        do(tonight, begin)
        await contests.look()
        first = await cup(tonight)
        await contests.leave(ANA, "cup")
        rest = next(table for table in running(tonight) if not table.seats.owned(ANA))
        out = next(guest for guest in (BEN, ZOE, LEA) if rest.seats.owned(guest))
        await rest.changes.free(out, rest.seats.owned(out)[0])
        await played_out(rest)
        await contests.look()
        found = await cup(tonight)
        points = {each.id: each.points for each in standings(found)}
        (lost,) = (match for match in first.played[0] if ANA.id in match.players)
        (lucky,) = set(lost.players) - {ANA.id}
        assert [points[each] for each in (ANA.id, lucky, out.id)] == [0, 1, 0]
        assert found.state == OVER


async def test_who_leaves_right_after_a_game_keeps_what_they_have_won(tmp_path: Path) -> None:
    """Before any server has looked at how it ended."""
    async with evening(tmp_path) as tonight:
        (table,) = await first_round(tonight, ANA, BEN)
        await played_out(table)
        await tonight.house.contests.leave(ANA, "cup")
        await tonight.house.contests.look()
        (match,) = (await cup(tonight)).played[0]
        places = {each.seat: each.place for each in table.session.record.standings}
        assert (match.places, match.forfeited) == ([places[0], places[1]], [])


async def test_tables_that_found_no_room_are_opened_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        put(tonight, tournament())
        await tonight.house.contests.join(ANA, "cup")
        await tonight.house.contests.join(BEN, "cup")
        do(tonight, begin)
        with monkeypatch.context() as full:

            def no_room(*, over_days: bool) -> None:
                raise SessionError("tables-too-many")

            full.setattr(tonight.house.shares, "check_room", no_room)
            await tonight.house.contests.look()
        assert not running(tonight)
        assert "will be opened" in "\n".join(lines(Words("en"), await cup(tonight)))
        clock.now += AGAIN
        await tonight.house.contests.look()
        assert len(running(tonight)) == 1


async def test_a_table_whose_game_was_deleted_is_opened_anew(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        (table,) = await first_round(tonight, ANA, BEN)
        tonight.house.tables.put_away(table)
        tonight.house.services.store.delete(table.id)
        do(tonight, lambda contest: setattr(contest, "opened", contest.opened - AGAIN))
        await tonight.house.contests.look()
        (anew,) = running(tonight)
        assert anew.id != table.id
        assert (await cup(tonight)).played[0][0].game == anew.id


async def test_a_table_opened_by_a_server_that_ended_before_it_was_noted_is_not_opened_twice(
    tmp_path: Path,
) -> None:
    clock = Clock()
    clock.now = time.time() - 1
    async with evening(tmp_path, clock) as tonight:
        (table,) = await first_round(tonight, ANA, BEN)
        do(tonight, lambda contest: setattr(contest.played[0][0], "game", ""))
        clock.now += AGAIN
        await tonight.house.contests.look()
        assert running(tonight) == [table]
        assert (await cup(tonight)).played[0][0].game == table.id


async def test_who_leaves_as_a_round_is_opened_has_no_table_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as tonight:
        contests = tonight.house.contests
        put(tonight, tournament(SWISS))
        for guest in (ANA, BEN, ZOE, LEA):
            await contests.join(guest, "cup")
        do(tonight, begin)
        found = contests._found

        async def slowly(contest: Contest) -> object:
            seen = await found(contest)
            monkeypatch.setattr(contests, "_found", found)
            await contests.leave(ANA, "cup")
            return seen

        monkeypatch.setattr(contests, "_found", slowly)
        await contests.look()
        (match,) = (each for each in (await cup(tonight)).played[0] if len(each.players) == 2)
        (table,) = running(tonight)
        assert table.id == match.game
        owned = [guest.id for guest in (ANA, BEN, ZOE, LEA) if table.seats.owned(guest)]
        assert sorted(owned) == sorted(match.players)


async def test_who_lets_time_run_out_at_a_table_over_days_has_lost_so_every_round_ends(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        (table,) = await first_round(tonight, ANA, BEN, days=1)
        late = table.turn_clock.seat
        assert late is not None
        clock.now += DAY + 1
        await table.wait.look()
        assert table.session.record.people[late].lost


async def test_tables_of_three_take_everyone_who_is_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        put(tonight, tournament(seats=3, rounds=1))
        for guest in (ANA, BEN, ZOE):
            await tonight.house.contests.join(guest, "cup")
        do(tonight, begin)
        await tonight.house.contests.look()
        (table,) = running(tonight)
        await played_out(table)
        await tonight.house.contests.look()
        found = await cup(tonight)
        assert found.state == OVER
        assert sum(each.points for each in standings(found)) == 1.5


async def test_a_league_counts_rated_games_of_members_between_its_days(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        now = time.time()
        league = Contest(id="cup", name="Liga", kind=LEAGUE, game="orbis", begins=now - 60, ends=now + 3600)
        put(tonight, league)
        await played_out(await opened(tonight, ANA, BEN))
        unrated = await opened(tonight, ANA, BEN)
        people = [replace(person, unrated=True) for person in unrated.session.record.people]
        await unrated.game.do(lambda draft: draft.seat_people(people))
        await played_out(unrated)
        await played_out(await opened(tonight, ANA, BEN, game="helios"))
        games = (await cup(tonight)).played[0]
        assert len(games) == 1
        assert {each.played for each in standings(await cup(tonight))} == {1}
        past = await tonight.house.archive.games(ANA)
        league.begins = now + 60
        league_games(league, [each.game for each in past])
        assert league.played == [[]], "before its first day"
        with pytest.raises(SessionError):
            await tonight.house.contests.join(ZOE, "cup")
        for language in ("en", "de"):
            said = await answered(tonight.house, ZOE, Words(language), "contests")
            assert "Liga" in said
            assert "Ana" in said


async def test_one_joins_and_looks_on_the_screen_and_in_lines(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        put(tonight, tournament())
        ana = await tonight.come(ANA, size=(80, 24))
        await ana.press("c")
        await until(lambda: "Swiss · Orbis · open for players: 0" in ana.text())
        await ana.press("t")
        await until(lambda: "You take part in Cup." in ana.text(), 5)
        assert "you take part" in ana.text()
        async with come(tonight, BEN, "de") as ben:
            _ = await ben.say("turniere", "1: Cup")
            _ = await ben.say("mitmachen 1", "Du bist dabei: Cup.")
            do(tonight, begin)
            await tonight.house.contests.look()
            _ = await ben.say("1", "Ana, Ben: läuft")
        await ana.press("enter")
        await until(lambda: ana.where == "ContestScreen")
        await ana.press("escape")
        await until(lambda: "round 1 of 1" in ana.text())
        await ana.press("t")
        assert "would lose your game" in ana.text()
        await ana.press("t")
        await until(lambda: "no longer take part" in ana.text())
        assert (await cup(tonight)).gone == [ANA.id]


async def test_who_would_lose_a_table_is_asked_before_they_leave(tmp_path: Path) -> None:
    """In lines, too; on the screen again once the cursor has been elsewhere."""
    async with evening(tmp_path) as tonight:
        put(tonight, tournament())
        put(tonight, replace(tournament(), id="other", name="Other"))
        contests = tonight.house.contests
        for guest in (ANA, BEN):
            await contests.join(guest, "cup")
        do(tonight, begin)
        ana = await tonight.come(ANA, size=(80, 24))
        await ana.press("c")
        await until(lambda: "round 1 of 1" in ana.text())
        place = ["Cup" in row for row in ana.rows() if "Cup" in row or "Other" in row].index(True)
        await ana.press("home", *["down"] * place, "t")
        assert "would lose your game" in ana.text()
        await ana.press("up", "down", "home", *["down"] * place)
        assert "would lose your game" not in ana.text()
        await ana.press("t")
        assert "would lose your game" in ana.text()
        assert (await contests.find("cup")).gone == []
        async with come(tonight, BEN) as ben:
            _ = await ben.say("contests", "Cup")
            heard = await ben.say(f"leave {place + 1}", "Do it anyway?")
            assert "You would lose your game in Cup." in heard
            _ = await ben.say("no", "Cancelled.")
            assert (await contests.find("cup")).gone == []
            _ = await ben.say(f"leave {place + 1}", "Do it anyway?")
            _ = await ben.say("yes", "no longer take part")
        assert (await contests.find("cup")).gone == [BEN.id]


def test_a_member_who_is_renamed_or_erased_is_so_in_tournaments_too() -> None:
    contest = tournament()
    contest.players, contest.state = {"member a": "Ana", "member b": "Ben"}, RUNNING
    text = text_of([contest])
    assert ids_in(text) >= {"member a", "member b"}
    new = Renaming("member a", frozenset({"ana"}), "Anna").in_text(text)
    assert contests_in(new)[0].players == {"member a": "Anna", "member b": "Ben"}
    erased = Renaming("member a", frozenset({"ana"}), "a former player", "former 1").in_text(text)
    assert "Ana" not in erased
    assert "member a" not in erased
    assert contests_in(erased)[0].gone == ["former 1"]
    contest.state = JOINING
    before = Renaming("member a", frozenset({"ana"}), "a former player", "former 1").in_text(
        text_of([contest])
    )
    assert contests_in(before)[0].players == {"member b": "Ben"}, "the first round is without them"


def test_who_is_erased_before_the_first_round_is_paired_with_no_one() -> None:
    contest = tournament()
    contest.players = {"member a": "Ana", "member b": "Ben"}
    erased = Renaming("member a", frozenset({"ana"}), "a former player", "former 1").in_text(
        text_of([contest])
    )
    assert contests_in(erased)[0].players == {"member b": "Ben"}


def test_what_a_newer_version_keeps_stays_when_an_older_one_writes() -> None:
    """Fields of contests and matches, contests of a kind that isn't known, and what lies beside them."""
    cup = tournament()
    cup.players, cup.state, cup.played = {"member a": "Ana"}, RUNNING, [[Match(["member a"], "g1")]]
    newer = cup.to_json() | {"prize": "a cake"}
    newer["played"][0][0]["board"] = 3
    knockout = {**cup.to_json(), "id": "new", "kind": "knockout"}
    kept = json.dumps({"contests": [newer, knockout], "seasons": [1]})
    text, refused = changed("cup", leave("member a"))(kept)
    assert (refused, text is not None) == (None, True)
    renamed = Renaming("member a", frozenset({"ana"}), "Anna").in_text(text or "")
    facts = json.loads(renamed)
    assert facts["seasons"] == [1]
    new, old = facts["contests"]
    assert new == knockout
    assert (old["gone"], old["prize"], old["played"][0][0]["board"]) == (["member a"], "a cake", 3)


def test_what_cannot_be_read_is_left_out() -> None:
    text = json.dumps({"contests": [{"id": "x"}, 3, tournament().to_json()]})
    assert [each.id for each in contests_in(text)] == ["cup"]
    assert contests_in("[") == contests_in(None) == []
