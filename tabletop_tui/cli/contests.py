"""`tabletop contests`: the tournaments and leagues of the tables over SSH; begins them and lists them."""

import json
import secrets
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import book_at, is_there, open_book
from tabletop_tui.cli.people import whole_name
from tabletop_tui.cli.rulebook import rules_of
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.host.codes import FAILED
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from rulesets.core.message import Message
    from tabletop_tui.play.contests.contest import Contest
    from tabletop_tui.serve.records.contests import Act


def run(
    invocation: Invocation,
    id: str | None,
    new: str | None,
    game: str | None,
    kind: str,
    seats: int,
    rounds: int,
    days: str,
    first: date | None,
    last: date | None,
    begin: str | None,
    drop: tuple[str, str] | None,
    cancel: str | None,
    as_json: bool,
) -> int:
    """List all, or say how everyone stands in one; or begin one, drop a player, cancel one."""
    if sum(bool(each) for each in (id, new, begin, drop, cancel)) > 1:
        raise Complaint("contests-one-thing")
    if new is not None:
        _new(invocation, new, game, kind, seats, rounds, int(days), (first, last))
    elif begin is not None:
        from tabletop_tui.serve.records.contests import begin as act

        found = _change(invocation, begin, act)
        invocation.say(invocation.words.contests.begin_done(name=found.name))
    elif cancel is not None:
        found = _change(invocation, cancel, _cancelled)
        invocation.say(invocation.words.contests.cancel_done(name=found.name))
    elif drop is not None:
        _drop(invocation, *drop)
    else:
        _show(invocation, id, as_json=as_json)
    return 0


def _all(invocation: Invocation) -> "list[Contest]":
    """All that are kept, leagues with their games."""
    from tabletop_tui.play.contests.contest import LEAGUE
    from tabletop_tui.serve.records.contests import PLACE, contests_in, league_games

    if not is_there(book_at(invocation.paths)):
        return []
    with open_book(invocation.paths) as book:
        found = contests_in(book.tables.kept(PLACE))
    leagues = [each for each in found if each.kind == LEAGUE]
    games = saved_games(invocation.paths) if leagues else []
    for league in leagues:
        league_games(league, games)
    return found


def _one(invocation: Invocation, id: str) -> "Contest":
    for each in _all(invocation):
        if each.id == id:
            return each
    raise Complaint("contests-none-such", code=FAILED, id=id)


def _show(invocation: Invocation, id: str | None, *, as_json: bool) -> None:
    from tabletop_tui.serve.records.contest_text import about, lines

    words = invocation.words
    shown = _all(invocation) if id is None else [_one(invocation, id)]
    if as_json:
        invocation.say(json.dumps([_document(each) for each in shown], ensure_ascii=False))
    elif id is not None:
        for line in lines(words, shown[0]):
            invocation.say(line)
    elif not shown:
        invocation.say(words.contests.none())
    else:
        say = words.contests
        rows = [[each.id, each.name, about(words, each)] for each in reversed(shown)]
        invocation.table([[say.id(), say.name(), say.about()], *rows])


def _document(contest: "Contest") -> dict[str, object]:
    """A contest as JSON, without anyone's id."""
    from tabletop_tui.play.contests.standings import standings

    return {
        "id": contest.id,
        "name": contest.name,
        "kind": contest.kind,
        "game": contest.game,
        "state": contest.state,
        "standings": [
            {
                "place": each.place,
                "name": each.name,
                "points": float(each.points),
                "buchholz": float(each.buchholz),
                "won": each.won,
                "played": each.played,
            }
            for each in standings(contest)
        ],
        "rounds": [
            [
                {
                    "players": [contest.players[player] for player in match.players],
                    "game": match.game or None,
                    "places": match.places,
                    "forfeited": [contest.players[player] for player in match.forfeited],
                }
                for match in matches
            ]
            for matches in contest.played
        ],
    }


def _new(
    invocation: Invocation,
    name: str,
    game: str | None,
    kind: str,
    seats: int,
    rounds: int,
    days: int,
    dates: tuple[date | None, date | None],
) -> None:
    from tabletop_tui.play.contests.contest import LEAGUE, Contest
    from tabletop_tui.serve.records.contests import PLACE, contests_in, text_of

    if game is None:
        raise Complaint("contests-needs-game")
    first, last = dates
    if kind == LEAGUE and (first is None or last is None or last < first):
        raise Complaint("contests-needs-days")
    if kind != LEAGUE and seats not in rules_of(invocation.paths, game).seat_counts:
        raise Complaint("contests-seats-wrong", game=game_title(invocation.words, game), seats=seats)
    contest = Contest(
        id=secrets.token_hex(3),
        name=whole_name(name),
        kind=kind,
        game=game,
        seats=seats,
        rounds=rounds,
        clock=days * DAY,
        begins=0.0 if first is None else _midnight(first),
        ends=0.0 if last is None else _midnight(last + timedelta(days=1)),
    )

    def add(kept: str | None) -> "tuple[str | None, Message | None]":
        return text_of([*contests_in(kept), contest], kept), None

    with open_book(invocation.paths) as book:
        _ = book.tables.change(PLACE, add)
    say = invocation.words.contests
    done = say.new_league_done if kind == LEAGUE else say.new_done
    invocation.say(done(id=contest.id, name=contest.name))


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day).timestamp()  # noqa: DTZ001 - the day where the host is


def _change(invocation: Invocation, id: str, act: "Act") -> "Contest":
    from tabletop_tui.serve.records.contests import PLACE, changed

    with open_book(invocation.paths) as book:
        refused = book.tables.change(PLACE, changed(id, act))
    if refused is not None:
        raise Complaint(refused.id, code=FAILED, **refused.facts)
    return _one(invocation, id)


def _cancelled(contest: "Contest") -> "Message | None":
    from tabletop_tui.play.contests.contest import CANCELLED

    contest.state = CANCELLED
    return None


def _drop(invocation: Invocation, id: str, name: str) -> None:
    from tabletop_tui.serve.records.contests import leave

    contest = _one(invocation, id)
    called = {each for each, known in contest.players.items() if known.casefold() == name.casefold()}
    if len(called) != 1:
        raise Complaint("contests-no-player", code=FAILED, player=name, name=contest.name)
    _ = _change(invocation, id, leave(*called))
    invocation.say(invocation.words.contests.drop_done(player=name, name=contest.name))
