"""The review of a session's game: one for all who look at it."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop_tui.play.advice_text import safety
from tabletop_tui.play.review import ReviewFailed, Reviewing
from tabletop_tui.play.session import Session
from tabletop_tui.store.reviews import Reviews
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from tabletop_tui.bots.workers import Thought
    from tabletop_tui.play.review import TurningPoint


def reviewing(session: Session, words: Words, saves: Path | None) -> Reviewing:
    """The review of a session's game, shared by all who look at it. Stored beside the database `saves`.

    Raises `LookupError` for a game that can't be reviewed.
    """
    digest = session.record.table.digest
    if session.reviewing is None or session.reviewing[0] != digest:
        reviews, game_id = None if saves is None else Reviews(saves), session.game_id or session.kept_as
        found = Reviewing(session.record, safety(session.record, words), reviews, game_id)
        session.reviewing = (digest, found)
    return session.reviewing[1]


async def costliest(
    session: Session,
    words: Words,
    saves: Path | None,
    seat: int,
    think: "Callable[[Thought], Awaitable[Any]]",
    wanted: "Callable[[], bool]" = lambda: True,
) -> "TurningPoint | None":
    """The answer that cost a seat most in a finished game, if there is one and it can be found out.

    It takes seconds, and ends as soon as it isn't `wanted` any more.
    """
    try:
        looked = reviewing(session, words, saves)
        while not looked.done and wanted():
            await looked.step(think)
    except (LookupError, ReviewFailed, OSError):
        return None  # the page of turning points says what is wrong
    if not looked.done or not wanted():
        return None
    own = (point for point in looked.result.turning_points if point.seat == seat)
    return max(own, key=lambda point: point.gain, default=None)
