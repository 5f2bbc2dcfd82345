"""What holds for the words and screens of every game: tests that a game joins by a class of its own.

    class TestWords(WordsOfAGame):
        games = GAMES  # a `RandomGames`

pytest finds what begins with `Test`, so nothing here runs by itself.
"""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.text.words import WHOLE
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, sitting
from tests.tui.random_games import Moment, RandomGames
from tests.tui.sentences import (
    assert_keys_apart,
    assert_options_said,
    assert_standings_said,
    assert_story_told,
    assert_variants_said,
    assert_whole,
)


class WordsOfAGame:
    """Everything that can be asked, chosen, told or scored has its sentence, and every option its keys."""

    games: ClassVar[RandomGames[Any]]
    said_in: ClassVar[Iterable[tuple[int, int, str]]] = ((2, 1, "en"), (3, 2, "de"))
    """Seats, seed and language of the games that are looked at."""
    widest: ClassVar[int] = 70
    """Cells of the longest row of a list."""
    check: ClassVar[Any] = staticmethod(assert_whole)
    """Whether some sentences are well said."""

    def test_every_decision_option_and_event_of_random_games_has_its_words(self) -> None:
        for seats, seed, language in self.said_in:
            said = self.games.said(language)
            for moment in self.games.moments(seats, seed):
                self.check(said.question(moment.view, moment.decision), said.help(moment.decision))
                assert_options_said(said, moment, self.check, self.widest)
                assert_story_told(said, moment, self.check)
            assert said.words.problems == []

    def test_every_option_has_keys_of_its_own_that_mean_nothing_else(self) -> None:
        for seats, seed, language in self.said_in:
            said = self.games.said(language)
            for moment in self.games.moments(seats, seed):
                labels = said.labels(moment.view, moment.decision)
                assert_keys_apart(moment.decision, labels)
                self.look_at_keys(moment, labels)

    def look_at_keys(self, moment: Moment[Any], labels: Mapping[str, str]) -> None:
        """Check what else holds for the keys of a game."""

    @pytest.mark.parametrize("language", WHOLE)
    def test_every_line_of_the_score_sheet_and_every_variant_has_its_words(self, language: str) -> None:
        said = self.games.said(language)
        table = self.games.finished(min(3, max(self.games.rules.seat_counts)), 5)
        self.check(said.board_text(self.games.rules.view(table.state, None), None))
        assert_standings_said(said, self.games.rules.standings(table.state), self.check)
        assert_variants_said(said, self.games.rules.variants, self.check)


class ScreenOfAGame:
    """Nothing is cut off in any size, and every look shows what it can and nothing else."""

    sizes: ClassVar[Sequence[tuple[int, int]]] = (
        *(SMALL, HOME, LARGE, HUGE),
        *((100, 30), (110, 32), (150, 46)),
    )

    def session(self) -> Session:
        """A game under way."""
        raise NotImplementedError

    @pytest.mark.parametrize("language", WHOLE)
    async def test_no_board_is_cut_off(self, language: str) -> None:
        async with sitting(self.session(), language=language) as here:
            for size in self.sizes:
                await here.resize(size)
                for board in here.game.board_widgets:
                    assert board.drawing.width <= max(board.size.width, 1), (size, board.id)
                    assert board.drawing.height <= max(board.size.height, 1), (size, board.id)

    @pytest.mark.parametrize("theme", ["mono", "ascii"])
    async def test_without_colours_there_are_no_half_blocks_and_in_ascii_only_ascii(self, theme: str) -> None:
        look: dict[str, Any] = {"ascii": True} if theme == "ascii" else {"theme": "mono", "colour": "mono"}
        async with sitting(self.session(), SMALL, language="de", **look) as here:
            for size in itertools.chain([SMALL] * 3, self.sizes):
                await here.resize(size)
                text = here.text()
                assert not set(text) & set("▀▄█")
                assert theme == "mono" or text.isascii(), {char for char in text if not char.isascii()}
                await here.press("f4")
