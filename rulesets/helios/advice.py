"""What speaks for and against an answer, as facts for sentences: worked out from views, before it is
given.
"""

from typing import Any

from rulesets.core import Decision, Option
from rulesets.core.records import record
from rulesets.helios.components import (
    ACTION_TILES,
    BUILDINGS,
    COLOURS,
    JOKER,
    MAX_RANGE,
    PERSONS,
    ROWS,
    SUBSTITUTE_RATIO,
    TILES_FOR_BONUS,
)
from rulesets.helios.payment import Bill, Cube
from rulesets.helios.preview import (
    asking,
    best_stop,
    build_preview,
    buildable,
    field_preview,
    free_fields,
    lost_by_paying,
    lost_on_site,
    opened_by,
    owner_of,
    person_preview,
    possible,
    raised,
    regrows,
    row_fills,
    sun_previews,
)
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView

AT_ONCE = frozenset({"create_land", "move_sun"})
"""Functions of buildings that carry out an action at once."""


@record
class RowAdvice:
    """What one more action tile does to a row, or to any row."""

    row: str
    """The colour of the row, or of a tile that fits into any row."""
    becomes: str
    """`open` or `full`; `any_open` or `any_full` for a tile that fits into any row."""
    filled: int
    """Tiles that the row would hold."""
    of: int
    """The number of tiles that brings a bonus action."""
    fills: tuple[str, ...]
    """The rows that would be full."""
    holds: tuple[str, ...] = ()
    """The colours of the tiles in the row now."""
    coming: int | None = None
    """Tiles in the columns that could still go there; `None` for a row that becomes full, or for any row."""


def row_advice(view: HeliosView, seat: int, colour: str) -> RowAdvice:
    """What an action tile of a colour does to a seat's rows."""
    board = view.seats[seat].board
    if colour == JOKER:
        full = tuple(row for number, row in enumerate(ROWS) if row_fills(board, number))
        return RowAdvice(colour, "any_full" if full else "any_open", 0, TILES_FOR_BONUS, full)
    number = ROWS.index(colour)
    lying = tuple(ACTION_TILES[tile].colour for tile in board.rows[number])
    if row_fills(board, number):
        return RowAdvice(colour, "full", len(lying) + 1, TILES_FOR_BONUS, (colour,), lying)
    revealed = [ACTION_TILES[tile].colour for column in view.columns.values() for tile in column]
    coming = revealed.count(colour) + revealed.count(JOKER)
    return RowAdvice(colour, "open", len(lying) + 1, TILES_FOR_BONUS, (), lying, coming)


@record
class ActionAdvice:
    """What an action could do now."""

    idle: bool
    """It can't be carried out."""
    free: int
    """Fields on which a tile could be laid."""
    can: tuple[str | None, ...]
    """What could be built: buildings, `None` for a temple."""
    best: tuple[int, int] | None
    """Points and cubes of the best stop; `None` if no stop brings any."""


def action_advice(view: HeliosView, seat: int, action: str) -> ActionAdvice:
    """What an action could do now for a seat."""
    if not possible(view, seat, action):
        return ActionAdvice(True, 0, (), None)
    if action == "create_land":
        return ActionAdvice(False, len(free_fields(view, seat)), (), None)
    if action == "build":
        return ActionAdvice(False, 0, tuple(buildable(view, seat)), None)
    stop = best_stop(view, seat)
    brings = (stop.points, len(stop.light.cubes)) if stop is not None else (0, 0)
    return ActionAdvice(False, 0, (), brings if any(brings) else None)


@record
class PriceAdvice:
    """A payment in cubes, and what a seat has to make it."""

    cost: tuple[tuple[int, ...], int]
    """Cubes by colour, and of any colour."""
    bill: tuple[tuple[int, ...], int]
    """What is paid in these colours, and with cubes of any colour."""
    held: tuple[int, ...]
    total: int
    """Cubes that are paid, including those that replace missing ones."""
    lacks: int
    """How many cubes are lacking."""
    pays: bool
    replaced: tuple[int, ...]
    """The colours replaced by others; empty for none."""
    spare: int
    """How many cubes are left then."""
    spent: bool
    """No cube is left then."""
    before: int = 0
    """The sun range now, if it would grow."""
    after: int = 0
    ratio: int = SUBSTITUTE_RATIO
    """How many cubes replace one cube."""


def price_advice(board: Seat, bill: Bill, cost: tuple[int, ...], white: int, sun: int = 0) -> PriceAdvice:
    """The outcome for a seat of paying a bill; `sun` steps of range are gained."""
    owned, after = board.cubes, min(MAX_RANGE, board.range + sun)
    left = sum(owned) - bill.total
    return PriceAdvice(
        (cost, white),
        (tuple(bill.owed), bill.total - sum(bill.owed)),
        tuple(owned),
        bill.total,
        lacks=max(0, -left),
        pays=left >= 0,
        replaced=tuple(bill.missing) if left >= 0 and any(bill.missing) else (),
        spare=max(0, left),
        spent=not left,
        before=board.range if after > board.range else 0,
        after=after if after > board.range else 0,
    )


@record
class TempleAdvice:
    """What the next temple would bring."""

    number: int
    mana: int
    brings: tuple[int, int]
    """Sun range and mana at once."""
    sites: tuple[str, ...]
    """The fields on which it could stand."""


def temple_advice(view: HeliosView, seat: int) -> TempleAdvice:
    """What the next temple would bring a seat."""
    board, preview = view.seats[seat].board, build_preview(view, seat, None)
    sites = tuple(field for field, tile in sorted(board.world.items()) if not tile.temple)
    mana = min(preview.mana, view.mana)
    return TempleAdvice(board.temples + 1, mana, (0, mana), sites)


@record
class BuildingAdvice:
    """The outcome of a building's function."""

    building: str
    brings: tuple[int, int]
    """Sun range and mana at once."""
    worth: int
    """Points at the end."""
    built: bool
    endless: bool
    """From then on laps score nothing."""
    lapses: str
    """The action that it brings at once but that couldn't be carried out; empty for none."""
    at_once: str
    """The action that it brings at once."""


def building_advice(view: HeliosView, seat: int, building: str) -> BuildingAdvice:
    """The outcome of a building's function for a seat."""
    function, built = BUILDINGS[building].function, building in view.seats[seat].board.buildings
    action = function if function in AT_ONCE and not built else ""
    lapses = action if action and not possible(view, seat, action) else ""
    row = BUILDINGS[building]
    return BuildingAdvice(
        building,
        (row.sun, min(row.mana, view.mana)),
        row.vp,
        built,
        endless=function == "endless_sun" and not built,
        lapses=lapses,
        at_once="" if lapses else action,
    )


def build_advice(
    view: HeliosView, seat: int, _decision: Decision[Any] | None, _noun: str, building: str
) -> tuple[TempleAdvice | BuildingAdvice | PriceAdvice, ...]:
    """What a building (without one, the next temple) would bring now, and its price until it is built."""
    board, bill = view.seats[seat].board, build_preview(view, seat, building or None).bill
    if not building:
        return temple_advice(view, seat), price_advice(board, bill, (), bill.total)
    row, advice = BUILDINGS[building], building_advice(view, seat, building)
    return (advice,) if advice.built else (advice, price_advice(board, bill, row.cost, row.cost_any, row.sun))


@record
class PersonAdvice:
    """The facts about a person, for a seat that owns it or considers buying it."""

    who: str
    fee: int
    """The mana that the person costs."""
    brings: tuple[int, int]
    """Sun range and mana that activating it brings; nothing if it is active already."""
    worth: int
    """What it would score now if it were active."""
    earned: int
    """What it scores now, being active."""
    owner: tuple[int, str] | None
    """The owner, and the side that is up: `night` or `day`."""
    pending: bool
    """It isn't active, and no other seat owns it."""
    active: bool
    others: bool
    """Another seat owns it."""
    unpayable: bool
    """Its activation couldn't be paid for."""
    useless: bool
    """It could no longer be activated and so never score: it is the last round."""
    buys: bool
    dear: bool
    """It costs more mana than there is."""
    left: int
    """Mana left after buying it."""
    has: int
    """Mana now."""


def person_advice(view: HeliosView, seat: int, person: str) -> PersonAdvice:
    """The facts about a person."""
    board, owner = view.seats[seat].board, owner_of(view, person)
    row, preview, active = PERSONS[person], person_preview(view, seat, person), person in board.day
    payable = preview.payable
    others, left = owner is not None and owner[0] != seat, board.mana - row.mana_cost
    offered = not (active or others) and person not in board.night
    return PersonAdvice(
        person,
        row.mana_cost,
        (0, 0) if active else (row.sun, row.mana),
        preview.points,
        preview.points if active else 0,
        owner,
        not (active or others),
        active,
        others,
        not (payable or active or others),
        useless=view.round == view.rounds and not payable,
        buys=offered and left >= 0,
        dear=offered and left < 0,
        left=left,
        has=board.mana,
    )


def meeting_advice(
    view: HeliosView, seat: int, _decision: Decision[Any] | None, _noun: str, person: str
) -> tuple[PersonAdvice | PriceAdvice, ...]:
    """The facts about a person, and the price of its activation until it is paid."""
    row, advice = PERSONS[person], person_advice(view, seat, person)
    bill = person_preview(view, seat, person).bill
    price = price_advice(view.seats[seat].board, bill, row.cost, row.act_any)
    return (advice, price) if advice.pending else (advice,)


@record
class CubeAdvice:
    """The use of a cube: as payment, or as one more of its colour."""

    cube: int
    """Its colour."""
    field: str = ""
    asked: int = 0
    """How many buildings cost its colour."""
    have: int = 0
    """How many cubes of its colour the player has."""
    opens: tuple[str, ...] = ()
    """The buildings that could be paid for only with it."""
    pays: bool = False
    stranded: int = 0
    """Cubes on the temple's site that paying with it would lose."""
    on_site: bool = False
    """It lies where the temple will stand."""
    grows: bool = False
    """It grows again in the next light."""
    stays: bool = False
    """It is gone, and doesn't grow again in the next light."""
    rest: int = 0
    """How many cubes are still to be paid then."""


def cube_advice(
    view: HeliosView, seat: int, decision: Decision[Any] | None, _noun: str, id: str
) -> CubeAdvice:
    """The use of a cube, by field and colour or only by colour: as payment, or as one more."""
    field, _, word = id.rpartition(":")
    cube, board, payment = Cube(field, COLOURS.index(word)), view.seats[seat].board, view.payment
    if payment is None or decision is None or decision.kind != "pay_cube":
        opens = tuple(opened_by(view, seat, cube.colour))
        have = board.cubes[cube.colour]
        return CubeAdvice(cube.colour, asked=asking(board, cube.colour), have=have, opens=opens)
    on_site, grows = payment.field == cube.field, regrows(board, cube)
    return CubeAdvice(
        cube.colour,
        cube.field,
        pays=True,
        stranded=lost_by_paying(view, seat, cube),
        on_site=on_site,
        grows=grows and not on_site,
        stays=not grows and not on_site,
        rest=payment.left - 1,
    )


def worth(view: HeliosView, decision: Decision[Any], option: Option[Any]) -> int:
    """How good an option is among those of its decision; 0 where they aren't compared."""
    noun, _, id = option.key.partition(":")
    seat, kind = decision.seat, decision.kind
    board = view.seats[seat].board
    if noun == "row":
        return len(board.rows[ROWS.index(id)])
    if noun == "cube" and kind == "pay_cube":
        cube = cube_advice(view, seat, decision, noun, id)
        return 4 * (not cube.stranded) + 2 * cube.on_site + regrows(board, Cube(cube.field, cube.cube))
    if noun != "field":
        return 0
    if kind == "choose_sun_target":
        stop = sun_previews(view, seat)[id]
        return 10 * stop.points + len(stop.light.cubes)
    if view.in_hand is None:
        return -lost_on_site(board, id)
    preview = field_preview(view, seat, id, view.in_hand)
    return preview.harbour + (preview.special or 0) + len(raised(board, id)) + bool(preview.bonus)


def nobody_left(view: HeliosView, decision: Decision[Any]) -> bool:
    """Whether passing loses nothing, as the persons who could still be bought would never score."""
    keys = [option.key.partition(":") for option in decision.options if option.key != "pass"]
    return all(noun == "buy" and person_advice(view, decision.seat, id).useless for noun, _, id in keys)
