"""What things are called in Dice Forge: resources, faces, dice, cards, places.

Resources have three notations: signs on screens, letters in ASCII, and words where text may be read aloud.
Names of components are found by the component's id (the Hammer is message `dice_forge-card-hammer`); all
other messages are called by their methods.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple, Protocol

from rulesets.dice_forge.advice.amounts import Amount, Holding
from rulesets.dice_forge.advice.worth import Change
from rulesets.dice_forge.components import (
    CARDS,
    FACES,
    PLACES,
    RESOURCES,
    SIDES,
    VP,
    ResourceWord,
    TokenWord,
)
from rulesets.dice_forge.odds import Side, Yield, difference
from rulesets.dice_forge.view import HeroView
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.kit.barred import BARRED, SIGN
from tabletop_tui.kit.notation import REPEATED, SIGNED, Notation, Sign
from tabletop_tui.kit.thing import Title
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run

HAMMER, TURN, NEW = "hammer", "turn", "new"
"""Signs for the hammer, for what works every turn, for what has changed since the player's last turn, and for
what can't be chosen now.
"""
BOAR_COLOURS = {"B_R": "red", "B_G": "green", "B_Y": "yellow", "B_B": "blue"}
CardForm = Literal["", "short", "brief", "does", "few", "tiny"]
"""A card's full name, two shorter ones, what it does, and that in a few words or very few, with signs."""
CARD_SIGNS: Final[Mapping[str, str]] = {
    **{word: word for word in RESOURCES},
    "turn": TURN,
    "times": "×",
    "to": "→",
}
"""The signs that what cards do in few words can mention, by their variables."""


class Counted(Protocol):
    """A message with a number."""

    def __call__(self, say: DiceForgeMessages, /, *, count: int) -> str: ...


AMOUNTS: Final[tuple[Counted, ...]] = (
    DiceForgeMessages.amount_gold,
    DiceForgeMessages.amount_sun,
    DiceForgeMessages.amount_moon,
    DiceForgeMessages.amount_vp,
)
"""An amount in words, by resource."""
FACE_TITLES: Mapping[str, Title] = {
    "C1": DiceForgeMessages.face_c1_title,
    "C2": DiceForgeMessages.face_c2_title,
    "G1S1M1V1": DiceForgeMessages.face_g1s1m1v1_title,
}
"""Faces that are named in fewer words in lists."""


class Part(NamedTuple):
    """How much more or less of a resource an average roll brings; a choice has no number."""

    sign: str
    """`+` or `−`; more of a choice has none."""
    number: str
    kind: str
    role: str

    @property
    def run(self) -> Run:
        """All of it: `+0.17☀`."""
        return Run(self.sign + self.number + self.kind, self.role)

    @property
    def short(self) -> "Part":
        """Without a leading zero: `+.17☀`."""
        return self._replace(number=self.number[1:]) if self.number.startswith(("0.", "0,")) else self


Parts = tuple[Part, ...]


class Sides(NamedTuple):
    """How an average roll changes."""

    more: Parts
    less: Parts
    both: Line
    """On one line, even if nothing changes."""


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
        BARRED: SIGN,
        **{char: Sign(char, letter) for char, letter in zip("×−→█◣◢◥◤│─•", "x->#\\/\\/|-o", strict=True)},
    }
    RESOURCES = RESOURCES
    say: DiceForgeMessages

    @property
    def no(self) -> str:
        """The sign for what can't be paid for."""
        return self.legend[BARRED]

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        super().__init__(wording, notation)
        self._on_cards = {variable: self.sign(word) for variable, word in CARD_SIGNS.items()}

    # -- resources ---------------------------------------------------------------------------------

    def resource(self, resource: int) -> str:
        """The name of a resource."""
        return self.form("resource", RESOURCES[resource])

    def amount(self, resource: int, count: int) -> str:
        """This much of a resource: `2 sun shards`."""
        return AMOUNTS[resource](self.say, count=count)

    def vp(self, count: int) -> str:
        """This much glory: `3 glory`."""
        return self.say.amount_vp(count=count)

    def listed(self, counts: Mapping[ResourceWord, int]) -> str:
        """Several resources in a sentence, given by word: `2 gold and 1 moon shard`."""
        return self.several((n, counts.get(word, 0)) for n, word in enumerate(RESOURCES))

    def several(self, amounts: Iterable[Amount | tuple[int, int]]) -> str:
        """Several amounts in a sentence; those of nothing are left out."""
        return self.listing([self.amount(resource, count) for resource, count in amounts if count])

    def room(self, then: Holding) -> Line:
        """What a store holds, as a figure: `11● of 12`."""
        limit = (Run(f" {self.say.of_limit(limit=then.limit)}", "dim"),) if then.limit else ()
        return (self.held(then.resource, then.held), *limit)

    def held(self, resource: int, count: int) -> Run:
        """This much of a resource, with its sign: `3●`; in words where signs aren't shown."""
        if self.spelt:
            return Run(self.amount(resource, count))
        return Run(f"{count}{self.signs[resource]}", INKS[resource])

    def price(self, card: str) -> Line:
        """What a feat costs, with up to four shards shown one by one: `☾☾`, `5☀`."""
        row = CARDS[card]
        parts = [(r, n) for r, n in enumerate((0, row.cost_sun, row.cost_moon)) if n]
        if self.spelt:
            return (Run(self.several(parts)),)
        return tuple(Run(self.signs[r] * n, INKS[r]) if n <= REPEATED else self.held(r, n) for r, n in parts)

    def decimal(self, number: Fraction) -> str:
        """A number with at most two decimals."""
        text = f"{float(number):.2f}".rstrip("0").rstrip(".")
        return text.replace(".", self.say.decimal_point())

    def times(self, count: int) -> str:
        """How many there are: `×2`; nothing for a single one."""
        return f"{self.sign('×')}{count}" if count > 1 else ""

    # -- faces -------------------------------------------------------------------------------------

    def face(self, face: str) -> str:
        """A face in short: `2● 1☾`, `1●/☀/☾`, `×3`; at most seven cells; words where signs aren't shown."""
        return self.face_name(face) if self.spelt else self._signs(face)

    def _signs(self, face: str) -> str:
        row = FACES[face]
        match row.kind:
            case "sum":
                shown = self._counted(face)
                if len(shown) > 2:
                    return f"{shown[0][1]}{''.join(sign for sign, _ in shown)}"
                return " ".join(f"{n}{sign}" for sign, n in shown)
            case "choice" if face in ("C1", "C2"):
                return f"{row.gold}{'/'.join(sign for sign, _ in self._counted(face))}"
            case "choice":
                return "/".join(f"{n}{sign}" for sign, n in self._counted(face))
            case "triple":
                return self.say.face_signs_triple()
            case "mirror":
                return self.say.face_signs_mirror()
            case "ship":
                return self.say.face_signs_ship()
            case "shield":
                own = RESOURCES.index(row.shield_resource)
                return self.say.face_signs_shield(number=row.amounts[own], sign=self.signs[own])
            case "boar":
                return self.say.face_signs_boar()

    def _counted(self, face: str) -> list[tuple[str, int]]:
        return [(sign, n) for sign, n in zip(self.signs, FACES[face].amounts, strict=True) if n]

    def face_name(self, face: str) -> str:
        """A face in words, as something bought, forged or rolled: `4 gold`, `the ship`."""
        row = FACES[face]
        match row.kind:
            case "sum":
                return self.several(enumerate(row.amounts))
            case "choice":
                return self.listing_or([self.amount(r, n) for r, n in enumerate(row.amounts) if n])
            case "triple":
                return self.say.face_triple_name()
            case "mirror":
                return self.say.face_mirror_name()
            case "ship":
                return self.say.face_ship_name()
            case "shield":
                return self.say.face_shield_name(resource=self.resource(RESOURCES.index(row.shield_resource)))
            case "boar":
                return self.say.face_boar_name(colour=self.boar(face))

    def face_told(self, face: str) -> str:
        """A face in a sentence, in words where there are many signs: `1 gold, sun or moon` for `1●/☀/☾`."""
        row = FACES[face]
        match row.kind:
            case "choice" if face in ("C1", "C2") and not self.spelt:
                return self.say.face_told_choice(number=row.gold)
            case "boar":
                return self.face_name(face)
            case _:
                return self.face(face)

    def face_title(self, face: str) -> str:
        """A face in few words, for a list: `3 gold or 2 glory`, `1 of a kind`."""
        return FACE_TITLES[face](self.say) if face in FACE_TITLES else self.face_name(face)

    def each_does(self, faces: Sequence[str]) -> list[str]:
        """What each of these faces does."""
        return [f"{self.face(face)}: {self.face_does(face)}" for face in dict.fromkeys(faces)]

    def face_does(self, face: str) -> str:
        """What a face does when it is rolled, in a sentence."""
        row = FACES[face]
        match row.kind:
            case "sum":
                return self.say.face_does_sum(what=self.face_name(face))
            case "choice":
                return self.say.face_does_choice(what=self.face_name(face))
            case "triple":
                return self.say.face_does_triple()
            case "mirror":
                return self.say.face_does_mirror()
            case "ship":
                return self.say.face_does_ship()
            case "boar":
                return self.say.face_does_boar(what=self.face_name(face))
            case "shield":
                own, vp = RESOURCES.index(row.shield_resource), self.vp(row.shield_match_vp or 0)
                amount = self.amount(own, row.amounts[own])
                return self.say.face_does_shield(resource=self.resource(own), amount=amount, vp=vp)

    def boar(self, face: str) -> str:
        """The colour of the boar that a face shows."""
        return self.form("colour", BOAR_COLOURS[face])

    def rolled(self, faces: Sequence[str], counts: Sequence[str | None] = ()) -> str:
        """Faces as rolled, mirrors with what they count as: `1● + mirror=4●`."""
        shown = []
        for face, count in zip(faces, (*counts, *faces[len(counts) :]), strict=False):
            copied = f"={self.face(count) if count else '-'}" if count != face else ""
            shown.append(self.face(face) + copied)
        return " + ".join(shown)

    def die_faces(self, faces: Sequence[str]) -> str:
        """A die's faces, equal ones together: `4●, 1● ×4, 1☀`."""
        counted = ((face, faces.count(face)) for face in dict.fromkeys(faces))
        return ", ".join(f"{self.face(face)} {self.times(count)}".rstrip() for face, count in counted)

    def yields(self, average: Yield, rolls: int = 1) -> str:
        """What this many rolls bring on average: `1.33● + 0.17☀, ×3 in 1 of 6 rolls`."""
        own = [f"{self.decimal(n)}{self._unit(r)}" for r, n in enumerate(average.amounts) if n]
        others = [f"{self.face(face)} {self.how_often(odds, rolls)}" for face, odds in average.others]
        between = ", " if self.spelt else " + "
        return ", ".join(part for part in (between.join(own), *others) if part) or self.say.nothing()

    def how_often(self, odds: Fraction, rolls: int = 1) -> str:
        """How often a face counts: `in 1 of 6 rolls`, or, where that can be more than once, `0.67 times`."""
        if rolls == 1 and odds <= 1 and SIDES % odds.denominator == 0:
            return self.say.in_rolls(hits=odds.numerator, rolls=odds.denominator)
        return self.say.times(count=self.decimal(odds))

    def changes(self, change: Change) -> Sides:
        """What a roll brings more and less on average."""
        gained, lost = difference(change.before, change.after)
        more = self._side(gained, "+", "", "")
        minus = "−" if self.spelt else self.sign("−")
        less = self._side(lost, minus, minus, "dim")
        none = (Run(self.say.detail_no_change(), "dim"),)
        return Sides(more, less, (*spaced(more), Run(" "), *spaced(less)) if more or less else none)

    def brief(self, side: Parts) -> Line:
        """One side of a change for a list: its number, or of several kinds their signs alone: `+☀☾★`."""
        return kinds_in(side, self.signs) if len(side) > 2 and not self.spelt else spaced(side)

    def _side(self, side: Side, sign: str, choice_sign: str, role: str) -> Parts:
        """One side of a change: a number for each kind, and a word for a choice: `+0.17☀ +0.17☾ choice`."""
        parts = [
            Part(sign, self.decimal(amount), self._unit(kind), role or INKS[kind])
            for amount, kind in side.amounts
        ]
        if side.choice:
            parts.append(Part(choice_sign, "", self.say.change_choice(), role or "purple"))
        return tuple(parts)

    def _unit(self, resource: int) -> str:
        return f" {self.resource(resource)}" if self.spelt else self.signs[resource]

    def die(self, die: int, *, begins: bool = False) -> str:
        """A die, 0 the light one: `light die`, or `Light die` where it `begins` a line."""
        text = self.form("die", str(die + 1))
        return text[0].upper() + text[1:] if begins else text

    def die_short(self, die: int) -> str:
        """A die in one word: `light`."""
        return self.form("die", str(die + 1), form="short")

    # -- cards, tokens and places ------------------------------------------------------------------

    def card(self, card: str, form: CardForm = "") -> str:
        """A card's name, or what it does, in one of its forms."""
        return self.form("card", card, form=form, **self._on_cards)

    def card_line(self, card: str) -> str:
        """A card with its cost and glory: `Ferryman (☾☾☾☾, 12★)`."""
        worth = self.held(VP, CARDS[card].vp).text
        return self.say.card_line(card=self.card(card), cost=self.cost(card), vp=worth)

    def cost(self, card: str) -> str:
        """What a feat costs, as text."""
        return "".join(run.text for run in self.price(card))

    def cards(self, hero: HeroView) -> list[str]:
        """A hero's cards in short, equal ones together: `Hind×2`, `↻Owl`."""
        found = []
        for card in dict.fromkeys(hero.cards):
            name = self.card(card, "short") + self.times(hero.cards.count(card))
            found.append(self.sign(TURN) + name if CARDS[card].works_every_turn else name)
        return found

    def token(self, token: TokenWord, form: Literal["", "short"] = "") -> str:
        """A kind of token: `Triton token`; `short`: `Triton`."""
        return self.form("token", token, form=form)

    def whereabouts(self, portal: int, cards: Mapping[str, str]) -> str:
        """Where a hero stands: `at Ferryman and Helmet`, `at home`."""
        if not portal:
            return self.say.at_home()
        found = [self.card(cards[slot], "short") for slot, place in PLACES.items() if place.portal == portal]
        return self.say.at(cards="/".join(found))


INKS: Final = tuple(Terms.SIGNS[resource].ink for resource in RESOURCES)
"""The ink of each resource."""


def spaced(parts: Parts) -> Line:
    """The parts of a change with blanks between them: `+0.17☀ +0.17☾ choice`."""
    return tuple(each for part in parts for each in (Run(" "), part.run))[1:]


def kinds_in(change: Parts, signs: Sequence[str]) -> Line:
    """A change without its numbers, each side with its sign once: `+☀★−●`. A choice is a question mark."""
    sides: dict[str, list[Run]] = {}
    for part in change:
        sides.setdefault(part.sign or "+", []).append(Run(part.kind if part.number else "?", part.role))
    found: list[Run] = []
    for side, kinds in sides.items():
        first, *others = sorted(kinds, key=lambda run: [*signs, run.text].index(run.text))
        found += [first._replace(text=side + first.text), *others]
    return tuple(found)
