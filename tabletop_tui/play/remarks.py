"""What rivals remark in a game: short, at big moments only, and never the same twice.

Everything follows from what any watcher of the game has seen, so nothing of it is kept, and a turn that is
taken back takes its remark with it. The texts are in `rivals.ftl`, five for each rival.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from rulesets.core.records import record

if TYPE_CHECKING:
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.history import PublicTurn
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.text.words import Words

TURNS_BEFORE = 3
"""How many turns of each seat come before one can be called splendid."""
SPLENDID = 2.0
"""Besides being the best so far: how many times the average of those that brought anything."""


class Occasion(StrEnum):
    """What a rival remarks on."""

    OWN = "own"
    """The best turn of the game so far, and it was theirs."""
    YOURS = "yours"
    """It was the turn of a person."""
    TAKEN = "taken"
    """They have taken something from a person, or pushed them away."""
    WON = "won"
    """The end of a game that they have won, with others or alone,"""
    END = "end"
    """and of any other game."""

    @property
    def is_last(self) -> bool:
        """Whether it is made after the end."""
        return self in (Occasion.WON, Occasion.END)


@record
class RivalRemark:
    """A remark of a rival."""

    after: int
    """The last entry of the log when it was made."""
    seat: int
    rival: str
    occasion: Occasion

    def text(self, words: "Words") -> str:
        """What is said."""
        return words(f"rivals-says-{self.rival}-{self.occasion}")

    def said(self, words: "Words", name: str) -> str:
        """The same with the speaker's name, as table talk is shown."""
        return words.game.remark(name=name, text=self.text(words))


def remarks_in(record: "GameRecord", wording: "Wording") -> tuple[RivalRemark, ...]:
    """All remarks of the game so far: one of each rival at most, and one more at the end; one a turn."""
    people = record.people
    if not any(person.rival for person in people):
        return ()
    from tabletop_tui.store.rivals import RIVALS  # most games have none

    rivals = {seat: person.rival for seat, person in enumerate(people) if person.rival in RIVALS}
    if not rivals:
        return ()
    standing = [entry for entry in record.log if not entry.undone]
    found: list[RivalRemark] = []
    silent = dict(rivals)
    for turn, splendid in _judged(record.turns.public, record.table.seats):
        if turn.seat is None or turn.end >= len(standing):
            continue
        told = standing[turn.begin + 1 : turn.end + 1]
        occasion = _occasion(turn.seat, splendid, told, rivals, wording)
        speaker = _next_of(silent, turn.seat) if occasion is Occasion.YOURS else turn.seat
        if occasion is not None and speaker in silent:
            after = standing[turn.end].number
            found.append(RivalRemark(after, speaker, silent.pop(speaker), occasion))
    if record.over:
        places = {each.seat: each.place for each in record.standings}
        last = standing[-1].number
        found = [remark for remark in found if remark.after < last]  # the last words are said instead
        found += [
            RivalRemark(last, seat, rivals[seat], Occasion.WON if places[seat] == 1 else Occasion.END)
            for seat in sorted(rivals, key=lambda seat: -places[seat])  # the best of them has the last word
        ]
    return tuple(found)


def _judged(turns: "Sequence[PublicTurn]", seats: int) -> "Iterator[tuple[PublicTurn, bool]]":
    """Each turn, and whether it was splendid among those before it."""
    gains: list[int] = []
    for number, turn in enumerate(turns):
        late = number >= TURNS_BEFORE * seats
        splendid = late and bool(gains) and turn.gained > max(gains)
        yield turn, splendid and turn.gained * len(gains) >= SPLENDID * sum(gains)
        if turn.gained > 0:
            gains.append(turn.gained)


def _occasion(
    seat: int, splendid: bool, told: "Sequence[LogEntry]", rivals: Mapping[int, str], wording: "Wording"
) -> Occasion | None:
    """What there is to remark on a turn of a seat, of which the log has `told`."""
    if seat not in rivals:
        return Occasion.YOURS if splendid else None
    if splendid:
        return Occasion.OWN
    return Occasion.TAKEN if _takes(told, seat, rivals, wording) else None


def _takes(told: "Sequence[LogEntry]", seat: int, rivals: Mapping[int, str], wording: "Wording") -> bool:
    """Whether a seat has taken something from a person in its turn."""
    for entry in told:
        for event in entry.seen_by(None).events:
            doer, victim = wording.taken(event) or (None, None)
            if doer == seat and victim is not None and victim not in rivals:
                return True
    return False


def _next_of(silent: Mapping[int, str], seat: int) -> int:
    """Of those who haven't spoken, who sits next after a seat; that seat itself if all have."""
    return min(silent, key=lambda other: (other < seat, other), default=seat)
