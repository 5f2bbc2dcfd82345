"""What moves in a moment: a plate to its die, a hero between islands, a card to the player who took it."""

from collections.abc import Sequence
from typing import Protocol

from rulesets.core import Event
from rulesets.dice_forge.events import Forged, Moved, Ousted, TookCard
from rulesets.dice_forge.state import HOME
from tabletop_tui.games.dice_forge.drawings import boards
from tabletop_tui.games.dice_forge.drawings.islands import draw_pawn, places_of
from tabletop_tui.games.dice_forge.drawings.plates import GAME, PLATE, SMALL, draw_plate
from tabletop_tui.kit.flight import Journey
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.paint.drawing import Canvas, Drawing, Region
from tabletop_tui.paint.pictures import LOUD, sprite

Cell = tuple[int, int]


class Laid(boards.Table, Protocol):
    """The screen, as far as it knows where everything lies."""

    def place_of(self, board_id: str, target: str) -> Region | None:
        """Where a target of a board lies; `None` if it can't be seen."""

    def has_place(self, board_id: str) -> bool:
        """Whether a board can be seen."""

    def room(self, board_id: str) -> Region:
        """The room of a board that has a place."""


def journeys_of(screen: Laid, events: Sequence[Event], before: Sequence[LogEntry]) -> list[Journey]:
    """Everything that these events set in motion; `before` is the log of the game until then."""
    found = [_journey_of(screen, event, before) for event in events] if screen.look.pictures else []
    return [journey for journey in found if journey is not None]


def _journey_of(screen: Laid, event: Event, before: Sequence[LogEntry]) -> Journey | None:
    """What an event sets in motion if both ends can be seen."""
    match event:
        case Forged(seat=int(seat), face=face, die=die):
            start = _cell(screen, "sanctuary", f"buy:{face}")
            return _journey(_plate(screen, face), start, _cell(screen, "heroes", f"die:{seat}/{die + 1}"))
        case TookCard(seat=int(seat), card=card, slot=slot):
            return _journey(_card(card), _cell(screen, "islands", f"place:{slot}"), _home(screen, seat))
        case Moved(seat=int(seat), portal=portal):
            start = _portal(screen, _stood(before, seat)) or _home(screen, seat)
            return _journey(_pawn(screen, seat), start, _portal(screen, portal))
        case Ousted(seat=int(seat), portal=portal):
            return _journey(_pawn(screen, seat), _portal(screen, portal), _home(screen, seat))
    return None


def _stood(before: Sequence[LogEntry], seat: int) -> int:
    """The portal that a hero comes from; 0 for home."""
    own = (event for entry in reversed(before) for event in reversed(entry.events) if event.seat == seat)
    last = next((event for event in own if isinstance(event, Moved | Ousted)), None)
    return last.portal if isinstance(last, Moved) else HOME


def _home(screen: Laid, seat: int) -> Cell | None:
    return _cell(screen, "heroes", f"seat:{seat}")


def _pawn(screen: Laid, seat: int) -> Drawing:
    return draw_pawn(boards.pawns(screen)[seat], boards.tile_size(screen))


def _journey(picture: Drawing, start: Cell | None, end: Cell | None) -> Journey | None:
    return Journey(picture, start, end) if start is not None and end is not None and start != end else None


def _cell(screen: Laid, board: str, target: str) -> Cell | None:
    place = screen.place_of(board, target)
    return (place.x, place.y) if place is not None else None


def _portal(screen: Laid, portal: int) -> Cell | None:
    """The cell of a portal; `None` for home, and on a small screen, whose islands are lines of text."""
    match screen.shape:
        case "small":
            return None
        case _ if not portal or not screen.has_place("islands"):
            return None
    (x, y), room = places_of(boards.tile_size(screen))[f"portal:{portal}"], screen.room("islands")
    return room.x + x, room.y + y


def _plate(screen: Laid, face: str) -> Drawing:
    canvas = Canvas(*PLATE[SMALL])
    draw_plate(canvas, 0, 0, face, screen.terms, screen.look, LOUD)
    return canvas.drawing()


def _card(card: str) -> Drawing:
    picture = sprite(GAME, card, "small")
    canvas = Canvas(picture.width, (picture.height + 1) // 2, "ground-raised")
    canvas.picture(0, 0, picture, LOUD)
    return canvas.drawing()
