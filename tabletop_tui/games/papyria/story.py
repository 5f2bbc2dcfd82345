"""What happens in Papyria: a sentence for each event, with what it brings."""

from collections.abc import Callable, Sequence
from typing import assert_never

from rulesets.core import Forced
from rulesets.papyria.advice.amounts import Counted, Formula
from rulesets.papyria.components import KEY_TILES, SCORING_TILES, START_TILES, StartTile
from rulesets.papyria.events import (
    BoughtKnowledge,
    Built,
    EndTriggered,
    Entered,
    GainedKnowledge,
    GameEnded,
    GaveUp,
    KeptEndTile,
    KeptStartTile,
    LaidEndTile,
    Moved,
    MovedPriest,
    NothingThere,
    PaidEndTile,
    PaidExtraScoring,
    PapyriaEvent,
    PlacedLandscape,
    PlacedPriest,
    Produced,
    Scored,
    TookKey,
    TookMultiplier,
    TookScoring,
    Traded,
    TurnedUp,
    TurnedUpAtBorder,
)
from rulesets.papyria.realm import Laid
from tabletop_tui.games.papyria.drawings.panels import MAJORITY_TITLES
from tabletop_tui.games.papyria.drawings.signs import land
from tabletop_tui.games.papyria.terms import HOME, Terms
from tabletop_tui.text.cells import held

BRINGING = (BoughtKnowledge, TookScoring, PlacedLandscape, Built)
"""Deeds that can bring gains, which then are said in the deed's sentence."""


class Story:
    """The sentences for events; one method for each kind."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat; empty for the table as a whole."""
        self.say, self.terms, self.name = terms.say, terms, name

    def story(self, events: Sequence[PapyriaEvent]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; gains join the deed that brought them."""
        found: list[tuple[PapyriaEvent, list[str]]] = []
        for event in events:
            last = found[-1][0] if found else None
            gain = self.gain(event) if isinstance(last, BRINGING) and last.seat == event.seat else None
            if gain is not None:
                found[-1][1].append(gain)
            elif (said := self.sentence(event)) is not None:
                found.append((event, [said]))
        return [(event.seat, self._joined(*parts)) for event, parts in found]

    def gain(self, event: PapyriaEvent) -> str | None:
        """What a seat gains, as part of the sentence of what brought it; `None` for anything else."""
        match event:
            case GainedKnowledge():
                return self.gain_of_knowledge(event)
            case Scored():
                return self.gain_of_scoring(event)
            case TookKey():
                return self.gain_of_key(event)
            case _:
                return None

    def sentence(self, event: PapyriaEvent) -> str | None:
        """An event in a sentence; `None` for a forced answer, as what follows from it says it."""
        match event:
            case KeptStartTile():
                return self.kept_start_tile(event)
            case PlacedPriest():
                return self.placed_priest(event)
            case Entered():
                return self.entered(event)
            case Moved():
                return self.moved(event)
            case BoughtKnowledge():
                return self.bought_knowledge(event)
            case PaidExtraScoring():
                return self.paid_extra_scoring(event)
            case Traded():
                return self.traded(event)
            case MovedPriest():
                return self.moved_priest(event)
            case TookMultiplier():
                return self.took_multiplier(event)
            case TookScoring():
                return self.took_scoring(event)
            case PlacedLandscape():
                return self.placed_landscape(event)
            case Built():
                return self.built(event)
            case GaveUp():
                return self.gave_up(event)
            case Produced():
                return self.produced(event)
            case NothingThere():
                return self.nothing_there(event)
            case PaidEndTile():
                return self.paid_end_tile(event)
            case KeptEndTile():
                return self.kept_end_tile(event)
            case LaidEndTile():
                return self.laid_end_tile(event)
            case TurnedUp():
                return self.turned_up(event)
            case TurnedUpAtBorder():
                return self.turned_up_at_border(event)
            case EndTriggered():
                return self.end_triggered(event)
            case GameEnded():
                return self.game_ended(event)
            case GainedKnowledge():
                return self.gained_knowledge(event)
            case Scored():
                return self.scored(event)
            case TookKey():
                return self.took_key(event)
            case Forced():
                return None
            case _:
                assert_never(event)

    def _joined(self, head: str, *gains: str) -> str:
        if not gains:
            return head
        return self.say.event_with(head=head.removesuffix("."), what=", ".join(gains))

    # -- set-up and the move -----------------------------------------------------------------------

    def kept_start_tile(self, event: KeptStartTile) -> str:
        tile = self.terms.start_tile(event.tile)
        return self.say.event_kept_start_tile(name=self.name(event.seat), tile=tile)

    def placed_priest(self, event: PlacedPriest) -> str:
        spot = self.terms.spot(event.cell)
        return self.say.event_placed_priest(name=self.name(event.seat), spot=spot)

    def entered(self, event: Entered) -> str:
        name, sector = self.name(event.seat), self.terms.sector(event.sector)
        if event.ring == "w":
            return self.say.event_entered_w(name=name, sector=sector)
        return self.say.event_entered_s(name=name, sector=sector)

    def moved(self, event: Moved) -> str:
        """From where to where, what it costs, and who is pushed on."""
        say, name, w = self.say, self.name(event.seat), event.ring == "w"
        start, end = self.terms.sector(event.from_sector), self.terms.sector(event.to_sector)
        cost = self.terms.money("lapis", event.cost)
        if event.pushed_sector is not None:
            other, to = self.name(event.pushed), self.terms.sector(event.pushed_sector)
            if event.cost:
                pays_and_pushes = say.event_moved_w_paid_pushed if w else say.event_moved_s_paid_pushed
                return pays_and_pushes(name=name, start=start, end=end, cost=cost, other=other, to=to)
            pushes = say.event_moved_w_pushed if w else say.event_moved_s_pushed
            return pushes(name=name, start=start, end=end, other=other, to=to)
        if event.cost:
            pays = say.event_moved_w_paid if w else say.event_moved_s_paid
            return pays(name=name, start=start, end=end, cost=cost)
        goes = say.event_moved_w if w else say.event_moved_s
        return goes(name=name, start=start, end=end)

    # -- arrival -----------------------------------------------------------------------------------

    def bought_knowledge(self, event: BoughtKnowledge) -> str:
        papyri = self.terms.money("papyrus", event.papyri)
        return self.say.event_bought_knowledge(name=self.name(event.seat), papyri=papyri)

    def paid_extra_scoring(self, event: PaidExtraScoring) -> str:
        papyri = self.terms.money("papyrus", event.papyri)
        return self.say.event_paid_extra_scoring(name=self.name(event.seat), papyri=papyri)

    def traded(self, event: Traded) -> str:
        return self.say.event_traded(name=self.name(event.seat), other=self.name(event.owner))

    def moved_priest(self, event: MovedPriest) -> str:
        name, cell = self.name(event.seat), event.cell
        if cell == HOME:
            return self.say.event_moved_priest_home(name=name)
        return self.say.event_moved_priest_there(name=name, spot=self.terms.spot(cell))

    # -- actions -----------------------------------------------------------------------------------

    def took_multiplier(self, event: TookMultiplier) -> str:
        symbols = self.terms.symbols(event.symbol, event.count)
        return self.say.event_took_multiplier(name=self.name(event.seat), symbols=symbols)

    def took_scoring(self, event: TookScoring) -> str:
        tile = self.terms.kind(SCORING_TILES[event.tile].kind)
        return self.say.event_took_scoring(name=self.name(event.seat), tile=tile)

    def placed_landscape(self, event: PlacedLandscape) -> str:
        spot = self.terms.spot(event.cell)
        what = self.terms.shown(Laid(event.tile, event.rotation))
        return self.say.event_placed_landscape(name=self.name(event.seat), spot=spot, what=what)

    def built(self, event: Built) -> str:
        name, good = self.name(event.seat), self.terms.good(event.good, "object")
        spot = self.terms.spot(event.cell)
        if not event.lapis:
            return self.say.event_built_free(name=name, good=good, spot=spot)
        lapis = self.terms.money("lapis", event.lapis)
        return self.say.event_built_paid(name=name, good=good, spot=spot, lapis=lapis)

    def gave_up(self, event: GaveUp) -> str:
        good = self.terms.good(event.good, "object")
        return self.say.event_gave_up(name=self.name(event.seat), good=good)

    def produced(self, event: Produced) -> str:
        name, good, count = self.name(event.seat), event.good, event.count
        if count:
            return self.say.event_produced_some(name=name, goods=self.terms.money(good, count))
        if good == "lapis":
            return self.say.event_produced_lapis(name=name)
        return self.say.event_produced_papyrus(name=name)

    def nothing_there(self, event: NothingThere) -> str:
        sector, space = self.terms.sector(event.sector), self._space(event.space)
        return self.say.event_nothing_there(name=self.name(event.seat), sector=sector, space=space)

    # -- end tiles and what is turned up -----------------------------------------------------------

    def paid_end_tile(self, event: PaidEndTile) -> str:
        price = self.terms.money(event.good, event.amount)
        points = self.terms.money("points", event.points)
        return self.say.event_paid_end_tile(name=self.name(event.seat), price=price, points=points)

    def kept_end_tile(self, event: KeptEndTile) -> str:
        tile = self.terms.offer(event.tile)
        return self.say.event_kept_end_tile(name=self.name(event.seat), tile=tile)

    def laid_end_tile(self, event: LaidEndTile) -> str:
        sector, space = self.terms.sector(event.sector), self._space(event.space)
        tile, left = self.terms.offer(event.tile), event.left
        return self.say.event_laid_end_tile(sector=sector, space=space, tile=tile, left=left)

    def turned_up(self, event: TurnedUp) -> str:
        sector, space = self.terms.sector(event.sector), self._space(event.space)
        what = self.terms.thing(event.thing)
        return self.say.event_turned_up(sector=sector, space=space, what=what)

    def turned_up_at_border(self, event: TurnedUpAtBorder) -> str:
        tile = self.terms.kind(SCORING_TILES[event.tile].kind)
        return self.say.event_turned_up_at_border(tile=tile)

    def end_triggered(self, _event: EndTriggered) -> str:
        return self.say.event_end_triggered()

    def game_ended(self, event: GameEnded) -> str:
        """The end, and the majorities of which no player has anything (ruling R44)."""
        if not event.unclaimed:
            return self.say.event_game_ended()
        titles = [MAJORITY_TITLES[id](self.terms.say) for id in event.unclaimed]
        what = ", ".join(titles)
        if event.all_score:
            return self.say.event_game_ended_nought_all(what=what)
        return self.say.event_game_ended_nought_nobody(what=what)

    # -- gains -------------------------------------------------------------------------------------

    def gained_knowledge(self, event: GainedKnowledge) -> str:
        knowledge = self.gain_of_knowledge(event)
        return self.say.event_gained_knowledge(name=self.name(event.seat), knowledge=knowledge)

    def gain_of_knowledge(self, event: GainedKnowledge) -> str:
        return self.terms.money("knowledge", event.count)

    def scored(self, event: Scored) -> str:
        kind, product = self.terms.kind(event.scoring), self.gain_of_scoring(event)
        return self.say.event_scored(name=self.name(event.seat), kind=kind, product=product)

    def gain_of_scoring(self, event: Scored) -> str:
        return self.terms.product(Formula(event.value, event.multiplier, event.knowledge))

    def took_key(self, event: TookKey) -> str:
        kind, tile = self.terms.kind(KEY_TILES[event.tile].kind), self.terms.keys(event.tile)
        return self.say.event_took_key(name=self.name(event.seat), kind=kind, tile=tile)

    def gain_of_key(self, event: TookKey) -> str:
        return self.terms.key_tile(event.tile)

    def _space(self, space: str) -> str:
        return self.terms.space(space.partition(":")[2])


class Brief:
    """A turn in a line of signs: which piece went where, what it took there, and the points of it all."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def line(self, events: Sequence[PapyriaEvent]) -> str:
        """A whole turn: `♟ Nippur ═♣▲ +2◆ +11★`. No line ends between a piece and where it went."""
        parts = [part for event in events if (part := self.part(event))]
        points = sum(event.points for event in events if isinstance(event, Scored | PaidEndTile))
        return " ".join([*parts, self.terms.amount("points", points, "+").text] if points else parts)

    def part(self, event: PapyriaEvent) -> str:
        """An event in a few signs; empty for one that has no place in the line."""
        terms = self.terms
        match event:
            case KeptStartTile():
                return self._gifts(START_TILES[event.tile])
            case PlacedPriest():
                return held(f"{terms.sign('priest')} {terms.spot(event.cell)}")
            case Entered():
                return held(f"{terms.sign(event.ring)} {terms.sector(event.sector)}")
            case Moved():
                return held(f"{terms.sign(event.ring)} {terms.sector(event.to_sector)}")
            case PlacedLandscape():
                return "".join(run.text for run in land(terms, Laid(event.tile, event.rotation)))
            case Built():
                return terms.sign(event.good)
            case TookMultiplier():
                return f"+{terms.sign(event.symbol) * event.count}"
            case Produced() if event.count:
                return terms.amount(event.good, event.count, "+").text
            case PaidEndTile():
                return terms.sign("end")
            case TookKey():
                return f"{terms.sign('key')}{terms.sign(KEY_TILES[event.tile].kind)}"
            case _:
                return ""

    def _gifts(self, tile: StartTile) -> str:
        """What a starting tile gives: `+♣ +2▤`."""
        terms, kind = self.terms, tile.symbol_kind
        symbols = [f"+{terms.sign(kind) * tile.symbols}"] if kind != "none" else []
        goods: tuple[tuple[Counted, int], ...] = (
            ("lapis", tile.lapis),
            ("papyrus", tile.papyrus),
            ("knowledge", tile.knowledge),
        )
        return " ".join([*symbols, *(terms.amount(good, count, "+").text for good, count in goods if count)])
