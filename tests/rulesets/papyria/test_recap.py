"""What others' turns have meant for a seat: B looks on while A plays in the reference position."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.advice.recap import (
    EndNears,
    EndTileGone,
    GotLapis,
    KeysFewer,
    LastRound,
    MajorityChanged,
    PapyriaChange,
    PushedOn,
    ScoringGone,
    SpaceEmptied,
    changes,
    is_loss,
)
from rulesets.papyria.components import KEY_TILES, SCORING_TILES
from rulesets.papyria.events import EndTriggered, LaidEndTile, PaidEndTile, PapyriaEvent, TookScoring, Traded
from rulesets.papyria.state import Papyria
from tests.rulesets.papyria.builders import A, B, seat, turn


def changed_by(table: Table[Papyria], *keys: str) -> list[PapyriaChange]:
    """What these answers of A change for B."""
    before, first = RULES.view(table.state, B), len(table.story)
    for key in keys:
        table.apply(key)
    events: list[Any] = [event for told in table.story[first:] for event in told]
    return changes(before, RULES.view(table.state, B), B, events)


def changed(
    before: Table[Papyria], after: Table[Papyria], events: Sequence[PapyriaEvent] = ()
) -> list[PapyriaChange]:
    """What is different for B in another position."""
    return changes(RULES.view(before.state, B), RULES.view(after.state, B), B, events)


def test_a_piece_that_is_pushed_on_is_a_loss() -> None:
    """R15, R51: A's wanderer goes from 3 to 4, where B's stands; that one goes to the next empty slot, 5."""
    table = turn(seat(w=(3, 10)), seat(w=(4, 6)))
    (pushed,) = [each for each in changed_by(table, "move:w:3>4") if isinstance(each, PushedOn)]
    assert (pushed.ring, pushed.by, pushed.position) == ("w", A, 5)
    assert is_loss(pushed)


def test_a_trade_with_one_of_ones_pieces_brings_a_lapis() -> None:
    same = turn(seat(), seat())
    assert changed(same, same, [Traded(A, B)]) == [GotLapis(A)]
    assert changed(same, same, [Traded(B, A)]) == []


def test_a_majority_at_the_end_is_lost_and_won() -> None:
    """Section 7: most cities, with one each both have it (R44)."""
    mine = seat(city="1,0", symbols="city 2 temple 2 mountain 2 forest 2 river 2", knowledge=20)
    tied, behind = turn(seat(city="1,0"), mine), turn(seat(city="1,0 0,1"), mine)

    def of_cities(before: Table[Papyria], after: Table[Papyria]) -> MajorityChanged:
        found = [each for each in changed(before, after) if isinstance(each, MajorityChanged)]
        return next(each for each in found if each.majority == "a")

    lost, won = of_cities(tied, behind), of_cities(behind, tied)
    assert (lost.own, lost.other, lost.after) == (1, 2, 0)
    assert lost.before == won.after > 0
    assert (is_loss(lost), is_loss(won)) == (True, False)


def test_a_scoring_tile_that_lay_open_is_a_loss_if_it_would_have_scored() -> None:
    tile = "W-RI-1"
    table = turn(seat(), seat(symbols="river 2", knowledge=9), display=f"{tile} W-MO-1 W-MO-2")
    value = RULES.view(table.state, B).seats[B].values[1]
    assert changed(table, table, [TookScoring(A, tile)]) == [ScoringGone("river", A, min(2 * value, 9))]
    without = turn(seat(), seat(knowledge=9), display=f"{tile} W-MO-1 W-MO-2")
    assert changed(without, without, [TookScoring(A, tile)]) == []


def test_the_tile_for_any_kind_is_told_with_the_kind_that_would_have_scored_best() -> None:
    table = turn(seat(), seat(symbols="river 2 mountain 1", knowledge=9), display="W-ANY W-MO-1 W-MO-2")
    value = RULES.view(table.state, B).seats[B].values[1]
    assert changed(table, table, [TookScoring(A, "W-ANY")]) == [
        ScoringGone("river", A, min(2 * value, 9), any_kind=True)
    ]


def test_an_end_tile_that_another_seat_paid_for_is_a_loss_if_one_had_the_price() -> None:
    """6.9: a paid tile leaves the game. The tile is 8 points for 2 lapis."""
    for lapis, lost in ((2, [EndTileGone(A, 8, "lapis", 2)]), (1, [])):
        table = turn(
            seat(lapis=2), seat(w=(4, 6), s=(11, 9), lapis=lapis), ends={"5:2": "E04"}, end_stack="E15 E01"
        )
        found = changed_by(table, "move:w:3>5", "space:2", "pay")
        gone = [each for each in found if isinstance(each, EndTileGone)]
        assert gone == lost
        assert all(map(is_loss, gone))


def test_an_end_tile_that_came_up_in_between_is_no_loss() -> None:
    table = turn(seat(), seat(lapis=9), end_stack="E04 E15")
    assert changed(table, table, [PaidEndTile(A, "E04", "lapis", 2, 8)]) == []


def test_a_space_that_has_lost_its_last_good_is_told_with_the_end_tile_on_it() -> None:
    """Specification 6.10: the last temple of Isin is given up, and an end tile comes."""
    table = turn(seat(lapis=0), seat(w=(4, 6), s=(5, 11)), heights={"5:2": 1}, end_stack="E07 E01 E02")
    sector = RULES.view(table.state, B).sectors[4]
    found = changed_by(table, "move:w:3>5", "space:2")
    (emptied,) = [each for each in found if isinstance(each, SpaceEmptied)]
    assert emptied == SpaceEmptied("5:2", sector, "temple", "E07")
    assert (is_loss(emptied), emptied.position) == (True, 5)
    assert EndNears(2) in found


def test_a_scoring_tile_that_came_up_in_between_is_no_loss() -> None:
    table = turn(seat(), seat(symbols="river 2", knowledge=9))
    shown = {
        *RULES.view(table.state, B).display,
        *(s.top for s in RULES.view(table.state, B).spaces.values()),
    }
    hidden = next(tile.id for tile in SCORING_TILES.values() if tile.id not in shown)
    assert changed(table, table, [TookScoring(A, hidden)]) == []


def test_a_key_tile_with_more_keys_is_gone_unless_one_has_that_key() -> None:
    best = max((key for key in KEY_TILES.values() if key.kind == "river"), key=lambda key: key.keys)
    before, after = turn(seat(), seat()), turn(seat(keys=best.id), seat())
    assert KeysFewer("river", 3, 1) in changed(before, after)


def test_the_end_comes_nearer_with_every_end_tile_and_the_last_round_says_so() -> None:
    same = turn(seat(), seat())
    laid = LaidEndTile(None, "5:1", "x", "E01", 4)
    assert changed(same, same, [laid]) == [EndNears(4)]
    assert changed(same, same, [laid, EndTriggered(None)]) == [LastRound()]
