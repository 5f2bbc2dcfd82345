"""Writing a game, or its scores, to a file in the folder where the program was started."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_tui.store.rows import exported

if TYPE_CHECKING:
    from tabletop_tui.play.session import Session
    from tabletop_tui.tui.program import Program


def save_to_file(program: "Program", session: "Session") -> tuple[str, bool]:
    """Write the game to a new file. Returns what to say about it, and whether it was written."""
    name = f"{session.rules.id}-{session.game_id or session.record.table.seed}"
    document = exported(session.record.document())
    return write(program, name, json.dumps(document, ensure_ascii=False), ".json")


def write(program: "Program", name: str, text: str, suffix: str) -> tuple[str, bool]:
    """Write a file without overwriting any. Returns what to say about it, and whether it was written."""
    from tabletop_tui.host.files import write_fresh

    if not program.WRITES_FILES:
        return program.words.game.no_files_here(), False
    try:
        file = write_fresh(Path.cwd(), name, text, suffix)
    except OSError as error:
        problem = error.strerror or str(error)
        return program.words.errors.file(file=f"{name}{suffix}", problem=problem), False
    return program.words.game.saved_at(file=str(file)), True
