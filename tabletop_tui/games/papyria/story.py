"""What happens in Papyria: a sentence for each event, with what it brings."""

from collections.abc import Callable, Mapping, Sequence

from rulesets.core import Event
from rulesets.papyria.advice.amounts import Formula
from rulesets.papyria.components import SCORING_TILES
from rulesets.papyria.realm import Laid
from tabletop_tui.games.papyria.terms import HOME, Terms


class Story:
    """The sentences for events; one method for each kind."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat; empty for the table as a whole."""
        self.say, self.terms, self.name = terms.say, terms, name

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; gains join the deed that brought them."""
        found: list[tuple[Event, list[str]]] = []
        for event in events:
            if event.kind in GAINS and found and _brought(found[-1][0], event):
                found[-1][1].append(GAINS[event.kind](self, event))
            elif said := SENTENCES[event.kind](self, event):
                found.append((event, [said]))
        return [(event.seat, self._joined(*parts)) for event, parts in found]

    def _joined(self, head: str, *gains: str) -> str:
        if not gains:
            return head
        return self.say.event_with(head=head.removesuffix("."), what=", ".join(gains))

    # -- set-up and the move -----------------------------------------------------------------------

    def kept_start_tile(self, event: Event) -> str:
        tile = self.terms.start_tile(event.facts["tile"])
        return self.say.event_kept_start_tile(name=self.name(event.seat), tile=tile)

    def placed_priest(self, event: Event) -> str:
        spot = self.terms.spot(event.facts["cell"])
        return self.say.event_placed_priest(name=self.name(event.seat), spot=spot)

    def entered(self, event: Event) -> str:
        name, sector = self.name(event.seat), self.terms.sector(event.facts["sector"])
        if event.facts["ring"] == "w":
            return self.say.event_entered_w(name=name, sector=sector)
        return self.say.event_entered_s(name=name, sector=sector)

    def moved(self, event: Event) -> str:
        """From where to where, what it costs, and who is pushed on."""
        facts, say, name, w = event.facts, self.say, self.name(event.seat), event.facts["ring"] == "w"
        start, end, to = (self.terms.sector(sector) for sector in facts["sectors"])
        cost, other = self.terms.money("lapis", facts["cost"]), self.name(facts["pushed"])
        if facts["pushed"] is not None and facts["cost"]:
            pays_and_pushes = say.event_moved_w_paid_pushed if w else say.event_moved_s_paid_pushed
            return pays_and_pushes(name=name, start=start, end=end, cost=cost, other=other, to=to)
        if facts["pushed"] is not None:
            pushes = say.event_moved_w_pushed if w else say.event_moved_s_pushed
            return pushes(name=name, start=start, end=end, other=other, to=to)
        if facts["cost"]:
            pays = say.event_moved_w_paid if w else say.event_moved_s_paid
            return pays(name=name, start=start, end=end, cost=cost)
        goes = say.event_moved_w if w else say.event_moved_s
        return goes(name=name, start=start, end=end)

    # -- arrival -----------------------------------------------------------------------------------

    def bought_knowledge(self, event: Event) -> str:
        papyri = self.terms.money("papyrus", event.facts["papyri"])
        return self.say.event_bought_knowledge(name=self.name(event.seat), papyri=papyri)

    def paid_extra_scoring(self, event: Event) -> str:
        papyri = self.terms.money("papyrus", event.facts["papyri"])
        return self.say.event_paid_extra_scoring(name=self.name(event.seat), papyri=papyri)

    def traded(self, event: Event) -> str:
        return self.say.event_traded(name=self.name(event.seat), other=self.name(event.facts["owner"]))

    def moved_priest(self, event: Event) -> str:
        name, cell = self.name(event.seat), event.facts["cell"]
        if cell == HOME:
            return self.say.event_moved_priest_home(name=name)
        return self.say.event_moved_priest_there(name=name, spot=self.terms.spot(cell))

    # -- actions -----------------------------------------------------------------------------------

    def took_multiplier(self, event: Event) -> str:
        symbols = self.terms.symbols(event.facts["kind"], event.facts["symbols"])
        return self.say.event_took_multiplier(name=self.name(event.seat), symbols=symbols)

    def took_scoring(self, event: Event) -> str:
        tile = self.terms.kind(SCORING_TILES[event.facts["tile"]].kind)
        return self.say.event_took_scoring(name=self.name(event.seat), tile=tile)

    def placed_landscape(self, event: Event) -> str:
        spot = self.terms.spot(event.facts["cell"])
        what = self.terms.shown(Laid(event.facts["tile"], event.facts["rotation"]))
        return self.say.event_placed_landscape(name=self.name(event.seat), spot=spot, what=what)

    def built(self, event: Event) -> str:
        name, good = self.name(event.seat), self.terms.good(event.facts["good"], "object")
        spot = self.terms.spot(event.facts["cell"])
        if not event.facts["lapis"]:
            return self.say.event_built_free(name=name, good=good, spot=spot)
        lapis = self.terms.money("lapis", event.facts["lapis"])
        return self.say.event_built_paid(name=name, good=good, spot=spot, lapis=lapis)

    def gave_up(self, event: Event) -> str:
        good = self.terms.good(event.facts["good"], "object")
        return self.say.event_gave_up(name=self.name(event.seat), good=good)

    def produced(self, event: Event) -> str:
        name, good, count = self.name(event.seat), event.facts["good"], event.facts["count"]
        if count:
            return self.say.event_produced_some(name=name, goods=self.terms.money(good, count))
        if good == "lapis":
            return self.say.event_produced_lapis(name=name)
        return self.say.event_produced_papyrus(name=name)

    def nothing_there(self, event: Event) -> str:
        sector, space = self.terms.sector(event.facts["sector"]), self._space(event)
        return self.say.event_nothing_there(name=self.name(event.seat), sector=sector, space=space)

    # -- end tiles and what is turned up -----------------------------------------------------------

    def paid_end_tile(self, event: Event) -> str:
        price = self.terms.money(event.facts["good"], event.facts["amount"])
        points = self.terms.money("points", event.facts["points"])
        return self.say.event_paid_end_tile(name=self.name(event.seat), price=price, points=points)

    def kept_end_tile(self, event: Event) -> str:
        tile = self.terms.offer(event.facts["tile"])
        return self.say.event_kept_end_tile(name=self.name(event.seat), tile=tile)

    def laid_end_tile(self, event: Event) -> str:
        sector, space = self.terms.sector(event.facts["sector"]), self._space(event)
        tile, left = self.terms.offer(event.facts["tile"]), event.facts["left"]
        return self.say.event_laid_end_tile(sector=sector, space=space, tile=tile, left=left)

    def turned_up(self, event: Event) -> str:
        sector, space = self.terms.sector(event.facts["sector"]), self._space(event)
        what = self.terms.thing(event.facts["thing"])
        return self.say.event_turned_up(sector=sector, space=space, what=what)

    def turned_up_at_border(self, event: Event) -> str:
        tile = self.terms.kind(SCORING_TILES[event.facts["tile"]].kind)
        return self.say.event_turned_up_at_border(tile=tile)

    def end_triggered(self, _event: Event) -> str:
        return self.say.event_end_triggered()

    def game_ended(self, _event: Event) -> str:
        return self.say.event_game_ended()

    def forced(self, _event: Event) -> str:
        """An answer without alternatives: what follows from it says it."""
        return ""

    # -- gains -------------------------------------------------------------------------------------

    def gained_knowledge(self, event: Event) -> str:
        knowledge = self.gain_of_knowledge(event)
        return self.say.event_gained_knowledge(name=self.name(event.seat), knowledge=knowledge)

    def gain_of_knowledge(self, event: Event) -> str:
        return self.terms.money("knowledge", event.facts["count"])

    def scored(self, event: Event) -> str:
        kind, product = self.terms.kind(event.facts["kind"]), self.gain_of_scoring(event)
        return self.say.event_scored(name=self.name(event.seat), kind=kind, product=product)

    def gain_of_scoring(self, event: Event) -> str:
        facts = event.facts
        return self.terms.product(Formula(facts["value"], facts["multiplier"], facts["knowledge"]))

    def took_key(self, event: Event) -> str:
        kind, tile = self.terms.kind(event.facts["kind"]), self.terms.keys(event.facts["tile"])
        return self.say.event_took_key(name=self.name(event.seat), kind=kind, tile=tile)

    def gain_of_key(self, event: Event) -> str:
        return self.terms.key_tile(event.facts["tile"])

    def _space(self, event: Event) -> str:
        return self.terms.space(event.facts["space"].partition(":")[2])


def _brought(deed: Event, gain: Event) -> bool:
    """Whether a gain is said in the sentence of a deed."""
    return deed.seat == gain.seat and deed.kind in BRINGING


Saying = Callable[[Story, Event], str]
SENTENCES: Mapping[str, Saying] = {
    "kept_start_tile": Story.kept_start_tile,
    "placed_priest": Story.placed_priest,
    "entered": Story.entered,
    "moved": Story.moved,
    "bought_knowledge": Story.bought_knowledge,
    "paid_extra_scoring": Story.paid_extra_scoring,
    "traded": Story.traded,
    "moved_priest": Story.moved_priest,
    "took_multiplier": Story.took_multiplier,
    "took_scoring": Story.took_scoring,
    "placed_landscape": Story.placed_landscape,
    "built": Story.built,
    "gave_up": Story.gave_up,
    "produced": Story.produced,
    "nothing_there": Story.nothing_there,
    "paid_end_tile": Story.paid_end_tile,
    "kept_end_tile": Story.kept_end_tile,
    "laid_end_tile": Story.laid_end_tile,
    "turned_up": Story.turned_up,
    "turned_up_at_border": Story.turned_up_at_border,
    "end_triggered": Story.end_triggered,
    "game_ended": Story.game_ended,
    "forced": Story.forced,
    "gained_knowledge": Story.gained_knowledge,
    "scored": Story.scored,
    "took_key": Story.took_key,
}
"""The sentence for each kind of event; empty for one that isn't worth a sentence."""
GAINS: Mapping[str, Saying] = {
    "gained_knowledge": Story.gain_of_knowledge,
    "scored": Story.gain_of_scoring,
    "took_key": Story.gain_of_key,
}
"""What a seat gains, as part of the sentence of the deed that brought it."""
BRINGING = frozenset({"bought_knowledge", "took_scoring", "placed_landscape", "built"})
"""Deeds that can bring such gains."""
