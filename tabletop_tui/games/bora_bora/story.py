"""What happens in Bora Bora: a sentence for each deed, with what it brings; few words for the news."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rulesets.bora_bora.components import CARDS, GOD_ROWS, JEWELS, PERSON_KINDS, material_of
from rulesets.bora_bora.deeds import together
from rulesets.bora_bora.setup import FISHING
from rulesets.core import Event
from tabletop_tui.games.bora_bora.terms import Terms

AT_ONCE: Final = frozenset({"vp", "offering", "shell", "status"})
"""Kinds of people whose gain comes right after their use, so that the use needn't mention it."""


class Story:
    """The sentences for events; one method for each kind."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat; empty for the table as a whole."""
        self.say, self.terms, self.name = terms.say, terms, name

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; gains join what the seat did before."""
        found: list[tuple[Event, list[str]]] = []
        for event in together(events):
            joins = event.kind in GAINS and bool(found) and found[-1][0].seat == event.seat
            if joins:
                found[-1][1].append(GAINS[event.kind](self, event))
            else:
                found.append((event, [self.sentence(event)]))
        return [(event.seat, self._joined(*parts)) for event, parts in found]

    def sentence(self, event: Event) -> str:
        """An event as it stands alone."""
        if event.kind in SENTENCES:
            return SENTENCES[event.kind](self, event)
        return self.say.event_gains(name=self.name(event.seat), what=GAINS[event.kind](self, event))

    def news(self, events: Sequence[Event]) -> str:
        """What one seat has done, in a few words without its name: `3 on Water · hut on c3 · 2★`."""
        deeds = (NEWS[event.kind](self, event) for event in together(events) if event.kind in NEWS)
        return " · ".join(deeds)

    def _joined(self, head: str, *gains: str) -> str:
        if not gains:
            return head
        return self.say.event_with(head=head.removesuffix("."), what=", ".join(gains))

    # -- dice and gods -------------------------------------------------------------------------------

    def placed_die(self, event: Event) -> str:
        """A die on a card, with the gods that were played for it."""
        say, name, facts = self.say, self.name(event.seat), event.facts
        number, card = facts["number"], self.terms.card(CARDS[facts["card"]].id)
        if facts["card"] == FISHING:
            return say.event_placed_die_fishing(name=name, number=number)
        if facts["blue"] and facts["white"]:
            return say.event_placed_die_both(name=name, number=number, card=card)
        if facts["blue"]:
            return say.event_placed_die_blue(name=name, number=number, card=card)
        if facts["white"]:
            return say.event_placed_die_white(name=name, number=number, card=card)
        return say.event_placed_die_plain(name=name, number=number, card=card)

    def played_god(self, event: Event) -> str:
        god = self.terms.god(GOD_ROWS[event.facts["god"]].id, "object")
        return self.say.event_played_god(name=self.name(event.seat), god=god, payment=self._payment(event))

    def gain_played_god(self, event: Event) -> str:
        paid = self.terms.god(GOD_ROWS[event.facts["god"]].id)
        return self.say.gain_played_god(paid=paid, payment=self._payment(event))

    def _payment(self, event: Event) -> str:
        return self.terms.payment(event.facts["cards"])

    def took_god_card(self, event: Event) -> str:
        return self.terms.cards_of(GOD_ROWS[event.facts["god"]].id, 1)

    def drew_god_card(self, event: Event) -> str:
        """A card from the deck; which one only its owner learns."""
        god = event.facts.get("god")
        if god is None:
            return self.say.gain_drew_god_card_unseen()
        return self.say.gain_drew_god_card_own(card=self.terms.cards_of(GOD_ROWS[god].id, 1))

    def no_god_card(self, event: Event) -> str:
        return self.say.event_no_god_card(name=self.name(event.seat))

    def gain_no_god_card(self, _event: Event) -> str:
        return self.say.gain_no_god_card()

    # -- huts, people, priests, buildings ------------------------------------------------------------

    def occupied(self, event: Event) -> str:
        """A hut on a region, and whose has made way."""
        name, region, aside = (
            self.name(event.seat),
            self.terms.region(event.facts["region"]),
            event.facts["aside"],
        )
        if aside is None:
            return self.say.event_occupied_free(name=name, region=region)
        return self.say.event_occupied_aside(name=name, region=region, aside=self.name(aside))

    def gain_occupied(self, event: Event) -> str:
        region, aside = self.terms.region(event.facts["region"]), event.facts["aside"]
        if aside is None:
            return self.say.gain_occupied_free(region=region)
        return self.say.gain_occupied_aside(region=region, aside=self.name(aside))

    def took_person(self, event: Event) -> str:
        tile, place = self.terms.person(event.facts["tile"]), event.facts["place"]
        return self.say.event_took_person(name=self.name(event.seat), tile=tile, place=place)

    def gain_took_person(self, event: Event) -> str:
        return self.terms.person(event.facts["tile"])

    def shifted(self, event: Event) -> str:
        return self.say.event_shifted(name=self.name(event.seat), tile=self.terms.person(event.facts["tile"]))

    def moved_hut(self, event: Event) -> str:
        return self.say.event_moved_hut(name=self.name(event.seat), count=event.facts["count"])

    def gain_moved_hut(self, event: Event) -> str:
        return self.say.gain_moved_hut(count=event.facts["count"])

    def placed_material(self, event: Event) -> str:
        material = self.terms.material(material_of(event.facts["material"]))
        space = event.facts["space"]
        return self.say.event_placed_material(name=self.name(event.seat), material=material, space=space)

    def gain_placed_material(self, event: Event) -> str:
        material = self.terms.material(material_of(event.facts["material"]))
        return self.say.gain_placed_material(material=material, space=event.facts["space"])

    def material_beside(self, event: Event) -> str:
        material = self.terms.material(material_of(event.facts["material"]))
        return self.say.event_material_beside(name=self.name(event.seat), material=material)

    def gain_material_beside(self, event: Event) -> str:
        return self.say.gain_material_beside(
            material=self.terms.material(material_of(event.facts["material"]))
        )

    def placed_priest(self, event: Event) -> str:
        """A priest on a space, and whose has been pushed out."""
        name, space, out = self.name(event.seat), event.facts["space"], event.facts["out"]
        if out is None:
            return self.say.event_placed_priest_free(name=name, space=space)
        return self.say.event_placed_priest_out(name=name, space=space, out=self.name(out))

    def gain_placed_priest(self, event: Event) -> str:
        space, out = event.facts["space"], event.facts["out"]
        if out is None:
            return self.say.gain_placed_priest_free(space=space)
        return self.say.gain_placed_priest_out(space=space, out=self.name(out))

    def built(self, event: Event) -> str:
        number, spaces = event.facts["number"], " + ".join(event.facts["spaces"])
        return self.say.event_built(name=self.name(event.seat), number=number, spaces=spaces)

    def gain_built(self, event: Event) -> str:
        return self.say.gain_built(number=event.facts["number"], spaces=" + ".join(event.facts["spaces"]))

    def used(self, event: Event) -> str:
        """Who was used, and what they do, unless that follows as a gain."""
        say, name, facts = self.say, self.name(event.seat), event.facts
        kind, value = PERSON_KINDS[facts["kind"]].id, facts["value"]
        who, effect = self._who(event), self.terms.use(kind, value)
        match facts["how"], kind in AT_ONCE:
            case "doubled", True:
                return say.event_used_doubled_gain(name=name, who=who)
            case "doubled", False:
                return say.event_used_doubled(name=name, who=who, effect=effect)
            case "extra", True:
                return say.event_used_extra_gain(name=name, who=who)
            case "extra", False:
                return say.event_used_extra(name=name, who=who, effect=effect)
            case _, True:
                return say.event_used_use_gain(name=name, who=who)
        return say.event_used_use(name=name, who=who, effect=effect)

    def _who(self, event: Event) -> str:
        kind = PERSON_KINDS[event.facts["kind"]].id
        return self.terms.named(kind, "man" if event.facts["sex"] == "man" else "woman")

    # -- gains ---------------------------------------------------------------------------------------

    def scored(self, event: Event) -> str:
        """Points, with their source where the deed doesn't say it."""
        vp = self.terms.vp(event.facts["points"])
        match event.facts["source"]:
            case "fish":
                return self.say.gain_scored_fish(vp=vp)
            case "helper":
                return self.say.gain_scored_helper(vp=vp)
        return vp

    def gained_offerings(self, event: Event) -> str:
        return self.say.offering(count=event.facts["count"])

    def gained_shells(self, event: Event) -> str:
        return self.say.shell(count=event.facts["count"])

    def gained_status(self, event: Event) -> str:
        return self.say.gain_gained_status(steps=event.facts["steps"], space=event.facts["space"])

    # -- the end of a round --------------------------------------------------------------------------

    def bought_jewelry(self, event: Event) -> str:
        jewel = event.facts["jewel"]
        shells = self.say.shell(count=JEWELS[jewel].shell_cost)
        return self.say.event_bought_jewelry(
            name=self.name(event.seat), jewel=self.terms.jewel(jewel), shells=shells
        )

    def fulfilled_task(self, event: Event) -> str:
        """A task, whether a yellow god helped, and the cards shown for it."""
        say, name, facts = self.say, self.name(event.seat), event.facts
        task, cards = self.terms.quoted(facts["task"]), self.terms.cards_shown(facts["cards"])
        if facts["yellow"]:
            if not cards:
                return say.event_fulfilled_task_yellow(name=name, task=task)
            return say.event_fulfilled_task_yellow_shown(name=name, task=task, cards=cards)
        if not cards:
            return say.event_fulfilled_task_plain(name=name, task=task)
        return say.event_fulfilled_task_plain_shown(name=name, task=task, cards=cards)

    def discarded_task(self, event: Event) -> str:
        task = self.terms.quoted(event.facts["task"])
        return self.say.event_discarded_task(name=self.name(event.seat), task=task)

    def took_task(self, event: Event) -> str:
        task = self.terms.quoted(event.facts["task"])
        return self.say.event_took_task(name=self.name(event.seat), task=task)

    def won_god_tile(self, event: Event) -> str:
        priests = self.say.priest(count=event.facts["priests"])
        return self.say.event_won_god_tile(name=self.name(event.seat), priests=priests)

    def god_tile_lost(self, _event: Event) -> str:
        return self.say.event_god_tile_lost()

    def turn_order(self, event: Event) -> str:
        return self.say.event_turn_order(seats=", ".join(map(self.name, event.facts["seats"])))

    # -- what happens to all seats at once, and at the table -----------------------------------------

    def round_begins(self, event: Event) -> str:
        return self.say.event_round_begins(round=event.facts["round"])

    def rolled(self, event: Event) -> str:
        """The dice of each seat."""
        parts = [
            self.say.text_roll(name=self.name(each.seat), dice=" ".join(map(str, each.facts["dice"])))
            for each in event.facts["parts"]
        ]
        return self.say.event_rolled(parts=", ".join(parts))

    def status(self, event: Event) -> str:
        return self.say.event_status(parts=self._points(event))

    def temple(self, event: Event) -> str:
        return self.say.event_temple(parts=self._points(event))

    def _points(self, event: Event) -> str:
        """The points of each seat."""
        vp, parts = self.terms.vp, event.facts["parts"]
        return ", ".join(
            self.say.name_vp(name=self.name(each.seat), vp=vp(each.facts["points"])) for each in parts
        )

    def turned_up(self, event: Event) -> str:
        """New cards in the open row."""
        gods = [GOD_ROWS[each.facts["god"]].id for each in event.facts["parts"]]
        return self.say.event_turned_up(parts=", ".join(self.terms.god(god, "colour") for god in gods))

    def reshuffled(self, event: Event) -> str:
        return self.say.event_reshuffled(cards=self.say.god_card(count=event.facts["cards"]))

    def game_ended(self, _event: Event) -> str:
        return self.say.event_game_ended()

    # -- news, in a few words --------------------------------------------------------------------------

    def news_placed_die(self, event: Event) -> str:
        card = self.terms.card(CARDS[event.facts["card"]].id, "board")
        return self.say.news_placed_die(number=event.facts["number"], brief=card)

    def news_used(self, event: Event) -> str:
        return self.say.news_used(who=self._who(event))

    def news_placed_material(self, event: Event) -> str:
        return self.terms.material(material_of(event.facts["material"]))

    def news_occupied(self, event: Event) -> str:
        return self.say.news_occupied(spot=event.facts["region"])

    def news_bought_jewelry(self, event: Event) -> str:
        return self.say.news_bought_jewelry(jewel=self.terms.jewel(event.facts["jewel"]))

    def news_fulfilled_task(self, event: Event) -> str:
        return self.say.news_fulfilled_task(task=self.terms.quoted(event.facts["task"]))

    def news_took_task(self, event: Event) -> str:
        return self.say.news_took_task(task=self.terms.quoted(event.facts["task"]))

    def news_discarded_task(self, event: Event) -> str:
        return self.say.news_discarded_task(task=self.terms.quoted(event.facts["task"]))

    def news_took_god_card(self, event: Event) -> str:
        return self.terms.god(GOD_ROWS[event.facts["god"]].id)

    def news_drew_god_card(self, _event: Event) -> str:
        return self.say.news_drew_god_card()

    def news_moved_hut(self, event: Event) -> str:
        return self.say.news_moved_hut(count=event.facts["count"])

    def news_built(self, event: Event) -> str:
        return self.say.news_built(number=event.facts["number"])

    def news_gained_status(self, event: Event) -> str:
        return self.say.news_gained_status(steps=event.facts["steps"])

    def news_placed_priest(self, event: Event) -> str:
        return self.say.news_placed_priest(space=event.facts["space"])


Saying = Callable[[Story, Event], str]
SENTENCES: Final[Mapping[str, Saying]] = {
    "placed_die": Story.placed_die,
    "played_god": Story.played_god,
    "no_god_card": Story.no_god_card,
    "occupied": Story.occupied,
    "took_person": Story.took_person,
    "shifted": Story.shifted,
    "moved_hut": Story.moved_hut,
    "placed_material": Story.placed_material,
    "material_beside": Story.material_beside,
    "placed_priest": Story.placed_priest,
    "built": Story.built,
    "used": Story.used,
    "bought_jewelry": Story.bought_jewelry,
    "fulfilled_task": Story.fulfilled_task,
    "discarded_task": Story.discarded_task,
    "took_task": Story.took_task,
    "won_god_tile": Story.won_god_tile,
    "god_tile_lost": Story.god_tile_lost,
    "turn_order": Story.turn_order,
    "round_begins": Story.round_begins,
    "rolled": Story.rolled,
    "status": Story.status,
    "temple": Story.temple,
    "turned_up": Story.turned_up,
    "reshuffled": Story.reshuffled,
    "game_ended": Story.game_ended,
}
"""The sentence for each kind of event."""
GAINS: Final[Mapping[str, Saying]] = {
    "scored": Story.scored,
    "gained_offerings": Story.gained_offerings,
    "gained_shells": Story.gained_shells,
    "gained_status": Story.gained_status,
    "took_god_card": Story.took_god_card,
    "drew_god_card": Story.drew_god_card,
    "played_god": Story.gain_played_god,
    "occupied": Story.gain_occupied,
    "took_person": Story.gain_took_person,
    "placed_priest": Story.gain_placed_priest,
    "built": Story.gain_built,
    "moved_hut": Story.gain_moved_hut,
    "placed_material": Story.gain_placed_material,
    "material_beside": Story.gain_material_beside,
    "no_god_card": Story.gain_no_god_card,
}
"""What a deed leads to, as part of its sentence."""
NEWS: Final[Mapping[str, Saying]] = {
    "placed_die": Story.news_placed_die,
    "used": Story.news_used,
    "placed_material": Story.news_placed_material,
    "material_beside": Story.gain_material_beside,
    "occupied": Story.news_occupied,
    "bought_jewelry": Story.news_bought_jewelry,
    "fulfilled_task": Story.news_fulfilled_task,
    "took_task": Story.news_took_task,
    "discarded_task": Story.news_discarded_task,
    "took_god_card": Story.news_took_god_card,
    "drew_god_card": Story.news_drew_god_card,
    "no_god_card": Story.gain_no_god_card,
    "took_person": Story.gain_took_person,
    "moved_hut": Story.news_moved_hut,
    "built": Story.news_built,
    "placed_priest": Story.news_placed_priest,
    "scored": Story.scored,
    "gained_offerings": Story.gained_offerings,
    "gained_shells": Story.gained_shells,
    "gained_status": Story.news_gained_status,
}
"""The same in a few words; other events aren't mentioned there."""
