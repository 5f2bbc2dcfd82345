"""The screen of every game: question, boards, panel, seats, log, and what keys and mouse do with them.

A game's own screen says which boards there are, draws them, and describes what lies on them.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical

from rulesets.core import Option, Standing, Table
from tabletop_tui.drawing import Line, Run, cells, pad, wrap
from tabletop_tui.games import round_word
from tabletop_tui.games.kit.card import Card, card_of
from tabletop_tui.games.wording import Wording
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import SCREENS, bindings, in_scope
from tabletop_tui.people import Person
from tabletop_tui.place import Memory, Place, Remark
from tabletop_tui.played import standings_at, total_text
from tabletop_tui.screens.answers import Answering
from tabletop_tui.screens.cursor import Cursor
from tabletop_tui.screens.motion import OFF, Frame, Motion
from tabletop_tui.screens.news import NewsLines
from tabletop_tui.screens.scene import DECIDE, HAND_OVER, LOOK_BACK, Scene, scene_of
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.footer import Hint, KeyFooter
from tabletop_tui.widgets.header import Header, Headline, SeatTag
from tabletop_tui.widgets.lines import LinesWidget, line_of
from tabletop_tui.widgets.log import LogWidget, Sentence, sentences
from tabletop_tui.widgets.panel import DecisionPanel
from tabletop_tui.widgets.seats import SeatsWidget
from tabletop_tui.words import Words

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import HandOver, Session

SMALL, HOME, LARGE = "small", "home", "large"
_AT_ONCE = 3
"""More answers than these at once aren't shown as a moment: somebody comes back to a game."""

LEAST = (80, 24)
"""Columns and lines a game needs."""


class GameScreen(Answering):
    """The table of one game. Subclasses give `compose_boards` and `show`, and more where they like."""

    SCOPES: ClassVar[tuple[str, ...]] = ("game",)
    BINDINGS = bindings(*SCREENS["table"], *SCREENS["look-back"])
    AUTO_FOCUS = ""

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__()
        self.css_path = [Path(__file__).with_name("game.tcss"), *self.css_path]
        self.session = session
        self.place = Place(session)
        """Whom this terminal plays for; whoever opens the screen may set another one before it is shown."""
        self.look_back = look_back
        self.shape = HOME
        """How much room there is: `small` (80x24), `home` (120x36) or `large` (160x50)."""
        self.looking_at: int = 0
        """The seat whose own boards are shown."""
        self.curtain: int | None = None
        """The seat that has things of its own to see and hasn't come to the keyboard yet."""
        self._was_told: tuple[Remark | None] | None = None
        """The last line about seats and people, once there was a look at it."""
        self._told: dict[int | None, list[tuple[bool, list[Sentence]]]] = {}
        """What every entry of the log says to a viewer, and whether it was undone: worded once."""
        self._looking = False
        self._shown: tuple[int, Wording] | None = None
        """What the boards show: how many steps of the game, in which words."""
        self._said_passed: HandOver | None = None
        """Who decides has been said for this change of seats."""
        self._fitted_to = (0, 0)
        self.motion = Motion(self)
        self._told_to = -1
        """The last entry of the log whose moment has been shown."""
        if look_back is not None:
            self.SCOPES = ("replay",)  # type: ignore[misc]

    # -- what a game's own screen gives ------------------------------------------------------------

    def compose_boards(self) -> ComposeResult:
        """The boards, each with an id; containers around them may lay them out."""
        raise NotImplementedError

    def show(self, view: Any) -> None:
        """Draw all boards from what may be seen; `shape` and `looking_at` say how and whose."""
        raise NotImplementedError

    def status(self, view: Any) -> str:
        """What the table as a whole is like, in a line: stacks, piles, what is left."""
        return ""

    def legend(self, view: Any) -> Sequence[str]:
        """What letters on the boards mean, the longest wording first; none where boards need no legend."""
        return ()

    def seat_lines(self, view: Any, words: Words, width: int) -> Sequence[Line]:
        """Everybody's public things and live scores, in lines of so many cells."""
        return [self.seat_head(standing, width) for standing in self.standings]

    def describe(self, view: Any, target: str) -> list[str]:
        """What lies at a target, a sentence a line; for looking around."""
        return []

    def why_not(self, seat: int, target: str) -> Sequence[Option[None]]:
        """Why nothing can be chosen at a target now, as the rules know it."""
        table = self.session.table
        return table.rules.why_not(table.state, seat, target)

    def highlighted(self, view: Any, target: str | None) -> None:
        """The cursor has come to a target: a game may mark on its boards what that would do."""

    def seat_head(self, standing: Standing, width: int) -> Line:
        """A line with the person's name, whose turn it is, and the score."""
        seat = standing.seat
        person = self.people[seat]
        active = seat == self.scene.mover
        points = self.words("game-points", points=total_text(standing))
        name = pad(person.name, max(1, width - cells(points) - 4))
        return (
            Run("▶ " if active else "  ", "you"),
            Run(name, f"{person.colour} strong" if active else person.colour),
            Run(points, "gold"),
            Run("  ", ""),
        )

    # -- what is there -----------------------------------------------------------------------------

    @property
    def people(self) -> Sequence[Person]:
        """Everybody at the table, in seat order."""
        return self.session.people

    @property
    def table(self) -> Table[Any]:
        """The table as it is shown: now, or at the moment looked back at."""
        return self.session.table if self.look_back is None else self.look_back.table

    @property
    def standings(self) -> Sequence[Standing]:
        """How the seats stand, as if the game ended now, as far as whoever looks may know."""
        return standings_at(self.table, self.viewer, over=self.session.over)

    @property
    def board_widgets(self) -> list[BoardWidget]:
        """The boards that can be seen."""
        return [board for board in self._boards if board.region.area > 0] or self._boards

    @property
    def panel(self) -> DecisionPanel:
        """The list of options."""
        return self._panel

    # -- making the screen -------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The screen's parts, made for the room there is."""
        self._fit(*self.app.size, update=False)  # before there is anything whose looks depend on it
        yield from self.compose_table()

    def compose_table(self) -> ComposeResult:
        """Question on top, boards with seats and log beside them, panel, footer."""
        yield Header("header")
        with Horizontal(id="table"):
            with Container(id="boards"):
                yield from self.compose_boards()
            with Vertical(id="side"):
                yield SeatsWidget("seats")
                yield LogWidget("log")
        yield DecisionPanel("panel")
        yield NewsLines("news")
        yield KeyFooter("footer")
        yield LinesWidget("too-small")

    def on_mount(self) -> None:
        """Watch the session and show where it stands."""
        self._header = self.query_one("#header", Header)
        self._panel = self.query_one("#panel", DecisionPanel)
        self._footer = self.query_one("#footer", KeyFooter)
        self._news = self.query_one("#news", NewsLines)
        self._news.hear(self.place.last_word)
        self._seats = self.query_one("#seats", SeatsWidget)
        self._log = self.query_one("#log", LogWidget)
        self._boards = list(self.query(BoardWidget))
        self.cursor = Cursor(lambda: self.board_widgets, self._panel)
        self._unwatch = self.place.watch(self.update_game)
        if self.look_back is None:
            self.place.pause_when(self.pauses)
            if self.place.shared:
                self.SCOPES = (*self.SCOPES, "shared")  # type: ignore[misc]
        self.relabel()
        memory = self.place.kept() if self.look_back is None else None
        if memory is not None and memory.steps == self.session.steps:
            self._as_it_was(memory)

    def on_unmount(self) -> None:
        """Let go of the session."""
        self._unwatch()
        if self.look_back is None:
            cursor, narrowed = self.cursor, self._panel.narrowed_to
            self.place.keep(Memory(self.session.steps, self.looking_at, cursor.target, cursor.key, narrowed))

    def _as_it_was(self, memory: Memory) -> None:
        """Whoever was here has come back: show what they saw when they left."""
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
        """Say everything in the words that are in use now."""
        from tabletop_tui.games import game_parts

        self.quiet()
        self._name_people(game_parts)
        self._reshape(*self.app.size)
        self.update_game()

    def _name_people(self, parts: Any) -> None:
        """Put everything into the words of now, with the names of those who sit at the table now."""
        self._named = self.people
        self.wording = self.make_wording(parts)
        self._told.clear()

    def make_wording(self, parts: Any) -> Wording:
        """The game's words; tests with games of their own give others."""
        wording: Wording = parts(self.session.rules.id).wording(self.words, self.people)
        if self.tabletop.look.ascii:
            wording.in_ascii()
        return wording

    # -- showing -----------------------------------------------------------------------------------

    def update_game(self) -> None:
        """Something has happened at the table: show it."""
        before = getattr(self, "scene", None)
        if self.people is not self._named:
            from tabletop_tui.games import game_parts

            self._name_people(game_parts)
        if self.look_back is None:
            self.draw_curtain()
            self.tell_news()
        self.scene = scene = scene_of(
            self.place,
            self.wording,
            self.tabletop.keymap,
            curtain=self.curtain,
            look_back=self.look_back,
            covered=self.hands_over_covered,
        )
        if before is not None and self._stands_as_before(before):
            self._show_log()
            self._ask()
            self.show_hints()
            self._tell_what_was_done()
            return
        self._shown = (self.session.steps, self.wording)
        self._looking = False
        if scene.seat is not None and (before is None or _asks_anew(before, scene)):
            self.looking_at = scene.seat
        self.show_boards()
        self._ask()
        narrowed, self._typed = self._panel.narrowed_to, ""
        self._panel.signs = self.wording.sign_roles
        self._panel.legends = self.legend(scene.view)
        self._panel.show_listing(scene.listing)
        if before is not None and before.decision is scene.decision and scene.decision is not None:
            self._panel.narrow(narrowed)
        self.cursor.begin(scene)
        self.follow_cursor()
        self.show_hints()
        self._tell_what_was_done()
        self._show_moment()
        passed = self.session.passed
        if passed is not None and self.look_back is None and passed is not self._said_passed:
            self.say_who_decides(passed)
        self._said_passed = passed
        self._end_of_game()

    def _tell_what_was_done(self) -> None:
        """Something was done to a seat or to somebody here: a sentence, beside the line in the log."""
        told = next((remark for remark in reversed(self.place.remarks) if remark.message), None)
        if self._was_told is not None and told is not None and told is not self._was_told[0]:
            self.notice(told.said(self.words))
        self._was_told = (told,)

    def tell_news(self) -> None:
        """What waits elsewhere, and, where the log isn't seen, what was said."""
        word = self.place.last_word
        said = "" if word is None else word.said(self.words)
        self._news.tell(self.place.elsewhere(self.words), word, said, aloud=self.shape == SMALL)
        self.drop_offer()

    def moment(self, view: Any, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """The frames that show what these entries of the log have brought about; none in most games yet."""
        return ()

    def _show_moment(self) -> None:
        """Show what has happened since the screen was last drawn, in a few frames."""
        log = self.session.log_for(self.viewer)
        seen, self._told_to = self._told_to, len(log) - 1
        setting = self.tabletop.settings.motion
        if self.look_back is not None or seen < 0 or setting == OFF:
            return
        if not 0 < len(log) - 1 - seen <= _AT_ONCE:
            return
        new = [entry for entry in log[seen + 1 :] if not entry.undone]
        frames = self.moment(self.scene.view, new) if new else ()
        if frames:
            self.motion.play(frames, self.show_boards, setting)

    def _stands_as_before(self, before: Scene) -> bool:
        """Whether nothing has happened in the game: somebody came or went, or said something."""
        scene = self.scene
        return (
            self.place.shared
            and self.look_back is None
            and self._shown == (self.session.steps, self.wording)
            and (before.mode, before.seat, before.waiting_for) == (scene.mode, scene.seat, scene.waiting_for)
            and before.view is scene.view
            and len(before.entries) == len(scene.entries)
        )

    def show_boards(self) -> None:
        """Draw boards, seats and log, and mark what may be chosen."""
        scene = self.scene
        self.show(scene.view)
        opened, labels = scene.open_targets, scene.target_labels
        for board in self._boards:
            board.mark(opened, labels)
        self._seats.show_seats(self.seat_lines(scene.view, self.words, max(8, self._side_width())))
        self._show_log()

    def _show_log(self) -> None:
        colours = [person.colour for person in self.people]
        self._log.show_log(self.said(), colours, self.words("game-log"))

    def said(self) -> list[Sentence]:
        """The log in sentences, as whoever is at the keyboard may read it; to the moment looked back at."""
        log, viewer = self.session.log, self.viewer
        last = self.look_back.entry if self.look_back is not None else len(log)
        told = self._told.setdefault(viewer, [])
        for entry in log[: last + 1]:
            if entry.number >= len(told):
                told.append((entry.undone, sentences(self.wording, [self.session.entry_for(viewer, entry)])))
            elif told[entry.number][0] != entry.undone:
                told[entry.number] = (
                    entry.undone,
                    sentences(self.wording, [self.session.entry_for(viewer, entry)]),
                )
        if self.look_back is not None or not self.place.remarks:
            return [sentence for _, said in told[: last + 1] for sentence in said]
        return self._with_remarks([said for _, said in told])

    def _with_remarks(self, told: Sequence[Sequence[Sentence]]) -> list[Sentence]:
        """The sentences of the log, and between them what people have said."""
        found: list[Sentence] = []
        remarks = list(self.place.remarks)
        for entry, said in enumerate(told):
            found += said
            while remarks and (remarks[0].after <= entry or entry == len(told) - 1):
                remark = remarks.pop(0)
                found.append(Sentence(entry, remark.seat, remark.said(self.words), undone=False))
        return found

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes are on the screen; `None` behind a curtain."""
        if self.look_back is not None:
            return self.look_back.viewer
        return None if self.curtain is not None or self.hands_over_covered else self.place.viewer

    def _ask(self) -> None:
        self._header.show(self.headline(), self.wording.sign_roles)

    def headline(self) -> Headline:
        """What the header says: game, round, seats in turn order, steps, question."""
        scene, table, wording = self.scene, self.table, self.wording
        progress = table.rules.progress(table.state)
        message = "game-round" if progress.rounds else "game-round-open"
        word = round_word(self.words, wording.game)
        facts = {"word": word, "round": progress.round, "rounds": progress.rounds}
        name, colour = "", ""
        if scene.mover is not None and scene.mode != LOOK_BACK:
            name, colour = self.people[scene.mover].name, self.people[scene.mover].colour
        decision, decider = scene.decision, ""
        if decision is not None and progress.active not in (None, decision.seat):
            decider = self.words("game-decides", name=wording.name(decision.seat))
        return Headline(
            wording.title,
            self.words(message, **facts),
            self._seat_tags(progress.active),
            tuple(wording.steps(scene.view, decision)) if decision is not None else (),
            wording.step(scene.view, decision) if decision is not None else "",
            decider,
            scene.question,
            name,
            colour,
            self._status(),
        )

    def _seat_tags(self, active: int | None) -> tuple[SeatTag, ...]:
        """The seats in the order of play."""
        view, wording = self.scene.view, self.wording
        done = wording.done(view)
        return tuple(
            SeatTag(wording.name(seat), self.people[seat].colour, seat == active, seat in done)
            for seat in wording.turn_order(view)
        )

    def _status(self) -> str:
        status = self.status(self.scene.view)
        if self.looking_at != self.scene.seat and self.scene.seat is not None:
            looking = self.words("game-looking-at", name=self.wording.name(self.looking_at))
            return f"{looking}  {status}"
        return status

    def follow_cursor(self) -> None:
        """Say what would be done with what is under the cursor."""
        scene, cursor = self.scene, self.cursor
        key, target = cursor.key, cursor.target
        if key is None and target is not None:
            here = scene.options_at(target)
            if len(here) == 1:
                self._panel.highlight(here[0].key, self.card_of(here[0].key), active=False)
            else:
                self._panel.highlight(None, self._card_at(target, len(here)), active=False)
        else:
            self._panel.highlight(key, self.card_of(key), active=True)
        self.highlighted(scene.view, target)

    def _card_at(self, target: str, options: int) -> Card:
        """What lies at a target at which nothing, or several things, can be chosen."""
        count = [self.words("game-several", count=options)] if options else []
        return card_of("", [*self.describe(self.scene.view, target), *count])

    def card_of(self, key: str | None) -> Card:
        """The explanation of an entry."""
        scene = self.scene
        if self.look_back is not None:
            return card_of("", self.look_back.details(self.wording))
        if scene.mode == HAND_OVER:
            return card_of("", self._last_turn())
        option = None if key is None else scene.option(key)
        if option is None or scene.decision is None:
            return Card()
        return self.wording.card(scene.view, scene.decision, option)

    def _last_turn(self) -> list[str]:
        """What happened in the turn that is over, a sentence a line."""
        log, seat = self.session.log, self.scene.seat
        first = len(log)
        while first and (log[first - 1].seat == seat or log[first - 1].undone):
            first -= 1
        return [said.text for said in self.said() if said.entry >= first and not said.undone]

    def show_hints(self) -> None:
        """The keys that do something now."""
        keymap, words = self.tabletop.keymap, self.words
        hints = []
        for key in (key for scope in (*self.SCOPES, "app") for key in in_scope(scope)):
            if key.footer:
                name, _, rest = key.action.partition("(")
                possible = True if key.scope == "app" else self.check_action(name, (rest,))
                if possible is not False:
                    shown, text = keymap.shown(key.id), words(key.words_id)
                    hints.append(Hint(shown, text, key.action, bool(possible), key.obvious))
        self._footer.show_hints(hints)

    def notice(self, text: str) -> None:
        """Tell the player something until the next key."""
        self._panel.say(text)

    @property
    def noticed(self) -> str:
        """See `Answering`."""
        return self._panel.notice

    def ask_again(self, text: str) -> None:
        """Ask whether the player really wants it, until the next key."""
        self._panel.say(text, again=True)

    # -- room --------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the room there is now; nothing is lost."""
        if not hasattr(self, "scene") or event.size == self._fitted_to:
            return
        before = self.shape
        self._reshape(*event.size)
        self.show_boards()
        if self.shape != before:
            self.show_hints()
            self.call_after_refresh(self.show_boards)

    def shape_for(self, width: int, height: int) -> str:
        """How much room there is in a terminal of so many cells."""
        return shape_of(width, height)

    def _fit(self, width: int, height: int, *, update: bool = True) -> None:
        self.shape = self.shape_for(width, height)
        for shape in (SMALL, HOME, LARGE):
            self.set_class(shape == self.shape, f"-{shape}", update=update)
        tiny = width < LEAST[0] or height < LEAST[1]
        self.set_class(tiny, "-tiny", update=update)

    def _reshape(self, width: int, height: int) -> None:
        self._fitted_to = (width, height)
        self._fit(width, height)
        text = self.words("game-too-small", width=LEAST[0], height=LEAST[1], now=f"{width}x{height}")
        lines = [line_of(""), *(line_of(f" {line}", "warn") for line in wrap(text, max(4, width - 2)))]
        self.query_one("#too-small", LinesWidget).show_lines(lines)

    def _side_width(self) -> int:
        known = self._seats.size.width
        return known or {SMALL: 78, HOME: 34}.get(self.shape, 44)

    # -- moving ------------------------------------------------------------------------------------

    def action_move(self, direction: str) -> None:
        """To the next thing that may be chosen."""
        self.quiet()
        self._looking = False
        if self.cursor.move(self.scene, direction):
            self.follow_cursor()

    def action_look_move(self, direction: str) -> None:
        """To the next thing, whether it may be chosen or not."""
        self.quiet()
        if self.cursor.move(self.scene, direction, everywhere=True):
            self._looking = True
            self.follow_cursor()

    def action_switch(self) -> None:
        """From the boards to the list and back."""
        self.quiet()
        self.cursor.switch(self.scene)
        self.follow_cursor()

    def action_page_move(self, pages: int) -> None:
        """A page on or back in the list."""
        self.quiet()
        self.cursor.to_entry(self.scene, self._panel.paged_key(pages))
        self.follow_cursor()

    def action_back(self) -> None:
        """All options again; own things again; from the list to the boards."""
        self.quiet()
        self.forget_typed()
        narrowed = self._panel.narrowed_to
        self._panel.narrow(None)
        self.remove_class("-page-side")
        self._looking = False
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
        """Look at what lies before the next player."""
        self.quiet()
        self.looking_at = (self.looking_at + step) % len(self.people)
        self.show_boards()
        self._ask()
        self.show_hints()

    def action_page(self) -> None:
        """On a small screen: players and log in place of the boards, or the boards again."""
        self.toggle_class("-page-side")

    # -- the mouse ---------------------------------------------------------------------------------

    @on(BoardWidget.Picked)
    def picked(self, message: BoardWidget.Picked) -> None:
        """A target was clicked: the same as going there and taking it."""
        self.cursor.to_target(message.target, message.board)
        self.follow_cursor()
        self.take_target(message.target)

    @on(BoardWidget.Highlighted)
    def pointed_at(self, message: BoardWidget.Highlighted) -> None:
        """The mouse is on a target: the cursor follows."""
        if self.motion.runs:
            return
        if message.target is not None and message.target != self.cursor.target:
            self.cursor.to_target(message.target, message.board)
            self.follow_cursor()

    @on(DecisionPanel.Highlighted)
    def pointed_at_entry(self, message: DecisionPanel.Highlighted) -> None:
        """The mouse is on an entry of the list."""
        self.cursor.to_entry(self.scene, message.key)
        self.follow_cursor()

    @on(DecisionPanel.Chosen)
    def entry_clicked(self, message: DecisionPanel.Chosen) -> None:
        """An entry was clicked."""
        self.cursor.to_entry(self.scene, message.key)
        self.follow_cursor()
        self.choose(message.key)

    async def on_key(self, event: events.Key) -> None:
        """A key that stands on an option chooses it; what does nothing now is answered with a sentence."""
        self._news.read()
        self.motion.skip()
        await self.place.settled()
        if self.scene.mode == DECIDE and event.character and self.type_label(event.character):
            event.stop()
            event.prevent_default()
            return
        keymap = self.tabletop.keymap
        scopes = dict.fromkeys((*self.SCOPES, "game", "replay", "app"))
        meant = [
            key
            for scope in scopes
            for key in in_scope(scope)
            if not {event.key, *event.aliases}.isdisjoint(keymap.keys_of(key.id))
        ]
        actions = [key.action.partition("(")[0] for key in meant]
        if not any(
            key.scope == "app" or self.check_action(action, ())
            for key, action in zip(meant, actions, strict=True)
        ):
            event.stop()
            self.say_why_not(next(iter(actions), ""))

    def targets(self) -> Iterator[str]:
        """Everything that lies on the boards."""
        for board in self._boards:
            yield from board.drawing.targets


def _asks_anew(before: Scene, scene: Scene) -> bool:
    """Whether somebody else is asked now, or something else: whoever answers sees their own things."""
    return (before.seat, before.mode) != (scene.seat, scene.mode) or before.decision is not scene.decision


def shape_of(width: int, height: int) -> str:
    """How much room a terminal has."""
    if width < 110 or height < 32:
        return SMALL
    return LARGE if width >= 150 and height >= 46 else HOME
