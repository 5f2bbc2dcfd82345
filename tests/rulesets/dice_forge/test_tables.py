"""What lies in the box: counts and sums of the component tables, and that they agree (specification b, c)."""

import subprocess
import sys
from collections import Counter
from typing import Any, get_args

import pytest

from rulesets.core import tables
from rulesets.core.tables import TableError
from rulesets.dice_forge import components, feats, gains, resolution
from rulesets.dice_forge.components import (
    CARD_WORDS,
    CARDS,
    COMPONENTS,
    DIE_FACES,
    FACES,
    GARDEN,
    GOLD,
    HAMMER_STEPS,
    HAMMER_TRACK,
    LIMITS,
    MOON,
    PLACES,
    POOLS,
    PORTALS,
    RESOURCES,
    SANCTUARY,
    SET_UPS,
    START_DICE,
    SUN,
    FaceKind,
)
from tests.corrected_tables import Corrected, assert_every_row_is_needed, assert_named, overrides_of

GIVEN = ("rulebook", "public", "reconstructed")
"""Where a value may come from."""

# -- Die faces -------------------------------------------------------------------------------------


def test_a_hundred_and_eight_faces() -> None:
    """b: 48 on the starting dice, 40 in the sanctuary, 20 in the garden."""
    on_dice = Counter(face for die in START_DICE for face in die.faces for _ in range(die.count_box))
    assert on_dice == {"G1": 36, "S1": 4, "M1": 4, "V2": 4}
    pooled = Counter[str]()
    for pool in POOLS.values():
        pooled.update(pool.faces)
    assert sum(pooled[face] for face in SANCTUARY) == 40
    assert sum(pooled[face] for face in GARDEN) == 20
    assert on_dice + pooled == {face.id: face.count_box for face in FACES.values()}
    assert sum(on_dice.values()) + sum(pooled.values()) == DIE_FACES == 108


def test_the_starting_dice() -> None:
    """b: five G1 and an S1; four G1, an M1 and a V2."""
    assert [Counter(die.faces) for die in START_DICE] == [{"G1": 5, "S1": 1}, {"G1": 4, "M1": 1, "V2": 1}]


def test_pools_and_faces_agree() -> None:
    """Parts b and c.4: ten pools of four in the sanctuary, five in the garden, with one price each."""
    assert Counter(pool.zone for pool in POOLS.values()) == {"sanctuary": 10, "garden": 5}
    for pool in POOLS.values():
        assert sum(pool.faces.values()) == pool.count_4p == pool.count_3p == 4
        assert pool.count_2p == (2 if pool.zone == "sanctuary" else 4)
        assert (pool.cost is None) == (pool.zone == "garden")
        for each in pool.faces:
            assert (FACES[each].pool, FACES[each].cost) == (pool.pool, pool.cost)
            assert FACES[each].zone.endswith(pool.zone)
    for face in FACES.values():
        assert (face.id in SANCTUARY) == (face.cost is not None) == face.zone.endswith("sanctuary")
        assert (face.id in GARDEN) == (face.zone == "garden")
        assert face.zone.startswith("start") == any(face.id in die.faces for die in START_DICE)


def test_prices_of_the_sanctuary() -> None:
    """i, base position: what costs 2, 3, 4, 5, 6, 8 and 12; the cheapest come first."""
    prices: dict[int | None, str] = {}
    for face in SANCTUARY:
        cost = FACES[face].cost
        prices[cost] = f"{prices.get(cost, '')} {face}".strip()
    assert prices == {
        2: "G3 M1",
        3: "G4 S1",
        4: "G6 C1 S1V1 G2M1",
        5: "C32",
        6: "M2",
        8: "S2 V3",
        12: "V4 M2V2 C2 G1S1M1V1",
    }


def test_what_faces_show() -> None:
    """b.1: gold, sun, moon and glory of every face, as its id says where it is one of amounts."""
    shown = {face.id: face.amounts for face in FACES.values()}
    for face in FACES.values():
        if face.kind == "sum":
            words = zip(*[iter(face.id)] * 2, strict=True)
            amounts = {letter: int(count) for letter, count in words}
            assert shown[face.id] == tuple(amounts.get(letter, 0) for letter in "GSMV")
    assert shown["C1"] == (1, 1, 1, 0)
    assert shown["C2"] == (2, 2, 2, 0)
    assert shown["C32"] == (3, 0, 0, 2)
    assert {shown[boar] for boar in ("B_R", "B_G", "B_Y", "B_B")} == {(0, 1, 1, 0)}
    assert {shown[face] for face in ("X3", "MIR", "SHIP")} == {(0, 0, 0, 0)}
    assert [shown[face] for face in ("SH_G", "SH_S", "SH_M", "SH_V")] == [
        *((3, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 3))
    ]


def test_every_kind_of_face_has_its_rule() -> None:
    """d.3: mirrors and times three act before the others; each shield gives one resource."""
    assert {face.kind for face in FACES.values()} == {*get_args(FaceKind)}
    assert {*resolution.EFFECTS} == {*get_args(FaceKind)} - {"mirror", "triple"}
    shields = {face.shield_resource: face for face in FACES.values() if face.shield_resource}
    assert {*shields} == {*RESOURCES}
    for resource, face in shields.items():
        assert face.kind == "shield"
        assert face.shield_match_vp == 5
        assert [amount > 0 for amount in face.amounts] == [each == resource for each in RESOURCES]
    assert {face.id for face in FACES.values() if face.locked_once_forged} == {*POOLS["g_boar"].faces}


def test_notations_differ() -> None:
    """j: every face can be told from the others in a drawing."""
    assert len({face.notation for face in FACES.values()}) == len(FACES) == 29
    assert all(0 < len(face.notation) <= 6 for face in FACES.values())


# -- Cards and places ------------------------------------------------------------------------------


def test_ninety_six_cards() -> None:
    """b: 24 sets of four; 15 make the introductory layout, 9 are alternatives."""
    assert sum(card.copies_box for card in CARDS.values()) == 96
    assert tuple(CARDS) == CARD_WORDS
    assert Counter(card.set for card in CARDS.values()) == {"both": 6, "intro": 9, "alternative": 9}
    for card in CARDS.values():
        assert (card.copies_box, card.copies_4p, card.copies_3p, card.copies_2p) == (4, 4, 3, 2)


def test_places_and_cards_agree() -> None:
    """b: 15 places, nine with two sets; slot, portal and cost in both tables."""
    assert len(PLACES) == 15
    lies = [card for place in PLACES.values() for card in (place.intro_card, place.alternative_card) if card]
    assert sorted(lies) == sorted(CARDS)
    for place in PLACES.values():
        intro = CARDS[place.intro_card]
        assert intro.set == ("intro" if place.alternative_card else "both")
        for card in (intro, CARDS[place.alternative_card or place.intro_card]):
            assert (card.slot, card.portal) == (place.slot, place.portal)
            assert (card.cost_sun, card.cost_moon) == (place.cost_sun, place.cost_moon)
        if place.alternative_card:
            assert CARDS[place.alternative_card].set == "alternative"


def test_portals_and_places_agree() -> None:
    """b: seven portals with two places each; the far island has three."""
    assert {*PORTALS} == {*range(1, 8)}
    assert Counter(place.portal for place in PLACES.values()) == {
        4: 3,
        **dict.fromkeys((1, 2, 3, 5, 6, 7), 2),
    }
    for portal in PORTALS.values():
        assert {*portal.slots.split()} == {p.slot for p in PLACES.values() if p.portal == portal.portal}
        costs = [(p.cost_sun > 0, p.cost_moon > 0) for p in PLACES.values() if p.portal == portal.portal]
        sun, moon = (any(each) for each in zip(*costs, strict=True))
        assert portal.shard_type == "+".join(w for w, paid in (("moon", moon), ("sun", sun)) if paid)


def test_every_instant_card_has_an_effect() -> None:
    """d.7: each effect a row, each row an effect; piles tell what lasts."""
    instant = {card.id for card in CARDS.values() if "instant" in card.effect_type}
    assert {*feats.INSTANT} == instant
    lasting = {"reinforcement": 3, "auto": 2, "instant+auto": 2, "instant": 1, "none": 1}
    for card in CARDS.values():
        assert card.pile == lasting[card.effect_type]
    kinds = Counter(card.effect_type for card in CARDS.values())
    assert kinds == {"instant": 16, "reinforcement": 3, "none": 3, "auto": 1, "instant+auto": 1}
    assert {c.id for c in CARDS.values() if c.effect_type == "reinforcement"} == {"hind", "owl", "elder"}


def test_costs_and_glory_of_the_cards() -> None:
    """d.7: a changed figure has to be changed here too."""
    assert {card.id: (card.cost_sun, card.cost_moon, card.vp) for card in CARDS.values()} == {
        "hammer": (0, 1, 0),
        "chest": (0, 1, 2),
        "hind": (0, 2, 2),
        "bear": (0, 2, 2),
        "satyrs": (0, 3, 6),
        "boar": (0, 3, 4),
        "ferryman": (0, 4, 12),
        "cerberus": (0, 4, 6),
        "helmet": (0, 5, 4),
        "cancer": (0, 6, 8),
        "sentinel": (0, 6, 6),
        "elder": (1, 0, 0),
        "spirits": (1, 0, 2),
        "owl": (2, 0, 4),
        "ship": (2, 0, 4),
        "minotaur": (3, 0, 8),
        "shield": (3, 0, 6),
        "gorgon": (4, 0, 14),
        "triton": (4, 0, 8),
        "mirror": (5, 0, 10),
        "sphinx": (6, 0, 10),
        "cyclops": (6, 0, 8),
        "hydra": (5, 5, 26),
        "typhon": (5, 5, 16),
    }


# -- Everything else -------------------------------------------------------------------------------


def test_set_up_by_number_of_players() -> None:
    """c: rounds, blessings, copies, faces, gold; invariant h9 follows from the first two."""
    assert {*SET_UPS} == {2, 3, 4}
    for players, row in SET_UPS.items():
        assert row.rounds == (10 if players == 3 else 9)
        assert row.divine_blessings_per_turn == (2 if players == 2 else 1)
        assert row.cards_per_stack == players
        assert row.sanctuary_faces_per_pool == (2 if players == 2 else 4)
        assert row.start_gold == (3, 2, 1, 0)[:players]
        rolls = row.rounds * players * row.divine_blessings_per_turn
        assert row.phase1_rolls_per_player_per_game == rolls == (30 if players == 3 else 36)


def test_limits() -> None:
    """Ruling R22 (b): base limit and what a Chest adds; glory has none (ruling R23)."""
    rows = {limit.id: (limit.base_limit, limit.per_chest, limit.minimum) for limit in LIMITS.values()}
    assert rows == {"gold": (12, 4, 0), "sun": (6, 3, 0), "moon": (6, 3, 0), "vp": (None, 0, 0)}
    assert tuple(LIMITS) == RESOURCES


def test_the_hammer_track() -> None:
    """Ruling R16 (b): 15 steps for 10 glory, 15 more for 15."""
    assert [(phase.steps, phase.glory_at_last_step) for phase in HAMMER_TRACK] == [(15, 10), (15, 15)]
    assert [phase.cumulative_steps for phase in HAMMER_TRACK] == [15, 30]
    assert HAMMER_STEPS == 30


def test_numbers_of_card_texts() -> None:
    """Parts d.3 to d.9: what cards and tokens cost, bring, and how often they let dice roll."""
    assert (components.ELDER_PRICE, components.ELDER_GLORY) == (3, 4)
    assert (components.EXTRA_ACTION_PRICE, components.SHIP_DISCOUNT) == (2, 2)
    assert (components.BEAR_GLORY, components.BOAR_GLORY, components.SPIRITS_GIFT) == (3, 3, 3)
    assert components.TRITON_GIFTS == {GOLD: 6, SUN: 2, MOON: 2}
    assert (components.CANCER_BLESSINGS, components.SPHINX_BLESSINGS) == (2, 4)
    assert (gains.SENTINEL.glory, gains.CYCLOPS.glory) == (2, 1)


def test_the_box() -> None:
    """b: what the box holds agrees with the other tables."""
    counts = {part.id: part.count for part in COMPONENTS.values()}
    assert counts["die_face"] == DIE_FACES
    assert counts["feat_card"] == 96
    assert counts["die_core"] == sum(die.count_box for die in START_DICE) == 8
    assert {counts[part] for part in ("hero_inventory", "hero_pawn", "hammer_token", "chest_tile")} == {4}
    assert counts["triton_token"] == CARDS["triton"].copies_box
    assert counts["cerberus_token"] == CARDS["cerberus"].copies_box


def test_every_value_says_where_it_comes_from() -> None:
    numbers = tables.load(tables.Number, components.PACKAGE, "numbers.csv")
    found: list[Any] = [*START_DICE, *HAMMER_TRACK, *numbers.values()]
    for table in (FACES, CARDS, PLACES, PORTALS, POOLS, SET_UPS, LIMITS, COMPONENTS):
        found += table.values()
    for row in found:
        assert any(given in row.provenance for given in GIVEN)
        assert all(getattr(row, name, "-") for name in ("english_name", "german_name", "effect_short"))


# -- Corrected tables of a player's own ------------------------------------------------------------


overrides = overrides_of(components)


def test_a_corrected_table_takes_the_place_of_ours(overrides: Corrected) -> None:
    overrides.change("cards.csv", "both,4,5,5,26", "both,4,5,5,27")
    cards = overrides.load_game()["CARDS"]
    assert isinstance(cards, dict)
    assert cards["hydra"].vp == 27


GAME_WITHOUT_SUN = """
from pathlib import Path
from sys import argv
from rulesets import load_rules
from rulesets.core import Table, tables

tables.set_override_folder(Path(argv[1]))
table = Table.new(load_rules("dice_forge"), 2, 1, listen=False)
while table.decision is not None:
    table.apply(table.decision.options[0])
    faults = table.rules.faults(table.state)
    assert not faults, faults
print("played")
"""


def test_a_store_whose_limit_is_corrected_to_0_keeps_nothing(overrides: Corrected) -> None:
    overrides.change("limits.csv", "sun,Sun Shards,Sonnensplitter,6,3", "sun,Sun Shards,Sonnensplitter,0,0")
    command = [sys.executable, "-c", GAME_WITHOUT_SUN, str(overrides.folder.parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "column"),
    [
        ("faces.csv", "G3,3 Gold,3 Gold,rulebook,sum", "G3,3 Gold,3 Gold,rulebook,some", 6, "kind"),
        ("faces.csv", "sum,3,0,0,0,sanctuary", "sum,three,0,0,0,sanctuary", 6, "gold"),
        ("faces.csv", "sum,3,0,0,0,sanctuary", "sum,-3,0,0,0,sanctuary", 6, "gold"),
        ("faces.csv", "sum,3,0,0,0,sanctuary", "sum,3,0,0,0,garden wall", 6, "zone"),
        ("faces.csv", "p2_gold,2,4,,,no,3G", "p2_gold,2,5,,,no,3G", 1, "count_box"),
        ("faces.csv", "p2_gold,2,4,,,no,3G", "p2_gold,3,4,,,no,3G", 1, "pool"),
        ("faces.csv", "g_shield,,1,sun,5,no", "g_shield,,1,son,5,no", 23, "shield_resource"),
        ("faces.csv", "g_shield,,1,sun,5,no", "g_shield,,1,,5,no", 1, "shield_resource"),
        ("faces.csv", "p2_gold,2,4,,,no,3G", "p2_gold,2,4,,,never,3G", 6, "locked_once_forged"),
        ("cards.csv", "bear,Great Bear", "bare,Great Bear", 5, "id"),
        ("cards.csv", "moon3,2,0,2,2,alternative,auto", "moon3,9,0,2,2,alternative,auto", 5, "portal"),
        ("cards.csv", "moon3,2,0,2,2,alternative,auto", "moon3,2,0,2,2,other,auto", 5, "set"),
        ("cards.csv", "moon3,2,0,2,2,alternative,auto", "moon3,2,0,2,2,alternative,late", 5, "effect_type"),
        ("cards.csv", "moon3,2,0,2,2,alternative,auto", "moon3,2,1,2,2,alternative,auto", 1, "slot"),
        ("cards.csv", "moon3,2,0,2,2,alternative,auto", "moon4,2,0,2,2,alternative,auto", 1, "slot"),
        ("slots.csv", "hind,bear", "hind,wolf", 4, "alternative_card"),
        ("portals.csv", "2,moon3 moon4", "two,moon3 moon4", 3, "portal"),
        ("pools.csv", "G3x4", "G3x3", 1, "faces_by_count"),
        ("pools.csv", "G3x4", "G9x4", 1, "faces_by_count"),
        ("pools.csv", "G3x4", "G3", 1, "faces_by_count"),
        ("pools.csv", "p2_gold,sanctuary", "p2_gold,temple", 2, "zone"),
        ("limits.csv", "gold,Gold", "silver,Silver", 2, "id"),
        ("limits.csv", "Gold,Gold,12", "Gold,Gold,a dozen", 2, "base_limit"),
        ("hammer_track.csv", "2,15,15,30", "2,15,15,31", 1, "cumulative_steps"),
        ("player_counts.csv", "3,10,1,3,4,3,2,1,", "3,10,1,3,4,3,2,,", 1, "start_gold_seat1"),
        ("player_counts.csv", "3,10,1,3", "5,10,1,3", 3, "players"),
        ("start_dice.csv", "G1,G1,G1,G1,M1,V2", "G1,G1,G1,G1,M1,V9", 3, "slot6"),
        ("components.csv", "Würfelseiten,108", "Würfelseiten,many", 3, "count"),
        ("numbers.csv", "elder_price,3", "elder_price,three", 2, "value"),
        ("numbers.csv", "elder_price,3", "elders_price,3", 2, "id"),
        ("numbers.csv", "cancer_blessings,2", "cancer_blessings,5", 12, "value"),
    ],
)
def test_a_wrong_cell_is_named_with_file_line_and_column(
    overrides: Corrected, name: str, old: str, new: str, line: int, column: str
) -> None:
    assert_named(overrides, name, old, new, line, column)


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("slots.csv", "moon3,2,0,2", "moon3,3,0,2", "cards.csv, line 1, column slot: hind"),
        ("slots.csv", "hind,bear", "hind,", "cards.csv, line 1, column slot: bear"),
        ("start_dice.csv", "M1,V2", "M1,M1", "faces.csv, line 1, column count_box: M1"),
    ],
)
def test_tables_that_disagree_are_named(
    overrides: Corrected, name: str, old: str, new: str, complaint: str
) -> None:
    """A place, a cost or a count stands in two tables: both have to say the same."""
    overrides.change(name, old, new)
    with pytest.raises(TableError, match=complaint):
        overrides.load_game()


@pytest.mark.parametrize(
    "missing", ["limits.csv", "player_counts.csv", "start_dice.csv", "cards.csv", "numbers.csv"]
)
def test_no_row_may_be_missing(overrides: Corrected, missing: str) -> None:
    assert_every_row_is_needed(overrides, missing)


def test_an_instant_card_without_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table can't promise an effect there is none of, nor hide one there is."""
    feats._check_effects()
    monkeypatch.delitem(feats.INSTANT, "typhon")
    with pytest.raises(TableError, match="typhon"):
        feats._check_effects()
