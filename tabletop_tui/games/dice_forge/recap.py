"""Since your turn, in Dice Forge: what others took from a player or brought them, and what they did."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import assert_never

from rulesets.dice_forge.advice.recap import (
    BoarForged,
    DiceForgeChange,
    FaceGone,
    FeatGone,
    GotBlessings,
    GotBonuses,
    HeroOusted,
    StoreFull,
    TakenAway,
    changes,
    is_loss,
)
from rulesets.dice_forge.components import GOLD
from rulesets.dice_forge.events import (
    DiceForgeEvent,
    Forged,
    Gained,
    Glory,
    Hammered,
    HammerPhase,
    Passed,
    Reinforced,
    Rolled,
    TookCard,
    UsedTriton,
)
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.kit.recap import Meant


class DiceForgeRecap:
    """Sentences for a player whose turn begins: one method per kind of change."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.terms, self.say, self.name = terms, terms.say, name

    def meant(
        self, before: DiceForgeView, after: DiceForgeView, seat: int, events: Sequence[DiceForgeEvent]
    ) -> list[Meant]:
        """What others' turns have changed for a seat, losses first."""
        found = changes(before, after, seat, events)
        return [Meant(self.sentence(each), is_loss(each), self.target(each, seat)) for each in found]

    def sentence(self, change: DiceForgeChange) -> str:
        say, terms = self.say, self.terms
        match change:
            case HeroOusted():
                return say.recap_ousted(name=self.name(change.by))
            case BoarForged():
                return say.recap_boar(face=terms.face_name(change.face))
            case TakenAway():
                return say.recap_taken(what=terms.listed(change.amounts))
            case StoreFull():
                return say.recap_store_full(what=terms.listed(change.amounts))
            case FeatGone():
                return say.recap_feat_gone(name=self.name(change.by), card=terms.card(change.card, "short"))
            case FaceGone():
                return say.recap_face_gone(name=self.name(change.by), face=terms.face_name(change.face))
            case GotBlessings():
                return say.recap_got(what=terms.listed(change.amounts))
            case GotBonuses():
                return say.recap_got_bonuses(what=terms.listed(change.amounts))
            case _:
                assert_never(change)

    @staticmethod
    def target(change: DiceForgeChange, seat: int) -> str | None:
        """Where on the boards a change shows for a seat."""
        match change:
            case FeatGone():
                return f"place:{change.slot}"
            case FaceGone():
                return f"buy:{change.face}"
            case HeroOusted() | BoarForged():
                return f"seat:{seat}"
            case TakenAway() | StoreFull() | GotBlessings() | GotBonuses():
                return next((f"store:{seat}/{resource}" for resource in change.amounts), None)
            case _:
                assert_never(change)

    # -- what another seat did ---------------------------------------------------------------------

    def turn(self, events: Sequence[DiceForgeEvent]) -> str:
        """What a seat did, in a few words; blessings go on all the time and are left out."""
        said = [
            said
            for event, after in zip_longest(events, events[1:])
            if (said := self.by_owl(event, after) or self.part(event)) is not None
        ]
        gold = sum(event.gold for event in events if isinstance(event, Hammered))
        if gold:
            said.append(self.say.recap_turn_hammers(gold=self.terms.amount(GOLD, gold)))
        return ", ".join(said)

    def by_owl(self, event: DiceForgeEvent, after: DiceForgeEvent | None) -> str | None:
        """What the Owl has brought, if anything; the other reinforcements show in what comes of them."""
        match event, after:
            case Reinforced(card="owl"), Gained() if after.lost < after.amount:
                what = self.terms.listed({after.resource: after.amount - after.lost})
                return self.say.recap_turn_brings(what=what, card=self.terms.card("owl", "short"))
            case _:
                return None

    def part(self, event: DiceForgeEvent) -> str | None:
        """An event as part of a turn; `None` for one that belongs to the rolls or to what came of it."""
        say, terms = self.say, self.terms
        match event:
            case Forged():
                return say.recap_turn_forges(face=terms.face_name(event.face), old=terms.face_name(event.old))
            case TookCard():
                return say.recap_turn_feat(card=terms.card(event.card))
            case Glory():
                card = terms.card(event.why, "short")
                return say.recap_turn_brings(what=terms.vp(event.amount), card=card)
            case Rolled(why="hind"):
                faces = terms.rolled(event.faces)
                return say.recap_turn_hind(card=terms.card("hind", "short"), faces=faces)
            case UsedTriton():
                return say.recap_turn_triton()
            case HammerPhase():
                return say.recap_turn_hammer(vp=terms.vp(event.vp))
            case Passed():
                return say.recap_turn_passes()
            case _:
                return None
