"""The promise of the arrow keys, at random moments of any game: what holds wherever the cursor stands."""

import asyncio
from collections.abc import Sequence
from random import Random

from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.motion import STARTLED
from tabletop_tui.tui.widgets.geometry import nearest
from tests.at_once import by_chance, play_at_once
from tests.tui.driving import Table, sitting

ARROWS = ("down", "right", "up", "left")

Where = tuple[str | None, str | None]


def where(here: Table) -> Where:
    """The target and the row under the cursor."""
    return here.game.cursor.target, here.game.cursor.key


def takes(here: Table) -> str | None:
    """What Enter would take."""
    return here.game.cursor.takes(here.game.scene)


def in_sight(here: Table) -> bool:
    """Whether a player sees what the cursor stands on: on a board, or as a row of the list."""
    game, panel = here.game, here.game.panel
    target, key = where(here)
    for board in game.board_widgets:
        spot = board.drawing.spot(target) if target is not None else None
        if spot is not None:
            place, area = board.place_of(spot), board.content_region
            if area.x <= place.x < area.right and area.y <= place.y < area.bottom:
                return True
    if panel.is_folded:
        return key is not None and target is None  # its card is all that the panel shows
    row = panel.place_on_screen()
    heading = 0 if panel.bare else 1
    return key is not None and panel.region.y + heading <= row.y < panel.region.bottom


def leads_somewhere(here: Table, arrow: str) -> bool:
    """Whether another option lies in this direction: below or above in the list, or on a board."""
    game = here.game
    target, key = where(here)
    if key is not None:
        rows = [entry.key for entry in game.panel.entries]
        place = rows.index(key) + {"up": -1, "down": 1}.get(arrow, 0)
        in_one_column = game.panel.next_key("right") is None and game.panel.next_key("left") is None
        return arrow in ("up", "down") and in_one_column and 0 <= place < len(rows)
    offered = game.scene.open_targets
    spots = [
        (spot.target, region)
        for board in game.board_widgets
        for spot, region in board.places()
        if spot.target in offered and game.scene.options_at(spot.target)[0].key != takes(here)
    ]
    place_now = next((region for name, region in spots if name == target), None)
    if place_now is None:
        places = (
            region for board in game.board_widgets for spot, region in board.places() if spot.target == target
        )
        place_now = next(places, None)
    return place_now is not None and nearest(place_now, arrow, spots) is not None


async def press(here: Table, arrow: str) -> None:
    """Press an arrow key, and see whether it keeps its promise."""
    before, took, leads = where(here), takes(here), leads_somewhere(here, arrow)
    await here.press(arrow)
    told = (here.game.scene.question, arrow, before, where(here))
    assert not leads or where(here) != before, told
    assert where(here) == before or takes(here) != took, told
    assert in_sight(here), told


async def take(here: Table) -> None:
    """Press Enter, twice if it asks; it takes what the cursor stands on."""
    session, game, taken = here.session, here.game, takes(here)
    option = game.scene.option(taken or "")
    decision = session.record.decision
    assert decision is not None
    asks = option is not None and game.wording.confirm(game.scene.view, decision, option) is not None
    given = session.record.steps
    if game.motion.just_ended:  # by itself, on a busy machine: Enter isn't heard yet
        await asyncio.sleep(STARTLED)
    await here.press("enter", *["enter"] * asks)
    if option is not None:
        assert [answer.key for answer in session.record.table.answers[given:]][:1] == [taken], (
            game.scene.question
        )
    else:
        assert session.record.steps == given, "a row or target for several things lists these"
        await here.press("escape")


def assert_starts_well(here: Table, dear: Sequence[str]) -> None:
    """The cursor begins in sight, and at nothing that would be asked about if there is something else.

    `dear` are the beginnings of the keys of options that Enter alone never takes.
    """
    game, decision = here.game, here.session.record.decision
    assert decision is not None
    assert in_sight(here) or game.motion.runs, (game.scene.question, where(here))
    wording, view = game.wording, game.scene.view
    started = game.scene.option(takes(here) or "")
    if started is not None:
        assert started.key == game.scene.start, "not what the cursor was on before"
    if started is not None and wording.confirm(view, decision, started) is not None:
        free = [each for each in decision.options if not wording.is_way_out(each)]
        sure = [each.key for each in free if wording.confirm(view, decision, each) is None]
        assert [key for key in sure if not key.startswith((*dear,))] == [], (started.key, sure)


async def walk(
    session: Session, size: tuple[int, int], moments: int, between: int = 6, dear: Sequence[str] = ()
) -> None:
    """Look at this many moments of a game, with answers at random in between, and walk about by keys."""
    chance = Random(7)
    async with sitting(session, size, handover="never") as here:
        for _ in range(moments):
            if session.record.decision is None or here.game.scene.decision is None:
                return
            assert_starts_well(here, dear)
            if len(session.record.decision.options) > 1:
                for arrow in (*ARROWS, *chance.choices(ARROWS, k=4)):
                    await press(here, arrow)
                await take(here)
            play_at_once(session, by_chance(chance), between)
            session.do(acts.take_over)
            await here.pilot.pause()
