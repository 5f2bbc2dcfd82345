"""The end of the game: temples, gods, totals and places (pp. 6 and 7)."""

from collections.abc import Callable

import pytest

from rulesets.core import ScoreLine, Standing, placed
from rulesets.orbis import RULES
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.scoring import Verdict, verdict
from rulesets.orbis.state import Orbis, World
from tests.rulesets.orbis.builders import at, rows, score, scoring, seat


def temples(state: Orbis) -> list[int]:
    """What each seat's temple brings."""
    return [score(state, index)["temple"] for index in range(len(state.seats))]


def totals(state: Orbis) -> list[int]:
    return [standing.total for standing in RULES.standings(state)]


def places(state: Orbis) -> list[int]:
    return [standing.place for standing in RULES.standings(state)]


def test_most_shrine_icons_take_the_best_temples() -> None:
    """S30 (p. 7): icons count (ruling R22), a tie goes to the highest mystic value (R24, R23)."""
    state = scoring(
        seat(laid="1/0=W3-4"),
        seat(laid="1/0=W2-3 1/1=W2-2"),
        seat(laid="1/0=W2-1"),
        seat(laid="1/0=W1-1"),
    )
    assert temples(state) == [11, 7, 4, 0]
    assert totals(state) == [11, 7, 4, 0]


def test_a_wilderness_has_no_mystic_value() -> None:
    """S31 (p. 7): a flipped 13 doesn't beat a face-up 6 (rulings R21, R24)."""
    state = scoring(seat(laid="1/0=W2-3"), seat(laid="1/0=W2-4 1/1=W3-1w"), seat(), seat())
    assert temples(state) == [11, 7, 0, 0]
    assert score(state, 1)["wilderness"] == -1
    assert totals(state) == [11, 6, 0, 0]


def test_a_seat_without_shrines_gets_no_temple() -> None:
    """S32 (p. 7): of two seats only the one with a Shrine takes a temple (ruling R23)."""
    state = scoring(seat(), seat(laid="1/0=W2-1"))
    assert temples(state) == [0, 7]


def test_any_white_landscape_face_up_decides_a_tie_for_shrines() -> None:
    """Ruling R24 (p. 7): the mystic value may lie on a landscape without a Shrine."""
    state = scoring(seat(laid="1/0=W2-4"), seat(laid="1/0=W2-3"), seat(), seat())
    assert temples(state)[:2] == [7, 11]
    state = scoring(seat(laid="1/0=W2-4"), seat(laid="1/0=W2-2 1/1=W2-1"), seat(), seat())
    assert temples(state)[:2] == [7, 11]
    state = scoring(seat(laid="1/0=W2-2 1/1=W1-3"), seat(laid="1/0=W2-1"), seat(laid="1/0=W1-1"), seat())
    assert temples(state) == [7, 11, 0, 0]


def test_the_goddess_of_fire_likes_most_scored_volcanoes() -> None:
    """S33 (p. 7): ties count, markers don't, and no player having any is a tie (ruling R25)."""
    own = seat(laid="1/0=R2-1 1/1=R2-2 1/2=R3-1c", god="fire")
    state = scoring(own, seat(laid="1/0=R3-3 1/1=R3-4"))
    assert (score(state)["god"], score(state)["total"]) == (3, 8)
    state = scoring(own, seat(laid="1/0=R3-3 1/1=R3-4 1/2=R3-5"))
    assert (score(state)["god"], score(state)["total"]) == (0, 5)
    state = scoring(seat(laid="1/0=G1-2", god="fire"), seat(laid="1/0=R3-1c"))
    assert score(state)["god"] == 3


def test_few_wildernesses_and_idleness() -> None:
    """S34 (p. 7): fewest is shared, Idleness loses nothing for them, yet they count (R36, R25)."""

    def three(first: str | None, third: str | None) -> Orbis:
        return scoring(
            seat(laid="1/0=B1-3w", god=first),
            seat(laid="1/0=R1-2w"),
            seat(laid="1/0=G1-3w 1/1=W1-3w", god=third),
        )

    state = three("technology", "idleness")
    assert (score(state, 0)["god"], score(state, 0)["total"]) == (3, 2)
    assert (score(state, 2)["wilderness"], score(state, 2)["god"], score(state, 2)["total"]) == (0, 1, 1)
    state = three(None, "technology")
    assert (score(state, 2)["god"], score(state, 2)["total"]) == (0, -2)


def test_the_wildernesses_of_idleness_count_against_technology() -> None:
    """Ruling R36 (p. 7): an idle seat with one wilderness still has more than a seat without."""
    state = scoring(
        seat(laid="1/0=B1-3w", god="technology"),
        seat(laid="1/0=R1-2w 1/1=G1-3w", god="idleness"),
        seat(laid="1/0=W1-3w 1/1=B1-4w"),
    )
    assert score(state, 0)["god"] == 3


def test_the_god_of_balance_wants_one_of_each() -> None:
    """S35 (p. 7): a marked Volcano doesn't count; Village, Shrine and Volcano do (ruling R26)."""
    state = scoring(seat(laid="1/0=Y2-4 1/1=W2-1 1/2=R2-1c", god="balance"), seat())
    assert (score(state)["god"], score(state)["total"]) == (0, 11)
    state = scoring(seat(laid="1/0=Y2-4 1/1=W2-1 1/2=R2-1", god="balance"), seat())
    assert (score(state)["god"], score(state)["total"]) == (3, 16)


@pytest.mark.parametrize("spoiled", ["Y2-4w", "Y2-4c", "W2-1w"])
def test_the_god_of_balance_wants_them_scored(spoiled: str) -> None:
    """Ruling R26 (p. 7): face up and without a marker; for a Shrine face up is enough."""
    items = [spoiled if spoiled.startswith(tile) else tile for tile in ("Y2-4", "W2-1", "R2-1")]
    lies = " ".join(f"1/{x}={tile}" for x, tile in enumerate(items))
    assert score(scoring(seat(laid=lies, god="balance"), seat()))["god"] == 0


@pytest.mark.parametrize(
    ("god", "kind", "two", "three"),
    [
        ("seas", "irrigation", "1/0=B2-1 1/1=B2-2", "1/0=B2-3 1/1=B2-4 1/2=B3-1"),
        ("fire", "volcano", "1/0=R2-1 1/1=R2-2", "1/0=R2-3 1/1=R2-4 1/2=R3-1"),
        ("harvest", "village", "1/0=Y2-3 1/1=Y2-4", "1/0=Y3-1 1/1=Y3-2 1/2=Y3-3"),
        ("nature", "forest", "1/0=B1-1w 1/1=G2-2 1/2=G3-4 1/3=G1-1 2/0=R1-1w 2/1=G1-2 2/2=W1-1w", ""),
    ],
)
def test_a_god_of_the_most_compares_all_seats(god: str, kind: str, two: str, three: str) -> None:
    """Ruling R25 (p. 7): the owner must be among those with most, owners of gods or not."""
    ahead = scoring(seat(laid=two, god=god), seat(laid="1/0=G1-3"), seat())
    assert score(ahead)["god"] == 3
    assert score(ahead)[kind] > 0
    if three:
        behind = scoring(seat(laid=two, god=god), seat(laid=three), seat())
        assert score(behind)["god"] == 0


def test_an_unfulfilled_forest_is_no_scored_forest() -> None:
    """Ruling R25 (p. 7): Nature compares Forests whose condition holds."""
    state = scoring(
        seat(laid="1/0=G2-2 1/1=R1-1 1/2=G3-1", god="nature"), seat(laid="1/0=G2-1w 1/1=G2-3 1/2=Y1-4")
    )
    assert score(state)["forest"] == score(state, 1)["forest"] == 0
    assert score(state)["god"] == 3
    fulfilled = seat(laid="1/0=G1-1 1/1=G2-2 1/2=G1-2")
    assert score(scoring(seat(laid="1/0=G3-1", god="nature"), fulfilled))["god"] == 0


def test_plain_gods_are_worth_their_points() -> None:
    """Specification g (p. 7): Love 1, Training 2, Idleness 1, Death 3 if the six were given."""
    for god, points in (("love", 1), ("training", 2), ("idleness", 1), ("death", 3)):
        assert score(scoring(seat(god=god), seat(laid="1/0=R2-1")))["god"] == points
    assert score(scoring(seat(god="death", marker=True), seat()))["god"] == 0


FOUR: list[World] = [
    rows("Y3-5 R3-5 Y3-3 R3-4 R3-3"),
    rows("Y2-4", "Y3-4 Y3-1 Y3-2 R3-1 R3-2") | {"2/3": rows("R2-1")["1/0"]},
    rows("B3-3 B3-4 B2-3 B3-2", "Y2-3 B1-4 R2-2 B1-3 W1-4"),
    rows("B3-5 B3-1 B2-2 B2-4", "W2-1 B1-1 G1-4 B1-2 W1-3"),
]


def test_equal_points_are_placed_by_worshippers_left() -> None:
    """S36 (p. 6): 27, 27, 24, 27 with 3, 5, 9, 5 worshippers: places 3, 1, 4, 1 (ruling R34)."""
    held = ("YYY", "BBBBB", "RRRRRRRRR", "GGGWW")
    state = scoring(*(seat(supply, lies) for supply, lies in zip(held, FOUR, strict=True)))
    assert totals(state) == [27, 27, 24, 27]
    assert places(state) == [3, 1, 4, 1]


def test_a_shared_place_skips_the_next_one() -> None:
    """Ruling R34 (p. 6): 1, 1, 3, 4; the winner is everyone on place 1."""

    def standing(scores: list[tuple[int, int]]) -> list[int]:
        found: tuple[Standing, ...] = placed(
            (index, (ScoreLine("all", points),), (left,)) for index, (points, left) in enumerate(scores)
        )
        return [each.place for each in found]

    assert standing([(30, 2), (30, 2), (29, 9), (28, 9)]) == [1, 1, 3, 4]
    assert standing([(5, 0), (5, 0), (5, 0), (5, 0)]) == [1, 1, 1, 1]
    assert standing([(1, 0), (2, 0), (2, 0), (3, 0)]) == [4, 2, 2, 1]


def test_totals_may_fall_below_nought() -> None:
    """Ruling R35 (p. 5): a world of wildernesses is worth -14."""
    wild = rows(
        "B1-1w B1-2w", "B1-3w B1-4w R1-1w", "R1-2w R1-3w R1-4w G1-1w", "G1-2w G1-3w G1-4w W1-1w W1-2w"
    )
    assert totals(scoring(seat(laid=wild), seat())) == [-14, 0]


# -- The worked examples ---------------------------------------------------------------------------


def e1() -> Orbis:
    return scoring(
        seat(
            "",
            rows("Y3-2 R3-4", "Y3-3 R2-1 R3-1", "G2-3 Y2-1 R2-2 W1-3", "G1-2 Y1-1 R1-3 Y1-3 W2-3"),
            "idleness",
        ),
        seat(
            "BBRRRWW",
            rows("W3-3 R1-4w", "W3-5 B2-2 B1-2", "W2-1 G2-1 B2-1 Y3-5", "W1-2 G1-4 Y1-4 B1-3 Y2-4"),
            "seas",
        ),
    )


def e2() -> Orbis:
    return scoring(
        seat(
            "YYYYYYBR",
            rows("W3-5w B3-1c", "Y3-5 B3-3 B2-1", "Y1-4 W1-2 B2-4w Y2-4", "Y2-2 R2-3 W1-4 R1-3 Y1-3"),
            "seas",
        ),
        seat(
            "YYGGWWW",
            rows("W3-1 G2-1", "W2-1 Y3-2 G2-4", "W3-2 Y2-1 G2-3 W2-3", "W2-4 Y1-1 G1-2 W1-3 R1-4"),
            "balance",
        ),
        seat(
            "",
            rows("G3-4 G3-1", "R1-2 G3-5 B3-4c", "R2-1 G1-3 B2-2 B1-3", "Y3-3 R2-2 G1-4 B1-4 B1-2"),
            "training",
        ),
    )


def e3() -> Orbis:
    return scoring(
        seat(
            "YYGGBBRRWW",
            rows("B3-1 B3-2c", "G2-4 B2-2 B2-4c", "R3-5 G2-3 B1-2 B2-1", "R2-4 G1-2 Y1-3 B1-3 Y2-2"),
            "technology",
        ),
        seat(
            "BR",
            rows("W3-2 Y3-3", "Y3-5 W3-3 Y1-4", "B1-4w W2-4 Y2-1 Y2-3", "R2-2 W1-3 R1-1 Y1-2 R1-3"),
            "fire",
        ),
        seat(
            "GGBBRW",
            rows("G1-1 G3-1", "G3-4 G3-3 W3-5", "G2-1 G2-2 R2-1 W2-3", "R1-2 G1-4 R1-4 Y1-1 W2-1"),
            "seas",
        ),
        seat(
            "GBRW",
            rows("B1-1 Y3-4", "B3-4 Y3-2 W3-1", "B2-3w Y3-1 W1-4 W2-2", "R2-3 Y2-4 W1-2 W1-1 G1-3"),
            "training",
        ),
    )


def landscapes_of(state: Orbis, index: int) -> int:
    """What the landscapes of a seat bring, wildernesses, temple and god left out."""
    lines = score(state, index)
    return sum(lines[kind] for kind in ("holy_rock", "village", "volcano", "irrigation", "forest"))


def sheet(state: Orbis, index: int) -> tuple[int, int, int, int, int]:
    """Landscapes, wildernesses, temple, god, total."""
    lines = score(state, index)
    return (landscapes_of(state, index), lines["wilderness"], lines["temple"], lines["god"], lines["total"])


def worth(state: Orbis, index: int) -> str:
    """The landscapes of a seat that bring points, by id: `G1-4 1, Y2-4 4`."""
    world = state.seats[index].world
    points = {laid.tile: verdict(world, site).points for site, laid in world.items() if not laid.wild}
    return ", ".join(f"{tile} {count}" for tile, count in sorted(points.items()) if count)


def test_worked_example_of_two_players() -> None:
    """E1: 29 to 28; the seat without worshippers wins, the tie-break isn't reached."""
    state = e1()
    assert sheet(state, 0) == (26, 0, 2, 1, 29)
    assert sheet(state, 1) == (19, -1, 7, 3, 28)
    assert worth(state, 0) == "G2-3 3, R2-1 2, R2-2 3, R3-1 4, R3-4 5, Y3-2 4, Y3-3 5"
    assert worth(state, 1) == "B2-1 2, B2-2 3, G1-4 1, G2-1 3, Y2-4 4, Y3-5 6"
    assert places(state) == [1, 2]


def test_worked_example_of_three_players() -> None:
    """E2: 22, 19 and 27; two temples stay over, a marker doesn't keep a Forest from counting."""
    state = e2()
    assert sheet(state, 0) == (21, -2, 0, 3, 22)
    assert sheet(state, 1) == (10, 0, 9, 0, 19)
    assert sheet(state, 2) == (25, 0, 0, 2, 27)
    assert worth(state, 0) == "B2-1 2, B3-3 5, R2-3 3, W1-4 1, Y2-4 4, Y3-5 6"
    assert worth(state, 1) == "G2-3 3, G2-4 2, R1-4 1, Y3-2 4"
    assert worth(state, 2) == "B1-4 1, B2-2 3, G1-4 1, G3-1 4, G3-5 6, R2-1 2, R2-2 3, Y3-3 5"
    assert places(state) == [2, 3, 1]


def test_worked_example_of_four_players() -> None:
    """E3: 23, 27, 26 and 31; equal Shrines are decided by mystic 12 against 9."""
    state = e3()
    assert sheet(state, 0) == (20, 0, 0, 3, 23)
    assert sheet(state, 1) == (17, -1, 11, 0, 27)
    assert sheet(state, 2) == (19, 0, 7, 0, 26)
    assert sheet(state, 3) == (26, -1, 4, 2, 31)
    assert worth(state, 0) == "B2-1 2, B2-2 3, B3-1 4, G2-3 3, R2-4 2, R3-5 6"
    assert worth(state, 1) == "R2-2 3, Y2-3 3, Y3-3 5, Y3-5 6"
    assert worth(state, 2) == "G1-4 1, G2-1 3, G2-2 2, G3-3 5, G3-4 5, R1-4 1, R2-1 2"
    assert worth(state, 3) == "B3-4 5, R2-3 3, W1-4 1, Y2-4 4, Y3-1 4, Y3-2 4, Y3-4 5"
    assert places(state) == [4, 2, 3, 1]


@pytest.mark.parametrize("example", [e1, e2, e3])
def test_the_worlds_of_the_examples_could_have_been_built(example: Callable[[], Orbis]) -> None:
    """Invariants h6, h7, h8 and h9 hold in the worked examples."""
    state = example()
    about_worlds = [fault for fault in RULES.faults(state) if fault.startswith("seat") and ": " in fault]
    assert about_worlds == []
    assert all(len(each.world) == 14 for each in state.seats)


@pytest.mark.parametrize("answer", ["sacrifice", "decline"])
def test_a_village_counts_only_when_its_worshippers_have_been_given(answer: str) -> None:
    """P. 6: all or none; until then neither sheet nor gods count it, and nothing says that it failed."""
    table = at("YYYRR", "1/0=B1-3", display={4: "Y2-3"})
    cp, before = LANDSCAPES["Y2-3"].cp, table.rules.standings(table.state)[0].total
    for key in ("landscape:4", "pay"):
        table.apply(key)
    while table.decision is not None and table.decision.kind != "sacrifice_choice":
        table.apply(table.decision.options[0].key)
    view = table.rules.view(table.state, 0)
    (site,) = {*view.seats[0].world} - {"1/0"}
    assert view.seats[0].verdicts[site] == Verdict("pending", 0)
    assert view.seats[0].tally.scored["village"] == 0
    assert table.rules.standings(table.state)[0].total == before
    table.apply(answer)
    while table.decision is not None and table.decision.kind == "sacrifice_pick":
        assert table.rules.standings(table.state)[0].total == before
        table.apply(table.decision.options[0].key)
    gained = table.rules.standings(table.state)[0].total - before
    assert gained == (cp if answer == "sacrifice" else 0)


def test_the_god_of_death_counts_only_when_it_has_its_worshippers() -> None:
    """Ruling R27: six worshippers now or never."""
    table = at("YYYGGGRR", "1/0=B1-3", gods=["death", "balance"])
    table.apply("god:death")
    assert table.rules.standings(table.state)[0].total == 0
    table.apply("sacrifice")
    while table.decision is not None and table.decision.kind == "sacrifice_pick":
        table.apply(table.decision.options[0].key)
    assert table.rules.standings(table.state)[0].total == 3
