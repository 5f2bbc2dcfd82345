"""The page that shows what all dice yield on average."""

from collections.abc import Sequence

from rulesets.dice_forge.odds import Yield, dice_yield, die_yield
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.drawings.plates import face_run
from tabletop_tui.games.dice_forge.terms import INKS, Terms
from tabletop_tui.paint.drawing import Line, Run, wrap

_LABEL = 16
_COLUMN = 7


def average_lines(
    view: DiceForgeView, terms: Terms, names: Sequence[tuple[str, str]], width: int
) -> list[Line]:
    """Lines for every seat: the faces and the average of each die, and of both together."""
    room = max(20, width - 2)
    lines: list[Line] = [(), *((Run(f" {text}", "dim"),) for text in wrap(terms.say.averages_intro(), room))]
    signs = [Run(f"{sign:>{_COLUMN}}", f"{ink} strong") for sign, ink in zip(terms.signs, INKS, strict=True)]
    lines += [(), (Run(" " * (_LABEL + 1)), *signs)]
    for seat, hero in enumerate(view.seats):
        name, colour = names[seat]
        lines += [*([()] if seat else []), (Run(f" {name}", f"{colour} strong"),)]
        for die, faces in enumerate(hero.dice):
            lines.append(_row(terms, terms.die(die), die_yield(faces)))
            counted = {face: faces.count(face) for face in dict.fromkeys(faces)}
            shown = [face_run(terms, face, forged=True, count=count) for face, count in counted.items()]
            lines.append((Run("   "), *(run for each in shown for run in (each, Run(" ")))))
        lines.append(_row(terms, terms.say.averages_together(), dice_yield(hero.dice)))
    return [*lines, (), *((Run(f" {text}", "dim"),) for text in wrap(terms.say.averages_hint(), room))]


def _row(terms: Terms, label: str, average: Yield) -> Line:
    runs = [Run(f"   {label:<{_LABEL - 2}}", "dim")]
    for amount, ink in zip(average.amounts, INKS, strict=True):
        text = terms.decimal(amount) if amount else "·"
        runs.append(Run(f"{text:>{_COLUMN}}", f"{ink} strong" if amount else "faint"))
    for face, number in average.others:
        runs += [Run("   "), face_run(terms, face, forged=True), Run(f" {terms.how_often(number)}")]
    return tuple(runs)
