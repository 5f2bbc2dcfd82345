"""Games written to files and read from them, for the lobby."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core import BadSave, Message, saves
from tabletop_tui.host.paths import typed
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.session import Session
from tabletop_tui.store import StoreError

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary
    from tabletop_tui.tui.program import Program


def export(app: "Program", game: "GameSummary", name: str) -> Message:
    """Write a game to a new file, as text if its name ends in `.txt`, else as JSON.

    Returns what to tell the player.
    """
    file = typed(name)
    try:
        document = app.store.document(game.id)
        text = _as_text(app, document) if file.suffix.lower() == ".txt" else _as_json(document)
        with file.open("x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError:
        return Message("lobby-export-exists", {"file": str(file)})
    except OSError as error:
        return Message("lobby-export-failed", {"file": str(file), "problem": error.strerror or str(error)})
    except (StoreError, BadSave) as error:
        return error.reason
    return Message("lobby-export-done", {"file": str(file)})


def take_in(app: "Program", name: str) -> Message:
    """Keep a game that was exported as JSON. Returns what to tell the player."""
    file = typed(name)
    try:
        document = saves.parse(file.read_text(encoding="utf-8"))
        session = Session.taken_in(document)
        app.store.import_document(session.record.document(), session.record.status)
    except OSError as error:
        return Message("lobby-import-failed", {"file": str(file), "problem": error.strerror or str(error)})
    except (StoreError, BadSave) as error:
        return error.reason
    except ValueError:
        return Message("save-not-a-save")
    names = ", ".join(person.name for person in session.record.people)
    title = game_title(app.words, session.rules.id)
    return Message("lobby-import-done", {"game": title, "names": names})


def _as_json(document: Mapping[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _as_text(app: "Program", document: Mapping[str, Any]) -> str:
    from tabletop_tui.play.transcript import transcript

    session = Session.of_document(document)
    wording = game_parts(session.rules.id).wording(app.words, session.record.people)
    return "\n".join(transcript(wording, session)) + "\n"
