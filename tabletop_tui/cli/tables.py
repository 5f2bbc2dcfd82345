"""`tabletop tables`: the tables over SSH, also closed ones; closes them and opens them again."""

import json
import time
from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from tabletop_tui.cli.games import players_of, turn_of
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import book_at, database, is_there, open_book
from tabletop_tui.cli.reopen import reopen
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.host.codes import FAILED
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary
    from tabletop_tui.text.words import Words

OPEN, CLOSED = "open", "closed"


class Table(NamedTuple):
    """A table as it is kept."""

    game: "GameSummary"
    closed: bool
    clock: int
    """Seconds that a decision may take; 0 without a clock."""
    touched: float
    """When it was last touched (`tables.expiry`), in seconds since 1970."""
    expires: float
    """When it closes by itself; 0 if its players haven't been warned."""


def run(invocation: Invocation, close: str | None, reopen_id: str | None, as_json: bool) -> int:
    """List the tables of running games, or close one, or open one again."""
    if close is not None and reopen_id is not None:
        raise Complaint("serve-tables-one")
    if reopen_id is not None:
        reopen(invocation, reopen_id)
    elif close is not None:
        _close(invocation, close)
    else:
        _list(invocation, list(tables(invocation)), as_json=as_json)
    return 0


def tables(invocation: Invocation) -> Iterator[Table]:
    """The tables of all running games, the one touched last first."""
    from tabletop_tui.serve import limitsfile
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.people.seating import is_served
    from tabletop_tui.serve.tables.expiry import closes_at, last_touched
    from tabletop_tui.serve.tables.facts import TableFacts

    kept: dict[str, str] = {}
    if is_there(book_at(invocation.paths)):
        with open_book(invocation.paths) as book:
            kept = book.tables.all()
    limits = Limits()
    _ = limitsfile.put_in_force(limits, Limits(), limitsfile.read(invocation.paths.server).given)
    found = []
    for game in saved_games(invocation.paths):
        if game.over or not is_served([person.kind for person in game.people]):
            continue
        facts = TableFacts.of_text(kept.get(game.id))
        touched, closes = last_touched(game.updated, facts), closes_at(game.updated, facts, limits)
        found.append(Table(game, facts.closed, facts.clock, touched, closes))
    yield from sorted(found, key=lambda each: -each.touched)


def _list(invocation: Invocation, found: list[Table], *, as_json: bool) -> None:
    words = invocation.words
    if as_json:
        invocation.say(json.dumps([_document(each) for each in found], ensure_ascii=False))
    elif not found:
        invocation.say(words.serve.tables_none())
    else:
        said = words.cli
        heading = [said.games_id(), said.games_game(), said.games_players(), said.games_turn()]
        heading += [words.serve.tables_touched(), words.serve.tables_state()]
        invocation.table([heading, *(_row(words, each) for each in found)])


def _document(table: Table) -> dict[str, object]:
    """A table as JSON: seats count from 1, times are seconds since 1970."""
    game = table.game
    return {
        "id": game.id,
        "game": game.game,
        "players": [person.name for person in game.people],
        "turn": None if game.turn is None else game.turn + 1,
        "clock": table.clock,
        "touched": table.touched,
        "state": CLOSED if table.closed else OPEN,
        "expires": table.expires or None,
    }


def _row(words: "Words", table: Table) -> list[str]:
    game = table.game
    if table.closed:
        state = words.serve.tables_closed()
    elif table.expires:
        state = words.serve.tables_expires(day=f"{_local(max(table.expires, time.time())):%Y-%m-%d}")
    elif table.clock:
        state = words.serve.tables_open_clock(clock=words(f"tables-clock-{table.clock // DAY}"))
    else:
        state = words.serve.tables_open()
    touched = f"{_local(table.touched):%Y-%m-%d %H:%M}"
    return [game.id, game_title(words, game.game), players_of(game), turn_of(words, game), touched, state]


def _local(moment: float) -> datetime:
    return datetime.fromtimestamp(moment).astimezone()


def _close(invocation: Invocation, id: str) -> None:
    table = next((each for each in tables(invocation) if each.game.id == id), None)
    if table is None:
        raise Complaint("serve-tables-unknown", code=FAILED, id=id)
    if table.closed:
        raise Complaint("serve-tables-closed-already", code=FAILED, id=id)
    with open_book(invocation.paths) as book:
        book.tables.close(id)
    said = invocation.words.serve
    invocation.say(said.tables_now_closed(id=id) if database() else said.tables_now_closed_next(id=id))
