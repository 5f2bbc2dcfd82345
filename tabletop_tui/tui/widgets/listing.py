"""The list of what can be chosen: rows of key, words and aligned columns, and how they share the room.

Everything here is a pure function; `tabletop_tui.tui.widgets.panel` puts it on the screen.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, overload

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Line, Region, Run, cells, fit, pad
from tabletop_tui.paint.runs import Signs, cut_words, padded, signed, tinted, wide

if TYPE_CHECKING:
    from tabletop_tui.kit.section import Section

BESIDE = 70
"""From this many columns on, the explanation is beside the list instead of below it."""
GROUP = "@keys:"
"""How the key of a row for several entries begins; the first of their keys follows."""
BESIDE_FIGURES = 95
"""`BESIDE` for a list with columns of figures, and for groups side by side."""
DONE = "plate-task"
"""The role of a task that an option completes: filled under the cursor alone."""
_CHIP = 4
"""Columns of the key before the words."""
_WIDEST_GAP = 5
"""Cells before a figure of a bare list, at most."""
_LEAST_TEXT = 12
_NAME = 24
"""Cells of a key and a name, which no column cuts off; what is longer is a sentence."""
_LETTERS = 2
"""The longest key of an option; longer ones are names, such as Enter."""
_EMPTY = ("", "·", "–")
"""What a column has where there is nothing to say."""
LEAST_CARD = 4
"""Lines that a long list leaves to the explanation below it."""
_LOW = 6
"""In fewer lines than this, a list that fits leaves nothing to the explanation."""
_WHOLE = 10
"""From this many lines on, the explanation of sentences is below them."""
_NARROWEST_CARD = 26
"""Columns that the explanation and its edge need beside a list that would be cut off above it."""
_SECTION_CARD = 38
"""The fewest columns that groups leave to the explanation."""
_FARTHEST = 20
"""Cells that may lie between words and their figures where the list could be wider."""
_COLUMN = 30
"""The least width of a column of options."""
_BRIEF_COLUMN = 22


class Figures(Sequence[Line]):
    """Figures that are worked out when they are first asked for: where the board is the list, none are."""

    def __init__(self, find: Callable[[], Sequence[Line]]) -> None:
        self._find = find

    @cached_property
    def _found(self) -> tuple[Line, ...]:
        return tuple(self._find())

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, place: int) -> Line: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Line, ...]: ...

    def __getitem__(self, place: int | slice) -> Line | tuple[Line, ...]:
        return self._found[place]

    def __eq__(self, other: object) -> bool:
        """Whether the same figures are found: two lists that look the same are the same."""
        return isinstance(other, Figures) and self._found == other._found

    def __hash__(self) -> int:
        """By the figures."""
        return hash(self._found)


@record
class Entry:
    """One row of the list: something that can be chosen."""

    key: str
    text: str
    label: str | None = None
    """The key that chooses it."""
    target: str | None = None
    cells: Sequence[Line] = ()
    """The figures after the words, one for each column; none in a list without columns."""
    way_out: bool = False
    """Passes, ends or declines: comes last and is always in sight."""
    brief: str = ""
    """The text in fewer words, for a list that has more entries than rows; empty if there is none."""
    short: str = ""
    """The text with signs in place of words, where it would be cut off; empty if there is none."""
    section: str = ""
    """The group that it belongs to, in a list with several side by side."""


@record
class Listing:
    """A list with its titles and closing lines."""

    entries: tuple[Entry, ...] = ()
    heading: str = ""
    heads: tuple[str, ...] = ()
    """Titles of the columns after the words."""
    closing: str = ""
    """A quiet line below the list: how many more things aren't possible now."""
    closing_short: str = ""
    """The same in fewer words, for a narrow list."""
    more: str = ""
    """Says that this many options lie out of sight; `#` stands for their number."""
    sections: "tuple[Section, ...]" = ()
    """The groups side by side; where there is no room for that, the list is laid out as if it had none."""
    groups: tuple[Entry, ...] = ()
    """Rows that each stand for all entries whose keys begin with the row's, until that key is typed."""
    stepwise: bool = False
    """The rows are the first of two steps, which can also be taken on the boards."""
    group_heads: tuple[str, ...] = ()
    """Titles of the columns while these rows are listed."""
    lefts: frozenset[str] = frozenset()
    """Titles of columns that hold words, which are flush left."""
    whole: bool = False
    """The rows are sentences: they have the whole width, and the explanation is below them."""

    @property
    def titles(self) -> tuple[str, ...]:
        """Titles of the columns of the rows that are listed now."""
        return self.group_heads if self.groups and self.stepwise else self.heads

    @cached_property  # without it, a key takes 2 % more
    def scrolling(self) -> tuple[Entry, ...]:
        """The entries that move out of sight where there is no room."""
        begun = {group.label for group in self.groups}
        shown = [
            entry for entry in self.entries if not entry.way_out and (entry.label or " ")[0] not in begun
        ]
        return (*shown, *self.groups)

    def options_in(self, row: Entry) -> int:
        """How many of the options that the heading counts a row stands for."""
        if self.stepwise or row not in self.groups:
            return 1
        return sum(entry.label is not None and entry.label[0] == row.label for entry in self.entries)

    @property
    def pinned(self) -> tuple[Entry, ...]:
        """Entries that are always in sight: the ways out of a decision."""
        return tuple(entry for entry in self.entries if entry.way_out)

    @property
    def ordered(self) -> tuple[Entry, ...]:
        """All entries in the order shown: ways out last."""
        return (*self.scrolling, *self.pinned)

    @cached_property
    def chip(self) -> int:
        """Columns of the keys before the words, so that words begin below one another; names of keys, such as
        Enter, take what they need beyond that.
        """
        return max((_chip(row) for row in _rows(self) if len(row.label or "") <= _LETTERS), default=_CHIP)

    def chip_of(self, entry: Entry) -> int:
        """Columns of the key before the words of one entry."""
        return max(self.chip, _chip(entry))

    @cached_property  # without it, a key takes 1 % more
    def widths(self) -> tuple[int, ...]:
        """Cells of each column after the words."""
        rows = [[wide(cell) for cell in entry.cells] for entry in _rows(self)]
        return tuple(
            max(cells(head), *(row[n] if n < len(row) else 0 for row in rows))
            for n, head in enumerate(self.titles)
        )


@record
class Shape:
    """How the room is divided between the list and the explanation."""

    width: int
    """Width of the list in cells."""
    columns: int
    """Number of columns of entries."""
    column: int
    """Width of each column in cells."""
    rows: int
    """Rows of entries that scroll."""
    pinned: int
    card: Region
    form: str = "text"
    """The form that all entries have: `text`, `short` or `brief`."""
    blocks: tuple["Block", ...] = ()
    """The columns of entries, where they aren't all alike."""
    shared: bool = False
    """The closing line stands in the same row as the last way out."""
    head: int = 1
    """Lines of the heading."""
    words: int = 0
    """Cells of the words, after which the figures begin at once; 0: all that the figures leave."""
    gap: int = 2
    """Cells before each figure."""

    @property
    def height(self) -> int:
        """Rows of the list with heading and ways out."""
        return self.head + self.rows + self.pinned


def fitted(
    listing: Listing, width: int, height: int, least_card: int = LEAST_CARD, *, apart: bool = False
) -> Listing:
    """The list without the columns for which there is no room, beside the signs for more entries as well."""
    found = fitting(listing, width, apart=apart)
    aside = _scrolls_beside_figures(found, shape_of(found, width, height, least_card, apart=apart))
    return fitting(listing, width - aside, apart=apart) if aside else found


def fitting(listing: Listing, width: int, *, apart: bool = False) -> Listing:
    """The list without as many of its first columns as leave words too little room.

    No name is cut off for a column; where the explanation is `apart`, no word is. A column in which nothing
    stands is not shown. The last, which says what an option does for the player, goes only where even
    the shortest form of a name would be cut off.
    """
    listing = _without_blank(listing)
    if listing.stepwise:
        return _fitting_steps(listing, width)
    beside = [entry for entry in listing.scrolling if apart or entry.cells]
    words = max((cells(entry.short or entry.text) + listing.chip_of(entry) for entry in beside), default=0)
    least = words + 1 if apart else max(_LEAST_TEXT, min(words + 1, _NAME))
    listing = _without_empty(listing, but=1)
    if sum(each + 2 for each in listing.widths) + words + 1 > width:
        listing = _without_empty(listing)
    while len(listing.heads) > 1 and sum(each + 2 for each in listing.widths) + least > width:
        entries = tuple(replace(entry, cells=entry.cells[1:]) for entry in listing.entries)
        listing = replace(listing, entries=entries, heads=listing.heads[1:])
    shortest = max((_shortest(entry) + listing.chip_of(entry) for entry in beside), default=0)
    if listing.heads and sum(listing.widths) + 2 + min(shortest + 1, _NAME) > width:
        bare = tuple(replace(entry, cells=()) for entry in listing.entries)
        listing = replace(listing, entries=bare, heads=())
    return listing


def _shortest(entry: Entry) -> int:
    """Cells of the shortest form of an entry's words."""
    return min(cells(text) for text in (entry.text, entry.short, entry.brief) if text)


def _without_blank(listing: Listing) -> Listing:
    """The list without the columns that are blank in all rows, such as exits of a landscape that has none."""
    if listing.groups:
        kept = _filled([row.cells for row in listing.groups], len(listing.group_heads))
        others = any(entry.cells for entry in listing.ordered if entry not in listing.groups)
        if others or not kept or len(kept) == len(listing.group_heads):
            return listing
        rows = tuple(replace(row, cells=_kept(row.cells, kept)) for row in listing.groups)
        return replace(listing, groups=rows, group_heads=tuple(listing.group_heads[n] for n in kept))
    kept = _filled([entry.cells for entry in listing.entries], len(listing.heads))
    if not kept or len(kept) == len(listing.heads):
        return listing
    entries = tuple(replace(entry, cells=_kept(entry.cells, kept)) for entry in listing.entries)
    return replace(listing, entries=entries, heads=tuple(listing.heads[n] for n in kept))


def _filled(rows: Sequence[Sequence[Line]], count: int) -> list[int]:
    """The columns in which some row has a sign."""
    return [
        n
        for n in range(count)
        if any(n < len(row) and any(run.text.strip() for run in row[n]) for row in rows)
    ]


def _kept(row: Sequence[Line], columns: Sequence[int]) -> tuple[Line, ...]:
    return tuple(row[n] for n in columns if n < len(row))


def _without_empty(listing: Listing, but: int = 0) -> Listing:
    """The list without the columns in which no entry has anything, but for so many of the last."""
    rows = [entry.cells for entry in listing.entries if entry.cells]
    kept = [
        n
        for n in range(len(listing.heads))
        if n >= len(listing.heads) - but
        or any(n < len(row) and "".join(run.text for run in row[n]).strip() not in _EMPTY for row in rows)
    ]
    if not kept or len(kept) == len(listing.heads) or listing.groups:
        return listing
    entries = tuple(
        replace(entry, cells=tuple(entry.cells[n] for n in kept if n < len(entry.cells)))
        for entry in listing.entries
    )
    return replace(listing, entries=entries, heads=tuple(listing.heads[n] for n in kept))


def _fitting_steps(listing: Listing, width: int) -> Listing:
    """The same for the first of two steps, if its rows alone have figures."""
    rows = {row.key for row in listing.groups}
    if any(entry.cells and entry.key not in rows for entry in listing.ordered):
        return listing
    while len(listing.group_heads) > 1 and sum(each + 2 for each in listing.widths) + _LEAST_TEXT > width:
        groups = tuple(replace(row, cells=row.cells[1:]) for row in listing.groups)
        listing = replace(listing, groups=groups, group_heads=listing.group_heads[1:])
    return listing


def bare_fitting(listing: Listing, width: int) -> Listing:
    """The list without empty columns, and without as many of its first ones as would cut its words."""
    listing = _without_empty(listing, but=1)
    words = max((cells(entry.text) for entry in listing.entries if entry.cells), default=0) + listing.chip
    while len(listing.heads) > 1 and sum(each + 2 for each in listing.widths) + words + 1 > width:
        entries = tuple(replace(entry, cells=entry.cells[1:]) for entry in listing.entries)
        listing = replace(listing, entries=entries, heads=listing.heads[1:])
    return listing


def bare_column(listing: Listing, width: int, height: int) -> int:
    """The width of a column of rows alone: there are two columns where one is too short for them."""
    rows = max(1, height - len(listing.pinned))
    if len(listing.scrolling) > rows > 1:
        return width // 2
    if width >= BESIDE_FIGURES and not any(entry.cells for entry in listing.entries):
        return min(_longest(listing, "text"), width // 2)
    return width


def bare_shape(listing: Listing, width: int, height: int) -> Shape:
    """Rows alone, without heading and explanation."""
    pinned, count = len(listing.pinned), len(listing.scrolling)
    rows, column = max(1, height - pinned), bare_column(listing, width, height)
    columns = 2 if count > rows > 1 else 1
    if columns == 1 and column < width:
        card = Region(column + 2, 0, width - column - 3, height)
        return Shape(column, 1, column, min(rows, count), pinned, card, head=0)
    shown = min(rows, -(-count // columns))
    form = _form(listing, column)
    figures = sum(listing.widths)
    longest = max((cells(text_of(entry, form)) for entry in listing.entries if entry.cells), default=0)
    room = column - listing.chip - figures - longest - 1
    gap = max(2, min(_WIDEST_GAP, room // max(1, len(listing.widths))))
    card = Region(0, 0, 0, 0)
    return Shape(width, columns, column, shown, pinned, card, form, head=0, words=longest, gap=gap)


@record
class Block:
    """One column of entries among others of other widths."""

    section: "Section"
    x: int
    width: int
    count: int
    """How many of the list's entries are in it."""
    first: bool = True
    """Whether it begins its section; other columns continue it."""
    kept: int | None = None
    """How many figures are shown in one of several columns of a section; `None` for all, with titles."""

    @property
    def tight(self) -> bool:
        """Whether it has no titles and narrow gaps, as one of several columns of its section."""
        return self.kept is not None

    @property
    def gap(self) -> int:
        """Cells before each column of figures."""
        return 1 if self.tight else 2


def shape_of(
    listing: Listing, width: int, height: int, least_card: int = LEAST_CARD, *, apart: bool = False
) -> Shape:
    """How a space of this many cells is divided between a listing and the explanation, which has at least so
    many lines if it lies below.

    An explanation that has a place `apart` takes none of it.
    """
    if not listing.entries:
        return Shape(0, 1, 0, 0, 0, Region(0, 0, width, height))
    if apart:
        return _alone(listing, width, height)
    pinned = len(listing.pinned)
    count = len(listing.scrolling)
    closing = 1 if listing.closing else 0
    if listing.sections and width >= BESIDE_FIGURES:
        return _in_sections(listing, width, height, pinned)
    whole = height - 1 - pinned - closing
    room = max(1, whole - min(least_card, max(0, height // 3)))
    if height < _LOW and count <= whole:
        room = whole  # one line of explanation says less than the row that it would hide
    fits = width >= BESIDE and _with_figures(listing) + _NARROWEST_CARD <= width
    if listing.whole and height >= _WHOLE:
        room = height - LEAST_CARD
        return Shape(width, 1, width, min(count, room), 0, Region(0, 1 + room, width, height - 1 - room))
    if width >= (BESIDE_FIGURES if listing.titles else BESIDE) or (fits and count > room):
        return _beside(listing, width, height - closing, count, pinned)
    rows = min(count, room)
    top = 1 + rows + pinned + closing
    card = Region(0, top, width, max(0, height - top))
    return Shape(width, 1, width, rows, pinned, card, _form(listing, width))


def _alone(listing: Listing, width: int, height: int) -> Shape:
    """The list in all of the room: groups side by side, and a long list without figures in columns."""
    pinned, count, none = len(listing.pinned), len(listing.scrolling), Region(0, 0, 0, 0)
    if listing.sections and width >= BESIDE:
        return replace(_in_sections(listing, width, height, pinned, beside=0), card=none)
    rows = max(1, height - 1 - pinned - bool(listing.closing))
    columns = 1
    if not listing.titles:
        columns = max(1, min(-(-count // rows), width // max(_BRIEF_COLUMN, _longest(listing, "text"))))
    column = width // columns
    if listing.titles:
        heading = cells(listing.heading) + cells(listing.more) + sum(each + 2 for each in listing.widths) + 4
        column = min(column, max(_COLUMN, heading, _longest(listing, "text") + _FARTHEST))
    shown = min(rows, -(-count // columns))
    return Shape(columns * column, columns, column, shown, pinned, none, _form(listing, column))


def _beside(listing: Listing, width: int, height: int, count: int, pinned: int) -> Shape:
    """The list to the left, in several columns where it is long and has no figures."""
    rows = max(1, height - 1 - pinned)
    form, columns = "text", 1
    column = max(_COLUMN, min(_longest(listing, "text"), width * 11 // 20))
    if not listing.titles:
        wanted = -(-count // rows)
        columns = max(1, min(wanted, (width * 2 // 3) // column))
        form = _form(listing, column)
        if columns < wanted and any(entry.brief for entry in listing.entries):
            shorter = max(_BRIEF_COLUMN, min(_longest(listing, "brief"), width // 2 - 2))
            fitting = min(wanted, (width * 2 // 3) // shorter)
            if fitting > columns:
                column, columns, form = shorter, fitting, "brief"
    else:
        hidden = cells(listing.more) + 3 if count > rows else 0
        headed = cells(listing.heading) + hidden + sum(each + 2 for each in listing.widths) + 3
        most = max(width * 13 // 20, min(_with_figures(listing), width - _NARROWEST_CARD))
        column = min(max(_COLUMN, _longest(listing, "text"), headed), most)
    if columns == 1:
        column = max(column, min(cells(listing.closing) + 2, width // 2))
    left = columns * column
    card = Region(left + 2, 0, width - left - 3, height + (1 if listing.closing else 0))
    return Shape(left, columns, column, min(rows, -(-count // columns) or 1), pinned, card, form)


def _in_sections(listing: Listing, width: int, height: int, pinned: int, beside: int | None = None) -> Shape:
    """Groups side by side, the explanation to the right of them.

    A group with more entries than there are rows has several columns, without titles where need be.
    """
    room = width - (max(_SECTION_CARD, width * 27 // 100) if beside is None else beside)
    shared = _closing_shares(listing, room)
    rows = max(1, height - 1 - pinned - (0 if shared or not listing.closing else 1))
    groups = len(listing.sections)
    ways = (None, (1,) * groups, (1,) + (0,) * (groups - 1), (1,) + (-1,) * (groups - 1), ())
    blocks = next(blocks for way in ways if (blocks := _blocks(listing, room, rows, way)))
    used = blocks[-1].x + blocks[-1].width
    left = min(room, max(used, _least_width(listing, shared=shared)))
    deep = max(block.count for block in blocks)
    card = Region(left + 2, 0, width - left - 3, height)
    shown, first = min(rows, deep), blocks[0].width
    return Shape(left, len(blocks), first, shown, pinned, card, blocks=blocks, shared=shared)


def _blocks(listing: Listing, room: int, rows: int, more: Sequence[int] | None) -> tuple[Block, ...]:
    """The columns of all groups; none if they don't fit, unless `more` is empty: then some scroll.

    `more` says for each group how many figures above its minimum it keeps if it has several columns; `None`:
    all of them.
    """
    blocks: list[Block] = []
    x = 0
    for number, section in enumerate(listing.sections):
        own = [entry for entry in listing.scrolling if entry.section == section.id]
        several = len(own) > rows
        kept = section.kept + (more[number] if more else 0) if more is not None and several else None
        column = _longest_of(section, own, kept)
        wanted = -(-len(own) // rows)
        if more != () and x + column * wanted > room:
            return ()
        columns = min(wanted, max(1, (room - x) // column))
        if section is listing.sections[-1] and not several and _words_of(section, own):
            column = room - x
        column = min(column, room - x)
        share = -(-len(own) // columns)
        for each in range(columns):
            count = max(0, min(share, len(own) - each * share))
            blocks.append(Block(section, x, column, count, first=each == 0, kept=kept))
            x += column
    return tuple(blocks)


def _closing_shares(listing: Listing, room: int) -> bool:
    """Whether the closing line has room in the row of the last way out."""
    return bool(listing.closing and listing.pinned) and _least_width(listing, shared=True) <= room


def _least_width(listing: Listing, *, shared: bool) -> int:
    """Cells that the ways out and the closing line need."""
    widths = [cells(entry.text) + _chip(entry) + 2 for entry in listing.pinned]
    closing = cells(listing.closing) + 2
    if shared:
        return max(*widths, widths[-1] + closing + 1)
    return max([*widths, closing, _COLUMN])


def _words_of(section: "Section", entries: Sequence[Entry]) -> bool:
    """Whether the group has a column of words."""
    return bool(entries) and "" in section.heads


def _longest_of(section: "Section", entries: Sequence[Entry], kept: int | None) -> int:
    """How wide a group's column has to be for its figures."""
    gap = 2 if kept is None else 1
    figures = sum(each + gap for each in section_widths(section, entries, kept) if each)
    texts = [entry.text if kept is None else text_of(entry, "brief") for entry in entries]
    chips = [_chip(entry) for entry in entries]
    words = max((cells(text) + chip for text, chip in zip(texts, chips, strict=True)), default=_CHIP)
    return words + 2 + figures


def section_widths(section: "Section", entries: Sequence[Entry], kept: int | None) -> tuple[int, ...]:
    """Cells of each of a group's columns; 0 for words, which get the room that is left."""
    found: list[int] = []
    for n, head in enumerate(section.heads[:kept]):
        figures = [wide(entry.cells[n]) for entry in entries if n < len(entry.cells)]
        found.append(max([0 if kept is not None else cells(head), *figures]) if head else 0)
    return tuple(found)


def _form(listing: Listing, column: int) -> str:
    """The form of entries in a column of this width: the longest of which none is cut off."""
    figures, found = sum(each + 2 for each in listing.widths), "text"
    for form in ("text", "short", "brief"):
        if form != "text" and not any(getattr(entry, form) for entry in listing.entries):
            continue
        longest = max(
            (
                cells(text_of(entry, form)) + listing.chip_of(entry) + (figures if entry.cells else 0)
                for entry in _rows(listing)
            ),
            default=0,
        )
        if longest + 2 <= column:
            return form
        found = form if form == "short" else found
    return found


def text_of(entry: Entry, form: str) -> str:
    """An entry in words, in the form there is room for."""
    return {"brief": entry.brief, "short": entry.short}.get(form, "") or entry.text


def _longest(listing: Listing, form: str) -> int:
    figures = sum(width + 2 for width in listing.widths)
    words = max(
        (cells(text_of(entry, form)) + listing.chip_of(entry) for entry in _rows(listing)), default=_CHIP
    )
    return words + 2 + figures


def _with_figures(listing: Listing) -> int:
    """How wide the list has to be for the words of rows that have figures."""
    figures = sum(width + 2 for width in listing.widths)
    return max(
        (cells(entry.text) + listing.chip_of(entry) for entry in _rows(listing) if entry.cells), default=0
    ) + (2 + figures)


def _rows(listing: Listing) -> tuple[Entry, ...]:
    """The rows that share the columns."""
    return listing.ordered if listing.stepwise else listing.entries


def _chip_role(entry: Entry, here: str) -> str:
    """The role of an entry's key: loud under the cursor, as on the boards, and quiet in all other rows."""
    return "you" if not entry.label else "chip" if here else "chip-row"


def _chip(entry: Entry) -> int:
    """Columns of an entry's keys before its words."""
    return _CHIP - 1 + max(1, cells(entry.label or ""))


# -- rows ------------------------------------------------------------------------------------------


def head_row(listing: Listing, width: int, hidden: int) -> Line:
    """The heading, how many entries are out of sight, and the columns' titles."""
    title = f"{listing.heading}  {listing.more.replace('#', str(hidden))}" if hidden else listing.heading
    widths = listing.widths
    figures = sum(each + 2 for each in widths)
    if cells(title) + figures + 2 > width:
        title = listing.heading  # the arrow below also says that there are more
    room = max(0, width - figures - 1)
    if cells(title) + 1 > room and title[:1].isdigit():
        title = title.partition(" ")[0]  # the number alone, rather than half of a word
    left = Run(fit(f" {title}", room), "dim")
    behind = [
        run
        for head, each in zip(listing.titles, widths, strict=True)
        for run in (Run("  "), *padded((Run(head, "dim"),), each, right=head not in listing.lefts))
    ]
    gap = Run(" " * max(0, width - cells(left.text) - figures - 1))
    return tuple([Run(text, f"{role} ground-bar") for text, role in (left, gap, *behind, Run(" "))])


def title_at(listing: Listing, shape: Shape, x: int) -> str:
    """The title of the column at a cell of the heading, with the gap before it; empty before the first."""
    if shape.blocks:
        block = shape.blocks[column_at(shape, x)]
        own = [entry for entry in listing.scrolling if entry.section == block.section.id]
        widths = section_widths(block.section, own, block.kept)
        right = block.x + block.width - _spare(block, widths) - 1
        return "" if block.tight else _title_at(_titled(block, widths), right, x)
    right = shape.width - _scrolls_beside_figures(listing, shape) - 1
    return _title_at([*zip(listing.titles, listing.widths, strict=True)], right, x)


def _title_at(titled: Sequence[tuple[str, int]], right: int, x: int) -> str:
    """The title at a cell, of columns with their widths, the last of which ends before `right`."""
    for title, each in reversed(titled):
        if right - each - 2 <= x < right:
            return title
        right -= each + 2
    return ""


def entry_row(
    entry: Entry,
    listing: Listing,
    shape: Shape,
    signs: Signs,
    *,
    here: str = "",
    widths: tuple[int, ...] | None = None,
) -> Line:
    """One entry; `here` is the role of the cursor's bar, or empty; `widths` are those of the columns."""
    if not entry.cells:  # then nobody needs to know those of the other rows
        widths = ()
    elif widths is None:
        widths = listing.widths
    figures = sum(each + shape.gap for each in widths)
    label = entry.label or "•"
    room = max(1, shape.column - listing.chip_of(entry) - figures - 1)
    spare = max(0, room - shape.words) if shape.words and entry.cells else 0
    room -= spare
    chip = Run(f" {label} ", _chip_role(entry, here))
    words = padded(signed(text_of(entry, shape.form), signs, "dim" if entry.way_out else ""), room)
    behind: list[Run] = []
    for n, each in enumerate(widths):
        cell = entry.cells[n] if n < len(entry.cells) else ()
        behind += [Run(" " * shape.gap), *padded(cell, each, right=listing.titles[n] not in listing.lefts)]
    before = Run(" " * (1 + listing.chip_of(entry) - _chip(entry)))
    rest: Line = (before, *words, *behind, Run(" " * (1 + spare)))
    return (chip, *(_on_cursor(rest, here) if here else map(_quieter, rest)))


def _on_cursor(row: Line, here: str) -> Line:
    """A row on the cursor's bar, which a task that is completed stays filled on."""
    return tuple(run if run.role == DONE else tinted([run], here)[0] for run in row)


def _quieter(run: Run) -> Run:
    """In all other rows, a task that is completed has only its ink."""
    return run._replace(role="good strong") if run.role == DONE else run


RowsMade = dict[tuple[str, str], Line]
"""The rows of entries in a list and a shape, by the entry's key and the role of the cursor's bar."""


def list_rows(
    listing: Listing, shape: Shape, signs: Signs, top: int, key: str | None, here: str, made: RowsMade
) -> list[Line]:
    """All rows of the list, each of its full width: heading, entries from `top` on, ways out.

    Rows that were `made` before are taken as they are, and new ones are added to them.
    """
    if shape.blocks:
        return _section_rows(listing, shape, signs, top, key, here, made)
    scrolling, deep, widths = listing.scrolling, depth(listing, shape), listing.widths
    out_of_sight = (row for n, row in enumerate(scrolling) if not top <= n % deep < top + shape.rows)
    hidden = sum(map(listing.options_in, out_of_sight))
    aside = _scrolls_beside_figures(listing, shape)
    found: list[Line] = (
        [_widened(head_row(listing, shape.width - aside, hidden), aside)] if shape.head else []
    )
    narrowed = replace(shape, column=shape.column - aside)
    for row in range(top, top + shape.rows):
        runs: list[Run] = []
        for column in range(shape.columns):
            place = column * deep + row
            entry = scrolling[place] if row < deep and place < len(scrolling) else None
            if entry is None:
                runs.append(Run(" " * shape.column))
            else:
                at = entry.key, here if entry.key == key else ""
                if at not in made:
                    row_made = entry_row(entry, listing, narrowed, signs, here=at[1], widths=widths)
                    made[at] = _widened(row_made, aside)
                runs += made[at]
        found.append(tuple(runs))
    if top > 0 and shape.rows:
        found[shape.head] = _marked(found[shape.head], "↑")
    if top + shape.rows < deep and shape.rows:
        found[-1] = _marked(found[-1], "↓")
    for entry in listing.pinned:
        bar = here if entry.key == key else ""
        found.append(padded(entry_row(entry, listing, shape, signs, here=bar), shape.width))
    return found


def _scrolls_beside_figures(listing: Listing, shape: Shape) -> int:
    """How many cells the signs for more entries need beside figures, so as not to be read as one."""
    return 1 if listing.titles and shape.columns == 1 and depth(listing, shape) > shape.rows else 0


def _widened(row: Line, by: int) -> Line:
    """A row with blanks at its end, on its last ground."""
    *rest, last = row
    return (*rest, Run(last.text + " " * by, last.role))


def columns_of(listing: Listing, shape: Shape) -> list[tuple[Entry, ...]]:
    """The entries of each column, without the ways out."""
    if not shape.blocks:
        deep = depth(listing, shape)
        return [listing.scrolling[n * deep : (n + 1) * deep] for n in range(shape.columns)]
    found: list[tuple[Entry, ...]] = []
    begun = {section.id: 0 for section in listing.sections}
    for block in shape.blocks:
        own = [entry for entry in listing.scrolling if entry.section == block.section.id]
        start = begun[block.section.id]
        found.append(tuple(own[start : start + block.count]))
        begun[block.section.id] += block.count
    return found


def _section_rows(
    listing: Listing, shape: Shape, signs: Signs, top: int, key: str | None, here: str, made: RowsMade
) -> list[Line]:
    """All rows of a list of several groups."""
    columns = columns_of(listing, shape)
    hidden = sum(not top <= row < top + shape.rows for column in columns for row in range(len(column)))
    head: list[Run] = []
    widths: dict[str, tuple[int, ...]] = {}
    for block in shape.blocks:
        own = [entry for entry in listing.scrolling if entry.section == block.section.id]
        widths[block.section.id] = section_widths(block.section, own, block.kept)
        more = f" {listing.more.replace('#', str(hidden))}" if hidden and block.first else ""
        head += _section_head(block, widths[block.section.id], more)
    rows: list[Line] = [padded(tuple(head), shape.width)]
    for row in range(top, top + shape.rows):
        runs: list[Run] = []
        for block, column in zip(shape.blocks, columns, strict=True):
            if row >= len(column):
                runs.append(Run(" " * block.width))
                continue
            entry = column[row]
            at = entry.key, here if entry.key == key else ""
            if at not in made:
                made[at] = _section_row(entry, block, widths[block.section.id], signs, at[1])
            runs += made[at]
        rows.append(tuple(runs))
    whole = replace(shape, column=shape.width)
    for entry in listing.pinned:
        bar = here if entry.key == key else ""
        rows.append(padded(entry_row(entry, listing, whole, signs, here=bar), shape.width))
    if shape.shared:
        left = trimmed(rows[-1])
        gap = shape.width - wide(left) - cells(listing.closing) - 1
        rows[-1] = (*left, Run(" " * gap), Run(f"{listing.closing} ", "dim"))
    return rows


def _section_head(block: Block, widths: Sequence[int], more: str) -> list[Run]:
    """A group's title, how much is out of sight, and its columns' titles."""
    title = f" {block.section.title}{more}" if block.first else ""
    titled = [] if block.tight else _titled(block, widths)
    figures = sum(each + 2 for _, each in titled)
    spare = _spare(block, widths)
    left = Run(pad(title, max(0, block.width - figures - spare - 1)), "strong ground-bar")
    runs = [left]
    for head, each in titled:
        runs += [Run("  ", "ground-bar"), *padded((Run(head, "dim ground-bar"),), each, right=True)]
    return [*runs, Run(" " * max(0, block.width - wide(runs)), "ground-bar")]


def _titled(block: Block, widths: Sequence[int]) -> list[tuple[str, int]]:
    """The titles of a group's columns of figures, with their widths."""
    return [(head, each) for head, each in zip(block.section.heads, widths, strict=False) if head]


def _spare(block: Block, widths: Sequence[int]) -> int:
    """Cells that are left for a column of words and the gap before it."""
    if "" not in block.section.heads or block.tight:
        return 0
    figures = sum(each + 2 for each in widths if each)
    return max(0, block.width - figures - _NAMES - 2)


_NAMES = 18
"""Cells of key and name where a column of words follows."""


def _section_row(entry: Entry, block: Block, widths: Sequence[int], signs: Signs, here: str) -> Line:
    """One entry of a group: key, words, figures, and words again as far as there is room."""
    chip = Run(f" {entry.label or '•'} ", _chip_role(entry, here))
    behind: list[Run] = []
    spare = _spare(block, widths)
    for n, each in enumerate(widths):
        cell = entry.cells[n] if n < len(entry.cells) else ()
        if each:
            behind += [Run(" " * block.gap), *padded(cell, each, right=True)]
        elif spare > 8:
            behind += [Run(" "), *padded(cut_words(cell, spare - 1), spare - 1)]
    room = max(1, block.width - _chip(entry) - wide(behind) - 1)
    words = padded(signed(text_of(entry, "brief" if block.tight else "text"), signs), room)
    rest: Line = (Run(" "), *words, *behind, Run(" "))
    return (chip, *(tinted(rest, here) if here else rest))


def _marked(row: Line, mark: str) -> Line:
    """A row with a sign in its last cell, which every row leaves blank."""
    *rest, last = row
    return (*rest, Run(last.text[:-1], last.role), Run(mark, "dim"))


def depth(listing: Listing, shape: Shape) -> int:
    """Rows of each column of entries, those out of sight included."""
    if shape.blocks:
        return max(shape.rows, *(block.count for block in shape.blocks))
    count = len(listing.scrolling)
    return max(shape.rows, -(-count // shape.columns)) if count else 1


def place_of(listing: Listing, shape: Shape, key: str | None) -> tuple[int, int] | None:
    """Column and row of an entry; ways out come below all others."""
    deep = depth(listing, shape)
    for column, entries in enumerate(columns_of(listing, shape)):
        for row, entry in enumerate(entries):
            if entry.key == key:
                return column, row
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
    columns = columns_of(listing, shape)
    found = columns[column] if 0 <= column < len(columns) else ()
    return found[row] if 0 <= row < len(found) else None


def column_at(shape: Shape, x: int) -> int:
    """The column of entries at a cell of the list."""
    if not shape.blocks:
        return x // shape.column
    return max(n for n, block in enumerate(shape.blocks) if block.x <= max(x, 0))


def place_of_column(shape: Shape, column: int) -> tuple[int, int]:
    """Where a column of entries begins, and how wide it is."""
    if not shape.blocks:
        return column * shape.column, shape.column
    block = shape.blocks[min(column, len(shape.blocks) - 1)]
    return block.x, block.width


def trimmed(row: Line) -> Line:
    """A row with one blank at its end in place of all there are."""
    runs = list(row)
    while runs and not runs[-1].text.strip():
        runs.pop()
    return (*runs[:-1], Run(runs[-1].text.rstrip() + " ", runs[-1].role)) if runs else ()
