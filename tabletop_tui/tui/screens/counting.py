"""The end of a game as a moment: the score counted up line by line before the score sheet opens."""

from collections.abc import Sequence

from rulesets.core import Standing
from tabletop_tui.kit.card import Card, Fact
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run, at_table, cells, fit, pad
from tabletop_tui.text.cells import with_minus

LINE_SECONDS = 0.35
"""Seconds for which each line is shown, long enough to read it."""
_COLUMN = 8
"""Cells of a seat's column, at most."""
_ROW = 33
"""Cells for a label and the columns of all seats, at least: the card beside the list, without its margins."""


def lines_counted(standings: Sequence[Standing]) -> list[str]:
    """The lines in which any seat has points, in the order of the score sheet."""
    ids = list(dict.fromkeys(line.id for standing in standings for line in standing.lines))
    return [
        id for id in ids if any(line.points for each in standings for line in each.lines if line.id == id)
    ]


def counted(wording: Wording, standings: Sequence[Standing], colours: Sequence[str]) -> list[Card]:
    """A card for each line of the score: every seat's points so far, and below them the lines, newest first.

    The running totals are at the top, as a card may have only three rows; columns never move.
    """
    ids = lines_counted(standings)
    called = at_table([wording.name(each.seat) for each in standings])
    most = max((cells(str(each.total)) for each in standings), default=0)
    total = wording.words.game.score_total()
    longest = max(cells(word) for word in (total, *(wording.score_title(id) for id in ids)))
    shared = (_ROW - longest) // max(1, len(standings))
    wide = max(1 + most, min(_COLUMN, 2 + max(most, *map(cells, called)), shared))
    room = min(longest, _ROW - wide * len(standings))
    names = [_cell(name, colour, wide) for name, colour in zip(called, colours, strict=True)]
    title = (Run(wording.words.game.counting(), "strong"),)
    cards = []
    for last in range(1, len(ids) + 1):
        newest = wording.score_title(ids[last - 1])
        facts = [Fact("", tuple(names)), Fact(pad(total, room), _points(standings, ids[:last], wide, "gold"))]
        if wording.COUNTS_FORMULAS:
            facts.append(Fact(fit(newest, room), _points(standings, ids[last - 1 : last], wide)))
            cards.append(
                Card(title, (Run(newest, "you"),), tuple(facts), _formulas(wording, standings, ids[last - 1]))
            )
            continue
        facts += [
            Fact(fit(wording.score_title(id), room), _points(standings, [id], wide))
            for id in reversed(ids[:last])
        ]
        cards.append(Card(title, (Run(newest, "you"),), tuple(facts)))
    return cards


def _formulas(wording: Wording, standings: Sequence[Standing], id: str) -> tuple[str, ...]:
    """Where the points of a line come from, one sentence for each seat that has some."""
    lines = [(each.seat, line) for each in standings for line in each.lines if line.id == id and line.points]
    return tuple(f"{wording.name(seat)}: {wording.score_line(line)}" for seat, line in lines)


def _points(standings: Sequence[Standing], ids: Sequence[str], wide: int, role: str = "") -> Line:
    """Every seat's points in these lines, aligned below the names."""
    sums = [sum(line.points for line in each.lines if line.id in ids) for each in standings]
    return tuple(
        _cell(with_minus(str(points)), role or ("gold" if points > 0 else "dim"), wide) for points in sums
    )


def _cell(text: str, role: str, wide: int) -> Run:
    return Run(" " * (wide - cells(shown := fit(text, wide - 1))) + shown, role)
