"""Which keys of a game's screen do something now, and why the others don't."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.events import Key as Pressed

from rulesets.core import Decision
from tabletop_tui.kit.showing import SMALL
from tabletop_tui.tui.keys import LOOKING_BACK, Key, in_scope
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER, WAIT
from tabletop_tui.tui.widgets.footer import Hint

if TYPE_CHECKING:
    from rulesets.core import Option
    from tabletop_tui.tui.screens.game import GameScreen

_PLAYING = frozenset({"undo", "redo", "restart", "why", "page_move"})
_STEPPING = frozenset({"step", "turn"})
_TOGETHER = frozenset({"talk"})
"""Actions for tables with several terminals."""
_UNSEEN = frozenset({"leave", "pause"})
"""Actions that need no board: they are possible in a terminal that is too small to show one."""


def can_be_done(game: "GameScreen", action: str) -> bool | None:
    """Whether an action makes sense now; `None` greys it out."""
    if game.has_class("-tiny") and action not in _UNSEEN:
        return False
    looking_back = game.look_back is not None
    if action == "page":
        return game.shape == SMALL
    if action == "standing" and (looking_back or not _standing_answers(game)):
        return False
    if action in _TOGETHER:
        return game.place.shared and not looking_back
    if action == "people":
        return not looking_back and game.place.lesson is None
    if action == "pause":
        place = game.place
        return not looking_back and place.company.plays and place.runs_bots and not game.session.record.over
    if action == "review":
        return looking_back and game.place.may_review
    if action in _STEPPING:
        return looking_back
    if not hasattr(game, "scene"):
        return action not in _PLAYING and action != "move"
    if looking_back:
        return action in LOOKING_BACK or action not in (_PLAYING | {"move", "take", "back"})
    place, mode = game.place, game.scene.mode
    possible: dict[str, Callable[[], bool]] = {
        "undo": lambda: place.can_undo and mode != CURTAIN,
        "redo": lambda: place.can_redo and mode != CURTAIN,
        "restart": lambda: place.can_restart and mode != CURTAIN,
        "why": lambda: mode == DECIDE,
        "hint": lambda: mode == DECIDE or place.lesson is not None,
        "standing": lambda: mode != CURTAIN,
    }
    if action in possible:
        return possible[action]() or None
    return True


def _standing_answers(game: "GameScreen") -> bool:
    """Whether the game has standing answers, and a player here decides."""
    return bool(game.session.record.standing_answers.known) and bool(game.place.seats)


def why_not_now(game: "GameScreen", action: str) -> str:
    """Why a key of the table does nothing now; for all other keys, where the keys are listed."""
    words, keymap, place = game.words, game.tabletop.keymap, game.place
    if game.look_back is None:
        if action in ("undo", "restart", "redo") and not place.seats:
            return words("game-only-watching")
        if action == "restart" and place.can_undo:
            return words("game-turn-just-began", undo=keymap.shown("undo"))
        if action in ("undo", "restart"):
            own = game.wording.message("undo_stops")
            stopped = place.why_no_undo == "saves-undo-new-information" and words.has(own)
            return words(own if stopped else place.why_no_undo)
        if action == "redo":
            return words("saves-nothing-to-redo")
        if game.scene.mode == WAIT and action in ("take", "why"):
            waited_for = game.wording.name(game.scene.waiting_for)
            if place.company.decides:
                return game.thinking.hint()
            return words("game-waiting-hint", name=waited_for, help=keymap.shown("help"))
        if game.scene.mode in (HAND_OVER, CURTAIN) and action in ("take", "why", "hint", ""):
            handing_over = game.controller.handing_over
            name = game.wording.name(handing_over.awaited)
            return words("game-hand-over-waits", name=name, key=handing_over.key)
        if action in ("why", "hint"):
            return words("game-asked-nothing" if action == "why" else "bots-hint-not-now")
    return words("game-keys-hint", help=keymap.shown("help" if game.look_back is None else "replay-help"))


def why_blocked(game: "GameScreen", pressed: Pressed) -> str | None:
    """Why the thing that always has this key can't be chosen now; `None` if there is no such thing.

    Keys given in the order of the list don't count.
    """
    scene, wording = game.scene, game.wording
    if scene.mode != DECIDE or scene.decision is None:
        return None
    decision = scene.decision
    seat, kind = decision.seat, decision.kind
    together = wording.labels(Decision(seat, kind, (*decision.options, *decision.blocked)))
    for option in decision.blocked:
        own = wording.labels(Decision(seat, kind, (option,))).get(option.key)
        if own == pressed.character == together.get(option.key):
            return reason_said(game, option)
    return None


def reason_said(game: "GameScreen", option: "Option[Any]") -> str:
    """An option that isn't possible now, in words, with the reason; empty if it is possible."""
    if option.blocked is None or game.scene.decision is None:
        return ""
    said = game.wording.option_named(game.scene.view, game.scene.decision, option)
    return game.words("game-why-line", option=said, reason=game.wording.reason(option.blocked))


def does_nothing(game: "GameScreen", pressed: Pressed) -> str | None:
    """What a key without effect would do; empty if it never does anything here; `None` if it works now."""
    scopes = list(dict.fromkeys((*game.SCOPES, "game", "replay", "app")))
    meant = game.tabletop.keymap.doing({pressed.key, *pressed.aliases}, scopes)
    actions = [key.action.partition("(")[0] for key in meant]
    if any(
        key.scope == "app" or game.check_action(action, ())
        for key, action in zip(meant, actions, strict=True)
    ):
        return None
    return next(iter(actions), "")


def hints_of(game: "GameScreen") -> list[Hint]:
    """The keys that do something now, for the footer."""
    keymap, words = game.tabletop.keymap, game.words
    hints = []
    for key in (key for scope in (*game.SCOPES, "app") for key in in_scope(scope)):
        if key.footer:
            name, _, rest = key.action.partition("(")
            possible = True if key.scope == "app" else game.check_action(name, (rest,))
            if possible is not False:
                shown, text = keymap.shown(key.id), _called(game, key)
                if key.id == "take" and (own := game.controller.handing_over.key):
                    hints.append(Hint(own, text, ""))
                    continue
                if key.id == "pause":
                    if not game.thinking.is_of_interest:
                        continue
                    text = words("bots-key-go-on") if game.thinking.stopped else text
                hints.append(Hint(shown, text, key.action, bool(possible), key.obvious))
            if key.id == "take":
                hints += _hints_of_options(game)
    return hints


def _called(game: "GameScreen", key: Key) -> str:
    """The name of a key in the footer."""
    if key.id == "take":
        return _taking(game)
    if key.id == "leave-game" and game.place.lesson is not None:
        return game.words("lesson-leave")
    return game.words(key.words_id)


def _taking(game: "GameScreen") -> str:
    """The word for choosing: the decision's own (`GAME-enter-KIND`), if the game has one.

    While there is something to read, the key ends that.
    """
    if (awaited := game.controller.handing_over.awaited) is not None:
        return game.words("game-is-here", name=game.wording.name(awaited))
    if (game.motion.runs and game.moment_stays) or game.enter_goes_on:
        return game.words("bots-key-go-on")
    decision = game.scene.decision if hasattr(game, "scene") and game.scene.mode == DECIDE else None
    own = game.wording.message("enter", decision.kind) if decision is not None else ""
    if own and game.words.has(own):
        return game.words(own)
    return game.words("keys-take" if decision is not None else "keys-menu-choose")


def _hints_of_options(game: "GameScreen") -> list[Hint]:
    """The keys of the options, which give way to others, as the boards show them too."""
    if not hasattr(game, "scene") or game.scene.mode != DECIDE:
        return []
    groups = game.wording.key_groups(game.scene.labels)
    return [Hint(keys, word, "", obvious=True) for keys, word in groups]
