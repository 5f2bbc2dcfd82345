"""Hints at a game's screen: requested by a key, worked out in the background, shown where the coach's notes
are.
"""

from typing import TYPE_CHECKING

from tabletop_tui.kit.showing import SMALL
from tabletop_tui.play.errors import SessionError
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.screens.scene import DECIDE

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.advice_text import Hints
    from tabletop_tui.tui.screens.changes import Changes
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class Hinting:
    """The hint for a decision of this terminal."""

    def __init__(self, here: "Viewpoint", display: "Display", changes: "Changes", cursor: "Cursor") -> None:
        """A hint moves the cursor to the best option."""
        self._here = here
        self._display = display
        self._changes = changes
        self._cursor = cursor
        self._asked_at = -1
        self._found: tuple[int, Hints] = (-1, ())
        """The number of steps, and the hints found then."""
        self._said: tuple[Wording | None, Hints, tuple[bool, bool], str] = (None, (), (False, False), "")
        """The hints in words, for a small screen or not, beside the option's card or not: kept, as a plan is
        found out with a game of its own.
        """

    @property
    def said(self) -> str:
        """The hint for the current decision, in the current words; empty if none was requested."""
        steps, found = self._found
        here = self._here
        if not found or steps != here.record.steps or here.scene.decision is None:
            return ""
        brief, best = here.shape == SMALL, found[0].key
        listed = any(entry.key == best for entry in here.scene.entries)
        where = brief, listed and (not brief or self._display.card_is_seen(best))
        if self._said[0] is not here.wording or self._said[1] is not found or self._said[2] != where:
            from tabletop_tui.play.advice_text import hint_text  # loads all of the search: not at the start

            table, view = here.record.table, here.scene.view
            text = hint_text(here.wording, table, view, found, brief=brief, explained=where[1])
            self._said = (here.wording, found, where, text)
        return self._said[3]

    @property
    def said_of(self) -> frozenset[str]:
        """Where the best option lies that the hint names."""
        _, found = self._found
        return self._here.scene.targets_of({hint.key for hint in found[:1]})

    def ask(self) -> None:
        """Have a hint worked out for the current decision."""
        here, display = self._here, self._display
        if here.scene.mode != DECIDE or here.look_back is not None:
            display.say(here.words.bots.hint_not_now())
        elif self._asked_at != here.record.steps:
            why_not = here.place.begin_hint()
            if why_not:
                display.say(here.words(why_not))
                return
            self._asked_at = here.record.steps
            display.say(here.words.bots.hint_thinking())
            display.run_task(self._think(here.record.steps), "hint")

    async def _think(self, steps: int) -> None:
        from tabletop_tui.play.hinting import hints_found  # no start needs it

        here, display = self._here, self._display
        try:
            found = await hints_found(here.place, here.wording)
        except (SessionError, StoreError) as error:
            self._changes.refused(error)
            return
        finally:
            self._asked_at = -1
        if steps != here.record.steps or here.scene.mode != DECIDE:
            return
        display.say("" if found else here.words.bots.hint_none())
        if not found:
            return
        self._found = (steps, found)
        if any(entry.key == found[0].key for entry in here.scene.entries):
            self._cursor.to_entry(here.scene, found[0].key)
            display.follow_cursor()
        display.speak()
