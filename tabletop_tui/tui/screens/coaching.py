"""The coach at a table on the screen: its note, its key, and the page of its notes."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.boards import PANEL
from tabletop_tui.kit.showing import SMALL
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.screens.teaching import keys_of, lesson_page
from tabletop_tui.tui.widgets.stage import Stage

if TYPE_CHECKING:
    from tabletop_tui.paint.drawing import Line
    from tabletop_tui.play.coach import Coach, Note
    from tabletop_tui.tui.screens.game import GameScreen
    from tabletop_tui.tui.screens.page import Page


class Coaching:
    """The coach of a game's screen, which is silent in a replay."""

    def __init__(self, game: "GameScreen") -> None:
        """For the game that the screen shows."""
        self._game = game
        self.note: Note | None = None
        """The note shown at this moment."""
        self._waits = False
        """Whether the list needs the note's lines for a sentence."""
        self._given = ""
        """The latest sentence for the player."""
        self._unseen = ""
        """A sentence for the player on a page without the list, which usually shows it."""
        self._heard: tuple[str, str] | None = None
        """The note that was read on a small screen, or put away, and has made room."""

    @property
    def coach(self) -> "Coach":
        """The source of the notes, one for all terminals of a table."""
        return self._game.place.coach

    def mind(self) -> None:
        """The scene has changed: find the note for it."""
        game = self._game
        playing = game.look_back is None and game.scene.mode == DECIDE
        self.note = self.coach.note() if playing else None

    def give_way(self, text: str) -> None:
        """A sentence is shown to the player: the note stays, unless the list has no room for both.

        Then the note returns with the next key. On a page without the list, the sentence takes its place.
        """
        self._given = text
        told, unseen = self._waits, self._unseen
        stages = self._game.query(Stage)  # none on a screen that a game makes itself
        room = stages.first().places.get(PANEL) if stages else None
        seen = not text or not stages or room is not None
        fits = not text or room is None or self._game.panel.has_room_for(text, room)
        self._waits, self._unseen = bool(text) and (told or not fits), "" if seen else text
        if unseen != self._unseen or (told != self._waits and self.said_or_waits):
            self._game.place_coach()

    def look_again(self) -> None:
        """A moment has covered the list or uncovered it: the sentence is there, or needs a place."""
        self.give_way(self._given)

    @property
    def waits(self) -> bool:
        """Whether the note is out of sight for a moment, until the next key."""
        return self._waits and self.said_or_waits

    @property
    def said_or_waits(self) -> bool:
        """Whether there is a note now, read or not."""
        game = self._game
        return self.note is not None or bool(game.hinting.said) or game.place.lesson is not None

    @property
    def said(self) -> tuple[str, str] | None:
        """The word for the coach and its note; or a sentence for which there is no list."""
        if self._unseen:
            return "?", self._unseen
        if self._game.look_back is not None:
            return self._game.look_back.told(self._game.wording)
        if self._game.place.lesson is not None:
            return self._game.teaching.said
        hint = self._game.hinting.said
        if self._waits or (self.note is None and not hint):
            return None
        said = self._told(hint)
        return None if said == self._heard else said

    def _told(self, hint: str) -> tuple[str, str]:
        words = self._game.words
        if hint or self.note is None:
            return words("bots-hint-name"), hint
        return words("coach-name"), self.text(self.note)

    def heard(self) -> None:
        """Another key: on a small screen, the explanation needs the room more than a note already read."""
        game = self._game
        if not hasattr(game, "scene") or game.shape != SMALL:  # not while the screen is being built
            return
        self.put_away()

    def put_away(self) -> None:
        """The note has been read: show what is below it."""
        said = None if self._game.place.lesson is not None else self.said
        if said is not None:
            self._heard = said
            self._game.place_coach()

    def repeat(self) -> None:
        """Show the last note again."""
        if self._heard is not None:
            self._heard = None
            self._game.place_coach()

    def text(self, note: "Note") -> str:
        """A note of the coach in the words of the screen's language."""
        return self._game.words(note.message(self._game.session.rules.id))

    @property
    def seat(self) -> int | None:
        """The seat that the coach addresses: the one at the keyboard."""
        return None if self._game.look_back is not None else self._game.viewer

    @property
    def can_coach(self) -> bool:
        """Whether there is a coach for the seat at the keyboard."""
        place = self._game.place
        return self.seat in place.seats and place.lesson is None and bool(self.coach.notes)

    async def turn(self) -> None:
        """Turn the coach of the seat at the keyboard on or off, and say so."""
        game, seat = self._game, self.seat
        if seat is None or not self.can_coach:
            watches = seat is None and bool(self.coach.notes) and game.look_back is None
            game.controller.say(game.words("game-only-watching" if watches else "coach-none"))
            return
        before = game.people[seat]
        game.controller.do(game.place.coached(seat, on=not before.coached))
        await game.place.settled()
        now = game.people[seat]
        if now.coached != before.coached:
            self._heard = None
            self.mind()
            game.place_coach()
            which = "on" if now.coached else "off"
            game.controller.say(game.words(f"coach-{which}", name=now.name, **keys_of(game)))

    @property
    def has_told(self) -> bool:
        """Whether the seat at the keyboard has had any note."""
        if self._game.place.lesson is not None:
            return True
        return self.seat is not None and bool(self.coach.shown(self.seat))


def coach_page(game: "GameScreen") -> "Page":
    """All notes that the seat at the keyboard has had, the latest first."""
    from tabletop_tui.tui.screens.help import HelpPage
    from tabletop_tui.tui.screens.page import paragraph
    from tabletop_tui.tui.widgets.lines import line_of

    coaching = game.coaching
    if game.place.lesson is not None:
        return lesson_page(game, game.place.lesson)

    def make(width: int) -> "list[Line]":
        lines: list[Line] = []
        seat = coaching.seat
        for note in reversed(coaching.coach.shown(seat) if seat is not None else ()):
            lines += [*paragraph(coaching.text(note), width), line_of("")]
        return [*lines, *paragraph(game.words("coach-page-end", **keys_of(game)), width, "dim")]

    return HelpPage(game, make, "coach-page")
