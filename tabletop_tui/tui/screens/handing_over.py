"""Several people at one keyboard: for whom the game waits, and which keys are meant for them."""

import string
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.play.glance import HANDED, Glance, usual_glance
from tabletop_tui.store.people import own_key
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER, LESSON, of_hand_over

if TYPE_CHECKING:
    from textual.events import Key as Pressed

    from tabletop_tui.play.record import HandOver
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class HandingOver:
    """Who has to come to the keyboard, with which key, and the sentence that says who decides now."""

    def __init__(
        self, here: "Viewpoint", display: "Display", later: Callable[[Callable[[], None]], object]
    ) -> None:
        """`later` calls something once the keys that wait have been carried out."""
        self._here = here
        self._display = display
        self._later = later
        self._offered = ""
        """The sentence that offered to take something back, in case that is no longer possible."""
        self.said = ""
        """The last sentence about who decides, which can be out of date."""
        self._said_passed: HandOver | None = None
        """The change of seats for which the sentence has been shown."""
        self._asked: tuple[str, int | None] | None = None
        """What was asked last at this keyboard: the kind of scene, and whom."""
        self._glance = Glance(usual_glance(seconds=HANDED))
        self._waiting = 0
        """How often keys may still wait that were heard before a player was asked."""
        self.answered = ""
        """The key of the last answer given here, which must not open anything for the next player."""

    @property
    def awaited(self) -> int | None:
        """The seat whose player has to come to the keyboard."""
        due = None if self._here.look_back is not None else self._here.place.hand_over
        return self._here.curtain if due is None else due.to_seat

    @property
    def key(self) -> str:
        """The key with which that player takes over: a letter, in capitals, or a digit; empty for no one."""
        here, seat = self._here, self.awaited
        if seat is None:
            return ""
        keymap, scopes = here.keymap, (*here.scopes, "app")
        keys = (*string.ascii_uppercase, *string.digits)
        commands = {key for key in keys if keymap.doing({key, key.lower()}, scopes)}
        return own_key(here.people, seat, {*commands, *self.answered.upper()})

    def typed_ahead(self, pressed: "Pressed") -> bool:
        """Whether a key was pressed before its player could see what it would answer.

        A key that only moves the cursor answers nothing.
        """
        ahead = self._glance.typed_ahead(pressed.time) and not self.only_moves(pressed)
        if ahead:
            self._glance.outlast(pressed.time)
        return ahead

    def only_moves(self, pressed: "Pressed") -> bool:
        """Whether a key only moves the cursor."""
        meant = self._here.keymap.doing({pressed.key, *pressed.aliases}, self._here.scopes)
        return any(key.action.startswith("move(") for key in meant)

    @property
    def too_soon(self) -> bool:
        """Whether a click, or a key that had to wait, can't be meant for what is shown."""
        return self._waiting > 0 or self._glance.too_soon

    def refresh(self) -> None:
        """The scene has been drawn: keys typed ahead aren't for the next player, nor for a step's end."""
        here, scene = self._here, self._here.scene
        asks = scene.mode in (DECIDE, HAND_OVER, CURTAIN, LESSON) and here.look_back is None
        if not asks:
            return
        before, self._asked = self._asked, (scene.mode, self.awaited if scene.mode != DECIDE else scene.seat)
        if before is None or before == self._asked:
            return
        handed = len(here.place.seats) > 1 and (before[1] != self._asked[1] or scene.mode != DECIDE)
        if handed or scene.mode == LESSON:
            self._begin()

    def _begin(self) -> None:
        """Drop what the next `HANDED` seconds bring, and the keys that wait behind the one that brought this.

        The screen has heard those, but the program carries them out in their order, and this one after them.
        """
        self._glance.begin()
        if self._glance.too_soon:
            self._waiting += 1
            _ = self._later(self._carried_out)

    def _carried_out(self) -> None:
        self._waiting -= 1

    def pauses(self, due: "HandOver") -> bool:
        """Whether the game waits for the next player; otherwise it only says who decides."""
        if not self._here.place.hands_over(due):
            return False
        hides = self._here.hides(due.to_seat)
        wished = self._here.settings.handover
        return {"always": True, "turns": hides or due.turn_over, "hidden": hides}.get(wished, False)

    def lift(self) -> None:
        """The player for whom the curtain fell is here."""
        self._here.place.at_keyboard = self._here.curtain
        self._display.update_game()

    def say_who_decides(self) -> None:
        """Say, once, that another person decides if the game didn't wait.

        The question itself says that a computer player is thinking.
        """
        here, passed = self._here, self._here.record.passed
        new = passed is not None and passed is not self._said_passed and here.look_back is None
        if new and passed is not None:
            levels = map(here.place.company.level, (passed.from_seat, passed.to_seat))
            if not any(levels):
                self._say(passed)
        self._said_passed = passed

    def _say(self, due: "HandOver") -> None:
        here = self._here
        facts = of_hand_over(here.wording, due)
        which = "decides" if not due.turn_over else "turn" if due.turn_to is None else "owed"
        back = "-or-back" if here.place.can_undo else ""
        said = here.words(f"game-now-{which}{back}", undo=here.keymap.shown("undo"), **facts)
        self._offered = said if back else ""
        self.said = said
        self._display.say(said)

    def drop_offer(self) -> None:
        """Remove the offer to take something back once that is no longer possible."""
        if self._offered and not self._here.place.can_undo:
            self._display.unsay(self._offered)
            self._offered = ""
