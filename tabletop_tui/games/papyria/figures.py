"""Figures of Papyria: what somebody has in a line, and everybody in a table."""

from collections.abc import Sequence

from rulesets.papyria.components import KEY_TILES, KEYED, KINDS
from rulesets.papyria.realm import cities, mines, temples
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.drawing import Line, Run, fit, pad
from tabletop_tui.games.papyria.signs import GLYPHS, INKS, short
from tabletop_tui.games.parts import Name
from tabletop_tui.words import Words


def status(view: PapyriaView, seat: int, words: Words, name: str) -> str:
    """What somebody has, in a line."""
    own = view.seats[seat]
    return short(
        words,
        "status",
        name=name,
        lapis=own.lapis,
        papyri=own.papyri,
        knowledge=own.knowledge,
        points=total(view, seat),
    )


def total(view: PapyriaView, seat: int) -> int:
    """Points as they stand on the board; at the end with those of the final scoring."""
    own = view.seats[seat]
    return own.standing.total if view.stage == "over" else own.points


_WIDE = 70
"""Columns from which on every figure has room around it."""
_COLUMNS = (("points", 4), ("knowledge", 4), ("lapis", 3), ("papyrus", 3))
_BUILT = (("tiles", 3), ("cities", 2), ("temples", 2))
_MORE = (("mines", 2), ("final", 6))
"""Further figures where there is room."""
_NAMED = ("cities", "temples", "mines")
"""Figures with a word for a heading where there is room; else it is their sign."""
_MANY = 9
"""Symbols from which on a narrow table says `+`."""


def seat_lines(
    view: PapyriaView, words: Words, names: Sequence[Name], acting: int | None, width: int
) -> list[Line]:
    """A heading, then a line for each seat: points, knowledge, goods, symbols, keys, what was built."""
    table = _Table(words, width)
    lines: list[Line] = [table.head()]
    for seat, own in enumerate(view.seats):
        points = total(view, seat)
        lines.append(table.row(own, names[seat], points, active=seat == acting))
    return lines


class _Table:
    """Everybody's figures in columns."""

    def __init__(self, words: Words, width: int) -> None:
        self._words = words
        self._wide = width >= _WIDE
        self._step = 3 if self._wide else 2
        more = 1 if self._wide else 0
        self._goods = [(word, cells + more) for word, cells in _COLUMNS]
        self._built = [(word, cells + more) for word, cells in (*_BUILT, *(_MORE if self._wide else ()))]
        used = 3 + sum(cells for _, cells in (*self._goods, *self._built))
        self._key = 1 + more
        used += 1 + self._step * len(KINDS) + 1 + self._key * len(KEYED)
        self._name = max(3, min(20, width - used))

    def head(self) -> Line:
        """What the columns are."""
        runs = [Run(" " * (3 + self._name))]
        runs += [self._head_cell(word, cells) for word, cells in self._goods]
        runs.append(Run(" "))
        runs += [Run(f"{glyph:>{self._step}}", ink) for glyph, ink in zip(GLYPHS, INKS, strict=True)]
        runs.append(Run(" "))
        runs += [Run(f"{GLYPHS[KINDS.index(kind)]:>{self._key}}", INKS[KINDS.index(kind)]) for kind in KEYED]
        runs += [self._head_cell(word, cells) for word, cells in self._built]
        return tuple(runs)

    def _head_cell(self, word: str, cells: int) -> Run:
        text = short(self._words, "head-long" if self._wide and word in _NAMED else "head", word)
        return Run(f"{fit(text, cells):>{cells}}", "dim")

    def row(self, own: SeatView, name: Name, points: int, *, active: bool) -> Line:
        """One seat's."""
        role = f"{name.role} strong" if active else name.role
        counts = [points, own.knowledge, own.lapis, own.papyri]
        roles = ["gold", "orange strong", "blue", "brown"]
        runs = [
            Run("▶" if active else " ", "you"),
            Run(f"{name.mark} ", f"{name.role} strong"),
            Run(pad(name.text, self._name), role),
        ]
        for (_, cells), count, ink in zip(self._goods, counts, roles, strict=True):
            runs.append(Run(f"{count:>{cells}}", ink if count else "faint"))
        runs.append(Run(" "))
        runs += self._symbols(own)
        runs.append(Run(" "))
        for kind in KEYED:
            key = own.keys.get(kind)
            text = str(KEY_TILES[key].keys) if key else "·"
            runs.append(Run(f"{text:>{self._key}}", "gold" if key else "faint"))
        for (word, cells), text in zip(self._built, self._figures(own, points), strict=False):
            ink = "gold" if word == "final" else "" if text != "0" else "faint"
            runs.append(Run(f"{text:>{cells}}", ink))
        return tuple(runs)

    def _symbols(self, own: SeatView) -> list[Run]:
        """Multipliers with the bonus of keys."""
        runs = []
        for kind, count in enumerate(own.multipliers):
            text = str(count) if self._wide or count <= _MANY else "+"
            runs.append(Run(f"{text if count else '·':>{self._step}}", INKS[kind] if count else "faint"))
        return runs

    def _figures(self, own: SeatView, points: int) -> list[str]:
        counts = [len(own.tiles), cities(own.realm), temples(own.realm), mines(own.realm)]
        return [*map(str, counts), f"+{own.standing.total - points}"]
