"""Tournaments and leagues of a server: who joins, the tables of each round, and how their games ended.

All of them are one text in the guest book, which is changed in one transaction, so that servers of a club and
the command `tabletop contests` don't overwrite each other. One server at a time looks after them: it opens
the tables of a round, and takes the results from the list of finished games.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from rulesets.core.foreign import object_of
from rulesets.core.message import Message
from tabletop_tui.kit.registry import BrokenGame, game_parts, playable
from tabletop_tui.play.contests.contest import (
    JOINING,
    LEAGUE,
    OVER,
    RUNNING,
    Contest,
    Match,
    contests_of,
    give_up,
    settle,
    with_contests,
)
from tabletop_tui.play.contests.standings import next_round
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.places import places_of
from tabletop_tui.play.stats.results import is_computer, is_rated
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.book.kept import followed_by
from tabletop_tui.serve.limits import MOST_CONTESTANTS
from tabletop_tui.serve.people.seating import FREE, REMOTE, Chair, chair_of, held, is_served
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.clocks import FORFEITS, WAITS
from tabletop_tui.store.people import COLOURS, Person

if TYPE_CHECKING:
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.reach import Clerk
    from tabletop_tui.serve.tables.tables import Tables
    from tabletop_tui.serve.tables.texts import Texts
    from tabletop_tui.store import GameSummary, Store

PLACE = "contests"
"""The id under which the text lies, in place of a table's."""

EVERY = 5.0
"""Seconds from one look to the next."""

AGAIN = 60.0
"""Seconds until the tables of a round that aren't there yet are opened once more."""

MOST_KEPT = 100
"""Contests; of those that are over, the oldest make room."""


def contests_in(kept: str | None) -> list[Contest]:
    """What was kept; what can't be read is left out."""
    return contests_of(object_of(kept))


def text_of(contests: Sequence[Contest], kept: str | None = None) -> str:
    """What is kept from now on, where this was kept before."""
    over = [each for each in contests if each.state not in (JOINING, RUNNING)]
    dropped = {each.id for each in over[: max(0, len(contests) - MOST_KEPT)]}
    listed = [each for each in contests if each.id not in dropped]
    return json.dumps(with_contests(object_of(kept), listed), ensure_ascii=False)


Act = Callable[[Contest], Message | None]
"""Does something to a contest; returns the reason if it can't be done."""


def changed(id: str, act: Act) -> Callable[[str | None], tuple[str | None, Message | None]]:
    """Do something to the contest with this id, in what is kept: the new text, or the reason why not."""

    def change(kept: str | None) -> tuple[str | None, Message | None]:
        contests = contests_in(kept)
        found = next((each for each in contests if each.id == id), None)
        refused = Message("contests-none-such", {"id": id}) if found is None else act(found)
        return (None if refused is not None else text_of(contests, kept)), refused

    return change


def join(player: str, name: str) -> Act:
    """A member takes part."""

    def act(contest: Contest) -> Message | None:
        if contest.kind == LEAGUE:
            return Message("contests-league-open")
        if contest.state != JOINING:
            return Message("contests-begun")
        if len(contest.players) >= MOST_CONTESTANTS:
            return Message("contests-full")
        contest.players[player] = name
        return None

    return act


def leave(player: str) -> Act:
    """A player doesn't take part any more: before the first round as if they had never joined."""

    def act(contest: Contest) -> Message | None:
        if contest.kind == LEAGUE or player not in contest.players or player in contest.gone:
            return Message("contests-not-in")
        if contest.state == JOINING:
            del contest.players[player]
        elif contest.state == RUNNING:
            give_up(contest, player)
        else:
            return Message("contests-begun")
        return None

    return act


def begin(contest: Contest) -> Message | None:
    """Nobody joins any more; the first round is opened."""
    if contest.kind == LEAGUE or contest.state != JOINING:
        return Message("contests-begun")
    if len(contest.players) < 2:
        return Message("contests-too-few")
    contest.state = RUNNING
    return None


def league_games(contest: Contest, games: Iterable["GameSummary"]) -> None:
    """Fill a league with its games: rated ones of its kind that ended between its dates, among members."""
    found: list[Match] = []
    for game in sorted(games, key=lambda each: each.updated):
        kinds = [person.kind for person in game.people]
        if not game.over or game.game != contest.game or not is_served(kinds) or not is_rated(game.people):
            continue
        if not contest.begins <= game.updated < contest.ends:
            continue
        owners = [
            (seat, "" if is_computer(person) else chair_of(person).owner)
            for seat, person in enumerate(game.people)
        ]
        members = [(seat, owner) for seat, owner in owners if owner and not owner.startswith("invited ")]
        places = places_of(game)
        if len(members) < 2 or len({owner for _, owner in members}) < len(members):
            continue
        if len(places) != len(game.people):
            continue
        for seat, owner in members:
            contest.players[owner] = game.people[seat].name
        ids = [owner for _, owner in members]
        found.append(Match(ids, game.id, [places[seat] for seat, _ in members]))
    contest.played = [found]


class Contests:
    """All of them, as guests see them, and what one server does for them."""

    def __init__(
        self,
        store: "Store",
        writer: "Clerk",
        texts: "Texts",
        tables: "Tables",
        on_duty: Callable[[str], bool],
        clock: Callable[[], float],
    ) -> None:
        """`on_duty` says whether this server looks after them; `clock` gives seconds since 1970."""
        self._store, self._writer, self._texts, self._tables = store, writer, texts, tables
        self._on_duty, self._clock = on_duty, clock
        self._background = Background()

    # -- for guests --------------------------------------------------------------------------------

    async def all(self) -> list[Contest]:
        """All contests, the latest first, leagues with their games. Raises `StoreError`."""

        def read() -> list[Contest]:
            found = contests_in(self._texts.now(PLACE))
            leagues = [each for each in found if each.kind == LEAGUE]
            games = self._store.games() if leagues else []
            for league in leagues:
                league_games(league, games)
            return found[::-1]

        return await self._writer.do(read)

    async def find(self, id: str) -> Contest:
        """One of them. Raises `SessionError`, `StoreError`."""
        for each in await self.all():
            if each.id == id:
                return each
        raise SessionError("contests-none-such", id=id)

    async def join(self, guest: "Guest", id: str) -> None:
        """A member takes part in a tournament. Raises `SessionError`, `StoreError`."""
        if guest.key is None:
            raise SessionError("contests-members-only")
        await self._change(id, join(guest.id, guest.name))

    async def leave(self, guest: "Guest", id: str) -> None:
        """A member doesn't take part any more. Raises `SessionError`, `StoreError`."""
        ended, _ = await self._found(await self.find(id))

        def act(contest: Contest) -> Message | None:
            _take_results(contest, ended)  # what has just ended isn't lost by leaving
            return leave(guest.id)(contest)

        await self._change(id, act)

    async def _change(self, id: str, act: Act) -> None:
        refused = await self._writer.do(lambda: self._texts.change(PLACE, changed(id, act)))
        if refused is not None:
            raise SessionError(refused.id, **refused.facts)

    # -- looking after them ------------------------------------------------------------------------

    def begin(self) -> None:
        """Look after them from now on."""
        self._background.repeat(self.look, EVERY, EVERY)

    def close(self) -> None:
        """The server ends."""
        self._background.cancel()

    async def look(self) -> None:
        """Take results, begin rounds and open tables, if it is this server's turn. Raises `StoreError`."""
        if not self._on_duty(PLACE):
            return
        kept = await self._writer.do(lambda: self._texts.now(PLACE))
        for contest in contests_in(kept):
            if contest.state == RUNNING and contest.kind != LEAGUE and contest.game in playable():
                with suppress(BrokenGame):  # the game of another package: the other tournaments go on
                    await self._look_at(contest)

    async def _look_at(self, contest: Contest) -> None:
        ended, moved = await self._found(contest)
        allowed = game_parts(contest.game).rules.seat_counts

        def act(kept: Contest) -> None:
            _take_results(kept, ended)
            for match in kept.played[-1] if kept.played else ():
                match.game = moved.get(match.game, match.game)
            while kept.state == RUNNING and kept.round_over:
                try:
                    kept.played.append(next_round(kept, allowed))
                    kept.opened = 0.0
                except ValueError:
                    kept.state = OVER

        trial = Contest.of_json(contest.to_json())
        act(trial)
        if trial != contest:
            await self._change(contest.id, act)
        await self._open(trial)

    async def _found(self, contest: Contest) -> tuple[Mapping[str, "GameSummary"], Mapping[str, str]]:
        """Of the games of the last round whose end isn't known yet: those that are over, and those that go on
        as another game, with its id; empty for one that was deleted, whose table is opened anew.
        """
        waits = {match.game for match in contest.played[-1] if not match.places} if contest.played else set()
        waits -= {""}
        running = {id for id in waits if id in self._tables and not self._tables[id].session.record.over}
        if not waits - running:
            return {}, {}

        def find() -> tuple[Mapping[str, "GameSummary"], Mapping[str, str]]:
            games = {game.id: game for game in self._store.games() if game.id in waits - running}
            ended = {id: game for id, game in games.items() if game.over and game.scores}
            moved = {id: followed_by(self._texts.now(id)) for id in waits - running - {*ended}}
            return ended, {id: to for id, to in moved.items() if to or id not in games}

        return await self._writer.do(find)

    async def _open(self, contest: Contest) -> None:
        """Open the tables of the last round that aren't there yet."""
        now, before = self._clock(), 0.0
        claimed: Contest | None = None

        def claim(kept: Contest) -> None:
            nonlocal before, claimed
            claimed = kept if _unopened(kept) and now >= kept.opened + AGAIN else None
            if claimed is not None:
                before, kept.opened = kept.opened, now

        if _unopened(contest):
            await self._change(contest.id, claim)
        if claimed is None:
            return
        left = await self._writer.do(self._store.games) if before else []
        for number in _unopened(claimed):
            match = claimed.played[-1][number]
            with suppress(SessionError, BrokenGame):  # no room for more tables: tried again
                id = _left_behind(claimed, match, before, left) or await self._open_table(claimed, match)
                await self._change(claimed.id, _noted(len(claimed.played) - 1, number, id))

    async def _open_table(self, contest: Contest, match: Match) -> str:
        people = [
            held(
                Person(contest.players[player], COLOURS[seat]),
                Chair(FREE) if player in match.forfeited else Chair(REMOTE, player),
            )
            for seat, player in enumerate(match.players)
        ]
        rules = game_parts(contest.game).rules
        time_up = FORFEITS if contest.clock else WAITS  # so that every round ends by itself
        arranged = Arrangement(clock=contest.clock, time_up=time_up)
        table = await self._tables.open(rules, people, arranged=arranged)
        return table.id


def _take_results(contest: Contest, ended: Mapping[str, "GameSummary"]) -> None:
    """Settle the matches of the last round whose games have ended."""
    for match in contest.played[-1] if contest.played else ():
        game = ended.get(match.game)
        if game is not None and not match.places:
            settle(match, places_of(game), _absent(match, game))


def _unopened(contest: Contest) -> list[int]:
    """The numbers of the matches of the last round that are to be played and have no table."""
    last = contest.played[-1] if contest.played else []
    running = contest.state == RUNNING
    return [number for number, match in enumerate(last) if running and not match.game and not match.over]


def _left_behind(contest: Contest, match: Match, since: float, games: Iterable["GameSummary"]) -> str:
    """A table of this match that was opened, but not noted, as its server ended there; empty if none was."""
    noted = {each.game for matches in contest.played for each in matches}
    for game in games:
        alike = game.game == contest.game and _sit(match, game) and not game.over
        if alike and since <= game.created < since + AGAIN and game.id not in noted:
            return game.id
    return ""


def _sit(match: Match, game: "GameSummary") -> bool:
    """Whether the players of a match have the seats of a game, besides those who gave it up."""
    owners = [chair_of(person).owner for person in game.people]
    return len(owners) == len(match.players) and all(
        player in (owner, *match.forfeited) for player, owner in zip(match.players, owners, strict=True)
    )


def _noted(round: int, number: int, game: str) -> Act:
    def act(kept: Contest) -> None:
        kept.played[round][number].game = game

    return act


def _absent(match: Match, game: "GameSummary") -> list[str]:
    """Those who no longer played their seat at the end: others had it, or a computer player."""
    return [
        player
        for player, person in zip(match.players, game.people, strict=False)
        if player != chair_of(person).owner or is_computer(person)
    ]
