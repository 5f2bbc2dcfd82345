"""What an option does for the persons and special tiles that a seat has: what they score more or less."""

from collections.abc import Iterable

from rulesets.core import Decision, Option
from rulesets.core.records import record
from rulesets.helios.advice.fields import as_laid, free_fields
from rulesets.helios.advice.prices import build_preview
from rulesets.helios.advice.sun import sun_previews
from rulesets.helios.components import FIELD_MANA, MAX_RANGE, PERSONS, SPECIALS
from rulesets.helios.geometry import BONUS
from rulesets.helios.options import Activate, Build, Buy, TakeLand, TakeSpecial, person_bill
from rulesets.helios.scoring import person_points, special_value
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import Stop
from rulesets.helios.view import HeliosView

_ON_ANY_FIELD = frozenset({"tiles", "colours", "special_tiles"})
"""What persons count of a tile wherever it is laid."""
_ALL = frozenset({row.scores for row in PERSONS.values()} | {row.scores for row in SPECIALS.values()})
"""All that persons and special tiles count."""


@record
class Served:
    """A person or a kind of special tile of the seat's that would score another number of points."""

    word: str
    """The id of the person, or the kind of the tiles."""
    more: int
    """Points more, or less than 0."""
    counts: bool
    """It scores as things stand; a person who isn't active doesn't."""


def for_me(view: HeliosView, seat: int, decision: Decision[object], option: Option[object]) -> list[Served]:
    """All that the seat has that an option would serve or spoil: losses first, then what counts, the most
    first.
    """
    board, after, counted = view.seats[seat].board, *_after(view, seat, decision, option)
    found, fields = [], tuple(board.world)
    then = _sheet(after, fields, counted)
    for word, points in _sheet(board, fields, counted).items():
        more = then[word] - points
        if more and not (isinstance(option.value, Activate) and option.value.person == word):
            found.append(Served(word, more, word not in board.night))
    return sorted(found, key=lambda each: (each.more > 0, not each.counts, -abs(each.more)))


def says_for_me(view: HeliosView, decision: Decision[object]) -> bool:
    """Whether an option could serve a person or special tile of the deciding seat, or occupy a harbour."""
    board = view.seats[decision.seat].board
    if decision.kind == "choose_field":
        return True
    return bool(board.day or board.night or any(tile.kind in SPECIALS for tile in board.world.values()))


def at_end(served: Iterable[Served]) -> int:
    """The points at the end that all of it comes to as things stand."""
    return sum(each.more for each in served if each.counts)


def _sheet(board: Seat, fields: Iterable[str], counted: frozenset[str]) -> dict[str, int]:
    """What each person, active or not, and the special tiles of a kind on these fields score; only those that
    count one of these things.
    """
    owned = (*board.day, *board.night)
    found = {each: person_points(board, each) for each in owned if PERSONS[each].scores in counted}
    for field in fields:
        kind = board.world[field].kind
        if kind in SPECIALS and SPECIALS[kind].scores in counted:
            found[kind] = found.get(kind, 0) + special_value(board, field, kind)
    return found


def _after(
    view: HeliosView, seat: int, decision: Decision[object], option: Option[object]
) -> tuple[Seat, frozenset[str]]:
    """The seat's boards after an option, and what persons and special tiles may count of them: what no later
    answer changes.
    """
    after, value = view.seats[seat].board.copy(), option.value
    match value:
        case Stop():
            for field, colour in sun_previews(view, seat)[value.field].light.cubes:
                lit = after.world[field]
                after.world[field] = lit._replace(cubes=(*lit.cubes, colour))
            return after, _ALL
        case TakeLand() | TakeSpecial():
            taken = view.display[value.slot] if isinstance(value, TakeLand) else value.kind
            free = next(iter(free_fields(view, seat)), None)
            if taken is not None and free is not None:
                after.world[free] = Tile(taken)
            return after, _ON_ANY_FIELD
        case str() if decision.kind == "choose_field" and view.in_hand is not None:
            after.world[value] = as_laid(view, value, view.in_hand)
            after.mana += min(FIELD_MANA, view.mana) if BONUS.get(value) == "mana" else 0
            return after, _ALL
        case str() if decision.kind == "choose_temple_site":
            after.world[value] = after.world[value]._replace(temple=True)
            return after, frozenset({"own_temple", "adjacent_tiles"})
        case Build(building=building):
            preview = build_preview(view, seat, building)
            _pay(after, preview.bill.total)
            after.mana += min(preview.mana, view.mana)
            after.range = min(MAX_RANGE, after.range + preview.range)
            if building is not None:
                after.buildings.append(building)
                return after, _ALL
            site = next(field for field, tile in after.world.items() if not tile.temple)
            after.world[site] = after.world[site]._replace(temple=True)
            return after, frozenset({"temples", "mana", "resources_left"})
        case Buy(person=person):
            after.mana -= PERSONS[person].mana_cost
        case Activate(person=person):
            _pay(after, person_bill(after, person).total)
            after.range = min(MAX_RANGE, after.range + PERSONS[person].sun)
            after.mana += min(PERSONS[person].mana, view.mana)
    return after, _ALL


def _pay(after: Seat, count: int) -> None:
    """Take this many cubes off the boards; it is all the same to what counts them which ones."""
    for field, tile in sorted(after.world.items()):
        paid = min(count, len(tile.cubes))
        after.world[field] = tile._replace(cubes=tile.cubes[paid:])
        count -= paid
