"""What others' turns have meant for a seat: the second seat looks on while the first one plays."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Table
from rulesets.orbis import RULES
from rulesets.orbis.advice.recap import (
    GodChanged,
    GodGone,
    LandscapeGone,
    MajorityChanged,
    OrbisChange,
    Payable,
    TempleChanged,
    Unpayable,
    changes,
    is_loss,
)
from rulesets.orbis.events import OrbisEvent, Removed, TookLandscape
from rulesets.orbis.state import Orbis
from tests.rulesets.orbis.builders import answer, at, seat

ME = 1


def changed_by(table: Table[Orbis], *keys: str) -> list[OrbisChange]:
    """What these answers of others change for the second seat."""
    before = RULES.view(table.state, ME)
    first = len(table.story)
    answer(table, *keys)
    events: list[Any] = [event for told in table.story[first:] for event in told]
    return changes(before, RULES.view(table.state, ME), ME, events)


def changed(
    before: Table[Orbis], after: Table[Orbis], events: Sequence[OrbisEvent] = ()
) -> list[OrbisChange]:
    """What is different for the second seat in another position."""
    return changes(RULES.view(before.state, ME), RULES.view(after.state, ME), ME, events)


def test_a_landscape_that_would_have_scored_is_a_loss_when_another_takes_it() -> None:
    """R1-4 is a Holy Rock for 1 CP, which costs one worshipper of any colour."""
    table = at("", others=[seat("Y")], display={0: "R1-4"})
    assert LandscapeGone("R1-4", 0, 0, points=1) in changed_by(table, "landscape:0")


def test_a_landscape_that_only_trades_would_have_paid_for_is_told_as_such() -> None:
    """Three green worshippers buy the red one that the Volcano costs, and two red ones lie there to burn."""
    table = at("", others=[seat("GGGG")], display={0: "R2-1"}, lying={8: "RR"})
    assert LandscapeGone("R2-1", 0, 0, points=2, trades=True) in changed_by(table, "landscape:0")


def test_a_shrine_is_worth_to_one_what_it_would_bring_of_the_temples() -> None:
    """With four players, the most shrines bring the temple of 11 CP."""
    table = at("", others=[seat("W")], display={0: "W2-1"})
    assert LandscapeGone("W2-1", 0, 0, points=11) in changed_by(table, "landscape:0")


def test_a_landscape_that_would_not_have_scored_is_no_loss() -> None:
    """A Farm that could be paid for: others take such a landscape nearly every turn."""
    table = at("", others=[seat("YGBRW")], display={0: "Y1-1"})
    assert not [each for each in changed_by(table, "landscape:0") if isinstance(each, LandscapeGone)]


def test_a_volcano_that_takes_what_would_have_paid_for_a_landscape_is_a_loss() -> None:
    """A white worshipper lies on the Shrine in slot 8, and nothing else would pay for it."""
    before = at("", others=[seat("")], display={8: "W2-1"}, lying={8: "W"})
    after = at("", others=[seat("")], display={8: "W2-1"})
    assert changed(before, after, [Removed(0, 8, "white")]) == [Unpayable("W2-1", 8, 0, 1)]
    rich = at("", others=[seat("W")], display={8: "W2-1"})
    assert changed(before, rich, [Removed(0, 8, "white")]) == [], "the worshipper wasn't needed"


def test_a_landscape_one_could_not_pay_for_is_no_loss() -> None:
    table = at("Y", others=[seat("")], display={0: "R1-4"})
    assert not [each for each in changed_by(table, "landscape:0") if isinstance(each, LandscapeGone)]


def test_a_landscape_that_came_up_and_went_in_between_was_never_ones_own_choice() -> None:
    same = at("", others=[seat("YGBRW")])
    assert RULES.view(same.state, ME).display[0] != "Y1-2"
    assert changed(same, same, [TookLandscape(0, 0, "Y1-2")]) == []


def test_a_god_whose_condition_one_meets_is_a_loss() -> None:
    table = at("", others=[seat("", "1/0=R2-2")])
    assert GodGone("fire", 0, 3) in changed_by(table, "god:fire")


def test_a_god_without_a_condition_or_beside_ones_own_is_no_loss() -> None:
    assert changed_by(at("", others=[seat()]), "god:love") == []
    assert changed_by(at("", others=[seat("", "1/0=R2-2", god="seas")], gods=("fire",)), "god:fire") == []


def test_ones_own_god_scores_no_more_once_another_has_more_of_its_kind() -> None:
    """Ruling R25: most landscapes of the kind, ties included."""
    mine = seat("", "1/0=R2-2", god="fire")
    before = at("", "1/0=R2-1", others=[mine], gods=())
    after = at("", "1/0=R2-1 1/1=R2-3", others=[mine], gods=())
    assert changed(before, after) == [GodChanged("fire", 3, 0, 1, 2)]
    assert is_loss(changed(before, after)[0])
    assert not is_loss(changed(after, before)[0])


def test_a_majority_for_a_god_on_the_table_is_lost_and_won() -> None:
    before = at("", "1/0=R2-1", others=[seat("", "1/0=R2-2")], gods=("fire",))
    after = at("", "1/0=R2-1 1/1=R2-3", others=[seat("", "1/0=R2-2")], gods=("fire",))
    assert changed(before, after) == [MajorityChanged("fire", 3, 0, 1, 2)]
    assert changed(after, before) == [MajorityChanged("fire", 0, 3, 1, 1)]


def test_a_temple_goes_to_the_one_with_more_shrines() -> None:
    """Ruling R23: with four players the temples score 11, 7, 4 and 2, whatever a wilderness loses."""
    before = at("", others=[seat("", "1/0=W2-1 1/1=R2-2w")])
    after = at("", "1/0=W2-2 1/1=W2-4", others=[seat("", "1/0=W2-1 1/1=R2-2w")])
    found = [each for each in changed(before, after) if isinstance(each, TempleChanged)]
    assert found == [TempleChanged(11, 7)]
    assert changed(after, before) == [TempleChanged(7, 11)]


def test_a_worshipper_more_on_a_landscape_can_make_it_payable() -> None:
    """Slot 1 is green: taking it puts a worshipper on the Farm beside it, which costs a yellow and any."""
    table = at("", others=[seat("Y")], display={0: "Y1-1"})
    gifts = [each for each in changed_by(table, "landscape:1") if isinstance(each, Payable)]
    assert [(gift.slot, gift.worshippers) for gift in gifts] == [(0, 1)]


def test_worshippers_elsewhere_do_not_make_a_landscape_payable() -> None:
    """The volcano R2-1 burns two red ones that lie on other slots: it is worth taking since they do."""
    mine = seat("GR", "1/0=B1-3")
    before = at("", others=[mine], display={4: "R2-1", 2: "B1-4"})
    after = at("", others=[mine], display={4: "R2-1", 2: "B1-4"}, lying={8: "RR"})
    assert not [each for each in changed(before, after) if isinstance(each, Payable) and each.slot == 4]
    lies = at("", others=[mine], display={4: "R2-1", 2: "B1-4"}, lying={8: "RR", 4: "W"})
    assert not [each for each in changed(lies, after) if isinstance(each, Payable) and each.slot == 4]


def test_losses_come_before_gains() -> None:
    """A god that scores again and a landscape that is gone."""
    mine = seat("YGBRW", "1/0=R2-2", god="fire")
    before = at("", "1/0=R2-1 1/1=R2-3", others=[mine], gods=(), display={0: "R1-4"})
    after = at("", "1/0=R2-1", others=[mine], gods=(), display={0: "R1-4"})
    found = changed(before, after, [TookLandscape(0, 0, "R1-4")])
    assert found == [LandscapeGone("R1-4", 0, 0, points=1), GodChanged("fire", 0, 3, 1, 1)]


def test_what_has_only_just_come_up_or_is_gone_has_not_become_payable() -> None:
    """R1-4 costs one of any colour; worshippers lie on it since it came up."""
    other = dict.fromkeys(range(9), "B2-4")
    for tile in ("B1-3", "Y1-1"):
        before = at("", others=[seat("")], display={**other, 0: tile})
        after = at("", others=[seat("")], display={**other, 0: "R1-4"}, lying={0: "Y"})
        assert not [each for each in changed(before, after) if isinstance(each, Payable)]
    same = at("", others=[seat("")], display={**other, 0: "R1-4"})
    gift = at("", others=[seat("")], display={**other, 0: "R1-4"}, lying={0: "Y"})
    assert [each for each in changed(same, gift) if isinstance(each, Payable)] == [Payable("R1-4", 0, 1)]
    taken = at("", others=[seat("")], display={**other, 0: "R1-4"})
    answer(taken, "landscape:0")
    assert not [each for each in changed(same, taken) if isinstance(each, Payable) and each.slot == 0]
