"""Since your turn, in Dice Forge: how it is told, and where it shows."""

from collections.abc import Sequence

import pytest

from rulesets.dice_forge.advice.recap import (
    BoarForged,
    DiceForgeChange,
    FaceGone,
    FeatGone,
    GotBlessings,
    HeroOusted,
    StoreFull,
    TakenAway,
)
from rulesets.dice_forge.events import (
    DiceForgeEvent,
    Forged,
    Gained,
    Glory,
    Hammered,
    HammerPhase,
    Moved,
    Ousted,
    Paid,
    Passed,
    Reinforced,
    Rolled,
    TookCard,
    UsedTriton,
)
from tests.games.dice_forge.games import wording
from tests.rulesets.dice_forge.builders import A, B, C


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Reinforced(A, "owl"), Gained(A, "sun", 1, 0)], "1 sun shard from the Owl"),
        ([Reinforced(A, "owl"), Gained(A, "sun", 1, 1)], ""),
        ([Reinforced(A, "owl")], ""),
        ([Reinforced(A, "elder"), Paid(A, 3, 0, 0), Glory(A, 4, "elder")], "4 glory from the Elder"),
        (
            [Reinforced(A, "hind"), Rolled(A, ("G1",), (0,), "hind"), Gained(A, "gold", 1, 0)],
            "rolls 1● with the Hind",
        ),
        ([Rolled(A, ("G1", "S1"), (0, 1), "blessing"), Gained(A, "gold", 1, 0)], ""),
        ([Forged(A, "G4", "G1", 0, locked=False)], "forges 4 gold over 1 gold"),
        ([Moved(A, 1), TookCard(A, "hydra", "both")], "performs a feat: Hydra"),
        ([UsedTriton(A, "sun"), Gained(A, "sun", 2, 0)], "spends a Triton token"),
        ([Passed(A)], "passes"),
        (
            [Hammered(A, 2, 2), HammerPhase(A, 10), Hammered(A, 4, 6), Passed(A)],
            "the hammer brings 10 glory, passes, puts 6 gold on the hammer",
        ),
    ],
)
def test_a_turn_is_told_by_what_was_done_without_its_blessings(
    events: Sequence[DiceForgeEvent], told: str
) -> None:
    assert wording().turn(events) == told


@pytest.mark.parametrize(
    ("change", "target"),
    [
        (HeroOusted(A, 3), "seat:1"),
        (BoarForged("B_R"), "seat:1"),
        (TakenAway({"gold": 2}), "store:1/gold"),
        (StoreFull({"sun": 1, "moon": 1}), "store:1/sun"),
        (FeatGone("chest", "moon2", C), "place:moon2"),
        (FaceGone("G3", A), "buy:G3"),
        (GotBlessings({"vp": 1}), "store:1/vp"),
        (GotBlessings({}), None),
    ],
)
def test_a_change_is_shown_where_it_happened(change: DiceForgeChange, target: str | None) -> None:
    assert wording().recap.target(change, B) == target


def test_only_who_is_ousted_is_taken_something_from() -> None:
    assert wording().taken(Ousted(B, 3, A)) == (A, B)
    assert wording().taken(Passed(A)) is None
    assert wording().taken(Moved(A, 3)) is None
