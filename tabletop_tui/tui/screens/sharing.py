"""How the strip and the card share what is said of one thing, so that neither repeats the other."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from tabletop_tui.kit.card import Card
from tabletop_tui.kit.showing import SMALL
from tabletop_tui.paint.drawing import EMPTY, Drawing
from tabletop_tui.tui.screens.voices import COACH, HINT, LOOK, NOTICE, OPTION, RECAP, Voice
from tabletop_tui.tui.widgets.panel import DecisionPanel, Highlight
from tabletop_tui.tui.widgets.strip import (
    beside,
    ends_beside,
    latest_in_full,
    latest_in_lines,
    lines_needed,
    said_in_full,
    shares,
)

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class Explained(NamedTuple):
    """What is under the cursor."""

    key: str | None = None
    """Its entry in the list, if it has one."""
    card: Card = Card()
    is_listed: bool = True
    """Whether the cursor is in the list, and not on a board."""
    picture: Drawing = EMPTY


class Shared(NamedTuple):
    """What each of them says."""

    voice: Voice
    card: Card
    is_whole: bool
    """Whether they have room for all of it together."""


class Sharing:
    """Tries in the panel what the card has room for; the strip says the rest, if it has room itself."""

    def __init__(self, here: "Viewpoint", display: "Display", panel: "DecisionPanel") -> None:
        """For the strip and the panel of one screen."""
        self._here, self._display, self._panel = here, display, panel
        self._explained = Explained()

    def share(
        self, voices: Sequence[Voice], voice: Voice, explained: Explained, *, recap_waits: bool
    ) -> Shared:
        """What the `voice` that is heard says, and what the card under the cursor does.

        `voices` are all that have something to say. With `recap_waits`, what happened since the player's turn
        comes before anything that would stand beside a notice.
        """
        self._explained = explained
        card, shared = explained.card, Shared(voice, explained.card, is_whole=True)
        if self._here.look_back is not None and voice.kind == OPTION:
            shared = Shared(
                *self.of_what_happened(voice, replace(card, sentences=voice.texts)), is_whole=True
            )
        elif voice.kind in (LOOK, OPTION) and card.sentences:
            shared = self._shared_out(voice, card, self._display.strip_size.height)
        elif voice.kind in (COACH, HINT, RECAP) and self._here.shape == SMALL:
            shared = shared._replace(card=replace(card, is_said_later=True))
        else:
            shared = shared._replace(is_whole=self._card_has_room(card))
            if voice.kind in (COACH, HINT) and self._panel.lacks_room(self._with(card)):
                shared = shared._replace(voice=self._explaining(voice, card))
            elif voice.kind == NOTICE and not voice.todo and not shared.is_whole and not recap_waits:
                shared = self._below_option(voice, voices, card)
        if voice.kind in (LOOK, OPTION) and not shared.is_whole and self._panel.hides(self._with(card)):
            shared = shared._replace(voice=shared.voice._replace(more=self._key_for_more, lacks=True))
        return shared

    def of_what_happened(self, voice: Voice, card: Card) -> tuple[Voice, Card]:
        """What the strip says of a card, and what is left for the card.

        What happened is read from the card down to the strip, which tells the latest of it and names it once:
        each sentence on a line of its own, if the card has room for all others.
        """
        said, (width, height) = card.sentences, self._display.strip_size
        if not card.latest:
            spoken = said_in_full(said, width, height)
            return voice._replace(texts=said[:spoken]), replace(card, sentences=said[spoken:])
        earlier = len(said) - latest_in_lines(said, width, height)
        if not self._card_has_room(replace(card, title=(), sentences=said[:earlier])):
            earlier = len(said) - latest_in_full(said, width, height)
        name = "".join(run.text for run in card.title)
        rest = replace(card, title=(), sentences=said[:earlier]) if earlier else Card()
        latest = said[earlier:]
        return voice._replace(name=name if latest else "", texts=latest), rest

    @property
    def _key_for_more(self) -> str:
        return self._here.keymap.shown("help")

    def _with(self, card: Card) -> Highlight:
        """What is under the cursor, with another card."""
        return Highlight(self._explained.key, card, self._explained.picture)

    def _card_has_room(self, card: Card) -> bool:
        """Whether there is room for all of a card in that place."""
        return self._panel.holds(self._with(card))

    def _explaining(self, voice: Voice, card: Card) -> Voice:
        """A note of the coach or a hint, and in the lines that it leaves what is said nowhere else."""
        said = " ".join(each.removeprefix("! ") for each in card.sentences)
        width, height = self._display.strip_size
        return voice._replace(
            todo=beside(voice.texts, said, width, height, self._key_for_more) if said else ""
        )

    def _below_option(self, notice: Voice, voices: Sequence[Voice], card: Card) -> Shared:
        """A notice below as much of an option as has no room in its card, or at the end of its last line.

        The notice alone where the strip has no lines left, or nothing is said of an option.
        """
        said, (width, height) = " ".join(notice.texts), self._display.strip_size
        lines = height - lines_needed(said, width)
        option = next((voice for voice in voices if voice.kind in (LOOK, OPTION)), None)
        if option is None or lines <= 0:
            return Shared(notice, card, is_whole=False)
        voice, rest, is_whole = self._shared_out(option, card, lines)
        if not is_whole:
            whole = self._shared_out(option, card, height)
            if whole.is_whole and ends_beside(whole.voice.texts, said, width, height):
                voice, rest, is_whole = whole
        if not voice.texts:
            voice = voice._replace(texts=card.sentences, more=self._key_for_more)
        return Shared(voice._replace(kind=NOTICE, todo=said), rest, is_whole)

    def _shared_out(self, voice: Voice, card: Card, lines: int) -> Shared:
        """What the strip says of a card in so many lines, what is left, and whether that has room."""
        if card.latest:
            return Shared(*self.of_what_happened(voice, card), is_whole=True)
        title = "".join(run.text for run in card.title if "dim" not in run.role).strip()
        card = replace(card, is_named=bool(title) and voice.name == title)
        ways = self._ways_to_share(card.sentences, lines)
        first = next(ways)
        for said, left in chain([first], ways):
            rest = replace(card, sentences=left)
            if not left or self._card_has_room(rest):
                return Shared(voice._replace(texts=said), rest, is_whole=True)
        said, left = first
        return Shared(voice._replace(texts=said), replace(card, sentences=left), is_whole=False)

    def _ways_to_share(
        self, said: tuple[str, ...], height: int
    ) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """What the strip may say of sentences, and what it leaves: the best way first.

        What stands right above the strip is read before it, and so begins there.
        """
        width = self._display.strip_size.width
        if not self._panel.shows_rule:
            return shares(said, width, height)
        above = len(said) - latest_in_full(said, width, height)
        return iter([(said[above:], said[:above])])
