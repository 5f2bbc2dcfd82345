"""The log of a game in sentences, worded once for all terminals, with table talk."""

from collections.abc import Sequence
from operator import is_not
from typing import TYPE_CHECKING

from tabletop_tui.kit.since import turns_of
from tabletop_tui.play import hinted
from tabletop_tui.play.fair.sentences import proof_in_log
from tabletop_tui.tui.widgets.log import Sentence, sentences

_TURNS = 40
"""How many turns fill the highest possible log."""

if TYPE_CHECKING:
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.tui.screens.game import GameScreen


class Told:
    """The sentences of every entry of the log for a viewer.

    They are kept by the entry itself, not by its number: what is taken back in a lesson leaves the log, and
    the next answer gets its number.
    """

    def __init__(self) -> None:
        """Nothing has been worded yet."""
        self._by_viewer: dict[int | None, list[tuple[LogEntry, list[Sentence]]]] = {}
        self._brief: dict[tuple[int | None, int], tuple[Sequence[LogEntry], Sentence]] = {}

    def forget(self) -> None:
        """Word everything again, as the words or the people have changed."""
        self._by_viewer.clear()
        self._brief.clear()

    def said(self, game: "GameScreen") -> list[Sentence]:
        """The log as the player at the keyboard may read it; in a replay, up to its step."""
        session, viewer, back = game.session, game.viewer, game.look_back
        last = back.entry if back is not None else len(session.record.log)
        told = self._by_viewer.setdefault(viewer, [])
        for place, entry in enumerate(session.record.log[: last + 1]):
            if place < len(told) and told[place][0] is entry:
                continue
            told[place : place + 1] = [
                (entry, sentences(game.wording, [session.record.entry_for(viewer, entry)]))
            ]
        del told[len(session.record.log) :]
        found = [sentence for _, said in told[: last + 1] for sentence in said]
        return _with_remarks(game, found, last)

    def in_brief(self, game: "GameScreen") -> list[Sentence]:
        """The last turns, each in one line of signs; nothing in a game without brief turns."""
        back, viewer = game.look_back, game.viewer
        log = game.session.record.log if back is None else game.session.record.log[: back.entry + 1]
        found = []
        for turn in turns_of(log, _TURNS):
            key = (viewer, turn[0].number)
            known = self._brief.get(key)
            if known is None or len(known[0]) != len(turn) or any(map(is_not, known[0], turn)):
                events = [
                    event for entry in turn for event in game.session.record.entry_for(viewer, entry).events
                ]
                said, seat = game.wording.in_brief(events), turn[0].seat
                name = game.wording.name(seat)
                known = turn, Sentence(turn[-1].number, seat, said, undone=False, lead=name)
                self._brief[key] = known
            if known[1].text:
                found.append(known[1])
        return _with_remarks(game, found, log[-1].number) if found else found


def _with_remarks(game: "GameScreen", told: Sequence[Sentence], last: int) -> list[Sentence]:
    """The sentences of the log, with hints looked at and people's remarks between them."""
    looked = [*proof_in_log(game.session, game.words), *hinted.hints_in_log(game.people, game.words)]
    remarks = [Sentence(entry, seat, said, undone=False) for entry, seat, said in looked if entry <= last]
    if game.look_back is None and game.place.remarks:
        remarks += [Sentence(r.after, r.seat, r.said(game.words), undone=False) for r in game.place.remarks]
    if not remarks:
        return list(told)
    remarks.sort(key=lambda remark: remark.entry)
    found: list[Sentence] = []
    for sentence in told:
        while remarks and remarks[0].entry < sentence.entry:
            found.append(remarks.pop(0))
        found.append(sentence)
    return [*found, *remarks]
