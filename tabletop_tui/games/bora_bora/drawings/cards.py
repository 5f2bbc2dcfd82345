"""The action cards of Bora Bora side by side: name, picture, lowest die; and as rows of a small screen."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import partial

from rulesets.bora_bora.components import CARDS
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import Die
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings.figures import FACE, GAME, SEAT_GROUNDS, UNSEEN, Seen, draw_die
from tabletop_tui.games.bora_bora.drawings.worth import DONE
from tabletop_tui.games.bora_bora.labels import WITH_GOD
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, beside, cells, fit, wrap
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, sprite
from tabletop_tui.paint.runs import spaced, wide

PICTURES = {"land_path": "land", "water_path": "water", "land_water_path": "land", "woman_man": "woman"}
"""The name of a card's picture, where it isn't the card's."""
LEFT = 8
"""Columns at the left of the cards, for the player's own dice."""
LINES = {"small": 4, "large": 5}
"""Lines of a card, by the size of its picture."""
_LEAST = 3
"""A card's name keeps at least this many cells; otherwise a die on the card is left out."""


@record
class Cell:
    """The outcome of placing one die on one card."""

    target: str = ""
    """The target that chooses it; empty if it can't be chosen."""
    gives: str = ""
    mine: Run = Run("")
    """What it comes to for the player."""
    in_line: tuple[Run, ...] = ()
    """The same in a cell of one line, from the longest form on; if empty, as it is."""
    detail: str = ""
    """What else there is to say, where there is room for another line."""
    price: Run = Run("")
    """Why it can lie there, or the god that this costs."""
    gods: str = ""
    """The sign of the god that it costs, or that of the god tile that alone would pay."""
    why: str = ""
    """Why it can't be chosen."""
    brief: str = ""
    """The same where that is too long."""

    @property
    def god_ink(self) -> str:
        """The ink of the sign: a warning where a god tile goes."""
        return "warn" if self.price.role == "warn" else "blue"


@record
class Hand:
    """The player's dice on all cards."""

    dice: tuple[int, ...] = ()
    """Different dice, the highest first; none unless a die is being placed."""
    open: int = 0
    """The die whose cells are bright."""
    cells: Mapping[tuple[int, str], Cell] = field(default_factory=dict)
    white: bool = False
    """The cells are those for a white god."""
    white_payable: bool = False

    def able(self, card: str) -> bool:
        """Whether one of the dice can be placed on a card."""
        return any(self.cells.get((number, card), Cell()).target for number in self.dice)


def names_of(seen: Seen) -> list[str]:
    """The cards in play, with fishing."""
    return [*seen.view.cards, FISHING]


def pitch_of(seen: Seen, width: int) -> int:
    """Columns from one card to the next."""
    return (width - LEFT) // len(names_of(seen))


def draw_cards(seen: Seen, hand: Hand, width: int, *, large: bool) -> Drawing:
    """All cards side by side, at any decision."""
    pitch, lines = pitch_of(seen, width), LINES["large" if large else "small"]
    placing = seen.view.placing.card if seen.view.placing is not None else ""
    heads = []
    for card in names_of(seen):
        loud = hand.able(card) if hand.dice else card == placing
        lowest = lowest_on(seen, card)
        shows = (lowest, loud, card == placing, bool(hand.dice), large)
        drawn = partial(_draw_head, seen, card, lowest, loud=loud, here=card == placing)
        heads.append(seen.part(f"head {card}", (pitch, lines), shows, drawn))
    left = (hand.white, hand.white_payable, bool(hand.dice))
    corner = seen.part("corner", (LEFT, lines), left, lambda canvas: _draw_corner(canvas, seen, hand))
    return seen.kept.joined(("heads", large), (corner, *heads), beside)


def lowest_on(seen: Seen, card: str) -> Die | None:
    """The lowest die on a card; none on fishing, where any die may be placed."""
    return min(seen.view.cards.get(card, ()), key=lambda die: die.number, default=None)


def _draw_corner(canvas: Canvas, seen: Seen, hand: Hand) -> None:
    """What the dice on the cards are; below it the white god, if it can be paid."""
    terms = seen.terms
    canvas.spot("board:cards", Region(0, 0, LEFT - 1, canvas.height), bare=True, ring=UNSEEN, chip="")
    for down, text in enumerate(wrap(terms.say.board_lowest(), LEFT - 1)[:3]):
        canvas.write(0, down, text, "faint")
    if hand.white_payable:
        y = canvas.height - 1
        canvas.fill(Region(0, y, LEFT - 1, 1), "ground-white-bar" if hand.white else "")
        canvas.write(0, y, f" {WITH_GOD} ", "chip-quiet" if hand.white else "chip")
        canvas.write(3, y, f" {terms.sign('white')}=6", "white")


def _draw_head(seen: Seen, card: str, lowest: Die | None, canvas: Canvas, *, loud: bool, here: bool) -> None:
    """The card's name, its picture, and the lowest die on it with its owner."""
    width, lines = canvas.width - 1, canvas.height
    place = Region(0, 0, width, lines)
    canvas.fill(place, "ground-cyan" if here else "ground-panel" if loud else "ground-base")
    canvas.spot(f"action_card:{card}", place, (0, 0), bare=True, ring=UNSEEN, chip="")
    role = "title" if loud else "dim"
    large = lines > LINES["small"]
    picture = sprite(GAME, PICTURES.get(card, card), "large" if large else "small")
    if seen.look.pictures:
        canvas.picture(0, 2, picture, LOUD if here else NORMAL if loud else QUIET)
    else:
        canvas.write(1, 1, seen.look.sign(picture), role)
    name = seen.terms.card(CARDS[card].id, "board")
    x = canvas.write(1, 0, fit(name, width - 1), role)
    if card == FISHING:
        return
    at = width - FACE
    if lowest is None:
        canvas.box(Region(at, 1, FACE, 3), "faint", "dashed")
        return
    owner = seen.names[lowest.seat]
    draw_die(canvas, seen, at, 1, lowest.seat, lowest.number, SEAT_GROUNDS[owner.role] if not loud else "")
    room = width - x - 1
    if room > 1:
        text = owner.text if cells(owner.text) <= room else owner.mark
        canvas.write_right(width, 0, text, owner.role if loud else "dim")


# -- as rows, at 80x24 -----------------------------------------------------------------------------


def apart(seen: Seen, dice: Sequence[Die], room: int) -> list[Run]:
    """As many dice as fit, the lowest ones, with blanks between them so that they don't read as one number.

    They lie in the order in which they were placed.
    """
    lowest = sorted(range(len(dice)), key=lambda at: dice[at].number)[: max(1, (room + 1) // 2)]
    shown = [seen.block(dice[at].seat, str(dice[at].number)) for at in sorted(lowest)]
    return list(spaced(shown))


def draw_down(seen: Seen, hand: Hand, width: int) -> Drawing:
    """80x24: one row per card, with its dice and a column for each of the player's dice."""
    names = names_of(seen)
    canvas = Canvas(width, len(names) + 1, "ground-base")
    left = 19
    each = (width - left) // max(1, len(hand.dice))
    mine = seen.view.seat
    canvas.fill(Region(0, 0, width, 1), "ground-bar")
    canvas.explain("board:cards", 0, 0, width)
    if hand.white_payable:
        canvas.write(0, 0, f" {WITH_GOD} ", "chip-quiet" if hand.white else "chip")
        canvas.write(4, 0, fit(f"{seen.terms.sign('white')} {seen.terms.say.board_white()}", left - 5), "dim")
    for across, number in enumerate(hand.dice):
        role = f"seat-{seen.names[mine].role}" if mine is not None else ""
        shown = f" {number}{seen.terms.sign('white')}6 " if hand.white and number < 6 else f"  {number}  "
        end = canvas.write(left + across * each, 0, shown, role)
        canvas.write(end, 0, seen.terms.times(seen.own.dice.count(number)).strip(), "dim")
    for down, card in enumerate(names, start=1):
        placing = seen.view.placing is not None and seen.view.placing.card == card
        able = hand.able(card) or placing
        name = seen.terms.card(CARDS[card].id, "board")
        canvas.write(0, down, name, "title" if able else "dim")
        dice = seen.view.fished if card == FISHING else seen.view.cards[card]
        chips = apart(seen, dice, left - 2 - max(_LEAST, cells(name)))
        canvas.runs(left - 1 - wide(chips), down, chips)
        canvas.explain(f"action_card:{card}", 0, down, width)
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
    chip = "chip" if now else "chip-quiet"
    canvas.write(place.x, place.y, "   ", chip)
    x = canvas.write(place.x + 3, place.y, f"{cell.gods or ' '}", f"{cell.god_ink}{bar}")
    x = canvas.write(x, place.y, fit(cell.gives, place.right - x), f"{'strong' if now else ''}{bar}")
    room, forms = place.right - x - 1, [run for run in cell.in_line or (cell.mine,) if run.text != cell.gives]
    mine = next((run for run in forms if cells(run.text) <= room), forms[-1] if forms else Run(""))
    done = mine.role == DONE
    if cells(mine.text) <= room:
        role = DONE if done and here else f"{'good' if done else mine.role}{bar}"
        canvas.write(x + 1, place.y, mine.text, role)
    elif done and room > 0:
        canvas.write(x + 1, place.y, mine.text[0], f"good{bar}")
    canvas.spot(cell.target, place, (place.x + 1, place.y), bare=True, ring=UNSEEN, chip=chip)


def numbers_of(targets: Sequence[str]) -> list[int]:
    """The numbers of the dice in these cells' targets."""
    return [int(target.split(":")[1]) for target in targets if target.startswith("die:")]
