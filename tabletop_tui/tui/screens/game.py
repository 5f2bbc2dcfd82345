"""The screen of every game: question, boards, panel, seats, log, and what keys and mouse do there.

A game's own screen says which boards there are, draws them, and describes what lies on them.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Size

from rulesets.core import Message
from tabletop_tui.kit.boards import FOOTER, HEADER, LOG, PANEL, STRIP
from tabletop_tui.kit.card import Card
from tabletop_tui.kit.showing import HOME, LARGE, SMALL
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import EMPTY
from tabletop_tui.play.place import Memory
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.ahead import Ahead
from tabletop_tui.tui.screens.at_once import OnlyAnswer
from tabletop_tui.tui.screens.changes import Changes
from tabletop_tui.tui.screens.coaching import Coaching
from tabletop_tui.tui.screens.controller import Controller
from tabletop_tui.tui.screens.cursor import Cursor
from tabletop_tui.tui.screens.explained import under_cursor
from tabletop_tui.tui.screens.game_end import GameEnd
from tabletop_tui.tui.screens.handing_over import HandingOver
from tabletop_tui.tui.screens.headline import headline_of
from tabletop_tui.tui.screens.hinting import Hinting
from tabletop_tui.tui.screens.hooks import GameHooks
from tabletop_tui.tui.screens.key_input import KeyInput
from tabletop_tui.tui.screens.log_text import LogText
from tabletop_tui.tui.screens.moments import Moments
from tabletop_tui.tui.screens.motion import Motion
from tabletop_tui.tui.screens.news import News
from tabletop_tui.tui.screens.pages import Pages
from tabletop_tui.tui.screens.possible import Possible, can_be_done
from tabletop_tui.tui.screens.recapping import Recapping
from tabletop_tui.tui.screens.rival_talk import RivalTalk
from tabletop_tui.tui.screens.room import is_pocket, is_too_small, shape_of, too_small
from tabletop_tui.tui.screens.scene import DECIDE, NOTHING, WAIT, Scene, asks_anew, asks_the_same
from tabletop_tui.tui.screens.sharing import Explained, Sharing
from tabletop_tui.tui.screens.teaching import Teaching
from tabletop_tui.tui.screens.thinking import Thinking
from tabletop_tui.tui.screens.viewpoint import Viewpoint
from tabletop_tui.tui.screens.voices import (
    COACH,
    LOOK,
    NOTICE,
    OPTION,
    QUESTION,
    RECAP,
    RIVAL,
    Voice,
    speaking,
)
from tabletop_tui.tui.terminal.screen import LeanScreen
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.footer import KeyFooter
from tabletop_tui.tui.widgets.header import Header
from tabletop_tui.tui.widgets.lines import LinesWidget
from tabletop_tui.tui.widgets.log import LogWidget, Sentence
from tabletop_tui.tui.widgets.panel import DecisionPanel, Highlight
from tabletop_tui.tui.widgets.strip import Strip, is_whole, strip_height, with_names_whole

if TYPE_CHECKING:
    from tabletop_tui.kit.registry import GameParts
    from tabletop_tui.play.place import Place
    from tabletop_tui.tui.program import Program
    from tabletop_tui.tui.screens.replay import LookBack


_READ_AHEAD = 0.05
"""Seconds after the first frame until the rest is read: the terminal gets all of the frame first."""


def _reads(page: str) -> "Callable[[GameScreen], None]":
    """The action of a key that opens a page."""

    def action(screen: "GameScreen") -> None:
        screen.read(page)

    return action


class GameScreen(GameHooks, LeanScreen[None], inherit_css=False):
    """The widgets of one game's table, their layout, and what its keys do. Subclasses provide `GameHooks`.

    What it knows is in `here`; what else it does, its helpers do, which know it as a `Display`. Textual's
    sheets for screens are left out: they take longer to read than our own, which says everything.
    """

    app: "Program"

    SCOPES: ClassVar[tuple[str, ...]] = ("game",)
    BINDINGS = bindings(*SCREENS["table"], *SCREENS["look-back"])
    COMPONENT_CLASSES = LeanScreen.COMPONENT_CLASSES
    AUTO_FOCUS = ""
    SHEETS: ClassVar[Sequence[str]] = ("game.tcss", "stageless.tcss")
    """The style sheets beside this module that the screen needs and reads at its start."""

    def __init__(self, place: "Place", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, only to look at."""
        super().__init__()
        self.css_path = [*(Path(__file__).with_name(each) for each in self.SHEETS), *self.css_path]
        if look_back is not None:
            self.SCOPES = ("replay",)  # type: ignore[misc]
        elif place.shared:
            self.SCOPES = (*self.SCOPES, "shared")  # type: ignore[misc]
        self.here = here = Viewpoint(place, lambda: self.tabletop, look_back)
        here.scopes = self.SCOPES
        self._header, self.strip, self._news = Header(HEADER), Strip(STRIP), News()
        self.panel, self._log, self._footer = DecisionPanel(PANEL), LogWidget(LOG), KeyFooter(FOOTER)
        self._boards: Mapping[str, BoardWidget] = {}
        """All boards by their ids."""
        self.curtain = EMPTY
        self._lit = frozenset[str]()
        """What the strip speaks about."""
        self.cursor = Cursor(self._explained_boards, self.panel, self.meant)
        self.motion = Motion(lambda seconds, frame: self.set_interval(seconds, frame).stop)
        self.rival_talk = RivalTalk(here)
        self._heard = OPTION
        """Who speaks in the strip."""
        self._speaks_later = False
        """Whether all that has happened is being shown, after which the strip speaks."""
        self.log_text = LogText(here, self.rival_talk)
        changes = Changes(here, self)
        self.handing_over = HandingOver(here, self, self._later)
        self.thinking = Thinking(here, self, self.motion, self.handing_over, lambda: self.is_current)
        self.teaching = Teaching(here, self, self.cursor)
        self.hinting = Hinting(here, self, changes, self.cursor)
        self.coaching = Coaching(here, self, changes, self.teaching, self.hinting)
        self.recapping = Recapping(here, self, self, self.log_text, self.coaching)
        self.moments = Moments(here, self, self.motion, self, self.end_moment)
        self.game_end = GameEnd(here, self, self, self.motion, self._explain, self._later)
        self.possible = Possible(
            here,
            self,
            self.motion,
            self.handing_over,
            self.thinking,
            self.check_action,
        )
        entries: dict[str, Callable[[], None]] = {
            "@score": partial(self.read, "score"),
            "@review": partial(self.read, "review"),
            "@replay": partial(self.look_back_at, 0),
            "@rematch": partial(self._rematch, changes.refused),
            "@step": self.thinking.step,
            "@go-on": self.thinking.go_on,
            "@retry": self.thinking.go_on,
            "@lobby": self.action_leave,
            "@next": self._begin_next_step,
        }
        self._ahead = Ahead(here, self.cursor, self.recapping.foresee, self.draw_next)
        self.controller = Controller(
            here, self, changes, self.cursor, self.handing_over, self.possible, self._ahead, entries
        )
        self.only_answer = OnlyAnswer(here, self, self.motion, self.controller.choose)
        self._key_input = KeyInput(
            here, self, self, self.motion, self.handing_over, self.coaching, self.possible, self.controller
        )
        self._pages = Pages(
            here,
            self,
            self,
            self.cursor,
            self.log_text,
            self.coaching,
            self.controller,
            self.look_back_at,
            lambda: self._unsaid,
        )
        self._named: list[tuple[str, str, str]] = []
        """How the players look in the present words."""
        self._shown: tuple[int, Wording] | None = None
        """What the boards show: the number of steps, and the words."""
        self._taking = ""
        """The word beside Enter in the footer."""
        self._said: tuple[str, bool] = ("", False)
        """The sentence for the player, and whether it asks to confirm."""
        self.sharing = Sharing(here, self, self.panel)
        self._explained = Explained()
        """What is under the cursor."""
        self._unsaid: Card | None = None
        """The card under the cursor, if strip and card have no room for all of it."""
        self._fitted_to = (0, 0)
        self._leaves = False
        """The screen is about to close."""
        self.marks_are_drawn = False
        """The boards have just been drawn with the marks for the cursor's present place."""

    @property
    def tabletop(self) -> "Program":
        """The program that shows this screen."""
        return self.app

    @property
    def board_widgets(self) -> Sequence[BoardWidget]:
        """The boards that can be seen."""
        return [board for board in self._boards.values() if board.region.area > 0] or [*self._boards.values()]

    def _explained_boards(self) -> Sequence[BoardWidget]:
        """Everything in sight on which something says what it is: the boards, header and log."""
        return [*self.board_widgets, *(each for each in (self._header, self._log) if each.region.area)]

    def _later(self, do: Callable[[], None]) -> object:
        """Do something once the messages that wait have been dealt with."""
        return self.app.call_later(do)

    # -- making the screen -------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The screen's parts, made for the room available."""
        self._fit(*self.app.size, update=False)  # before there is anything whose look depends on it
        yield from self.compose_table()

    def compose_table(self) -> ComposeResult:
        """The question at the top, boards with seats and log beside them, panel, footer."""
        yield self._header
        with Horizontal(id="table"):
            with Container(id="boards"):
                yield from self.compose_boards()
            with Vertical(id="side"):
                yield self._log
        yield self.panel
        yield self.strip
        yield self._footer
        yield LinesWidget("curtain")
        yield LinesWidget("too-small")

    def on_mount(self) -> None:
        """Watch the session, and show its state."""
        self.here.is_open = True
        self._news.begin_after(self.place.last_word)
        boards = [board for board in self.query(BoardWidget) if board not in (self._header, self._log)]
        self._boards = {board.id or "": board for board in boards}
        self.thinking.start()
        self._unwatch = self.place.watch(self.update_game)
        if self.look_back is None:
            self.place.pause_when(self.handing_over.pauses)
        self.relabel()
        self.rival_talk.begin()
        memory = self.place.kept() if self.look_back is None else None
        if memory is not None and memory.steps == self.here.record.steps:
            self._as_it_was(memory)
        if self.app.OWNS_PROCESS:  # a server has everything before the first guest comes
            loop = asyncio.get_running_loop()
            self.call_after_refresh(loop.call_later, _READ_AHEAD, self._read_on, self.read_ahead())

    def read_ahead(self) -> Iterator[None]:
        """Import and make what a start leaves out, a part at a time."""
        # Read here, not in the middle of an answer.
        from tabletop_tui.play import recap  # noqa: F401
        from tabletop_tui.text.messages import around, bots, keys  # noqa: F401

        yield
        yield from self.wording.read_ahead()

    def _read_on(self, parts: Iterator[None]) -> None:
        """Go on reading while the player looks at the table; a key waits for one part at most."""
        if self.is_running and next(parts, self) is None:
            _ = asyncio.get_running_loop().call_soon(self._read_on, parts)

    def on_unmount(self) -> None:
        """Stop watching the session, now unseen."""
        self.here.is_open = False
        self._ahead.stop()
        self._unwatch()
        if self.look_back is None:
            cursor, narrowed = self.cursor, self.panel.narrowed_to
            self.place.keep(
                Memory(self.here.record.steps, self.looking_at, cursor.target, cursor.key, narrowed)
            )

    def _as_it_was(self, memory: Memory) -> None:
        """Show a guest who has come back what they saw when they left."""
        self.looking_at = memory.looking_at
        self.show_boards()
        self.panel.narrow(memory.narrowed)
        if any(entry.key == memory.key for entry in self.scene.entries):
            self.cursor.to_entry(self.scene, memory.key)
        elif memory.key is None and memory.target is not None:
            self.cursor.to_target(memory.target)
        self._show_headline()
        self.follow_cursor()

    def relabel(self) -> None:
        """Show everything in the current words."""
        from tabletop_tui.kit.registry import game_parts

        self.quiet()
        self._name_people(game_parts)
        self._reshape(*self.app.size)
        self.update_game()

    def _name_people(self, parts: "Callable[[str], GameParts]") -> None:
        """Put everything into the current words, with the names of the present players."""
        self._named = [person.looks for person in self.people]
        self.here.wording = self.make_wording(parts)
        self.log_text.clear_caches()
        self.recapping.dismiss()

    def make_wording(self, parts: "Callable[[str], GameParts]") -> Wording:
        """The game's words; tests with their own games supply others."""
        wording = parts(self.session.rules.id).wording(self.words, self.people)
        if self.tabletop.look.ascii:
            wording.in_ascii()
        return wording

    # -- showing -----------------------------------------------------------------------------------

    def update_game(self) -> None:
        """Show what has happened at the table."""
        with self._speaking_once():
            self._show_game()

    @contextmanager
    def _speaking_once(self) -> Iterator[None]:
        """What there is to say is worked out once, at the end."""
        self._speaks_later = True
        try:
            yield
        finally:
            self._speaks_later = False
        self.speak()

    def _show_game(self) -> None:
        before = self.scene
        if [person.looks for person in self.people] != self._named:
            from tabletop_tui.kit.registry import game_parts

            self._name_people(game_parts)
        if self.look_back is None:
            self.here.refresh_curtain()
            self.show_news()
        scene = self.here.find_scene(self.handing_over.key)
        same_game = self._shown == (self.here.record.steps, self.wording) and self.look_back is None
        if before is not NOTHING and self.place.shared and same_game and asks_the_same(before, scene):
            self._show_log()
            self._show_headline()
            self.show_hints()
            self.moments.announce()
            return
        self._shown = (self.here.record.steps, self.wording)
        if before.mode == WAIT and scene.mode == DECIDE and self.notice != self.moments.announcement:
            self._said = ("", False)  # what a key did while others played says nothing about this turn
        if self.look_back is not None:
            self.turn_to_counted(self.look_back.line)
        self.coaching.refresh()
        self.recapping.refresh()
        if scene.seat is not None and asks_anew(before, scene):
            self.looking_at = scene.seat
        self.moments.find()
        self.cursor.foresee(scene)
        foreseen = self.cursor.target, self.cursor.key
        self.show_boards()
        self._show_headline()
        self._show_listing(before)
        self.cursor.begin(scene)
        self._draw_curtain()
        self.marks_are_drawn = foreseen == (self.cursor.target, self.cursor.key)
        self.follow_cursor()
        if self.look_back is not None and self.look_back.takes_apart:
            self.count_on_boards(self.look_back.line)
        self.show_hints()
        self.moments.announce()
        self.moments.show()
        self.handing_over.say_who_decides()
        self.game_end.refresh()
        self.thinking.refresh()
        self.only_answer.refresh()
        self.handing_over.refresh()

    def _draw_curtain(self) -> None:
        """Let the curtain fall over everything, or lift it; it is drawn when it is known what it says."""
        seat = self.handing_over.awaited
        down = seat is not None and self.here.curtain_is_down
        self.set_class(down, "-curtain")
        if seat is not None and down and not self._speaks_later:
            from tabletop_tui.tui.screens.curtain import curtain_of, draw_curtain  # most never fall

            curtain = curtain_of(self.here, seat, self.notice)
            self.curtain = draw_curtain(*self.app.size, curtain, self.tabletop.look)
            self.query_one("#curtain", LinesWidget).show_lines(self.curtain.lines)

    def _show_listing(self, before: Scene) -> None:
        """Show the scene's list, as narrow as before if the decision is still the same."""
        scene, narrowed = self.scene, self.panel.narrowed_to
        self.controller.typed = ""
        self.panel.signs, self.panel.names = self.wording.sign_roles, self._name_colours
        self.panel.legends = self.legend(scene.view)
        self.panel.show_listing(scene.listing)
        if before.decision is scene.decision and scene.decision is not None:
            self.panel.narrow(narrowed)

    @property
    def log_is_seen(self) -> bool:
        """Whether the log is on the screen, so that remarks need no line of their own."""
        return self.shape != SMALL

    def show_news(self) -> None:
        """Show what waits elsewhere and, if the log can't be seen, what was said."""
        word = self.place.last_word
        said = "" if word is None else word.said(self.words)
        called = self.place.elsewhere(self.words, self.here.keymap.shown("leave-game"))
        self._news.note(called, word, said, aloud=not self.log_is_seen)
        self.handing_over.drop_offer()
        self.speak()

    def end_moment(self) -> None:
        """A moment has been shown: show the table as it is."""
        self.show_boards()
        self.speak()

    def show_boards(self) -> None:
        """Draw boards, seats and log, and mark what can be chosen."""
        scene = self.scene
        self.show(scene.view)
        opened, labels = scene.open_targets, scene.target_labels
        for board in self._boards.values():
            if board.id not in self.kept_keys:
                board.mark(opened, labels)
        self._light()
        self._show_log()

    @property
    def kept_keys(self) -> Collection[str]:
        """Boards that show what could be chosen before, with its keys, until the moment is over."""
        return ()

    def _show_log(self) -> None:
        self._log.signs, self._log.names = self.wording.sign_roles, self.here.names
        colours = [person.colour for person in self.people]
        self._log.show_log(self.log_lines(), colours, self.words.game.log())

    def log_lines(self) -> list[Sentence]:
        """The lines of the log beside the boards."""
        return self.log_text.sentences()

    def _show_headline(self) -> None:
        self._header.show(headline_of(self.here, self), self.wording.sign_roles)

    def follow_cursor(self) -> None:
        """Show what choosing the thing under the cursor would do."""
        key, card, active = under_cursor(self.here, self.cursor, self, self.log_text)
        self._explained = Explained(key, card, active, self.picture_of(key))
        self.speak()
        self.highlighted(self.scene.view, self.cursor.target)
        self.marks_are_drawn = False
        if self.tabletop.works_ahead:
            self._ahead.rest()
        if not self._speaks_later:
            self._show_what_enter_does()

    def begin_keys(self, typed: str, key: str) -> None:
        """List and boards offer what can follow the `typed` keys, and the cursor aims at the entry `key`."""
        self.recapping.read_on()
        self.panel.narrow_to_keys(typed)
        scene = self.scene
        if scene.listing.stepwise and scene.decision is not None and scene.typed != typed:
            asked = self.wording.ask_begun(scene.view, scene.decision, typed)
            self.here.scene = replace(scene, typed=typed, question=asked)
            self.cursor.aim_at(self.scene, key)
            self.show_boards()
            self.marks_are_drawn = True
            self._show_headline()
        self.keys_begun(typed)

    def narrow(self, target: str | None) -> None:
        """List only what can be chosen at a target; `None` lists everything."""
        self.panel.narrow(target)

    def _explain(self, card: Card) -> None:
        """Show a card for what is highlighted in the list."""
        self._explained = Explained(self.panel.key, card)
        self.speak()

    def _show_what_enter_does(self) -> None:
        """As `show_hints`, where nothing but the word beside Enter can have changed."""
        if self.possible.taking != self._taking:
            self.show_hints()

    def show_hints(self) -> None:
        """The keys that do something now."""
        self._taking = self.possible.taking
        self._footer.show_hints(self.possible.hints())

    @property
    def taken_by_enter(self) -> str:
        return self.cursor.takes(self.scene) or ""

    # -- what is said ------------------------------------------------------------------------------

    def say(self, text: str, *, again: bool = False) -> None:
        """Show the player a sentence until the next key; an empty one removes what was said."""
        if (text, again) != self._said:
            self._said = (text, again)
            self.speak()

    @property
    def notice(self) -> str:
        """The sentence that is shown until the next key."""
        return self._said[0]

    def speak(self) -> None:
        """Let the strip say what is most urgent; what it says of an option, the card needn't."""
        if self._speaks_later:
            return
        if self.has_class("-curtain"):
            self._draw_curtain()
        voices = [*map(self._with_names_held, self._voices())]
        card = self._explained.card
        held = replace(card, sentences=self.here.with_names_held(*card.sentences))
        heard, explained = speaking(voices), self._explained._replace(card=held)
        if self.motion.runs and self.moment_stays > 0:  # what is shown now is read first
            voice, card, is_whole = heard, replace(explained.card, is_said_later=True), True
        else:
            recap_waits = bool(self.recapping.voices)
            voice, card, is_whole = self.sharing.share(voices, heard, explained, recap_waits=recap_waits)
        voice = voice._replace(name=with_names_whole(voice.name, self.here.names, self.strip_lines))
        signs = {**self.wording.sign_roles, **self._name_colours}
        self.strip.show_voice(voice, signs, pictures=self.tabletop.look.pictures)
        self._heard = voice.kind
        self.coaching.heard(voice.kind)
        self._lit = voice.lit
        news = self.recapping.marks
        for board in self._boards.values():
            board.news = news
        self._light()
        self._unsaid = None if is_whole else self._explained.card
        self.panel.key_for_more = "" if is_whole else self.here.keymap.shown("help")
        self.panel.highlight(explained.key, card, active=explained.is_listed, picture=explained.picture)

    def _with_names_held(self, voice: Voice) -> Voice:
        """What it says, for a strip of which no line ends within a name."""
        hold = self.here.with_names_held
        return voice._replace(texts=hold(*voice.texts), todo=hold(voice.todo)[0])

    @property
    def _name_colours(self) -> dict[str, str]:
        """The colour of each name that is no single letter: in a sentence, that could mean anything."""
        named = [(self.wording.name(seat), person.colour) for seat, person in enumerate(self.people)]
        return {name: colour for name, colour in named if len(name) > 1}

    @property
    def strip_lines(self) -> int:
        """How many lines the strip has: more where they are short."""
        return strip_height(HOME if self.here.is_pocket else self.shape)

    @property
    def strip_size(self) -> Size:
        """How many cells it has in a line, and how many lines."""
        return Size(self.app.size.width, self.strip_lines)

    def card_is_seen(self, key: str) -> bool:
        """Whether the cursor is on this option, and its card has room for all it says."""
        shown = self._explained
        return shown.key == key and self.panel.holds(Highlight(key, shown.card, shown.picture))

    def _light(self) -> None:
        """Light what the strip speaks about, if any of it is in sight; the rest of the boards is quiet.

        Boards on which something can be chosen stay as they are if none of it, nor they themselves, is lit.
        """
        lit = self._lit
        holding = [board for board in self.board_widgets if board.id in lit or lit & board.drawing.targets]
        asked = not any(board.open_targets for board in holding)
        for board in self._boards.values():
            whole = not holding or board.id in lit or (asked and board.open_targets)
            board.lit = None if whole else lit

    def _voices(self) -> Iterator[Voice]:
        """Everyone who has something to say now."""
        text, asks = self._said
        if text:
            yield Voice(QUESTION if asks else NOTICE, "", (text,))
        yield from self._news.voices
        if self.motion.runs and self.moment_stays > 0:
            return  # what is shown now is read first
        recap, notes = self.recapping.voices_above(text), self.coaching.voices
        if text and not recap and self.recapping.voices:  # it waits, and the coach with it
            notes = [each for each in notes if each.kind != COACH]
        if not (recap and self._only_looks):  # what a player looks at meanwhile is explained
            yield from (*notes, *recap)
        if not self.log_is_seen:
            yield from self.rival_talk.voices
        card = self._explained.card
        if self.scene.listing.whole:  # a look back: a list of sentences that may be too long for it
            here = next((each for each in self.scene.entries if each.key == self._explained.key), None)
            first = (here.text.removesuffix(" …"),) if here is not None else ()
            yield Voice(OPTION, self.scene.listing.heading, (*first, *card.sentences))
        elif (self.scene.mode == DECIDE or self._looks_at_target) and (card.sentences or card.facts):
            kind = LOOK if self._only_looks else OPTION
            yield Voice(kind, self._title_of(card), card.sentences or (" · ".join(card.text),))

    @property
    def _looks_at_target(self) -> bool:
        """Whether the cursor stands on something on the boards, and not on an entry of the list."""
        return self.cursor.target is not None and self.cursor.key is None

    @property
    def _only_looks(self) -> bool:
        """Whether nothing can be chosen where the cursor stands."""
        target = self.cursor.target
        return target is not None and self._looks_at_target and not self.scene.options_at(target)

    def _title_of(self, card: Card) -> str:
        """What a card is about, in the words of the list where its title is too long for the strip.

        Nothing if these are too long as well: the row under the cursor has them.
        """
        titled = "".join(run.text for run in card.title if "dim" not in run.role).strip()
        entry = next((each for each in self.scene.entries if each.key == self._explained.key), None)
        found = [titled, *((entry.text, entry.brief, entry.short) if entry is not None else ())]
        height = self.strip_lines
        names = [with_names_whole(name, self.here.names, height) for name in found]
        otherwise = names[0] if entry is None else ""
        return next((name for name in names if name and is_whole(name, height)), otherwise)

    def unsay(self, *texts: str) -> None:
        """Remove the sentence if it is one of these and still shown."""
        if self.notice and self.notice in texts:
            self.say("")

    def quiet(self, *, notes: bool = True, reads_on: bool = False) -> None:
        """Another key: remove the sentence, stop what moves, and put away the `notes` that have been read.

        A player who `reads_on` sees the next part of what happened, whatever it is about.
        """
        noticed = bool(self.notice)
        self.motion.skip()
        self.controller.drop_question()
        self.say("")
        if notes and not noticed:
            if self._heard == RECAP:
                self.recapping.read_on(to_the_end=reads_on)
            else:
                self.coaching.dismiss()

    def _say_reason(self, reason: Message) -> None:
        from tabletop_tui.text.complaints import sentence_of

        self.say(sentence_of(self.words, reason))

    def run_task(self, task: Coroutine[Any, Any, None], group: str) -> None:
        """Run a task in the background, in place of the last of its group; it ends with the screen."""
        _ = self.run_worker(task, group=group, exclusive=True)

    # -- room --------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the present room; nothing is lost."""
        if not self.here.is_shown or event.size == self._fitted_to:
            return
        before = self.shape, self.here.is_tiny, self.here.is_pocket
        self._reshape(*event.size)
        self.show_boards()
        self._draw_curtain()
        if (self.shape, self.here.is_tiny, self.here.is_pocket) != before:
            self._show_headline()  # the header has the seats only if no field shows them
            self.show_hints()
            self.speak()
            self.call_after_refresh(self.show_boards)

    def shape_for(self, width: int, height: int) -> str:
        """The shape of the screen in a terminal of this many cells."""
        return shape_of(width, height)

    def _fit(self, width: int, height: int, *, update: bool = True) -> None:
        self.here.shape, self.here.is_tiny = self.shape_for(width, height), is_too_small(width, height)
        self.here.is_pocket = is_pocket(width, height)
        for shape in (SMALL, HOME, LARGE):
            self.set_class(shape == self.shape, f"-{shape}", update=update)
        self.set_class(self.here.is_tiny, "-tiny", update=update)

    def _reshape(self, width: int, height: int) -> None:
        self._fitted_to = (width, height)
        self._fit(width, height)
        self.query_one("#too-small", LinesWidget).show_lines(too_small(self.words, width, height))

    # -- moving ------------------------------------------------------------------------------------

    def action_move(self, direction: str) -> None:
        """Move to the next thing that can be chosen."""
        self._move(direction)

    def _move(self, direction: str, *, everywhere: bool = False) -> None:
        with self._speaking_once():
            self.quiet()
            if self.cursor.move(self.scene, direction, everywhere=everywhere):
                self.follow_cursor()
        self._show_what_enter_does()

    def action_look_move(self, direction: str) -> None:
        """Move to the next thing, whether it can be chosen or not."""
        self._move(direction, everywhere=True)

    def action_switch(self) -> None:
        """Switch from the boards to the list, or back."""
        self.quiet()
        self.cursor.switch(self.scene)
        self.follow_cursor()

    def action_page_move(self, pages: int) -> None:
        """Show the next or previous page of the list."""
        self.quiet()
        self.cursor.to_entry(self.scene, self.panel.paged_key(pages))
        self.follow_cursor()

    def action_back(self) -> None:
        """Show all options or the player's things again, leave the list, or put away what was said."""
        reads_on, was_heard = bool(self.strip.voice.next), self.coaching.is_heard
        if reads_on:
            self.say("")  # a notice beside it doesn't take a key of its own
        self.quiet(reads_on=reads_on)
        if reads_on:
            self.speak()
            return  # the key stands behind what is read
        if self.scene.typed:
            self.controller.forget_typed()
            return
        if was_heard:
            self.coaching.put_away()
        self.controller.forget_typed()
        narrowed = self.panel.narrowed_to
        self.panel.narrow(None)
        own = self.scene.seat
        if own is not None and self.looking_at != own:
            self.looking_at = own
            self.show_boards()
            self._show_headline()
        elif self.cursor.in_list and self.cursor.target is not None:
            self.cursor.switch(self.scene)
        elif narrowed is None:
            self.cursor.begin(self.scene)
        self.follow_cursor()

    def action_look(self, step: int) -> None:
        """Look at the next player's boards; what there is to read stays."""
        self.quiet(notes=False)
        self.looking_at = (self.looking_at + step) % len(self.people)
        self.show_boards()
        self._show_headline()
        self._show_what_enter_does()

    def action_page(self) -> None:
        """Show another page of boards, if there are pages."""

    # -- what else keys do -------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an action makes sense now; `None` greys it out."""
        return can_be_done(self.here, action)

    async def action_take(self) -> None:
        """Take what is under the cursor."""
        await self.controller.take()

    async def action_undo(self) -> None:
        """Take back the last answer."""
        await self.controller.change_mind(self.place.undo)

    async def action_redo(self) -> None:
        """Redo the last answer taken back."""
        await self.controller.change_mind(self.place.redo)

    async def action_restart(self) -> None:
        """Take back the whole turn."""
        await self.controller.change_mind(self.place.restart)

    def action_pause(self) -> None:
        """Stop the computer players, or let them go on."""
        self.thinking.pause()

    def action_hint(self) -> None:
        """Show the best options, with what speaks for them."""
        self.quiet()
        self.coaching.hint()

    async def action_coach(self) -> None:
        """Turn the coach of the player at the keyboard on or off."""
        self.quiet()
        await self.coaching.turn()

    # -- pages, the replay, other screens ----------------------------------------------------------

    def read(self, page: str) -> None:
        """Open a page about the game, by its name; what there is to read stays for when it closes."""
        opened = self._pages.page(page)
        self.quiet(notes=False)
        _ = self.app.push_screen(opened)

    action_help, action_why, action_score = _reads("help"), _reads("why"), _reads("score")
    action_review, action_log, action_standing = _reads("review"), _reads("log"), _reads("standing")

    def action_rules(self) -> None:
        """Open the short rules, or the coach's notes; the game waits below."""
        self.read("coach" if self.coaching.has_notes else "rules")

    def action_debug(self) -> None:
        """Show seed, digest, decision and position, unless the terminal plays against others."""
        if self.place.shared and not self.here.record.over:
            self.say(self.words.game.debug_not_now())
        else:
            self.read("debug")

    def action_talk(self) -> None:
        """Say something to all at the table."""
        self.quiet()
        self.tabletop.talk(self.place, self._say_reason)

    def action_people(self) -> None:
        """Show who is here and who plays which seat; at one keyboard that can be changed."""
        if self.place.shared:
            self.quiet()
            self.tabletop.show_people(self.place)
        else:
            self.read("people")

    def look_back_at(self, entry: int) -> None:
        """Open the replay after an entry of the log."""
        from tabletop_tui.tui.screens.replay import LookBack

        if self.place.lesson is not None:
            self.say(self.words.lesson.no_replay())
        elif self.look_back is not None:
            self.look_back.go_to(entry)
            self.update_game()
        else:
            past = LookBack(self.session, viewer=self.viewer)
            past.go_to(entry)
            screen = type(self)(self.place, past)
            self.quiet()
            _ = self.app.push_screen(screen)

    def action_step(self, answers: int) -> None:
        """In a replay: read on, or go this many answers on or back."""
        if answers == 1 and self.coaching.read_on():
            return
        if self.look_back is not None and self.look_back.step(answers):
            self.update_game()

    def action_turn(self, turns: int) -> None:
        """In a replay: read on, or go this many turns on or back."""
        if turns == 1 and self.coaching.read_on():
            return
        if self.look_back is not None and self.look_back.turn(turns):
            self.update_game()

    def _begin_next_step(self) -> None:
        """Open the next step of a lesson in place of this one."""
        step = self.teaching.exercise
        if step is not None:
            self.tabletop.begin_step(step.rules.id, step.number + 1, instead=True)

    def _rematch(self, refused: Callable[[Exception], None]) -> None:
        if not self._leaves:
            self._leaves = True
            self.tabletop.rematch(self.place, refused)
            self._leaves = self.app.screen is not self

    def action_leave(self) -> None:
        """Return to the lobby, or from a replay to the table."""
        if self._leaves:
            return  # keys can arrive faster than the screen closes
        self._leaves = True
        if self.look_back is None:
            self.place.leave()
        self.tabletop.leave_game(self.place.session.game_id)

    # -- the mouse ---------------------------------------------------------------------------------

    @on(BoardWidget.Picked)
    def picked(self, message: BoardWidget.Picked) -> None:
        """A click on a target is the same as going there and taking it; elsewhere it ends what is shown."""
        if self.handing_over.too_soon:
            return
        if self.motion.runs and message.target not in self.scene.open_targets:
            self.quiet()
            return
        self.cursor.to_target(message.target, message.board)
        self.follow_cursor()
        self.controller.take_target(message.target)

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

    @on(DecisionPanel.PointedAt)
    def pointed_at_list(self, message: DecisionPanel.PointedAt) -> None:
        """The list, or the column under the mouse, says what it shows."""
        target = f"list:{message.title}"
        if not self.motion.runs and self.cursor.target != target:
            self.cursor.to_target(target)
            self.follow_cursor()

    @on(DecisionPanel.Chosen)
    def entry_clicked(self, message: DecisionPanel.Chosen) -> None:
        """Choose the entry that was clicked."""
        if self.handing_over.too_soon:
            return
        self.cursor.to_entry(self.scene, message.key)
        self.follow_cursor()
        self.controller.choose(message.key)

    def on_click(self, event: events.Click) -> None:
        """A click on nothing ends what is being shown, as a key does; on the curtain it is a key."""
        if self.has_class("-curtain"):
            from tabletop_tui.tui.screens.curtain import entry_clicked

            key = entry_clicked(self.here, self.curtain, event.screen_x, event.screen_y)
            if key is not None and not self.handing_over.too_soon:
                self.controller.choose(key)
        elif self.motion.runs:
            self.quiet()

    async def on_key(self, event: events.Key) -> None:
        """A key that stands on an option chooses it; what does nothing now is answered with a sentence."""
        if not self._key_input.uses_up(event):
            if self._news.read():
                self.speak()
            if self._heard == RIVAL:
                self.rival_talk.dismiss()
                self.speak()
            if not (self.handing_over.only_moves(event) and self.check_action("move", ())):
                self.motion.skip()  # a move does that itself, so that the strip speaks once
            await self.place.settled()
            self._key_input.press(event)

    def targets(self) -> Iterator[str]:
        """All targets on the boards."""
        for board in self._boards.values():
            yield from board.drawing.targets
