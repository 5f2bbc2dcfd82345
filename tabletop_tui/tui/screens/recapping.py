"""Since your turn, on the screen: what the turns of others mean for the player, until the first key.

What is too long for the strip comes in parts. Each key shows the next one as long as it is about the player;
what the others did, only the key behind it (`Esc`) and the log tell to the end. Then the coach has its turn.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop_tui.text.cells import with_names_held
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.screens.voices import RECAP, Voice
from tabletop_tui.tui.widgets.strip import is_said_whole, lines_needed, sentences_in_parts

if TYPE_CHECKING:
    from tabletop_tui.kit.recap import Recap, TurnSaid
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.tui.screens.coaching import Coaching
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.log_text import LogText
    from tabletop_tui.tui.screens.scene import Scene
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class Recapping:
    """Finds what has happened once at the start of each turn of a player at this terminal."""

    def __init__(
        self, here: "Viewpoint", display: "Display", hooks: "GameHooks", log: "LogText", coaching: "Coaching"
    ) -> None:
        """The `log` keeps what is found; the coach speaks afterwards."""
        self._here, self._display, self._hooks, self._log = here, display, hooks, log
        self._coaching = coaching
        self._active: int | None = None
        """Whose turn it was when the screen last looked."""
        self._due = False
        """A turn has begun whose player hasn't been told yet."""
        self._found: Recap | None = None
        self._found_at = 0
        """The number of steps of the game when it was found."""
        self._read = 0
        """How many parts of it have been read."""
        self._foreseen: tuple[GameRecord, Wording, int, Recap] | None = None
        """What is told if this record becomes the game's: the record, words, and whose turn begins."""

    @property
    def voices(self) -> list[Voice]:
        """What it means for the player, losses first, and what each of the others did."""
        return self.voices_above("")

    def voices_above(self, notice: str) -> list[Voice]:
        """The same in the lines that a notice leaves; nothing if it does not fit: it comes afterwards."""
        found = self._said
        if found is None:
            return []
        name, keys = self._here.words.game.since_your_turn(), self._here.keymap
        people = [(turn.seat, self._here.people[turn.seat]) for turn in self._turns(found)]
        cast = tuple((self._here.wording.name(seat), each.colour, each.rival) for seat, each in people)
        width, height = self._display.strip_size
        lines = height - lines_needed(notice, width)
        texts, *left = self._parts(found)
        if notice and not is_said_whole(texts, width, lines):
            return []
        follows = keys.shown("back") if left or self._coaching.waits else ""
        return [Voice(RECAP, name, texts, more=keys.shown("log"), next=follows, cast=cast)]

    def _parts(self, found: "Recap") -> list[tuple[str, ...]]:
        """The parts that haven't been read, losses first; at least the last one."""
        texts = [*self._meant(found), *map(self._turn, self._turns(found))]
        parts = self._in_parts(texts, goes_on=self._coaching.waits)
        return parts[min(self._read, len(parts) - 1) :]

    def _in_parts(self, texts: "Sequence[str]", *, goes_on: bool = False) -> list[tuple[str, ...]]:
        texts = [with_names_held(text, self._here.names) for text in texts]
        width, height = self._display.strip_size
        key = self._here.keymap.shown("back")
        return sentences_in_parts(texts, width, height, key=key, goes_on=goes_on)

    @staticmethod
    def _meant(found: "Recap") -> list[str]:
        """What it means for the player, losses first."""
        losses = [f"! {each.text}" for each in found.meant if each.loss]
        return losses + [each.text for each in found.meant if not each.loss]

    @property
    def marks(self) -> Mapping[str, bool]:
        """Where on the boards it shows, and whether that is a loss, as long as it is said."""
        found = self._said
        targets = [] if found is None else [each for each in found.meant if each.target is not None]
        return {each.target: each.loss for each in reversed(targets) if each.target is not None}

    @property
    def _said(self) -> "Recap | None":
        """What is told now; `None` if nothing is."""
        found = self._found
        return found if found and self._is_now and (found.meant or self._turns(found)) else None

    @property
    def _is_now(self) -> bool:
        """Whether the player whose turn it is decides at this terminal."""
        scene = self._here.scene
        return scene.mode == DECIDE and scene.seat == self._active

    def _turns(self, found: "Recap") -> "Sequence[TurnSaid]":
        """What each of the others did, unless a board says so."""
        return [turn for turn in found.turns if not self._hooks.tells_turn_of(turn.seat)]

    def _turn(self, turn: "TurnSaid") -> str:
        name, say = self._here.wording.name(turn.seat), self._here.words.game
        if turn.gained:
            return say.since_turn_gained(name=name, text=turn.text, points=turn.points)
        return say.since_turn(name=name, text=turn.text)

    def refresh(self) -> None:
        """The scene has changed: at the start of a turn, find out what happened before it."""
        here = self._here
        if here.look_back is not None or here.place.lesson is not None:
            return
        active = here.session.rules.progress(here.record.table.state).active
        if active != self._active:
            self._active, self._due, self._found = active, True, None
        if here.record.steps != self._found_at:
            self._answered()
        scene = here.scene
        if not self._due or active is None or scene.mode != DECIDE or scene.seat != active:
            return
        self._due = False
        if not here.record.steps:
            return  # the first turn of a game
        found = self._recap(here.record, active)
        if found.meant or found.turns:
            self._found, self._found_at, self._read = found, here.record.steps, 0
            texts = [each.text for each in found.meant]
            self._log.note_meant(active, here.record.log[-1].number, texts)

    def foresee(self, record: "GameRecord", scene: "Scene") -> None:
        """Find what is told if a turn begins with this scene of what may become the game's record."""
        active = self._here.session.rules.progress(record.table.state).active
        if active not in (None, self._active) and scene.mode == DECIDE and scene.seat == active:
            self._foreseen = record, self._here.wording, active, self._recap(record, active)

    def _recap(self, record: "GameRecord", seat: int) -> "Recap":
        from tabletop_tui.play.recap import recap  # no start needs it

        wording, foreseen, self._foreseen = self._here.wording, self._foreseen, None
        if foreseen is not None and (foreseen[0], foreseen[1], foreseen[2]) == (record, wording, seat):
            return foreseen[3]
        return recap(record, wording, seat)

    def read_on(self, *, to_the_end: bool = False) -> None:
        """A key was pressed: what is shown has been read, and what comes next if it isn't about the player.

        Unless the player reads `to_the_end`.
        """
        found = self._found
        if found is None or not self._is_now:
            self.dismiss()
            return
        left = len(self._parts(found)) if to_the_end else self._owed(found)
        if left <= 1:
            self.dismiss()
        else:
            self._read += 1

    def _owed(self, found: "Recap") -> int:
        """How many parts about the player haven't been read, with the one that is shown."""
        return len(self._in_parts(self._meant(found))) - self._read

    def _answered(self) -> None:
        """What the key that answers leaves unread about the player is told at the next decision of the turn.

        The boards are no longer those on which it was marked.
        """
        found = self._found
        if found is None or self._owed(found) <= 1:
            self.dismiss()
            return
        meant = tuple(replace(each, target=None) for each in found.meant)
        self._found, self._found_at = replace(found, meant=meant), self._here.record.steps
        self._read += 1

    def dismiss(self) -> None:
        """All of it is over."""
        self._found = None
