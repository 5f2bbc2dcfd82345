"""The coach at a table on the screen: its note, or what else is said in its lines, and its keys."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.showing import SMALL
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.screens.voices import COACH, HINT, Voice
from tabletop_tui.tui.widgets.strip import in_parts, strip_height, text_begins

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
    ) -> None:
        """The coach of one terminal."""
        self._here = here
        self._display = display
        self._changes = changes
        self._teaching = teaching
        self._hinting = hinting
        self.note: Note | None = None
        """The note shown at this moment,"""
        self._spoken_of = frozenset[str]()
        """and what it speaks about."""
        self._read = 0
        """How many parts of it have been read on a small screen, and of a hint on any."""
        self._looked_at: Voice | None = None
        """What a look back says about the line that it explains."""
        self._dismissed: Voice | None = None
        """The note that was read on a small screen, or put away."""
        self.is_heard = False
        """Whether the strip says what the coach, a look back or a hint says,"""
        self._unheard: list[tuple[int, Note]] = []
        """and notes that the seats' answers left unheard, which wait until they matter again."""

    def refresh(self) -> None:
        """The scene has changed: find the note for it."""
        playing = self._here.look_back is None and self._here.scene.mode == DECIDE
        before, self.note = self.note, self._find_note() if playing else None
        looked_at, self._looked_at = self._looked_at, self._look_back_says()
        if self.note is not before or self._looked_at != looked_at:
            self._read = 0
        self._spoken_of = self._spoken_of_by(self.note) if self.note is not None else frozenset()

    def _find_note(self) -> "Note | None":
        """The coach's note for this decision, or one left unheard by an answer that matters here as well."""
        scene, note = self._here.scene, self._here.place.coach.note()
        if scene.seat is None or scene.decision is None or not self._here.place.coach.coaches(scene.seat):
            return note
        if note is None:
            waiting = (each for seat, each in self._unheard if seat == scene.seat)
            return next((each for each in waiting if each.matters(scene.view, scene.decision)), None)
        if (scene.seat, note) not in self._unheard:
            self._unheard.append((scene.seat, note))
        return note

    def heard(self, kind: str) -> None:
        """The strip has begun to say this."""
        self.is_heard = kind in (COACH, HINT)
        if kind == COACH:
            self._unheard = [(seat, note) for seat, note in self._unheard if note is not self.note]

    @property
    def waits(self) -> bool:
        """Whether the coach has a note for this decision that gives way to what is read first."""
        return any(voice.kind == COACH for voice in self.voices)

    def _look_back_says(self) -> "Voice | None":
        back = self._here.look_back
        note = back.note(self._here.wording) if back is not None else None
        return Voice(COACH, note[0], (note[1],)) if note is not None else None

    @property
    def voices(self) -> "list[Voice]":
        """What a lesson, a replay, the coach or a hint says now."""
        here = self._here
        if here.look_back is not None:
            looked_at = [] if self._looked_at is None else [self._looked_at]
            return self._in_parts(looked_at) if self._reads_in_parts else looked_at
        if here.place.lesson is not None:
            return self._teaching.voices
        more, found = here.keymap.shown("game-rules"), list[Voice]()
        if self.note is not None:
            name, text = here.words.coach.name(), self.text(self.note)
            found.append(Voice(COACH, name, (text,), more=more, lit=self._spoken_of, is_tight=True))
        if hint := self._hinting.said:
            name = here.words.bots.hint_name()
            found = [Voice(HINT, name, (hint,), lit=self._hinting.said_of, is_tight=True)]
        if here.shape == SMALL or hint:
            found = self._in_parts(found)
        return [voice for voice in found if voice != self._dismissed]

    def read_on(self) -> bool:
        """Show the next part of what a look back says in a short strip; returns whether there is one."""
        if self._here.look_back is None or not self._reads_in_parts:
            return False
        if not any(voice.next for voice in self.voices):
            return False
        self._read += 1
        self._display.speak()
        return True

    @property
    def _reads_in_parts(self) -> bool:
        """Whether the strip is short."""
        return self._here.is_pocket or self._display.strip_size.height <= strip_height(SMALL)

    def _in_parts(self, voices: "list[Voice]") -> "list[Voice]":
        """What they say where the strip may lack room: the first part that hasn't been read."""
        return [self._first_unread(voice) for voice in voices]

    def _first_unread(self, voice: Voice) -> Voice:
        """The first part of what it says that hasn't been read; at least the last one."""
        width, height = self._display.strip_size
        key = self._here.keymap.shown(self._next_key)
        (said,) = self._here.with_names_held(" ".join(voice.texts))
        parts = in_parts(said, width, height, text_begins(voice, width), key=key)
        text, *left = parts[min(self._read, len(parts) - 1) :]
        return voice._replace(texts=(text,), next=key if left else "")

    @property
    def _next_key(self) -> str:
        """What shows the next part: in a large window, other keys leave a hint where it is."""
        if self._here.look_back is not None:
            return "step"
        return "back" if self._here.shape == SMALL else "hint"

    def _spoken_of_by(self, note: "Note") -> frozenset[str]:
        """What a note recommends, else the board that it is about."""
        scene = self._here.scene
        if note.follows is not None and scene.decision is not None:
            targets = scene.targets_of(note.follows(scene.view, scene.decision))
            if targets:
                return targets
        return frozenset({note.about} if note.about else ())

    def dismiss(self) -> None:
        """Another key: on a small screen, the explanation needs the room more than what has been read."""
        self._teaching.dismiss()
        if self._here.is_shown and self._here.shape == SMALL and self.is_heard:
            said = [] if self._here.place.lesson is not None else self.voices
            if said and said[0].next:
                self._read += 1
                self._display.speak()
            else:
                self.put_away()

    def put_away(self) -> None:
        """The note has been read: what is under the cursor is explained in its place."""
        said = [] if self._here.place.lesson is not None else self.voices
        if said:
            self._dismissed = said[0]
            self._display.speak()

    def hint(self) -> None:
        """Show the lesson's hint, or the best options; a hint found before goes on, or begins again."""
        goes_on = self.is_heard and self._next_key == "hint" and any(voice.next for voice in self.voices)
        self._read = self._read + 1 if goes_on else 0
        if self._here.place.lesson is not None:
            self._teaching.hint()
        elif self._here.scene.mode == DECIDE and self._hinting.said:
            self._dismissed = None
            self._display.speak()
        else:
            self._hinting.ask()

    def text(self, note: "Note") -> str:
        """A note of the coach in the words of the screen's language."""
        from tabletop_tui.play.texts import worded  # no start needs it

        return worded(note.text, self._here.words)

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
            display.speak()
            which = "on" if now.coached else "off"
            display.say(here.words(f"coach-{which}", name=now.name, **keys_named(here.keymap)))

    @property
    def has_notes(self) -> bool:
        """Whether the seat at the keyboard has had any note, or a lesson."""
        if self._here.place.lesson is not None:
            return True
        return self.seat is not None and bool(self._here.place.coach.shown(self.seat))
