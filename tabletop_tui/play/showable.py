"""Whether everything of a game can be shown: what any player or watcher might meet who goes on with it.

A position that the rules have led to can be shown. One that was taken over from a file may hold what rules
accept and words don't know, so it is shown here to nobody before anyone sees it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rulesets.core import BadSave, Decision
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.score_sheet import score_sheet
from tabletop_tui.text.words import LANGUAGES, Words

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.record import GameRecord

POSITION, PEOPLE = "checkpoint.state", "people"
"""Where in a save document something comes from that can't be shown."""


_WORDED = ((LANGUAGES[0], False), *((language, True) for language in LANGUAGES[1:]))
"""Each language once, with signs as on a screen or spelt out as in plain mode."""


def check(record: "GameRecord") -> None:
    """Put all of a game into words, in every language. Raises `BadSave` with the place of what fails."""
    parts = game_parts(record.rules.id)
    for language, spelt in _WORDED:
        with _at(PEOPLE):
            wording = parts.wording(Words(language), record.people)
            if spelt:
                wording.spell_out()
        _log(record, wording)
        with _at(POSITION):
            _position(record, wording)


@contextmanager
def _at(place: str) -> Iterator[None]:
    """Name this place if something fails."""
    try:
        yield
    except Exception as error:  # what no rule foresaw can fail anywhere, and in any way
        raise BadSave("save-unshowable", place=place) from error


def _log(record: "GameRecord", wording: "Wording") -> None:
    """Every line of the log, as a watcher reads it, and as each seat does where it was told more."""
    given = -1
    for entry in record.log:
        given += not entry.undone
        see_more = {event.seat for event in entry.events if event.seen_by(None) is not event}
        with _at(f"answers[{max(0, given - 1)}]"):
            for seat in (None, *see_more):
                events = record.entry_for(seat, entry).events
                _ = wording.story(events), wording.story_brief(events), wording.in_brief(events)


def _position(record: "GameRecord", wording: "Wording") -> None:
    """The table as each seat and a watcher sees it, and the question with all that can be chosen."""
    seats = range(record.table.seats)
    for viewer in (None, *seats):
        view = record.view(viewer)
        for seat in seats if viewer is None else (viewer,):
            _ = wording.board_text(view, seat), wording.seat_sign(view, seat), wording.hidden(view, seat)
        _ = wording.turn_order(view), wording.done(view)
        standings = record.standings_seen(viewer)
        _ = score_sheet(wording, standings)
        for standing in standings:
            for line in standing.lines:
                _ = wording.shows(line) and wording.score_line(line)
    if record.decision is not None:
        _question(record.view(record.decision.seat), wording, record.decision)


def _question(view: object, wording: "Wording", decision: "Decision[object]") -> None:
    """Everything a screen, plain mode or a card says about a decision."""
    for asked in (
        wording.question,
        wording.question_alone,
        wording.question_brief,
        wording.steps,
        wording.labels,
    ):
        _ = asked(view, decision)
    _ = wording.start(view, decision), wording.help(decision)
    _ = wording.heads(view, decision), wording.sections(view, decision), wording.group_heads(view, decision)
    about: tuple[Callable[..., Any], ...] = (
        wording.option,
        wording.option_alone,
        wording.option_named,
        wording.option_short,
        wording.option_brief,
        wording.target,
        wording.section,
        wording.cells,
        wording.detail,
        wording.card,
        wording.caution,
        wording.confirm,
    )
    for option in wording.in_order(decision):
        for say in about:
            _ = say(view, decision, option)
    for option in decision.blocked:
        if option.blocked is not None:
            _ = wording.reason(option.blocked)
