"""What random play of Dice Forge has to reach: every card, place, face, decision and kind of answer.

`facts` reads them off a table, finished or not; `ALL` is what there is. Since a layout holds only one
card for each place, games have to be played with all of `LAYOUTS`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, get_args

from rulesets.core import ByItself, Decision, Table
from rulesets.dice_forge import RULES, events
from rulesets.dice_forge.components import CARDS, FACES, PLACES
from rulesets.dice_forge.state import Cause, DiceForge
from tests.conformance.play import TASTES, Player
from tests.rulesets.dice_forge.spec import LAYOUTS

ANSWERS = {
    "mirror_choose": "face",
    "resolve_order": "other_first ship_first",
    "face_choose": "take",
    "hammer_allocate": "hammer",
    "sentinel_convert": "keep convert",
    "cyclops_convert": "keep convert",
    "boar_bonus": "take",
    "ship_forge": "buy triton decline",
    "forge_slot": "slot",
    "use_cerberus": "no yes",
    "reinforcement": "hind owl elder triton done",
    "action": "buy feat triton pass",
    "forge_more": "buy triton done",
    "extra_action": "pay triton end",
    "shield_choose": "face",
    "boar_bearer": "seat",
    "satyrs_pick": "die",
    "sphinx_die": "die",
    "roll": "roll",
}
"""The nouns of every kind of decision (specification d.11)."""

EVENTS = {*get_args(events.DiceForgeEvent)} - {events.MirrorBlank, events.NoAction, ByItself}
"""What is told. A mirror without effect and an extra action in vain are too rare for random play."""

ALL = frozenset(
    [
        *(f"card:{card}" for card in CARDS),
        *(f"place:{slot}" for slot in PLACES),
        *(f"set:{card.set}" for card in CARDS.values()),
        *(f"rolled:{face}" for face in FACES),
        *(f"rolled-kind:{face.kind}" for face in FACES.values()),
        *(f"forged:{face.id}" for face in FACES.values() if face.pool),
        *(f"why:{roll}" for roll in get_args(Cause)),
        *(f"told:{kind.kind}" for kind in EVENTS),
        *(f"decision:{kind}" for kind in ANSWERS),
        *(f"answer:{kind}/{noun}" for kind, nouns in ANSWERS.items() for noun in nouns.split()),
    ]
)
"""Every fact there is: all cards, places, sets, faces, kinds, rolls, decisions and answers."""


def facts(table: Table[DiceForge]) -> set[str]:
    """What has happened at a table so far. It has to have listened."""
    found = set()
    for seat, kind, key in table.answers:
        assert 0 <= seat < table.seats
        found |= {f"decision:{kind}", f"answer:{kind}/{key.partition(':')[0]}"}
    for event in (event for part in table.story for event in part):
        if type(event) in EVENTS:
            found.add(f"told:{event.kind}")
        match event:
            case events.TookCard():
                card = CARDS[event.card]
                found |= {f"card:{card.id}", f"place:{event.slot}", f"set:{card.set}"}
            case events.Rolled():
                found |= {f"why:{event.why}", *(f"rolled:{face}" for face in event.faces)}
                found |= {f"rolled-kind:{FACES[face].kind}" for face in event.faces}
            case events.Forged():
                found.add(f"forged:{event.face}")
    return found


class Collector(Player):
    """Likes single options instead of kinds of them, so that it saves up for some cards."""

    def choose(self, decision: Decision[Any]) -> str:
        """The key of an option; every option can be chosen."""
        weights = [self._liking(option.key) for option in decision.options]
        drawn = self.chance.below(sum(weights))
        for option, weight in zip(decision.options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return option.key
        raise AssertionError("weights that don't add up")

    def _liking(self, key: str) -> int:
        if key not in self.tastes:
            self.tastes[key] = self.chance.pick(TASTES) ** 2
        return self.tastes[key]


SHIPS_AND_TOKENS = {
    **dict.fromkeys(("feat:sun3", "feat:sun5", "end"), 25_600),
    **dict.fromkeys(("feat:sun1", "triton:gold", "triton:sun", "triton:moon"), 400),
    **dict.fromkeys(("pass", "decline"), 20),
}
SAVERS: tuple[dict[str, int], ...] = ({}, SHIPS_AND_TOKENS)
"""Likes to begin with: none, or for ships and tokens, which seldom come together otherwise."""


def finished_games(seeds: Iterable[int], seats: Sequence[int] = (2, 3, 4)) -> Iterator[Table[DiceForge]]:
    """Random games, played to their end: each seed with every layout and number of players."""
    for seed in seeds:
        for variants in LAYOUTS:
            for players in seats:
                table = Table.new(RULES, players, seed, **variants)
                player = Collector(seed, SAVERS[seed % len(SAVERS)])
                while table.decision is not None:
                    table.apply(player.choose(table.decision))
                yield table
