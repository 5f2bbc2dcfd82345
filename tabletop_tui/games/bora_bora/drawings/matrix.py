"""What each of the player's dice would do on each card: a row of cells for a die, below the cards."""

from functools import partial

from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings.cards import LEFT, Cell, Hand, names_of, pitch_of
from tabletop_tui.games.bora_bora.drawings.figures import UNSEEN, Seen
from tabletop_tui.games.bora_bora.drawings.worth import DONE
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, beside, cells, fit, stacked, wrap


@record
class Row:
    """A die with the lines that its cells take."""

    number: int
    lines: int


def rows_of(hand: Hand, height: int) -> list[Row]:
    """The lines shared out among the dice: alike, or one more for the open one."""
    if not hand.dice:
        return []
    count = len(hand.dice)
    each = min(4, height // count)
    return [
        Row(number, each + (number == hand.open and each * count < height and each < 2))
        for number in hand.dice
    ]


def draw_matrix(seen: Seen, hand: Hand, width: int, height: int) -> Drawing:
    """A block of rows for each die; what a cell gives, and below what it comes to."""
    pitch, rows = pitch_of(seen, width), []
    for row in rows_of(hand, height):
        now = row.number == hand.open
        die = (row, now, hand.white, seen.view.seat, seen.own.dice.count(row.number))
        parts = [seen.part(("die", row.number), (LEFT, row.lines), die, partial(_draw_die, seen, hand, row))]
        for card in names_of(seen):
            cell = hand.cells.get((row.number, card), Cell())
            here = cell.target == seen.marks.target
            drawn = partial(_draw_cell, cell, card, now=now, here=here)
            parts.append(seen.part(("cell", row.number, card), (pitch, row.lines), (cell, now, here), drawn))
        rows.append(seen.kept.joined(("matrix", row.number), parts, beside))
    return seen.kept.joined("matrix", rows, stacked)


def _draw_die(seen: Seen, hand: Hand, row: Row, canvas: Canvas) -> None:
    """The die as a block in the player's colour, or in white with the white god."""
    mine, now = seen.view.seat, row.number == hand.open
    if mine is None:
        return
    whole = Region(0, 0, canvas.width - 1, canvas.height)
    canvas.spot("board:choice", whole, bare=True, ring=UNSEEN, chip="")
    sign = seen.terms.sign("white")
    name = seen.names[mine]
    role = f"seat-{name.role}" if now else f"{name.role} ground-{name.role}-bar"
    if hand.white:
        role = "white ground-white-bar"
    if now:
        canvas.write(0, 0, "▶", "you")
    block = Region(1, 0, LEFT - 2, row.lines)
    canvas.fill(block, role)
    shown = f"{row.number}{sign}6" if hand.white and row.number < 6 else str(row.number)
    shown += seen.terms.times(seen.own.dice.count(row.number)).strip()
    canvas.write_centred(block, 0, shown, role)
    if row.lines > 1:
        canvas.write_centred(block, 1, fit(seen.terms.say.board_die(), block.width), role)


def _draw_cell(cell: Cell, card: str, canvas: Canvas, *, now: bool, here: bool) -> None:
    """Key and what it gives, what it comes to, at what price, and in other words; or why it can't be."""
    place = Region(0, 0, canvas.width - 1, canvas.height)
    if not cell.target:
        canvas.fill(place, "ground-base")
        canvas.spot(f"action_card:{card}", place, bare=True, ring=UNSEEN, chip="")
        short = cells(cell.why) < place.width or place.height > 1
        why = wrap(cell.why, place.width - 1) if short else [cell.brief]
        for down, text in enumerate(why[: place.height]):
            canvas.write(1, down, fit(text, place.width - 1), "dim" if now else "faint")
        return
    ground = "here" if here else "ground-raised" if now else "ground-panel"
    bar = f" {ground}"
    canvas.fill(place, ground)
    canvas.write(0, 0, "   ", "chip" if now else "chip-quiet")
    x = canvas.write(3, 0, cell.gods or " ", f"{cell.god_ink}{bar}" if cell.gods else ground)
    canvas.write(x, 0, fit(cell.gives, place.width - x), f"{'strong' if now else ''}{bar}")
    said, lines = {cell.gives}, list[Run]()
    for run in (cell.mine, cell.price, Run(cell.detail, "dim")):
        if run.text and run.text not in said:
            lines.append(run)
            said.add(run.text)
    for down, run in enumerate(lines[: place.height - 1], start=1):
        done = run.role == DONE
        filled = done and (here or now)
        if filled:
            canvas.fill(Region(0, down, place.width, 1), DONE)
        ink = DONE if filled else f"{'good strong' if done else run.role}{bar}"
        canvas.write(0 if done else 1, down, fit(run.text, place.width - 1), ink)
    chip = "chip" if now else "chip-quiet"
    canvas.spot(cell.target, place, (1, 0), bare=True, ring=UNSEEN, chip=chip)
