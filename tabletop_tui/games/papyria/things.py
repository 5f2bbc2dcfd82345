"""The things of Papyria on the ring, one class per noun: pieces, slots, spaces, borders and their tiles."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.core import Option
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
from rulesets.papyria.preview import Outlook, outlook, pushed_to
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.kit.thing import Thing
from tabletop_tui.games.papyria.outcome import BUILDINGS, best_worth, brief, comes, lies, price
from tabletop_tui.games.papyria.terms import plain

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

Moment = Looked[PapyriaView]


class PapyriaThing(Thing[PapyriaView]):
    """A thing with the game's terms and forecasts at hand."""

    def __init__(self, wording: "PapyriaWording") -> None:
        """`wording` says the sentences."""
        super().__init__(wording)
        self.terms, self.foreseen = wording.terms, wording.foreseen

    def left(self, own: SeatView, lapis: int = 0, papyri: int = 0) -> str:
        """What a seat has after paying or gaining."""
        held = [
            self.terms.money("lapis", own.lapis + lapis),
            self.terms.money("papyrus", own.papyri + papyri),
        ]
        return self.say("left", held=self.terms.listing(held))

    def product(self, found: Outlook, kind: int) -> str:
        """A scoring worked out: `6 × 3 = 18 points`."""
        return self.formula(found.values[kind], found.multipliers[kind], found.knowledge)

    def formula(self, value: int, multiplier: int, knowledge: int) -> str:
        """The same of its numbers: what knowledge doesn't cover is said."""
        product, facts = value * multiplier, {"value": value, "multiplier": multiplier}
        points = self.terms.money("points", min(product, knowledge))
        which = "capped" if product > knowledge else "whole"
        return self.say("product", which, **facts, product=product, points=points)

    def worth(self, points: int) -> Line:
        """Points to be had, on a plate."""
        return (Run(f" {points}{self.terms.sign('points')} ", "plate"),) if points else ()

    def done(self, view: PapyriaView, seat: int, position: int, way: Way | Deed) -> str:
        """What carrying out a space comes to, in a sentence; `! ` before a loss."""
        deed = way.deed if isinstance(way, Way) else way
        own, here = view.seats[seat], view.spaces[space_id(position, deed.space)]
        title = self.terms.good("end_tile" if here.end is not None else here.good, "title")
        if here.end is not None:
            row = END_TILES[here.end]
            cost = self.terms.money(row.pay_good, row.pay_amount)
            facts = {"price": cost, "points": self.terms.money("points", row.points)}
            return self.say("does-end", "paid" if deed.done else "unpaid", **facts)
        if here.good in PRODUCTIONS:
            good = here.good.partition("_")[0]
            count = deed.lapis if good == "lapis" else deed.papyri
            return self.say("does-produce", goods=self.terms.money(good, count))
        if not here.height:
            return self.say("does-nothing")
        if deed.formula is not None and here.top in SCORING_TILES:
            what = self.terms.scoring(SCORING_TILES[here.top].kind)
            return self.say(
                "does-score", what=what[:1].upper() + what[1:], product=self.formula(*deed.formula)
            )
        if here.good in BUILDINGS:
            facts = {"title": title, "price": self.terms.money("lapis", price(own, here.good))}
            which = "built" if deed.done else f"lost-{deed.lacks}"
            return self.say("does-build", which, here.good, **facts)
        if here.good == "landscape" and not deed.done:
            return self.say("does-lay-lost")
        return self.say("does-take", what=self.terms.thing(here.top or here.good))

    def forecast(self, view: PapyriaView, seat: int, position: int, said: Forecast) -> list[str]:
        """A turn in sentences: losses first, then what it brings, the order that it takes, its keys."""
        deeds = sorted(said.best.deeds, key=lambda deed: (deed.done, -deed.points))
        lines = [self.done(view, seat, position, deed) for deed in deeds]
        lines += [self.say("clash")] if said.clash else []
        for deed in said.best.deeds:
            first = said.ways[deed.space].first if deed.done else ()
            lines += [self.needed(first)] if first else []
            lines += [self.say("takes-key", tile=self.terms.key_tile(tile)) for tile in deed.keys]
        return lines

    def needed(self, first: Sequence[str]) -> str:
        """What has to come first, in a sentence."""
        words = [
            self.say("first", step) if step in (TRADE, PRIEST) else self.terms.space(step) for step in first
        ]
        return self.say("only-after", first=self.terms.listing(words))


class PieceThing(PapyriaThing):
    """A piece that moves or enters, by where it goes; and the slots of the ring."""

    nouns = ("move", "enter", "slot")

    def _option(self, at: Moment, id: str, noun: str) -> Option[Move | Enter]:
        if at.decision is None:
            raise LookupError(f"nobody moves to {id}")
        found = (*at.decision.options, *at.decision.blocked)
        return next(option for option in found if option.key == f"{noun}:{id}")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The sector it goes to; of a slot the sector and whose piece it is for."""
        if noun == "slot":
            ring, _, position = id.partition(":")
            facts = {"sector": self.terms.sector(at.view, int(position)), "piece": self.terms.piece(ring)}
            return self.say("element-slot", **facts)
        return self.terms.sector(at.view, self._end(self._option(at, id, noun).value))

    @staticmethod
    def _end(choice: Move | Enter) -> int:
        return choice.end if isinstance(choice, Move) else choice.position

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which piece goes where for what, and what comes of it."""
        if noun == "slot":
            return self.name(at, id, noun)
        choice = self._option(at, id, noun).value
        end = self._end(choice)
        said = self.foreseen.move(at.view, at.seat, choice)
        parts = [plain(brief(self.terms, at.view, at.seat, end, deed)) for deed in said.forecast.best.deeds]
        facts = {"piece": self.terms.piece(choice.ring), "end": self.terms.sector(at.view, end)}
        head = self.say("option-enter", **facts)
        if isinstance(choice, Move):
            head = self.say("option-move", **facts, start=self.terms.sector(at.view, choice.start))
            parts = [*([plain(self.price(choice))] if choice.price else []), *self._ways(said), *parts]
        return f"{head}: {', '.join(parts)}"

    def _ways(self, said: Arriving) -> list[str]:
        return [self.say("past", stand=stand) for stand in sorted(said.crossed)]

    def price(self, choice: Move) -> Line:
        """What a move costs and who gets a part of it: `2◆ ▸Ana`."""
        if not choice.price:
            return (Run(self.say("free"), "good"),)
        paid = self.terms.amount("lapis", choice.price)
        if choice.pushed is None:
            return (paid,)
        if self.terms.spelt:
            facts = {"lapis": self.terms.money("lapis", OCCUPATION), "name": self.terms.seat(choice.pushed)}
            return (Run(f"{paid.text} ({self.say('pays', **facts)})"),)
        role = getattr(self.wording.people[choice.pushed], "colour", "")
        return (paid, Run(self.terms.sign("to"), "faint"), Run(self.terms.seat(choice.pushed)[:6], role))

    def way(self, at: Moment, said: Arriving) -> Line:
        """What the way brings: borders, a trade, the priest."""
        runs = [Run(f"{stand} ", "gold") for stand in sorted(said.crossed)]
        if said.meets == at.seat:
            runs.append(Run(self.terms.sign("priest"), "white"))
        elif TRADE in said.forecast.offers:
            runs.append(Run(self.terms.sign("trade"), "blue"))
        return tuple(runs) or (Run("·", "faint"),)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, what the way brings, both actions in their order, points at once."""
        choice = self._option(at, id, noun).value
        said, end = self.foreseen.move(at.view, at.seat, choice), self._end(choice)
        deeds = [brief(self.terms, at.view, at.seat, end, deed) for deed in said.forecast.best.deeds]
        paid = self.price(choice) if isinstance(choice, Move) else ()
        points = said.forecast.best.points
        now = self.terms.amount("points", points) if points else Run("·", "faint")
        return (paid, self.way(at, said), *deeds, *[()] * (2 - len(deeds)), (now,))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What the move leads to: losses and gains, borders, who is pushed, whom it meets."""
        if noun == "slot":
            return super().card(at, id, noun)
        choice = self._option(at, id, noun).value
        said, end = self.foreseen.move(at.view, at.seat, choice), self._end(choice)
        lines = self.forecast(at.view, at.seat, end, said.forecast)
        lines += self._arrival(at, choice.ring, said)
        if isinstance(choice, Move) and choice.pushed is not None:
            to = self.terms.sector(at.view, pushed_to(at.view, choice) or end)
            lines.append(self.say("pushes", choice.ring, name=self.terms.seat(choice.pushed), sector=to))
        if isinstance(choice, Move) and choice.price:
            lines.append(self.say("then-lapis", lapis=self.terms.money("lapis", said.lapis)))
        title = [Run(self.terms.sector(at.view, end), "strong")]
        if isinstance(choice, Move):
            which = ("by", *sorted(said.crossed)) if said.crossed else ("straight",)
            start = self.terms.sector(at.view, choice.start)
            title.append(Run(f"  {self.say('way', '-'.join(which), start=start)}", "dim"))
        return Card(tuple(title), self.worth(said.forecast.best.points), (), tuple(lines))

    def _arrival(self, at: Moment, ring: str, said: Arriving) -> list[str]:
        """What can be used before the main actions, and what can't."""
        papyri = self.terms.money("papyrus", at.view.seats[at.seat].papyri)
        lines = []
        for stand, noun in (("A", "buy_knowledge"), ("B", "extra_scoring")):
            if stand in said.crossed:
                now, later = noun in said.forecast.offers, noun in said.forecast.after_trade
                which = "now" if now else "trade" if later else "no"
                if stand == "B" and not at.view.display:
                    which = "empty"
                lines.append(self.say("at-border", stand.lower(), which, papyri=papyri))
        other = "s" if ring == "w" else "w"
        if said.meets == at.seat:
            lines.append(self.say("meets-own", other))
        elif said.meets is not None:
            which = "trade" if TRADE in said.forecast.offers else "poor"
            facts = {"name": self.terms.seat(said.meets), "lapis": self.terms.money("lapis", TRADE_PRICE)}
            papyrus = self.terms.money("papyrus", TRADE_PAPYRI)
            lines.append(self.say("meets", which, other, **facts, papyri=papyrus))
        return lines

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A move that loses goods on both spaces is asked about twice."""
        said = self.foreseen.move(at.view, at.seat, self._option(at, id, noun).value).forecast
        lost = [deed for deed in said.best.deeds if not deed.done and deed.lacks != "papyri"]
        end = self._end(self._option(at, id, noun).value)
        gone = [deed for deed in lost if at.view.spaces[space_id(end, deed.space)].end is None]
        return self.say("confirm-both-lost") if len(gone) > 1 else None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Whose piece stands there, and what the sector holds."""
        ring, _, number = id.partition(":")
        position = int(number)
        owner = at.view.rings[ring][position - 1]
        sector = self.terms.sector(at.view, position)
        facts = {"piece": self.terms.piece(ring), "sector": sector}
        said = (
            self.say("look-slot", "taken", name=self.terms.seat(owner), **facts)
            if owner is not None
            else self.say("look-slot", "free", **facts)
        )
        return [said, self.say("look-ring", ring)]


class SpaceThing(PapyriaThing):
    """A space of a sector; an end tile on it is paid, or left where it is."""

    nouns = ("space", "pay")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What lies there."""
        if noun == "pay":
            return self.say("option-pay")
        if ":" in id:
            position, _, space = id.partition(":")
            facts = {"sector": self.terms.sector(at.view, int(position)), "space": self.terms.space(space)}
            return self.say("element-space", **facts)
        here = at.view.spaces[self._here(at, id)]
        if here.top in MULTIPLIERS and here.end is None:
            return self.terms.thing(here.top)
        return lies(self.terms, at.view, at.seat, here).title

    @staticmethod
    def _here(at: Moment, id: str) -> str:
        return id if ":" in id or at.view.moved is None else space_id(at.view.moved.position, id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which space it is, and what comes of it."""
        if noun == "pay" or ":" in id or at.view.moved is None:
            return self.name(at, id, noun)
        told = plain(brief(self.terms, at.view, at.seat, at.view.moved.position, self._way(at, id).deed))
        return f"{self.terms.space(id)}: {told}"

    def _way(self, at: Moment, space: str) -> Way:
        rest = self.foreseen.rest(at.view, at.seat)
        return rest.ways[space] if rest is not None and space in rest.ways else Way(Deed(space, done=True))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Cost, what it brings, points at once."""
        if noun == "pay" or at.view.moved is None:
            return ()
        way = self._way(at, id)
        here = at.view.spaces[self._here(at, id)]
        found = comes(self.terms, at.view, at.seat, here, way.deed)
        lost = Run(self.say("lost"), "bad")
        told: Line = (lost,) if found.lost and here.end is None else found.runs
        if here.good in BUILDINGS and here.end is None and not found.lost:
            told = (Run("·", "faint"),)
        if way.first:
            told = (*told, Run(f" {self.say('after')}", "warn"))
        cost: Line = (Run("·", "faint"),)
        if here.end is None and here.good in BUILDINGS and here.height:
            lapis = price(at.view.seats[at.seat], here.good)
            cost = (self.terms.amount("lapis", lapis),) if lapis else (Run(self.say("free"), "good"),)
        points = way.deed.points
        return (cost, told, (self.terms.amount("points", points) if points else Run("·", "faint"),))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What carrying it out comes to, what has to come first, and what is left there."""
        if noun == "pay":
            return self._pay(at)
        here = at.view.spaces[self._here(at, id)]
        if ":" in id or at.view.moved is None:
            return Card(sentences=tuple(self.describe(at, id, noun)))
        way = self._way(at, id)
        lines = [self.done(at.view, at.seat, at.view.moved.position, way)]
        lines += [self.needed(way.first)] if way.first else []
        rest = self.foreseen.rest(at.view, at.seat)
        if here.good == "lapis_production" and raised_first(at.view, at.seat, rest):
            lines.append(self.say("mine-first"))
        if here.end is None and here.height and here.good not in PRODUCTIONS:
            last = "stack-last" if at.view.ends_left else "stack-end"
            lines.append(self.say("stack", count=here.height - 1) if here.height > 1 else self.say(last))
        lines += [self.say("clash")] if rest is not None and rest.clash else []
        later = rest.best.deed(id) if rest is not None else None
        if later is not None and later.points > way.deed.points and way.deed.done:
            more = self.terms.money("points", later.points)
            lines.insert(1, self.say("better-later", points=more))
        if at.view.moved.ring == "s" and id in OUTER:
            lines.append(self.say("one-outer"))
        title = (Run(self.name(at, id, noun), "strong"), Run(f"  {self.terms.space(id)}", "dim"))
        return Card(title, self.worth(way.deed.points), (), tuple(lines))

    def _pay(self, at: Moment) -> Card:
        here = (
            next(option.target for option in at.decision.options if option.key == "pay")
            if at.decision
            else ""
        )
        tile = at.view.spaces[(here or "").removeprefix("space:")].end or ""
        row, own = END_TILES[tile], at.view.seats[at.seat]
        lapis = row.pay_good == "lapis"
        lines = [self.left(own, -row.pay_amount) if lapis else self.left(own, papyri=-row.pay_amount)]
        lines.append(self.say("paid", "next" if at.view.ends_left else "last", count=at.view.ends_left))
        return Card((Run(self.terms.offer(tile), "strong"),), self.worth(row.points), (), tuple(lines))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """What would be lost, or come to less, although another order avoids it, is asked about twice."""
        if noun == "pay":
            return None
        here, way = at.view.spaces[self._here(at, id)], self._way(at, id)
        if here.good == "lapis_production" and here.end is None:
            rest = self.foreseen.rest(at.view, at.seat)
            return self.say("confirm-mine-first") if raised_first(at.view, at.seat, rest) else None
        if way.deed.done and way.first:
            which = "lost" if here.end is None else "unpaid"
            return self.say("confirm-first", which, first=self.needed(way.first))
        return None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on a space of the board, and what it would be worth."""
        position, _, _ = id.partition(":")
        here = at.view.spaces[id]
        found = lies(self.terms, at.view, at.seat, here)
        what = " ".join(part for part in (found.title, plain(found.runs)) if part)
        lines = [self.say("look-space", sector=self.terms.sector(at.view, int(position)), what=what)]
        if here.end is not None:
            return [*lines, self.say("look-end-tile")]
        lines.append(self.say("look-good", here.good))
        return [*lines, self.say("stack", count=here.height - 1)] if here.height > 1 else lines


class ArrivalThing(PapyriaThing):
    """What can be used before the main actions: knowledge, an extra scoring, a trade; the borders."""

    nouns = ("buy_knowledge", "extra_scoring", "trade", "continue", "border", "display")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is bought."""
        if noun in ("extra_scoring", "display"):
            return self.terms.scoring(SCORING_TILES[at.view.display[int(id)]].kind)
        if noun == "buy_knowledge":
            return self.terms.money("knowledge", KNOWLEDGE_PRICES[int(id)])
        if noun == "border":
            return self.say("element-border", stand=id)
        return (
            self.say("option-trade", name=self._owner(at)) if noun == "trade" else self.say("option-continue")
        )

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """The same with its price."""
        cells = self.cells(at, id, noun)
        return f"{self.name(at, id, noun)}: {plain(cells[1])}" if cells else self.name(at, id, noun)

    def _owner(self, at: Moment) -> str:
        moved = at.view.moved
        owner = at.view.rings["s" if moved.ring == "w" else "w"][moved.position - 1] if moved else None
        return self.terms.seat(owner)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Where it is had, what is paid, what comes, points at once."""
        terms, none = self.terms, (Run("·", "faint"),)
        if noun == "buy_knowledge":
            gain = terms.amount("knowledge", KNOWLEDGE_PRICES[int(id)], "+")
            return ((Run("A", "gold"),), (terms.amount("papyrus", int(id)),), (gain,), none)
        if noun == "trade":
            paid, gain = terms.amount("lapis", TRADE_PRICE), terms.amount("papyrus", TRADE_PAPYRI, "+")
            return ((Run(terms.sign("trade"), "blue"),), (paid,), (gain,), none)
        if noun == "extra_scoring":
            row = SCORING_TILES[at.view.display[int(id)]]
            points = best_worth(at.view.seats[at.seat], row.kind, row.knowledge)
            gain = terms.amount("knowledge", row.knowledge, "+")
            paid = terms.amount("papyrus", EXTRA_SCORING_PRICE)
            now = terms.amount("points", points) if points else Run("0", "bad")
            return ((Run("B", "gold"),), (paid,), (gain,) if row.knowledge else none, (now,))
        return ()

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What is held then, and what a scoring comes to."""
        own = at.view.seats[at.seat]
        title = (Run(self.name(at, id, noun), "strong"),)
        if noun == "continue":
            return Card(title, sentences=(self.say("continue"),))
        if noun == "trade":
            return Card(title, sentences=(self.left(own, -TRADE_PRICE, TRADE_PAPYRI),))
        if noun == "buy_knowledge":
            count = own.knowledge + KNOWLEDGE_PRICES[int(id)]
            then = self.say("then-knowledge", knowledge=self.terms.money("knowledge", count))
            return Card(title, sentences=(then, self.say("knowledge-caps"), self.left(own, papyri=-int(id))))
        return self._scoring(at, id, title) if noun == "extra_scoring" else super().card(at, id, noun)

    def _scoring(self, at: Moment, id: str, title: Line) -> Card:
        own, row = at.view.seats[at.seat], SCORING_TILES[at.view.display[int(id)]]
        points = best_worth(own, row.kind, row.knowledge)
        then = outlook(own)._replace(knowledge=own.knowledge + row.knowledge)
        lines = [] if points else [f"! {self.say('no-points')}"]
        if row.kind in KINDS:
            lines.append(self.say("scores", product=self.product(then, KINDS.index(row.kind))))
        else:
            lines.append(self.say("scores-any", points=self.terms.money("points", points)))
        lines.append(self.left(own, papyri=-EXTRA_SCORING_PRICE))
        lines.append(self.say("display", "next" if at.view.reserve else "last", count=at.view.reserve))
        return Card(title, self.worth(points), (), tuple(lines))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Papyri for no points are asked about twice."""
        if noun != "extra_scoring":
            return None
        row = SCORING_TILES[at.view.display[int(id)]]
        points = best_worth(at.view.seats[at.seat], row.kind, row.knowledge)
        return None if points else self.say("confirm-extra")

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What a border offers, or a tile that lies there."""
        if noun == "display":
            return list(self._scoring(at, id, ()).sentences)
        return [self.wording.border(at.view, id)]  # type: ignore[attr-defined]
