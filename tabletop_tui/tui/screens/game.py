"""The screen of every game: question, boards, panel, seats, log, and what keys and mouse do there.

A game's own screen says which boards there are, draws them, and describes what lies on them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical

from rulesets.core import Option, Standing, Table
from tabletop_tui.kit.showing import HOME, LARGE, SMALL
from tabletop_tui.kit.wording import Wording
from tabletop_tui.play.place import Memory, Place
from tabletop_tui.play.played import standings_at
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.at_once import OnlyAnswer
from tabletop_tui.tui.screens.coaching import Coaching
from tabletop_tui.tui.screens.controller import Controller
from tabletop_tui.tui.screens.cursor import Cursor
from tabletop_tui.tui.screens.explained import under_cursor
from tabletop_tui.tui.screens.given import GivenByGame
from tabletop_tui.tui.screens.headline import headline_of
from tabletop_tui.tui.screens.hinting import Hinting
from tabletop_tui.tui.screens.moments import Moments
from tabletop_tui.tui.screens.motion import Motion
from tabletop_tui.tui.screens.news import NewsLines
from tabletop_tui.tui.screens.possible import can_be_done, hints_of
from tabletop_tui.tui.screens.room import is_too_small, shape_of, too_small
from tabletop_tui.tui.screens.scene import Scene, asks_anew, asks_the_same, scene_of
from tabletop_tui.tui.screens.teaching import Teaching
from tabletop_tui.tui.screens.thinking import Thinking
from tabletop_tui.tui.screens.told import Told
from tabletop_tui.tui.terminal.screen import LeanScreen
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.footer import KeyFooter
from tabletop_tui.tui.widgets.header import Header
from tabletop_tui.tui.widgets.lines import LinesWidget
from tabletop_tui.tui.widgets.log import LogWidget, Sentence
from tabletop_tui.tui.widgets.panel import DecisionPanel

if TYPE_CHECKING:
    from tabletop_tui.play.session import Session
    from tabletop_tui.tui.app import TabletopApp
    from tabletop_tui.tui.screens.replay import LookBack


class GameScreen(GivenByGame, LeanScreen[None], inherit_css=False):
    """One game's table and cursor; the controller changes the game. Subclasses provide `GivenByGame`.

    Textual's sheets for screens are left out: they take longer to read than our own, which says everything.
    """

    app: "TabletopApp"

    SCOPES: ClassVar[tuple[str, ...]] = ("game",)
    BINDINGS = bindings(*SCREENS["table"], *SCREENS["look-back"])
    COMPONENT_CLASSES = LeanScreen.COMPONENT_CLASSES
    AUTO_FOCUS = ""
    SHEETS: ClassVar[Sequence[str]] = ("game.tcss", "stageless.tcss")
    """The style sheets beside this module that the screen needs and reads at its start."""
    SEATS_IN_HEADER: ClassVar[bool] = True
    """The header names all players, unless a game's boards do so in that place."""

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, only to look at."""
        super().__init__()
        self.css_path = [*(Path(__file__).with_name(each) for each in self.SHEETS), *self.css_path]
        self.session = session
        self.place = Place(session)
        """The seats of this terminal; the code that opens the screen can replace it before it is shown."""
        self.look_back = look_back
        self.shape = HOME
        """How much room there is: `small` (80x24), `home` (120x36) or `large` (160x50)."""
        self.looking_at: int = 0
        """The seat whose own boards are shown."""
        self.controller = Controller(self)
        self.motion = Motion(self)
        self.thinking = Thinking(self)
        self.only_answer = OnlyAnswer(self)
        self.told = Told()
        self.coaching = Coaching(self)
        self.hinting = Hinting(self)
        self.teaching = Teaching(self)
        self.moments = Moments(self)
        self._shown: tuple[int, Wording] | None = None
        """What the boards show: the number of steps, and the words."""
        self._fitted_to = (0, 0)
        self.marks_are_drawn = False
        """The boards have just been drawn with the marks for the cursor's present place."""
        if look_back is not None:
            self.SCOPES = ("replay",)  # type: ignore[misc]

    # -- what is there -----------------------------------------------------------------------------

    @property
    def tabletop(self) -> "TabletopApp":
        """The program that shows this screen."""
        return self.app

    @property
    def words(self) -> Words:
        """The catalogues of the current language."""
        return self.tabletop.words

    @property
    def people(self) -> Sequence[Person]:
        """The players, in seat order."""
        return self.session.people

    @property
    def table(self) -> Table[Any]:
        """The table as shown: now, or at a moment of the replay."""
        return self.session.table if self.look_back is None else self.look_back.table

    @property
    def standings(self) -> Sequence[Standing]:
        """The scores as if the game ended now, as far as this terminal may know them."""
        return standings_at(self.table, self.viewer, over=self.session.over)

    @property
    def board_widgets(self) -> list[BoardWidget]:
        """The boards that can be seen."""
        return [board for board in self._boards if board.region.area > 0] or self._boards

    @property
    def panel(self) -> DecisionPanel:
        """The widget with the list of options."""
        return self._panel

    # -- making the screen -------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The screen's parts, made for the room available."""
        self._fit(*self.app.size, update=False)  # before there is anything whose look depends on it
        yield from self.compose_table()

    def compose_table(self) -> ComposeResult:
        """The question at the top, boards with seats and log beside them, panel, footer."""
        yield Header("header")
        with Horizontal(id="table"):
            with Container(id="boards"):
                yield from self.compose_boards()
            with Vertical(id="side"):
                yield LogWidget("log")
        yield DecisionPanel("panel")
        yield NewsLines("news")
        yield KeyFooter("footer")
        yield LinesWidget("too-small")

    def on_mount(self) -> None:
        """Watch the session, and show its state."""
        self._header = self.query_one("#header", Header)
        self._panel = self.query_one("#panel", DecisionPanel)
        self._footer = self.query_one("#footer", KeyFooter)
        self._news = self.query_one("#news", NewsLines)
        self._news.hear(self.place.last_word)
        self._log = self.query_one("#log", LogWidget)
        self._boards = list(self.query(BoardWidget))
        self.thinking.start()
        self.cursor = Cursor(lambda: self.board_widgets, self._panel, self.meant)
        self._unwatch = self.place.watch(self.update_game)
        if self.look_back is None:
            self.place.pause_when(self.controller.handing_over.pauses)
            if self.place.shared:
                self.SCOPES = (*self.SCOPES, "shared")  # type: ignore[misc]
        self.relabel()
        memory = self.place.kept() if self.look_back is None else None
        if memory is not None and memory.steps == self.session.steps:
            self._as_it_was(memory)

    def on_unmount(self) -> None:
        """Stop watching the session, now unseen."""
        self._unwatch()
        self.thinking.stop()
        if self.look_back is None:
            cursor, narrowed = self.cursor, self._panel.narrowed_to
            self.place.keep(Memory(self.session.steps, self.looking_at, cursor.target, cursor.key, narrowed))

    def _as_it_was(self, memory: Memory) -> None:
        """Show a guest who has come back what they saw when they left."""
        self.looking_at = memory.looking_at
        self.show_boards()
        self._panel.narrow(memory.narrowed)
        if any(entry.key == memory.key for entry in self.scene.entries):
            self.cursor.to_entry(self.scene, memory.key)
        elif memory.key is None and memory.target is not None:
            self.cursor.to_target(memory.target)
        self._ask()
        self.follow_cursor()

    def relabel(self) -> None:
        """Show everything in the current words."""
        from tabletop_tui.kit.registry import game_parts

        self.quiet()
        self._name_people(game_parts)
        self._reshape(*self.app.size)
        self.update_game()

    def _name_people(self, parts: Any) -> None:
        """Put everything into the current words, with the names of the present players."""
        self._named = [person.looks for person in self.people]
        self.wording = self.make_wording(parts)
        self.told.forget()

    def make_wording(self, parts: Any) -> Wording:
        """The game's words; tests with their own games supply others."""
        wording: Wording = parts(self.session.rules.id).wording(self.words, self.people)
        if self.tabletop.look.ascii:
            wording.in_ascii()
        return wording

    def why_not(self, seat: int, target: str) -> Sequence[Option[None]]:
        """Why nothing can be chosen at a target now, according to the rules."""
        table = self.session.table
        return table.rules.why_not(table.state, seat, target)

    # -- showing -----------------------------------------------------------------------------------

    def update_game(self) -> None:
        """Show what has happened at the table."""
        before = getattr(self, "scene", None)
        if [person.looks for person in self.people] != self._named:
            from tabletop_tui.kit.registry import game_parts

            self._name_people(game_parts)
        if self.look_back is None:
            self.controller.handing_over.draw_curtain()
            self.tell_news()
        self.scene = scene = scene_of(
            self.place,
            self.wording,
            self.tabletop.keymap,
            curtain=self.controller.handing_over.curtain,
            look_back=self.look_back,
            covered=self.controller.handing_over.covered,
            own_key=self.controller.handing_over.key,
        )
        same_game = self._shown == (self.session.steps, self.wording) and self.look_back is None
        if before is not None and self.place.shared and same_game and asks_the_same(before, scene):
            self._show_log()
            self._ask()
            self.show_hints()
            self.moments.tell()
            return
        self._shown = (self.session.steps, self.wording)
        if self.look_back is not None:
            self.turn_to_counted(self.look_back.line)
        self.coaching.mind()
        if scene.seat is not None and (before is None or asks_anew(before, scene)):
            self.looking_at = scene.seat
        self.moments.find()
        self.cursor.foresee(scene)
        foreseen = self.cursor.target, self.cursor.key
        self.show_boards()
        self._ask()
        self._show_listing(before)
        self.cursor.begin(scene)
        self.marks_are_drawn = foreseen == (self.cursor.target, self.cursor.key)
        self.follow_cursor()
        if self.look_back is not None and self.look_back.takes_apart:
            self.count_on_boards(self.look_back.line)
        self.show_hints()
        self.moments.tell()
        self.moments.show()
        self.controller.handing_over.say_who_decides()
        self.controller.mind_the_end()
        self.thinking.mind()
        self.only_answer.mind()
        self.controller.handing_over.mind()

    def _show_listing(self, before: Scene | None) -> None:
        """Show the scene's list, as narrow as before if the decision is still the same."""
        scene, narrowed = self.scene, self._panel.narrowed_to
        self.controller.typed = ""
        self._panel.signs = self.wording.sign_roles
        self._panel.legends = self.legend(scene.view)
        self._panel.show_listing(scene.listing)
        if before is not None and before.decision is scene.decision and scene.decision is not None:
            self._panel.narrow(narrowed)

    @property
    def log_is_seen(self) -> bool:
        """Whether the log is on the screen, so that remarks need no line of their own."""
        return self.shape != SMALL

    def tell_news(self) -> None:
        """Show what waits elsewhere and, if the log can't be seen, what was said."""
        word = self.place.last_word
        said = "" if word is None else word.said(self.words)
        called = self.place.elsewhere(self.words, self.tabletop.keymap.shown("leave-game"))
        self._news.tell(called, word, said, aloud=not self.log_is_seen)
        self.controller.handing_over.drop_offer()

    def end_moment(self) -> None:
        """A moment has been shown: show the table as it is."""
        self.show_boards()
        self.coaching.look_again()

    def show_boards(self) -> None:
        """Draw boards, seats and log, and mark what can be chosen."""
        scene = self.scene
        self.show(scene.view)
        opened, labels = scene.open_targets, scene.target_labels
        for board in self._boards:
            board.mark(opened, labels)
        self._show_log()

    def _show_log(self) -> None:
        self._log.signs = self.wording.sign_roles
        colours = [person.colour for person in self.people]
        self._log.show_log(self.log_lines(), colours, self.words("game-log"))

    def log_lines(self) -> list[Sentence]:
        """The lines of the log beside the boards."""
        return self.said()

    def said(self) -> list[Sentence]:
        """The log in sentences, as the player at the keyboard may read it; in a replay, up to its step."""
        return self.told.said(self)

    @property
    def viewer(self) -> int | None:
        """The seat that views the screen; `None` behind a curtain."""
        if self.look_back is not None:
            return self.look_back.viewer
        return None if self.controller.handing_over.veiled else self.place.viewer

    def _ask(self) -> None:
        self._header.show(headline_of(self), self.wording.sign_roles)

    def follow_cursor(self) -> None:
        """Show what choosing the thing under the cursor would do."""
        key, card, active = under_cursor(self)
        self._panel.highlight(key, card, active=active, picture=self.picture_of(key))
        self.highlighted(self.scene.view, self.cursor.target)
        self.marks_are_drawn = False

    def step_into(self, typed: str, key: str) -> None:
        """The first of two steps is chosen or taken back: boards offer what can follow, cursor at `key`."""
        scene = self.scene
        if scene.listing.stepwise and scene.decision is not None and scene.typed != typed:
            asked = self.wording.ask_begun(scene.view, scene.decision, typed)
            self.scene = replace(scene, typed=typed, question=asked)
            self.cursor.aim_at(self.scene, key)
            self.show_boards()
            self.marks_are_drawn = True
            self._ask()

    def show_hints(self) -> None:
        """The keys that do something now."""
        self._footer.show_hints(hints_of(self))

    # -- room --------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the present room; nothing is lost."""
        if not hasattr(self, "scene") or event.size == self._fitted_to:
            return
        before = self.shape, self.has_class("-tiny")
        self._reshape(*event.size)
        self.show_boards()
        if (self.shape, self.has_class("-tiny")) != before:
            self._ask()  # the header has the seats only if no field shows them
            self.show_hints()
            self.call_after_refresh(self.show_boards)

    def shape_for(self, width: int, height: int) -> str:
        """The shape of the screen in a terminal of this many cells."""
        return shape_of(width, height)

    def _fit(self, width: int, height: int, *, update: bool = True) -> None:
        self.shape = self.shape_for(width, height)
        for shape in (SMALL, HOME, LARGE):
            self.set_class(shape == self.shape, f"-{shape}", update=update)
        self.set_class(is_too_small(width, height), "-tiny", update=update)

    def _reshape(self, width: int, height: int) -> None:
        self._fitted_to = (width, height)
        self._fit(width, height)
        self.query_one("#too-small", LinesWidget).show_lines(too_small(self.words, width, height))

    # -- moving ------------------------------------------------------------------------------------

    def action_move(self, direction: str) -> None:
        """Move to the next thing that can be chosen."""
        self.quiet()
        if self.cursor.move(self.scene, direction):
            self.follow_cursor()

    def action_look_move(self, direction: str) -> None:
        """Move to the next thing, whether it can be chosen or not."""
        self.quiet()
        if self.cursor.move(self.scene, direction, everywhere=True):
            self.follow_cursor()

    def action_switch(self) -> None:
        """Switch from the boards to the list, or back."""
        self.quiet()
        self.cursor.switch(self.scene)
        self.follow_cursor()

    def action_page_move(self, pages: int) -> None:
        """Show the next or previous page of the list."""
        self.quiet()
        self.cursor.to_entry(self.scene, self._panel.paged_key(pages))
        self.follow_cursor()

    def action_back(self) -> None:
        """Show all options or the player's things again, leave the list, or put away what was said."""
        self.quiet()
        if self.scene.typed:
            self.controller.forget_typed()
            return
        self.coaching.put_away()
        self.controller.forget_typed()
        narrowed = self._panel.narrowed_to
        self._panel.narrow(None)
        own = self.scene.seat
        if own is not None and self.looking_at != own:
            self.looking_at = own
            self.show_boards()
            self._ask()
        elif self.cursor.in_list and self.cursor.target is not None:
            self.cursor.switch(self.scene)
        elif narrowed is None:
            self.cursor.begin(self.scene)
        self.follow_cursor()

    def action_look(self, step: int) -> None:
        """Look at the next player's boards."""
        self.quiet()
        self.looking_at = (self.looking_at + step) % len(self.people)
        self.show_boards()
        self._ask()
        self.show_hints()

    def action_page(self) -> None:
        """Show another page of boards, if there are pages."""

    # -- what the controller does ------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an action makes sense now; `None` greys it out."""
        return can_be_done(self, action)

    def quiet(self) -> None:
        """Another key: take away what was said, and stop what moves."""
        self.controller.quiet()

    def choose(self, key: str) -> None:
        """Choose an entry of the list."""
        self.controller.choose(key)

    def take_target(self, target: str) -> None:
        """Choose what can be chosen at a target; of several, show only these."""
        self.controller.take_target(target)

    async def action_take(self) -> None:
        """Take what is under the cursor."""
        await self.controller.take()

    async def action_undo(self) -> None:
        """Take back the last answer."""
        await self.controller.undo()

    async def action_redo(self) -> None:
        """Redo the last answer taken back."""
        await self.controller.redo()

    async def action_restart(self) -> None:
        """Take back the whole turn."""
        await self.controller.restart()

    def action_help(self) -> None:
        """Show the rule for this decision, and all keys."""
        self.controller.read("help")

    def action_why(self) -> None:
        """Show what isn't possible now, and why."""
        self.controller.read("why")

    def action_score(self) -> None:
        """Show the score sheet, as if the game ended now."""
        self.controller.read("score")

    def action_review(self) -> None:
        """Show where the game turned, and what would have been better."""
        self.controller.read("review")

    def action_log(self) -> None:
        """Open the log as a page to search."""
        self.controller.read("log")

    def action_pause(self) -> None:
        """Stop the computer players, or let them go on."""
        self.thinking.pause()

    def action_standing(self) -> None:
        """Open the page of standing answers."""
        self.controller.read("standing")

    def action_rules(self) -> None:
        """Open the short rules, or the coach's notes; the game waits below."""
        self.controller.read("coach" if self.coaching.has_told else "rules")

    def action_hint(self) -> None:
        """Show the best options, with what speaks for them."""
        self.quiet()
        self.hinting.ask()

    async def action_coach(self) -> None:
        """Turn the coach of the player at the keyboard on or off."""
        self.quiet()
        await self.coaching.turn()

    def action_debug(self) -> None:
        """Show seed, digest, decision and position, unless the terminal plays against others."""
        self.controller.debug()

    def action_talk(self) -> None:
        """Say something to all at the table."""
        self.controller.talk()

    def action_people(self) -> None:
        """Show who is here, and who sits where."""
        self.controller.show_people()

    def action_step(self, answers: int) -> None:
        """Go this many answers on or back."""
        self.controller.step(answers)

    def action_turn(self, turns: int) -> None:
        """Go this many turns on or back."""
        self.controller.turn(turns)

    def action_leave(self) -> None:
        """Back to the lobby, or from a look back to the table."""
        self.controller.leave()

    # -- the mouse ---------------------------------------------------------------------------------

    @on(BoardWidget.Picked)
    def picked(self, message: BoardWidget.Picked) -> None:
        """A click on a target is the same as going there and taking it."""
        if self.controller.handing_over.too_soon:
            return
        self.cursor.to_target(message.target, message.board)
        self.follow_cursor()
        self.take_target(message.target)

    @on(BoardWidget.Highlighted)
    def pointed_at(self, message: BoardWidget.Highlighted) -> None:
        """The cursor follows the mouse to a target."""
        if self.motion.runs:
            return
        if message.target is not None and message.target != self.cursor.target:
            self.cursor.to_target(message.target, message.board)
            self.follow_cursor()

    @on(DecisionPanel.Highlighted)
    def pointed_at_entry(self, message: DecisionPanel.Highlighted) -> None:
        """The cursor follows the mouse to an entry of the list."""
        self.cursor.to_entry(self.scene, message.key)
        self.follow_cursor()

    @on(DecisionPanel.Chosen)
    def entry_clicked(self, message: DecisionPanel.Chosen) -> None:
        """Choose the entry that was clicked."""
        if self.controller.handing_over.too_soon:
            return
        self.cursor.to_entry(self.scene, message.key)
        self.follow_cursor()
        self.choose(message.key)

    def on_click(self, event: events.Click) -> None:
        """A click on nothing ends what is being shown, as a key does."""
        if self.motion.runs:
            self.quiet()

    async def on_key(self, event: events.Key) -> None:
        """A key that stands on an option chooses it; what does nothing now is answered with a sentence."""
        if not self.controller.uses_up(event):
            if self._news.read():
                self.place_coach()  # the lines are free again
            self.motion.skip()
            await self.place.settled()
            self.controller.press(event)

    def targets(self) -> Iterator[str]:
        """All targets on the boards."""
        for board in self._boards:
            yield from board.drawing.targets
