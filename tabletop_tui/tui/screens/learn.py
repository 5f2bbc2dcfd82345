"""The lesson of a game: its steps with ticks, and what follows it."""

from collections.abc import Sequence

from textual import on

from rulesets.core.saves import BadSave
from tabletop_tui.kit.registry import playable
from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line, Run, wrap
from tabletop_tui.play import points
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.lesson import Step, lesson_of
from tabletop_tui.play.points import file_of
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import TitleBar
from tabletop_tui.tui.screens.list_screen import ListScreen
from tabletop_tui.tui.screens.rows import Row, Rows

PLAY, POINTS, RULES = "@play", "@points", "@rules"
"""The rows besides the steps."""
MEASURE = 84


class LearnScreen(ListScreen):
    """A row for each step of a lesson, with the cursor on the first one not done."""

    CSS_PATH = ["menu.tcss", "learn.tcss"]
    SCOPES = ("learn", "form")
    BINDINGS = bindings(*SCREENS["learn"])
    HINTS = ("menu-choose", "menu-up", "menu-down", "learn-other", "form-back")

    def __init__(self, game: str, step: int | None = None) -> None:
        """The lesson of a game; given a number (from 0), that step begins at once."""
        super().__init__()
        self.game = game
        self._begin = step

    @property
    def steps(self) -> Sequence[Step]:
        """The steps of the lesson."""
        return lesson_of(self.game)

    def rows(self) -> Rows:
        return Rows("text", keeps_mark=True)

    def on_mount(self) -> None:
        """Begin at the first step not done, or open the step that was requested."""
        super().on_mount()
        self.call_after_refresh(self._to_first_open)
        if self._begin is not None:
            self.call_after_refresh(self.tabletop.begin_step, self.game, self._begin)

    def _to_first_open(self) -> None:
        done = self.tabletop.learned.done(self.game)
        first = next((str(n) for n, step in enumerate(self.steps) if step.id not in done), PLAY)
        if first == "0" and points.STEP not in done and file_of(self.game) is not None:
            first = POINTS
        self.query_one(Rows).place(first)

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        done = self.tabletop.learned.done(self.game)
        count = sum(step.id in done for step in self.steps)
        title = game_title(words, self.game)
        aside = words.lesson.list_done(done=count, count=len(self.steps)) if self.steps else ""
        self.query_one(TitleBar).say(words.lesson.list_title(game=title), "", aside)
        self.query_one(Rows).show(self._rows)
        self.say_line(
            self.words.lesson.list_hint() if self.steps else self.words.lesson.list_none(game=title),
            "dim",
        )

    def come_back(self) -> None:
        """A step may have been done."""
        self.relabel()
        self._to_first_open()

    def _rows(self, width: int) -> list[Row]:
        """All steps, with their goals if there is room, and the other rows."""
        words, done = self.words, self.tabletop.learned.done(self.game)
        lines = self.size.height - 2 * len(self.steps) - 8
        rows = [Row("", ((),))]
        if file_of(self.game) is not None:
            mark = Run(" ✓ ", "good") if points.STEP in done else Run(" ○ ", "faint")
            style = "dim" if points.STEP in done else "strong"
            rows.append(Row(POINTS, ((mark, Run(" 0  ", "key"), Run(words.lesson.list_points(), style)),)))
            rows.append(Row("", ((),) if lines >= len(self.steps) else ()))
        for number, step in enumerate(self.steps):
            ticked = step.id in done
            mark = Run(" ✓ ", "good") if ticked else Run(" ○ ", "faint")
            title = Run(step.title(words), "dim" if ticked else "strong")
            first: Line = (mark, Run(f"{number + 1:>2}  ", "key"), title)
            goal = wrap(step.aim(words), min(width - 7, MEASURE)) if lines >= 0 else ()
            rows.append(Row(str(number), (first, *((Run(" " * 7), Run(line, "dim")) for line in goal))))
            rows.append(Row("", ((),) if lines >= len(self.steps) else ()))
        rows.append(Row("", ((),)))
        for id, message in self._after():
            rows.append(Row(id, ((Run("   "), Run(words(message))),)))
        return rows

    @on(Rows.Moved)
    def say_goal(self, message: Rows.Moved) -> None:
        """Show the goal of the step under the cursor if the list has no room for goals."""
        if message.id.isdecimal():
            step = self.steps[int(message.id)]
            self.say_line(self.words.lesson.goal(goal=step.aim(self.words)), "dim")
        else:
            self.say_line(
                self.words.lesson.list_hint()
                if self.steps
                else self.words.lesson.list_none(game=game_title(self.words, self.game)),
                "dim",
            )

    def _after(self) -> list[tuple[str, str]]:
        """What the list offers besides the steps."""
        coach = [(PLAY, "lesson-list-play")] if notes_of(self.game) else []
        return [*coach, (RULES, "lesson-list-rules")]

    # -- choosing ------------------------------------------------------------------------------

    @on(Rows.Chosen)
    def go_on(self, message: Rows.Chosen) -> None:
        """Begin a step or a first game, or read the rules."""
        if not self.is_active:
            return  # chosen twice
        if message.id == PLAY:
            self.tabletop.play_alone(self.game, coach=True)
        elif message.id == POINTS:
            self._show_points()
        elif message.id == RULES:
            from tabletop_tui.tui.screens.rules import RulesScreen

            self.open(RulesScreen(self.game))
        else:
            self.tabletop.begin_step(self.game, int(message.id))

    def _show_points(self) -> None:
        """Explain a finished game line by line, unless corrected component tables have changed it."""
        try:
            self.tabletop.show_points(self.game)
            self.tabletop.learned.tick(self.game, points.STEP)
        except BadSave:
            self.say_line(self.words.lesson.points_gone(), "warn")

    def action_move(self, way: int) -> None:
        """As a click on the key's name."""
        self.query_one(Rows).action_move(way)

    def action_other(self) -> None:
        """The lesson of the next game that has one."""
        games = [game for game in playable() if lesson_of(game)]
        if games:
            at = games.index(self.game) + 1 if self.game in games else 0
            self.game = games[at % len(games)]
            self.relabel()
            self._to_first_open()

    def action_help(self) -> None:
        """Show all keys of lists of steps."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("learn", "form", "menu"))
