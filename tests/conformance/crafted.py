"""Saves whose checkpoint is made up: well formed, with a digest that fits, at a position no game leads to.

The suite looks at a sample of them; `make fuzz` crafts thousands for each game.
"""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, TextIO

from rulesets.core import BadSave, Table, jsonable
from tests.conformance.every_game import load_rules
from tests.conformance.play import Player, played

STEPS = 60
"""How many answers are given from a position that was accepted."""

HUGE = 10**9


def saved(game: str, seats: int, answers: int, seed: int = 41) -> dict[str, Any]:
    """A save after this many answers, or at the end of a shorter game."""
    tables = played(load_rules(game), seats, seed)
    table = next(each for each in tables if len(each.answers) == answers or each.decision is None)
    document: dict[str, Any] = json.loads(json.dumps(table.save()))
    return document


def with_state(document: dict[str, Any], state: Any) -> dict[str, Any]:
    """The save with another position in its checkpoint, and nothing that contradicts it.

    It was played under other rules, as it says, and its answers lead elsewhere under these, so that the
    checkpoint is needed; those given after it are left out.
    """
    start = document["checkpoint"]
    digests = document["digests"][: start["answers"] + 1]
    return {
        **document,
        "version": "earlier",
        "answers": document["answers"][: start["answers"]],
        "digests": [*digests[:-1], "0" * 16],
        "checkpoint": {**start, "state": state, "digest": jsonable.digest(state)},
    }


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every part of a position."""
    if path:
        yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in pairs:
        yield from paths(item, (*path, key))


def at(state: Any, path: Sequence[Any]) -> Any:
    """What is at a place of a position."""
    for step in path:
        state = state[step]
    return state


def put(state: Any, path: Sequence[Any], value: Any) -> Any:
    """The position with something else there; all parts besides those around it are the same objects."""
    if not path:
        return value
    first, *rest = path
    changed = state.copy()
    changed[first] = put(state[first], rest, value)
    return changed


def others(value: Any, chance: Random) -> list[Any]:
    """What might stand there instead, mostly of the same type, so that only the rules can tell."""
    if isinstance(value, bool):
        return [not value, None]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, 99, HUGE, -HUGE, None]
    if isinstance(value, str):
        return ["x", "", f"{value}x", None]
    if isinstance(value, list):
        turned = value[:]
        chance.shuffle(turned)
        return [[], value[:-1], value + value[-1:], turned, None]
    if isinstance(value, dict):
        return [{}, dict(list(value.items())[:-1]), None]
    return [0, "x", []]


def mutants(document: dict[str, Any], chance: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every part of the position replaced by something else: where and by what, and the save."""
    state = document["checkpoint"]["state"]
    for path in paths(state):
        for other in others(at(state, path), chance):
            what = f"{'/'.join(map(str, path))} = {json.dumps(other)[:60]}"
            yield what, with_state(document, put(state, path, other))


def outcome(game: str, document: dict[str, Any], seed: int = 1) -> str | None:
    """What goes wrong with a crafted save; `None` if it is refused, or can be played."""
    rules = load_rules(game)
    try:
        table = Table.load(rules, document)
    except BadSave:
        return None
    except Exception as error:  # noqa: BLE001 - whatever it is, no player must see it
        return f"loading raised {error!r}"
    player = Player(seed)
    try:
        for _ in range(STEPS):
            for seat in (None, *range(table.seats)):
                rules.view(table.state, seat)
                rules.standings_seen(table.state, seat)
            if table.decision is None:
                break
            table.apply(player.choose(table.decision))
    except Exception as error:  # noqa: BLE001 - as above
        return f"after {len(table.answers)} answers: {error!r}"
    return None


SAVES = ((2, 0), (2, 61), (3, 30), (4, 44))
"""Seats and answers of the saves that are changed."""

_PART = 200


def _part(game: str, number: int, seed: int) -> list[str]:
    """What is wrong with some of the crafted saves of a game."""
    found = []
    for which, (seats, answers) in enumerate(SAVES):
        chance = Random(seed)
        document = saved(game, seats, answers, seed % 1000)
        for index, (what, each) in enumerate(mutants(document, chance)):
            if index // _PART == number and (wrong := outcome(game, each)):
                found.append(f"{game}, save {which} of seed {seed % 1000}, {what}: {wrong}")
    return found


def every(games: Sequence[str], jobs: int, seed: int, out: TextIO) -> list[str]:
    """Replace every part of some positions of every game with what else could be there. Returns faults."""
    work = []
    for game in games:
        sizes = [len([*paths(saved(game, *each, seed % 1000)["checkpoint"]["state"])]) for each in SAVES]
        work += [(game, number) for number in range(7 * max(sizes) // _PART + 1)]
    with ProcessPoolExecutor(jobs) as pool:
        done = [pool.submit(_part, game, number, seed) for game, number in work]
        found = [fault for future in done for fault in future.result()]
    print(f"positions of {len(games)} games crafted, {len(found)} faults", file=out)
    return found
