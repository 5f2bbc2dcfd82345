"""The things of Papyria on the ring, one class per noun: pieces, slots, spaces, borders and their tiles."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.papyria.actions import space_id
from rulesets.papyria.components import (
    END_TILES,
    EXTRA_SCORING_PRICE,
    KINDS,
    KNOWLEDGE_PRICES,
    MULTIPLIERS,
    OCCUPATION,
    OUTER,
    PRODUCTIONS,
    SCORING_TILES,
    TRADE_PAPYRI,
    TRADE_PRICE,
)
from rulesets.papyria.foresight import PRIEST, TRADE, Arriving, Deed, Forecast, Way, raised_first
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.preview import best_extra, pushed_to, tile_worth
from rulesets.papyria.view import PapyriaView, SeatView, SpaceView
from tabletop_tui.drawing import Line, Run, fit_name
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.thing import Figured, Rank
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.papyria.drawings.outcome import BUILDINGS, brief, comes, lies, price
from tabletop_tui.games.papyria.terms import NONE, Terms, plain

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

Moment = Looked[PapyriaView]
_OWNER = 4
"""Cells for the name of a player who is paid, in a column of prices."""


class PapyriaThing(Figured[PapyriaView]):
    """A thing with the game's terms and forecasts at hand."""

    terms: Terms

    def __init__(self, wording: "PapyriaWording") -> None:
        """`wording` says the sentences."""
        super().__init__(wording)
        self.foreseen, self.border = wording.foreseen, wording.border

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Its name says all, where a class says nothing else."""
        return self.name(at, id, noun)

    def sector(self, at: Moment, position: int) -> str:
        """The name of the sector on a position."""
        return self.terms.sector(at.view, position)

    @staticmethod
    def own(at: Moment) -> SeatView:
        """What the seat has for whom things are looked at."""
        return at.view.seats[at.seat]

    def left(self, at: Moment, lapis: int = 0, papyri: int = 0) -> str:
        """What a seat has after paying or gaining."""
        own, money = self.own(at), self.terms.money
        held = [money("lapis", own.lapis + lapis), money("papyrus", own.papyri + papyri)]
        return self.say("left", held=self.listing(held))

    def worth(self, points: int) -> Line:
        """Points to be had, on a plate."""
        return (Run(f" {points}{self.terms.sign('points')} ", "plate"),) if points else ()

    def done(self, at: Moment, position: int, deed: Deed) -> str:
        """What carrying out a space comes to, in a sentence; `! ` before a loss."""
        here = at.view.spaces[space_id(position, deed.space)]
        if here.end is not None:
            row = END_TILES[here.end]
            cost = self.terms.money(row.pay_good, row.pay_amount)
            return self.say("does-end", "paid" if deed.done else "unpaid", price=cost, points=row.points)
        if here.good in PRODUCTIONS:
            made = self.terms.money(here.good.partition("_")[0], deed.lapis + deed.papyri)
            return self.say("does-produce", goods=made)
        if not here.height:
            return self.say("does-nothing")
        if deed.formula is not None and here.top in SCORING_TILES:
            what = self.terms.scoring(SCORING_TILES[here.top].kind)
            product = self.terms.product(*deed.formula)
            return self.say("does-score", what=what[:1].upper() + what[1:], product=product)
        if here.good in BUILDINGS:
            which = "built" if deed.done else f"lost-{deed.lacks}"
            cost = self.terms.money("lapis", price(self.own(at), here.good))
            return self.say("does-build", which, here.good, price=cost)
        if here.good == "landscape" and not deed.done:
            return self.say("does-lay-lost")
        return self.say("does-take", what=self.terms.thing(here.top or here.good))

    def forecast(self, at: Moment, position: int, said: Forecast) -> list[str]:
        """A turn in sentences: losses first, then what it brings, the order that it takes, its keys."""
        deeds = sorted(said.best.deeds, key=lambda deed: (deed.done, -deed.points))
        lines = [self.done(at, position, deed) for deed in deeds]
        lines += [self.say("clash")] if said.clash else []
        for deed in said.best.deeds:
            lines += [self.needed(said.ways[deed.space])] if deed.done else []
            lines += [self.say("takes-key", tile=self.terms.key_tile(tile)) for tile in deed.keys]
        return lines

    def needed(self, way: Way) -> str:
        """What has to come first, in a sentence; empty for nothing."""
        names = {word: self.say("first", word) for word in (TRADE, PRIEST)}
        words = [names.get(step) or self.terms.space(step) for step in way.first]
        return self.say("only-after", first=self.listing(words)) if words else ""


class PieceThing(PapyriaThing):
    """A piece that moves or enters, by where it goes."""

    nouns = ("move", "enter")

    def _arriving(self, at: Moment, id: str, noun: str) -> tuple[Move | Enter, Arriving]:
        """The choice, and what it leads to."""
        option = at.option(f"{noun}:{id}")
        assert option is not None
        return option.value, self.foreseen.move(at.view, at.seat, option.value)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The sector it goes to."""
        return self.sector(at, int(id.replace(">", ":").rpartition(":")[2]))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which piece goes where for what, and what comes of it."""
        choice, said = self._arriving(at, id, noun)
        parts = [plain(self.price(choice))] if choice.price else []
        parts += [self.say("past", stand=stand) for stand in sorted(said.crossed)]
        parts += [plain(brief(self.terms, at.view, at.seat, choice.end, d)) for d in said.forecast.best.deeds]
        facts = {"piece": self.terms.piece(choice.ring), "end": self.name(at, id, noun)}
        if isinstance(choice, Move):
            facts["start"] = self.sector(at, choice.start)
        return f"{self.say('option', noun, **facts)}: {', '.join(parts)}"

    def price(self, choice: Move | Enter) -> Line:
        """What a move costs and who gets a part of it: `2◆ ▸Ana`."""
        if isinstance(choice, Enter) or not choice.price:
            return () if isinstance(choice, Enter) else (Run(self.say("free"), "good"),)
        paid = self.terms.amount("lapis", choice.price)
        if choice.pushed is None:
            return (paid,)
        if self.terms.spelt:
            return (Run(f"{paid.text} ({self.say('pays', lapis=OCCUPATION, name=choice.pushed)})"),)
        name = Run(
            fit_name(self.terms.seat(choice.pushed), _OWNER),
            getattr(self.wording.people[choice.pushed], "colour", ""),
        )
        return (paid, Run(self.terms.sign("to"), "faint"), name)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, what the way brings, both actions in their order, points at once."""
        choice, said = self._arriving(at, id, noun)
        best = said.forecast.best
        way = [Run(f"{stand} ", "gold") for stand in sorted(said.crossed)]
        extra = best_extra(at.view, at.seat) if "extra_scoring" in said.forecast.offers else 0
        way[-1:] = [Run("B", "gold"), self.terms.amount("points", extra), Run(" ")] if extra else way[-1:]
        if said.meets == at.seat:
            way.append(Run(self.terms.sign("priest"), "white"))
        elif TRADE in said.forecast.offers:
            way.append(Run(self.terms.sign("trade"), "blue"))
        deeds = [brief(self.terms, at.view, at.seat, choice.end, deed) for deed in best.deeds]
        return (
            self.price(choice),
            tuple(way) or (NONE,),
            *deeds,
            *[()] * (2 - len(deeds)),
            (self.terms.gain(best.points),),
        )

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What brings most at once, loses least and costs least."""
        said = self._arriving(at, id, noun)[1]
        return (*said.forecast.best.rank, said.lapis)

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What the move leads to: losses and gains, borders, who is pushed, whom it meets."""
        choice, said = self._arriving(at, id, noun)
        lines = [*self.forecast(at, choice.end, said.forecast), *self._arrival(at, choice.ring, said)]
        title = [Run(self.name(at, id, noun), "strong")]
        if isinstance(choice, Move):
            if choice.pushed is not None:
                to = self.sector(at, pushed_to(at.view, choice) or choice.end)
                lines.append(self.say("pushes", choice.ring, name=choice.pushed, sector=to))
            lines += [self.say("then-lapis", lapis=said.lapis)] if choice.price else []
            which = ("by", *sorted(said.crossed)) if said.crossed else ("straight",)
            way = self.say("way", "-".join(which), start=self.sector(at, choice.start))
            title.append(Run(f"  {way}", "dim"))
        return Card(tuple(title), self.worth(said.forecast.best.points), (), tuple(filter(None, lines)))

    def _arrival(self, at: Moment, ring: str, said: Arriving) -> list[str]:
        """What can be used before the main actions, and what can't."""
        lines, offers = [], said.forecast
        for stand, noun in (("A", "buy_knowledge"), ("B", "extra_scoring")):
            which = "now" if noun in offers.offers else "trade" if noun in offers.after_trade else "no"
            if stand == "B" and not at.view.display:
                which = "empty"
            if stand in said.crossed:
                facts = {"papyri": self.own(at).papyri, "points": best_extra(at.view, at.seat)}
                lines.append(self.say("at-border", stand.lower(), which, **facts))
        other = "s" if ring == "w" else "w"
        if said.meets == at.seat:
            lines.append(self.say("meets-own", other))
        elif said.meets is not None:
            which = "trade" if TRADE in offers.offers else "poor"
            facts = {"name": said.meets, "lapis": TRADE_PRICE, "papyri": TRADE_PAPYRI}
            lines.append(self.say("meets", which, other, **facts))
        return lines

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A move that loses goods on both spaces is asked about twice."""
        choice, said = self._arriving(at, id, noun)
        lost = [deed for deed in said.forecast.best.deeds if not deed.done and deed.lacks != "papyri"]
        gone = [deed for deed in lost if at.view.spaces[space_id(choice.end, deed.space)].end is None]
        return self.say("confirm-both-lost") if len(gone) > 1 else None


class SlotThing(PapyriaThing):
    """A place for a piece on the ring, for a player who looks around."""

    nouns = ("slot",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The sector and which piece it is for."""
        ring, _, position = id.partition(":")
        return self.say("element-slot", sector=self.sector(at, int(position)), piece=self.terms.piece(ring))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Whose piece stands there, and what such a piece does."""
        ring, _, position = id.partition(":")
        owner = at.view.rings[ring][int(position) - 1]
        facts = {"piece": self.terms.piece(ring), "sector": self.sector(at, int(position)), "name": owner}
        which = "free" if owner is None else "taken"
        return [self.say("look-slot", which, **facts), self.say("look-ring", ring)]


class SpaceThing(PapyriaThing):
    """A space of a sector: `9:river` on the board, `river` where it is carried out."""

    nouns = ("space",)

    @staticmethod
    def _here(at: Moment, id: str) -> SpaceView:
        moved = at.view.moved
        return at.view.spaces[id if ":" in id or moved is None else space_id(moved.position, id)]

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What lies there; of a space on the board where it is."""
        position, _, space = id.rpartition(":")
        if position:
            facts = {"sector": self.sector(at, int(position)), "space": self.terms.space(space)}
            return self.say("element-space", **facts)
        here = self._here(at, id)
        if here.top in MULTIPLIERS and here.end is None:
            return self.terms.thing(here.top)
        return lies(self.terms, at.view, at.seat, here).title

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which space it is, and what comes of it."""
        if ":" in id or at.view.moved is None:
            return self.name(at, id, noun)
        told = brief(self.terms, at.view, at.seat, at.view.moved.position, self._way(at, id).deed)
        return f"{self.terms.space(id)}: {plain(told)}"

    def _way(self, at: Moment, space: str) -> Way:
        rest = self.foreseen.rest(at.view, at.seat)
        return rest.ways[space] if rest is not None and space in rest.ways else Way(Deed(space, done=True))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Cost, what it brings, points at once."""
        here, way = self._here(at, id), self._way(at, id)
        builds = here.good in BUILDINGS and here.end is None
        found = comes(self.terms, at.view, at.seat, here, way.deed)
        told: Line = (NONE,) if builds else found.runs
        if found.lost and here.end is None:
            told = (Run(self.say("lost"), "bad"),)
        if way.first:
            told = (*told, Run(f" {self.say('after')}", "warn"))
        lapis = price(self.own(at), here.good) if builds and here.height else None
        free = Run(self.say("free"), "good")
        cost = NONE if lapis is None else self.terms.amount("lapis", lapis) if lapis else free
        return ((cost,), told, (self.terms.gain(way.deed.points),))

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """Best is what the best line of the turn begins with."""
        rest = self.foreseen.rest(at.view, at.seat)
        return int(rest is not None and rest.best.deeds[:1] == (rest.best.deed(id),))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What carrying it out comes to, what has to come first, and what is left there."""
        moved, here = at.view.moved, self._here(at, id)
        if ":" in id or moved is None:
            return Card(sentences=tuple(self.describe(at, id, noun)))
        way, rest = self._way(at, id), self.foreseen.rest(at.view, at.seat)
        lines = [self.done(at, moved.position, way.deed)]
        later = rest.best.deed(id) if rest is not None else None
        if later is not None and later.points > way.deed.points and way.deed.done:
            lines.append(self.say("better-later", points=later.points))
        lines.append(self.needed(way))
        if here.good == "lapis_production" and raised_first(at.view, at.seat, rest):
            lines.append(self.say("mine-first"))
        if here.end is None and here.height and here.good not in PRODUCTIONS:
            last = "stack-last" if at.view.ends_left else "stack-end"
            lines.append(self.say("stack" if here.height > 1 else last, count=here.height - 1))
        lines += [self.say("clash")] if rest is not None and rest.clash else []
        lines += [self.say("one-outer")] if moved.ring == "s" and id in OUTER else []
        title = (Run(self.name(at, id, noun), "strong"), Run(f"  {self.terms.space(id)}", "dim"))
        return Card(title, self.worth(way.deed.points), (), tuple(filter(None, lines)))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """What would be lost, or come to less, although another order avoids it, is asked about twice."""
        here, way = self._here(at, id), self._way(at, id)
        if here.good == "lapis_production" and here.end is None:
            better = raised_first(at.view, at.seat, self.foreseen.rest(at.view, at.seat))
            return self.say("confirm-mine-first") if better else None
        if not way.deed.done or not way.first:
            return None
        return self.say("confirm-first", "lost" if here.end is None else "unpaid", first=self.needed(way))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on a space of the board, and what it would be worth."""
        here = at.view.spaces[id]
        found = lies(self.terms, at.view, at.seat, here)
        what = " ".join(filter(None, (found.title, plain(found.runs))))
        lines = [self.say("look-space", sector=self.sector(at, int(id.partition(":")[0])), what=what)]
        if here.end is not None:
            return [*lines, self.say("look-end-tile")]
        lines.append(self.say("look-good", here.good))
        return [*lines, self.say("stack", count=here.height - 1)] if here.height > 1 else lines


class ArrivalThing(PapyriaThing):
    """What can be used before the main actions, knowledge, an extra scoring, a trade; and the borders."""

    nouns = ("buy_knowledge", "extra_scoring", "trade", "border", "display")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is bought or traded on arrival, in words."""
        if noun in ("extra_scoring", "display"):
            return self.terms.scoring(SCORING_TILES[at.view.display[int(id)]].kind)
        if noun == "buy_knowledge":
            return self.terms.money("knowledge", KNOWLEDGE_PRICES[int(id)])
        if noun == "border":
            return self.say("element-border", stand=id)
        option = at.option("trade")
        return self.say("option-trade", name=option.value.owner if option is not None else None)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """The same with its price."""
        cells = self.cells(at, id, noun)
        return f"{self.name(at, id, noun)}: {plain(cells[1])}" if cells else self.name(at, id, noun)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Where it is had, what is paid, what comes, points at once."""
        terms = self.terms
        if noun == "trade":
            paid, gain = terms.amount("lapis", TRADE_PRICE), terms.amount("papyrus", TRADE_PAPYRI, "+")
            return ((Run(terms.sign("trade"), "blue"),), (paid,), (gain,), (NONE,))
        if noun == "buy_knowledge":
            gain = terms.amount("knowledge", KNOWLEDGE_PRICES[int(id)], "+")
            return ((Run("A", "gold"),), (terms.amount("papyrus", int(id)),), (gain,), (NONE,))
        if noun != "extra_scoring":
            return ()
        row = SCORING_TILES[at.view.display[int(id)]]
        points = tile_worth(self.own(at), row.id)
        gain = terms.amount("knowledge", row.knowledge, "+") if row.knowledge else NONE
        now = terms.amount("points", points) if points else Run("0", "bad")
        return ((Run("B", "gold"),), (terms.amount("papyrus", EXTRA_SCORING_PRICE),), (gain,), (now,))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What is held then, and what a scoring comes to."""
        title, lines = self.name(at, id, noun), []
        if noun == "trade":
            lines = [self.left(at, -TRADE_PRICE, TRADE_PAPYRI)]
        elif noun == "buy_knowledge":
            count = self.own(at).knowledge + KNOWLEDGE_PRICES[int(id)]
            then = self.say("then-knowledge", knowledge=count)
            lines = [then, self.say("knowledge-caps"), self.left(at, papyri=-int(id))]
        elif noun == "extra_scoring":
            return self._scoring(at, id, title)
        return self.titled(title, (), *(lines or self.describe(at, id, noun)))

    def _scoring(self, at: Moment, id: str, title: str) -> Card:
        own, row = self.own(at), SCORING_TILES[at.view.display[int(id)]]
        points = tile_worth(own, row.id)
        scores = self.say("scores-any", points=points)
        if row.kind in KINDS:
            kind, most = KINDS.index(row.kind), own.knowledge + row.knowledge
            product = self.terms.product(own.values[kind], own.multipliers[kind], most)
            scores = self.say("scores", product=product)
        return self.titled(
            title,
            self.worth(points),
            "" if points else f"! {self.say('no-points')}",
            scores,
            self.left(at, papyri=-EXTRA_SCORING_PRICE),
            self.say("display", "next" if at.view.reserve else "last", count=at.view.reserve),
        )

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """The extra scoring with most points, then with most knowledge."""
        if noun != "extra_scoring":
            return 0
        row = SCORING_TILES[at.view.display[int(id)]]
        return 10 * tile_worth(self.own(at), row.id) + row.knowledge

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Papyri for no points are asked about twice."""
        useless = noun == "extra_scoring" and not self._scoring(at, id, "").worth
        return self.say("confirm-extra") if useless else None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What a border offers, or a tile that lies there."""
        return list(self._scoring(at, id, "").sentences) if noun == "display" else [self.border(at.view, id)]
