"""The day's game on a server: a guest's own table for it, who did how well, and what a guest has done here.

All of it is read from the list of kept games; in a club that is the list of all servers.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.daily import Daily, of_day, today
from tabletop_tui.play.places import places_of
from tabletop_tui.play.stats.results import is_computer, of_summary
from tabletop_tui.serve.people.seating import FREE, HOST, REMOTE, Chair, chair_of, held, is_own, is_served
from tabletop_tui.serve.records.days_game import is_of_its_day
from tabletop_tui.store.people import BOT, COLOURS, Person

if TYPE_CHECKING:
    from tabletop_tui.play.stats.figures import Figures
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.store import GameSummary
    from tabletop_tui.text.words import Words


@record
class Entry:
    """How a player did in a day's game, at the first try."""

    name: str
    game: str
    points: int
    place: int
    players: int


@record
class Overview:
    """The day's table, and a guest's own record on this server."""

    daily: Daily
    entries: Sequence[Entry]
    """Who has finished the day's game, the best first."""
    playing: Sequence[str]
    """Who still plays it."""
    own: Entry | None
    """The guest's own result of the day."""
    streak: int
    """How many days in a row the guest has finished the day's game."""
    figures: Mapping[str, "Figures"]
    """By game; without those of which the guest has finished none."""
    club: Mapping[str, "Sequence[Figures]"]
    """Of everyone who has finished a game at these tables, by game, the best rated first."""
    beaten: Mapping[str, Sequence[int]]
    """The levels of computer players beaten, by game."""


async def overview(house: "House", guest: "Guest") -> Overview:
    """Read it. Raises `SessionError`, `StoreError`."""
    store, day = house.services.store, today(house.services.clock())
    return await house.services.writer.do(lambda: _overview(store.games(), guest, day))


async def table_of_today(house: "House", guest: "Guest", words: "Words") -> "OpenTable | Entry":
    """The guest's table for the day's game, opened unless it is; once it is over, how it ended.

    Raises `SessionError`, `StoreError`.
    """
    daily = of_day(today(house.services.clock()))
    for table in house.tables.of(guest):
        if table.session.rules.id == daily.game and table.session.record.table.seed == daily.seed:
            return table
    found = await overview(house, guest)
    if found.own is not None:
        return found.own
    mine = Chair(HOST) if guest.host else Chair(REMOTE, guest.id)
    people = daily.people(Person(guest.name, COLOURS[0]), lambda rival: words(f"rivals-name-{rival}"))
    seated = [
        held(person, mine if person.level is None else Chair(BOT, level=person.level)) for person in people
    ]
    return await house.tables.open(game_parts(daily.game).rules, seated, seed=daily.seed, by=guest)


def _overview(games: "Iterable[GameSummary]", guest: "Guest", day: date) -> Overview:
    from tabletop_tui.play.stats.figures import figures

    daily = of_day(day)
    begun = sorted(games, key=lambda game: game.created)
    firsts: dict[tuple[date, str], GameSummary] = {}
    for game in begun:
        player = _player(game)
        if player is not None and is_of_its_day(game):
            _ = firsts.setdefault((today(game.created), _identity(player)), game)
    of_today = [game for (on, _), game in firsts.items() if on == day]
    entries = [_entry(game) for game in of_today if _is_result(game)]
    mine = {
        on: game
        for (on, _), game in firsts.items()
        if _is_result(game) and (player := _player(game)) is not None and is_own(player, guest)
    }
    own = [game for game in begun if game.over and game.scores and _seat(game, guest) is not None]
    served = (game for game in begun if is_served([person.kind for person in game.people]))
    club = figures(of_summary(game) for game in served if game.over and game.scores)
    who = (guest.name.casefold() if guest.host else guest.id, 0)
    found = {
        game: next((each for each in players if each.who == who), None) for game, players in club.items()
    }
    return Overview(
        daily,
        sorted(entries, key=lambda entry: (entry.place, -entry.points)),
        [_entry(game).name for game in of_today if not game.over],
        _entry(mine[day]) if day in mine else None,
        _streak(mine, day),
        {game: each for game, each in found.items() if each is not None},
        club,
        {name: levels for name in {game.game for game in own} if (levels := _beaten(own, name, guest))},
    )


def _player(game: "GameSummary") -> Person | None:
    """The one person among rivals; `None` for any other game."""
    people = [person for person in game.people if not person.rival]
    return people[0] if len(people) == 1 < len(game.people) and chair_of(people[0]).kind != FREE else None


def _is_result(game: "GameSummary") -> bool:
    """Whether it is over, and the person has played it to the end."""
    player = _player(game)
    return game.over and player is not None and not is_computer(player)


def _identity(person: Person) -> str:
    """Who a person is on this server: by key, or else by name."""
    return chair_of(person).owner or person.name.casefold()


def _seat(game: "GameSummary", guest: "Guest") -> int | None:
    return next((seat for seat, person in enumerate(game.people) if is_own(person, guest)), None)


def _entry(game: "GameSummary") -> Entry:
    seat = next(number for number, person in enumerate(game.people) if not person.rival)
    places = places_of(game)
    points, place = (game.scores[seat], places[seat]) if len(places) == len(game.people) else (0, 0)
    return Entry(game.people[seat].name, game.game, points, place, len(game.people))


def _streak(mine: Mapping[date, "GameSummary"], day: date) -> int:
    """Days in a row up to today or, as today isn't over, yesterday."""
    days, on = 0, day if day in mine else day - timedelta(days=1)
    while on in mine:
        days, on = days + 1, on - timedelta(days=1)
    return days


def _beaten(own: "Sequence[GameSummary]", name: str, guest: "Guest") -> list[int]:
    """The levels of computer players that came to games of this kind that the guest won."""
    found: set[int] = set()
    for game in own:
        seat, places = _seat(game, guest), places_of(game)
        if game.game != name or seat is None or len(places) != len(game.people) or len(places) < 2:
            continue  # a row that is damaged
        if places[seat] < min((*places[:seat], *places[seat + 1 :])):
            found |= {person.level for person in game.people if person.level}
    return sorted(found)
