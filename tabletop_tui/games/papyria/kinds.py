"""The seven kinds as a table: value, symbols, what a scoring brings now, what it would bring, keys."""

from typing import Final

from rulesets.core.records import record
from rulesets.papyria.components import KEY_TILES, KINDS, THRESHOLDS
from rulesets.papyria.preview import Outlook, outlook, progress
from rulesets.papyria.view import SeatView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.games.papyria.moment import price
from tabletop_tui.games.papyria.signs import INKS, letter, money, short, sign
from tabletop_tui.words import Words

WITH_KEYS: Final = 37
"""Columns from which on keys have a column of their own."""
_LABEL: Final = 4
_VALUE, _TIMES, _POINTS, _THEN, _KEY = 5, 5, 4, 5, 4


@record
class Table:
    """What the table needs."""

    own: SeatView
    words: Words
    width: int
    then: Outlook | None = None
    """The scorings with the choice under the cursor."""
    with_purse: bool = False
    """What there is to pay with stands below the rest."""

    @property
    def with_keys(self) -> bool:
        """Whether there is room for keys."""
        return self.width >= WITH_KEYS

    @property
    def name(self) -> int:
        """Columns of a kind's name."""
        used = _LABEL + _VALUE + _TIMES + _POINTS + _THEN + (_KEY + 1 if self.with_keys else 0)
        return self.width - used

    def named(self, kind: str) -> str:
        """A kind's name; all of them are short where one of them has no room."""
        long = all(cells(self.short("kind-long", each)) < self.name for each in KINDS)
        return fit(self.short("kind-long" if long else "kind", kind), self.name)

    def short(self, *parts: str, **facts: object) -> str:
        """A message of the boards."""
        return short(self.words, *parts, **facts)


def draw_kinds(table: Table) -> Drawing:
    """A heading, a line for each kind, and what productions bring and buildings cost."""
    canvas = Canvas(table.width, len(KINDS) + (4 if table.with_purse else 2))
    _heading(canvas, table)
    now, reached = outlook(table.own), progress(table.own)
    for kind in range(len(KINDS)):
        _row(canvas, table, kind, now, reached)
    _economy(canvas, table, len(KINDS) + 1)
    if table.with_purse:
        _purse(canvas, table, len(KINDS) + 3)
    return canvas.drawing()


def _heading(canvas: Canvas, table: Table) -> None:
    x = _LABEL + table.name
    canvas.write(0, 0, fit(table.short("title-kinds"), x), "title")
    columns = [("value", _VALUE), ("symbols", _TIMES), ("points", _POINTS)]
    if table.then is not None:
        columns.append(("then", _THEN))
    for word, width in columns:
        x += width
        text = table.short("column", word)
        canvas.write_right(x - (word == "symbols"), 0, text, "open" if word == "then" else "dim")
    if table.with_keys:
        canvas.write_right(table.width, 0, table.short("column-key"), "dim")


def _row(canvas: Canvas, table: Table, kind: int, now: Outlook, reached: dict[str, int]) -> None:
    y = kind + 1
    canvas.runs(0, y, [sign(kind), letter(table.words, kind)])
    canvas.write(_LABEL, y, table.named(KINDS[kind]), INKS[kind])
    x = _LABEL + table.name + _VALUE
    then = table.then
    changed = then is not None and then.values[kind] != now.values[kind]
    text = (
        f"{now.values[kind]}▸{then.values[kind]}" if then is not None and changed else str(now.values[kind])
    )
    canvas.write_right(x, y, text, "open" if changed else "strong" if now.values[kind] else "faint")
    times = now.multipliers[kind]
    end = canvas.runs(x, y, [Run("×", "dim"), Run(str(times), "strong" if times else "faint")])
    if then is not None and then.multipliers[kind] != times:
        canvas.write(end, y, f"▸{then.multipliers[kind]}", "open")
    x += _TIMES + _POINTS
    points = now.worth(kind)
    capped = now.product(kind) > now.knowledge
    canvas.write_right(x, y, f"{'≤' if capped else '='}{points}", "gold" if points else "faint")
    if then is not None and then.worth(kind) != points:
        canvas.write_right(
            x + _THEN, y, f"▸{then.worth(kind)}", "good" if then.worth(kind) > points else "bad"
        )
    if table.with_keys and KINDS[kind] in THRESHOLDS:
        _key(canvas, table, KINDS[kind], y, reached)
    canvas.spot(f"kind:{KINDS[kind]}", Region(0, y, table.width, 1), (0, y))


def _key(canvas: Canvas, table: Table, kind: str, y: int, reached: dict[str, int]) -> None:
    """How far it is to the key of a kind, or that there is one."""
    held = table.own.keys.get(kind)
    if held is not None:
        text, role = f"{table.short('key-sign')}{KEY_TILES[held].keys}", "gold"
    else:
        text, role = f"{reached[kind]}/{THRESHOLDS[kind]}", "dim"
        if reached[kind] == THRESHOLDS[kind] - 1:
            role = "warn"
    canvas.write_right(table.width, y, text, role)


def _purse(canvas: Canvas, table: Table, y: int) -> None:
    """Points, knowledge, lapis and papyri."""
    own, x = table.own, 0
    for word, count, role in (
        ("points", own.points, "gold"),
        ("knowledge", own.knowledge, "orange strong"),
        ("lapis", own.lapis, "blue strong"),
        ("papyrus", own.papyri, "brown strong"),
    ):
        x = canvas.write(x, y, f"{table.short('purse', word)} ", "dim")
        x = canvas.write(x, y, str(count), role) + 2


def _economy(canvas: Canvas, table: Table, y: int) -> None:
    """What productions bring, and what the next temple and city cost."""
    own, words = table.own, table.words
    makes = [
        Run(f"{table.short('makes')} ", "dim"),
        Run(f"+{money('lapis', own.lapis_production, words)}", "blue strong"),
        Run(" "),
        Run(f"+{money('papyrus', own.papyrus_production, words)}", "brown strong"),
    ]
    x = canvas.runs(0, y, makes)
    for good in ("temple", "city"):
        cost = price(own, good)
        name = table.short("next", good) if table.with_keys else table.short("next-short", good)
        x = canvas.write(x, y, f"  {name} ", "dim")
        x = canvas.write(
            x,
            y,
            money("lapis", cost, words) + "!" * (cost > own.lapis),
            "bad" if cost > own.lapis else "blue strong",
        )
