"""The table of Bora Bora: the atoll, players and people; below them cards, choices and the own things."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from textual import events

from rulesets.bora_bora.round_end import RoundEnd, last_round_end
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.games.bora_bora.drawings import boards, cards, layout
from tabletop_tui.games.bora_bora.drawings.marks import Marks, marks_at, on_boards
from tabletop_tui.games.bora_bora.labels import WITH_GOD
from tabletop_tui.games.bora_bora.wording import BoraBoraWording
from tabletop_tui.kit.boards import Board, Places
from tabletop_tui.kit.kept import Kept
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.tui.screens.motion import Frame
from tabletop_tui.tui.screens.scene import DECIDE, LESSON, OVER, STOPPED, WAIT
from tabletop_tui.tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

_READ = frozenset({"enter", "space", "escape"})
"""Keys that only close the end of a round."""


_ENDED = frozenset({LESSON, OVER, STOPPED})
"""The modes in which there is only a list."""


class BoraBoraScreen(TableScreen[BoraBoraView]):
    """Each board has one place at every decision; choices lie between the cards and the own things."""

    SEATS_IN_HEADER = SEATS_IN_SMALL_HEADER = False
    wording: BoraBoraWording
    BOARDS: ClassVar = (
        Board("players", boards.the_players, ("seat", "status", "temple")),
        Board("chips", boards.the_chips),
        Board("map", boards.the_map, ("region", "jewelry", "open", "deck")),
        Board("stores", boards.the_stores),
        Board("market", boards.the_market, ("man", "woman")),
        Board("jewelry", boards.the_jewelry, ("jewelry",)),
        Board("gods", boards.the_gods, ("open", "deck")),
        Board("evening", boards.the_evening),
        Board("cards", boards.the_cards, ("die", "card")),
        Board("choice", boards.the_choice, ("die",)),
        Board("bar", boards.the_bar, ("supply", "hand", "god_tile"), owned=True),
        Board("own", boards.the_own, ("person", "ground", "building", "task", "space"), owned=True),
        Board("others", boards.the_others),
        Board("since", boards.the_news),
    )
    PAGES: ClassVar = layout.PAGES
    PAGE_BETWEEN: ClassVar = layout.TABLE
    MOMENTS: ClassVar = frozenset(boards.MOVING)
    NEEDED: ClassVar = {HOME: (120, 36), LARGE: (150, 47), HUGE: (190, 58)}
    evening: RoundEnd | None = None
    _ended = -1
    """Its entry in the log: -1 for none."""
    _drawn_for: tuple[object, ...] = ()
    """The size, words and look of the drawings that are kept."""
    _listed = ""
    """The mode of the scene when it was last shown."""
    _read = -1
    """The entry of the log whose evening has been read."""

    @property
    def kind(self) -> str:
        """The kind of the viewer's decision; empty for none."""
        decision = boards.deciding(self)
        return decision.kind if decision is not None else ""

    @property
    def _placing(self) -> bool:
        """Whether the viewer places a die."""
        return self.kind == "place_die"

    @property
    def hand(self) -> cards.Hand:
        """The player's dice, and what each would do on each card."""
        white = self.controller.typed.startswith(WITH_GOD)
        return boards.hand_of(self, self.cursor.target or "", white=white)

    @property
    def strip_lines(self) -> int:
        """Two at every size, as the boards keep the rest; more only where lines are short."""
        return super().strip_lines if self.here.is_pocket else 2

    @property
    def _matrix(self) -> str:
        """The board with a cell for each die on each card."""
        return "cards" if self.shape == SMALL else "choice"

    def tells_turn_of(self, seat: int) -> bool:
        """From 120x36 on, what happened has a place of its own; at 80x24, a line for the latest of it."""
        return self.shape != SMALL or seat == boards.told_in_a_line(self, self.strip_size.width)

    # -- showing -----------------------------------------------------------------------------------

    def show(self, view: BoraBoraView) -> None:
        """Draw all boards; discard what was kept for another size, language or look."""
        drawn_for = (self.shape, self.wording, self.look)
        if drawn_for != self._drawn_for:
            self.kept, self._drawn_for = Kept(), drawn_for
        self._turn_to_list()
        self.panel.bare = True
        super().show(view)
        self.panel.folded_throughout = not self.here.is_pocket

    def _turn_to_list(self) -> None:
        """Once a game or step is over, a small screen opens the page with the longest list."""
        mode = self.scene.mode
        if mode in _ENDED and mode != self._listed:
            self.page = layout.TABLE
        self._listed = mode

    def finished(self, seat: int, width: int, height: int) -> Drawing:
        """The people and huts of a seat."""
        from tabletop_tui.games.bora_bora.drawings.trophy import draw_trophy  # at the end only

        return draw_trophy(self.view.seats[seat], self.names[seat][1])

    def marks_at(self, target: str | None) -> Mapping[str, Marks]:
        """The boards show what the choice under the cursor would allow."""
        decision = boards.deciding(self)
        if decision is None:
            return {}
        taken = self.scene.option(self.cursor.takes(self.scene) or "")
        key = taken.key if taken is not None else None
        marks = marks_at(self.view, decision, key, target, self.scene.open_targets)
        noun = (target or "").partition(":")[0]
        return on_boards(marks, next((board.id for board in self.BOARDS if noun in board.nouns), ""))

    # -- dice --------------------------------------------------------------------------------------

    def keys_begun(self, typed: str) -> None:
        """With the white god, all cells change, but the cursor stays on its card."""
        if not self._placing:
            return
        self.draw("cards")
        self.draw("choice")
        self._mark_cells()
        target = self.cursor.target
        if typed and target is not None and target in self.board(self._matrix).drawing.targets:
            self.cursor.to_target(target)
        elif not typed:
            self.cursor.begin(self.scene)

    def _mark_cells(self) -> None:
        """Have the cells show the next of their keys."""
        if self._placing and self.has_place(self._matrix):
            typed = self.controller.typed
            labels = {
                entry.target: entry.label[len(typed) :][:1]
                for entry in self.scene.begun_with(typed)
                if entry.target and entry.label
            }
            self.board(self._matrix).mark(self.scene.open_targets, labels)

    def show_boards(self) -> None:
        """Draw the boards, with the keys in the cells."""
        super().show_boards()
        self._mark_cells()

    def uses_up(self, pressed: events.Key) -> bool:
        """Close the evening once it is read; digits lead to a die; a second `g` puts the white god away."""
        typed = pressed.character or ""
        done = self._leave_evening() and self.scene.mode in (DECIDE, WAIT) and pressed.key in _READ
        if not done and self._placing:
            done = typed == WITH_GOD == self.controller.typed
            if done:
                self.controller.forget_typed()
            elif typed.isdigit() and not self.scene.begun_with(self.controller.typed + typed):
                done = self._to_die(int(typed))
        return done

    def _to_die(self, number: int) -> bool:
        """Put the cursor on the first cell of a die that can be chosen."""
        found = self.board(self._matrix).drawing.spots if self.has_place(self._matrix) else ()
        target = next((spot.target for spot in found if cards.numbers_of([spot.target]) == [number]), None)
        if target is not None:
            self.quiet()
            self.cursor.to_target(target)
            self.follow_cursor()
        return target is not None

    def action_look(self, step: int) -> None:
        """Look at the next player's board; on a small screen its page opens."""
        if self.shape == SMALL:
            self.page = layout.MINE
        super().action_look(step)

    # -- the evening and moments -------------------------------------------------------------------

    def find_recent(self) -> None:
        """As for all games; and find out whether a round has ended since the viewer's last turn."""
        back, log = (
            self.look_back,
            [entry for entry in self.here.record.log_for(self.viewer) if not entry.undone],
        )
        log = [entry for entry in log[-80:] if back is None or entry.number <= back.entry]
        recent = 1 if back is not None or self.viewer is None else 2 * len(self.people)
        found = last_round_end(self.view, [entry.events for entry in log], recent)
        self._ended = log[found[0]].number if found is not None else -1
        unread = self._ended > self._read and self.scene.mode not in _ENDED
        self.evening = found[1] if found is not None and unread else None
        self.enter_goes_on = self.evening is not None
        super().find_recent()

    def _leave_evening(self) -> bool:
        """Close the panel; returns whether it was open, and not behind the curtain."""
        if self.evening is None or self.look_back is not None or self.here.curtain_is_down:
            return False
        self._read = self._ended
        self._paged = None  # the page of the decision is another one
        self.motion.skip()
        self.show_boards()
        self.show_hints()
        self.cursor.begin(self.scene)
        self.follow_cursor()
        return True

    def on_click(self, _event: events.Click) -> None:
        """A click anywhere closes it."""
        self._leave_evening()

    def moment(self, view: BoraBoraView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """Dice roll and are placed, huts drop, priests push, buildings rise, tasks flash, fish jump."""
        from tabletop_tui.games.bora_bora.drawings.motions import FRAMES  # nothing moves at a start

        happened = [event for entry in entries for event in entry.events]
        moving = boards.moves(self, happened, self.before or view)
        return [frame for moves in moving for frame in self.frames(moves, FRAMES)]

    def read_ahead(self) -> Iterator[None]:
        """As for all games; and how things move, and what is shown where a board is the list."""
        yield from super().read_ahead()
        from rulesets.bora_bora.advice import dice, temple, uses  # noqa: F401
        from tabletop_tui.games.bora_bora.drawings import evening, matrix, motions, person  # noqa: F401

        yield

    # -- room --------------------------------------------------------------------------------------

    def page_for(self, decision: Decision[object]) -> str:
        """That of the boards with the options; the end of a round lies with the players."""
        if self.evening is not None:
            return layout.TABLE
        return layout.PAGE_OF.get(decision.kind, layout.MINE)

    @property
    def folds(self) -> bool:
        """While a die is placed or a person taken, cards or people are the list."""
        return layout.is_list(self.kind, self.shape, self.page, evening=self.evening is not None)

    def places(self, width: int, height: int) -> Places:
        """The one place of each board."""
        return layout.places_of(self, width, height)
