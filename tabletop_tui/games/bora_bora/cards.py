"""The action cards of Bora Bora as a drawing: the dice that lie on them, and which of one's own fit."""

from collections.abc import Mapping, Sequence

from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.games.bora_bora.figures import dice_runs, short
from tabletop_tui.games.bora_bora.marks import Fit
from tabletop_tui.games.parts import Name, width_of
from tabletop_tui.words import Words

LINES = 2
"""Lines of a card."""
_LABEL = 3
_LEAST_DICE = 3
"""Dice that are shown even where the card's name has to be cut."""

Fits = Mapping[str, Sequence[Fit]]


def draw_cards(
    view: BoraBoraView, words: Words, names: Sequence[Name], width: int, fits: Fits | None
) -> Drawing:
    """All cards side by side."""
    canvas = Canvas(width, LINES)
    each = width // len(view.cards)
    for index, card in enumerate(view.cards):
        _card(canvas, view, words, names, card, Region(index * each, 0, each - 1, LINES), fits)
    return canvas.drawing()


def draw_cards_down(
    view: BoraBoraView, words: Words, names: Sequence[Name], width: int, fits: Fits | None
) -> Drawing:
    """All cards below each other."""
    canvas = Canvas(width, LINES * len(view.cards))
    for index, card in enumerate(view.cards):
        _card(canvas, view, words, names, card, Region(0, index * LINES, width, LINES), fits)
    return canvas.drawing()


def _card(
    canvas: Canvas,
    view: BoraBoraView,
    words: Words,
    names: Sequence[Name],
    card: str,
    place: Region,
    fits: Fits | None,
) -> None:
    """The card's name and the dice on it; below them what fits, or what the card does."""
    dice = view.cards[card]
    x, y = place.x + _LABEL + 1, place.y
    able = fits is not None and card in fits
    canvas.fill(place, "ground-raised" if able or fits is None else "ground-panel")
    name = short(words, "card", card)
    shown = _shown(dice, names, place.right - x - cells(name) - 1)
    room = place.right - x - (width_of(shown) + 1 if shown else 0)
    role = "strong" if able or fits is None else "dim"
    canvas.write(x, y, fit(name, room), role)
    canvas.runs(place.right - width_of(shown), y, shown)
    if fits is None:
        canvas.write(x, y + 1, fit(short(words, "does", card, vp=view.building_vp), place.right - x), "dim")
    elif able:
        runs: list[Run] = [Run("◂ ", "dim")]
        for found in fits[card]:
            god = found.blue or not found.plain
            runs += [Run(found.text, "blue strong" if god else "good strong"), Run(" ")]
        canvas.runs(x, y + 1, runs)
    else:
        canvas.write(x, y + 1, "–", "faint")
    canvas.spot(f"card:{card}", place, (place.x, place.y))


def _shown(dice: Sequence[tuple[int, int]], names: Sequence[Name], room: int) -> list[Run]:
    """The dice on a card from the highest to the lowest; where room is short, the lowest of them."""
    runs = dice_runs(sorted(dice, key=lambda die: -die[1]), names)
    if width_of(runs) <= room:
        return runs
    close = [run for run in runs if run.text != " "]
    kept = max(_LEAST_DICE, (room - 1) // 2)
    return close if 2 * len(close) <= max(room, 2 * _LEAST_DICE) else [Run("…", "dim"), *close[-kept:]]
