"""What random play of Papyria has to reach: all its components, decisions and kinds of answer.

`facts` reads them off a table, finished or not; `ALL` is what there is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesets.core import Event, Table
from rulesets.papyria import RULES, events
from rulesets.papyria.components import (
    END_TILES,
    KEY_TILES,
    KEYED,
    KINDS,
    LANDSCAPE_ROWS,
    MAJORITIES,
    MULTIPLIERS,
    PRODUCTIONS,
    SCORING_TILES,
    SECTORS,
    START_TILES,
)
from rulesets.papyria.events import (
    Built,
    KeptStartTile,
    PaidEndTile,
    PlacedLandscape,
    Produced,
    Scored,
    TookKey,
    TookMultiplier,
    TookScoring,
)
from rulesets.papyria.realm import river_value
from rulesets.papyria.state import Moved, Papyria
from tests.conformance.play import Player
from tests.rulesets.papyria.spec import LAYOUTS

ANSWERS = {
    "keep_start_tile": "keep",
    "start_priest": "priest",
    "move_piece": "enter move",
    "arrival": "buy_knowledge extra_scoring trade priest continue",
    "main_action": "space priest",
    "place_landscape": "place decline",
    "build_temple": "temple decline",
    "build_city": "city decline",
    "build_mine": "mine decline",
    "choose_scoring": "score",
    "end_tile": "pay keep",
    "end_turn": "priest end_turn",
}
"""The nouns of every kind of decision (specification 5.1)."""

EVENTS = (
    *("kept_start_tile", "placed_priest", "entered", "moved", "bought_knowledge", "paid_extra_scoring"),
    *("traded", "moved_priest", "took_multiplier", "took_scoring", "gained_knowledge", "scored"),
    *("placed_landscape", "built", "gave_up", "produced", "nothing_there", "turned_up", "laid_end_tile"),
    *("turned_up_at_border", "kept_end_tile", "paid_end_tile", "took_key", "end_triggered", "forced"),
    "game_ended",
)
"""What is told."""

ALL = frozenset(
    [
        *(f"landscape:{tile}" for tile in LANDSCAPE_ROWS),
        *(f"multiplier:{tile.kind}" for tile in MULTIPLIERS.values()),
        *(f"scoring:{tile}" for tile in SCORING_TILES),
        *(f"start:{tile}" for tile in START_TILES),
        *(f"end:{tile}" for tile in END_TILES),
        *(f"key:{kind}" for kind in KEYED),
        *(f"scored:{kind}" for kind in KINDS),
        *(f"majority:{majority}" for majority in MAJORITIES),
        *(f"built:{good}" for good in ("temple", "city", "mine")),
        *(f"produced:{good.removesuffix('_production')}" for good in PRODUCTIONS),
        *(f"pushed:{ring}" for ring in "ws"),
        *(f"decision:{kind}" for kind in ANSWERS),
        *(f"answer:{kind}/{noun}" for kind, nouns in ANSWERS.items() for noun in nouns.split()),
        *(f"event:{event}" for event in EVENTS),
    ]
)
"""Every fact there is."""

TASTES: tuple[Mapping[str, int], ...] = (
    {},
    {"city": 160, "temple": 160, "mine": 160, "place": 160, "decline": 1, "pay": 160, "trade": 1},
    {"place": 400, "decline": 1, "space": 80, "priest": 1},
)
"""Likes to begin with: none, for building, for large realms."""

DIGGERS = 10
"""In every so manieth game all want a long river: by chance hardly any has nine landscapes."""


def facts(table: Table[Papyria]) -> set[str]:
    """What has happened at a table so far. It has to have listened."""
    found = set()
    for _, kind, key in table.answers:
        found |= {f"decision:{kind}", f"answer:{kind}/{key.partition(':')[0]}"}
    for event in (event for part in table.story for event in part):
        found |= {*_facts_of(event)}
    if table.decision is None:
        for standing in RULES.standings(table.state):
            won = [line for line in standing.lines if line.id.startswith("majority_") and line.points]
            found |= {f"majority:{line.id.removeprefix('majority_')}" for line in won}
    return found


def _facts_of(event: Event) -> Iterator[str]:
    """That it has happened, and what it shows."""
    yield f"event:{event.kind}"
    match event:
        case PlacedLandscape():
            yield f"landscape:{event.tile}"
        case TookMultiplier():
            yield f"multiplier:{event.symbol}"
        case TookScoring():
            yield f"scoring:{event.tile}"
        case KeptStartTile():
            yield f"start:{event.tile}"
        case PaidEndTile():
            yield f"end:{event.tile}"
        case TookKey():
            yield f"key:{KEY_TILES[event.tile].kind}"
        case Scored():
            yield f"scored:{event.scoring}"
        case Built():
            yield f"built:{event.good}"
        case Produced():
            yield f"produced:{event.good}"
        case events.Moved(pushed=pushed, ring=ring) if pushed is not None:
            yield f"pushed:{ring}"


def longest_river(table: Table[Papyria], player: Player) -> str:
    """An answer of a player who only wants landscapes, for one long river; else any answer."""
    assert table.decision is not None
    keys = [option.key for option in table.decision.options]
    land = [
        index for index, sector in enumerate(table.state.sectors) if SECTORS[sector].space_1 == "landscape"
    ]
    if table.decision.kind == "place_landscape":

        def river(key: str) -> int:
            twin = table.clone()
            seat = twin.state.seats[twin.state.active]
            twin.apply(key)
            return river_value(seat.realm)

        return max(keys, key=river)
    if table.decision.kind == "move_piece":
        keys = [
            option.key for option in table.decision.options if int((option.target or "")[7:]) - 1 in land
        ] or keys
    elif "space:1" in keys and (table.state.moved or NOWHERE).position - 1 in land:
        return "space:1"
    return player.chance.pick(keys)


NOWHERE = Moved("w", 0, None)


def finished_games(seeds: Iterable[int], seats: Sequence[int] = (2, 3, 4)) -> Iterator[Table[Papyria]]:
    """Random games, played to their end: each seed with every number of players."""
    for seed in seeds:
        for players in seats:
            table = Table.new(RULES, players, seed, **LAYOUTS[seed % len(LAYOUTS)])
            player = Player(seed, TASTES[seed % len(TASTES)])
            digs = seed % DIGGERS == DIGGERS - 1
            while table.decision is not None:
                table.apply(longest_river(table, player) if digs else player.choose(table.decision))
            yield table
