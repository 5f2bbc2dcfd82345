"""The page of what everybody's dice yield on average."""

from collections.abc import Sequence

from rulesets.dice_forge.odds import Yield, dice_yield, die_yield
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import Line, Run, wrap
from tabletop_tui.games.dice_forge import pieces
from tabletop_tui.games.dice_forge.pieces import Name
from tabletop_tui.games.dice_forge.terms import Terms

_LABEL = 16
_COLUMN = 7


def average_lines(view: DiceForgeView, terms: Terms, names: Sequence[Name], width: int) -> list[Line]:
    """For every seat: each die's faces and average, and both dice together."""
    room = max(20, width - 2)
    lines: list[Line] = [(), *((Run(f" {text}", "dim"),) for text in wrap(terms.say("averages-intro"), room))]
    lines += [(), _head(terms)]
    for seat, hero in enumerate(view.seats):
        lines += [*([()] if seat else []), (Run(f" {names[seat].text}", names[seat].role),)]
        for die, faces in enumerate(hero.dice):
            lines.append(_row(terms, terms.die(die), die_yield(faces)))
            lines.append((Run("   "), *_faces(terms, faces)))
        lines.append(_row(terms, terms.say("averages-together"), dice_yield(hero.dice)))
    lines += [(), *((Run(f" {text}", "dim"),) for text in wrap(terms.say("averages-hint"), room))]
    return lines


def _head(terms: Terms) -> Line:
    letters = [
        Run(f"{letter:>{_COLUMN}}", f"{role} strong")
        for letter, role in zip(terms.letters, pieces.INKS, strict=True)
    ]
    return (Run(" " * (_LABEL + 1)), *letters)


def _row(terms: Terms, label: str, average: Yield) -> Line:
    runs = [Run(f"   {label:<{_LABEL - 2}}", "dim")]
    for amount, role in zip(average.amounts, pieces.INKS, strict=True):
        text = terms.decimal(amount) if amount else "·"
        runs.append(Run(f"{text:>{_COLUMN}}", f"{role} strong" if amount else "faint"))
    for face, number in average.others:
        runs += [Run("   "), pieces.tile(terms, face, up=True), Run(f" {number}")]
    return tuple(runs)


def _faces(terms: Terms, faces: Sequence[str]) -> list[Run]:
    runs: list[Run] = []
    for face in dict.fromkeys(faces):
        count = faces.count(face)
        runs.append(pieces.tile(terms, face))
        runs.append(Run(f"×{count} " if count > 1 else " ", "dim"))
    return runs
