"""The review of a session's game: one for all who look at it."""

from pathlib import Path

from tabletop_tui.play.advice_text import safety
from tabletop_tui.play.review import Reviewing
from tabletop_tui.play.session import Session
from tabletop_tui.store.reviews import Reviews
from tabletop_tui.text.words import Words


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
