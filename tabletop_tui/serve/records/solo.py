"""A game alone at a server's table: what a guest has played here before, and a table against rivals."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.serve.people.seating import HOST, REMOTE, Chair, held, is_own
from tabletop_tui.serve.records.days_game import is_of_its_day
from tabletop_tui.store.people import BOT, Person

if TYPE_CHECKING:
    from tabletop_tui.play.solo import Mine
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.store import GameSummary


@record
class Before:
    """A guest's games on this server."""

    games: "Sequence[GameSummary]"
    of_a_day: frozenset[str]
    """The ids of those that were a day's game, whose rivals nobody chose."""


def is_guest(guest: "Guest") -> "Mine":
    """Whether a seat is this guest's."""
    return lambda person: is_own(person, guest)


async def played_before(house: "House", guest: "Guest") -> Before:
    """What a guest has played here. Raises `SessionError`, `StoreError`."""
    store = house.services.store
    games = await house.services.writer.do(store.games)
    own = [game for game in games if any(is_own(person, guest) for person in game.people)]
    return Before(own, frozenset(game.id for game in own if is_of_its_day(game)))


async def open_alone(house: "House", guest: "Guest", game: str, people: Sequence[Person]) -> "OpenTable":
    """A table for a guest and the rivals among these people. Raises `SessionError`, `StoreError`."""
    mine = Chair(HOST) if guest.host else Chair(REMOTE, guest.id)
    seated = [
        held(person, mine if person.level is None else Chair(BOT, level=person.level)) for person in people
    ]
    return await house.tables.open(game_parts(game).rules, seated, by=guest)
