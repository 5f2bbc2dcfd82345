"""What one answer, or the end of a round, has brought about, put together from its events."""

from rulesets.bora_bora import RULES, events
from rulesets.bora_bora.advice.deeds import AllRolled, MovedHuts, NewGodCards, PhaseScored, in_order, together
from rulesets.bora_bora.components import GODS
from rulesets.bora_bora.round_end import last_round_end
from rulesets.core import Event, Forced
from tests.rulesets.bora_bora.builders import A, B, Player, position


def test_events_that_belong_together_become_one() -> None:
    told = together(
        [
            events.TurnedUp(None, god="red", place=2),
            Forced(A, "expand", "region:c1"),
            events.Used(A, how="use", sex="man", person_kind="hut", value=2),
            events.MovedHut(A, space=4),
            events.MovedHut(A, space=5),
            events.GainedShells(A, count=1),
            events.GainedShells(A, count=2),
            events.Used(A, how="use", sex="man", person_kind="shell", value=2),
            events.GainedShells(A, count=2),
        ]
    )
    hut, shell = (
        events.Used(A, how="use", sex="man", person_kind=kind, value=2) for kind in ("hut", "shell")
    )
    assert told == [
        hut,
        MovedHuts(A, 2),
        events.GainedShells(A, 3),
        shell,
        events.GainedShells(A, 2),
        NewGodCards((events.TurnedUp(None, god="red", place=2),)),
    ]


def test_what_all_seats_do_or_score_at_once_is_one_deed() -> None:
    rolls = [events.Rolled(seat, dice=[seat + 1]) for seat in (B, A)]
    status = [events.Scored(seat, points=seat + 1, source="status") for seat in (B, A)]
    temple = [events.Scored(A, points=4, source="temple")]
    cards = [events.TurnedUp(None, god=god, place=place) for place, god in enumerate(GODS, start=1)]
    order = events.TurnOrder(None, seats=[B, A])
    assert together([*rolls, *cards, *status, order, *temple]) == [
        AllRolled(tuple(rolls)),
        PhaseScored("status", tuple(status)),
        order,
        PhaseScored("temple", tuple(temple)),
        NewGodCards(tuple(cards)),
    ]


def test_gains_are_added_up_within_a_deed_of_one_seat_and_by_their_source() -> None:
    points = [
        events.Scored(A, points=1, source="helper"),
        events.Scored(A, points=2, source="helper"),
        events.Scored(A, points=4, source="fish"),
        events.Scored(B, points=8, source="helper"),
    ]
    assert together(points) == [events.Scored(A, 3, "helper"), *points[2:]]
    offering, card = events.GainedOfferings(A, 1), events.TookGodCard(A, "red", 2)
    assert together([offering, card, offering]) == [events.GainedOfferings(A, 2), card]
    hut = events.Occupied(A, "c1", None)
    assert together([offering, hut, offering]) == [offering, hut, offering]
    assert together([events.MovedHut(A, 4), hut, events.MovedHut(A, 5)]) == [
        MovedHuts(A, 1),
        hut,
        MovedHuts(A, 1),
    ]


def test_sources_of_points_come_in_the_order_of_a_score_sheet() -> None:
    assert in_order({"tasks": 6, "start": 2, "fish": 0}) == [("start", 2), ("tasks", 6)]


def test_the_end_of_a_round_is_looked_at_until_dice_are_rolled_again() -> None:
    state = position(Player(), Player(), stage="jewelry", round=3)
    rolled = [events.Rolled(B, dice=[1]), events.Rolled(A, dice=[2])]
    ended = [
        events.Scored(A, points=4, source="status"),
        events.TurnOrder(None, seats=[0, 1]),
    ]
    told: list[list[Event]] = [[*rolled], [], [*ended], []]
    view = RULES.view(state, A)
    found = last_round_end(view, told, 2)
    assert found is not None
    place, end = found
    assert place == 2
    assert (end.before, list(end.status)) == ((B, A), [A, B])
    assert last_round_end(view, told, 1) is None
    assert last_round_end(RULES.view(position(Player(), Player(), round=3), A), told, 2) is None
