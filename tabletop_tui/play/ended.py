"""What is said of a finished game: losses by time, each player's best turn, and what was done in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import round_word

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.history import Gain
    from tabletop_tui.play.record import GameRecord


def lost_by_time(wording: "Wording", record: "GameRecord") -> list[str]:
    """Who has lost a finished game by time, whatever the computer player reached that played on."""
    lost = [seat for seat, person in enumerate(record.people) if person.lost] if record.over else []
    return [wording.words.game.lost_by_time(name=wording.name(seat)) for seat in lost]


def best_turns(gains: "Sequence[Gain]") -> "list[Gain]":
    """Each seat's best turn, the first of equal ones, in descending order of points."""
    best: dict[int, Gain] = {}
    for gain in gains:
        if gain.points > 0 and (gain.seat not in best or gain.points > best[gain.seat].points):
            best[gain.seat] = gain
    return sorted(best.values(), key=lambda gain: (-gain.points, gain.turn))


def best_turns_said(wording: "Wording", record: "GameRecord", viewer: int | None) -> list[str]:
    """The best turn of each person at the table, as sentences; of all players if there are only computers.

    With what was done in it, as far as the viewer may know.
    """
    words = wording.words
    people = {seat for seat, person in enumerate(record.people) if person.level is None}
    shown = [gain for gain in best_turns(record.turns.gains) if gain.seat in people or not people]
    word = round_word(words, wording.game)
    told = [(gain, _told(wording, record, viewer, gain)) for gain in shown]
    return [
        words.game.best_turn(
            name=wording.name(gain.seat), word=word, round=gain.round, text=text, points=gain.points
        )
        if text
        else words.game.moment_gain(
            name=wording.name(gain.seat), points=gain.points, word=word, round=gain.round
        )
        for gain, text in told
    ]


def _told(wording: "Wording", record: "GameRecord", viewer: int | None, gain: "Gain") -> str:
    """What a seat did in a turn, as the game says it of others."""
    turn = record.turns.public[gain.turn]
    standing = [entry for entry in record.log if not entry.undone]
    entries = [record.entry_for(viewer, entry) for entry in standing[turn.begin + 1 : turn.end + 1]]
    events = [event for entry in entries for event in entry.events]
    return wording.turn([event for event in events if event.seat == gain.seat]).rstrip(".")
