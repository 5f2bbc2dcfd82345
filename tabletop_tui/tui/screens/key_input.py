"""Keys that aren't commands: those of the options, those pressed too early, and those without effect."""

from typing import TYPE_CHECKING

from tabletop_tui.tui.keys import name_of
from tabletop_tui.tui.screens.possible import why_blocked
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER

if TYPE_CHECKING:
    from textual.events import Key as Pressed

    from tabletop_tui.tui.screens.coaching import Coaching
    from tabletop_tui.tui.screens.controller import Controller
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.handing_over import HandingOver
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.motion import Motion
    from tabletop_tui.tui.screens.possible import Possible
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class KeyInput:
    """Says what a key means at this moment."""

    def __init__(
        self,
        here: "Viewpoint",
        display: "Display",
        hooks: "GameHooks",
        motion: "Motion",
        handing_over: "HandingOver",
        coaching: "Coaching",
        possible: "Possible",
        controller: "Controller",
    ) -> None:
        """`controller` is given the keys of options; a key without effect is answered with a sentence."""
        self._here = here
        self._display = display
        self._hooks = hooks
        self._motion = motion
        self._handing_over = handing_over
        self._coaching = coaching
        self._possible = possible
        self._controller = controller

    def uses_up(self, pressed: "Pressed") -> bool:
        """Whether a key is dropped as typed ahead, or does nothing but to put away what was to be read."""
        used = self._handing_over.typed_ahead(pressed) or self._hooks.uses_up(pressed)
        moment = self._motion.runs or self._motion.just_ended
        if not used and moment and self._hooks.moment_stays and self._here.scene.mode == DECIDE:
            used = pressed.key in ("enter", "space")  # the list hasn't been seen yet
            if used:
                self._display.quiet()
        if used:
            _stop(pressed)
        return used

    def press(self, pressed: "Pressed") -> None:
        """The key of an option chooses it; a key without effect is answered with a sentence."""
        here, scene = self._here, self._here.scene
        if here.is_tiny:  # no one answers what can't be seen
            return
        heard = self._coaching.is_heard or here.place.lesson is not None
        if scene.mode == DECIDE and pressed.character and self._controller.type_label(pressed.character):
            if heard and here.scene is scene:  # otherwise another text is shown now, which hasn't been read
                self._coaching.dismiss()
            _stop(pressed)
            return
        if scene.mode in (HAND_OVER, CURTAIN) and (pressed.character or "").upper() == self._handing_over.key:
            _stop(pressed)
            self._controller.choose(scene.highlighted or "")
            return
        idle = self._possible.does_nothing(pressed)
        if idle is not None:
            pressed.stop()
            self._display.quiet(notes=False)
            blocked = not idle and why_blocked(here, pressed)
            self._display.say(blocked or self._possible.why_not(idle, _name_of(pressed)))


def _name_of(pressed: "Pressed") -> str:
    """What stands on a key."""
    typed = pressed.character or ""
    return typed if typed.strip() and typed.isprintable() else name_of(pressed.key)


def _stop(pressed: "Pressed") -> None:
    """Textual has nothing more to do with a key."""
    pressed.stop()
    pressed.prevent_default()
