"""What can be seen of an answer in Papyria, frame by frame, and what it lights up in a realm."""

from typing import Any

import pytest

from rulesets.core import Event
from rulesets.papyria import events
from rulesets.papyria.state import Moved
from tabletop_tui.games.papyria.drawings.marks import touched
from tabletop_tui.games.papyria.drawings.moments import Still, lit_by, stills

WALKS: dict[str, Any] = {"from_sector": "I-a", "to_sector": "I-b"}
STAYS: dict[str, Any] = {"pushed": None, "pushed_to": None, "pushed_sector": None}
SHARES = (0.25, 0.5, 0.75)
"""How far a lapis has come in each frame of its flight."""
ENTERED = events.Entered(0, ring="w", position=5, sector="I-a")
BUILT = events.Built(0, good="temple", cell="0,-1", lapis=1)


def frames(
    *happened: Event, seat: int = 0, ring: bool = True, realm: bool = True, large: bool = True
) -> list[Still]:
    return [*stills(happened, seat, Moved("w", 5, None), ring=ring, realm=realm, large=large)]


def test_a_piece_that_enters_can_be_seen_before_the_rest_goes_quiet() -> None:
    assert frames(ENTERED) == [Still(before=True)] * 2
    assert frames(ENTERED, large=False) == []
    assert frames(ENTERED, ring=False) == []


def test_a_piece_walks_from_its_slot_to_the_last_before_its_end() -> None:
    walked = events.Moved(0, ring="s", start=11, end=3, cost=2, **WALKS, **STAYS)
    told = frames(walked)
    assert [still.trail for still in told] == [("s", 11, place) for place in (12, 1, 2)]
    assert [still.pieces for still in told] == [{("s", 3): None, ("s", place): 0} for place in (12, 1, 2)]
    step = events.Moved(0, ring="s", start=3, end=4, cost=0, **WALKS, **STAYS)
    assert frames(step) == []
    far = events.Moved(0, ring="w", start=1, end=12, cost=8, **WALKS, **STAYS)
    assert [still.trail for still in frames(far)] == [("w", 1, place) for place in (2, 4, 7, 9)]


def test_a_pushed_piece_slides_on_and_its_lapis_flies() -> None:
    pushes: dict[str, Any] = {"pushed": 1, "pushed_to": 6, "pushed_sector": "I-c"}
    walk, *slides = frames(events.Moved(0, ring="w", start=3, end=5, cost=0, **WALKS, **pushes))
    assert walk.pieces == {("w", 6): None, ("w", 5): 1, ("w", 4): 0}
    assert [still.coin for still in slides] == [
        ("slot:w:5", "slot:w:6", share) for share in (0.25, 0.5, 0.75)
    ]
    assert [still.pieces for still in slides] == [{("w", 6): 1}] * 3


def test_a_traded_lapis_flies_to_the_other_slot() -> None:
    told = frames(events.Traded(0, owner=1))
    assert [still.coin for still in told] == [("slot:w:5", "slot:s:5", share) for share in SHARES]
    ship = stills([events.Traded(0, owner=1)], 0, Moved("s", 7, 1), ring=True, realm=True, large=True)
    assert ship[0].coin == ("slot:s:7", "slot:w:7", 0.25)
    assert not stills([events.Traded(0, owner=1)], 0, None, ring=True, realm=True, large=True)


def test_an_end_tile_turns_over() -> None:
    laid = events.LaidEndTile(None, space="9:1", sector="I-a", tile="E01", left=3)
    assert [still.turning for still in frames(laid)] == [{"9:1": 1}, {"9:1": 3}]


def test_only_the_seat_whose_realm_is_shown_lights_it_up() -> None:
    assert frames(BUILT) == [Still(kind="temple")] * 2
    assert frames(BUILT, seat=1) == []
    assert frames(BUILT, realm=False) == []


def test_no_answer_takes_more_than_ten_frames() -> None:
    assert len(frames(*[BUILT] * 4)) == 8
    assert len(frames(*[BUILT] * 9)) == 10


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (events.PlacedLandscape(0, tile="L01", cell="2,0", rotation=0), "river"),
        (events.PlacedLandscape(0, tile="L29", cell="2,0", rotation=0), None),
        (BUILT, "temple"),
        (events.Built(0, good="mine", cell="-1,0", lapis=0), "mountain"),
        (events.Scored(0, scoring="forest", value=1, multiplier=1, knowledge=5, points=1), "forest"),
        (events.TookKey(0, tile="K-RI-1"), "river"),
        (ENTERED, None),
    ],
)
def test_what_an_event_lights_up(event: Event, kind: str | None) -> None:
    assert lit_by(event) == kind


def test_slots_and_spaces_that_others_have_changed() -> None:
    pushes: dict[str, Any] = {"pushed": 1, "pushed_to": 6, "pushed_sector": "I-c"}
    happened = [
        ENTERED,
        events.Moved(1, ring="s", start=3, end=5, cost=0, **WALKS, **pushes),
        events.Moved(1, ring="s", start=8, end=9, cost=0, **WALKS, **STAYS),
        events.TurnedUp(None, space="2:1", sector="I-a", thing="L04"),
        events.LaidEndTile(None, space="9:1", sector="I-a", tile="E01", left=3),
        BUILT,
    ]
    assert touched(happened) == {
        *("slot:w:5", "slot:s:5", "slot:s:6", "slot:s:9"),
        *("space:2:1", "space:9:1"),
    }
