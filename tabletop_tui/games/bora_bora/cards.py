"""The action cards of Bora Bora as a drawing: the dice that lie on them, and which of one's own fit."""

from collections.abc import Mapping, Sequence

from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.games.bora_bora.figures import dice_runs, message, short
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
    """All cards below each other: of the dice on them the lowest at least, which is the one to be beaten."""
    canvas = Canvas(width, LINES * len(view.cards))
    for index, card in enumerate(view.cards):
        _card(canvas, view, words, names, card, Region(0, index * LINES, width, LINES), fits, down=True)
    return canvas.drawing()


def _card(
    canvas: Canvas,
    view: BoraBoraView,
    words: Words,
    names: Sequence[Name],
    card: str,
    place: Region,
    fits: Fits | None,
    *,
    down: bool = False,
) -> None:
    """The card's name and the dice on it; below them what fits, or what the card does.

    On narrow cards (`down`) the dice stand below the name while nobody places one.
    """
    dice = view.cards[card]
    x, y = place.x + _LABEL + 1, place.y
    able = fits is not None and card in fits
    canvas.fill(place, "ground-raised" if able or fits is None else "ground-panel")
    below = down and fits is None
    name = short(words, "card", card)
    shown = _shown(dice, names, place.right - x - cells(name) - 1, least=1 if down else _LEAST_DICE)
    room = place.right - x - (width_of(shown) + 1 if shown and not below else 0)
    role = "strong" if able or fits is None else "dim"
    canvas.write(x, y, _name(words, card, room), role)
    if not below:
        canvas.runs(place.right - width_of(shown), y, shown)
    if below and dice:
        canvas.runs(x, y + 1, _shown(dice, names, place.right - x))
    elif fits is None:
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


def _name(words: Words, card: str, room: int) -> str:
    """A card's name; a combined one has a shorter name for where that is too long."""
    name, shorter = short(words, "card", card), message("card", card, "tiny")
    return fit(words(shorter) if cells(name) > room and words.has(shorter) else name, room)


def _shown(
    dice: Sequence[tuple[int, int]], names: Sequence[Name], room: int, *, least: int = _LEAST_DICE
) -> list[Run]:
    """The dice on a card from the highest to the lowest; where room is short, the lowest, `least` or more."""
    runs = dice_runs(sorted(dice, key=lambda die: -die[1]), names)
    if width_of(runs) <= room:
        return runs
    close = [run for run in runs if run.text != " "]
    kept = max(least, (room - 1) // 2)
    if 2 * len(close) <= max(room, 2 * least):
        return close
    cut = [Run("…", "dim")] if 2 * kept < room or least > 1 else []
    return [*cut, *close[-kept:]]
