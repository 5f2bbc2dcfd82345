"""Which keys of a game's screen do something now, and why the others don't."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.events import Key as Pressed

from rulesets.core import Decision
from tabletop_tui.kit.showing import SMALL
from tabletop_tui.tui.keys import LOOKING_BACK, Key, in_scope
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER, WAIT
from tabletop_tui.tui.widgets.footer import Hint

if TYPE_CHECKING:
    from rulesets.core import Option
    from tabletop_tui.tui.screens.handing_over import HandingOver
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.motion import Motion
    from tabletop_tui.tui.screens.thinking import Thinking
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

_PLAYING = frozenset({"undo", "redo", "restart", "why", "page_move"})
_STEPPING = frozenset({"step", "turn"})
_TOGETHER = frozenset({"talk"})
"""Actions for tables with several terminals."""
_UNSEEN = frozenset({"leave", "pause"})
"""Actions that need no board: they are possible in a terminal that is too small to show one."""

Check = Callable[[str, tuple[object, ...]], bool | None]
"""Whether an action with its parameters makes sense now; `None` greys it out."""


def can_be_done(here: "Viewpoint", action: str) -> bool | None:
    """Whether an action makes sense now; `None` greys it out."""
    if here.is_tiny and action not in _UNSEEN:
        return False
    looking_back = here.look_back is not None
    if action == "page":
        return here.shape == SMALL
    if action == "standing" and (looking_back or not _standing_answers(here)):
        return False
    if action in _TOGETHER:
        return here.place.shared and not looking_back
    if action == "people":
        return not looking_back and here.place.lesson is None
    if action == "pause":
        place = here.place
        return not looking_back and place.company.plays and place.runs_bots and not here.record.over
    if action == "review":
        return looking_back and here.place.may_review
    if action in _STEPPING:
        return looking_back
    if not here.is_shown:
        return action not in _PLAYING and action != "move"
    if looking_back:
        return action in LOOKING_BACK or action not in (_PLAYING | {"move", "take", "back"})
    place, mode = here.place, here.scene.mode
    match action:
        case "undo":
            possible = place.can_undo and mode != CURTAIN
        case "redo":
            possible = place.can_redo and mode != CURTAIN
        case "restart":
            possible = place.can_restart and mode != CURTAIN
        case "why":
            possible = mode == DECIDE
        case "hint":
            possible = mode == DECIDE or place.lesson is not None
        case "standing":
            possible = mode != CURTAIN
        case _:
            possible = True
    return possible or None


def _standing_answers(here: "Viewpoint") -> bool:
    """Whether the game has standing answers, and a player here decides."""
    return bool(here.record.standing_answers.known) and bool(here.place.seats)


def why_blocked(here: "Viewpoint", pressed: Pressed) -> str | None:
    """Why the thing that always has this key can't be chosen now; `None` if there is no such thing.

    Keys given in the order of the list don't count.
    """
    scene, wording = here.scene, here.wording
    if scene.mode != DECIDE or scene.decision is None:
        return None
    decision = scene.decision
    everything = Decision(decision.seat, decision.kind, (*decision.options, *decision.blocked))
    lasting, labels = wording.lasting(scene.view, everything), wording.labels(scene.view, everything)
    for option in decision.blocked:
        if option.key in lasting and labels[option.key] == pressed.character:
            return reason_said(here, option)
    return None


def reason_said(here: "Viewpoint", option: "Option[object]") -> str:
    """An option that isn't possible now, in words, with the reason; empty if it is possible."""
    if option.blocked is None or here.scene.decision is None:
        return ""
    said = here.wording.option_named(here.scene.view, here.scene.decision, option)
    return here.words.game.why_line(option=said, reason=here.wording.reason(option.blocked))


class Possible:
    """The keys of a game's screen: those for the footer, and what is said about those that do nothing."""

    def __init__(
        self,
        here: "Viewpoint",
        hooks: "GameHooks",
        motion: "Motion",
        handing_over: "HandingOver",
        thinking: "Thinking",
        check: Check,
    ) -> None:
        """`check` is `can_be_done`, or what the game's own screen has in its place."""
        self._here = here
        self._hooks = hooks
        self._motion = motion
        self._handing_over = handing_over
        self._thinking = thinking
        self._check = check

    def why_not(self, action: str, key: str = "") -> str:
        """Why a key of the table does nothing now; for all other keys, where the keys are listed.

        `key` is the name of the one that was pressed.
        """
        here = self._here
        words, keymap, place = here.words, here.keymap, here.place
        if here.look_back is None:
            if action in ("undo", "restart", "redo") and not place.seats:
                return words.game.only_watching()
            if action == "restart" and place.can_undo:
                return words.game.turn_just_began(undo=keymap.shown("undo"))
            if action in ("undo", "restart"):
                own = here.wording.message("undo_stops")
                stopped = place.why_no_undo == "saves-undo-new-information" and words.has(own)
                return words(own if stopped else place.why_no_undo)
            if action == "redo":
                return words.saves.nothing_to_redo()
            if here.scene.mode == WAIT and action in ("take", "why"):
                waited_for = here.wording.name(here.scene.waiting_for)
                if place.company.decides:
                    return self._thinking.hint()
                return words.game.waiting_hint(name=waited_for, help=keymap.shown("help"))
            if here.scene.mode in (HAND_OVER, CURTAIN) and action in ("take", "why", "hint", ""):
                name = here.wording.name(self._handing_over.awaited)
                return words.game.hand_over_waits(name=name, key=self._handing_over.key)
            if action in ("why", "hint"):
                return words.game.asked_nothing() if action == "why" else words.bots.hint_not_now()
        all_keys = keymap.shown("help" if here.look_back is None else "replay-help")
        if key:
            return words.game.key_idle(key=key, help=all_keys)
        return words.game.keys_hint(help=all_keys)

    def does_nothing(self, pressed: Pressed) -> str | None:
        """What a key without effect would do; empty if it never does anything here; `None` if it works."""
        scopes = list(dict.fromkeys((*self._here.scopes, "game", "replay", "app")))
        meant = self._here.keymap.doing({pressed.key, *pressed.aliases}, scopes)
        actions = [key.action.partition("(")[0] for key in meant]
        if any(
            key.scope == "app" or self._check(action, ()) for key, action in zip(meant, actions, strict=True)
        ):
            return None
        return next(iter(actions), "")

    def hints(self) -> list[Hint]:
        """The keys that do something now, for the footer."""
        keymap, words = self._here.keymap, self._here.words
        hints = []
        keys = [key for scope in (*self._here.scopes, "app") for key in in_scope(scope)]
        if self._here.is_pocket:  # what isn't in the window is found by turning pages
            keys.sort(key=lambda key: key.id not in ("take", "page"))
        for key in keys:
            if key.footer:
                name, _, rest = key.action.partition("(")
                possible = True if key.scope == "app" else self._check(name, (rest,))
                if possible is not False:
                    shown, text = keymap.shown(key.id), self._called(key)
                    if key.id == "take" and (own := self._handing_over.key):
                        hints.append(Hint(own, text, ""))
                        continue
                    if key.id == "take" and not self._takes:
                        continue
                    if key.id == "pause":
                        if not self._thinking.is_of_interest:
                            continue
                        text = words.bots.key_go_on() if self._thinking.stopped else text
                    short = words(brief) if words.has(brief := f"{key.words_id}-short") else ""
                    hints.append(Hint(shown, text, key.action, bool(possible), key.obvious, short))
                if key.id == "take":
                    hints += self._hints_of_options()
        return hints

    @property
    def _takes(self) -> bool:
        """Whether Enter does something: while others decide, it only ends what is shown to be read."""
        return self._here.scene.mode != WAIT or self._goes_on

    @property
    def _goes_on(self) -> bool:
        """Whether Enter ends something to read."""
        return (self._motion.runs and self._hooks.moment_stays > 0) or self._hooks.enter_goes_on

    def _called(self, key: Key) -> str:
        """The name of a key in the footer."""
        if key.id == "take":
            return self.taking
        if key.id == "leave-game" and self._here.place.lesson is not None:
            return self._here.place.lesson.leaves_to
        return self._here.words(key.words_id)

    @property
    def taking(self) -> str:
        """The word for choosing: the option's own (`GAME-enter-NOUN`) or the decision's (`GAME-enter-KIND`),
        if the game has one.

        While there is something to read, the key ends that.
        """
        here = self._here
        if (awaited := self._handing_over.awaited) is not None:
            return here.words.game.is_here(name=here.wording.name(awaited))
        if self._goes_on:
            return here.words.bots.key_go_on()
        decision = here.scene.decision if here.scene.mode == DECIDE else None
        noun = self._hooks.taken_by_enter.partition(":")[0]
        for word in (noun, decision.kind) if decision is not None else ():
            if word and here.words.has(own := here.wording.message("enter", word)):
                return here.words(own)
        return here.words.keys.take() if decision is not None else here.words.keys.menu_choose()

    def _hints_of_options(self) -> list[Hint]:
        """The keys of the options, which give way to others, as the boards show them too."""
        if self._here.scene.mode != DECIDE:
            return []
        groups = self._here.wording.key_groups(self._here.scene.labels)
        return [Hint(keys, word, "", obvious=True) for keys, word in groups]
