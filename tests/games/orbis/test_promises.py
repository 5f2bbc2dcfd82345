"""What a corner, a site or a row of the list promises is what happens, played to the end of the turn.

The landscape's turn is played out by the best choices on a copy of the table; what the world then counts
more is compared with what was promised before (specification j).
"""

import copy
import random
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from rulesets.core import Table
from rulesets.orbis.advice.landscapes import LandscapePreview, gives, landscape_preview, trial_of
from rulesets.orbis.advice.trials import promise, trial_in_hand, wilderness_cost
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.scoring import verdict
from rulesets.orbis.state import Laid, Orbis, World
from rulesets.orbis.worlds import can_become_full
from tabletop_tui.games.orbis.drawings.outcome import outcome
from tabletop_tui.paint.drawing import Line
from tabletop_tui.paint.pictures import LOUD, NORMAL
from tests.games.orbis.games import RULES, Moment, moments, wording

SAID = wording()
DOING = ("pay", "sacrifice", "erupt")
"""The answers that make something score."""


class Start(NamedTuple):
    """A moment of a random game, and how to come to it again from the beginning of its turn."""

    state: Orbis
    keys: tuple[str, ...]
    moment: Moment

    def table(self, *keys: str) -> Table[Orbis] | None:
        """A table of its own at this moment, after some more answers; `None` if one isn't open."""
        table = Table.at(RULES, copy.deepcopy(self.state), "turn", len(self.state.seats))
        for key in (*self.keys, *keys):
            assert table.decision is not None
            if key not in {option.key for option in table.decision.options}:
                return None
            table.apply(key)
        return table


def positions(kind: str, seats: int, seed: int, share: float) -> Iterator[Start]:
    """Decisions of one kind out of random games."""
    chance = random.Random(seed)
    state: Orbis | None = None
    begun = 0
    for moment in moments(seats, seed, eager=0.8):
        if moment.decision.kind == "choose_tile":
            state, begun = copy.deepcopy(moment.table.state), len(moment.table.answers)
        if moment.decision.kind == kind and chance.random() < share and state is not None:
            keys = tuple(answer.key for answer in moment.table.answers[begun:])
            yield Start(state, keys, moment)


def counted(world: World, god: str | None) -> int:
    """What a world's landscapes count; wildernesses cost nothing with the Goddess of Idleness."""
    free = sum(laid.wild for laid in world.values()) if god == "idleness" else 0
    return sum(verdict(world, site).points for site in world) + free


def played(start: Start, *keys: str) -> Table[Orbis] | None:
    """The table after these answers and the best choices to the end of the turn; `None` if one isn't open."""
    then, seat = start.table(*keys), start.moment.decision.seat
    if then is None:
        return None
    while then.decision is not None and then.decision.seat == seat and then.decision.kind != "choose_tile":
        keys_now = [option.key for option in then.decision.options]
        then.apply(next((key for key in keys_now if key in DOING), keys_now[0]))
    return then


def gains(start: Start, *keys: str) -> dict[str, int]:
    """How many points the world counts more after such a turn, for every site open after these answers."""
    then, seat = start.table(*keys), start.moment.decision.seat
    assert then is not None
    more: list[str] = []
    while then.decision is not None and then.decision.kind == "pay_any":
        more.append(next(o.key for o in then.decision.options if o.key.startswith("give:")))
        then.apply(more[-1])
    asked = then.decision is not None and then.decision.kind == "place"
    before = start.moment.view.seats[seat]
    found = {}
    for ends in [[option.key] for option in then.decision.options] if asked and then.decision else [[]]:
        after = played(start, *keys, *more, *ends)
        assert after is not None
        world = after.state.seats[seat].world
        (site,) = set(world) - set(before.world)
        found[site] = counted(world, before.god) - counted(dict(before.world), before.god)
    return found


def corner(preview: LandscapePreview, lost: int) -> tuple[str, str]:
    """What stands in the corner, and how loud the tile is."""
    shown = outcome(SAID.terms, preview, lost)
    return text(shown.corner), {LOUD: "loud", NORMAL: "normal"}[shown.volume]


def text(runs: Line) -> str:
    return "".join(run.text for run in runs).strip()


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_corner_promises_what_the_turn_then_brings(seats: int, seed: int) -> None:
    seen = set()
    for start in positions("choose_tile", seats, seed, 0.3):
        view, seat = start.moment.view, start.moment.decision.seat
        for slot in range(9):
            preview = landscape_preview(view, seat, slot)
            if preview is None or len(view.seats[seat].world) == 14:
                continue
            lost = wilderness_cost(view, seat)
            seen.add(check(start, slot, preview, lost))
    assert seen >= {"+", "gift", "−"}


def check(start: Start, slot: int, preview: LandscapePreview, lost: int) -> str:
    """Play a landscape's turn and compare it with its corner; returns which sort of corner it was."""
    take, row, seat = f"landscape:{slot}", LANDSCAPES[preview.tile], start.moment.decision.seat
    shown, loud = corner(preview, lost)
    if shown in ("✗ −1", "✗ 0"):
        assert (loud, shown) == ("normal", "✗ −1" if lost else "✗ 0")
        then = played(start, take)
        assert then is not None
        assert next(reversed(then.state.seats[seat].world.values())).wild
        return "−"
    if shown == "trade":
        return check_trade(start, take)
    if shown == "0!" and preview.payable == "after-trades":
        assert (loud, check_trade(start, take)) == ("normal", "trade")
        return "0!"
    paid = played(start, take, "pay")
    assert paid is not None, shown
    best = max(gains(start, take, "pay").values())
    gifts = bool(row.benefit is not None or row.gain_count or row.shrine_icons or row.mystic_value)
    if shown == "0!":
        assert (loud, best <= 0, gifts) == ("normal", True, False)
        return "0!"
    assert loud == "loud"
    if shown.endswith("?"):
        assert (shown, best <= 0) == (f"+{row.cp}?", True)
        world = start.moment.view.seats[seat].world
        laid = Laid(preview.tile)
        assert any(can_become_full({**world, site: laid}, site) for site in preview.face_up_sites)
        return "?"
    if re.fullmatch(r"\+\d+", shown):
        assert best == int(shown)
        return "+"
    before, after = start.moment.view.seats[seat], paid.state.seats[seat]
    assert (best <= 0, gifts) == (True, True)
    assert row.benefit is None or row.benefit in after.benefits
    assert len(after.benefits) - len(before.benefits) == (row.benefit is not None)
    assert shown.count("✦") == row.shrine_icons
    assert shown.startswith(f"+{row.gain_count}") == bool(row.gain_count)
    return "gift"


def check_trade(start: Start, take: str) -> str:
    """It can't be paid for at once, but after as many trades as there have to be."""
    table = start.table(take)
    assert table is not None
    reached: list[tuple[str, ...]] = [()]
    for _ in range(4):
        ways = [(table, keys) for keys in reached if (table := start.table(take, *keys)) is not None]
        asked = [(table.decision, keys) for table, keys in ways if table.decision is not None]
        payable = [keys for decision, keys in asked if "pay" in {o.key for o in decision.options}]
        if payable:
            assert payable[0] != () or needs_any(table)
            return "trade"
        reached = [
            (*keys, option.key)
            for decision, keys in asked
            for option in decision.options
            if option.key.startswith("trade:")
        ]
    raise AssertionError("no trades lead to paying")


def needs_any(table: Table[Orbis]) -> bool:
    """Whether the landscape in hand asks for worshippers of any colour."""
    hand = table.state.hand
    return hand is not None and LANDSCAPES[hand].cost_any > 0


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_sites_of_the_landscape_under_the_cursor_promise_what_the_turn_then_brings(
    seats: int, seed: int
) -> None:
    for start in positions("choose_tile", seats, seed, 0.2):
        view, seat = start.moment.view, start.moment.decision.seat
        world = view.seats[seat].world
        for slot in range(0, 9, 2):
            preview = landscape_preview(view, seat, slot)
            if preview is None or len(world) == 14 or preview.payable == "after-trades":
                continue
            keys = (f"landscape:{slot}",) if preview.forced else (f"landscape:{slot}", "pay")
            trial = trial_of(view, seat, preview)
            for site, gained in gains(start, *keys).items():
                assert promise(world, site, trial).points == gained, (slot, site)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 6)])
def test_every_site_of_the_landscape_in_hand_brings_what_its_row_and_its_place_promise(
    seats: int, seed: int
) -> None:
    for start in positions("place", seats, seed, 0.6):
        view, decision = start.moment.view, start.moment.decision
        trial = trial_in_hand(view, decision.seat)
        assert trial is not None
        for site, gained in gains(start).items():
            found = promise(view.seats[decision.seat].world, site, trial)
            later = f"+{LANDSCAPES[trial.tile].cp}?" if found.hope else "0"
            said = SAID.option_alone(view, decision, decision.option(f"site:{site}"))
            assert said.endswith(f": {f'{gained:+d}' if gained else later} CP")
            assert found.points == gained


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 6)])
def test_paying_or_turning_over_brings_at_best_what_its_row_promises(seats: int, seed: int) -> None:
    for start in positions("settle_cost", seats, seed, 0.6):
        decision = start.moment.decision
        for key in {"pay", "wilderness"} & {option.key for option in decision.options}:
            best, sites, _ = SAID.cells(start.moment.view, decision, decision.option(key))
            found = gains(start, key)
            gifted = key == "pay" and gives(start.moment.view.hand or "")
            if gifted and not max(found.values()):
                continue  # the row says what it gives
            assert int(text(best).replace("−", "-")) == max(found.values()), key
            assert int(text(sites)) == len(found)
