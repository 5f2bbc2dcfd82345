"""Which events belong together."""

from rulesets.core import ByItself, Event, Forced
from rulesets.dice_forge.components import ResourceWord
from rulesets.dice_forge.deeds import counts_of, deeds_in, is_of_blessing, rolls_in, throws_of
from rulesets.dice_forge.events import (
    BoarBonus,
    Bought,
    Converted,
    Gained,
    Glory,
    Hammered,
    HammerPhase,
    Lost,
    MirrorBlank,
    Mirrored,
    Moved,
    Paid,
    Passed,
    Reinforced,
    Rolled,
    SatyrsPicked,
    TookCard,
    UsedCerberus,
    UsedTriton,
)
from tests.rulesets.dice_forge.builders import A, B


def gain(resource: ResourceWord, amount: int, lost: int = 0, seat: int = A) -> Event:
    return Gained(seat, resource, amount, lost)


def roll(faces: str = "MIR G3", seat: int = A) -> Rolled:
    return Rolled(seat, faces.split(), (0, 1), "blessing")


OWL = TookCard(A, "owl", "sun3")
PRICE = Paid(A, 0, 2, 0)
WAY = Moved(A, 6)


def kinds(*events: Event) -> list[str]:
    """What the deeds begin with."""
    return [each.event.kind for each in deeds_in(events)]


# -- what is said together -------------------------------------------------------------------------


def test_a_deed_holds_what_it_brought() -> None:
    rolled = roll("MIR G1")
    first, second = deeds_in([rolled, Mirrored(A, "G4"), gain("gold", 5, 2), Passed(A)])
    assert (first.event, first.copies) == (rolled, ["G4"])
    assert (first.gained, first.spilt, first.taken) == ({"gold": 3}, {"gold": 2}, {})
    assert (second.event, second.outcome) == (Passed(A), False)


def test_what_is_gained_has_the_order_of_the_resources_and_leaves_nothing_out() -> None:
    (deed,) = deeds_in([roll(), gain("vp", 2), gain("gold", 1), gain("sun", 2, 2), gain("gold", 2)])
    assert (list(deed.gained.items()), deed.spilt) == ([("gold", 3), ("vp", 2)], {"sun": 2})
    (deed,) = deeds_in([roll(), Lost(A, "moon", 1), Lost(A, "gold", 0)])
    assert (deed.taken, deed.outcome) == ({"moon": 1}, True)
    (deed,) = deeds_in([roll(), gain("gold", 2, 2)])
    assert (deed.gained, deed.outcome) == ({}, True)


def test_every_seat_keeps_the_gains_of_its_own_roll() -> None:
    mine, yours = deeds_in([roll(), roll(seat=B), gain("gold", 1), gain("sun", 1, seat=B)])
    assert (mine.gained, yours.gained) == ({"gold": 1}, {"sun": 1})


def test_what_is_gained_after_an_act_that_brings_nothing_stands_alone() -> None:
    assert kinds(roll(), Passed(A), gain("gold", 1), gain("sun", 1)) == ["rolled", "passed", "gained"]
    for act in (Reinforced(A, "owl"), UsedTriton(A, "gold"), UsedCerberus(A), SatyrsPicked(A, ("G1",), (B,))):
        assert kinds(act, gain("gold", 1)) == [act.kind]


def test_mirrors_count_as_their_copies_so_far_as_they_are_settled() -> None:
    assert counts_of(("MIR", "G1", "MIR"), ("G4",)) == ["G4", "G1", "MIR"]
    assert counts_of(("MIR", "MIR"), (None, "S1")) == [None, "S1"]
    (deed,) = deeds_in([roll("MIR MIR"), MirrorBlank(A), Mirrored(A, "S1")])
    assert deed.copies == [None, "S1"]


def test_a_mirror_that_is_settled_later_is_told_by_itself() -> None:
    """An answer lies between: the roll is in another entry of the log, or has brought something."""
    assert kinds(Mirrored(A, "G4")) == ["mirrored"]
    assert kinds(roll(), gain("gold", 1), Mirrored(A, "G4")) == ["rolled", "mirrored"]
    assert kinds(Mirrored(A, "G4"), gain("gold", 4)) == ["mirrored"]
    assert kinds(roll(seat=B), Mirrored(A, "G4")) == ["rolled", "mirrored"]


def test_the_bonus_of_a_boar_is_one_gain_and_the_roll_goes_on() -> None:
    bonus, rolled = BoarBonus(A, "vp", "B_R"), roll()
    first, second = deeds_in([rolled, bonus, gain("vp", 3), gain("gold", 1)])
    assert (first.gained, second.event, second.gained) == ({"gold": 1}, bonus, {"vp": 3})


def test_the_price_and_the_way_of_a_feat_belong_to_its_card() -> None:
    """What else came before the hero moved is a deed of its own."""
    assert kinds(PRICE, WAY, OWL) == ["took_card"]
    assert kinds(UsedTriton(A, "sun"), WAY, OWL) == ["used_triton", "took_card"]
    assert kinds(PRICE, OWL) == ["took_card"]
    assert kinds(PRICE) == ["paid"]
    assert kinds(Moved(B, 6), OWL) == ["moved", "took_card"]
    assert [deeds_in(events)[0].went for events in ([PRICE, WAY, OWL], [PRICE, OWL], [OWL])] == [
        *(True, False, False)
    ]


def test_a_price_is_said_with_what_it_buys() -> None:
    assert kinds(Bought(A, "G3", 2, False), Paid(A, 2, 0, 0)) == ["bought"]
    assert kinds(Reinforced(A, "elder"), Paid(A, 3, 0, 0), Glory(A, 4, "elder")) == ["glory"]
    assert kinds(PRICE, Bought(A, "G3", 2, False)) == ["paid", "bought"]
    assert kinds(Bought(B, "G3", 2, False), PRICE) == ["bought", "paid"]


def test_a_roll_and_the_elder_say_which_card_brought_them() -> None:
    hind = Rolled(A, ("G1",), (0,), "hind")
    assert kinds(Reinforced(A, "hind"), hind) == ["rolled"]
    assert kinds(Reinforced(A, "owl"), gain("gold", 1)) == ["reinforced"]
    assert kinds(Reinforced(A, "owl"), Glory(A, 3, "bear")) == ["reinforced", "glory"]
    assert kinds(Reinforced(B, "hind"), hind) == ["reinforced", "rolled"]


def test_the_glory_of_the_hammer_belongs_to_the_gold_that_reached_it() -> None:
    gold = Hammered(A, 4, 16)
    (deed,) = deeds_in([gold, HammerPhase(A, 10)])
    assert (deed.event, deed.hammer_glory) == (gold, 10)
    first, second = deeds_in([gold, HammerPhase(B, 10)])
    assert (first.hammer_glory, second.event) == (0, HammerPhase(B, 10))
    assert kinds(HammerPhase(A, 10)) == ["hammer_phase"]


def test_what_the_engine_takes_by_itself_is_said_by_what_follows() -> None:
    assert kinds(Forced(A, "roll", "roll"), roll()) == ["rolled"]
    assert kinds(ByItself(A, "roll"), roll()) == ["by_itself", "rolled"]


def test_what_begins_a_turn_is_the_blessing_and_what_comes_of_it() -> None:
    for event in (roll(), gain("gold", 1), Lost(A, "gold", 1), Hammered(A, 2, 3)):
        assert is_of_blessing(event), event
    for other in (Rolled(A, ("G1",), (0,), "hind"), Passed(A), OWL, Reinforced(A, "owl")):
        assert not is_of_blessing(other), other


# -- rolls, even over several answers --------------------------------------------------------------


def test_a_roll_holds_all_that_came_of_it() -> None:
    events = [roll(), roll(seat=B), Mirrored(A, "S1"), gain("sun", 1), gain("gold", 3, 1)]
    events += [Converted(A, "moon", 2, 4), Hammered(A, 2, 16), HammerPhase(A, 10), ByItself(A, "hammer")]
    events += [gain("moon", 1, seat=B), Lost(B, "moon", 1), MirrorBlank(B), ByItself(B, "roll")]
    first, second = rolls_in(events)
    assert (first.gained, first.spilt) == ({"gold": 2, "sun": 1, "vp": 14}, {"gold": 1})
    assert (first.copies, first.hammer, first.by_itself) == (["S1"], 2, True)
    assert (second.gained, second.taken, second.copies) == ({"moon": 1}, {"moon": 1}, [None])
    assert (second.hammer, second.by_itself) == (0, False)


def test_a_boars_bonus_is_not_of_its_owners_roll() -> None:
    (rolled,) = rolls_in([roll(), BoarBonus(A, "vp", "B_R"), gain("vp", 3), gain("gold", 1)])
    assert rolled.gained == {"gold": 1}


def test_nothing_that_is_done_after_a_roll_comes_of_it() -> None:
    for act in (Reinforced(A, "owl"), OWL, WAY, Passed(A), UsedTriton(A, "gold"), Bought(A, "G3", 2, False)):
        (rolled,) = rolls_in([roll(), gain("sun", 1), act, gain("gold", 1), Hammered(A, 1, 1)])
        assert (rolled.gained, rolled.hammer) == ({"sun": 1}, 0), act
    for during in (Bought(A, "G3", 0, True), Passed(B), UsedCerberus(A)):
        (rolled,) = rolls_in([roll(), gain("sun", 1), during, gain("gold", 1)])
        assert rolled.gained == {"gold": 1, "sun": 1}, during
    assert rolls_in([gain("gold", 1), Hammered(A, 1, 1)]) == []


def test_dice_picked_for_the_satyrs_end_all_rolls_before() -> None:
    picked = SatyrsPicked(A, ("G1", "M1"), (B, B))
    events = [roll(seat=B), picked, gain("moon", 1), gain("gold", 1, seat=B), roll(), gain("gold", 4)]
    before, chosen, after = rolls_in(events)
    assert (before.gained, chosen.gained, after.gained) == ({}, {"moon": 1}, {"gold": 4})
    assert [each.event for each in throws_of(events)] == [events[0], events[4]]
