"""The coach at a table on the screen: its note, or what else is said in its lines, and its keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.kit.showing import SMALL
from tabletop_tui.tui.screens.scene import DECIDE

if TYPE_CHECKING:
    from tabletop_tui.play.coach import Note
    from tabletop_tui.tui.keys import KeyMap
    from tabletop_tui.tui.screens.changes import Changes
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.hinting import Hinting
    from tabletop_tui.tui.screens.teaching import Teaching
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


def keys_named(keymap: "KeyMap") -> dict[str, str]:
    """The keys mentioned by coach and lessons."""
    return {"rules": keymap.shown("game-rules"), "coach": keymap.shown("coach")}


class Coaching:
    """The coach of a game's screen, which is silent in a replay."""

    def __init__(
        self,
        here: "Viewpoint",
        display: "Display",
        changes: "Changes",
        teaching: "Teaching",
        hinting: "Hinting",
        room_for: Callable[[str], bool | None],
    ) -> None:
        """`room_for`: whether the list has room for a sentence beside its rows; `None` if no list is seen."""
        self._here = here
        self._display = display
        self._changes = changes
        self._teaching = teaching
        self._hinting = hinting
        self._room_for = room_for
        self.note: Note | None = None
        """The note shown at this moment."""
        self._waits = False
        """Whether the list needs the note's lines for a sentence."""
        self._given = ""
        """The latest sentence for the player."""
        self._unseen = ""
        """A sentence for the player on a page without the list, which usually shows it."""
        self._dismissed: tuple[str, str] | None = None
        """The note that was read on a small screen, or put away, and has made room."""

    def refresh(self) -> None:
        """The scene has changed: find the note for it."""
        playing = self._here.look_back is None and self._here.scene.mode == DECIDE
        self.note = self._here.place.coach.note() if playing else None

    def hide_for_notice(self, text: str) -> None:
        """A sentence is shown to the player: the note stays, unless the list has no room for both.

        Then the note returns with the next key. On a page without the list, the sentence takes its place.
        """
        self._given = text
        waited, unseen = self._waits, self._unseen
        room = self._room_for(text) if text else True
        self._waits = bool(text) and (waited or room is False)
        self._unseen = text if room is None else ""
        if unseen != self._unseen or (waited != self._waits and self.has_text):
            self._display.show_note()

    def look_again(self) -> None:
        """A moment has covered the list or uncovered it: the sentence is there, or needs a place."""
        self.hide_for_notice(self._given)

    @property
    def waits(self) -> bool:
        """Whether the note is out of sight for a moment, until the next key."""
        return self._waits and self.has_text

    @property
    def has_text(self) -> bool:
        """Whether there is a note now, read or not."""
        return self.note is not None or bool(self._hinting.said) or self._here.place.lesson is not None

    @property
    def said(self) -> tuple[str, str] | None:
        """The word for the coach and its note; or a sentence for which there is no list."""
        if self._unseen:
            return "?", self._unseen
        if self._here.look_back is not None:
            return self._here.look_back.note(self._here.wording)
        if self._here.place.lesson is not None:
            return self._teaching.said(goal_only=self.waits)
        hint = self._hinting.said
        if self._waits or (self.note is None and not hint):
            return None
        said = self._signed(hint)
        return None if said == self._dismissed else said

    def _signed(self, hint: str) -> tuple[str, str]:
        words = self._here.words
        if hint or self.note is None:
            return words.bots.hint_name(), hint
        return words.coach.name(), self.text(self.note)

    def dismiss(self) -> None:
        """Another key: on a small screen, the explanation needs the room more than what has been read."""
        if self.waits:
            return
        self._teaching.dismiss()
        if self._here.is_shown and self._here.shape == SMALL:
            self.put_away()

    def put_away(self) -> None:
        """The note has been read: show what is below it."""
        said = None if self._here.place.lesson is not None else self.said
        if said is not None:
            self._dismissed = said
            self._display.show_note()

    def hint(self) -> None:
        """Show the lesson's hint, or the best options; a hint that was found before is shown again."""
        if self._here.place.lesson is not None:
            self._teaching.hint()
        elif self._here.scene.mode == DECIDE and self._hinting.said:
            self._repeat()
        else:
            self._hinting.ask()

    def _repeat(self) -> None:
        """Show the last note again."""
        if self._dismissed is not None:
            self._dismissed = None
            self._display.show_note()

    def text(self, note: "Note") -> str:
        """A note of the coach in the words of the screen's language."""
        return self._here.words(note.message(self._here.session.rules.id))

    @property
    def seat(self) -> int | None:
        """The seat that the coach addresses: the one at the keyboard."""
        return None if self._here.look_back is not None else self._here.viewer

    @property
    def can_coach(self) -> bool:
        """Whether there is a coach for the seat at the keyboard."""
        place = self._here.place
        return self.seat in place.seats and place.lesson is None and bool(self._here.place.coach.notes)

    async def turn(self) -> None:
        """Turn the coach of the seat at the keyboard on or off, and say so."""
        here, display, seat = self._here, self._display, self.seat
        if seat is None or not self.can_coach:
            watches = seat is None and bool(self._here.place.coach.notes) and here.look_back is None
            display.say(here.words.game.only_watching() if watches else here.words.coach.none())
            return
        before = here.people[seat]
        self._changes.do(here.place.coached(seat, on=not before.coached))
        await here.place.settled()
        now = here.people[seat]
        if now.coached != before.coached:
            self._dismissed = None
            self.refresh()
            display.show_note()
            which = "on" if now.coached else "off"
            display.say(here.words(f"coach-{which}", name=now.name, **keys_named(here.keymap)))

    @property
    def has_notes(self) -> bool:
        """Whether the seat at the keyboard has had any note, or a lesson."""
        if self._here.place.lesson is not None:
            return True
        return self.seat is not None and bool(self._here.place.coach.shown(self.seat))
