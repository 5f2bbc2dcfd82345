"""A game as plain text: its players, log, boards and score sheet. For files and pipes."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.score_sheet import score_sheet
from tabletop_tui.kit.wording import Wording
from tabletop_tui.play.ended import lost_by_time
from tabletop_tui.play.fair.sentences import proof_in_log
from tabletop_tui.play.hinted import hints_in_log

if TYPE_CHECKING:
    from tabletop_tui.play.session import Session


def transcript(wording: Wording, session: "Session") -> list[str]:
    """A whole game as a watcher may read it: the players, what happened, the position and the score."""
    words = wording.words
    people = ", ".join(person.name for person in session.record.people)
    lines = [f"{wording.title}: {people}", words.cli.text_seed(seed=session.record.seed_shown), ""]
    looked = [*proof_in_log(session, words), *hints_in_log(session.record.people, words)]
    for entry in session.record.log_for(None):
        happened = [sentence for _, sentence in wording.story(entry.events)]
        mark = f"({words.cli.text_undone()}) " if entry.undone else ""
        lines += [f"{entry.number:>4}  {mark}{sentence}" for sentence in happened]
        lines += [f"{entry.number:>4}  {said}" for after, _, said in looked if after == entry.number]
    lines += ["", *wording.board_text(session.view(None), None).split("\n")]
    sheet = score_sheet(wording, session.record.standings_seen(None))
    return [*lines, "", *sheet, *lost_by_time(wording, session.record)]
