"""The log of a game in sentences, worded once for everybody who looks at it, with what people have said."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.widgets.log import Sentence, sentences

if TYPE_CHECKING:
    from tabletop_tui.screens.game import GameScreen


class Told:
    """What every entry of the log says to a viewer, and whether it was undone."""

    def __init__(self) -> None:
        """Nothing has been worded yet."""
        self._by_viewer: dict[int | None, list[tuple[bool, list[Sentence]]]] = {}

    def forget(self) -> None:
        """Everything has to be worded anew: the words are others now, or the people are."""
        self._by_viewer.clear()

    def said(self, game: "GameScreen") -> list[Sentence]:
        """The log as whoever is at the keyboard may read it; to the moment looked back at."""
        session, viewer, back = game.session, game.viewer, game.look_back
        last = back.entry if back is not None else len(session.log)
        told = self._by_viewer.setdefault(viewer, [])
        for entry in session.log[: last + 1]:
            known = told[entry.number] if entry.number < len(told) else None
            if known is not None and known[0] == entry.undone:
                continue
            said = (entry.undone, sentences(game.wording, [session.entry_for(viewer, entry)]))
            if known is None:
                told.append(said)
            else:
                told[entry.number] = said
        if back is not None or not game.place.remarks:
            return [sentence for _, said in told[: last + 1] for sentence in said]
        return _with_remarks(game, [said for _, said in told])


def _with_remarks(game: "GameScreen", told: Sequence[Sequence[Sentence]]) -> list[Sentence]:
    """The sentences of the log, and between them what people have said."""
    found: list[Sentence] = []
    remarks = list(game.place.remarks)
    for entry, said in enumerate(told):
        found += said
        while remarks and (remarks[0].after <= entry or entry == len(told) - 1):
            remark = remarks.pop(0)
            found.append(Sentence(entry, remark.seat, remark.said(game.words), undone=False))
    return found
