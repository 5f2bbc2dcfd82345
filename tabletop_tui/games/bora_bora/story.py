"""What happens in Bora Bora: a sentence for each deed, with what it brings; few words for the news."""

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from rulesets.bora_bora.advice.deeds import (
    AllRolled,
    Deed,
    Gain,
    MovedHuts,
    NewGodCards,
    PhaseScored,
    together,
)
from rulesets.bora_bora.components import CARDS, JEWELS, PERSON_KINDS, SEX_WORDS, material_of
from rulesets.bora_bora.events import (
    BoraBoraEvent,
    BoughtJewelry,
    Built,
    DiscardedTask,
    Doubled,
    DrewGodCard,
    FulfilledTask,
    GainedOfferings,
    GainedShells,
    GainedStatus,
    GameEnded,
    GodTileLost,
    MaterialBeside,
    NoGodCard,
    Occupied,
    OnlyBlocked,
    PlacedDie,
    PlacedMaterial,
    PlacedPriest,
    PlayedGod,
    Reshuffled,
    RoundBegins,
    Scored,
    Shifted,
    TookGodCard,
    TookPerson,
    TookTask,
    TurnOrder,
    Used,
    WonGodTile,
)
from rulesets.bora_bora.setup import FISHING
from tabletop_tui.games.bora_bora.terms import Terms

AT_ONCE: Final = frozenset({"vp", "offering", "shell", "status"})
"""Kinds of people whose gain comes right after their use, so that the use needn't mention it."""


class Story:
    """The sentences for events; one method for each kind."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat; empty for the table as a whole."""
        self.say, self.terms, self.name = terms.say, terms, name

    def story(self, events: Sequence[BoraBoraEvent]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; gains join what the seat did before."""
        found: list[tuple[Deed, list[str]]] = []
        for deed in together(events):
            if isinstance(deed, Gain) and found and found[-1][0].seat == deed.seat:
                found[-1][1].append(self.gain(deed))
            else:
                found.append((deed, [self.sentence(deed)]))
        return [(deed.seat, self._joined(*parts)) for deed, parts in found]

    def sentence(self, deed: Deed) -> str:
        """A deed as it stands alone."""
        match deed:
            case PlacedDie():
                return self.placed_die(deed)
            case PlayedGod():
                return self.played_god(deed)
            case NoGodCard():
                return self.no_god_card(deed)
            case Occupied():
                return self.occupied(deed)
            case TookPerson():
                return self.took_person(deed)
            case Shifted():
                return self.shifted(deed)
            case MovedHuts():
                return self.moved_hut(deed)
            case PlacedMaterial():
                return self.placed_material(deed)
            case MaterialBeside():
                return self.material_beside(deed)
            case PlacedPriest():
                return self.placed_priest(deed)
            case Built():
                return self.built(deed)
            case Used():
                return self.used(deed)
            case Doubled():
                return self.doubled(deed)
            case BoughtJewelry():
                return self.bought_jewelry(deed)
            case FulfilledTask():
                return self.fulfilled_task(deed)
            case DiscardedTask():
                return self.discarded_task(deed)
            case TookTask():
                return self.took_task(deed)
            case WonGodTile():
                return self.won_god_tile(deed)
            case GodTileLost():
                return self.god_tile_lost(deed)
            case TurnOrder():
                return self.turn_order(deed)
            case RoundBegins():
                return self.round_begins(deed)
            case AllRolled():
                return self.rolled(deed)
            case PhaseScored():
                return self.phase_scored(deed)
            case NewGodCards():
                return self.turned_up(deed)
            case Reshuffled():
                return self.reshuffled(deed)
            case GameEnded():
                return self.game_ended(deed)
            case _:
                return self.say.event_gains(name=self.name(deed.seat), what=self.gain(deed))

    def gain(self, deed: Gain) -> str:
        """What a deed leads to, as part of its sentence."""
        match deed:
            case Scored():
                return self.scored(deed)
            case GainedOfferings():
                return self.gained_offerings(deed)
            case GainedShells():
                return self.gained_shells(deed)
            case GainedStatus():
                return self.gained_status(deed)
            case TookGodCard():
                return self.took_god_card(deed)
            case DrewGodCard():
                return self.drew_god_card(deed)
            case PlayedGod():
                return self.gain_played_god(deed)
            case Occupied():
                return self.gain_occupied(deed)
            case TookPerson():
                return self.gain_took_person(deed)
            case PlacedPriest():
                return self.gain_placed_priest(deed)
            case Built():
                return self.gain_built(deed)
            case MovedHuts():
                return self.gain_moved_hut(deed)
            case PlacedMaterial():
                return self.gain_placed_material(deed)
            case MaterialBeside():
                return self.gain_material_beside(deed)
            case NoGodCard():
                return self.gain_no_god_card(deed)
            case OnlyBlocked():
                return self.say.gain_only_blocked()
            case _:
                assert_never(deed)

    def news(self, events: Sequence[BoraBoraEvent]) -> str:
        """What one seat has done, in a few words without its name: `3 on Water · hut on c3 · 2★`."""
        between = ", " if self.terms.spelt else " · "  # a dot would be read out
        return between.join(filter(None, map(self.in_few_words, together(events))))

    def in_few_words(self, deed: Deed) -> str:
        """The same for one deed; empty for one that isn't mentioned there."""
        match deed:
            case PlacedDie():
                return self.news_placed_die(deed)
            case Used():
                return self.news_used(deed)
            case PlacedMaterial():
                return self.news_placed_material(deed)
            case MaterialBeside():
                return self.gain_material_beside(deed)
            case Occupied():
                return self.news_occupied(deed)
            case BoughtJewelry():
                return self.news_bought_jewelry(deed)
            case FulfilledTask():
                return self.news_fulfilled_task(deed)
            case TookTask():
                return self.news_took_task(deed)
            case DiscardedTask():
                return self.news_discarded_task(deed)
            case TookGodCard():
                return self.news_took_god_card(deed)
            case DrewGodCard():
                return self.news_drew_god_card(deed)
            case NoGodCard():
                return self.gain_no_god_card(deed)
            case TookPerson():
                return self.gain_took_person(deed)
            case MovedHuts():
                return self.news_moved_hut(deed)
            case Built():
                return self.news_built(deed)
            case PlacedPriest():
                return self.news_placed_priest(deed)
            case Scored():
                return self.scored(deed)
            case GainedOfferings():
                return self.gained_offerings(deed)
            case GainedShells():
                return self.gained_shells(deed)
            case GainedStatus():
                return self.news_gained_status(deed)
            case WonGodTile():
                return self.say.news_won_god_tile()
            case PhaseScored():
                return self.news_phase_scored(deed)
        return ""

    def _joined(self, head: str, *gains: str) -> str:
        if not gains:
            return head
        return self.say.event_with(head=head.removesuffix("."), what=", ".join(gains))

    # -- dice and gods -------------------------------------------------------------------------------

    def placed_die(self, event: PlacedDie) -> str:
        """A die on a card, with the gods that were played for it."""
        say, name = self.say, self.name(event.seat)
        number, card = event.number, self.terms.card(CARDS[event.card].id)
        if event.card == FISHING:
            return say.event_placed_die_fishing(name=name, number=number)
        if event.blue and event.white:
            return say.event_placed_die_both(name=name, number=number, card=card)
        if event.blue:
            return say.event_placed_die_blue(name=name, number=number, card=card)
        if event.white:
            return say.event_placed_die_white(name=name, number=number, card=card)
        return say.event_placed_die_plain(name=name, number=number, card=card)

    def played_god(self, event: PlayedGod) -> str:
        god = self.terms.god(event.god, "object")
        return self.say.event_played_god(name=self.name(event.seat), god=god, payment=self._payment(event))

    def gain_played_god(self, event: PlayedGod) -> str:
        paid = self.terms.god(event.god)
        return self.say.gain_played_god(paid=paid, payment=self._payment(event))

    def _payment(self, event: PlayedGod) -> str:
        return self.terms.payment(event.cards)

    def took_god_card(self, event: TookGodCard) -> str:
        return self.terms.cards_of(event.god, 1)

    def drew_god_card(self, event: DrewGodCard) -> str:
        """A card from the deck; which one only its owner learns."""
        god = event.god
        if god is None:
            return self.say.gain_drew_god_card_unseen()
        return self.say.gain_drew_god_card_own(card=self.terms.cards_of(god, 1))

    def no_god_card(self, event: NoGodCard) -> str:
        return self.say.event_no_god_card(name=self.name(event.seat))

    def gain_no_god_card(self, _event: NoGodCard) -> str:
        return self.say.gain_no_god_card()

    # -- huts, people, priests, buildings ------------------------------------------------------------

    def occupied(self, event: Occupied) -> str:
        """A hut on a region, and whose has made way."""
        name, region, aside = (
            self.name(event.seat),
            self.terms.region(event.region),
            event.aside,
        )
        if aside is None:
            return self.say.event_occupied_free(name=name, region=region)
        return self.say.event_occupied_aside(name=name, region=region, aside=self.name(aside))

    def gain_occupied(self, event: Occupied) -> str:
        region, aside = self.terms.region(event.region), event.aside
        if aside is None:
            return self.say.gain_occupied_free(region=region)
        return self.say.gain_occupied_aside(region=region, aside=self.name(aside))

    def took_person(self, event: TookPerson) -> str:
        tile, place = self.terms.person(event.tile), event.place
        return self.say.event_took_person(name=self.name(event.seat), tile=tile, place=place)

    def gain_took_person(self, event: TookPerson) -> str:
        return self.terms.person(event.tile)

    def shifted(self, event: Shifted) -> str:
        return self.say.event_shifted(name=self.name(event.seat), tile=self.terms.person(event.tile))

    def moved_hut(self, event: MovedHuts) -> str:
        return self.say.event_moved_hut(name=self.name(event.seat), count=event.count)

    def gain_moved_hut(self, event: MovedHuts) -> str:
        return self.say.gain_moved_hut(count=event.count)

    def placed_material(self, event: PlacedMaterial) -> str:
        material = self.terms.material(material_of(event.material))
        space = self.terms.space(event.space)
        return self.say.event_placed_material(name=self.name(event.seat), material=material, space=space)

    def gain_placed_material(self, event: PlacedMaterial) -> str:
        material = self.terms.material(material_of(event.material))
        return self.say.gain_placed_material(material=material, space=self.terms.space(event.space))

    def material_beside(self, event: MaterialBeside) -> str:
        material = self.terms.material(material_of(event.material))
        return self.say.event_material_beside(name=self.name(event.seat), material=material)

    def gain_material_beside(self, event: MaterialBeside) -> str:
        return self.say.gain_material_beside(material=self.terms.material(material_of(event.material)))

    def placed_priest(self, event: PlacedPriest) -> str:
        """A priest on a space, and whose has been pushed out."""
        name, space, out = self.name(event.seat), event.space, event.out
        if out is None:
            return self.say.event_placed_priest_free(name=name, space=space)
        return self.say.event_placed_priest_out(name=name, space=space, out=self.name(out))

    def gain_placed_priest(self, event: PlacedPriest) -> str:
        space, out = event.space, event.out
        if out is None:
            return self.say.gain_placed_priest_free(space=space)
        return self.say.gain_placed_priest_out(space=space, out=self.name(out))

    def built(self, event: Built) -> str:
        number, spaces = event.number, " + ".join(map(self.terms.space, event.spaces))
        return self.say.event_built(name=self.name(event.seat), number=number, spaces=spaces)

    def gain_built(self, event: Built) -> str:
        spaces = " + ".join(map(self.terms.space, event.spaces))
        return self.say.gain_built(number=event.number, spaces=spaces)

    def used(self, event: Used) -> str:
        """Who was used, and what they do, unless that follows as a gain."""
        say, name = self.say, self.name(event.seat)
        kind, value = PERSON_KINDS[event.person_kind].id, event.value
        who, effect = self._who(event), self.terms.use(kind, value)
        match event.how, kind in AT_ONCE:
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

    def doubled(self, event: Doubled) -> str:
        cards = self.say.god_card(count=event.more)
        return self.say.event_doubled(name=self.name(event.seat), who=self._who(event), cards=cards)

    def _who(self, event: Used | Doubled) -> str:
        kind = PERSON_KINDS[event.person_kind].id
        return self.terms.named(kind, SEX_WORDS[event.sex])

    # -- gains ---------------------------------------------------------------------------------------

    def scored(self, event: Scored) -> str:
        """Points, with their source where the deed doesn't say it."""
        vp = self.terms.vp(event.points)
        match event.source:
            case "fish":
                return self.say.gain_scored_fish(vp=vp)
            case "helper":
                return self.say.gain_scored_helper(vp=vp)
        return vp

    def gained_offerings(self, event: GainedOfferings) -> str:
        return self.say.offering(count=event.count)

    def gained_shells(self, event: GainedShells) -> str:
        return self.say.shell(count=event.count)

    def gained_status(self, event: GainedStatus) -> str:
        return self.say.gain_gained_status(steps=event.steps, space=event.space)

    # -- the end of a round --------------------------------------------------------------------------

    def bought_jewelry(self, event: BoughtJewelry) -> str:
        jewel = event.jewel
        shells = self.say.shell(count=JEWELS[jewel].shell_cost)
        return self.say.event_bought_jewelry(
            name=self.name(event.seat), jewel=self.terms.jewel(jewel), shells=shells
        )

    def fulfilled_task(self, event: FulfilledTask) -> str:
        """A task, whether a yellow god helped, and the cards shown for it."""
        say, name = self.say, self.name(event.seat)
        task, cards = self.terms.task(event.task), self.terms.cards_shown(event.cards)
        if event.yellow:
            if not cards:
                return say.event_fulfilled_task_yellow(name=name, task=task)
            return say.event_fulfilled_task_yellow_shown(name=name, task=task, cards=cards)
        if not cards:
            return say.event_fulfilled_task_plain(name=name, task=task)
        return say.event_fulfilled_task_plain_shown(name=name, task=task, cards=cards)

    def discarded_task(self, event: DiscardedTask) -> str:
        task = self.terms.task(event.task)
        return self.say.event_discarded_task(name=self.name(event.seat), task=task)

    def took_task(self, event: TookTask) -> str:
        task = self.terms.task(event.task)
        return self.say.event_took_task(name=self.name(event.seat), task=task)

    def won_god_tile(self, event: WonGodTile) -> str:
        priests = self.say.priest(count=event.priests)
        return self.say.event_won_god_tile(name=self.name(event.seat), priests=priests)

    def god_tile_lost(self, _event: GodTileLost) -> str:
        return self.say.event_god_tile_lost()

    def turn_order(self, event: TurnOrder) -> str:
        return self.say.event_turn_order(seats=", ".join(map(self.name, event.seats)))

    # -- what happens to all seats at once, and at the table -----------------------------------------

    def round_begins(self, event: RoundBegins) -> str:
        return self.say.event_round_begins(round=event.round)

    def rolled(self, event: AllRolled) -> str:
        """The dice of each seat."""
        parts = [
            self.say.text_roll(name=self.name(each.seat), dice=" ".join(map(str, each.dice)))
            for each in event.rolls
        ]
        return self.say.event_rolled(parts=", ".join(parts))

    def phase_scored(self, event: PhaseScored) -> str:
        """The points of each seat for status, or for the temple."""
        say, vp = self.say, self.terms.vp
        points = [say.name_vp(name=self.name(each.seat), vp=vp(each.points)) for each in event.scores]
        parts = ", ".join(points)
        match event.source:
            case "status":
                return say.event_status(parts=parts)
            case "temple":
                return say.event_temple(parts=parts)

    def turned_up(self, event: NewGodCards) -> str:
        """New cards in the open row."""
        colours = [self.terms.god(each.god, "colour") for each in event.cards]
        return self.say.event_turned_up(parts=", ".join(colours))

    def reshuffled(self, event: Reshuffled) -> str:
        return self.say.event_reshuffled(cards=self.say.god_card(count=event.cards))

    def game_ended(self, _event: GameEnded) -> str:
        return self.say.event_game_ended()

    # -- news, in a few words --------------------------------------------------------------------------

    def news_placed_die(self, event: PlacedDie) -> str:
        """A die on a card; a blue god is the reason why it needn't be lower."""
        number, card = event.number, self.terms.card(CARDS[event.card].id, "board")
        if event.blue:
            return self.say.news_placed_die_god(number=number, brief=card, god=self.terms.god("blue"))
        return self.say.news_placed_die(number=number, brief=card)

    def news_used(self, event: Used) -> str:
        return self.say.news_used(who=self._who(event))

    def news_placed_material(self, event: PlacedMaterial) -> str:
        return self.terms.material(material_of(event.material))

    def news_occupied(self, event: Occupied) -> str:
        return self.say.news_occupied(spot=event.region)

    def news_bought_jewelry(self, event: BoughtJewelry) -> str:
        return self.say.news_bought_jewelry(jewel=self.terms.jewel(event.jewel))

    def news_fulfilled_task(self, event: FulfilledTask) -> str:
        return self.say.news_fulfilled_task(task=self.terms.quoted(event.task))

    def news_took_task(self, event: TookTask) -> str:
        return self.say.news_took_task(task=self.terms.quoted(event.task))

    def news_discarded_task(self, event: DiscardedTask) -> str:
        return self.say.news_discarded_task(task=self.terms.quoted(event.task))

    def news_took_god_card(self, event: TookGodCard) -> str:
        return self.terms.god(event.god)

    def news_drew_god_card(self, _event: DrewGodCard) -> str:
        return self.say.news_drew_god_card()

    def news_phase_scored(self, event: PhaseScored) -> str:
        """What one seat got for status or its priests; nothing of nothing."""
        points = sum(each.points for each in event.scores)
        if not points:
            return ""
        vp = self.terms.vp(points)
        match event.source:
            case "status":
                return self.say.news_status(vp=vp)
            case "temple":
                return self.say.news_temple(vp=vp)

    def news_moved_hut(self, event: MovedHuts) -> str:
        return self.say.news_moved_hut(count=event.count)

    def news_built(self, event: Built) -> str:
        return self.say.news_built(number=event.number)

    def news_gained_status(self, event: GainedStatus) -> str:
        return self.say.news_gained_status(steps=event.steps)

    def news_placed_priest(self, event: PlacedPriest) -> str:
        return self.say.news_placed_priest(space=event.space)
