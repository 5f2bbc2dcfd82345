"""What a seat or a watcher is sent never depends on what it may not see."""

import io
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Rng
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.of_games import screen_of
from tests.conformance.specs import SPECS
from tests.serve.tables import leaks
from tests.serve.tables.leaks import Leak, a_screen, compare, compare_games
from tests.serve.tables.worlds import Seats, other_world, played_at_random
from tests.tui.toygame import HidingRules, ToyScreen
from tests.tui.whole_games import SEATS
from tests.whole import sampled

POSITIONS, PARTS = sampled(40, 1000), sampled(1, 4)
"""As many as are compared of every game with hidden things, in this many tests; `make fuzz` compares more."""
FEWER = sampled(20, 200)
"""Where nothing but the luck to come is hidden."""
AT = sampled((5, 16), (5, 17, 40))
"""The answers of a game before which whole frames are compared."""
SAMPLE = 5
"""Of this many positions one is drawn."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", BUILT)
async def test_two_worlds_that_look_the_same_are_drawn_the_same(game: str, part: int) -> None:
    """Boards, options, log, scores and pages, seat by seat and for watchers."""
    positions = (FEWER if SPECS[game].ONLY_LUCK_IS_HIDDEN else POSITIONS) // PARTS
    count = await compare_games(game, 100 * part, positions, SAMPLE)
    assert count.compared == positions
    assert count.drawn >= positions // SAMPLE


async def test_hands_of_cards_are_drawn_for_no_one_else() -> None:
    first = Session.new(HidingRules(), SEATS[2], 1)
    async with a_screen(first, ToyScreen) as screen:
        compared = 0
        for seed in range(20):
            session = Session.new(HidingRules(), SEATS[2 + seed % 3], seed)
            compared += (await compare(screen, session, seed, 100, 1)).drawn
    assert compared > 100


@pytest.mark.parametrize("sample", [1, 1000])
async def test_a_leak_would_be_noticed(sample: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is able to fail, drawn or not: a watcher who is shown the first seat's hand."""
    monkeypatch.setattr(Seats, "viewer", 0)
    session = Session.new(HidingRules(), SEATS[3], 1)
    async with a_screen(session, ToyScreen) as screen:
        with pytest.raises(Leak, match="tells what is hidden"):
            await compare(screen, session, 1, 100, sample)


async def test_a_leak_in_the_log_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LogEntry, "seen_by", lambda entry, _seat: entry)
    with pytest.raises(Leak, match="the log of seat"):
        await compare_games("bora_bora", 1, 100, 1000)


def test_positions_are_counted_and_leaks_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make fuzz` takes all games with hidden things; what leaks makes it fail."""
    assert {part.game for part in leaks.parts(leaks.hidden(BUILT), 0, None, 10)} == set(leaks.hidden(BUILT))
    assert sum(part.positions for part in leaks.parts(["bora_bora"], 0, None, 10)) == 10_000
    out = io.StringIO()
    assert leaks.main(["--game", "bora_bora", "--positions", "30", "--sample", "20"], out) == 0
    assert out.getvalue().startswith("bora_bora: 30 positions look the same in two worlds, 2 of them drawn")


async def frame(session: Session, viewer: int | None) -> list[Any]:
    """The first frame of a real screen, each cell with its style."""

    def make(place: Place) -> GameScreen:
        return screen_of(place.session.rules.id)(Seats(place.session, () if viewer is None else (viewer,)))

    async with a_screen(session, make) as screen:
        strips = screen._compositor.render_strips()
        return [[(segment.text, str(segment.style)) for segment in strip] for strip in strips]


@pytest.mark.parametrize("game", BUILT)
async def test_whole_frames_are_the_same_in_two_worlds(game: str) -> None:
    session, chance = Session.new(load_rules(game), SEATS[3], 9), Rng(9)
    for number, here in enumerate(played_at_random(session, 9)):
        if number in AT:
            viewer = (None, 0, 1)[number % 3]
            there = other_world(here, viewer, chance)
            assert await frame(here, viewer) == await frame(there, viewer)
        elif number > max(AT):
            break
