"""Games as databases store them, cell by cell; they are read only if they hold what was written."""

import json
from collections.abc import Iterable, Sequence
from random import SystemRandom
from types import NoneType
from typing import TYPE_CHECKING, Any

from rulesets.core import foreign
from tabletop_tui.store.errors import GameDamaged
from tabletop_tui.store.people import Person, clean_name
from tabletop_tui.store.rows import Record, Row, head_of, person_of, standing_answers_of

if TYPE_CHECKING:
    from tabletop_tui.store.interface import Change, GameSummary

LATEST = 2.0**36
"""Later times, in seconds since 1970, can't be true: the year 4147."""

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz"
ID_CHARACTERS = ID_LETTERS + "23456789"
"""Only characters that can't be mistaken for others."""

WRONG = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""The exceptions for cells that hold something other than what was written."""


def fresh_id() -> str:
    """An id for a new game: four letters and digits. It may already be taken."""
    choice = SystemRandom().choice
    return choice(ID_LETTERS) + "".join(choice(ID_CHARACTERS) for _ in range(3))


def summary_of(
    game_id: str,
    head: str,
    name: str,
    people: str,
    first_turn: int | None,
    last_turn: int | None,
    played: int,
    rounds: int,
    scores: str,
    created: float,
    answers: int | None,
    updated: float | None,
) -> "GameSummary":
    """A game in a list, from its cells. Raises one of `WRONG`."""
    from tabletop_tui.store.interface import GameSummary  # no start of a game needs it

    seated = people_of(people)
    turn = first_turn if answers is None else last_turn
    points, at = foreign.parsed(scores), created if updated is None else updated
    numbers: list[Any] = [played, rounds, answers or 0, *points]
    seats = len(seated)
    placed = turn is None and len(points) == 2 * seats
    whole = [
        game_id.isalnum(),
        isinstance(name, str),
        all(isinstance(number, int) for number in numbers),
        all(0 <= then < LATEST for then in (created, at)),
        turn in (None, *range(seats)),
    ]
    if not all(whole):
        raise ValueError(game_id)
    started = foreign.parsed(head)
    return GameSummary(
        id=game_id,
        game=str(started["game"]),
        name=clean_name(name),
        people=seated,
        turn=turn,
        round=played,
        rounds=rounds,
        scores=tuple(points[:seats] if placed else points),
        answers=answers or 0,
        created=created,
        updated=at,
        places=tuple(points[seats:]) if placed else (),
        seed=started["seed"] if isinstance(started.get("seed"), int) else 0,
    )


def record_from(
    game_id: str, game: Sequence[Any], checkpoint: Sequence[Any] | None, rows: Iterable[Sequence[Any]]
) -> Record:
    """Everything stored about a game. Raises `GameDamaged`, with what comes before the first wrong row.

    `game`: head, people, first digest, name; `checkpoint`: its document, if there is one; `rows`: as `Row`.
    """
    try:
        record = Record(
            head=head_of(foreign.parsed(game[0])),
            people=people_of(game[1]),
            first_digest=_text(game[2]),
            checkpoint=None if checkpoint is None else _checkpoint(checkpoint[0]),
            name=clean_name(game[3]),
            standing_answers=standing_answers_of(foreign.parsed(game[1])),
        )
    except WRONG as error:
        raise GameDamaged(game_id) from error
    try:
        for row in rows:
            record.rows.append(row_of(row))
    except WRONG as error:
        raise GameDamaged(game_id, record) from error
    return record


def rewritten(change: "Change", game_id: str, head: str, people: str, over: object) -> tuple[str, str] | None:
    """The cells of a game after a change; `None` if they stay as they are, or can't be read."""
    try:
        found = change(game_id, foreign.parsed(head), foreign.parsed(people), bool(over))
    except WRONG:
        return None
    if found is None:
        return None
    return json.dumps(found[0]), json.dumps(found[1], ensure_ascii=False)


def _text(cell: object) -> str:
    if not isinstance(cell, str):
        raise TypeError(cell)
    return cell


_ROW = ((int,), (str,), (int,), (str,), (str,), (str,), (int, NoneType))
"""The types of a row of answers; SQLite returns whatever a damaged file contains."""


def row_of(cells: Sequence[Any]) -> Row:
    """A row of answers. Raises `ValueError` if it holds anything but what was written."""
    if any(type(cell) not in kinds for cell, kinds in zip(cells, _ROW, strict=True)):
        raise ValueError(cells)
    return Row(*cells)


def _checkpoint(text: Any) -> dict[str, Any] | None:
    """A checkpoint, or `None` if it is damaged: the answers alone lead to the same position."""
    try:
        found = foreign.parsed(text)
    except (ValueError, TypeError, RecursionError):
        return None
    return found if isinstance(found, dict) and type(found.get("answers")) is int else None


def people_of(text: str) -> tuple[Person, ...]:
    """The people of a game, from their cell. Raises one of `WRONG`."""
    return tuple(person_of(p) for p in foreign.parsed(text))
