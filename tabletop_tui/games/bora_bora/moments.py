"""Moments of Bora Bora: which board moves for what has happened, for a fraction of a second."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Event
from tabletop_tui.games.bora_bora import motions
from tabletop_tui.games.bora_bora.motions import FRAMES
from tabletop_tui.screens.motion import Frame

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.screen import BoraBoraScreen

_BOARDS = {
    "rolled": "seats-bar",
    "placed_die": "cards",
    "occupied": "map",
    "placed_priest": "market",
    "built": "own",
    "fish": "map",
    "turn_order": "evening",
}
"""What moves, and where."""
_MOST = 2
"""So many things move one after the other."""


def frames_of(screen: "BoraBoraScreen", happened: Sequence[Event], before: BoraBoraView) -> list[Frame]:
    """The frames for what has happened, one kind of thing after the other."""
    kinds = {
        "fish" if event.facts.get("source") in ("fish", "fishing") else event.kind: event
        for event in reversed(happened)
    }
    moving = [kind for kind in _BOARDS if kind in kinds and screen.has_place(_BOARDS[kind])]
    if "rolled" in moving:
        moving = ["rolled"]
    if "built" in moving and kinds["built"].seat != screen.shown_seat:
        moving.remove("built")
    return [
        partial(_show, screen, kind, kinds[kind], before, step)
        for kind in moving[:_MOST]
        for step in range(FRAMES)
    ]


def _show(screen: "BoraBoraScreen", kind: str, event: Event, before: BoraBoraView, step: int) -> None:
    """Give a board the drawing of a frame."""
    board = screen.board(_BOARDS[kind])
    seen, shape = screen.seen(_BOARDS[kind]), screen.map_shape
    if kind == "rolled":
        board.drawing = screen.drawn("seats-bar", screen.seen(view=motions.rolled(seen.view, step)))
    elif kind == "placed_die":
        board.drawing = motions.draw_die(screen.drawn("cards", seen), seen, event, step)
    elif kind == "occupied":
        board.drawing = motions.draw_hut(seen, shape, event, before, step)
    elif kind == "placed_priest":
        view = motions.pushed(seen.view, event, before, step)
        board.drawing = screen.drawn("market", screen.seen("market", view=view))
    elif kind == "built":
        shown = motions.built(seen, event, before, step)
        board.drawing = screen.drawn("own", shown)
        screen.board("bar").drawing = screen.drawn("bar", shown)
    elif kind == "fish" and screen.look.pictures:
        board.drawing = motions.draw_fish(screen.drawn("map", seen), seen, shape.of("s2"), step)
    elif kind == "turn_order":
        board.drawing = screen.draw_evening(screen.room("evening"), step + 1)
