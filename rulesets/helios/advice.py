"""What speaks for and against an answer: worked out from views, before it is given."""

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
)
from rulesets.helios.payment import Bill, Cube
from rulesets.helios.preview import (
    SunPreview,
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
    with_range,
)
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView

AT_ONCE = frozenset({"create_land", "move_sun"})
"""Functions of buildings that carry out an action at once."""


@record
class RowAdvice:
    """What one more action tile of a colour does to the row of that colour."""

    holds: tuple[str, ...]
    """The colours of the tiles in the row now."""
    fills: bool
    """It would be full, which brings a bonus action."""
    coming: int | None
    """Tiles in the columns that could still go there; `None` for a row that becomes full."""

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
    return RowAdvice(holds, False, revealed.count(row) + revealed.count(JOKER))


def joker_advice(view: HeliosView, seat: int) -> JokerAdvice:
    """What an action tile that fits into any row does to a seat's rows."""
    board = view.seats[seat].board
    return JokerAdvice(tuple(row for number, row in enumerate(ROWS) if row_fills(board, number)))


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
    if action == "create_land":
        return ActionAdvice(action, False, free_fields=len(free_fields(view, seat)))
    if action == "build":
        return ActionAdvice(action, False, buildable=tuple(buildable(view, seat)))
    stop = best_stop(view, seat)
    brings = stop is not None and (stop.points or stop.light.cubes)
    return ActionAdvice(action, False, best=stop if brings else None)


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


@record
class Price:
    """A number of cubes, some of them of certain colours."""

    coloured: tuple[int, ...]
    """Cubes by colour."""
    any_colour: int


@record
class PriceAdvice:
    """A payment in cubes, and what a seat has to make it."""

    cost: Price
    """As printed."""
    bill: Price
    """As the seat pays it, with cubes of any colour for those that it lacks."""
    held: tuple[int, ...]
    """The seat's cubes by colour."""
    total: int
    """Cubes that are paid, including those that replace missing ones."""
    lacks: int
    """How many cubes are lacking; 0 if it can be paid."""
    replaced: tuple[int, ...]
    """The cubes of each colour that others replace; empty for none."""
    left: int | None
    """How many cubes are left then; `None` if it can't be paid."""


def price_advice(board: Seat, bill: Bill, cost: Price) -> PriceAdvice:
    """The outcome for a seat of paying a bill."""
    left = sum(board.cubes) - bill.total
    return PriceAdvice(
        cost,
        Price(tuple(bill.owed), bill.total - sum(bill.owed)),
        tuple(board.cubes),
        bill.total,
        lacks=max(0, -left),
        replaced=tuple(bill.missing) if left >= 0 and any(bill.missing) else (),
        left=left if left >= 0 else None,
    )


@record
class TempleAdvice:
    """What the next temple would cost and bring."""

    number: int
    mana: int
    sites: tuple[str, ...]
    """The fields on which it could stand."""
    price: PriceAdvice


def temple_advice(view: HeliosView, seat: int) -> TempleAdvice:
    """What the next temple would cost and bring a seat."""
    board, preview = view.seats[seat].board, build_preview(view, seat, None)
    sites = tuple(field for field, tile in sorted(board.world.items()) if not tile.temple)
    price = price_advice(board, preview.bill, Price((), preview.bill.total))
    return TempleAdvice(board.temples + 1, min(preview.mana, view.mana), sites, price)


@record
class BuildingAdvice:
    """What a building would cost and bring."""

    building: str
    range: int
    """Steps by which the sun range grows."""
    mana: int
    points: int
    """Points at the end."""
    built: bool
    ends_laps: bool
    """From then on laps score nothing."""
    lapses: str | None
    """The action that it brings at once but that couldn't be carried out."""
    at_once: ActionAdvice | None
    """What the action that it brings at once could do then."""
    range_grows: tuple[int, int] | None
    """The sun range now and then; `None` if it doesn't grow."""
    price: PriceAdvice | None
    """`None` for one that is built."""


def building_advice(view: HeliosView, seat: int, building: str) -> BuildingAdvice:
    """What a building would cost and bring a seat."""
    row, board = BUILDINGS[building], view.seats[seat].board
    built = building in board.buildings
    action = row.function if row.function in AT_ONCE and not built else None
    lapses = action is not None and not possible(view, seat, action)
    at_once = None
    if action is not None and not lapses:
        at_once = action_advice(with_range(view, seat, row.sun), seat, action)
    after = min(MAX_RANGE, board.range + row.sun)
    bill = build_preview(view, seat, building).bill
    return BuildingAdvice(
        building,
        row.sun,
        min(row.mana, view.mana),
        row.vp,
        built,
        ends_laps=row.function == "endless_sun" and not built,
        lapses=action if lapses else None,
        at_once=at_once,
        range_grows=(board.range, after) if after > board.range and not built else None,
        price=None if built else price_advice(board, bill, Price(row.cost, row.cost_any)),
    )


@record
class PersonAdvice:
    """The facts about a person, for a seat that owns it or considers buying it."""

    mana_cost: int
    range: int
    """Steps by which activating it lets the sun range grow; 0 if it is active already."""
    mana: int
    """Mana that activating it brings; 0 if it is active already."""
    points: int
    """What it scores now, or would score if it were active."""
    owner: int | None
    awake: bool
    """Its owner, of any seat, has activated it."""
    pending: bool
    """It isn't active, and no other seat owns it."""
    active: bool
    """The seat has activated it."""
    unpayable: bool
    """Its activation couldn't be paid for."""
    useless: bool
    """It could no longer be activated and so never score: it is the last round."""
    offered: bool
    """No seat owns it."""
    mana_held: int
    price: PriceAdvice | None
    """What its activation costs; `None` unless it is pending."""

    @property
    def mana_left(self) -> int:
        """Mana left after buying it; negative if there is too little."""
        return self.mana_held - self.mana_cost


def person_advice(view: HeliosView, seat: int, person: str) -> PersonAdvice:
    """The facts about a person."""
    board, owned = view.seats[seat].board, owner_of(view, person)
    row, preview, active = PERSONS[person], person_preview(view, seat, person), person in board.day
    owner, side = owned if owned is not None else (None, "")
    others = owner is not None and owner != seat
    pending = not (active or others)
    return PersonAdvice(
        row.mana_cost,
        0 if active else row.sun,
        0 if active else row.mana,
        preview.points,
        owner,
        side == "day",
        pending,
        active,
        unpayable=pending and not preview.payable,
        useless=view.round == view.rounds and not preview.payable,
        offered=owner is None,
        mana_held=board.mana,
        price=price_advice(board, preview.bill, Price(row.cost, row.act_any)) if pending else None,
    )


@record
class GainedCubeAdvice:
    """The use of one more cube of a colour."""

    colour: int
    asked: int
    """How many buildings cost its colour."""
    held: int
    """How many cubes of its colour the player has."""
    opens: tuple[str, ...]
    """The buildings that could be paid for only with it."""


def gained_cube_advice(view: HeliosView, seat: int, colour: int) -> GainedCubeAdvice:
    """The use for a seat of one more cube of a colour."""
    board = view.seats[seat].board
    opens = tuple(opened_by(view, seat, colour))
    return GainedCubeAdvice(colour, asking(board, colour), board.cubes[colour], opens)


@record
class PaidCubeAdvice:
    """What paying with a cube would mean."""

    field: str
    """Where it lies."""
    stranded: int
    """Cubes on the temple's site that paying with it would lose."""
    on_site: bool
    """It lies where the temple will stand."""
    regrows: bool
    """It grows again in the next light."""
    rest: int
    """How many cubes are still to be paid then."""


def paid_cube_advice(view: HeliosView, seat: int, cube: Cube) -> PaidCubeAdvice:
    """What paying with a cube would mean for a seat that is asked to pay."""
    payment = view.payment
    assert payment is not None
    stranded, on_site = lost_by_paying(view, seat, cube), payment.field == cube.field
    grows = regrows(view.seats[seat].board, cube)
    return PaidCubeAdvice(cube.field, stranded, on_site, grows and not on_site, payment.left - 1)


def worth(view: HeliosView, decision: Decision[Any], option: Option[Any]) -> int:
    """How good an option is among those of its decision; 0 where they aren't compared."""
    noun, _, id = option.key.partition(":")
    seat, kind = decision.seat, decision.kind
    board = view.seats[seat].board
    if noun == "row":
        return len(board.rows[ROWS.index(id)])
    if noun == "cube" and kind == "pay_cube":
        field, _, word = id.partition(":")
        cube = Cube(field, COLOURS.index(word))
        advice = paid_cube_advice(view, seat, cube)
        return 4 * (not advice.stranded) + 2 * advice.on_site + regrows(board, cube)
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
