"""What lies at a board element of Helios, in sentences, for looking around without choosing."""

from typing import TYPE_CHECKING

from rulesets.helios.coast import coast_of
from rulesets.helios.components import ACTION_TILES, ACTIONS, COLOURS, ROWS, TILES_FOR_BONUS
from rulesets.helios.geometry import BIT, DARK, LAP_LINE
from rulesets.helios.preview import sun_previews
from rulesets.helios.scoring import special_value
from rulesets.helios.state import Seat
from rulesets.helios.sun import shape_of, temple_points
from rulesets.helios.view import HeliosView

if TYPE_CHECKING:
    from tabletop_tui.games.helios.wording import HeliosWording


def describe(wording: "HeliosWording", view: HeliosView, target: str, seat: int) -> list[str]:
    """What lies there; of what could be taken or built also what it would bring a seat."""
    noun, _, thing = target.partition(":")
    details = wording.details
    if noun == "field":
        return _field(wording, view, thing, seat)
    if noun == "building":
        return details.building(view, seat, thing)
    if noun == "person":
        return [*_owner(wording, view, thing), *details.person(view, seat, thing)]
    if noun == "slot":
        return _slot(wording, view, thing, seat)
    if noun == "special":
        left = wording.say("look-special", count=view.specials[thing])
        return [*details.special(view, seat, thing), left]
    if noun == "column":
        return _column(wording, view, thing, seat)
    if noun == "row":
        return _row(wording, view, thing, seat)
    return []


def _field(wording: "HeliosWording", view: HeliosView, field: str, seat: int) -> list[str]:
    board, terms = view.seats[seat].board, wording.terms
    tile = board.world.get(field)
    lines = []
    if tile is not None:
        lines.append(wording.say("look-tile", tile=terms.on_field(board, field)))
        if tile.temple:
            lines.append(wording.say("look-temple", vp=terms.vp(temple_points(board, field))))
        elif tile.colour is not None:
            full = len(tile.cubes) >= board.capacity(tile)
            lines.append(wording.say("look-full" if full else "look-grows", cube=terms.cube(tile.colour)))
        if tile.colour is None:
            worth = terms.vp(special_value(board, field, tile.kind))
            lines.append(wording.say("look-special-worth", does=terms.special_does(tile.kind), vp=worth))
    else:
        lines.append(wording.say("look-free", _water(board, field), field=field))
        stop = sun_previews(view, seat).get(field) if board.world else None
        if stop is not None:
            lines.append(wording.say("look-stop", stop=wording.yields.stop(stop)))
    bonus = terms.bonus(field)
    if bonus:
        lines.append(wording.say("look-bonus", bonus=bonus))
    if BIT[field] & LAP_LINE:
        lines.append(wording.say("look-lap"))
    return lines


def _water(board: Seat, field: str) -> str:
    """What kind of free field it is."""
    coast = coast_of(shape_of(board.world))
    bit = BIT[field]
    if field == board.sun:
        return "sun"
    if bit & DARK:
        return "dark"
    if not bit & coast.sea:
        return "lake"
    return "dead-end" if bit & coast.dead_ends else "light"


def _owner(wording: "HeliosWording", view: HeliosView, person: str) -> list[str]:
    for index, own in enumerate(view.seats):
        for side in ("night", "day"):
            if person in getattr(own.board, side):
                return [wording.say("text-owner", side, name=wording.name(index))]
    return []


def _slot(wording: "HeliosWording", view: HeliosView, slot: str, seat: int) -> list[str]:
    word = view.display[slot]
    which = "own" if slot in COLOURS else "extra"
    name = wording.say("slot", which, colour=wording.terms.colour(slot) if slot in COLOURS else "")
    if word is None:
        return [name, *wording.details.slot(view, seat, slot)]
    offered = wording.terms.offered(word, 0 if slot in view.bare else 1)
    return [wording.say("stop", field=name, what=offered), *wording.details.slot(view, seat, slot)]


def _column(wording: "HeliosWording", view: HeliosView, action: str, seat: int) -> list[str]:
    if action not in ACTIONS:
        return []
    column = view.columns[action]
    name, terms = wording.terms.action(action), wording.terms
    if not column:
        return [wording.say("look-column-empty", action=name)]
    tiles = ", ".join(terms.row(ACTION_TILES[tile].colour) for tile in column)
    lines = [wording.say("look-column", action=name, tiles=tiles)]
    return [*lines, *wording.details.action(view, seat, action)]


def _row(wording: "HeliosWording", view: HeliosView, row: str, seat: int) -> list[str]:
    lying = view.seats[seat].board.rows[ROWS.index(row)]
    tiles = ", ".join(wording.terms.row(ACTION_TILES[tile].colour) for tile in lying)
    facts = {"row": wording.terms.row(row), "count": len(lying), "of": TILES_FOR_BONUS}
    return [wording.say("look-row", **facts, tiles=tiles or wording.say("nothing"))]
