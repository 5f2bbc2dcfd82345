"""The panel: the list of what can be chosen, beside or above the explanation of what is under the cursor.

The explanation can also have a place `apart`, its card's, so that neither moves when the other changes.

Where the board itself is the list, there are no rows, and the panel is one card about the thing under
the cursor.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from textual import events
from textual.message import Message

from tabletop_tui.kit.boards import CARD
from tabletop_tui.kit.card import Card, Fact
from tabletop_tui.paint.drawing import EMPTY, Drawing, Line, Region, Run, cells, pad, wrap
from tabletop_tui.paint.runs import Signs, cut, cut_words, lines_of, padded, sentences, signed, wide
from tabletop_tui.tui.widgets.lines import LinesWidget
from tabletop_tui.tui.widgets.listing import (
    LEAST_CARD,
    Entry,
    Listing,
    RowsMade,
    Shape,
    bare_column,
    bare_fitting,
    bare_shape,
    column_at,
    depth,
    entry_at,
    entry_row,
    fitted,
    list_rows,
    place_of,
    place_of_column,
    shape_of,
    text_of,
    title_at,
)

__all__ = ["DecisionPanel", "Entry", "Highlight", "Listing"]

_NO_CARD = Card()
_LEAST_ROW = 20
"""Cells of a row, without which there is none."""
_BESIDE_PICTURE = 20
"""How many cells a card needs beside its picture; with fewer, it has none."""


class Highlight(NamedTuple):
    """What is highlighted, or could be: what is measured is a function of this and the room there is."""

    key: str | None = None
    """Its entry in the list, if it has one."""
    card: Card = _NO_CARD
    picture: Drawing = EMPTY


class DecisionPanel(LinesWidget):
    """The list of options. A game is playable from it alone."""

    GROUND = "ground-panel"

    class Chosen(Message):
        """The message that an entry was clicked."""

        def __init__(self, key: str) -> None:
            """The entry with this key."""
            super().__init__()
            self.key = key

    class Highlighted(Message):
        """The message that the mouse moved onto another entry."""

        def __init__(self, key: str) -> None:
            """The entry with this key."""
            super().__init__()
            self.key = key

    class PointedAt(Message):
        """The message that the mouse came to the titles of the list, or to the line that closes it."""

        def __init__(self, title: str = "") -> None:
            """The title of the column under the mouse; empty if there is none."""
            super().__init__()
            self.title = title

    def __init__(self, id: str | None = None) -> None:
        """Offers nothing until the screen has a decision."""
        super().__init__(id=id)
        self._all = Listing()
        self._listing = Listing()
        self._unlisted = Listing()
        """The same without its rows, for where the board is the list."""
        self._fitted: tuple[Listing, object, Listing] = (Listing(), None, Listing())
        """A list, what its room depends on, and the list with the columns that have room."""
        self._shaped: tuple[Listing, object, Shape] = (Listing(), None, shape_of(Listing(), 0, 0))
        """A list, its room with what else is to be shown, and how the room is divided."""
        self._made: tuple[Listing, Shape, Signs, RowsMade] = (Listing(), self._shaped[2], {}, {})
        """A list, its shape and signs, and the rows of its entries."""
        self._broken: tuple[Sequence[str], int, Sequence[Sequence[Line]]] = ((), 0, ())
        """Paragraphs, a width, and their lines in it."""
        self._target: str | None = None
        self._typed = ""
        """The first of several keys has been typed: the list shows what can follow."""
        self._here = Highlight()
        self._active = True
        self._top = 0
        self.signs: Signs = {}
        """The colours of the game's signs,"""
        self.names: Signs = {}
        """and of the players' names where a card is about them."""
        self.legends: Sequence[str] = ()
        """What letters on the boards mean, the longest wording first; a line below the list."""
        self.key_for_more = ""
        """The key that shows all of a card, where there is no room for it."""
        self.more: Sequence[str] = ()
        """Paragraphs to fill the remaining room: the rule for the decision, what signs mean."""
        self.folded = False
        """Whether the board is the list: then the card is shown alone, unless the list is narrowed."""
        self.least_card = LEAST_CARD
        """Lines that a long list leaves to the explanation below it."""
        self.folded_throughout = False
        """Whether the board is also the list for the second of two keys."""
        self.bare = False
        """Whether the list has only its rows: the strip says the rest, and a board explains in pictures."""
        self.card_apart = CardPane(self)
        """Shows the card where it has a place of its own."""
        self._apart = False
        self.shows_rule = False
        """Whether what is left below the list says what the strip doesn't, or `more`, as there is no card."""

    # -- what it shows -----------------------------------------------------------------------------

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is listed now, in order."""
        return self._listing.ordered

    @property
    def key(self) -> str | None:
        """The key of the highlighted entry; `None` without one."""
        return self._here.key

    @property
    def entry(self) -> Entry | None:
        """The highlighted entry; `None` without one."""
        return self._entry_of(self._here)

    def _entry_of(self, at: Highlight) -> Entry | None:
        return next((entry for entry in self._listing.entries if entry.key == at.key), None)

    @property
    def card(self) -> Card:
        """The card of what is highlighted."""
        return self._here.card

    @property
    def apart(self) -> bool:
        """Whether the card has a place of its own."""
        return self._apart

    @apart.setter
    def apart(self, apart: bool) -> None:
        if apart != self._apart:
            self._apart = apart
            self.resized()

    @property
    def narrowed_to(self) -> str | None:
        """The board element whose options alone are listed."""
        return self._target

    def show_listing(self, listing: Listing) -> None:
        """List all of it; the highlight stays where it is if it can."""
        self._all = listing
        self._target, self._typed = None, ""
        self._list(listing)

    def narrow(self, target: str | None) -> None:
        """List the options of one board element only, or (`None`) all again."""
        if target == self._target:
            return
        self._target = target
        whole = self._all
        if target is None:
            self._list(whole)
            return
        chosen = tuple(entry for entry in whole.entries if entry.target == target)
        bare = replace(whole, groups=(), sections=(), stepwise=False)
        self._list(replace(bare, entries=chosen, closing=""))

    def narrow_to_keys(self, typed: str) -> None:
        """List only the options whose keys begin like this; all again if nothing is typed."""
        whole = self._all
        self._target, self._typed = None, typed
        if not typed:
            self._list(whole)
            return
        chosen = tuple(e for e in whole.entries if (e.label or "").startswith(typed))
        heading = next((row.text for row in whole.groups if row.label == typed), "")
        closing = ""  # a count of all of them would be wrong
        if whole.stepwise:
            chosen = tuple(replace(entry, label=(entry.label or "")[len(typed) :]) for entry in chosen)
            heading, closing = heading or whole.heading, whole.closing
        heads = whole.heads if any(entry.cells for entry in chosen) else ()
        bare = replace(whole, groups=(), sections=(), stepwise=False, heads=heads)
        self._list(replace(bare, entries=chosen, heading=heading, closing=closing))

    def highlight(
        self, key: str | None, card: Card = _NO_CARD, *, active: bool = True, picture: Drawing = EMPTY
    ) -> None:
        """Highlight an entry and explain it, beside a picture of it. `active`: the cursor is in the list."""
        self._here, self._active = Highlight(key, card, picture), active
        self._keep_in_sight()
        self.lay_out_later()

    def _list(self, listing: Listing) -> None:
        self._listing, self._unlisted = listing, Listing(closing=listing.closing)
        if self._here.key not in {entry.key for entry in listing.entries}:
            self._here = self._here._replace(key=None, card=_NO_CARD)
        self._top = 0
        self._keep_in_sight()
        self.lay_out_later()

    @property
    def _shown(self) -> Listing:
        """The list with its rows, or without them where the board is the list."""
        if self.is_folded:
            return self._unlisted
        if not self.extent:
            return self._listing
        listing, room, shown = self._fitted
        asked = (self.extent, self.least_card, self._apart, self.bare)
        if listing is not self._listing or room != asked:
            width, height = self.extent
            shown = (
                bare_fitting(self._listing, bare_column(self._listing, width, height))
                if self.bare
                else fitted(self._listing, width, height, self.least_card, apart=self._apart)
            )
            self._fitted = (self._listing, asked, shown)
        return shown

    @property
    def is_folded(self) -> bool:
        """Whether the rows aren't shown, as the board is the list."""
        begun = bool(self._typed) and not self.folded_throughout
        return self.folded and self._target is None and not begun

    # -- moving ------------------------------------------------------------------------------------

    def first_key(self) -> str | None:
        """The first entry in sight."""
        shape = self._shape()
        seen = self._listing.scrolling[self._top :] if shape.columns == 1 else self._listing.scrolling
        found = [entry.key for entry in seen] or [entry.key for entry in self.entries]
        return found[0] if found and not self.is_folded else None

    def next_key(self, direction: str) -> str | None:
        """The entry in a direction, or `None` if the list ends there."""
        shape = self._shape()
        place = place_of(self._listing, shape, self._here.key)
        if place is None:
            return self.first_key()
        column, row = place
        if direction in ("up", "down"):
            row += 1 if direction == "down" else -1
        else:
            column += 1 if direction == "right" else -1
        last = depth(self._listing, shape) + len(self._listing.pinned)
        if not (0 <= row < last and 0 <= column < shape.columns):
            return None
        found = entry_at(self._listing, shape, column, row)
        if found is None and direction == "down" and self._listing.pinned:
            return self._listing.pinned[0].key
        return found.key if found is not None else None

    def paged_key(self, pages: int) -> str | None:
        """The entry this many pages further on."""
        entries = self.entries
        if not entries:
            return None
        place = next((i for i, entry in enumerate(entries) if entry.key == self._here.key), 0)
        index = place + pages * max(1, self._shape().rows)
        return entries[min(max(index, 0), len(entries) - 1)].key

    def place_on_screen(self) -> Region:
        """Where the highlighted entry, or the list, lies on the screen."""
        area, shape = self.region, self._shape()
        place = place_of(self._listing, shape, self._here.key)
        if place is None or not shape.width:
            return Region(area.x, area.y, max(area.width, 1), max(area.height, 1))
        x, wide = place_of_column(shape, place[0])
        return Region(area.x + x, area.y + self._row_of(self._here) - self._skipped(self._here), wide, 1)

    # -- drawing -----------------------------------------------------------------------------------

    def _shape(self) -> Shape:
        """How list and card share the room."""
        shown, room = self._shown, self.extent
        asked = (room, bool(self._legend_below), self.least_card, self._apart)
        if self._shaped[0] is not shown or self._shaped[1] != asked:
            height = room.height - asked[1]
            if self.bare and shown.entries:
                shape = bare_shape(shown, room.width, height)
            else:
                shape = shape_of(shown, room.width, height, self.least_card, apart=self._apart)
            self._shaped = (shown, asked, shape)
        return self._shaped[2]

    @property
    def _legend_below(self) -> str:
        """The longest legend that fits in the last line; empty without a list, or in a low panel."""
        width, height = self.extent
        if self.bare or not self._shown.entries or height < 6:
            return ""
        return next((text for text in self.legends if cells(text) + 2 <= width), "")

    def _keep_in_sight(self) -> None:
        if self.extent:
            self._top = self._top_for(self._here.key)

    def _top_for(self, key: str | None) -> int:
        """The first entry in sight, once the list has moved as little as it must for this one to be."""
        shape, top = self._shape(), self._top
        deep = depth(self._listing, shape)
        place = place_of(self._listing, shape, key)
        if place is not None and place[1] < deep:
            top = min(max(top, place[1] - shape.rows + 1), place[1])
        return max(0, min(top, deep - shape.rows))

    def lay_out(self) -> None:
        """Make the lines for the room there is."""
        width, height = self.extent
        if not width or not height:
            return
        listing, shape = self._shown, self._shape()
        here = "here" if self._active else "there"
        if self._made[0] is not listing or self._made[1] is not shape or self._made[2] is not self.signs:
            self._made = (listing, shape, self.signs, {})
        made = self._made[3]
        rows = (
            list_rows(listing, shape, self.signs, self._top, self._here.key, here, made)
            if shape.width
            else []
        )
        if listing.closing and shape.width and shape.head and not shape.shared:
            long = cells(listing.closing) >= shape.width
            closing = listing.closing_short if long and listing.closing_short else listing.closing
            rows.append(padded((Run(f" {closing}", "dim"),), shape.width))
        rows = rows[self._skipped(self._here) :]
        card = [] if self._apart else self._card_in(shape, width, height)
        lines: list[Line] = []
        if shape.card.x:
            for y in range(height):
                left = rows[y] if y < len(rows) else (Run(" " * shape.width),)
                bar = Run(" │" if card else "  ", "line")
                lines.append((*padded(left, shape.width), bar, *(card[y] if y < len(card) else ())))
        else:
            lines = [*rows, *card]
        if self.shows_rule:
            room = self._room_below(self._here, shape)
            below = self._said(self._here.card.sentences, width, room) or self._more_rows(width, room)
            lines += [*[()] * (height - len(lines) - len(below)), *below] if below else []
        if legend := self._legend_below:
            lines = [*lines[: height - 1], *[()] * (height - 1 - len(lines))]
            lines.append((Run(pad(f" {legend}", width), "dim"),))
        self.show_lines(tuple(lines))

    def lay_out_later(self) -> None:
        """The card, too, wherever it is."""
        super().lay_out_later()
        if self._apart:
            self.card_apart.lay_out_later()

    def card_lines(self, width: int, height: int) -> list[Line]:
        """The lines of a card that has a place of its own."""
        shape = replace(self._shape(), card=Region(0, 0, width, height))
        return self._card_in(shape, width, height)

    def _card_in(self, shape: Shape, width: int, height: int) -> list[Line]:
        """The card and, where the board is the list, the ways out at the bottom."""
        ways = self._folded_ways(width)
        card = self._card_rows(shape, height - len(ways))
        return [*card, *[()] * (height - len(ways) - len(card)), *ways] if ways else card

    def _folded_ways(self, width: int) -> list[Line]:
        """Where the board is the list, the rows of the ways out, which don't lie on it."""
        if not self.is_folded or width <= _LEAST_ROW:
            return []
        shape = Shape(width, 1, width, 0, 0, Region(0, 0, 0, 0))
        here = "here" if self._active else "there"
        return [
            padded(
                entry_row(
                    entry, self._listing, shape, self.signs, here=here if entry.key == self._here.key else ""
                ),
                width,
            )
            for entry in self._listing.pinned
        ]

    def _skipped(self, at: Highlight) -> int:
        """How many lines at the top of the list are left out for the highlighted entry to be in sight.

        There are some only if there is less room than the heading and the ways out need.
        """
        here = self._row_of(at)
        return max(0, here + 1 - max(1, self.extent.height)) if self._shape().width else 0

    def _row_of(self, at: Highlight) -> int:
        """The line of the list with this entry, from that of the heading; 0 without one."""
        shape = self._shape()
        top = self._top if at.key == self._here.key else self._top_for(at.key)
        place, deep = place_of(self._listing, shape, at.key), depth(self._listing, shape)
        if place is None:
            return 0
        return shape.head + place[1] - (deep - shape.rows if place[1] >= deep else top)

    def _card_rows(self, shape: Shape, bottom: int) -> list[Line]:
        """The lines of the card, cut to the room below the list and above the `bottom` line of the panel."""
        area = shape.card
        area = area._replace(height=min(area.height, bottom - area.y))
        if area.height <= 0 or area.width <= 4:
            return []
        card = self._whole_card(self._here, shape)
        rows = self._title_rows(self._here._replace(card=card), shape, area)
        room = area.height - len(rows)
        facts, needed = list(card.facts), self._lines_of(card.sentences, area.width, room)
        while len(facts) + needed > room and any(fact.minor for fact in facts):
            facts.remove(next(fact for fact in facts if fact.minor))
        left = max((cells(fact.label) for fact in facts), default=0)
        texts, picture = list(card.sentences), self._here.picture
        wide_picture = picture.width + 2
        widest = 2 + (left + 2 if left else 0) + max((wide(fact.runs) for fact in facts), default=0)
        least = max(_BESIDE_PICTURE, min(widest, area.width))  # figures are not cut off for a picture
        if picture.height > room or area.width - wide_picture < least:
            picture, wide_picture = EMPTY, 0
        if not self._leaves_room(picture, facts, texts, area.width, room):
            picture, wide_picture = EMPTY, 0
        beside = [_fact_row(fact, left, area.width - wide_picture) for fact in facts]
        while texts and picture.height:
            said = self._said(texts[:1], area.width - wide_picture, room)
            if len(beside) + len(said) > picture.height:
                break
            beside += said
            texts.pop(0)
        alone = bool(picture.height) and not beside and not texts
        more = self._more_rows(area.width - wide_picture, room + 1)[1:] if alone else []
        rows += _beside(picture, beside or more)
        while card.latest and self._lines_of(texts, area.width, area.height) > area.height - len(rows):
            texts.pop(0)
        rows += self._said(texts, area.width, area.height - len(rows))
        if not (more or rows):
            more = self._more_rows(area.width, area.height + 1)[1:]
            return more[: area.height]
        return [*rows, *(() if more else self._more_rows(area.width, area.height - len(rows)))][: area.height]

    def _title_rows(self, at: Highlight, shape: Shape, area: Region) -> list[Line]:
        """The line with the title, unless it says nothing new and its room is needed."""
        card = at.card
        listed = bool(shape.width) and not self._apart
        crowded = len(card.facts) + self._lines_of(card.sentences, area.width, area.height) >= area.height
        if listed and self._says_nothing(at, shape):
            return []  # the strip says the rest, and the row in the list the title
        if listed and crowded and card.sentences and (self._repeats(at) or self._is_named(at)):
            return []  # the sentences need the line of a title that the row or the strip has as well
        if listed and not area.x and card != _NO_CARD:
            named = replace(card, title=_aside(card), worth=()) if self._is_named(at) else card
            return [_rule(named, area.width)]
        if not (card.title or card.worth):
            return []
        chip = (Run(f" {card.key} ", "chip"), Run(" ")) if card.key and not shape.width else (Run(" "),)
        worth = (*card.worth, Run(" ")) if card.worth else ()
        room = area.width - wide(worth)
        title = padded(cut_words((*chip, *card.title), room - bool(worth)), room)
        return [tuple([Run(text, _on_bar(role)) for text, role in (*title, *worth)])]

    def holds(self, at: Highlight) -> bool:
        """Whether there would be room for all sentences of its card and what else it has to show."""
        width, room = self._room_for_sentences(at)
        if self.shows_rule:
            return self._lines_of(at.card.sentences, width, room) <= room
        texts = self._whole_card(at, self._shape()).sentences
        return not texts or 0 < self._lines_of(texts, width, room) <= room

    def hides(self, at: Highlight) -> bool:
        """Whether no line would be left for its card's sentences, not even for the key that shows them."""
        return bool(self.extent.height) and self._room_for_sentences(at)[1] <= 0

    def _room_for_sentences(self, at: Highlight) -> tuple[int, int]:
        """The width of a card in cells, and the lines that it has besides its title and its facts."""
        shape, (width, height) = self._shape(), self.extent
        if self.shows_rule:
            return width, self._room_below(at, shape)
        area = Region(0, 0, *self.card_apart.extent) if self._apart else shape.card
        if not self._apart:
            area = area._replace(height=min(area.height, height - len(self._folded_ways(width)) - area.y))
        card = self._whole_card(at, shape)
        room = area.height - len(self._title_rows(at._replace(card=card), shape, area))
        return area.width, room - sum(not fact.minor for fact in card.facts)

    def lacks_room(self, at: Highlight) -> bool:
        """Whether the list leaves no line for what is said of its entries."""
        return self.shows_rule and bool(self.extent.height) and not self._room_below(at, self._shape())

    def _room_below(self, at: Highlight, shape: Shape) -> int:
        """How many lines there are below the list, one of them left blank."""
        closes = bool(self._shown.closing and shape.width and shape.head and not shape.shared)
        listed = shape.head + shape.rows + shape.pinned + closes - self._skipped(at) if shape.width else 0
        return max(0, self.extent.height - listed - bool(self._legend_below) - 1)

    def _says_nothing(self, at: Highlight, shape: Shape) -> bool:
        """Whether there is nothing to read but a title that the list has, too, or that the strip says."""
        if at.card.facts or at.card.sentences or at.picture.height:
            return False
        if self._is_named(at) and not _aside(at.card):
            return True
        return self._listing.whole or (self._repeats(at) and not self._is_cut(at, shape))

    def _repeats(self, at: Highlight) -> bool:
        """Whether the title of the card says no more than the row of the list above it."""
        entry = self._entry_of(at)
        title, worth = ("".join(run.text for run in line) for line in (at.card.title, at.card.worth))
        return entry is not None and title in ("", entry.text) and self._lists(entry, worth)

    def _is_named(self, at: Highlight) -> bool:
        """Whether the strip says the title of the card, and the list what is beside it."""
        return at.card.is_named and self._lists(
            self._entry_of(at), "".join(run.text for run in at.card.worth)
        )

    @staticmethod
    def _lists(entry: Entry | None, worth: str) -> bool:
        """Whether the row of the list has this, too."""
        rows = entry.cells if entry is not None else ()
        return not worth or any(worth in "".join(run.text for run in cell) for cell in rows)

    def _leaves_room(
        self, picture: Drawing, facts: Sequence[Fact], texts: Sequence[str], width: int, room: int
    ) -> bool:
        """Whether a picture leaves room for all sentences; or there is too little without it, too."""
        beside = len(facts) + self._lines_of(texts[:1], width - picture.width - 2, room) <= picture.height
        below = self._lines_of(texts[1:] if beside else texts, width, room)
        return picture.height + below <= room or len(facts) + self._lines_of(texts, width, room) > room

    @staticmethod
    def _lines_of(texts: Sequence[str], width: int, room: int) -> int:
        """How many lines sentences take; one more than there is room for if they don't fit."""
        return lines_of(texts, width - 2, room)

    def _said(self, texts: Sequence[str], width: int, room: int) -> list[Line]:
        """Sentences in lines with a blank before them: as many as fit whole, but at least the first.

        `…` stands for the others, and for what the first lacks; not if the strip will say all of them.
        The key that shows all stands behind it.
        """
        shown, later, key = list(texts), self._here.card.is_said_later, self.key_for_more
        more = "" if later else f" … {key}".rstrip()
        for count in range(len(texts) - 1, 0, -1):
            if self._lines_of(shown, width, room) <= room:
                break
            shown = [*texts[: count - 1], f"{texts[count - 1]}{more}"]
        if later and self._lines_of(shown, width, room) > room:
            return []
        rows = sentences(shown, width - 2, {**self.signs, **self.names}, room)
        if key and rows and self._lines_of(shown, width, room) > room:
            rows[-1] = (*cut_words(rows[-1], width - 3 - cells(key)), Run(f" {key}"))
        return [(Run(" "), *row) for row in rows]

    def _more_rows(self, width: int, room: int) -> list[Line]:
        """Whole paragraphs, a blank line before each, as many as there is room for."""
        more, wide, paragraphs = self._broken
        if more is not self.more or wide != width:
            paragraphs = [
                [(Run(" "), *signed(line, self.signs, "dim")) for line in wrap(text, width - 2)]
                for text in self.more
            ]
            self._broken = (self.more, width, paragraphs)
        rows: list[Line] = []
        for said in paragraphs:
            if len(rows) + len(said) + 1 > room:
                break
            rows += [(), *said]
        return rows

    def _whole_card(self, at: Highlight, shape: Shape) -> Card:
        """The card; an entry that is cut off in the list is said in full."""
        entry, card = self._entry_of(at), at.card
        if entry is not None and shape.width and not card.title and self._is_cut(at, shape):
            return Card((Run(entry.text, "strong"),), card.worth, card.facts, card.sentences, card.key)
        return card

    def _is_cut(self, at: Highlight, shape: Shape) -> bool:
        """Whether the list may not show all of the entry's words."""
        entry = self._entry_of(at)
        if entry is None:
            return False
        text = text_of(entry, shape.form)
        return text != entry.text or cells(text) + 5 > shape.column

    def resized(self) -> None:
        """Divide the new space between list and card."""
        self._keep_in_sight()
        self.lay_out_later()

    # -- the mouse ---------------------------------------------------------------------------------

    def _entry_at(self, x: int, y: int) -> Entry | None:
        if self.is_folded:
            return self.way_out_at(y, self.extent.height)
        shape = self._shape()
        row = y + self._skipped(self._here) - shape.head
        if not shape.width or not 0 <= x < shape.width or row < 0:
            return None
        deep = depth(self._listing, shape)
        place = deep + row - shape.rows if row >= shape.rows else row + self._top
        return entry_at(self._listing, shape, column_at(shape, x), place)

    def way_out_at(self, y: int, height: int) -> Entry | None:
        """The way out in a line of the card, where the board is the list."""
        above = height - len(self._listing.pinned)
        return self._listing.pinned[y - above] if self.is_folded and y >= above else None

    def on_click(self, event: events.Click) -> None:
        """Report the entry that was clicked."""
        entry = self._entry_at(event.x, event.y)
        if entry is not None:
            event.stop()
            self.post_message(self.Chosen(entry.key))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Report the entry under the mouse, or that it is on what stands above or below all entries."""
        entry = self._entry_at(event.x, event.y)
        if entry is not None and entry.key != self._here.key:
            self.post_message(self.Highlighted(entry.key))
        elif entry is None and self.is_around_list(event.x, event.y):
            self.post_message(self.PointedAt(self._title_at(event.x, event.y)))

    def _title_at(self, x: int, y: int) -> str:
        """The title of the column at a cell of the heading."""
        shape, listing = self._shape(), self._shown
        if y + self._skipped(self._here) >= shape.head:
            return ""
        return title_at(listing, shape, x)

    def is_around_list(self, x: int, y: int) -> bool:
        """Whether there are titles in this cell, or the line that closes the list."""
        shape = self._shape()
        if not self._shown.entries or not 0 <= x < shape.width:
            return False
        behind = shape.head + shape.rows + len(self._listing.pinned) - self._skipped(self._here)
        return y < shape.head - self._skipped(self._here) or (bool(self._shown.closing) and y == behind)

    def on_mouse_scroll_down(self) -> None:
        """Scroll the list down, not the cursor."""
        self._roll(1)

    def on_mouse_scroll_up(self) -> None:
        """Scroll the list up, not the cursor."""
        self._roll(-1)

    def _roll(self, rows: int) -> None:
        shape = self._shape()
        self._top = max(0, min(self._top + rows, depth(self._listing, shape) - shape.rows))
        self.lay_out_later()


class CardPane(LinesWidget):
    """The explanation of what is under the cursor, at a place of its own."""

    GROUND = "ground-panel"

    def __init__(self, panel: DecisionPanel) -> None:
        """Shows what the panel has to say."""
        super().__init__(id=CARD)
        self._panel = panel

    def lay_out(self) -> None:
        """Make the lines for the room there is."""
        if self.extent.width and self.extent.height:
            self.show_lines(tuple(self._panel.card_lines(*self.extent)))

    def resized(self) -> None:
        """Make them anew."""
        self.lay_out_later()

    def on_click(self, event: events.Click) -> None:
        """Report the way out that was clicked."""
        entry = self._panel.way_out_at(event.y, self.extent.height)
        if entry is not None:
            event.stop()
            self.post_message(DecisionPanel.Chosen(entry.key))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Report the way out under the mouse."""
        entry = self._panel.way_out_at(event.y, self.extent.height)
        if entry is not None and entry.key != self._panel.key:
            self.post_message(DecisionPanel.Highlighted(entry.key))


def _aside(card: Card) -> Line:
    """The quiet words after the name in a title."""
    return tuple(run._replace(text=run.text.strip()) for run in card.title if "dim" in run.role)


def _rule(card: Card, width: int) -> Line:
    """The line that parts a card from the list above it, with its title and what it is worth."""
    worth = (Run(" "), *card.worth, Run(" ")) if card.worth else ()
    title = (Run(" "), *cut(card.title, width - wide(worth) - 4), Run(" ")) if card.title else ()
    rule = "─" * (width - 1 - wide(title) - wide(worth))
    return (Run("─", "line"), *title, Run(rule, "line"), *worth)


def _on_bar(role: str) -> str:
    """A role on the ground of headings, unless it has a ground of its own."""
    return role if role.startswith(("chip", "plate")) else f"{role} ground-bar".strip()


def _beside(picture: Drawing, rows: Sequence[Line]) -> list[Line]:
    """Rows with a picture to the left of them."""
    if not picture.height:
        return list(rows)
    found: list[Line] = []
    for n in range(max(picture.height, len(rows))):
        left = picture.lines[n] if n < picture.height else ()
        found.append((Run(" "), *padded(left, picture.width + 1), *(rows[n] if n < len(rows) else ())))
    return found


def _fact_row(fact: Fact, left: int, width: int) -> Line:
    """A fact in a line: its label and value, and its note at the right end if there is room."""
    label = Run(f" {pad(fact.label, left)}  " if left else " ", "dim")
    runs = cut(fact.runs, max(1, width - cells(label.text) - 1))
    used = cells(label.text) + wide(runs)
    note = fact.note if fact.note and used + cells(fact.note) + 3 <= width else ""
    gap = Run(" " * max(0, width - used - cells(note) - 1))
    return (label, *runs, gap, Run(note, "dim"))
