"""How a player answers at a game's screen: by keys, cursor or mouse, and how they take answers back."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tabletop_tui.play import acts
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER, WAIT
from tabletop_tui.tui.widgets.listing import GROUP

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act
    from tabletop_tui.tui.screens.ahead import Ahead
    from tabletop_tui.tui.screens.changes import Changes
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.handing_over import HandingOver
    from tabletop_tui.tui.screens.possible import Possible
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class Controller:
    """Turns what a player chooses into changes of the game."""

    def __init__(
        self,
        here: "Viewpoint",
        display: "Display",
        changes: "Changes",
        cursor: "Cursor",
        handing_over: "HandingOver",
        possible: "Possible",
        ahead: "Ahead",
        entries: Mapping[str, Callable[[], None]],
    ) -> None:
        """`entries` says what the entries of lists do, by their keys, that don't change the game."""
        self._here = here
        self._display = display
        self._changes = changes
        self._cursor = cursor
        self._handing_over = handing_over
        self._possible = possible
        self._ahead = ahead
        self._entries = {
            "@pass": self._pass_on,
            "@undo": lambda: changes.do(here.place.undo),
            "@again": lambda: changes.do(here.place.restart),
            "@lift": handing_over.lift,
            "@seat": self._play_for,
            **entries,
        }
        self.typed = ""
        """The first of several keys that choose an option."""
        self._asked: str | None = None
        """The option awaiting confirmation."""

    def drop_question(self) -> None:
        """Another key: what was to be confirmed isn't."""
        self._asked = None

    def say_why_not(self, action: str) -> None:
        """Tell the player why an action does nothing now."""
        self._display.quiet(notes=False)
        self._display.say(self._possible.why_not(action))

    # -- answering ---------------------------------------------------------------------------------

    def type_label(self, character: str) -> bool:
        """Type the key of an option, or the next of several; returns whether it is one.

        After the first of several, the list shows only what can still be meant.
        """
        scene = self._here.scene
        begun, typed = self.typed, self.typed + character
        left = scene.begun_with(typed)
        if not left and begun and scene.listing.stepwise and scene.begun_with(character):
            typed, left = character, scene.begun_with(character)
        if not left:  # what the first key chose stays chosen
            known = character in {each for label in scene.labels.values() for each in label}
            if not begun or not known:
                return False
            self._display.say(self._here.words.game.not_on_offer())
            return True
        whole = next((entry for entry in left if entry.label == typed), None)
        if whole is not None:
            self.choose(whole.key)
            return True
        self.typed = typed
        self._display.say("")
        start = self._start_among({entry.key for entry in left})
        begin = next((entry for entry in left if entry.key == start), left[0])
        self._display.begin_keys(typed, begin.key)
        self._go_to(begin.key)
        return True

    def _start_among(self, keys: set[str]) -> str | None:
        """Where the cursor begins once the first of several keys has left these options."""
        scene, wording = self._here.scene, self._here.wording
        learns = self._here.place.lesson is not None  # a learner is to find out which is likely
        if scene.start in keys or scene.decision is None or learns:
            return scene.start
        return wording.start(scene.view, scene.decision, keys)

    def forget_typed(self) -> None:
        """Drop the keys typed so far, and list everything again."""
        if self.typed:
            group, self.typed = GROUP + self.typed, ""
            self._display.begin_keys("", group)
            if self._here.scene.listing.stepwise:
                self._cursor.to_entry(self._here.scene, group)
            self._display.follow_cursor()

    async def take(self) -> None:
        """Take what is under the cursor."""
        await self._here.place.settled()
        if self._handing_over.too_soon:
            return
        cursor, scene = self._cursor, self._here.scene
        if scene.mode == WAIT or (scene.mode in (HAND_OVER, CURTAIN) and cursor.key == scene.highlighted):
            self.say_why_not("take")
        elif cursor.key is not None:
            self.choose(cursor.key)
        elif cursor.target is not None:
            self.take_target(cursor.target)

    def take_target(self, target: str) -> None:
        """Choose the option at a target; if there are several, show only these."""
        scene = self._here.scene
        options, meant = scene.options_at(target), self._cursor.meant_at(scene, target)
        if meant is not None:
            self.choose(meant.key)
        elif options:
            self._display.quiet()
            self._display.narrow(target)
            self._go_to(options[0].key)
        elif scene.mode == DECIDE:
            self._display.read("why")

    def choose(self, key: str) -> None:
        """Choose an entry of the list."""
        here = self._here
        if not here.scene.listing.stepwise:
            self.forget_typed()
        if here.look_back is None and here.place.too_soon:
            self._display.say(here.words.game.too_soon())
            return
        asked, self._asked = self._asked, None
        self._display.say("")
        if key.startswith("@"):
            self._choose_other(key)
            return
        scene = here.scene
        option, decision = scene.option(key), scene.decision
        if option is None or decision is None:
            return
        question = here.wording.confirm(scene.view, decision, option)
        if question is not None and asked != key:
            self._confirm(key, question)
            return
        self._handing_over.answered = scene.labels.get(key, "")
        self._changes.do(self._ahead.answer(key, decision.seat))

    def _confirm(self, key: str, question: str) -> None:
        """Ask for confirmation, until the next key."""
        here = self._here
        self._asked = key
        self._go_to_option(key)
        label = here.scene.labels.get(key)
        which = "game-confirm" if label is None else "game-confirm-label"
        facts = {"question": question, "take": here.keymap.shown("take"), "label": label or ""}
        self._display.say(here.words(which, **facts), again=True)

    def _go_to_option(self, key: str) -> None:
        scene = self._here.scene
        if self._cursor.key == key:
            return
        target = next((entry.target for entry in scene.offered if entry.key == key), None)
        if target is not None and len(scene.options_at(target)) == 1:
            self._cursor.to_target(target)
            self._display.follow_cursor()
        else:
            self._go_to(key)

    def _go_to(self, key: str) -> None:
        self._cursor.to_entry(self._here.scene, key)
        self._display.follow_cursor()

    def _choose_other(self, key: str) -> None:
        """Choose an entry that isn't an option of the game."""
        if key in self._entries:
            self._entries[key]()
        elif key.startswith(GROUP):
            _ = self.type_label(key.removeprefix(GROUP))
        elif key.startswith("@always:"):
            self._always(*key.split(":")[1:])
        elif self._here.look_back is not None:
            self._here.look_back.choose(key)
            self._display.update_game()

    def _always(self, standing: str, choice: str) -> None:
        """Have a question answered in this way now and from now on."""
        seat = self._here.scene.seat
        if seat is not None:
            self._changes.do(acts.let_answer(seat, standing, choice))

    def _play_for(self) -> None:
        """Play on for the computer player whose turn it is to decide."""
        decision = self._here.record.decision
        if decision is not None:
            self._here.place.play_for(decision.seat, self._changes.refused)

    def _pass_on(self) -> None:
        """Let the next player take over."""
        place = self._here.place
        due = place.hand_over
        if due is not None:
            if self._here.covered:
                place.at_keyboard = due.to_seat
            self._changes.do(acts.take_over)

    async def change_mind(self, act: "Act") -> None:
        """Take back answers, or redo them."""
        await self._here.place.settled()
        self._display.quiet()
        self._changes.do(act)
