"""Each game's `faults` sees every position with one component doubled, lost or moved."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from rulesets import GAMES, load_rules
from rulesets.core import Rules, Table, jsonable
from tests.conformance.attacks import Attack, Components, attacked
from tests.conformance.play import Player
from tests.conformance.specs import SPECS
from tests.whole import sampled

SORTS: Mapping[str, Sequence[Components]] = {
    "orbis": (
        Components(
            "landscapes",
            ("stacks.*", "display", "seats.*.world"),
            slots=("display",),
            apart=(("stacks.*", "seats.*.world"), ("seats.*.world", "stacks.*")),
        ),
        Components("gods", ("gods",)),
        Components("temples", ("temples",)),
    ),
    "papyria": (
        Components(
            "goods and tiles",
            ("goods.*", "display", "reserve", "box", "seats.*.tiles", "seats.*.multipliers"),
            apart=(("box", "goods.*"), ("reserve", "box"), ("box", "seats.*.tiles")),
        ),
        Components("end tiles", ("end_stack", "ends", "fulfilled")),
        Components(
            "key tiles",
            ("key_stacks.*", "seats.*.keys"),
            apart=(("key_stacks.river", "key_stacks.city"),),
        ),
        Components(
            "pieces", ("rings.w", "rings.s"), slots=("rings.w", "rings.s"), apart=(("rings.w", "rings.s"),)
        ),
    ),
    "helios": (
        Components(
            "action tiles",
            ("piles.*", "discards.*", "columns.*", "seats.*.rows.*"),
            apart=(("piles.build", "columns.move_sun"), ("discards.move_sun", "piles.create_land")),
        ),
        Components("land", ("land.*", "display"), slots=("display",)),
        Components("special tiles", ("specials.*",), apart=(("specials.oasis", "specials.summit"),)),
        Components("persons", ("persons", "seats.*.night", "seats.*.day")),
        Components("cubes", ("supply.*",), apart=(("supply.0", "supply.1"),)),
        Components("mana and houses", ("mana", "houses", "seats.*.mana"), apart=(("mana", "houses"),)),
        Components("buildings", ("seats.*.buildings",)),
    ),
    "dice_forge": (
        Components(
            "faces",
            ("pools.*", "seats.*.dice.*", "seats.*.removed"),
            apart=(("pools.*", "seats.*.dice.*"), ("seats.*.removed", "seats.*.dice.*")),
        ),
        Components("cards", ("stacks.*", "seats.*.cards"), copied=("stacks.*", "seats.*.cards")),
        Components("boars", ("boar_stack", "seats.*.boars")),
    ),
    "bora_bora": (
        Components(
            "people",
            ("stacks.*", "places.*", "seats.*.people"),
            slots=("places.*",),
            gone=("places.*", "seats.*.people"),
            apart=(("stacks.*", "places.*"), ("places.man", "places.woman"), ("stacks.man", "stacks.woman")),
        ),
        Components("god cards", ("deck", "discard", "open", "seats.*.hand.*"), slots=("open",)),
        Components(
            "tasks",
            ("dark", "display", "seats.*.tasks", "seats.*.done"),
            apart=(("dark", "display"), ("dark", "seats.*.tasks"), ("display", "dark")),
            gone=("seats.*.done",),
            leaving=lambda state: state.stage in ("final_tasks", "over"),
        ),
        Components(
            "jewelry",
            ("jewels.*", "seats.*.jewelry"),
            apart=(("jewels.5", "seats.*.jewelry"), ("jewels.4", "jewels.5")),
            gone=("seats.*.jewelry",),
            leaving=lambda state: state.stage == "jewelry",
        ),
        Components("huts", ("seats.*.huts", "seats.*.on_last", "map.*")),
        Components("priests", ("seats.*.priests", "temple"), slots=("temple",)),
        Components("god tiles", ("god_tiles",)),
        Components("dice", ("seats.*.dice", "cards.*", "fished")),
        Components("building tiles", ("seats.*.unbuilt",)),
        Components("fish", ("fish",)),
        Components("status markers", ("status.*", "order")),
    ),
}
"""The components of each game, and where they can be."""

ATTACKS = 1000


def positions(rules: Rules[Any], chance: random.Random) -> Iterator[Any]:
    """Positions of random games with every number of players, at most one of each turn or so."""
    spec = SPECS[rules.id]
    number = 0
    while True:
        seats = rules.seat_counts[number % len(rules.seat_counts)]
        layout = spec.LAYOUTS[number % len(spec.LAYOUTS)]
        table = Table.new(rules, seats, chance.randrange(10**6), listen=False, **layout)
        player = Player(number)
        while (decision := table.decision) is not None:
            if chance.random() < 0.1:
                yield table.state
            table.apply(player.choose(decision))
        yield table.state
        number += 1


def unseen(rules: Rules[Any], count: int, seed: int) -> tuple[list[Attack], Counter[str]]:
    """The attacks that `faults` misses, and how many of each sort there were."""
    chance, missed, done = random.Random(f"{rules.id} {seed}"), [], Counter[str]()
    for state in positions(rules, chance):
        if done.total() >= count:
            break
        attack = attacked(rules, state, SORTS[rules.id], chance)
        if attack is None or attack.data == jsonable.to_json(state):
            continue
        done[attack.did] += 1
        try:
            found = rules.faults(jsonable.from_json(rules.state_type, attack.data))
        except (jsonable.Misfit, LookupError, ValueError):
            continue
        if not found:
            missed.append(attack)
    return missed, done


@pytest.mark.parametrize("game", GAMES)
def test_one_component_doubled_lost_or_moved_is_always_seen(game: str) -> None:
    count = ATTACKS if sampled([0], [0, 1]) == [0, 1] else 100
    missed, done = unseen(load_rules(game), count, 0)
    assert [(each.did, each.path) for each in missed] == []
    assert min(done.values()) > 0
