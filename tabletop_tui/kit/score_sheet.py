"""The score sheet in lines of text: a column for every seat, a row for every kind of points."""

from collections.abc import Sequence

from rulesets.core import Standing
from tabletop_tui.kit.totals import total_text
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import cells
from tabletop_tui.text.cells import with_minus


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows as aligned columns, two spaces apart; the columns in `right` are flush right."""
    count = max((len(row) for row in rows), default=0)
    widths = [max(cells(row[i]) for row in rows if i < len(row)) for i in range(count)]
    lines = []
    for row in rows:
        padded = []
        for i, cell in enumerate(row):
            gap = " " * (widths[i] - cells(cell))
            padded.append(gap + cell if i in right else cell + gap)
        lines.append("  ".join(padded).rstrip())
    return lines


def score_sheet(wording: Wording, standings: Sequence[Standing]) -> list[str]:
    """A column for every seat, a row for every kind of points, totals, and places once all is known."""
    words = wording.words
    fullest = sorted(standings, key=lambda standing: standing.concealed)
    ids = list(dict.fromkeys(line.id for standing in fullest for line in standing.lines))
    rows = [["", *(wording.name(standing.seat) for standing in standings)]]
    for line_id in ids:
        points = [points_text(standing, line_id) for standing in standings]
        rows.append([wording.score_title(line_id), *points])
    rows.append([words.cli.text_total(), *(str(total_text(standing)) for standing in standings)])
    if any(standing.concealed for standing in standings):
        return columns(rows, right=range(1, len(standings) + 1))
    rows.append([words.cli.text_place(), *(words.game.place(place=standing.place) for standing in standings)])
    return [*columns(rows, right=range(1, len(standings) + 1)), *_ties(wording, standings)]


def points_text(standing: Standing, line_id: str) -> str:
    """A seat's points in a line of the sheet; a question mark if they are hidden."""
    own = [line.points for line in standing.lines if line.id == line_id]
    return with_minus(str(sum(own))) if own or not standing.concealed else "?"


def _ties(wording: Wording, standings: Sequence[Standing]) -> list[str]:
    """What decided between seats with equal totals."""
    totals = [standing.total for standing in standings]
    tied = [standing for standing in standings if totals.count(standing.total) > 1]
    return [
        f"{wording.name(standing.seat)}: {wording.tie_break(standing.tie_break)}"
        for standing in tied
        if standing.tie_break
    ]
