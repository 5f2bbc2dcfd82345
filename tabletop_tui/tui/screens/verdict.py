"""The lines below the podium: the best turn, what went better than before, and one thing for next time."""

from collections.abc import Sequence

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Line, Run, fit, wrap
from tabletop_tui.tui.screens.bars import Fitted

INDENT = 3
"""Cells that the sign before a sentence takes."""


@record
class Said:
    """A sentence with the sign before it."""

    sign: str
    role: str
    """The colour of the sign."""
    text: str
    whole: bool = False
    """It says nothing if it is cut off: others give way to it, the last ones altogether."""


class Verdict(Fitted):
    """Always as tall, so that the podium above keeps its size while the look back still goes on."""

    def __init__(self, id: str) -> None:
        """Empty until `say` is called."""
        super().__init__(id=id)
        self._said: Sequence[Said] = ()

    def say(self, said: Sequence[Said]) -> None:
        """Show these sentences, each from a line of its own."""
        self._said = said
        self.refit()

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """All of them if there is room; otherwise the longest end earlier, or the last ones aren't said."""
        room = max(width - INDENT - 1, 10)
        chosen = [*self._said]
        rows = [wrap(said.text, room) for said in chosen]
        shown = [len(each) for each in rows]
        while sum(shown) > height:
            yielding = [number for number, said in enumerate(chosen) if not said.whole]
            longest = max(yielding or range(len(chosen)), key=lambda number: shown[number])
            if shown[longest] > 1:
                shown[longest] -= 1
            else:
                last = max(yielding or range(len(chosen)))
                del chosen[last], rows[last], shown[last]
        lines: list[Line] = []
        for said, each, many in zip(chosen, rows, shown, strict=True):
            kept = each if many == len(each) else _ended(each[:many], room)
            lines += [
                (Run(f" {'' if number else said.sign}".ljust(INDENT), said.role), Run(text))
                for number, text in enumerate(kept)
            ]
        return lines[:height]


def _ended(rows: Sequence[str], width: int) -> list[str]:
    """The beginning of a text in these rows, to the last whole deed behind a colon, else to a whole word."""
    begun = " ".join(rows)
    kept = begun[: max(0, *(begun.rfind(between) for between in (", ", " · ")))]
    return wrap(f"{kept} …", width) if ": " in kept else [*rows[:-1], _to_a_word(rows[-1], width)]


def _to_a_word(row: str, width: int) -> str:
    begun = fit(f"{row} …", width)
    return begun if begun.endswith(" …") else f"{begun.removesuffix('…').rpartition(' ')[0].rstrip(' ,:·')} …"
