"""What random play of Bora Bora has to reach: all its tiles, cards, uses, decisions and kinds of answer.

`facts` reads them off a table, finished or not; `ALL` is what there is.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rulesets.bora_bora import RULES
from rulesets.bora_bora.components import (
    BUILDINGS,
    CARDS,
    FISH,
    GODS,
    GROUND,
    JEWELS,
    KINDS,
    PEOPLE,
    REGIONS,
    REQUIREMENTS,
    SEXES,
    TASKS,
)
from rulesets.bora_bora.events import PlacedDie
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Decision, Table
from rulesets.core.event import facts_of
from tests.conformance.play import Player
from tests.rulesets.bora_bora.spec import LAYOUTS

ANSWERS = {
    "setup_hut": "region",
    "place_die": "place",
    "pay_god": "card pair tile",
    "expand": "region",
    "red_offer": "no card pair tile",
    "green_offer": "no card pair tile",
    "take_person": "woman man",
    "helper_spend": "tattoo shells vp offering god_card material move_hut stop",
    "choose_material": "sand stone wood",
    "place_material": "ground",
    "take_god_card": "open deck",
    "temple_space": "temple",
    "build_tile": "building",
    "build_site": "ground",
    "fire_gift": "god_card offering",
    "fire_mark": "status shell",
    "use_people": "use doubled extra end",
    "move_hut_more": "another stop",
    "buy_jewelry": "jewelry pass",
    "resolve_task": "fulfil yellow discard",
    "take_task": "take",
    "final_task": "fulfil yellow done",
}
"""The nouns of every kind of decision (specification d.11)."""

EVENTS = (
    *("round_begins", "rolled", "placed_die", "played_god", "occupied", "scored", "took_person", "shifted"),
    *("gained_status", "gained_shells", "gained_offerings", "drew_god_card", "took_god_card", "turned_up"),
    *(
        "placed_material",
        "material_beside",
        "moved_hut",
        "placed_priest",
        "built",
        "used",
        "doubled",
        "turn_order",
    ),
    *("won_god_tile", "god_tile_lost", "bought_jewelry", "fulfilled_task", "discarded_task", "took_task"),
    *("only_blocked", "reshuffled", "forced", "game_ended"),
)
"""What is told; that no card is left is too rare for random play."""

ALL = frozenset(
    [
        *(f"fulfilled:{requirement}" for requirement in REQUIREMENTS),
        *(f"taken:{sex}/{kind}" for sex in SEXES for kind in KINDS),
        *(f"shifted:{tile}" for tile in PEOPLE),
        *(f"used:{how}/{sex}" for how in ("use", "doubled", "extra") for sex in SEXES),
        *(f"used:use/{sex}/{kind}" for sex in SEXES for kind in KINDS),
        *(f"doubled:{kind}" for kind in KINDS),
        *(f"god:{god}" for god in GODS),
        *(f"paid:{way}" for way in ("card", "pair", "tile")),
        *(f"jewel:{jewel}" for jewel in JEWELS),
        *(f"placed:{n}/{card.id}" for card in CARDS.values() for n in (2, 3, 4) if card.in_play(n)),
        *(f"built:{number}" for number in BUILDINGS),
        *(f"covered:{space}" for space in GROUND),
        *(f"laid:{space}" for space in GROUND),
        *(f"occupied:{region}" for region in REGIONS),
        *(f"scored:{fish.vp}" for fish in FISH.values()),
        *(f"temple:{space}" for space in range(1, 7)),
        *(f"decision:{kind}" for kind in ANSWERS),
        *(f"answer:{kind}/{noun}" for kind, nouns in ANSWERS.items() for noun in nouns.split()),
        *(f"event:{event}" for event in EVENTS),
    ]
)
"""Every fact there is."""


def facts(table: Table[BoraBora]) -> set[str]:
    """What has happened at a table so far. It has to have listened."""
    found = set()
    for _, kind, key in table.answers:
        found |= {f"decision:{kind}", f"answer:{kind}/{key.partition(':')[0]}"}
    for event in (event for part in table.story for event in part):
        found.add(f"event:{event.kind}")
        found |= _fact(event.kind, facts_of(event))
        if isinstance(event, PlacedDie):
            found.add(f"placed:{table.seats}/{event.card}")
    return found


def _fact(kind: str, told: dict[str, object]) -> set[str]:
    if kind == "fulfilled_task":
        return {f"fulfilled:{TASKS[str(told['task'])].requirement}"}
    if kind == "took_person":
        row = PEOPLE[str(told["tile"])]
        return {f"taken:{row.sex}/{row.kind}"}
    if kind == "used":
        how, sex, what = told["how"], told["sex"], told["person_kind"]
        return {f"used:{how}/{sex}", f"used:{how}/{sex}/{what}", *([f"doubled:{what}"] * (how == "doubled"))}
    if kind == "played_god":
        cards = told["cards"]
        assert isinstance(cards, list)
        return {f"god:{told['god']}", f"paid:{('tile', 'card', 'pair')[len(cards)]}"}
    if kind == "built":
        spaces = told["spaces"]
        assert isinstance(spaces, list)
        return {f"built:{told['number']}", *(f"covered:{space}" for space in spaces)}
    if kind == "scored" and told["source"] == "fish":
        return {f"scored:{told['points']}"}
    words = {
        "shifted": ("shifted", "tile"),
        "bought_jewelry": ("jewel", "jewel"),
        "placed_material": ("laid", "space"),
        "occupied": ("occupied", "region"),
        "placed_priest": ("temple", "space"),
    }
    noun, fact = words.get(kind, ("", ""))
    return {f"{noun}:{told[fact]}"} if noun else set()


class Fan(Player):
    """Mostly takes what one of its words speaks of, so that some things aren't too rare."""

    def __init__(self, seed: int, words: str) -> None:
        super().__init__(seed)
        self.words = words.split()

    def choose(self, decision: Decision[Any]) -> str:
        """The key of an option; every option can be chosen."""
        loved = [o.key for o in decision.options if any(word in o.key for word in self.words)]
        return self.chance.pick(loved) if loved and self.chance.below(6) else super().choose(decision)


FANS = ("", "card", "build material ground", "god_card deck open", "shell jewelry helper", "place man hut")
"""Words of the players of every game in turns."""


def finished_games(seeds: Iterable[int], seats: Sequence[int] = (2, 3, 4)) -> Iterator[Table[BoraBora]]:
    """Random games, played to their end: each seed with every number of players."""
    for seed in seeds:
        for players in seats:
            table = Table.new(RULES, players, seed, **LAYOUTS[seed // len(FANS) % len(LAYOUTS)])
            player = Fan(seed, FANS[seed % len(FANS)])
            while table.decision is not None:
                table.apply(player.choose(table.decision))
            yield table
