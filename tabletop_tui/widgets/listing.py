"""The list of what can be chosen: rows of key, words and aligned columns, and how they share the room.

Everything here is a pure function; `tabletop_tui.widgets.panel` puts it on the screen.
"""

from collections.abc import Sequence
from dataclasses import replace

from rulesets.core.records import record
from tabletop_tui.drawing import Line, Region, Run, cells, fit
from tabletop_tui.runs import Signs, padded, signed, tinted, wide

BESIDE = 70
"""From so many columns on, the explanation stands beside the list instead of below it."""
GROUP = "@keys:"
"""What the key of a row begins with that stands for several entries; the first key of theirs follows."""
BESIDE_FIGURES = 100
"""The same for a list with columns of figures."""
_CHIP = 4
"""Columns of the key before the words."""
_LEAST_TEXT = 14
_LEAST_CARD = 4
"""Lines that the explanation keeps while the list is long."""
_COLUMN = 30
"""How wide a column of options without figures is at least."""
_BRIEF_COLUMN = 22


@record
class Entry:
    """One row of the list: something that can be chosen."""

    key: str
    text: str
    label: str | None = None
    """The key that chooses it."""
    target: str | None = None
    cells: tuple[Line, ...] = ()
    """The figures behind the words, a column each; none in a list without columns."""
    way_out: bool = False
    """Passes, ends or declines: stands last and is always in sight."""
    brief: str = ""
    """The text in fewer words, for a list that has more entries than rows; empty if there are none."""
    short: str = ""
    """The text with signs in place of words, where it would be cut off; empty if there is none."""


@record
class Listing:
    """A list with what stands around it."""

    entries: tuple[Entry, ...] = ()
    heading: str = ""
    heads: tuple[str, ...] = ()
    """Titles of the columns behind the words."""
    closing: str = ""
    """A quiet line below the list: how many more things aren't possible now."""
    more: str = ""
    """Says that so many entries lie out of sight; `#` stands for their number."""
    groups: tuple[Entry, ...] = ()
    """Rows in place of all entries whose keys begin with the row's one key, until that is typed."""

    @property
    def scrolling(self) -> tuple[Entry, ...]:
        """The entries that move out of sight where there is no room."""
        begun = {group.label for group in self.groups}
        shown = [
            entry for entry in self.entries if not entry.way_out and (entry.label or " ")[0] not in begun
        ]
        return (*shown, *self.groups)

    @property
    def pinned(self) -> tuple[Entry, ...]:
        """The ways out."""
        return tuple(entry for entry in self.entries if entry.way_out)

    @property
    def ordered(self) -> tuple[Entry, ...]:
        """All entries as they stand: ways out last."""
        return (*self.scrolling, *self.pinned)


@record
class Shape:
    """How the room is divided between the list and the explanation."""

    width: int
    """Cells of the list."""
    columns: int
    """Columns of entries."""
    column: int
    """Cells of each."""
    rows: int
    """Rows of entries that scroll."""
    pinned: int
    card: Region
    form: str = "text"
    """How entries are told: by their `text`, or all of them by their `short` or `brief` one."""

    @property
    def height(self) -> int:
        """Rows of the list with heading and ways out."""
        return 1 + self.rows + self.pinned


def fitting(listing: Listing, width: int) -> Listing:
    """The list without the first of its columns where words would have no room beside all; the last stays."""
    while len(listing.heads) > 1 and sum(each + 2 for each in column_widths(listing)) + _LEAST_TEXT > width:
        entries = tuple(replace(entry, cells=entry.cells[1:]) for entry in listing.entries)
        listing = replace(listing, entries=entries, heads=listing.heads[1:])
    return listing


def shape_of(listing: Listing, width: int, height: int) -> Shape:
    """Divide so many cells."""
    if not listing.entries:
        return Shape(0, 1, 0, 0, 0, Region(0, 0, width, height))
    pinned = len(listing.pinned)
    count = len(listing.scrolling)
    closing = 1 if listing.closing else 0
    if width >= (BESIDE_FIGURES if listing.heads else BESIDE):
        return _beside(listing, width, height - closing, count, pinned)
    room = max(1, height - 1 - pinned - closing - min(_LEAST_CARD, max(0, height // 3)))
    rows = min(count, room)
    top = 1 + rows + pinned + closing
    card = Region(0, top, width, max(0, height - top))
    return Shape(width, 1, width, rows, pinned, card, _form(listing, width))


def _beside(listing: Listing, width: int, height: int, count: int, pinned: int) -> Shape:
    """The list to the left, in several columns where it is long and has no figures."""
    rows = max(1, height - 1 - pinned)
    form, columns = "text", 1
    column = max(_COLUMN, min(_longest(listing, "text"), width * 11 // 20))
    if not listing.heads:
        wanted = -(-count // rows)
        columns = max(1, min(wanted, (width * 2 // 3) // column))
        form = _form(listing, column)
        if columns < wanted and any(entry.brief for entry in listing.entries):
            shorter = max(_BRIEF_COLUMN, min(_longest(listing, "brief"), width // 2 - 2))
            fitting = min(wanted, (width * 2 // 3) // shorter)
            if fitting > columns:
                column, columns, form = shorter, fitting, "brief"
    else:
        column = min(max(_COLUMN, _longest(listing, "text")), width * 3 // 5)
    if columns == 1:
        column = max(column, min(cells(listing.closing) + 2, width // 2))
    left = columns * column
    card = Region(left + 2, 0, width - left - 3, height + (1 if listing.closing else 0))
    return Shape(left, columns, column, min(rows, -(-count // columns) or 1), pinned, card, form)


def _form(listing: Listing, column: int) -> str:
    """How entries are told in a column so wide: in short if that keeps one of them from being cut off."""
    short = _longest(listing, "text") > column and any(entry.short for entry in listing.entries)
    return "short" if short else "text"


def text_of(entry: Entry, form: str) -> str:
    """An entry in words, in the form there is room for."""
    return {"brief": entry.brief, "short": entry.short}.get(form, "") or entry.text


def _longest(listing: Listing, form: str) -> int:
    figures = sum(width + 2 for width in column_widths(listing))
    words = max((cells(text_of(entry, form)) + _chip(entry) for entry in listing.entries), default=_CHIP)
    return words + 2 + figures


def _chip(entry: Entry) -> int:
    """Columns of an entry's keys before its words."""
    return _CHIP - 1 + max(1, cells(entry.label or ""))


def column_widths(listing: Listing) -> tuple[int, ...]:
    """Cells of each column behind the words."""
    heads = listing.heads
    return tuple(
        max(cells(head), *(wide(entry.cells[n]) if n < len(entry.cells) else 0 for entry in listing.entries))
        for n, head in enumerate(heads)
    )


# -- rows ------------------------------------------------------------------------------------------


def head_row(listing: Listing, width: int, hidden: int) -> Line:
    """The heading, how many entries are out of sight, and the columns' titles."""
    title = f"{listing.heading}  {listing.more.replace('#', str(hidden))}" if hidden else listing.heading
    widths = column_widths(listing)
    figures = sum(each + 2 for each in widths)
    left = Run(fit(f" {title}", max(0, width - figures - 1)), "dim")
    behind = [
        run
        for head, each in zip(listing.heads, widths, strict=True)
        for run in (Run("  "), *padded((Run(head, "dim"),), each, right=True))
    ]
    gap = Run(" " * max(0, width - cells(left.text) - figures - 1))
    return tuple([Run(text, f"{role} ground-bar") for text, role in (left, gap, *behind, Run(" "))])


def entry_row(entry: Entry, listing: Listing, shape: Shape, signs: Signs, *, here: str = "") -> Line:
    """One entry; `here` is the role of the cursor's bar, or nothing."""
    widths = column_widths(listing)
    figures = sum(each + 2 for each in widths)
    if not entry.cells:
        widths, figures = (), 0
    label = entry.label or "•"
    room = max(1, shape.column - _chip(entry) - figures - 1)
    chip = Run(f" {label} ", "chip" if entry.label else "you")
    words = padded(signed(text_of(entry, shape.form), signs, "dim" if entry.way_out else ""), room)
    behind: list[Run] = []
    for n, each in enumerate(widths):
        cell = entry.cells[n] if n < len(entry.cells) else ()
        behind += [Run("  "), *padded(cell, each, right=True)]
    rest: Line = (Run(" "), *words, *behind, Run(" "))
    return (chip, *(tinted(rest, here) if here else rest))


def list_rows(
    listing: Listing, shape: Shape, signs: Signs, top: int, key: str | None, here: str
) -> list[Line]:
    """All rows of the list as wide as it is: heading, entries from `top` on, ways out."""
    scrolling, deep = listing.scrolling, depth(listing, shape)
    hidden = sum(not top <= place % deep < top + shape.rows for place in range(len(scrolling)))
    found: list[Line] = [head_row(listing, shape.width, hidden)]
    for row in range(top, top + shape.rows):
        runs: list[Run] = []
        for column in range(shape.columns):
            place = column * deep + row
            entry = scrolling[place] if row < deep and place < len(scrolling) else None
            if entry is None:
                runs.append(Run(" " * shape.column))
            else:
                bar = here if entry.key == key else ""
                runs += entry_row(entry, listing, shape, signs, here=bar)
        found.append(tuple(runs))
    if top > 0 and shape.rows:
        found[1] = _marked(found[1], "▲")
    if top + shape.rows < deep and shape.rows:
        found[-1] = _marked(found[-1], "▼")
    for entry in listing.pinned:
        bar = here if entry.key == key else ""
        found.append(padded(entry_row(entry, listing, shape, signs, here=bar), shape.width))
    return found


def _marked(row: Line, mark: str) -> Line:
    """A row with a sign in its last cell, which every row leaves blank."""
    *rest, last = row
    return (*rest, Run(last.text[:-1], last.role), Run(mark, "dim"))


def depth(listing: Listing, shape: Shape) -> int:
    """Rows of each column of entries, those out of sight included."""
    count = len(listing.scrolling)
    return max(shape.rows, -(-count // shape.columns)) if count else 1


def place_of(listing: Listing, shape: Shape, key: str | None) -> tuple[int, int] | None:
    """Column and row of an entry; ways out come below all others."""
    deep = depth(listing, shape)
    for place, entry in enumerate(listing.scrolling):
        if entry.key == key:
            return divmod(place, deep)
    for place, entry in enumerate(listing.pinned):
        if entry.key == key:
            return 0, deep + place
    return None


def entry_at(listing: Listing, shape: Shape, column: int, row: int) -> Entry | None:
    """The entry in a column and row, as `place_of` counts them."""
    deep = depth(listing, shape)
    if row >= deep:
        pinned: Sequence[Entry] = listing.pinned
        return pinned[row - deep] if row - deep < len(pinned) else None
    place = column * deep + row
    return listing.scrolling[place] if 0 <= place < len(listing.scrolling) else None
