"""Hints as part of a game: the log records who looked at one, and a table can switch them off.

Both are stored with the people of the game: at one keyboard and over SSH, in saves and in exports.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop_tui.play.errors import SessionError
from tabletop_tui.store.people import Person

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act, GameRecord
    from tabletop_tui.text.words import Words


def allowed(people: Sequence[Person]) -> bool:
    """Whether the players of a table may look at hints."""
    return not any(person.unhinted for person in people)


def looked(seat: int) -> "Act":
    """The act that records that a seat's player has looked at a hint. Raises `SessionError`."""

    def act(draft: "GameRecord") -> None:
        people, entry = list(draft.people), len(draft.log) - 1
        if not allowed(people):
            raise SessionError("bots-hint-off")
        if entry not in people[seat].hinted:
            people[seat] = replace(people[seat], hinted=(*people[seat].hinted, entry))
            draft.seat_people(people)

    return act


def switched(*, on: bool) -> "Act":
    """The act that lets the players of a table look at hints, or no longer."""

    def act(draft: "GameRecord") -> None:
        people = draft.people
        if allowed(people) != on:
            draft.seat_people([replace(person, unhinted=not on) for person in people])

    return act


def hints_in_log(people: Sequence[Person], words: "Words") -> list[tuple[int, int, str]]:
    """The hints looked at: the log entry before each, the seat, and a sentence, in the order of entries."""
    found = [(entry, seat) for seat, person in enumerate(people) for entry in person.hinted]
    return [(entry, seat, words.bots.hint_told(name=people[seat].name)) for entry, seat in sorted(found)]
