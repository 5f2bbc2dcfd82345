"""The table of Dice Forge in lines of words, for pipes, plain mode and screen readers."""

from collections.abc import Iterator

from rulesets.dice_forge.advice.faces import can_buy
from rulesets.dice_forge.advice.feats import can_perform
from rulesets.dice_forge.advice.glory import glory_of
from rulesets.dice_forge.components import CARDS, DICE, GARDEN, PLACES, PORTALS, SANCTUARY
from rulesets.dice_forge.odds import die_yield
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.boardtext import BoardText


class DiceForgeText(BoardText[DiceForgeView]):
    """Writes a table of Dice Forge down in lines of text."""

    terms: Terms
    say: DiceForgeMessages

    def parts(self, view: DiceForgeView, seat: int | None) -> Iterator[BoardPart]:
        """Rolls, islands, sanctuary and all heroes; one seat's cards, or, without a seat, everyone's."""
        yield BoardPart("", [self._head(view), *self._rolls(view)])
        yield BoardPart(self.say.part_islands(), self._islands(view))
        yield BoardPart(self.say.part_forge(), self._faces(view))
        for index in range(len(view.seats)):
            lines = self.hero(view, index, full=seat in (None, index))
            yield BoardPart(self.say.part_hero(), lines, of=index)

    def _head(self, view: DiceForgeView) -> str:
        return self.say.text_head(
            round=view.round,
            rounds=view.rounds,
            turn=view.turn,
            turns=len(view.seats),
            name=self.wording.name(view.active) or self.say.nobody(),
            first=self.wording.name(view.first),
        )

    def _rolls(self, view: DiceForgeView) -> list[str]:
        rolls = [
            self.say.text_roll(name=self.wording.name(roll.seat), faces=self.terms.rolled(roll.faces))
            for roll in view.rolls
        ]
        return [self.say.text_rolls(rolls="; ".join(rolls))] if rolls else []

    def _islands(self, view: DiceForgeView) -> list[str]:
        lines = [self.say.text_islands()]
        for portal, row in PORTALS.items():
            standing = next((index for index, hero in enumerate(view.seats) if hero.portal == portal), None)
            who = self.say.text_hero_here(name=self.wording.name(standing)) if standing is not None else ""
            lines.append(self.say.text_portal(portal=portal, who=who).rstrip())
            lines += ["  " + self._place(view, slot) for slot in PLACES if slot in row.slots.split()]
        return lines

    def _place(self, view: DiceForgeView, slot: str) -> str:
        card, terms = view.layout[slot], self.terms
        payable = view.active is not None and can_perform(view, view.active, slot)
        return self.say.text_place(
            mark="+" if payable else "-",
            card=terms.card(card, "short"),
            cost=terms.cost(card),
            vp=terms.vp(CARDS[card].vp),
            left=view.stacks[slot],
            brief=terms.card(card, "brief"),
        )

    def _faces(self, view: DiceForgeView) -> list[str]:
        lines = [self.say.text_sanctuary()]
        for cost in dict.fromkeys(pool.cost for pool in SANCTUARY.values()):
            faces = [face for face, pool in SANCTUARY.items() if pool.cost == cost]
            payable = view.active is not None and any(can_buy(view, view.active, face) for face in faces)
            shown = ", ".join(self._stock(view, face) for face in faces)
            line = self.say.text_pool(mark="+" if payable else "-", cost=cost or 0, faces=shown)
            lines.append(f"  {line}")
        garden = ", ".join(self._stock(view, face) for face in GARDEN)
        return [*lines, self.say.text_garden(faces=garden)]

    def _stock(self, view: DiceForgeView, face: str) -> str:
        return f"{self.terms.face(face)} ×{view.pools[face]}"

    def hero(self, view: DiceForgeView, index: int, *, full: bool) -> list[str]:
        """A hero: stores, dice with averages, and, if `full`, cards and tokens."""
        hero, terms, say = view.seats[index], self.terms, self.say
        stores = [
            terms.amount(resource, held) if limit is None else f"{terms.amount(resource, held)} / {limit}"
            for resource, (held, limit) in enumerate(zip(hero.stores, hero.limits, strict=True))
        ]
        head = say.text_hero(
            name=self.wording.name(index),
            points=hero.standing.total,
            cards=glory_of(hero).on_cards,
            where=terms.whereabouts(hero.portal, view.layout),
            turn=say.text_turn() if index == view.active else "",
        )
        lines = [head.strip(), "  " + ", ".join(stores)]
        lines += [f"  {self._die(hero, die)}" for die in range(DICE)]
        return [*lines, *(f"  {line}" for line in self._belongings(hero))] if full else lines

    def _die(self, hero: HeroView, die: int) -> str:
        faces, terms = hero.dice[die], self.terms
        return self.say.text_die(
            die=terms.die(die, begins=True),
            up=terms.face(hero.face_up(die)),
            faces=terms.die_faces(faces),
            average=terms.yields(die_yield(faces)),
        )

    def _belongings(self, hero: HeroView) -> list[str]:
        """Cards, then hammer, tokens and faces forged."""
        cards = ", ".join(self.terms.cards(hero)) or self.say.nobody()
        used = ", ".join(self.terms.card(card, "short") for card in hero.used) or self.say.nobody()
        hammer = f"{hero.hammer}/{hero.hammer + hero.free_steps}" if "hammer" in hero.cards else "-"
        tokens = self.say.text_tokens(
            hammer=hammer, triton=hero.triton, cerberus=hero.cerberus, forged=hero.forged
        )
        return [self.say.text_cards(cards=cards, used=used), tokens]
