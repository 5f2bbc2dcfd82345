"""The table of Dice Forge in lines of words, for pipes, plain mode and screen readers."""

from rulesets.dice_forge.components import CARDS, DICE, GARDEN, PLACES, PORTALS, SANCTUARY, VP
from rulesets.dice_forge.odds import die_yield
from rulesets.dice_forge.preview import can_buy, can_perform, glory_of
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.kit.boardtext import BoardText


class DiceForgeText(BoardText[DiceForgeView]):
    """Writes a table of Dice Forge down in lines of text."""

    terms: Terms

    def text(self, view: DiceForgeView, seat: int | None) -> str:
        """Rolls, islands, sanctuary and all heroes; one seat's cards, or, without a seat, everyone's."""
        parts = [self._head(view), *self._rolls(view), "", *self._islands(view), "", *self._faces(view)]
        for index in range(len(view.seats)):
            parts += ["", *self.hero(view, index, full=seat in (None, index))]
        return "\n".join(parts)

    def _head(self, view: DiceForgeView) -> str:
        name = self.wording.name(view.active) or self.say("nobody")
        facts = {"round": view.round, "rounds": view.rounds, "turn": view.turn, "turns": len(view.seats)}
        return self.say("text-head", **facts, name=name, first=self.wording.name(view.first))

    def _rolls(self, view: DiceForgeView) -> list[str]:
        rolls = [
            self.say("text-roll", name=self.wording.name(roll.seat), faces=self.terms.rolled(roll.faces))
            for roll in view.rolls
        ]
        return [self.say("text-rolls", rolls="; ".join(rolls))] if rolls else []

    def _islands(self, view: DiceForgeView) -> list[str]:
        lines = [self.say("text-islands")]
        for portal, row in PORTALS.items():
            standing = next((index for index, hero in enumerate(view.seats) if hero.portal == portal), None)
            who = self.say("text-hero-here", name=self.wording.name(standing)) if standing is not None else ""
            lines.append(self.say("text-portal", portal=portal, who=who).rstrip())
            lines += ["  " + self._place(view, slot) for slot in PLACES if slot in row.slots.split()]
        return lines

    def _place(self, view: DiceForgeView, slot: str) -> str:
        card, terms = view.layout[slot], self.terms
        payable = view.active is not None and can_perform(view, view.active, slot)
        facts = {"mark": "+" if payable else "-", "left": view.stacks[slot], **terms.card_facts(card)}
        return self.say("text-place", **facts, vp=terms.amount(VP, CARDS[card].vp))

    def _faces(self, view: DiceForgeView) -> list[str]:
        lines = [self.say("text-sanctuary")]
        for cost in dict.fromkeys(pool.cost for pool in SANCTUARY.values()):
            faces = [face for face, pool in SANCTUARY.items() if pool.cost == cost]
            payable = view.active is not None and any(can_buy(view, view.active, face) for face in faces)
            shown = ", ".join(self._stock(view, face) for face in faces)
            lines.append("  " + self.say("text-pool", mark="+" if payable else "-", cost=cost, faces=shown))
        garden = ", ".join(self._stock(view, face) for face in GARDEN)
        return [*lines, self.say("text-garden", faces=garden)]

    def _stock(self, view: DiceForgeView, face: str) -> str:
        return f"{self.terms.face(face)} ×{view.pools[face]}"

    def hero(self, view: DiceForgeView, index: int, *, full: bool) -> list[str]:
        """A hero: stores, dice with averages, and, if `full`, cards and tokens."""
        hero, terms = view.seats[index], self.terms
        stores = [
            terms.amount(resource, held) if limit is None else f"{terms.amount(resource, held)} / {limit}"
            for resource, (held, limit) in enumerate(zip(hero.stores, hero.limits, strict=True))
        ]
        facts = {
            "name": self.wording.name(index),
            "turn": self.say("text-turn") if index == view.active else "",
            "where": terms.whereabouts(hero.portal, view.layout),
            "points": hero.standing.total,
            "cards": glory_of(hero)[1],
        }
        lines = [self.say("text-hero", **facts).strip(), "  " + ", ".join(stores)]
        for die in range(DICE):
            faces, up = hero.dice[die], terms.face(hero.face_up(die))
            shown = {"die": terms.die(die, begins=True), "up": up, "faces": terms.die_faces(faces)}
            lines.append("  " + self.say("text-die", **shown, average=terms.yields(die_yield(faces))))
        if not full:
            return lines
        cards = ", ".join(terms.cards(hero)) or self.say("nobody")
        used = ", ".join(terms.card(card, "short") for card in hero.used) or self.say("nobody")
        hammer = f"{hero.hammer}/{hero.hammer + hero.free_steps}" if "hammer" in hero.cards else "-"
        tokens = {"triton": hero.triton, "cerberus": hero.cerberus, "forged": hero.forged, "hammer": hammer}
        lines.append("  " + self.say("text-cards", cards=cards, used=used))
        return [*lines, "  " + self.say("text-tokens", **tokens)]
