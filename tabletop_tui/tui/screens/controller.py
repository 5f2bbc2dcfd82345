"""What a game screen's keys do to the game: answers, undo, hand-over, pages, the end."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from textual.events import Key as Pressed

from rulesets.core import IllegalChoice
from tabletop_tui.kit.card import Card
from tabletop_tui.play import acts
from tabletop_tui.tui.screens.handing_over import HandingOver
from tabletop_tui.tui.screens.pages import page_of
from tabletop_tui.tui.screens.possible import does_nothing, why_blocked, why_not_now
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER, OVER, WAIT
from tabletop_tui.tui.widgets.listing import GROUP

if TYPE_CHECKING:
    from textual.screen import Screen

    from tabletop_tui.play.record import Act
    from tabletop_tui.tui.screens.game import GameScreen


class Controller:
    """Turns actions at a game's screen into changes of the session, and reports refusals."""

    def __init__(self, game: "GameScreen") -> None:
        """For one game's screen; nothing has been done yet."""
        self._game = game
        self.handing_over = HandingOver(game)
        self.typed = ""
        """The first of several keys that choose an option."""
        self.ended = False
        """Whether the game was over when last shown."""
        self._asked: str | None = None
        """The option awaiting confirmation."""
        self._left = False

    def say(self, text: str) -> None:
        """Show the player a sentence until the next key."""
        self._game.panel.say(text)
        self._game.coaching.give_way(text)

    def quiet(self) -> None:
        """Another key: remove the sentence, and stop what moves."""
        waited = self._game.coaching.waits
        self._hush()
        if not waited:
            self._heard()

    def _hush(self) -> None:
        """Remove the sentence, and stop what moves; what was to be read before it is still to be read."""
        self._game.motion.skip()
        self._asked = None
        self.say("")

    def _heard(self) -> None:
        if not self._game.coaching.waits:
            self._game.teaching.heard()
            self._game.coaching.heard()

    def say_why_not(self, action: str) -> None:
        """Tell the player why an action does nothing now."""
        self._hush()
        self.say(why_not_now(self._game, action))

    # -- answering ---------------------------------------------------------------------------------

    def uses_up(self, pressed: Pressed) -> bool:
        """Whether a key is dropped as typed ahead, or does nothing but to put away what was to be read."""
        game = self._game
        used = self.handing_over.typed_ahead(pressed) or game.uses_up(pressed)
        showing = game.motion.runs or game.motion.just_ended
        if not used and showing and game.moment_stays and game.scene.mode == DECIDE:
            used = pressed.key in ("enter", "space")  # the list hasn't been seen yet
            if used:
                self.quiet()
        if used:
            pressed.stop()
            pressed.prevent_default()
        return used

    def press(self, pressed: Pressed) -> None:
        """The key of an option chooses it; a key without effect is answered with a sentence."""
        game, scene = self._game, self._game.scene
        if game.has_class("-tiny"):  # no one answers what can't be seen
            return
        if scene.mode == DECIDE and pressed.character and self.type_label(pressed.character):
            if game.scene is scene:  # otherwise a different notice is shown now, which hasn't been read
                self._heard()
            pressed.stop()
            pressed.prevent_default()
            return
        if scene.mode in (HAND_OVER, CURTAIN) and (pressed.character or "").upper() == self.handing_over.key:
            pressed.stop()
            pressed.prevent_default()
            self.choose(scene.highlighted or "")
            return
        idle = does_nothing(game, pressed)
        if idle is not None:
            pressed.stop()
            self._hush()
            self.say((not idle and why_blocked(game, pressed)) or why_not_now(game, idle))

    def type_label(self, character: str) -> bool:
        """Type the key of an option, or the next of several; returns whether it is one.

        After the first of several, the list shows only what can still be meant.
        """
        game = self._game
        begun, typed = self.typed, self.typed + character
        left = game.scene.begun_with(typed)
        if not left and begun and game.scene.listing.stepwise and game.scene.begun_with(character):
            typed, left = character, game.scene.begun_with(character)
        if not left:
            known = character in {each for label in game.scene.labels.values() for each in label}
            if game.scene.listing.stepwise and not known:
                return False
            self.forget_typed()
            if not begun or not known:
                return False
            self.say(game.words("game-not-on-offer"))
            return True
        whole = next((entry for entry in left if entry.label == typed), None)
        if whole is not None:
            self.choose(whole.key)
            return True
        self.typed = typed
        begin = next((entry for entry in left if entry.key == game.scene.start), left[0])
        game.panel.narrow_to_keys(typed)
        game.step_into(typed, begin.key)
        game.keys_begun(typed)
        game.cursor.to_entry(game.scene, begin.key)
        game.follow_cursor()
        return True

    def forget_typed(self) -> None:
        """Drop the keys typed so far, and list everything again."""
        if self.typed:
            game, typed = self._game, self.typed
            self.typed = ""
            game.panel.narrow_to_keys("")
            game.step_into("", GROUP + typed)
            game.keys_begun("")
            if game.scene.listing.stepwise:
                game.cursor.to_entry(game.scene, GROUP + typed)
            game.follow_cursor()

    async def take(self) -> None:
        """Take what is under the cursor."""
        await self._game.place.settled()
        if self.handing_over.too_soon:
            return
        cursor = self._game.cursor
        scene = self._game.scene
        if scene.mode == WAIT or (scene.mode in (HAND_OVER, CURTAIN) and cursor.key == scene.highlighted):
            self.say_why_not("take")
        elif cursor.key is not None:
            self.choose(cursor.key)
        elif cursor.target is not None:
            self.take_target(cursor.target)

    def take_target(self, target: str) -> None:
        """Choose the option at a target; if there are several, show only these."""
        game = self._game
        here, meant = game.scene.options_at(target), game.cursor.meant_at(game.scene, target)
        if meant is not None:
            self.choose(meant.key)
        elif here:
            self.quiet()
            game.panel.narrow(target)
            game.cursor.to_entry(game.scene, here[0].key)
            game.follow_cursor()
        elif game.scene.mode == DECIDE:
            self.read("why")

    def choose(self, key: str) -> None:
        """Choose an entry of the list."""
        game = self._game
        if not game.scene.listing.stepwise:
            self.forget_typed()
        if game.look_back is None and game.place.too_soon:
            self.say(game.words("game-too-soon"))
            return
        asked, self._asked = self._asked, None
        self.say("")
        if key.startswith("@"):
            self._choose_other(key)
            return
        scene = game.scene
        option, decision = scene.option(key), scene.decision
        if option is None or decision is None:
            return
        question = game.wording.confirm(scene.view, decision, option)
        if question is not None and asked != key:
            self._ask_again(key, question)
            return
        self.handing_over.answered = scene.labels.get(key, "")
        self.do(game.place.answer(key, decision.seat))

    def _ask_again(self, key: str, question: str) -> None:
        """Ask for confirmation, until the next key."""
        game = self._game
        self._asked = key
        self._go_to_option(key)
        label = game.scene.labels.get(key)
        take = game.tabletop.keymap.shown("take")
        which = "game-confirm" if label is None else "game-confirm-label"
        said = game.words(which, question=question, take=take, label=label or "")
        game.panel.say(said, again=True)
        game.coaching.give_way(said)

    def _go_to_option(self, key: str) -> None:
        game, scene = self._game, self._game.scene
        if game.cursor.key != key:
            target = next((entry.target for entry in scene.offered if entry.key == key), None)
            if target is not None and len(scene.options_at(target)) == 1:
                game.cursor.to_target(target)
            else:
                game.cursor.to_entry(scene, key)
            game.follow_cursor()

    def do(self, act: "Act") -> None:
        """Change the session; if it refuses, say why."""
        self._game.place.do(act, self._refused)

    def _refused(self, error: Exception) -> None:
        """Report that something couldn't be done or stored."""
        game = self._game
        reason = getattr(error, "reason", None)
        if not game.is_mounted:
            return  # its players have gone
        if isinstance(error, IllegalChoice):
            self.say(game.words("game-not-on-offer"))
        elif reason is None:
            raise error
        else:
            from tabletop_tui.text.complaints import sentence_of

            game.update_game()
            self.say(sentence_of(game.words, reason))

    def _choose_other(self, key: str) -> None:
        """Choose an entry that isn't an option of the game."""
        if key.startswith("@at:") and self._game.look_back is not None:
            self.look_back_at(int(key.removeprefix("@at:")))
            return
        if key.startswith("@line:") and self._game.look_back is not None:
            self._game.look_back.choose(key)
            self._game.update_game()
            return
        if key.startswith(GROUP):
            self.type_label(key.removeprefix(GROUP))
            return
        if key.startswith("@always:"):
            self._always(*key.split(":")[1:])
            return
        acts: dict[str, Callable[[], None]] = {
            "@pass": self._pass_on,
            "@undo": lambda: self.do(self._game.place.undo),
            "@lift": self.handing_over.lift,
            "@score": lambda: self.read("score"),
            "@review": lambda: self.read("review"),
            "@replay": lambda: self.look_back_at(0),
            "@rematch": self._rematch,
            "@step": self._game.thinking.step,
            "@go-on": self._game.thinking.go_on,
            "@retry": self._game.thinking.go_on,
            "@seat": self._play_for,
            "@lobby": self.leave,
            "@next": self._game.teaching.go_on,
            "@again": lambda: self.do(self._game.place.restart),
        }
        acts[key]()

    def _always(self, standing: str, choice: str) -> None:
        """Have a question answered in this way now and from now on."""
        seat = self._game.scene.seat
        if seat is not None:
            self.do(acts.let_answer(seat, standing, choice))

    def _play_for(self) -> None:
        """Play on for the computer player whose turn it is to decide."""
        decision = self._game.session.record.decision
        if decision is not None:
            self._game.place.play_for(decision.seat, self._refused)

    def _pass_on(self) -> None:
        """Let the next player take over."""
        place = self._game.place
        due = place.hand_over
        if due is not None:
            if self.handing_over.covered:
                place.at_keyboard = due.to_seat
            self.do(acts.take_over)

    # -- undo --------------------------------------------------------------------------------------

    async def undo(self) -> None:
        """Take back the last answer."""
        await self._change_mind(self._game.place.undo)

    async def redo(self) -> None:
        """Redo the last answer taken back."""
        await self._change_mind(self._game.place.redo)

    async def restart(self) -> None:
        """Take back the whole turn."""
        await self._change_mind(self._game.place.restart)

    async def _change_mind(self, act: "Act") -> None:
        await self._game.place.settled()
        self.quiet()
        self.do(act)

    # -- pages to read, and looking back -----------------------------------------------------------

    def read(self, page: str) -> None:
        """Open a page about the game, by its name."""
        self._open(page_of(self._game, page))

    def _open(self, page: "Screen[Any]") -> None:
        self.quiet()
        _ = self._game.tabletop.push_screen(page)

    def debug(self) -> None:
        """Open the debug page, unless it would show a player other seats' hidden things."""
        game = self._game
        if game.place.shared and not game.session.record.over:
            self.say(game.words("game-debug-not-now"))
        else:
            self.read("debug")

    def talk(self) -> None:
        """Say something to the whole table."""
        self.quiet()
        self._game.tabletop.talk(self._game)

    def show_people(self) -> None:
        """Show who is here and who plays which seat; at one keyboard that can be changed."""
        from tabletop_tui.tui.screens.seating import SeatingScreen

        if self._game.place.shared:
            self.quiet()
            self._game.tabletop.show_people(self._game)
        else:
            self._open(SeatingScreen(self._game))

    def look_back_at(self, entry: int) -> None:
        """Open the replay after an entry of the log."""
        from tabletop_tui.tui.screens.replay import LookBack

        game = self._game
        if game.place.lesson is not None:
            self.say(game.words("lesson-no-replay"))
            return
        if game.look_back is not None:
            game.look_back.go_to(entry)
            game.update_game()
            return
        past = LookBack(game.session, viewer=game.viewer)
        past.go_to(entry)
        screen = type(game)(game.session, past)
        screen.place = game.place
        self._open(screen)

    def step(self, answers: int) -> None:
        """In a replay: go this many answers on or back."""
        past = self._game.look_back
        if past is not None and past.step(answers):
            self._game.update_game()

    def turn(self, turns: int) -> None:
        """In a replay: go this many turns on or back."""
        past = self._game.look_back
        if past is not None and past.turn(turns):
            self._game.update_game()

    # -- the end -----------------------------------------------------------------------------------

    def mind_the_end(self) -> None:
        """Open the score sheet, once, when the game is over."""
        over = self._game.scene.mode == OVER
        if over and not self.ended:
            self._count_up()
        self.ended = over

    def _open_sheet(self, looking_at: int) -> None:
        """Open the score sheet, over the boards of the seat that was shown before the count."""
        self._game.looking_at = looking_at
        self._game.count_on_boards("")
        self._game.follow_cursor()
        self._game.tabletop.call_later(self.read, "score")

    def _count_up(self) -> None:
        """Count the score up line by line beside the finished boards, then open the score sheet."""
        from tabletop_tui.tui.screens.counting import LINE_SECONDS, counted, lines_counted

        game, panel = self._game, self._game.panel
        cards = counted(game.wording, game.standings, [person.colour for person in game.people])

        def show(line: str, card: Card) -> None:
            panel.highlight(panel.key, card)
            game.count_on_boards(line)

        lines = lines_counted(game.standings)
        frames = [partial(show, line, card) for line, card in zip(lines, cards, strict=True)]
        motion = game.tabletop.settings.motion
        opening = partial(self._open_sheet, game.looking_at)
        game.motion.play(frames, opening, motion, seconds=LINE_SECONDS)

    def _rematch(self) -> None:
        game = self._game
        if not self._left:
            self._left = True
            game.tabletop.rematch(game, self._refused)
            self._left = game.tabletop.screen is not game

    def leave(self) -> None:
        """Return to the lobby, or from a replay to the table."""
        if self._left:
            return  # keys can arrive faster than the screen closes
        self._left = True
        if self._game.look_back is None:
            self._game.place.leave()
        self._game.tabletop.leave_game()
