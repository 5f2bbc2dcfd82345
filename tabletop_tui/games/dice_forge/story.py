"""What happens in Dice Forge: a sentence for each deed, with what it brings."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, assert_never

from rulesets.core import ByItself, Event, Forced
from rulesets.dice_forge.components import GOLD, MOON, SUN
from rulesets.dice_forge.deeds import Deed, counts_of, deeds_in, is_of_blessing
from rulesets.dice_forge.events import (
    BoarBonus,
    BoarGiven,
    Bought,
    Converted,
    DiceForgeEvent,
    Forged,
    Gained,
    GameEnded,
    Glory,
    Hammered,
    HammerPhase,
    Lost,
    MirrorBlank,
    Mirrored,
    Moved,
    NoAction,
    Ousted,
    Paid,
    Passed,
    Reinforced,
    Rolled,
    SatyrsPicked,
    TookCard,
    UsedCerberus,
    UsedTriton,
)
from rulesets.dice_forge.state import Cause
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.games.dice_forge.terms import Terms


class Told(Protocol):
    """A message about a player."""

    def __call__(self, say: DiceForgeMessages, /, *, name: str) -> str: ...


class RollTold(Protocol):
    """A message about a player's roll."""

    def __call__(self, say: DiceForgeMessages, /, *, name: str, faces: str) -> str: ...


class Story:
    """The sentences for deeds; one method for each kind of event that has something to tell."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat; empty for the table as a whole."""
        self.say, self.terms, self.name = terms.say, terms, name

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; a roll and all it gives make one."""
        return [(deed.event.seat, said) for deed in deeds_in(events) if (said := self.sentence(deed))]

    def acts(self, events: Sequence[Event]) -> str:
        """What players did in their turns, without the rolls that begin them."""
        done = [deed for deed in deeds_in(events) if not is_of_blessing(deed.event)]
        return " ".join(said for deed in done if (said := self.sentence(deed)))

    def sentence(self, deed: Deed[DiceForgeEvent]) -> str:
        """A deed with what it has brought; empty if it isn't worth a sentence."""
        if isinstance(deed.event, Gained | Lost):
            return self.gained(deed)
        head, brought = self.head(deed, deed.event), self.brought(deed)
        return self.say.event_with(head=head.removesuffix("."), what=brought) if brought else head

    def head(self, deed: Deed[DiceForgeEvent], event: DiceForgeEvent) -> str:
        """A deed without what it has brought."""
        name, say, terms = self.name(event.seat), self.say, self.terms
        match event:
            case Rolled():
                return self.rolled(event, counts_of(event.faces, deed.copies))
            case Mirrored(face=face):
                return say.event_mirrored(name=name, face=terms.face_told(face))
            case MirrorBlank():
                return say.event_mirror_blank(name=name)
            case UsedCerberus():
                return say.event_used_cerberus(name=name)
            case BoarBonus(face=face):
                return say.event_boar_bonus(name=name, colour=terms.boar(face))
            case SatyrsPicked():
                return self.satyrs_picked(event)
            case Converted(resource=resource, amount=amount, vp=vp):
                what = terms.listed({resource: amount})
                return say.event_converted(name=name, vp=terms.vp(vp), what=what)
            case Hammered(gold=gold, step=step):
                return say.event_hammered(name=name, gold=gold, step=step)
            case HammerPhase(vp=vp):
                return say.event_hammer_phase(name=name, vp=terms.vp(vp))
            case Glory():
                return self.glory(event)
            case Paid():
                return self.paid(event)
            case Reinforced(card=card):
                return say.event_reinforced(name=name, card=terms.card(card, "short"))
            case UsedTriton():
                return say.event_used_triton(name=name)
            case Bought(face=face, gold=gold):
                return say.event_bought(name=name, face=terms.face_told(face), gold=gold)
            case Forged(face=face, old=old, die=die):
                new, replaced = terms.face_told(face), terms.face_told(old)
                return say.event_forged(name=name, face=new, old=replaced, die=terms.die(die))
            case BoarGiven(face=face):
                return say.event_boar_given(name=name, colour=terms.boar(face))
            case Moved():
                return say.event_moved(name=name)
            case Ousted(by=by):
                return say.event_ousted(name=name, by=self.name(by))
            case TookCard(card=card):
                line = terms.card_line(card)
                if deed.went:
                    return say.event_took_card_there(name=name, line=line)
                return say.event_took_card_here(name=name, line=line)
            case NoAction():
                return say.event_no_action(name=name)
            case Passed():
                return say.event_passed(name=name)
            case GameEnded():
                return say.event_game_ended()
            case ByItself(standing=standing):
                return BY_ITSELF[standing](say, name=name)
            case Forced() | Gained() | Lost():
                return ""
            case _:
                assert_never(event)

    # -- what is gained and lost -------------------------------------------------------------------

    def gained(self, deed: Deed[DiceForgeEvent]) -> str:
        """Gains and losses that no deed has brought; empty for none."""
        name = self.name(deed.event.seat)
        if deed.taken:
            return self.say.event_lost(name=name, taken=self.terms.listed(deed.taken))
        if deed.gained:
            return self.say.event_gained(name=name, what=self.brought(deed))
        if deed.spilt:
            return self.say.event_gained_nothing(name=name, spilt=self.terms.listed(deed.spilt))
        return ""

    def brought(self, deed: Deed[DiceForgeEvent]) -> str:
        """What a deed has brought: `4 gold and 1 sun shard (store full: 2 gold lost)`; empty for nothing."""
        if deed.hammer_glory:
            return self.terms.vp(deed.hammer_glory)
        say, terms = self.say, self.terms
        parts = [terms.listed(deed.gained)] if deed.gained else []
        parts += [say.event_taken(what=terms.listed(deed.taken))] if deed.taken else []
        told = ", ".join(parts)
        if not deed.spilt:
            return told
        lost = terms.listed(deed.spilt)
        return f"{told} ({self.spilt(lost)})" if told else say.event_spilt_all(lost=lost)

    def spilt(self, lost: str) -> str:
        """What a full store couldn't hold."""
        return self.say.event_spilt(lost=lost)

    # -- single kinds ------------------------------------------------------------------------------

    def rolled(self, event: Rolled, counts: Sequence[str | None]) -> str:
        """The faces, mirrors with what they count as, and why it was rolled."""
        faces = self.terms.rolled(event.faces, counts)
        return ROLLED[event.why](self.say, name=self.name(event.seat), faces=faces)

    def satyrs_picked(self, event: SatyrsPicked) -> str:
        pairs = zip(event.faces, event.seats, strict=True)
        dice = [self.say.face_of(face=self.terms.face(face), name=self.name(seat)) for face, seat in pairs]
        return self.say.event_satyrs_picked(name=self.name(event.seat), faces=self.terms.listing(dice))

    def glory(self, event: Glory) -> str:
        """Glory that a card brings."""
        name, vp = self.name(event.seat), self.terms.vp(event.amount)
        match event.why:
            case "bear":
                return self.say.event_glory_bear(name=name, vp=vp)
            case "typhon":
                return self.say.event_glory_typhon(name=name, vp=vp)
            case "elder":
                return self.say.event_glory_elder(name=name, vp=vp)

    def paid(self, event: Paid) -> str:
        """Gold, or sun shards for a second action; what else is paid is said with what it is for."""
        amounts = ((GOLD, event.gold), (SUN, event.sun), (MOON, event.moon))
        name, what = self.name(event.seat), self.terms.several(amounts)
        if event.gold:
            return self.say.event_paid_gold(name=name, what=what)
        return self.say.event_paid_extra(name=name, what=what)


ROLLED: Final[Mapping[Cause, RollTold]] = {
    "blessing": DiceForgeMessages.event_rolled_blessing,
    "ousted": DiceForgeMessages.event_rolled_ousted,
    "hind": DiceForgeMessages.event_rolled_hind,
    "cancer": DiceForgeMessages.event_rolled_cancer,
    "sentinel": DiceForgeMessages.event_rolled_sentinel,
    "sphinx": DiceForgeMessages.event_rolled_sphinx,
    "cyclops": DiceForgeMessages.event_rolled_cyclops,
    "satyrs": DiceForgeMessages.event_rolled_satyrs,
    "minotaur": DiceForgeMessages.event_rolled_minotaur,
}
"""Who rolls what, by why."""
BY_ITSELF: Final[Mapping[str, Told]] = {
    "hammer": DiceForgeMessages.event_by_itself_hammer,
    "roll": DiceForgeMessages.event_by_itself_roll,
    "cerberus": DiceForgeMessages.event_by_itself_cerberus,
}
"""What was done by a standing answer, by its id."""
