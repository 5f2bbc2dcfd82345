"""What has happened in Dice Forge, in sentences for the log."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core import Event
from rulesets.dice_forge.components import ELDER_PRICE, RESOURCES
from tabletop_tui.games.dice_forge.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording


class Events:
    """The sentences of `Wording.event`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms
        self._special: Mapping[str, Callable[[Event], str | None]] = {
            "forced": lambda _event: None,  # what follows tells it
            "gained": self._gained,
            "glory": lambda event: self.say("event-glory", event.facts["why"], **self._facts(event)),
            "lost": self._lost,
            "paid": self._paid,
            "rolled": lambda event: self.rolled(event, self.terms.rolled(event.facts["faces"])),
            "satyrs_picked": self._picked,
        }

    def sentence(self, event: Event) -> str | None:
        """What happened; `None` if it isn't worth a line."""
        special = self._special.get(event.kind)
        if special is not None:
            return special(event)
        return self.say("event", event.kind, **self._facts(event))

    def rolled(self, event: Event, faces: str) -> str:
        """A roll, with its faces in short."""
        return self.say("event-rolled", event.facts["why"], name=self.wording.name(event.seat), faces=faces)

    def _facts(self, event: Event) -> dict[str, Any]:
        """The facts of an event as the sentences want them."""
        terms, given = self.terms, event.facts
        facts: dict[str, Any] = {"name": self.wording.name(event.seat)}
        if "resource" in given and "amount" in given:
            facts["what"] = terms.amount(given["resource"], given["amount"])
        elif event.kind == "glory":
            facts["vp"] = terms.amount("vp", given["amount"])
            facts["price"] = terms.amount("gold", ELDER_PRICE)
        if "vp" in given:
            facts["vp"] = terms.amount("vp", given["vp"])
        if "face" in given:
            facts |= {"face": terms.face(given["face"]), "what": terms.face_name(given["face"])}
        if "old" in given:
            facts |= {"old": terms.face(given["old"]), "die": terms.die(given["die"])}
        if "card" in given:
            took = event.kind == "took_card"
            facts["card"] = terms.card_line(given["card"]) if took else terms.card_short(given["card"])
        if "by" in given:
            facts["by"] = self.wording.name(given["by"])
        for plain in ("gold", "step", "portal"):
            if plain in given:
                facts[plain] = given[plain]
        return facts

    def _gained(self, event: Event) -> str:
        name, resource = self.wording.name(event.seat), event.facts["resource"]
        lost = event.facts["lost"]
        kept = event.facts["amount"] - lost
        facts = {
            "name": name,
            "what": self.terms.amount(resource, kept),
            "lost": self.terms.amount(resource, lost),
        }
        if not lost:
            return self.say("event-gained", **facts)
        return self.say("event-gained", "some" if kept else "nothing", **facts)

    def _lost(self, event: Event) -> str | None:
        return self.say("event-lost", **self._facts(event)) if event.facts["amount"] else None

    def _paid(self, event: Event) -> str:
        cost = {word: event.facts.get(word, 0) for word in RESOURCES}
        return self.say("event-paid", name=self.wording.name(event.seat), what=self.terms.amounts(cost))

    def _picked(self, event: Event) -> str:
        picked = [
            self.say("face-of", face=self.terms.face(face), name=self.wording.name(seat))
            for face, seat in zip(event.facts["faces"], event.facts["seats"], strict=True)
        ]
        return self.say(
            "event-satyrs-picked", name=self.wording.name(event.seat), faces=self.terms.listing(picked)
        )
