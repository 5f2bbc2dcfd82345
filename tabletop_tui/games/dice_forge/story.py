"""What happens in Dice Forge: a sentence for each deed, with what it brings."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, Protocol

from rulesets.core import Event
from rulesets.dice_forge.deeds import GAINS, Deed, deeds_in, is_of_blessing
from rulesets.dice_forge.state import Cause
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.games.dice_forge.terms import Terms


class Rolled(Protocol):
    """A message about a roll."""

    def __call__(self, say: DiceForgeMessages, /, *, name: str, faces: str) -> str: ...


class Story:
    """The sentences for deeds; one method for each kind of event with which they begin."""

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

    def sentence(self, deed: Deed) -> str:
        """A deed with what it has brought; empty if it isn't worth a sentence."""
        if deed.event.kind in GAINS:
            return self.gained(deed)
        head, brought = SENTENCES[deed.event.kind](self, deed), self.brought(deed)
        return self.say.event_with(head=head.removesuffix("."), what=brought) if brought else head

    # -- what is gained and lost -------------------------------------------------------------------

    def gained(self, deed: Deed) -> str:
        """Gains and losses that no deed has brought; empty for none."""
        name = self.name(deed.event.seat)
        if deed.taken:
            return self.say.event_lost(name=name, taken=self.terms.listed(deed.taken))
        if deed.gained:
            return self.say.event_gained(name=name, what=self.brought(deed))
        if deed.spilt:
            return self.say.event_gained_nothing(name=name, spilt=self.terms.listed(deed.spilt))
        return ""

    def brought(self, deed: Deed) -> str:
        """What a deed has brought: `4 gold and 1 sun shard (store full: 2 gold lost)`; empty for nothing."""
        if deed.hammer_glory:
            return self.terms.vp(deed.hammer_glory)
        say, terms = self.say, self.terms
        parts = [terms.listed(deed.gained)] if deed.gained else []
        parts += [say.event_taken(what=terms.listed(deed.taken))] if deed.taken else []
        if deed.spilt:
            spilt = say.event_spilt(lost=terms.listed(deed.spilt))
            parts.append(f"({spilt})" if parts else spilt)
        return " ".join(parts)

    # -- rolls -------------------------------------------------------------------------------------

    def rolled(self, deed: Deed) -> str:
        """The faces, mirrors with what they count as, and why it was rolled."""
        why: Cause = deed.event.facts["why"]
        faces = self.terms.rolled(deed.event.facts["faces"], deed.counts)
        return ROLLED[why](self.say, name=self.name(deed.event.seat), faces=faces)

    def mirrored(self, deed: Deed) -> str:
        face = self.terms.face(deed.event.facts["face"])
        return self.say.event_mirrored(name=self.name(deed.event.seat), face=face)

    def mirror_blank(self, deed: Deed) -> str:
        return self.say.event_mirror_blank(name=self.name(deed.event.seat))

    def converted(self, deed: Deed) -> str:
        facts = deed.event.facts
        what = self.terms.listed({facts["resource"]: facts["amount"]})
        vp = self.terms.vp(facts["vp"])
        return self.say.event_converted(name=self.name(deed.event.seat), vp=vp, what=what)

    def hammered(self, deed: Deed) -> str:
        gold, step = deed.event.facts["gold"], deed.event.facts["step"]
        return self.say.event_hammered(name=self.name(deed.event.seat), gold=gold, step=step)

    def hammer_phase(self, deed: Deed) -> str:
        vp = self.terms.vp(deed.event.facts["vp"])
        return self.say.event_hammer_phase(name=self.name(deed.event.seat), vp=vp)

    def boar_bonus(self, deed: Deed) -> str:
        face = self.terms.face(deed.event.facts["face"])
        return self.say.event_boar_bonus(name=self.name(deed.event.seat), face=face)

    def satyrs_picked(self, deed: Deed) -> str:
        pairs = zip(deed.event.facts["faces"], deed.event.facts["seats"], strict=True)
        dice = [self.say.face_of(face=self.terms.face(face), name=self.name(seat)) for face, seat in pairs]
        return self.say.event_satyrs_picked(name=self.name(deed.event.seat), faces=self.terms.listing(dice))

    def used_cerberus(self, deed: Deed) -> str:
        return self.say.event_used_cerberus(name=self.name(deed.event.seat))

    # -- standing answers --------------------------------------------------------------------------

    def by_itself_hammer(self, deed: Deed) -> str:
        return self.say.event_by_itself_hammer(name=self.name(deed.event.seat))

    def by_itself_roll(self, deed: Deed) -> str:
        return self.say.event_by_itself_roll(name=self.name(deed.event.seat))

    def by_itself_cerberus(self, deed: Deed) -> str:
        return self.say.event_by_itself_cerberus(name=self.name(deed.event.seat))

    # -- what somebody does ------------------------------------------------------------------------

    def reinforced(self, deed: Deed) -> str:
        card = self.terms.card(deed.event.facts["card"], "short")
        return self.say.event_reinforced(name=self.name(deed.event.seat), card=card)

    def glory(self, deed: Deed) -> str:
        """Glory that a card brings."""
        name, vp = self.name(deed.event.seat), self.terms.vp(deed.event.facts["amount"])
        why: Literal["bear", "typhon", "elder"] = deed.event.facts["why"]
        match why:
            case "bear":
                return self.say.event_glory_bear(name=name, vp=vp)
            case "typhon":
                return self.say.event_glory_typhon(name=name, vp=vp)
            case "elder":
                return self.say.event_glory_elder(name=name, vp=vp)

    def used_triton(self, deed: Deed) -> str:
        return self.say.event_used_triton(name=self.name(deed.event.seat))

    def paid(self, deed: Deed) -> str:
        """Gold, or sun shards for a second action; what else is paid is said with what it is for."""
        name, what = self.name(deed.event.seat), self.terms.listed(deed.event.facts)
        if deed.event.facts.get("gold"):
            return self.say.event_paid_gold(name=name, what=what)
        return self.say.event_paid_extra(name=name, what=what)

    def bought(self, deed: Deed) -> str:
        face, gold = self.terms.face(deed.event.facts["face"]), deed.event.facts["gold"]
        return self.say.event_bought(name=self.name(deed.event.seat), face=face, gold=gold)

    def forged(self, deed: Deed) -> str:
        facts, terms = deed.event.facts, self.terms
        face, old, die = terms.face(facts["face"]), terms.face(facts["old"]), terms.die(facts["die"])
        return self.say.event_forged(name=self.name(deed.event.seat), face=face, old=old, die=die)

    def boar_given(self, deed: Deed) -> str:
        face = self.terms.face(deed.event.facts["face"])
        return self.say.event_boar_given(name=self.name(deed.event.seat), face=face)

    def moved(self, deed: Deed) -> str:
        return self.say.event_moved(name=self.name(deed.event.seat))

    def ousted(self, deed: Deed) -> str:
        by = self.name(deed.event.facts["by"])
        return self.say.event_ousted(name=self.name(deed.event.seat), by=by)

    def took_card(self, deed: Deed) -> str:
        """A feat, and that the hero went there for it."""
        name, line = self.name(deed.event.seat), self.terms.card_line(deed.event.facts["card"])
        if deed.went:
            return self.say.event_took_card_there(name=name, line=line)
        return self.say.event_took_card_here(name=name, line=line)

    def no_action(self, deed: Deed) -> str:
        return self.say.event_no_action(name=self.name(deed.event.seat))

    def passed(self, deed: Deed) -> str:
        return self.say.event_passed(name=self.name(deed.event.seat))

    def game_ended(self, _deed: Deed) -> str:
        return self.say.event_game_ended()


SENTENCES: Final[Mapping[str, Callable[[Story, Deed], str]]] = {
    "rolled": Story.rolled,
    "mirrored": Story.mirrored,
    "mirror_blank": Story.mirror_blank,
    "converted": Story.converted,
    "hammered": Story.hammered,
    "hammer_phase": Story.hammer_phase,
    "boar_bonus": Story.boar_bonus,
    "satyrs_picked": Story.satyrs_picked,
    "used_cerberus": Story.used_cerberus,
    "by_itself_hammer": Story.by_itself_hammer,
    "by_itself_roll": Story.by_itself_roll,
    "by_itself_cerberus": Story.by_itself_cerberus,
    "reinforced": Story.reinforced,
    "glory": Story.glory,
    "used_triton": Story.used_triton,
    "paid": Story.paid,
    "bought": Story.bought,
    "forged": Story.forged,
    "boar_given": Story.boar_given,
    "moved": Story.moved,
    "ousted": Story.ousted,
    "took_card": Story.took_card,
    "no_action": Story.no_action,
    "passed": Story.passed,
    "game_ended": Story.game_ended,
}
"""The sentence for each kind of event, besides gains and losses."""
ROLLED: Final[Mapping[Cause, Rolled]] = {
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
