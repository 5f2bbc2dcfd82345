"""The log of a game in sentences, each worded once for a terminal, with table talk."""

from collections.abc import Sequence
from operator import is_not
from typing import TYPE_CHECKING

from tabletop_tui.kit.since import turns_of
from tabletop_tui.play import hinted
from tabletop_tui.text.cells import at_table
from tabletop_tui.tui.widgets.log import Sentence, sentences

_TURNS = 40
"""How many turns fill the highest possible log."""

if TYPE_CHECKING:
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.tui.screens.rival_talk import RivalTalk
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class LogText:
    """The sentences of every entry of the log for a viewer.

    They are kept by the entry itself, not by its number: what is taken back in a lesson leaves the log, and
    the next answer gets its number.
    """

    def __init__(self, here: "Viewpoint", rivals: "RivalTalk") -> None:
        """The log of the game that this terminal shows, with what its rivals remark."""
        self._here = here
        self._rivals = rivals
        self._by_viewer: dict[int | None, list[tuple[LogEntry, list[Sentence]]]] = {}
        self._meant: dict[int, list[tuple[int, str]]] = {}
        """What the others' turns meant for a seat: the log's last entry before its own, and a sentence."""
        self._brief: dict[tuple[int | None, int], tuple[Sequence[LogEntry], Sentence]] = {}

    def clear_caches(self) -> None:
        """Word everything again, as the words or the people have changed."""
        self._by_viewer.clear()
        self._brief.clear()
        self._meant.clear()

    def note_meant(self, seat: int, entry: int, texts: Sequence[str]) -> None:
        """Tell a seat here as well what the others' turns up to an entry meant for it."""
        kept = [each for each in self._meant.get(seat, ()) if each[0] < entry]
        self._meant[seat] = [*kept, *((entry, text) for text in texts)]

    def sentences(self) -> list[Sentence]:
        """The log as the player at the keyboard may read it; in a replay, up to its step."""
        here = self._here
        record, viewer, back = here.record, here.viewer, here.look_back
        last = back.entry if back is not None else len(record.log)
        worded = self._by_viewer.setdefault(viewer, [])
        for place, entry in enumerate(record.log[: last + 1]):
            if place < len(worded) and worded[place][0] is entry:
                continue
            worded[place : place + 1] = [(entry, sentences(here.wording, [record.entry_for(viewer, entry)]))]
        del worded[len(record.log) :]
        found = [sentence for _, said in worded[: last + 1] for sentence in said]
        return self._with_remarks(found, last, self._said_of(viewer))

    def in_brief(self) -> list[Sentence]:
        """The last turns, each in one line of signs; nothing in a game without brief turns.

        What they meant for the viewer is left to the strip and to the whole log: it would fill this one.
        """
        here = self._here
        back, viewer = here.look_back, here.viewer
        log = here.record.log if back is None else here.record.log[: back.entry + 1]
        found = []
        names = at_table(here.names)
        for turn in turns_of(log, _TURNS):
            key = (viewer, turn[0].number)
            known = self._brief.get(key)
            if known is None or len(known[0]) != len(turn) or any(map(is_not, known[0], turn)):
                events = [event for entry in turn for event in here.record.entry_for(viewer, entry).events]
                said, seat = here.wording.in_brief(events), turn[0].seat
                name = "" if seat is None else names[seat]
                known = turn, Sentence(turn[-1].number, seat, said, undone=False, lead=name)
                self._brief[key] = known
            if known[1].text:
                found.append(known[1])
        return self._with_remarks(found, log[-1].number, ()) if found else found

    def of_turns(self, entries: Sequence["LogEntry"]) -> list[Sentence]:
        """What these entries tell the viewer, a turn at a time, with what was remarked meanwhile."""
        here, numbers, found = self._here, {entry.number for entry in entries}, list[Sentence]()
        for turn in turns_of(entries, len(entries)):
            answers = [here.record.entry_for(here.viewer, entry).events for entry in turn]
            found += [
                Sentence(turn[-1].number, seat, said, undone=False)
                for seat, said in here.wording.turn_story(answers)
            ]
        if found:
            found = self._with_remarks(found, max(numbers), ())
        return [each for each in found if each.entry in numbers]

    def _said_of(self, viewer: int | None) -> list[Sentence]:
        """What the others' turns meant for the viewer, unless they were taken back."""
        if viewer is None:
            return []
        log, say = self._here.record.log, self._here.words.game
        return [
            Sentence(entry, None, say.for_you(text=text), undone=False, meant=True)
            for entry, text in self._meant.get(viewer, ())
            if entry < len(log) and not log[entry].undone
        ]

    def _proof(self) -> Sequence[tuple[int, int | None, str]]:
        here = self._here
        if here.record.proof is None:
            return ()
        from tabletop_tui.play.fair.sentences import (
            proof_in_log,
        )  # only a game that is fair by proof needs it

        return proof_in_log(here.session, here.words)

    def _with_remarks(self, log: Sequence[Sentence], last: int, meant: Sequence[Sentence]) -> list[Sentence]:
        """The log's sentences; between them, what they meant, hints looked at, talk and rivals' remarks."""
        here = self._here
        hints = hinted.hints_in_log(here.people, here.words)
        looked = [*self._proof(), *hints]
        remarks = [Sentence(entry, seat, said, undone=False) for entry, seat, said in looked if entry <= last]
        remarks = [*(said for said in meant if said.entry <= last), *remarks]
        if here.look_back is None and here.place.remarks:
            remarks += [
                Sentence(r.after, r.seat, r.said(here.words), undone=False) for r in here.place.remarks
            ]
        remarks += [
            Sentence(r.after, r.seat, self._rivals.said(r), undone=False) for r in self._rivals.remarks
        ]
        if not remarks:
            return list(log)
        remarks.sort(key=lambda remark: remark.entry)
        found: list[Sentence] = []
        for sentence in log:
            while remarks and remarks[0].entry < sentence.entry:
                found.append(remarks.pop(0))
            found.append(sentence)
        return [*found, *remarks]
