"""Panels that stand still: at a size, each has the same rows and columns at every decision of a game.

A panel may be empty, quieter or away, but never elsewhere. On pages, a panel has one place a page.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from rulesets import BUILT
from tabletop_tui.kit.showing import SMALL as IN_PAGES
from tabletop_tui.paint.drawing import Region
from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.table import TableScreen
from tabletop_tui.tui.widgets.stage import Stage
from tests.conformance.every_game import load_rules
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, Table, sitting
from tests.tui.whole_games import SEATS
from tests.whole import WHOLE, in_turn, sampled

SIZES = {"80x24": SMALL, "120x36": HOME, "160x50": LARGE, "200x60": HUGE}


MOVERS: Mapping[tuple[str, str], Mapping[str, str]] = {}
"""What moves nevertheless, by game and size: each panel (at 80x24 `page/panel`) with its reason."""

GAMES = sampled(1, 10)
"""How many random games of each kind are looked at,"""
EVERY = sampled(60, 1)
"""at which of their decisions, besides the first of each kind,"""
CLOSELY = sampled(3, 5)
"""and at which of those on all pages, and with the cursor in several places."""


def positions(game: str, seed: int) -> Iterator[GameRecord]:
    """A random game at some decisions and at its end, also while the keyboard is passed on.

    The same record each time, which goes on afterwards: whoever keeps it makes a copy.
    """
    rules, chance = load_rules(game), Random(seed)
    seats = rules.seat_counts[-1 - seed % len(rules.seat_counts)]
    record, met, number = Session.new(rules, SEATS[seats], seed).record, set[str](), 0
    while (decision := record.decision) is not None:
        looked_at = number % EVERY == 0 or decision.kind not in met
        if looked_at and number % 3 == 0:
            yield record
        acts.take_over(record)
        if looked_at:
            yield record
        met.add(decision.kind)
        acts.answer(chance.choice(decision.options).key)(record)
        number += 1
    yield record


Found = dict[tuple[int, str], dict[Region, str]]
"""The regions of each panel, by seats and name, with what was asked when it first lay there."""


def note(table: Table, found: Found) -> None:
    """Note where everything lies now."""
    game = table.game
    assert isinstance(game, TableScreen)
    asked = game.asked.kind if game.asked is not None else "over"
    page = f"{game.page}/" if game.shape == IN_PAGES else ""
    for panel, region in game.query_one(Stage).places.items():
        if region.width * region.height:
            found[len(game.people), f"{page}{panel}"].setdefault(region, f"{asked} ({game.page})")


async def look_around(table: Table, found: Found) -> None:
    """Note where everything lies on every page, with the cursor in other places, and after a first key."""
    note(table, found)
    game = table.game
    assert isinstance(game, TableScreen)
    begun = next((entry.label for entry in game.scene.entries if len(entry.label or "") > 1), None)
    for key in ("down", "right", *([begun[0], "escape"] if begun else ())):
        await table.hurry(key)
        note(table, found)
    for page in [*game.pages, game.page]:
        game.page = page
        game.lay_out()
        note(table, found)


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, SIZES))
async def test_every_panel_has_one_place_whatever_is_decided(game: str, size: str) -> None:
    found: Found = defaultdict(dict)
    for seed in range(GAMES):
        played = positions(game, seed)
        shown = Session.of_document(next(played).document())
        async with sitting(shown, SIZES[size]) as table:
            for number, record in enumerate(played):
                shown.adopt(record.copy())
                if record.over:
                    await table.pilot.pause()
                    note(table, found)
                elif number % CLOSELY:
                    note(table, found)
                else:
                    await look_around(table, found)
    listed = MOVERS.get((game, size), {})
    moving = {panel: regions for (_, panel), regions in found.items() if len(regions) > 1}
    told = [
        f"{panel}: {tuple(region)} at {asked}"
        for panel, regions in moving.items()
        if panel not in listed
        for region, asked in regions.items()
    ]
    assert not told, "\n".join(told)
    assert not WHOLE or {*moving} == {*listed}, "a panel that stands still isn't listed any more"
