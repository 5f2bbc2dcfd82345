"""Every word that a game puts on a screen can be read: its ink has a contrast of 4.5 to 1 with its ground."""

from collections import defaultdict
from random import Random

import pytest

from rulesets import BUILT
from tabletop_tui.paint.pictures.shades import READABLE, Rgb
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.table import TableScreen
from tests.at_once import by_chance, play_at_once
from tests.conformance.every_game import load_rules
from tests.tui.driving import HOME, SMALL, Table, sitting
from tests.tui.whole_games import SEATS
from tests.whole import WHOLE, in_turn, sampled

POSITIONS = sampled(2, 24)
"""At how many positions of a random game is looked."""
KEYS = ("question_mark", "s", "L", "w") if WHOLE else ("question_mark",)
"""What else is opened, at the last of them."""


def pale_words(table: Table) -> dict[tuple[str, str], set[str]]:
    """Words that can't be read, by ink and ground."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for strip in table.app.screen._compositor.render_strips():
        for text, style, _ in strip:
            if style is None or style.color is None or style.bgcolor is None:
                continue
            ink, ground = style.color.get_truecolor(), style.bgcolor.get_truecolor()
            contrast = Rgb(*ink).contrast(Rgb(*ground))
            if any(map(str.isalnum, text)) and contrast < READABLE:
                found[ink.hex, ground.hex].add(f"{text.strip()} ({contrast:.1f})")
    return found


@pytest.mark.parametrize(("game", "theme"), in_turn(BUILT, ["dark", "light", *sampled((), ("distinct",))]))
async def test_every_word_on_the_screens_of_a_game_can_be_read(game: str, theme: str) -> None:
    rules, chance = load_rules(game), Random(5)
    session = Session.new(rules, SEATS[rules.seat_counts[-1]], 5)
    for size in (HOME, SMALL):
        async with sitting(session, size, theme=theme) as table:
            for _ in range(POSITIONS):
                play_at_once(session, by_chance(chance), 9)
                session.do(acts.take_over)
                screen = table.game
                assert isinstance(screen, TableScreen)
                for page in [*screen.pages, screen.page]:
                    screen.page = page
                    screen.lay_out()
                    await table.pilot.pause()
                    assert not pale_words(table), page
            for key in KEYS:
                await table.press(key)
                assert not pale_words(table), key
                await table.press("escape")
