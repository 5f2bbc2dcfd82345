"""`tabletop review ID|FILE`: where a game turned, without a screen."""

import json
from typing import TYPE_CHECKING

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.layout import text_width
from tabletop_tui.cli.progress import Progress
from tabletop_tui.cli.saved import document_and_id, rules_of_document
from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.play.session import Session
from tabletop_tui.text.complaints import Complaint

if TYPE_CHECKING:
    from tabletop_tui.play.review import Review, Reviewing

STEPS = 100
"""How many steps the progress bar has."""


def run(invocation: Invocation, source: str, as_json: bool, tried: int | None) -> int:
    """Review the game, or show an earlier review; a saved game's review is kept.

    With `tried`, the turning point of this number, from 1, is tried again instead.
    """
    from tabletop_tui.play.reviewing import reviewing

    document, game_id = document_and_id(invocation.paths, source)
    session = Session.of_document(document, rules_of_document(invocation.paths, document))
    session.kept_as = game_id
    try:
        looked = reviewing(session, invocation.words, invocation.paths.saves)
    except LookupError:
        why = "bots-review-changed" if session.record.over else "bots-review-not-over"
        raise Complaint(why, code=FAILED) from None
    if looked.refused:
        invocation.warn(invocation.words.bots.review_refused())
    try:
        found = _found(invocation, looked)
    except KeyboardInterrupt:
        if game_id:
            invocation.warn(invocation.words.cli.review_interrupted(id=game_id))
        return INTERRUPTED
    if tried is not None:
        return _try_again(invocation, looked, tried)
    if as_json:
        invocation.say(json.dumps(found.document(session.record), ensure_ascii=False))
    else:
        for line in _in_lines(invocation, session, found):
            invocation.say(line)
    return 0


def _found(invocation: Invocation, looked: "Reviewing") -> "Review":
    from tabletop_tui.bots.workers import CantThinkError, shared

    try:
        with Progress(invocation, STEPS, invocation.words.cli.review_progress()) as progress:
            return looked.run(shared(), lambda part: progress.reach(round(part * STEPS)))
    except CantThinkError as error:
        raise Complaint("bots-review-failed", code=FAILED, error=str(error)) from error


def _try_again(invocation: Invocation, looked: "Reviewing", tried: int) -> int:
    from tabletop_tui.plain.one_answer import converse
    from tabletop_tui.play.retry import Retry

    points = len(looked.result.turning_points)
    if tried > points:
        raise Complaint("cli-no-such-turning-point", count=points)
    retry = Retry(looked, tried - 1, invocation.words)
    return converse(retry, invocation.words, ascii=invocation.settings.ascii)


def _in_lines(invocation: Invocation, session: Session, found: "Review") -> list[str]:
    from textwrap import wrap

    from tabletop_tui.kit.registry import game_parts
    from tabletop_tui.play.advice_text import turning_point
    from tabletop_tui.tui.screens.plot import plot

    words, played = invocation.words, session.record
    wording = game_parts(session.rules.id).wording(words, session.record.people)
    wording.spell_out()
    moments = {point.answers: str(n) for n, point in enumerate(found.turning_points, start=1)}
    margins = [[round(margin) for margin in each] for each in found.margins]
    width = text_width()
    picture = plot(margins, session.record.people, width, 12, words.bots.review_answers(), moments)
    lines = [words.bots.review_plot(), ""]
    lines += ["".join(run.text for run in line).rstrip() for line in picture.lines]
    lines += ["", words.bots.review_points()]
    if not found.turning_points:
        lines.append(words.bots.review_none(count=found.judged))
    for number, point in enumerate(found.turning_points, start=1):
        chosen, *rest = turning_point(wording, played, point)
        for text, first in ((chosen, f"{number} "), *((text, "  ") for text in rest if text)):
            lines += wrap(text, width, initial_indent=first, subsequent_indent="  ")
    return [*lines, "", *wrap(words.bots.review_how(), width)]
