"""The debug page: everything that a bug report needs."""

import json
from typing import TYPE_CHECKING

from tabletop_tui.paint.drawing import Line
from tabletop_tui.tui.screens.page import Page, columns, paragraph
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


def debug_page(here: "Viewpoint", cursor: "Cursor") -> Page:
    """Seed, digest, decision and answers, without options and answers of seats that aren't looking."""

    def make(width: int) -> list[Line]:
        words, table, session = here.words, here.table, here.session
        decision, viewer = table.decision, here.viewer
        own = decision is not None and decision.seat == viewer
        said = [entry.key or "?" for entry in session.record.log_for(viewer)[1:] if not entry.undone]
        facts = {
            "game": f"{table.rules.id} {table.rules.version}",
            "id": session.game_id or "–",
            "seed": session.record.seed_shown,
            "digest": table.digest,
            "seats": str(table.seats),
            "variants": json.dumps(session.record.table.variants),
            "answers": f"{len(table.answers)}, undo {table.undo_limit}, phase {table.phase_start}",
            "decision": "–" if decision is None else f"{decision.kind}, seat {decision.seat}",
            "options": " ".join(option.key for option in decision.options)
            if decision is not None and own
            else "–",
            "mode": f"{here.scene.mode}, {here.shape}, cursor {cursor.target or cursor.key}",
            "last": " ".join(said[-12:]),
            "faults": "; ".join(table.rules.faults(table.state)) or "–",
            "words": ", ".join(words.problems[-8:]) or "–",
        }
        lines: list[Line] = []
        for name, value in facts.items():
            lines += columns(name, value, width, 10)
        return [*paragraph(words.game.debug_hint(), width, "dim"), line_of(""), *lines]

    return Page(lambda: here.words.game.debug(), make)  # noqa: PLW0108 - in the language of then
