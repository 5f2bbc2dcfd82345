"""The results of games that were played to their end, read from where they are kept."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rulesets.core import Table
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.play.places import places_of, settled
from tabletop_tui.store.people import owner_in

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary, Store
    from tabletop_tui.store.people import Person

Who = tuple[str, int]
"""A player: a member's id and level 0, or else the name without regard to capitals and level 0; or no name
and a computer player's level."""


START = 1500
"""The rating of a player without games."""


@record
class Seat:
    """How one seat of a finished game did."""

    who: Who
    name: str
    place: int
    """From 1; seats may share one."""
    points: int
    """None for who has lost by time."""
    sources: Mapping[str, int]
    """Points by line of the score sheet."""


@record
class Finished:
    """A game that was played to its end."""

    id: str
    game: str
    ended: float
    """In seconds since 1970."""
    seats: tuple[Seat, ...]
    rated: bool = True
    """Whether it counts for ratings."""


def who_is(person: "Person") -> Who:
    """Who a person at the table is, in this game and in others.

    A member is who they are by their id, under whichever name. Computer players of one level are one player,
    whatever they are called. One that plays on when a game was decided by time is no player: the result is
    the person's.
    """
    return (
        ("", person.level or 0)
        if is_computer(person)
        else (owner_in(person.kind) or person.name.casefold(), 0)
    )


def is_computer(person: "Person") -> bool:
    """Whether the result at a seat is a computer player's: not if time has decided it for a person."""
    return bool(person.level) and not (person.lost or person.won)


def is_rated(people: "Iterable[Person]") -> bool:
    """Whether a game of these people counts for ratings."""
    return not any(person.unrated for person in people)


def of_summary(game: "GameSummary") -> Finished:
    """A game that is over as the list of games knows it: without the sources of points."""
    seats = zip(game.people, places_of(game), game.scores, strict=False)
    return Finished(
        game.id,
        game.game,
        game.updated,
        tuple(
            Seat(who_is(person), person.name, place, 0 if person.lost else points, {})
            for person, place, points in seats
        ),
        is_rated(game.people),
    )


def finished(
    store: "Store", rules_of: Callable[[str], Rules[Any]], names: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Finished | None]:
    """All finished games, the oldest first; `None` for one that can't be read. Raises `StoreError`.

    `names` are those of members now, by their ids. A game may be damaged or follow other rules, and its
    package may be missing or fail in any way.
    """
    for game in sorted((each for each in store.games() if each.over), key=lambda each: each.updated):
        try:
            table = Table.load(rules_of(game.game), store.document(game.id), listen=False)
        except Exception:  # noqa: BLE001 - whatever other packages' code does, all other games count
            yield None
            continue
        standings = table.rules.standings(table.state)
        places = settled([person.lost for person in game.people], [each.place for each in standings])
        seats = tuple(
            Seat(
                who_is(person),
                names.get(owner_in(person.kind), person.name),
                place,
                0 if person.lost else standing.total,
                {} if person.lost else {line.id: line.points for line in standing.lines},
            )
            for person, place, standing in zip(game.people, places, standings, strict=True)
        )
        yield Finished(game.id, game.game, game.updated, seats, is_rated(game.people))
