"""What the keys of a game's screen do to the game: answers, undo, hand-over, help, why, pages to read."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rulesets.core import IllegalChoice
from tabletop_tui.keys import LOOKING_BACK
from tabletop_tui.screens.scene import CURTAIN, DECIDE, OVER, WAIT, of_hand_over
from tabletop_tui.terminal.compositor import LeanScreen
from tabletop_tui.widgets.listing import GROUP

if TYPE_CHECKING:
    from tabletop_tui.app import TabletopApp
    from tabletop_tui.games.wording import Wording
    from tabletop_tui.place import Act, Place
    from tabletop_tui.screens.cursor import Cursor
    from tabletop_tui.screens.game import GameScreen
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.screens.scene import Scene
    from tabletop_tui.session import HandOver, Session
    from tabletop_tui.widgets.panel import DecisionPanel
    from tabletop_tui.words import Words

_PLAYING = frozenset({"undo", "redo", "restart", "why", "page_move"})
_STEPPING = frozenset({"step", "turn", "first", "last"})
_SHARED = frozenset({"talk", "people"})


class Answering(LeanScreen[None]):
    """The actions of a game's screen; `GameScreen` adds what can be seen."""

    session: "Session"
    place: "Place"
    scene: "Scene"
    look_back: "LookBack | None"
    curtain: int | None
    cursor: "Cursor"
    wording: "Wording"

    @property
    def tabletop(self) -> "TabletopApp":
        """The program."""
        return cast("TabletopApp", self.app)

    @property
    def words(self) -> "Words":
        """The wording in use."""
        return self.tabletop.words

    @property
    def panel(self) -> "DecisionPanel":
        """The list of options."""
        raise NotImplementedError

    def update_game(self) -> None:
        """Something has happened at the table: show it."""
        raise NotImplementedError

    def notice(self, text: str) -> None:
        """Tell the player something until the next key."""
        raise NotImplementedError

    @property
    def noticed(self) -> str:
        """What the player has been told last, if it is still to be read."""
        raise NotImplementedError

    def ask_again(self, text: str) -> None:
        """Ask whether the player really wants it, until the next key."""
        raise NotImplementedError

    def follow_cursor(self) -> None:
        """Say what would be done with what is under the cursor."""
        raise NotImplementedError

    _ended = False
    _left = False
    _asked: str | None = None
    """The option that was asked about once more."""
    _offered = ""
    """What was said when something could be taken back, which may be so no longer."""
    _typed = ""
    """The first of several keys that choose an option."""

    @property
    def _game(self) -> "GameScreen":
        return cast("GameScreen", self)

    # -- what can be done now ----------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an action makes sense now; `None` greys it out."""
        looking_back = self.look_back is not None
        if action == "page":
            return self._game.shape == "small"
        if action == "standing" and (looking_back or not self._standing_answers):
            return False
        if action in _SHARED:
            return self.place.shared and not looking_back
        if action in _STEPPING:
            return looking_back
        if not hasattr(self, "scene"):
            return action not in _PLAYING and action != "move"
        if looking_back:
            return action in LOOKING_BACK or action not in (_PLAYING | {"move", "take", "back"})
        place = self.place
        possible: dict[str, Callable[[], bool]] = {
            "undo": lambda: place.can_undo and self.scene.mode != CURTAIN,
            "redo": lambda: place.can_redo and self.scene.mode != CURTAIN,
            "restart": lambda: place.can_restart and self.scene.mode != CURTAIN,
            "why": lambda: self.scene.mode == DECIDE,
            "standing": lambda: self.scene.mode != CURTAIN,
        }
        if action in possible:
            return possible[action]() or None
        return True

    @property
    def _standing_answers(self) -> bool:
        """Whether the game has questions that may be answered by themselves, and somebody here is asked."""
        return bool(self.session.conveniences.known) and bool(self.place.seats)

    def why_not_now(self, action: str) -> str:
        """Why a key of the table does nothing now; for all others, where the keys are listed."""
        words, keymap, place = self.words, self.tabletop.keymap, self.place
        if self.look_back is None:
            if action in ("undo", "restart", "redo") and not place.seats:
                return words("game-only-watching")
            if action == "restart" and place.can_undo:
                return words("game-turn-just-began", undo=keymap.shown("undo"))
            if action in ("undo", "restart"):
                own = self.wording.message("undo_stops")
                stopped = place.why_no_undo == "saves-undo-new-information" and words.has(own)
                return words(own if stopped else place.why_no_undo)
            if action == "redo":
                return words("saves-nothing-to-redo")
            if self.scene.mode == WAIT and action in ("take", "why"):
                waited_for = self.wording.name(self.scene.waiting_for)
                return words("game-waiting-hint", name=waited_for, help=keymap.shown("help"))
            if action == "why":
                return words("game-asked-nothing")
        return words("game-keys-hint", help=keymap.shown("help" if self.look_back is None else "replay-help"))

    def say_why_not(self, action: str) -> None:
        """Tell the player why an action does nothing now."""
        self.quiet()
        self.notice(self.why_not_now(action))

    def quiet(self) -> None:
        """Another key: what was said is no longer needed, and what moves stands still."""
        self._game.motion.skip()
        self._asked = None
        self.notice("")

    def hides(self, seat: int) -> bool:
        """Whether a seat has things that nobody else at the keyboard may see."""
        return self.session.rules.hides(self.session.table.state, seat)

    def covers(self, seat: int) -> bool:
        """Whether a curtain has to fall until a seat has come to the keyboard."""
        return self.tabletop.settings.handover != "never" and self.hides(seat)

    def pauses(self, due: "HandOver") -> bool:
        """Whether the game waits until the next player has come; otherwise it only says who decides."""
        hides = self.hides(due.to_seat)
        wished = self.tabletop.settings.handover
        return {"always": True, "turns": hides or due.turn_over, "hidden": hides}.get(wished, False)

    # -- answering ---------------------------------------------------------------------------------

    def type_label(self, character: str) -> bool:
        """A key of an option, or one of several that choose it one after the other; whether it is one.

        After the first of several the list shows only what can still be meant.
        """
        begun, typed = self._typed, self._typed + character
        left = self.scene.begun_with(typed)
        if not left:
            known = character in self._label_keys
            self.forget_typed()
            if not begun or not known:
                return False
            self.notice(self.words("game-not-on-offer"))
            return True
        whole = next((entry for entry in left if entry.label == typed), None)
        if whole is not None:
            self.choose(whole.key)
            return True
        self._typed = typed
        self.panel.narrow_to_keys(typed)
        self.cursor.to_entry(self.scene, left[0].key)
        self.follow_cursor()
        return True

    @property
    def _label_keys(self) -> set[str]:
        """Every key that is part of an option's keys now."""
        return {character for label in self.scene.labels.values() for character in label}

    def forget_typed(self) -> None:
        """What was begun to be typed isn't meant: list everything again."""
        if self._typed:
            self._typed = ""
            self.panel.narrow_to_keys("")
            self.follow_cursor()

    async def action_take(self) -> None:
        """Take what is under the cursor."""
        await self.place.settled()
        cursor = self.cursor
        if self.scene.mode == WAIT:
            self.say_why_not("take")
        if cursor.key is not None:
            self.choose(cursor.key)
        elif cursor.target is not None:
            self.take_target(cursor.target)

    def take_target(self, target: str) -> None:
        """Choose what can be chosen at a target; of several, show only these."""
        here = self.scene.options_at(target)
        if len(here) == 1:
            self.choose(here[0].key)
        elif here:
            self.quiet()
            self.panel.narrow(target)
            self.cursor.to_entry(self.scene, here[0].key)
            self.follow_cursor()
        elif self.scene.mode == DECIDE:
            self.action_why()

    def choose(self, key: str) -> None:
        """Choose an entry of the list."""
        self.forget_typed()
        if self.look_back is None and self.place.too_soon:
            self.notice(self.words("game-too-soon"))
            return
        asked, self._asked = self._asked, None
        self.notice("")
        if key.startswith("@"):
            self._choose_other(key)
            return
        scene = self.scene
        option = scene.option(key)
        decision = scene.decision
        if option is None or decision is None:
            return
        question = self.wording.confirm(scene.view, decision, option)
        if question is not None and asked != key:
            self._asked = key
            self._go_to_option(key)
            label = scene.labels.get(key)
            take = self.tabletop.keymap.shown("take")
            which = "game-confirm" if label is None else "game-confirm-label"
            self.ask_again(self.words(which, question=question, take=take, label=label or ""))
            return
        self._attempt(self.place.answer(key, decision.seat))

    def _go_to_option(self, key: str) -> None:
        if self.cursor.key != key:
            target = next((entry.target for entry in self.scene.entries if entry.key == key), None)
            if target is not None and len(self.scene.options_at(target)) == 1:
                self.cursor.to_target(target)
            else:
                self.cursor.to_entry(self.scene, key)
            self.follow_cursor()

    def _attempt(self, act: "Act") -> None:
        """Do something to the session; what it refuses is said in a sentence."""
        self.place.do(act, self._refused)

    def _refused(self, error: Exception) -> None:
        """Something couldn't be done, or could not be kept."""
        reason = getattr(error, "reason", None)
        if not self.is_mounted:
            return  # its people have gone
        if isinstance(error, IllegalChoice):
            self.notice(self.words("game-not-on-offer"))
        elif reason is None:
            raise error
        else:
            from tabletop_tui.commands.guard import sentence_of

            self.update_game()
            self.notice(sentence_of(self.words, reason))

    def _choose_other(self, key: str) -> None:
        """An entry that isn't an option of the game."""
        if key.startswith("@at:") and self.look_back is not None:
            self.look_back.go_to(int(key.removeprefix("@at:")))
            self.update_game()
            return
        if key.startswith(GROUP):
            self.type_label(key.removeprefix(GROUP))
            return
        acts: dict[str, Callable[[], None]] = {
            "@pass": self._pass_on,
            "@undo": lambda: self._attempt(self.place.undo),
            "@lift": self._lift_curtain,
            "@score": self.action_score,
            "@replay": lambda: self.look_back_at(0),
            "@rematch": self._rematch,
            "@lobby": self.action_leave,
        }
        acts[key]()

    # -- hand-over ---------------------------------------------------------------------------------

    def _pass_on(self) -> None:
        due = self.place.hand_over
        if due is not None:
            if self.hands_over_covered:
                self.place.at_keyboard = due.to_seat
            self._attempt(lambda session: session.take_over())

    @property
    def hands_over_covered(self) -> bool:
        """Whether the one who is to take over has hidden things: handing over is the curtain then."""
        due = None if self.look_back is not None else self.place.hand_over
        return due is not None and self.covers(due.to_seat)

    def draw_curtain(self) -> None:
        """Let the curtain fall where somebody with things of their own has to come to the keyboard first."""
        place, decision = self.place, self.session.decision
        self.curtain = None
        if decision is None or not place.decides or place.hand_over is not None:
            return
        if len(place.seats) > 1 and place.at_keyboard != decision.seat and self.covers(decision.seat):
            self.curtain = decision.seat
        else:
            place.at_keyboard = decision.seat

    def _lift_curtain(self) -> None:
        self.place.at_keyboard = self.curtain
        self.update_game()

    def say_who_decides(self, due: "HandOver") -> None:
        """Somebody else decides, and the game didn't wait: say so."""
        facts = of_hand_over(self.wording, due)
        which = "decides" if not due.turn_over else "turn" if due.turn_to is None else "owed"
        back = "-or-back" if self.place.can_undo else ""
        said = self.words(f"game-now-{which}{back}", undo=self.tabletop.keymap.shown("undo"), **facts)
        self._offered = said if back else ""
        self.notice(said)

    def drop_offer(self) -> None:
        """That something can be taken back isn't said any longer than it is true."""
        if self._offered and not self.place.can_undo:
            if self.noticed == self._offered:
                self.notice("")
            self._offered = ""

    # -- changing one's mind -----------------------------------------------------------------------

    async def action_undo(self) -> None:
        """Take back the last answer."""
        await self._change_mind(self.place.undo)

    async def action_redo(self) -> None:
        """Give it again."""
        await self._change_mind(self.place.redo)

    async def action_restart(self) -> None:
        """Take back the whole turn."""
        await self._change_mind(self.place.restart)

    async def _change_mind(self, act: "Act") -> None:
        await self.place.settled()
        self.quiet()
        self._attempt(act)

    # -- pages to read -----------------------------------------------------------------------------

    def action_help(self) -> None:
        """The rule for this decision, and all keys."""
        from tabletop_tui.screens.help import help_page

        self._open(help_page(self._game))

    def action_why(self) -> None:
        """What isn't possible now, and why."""
        from tabletop_tui.screens.help import why_page

        self._open(why_page(self._game))

    def action_score(self) -> None:
        """The score sheet, as if the game ended now."""
        from tabletop_tui.screens.scoresheet import ScoreSheet

        self._open(ScoreSheet(self._game))

    def action_log(self) -> None:
        """All that has happened."""
        from tabletop_tui.screens.logview import LogScreen

        self._open(LogScreen(self._game))

    def action_standing(self) -> None:
        """What everybody has answered by itself."""
        from tabletop_tui.screens.standing import StandingScreen

        self._open(StandingScreen(self._game))

    def action_talk(self) -> None:
        """Say something to all at the table."""
        self.quiet()
        self.place.talk(self._game)

    def action_people(self) -> None:
        """Who is here, and who sits where."""
        self.quiet()
        self.place.show_people(self._game)

    def action_rules(self) -> None:
        """The rules in short; the game waits beneath them."""
        from tabletop_tui.screens.rules import RulesScreen

        self._open(RulesScreen(self.session.rules.id))

    def action_debug(self) -> None:
        """Seed, digest, decision and position; not while others play against whoever looks at it."""
        if self.place.shared and not self.session.over:
            self.notice(self.words("game-debug-not-now"))
            return
        from tabletop_tui.screens.debug import debug_page

        self._open(debug_page(self._game))

    def _open(self, page: Any) -> None:
        self.quiet()
        _ = self.tabletop.push_screen(page)

    # -- looking back ------------------------------------------------------------------------------

    def look_back_at(self, entry: int) -> None:
        """Look at the table as it was after an entry of the log."""
        from tabletop_tui.screens.replay import LookBack

        if self.look_back is not None:
            self.look_back.go_to(entry)
            self.update_game()
            return
        past = LookBack(self.session, viewer=self._game.viewer)
        past.go_to(entry)
        screen = type(self._game)(self.session, past)
        screen.place = self.place
        self._open(screen)

    def action_step(self, answers: int) -> None:
        """So many answers on or back."""
        if self.look_back is not None and self.look_back.step(answers):
            self.update_game()

    def action_turn(self, turns: int) -> None:
        """So many turns on or back."""
        if self.look_back is not None and self.look_back.turn(turns):
            self.update_game()

    def action_first(self) -> None:
        """To the start of the game."""
        self.action_step(-(10**6))

    def action_last(self) -> None:
        """To the last answer."""
        self.action_step(10**6)

    # -- the end -----------------------------------------------------------------------------------

    def _end_of_game(self) -> None:
        """When the game is over, the score sheet comes by itself, once."""
        over = self.scene.mode == OVER
        if over and not self._ended:
            self._count_up()
        self._ended = over

    def _open_sheet(self) -> None:
        self.tabletop.call_later(self.action_score)

    def _count_up(self) -> None:
        """Count the score up line by line beside the finished boards, then open the score sheet."""
        from tabletop_tui.screens.counting import LINE_SECONDS, counted

        game, panel = self._game, self.panel
        frames: list[Callable[[], None]] = [
            lambda card=card: panel.highlight(panel.key, card)  # type: ignore[misc]
            for card in counted(self.wording, game.standings, [person.colour for person in game.people])
        ]
        motion = self.tabletop.settings.motion
        game.motion.play(frames, self._open_sheet, motion, seconds=LINE_SECONDS)

    def _rematch(self) -> None:
        if not self._left:
            self._left = True
            self.place.rematch(self._game, self._refused)
            self._left = self.tabletop.screen is not self._game

    def save_to_file(self) -> tuple[str, bool]:
        """Write the game to a file of its own: what to say of it, and whether it was written."""
        import json

        session = self.session
        name = f"{session.rules.id}-{session.game_id or session.seed}"
        return self.write(name, json.dumps(session.document(), ensure_ascii=False), ".json")

    def write(self, name: str, text: str, suffix: str) -> tuple[str, bool]:
        """Write a file beside what may be there already: what to say of it, and whether it was written."""
        from tabletop_tui.store.files import write_fresh

        if not self.tabletop.WRITES_FILES:
            return self.words("game-no-files-here"), False
        try:
            file = write_fresh(Path.cwd(), name, text, suffix)
        except OSError as error:
            problem = error.strerror or str(error)
            return self.words("errors-file", file=f"{name}{suffix}", problem=problem), False
        return self.words("game-saved-at", file=str(file)), True

    def action_leave(self) -> None:
        """Back to the lobby, or from a look back to the table."""
        if self._left:
            return  # keys may come faster than the screen goes
        self._left = True
        if self.look_back is None:
            self.place.leave()
        self.tabletop.leave_game()
