"""What happened in Dice Forge, in sentences: a roll and all that it gives in one of them."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Event
from rulesets.dice_forge.gathering import GAINS, Told, gathered
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.games.kit.narration import Narration
from tabletop_tui.games.wording import Wording


class Story:
    """Tells what happened, in the sentences of `Wording.story`."""

    def __init__(self, wording: Wording, terms: Terms, narration: Narration) -> None:
        """`narration` tells single events."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self.narration = narration

    def tell(self, events: Sequence[Event], *, acts: bool = False) -> list[tuple[int | None, str]]:
        """Everything these events brought about, or only what was done in turns, without their rolls."""
        found = [told for told in gathered(events) if not acts or not _of_blessing(told.event)]
        said = ((told.event.seat, self._sentence(told)) for told in found)
        return [(seat, sentence) for seat, sentence in said if sentence]

    def _sentence(self, told: Told) -> str | None:
        event, facts = told.event, self.narration.facts(told.event)
        if event.kind in GAINS:
            return self._gains(told)
        if event.kind == "converted":
            facts["what"] = self.terms.amount(event.facts["resource"], event.facts["amount"])
            return self.say("event-converted", **facts)
        if event.kind == "took_card" and told.also is not None:
            return self.say("event-went-and-took", **facts, portal=told.also.facts["portal"])
        if event.kind == "paid":
            which = "paid" if event.facts.get("gold") else "paid-extra"
            return self.say("event", which, name=facts["name"], what=self.terms.listed(event.facts))
        if told.copies:
            faces, copies = event.facts["faces"], list(told.copies)
            counts = [copies.pop(0) if face == "MIR" and copies else face for face in faces]
            facts["faces"] = self.terms.rolled(faces, counts)
            head: str | None = self.say("event-rolled", event.facts["why"], **facts)
        elif event.kind == "satyrs_picked":
            pairs = zip(event.facts["faces"], event.facts["seats"], strict=True)
            dice = [self.say("face-of", face=self.terms.face(f), name=self.name(s)) for f, s in pairs]
            head = self.say("event-satyrs-picked", name=facts["name"], faces=self.terms.listing(dice))
        else:
            head = self.narration.tell(event)
        if head is None or (told.also is None and not told.outcome):
            return head
        what = self.outcome(told) if told.also is None else self.terms.amount("vp", told.also.facts["vp"])
        return self.say("event-with", head=head.removesuffix("."), what=what)

    def _gains(self, told: Told) -> str | None:
        name = self.name(told.event.seat)
        if told.taken:
            return self.say("event-lost", name=name, what=self.terms.listed(told.taken))
        if told.gained:
            return self.say("event-gained", name=name, what=self.outcome(told))
        lost = self.terms.listed(told.spilt)
        return self.say("event-gained-nothing", name=name, lost=lost) if told.spilt else None

    def outcome(self, told: Told) -> str:
        """`4 gold and 1 sun shard (store full: 2 gold lost)`."""
        parts = [self.terms.listed(told.gained)] if told.gained else []
        if told.taken:
            parts.append(self.say("event-taken", what=self.terms.listed(told.taken)))
        if told.spilt:
            spilt = self.say("event-spilt", lost=self.terms.listed(told.spilt))
            parts.append(f"({spilt})" if parts else spilt)
        return " ".join(parts)


def _of_blessing(event: Event) -> bool:
    """Whether it is the roll that begins a turn, or something that such a roll may have brought."""
    return event.kind in (*GAINS, "hammered") or event.facts.get("why") == "blessing"


def names_of(wording: Wording, terms: Terms) -> dict[str, Any]:
    """How each sort of fact of an event is named in sentences."""
    return {
        "faces": lambda faces: {"faces": terms.rolled(faces)},
        "face": lambda face: {"face": terms.face(face), "what": terms.face_name(face)},
        "old": lambda face: {"old": terms.face(face)},
        "die": lambda die: {"die": terms.die(die)},
        "card": lambda card: {"card": terms.card(card, "short"), "line": terms.card_line(card)},
        "token": lambda token: {"token": wording.say("token", token)},
        "seat": lambda seat: {"name": wording.name(seat)},
        "by": lambda seat: {"by": wording.name(seat)},
        "amount": lambda amount: {"vp": terms.amount("vp", amount)},
        "vp": lambda vp: {"vp": terms.amount("vp", vp)},
    }
