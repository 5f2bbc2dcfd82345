"""The places of finished games in a list of games: as they were kept, else as far as they can be known."""

import contextlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesets.core import Table
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.rows import Status

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary, Store


def places_of(game: "GameSummary") -> tuple[int, ...]:
    """The places by seat, from 1; by points alone, so that ties are shared, if none were kept.

    Who has lost by time is behind all others, whatever the computer player reached that played on.
    """
    places = game.places or tuple(1 + sum(other > own for other in game.scores) for own in game.scores)
    return settled([person.lost for person in game.people], places)


def settled(lost: "Sequence[bool]", places: "Sequence[int]") -> tuple[int, ...]:
    """The places of a game, by seat, with those who have `lost` by time behind all others."""
    if not any(lost) or len(lost) != len(places):
        return tuple(places)
    kept = [place for place, out in zip(places, lost, strict=True) if not out]
    return tuple(
        len(kept) + 1 if out else 1 + sum(other < place for other in kept)
        for place, out in zip(places, lost, strict=True)
    )


def with_places(games: "Iterable[GameSummary]", store: "Callable[[], Store]") -> "list[GameSummary]":
    """The same games; those against rivals that an older version kept get places where points are equal.

    They are found by playing the game again, and kept. A game that can't be read stays as it is. `store` is
    asked for only if there is such a game.
    """
    return [_settled(game, store()) if _is_open(game) else game for game in games]


def _is_open(game: "GameSummary") -> bool:
    tied = len(set(game.scores)) < len(game.scores)
    return game.over and not game.places and tied and any(person.rival for person in game.people)


def _settled(game: "GameSummary", store: "Store") -> "GameSummary":
    try:
        table = Table.load(game_parts(game.game).rules, store.document(game.id), listen=False)
        standings = table.rules.standings(table.state)
    except Exception:  # noqa: BLE001 - it may be damaged, of other rules or of a package that fails
        return game
    if table.decision is not None or [standing.total for standing in standings] != [*game.scores]:
        return game
    places = tuple(standing.place for standing in standings)
    with contextlib.suppress(StoreError):  # open elsewhere, or nothing can be written: found again next time
        hold = store.hold(game.id)
        try:
            hold.append([], None, status=Status(None, game.round, game.rounds, game.scores, places))
        finally:
            hold.close()
    return replace(game, places=places)
