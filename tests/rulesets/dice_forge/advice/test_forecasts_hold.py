"""What is forecast of an option is what happens if it is chosen, in random games."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest

from rulesets.core import Decision, Event, Option, Table
from rulesets.dice_forge import RULES
from rulesets.dice_forge.advice.faces import face_advice
from rulesets.dice_forge.advice.feats import GiftLost, GloryForForged, feat_advice
from rulesets.dice_forge.advice.forging import forge_advice
from rulesets.dice_forge.advice.gains import (
    GainAdvice,
    LossAdvice,
    convert_advice,
    elder_advice,
    keep_advice,
    owl_advice,
    take_advice,
    triton_advice,
)
from rulesets.dice_forge.advice.hammer import hammer_advice
from rulesets.dice_forge.advice.undone import sun_after_extra
from rulesets.dice_forge.components import CARDS, GOLD, MOON, RESOURCES, SUN, VP
from rulesets.dice_forge.events import (
    Bought,
    Converted,
    Gained,
    Glory,
    Hammered,
    HammerPhase,
    Lost,
    Moved,
    Ousted,
)
from rulesets.dice_forge.odds import dice_yield
from rulesets.dice_forge.state import DiceForge
from rulesets.dice_forge.view import DiceForgeView
from tests.rulesets.dice_forge.builders import seen
from tests.whole import sampled

E = TypeVar("E", bound=Event)
SEEDS = sampled(3, 20)


def positions(cards: str) -> Iterator[Table[DiceForge]]:
    """Positions of random games, in which feats are liked."""
    for seed in range(SEEDS):
        chooser = random.Random(seed)
        table = Table.new(RULES, 2 + seed % 3, seed, cards=cards)
        while table.decision is not None:
            yield table
            options = table.decision.options
            feats = [each for each in options if each.key.startswith("feat:")]
            table.apply(chooser.choice(feats if feats and chooser.random() < 0.6 else options).key)


class Outcome:
    """A table after an option, with what that has brought to the seat that chose."""

    def __init__(self, table: Table[DiceForge], option: Option[Any]) -> None:
        assert table.decision is not None
        self.seat = table.decision.seat
        self.before = table.state.seats[self.seat]
        self.twin = table.clone(listen=True)
        self.twin.apply(option.key)
        self.after = self.twin.state.seats[self.seat]
        self.events = [each for each in self.twin.story[-1] if each.seat == self.seat]

    def first(self, kind: type[E]) -> E | None:
        """The first event of a kind."""
        return next((each for each in self.events if isinstance(each, kind)), None)


def holds_of_gain(told: GainAdvice, outcome: Outcome) -> None:
    """The first gain is the one that was told, unless something is asked before it is stored."""
    if told.steps:
        assert not told.lost
    if told.steps or outcome.twin.state.gaining is not None:
        return
    resource, amount = RESOURCES[told.gain.resource], told.gain.amount
    assert outcome.first(Gained) == Gained(outcome.seat, resource, amount, told.lost)
    assert told.kept == amount - told.lost
    held = outcome.before.stores[told.gain.resource]
    assert told.then.held == held + told.gain.amount - told.lost


def holds(view: DiceForgeView, decision: Decision[Any], option: Option[Any], outcome: Outcome) -> bool:
    """Compare what was told of an option with its outcome; false if nothing is forecast of it."""
    seat, (noun, _, id) = decision.seat, option.key.partition(":")
    before, after = outcome.before, outcome.after
    match noun:
        case "take":
            match take_advice(view, seat, decision.kind, RESOURCES.index(id)):
                case LossAdvice(loss=loss):
                    lost = min(loss.amount, before.stores[loss.resource])
                    assert outcome.first(Lost) == Lost(seat, RESOURCES[loss.resource], lost)
                case GainAdvice() as told:
                    holds_of_gain(told, outcome)
        case "owl":
            holds_of_gain(owl_advice(view, seat, RESOURCES.index(id)), outcome)
        case "triton":
            holds_of_gain(triton_advice(view, seat, RESOURCES.index(id)), outcome)
        case "keep":
            holds_of_gain(keep_advice(view, seat), outcome)
        case "convert":
            converted, glory = outcome.first(Converted), convert_advice(view, seat, decision.kind).gain
            assert converted is not None
            assert converted.vp == glory.amount
        case "elder":
            elder = elder_advice(view, seat)
            assert (after.stores[GOLD], after.stores[VP]) == (elder.gold_left, elder.glory_then)
        case "hammer":
            told_hammer = hammer_advice(view, decision, int(id))
            hammered = Hammered(seat, told_hammer.gold, told_hammer.step) if told_hammer.gold else None
            assert outcome.first(Hammered) == hammered
            phase, gained = outcome.first(HammerPhase), outcome.first(Gained)
            assert (phase.vp if phase is not None else 0) == told_hammer.glory
            assert (gained.lost if gained is not None else 0) == told_hammer.lost
        case "buy":
            face = face_advice(view, seat, decision, id)
            assert outcome.first(Bought) == Bought(seat, id, face.price.now, decision.kind == "ship_forge")
            assert outcome.twin.state.pools[id] == face.left - 1
            assert after.stores[GOLD] == face.gold_kept
        case "slot":
            told_forging = forge_advice(view, seat, int(id[0]) - 1, id[2:])
            assert dice_yield(view.seats[seat].dice) == told_forging.change.before
            assert dice_yield(after.dice) == told_forging.change.after
        case "feat":
            holds_of_feat(view, seat, id, outcome)
        case "pay":
            assert after.stores[SUN] == sun_after_extra(view, seat)
        case _:
            return False
    return True


def holds_of_feat(view: DiceForgeView, seat: int, slot: str, outcome: Outcome) -> None:
    told, card = feat_advice(view, seat, slot), CARDS[view.layout[slot]]
    assert told.card == card.id
    shards = {each.resource: each.amount for each in told.kept}
    paid = {SUN: card.cost_sun, MOON: card.cost_moon}
    for shard, cost in paid.items():
        if cost:
            assert shards[shard] == outcome.before.stores[shard] - cost
    ousted = [each for each in outcome.twin.story[-1] if isinstance(each, Ousted)]
    assert [each.seat for each in ousted] == ([] if told.ousted is None else [told.ousted])
    assert told.stays == (outcome.first(Moved) is None)
    glory = [each for each in outcome.events if isinstance(each, Glory)]
    assert sum(each.amount for each in glory if each.why == "bear") == told.bear_glory
    if outcome.twin.state.stacks[slot] != told.left - 1:
        return  # the ousted player is asked something first
    match told.effect:
        case GloryForForged(glory=forged):
            assert sum(each.amount for each in glory if each.why == "typhon") == forged
        case GiftLost(lost=lost) if not outcome.before.free_steps:
            gained = [each for each in outcome.events if isinstance(each, Gained)]
            spilt = {each.resource: each.lost for each in gained if each.lost}
            assert spilt == {RESOURCES[each.resource]: each.amount for each in lost}


@pytest.mark.parametrize("cards", ["intro", "alternative"])
def test_what_is_forecast_of_an_option_is_what_it_brings(cards: str) -> None:
    held: Counter[str] = Counter()
    for table in positions(cards):
        sight, decision = seen(table)
        for option in decision.options:
            if holds(sight, decision, option, Outcome(table, option)):
                held[option.key.partition(":")[0]] += 1
    assert {"take", "buy", "slot", "feat", "pay", "hammer"} <= {*held}
