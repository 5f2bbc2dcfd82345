"""The game of the day in the lobby: what is said of it, and how it begins."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.daily import LEVEL, Dailies, begun, of_day, today
from tabletop_tui.play.places import with_places
from tabletop_tui.store.people import Person
from tabletop_tui.tui.screens.solo_sheet import Today

if TYPE_CHECKING:
    from tabletop_tui.play.daily import Daily
    from tabletop_tui.store import GameSummary
    from tabletop_tui.tui.program import Program


class TodaysGame:
    """What the lobby knows of the game of the day; another day is another game."""

    def __init__(self, program: "Callable[[], Program]") -> None:
        """`program` returns the one that shows the lobby, once it does."""
        self._program = program

    @property
    def _kept(self) -> Dailies:
        """Read anew each time: another program may have written it."""
        return Dailies(self._program().paths.data)

    @property
    def day(self) -> date:
        """The day here and now."""
        return today(self._program().clock())

    @property
    def _daily(self) -> "Daily":
        return of_day(self.day)

    def line(self, games: "Sequence[GameSummary]") -> str:
        """Which game it is or how it ended, and how many days in a row were played; short."""
        program, words, daily, kept = self._program(), self._program().words, self._daily, self._kept
        kept.settle(with_places([game for game in games if game.id in kept.games], lambda: program.store))
        key, title = program.keymap.shown("lobby-daily"), game_title(words, daily.game)
        result, running = kept.result(daily.day), kept.begun(daily.day)
        if result is not None:
            place = words.game.place(place=result.place)
            said = words.daily.line_done(place=place, players=result.players, points=result.points)
        elif any(game.id == running for game in games):
            said = words.daily.line_running(key=key, game=title)
        else:
            said = words.daily.line(key=key, game=title)
        streak = kept.streak(daily.day)
        return f"{words.daily.streak(days=streak)} · {said}" if streak else said

    def box(self, key: str, games: "Sequence[GameSummary]") -> Today:
        """The same for the sheet of rivals, where `key` begins it: against whom, and the week."""
        words, daily, kept = self._program().words, self._daily, self._kept
        title, name = game_title(words, daily.game), "rivals-name-"
        result, running = kept.result(daily.day), kept.begun(daily.day)
        goes_on = result is None and any(game.id == running for game in games)
        first, second = (words(f"{name}{rival}") for rival in daily.rivals)
        lines = [words.daily.against(first=first, second=second, level=LEVEL)]
        if result is not None:
            place = words.game.place(place=result.place)
            lines = [words.daily.line_done(place=place, players=result.players, points=result.points)]
        streak = kept.streak(daily.day)
        lines.append(words.daily.streak(days=streak) if streak else words.daily.once())
        head = words.daily.box_running(game=title) if goes_on else words.daily.box(game=title)
        letters = words.daily.weekdays().split()
        days = [
            (letters[(daily.day.weekday() - 6 + number) % 7], done)
            for number, done in enumerate(kept.week(daily.day))
        ]
        return Today(key if result is None else "", head, lines, days if streak else ())

    def play(self, games: "Sequence[GameSummary]") -> str:
        """Begin it, or go on with it. Returns a sentence on how it ended if it is over.

        Raises what `Program.resume_game` raises, `StoreError` and `BrokenGame`.
        """
        from tabletop_tui.tui.screens.setup_form import own_place

        program, words, daily, kept = self._program(), self._program().words, self._daily, self._kept
        result, running = kept.result(daily.day), kept.begun(daily.day)
        if result is not None:
            place, title = words.game.place(place=result.place), game_title(words, daily.game)
            return words.daily.done(game=title, place=place, players=result.players, points=result.points)
        parts = game_parts(daily.game)
        parts.check()
        if running is not None and any(game.id == running for game in games):
            program.resume_game(running)
            return ""
        name, colour = own_place(program.paths, parts.rules, words.lobby.setup_usual_1())
        program.play_game(begun(daily, parts.rules, Person(name, colour), words, program.store, kept))
        return ""
