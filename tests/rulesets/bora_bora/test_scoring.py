"""The end of the game (specification g)."""

from typing import Any

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.state import BoraBora
from tests.rulesets.bora_bora.builders import A, B, C, Player, names, position

BONUSES = ("bonus_tasks", "bonus_jewelry", "bonus_ground", "bonus_buildings", "bonus_huts", "bonus_people")


def at_the_end(*players: Player, **more: Any) -> BoraBora:
    """Final tasks are done."""
    return position(*players, stage="over", round=6, god_tiles=0, **more)


def points(state: BoraBora, index: int) -> dict[str, int]:
    """The lines of a score sheet that bring something."""
    return {line.id: line.points for line in RULES.standings(state)[index].lines if line.points}


NINE = "t01 t02 t03 t04 t05 t07 t08 t20 t21"
ALL_BUILT = {1: "a1 a2", 2: "a3 a4", 3: "b1 b2", 4: "b3 b4", 5: "c1 c2", 6: "c3 c4"}
FOUR_BUILT = {1: "a1 a2", 2: "a3 a4", 3: "b1 b2", 5: "b3 b4"}


def test_anna_has_162() -> None:
    """E1: aside is worth nothing; a full ground of tiles and materials is 6."""
    seven = "man_land_1 man_vp_1 man_hut_1 woman_land_1 woman_vp_1 woman_hut_1 woman_man_1"
    anna = Player(
        vp=118,
        tiles=1,
        jewelry="necklace_6 ring_5 belt_3",
        built=FOUR_BUILT,
        ground="c1 c2 c3 c4",
        done=" ".join(NINE.split()[:8]),
        people=seven,
        last=3,
        huts="",
    )
    on_map = "c1:A n1:A w2:BA c2:AB c3:AB c4:AB e2:AB n2:AB s1:AB"
    state = at_the_end(anna, Player(), on_map=on_map)
    assert RULES.faults(state) == []
    assert points(state, A) == {"track": 118, "god_tiles": 2, "fish": 16, "jewelry": 20, "bonus_ground": 6}
    assert RULES.standings(state)[A].total == 162


def test_ben_has_everything() -> None:
    """E2 (ruling R50): six built tiles fill the ground, too; twelve people need an empty space 12."""
    everybody = " ".join(f"{sex}_{kind}_1" for sex in ("man", "woman") for kind in KINDS)
    ben = Player(
        vp=140,
        tiles=2,
        jewelry="necklace_6 ring_6 bracelet_6 headdress_6 belt_5 earring_5",
        built=ALL_BUILT,
        done=NINE,
        people=everybody,
        huts="",
        last=0,
    )
    held = "c2 c3 c4 e2 n2"
    regions = "n1 n2 w1 w2 c1 c2 c3 c4 e1 e2 s1 s2"
    on_map = " ".join(f"{region}:{'A' if region in held else 'AB'}" for region in regions.split())
    state = at_the_end(ben, Player(), on_map=on_map)
    assert RULES.faults(state) == []
    bonuses = dict.fromkeys(BONUSES, 6)
    assert points(state, A) == {"track": 140, "god_tiles": 4, "fish": 13, "jewelry": 50, **bonuses}
    assert RULES.standings(state)[A].total == 243


KINDS = ("land", "water", "vp", "hut", "man", "build")


def test_a_tie() -> None:
    """E3 (ruling R34): 131 each, Don is earlier in the turn order; one winner."""
    cleo = Player(vp=101, jewelry="ring_5 headdress_4 earring_4", done=NINE)
    don = Player(vp=109, tiles=3, jewelry="bracelet_6 bracelet_3 headdress_1")
    eva = Player(vp=120)
    state = at_the_end(cleo, don, eva, on_map="s2:A w1:A e1:B s1:B", order="CBA")
    assert points(state, A) == {"track": 101, "fish": 5, "jewelry": 19, "bonus_tasks": 6}
    assert points(state, B) == {"track": 109, "god_tiles": 6, "fish": 2, "jewelry": 14}
    standings = RULES.standings(state)
    assert [each.total for each in standings] == [131, 131, 120]
    assert [each.place for each in standings] == [2, 1, 3]
    state.order = names("CAB")
    assert [each.place for each in RULES.standings(state)] == [1, 2, 3]


def test_points_are_a_plain_number() -> None:
    """Ruling R35: nothing happens at 100."""
    state = at_the_end(Player(vp=1000), Player(vp=99))
    assert [each.total for each in RULES.standings(state)] == [1000, 99]


NEARLY = [
    ("bonus_tasks", {"done": " ".join(NINE.split()[:8])}),
    ("bonus_jewelry", {"jewelry": "necklace_6 ring_6 bracelet_6 headdress_6 belt_5"}),
    ("bonus_ground", {"built": FOUR_BUILT, "ground": "c1 c2 c3", "beside": "stone"}),
    ("bonus_buildings", {"built": {k: v for k, v in ALL_BUILT.items() if k > 1}, "ground": "a1 a2"}),
    ("bonus_people", {"people": "man_vp_1 woman_vp_1"}),
]


@pytest.mark.parametrize(("bonus", "player"), NEARLY)
def test_one_short_of_a_bonus(bonus: str, player: dict[str, Any]) -> None:
    """Ruling R33: nearly is nothing."""
    state = at_the_end(Player(**player), Player())
    assert bonus not in points(state, A)


def test_left_over_goods_count_nothing() -> None:
    """Specification g: materials, shells, offerings and god cards."""
    state = at_the_end(Player(hand="BBB", offerings=9, shells=9, beside="sand wood"), Player())
    assert points(state, A) == {}
    assert [line.id for line in RULES.standings(state)[A].lines] == [
        *("track", "god_tiles", "fish", "jewelry"),
        *BONUSES,
    ]


def test_eleven_regions_and_no_site() -> None:
    """Specification g: huts in all twelve regions, on the site or aside."""
    all_aside = " ".join(
        f"{region}:AB" for region in ["n1", "n2", "w1", "w2", "c1", "c2", "c3", "c4", "e1", "e2", "s1", "s2"]
    )
    state = at_the_end(Player(), Player(), on_map=all_aside)
    assert points(state, A) == {"bonus_huts": 6}
    assert points(state, B) == {"fish": 36, "bonus_huts": 6}
    state = at_the_end(Player(), Player(), on_map=all_aside.replace(" s2:AB", ""))
    assert points(state, A) == {}


def test_others_jewelry_is_left_out_until_the_end() -> None:
    """Ruling R28 (specification f): standings while the game goes on."""
    state = position(Player(jewelry="ring_6"), Player(jewelry="ring_1"), Player(), round=3, stage="people")
    seen = RULES.standings_seen(state, A)
    assert [each.total for each in seen] == [9, 0, 0]
    assert [each.concealed for each in seen] == [False, True, False], "Cleo has none, as all can see"
    assert "jewelry" not in {line.id for line in seen[B].lines}
    assert "jewelry" in {line.id for line in seen[C].lines}
    assert [each.total for each in RULES.standings_seen(state, None)] == [0, 0, 0]
    state.stage = "over"
    assert RULES.standings_seen(state, C) == RULES.standings(state)
    assert me_total(state) == [9, 1, 0]


def me_total(state: BoraBora) -> list[int]:
    """Each player's points."""
    return [each.total for each in RULES.standings(state)]
