"""The contents of the box: die faces, heroic feats, places, pools, limits, from the tables beside this file.

All of specification b.

Resources are numbers 0 to 3 in the rules (always in the order gold, sun, moon, vp) and words in keys,
events and tables. `docs/dice_forge.md` says where the values come from.
"""

from collections.abc import Mapping
from typing import Literal

from rulesets.core import tables

PACKAGE = "rulesets.dice_forge"

ResourceWord = Literal["gold", "sun", "moon", "vp"]
RESOURCES: tuple[ResourceWord, ...] = ("gold", "sun", "moon", "vp")
"""Gold, sun shards, moon shards and glory points, in the order of every list of four numbers."""

GOLD, SUN, MOON, VP = range(4)

DICE = 2
SIDES = 6

FaceKind = Literal["sum", "choice", "triple", "mirror", "ship", "shield", "boar"]
"""What a face does, as the table names it."""
TokenWord = Literal["triton", "cerberus"]
"""The kinds of tokens."""


@tables.row
class Face:
    """A kind of die face; one row of faces.csv."""

    id: str
    english_name: str
    german_name: str
    german_name_provenance: str
    kind: FaceKind
    gold: int
    sun: int
    moon: int
    vp: int
    zone: str
    pool: str
    cost: int | None
    """Gold in the sanctuary, or `None` for faces that can't be bought."""
    count_box: int
    shield_resource: str
    shield_match_vp: int | None
    locked_once_forged: bool
    notation: str
    effect_short: str
    provenance: str

    @property
    def amounts(self) -> tuple[int, int, int, int]:
        """What it shows, by resource: everything it gives, or, for choice and boar faces, the
        alternatives.
        """
        return (self.gold, self.sun, self.moon, self.vp)


@tables.row
class Card:
    """A heroic feat; one row of cards.csv."""

    id: str
    english_name: str
    german_name: str
    german_name_provenance: str
    slot: str
    portal: int
    cost_sun: int
    cost_moon: int
    vp: int
    set: str
    """`intro`, `alternative`, or `both` for a place with one set."""
    effect_type: str
    """`none`, `instant`, `auto`, `instant+auto` or `reinforcement`."""
    pile: int
    effect_short: str
    copies_box: int
    copies_4p: int
    copies_3p: int
    copies_2p: int
    provenance: str

    @property
    def works_every_turn(self) -> bool:
        """It is a reinforcement."""
        return self.effect_type == "reinforcement"


@tables.row
class Place:
    """A card place on the islands; one row of slots.csv."""

    slot: str
    portal: int
    cost_sun: int
    cost_moon: int
    intro_card: str
    alternative_card: str
    """Empty where there is only one set."""
    provenance: str


@tables.row
class Portal:
    """A portal of the islands; one row of portals.csv."""

    portal: int
    slots: str
    shard_type: str
    note: str
    provenance: str


@tables.row
class Pool:
    """A pool of die faces; one row of pools.csv."""

    pool: str
    zone: str
    cost: int | None
    faces_by_count: str
    count_4p: int
    count_3p: int
    count_2p: int
    two_player_rule: str
    provenance: str

    @property
    def faces(self) -> Mapping[str, int]:
        """How many of each face it holds when complete."""
        pairs = (entry.rpartition("x") for entry in self.faces_by_count.split())
        return {face: int(count) for face, _, count in pairs if count.isdecimal()}


@tables.row
class Limit:
    """How much of a resource can be kept; one row of limits.csv."""

    id: str
    english_name: str
    german_name: str
    base_limit: int | None
    per_chest: int
    minimum: int
    note: str
    provenance: str


@tables.row
class HammerPhase:
    """A stretch of the hammer track; one row of hammer_track.csv."""

    phase: int
    steps: int
    glory_at_last_step: int
    cumulative_steps: int
    provenance: str


@tables.row
class SetUp:
    """What is in the game with this many players; one row of player_counts.csv."""

    players: int
    rounds: int
    divine_blessings_per_turn: int
    cards_per_stack: int
    sanctuary_faces_per_pool: int
    start_gold_seat1: int
    start_gold_seat2: int
    start_gold_seat3: int | None
    start_gold_seat4: int | None
    phase1_rolls_per_player_per_game: int
    provenance: str

    @property
    def start_gold(self) -> tuple[int, ...]:
        """Starting gold in turn order."""
        seats = (self.start_gold_seat1, self.start_gold_seat2, self.start_gold_seat3, self.start_gold_seat4)
        return tuple(gold for gold in seats if gold is not None)


@tables.row
class StartDie:
    """A starting die; one row of start_dice.csv."""

    die: int
    english_name: str
    german_name: str
    german_name_provenance: str
    slot1: str
    slot2: str
    slot3: str
    slot4: str
    slot5: str
    slot6: str
    count_box: int
    provenance: str

    @property
    def faces(self) -> tuple[str, ...]:
        """Its six faces, by slot."""
        return (self.slot1, self.slot2, self.slot3, self.slot4, self.slot5, self.slot6)


@tables.row
class Component:
    """How many pieces of a kind are in the box; one row of components.csv."""

    id: str
    english_name: str
    german_name: str
    count: int
    note: str
    provenance: str


# -- Loading (what a cell may hold is checked, so that a corrected table can't break a game) -----

CARD_WORDS = (
    *("hammer", "chest", "hind", "bear", "satyrs", "boar", "ferryman", "cerberus"),
    *("helmet", "cancer", "sentinel", "elder", "spirits", "owl", "ship", "minotaur"),
    *("shield", "gorgon", "triton", "mirror", "sphinx", "cyclops", "hydra", "typhon"),
)
"""The cards that have rules, by id."""

_FEW = range(41)
"""Costs, amounts, glory, steps."""

_COUNT = range(1, 109)
"""The range of numbers of pieces: at most the number of all die faces."""

_PLAYERS = range(2, 5)

FACES = tables.load(
    Face,
    PACKAGE,
    "faces.csv",
    {
        **dict.fromkeys(("gold", "sun", "moon", "vp", "cost", "shield_match_vp"), _FEW),
        "zone": ("start", "start+sanctuary", "sanctuary", "garden"),
        "count_box": _COUNT,
        "shield_resource": ("", *RESOURCES),
    },
)
PORTALS = {
    row.portal: row for row in tables.load(Portal, PACKAGE, "portals.csv", {"portal": range(1, 8)}).values()
}
CARDS = tables.load(
    Card,
    PACKAGE,
    "cards.csv",
    {
        "id": CARD_WORDS,
        "portal": tuple(PORTALS),
        **dict.fromkeys(("cost_sun", "cost_moon", "vp"), _FEW),
        "set": ("intro", "alternative", "both"),
        "effect_type": ("none", "instant", "auto", "instant+auto", "reinforcement"),
        "pile": range(1, 4),
        **dict.fromkeys(("copies_box", "copies_4p", "copies_3p", "copies_2p"), range(1, 5)),
    },
)
PLACES = tables.load(
    Place,
    PACKAGE,
    "slots.csv",
    {
        "portal": tuple(PORTALS),
        **dict.fromkeys(("cost_sun", "cost_moon"), _FEW),
        "intro_card": CARD_WORDS,
        "alternative_card": ("", *CARD_WORDS),
    },
)
POOLS = tables.load(
    Pool,
    PACKAGE,
    "pools.csv",
    {
        "zone": ("sanctuary", "garden"),
        "cost": _FEW,
        **dict.fromkeys(("count_4p", "count_3p", "count_2p"), _COUNT),
    },
)
LIMITS = tables.load(
    Limit,
    PACKAGE,
    "limits.csv",
    {"id": RESOURCES, "base_limit": _FEW, "per_chest": _FEW, "minimum": range(1)},
)
HAMMER_TRACK = tuple(
    tables.load(
        HammerPhase,
        PACKAGE,
        "hammer_track.csv",
        {"steps": _COUNT, "glory_at_last_step": _FEW, "cumulative_steps": _COUNT},
    ).values()
)
SET_UPS = {
    row.players: row
    for row in tables.load(
        SetUp,
        PACKAGE,
        "player_counts.csv",
        {
            "players": _PLAYERS,
            **dict.fromkeys(("rounds", "divine_blessings_per_turn", "sanctuary_faces_per_pool"), _COUNT),
            "cards_per_stack": range(1, 5),
            **{f"start_gold_seat{seat}": _FEW for seat in range(1, 5)},
        },
    ).values()
}
START_DICE = tuple(
    tables.load(
        StartDie,
        PACKAGE,
        "start_dice.csv",
        {"die": range(1, DICE + 1), **{f"slot{slot}": tuple(FACES) for slot in range(1, SIDES + 1)}},
    ).values()
)
COMPONENTS = tables.load(Component, PACKAGE, "components.csv", {"count": _COUNT})

_SEVERAL = range(1, 5)
"""The range of rolls that a card can bring: a turn has few rolls (invariant h14)."""

_NUMBERS = tables.load_numbers(
    PACKAGE,
    {
        **dict.fromkeys(("elder_price", "elder_glory", "extra_action_price", "ship_discount"), _FEW),
        **dict.fromkeys(("bear_glory", "boar_glory", "spirits_gift"), _FEW),
        **dict.fromkeys(("triton_gold", "triton_sun", "triton_moon"), _FEW),
        **dict.fromkeys(("cancer_blessings", "sphinx_blessings"), _SEVERAL),
        **dict.fromkeys(("sentinel_glory", "cyclops_glory"), _FEW),
    },
)

ELDER_PRICE, ELDER_GLORY = _NUMBERS["elder_price"], _NUMBERS["elder_glory"]
"""Gold paid to the Elder, and the glory it brings (specification d.4)."""

EXTRA_ACTION_PRICE = _NUMBERS["extra_action_price"]
"""Sun shards for a second action (rulebook, phase 4)."""

SHIP_DISCOUNT = _NUMBERS["ship_discount"]
BEAR_GLORY = _NUMBERS["bear_glory"]
BOAR_GLORY = _NUMBERS["boar_glory"]
SPIRITS_GIFT = _NUMBERS["spirits_gift"]
"""Gold from the Spirits, and the same number of moon shards."""

TRITON_GIFTS = {
    GOLD: _NUMBERS["triton_gold"],
    SUN: _NUMBERS["triton_sun"],
    MOON: _NUMBERS["triton_moon"],
}
"""What a Triton token brings, by resource (specification d.8)."""

CANCER_BLESSINGS = _NUMBERS["cancer_blessings"]
"""Divine blessings of Cancer, and of the Sentinel on the same place."""

SPHINX_BLESSINGS = _NUMBERS["sphinx_blessings"]
"""Minor blessings of the Sphinx, and of the Cyclops on the same place."""

SENTINEL_GLORY, CYCLOPS_GLORY = _NUMBERS["sentinel_glory"], _NUMBERS["cyclops_glory"]
"""Glory for each shard and for each gold converted (ruling R15)."""

FINGERPRINT = tables.fingerprint(PACKAGE)

TRIPLE = 3
"""How often the face beside a times three counts."""
HAMMER_STEPS = sum(phase.steps for phase in HAMMER_TRACK)
"""Steps of one hammer card."""

SANCTUARY = {face: pool for pool in POOLS.values() if pool.zone == "sanctuary" for face in pool.faces}
"""Every face that can be bought, with its pool, cheapest first.

The prices in the rulebook's example, whose icons are lost, fit only these faces (ruling R39).
"""

GARDEN = {face: pool for pool in POOLS.values() if pool.zone == "garden" for face in pool.faces}
"""Every face that only cards bring, with its pool."""

POOL_OF = {face: pool.pool for face, pool in {**SANCTUARY, **GARDEN}.items()}

DIE_FACES = sum(face.count_box for face in FACES.values())
"""All die faces in the box, including those on the starting dice."""


def _wrong(name: str, column: str, problem: str) -> tables.TableError:
    """An error for tables that don't fit together, about a whole file."""
    return tables.TableError(tables.source(PACKAGE, name), 1, column, problem)


def _check_faces() -> None:
    """Raise `TableError` if pools, dice and faces disagree; games would run out of faces."""
    if len(START_DICE) != DICE:
        raise _wrong("start_dice.csv", "die", "one row for each die")
    started = [face for die in START_DICE for face in die.faces for _ in range(die.count_box)]
    in_pools = {face: (pool, count) for pool in POOLS.values() for face, count in pool.faces.items()}
    if unknown := {*in_pools} - {*FACES}:
        raise _wrong("pools.csv", "faces_by_count", f"no such face: {', '.join(sorted(unknown))}")
    for pool in POOLS.values():
        if sum(pool.faces.values()) != pool.count_4p:
            raise _wrong("pools.csv", "faces_by_count", f"{pool.pool} doesn't hold {pool.count_4p} faces")
    for face in FACES.values():
        home, count = in_pools.get(face.id, (None, 0))
        if started.count(face.id) + count != face.count_box:
            raise _wrong(
                "faces.csv", "count_box", f"{face.id} isn't {face.count_box} times in pools and dice"
            )
        if (face.pool, face.cost) != ((home.pool, home.cost) if home else ("", None)):
            raise _wrong("faces.csv", "pool", f"{face.id} has another pool or cost in pools.csv")
        if (face.kind == "shield") != bool(face.shield_resource and face.shield_match_vp):
            raise _wrong("faces.csv", "shield_resource", f"{face.id}: shields, and only they, have one")


def _check_cards() -> None:
    """Raise `TableError` if cards and places disagree, or a card is missing."""
    if missing := {*CARD_WORDS} - {*CARDS}:
        raise _wrong("cards.csv", "id", f"these cards are missing: {', '.join(sorted(missing))}")
    lies = {card: place for place in PLACES.values() for card in (place.intro_card, place.alternative_card)}
    for card in CARDS.values():
        place = lies.get(card.id)
        there = place and (place.slot, place.portal, place.cost_sun, place.cost_moon)
        if there != (card.slot, card.portal, card.cost_sun, card.cost_moon):
            raise _wrong("cards.csv", "slot", f"{card.id} has another place or cost in slots.csv")


def _check_set_ups() -> None:
    """Raise `TableError` if a number of players, a resource or a step has no row of its own."""
    for players in _PLAYERS:
        if players not in SET_UPS:
            raise _wrong("player_counts.csv", "players", f"no row for {players}")
        if len(SET_UPS[players].start_gold) != players:
            raise _wrong("player_counts.csv", "start_gold_seat1", f"gold for {players} players expected")
    if missing := {*RESOURCES} - {*LIMITS}:
        raise _wrong("limits.csv", "id", f"no row for {', '.join(sorted(missing))}")
    gone = 0
    for phase in HAMMER_TRACK:
        gone += phase.steps
        if phase.cumulative_steps != gone:
            raise _wrong("hammer_track.csv", "cumulative_steps", f"{gone} steps expected")


_check_faces()
_check_cards()
_check_set_ups()
