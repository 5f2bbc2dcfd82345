"""Which events belong together."""

from rulesets.core import Event, WordEvent
from rulesets.dice_forge.deeds import deeds_in, is_of_blessing, rolls_in
from tests.rulesets.dice_forge.builders import A, B


def test_a_deed_holds_what_it_brought() -> None:
    roll = WordEvent("rolled", A, {"faces": ["MIR", "G1"], "dice": [0, 1], "why": "blessing"})
    copied = WordEvent("mirrored", A, {"face": "G4"})
    gained = WordEvent("gained", A, {"resource": "gold", "amount": 5, "lost": 2})
    first, second = deeds_in([roll, copied, gained, WordEvent("passed", A, {})])
    assert (first.event, first.counts) == (roll, ["G4", "G1"])
    assert (first.gained, first.spilt, first.taken) == ({"gold": 3}, {"gold": 2}, {})
    assert (second.event.kind, second.outcome) == ("passed", False)
    assert is_of_blessing(roll)
    assert not is_of_blessing(second.event)


def test_a_roll_holds_all_that_came_of_it_and_nothing_else() -> None:
    """Also what later answers brought; not a boar's bonus, and nothing after an action."""

    def gain(resource: str, amount: int, lost: int = 0, seat: int = A) -> Event:
        return WordEvent("gained", seat, {"resource": resource, "amount": amount, "lost": lost})

    rolls = [WordEvent("rolled", seat, {"faces": ["MIR", "G3"], "dice": [0, 1]}) for seat in (A, B)]
    events = [*rolls, WordEvent("boar_bonus", A, {"resource": "vp", "face": "BOAR"}), gain("vp", 3)]
    events += [
        WordEvent("mirrored", A, {"face": "S1"}),
        gain("sun", 1),
        gain("gold", 3, 1),
        gain("moon", 1, seat=B),
    ]
    events += [WordEvent("hammered", A, {"gold": 2}), WordEvent("hammer_phase", A, {"vp": 10})]
    events += [WordEvent("lost", B, {"resource": "moon", "amount": 1}), WordEvent("by_itself_hammer", A, {})]
    first, second = rolls_in([*events, WordEvent("passed", B, {}), gain("gold", 9, seat=B)])
    assert (first.gained, first.spilt, first.copies) == ({"gold": 2, "sun": 1, "vp": 10}, {"gold": 1}, ["S1"])
    assert (first.hammer, first.by_itself, second.hammer, second.by_itself) == (2, True, 0, False)
    assert (second.gained, second.taken) == ({"moon": 1}, {"moon": 1})
    chosen = WordEvent("satyrs_picked", A, {"faces": ["G1", "M1"]})
    picked, acted = rolls_in([chosen, gain("moon", 1), gain("gold", 1, seat=B), rolls[0], gain("gold", 4)])
    assert (picked.gained, acted.gained) == ({"moon": 1}, {"gold": 4})


def test_the_price_and_the_way_of_a_feat_belong_to_its_card() -> None:
    """What else came before the hero moved is a deed of its own."""
    price, way = WordEvent("paid", A, {"sun": 1}), WordEvent("moved", A, {"portal": "sun1"})
    card = WordEvent("took_card", A, {"card": "owl"})
    for before, kinds in (
        (price, ["took_card"]),
        (WordEvent("used_triton", A, {}), ["used_triton", "took_card"]),
    ):
        deeds = deeds_in([before, way, card])
        assert [each.event.kind for each in deeds] == kinds
        assert deeds[-1].went
    assert not deeds_in([price, card])[0].went
    assert [each.event.kind for each in deeds_in([price, WordEvent("bought", A, {})])] == ["paid", "bought"]


def test_the_glory_of_the_hammer_belongs_to_the_gold_that_reached_it() -> None:
    gold, glory = WordEvent("hammered", A, {"gold": 4, "step": 16}), WordEvent("hammer_phase", A, {"vp": 10})
    (deed,) = deeds_in([gold, glory])
    assert (deed.event, deed.hammer_glory) == (gold, 10)
    first, second = deeds_in([gold, WordEvent("hammer_phase", B, {"vp": 10})])
    assert (first.hammer_glory, second.event.kind) == (0, "hammer_phase")
