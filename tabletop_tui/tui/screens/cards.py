"""All games as cards side by side: picture, name, and a line about each."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.events import Blur, Focus
from textual.message import Message

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, fit, wrap
from tabletop_tui.tui.screens.rows import bindings_of
from tabletop_tui.tui.widgets.board import BoardWidget

GAP = 1
ROOMY = 18
"""Cells that pictures and lines need inside a card; with fewer, the cards become a list."""
LINES = 6
LIST_WIDTH = 22
"""Cells of the list of titles that is shown if there is no room for cards."""


@record
class Card:
    """A game in the lobby."""

    game: str
    title: str
    line: str
    """One sentence about the game."""
    picture: Drawing


def is_list(cards: Sequence[Card], width: int) -> bool:
    """Whether there is no room for cards side by side."""
    return _inner(len(cards), width) < ROOMY


def draw_cards(cards: Sequence[Card], width: int, chosen: str) -> Drawing:
    """All games in exactly this width, each as the target `game:<id>`.

    Cards side by side; without room for these, a list with the chosen game's picture beside it.
    """
    return _draw_list(cards, width, chosen) if is_list(cards, width) else _draw_row(cards, width)


def _draw_row(cards: Sequence[Card], width: int) -> Drawing:
    inner = _inner(len(cards), width)
    lines = min(max(len(wrap(card.line, inner - 2)) for card in cards), LINES)
    height = 3 + max(card.picture.height for card in cards) + lines
    canvas = Canvas(width, height)
    spare = width - len(cards) * (inner + 2) - (len(cards) - 1) * GAP
    for place, card in enumerate(cards):
        x = spare // 2 + place * (inner + 2 + GAP)
        region = Region(x, 0, inner + 2, height)
        _draw_card(canvas, region, card)
        canvas.spot(f"game:{card.game}", region, label_at=(region.right - 4, region.y))
    return canvas.drawing()


def _draw_list(cards: Sequence[Card], width: int, chosen: str) -> Drawing:
    picture = next(card.picture for card in cards if card.game == chosen)
    height = 2 + max(len(cards), picture.height)
    canvas = Canvas(width, height)
    whole = Region(0, 0, width, height)
    canvas.fill(whole, "ground-panel")
    canvas.box(whole, "dim", "round")
    middle = Region(LIST_WIDTH + 3, 1, width - LIST_WIDTH - picture.width - 6, height - 2)
    for y, card in enumerate(cards, 1):
        canvas.write(6, y, card.title, "title")
        canvas.spot(f"game:{card.game}", Region(1, y, LIST_WIDTH, 1), label_at=(2, y))
        if card.game == chosen:
            for place, text in enumerate(wrap(card.line, middle.width)[: middle.height], 1):
                canvas.write(middle.x, place, text)
    canvas.place(width - picture.width - 2, 1, picture)
    return canvas.drawing()


def _draw_card(canvas: Canvas, region: Region, card: Card) -> None:
    inner = region.width - 2
    canvas.fill(region, "ground-panel")
    canvas.box(region, "dim", "round")
    picture = card.picture
    canvas.place(region.x + 1 + max(inner - picture.width, 0) // 2, 1, picture)
    y = 1 + picture.height
    canvas.write_centred(region, y, fit(card.title, inner), "title")
    for text in wrap(card.line, inner - 2):
        y += 1
        if y < region.bottom - 1:
            canvas.write_centred(region, y, text)


def _inner(count: int, width: int) -> int:
    return (width - (count - 1) * GAP) // max(count, 1) - 2


class Cards(BoardWidget, can_focus=True):
    """The cards; one of them is under the cursor while they have the focus."""

    GROUND = "ground-base"

    BINDINGS = bindings_of("up", "down", "left", "right", "choose")

    @dataclass
    class Chosen(Message):
        """The message that a game was chosen."""

        game: str

    @dataclass
    class Moved(Message):
        """The message that the cursor or the mouse is on a different game."""

        game: str

    @dataclass
    class Left(Message):
        """The down key led out of the cards."""

    def __init__(self, id: str | None = None) -> None:
        """Shows nothing until `show` is called."""
        super().__init__(id=id)
        self._cards: Sequence[Card] = ()
        self._cards_drawn: tuple[Sequence[Card], int, str] = ((), 0, "")
        self.game = ""
        """The game under the cursor, even while something else has the focus."""

    def show(self, cards: Sequence[Card]) -> None:
        """Show these cards in place of the last ones; the cursor stays on its game."""
        self._cards = cards
        if self.game not in [card.game for card in cards]:
            self.game = cards[0].game if cards else ""
        self._draw(self.size.width)
        if self.has_focus:
            self.cursor = f"game:{self.game}"

    def action_across(self, way: int) -> None:
        """The card on the left or on the right; nothing in a list."""
        if not is_list(self._cards, self.size.width):
            self._step(way)

    def action_move(self, way: int) -> None:
        """The game above or below in a list; down leads out of a row, or from the end of a list."""
        moved = is_list(self._cards, self.size.width) and self._step(way)
        if not moved and way > 0:
            self.post_message(self.Left())

    def _step(self, way: int) -> bool:
        games = [card.game for card in self._cards]
        place = games.index(self.game) + way
        if not 0 <= place < len(games):
            return False
        self._move_to(games[place])
        return True

    def action_choose(self) -> None:
        """The card under the cursor."""
        if self.game:
            self.post_message(self.Chosen(self.game))

    def pick(self, digit: int) -> None:
        """Choose the card with this number."""
        if digit <= len(self._cards):
            self._move_to(self._cards[digit - 1].game)
            self.action_choose()

    def on_board_widget_picked(self, message: BoardWidget.Picked) -> None:
        """Choose the card that was clicked."""
        message.stop()
        self._move_to(message.target.removeprefix("game:"))
        self.action_choose()

    def on_board_widget_highlighted(self, message: BoardWidget.Highlighted) -> None:
        """The mouse is on a game: say so without choosing it."""
        message.stop()
        if message.target is not None:
            self._move_to(message.target.removeprefix("game:"))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """The height of the cards at this width, perhaps in the first layout."""
        self._draw(width)
        return self.drawing.height

    def resized(self) -> None:
        """Cards are as wide as there is room."""
        self._draw(self.extent.width)
        super().resized()

    def on_focus(self, _event: Focus) -> None:
        """Show the cursor, as keys now go to the cards."""
        self.cursor = f"game:{self.game}"

    def on_blur(self, _event: Blur) -> None:
        """Hide the cursor, as keys now go elsewhere."""
        self.cursor = None

    def _move_to(self, game: str) -> None:
        self.game = game
        if self.has_focus:
            self.cursor = f"game:{game}"
        self._draw(self.size.width)
        self.post_message(self.Moved(game))

    def _draw(self, width: int) -> None:
        if not width or not self._cards:
            return
        drawn = (self._cards, width, self.game if is_list(self._cards, width) else "")
        if drawn == self._cards_drawn:
            return
        self._cards_drawn = drawn
        self.drawing = draw_cards(self._cards, width, self.game)
        labels = {f"game:{card.game}": str(place) for place, card in enumerate(self._cards, 1)}
        self.mark(labels, labels)
