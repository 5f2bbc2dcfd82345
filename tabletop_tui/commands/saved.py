"""Saved games as the commands name them: by id in the database, or by a file."""

import json
from pathlib import Path
from typing import Any

from rulesets.core import BadSave
from tabletop_tui.commands.invocation import Complaint
from tabletop_tui.paths import Paths


def open_store(paths: Paths) -> Any:
    """The database of games; it is made if there is none."""
    from tabletop_tui.store import Store

    paths.data.mkdir(parents=True, exist_ok=True)
    return Store(paths.saves)


def saved_games(paths: Paths) -> list[Any]:
    """All saved games, the one played last first; empty without making a database."""
    if not paths.saves.exists():
        return []
    return list(open_store(paths).games())


def known_ids() -> list[str]:
    """The ids of all saved games, for completion: no complaint, whatever happens."""
    try:
        return [str(game.id) for game in saved_games(Paths.find())]
    except Exception:  # noqa: BLE001 - a shell that completes must not print errors
        return []


def read_document(file: Path) -> Any:
    """The JSON document in a file. Complains in a sentence about anything else."""
    if file.is_dir():
        raise Complaint("cli-is-folder", file=str(file))
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise Complaint("errors-not-text", code=1, file=str(file)) from error
    except json.JSONDecodeError as error:
        raise Complaint("errors-not-json", code=1, file=str(file), line=error.lineno) from error
    except RecursionError as error:
        raise BadSave("save-damaged", place="-") from error
