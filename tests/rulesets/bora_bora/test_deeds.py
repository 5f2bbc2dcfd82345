"""What one answer, or the end of a round, has brought about, put together from its events."""

from rulesets.bora_bora import RULES
from rulesets.bora_bora.deeds import together
from rulesets.bora_bora.round_end import last_round_end
from rulesets.core import WordEvent
from tests.rulesets.bora_bora.builders import A, B, Player, position


def test_events_that_belong_together_become_one() -> None:
    told = together(
        [
            WordEvent("turned_up", None, {"god": "red", "place": 2}),
            WordEvent("forced", A, {"kind": "expand", "key": "region:c1"}),
            WordEvent("used", A, {"how": "use", "sex": "man", "kind": "hut", "value": 2}),
            WordEvent("moved_hut", A, {"space": 4}),
            WordEvent("moved_hut", A, {"space": 5}),
            WordEvent("gained_shells", A, {"count": 1}),
            WordEvent("gained_shells", A, {"count": 2}),
            WordEvent("used", A, {"how": "use", "sex": "man", "kind": "shell", "value": 2}),
            WordEvent("gained_shells", A, {"count": 2}),
        ]
    )
    assert [event.kind for event in told] == [
        "used",
        "moved_hut",
        "gained_shells",
        "used",
        "gained_shells",
        "turned_up",
    ]
    assert [event.facts.get("count") for event in told[1:3]] == [2, 3]


def test_the_end_of_a_round_is_looked_at_until_dice_are_rolled_again() -> None:
    state = position(Player(), Player(), stage="jewelry", round=3)
    rolled = [WordEvent("rolled", B, {"dice": [1]}), WordEvent("rolled", A, {"dice": [2]})]
    ended = [
        WordEvent("scored", A, {"points": 4, "source": "status"}),
        WordEvent("turn_order", None, {"seats": [0, 1]}),
    ]
    told = [rolled, [], ended, []]
    view = RULES.view(state, A)
    found = last_round_end(view, told, 2)
    assert found is not None
    place, end = found
    assert place == 2
    assert (end.before, list(end.status)) == ((B, A), [A, B])
    assert last_round_end(view, told, 1) is None
    assert last_round_end(RULES.view(position(Player(), Player(), round=3), A), told, 2) is None
