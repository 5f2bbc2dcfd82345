"""Names, marks and figures of Bora Bora: what somebody has, in a line or two."""

from collections.abc import Sequence

from rulesets.bora_bora.components import GODS, HUTS, MATERIALS, PRIESTS
from rulesets.bora_bora.view import BoraBoraView, SeatView
from tabletop_tui.drawing import Canvas, Drawing, Line, Run, fit, pad
from tabletop_tui.games.parts import Name, width_of
from tabletop_tui.words import Words

GOD_INKS = ("blue", "white", "red", "green", "yellow")
"""The inks of the gods, in the order of the rules."""

GOOD_INKS = {"sand": "yellow", "stone": "grey", "wood": "brown", "offering": "purple"}
"""The inks of what building sites yield."""


def mark_run(name: Name, *, aside: bool = False) -> Run:
    """A seat's letter in its colour; small for a hut that was pushed aside."""
    return Run(name.mark.lower() if aside else name.mark, name.role if aside else f"{name.role} strong")


def dice_runs(dice: Sequence[tuple[int, int]], names: Sequence[Name]) -> list[Run]:
    """Dice as letter and number each: `A5 B3`."""
    runs: list[Run] = []
    for seat, number in dice:
        name = names[seat]
        runs += [Run(f"{name.mark}{number}", f"{name.role} strong"), Run(" ")]
    return runs[:-1]


def short(words: Words, *parts: str, **facts: object) -> str:
    """A message of the boards: `short(words, "good", "sand")`."""
    return words(message(*parts), **facts)


def message(*parts: str) -> str:
    """The id of a message of the boards."""
    return f"bora_bora_board-{'-'.join(parts).replace('_', '-')}"


def status(view: BoraBoraView, seat: int, words: Words, name: str) -> str:
    """What somebody has, in a line."""
    own = view.seats[seat]
    return short(
        words,
        "status-line",
        name=name,
        offerings=own.offerings,
        shells=own.shells,
        tiles=own.god_tiles,
        cards=own.cards if own.hand is None else hand_text(own, words),
    )


def hand_text(own: SeatView, words: Words) -> str:
    """A hand that may be seen, by colours: `Blue 2, Red 1`."""
    held = [
        f"{short(words, 'god', god)} {count}"
        for god, count in zip(GODS, own.hand or (), strict=False)
        if count
    ]
    return ", ".join(held) or "0"


def beside_runs(own: SeatView, words: Words) -> list[Run]:
    """Materials beside the board: `sa1 wo2`, or a dot."""
    runs: list[Run] = []
    for material, count in zip(MATERIALS, own.beside, strict=True):
        if count:
            runs += [Run(f"{short(words, 'good', material)}{count}", GOOD_INKS[material]), Run(" ")]
    return runs[:-1] or [Run("·", "faint")]


# -- The round -------------------------------------------------------------------------------------

_STEPS = ("jewelry", "tasks", "new_tasks")


def draw_bar(view: BoraBoraView, words: Words, names: Sequence[Name], width: int) -> Drawing:
    """Where in the round we are, and in which order turns are taken: one line."""
    canvas = Canvas(width, 1)
    canvas.write(0, 0, " " * width, "ground-bar")
    x = canvas.runs(1, 0, _phase_runs(view, words))
    runs: list[Run] = [Run(f"{short(words, 'order')} ", "dim")]
    for place, seat in enumerate(view.order, start=1):
        name, active = names[seat], seat == view.active
        role = f"{name.role} strong" if active else name.role
        runs.append(Run(f"{'▶' if active else ' '}{place} {name.mark} {fit(name.text, 8)} ", role))
    if x + width_of(runs) > width - 1:
        runs = runs[:1] + [
            Run(f"{'▶' if seat == view.active else ' '}{names[seat].mark}", f"{names[seat].role} strong")
            for seat in view.order
        ]
    canvas.runs(max(x + 1, width - 1 - width_of(runs)), 0, runs)
    return canvas.drawing()


def _phase_runs(view: BoraBoraView, words: Words) -> list[Run]:
    if view.stage in ("set_up", "final_tasks", "over"):
        return [Run(short(words, "stage", view.stage), "you")]
    stage, gap = view.stage, Run("  ")
    runs = [Run(short(words, "stage-dice"), "you" if stage == "dice" else "dim"), Run(" ")]
    for turn in (1, 2, 3):
        now = stage == "dice" and turn == view.pass_
        runs.append(Run(f"[{turn}]" if now else f" {turn} ", "you" if now else "dim"))
    people = short(words, "stage-people")
    runs += [gap, Run(f"[{people}]" if stage == "people" else people, "you" if stage == "people" else "dim")]
    runs += [gap, Run(short(words, "stage-evening"), "you" if stage in _STEPS else "dim")]
    for place, step in enumerate(_STEPS):
        text = short(words, "stage", step)
        runs.append(Run(" ·" if place else "", "dim"))
        runs.append(Run(f" [{text}]" if step == stage else f" {text}", "you" if step == stage else "dim"))
    return runs


# -- Everybody -------------------------------------------------------------------------------------

_COLUMNS = (
    "map",
    "offerings",
    "shells",
    "cards",
    "god-tiles",
    "priests",
    "people",
    "built",
    "jewels",
    "done",
)
_CELL = 3
_WIDE_CELL = 5
_DICE = 6
_TOTAL = 4


def seat_lines(
    view: BoraBoraView, words: Words, names: Sequence[Name], acting: int | None, width: int
) -> list[Line]:
    """A heading, then a line for each seat: points, dice left, and how much it has of everything."""
    wide = width >= 2 + 10 + _TOTAL + _DICE + _WIDE_CELL * len(_COLUMNS)
    cell = _WIDE_CELL if wide else _CELL
    room = max(4, width - 2 - cell * len(_COLUMNS) - _DICE - _TOTAL)
    head = [Run(" " * (room + 2)), Run(f"{short(words, 'column-points'):>{_TOTAL}}", "dim")]
    head.append(Run(f"{short(words, 'column-dice'):>{_DICE}}", "dim"))
    size = "long" if wide else "column"
    head += [Run(f"{fit(short(words, size, column), cell):>{cell}}", "dim") for column in _COLUMNS]
    lines: list[Line] = [tuple(head)]
    for seat, own in enumerate(view.seats):
        name, active = names[seat], seat == acting
        role = f"{name.role} strong" if active else name.role
        dice = " ".join(map(str, own.dice)) or "·"
        runs = [
            Run("▶" if active else " ", "you"),
            Run(f"{name.mark} ", f"{name.role} strong"),
            Run(pad(name.text, room - 1) if room > 1 else " ", role),
            Run(f"{own.vp:>{_TOTAL}}", "gold"),
            Run(f"{dice:>{_DICE}}", "strong" if own.dice else "faint"),
        ]
        runs += [Run(f"{count:>{cell}}", "" if count else "faint") for count in _figures(view, seat)]
        lines.append(tuple(runs))
    return lines


def _figures(view: BoraBoraView, seat: int) -> list[int]:
    own = view.seats[seat]
    return [
        sum(seat in huts for huts in view.map.values()),
        own.offerings,
        own.shells,
        own.cards,
        own.god_tiles,
        PRIESTS - own.priests,
        len(own.people),
        len(own.built) // 2,
        own.jewels,
        own.fulfilled,
    ]


def huts_on_board(own: SeatView) -> int:
    """Huts still on somebody's own board."""
    return min(HUTS, len(own.huts) + own.on_last)
