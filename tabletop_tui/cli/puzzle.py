"""`tabletop puzzle`: the puzzle of the day, or for practice that of an earlier one."""

from datetime import date

from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.play import puzzle
from tabletop_tui.play.daily import day_text
from tabletop_tui.play.puzzles import PuzzleGone, PuzzlesTried
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, day: date | None, plain: bool) -> int:
    """Open it; only today's is kept, and only its first try."""
    words, today = invocation.words, date.today()  # noqa: DTZ011 - the day where the player is
    if day is not None and day > today:
        raise Complaint("puzzle-tomorrow", day=day_text(words, day))
    try:
        if day is None or day == today:
            table = puzzle.of_today(today, PuzzlesTried(invocation.paths.data), words)
        else:
            table = puzzle.on(day, words)
    except PuzzleGone:
        raise Complaint("puzzle-gone", code=1) from None
    if table is None:
        raise Complaint("puzzle-none", code=1)
    if plain:
        from tabletop_tui.plain.one_answer import converse

        return converse(table, words, ascii=invocation.settings.ascii)
    invocation.need_terminal("tabletop puzzle --plain")
    return front.puzzle(invocation, table)
