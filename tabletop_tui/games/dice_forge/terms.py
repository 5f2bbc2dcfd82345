"""The things of Dice Forge in words and signs: resources, faces, dice, cards, places."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from rulesets.dice_forge.components import CARDS, FACES, PLACES, RESOURCES, Face
from rulesets.dice_forge.odds import Yield

Say = Callable[..., str]
"""`Wording.say` or anything like it: message parts and facts to text."""

BOAR_COLOURS = {"B_R": "red", "B_G": "green", "B_Y": "yellow", "B_B": "blue"}

KIND_SIGNS = {"reinforcement": "^", "instant": "!", "instant+auto": "!*", "auto": "*", "none": ""}
"""Signs for what a card does: every turn, once when it is taken, by itself, or nothing."""


class Terms:
    """Names and notation of one language."""

    def __init__(self, say: Say, listing: Callable[[Sequence[str]], str]) -> None:
        """`say` finds the game's messages, `listing` joins several things."""
        self.say = say
        self.listing = listing
        self.letters = tuple(say("letter", word) for word in RESOURCES)
        """The resources' letters, each different."""
        self._short = {face: self._notation(row) for face, row in FACES.items()}

    # -- resources ---------------------------------------------------------------------------------

    def resource(self, resource: int | str) -> str:
        """A resource's name."""
        return self.say("resource", RESOURCES[resource] if isinstance(resource, int) else resource)

    def amount(self, resource: int | str, count: int) -> str:
        """So much of a resource: `2 sun shards`."""
        word = RESOURCES[resource] if isinstance(resource, int) else resource
        return self.say("amount", word, "one" if count == 1 else "many", count=count)

    def amounts(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """Several resources in a sentence: `2 gold and 1 moon shard`."""
        if not isinstance(counts, Mapping):
            counts = dict(zip(RESOURCES, counts, strict=True))
        return self.listing([self.amount(word, counts[word]) for word in RESOURCES if counts.get(word)])

    def price(self, sun: int, moon: int) -> str:
        """What a feat costs: `5S5M`."""
        _, s, m, _ = self.letters
        return (f"{sun}{s}" if sun else "") + (f"{moon}{m}" if moon else "")

    def decimal(self, number: Fraction) -> str:
        """A number with up to two decimals."""
        text = f"{float(number):.2f}".rstrip("0").rstrip(".")
        return text.replace(".", self.say("decimal-point"))

    # -- faces -------------------------------------------------------------------------------------

    def face(self, face: str) -> str:
        """A face in short: `2G+1M`, `?1GSM`, `x3`; six cells at most."""
        return self._short[face]

    def _notation(self, face: Face) -> str:
        if face.kind not in ("sum", "choice"):
            number = next((n for n in face.amounts if n), 0)
            letter = self.letters[RESOURCES.index(face.shield_resource)] if face.shield_resource else ""
            return self.say("face", face.id.lower(), number=number, letter=letter)
        shown = [(letter, n) for letter, n in zip(self.letters, face.amounts, strict=True) if n]
        same = len(shown) > 2 and len({n for _, n in shown}) == 1
        if same:
            text = f"{shown[0][1]}{''.join(letter for letter, _ in shown)}"
        else:
            text = ("/" if face.kind == "choice" else "+").join(f"{n}{letter}" for letter, n in shown)
        return f"?{text}" if face.kind == "choice" else text

    def face_name(self, face: str) -> str:
        """A face in words, as something that is bought, forged or rolled: `4 gold`, `the ship`."""
        row = FACES[face]
        if row.kind == "sum":
            return self.amounts(row.amounts)
        if row.kind == "choice":
            parts = [self.amount(r, n) for r, n in enumerate(row.amounts) if n]
            return self.say("or", items=", ".join(parts[:-1]), last=parts[-1])
        if row.kind == "boar":
            return self.say("face-boar-name", colour=self.boar(face))
        if row.kind == "shield":
            return self.say("face-shield-name", resource=self.resource(row.shield_resource))
        return self.say("face", row.kind, "name")

    def face_does(self, face: str) -> str:
        """What a face does when it is rolled, in a sentence."""
        row = FACES[face]
        if row.kind == "shield":
            own = RESOURCES.index(row.shield_resource)
            facts = {
                "resource": self.resource(own),
                "amount": self.amount(own, row.amounts[own]),
                "vp": self.amount("vp", row.shield_match_vp or 0),
            }
            return self.say("face-does-shield", **facts)
        return self.say("face-does", row.kind, what=self.face_name(face))

    def named(self, face: str) -> str:
        """A face in short and in words: `4G (4 gold)`."""
        return f"{self.face(face)} ({self.face_name(face)})"

    def boar(self, face: str) -> str:
        """A boar's colour."""
        return self.say("colour", BOAR_COLOURS[face])

    def rolled(self, faces: Sequence[str], counts: Sequence[str | None] = ()) -> str:
        """Faces as they were rolled, mirrors with what they count as: `1G + Mir=4G`."""
        shown = []
        for index, face in enumerate(faces):
            text = self.face(face)
            if index < len(counts) and counts[index] != face:
                copied = counts[index]
                text += "=" + (self.face(copied) if copied is not None else "-")
            shown.append(text)
        return " + ".join(shown)

    def die_faces(self, faces: Sequence[str]) -> str:
        """A die's faces, equal ones together: `4G 1G×4 1S`."""
        shown = []
        for face in dict.fromkeys(faces):
            count = faces.count(face)
            shown.append(f"{self.face(face)}×{count}" if count > 1 else self.face(face))
        return " ".join(shown)

    def yields(self, average: Yield) -> str:
        """What is rolled on average: `1.33G 0.17S`, and `x3 1/6` for what is a thing of its own."""
        own = [
            f"{self.decimal(amount)}{letter}"
            for letter, amount in zip(self.letters, average.amounts, strict=True)
            if amount
        ]
        others = [f"{self.face(face)} {chance}" for face, chance in average.others]
        return ", ".join(part for part in (" ".join(own), *others) if part) or self.say("nothing")

    def change(self, before: Yield, after: Yield) -> str:
        """What is rolled more or less on average: `+0.5G -0.17S, x3 +1/6`; empty if nothing changes."""
        own = [
            f"{'+' if new > old else '-'}{self.decimal(abs(new - old))}{letter}"
            for letter, old, new in zip(self.letters, before.amounts, after.amounts, strict=True)
            if new != old
        ]
        was, now = dict(before.others), dict(after.others)
        others = [
            f"{self.face(face)} {'+' if more > 0 else '-'}{abs(more)}"
            for face in dict.fromkeys((*was, *now))
            if (more := now.get(face, Fraction(0)) - was.get(face, Fraction(0)))
        ]
        return ", ".join(part for part in (" ".join(own), *others) if part)

    def die(self, die: int, *, begins: bool = False) -> str:
        """A die, 0 the light one: `light die`, or `Light die` where it `begins` a line."""
        text = self.say("die", str(die + 1))
        return text[0].upper() + text[1:] if begins else text

    # -- cards -------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """A card's full name."""
        return self.say("card", card)

    def card_short(self, card: str) -> str:
        """A card in a word of nine cells at most."""
        return self.say("card", card, "short")

    def card_does(self, card: str) -> str:
        """What a card does, in a sentence or two."""
        return self.say("card", card, "does")

    def card_brief(self, card: str) -> str:
        """What a card does, in a few words."""
        return self.say("card", card, "brief")

    def card_line(self, card: str) -> str:
        """A card's name, cost and glory: `Ferryman (4M, 12V)`."""
        row = CARDS[card]
        cost = self.price(row.cost_sun, row.cost_moon)
        return self.say("card-line", card=self.card(card), cost=cost, vp=row.vp, letter=self.letters[3])

    def cards(self, cards: Sequence[str]) -> list[str]:
        """Cards in short, equal ones together: `Hind×2`."""
        found = []
        for card in dict.fromkeys(cards):
            count = cards.count(card)
            name = self.card_short(card)
            found.append(f"{name}×{count}" if count > 1 else name)
        return found

    def portal(self, portal: int) -> str:
        """A portal, or home: `portal 3`."""
        return self.say("portal", number=portal) if portal else self.say("home")

    def place(self, slot: str) -> str:
        """A place on the islands by portal and cost: `P3, 4M`."""
        place = PLACES[slot]
        return f"P{place.portal}, {self.price(place.cost_sun, place.cost_moon)}"
