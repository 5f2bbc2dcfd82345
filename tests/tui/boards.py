"""What is on the boards of a game's screen, for the tests of every game."""

from tabletop_tui.tui.widgets.board import BoardWidget
from tests.tui.driving import Table


def board(here: Table, name: str) -> BoardWidget:
    """One of the boards, by its name in the layout."""
    return here.game.query_one(f"#{name}", BoardWidget)


def shown(here: Table, name: str, target: str) -> str:
    """The text of a target as it is on a board, marks included."""
    widget = board(here, name)
    spot = widget.drawing.spot(target)
    assert spot is not None, target
    rows = [row.ljust(widget.drawing.width) for row in widget.text.split("\n")]
    region = spot.region
    return "\n".join(rows[y][region.x : region.right] for y in range(region.y, region.bottom))


def page(here: Table) -> list[str]:
    """The boards of the open page."""
    return [widget.id or "" for widget in here.game.board_widgets]
