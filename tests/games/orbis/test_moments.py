"""What has just happened is shown in a few frames that touch only what moves; the end counts on boards."""

import itertools
import random
from functools import partial

import pytest

from rulesets.orbis import RULES, events
from rulesets.orbis.components import COLOURS
from tabletop_tui.games.orbis.drawings.display import SMALL as SMALL_TILES
from tabletop_tui.games.orbis.drawings.display import slots_of
from tabletop_tui.games.orbis.drawings.moments import (
    STEPS,
    display_flights,
    slots_during,
    world_during,
    world_flights,
)
from tabletop_tui.games.orbis.drawings.world import SMALL as SMALL_SITES
from tabletop_tui.games.orbis.drawings.world import Moving
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.play import acts
from tabletop_tui.tui.screens.motion import SECONDS
from tests.games.orbis.drawn import MONO, draw_display, draw_world
from tests.games.orbis.games import wording
from tests.games.orbis.test_screen import session_of
from tests.rulesets.orbis.builders import at
from tests.tui.boards import board, shown
from tests.tui.driving import HOME, LARGE, SMALL, orbis, play_on, sitting
from tests.tui.driving import Table as Sitting
from tests.tui.whole_games import SEATS

BOARDS = ("display", "world")


def cells(drawing: Drawing) -> list[tuple[str, str]]:
    """Every cell of a drawing, with its role."""
    return [(char, run.role) for line in drawing.lines for run in line for char in run.text]


def touched(before: Drawing, after: Drawing) -> float:
    """The share of a board's cells that differ."""
    one, other = cells(before), cells(after)
    assert len(one) == len(other)
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


async def frames_of_the_last_answer(here: Sitting) -> set[str]:
    """Show all frames of what was answered last; returns the kinds of events that were shown."""
    game = here.game
    entry = game.session.record.log_for(game.viewer)[-1]
    still = {name: board(here, name).drawing for name in BOARDS if board(here, name).region.area}
    frames = game.moment(game.scene.view, [entry])
    assert not frames or 3 <= len(frames) <= 6
    for frame in frames:
        frame()
        for name, drawing in still.items():
            if game.looking_at == entry.seat or name == "display":
                assert touched(drawing, board(here, name).drawing) < 0.2, name
    game.show_boards()
    assert {name: board(here, name).drawing for name in still} == still
    return {event.kind for event in entry.events} if frames else set()


@pytest.mark.parametrize(("size", "look"), [(HOME, {}), (LARGE, {"ascii": True}), (SMALL, {})], ids=str)
async def test_frames_touch_only_what_moves_and_end_where_the_table_stands(
    size: tuple[int, int], look: dict[str, bool]
) -> None:
    session, chance, seen = orbis(*SEATS[2], seed=3), random.Random(2), set[str]()
    async with sitting(session, size, **look) as here:
        for _ in range(26):
            session.do(acts.take_over)
            decision = session.record.decision
            assert decision is not None
            keys = [option.key for option in decision.options]
            good = [key for key in keys if key in ("pay", "erupt", "sacrifice") or key.startswith("god:")]
            session.do(acts.answer(chance.choice(good or keys)))
            here.game.show_boards()
            seen |= await frames_of_the_last_answer(here)
            assert not look or here.text().isascii()
    assert seen >= {"created", "laid", "took_god"}


async def test_a_volcano_erupts_and_what_it_takes_flashes() -> None:
    session = session_of(at("RGRG", "1/0=B1-3", display={4: "R2-1"}))
    async with sitting(session, motion="full") as here:
        await here.press("5", "p", "b", "y")
        calm = shown(here, "world", "site:1/1")
        assert "+" in calm
        assert "?" in calm  # it counts only when the worshippers have gone
        while session.record.decision is not None and session.record.decision.kind == "eruption_pick":
            await here.type(here.game.scene.labels[session.record.decision.options[0].key])
        moves = here.game.motion
        assert moves.runs
        assert "[▲]" in board(here, "display").text
        assert "Ana's world" in board(here, "world").text
        moves.skip()
        assert "[▲]" not in board(here, "display").text
        assert "Ben's world" in board(here, "world").text
    assert SECONDS * 6 <= 0.5


async def test_what_moves_stays_where_it_was_in_the_first_frame_and_all_else_is_shown_at_once() -> None:
    session = session_of(at("RGRG", "1/0=B1-3", display={4: "R2-1"}))
    async with sitting(session, motion="full") as here:
        before, asked = board(here, "display").drawing, here.game.scene.question
        await here.hurry("5")
        assert here.game.motion.runs
        assert here.game.scene.question != asked
        assert board(here, "display").drawing is before
        here.game.motion._step()
        assert touched(before, board(here, "display").drawing) > 0
        here.game.motion.skip()
        after = board(here, "display").drawing
        here.game.show_boards()
        assert board(here, "display").drawing == after != before


@pytest.mark.parametrize(("motion", "frames"), [("full", 4), ("short", 2), ("off", 0)])
async def test_the_setting_says_how_many_frames_there_are(motion: str, frames: int) -> None:
    session = session_of(at("RGRG", "1/0=B1-3", display={4: "R2-1"}))
    async with sitting(session) as here:
        await here.press("5")
        moves, seen = here.game.motion, list[int]()
        found = here.game.moment(here.game.scene.view, [session.record.log[-1]])
        assert len(found) == 4
        moves.play([partial(seen.append, n) for n in range(len(found))], here.game.show_boards, motion)
        while moves.runs:
            moves._step()
    assert len(seen) == frames
    assert seen == sorted(seen)


async def test_each_line_of_the_score_is_counted_on_the_boards_and_the_winner_has_a_star() -> None:
    session = orbis(*SEATS[3], seed=5)
    play_on(session, 1000, among=("landscape:4", "pay"))
    assert session.record.over
    async with sitting(session) as here:
        game = here.game
        whole = {name: board(here, name).drawing for name in ("world", "others")}
        lit = []
        for line in ("village", "holy_rock", "temple", "god"):
            game.count_on_boards(line)
            lit.append([board(here, name).drawing.lines for name in whole])
            assert {name: board(here, name).text for name in whole} == {
                name: drawing.text() for name, drawing in whole.items()
            }
        assert all(one != other for one, other in itertools.pairwise(lit))
        game.count_on_boards("")
        assert {name: board(here, name).drawing for name in whole} == whole
        winner = next(standing.seat for standing in session.record.standings if standing.place == 1)
        assert (
            f"★ {session.record.people[winner].name}"
            in board(here, "world").text + board(here, "others").text
        )


def test_worshippers_fly_from_the_tile_that_was_taken_to_the_tiles_beside_it() -> None:
    """New ones start in the middle of slot 5; those collected fly off to the right of the display."""
    table = at("YB", "1/0=Y1-1", display={4: "B2-1"}, lying={4: "R"})
    view = RULES.view(table.state, 0)
    drawn = draw_display(view, wording().terms, MONO, SMALL_TILES)
    regions = {slot: spot.region for slot in range(9) if (spot := drawn.spot(f"slot:{slot}"))}
    happened = [
        events.Created(0, colour="blue", slots=[1, 7]),
        events.Collected(0, worshippers=(0, 0, 0, 1, 0)),
        events.Removed(0, colour="red", slot=6),
    ]
    signs = wording().terms.signs
    *created, collected, removed = display_flights(drawn, happened, 4, SMALL_TILES, signs, 0)
    assert [each.role for each in created] == ["blue", "blue"]
    for flight, slot in zip(created, (1, 7), strict=True):
        assert regions[4].contains(*flight.start)
        assert flight.end == (regions[slot].x + 1, regions[slot].bottom - 1)
    assert collected.start == (regions[4].x + 1, regions[4].bottom - 1)
    assert collected.end[0] == SMALL_TILES.board[0]
    assert regions[6].contains(*removed.start)
    assert not display_flights(drawn, happened[2:], 4, SMALL_TILES, signs, STEPS - 1)


def test_worshippers_just_created_are_still_on_their_way_and_all_others_lie_where_they_are() -> None:
    """Blue ones come to slots 2 and 8, where a red one lies too; one on slot 9 was there before."""
    table = at("YB", "1/0=Y1-1", lying={1: "BR", 7: "B", 8: "B"})
    slots = slots_of(RULES.view(table.state, 0), wording().terms, SMALL_TILES, 0)
    blue, red = COLOURS.index("blue"), COLOURS.index("red")
    shown = slots_during(slots, [events.Created(0, colour="blue", slots=[1, 7])])
    assert [slots[n].lying[blue] for n in (1, 7, 8)] == [1, 1, 1]
    assert [shown[n].lying[blue] for n in (1, 7, 8)] == [0, 0, 1]
    assert [each.lying[red] for each in shown] == [each.lying[red] for each in slots]


def during(
    laid: str, events_shown: list[events.OrbisEvent], step: int, swaps: tuple[int, ...] = ()
) -> Moving:
    own = RULES.view(at("", laid).state, 0).seats[0]
    return world_during(own, events_shown, step, frozenset(swaps))


def test_a_landscape_rises_a_volcano_erupts_a_god_comes_down_and_temples_change_hands_half_way() -> None:
    volcano, rises = "1/0=B1-3 1/1=R2-1", [events.Laid(0, tile="R2-1", site="1/1", wild=False)]
    assert [during(volcano, [*rises], step).risen for step in range(STEPS)] == [2, 4, 6, 8]
    assert during(volcano, [*rises], 0).site == "1/1"
    burns = [events.Removed(0, colour="red", slot=6)]
    assert [during(volcano, [*burns], step).picture for step in range(2)] == ["volcano", "volcano_erupt1"]
    assert during(volcano, [*burns], 0).site == "1/1"
    assert during("", [*burns], 0) == during("", [], 0)
    god = [events.TookGod(0, god="fire")]
    assert [during(volcano, [*god], step).dropped for step in range(STEPS)] == [4, 3, 2, 1]
    assert [during("", [], step, (7,)).former for step in range(STEPS)] == [True, True, False, False]


def flown(laid: str, *happened: events.OrbisEvent) -> list[str]:
    """The points that fly off a world after these events."""
    view = RULES.view(at("", laid).state, 0)
    drawn = draw_world(view, wording().terms, MONO, 0, SMALL_SITES)
    return [flight.sign for flight in world_flights(drawn, view.seats[0], happened)]


def test_points_fly_off_the_landscape_that_was_laid_last_if_it_scores() -> None:
    laid = events.Laid(0, tile="R2-1", site="1/1", wild=False)
    assert flown("1/0=B1-3 1/1=R2-1", laid) == ["+2"]
    assert flown("1/0=B1-3 1/1=R2-1c", laid) == []
    assert flown("1/0=R2-1 1/1=B1-3", events.Laid(0, tile="B1-3", site="1/1", wild=False)) == []
    assert flown("1/0=B1-3 1/1=R2-1", events.Gained(0, colour="red", count=1)) == []
    assert flown("", laid) == []
