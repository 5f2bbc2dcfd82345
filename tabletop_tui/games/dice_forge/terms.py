"""The things of Dice Forge in words and signs: resources, faces, dice, cards, places.

Resources have three notations: signs on screens, letters in ASCII, and words where text may be read aloud.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Final

from rulesets.dice_forge.components import CARDS, FACES, GOLD, PLACES, RESOURCES, VP, Face
from rulesets.dice_forge.odds import Side, Yield, difference
from rulesets.dice_forge.view import HeroView
from tabletop_tui.kit.notation import REPEATED, SIGNED, Notation, Sign
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run

HAMMER, TURN, NEW = "hammer", "turn", "new"
"""Signs for the hammer, for what works every turn, and for what has changed since the player's last turn."""
BOAR_COLOURS = {"B_R": "red", "B_G": "green", "B_Y": "yellow", "B_B": "blue"}


class Terms(Notation):
    """Names and notation of one language."""

    SIGNS = {
        "gold": Sign("●", ink="yellow"),
        "sun": Sign("☀", ink="coral"),
        "moon": Sign("☾", ink="blue"),
        "vp": Sign("★", ink="gold"),
        HAMMER: Sign("⚒", "H", "orange"),
        TURN: Sign("↻", "^", "you"),
        NEW: Sign("◆", "+", "you"),
        **{char: Sign(char, letter) for char, letter in zip("×−→█◣◢◥◤│─•", "x->#\\/\\/|-o", strict=True)},
    }
    RESOURCES = RESOURCES

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, notation)
        self.card_facts, self.face_facts = cache(self._card_facts), cache(self._face_facts)
        self._short = {face: self._notation(row) for face, row in FACES.items()}
        own = {"turn": TURN, "hammer": HAMMER, "times": "×", "to": "→"}
        self._on_cards = dict(zip(RESOURCES, self.signs, strict=True)) | {w: self.sign(own[w]) for w in own}

    # -- resources ---------------------------------------------------------------------------------

    def resource(self, resource: int | str) -> str:
        """The name of a resource, by its index or its word."""
        return self.say("resource", RESOURCES[resource] if isinstance(resource, int) else resource)

    def amount(self, resource: int | str, count: int) -> str:
        """This much of a resource: `2 sun shards`."""
        word = RESOURCES[resource] if isinstance(resource, int) else resource
        return self.say("amount", word, "one" if count == 1 else "many", count=count)

    def listed(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """Several resources in a sentence: `2 gold and 1 moon shard`."""
        if not isinstance(counts, Mapping):
            counts = dict(zip(RESOURCES, counts, strict=True))
        return self.listing([self.amount(word, counts[word]) for word in RESOURCES if counts.get(word)])

    def some(self, amount: tuple[int, int] | None) -> str:
        """An amount in words, empty for none."""
        return self.amount(*amount) if amount else ""

    def then(self, then: tuple[int, int, int | None]) -> dict[str, Any]:
        """What is held of a resource, and the limit: in words, and as figures with and without the limit."""
        resource, held, limit = then
        kept = (self.held(resource, held),)
        room = (Run(f" {self.say('of-limit', limit=limit)}", "dim"),) if limit else ()
        return {"held": self.amount(resource, held), "limit": limit, "kept": kept, "then": (*kept, *room)}

    def held(self, resource: int, count: int | str) -> Run:
        """This much of a resource, with its sign: `3●`; in words where signs aren't shown."""
        if self.spelt:
            return Run(self.amount(resource, int(count)))
        return Run(f"{count}{self.signs[resource]}", INKS[resource])

    def price(self, card: str) -> Line:
        """What a feat costs, with up to four shards shown one by one: `☾☾`, `5☀`."""
        row = CARDS[card]
        parts = [(r, n) for r, n in enumerate((0, row.cost_sun, row.cost_moon)) if n]
        if self.spelt:
            return (Run(self.listing([self.amount(r, n) for r, n in parts])),)
        return tuple(Run(self.signs[r] * n, INKS[r]) if n <= REPEATED else self.held(r, n) for r, n in parts)

    def decimal(self, number: Fraction) -> str:
        """A number with at most two decimals."""
        text = f"{float(number):.2f}".rstrip("0").rstrip(".")
        return text.replace(".", self.say("decimal-point"))

    # -- faces -------------------------------------------------------------------------------------

    def face(self, face: str) -> str:
        """A face in short: `2● 1☾`, `?1`, `×3`; at most seven cells; words where signs aren't shown."""
        return self.face_name(face) if self.spelt else self._short[face]

    def _notation(self, face: Face) -> str:
        if face.kind not in ("sum", "choice") or face.id in ("C1", "C2"):
            number = next((n for n in face.amounts if n), 0)
            own = self.signs[RESOURCES.index(face.shield_resource)] if face.shield_resource else ""
            return self.say("face", face.id.lower(), number=number, sign=own)
        shown = [(sign, n) for sign, n in zip(self.signs, face.amounts, strict=True) if n]
        if len(shown) > 2:
            return f"{shown[0][1]}{''.join(sign for sign, _ in shown)}"
        return ("/" if face.kind == "choice" else " ").join(f"{n}{sign}" for sign, n in shown)

    def face_name(self, face: str) -> str:
        """A face in words, as something bought, forged or rolled: `4 gold`, `the ship`."""
        row, colour = FACES[face], self.boar(face) if face in BOAR_COLOURS else ""
        if row.kind in ("sum", "choice"):
            parts = [self.amount(r, n) for r, n in enumerate(row.amounts) if n]
            return self.listing(parts) if row.kind == "sum" else self.listing_or(parts)
        own = self.resource(row.shield_resource) if row.kind == "shield" else ""
        return self.say("face", row.kind, "name", colour=colour, resource=own)

    def face_title(self, face: str) -> str:
        """A face in few words, for a list: `3 gold or 2 glory`, `1 of a kind`."""
        own = face in ("C1", "C2", "G1S1M1V1")
        return self.say("face", face.lower(), "title") if own else self.face_name(face)

    def _face_facts(self, face: str) -> dict[str, str]:
        """What sentences about events and questions can say about a face."""
        named = {"face": self.face(face), "what": self.face_name(face), "title": self.face_title(face)}
        return {**named, "does": self.face_does(face)}

    def each_does(self, faces: Sequence[str]) -> list[str]:
        """What each of these faces does."""
        return [f"{self.face(face)}: {self.face_does(face)}" for face in dict.fromkeys(faces)]

    def prices(self, price: tuple[int, int]) -> dict[str, Any]:
        """What a face costs now and without a ship; what is paid; the cost in words."""
        now, before = price
        pays = (self.held(GOLD, now),)
        old = (Run(f"{before} ", "undone"),) if now != before else ()
        return {"price": (*old, *pays), "pays": pays, "cost": self.amount(GOLD, now)}

    def face_does(self, face: str) -> str:
        """What a face does when it is rolled, in a sentence."""
        row = FACES[face]
        if row.kind != "shield":
            return self.say("face-does", row.kind, what=self.face_name(face))
        own, vp = RESOURCES.index(row.shield_resource), self.amount(VP, row.shield_match_vp or 0)
        amount = self.amount(own, row.amounts[own])
        return self.say("face-does-shield", resource=self.resource(own), amount=amount, vp=vp)

    def boar(self, face: str) -> str:
        """The colour of the boar that a face shows."""
        return self.say("colour", BOAR_COLOURS[face])

    def rolled(self, faces: Sequence[str], counts: Sequence[str | None] = ()) -> str:
        """Faces as rolled, mirrors with what they count as: `1● + mirror=4●`."""
        shown = []
        for face, count in zip(faces, (*counts, *faces[len(counts) :]), strict=False):
            copied = f"={self.face(count) if count else '-'}" if count != face else ""
            shown.append(self.face(face) + copied)
        return " + ".join(shown)

    def die_faces(self, faces: Sequence[str]) -> str:
        """A die's faces, equal ones together: `4●, 1● ×4, 1☀`."""
        times = self.sign("×")
        counted = ((face, faces.count(face)) for face in dict.fromkeys(faces))
        return ", ".join(f"{self.face(face)} {times}{n}" if n > 1 else self.face(face) for face, n in counted)

    def yields(self, average: Yield) -> str:
        """What a roll brings on average: `1.33● 0.17☀`, and `×3 1/6` for a special face."""
        own = [f"{self.decimal(n)}{self._unit(r)}" for r, n in enumerate(average.amounts) if n]
        others = [f"{self.face(face)} {chance}" for face, chance in average.others]
        between = ", " if self.spelt else " "
        return ", ".join(part for part in (between.join(own), *others) if part) or self.say("nothing")

    def changes(self, change: tuple[Yield, Yield]) -> dict[str, Line]:
        """What a roll brings `more` and `less` on average, and both in one line, even if nothing changes."""
        gained, lost = difference(*change, together=not self.spelt)
        more = self._side(gained, "+", self.say("change-choice"), "")
        less = self._side(lost, self.sign("−"), self.say("change-choice-less"), "dim")
        none = (Run(self.say("detail-no-change"), "dim"),)
        return {"more": more, "less": less, "change": (*more, Run(" "), *less) if more or less else none}

    def _side(self, side: Side, sign: str, choice: str, role: str) -> Line:
        """One side of a change in signs, with a word for a choice: `+0.17☀☾★ choice`."""
        parts: list[Line] = []
        for amount, kinds in side.amounts:
            first, *others = (Run(self._unit(kind), role or INKS[kind]) for kind in kinds)
            parts.append((Run(f"{sign}{self.decimal(amount)}{first.text}", first.role), *others))
        parts += [(Run(choice, role or "purple"),)] if side.choice else []
        found: list[Run] = []
        for part in parts:
            found += [Run(" "), *part] if found else part
        return tuple(found)

    def _unit(self, resource: int) -> str:
        return f" {self.resource(resource)}" if self.spelt else self.signs[resource]

    def die(self, die: int, *, begins: bool = False) -> str:
        """A die, 0 the light one: `light die`, or `Light die` where it `begins` a line."""
        text = self.say("die", str(die + 1))
        return text[0].upper() + text[1:] if begins else text

    # -- cards and places --------------------------------------------------------------------------

    def card(self, card: str, form: str = "") -> str:
        """A card's full name, `short` or `brief`, what it `does`, or that in a `few` words and signs."""
        return self.say("card", card, form, **self._on_cards) if form else self.say("card", card)

    def _card_facts(self, card: str) -> dict[str, Any]:
        """What can be said about a card: `line` is its name, cost and glory, `Ferryman (☾☾☾☾, 12★)`."""
        price, glory = self.price(card), CARDS[card].vp
        cost, worth = "".join(run.text for run in price), self.held(VP, glory)
        return {
            "card": self.card(card, "short"),
            "feat": self.card(card),
            "line": self.say("card-line", card=self.card(card), cost=cost, vp=worth.text),
            "brief": self.card(card, "brief"),
            "few": self.card(card, "few"),
            "does": self.card(card, "does"),
            "pays": price,
            "cost": cost,
            "printed": glory,
            "worth": (worth,),
            "plated": f" {glory}{self.signs[VP]} ",
        }

    def cards(self, hero: HeroView) -> list[str]:
        """A hero's cards in short, equal ones together: `Hind×2`, `↻Owl`."""
        found = []
        for card in dict.fromkeys(hero.cards):
            count = hero.cards.count(card)
            name = self.card(card, "short") + (f"{self.sign('×')}{count}" if count > 1 else "")
            found.append(self.sign(TURN) + name if CARDS[card].effect_type == "reinforcement" else name)
        return found

    def whereabouts(self, portal: int, cards: Mapping[str, str]) -> str:
        """Where a hero stands: `at Ferryman and Helmet`, `at home`."""
        if not portal:
            return self.say("at-home")
        found = [self.card(cards[slot], "short") for slot, place in PLACES.items() if place.portal == portal]
        return self.say("at", cards="/".join(found))


INKS: Final = tuple(Terms.SIGNS[resource].ink for resource in RESOURCES)
"""The ink of each resource."""
