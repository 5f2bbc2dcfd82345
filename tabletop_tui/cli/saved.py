"""Saved games as the commands name them: by id in the database, or by a file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesets.core import Message, saves
from rulesets.core.rules import Rules
from tabletop_tui.cli.kept import games_at, is_there
from tabletop_tui.cli.rulebook import rules_of
from tabletop_tui.host.codes import FAILED
from tabletop_tui.host.paths import Paths
from tabletop_tui.text.complaints import Complaint

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary
    from tabletop_tui.store.salvage import Salvaged

DAMAGED = ("saves-damaged", "saves-cut-off")
"""The messages about a file from which something may still be read."""


def saved_games(
    paths: Paths, notice: "Callable[[Message], None] | None" = None, *, own: bool = False
) -> list["GameSummary"]:
    """All saved games, the one played last first; creates no database.

    `notice` is called with what the player should know about the file. `own`: only this player's, even
    where a club's database is named.
    """
    from tabletop_tui.store import open_store as opened

    place = paths.saves if own else games_at(paths)
    if not is_there(place):
        return []
    with opened(place) as store:
        games = store.games()
        if notice is not None and store.notice is not None:
            notice(store.notice)
        return games


def salvaged(paths: Paths, error: Exception) -> "Salvaged":
    """What can still be read, if `error` says that the file is damaged; raises it again otherwise."""
    from tabletop_tui.store.salvage import salvage

    reason = getattr(error, "reason", None)
    if reason is None or reason.id not in DAMAGED:
        raise error
    return salvage(paths.saves)


def known_ids() -> list[str]:
    """The ids of all saved games, for completion; never complains."""
    try:
        return [game.id for game in saved_games(Paths.find(), own=True)]
    except Exception:  # noqa: BLE001 - a shell that completes must not print errors
        return []


def document_of(paths: Paths, source: str) -> Any:
    """The save document of a saved game, by its id, or in a file. Complains if it is neither."""
    return document_and_id(paths, source)[0]


def document_and_id(paths: Paths, source: str) -> tuple[Any, str]:
    """As `document_of`, with the id of the saved game; empty for a file."""
    document = _kept(paths, source)
    if document is not None:
        return document, source
    file = Path(source)
    if not file.exists():
        raise Complaint("cli-no-such-save", code=FAILED, source=source)
    return read_document(file), ""


def _kept(paths: Paths, game_id: str) -> dict[str, Any] | None:
    """The document of a saved game, also from a damaged database; `None` if there is none of this id."""
    from tabletop_tui.store import StoreError
    from tabletop_tui.store import open_store as opened

    place = games_at(paths)
    if not is_there(place):
        return None
    try:
        with opened(place) as store:
            return store.document(game_id)
    except StoreError as error:
        if error.reason.id == "saves-no-such-game":
            return None
        if Path(game_id).is_file():
            return None  # a file was named, so damaged saved games don't matter
        found = salvaged(paths, error)
        if game_id not in found.documents:
            raise found.error from error
        return found.documents[game_id]


def rules_of_document(paths: Paths, document: Any) -> Rules[Any]:
    """The rules a save document was played with. Raises `BadSave` if it isn't one."""
    return rules_of(paths, saves.game_of(document))


def read_document(file: Path) -> Any:
    """The JSON document in a file. Complains in a sentence about anything else."""
    if file.is_dir():
        raise Complaint("cli-is-folder", code=FAILED, file=str(file))
    try:
        return saves.parse(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise Complaint("errors-not-text", code=FAILED, file=str(file)) from error
    except json.JSONDecodeError as error:
        raise Complaint("errors-not-json", code=FAILED, file=str(file), line=error.lineno) from error
