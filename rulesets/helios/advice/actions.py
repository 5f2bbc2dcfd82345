"""Action tiles: what an action could do now, and what a tile does to its row."""

from rulesets.core.records import record
from rulesets.helios.advice.fields import free_fields
from rulesets.helios.advice.prices import buildable
from rulesets.helios.advice.sun import SunPreview, best_stop, sun_previews
from rulesets.helios.components import ACTION_TILES, JOKER, ROWS, TILES_FOR_BONUS
from rulesets.helios.options import build_fault, unbuilt
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView


def reach(view: HeliosView, index: int, action: str) -> frozenset[str]:
    """The fields where an action could be carried out now: to lay tiles, build temples, stop the sun.

    Empty if there is no tile to lay, or no temple is affordable; buildings need no field.
    """
    board = view.seats[index].board
    match action:
        case "create_land":
            offered = any(view.display.values()) or any(view.specials.values())
            return frozenset(free_fields(view, index) if offered else ())
        case "move_sun":
            return frozenset(sun_previews(view, index))
        case _ if build_fault(view.houses, board, None) is None:
            return frozenset(field for field, tile in board.world.items() if not tile.temple)
        case _:
            return frozenset()


def possible(view: HeliosView, index: int, action: str) -> bool:
    """Whether an action can be carried out at all; if not, it lapses without a question (ACT-3)."""
    board = view.seats[index].board
    if action == "build" and any(not build_fault(view.houses, board, each) for each in unbuilt(board)):
        return True
    return bool(reach(view, index, action))


@record
class ActionAdvice:
    """What an action could do now."""

    action: str
    idle: bool
    """It can't be carried out."""
    free_fields: int = 0
    """For creating land: fields on which a tile could be laid."""
    buildable: tuple[str | None, ...] = ()
    """For building: what could be paid for, `None` for a temple."""
    best: SunPreview | None = None
    """For moving the sun: the best stop, if any brings something."""


def action_advice(view: HeliosView, seat: int, action: str) -> ActionAdvice:
    """What an action could do now for a seat."""
    if not possible(view, seat, action):
        return ActionAdvice(action, True)
    match action:
        case "create_land":
            return ActionAdvice(action, False, free_fields=len(free_fields(view, seat)))
        case "build":
            return ActionAdvice(action, False, buildable=tuple(buildable(view, seat)))
        case _:
            stop = best_stop(view, seat)
            brings = stop is not None and (stop.points or stop.light.cubes)
            return ActionAdvice(action, False, best=stop if brings else None)


def row_fills(seat: Seat, row: int) -> bool:
    """Whether one more action tile makes a row full, which brings a bonus action."""
    return len(seat.rows[row]) + 1 >= TILES_FOR_BONUS


@record
class RowAdvice:
    """What one more action tile of a colour does to the row of that colour."""

    holds: tuple[str, ...]
    """The colours of the tiles in the row now."""
    fills: bool
    """It would be full, which brings a bonus action."""
    coming: int | None
    """Tiles in the columns that could still go there; `None` for a row that becomes full."""
    elsewhere: tuple[tuple[str, int], ...] = ()
    """How many could go into each of the other rows."""

    @property
    def filled(self) -> int:
        """The number of tiles in the row then."""
        return len(self.holds) + 1


@record
class JokerAdvice:
    """What an action tile that fits into any row does."""

    fills: tuple[str, ...]
    """The rows that it would make full."""


def row_advice(view: HeliosView, seat: int, row: str) -> RowAdvice:
    """What an action tile of a row's own colour does to a seat's row."""
    board, number = view.seats[seat].board, ROWS.index(row)
    holds = tuple(ACTION_TILES[tile].colour for tile in board.rows[number])
    if row_fills(board, number):
        return RowAdvice(holds, True, None)
    revealed = [ACTION_TILES[tile].colour for column in view.columns.values() for tile in column]
    coming = {each: revealed.count(each) + revealed.count(JOKER) for each in ROWS}
    elsewhere = tuple((each, count) for each, count in coming.items() if each != row)
    return RowAdvice(holds, False, coming[row], elsewhere)


def joker_advice(view: HeliosView, seat: int) -> JokerAdvice:
    """What an action tile that fits into any row does to a seat's rows."""
    board = view.seats[seat].board
    return JokerAdvice(tuple(row for number, row in enumerate(ROWS) if row_fills(board, number)))


@record
class ColumnAdvice:
    """What taking the bottom tile of a column does: for the row, by its action, and for what lies above."""

    tiles: tuple[str, ...]
    """The colours of the tiles in the column; the last one can be taken."""
    row: RowAdvice | JokerAdvice
    action: ActionAdvice

    @property
    def colour(self) -> str:
        """The colour of the tile that can be taken."""
        return self.tiles[-1]

    @property
    def others(self) -> int:
        """How many tiles are left then."""
        return len(self.tiles) - 1


def column_advice(view: HeliosView, seat: int, action: str) -> ColumnAdvice | None:
    """What taking a tile from an action's column does for a seat; `None` for an empty column."""
    tiles = tuple(ACTION_TILES[tile].colour for tile in view.columns[action])
    if not tiles:
        return None
    row = joker_advice(view, seat) if tiles[-1] == JOKER else row_advice(view, seat, tiles[-1])
    return ColumnAdvice(tiles, row, action_advice(view, seat, action))
