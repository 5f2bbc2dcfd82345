"""Two lines below the ring: what is left of key tiles and end tiles; before the game, starting tiles."""

from rulesets.papyria.components import KEY_TILES, KEYED, KINDS, rule
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, stacked
from tabletop_tui.games.papyria.signs import letter, short, sign, start_runs
from tabletop_tui.games.parts import width_of
from tabletop_tui.words import Words

SOON = 3
"""End tiles left from which on it is said louder."""
_LABEL = 3
_GAP = 2


def draw_strip(view: PapyriaView, seat: int, words: Words, width: int) -> Drawing:
    """Keys and end tiles, or the starting tiles of a seat while they are chosen."""
    ends = draw_ends(view, words, width)
    if view.stage == "set_up":
        return stacked(draw_starts(view, seat, words, width), ends)
    return stacked(draw_keys(view, words, width), ends)


def draw_keys(view: PapyriaView, words: Words, width: int) -> Drawing:
    """What the next to fulfil each kind gets, the top tile first."""
    canvas = Canvas(width, 1)
    x = canvas.write(1, 0, f"{short(words, 'keys')} ", "title")
    for kind in KEYED:
        stack = [KEY_TILES[key].keys for key in reversed(view.key_stacks[kind])]
        number = KINDS.index(kind)
        x = canvas.runs(x + _GAP, 0, [sign(number), letter(words, number), Run(" ")])
        for place, keys in enumerate(stack):
            role = "gold" if not place and keys > 1 else "strong" if not place else "faint"
            x = canvas.write(x, 0, str(keys), role)
        canvas.spot(f"key:{kind}", Region(x - len(stack) - 3, 0, len(stack) + 3, 1))
    text = short(words, "keys-sign")
    if x + 2 + len(text) <= width:
        canvas.write_right(width, 0, text, "dim")
    return canvas.drawing()


def draw_ends(view: PapyriaView, words: Words, width: int) -> Drawing:
    """End tiles left, or that this is the last round."""
    canvas = Canvas(width, 1)
    if view.last_round or view.stage == "over":
        text = short(words, "last-round" if view.stage != "over" else "over")
        canvas.write(0, 0, " " * width, "ground-red")
        canvas.write(1, 0, text, "warn")
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
        canvas.runs(x + _LABEL, 0, runs)
        canvas.spot(f"start_tile:{tile}", Region(x, 0, room, 1), (x, 0))
        x += room + 1
    return canvas.drawing()
