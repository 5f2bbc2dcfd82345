"""The action cards of Bora Bora: picture, lowest die, and what each of the player's dice would do.

While a die is being placed, the cards are the list of options; afterwards one line of them is left.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import partial

from rulesets.bora_bora.components import CARDS
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import Die
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings.figures import FACE, GAME, UNSEEN, Seen, draw_die
from tabletop_tui.games.bora_bora.labels import WITH_GOD
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, beside, cells, fit, stacked, wrap
from tabletop_tui.paint.pictures import LOUD, QUIET, sprite
from tabletop_tui.paint.runs import spaced, wide

PICTURES = {"land_path": "land", "water_path": "water", "land_water_path": "land", "woman_man": "woman"}
"""The name of a card's picture, where it isn't the card's."""
_LEFT = 8
_LEAST = 3
"""A card's name keeps at least this many cells; otherwise a die on the card is left out."""
LARGE_FROM = 150
"""From this many columns on, the cards' pictures are large."""


@record
class Cell:
    """The outcome of placing one die on one card."""

    target: str = ""
    """The target that chooses it; empty if it can't be chosen."""
    gives: str = ""
    detail: str = ""
    """The same in more words, where there is room for another line."""
    price: Run = Run("")
    """Why it can lie there, or the god that this costs."""
    why: str = ""
    """Why it can't be chosen."""
    brief: str = ""
    """The same where that is too long."""


@record
class Hand:
    """The player's dice on all cards."""

    dice: tuple[int, ...] = ()
    """Different dice, the highest first; none unless a die is being placed."""
    open: int = 0
    """The die whose cells are shown in full."""
    cells: Mapping[tuple[int, str], Cell] = field(default_factory=dict)
    white: bool = False
    """The cells are those for a white god."""
    white_payable: bool = False
    flat: bool = False
    """The cards have no pictures, to leave room for the coach."""


def left_of(*, large: bool) -> int:
    """Columns for the player's own dice, at the left of the cards."""
    return 2 * _LEFT if large else _LEFT


def head_lines(hand: Hand, *, large: bool) -> int:
    """Lines of a card's name and picture."""
    return 1 if hand.flat else 5 if large else 4


def lines_of(hand: Hand, *, large: bool) -> int:
    """Lines that cards need for this many dice."""
    if not hand.dice:
        return 1
    return head_lines(hand, large=large) + sum(height for _, _, height in _rows(hand, large=large))


def draw_cards(seen: Seen, hand: Hand, width: int, *, large: bool) -> Drawing:
    """All cards side by side, below them a row of cells for each of the player's dice."""
    names, left = [*seen.view.cards, FISHING], left_of(large=large)
    pitch, lines = (width - left) // len(names), head_lines(hand, large=large)

    def part(name: str, height: int, shows: object, draw: Callable[[Canvas, Region], None]) -> Drawing:
        place = Region(0, 0, pitch - 1, height)
        return seen.part(name, (pitch, height), shows, lambda canvas: draw(canvas, place))

    joined = seen.kept.joined
    heads = [
        part(
            f"head {card}",
            lines,
            (seen.view.cards.get(card), able, large),
            partial(_draw_head, seen, card, able=able, large=large),
        )
        for card in names
        for able in [any(hand.cells.get((number, card), Cell()).target for number in hand.dice)]
    ]
    stack = [joined(("heads", large), heads, beside)]
    for number, _, height in _rows(hand, large=large):
        full = large or number == hand.open
        row = []
        for card in names:
            cell = hand.cells.get((number, card), Cell())
            shows = (cell, full, bool(cell.target) and cell.target == seen.marks.target)
            row.append(part(f"{number} {card}", height, shows, partial(_draw_cell, seen, cell, full=full)))
        stack.append(joined(("row", number, large), row, beside))
    mine = (hand.dice, hand.open, hand.white, hand.white_payable, seen.view.seat, large)
    dice = seen.part(
        "dice",
        (left, lines_of(hand, large=large)),
        mine,
        lambda canvas: _draw_dice(canvas, seen, hand, large=large),
    )
    return seen.kept.joined(("cards", large), (dice, *stack), _joined)


def _joined(dice: Drawing, *rows: Drawing) -> Drawing:
    """Dice at the left of the heads of the cards and their rows of cells."""
    return beside(dice, stacked(*rows))


def _rows(hand: Hand, *, large: bool) -> list[tuple[int, int, int]]:
    """Each die with the first line of its cells, and how many lines they take."""
    rows, y = [], head_lines(hand, large=large)
    others = 2 if large and len(hand.dice) == 2 else 1
    for number in hand.dice:
        height = others if number != hand.open else 3 if large else 2
        rows.append((number, y, height))
        y += height
    return rows


def _draw_dice(canvas: Canvas, seen: Seen, hand: Hand, *, large: bool) -> None:
    """The player's dice at the left of their rows, the open one as a face, with the white god above them."""
    terms, mine = seen.terms, seen.view.seat
    sign = terms.sign("white")
    if hand.white_payable:
        canvas.write(0, 0, f" {WITH_GOD} ", "chip" if not hand.white else "chip-quiet")
        canvas.write(4, 0, sign, "white")
        said = wrap(terms.say.board_white_on() if hand.white else terms.say.board_white(), 14 if large else 7)
        for down, text in enumerate(said[: 0 if hand.flat else 2]):
            canvas.write(0, 1 + down, text, "white" if hand.white else "dim")
    if mine is None:
        return
    role = "white ground-white-bar" if hand.white else f"seat-{seen.names[mine].role}"
    for number, y, height in _rows(hand, large=large):
        now = number == hand.open
        shown = f"{number}{sign}6" if hand.white and number < 6 else f" {number} "
        canvas.write(0, y, "▶" if now else " ", "you")
        canvas.write(2, y, shown, role if now else f"{seen.names[mine].role} ground-raised")
        if large and height > 1 and not hand.white:
            draw_die(canvas, seen, 7, y, mine, number) if height > 2 else None


def _draw_head(seen: Seen, card: str, canvas: Canvas, place: Region, *, able: bool, large: bool) -> None:
    """The card's name, its picture, and the lowest die on it."""
    canvas.fill(place, "ground-panel" if able else "ground-base")
    dice = seen.view.cards.get(card, ())
    lowest = min(dice, key=lambda die: die.number, default=None)
    role = "title" if able else "faint"
    name = seen.terms.card(CARDS[card].id, "board")
    x = canvas.write(place.x + 1, 0, fit(name, place.width - 1), role)
    picture = sprite(GAME, PICTURES.get(card, card), "large" if large else "small")
    flat = place.height == 1
    if seen.look.pictures and not flat:
        canvas.picture(place.x, 2, picture, LOUD if able else QUIET)
    elif not flat:
        canvas.write(place.x + 1, 1, seen.look.sign(picture), role)
    at = place.right - FACE
    if card == FISHING:
        return
    if flat:
        canvas.runs(place.right - 2, 0, [seen.block(lowest.seat, str(lowest.number))] if lowest else [])
        return
    if lowest is None:
        canvas.box(Region(at, 1, FACE, 3), "faint", "dashed")
        return
    draw_die(canvas, seen, at, 1, lowest.seat, lowest.number)
    owner = seen.names[lowest.seat]
    if large and x + cells(owner.text) < place.right:
        canvas.write_right(place.right, 0, owner.text, owner.role)
    elif not able:
        canvas.paint(Region(at, 1, FACE, 3), "")


def _draw_cell(seen: Seen, cell: Cell, canvas: Canvas, place: Region, *, full: bool) -> None:
    """The key, what it gives, and at what price; or why it can't be chosen."""
    loud, here = full and bool(cell.target), bool(cell.target) and cell.target == seen.marks.target
    ground = "ground-raised" if loud else "ground-panel" if cell.target else "ground-base"
    canvas.fill(place, "here" if here else ground)
    if not cell.target:
        shown = wrap(cell.why, place.width - 1)[: place.height] if full else ["–"]
        for down, text in enumerate(shown):
            canvas.write(place.x + 1 if full else place.x + 4, place.y + down, text, "faint")
        return
    bar = " here" if here else ""
    canvas.write(place.x, place.y, "   ", "chip" if loud else "chip-quiet")
    sign = cell.price.text.split(" ")[0] if god_in(cell) and place.height < 2 else ""
    room = place.width - 4 - (cells(sign) + 1 if sign else 0)
    canvas.write(place.x + 4, place.y, fit(cell.gives, room), f"{'strong' if loud else ''}{bar}")
    if sign:
        canvas.write_right(place.right, place.y, sign, f"{cell.price.role}{bar}")
    if place.height > 2:
        canvas.write(place.x + 4, place.y + 1, fit(cell.detail, place.width - 4), f"dim{bar}")
    if place.height > 1:
        x = place.x + 4 if cells(cell.price.text) <= place.width - 4 else place.x + 1
        canvas.write(x, place.bottom - 1, fit(cell.price.text, place.right - x), f"{cell.price.role}{bar}")
    chip = "chip" if loud else "chip-quiet"
    canvas.spot(cell.target, place, (place.x + 1, place.y), bare=True, ring=UNSEEN, chip=chip)


def god_in(cell: Cell) -> bool:
    """Whether a cell costs a god."""
    return bool(cell.price.text) and not cell.price.role.startswith("good")


def draw_strip(seen: Seen, width: int) -> Drawing:
    """One line: every card with the dice on it; the one being carried out is bright."""
    shows = (seen.view.cards, seen.view.fished, seen.view.placing)
    return seen.part("strip", (width, 1), shows, lambda canvas: _draw_strip(canvas, seen, width))


def _draw_strip(canvas: Canvas, seen: Seen, width: int) -> None:
    """Draw the line that `draw_strip` describes."""
    canvas.write(0, 0, " " * width, "ground-bar")
    names = [*seen.view.cards, FISHING]
    placing = seen.view.placing
    pitch = width // len(names)
    for index, card in enumerate(names):
        now = placing is not None and placing.card == card
        x = index * pitch
        if now:
            canvas.write(x, 0, " " * (pitch - 1), "ground-cyan")
        name = seen.terms.card(CARDS[card].id, "board")
        dice = seen.view.fished if card == FISHING else seen.view.cards[card]
        chips = _apart(seen, dice, pitch - 4 - min(cells(name), _LEAST))
        end = canvas.write(x + 1, 0, fit(name, pitch - 3 - wide(chips)), "title" if now else "dim")
        canvas.runs(end + 1, 0, chips)


def _apart(seen: Seen, dice: Sequence[Die], room: int) -> list[Run]:
    """As many dice as fit, the lowest ones, with blanks between them so that they don't read as one number.

    They lie in the order in which they were placed.
    """
    lowest = sorted(range(len(dice)), key=lambda at: dice[at].number)[: max(1, (room + 1) // 2)]
    shown = [seen.block(dice[at].seat, str(dice[at].number)) for at in sorted(lowest)]
    return list(spaced(shown))


def draw_down(seen: Seen, hand: Hand, width: int) -> Drawing:
    """80x24: one row per card, with its lowest die and a column for each of the player's dice."""
    names = [*seen.view.cards, FISHING]
    canvas = Canvas(width, len(names) + 1, "ground-base")
    left = 22
    each = (width - left) // max(1, len(hand.dice))
    mine = seen.view.seat
    if hand.white_payable:
        canvas.write(0, 0, f" {WITH_GOD} ", "chip" if not hand.white else "chip-quiet")
        canvas.write(4, 0, fit(f"{seen.terms.sign('white')} {seen.terms.say.board_white()}", left - 5), "dim")
    for across, number in enumerate(hand.dice):
        role = f"seat-{seen.names[mine].role}" if mine is not None else ""
        shown = f" {number}{seen.terms.sign('white')}6 " if hand.white and number < 6 else f"  {number}  "
        end = canvas.write(left + across * each, 0, shown, role)
        count = seen.own.dice.count(number)
        canvas.write(end, 0, f"×{count}" if count > 1 else "", "dim")
    for down, card in enumerate(names, start=1):
        able = any(hand.cells.get((number, card), Cell()).target for number in hand.dice)
        name = seen.terms.card(CARDS[card].id, "board")
        canvas.write(0, down, name, "title" if able else "faint")
        dice = seen.view.fished if card == FISHING else seen.view.cards[card]
        chips = _apart(seen, dice, left - 2 - cells(name))
        canvas.runs(left - 1 - wide(chips), down, chips)
        for across, number in enumerate(hand.dice):
            cell = hand.cells.get((number, card), Cell())
            _draw_short(
                canvas,
                cell,
                Region(left + across * each, down, each - 1, 1),
                now=number == hand.open,
                here=cell.target == seen.marks.target,
            )
    return canvas.drawing()


def _draw_short(canvas: Canvas, cell: Cell, place: Region, *, now: bool, here: bool) -> None:
    """A cell in one line."""
    if not cell.target:
        room = place.width - 4
        why = cell.why if cells(cell.why) <= room else cell.brief or cell.why
        canvas.write(place.x + 4, place.y, fit(why, room), "faint")
        return
    bar = " here" if here else ""
    canvas.fill(place, "here" if here else "")
    canvas.write(place.x, place.y, "   ", "chip" if now else "chip-quiet")
    x = canvas.write(
        place.x + 4, place.y, fit(cell.gives, place.width - 4), f"{'strong' if now else ''}{bar}"
    )
    for price in (cell.price.text, cell.price.text.split(" ")[0] if god_in(cell) else ""):
        if x + 1 + cells(price) <= place.right:
            canvas.write(x + 1, place.y, price, f"{cell.price.role}{bar}")
            break
    chip = "chip" if now else "chip-quiet"
    canvas.spot(cell.target, place, (place.x + 1, place.y), bare=True, ring=UNSEEN, chip=chip)


def numbers_of(targets: Sequence[str]) -> list[int]:
    """The numbers of the dice in these cells' targets."""
    return [int(target.split(":")[1]) for target in targets if target.startswith("die:")]
