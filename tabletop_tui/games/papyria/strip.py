"""Two lines below the ring: what is left of key tiles and end tiles; before the game, starting tiles."""

from collections.abc import Sequence

from rulesets.papyria.components import KEY_TILES, KEYED, KINDS, MAJORITIES, THRESHOLDS, rule
from rulesets.papyria.preview import progress
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, stacked
from tabletop_tui.games.papyria.signs import INKS, letter, short, sign, start_runs
from tabletop_tui.games.parts import Name, heading, width_of
from tabletop_tui.words import Words

SOON = 3
"""End tiles left from which on it is said louder."""
_LABEL = 3
_GAP = 2
_FEW = 3
"""Players up to which there is room for a comma between the tiles of a kind beside somebody's progress."""
_FINAL_NAME, _FINAL_SEATS, _FINAL_CELL = 28, 42, 10
"""Columns of the table of majorities."""


def draw_strip(
    view: PapyriaView, seat: int, words: Words, width: int, *, with_progress: bool = False
) -> Drawing:
    """Keys and end tiles, or the starting tiles of a seat while they are chosen.

    `with_progress` tells of each key how far the seat is.
    """
    ends = draw_ends(view, words, width)
    if view.stage == "set_up":
        return stacked(draw_starts(view, seat, words, width), ends)
    return stacked(draw_keys(view, seat if with_progress else None, words, width), ends)


def draw_final(view: PapyriaView, words: Words, names: Sequence[Name], width: int) -> Drawing:
    """The majorities of the final scoring, as if the game ended now: who has how much, and who scores."""
    head = heading(short(words, "title-final"), width)
    canvas = Canvas(width, len(MAJORITIES))
    for y, (majority, row) in enumerate(MAJORITIES.items()):
        kind = KINDS.index(row.scoring)
        canvas.write(1, y, short(words, "majority", row.measure))
        canvas.runs(
            _FINAL_NAME, y, [sign(kind), Run(f" {short(words, 'kind-long', row.scoring)}", INKS[kind])]
        )
        x = _FINAL_SEATS
        for name, own in zip(names, view.seats, strict=True):
            line = next(line for line in own.standing.lines if line.id == f"majority_{majority}")
            won = line.facts["won"]
            canvas.write(x, y, name.mark, f"{name.role} strong")
            canvas.write(x + 2, y, f"{line.facts['count']:>2}", "strong" if won else "dim")
            canvas.write(x + 5, y, f"+{line.points}" if won else "", "gold")
            x += _FINAL_CELL
    return stacked(Canvas(width, 1).drawing(), head, canvas.drawing())


def draw_keys(view: PapyriaView, seat: int | None, words: Words, width: int) -> Drawing:
    """What the next to fulfil each kind gets, the top tile first; how far somebody is."""
    canvas = Canvas(width, 1)
    reached = progress(view.seats[seat]) if seat is not None else {}
    comma = "" if seat is not None and len(view.seats) > _FEW else ","
    x = canvas.write(1, 0, f"{short(words, 'keys')} ", "title")
    for kind in KEYED:
        stack = [KEY_TILES[key].keys for key in reversed(view.key_stacks[kind])]
        number = KINDS.index(kind)
        start = x + _GAP
        x = canvas.runs(start, 0, [sign(number), letter(words, number), Run(" ")])
        for place, keys in enumerate(stack):
            role = "gold" if not place and keys > 1 else "strong" if not place else "faint"
            x = canvas.write(x, 0, f"{comma}{keys}" if place else str(keys), role)
        canvas.spot(f"key:{kind}", Region(start, 0, x - start, 1))
        if kind in reached:
            x = canvas.write(x, 0, f" {reached[kind]}/{THRESHOLDS[kind]}", "dim")
    text = short(words, "keys-sign")
    if x + 2 + len(text) <= width:
        canvas.write_right(width, 0, text, "dim")
    return canvas.drawing()


def ends_text(view: PapyriaView, words: Words) -> tuple[str, str]:
    """How near the end is, in a line with its role."""
    if view.stage == "over":
        return short(words, "over"), "warn"
    if view.last_round:
        return short(words, "last-round"), "warn"
    whole = rule("end_tiles_in_game", len(view.seats))
    text = f"{short(words, 'ends')} {short(words, 'ends-left', left=view.ends_left, whole=whole)}"
    return text, "warn" if view.ends_left <= SOON else "dim"


def draw_ends(view: PapyriaView, words: Words, width: int) -> Drawing:
    """End tiles left, or that this is the last round."""
    canvas = Canvas(width, 1)
    if view.last_round or view.stage == "over":
        canvas.write(0, 0, " " * width, "ground-red")
        canvas.write(1, 0, *ends_text(view, words))
        return canvas.drawing()
    whole = rule("end_tiles_in_game", len(view.seats))
    left = view.ends_left
    soon = left <= SOON
    x = canvas.write(1, 0, f"{short(words, 'ends')} ", "title")
    x = canvas.runs(x, 0, [Run("■" * left, "warn" if soon else "gold"), Run("·" * (whole - left), "faint")])
    text = f" {short(words, 'ends-left', left=left, whole=whole)}"
    x = canvas.write(x, 0, text, "warn" if soon else "dim")
    canvas.spot("ends", Region(1, 0, x - 1, 1))
    sign_text = short(words, "ends-sign")
    if x + 2 + len(sign_text) <= width:
        canvas.write_right(width, 0, sign_text, "dim")
    return canvas.drawing()


def draw_starts(view: PapyriaView, seat: int, words: Words, width: int) -> Drawing:
    """The starting tiles that somebody may choose from, and those kept."""
    canvas = Canvas(width, 1)
    own = view.seats[seat]
    x = canvas.write(1, 0, f"{short(words, 'start-tiles')} ", "title")
    for tile in (*own.start_tiles, *own.dealt):
        kept = tile in own.start_tiles
        runs = start_runs(words, tile)
        room = _LABEL + 1 + width_of(runs)
        if kept:
            canvas.write(x + 1, 0, "✓", "good")
        canvas.runs(x + _LABEL + 1, 0, runs)
        canvas.spot(f"start_tile:{tile}", Region(x, 0, room, 1), (x, 0))
        x += room + 1
    return canvas.drawing()
