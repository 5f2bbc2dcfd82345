"""Where every moment of every game comes: found by playing games, as no list of them could be complete."""

import itertools
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from random import Random
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.core import Event, Table
from rulesets.helios.state import Helios
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.bora_bora.drawings.boards import moving_kind
from tabletop_tui.games.helios.drawings.moments import ROW_LEAVES
from tabletop_tui.games.orbis.drawings.moments import TEMPLE
from tabletop_tui.games.orbis.drawings.world import temples_of
from tabletop_tui.games.papyria.drawings.marks import in_realm
from tabletop_tui.games.papyria.drawings.moments import IN_REALM, lit_by
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.of_games import screen_of
from tests.shots import WAYS_OUT
from tests.tui.whole_games import SEATS

COUNT = "count"
"""The end of every game: its score is counted up."""
_GAMES = 30
"""The most games that are played to find a moment."""
_LEAST = 4
"""The games that are played in any case, to find a good one."""
_PEOPLE = 3


class Answer(NamedTuple):
    """An answer in a game that can be played again."""

    seed: int
    number: int
    """How many answers come before it."""

    def position(self, game: str) -> tuple[Session, str]:
        """The game with this answer still to be given, and its key."""
        record = Session.new(load_rules(game), SEATS[_PEOPLE], self.seed, {}).record
        acts.take_over(record)
        keys = (key for _, key in _played(game, self.seed))
        for key in itertools.islice(keys, self.number):
            acts.answer(key)(record)
            acts.take_over(record)
        return Session(record), next(keys)


def all_of(game: str) -> frozenset[str]:
    """All moments of a game."""
    return frozenset({*screen_of(game).MOMENTS, COUNT})


@cache
def answers_for(game: str) -> dict[str, Answer]:
    """For every moment an answer that brings it, if possible without others and in the player's own turn."""
    best: dict[str, tuple[tuple[bool, int], Answer]] = {}
    for seed in range(_GAMES):
        for found, own, answer in _moments_in(game, seed):
            worth = not own, len(found)
            for moment in found:
                if moment not in best or worth < best[moment][0]:
                    best[moment] = worth, answer
        if {*best} >= all_of(game) and seed + 1 >= _LEAST:
            break
    return {moment: answer for moment, (_, answer) in best.items()}


def _played(game: str, seed: int) -> Iterator[tuple[Table[Any], str]]:
    """The positions of a game, each with the key that is answered next; the same table at each of them.

    Without a session, which copies the game for each answer: dozens of games are looked through.
    """
    table: Table[Any] = Table.new(load_rules(game), _PEOPLE, seed)
    chance = Random(seed)
    while table.decision is not None:
        offered = [option.key for option in table.decision.options]
        key = chance.choice([key for key in offered if key not in WAYS_OUT] or offered)
        yield table, key
        table.apply(key)


def _moments_in(game: str, seed: int) -> Iterator[tuple[AbstractSet[str], bool, Answer]]:
    """What every answer of a game brings, and whether the same seat is asked afterwards."""
    before: tuple[int, dict[str, AbstractSet[object]]] | None = None
    number = 0
    for table, _ in _played(game, seed):
        now = _seat(table), _unseen(table)
        if before is not None:
            yield _found(table, before[1], now[1]), now[0] == before[0], Answer(seed, number - 1)
        before, number = now, number + 1
    if before is not None:
        yield _found(table, before[1], _unseen(table)), False, Answer(seed, number - 1)


def _seat(table: Table[Any]) -> int:
    return table.decision.seat if table.decision is not None else -1


def _found(
    table: Table[Any], before: dict[str, AbstractSet[object]], after: dict[str, AbstractSet[object]]
) -> AbstractSet[str]:
    """The moments of the latest answer."""
    seen = [event for event in table.story[-1] if _can_be_seen(table, event)]
    kinds = {moving_kind(event) for event in seen} | {event.kind for event in seen}
    kinds |= {name for name, held in after.items() if before[name] - held}
    return (kinds | ({COUNT} if table.decision is None else set())) & all_of(table.rules.id)


def _can_be_seen(table: Table[Any], event: Event) -> bool:
    """Whether the board of an event is there: in Papyria the next question says which, and whose."""
    decision = table.decision
    if table.rules.id != "papyria" or decision is None:
        return True
    own_realm = bool(lit_by(event)) and event.seat == decision.seat
    return own_realm or (not isinstance(event, IN_REALM) and not in_realm(decision, ""))


def _unseen(table: Table[Any]) -> dict[str, AbstractSet[object]]:
    """What is the case before moments that no event tells, and no longer afterwards."""
    state = table.state
    if isinstance(state, Helios):
        rows = [
            (seat, place, row) for seat, own in enumerate(state.seats) for place, row in enumerate(own.rows)
        ]
        return {ROW_LEAVES: {(seat, place) for seat, place, row in rows if row}}
    view = table.rules.view(state, None)
    if isinstance(view, OrbisView):
        names = [(str(seat), "") for seat in range(_PEOPLE)]
        return {TEMPLE: {(temple.points, temple.holder) for temple in temples_of(view, names)}}
    return {}
