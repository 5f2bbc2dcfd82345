"""What a seat or a watcher is sent never depends on what it may not see."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Rng
from tabletop_tui.app import TabletopApp
from tabletop_tui.games import game_parts
from tabletop_tui.screens.game import GameScreen
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tests.conformance.specs import SPECS
from tests.serve_tables.worlds import Seats, Told, drawn, other_world, played_at_random
from tests.tui.toygame import HidingRules, ToyScreen
from tests.tui.whole_games import SEATS

POSITIONS, PARTS = 1000, 4
"""As many as are compared of every game with hidden things, in so many tests."""
FEWER = 200
"""Where nothing but the luck to come is hidden."""


@asynccontextmanager
async def a_screen(
    session: Session, make: Any, size: tuple[int, int] = (120, 36)
) -> AsyncIterator[GameScreen]:
    """A screen that may be shown any session of its game."""
    screen: GameScreen = make(session)
    settings = Settings(language="en", colour="true")
    async with TabletopApp(settings, first=lambda _app: screen).run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        yield screen


async def compare(screen: GameScreen, session: Session, seed: int, positions: int) -> int:
    """Compare so many positions of a random game, each for another of those at the table.

    Returns how many it were.
    """
    chance, compared = Rng(seed), 0
    told_here: Told = {}
    told_there: Told = {}
    viewers = (None, *range(len(session.people)))
    for number, here in enumerate(played_at_random(session, seed)):
        if compared >= positions:
            break
        viewer = viewers[number % len(viewers)]
        there = other_world(here, viewer, chance)
        pages = compared % 5 == 0
        seen = drawn(screen, here, viewer, told_here, pages=pages)
        other = drawn(screen, there, viewer, told_there, pages=pages)
        for what, shown in seen.items():
            assert shown == other[what], f"{what} of seat {viewer} tells what is hidden, at answer {number}"
        compared += 1
    return compared


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", BUILT)
async def test_two_worlds_that_look_the_same_are_drawn_the_same(game: str, part: int) -> None:
    """Must show 2 of the issue: boards, options, log, scores and pages, seat by seat and for watchers."""
    positions = FEWER if SPECS[game].ONLY_LUCK_IS_HIDDEN else POSITIONS
    wanted, compared, seed = positions // PARTS, 0, 100 * part
    first = Session.new(load_rules(game), SEATS[2], 1)
    async with a_screen(first, game_parts(game).screen) as screen:
        while compared < wanted:
            seed += 1
            session = Session.new(load_rules(game), SEATS[2 + seed % 3], seed)
            compared += await compare(screen, session, seed, wanted - compared)
    assert compared == wanted


async def test_hands_of_cards_are_drawn_for_nobody_else() -> None:
    first = Session.new(HidingRules(), SEATS[2], 1)
    async with a_screen(first, ToyScreen) as screen:
        compared = 0
        for seed in range(20):
            session = Session.new(HidingRules(), SEATS[2 + seed % 3], seed)
            compared += await compare(screen, session, seed, 100)
    assert compared > 100


async def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is able to fail: a watcher who is shown the first seat's hand."""
    monkeypatch.setattr(Seats, "viewer", 0)
    session = Session.new(HidingRules(), SEATS[3], 1)
    async with a_screen(session, ToyScreen) as screen:
        with pytest.raises(AssertionError, match="tells what is hidden"):
            await compare(screen, session, 1, 100)


async def frame(session: Session, viewer: int | None) -> list[Any]:
    """The first frame of a real screen, each cell with its style."""

    def make(shown: Session) -> GameScreen:
        screen: GameScreen = game_parts(shown.rules.id).screen(shown)
        screen.place = Seats(shown, () if viewer is None else (viewer,))
        return screen

    async with a_screen(session, make) as screen:
        strips = screen._compositor.render_strips()
        return [[(segment.text, str(segment.style)) for segment in strip] for strip in strips]


@pytest.mark.parametrize("game", BUILT)
async def test_whole_frames_are_the_same_in_two_worlds(game: str) -> None:
    session, chance = Session.new(load_rules(game), SEATS[3], 9), Rng(9)
    for number, here in enumerate(played_at_random(session, 9)):
        if number in (5, 17, 40):
            viewer = (None, 0, 1)[number % 3]
            there = other_world(here, viewer, chance)
            assert await frame(here, viewer) == await frame(there, viewer)
        elif number > 40:
            break
