"""The islands of Dice Forge as a drawing: portals, who stands there, and the feats beside them."""

from collections.abc import Collection, Sequence

from rulesets.core.records import record
from rulesets.dice_forge.components import CARDS
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, fit, pad
from tabletop_tui.games.dice_forge import pieces
from tabletop_tui.games.dice_forge.labels import portals
from tabletop_tui.games.dice_forge.pieces import Name
from tabletop_tui.games.dice_forge.terms import Terms

LINES = 8
"""Lines of the islands in two columns."""

TALL_LINES = 15
"""Lines of the islands with a line for each place."""

_LABEL = 3
_FIXED = 12
"""Cells of a place besides its label, the card's name and a gap: mark, cost, sign, glory, how many."""
_NAME = 9
_GAP = 1
_TALL_PREFIX = 12


@record
class Payable:
    """What can be paid now, by whoever may buy."""

    places: Collection[str] = frozenset()
    faces: Collection[str] = frozenset()


def draw_islands(
    view: DiceForgeView,
    terms: Terms,
    names: Sequence[Name],
    width: int,
    payable: Payable,
    *,
    tall: bool = False,
) -> Drawing:
    """All places by portal, two a line (the far island has a third), or a line each with what it does."""
    return _tall(view, terms, names, width, payable) if tall else _pairs(view, terms, names, width, payable)


def _pairs(view: DiceForgeView, terms: Terms, names: Sequence[Name], width: int, payable: Payable) -> Drawing:
    canvas = Canvas(width, LINES)
    prefix = max(5, min(12, width - 2 * (_LABEL + _FIXED + _NAME + _GAP)))
    each = (width - prefix) // 2
    y = 0
    for portal, slots in portals():
        _portal(canvas, view, names, portal, y, prefix)
        for index, slot in enumerate(slots):
            down, across = divmod(index, 2)
            region = Region(prefix + across * each, y + down, each - _GAP, 1)
            _place(canvas, view, terms, slot, region, payable)
        y += -(-len(slots) // 2)
    return canvas.drawing()


def _tall(view: DiceForgeView, terms: Terms, names: Sequence[Name], width: int, payable: Payable) -> Drawing:
    canvas = Canvas(width, TALL_LINES)
    y = 0
    for portal, slots in portals():
        _portal(canvas, view, names, portal, y, _TALL_PREFIX)
        for slot in slots:
            region = Region(_TALL_PREFIX, y, width - _TALL_PREFIX - 1, 1)
            x = _place(canvas, view, terms, slot, region, payable)
            brief = terms.card_brief(view.layout[slot])
            canvas.write(x + 2, y, fit(brief, region.right - x - 2), "" if slot in payable.places else "dim")
            y += 1
    return canvas.drawing()


def _portal(
    canvas: Canvas, view: DiceForgeView, names: Sequence[Name], portal: int, y: int, width: int
) -> None:
    canvas.write(0, y, f"P{portal}", "strong")
    for seat, hero in enumerate(view.seats):
        if hero.portal == portal:
            room = width - 4
            name = names[seat].text
            canvas.write(3, y, fit(name, room) if room > 3 else name[:room], names[seat].role)
            return
    canvas.write(3, y, "·", "faint")


def _place(
    canvas: Canvas, view: DiceForgeView, terms: Terms, slot: str, region: Region, payable: Payable
) -> int:
    """A place: mark, cost, card, sign, glory, how many are left. Returns the column behind it."""
    card, left = view.layout[slot], view.stacks[slot]
    can = slot in payable.places
    name = min(_NAME, region.width - _LABEL - _FIXED)
    x, y = region.x + _LABEL, region.y
    canvas.write(x, y, pieces.PAYABLE if can else " ", "good strong")
    cost = pieces.price(terms, card)
    x = canvas.runs(x + 1, y, cost if left else [Run(run.text, "dim") for run in cost]) + 1
    canvas.write(x, y, pad(terms.card_short(card), name), "strong" if can else "dim")
    x += name
    if pieces.width(cost) > 2:  # dear in both shards: two cells more than the others
        x -= 2
    canvas.write(x, y, f"{pieces.sign(card):<2}", "cyan" if can else "dim")
    glory = f"{CARDS[card].vp:>2}{terms.letters[3]}"
    canvas.write(x + 2, y, glory, pieces.INKS[3] if left else "dim")
    end = canvas.write(x + 6, y, f"×{left}", "" if left else "bad")
    canvas.spot(f"place:{slot}", region)
    return end
