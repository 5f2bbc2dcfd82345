"""What players stumbled over in their first games of Orbis (specification h: nothing told is half true)."""

from collections.abc import Iterator

from rulesets.orbis.advice.landscapes import landscape_preview
from rulesets.orbis.advice.trials import promise, trial_in_hand
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.costs import cost_of
from tabletop_tui.games.orbis.drawings.display import PAGE
from tabletop_tui.games.orbis.things import LandscapeThing
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.pictures import Look
from tabletop_tui.paint.runs import sentences
from tabletop_tui.tui.screens.counting import counted
from tests.games.orbis.drawn import draw_display, draw_hold
from tests.games.orbis.games import Moment, finished, moments, wording
from tests.tui.driving import ANA, BEN, SMALL, orbis, sitting

SAID = wording()


def decisions(kind: str, seeds: range = range(3)) -> Iterator[Moment]:
    """All decisions of a kind in some random games."""
    for seed in seeds:
        yield from (moment for moment in moments(3, seed, eager=0.8) if moment.decision.kind == kind)


async def test_f4_turns_the_pages_of_a_small_window_and_comes_round() -> None:
    async with sitting(orbis(ANA, BEN, seed=11), SMALL) as table:
        first = table.rows()
        pages = []
        for _ in range(3):
            await table.press("f4")
            pages.append(table.rows())
        assert "of 14 laid" in "\n".join(pages[0])
        assert "The others" in "\n".join(pages[1])
        assert pages[2] == first


async def test_a_small_window_opens_the_world_where_a_site_is_asked_for() -> None:
    async with sitting(orbis(ANA, BEN, seed=11), SMALL) as table:
        for _ in range(40):
            decision = table.session.record.decision
            assert decision is not None
            if decision.kind == "place":
                break
            await table.press("enter")
        assert "of 14 laid" in table.text()


def test_the_key_of_a_trade_hides_no_worshipper() -> None:
    for moment in decisions("choose_tile"):
        seat = moment.decision.seat
        supply = moment.view.seats[seat].supply
        drawn = draw_hold(moment.view, SAID.terms, seat, 58, trades=True, asks=False)
        assert all(spot.chip == "" for spot in drawn.spots)
        text = "".join(run.text for run in drawn.lines[0])
        for colour, count in enumerate(supply):
            if 0 < count <= 4:
                assert SAID.terms.signs[colour] * count in text


def test_what_is_kept_after_a_cost_of_any_colour_says_that_one_more_goes() -> None:
    thing, seen = SAID.things["pay"], 0
    for moment in decisions("settle_cost"):
        at = Looked(moment.view, moment.decision.seat, moment.decision)
        hand, own = moment.view.hand, moment.view.seats[at.seat]
        if hand is None or "pay" not in {option.key for option in moment.decision.options}:
            continue
        kept = "".join(run.text for run in thing.cells(at, "", "pay")[2])
        price = cost_of(LANDSCAPES[hand], own.benefits)
        left = sum(own.supply) - sum(price.coloured) - price.any
        assert (kept == "0") == (left == 0)
        assert ("−" in kept) == bool(price.any and left)
        seen += 1
    assert seen > 20


def test_the_cursor_never_begins_at_a_wilderness_that_a_trade_averts() -> None:
    starts = [
        SAID.start(moment.view, moment.decision)
        for moment in decisions("settle_cost", range(8))
        if "pay" not in {option.key for option in moment.decision.options}
    ]
    assert starts
    assert all(start is not None and start.startswith("trade:") for start in starts)


def test_a_landscape_that_could_lie_face_up_is_turned_over_only_when_asked_for_twice() -> None:
    payable = (m for m in decisions("settle_cost") if any(o.key == "pay" for o in m.decision.options))
    view, decision = (moment := next(payable)).view, moment.decision
    asked = SAID.confirm(view, decision, decision.option("wilderness"))
    assert asked is not None
    assert "wilderness scores −1 CP" in asked
    assert SAID.confirm(view, decision, decision.option("pay")) is None


def test_the_cursor_begins_at_the_site_that_brings_most() -> None:
    for moment in decisions("place"):
        seat = moment.decision.seat
        trial = trial_in_hand(moment.view, seat)
        assert trial is not None
        world = moment.view.seats[seat].world
        worth = {
            option.key: promise(world, option.key.partition(":")[2], trial)
            for option in moment.decision.options
        }
        start = SAID.start(moment.view, moment.decision)
        assert start is not None
        best = max((found.points, found.hope) for found in worth.values())
        assert (worth[start].points, worth[start].hope) == best


def test_those_who_have_taken_their_tile_stay_ticked_until_the_round_is_over() -> None:
    for moment in moments(3, 5, eager=0.8):
        view = moment.view
        assert view.active is not None
        order = list(SAID.turn_order(view))
        before = order[: order.index(view.active)]
        assert SAID.done(view) == frozenset(before)


def test_worshippers_beyond_the_limit_are_foretold_where_nothing_is_paid() -> None:
    thing, seen = SAID.things["landscape"], 0
    assert isinstance(thing, LandscapeThing)
    for moment in decisions("choose_tile", range(6)):
        at = Looked(moment.view, moment.decision.seat, moment.decision)
        for slot in range(9):
            found = landscape_preview(moment.view, at.seat, slot)
            if found is None or found.payable != "now" or found.forced or found.fruitless:
                continue
            row = LANDSCAPES[found.tile]
            over = found.left + row.gain_count > 10 and row.effect != "village"
            said = " ".join(thing.card(at, str(slot), "landscape").sentences)
            assert ("over the limit of 10" in said) == over
            seen += over
    assert seen


def test_points_so_far_stand_on_top_while_they_are_counted_and_columns_never_move() -> None:
    table = finished(3, 4)
    cards = counted(SAID, table.rules.standings(table.state), ["red", "blue", "green"])
    assert {card.facts[1].label.strip() for card in cards} == {SAID.words("game-score-total")}
    assert len({len(card.facts[1].label) for card in cards}) == 1
    for standing, run in zip(table.rules.standings(table.state), cards[-1].facts[1].runs, strict=True):
        assert int(run.text) == standing.total


def test_the_landscape_in_hand_carries_no_sign_of_a_new_one() -> None:
    moment = next(decisions("settle_cost"))
    drawn = draw_display(moment.view, SAID.terms, Look(), PAGE)
    slot = drawn.spot(f"slot:{moment.view.slot}")
    assert slot is not None
    assert slot.chip == ""


async def test_another_players_world_shows_nothing_of_what_one_may_take() -> None:
    async with sitting(orbis(ANA, BEN, seed=11)) as table:
        assert "here" in table.text()
        await table.press("tab")
        assert "Ben's world" in table.text()
        assert "here" not in table.text()


def test_sentences_that_go_on_end_in_one_mark() -> None:
    for width in range(8, 40):
        rows = sentences(("You pick which worshippers leave.", "Then it scores at once."), width, {}, 1)
        text = "".join(run.text for run in rows[0])
        assert text.count("…") == 1
        assert len(text) <= width
