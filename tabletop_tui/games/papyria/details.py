"""What choosing an option of Papyria would do, in short sentences: cost, gain, points, warnings."""

from collections.abc import Mapping
from typing import Any

from rulesets.core import Decision, Option
from rulesets.papyria.cells import around
from rulesets.papyria.components import (
    END_TILES,
    EXTRA_SCORING_PRICE,
    KEYED,
    KINDS,
    KNOWLEDGE_PRICES,
    LANDSCAPES,
    MULTIPLIERS,
    OUTER,
    PRODUCTIONS,
    SCORING_TILES,
    START_TILES,
    THRESHOLDS,
    TRADE_PAPYRI,
    TRADE_PRICE,
)
from rulesets.papyria.foresight import Arriving, Can, arriving, raised_first, uses_left
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.preview import (
    changes,
    outlook_after,
    progress,
    pushed_to,
    tile_in_hand,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SeatView, SpaceView
from tabletop_tui.games.papyria.moment import (
    BUILDINGS,
    Worth,
    built,
    keys_for,
    price,
    sites,
    tile_worth,
    with_building,
    worth,
)
from tabletop_tui.games.papyria.options import Options
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.games.wordparts import DetailsOf, GameDetails

Lines = list[str]


def _chance(can: Can) -> str:
    """The word for something bought on arrival: `some`, `trade` first, or what it lacks."""
    return "some" if can.now else "trade" if can.possible else can.lacks


class Details(GameDetails[Terms, Options]):
    """The lines of `Wording.detail`, for every kind of option."""

    def by_noun(self) -> Mapping[str, DetailsOf]:
        """What says the lines, by what an option's key begins with."""
        return {
            "buy_knowledge": self._knowledge,
            "city": self._building,
            "decline": self._decline,
            "enter": self._enter,
            "extra_scoring": self._extra,
            "keep": self._keep,
            "mine": self._building,
            "move": self._move,
            "pay": self._pay,
            "place": self._place,
            "priest": self._priest,
            "score": self._score,
            "space": self._space,
            "temple": self._building,
            "trade": self._trade,
        }

    def plain(self, _view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> Lines:
        """What a way out says about itself."""
        return [self.say("detail", option.key)]

    def left(self, own: SeatView, lapis: int = 0, papyri: int = 0) -> str:
        """What a seat has after paying or gaining."""
        held = [self.terms.lapis(own.lapis + lapis), self.terms.papyri(own.papyri + papyri)]
        return self.say("detail-left", held=self.terms.listing(held))

    # -- set-up ------------------------------------------------------------------------------------

    def _keep(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        if decision.kind != "keep_start_tile":
            return [self.say("detail-keep")]
        row, own = START_TILES[str(option.value)], view.seats[decision.seat]
        lines = []
        if row.symbol_kind in KINDS:
            index = KINDS.index(row.symbol_kind)
            kind = self.terms.scoring(row.symbol_kind)
            lines.append(self.say("detail-symbol", scoring=kind, count=own.multipliers[index] + row.symbols))
        if row.knowledge:
            lines.append(
                self.say("detail-knowledge", knowledge=self.terms.knowledge(own.knowledge + row.knowledge))
            )
        if row.lapis or row.papyrus:
            lines.append(self.left(own, row.lapis, row.papyrus))
        return lines

    # -- moving ------------------------------------------------------------------------------------

    def _enter(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        choice: Enter = option.value
        lines = self._meeting(decision.seat, choice.ring, arriving(view, decision.seat, choice))
        return [*lines, *self.follow(view, decision.seat, choice)]

    def _move(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        move: Move = option.value
        own, then = view.seats[decision.seat], arriving(view, decision.seat, move)
        lines = []
        if move.pushed is not None:
            facts = {"name": self.wording.name(move.pushed), "position": pushed_to(view, move)}
            lines.append(self.say("detail-pushes", move.ring, **facts))
        if move.price:
            lines.append(self.left(own, -move.price))
        if then.knowledge is not None:
            papyri = self.terms.papyri(own.papyri)
            lines.append(self.say("detail-past-a", _chance(then.knowledge), papyri=papyri))
        if then.extra is not None:
            facts = {"cost": self.terms.papyri(EXTRA_SCORING_PRICE), "papyri": self.terms.papyri(own.papyri)}
            lines.append(self.say("detail-past-b", _chance(then.extra), **facts))
        lines += self._meeting(decision.seat, move.ring, then)
        return [*lines, *self.follow(view, decision.seat, move)]

    def _meeting(self, seat: int, ring: str, then: Arriving) -> Lines:
        """What meeting the piece in the other slot gives."""
        if then.meets is None:
            return []
        other = "s" if ring == "w" else "w"
        if then.trade is None:
            return [self.say("detail-meets-own", other)]
        facts = {"name": self.wording.name(then.meets), "lapis": self.terms.lapis(TRADE_PRICE)}
        if not then.trade.possible:
            return [self.say("detail-meets-poor", other, **facts)]
        return [self.say("detail-meets", other, **facts, papyri=self.terms.papyri(TRADE_PAPYRI))]

    def follow(self, view: PapyriaView, seat: int, choice: Move | Enter) -> Lines:
        """The main actions that a piece carries out where a move leads, each as if it came first."""
        return [self.say("detail-follow", choice.ring), *self.options.following(view, seat, choice)]

    # -- arrival -----------------------------------------------------------------------------------

    def _knowledge(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        own, papyri = view.seats[decision.seat], option.value.papyri
        after = self.terms.knowledge(own.knowledge + KNOWLEDGE_PRICES[papyri])
        lines = [self.say("detail-knowledge", knowledge=after)]
        return [*lines, self.left(own, papyri=-papyri)]

    def _extra(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        own, tile = view.seats[decision.seat], view.display[option.value.slot]
        lines = [*self.scoring(own, tile), self.left(own, papyri=-EXTRA_SCORING_PRICE)]
        return [*lines, self.say("detail-display", "next" if view.reserve else "last", count=view.reserve)]

    def scoring(self, own: SeatView, tile: str) -> Lines:
        """A scoring tile taken now: its knowledge, then what it scores."""
        row, found = SCORING_TILES[tile], tile_worth(own, tile)
        lines = []
        if row.knowledge:
            lines.append(self.say("detail-knowledge-first", knowledge=self.terms.knowledge(found.knowledge)))
        if row.kind not in KINDS:
            lines.append(self.say("detail-any", points=self.terms.points(found.points)))
        else:
            lines.append(
                self.say("detail-scores", kind=self.terms.kind(row.kind), what=self.options.product(found))
            )
        if not found.points:
            lines.append(self.warn("no-points"))
        elif found.product > found.knowledge:
            lines.append(self.say("detail-capped", knowledge=self.terms.knowledge(found.knowledge)))
        return lines

    def _trade(self, view: PapyriaView, decision: Decision[Any], _option: Option[Any]) -> Lines:
        return [self.left(view.seats[decision.seat], -TRADE_PRICE, TRADE_PAPYRI)]

    def _priest(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        own, cell = view.seats[decision.seat], option.key.partition(":")[2]
        return [self.free_around(own.realm, cell)]

    def free_around(self, realm: Mapping[str, Laid], cell: str) -> str:
        """Where a landscape could be laid with the priest on a cell."""
        free = [self.terms.spot(other) for other in around(cell) if other not in realm]
        if not free:
            return self.warn("enclosed")
        return self.say("detail-free", spots=self.terms.listing_or(free))

    # -- main actions ------------------------------------------------------------------------------

    def _space(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        here = (option.target or "").removeprefix("space:")
        found, own = view.spaces[here], view.seats[decision.seat]
        can = uses_left(view, decision.seat)[option.value].can
        before = [self.say("detail-first", first=self.options.first(can))] if can.first else []
        if found.end is not None:
            return [*self.end_tile(own, found.end), *before]
        if found.good in PRODUCTIONS:
            return self._production(view, decision.seat, found.good)
        if not found.height:
            return [self.say("detail-nothing")]
        lines = [*self._good(own, found), *before, self._stack(view, found)]
        if view.moved is not None and view.moved.ring == "s" and option.value in OUTER:
            lines.append(self.say("detail-one-outer"))
        return lines

    def _production(self, view: PapyriaView, seat: int, good: str) -> Lines:
        lapis, own = good == "lapis_production", view.seats[seat]
        lines = [
            self.left(own, own.lapis_production) if lapis else self.left(own, papyri=own.papyrus_production)
        ]
        if lapis and raised_first(view, seat):
            lines.append(self.warn("mine-first"))
        return lines

    def _good(self, own: SeatView, found: SpaceView) -> Lines:
        """What the good on top of a stack is for."""
        if found.good == "landscape" and found.top is not None:
            return [self.free_around(own.realm, own.priest)]
        if found.good == "scoring" and found.top is not None:
            return self.scoring(own, found.top)
        if found.good in BUILDINGS:
            return self._for_building(own, found.good)
        if found.top is None:
            return []
        row = MULTIPLIERS[found.top]
        now = worth(own, row.kind)
        then = now._replace(multiplier=now.multiplier + row.symbols)
        facts = {"kind": self.terms.kind(row.kind), "what": self.options.product(then)}
        return [self.say("detail-then-scores", **facts)]

    def _for_building(self, own: SeatView, good: str) -> Lines:
        """Whether a building can be paid and has a site."""
        if not sites(own, good):
            return [self.warn("no-site", good)]
        lapis = price(own, good)
        if lapis > own.lapis:
            return [self.warn("too-dear", lapis=self.terms.lapis(lapis), held=own.lapis)]
        spots = self.terms.listing_or([self.terms.spot(cell) for cell in sites(own, good)])
        lines = [self.say("detail-sites", spots=spots)]
        return [*lines, self.left(own, -lapis)] if lapis else lines

    def _stack(self, view: PapyriaView, found: SpaceView) -> str:
        """How many are left, and what comes after the last."""
        if found.height > 1:
            return self.say("detail-stack", count=found.height - 1)
        return self.say("detail-stack-last" if view.ends_left else "detail-stack-end")

    def _decline(self, view: PapyriaView, decision: Decision[Any], _option: Option[Any]) -> Lines:
        return [self.say("detail-decline", decision.kind.partition("_")[2])]

    # -- the realm ---------------------------------------------------------------------------------

    def _place(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        own, tile, site = view.seats[decision.seat], tile_in_hand(view), option.value
        if tile is None:
            return []
        realm = {**own.realm, site.cell: Laid(tile, site.rotation)}
        lines = self._changed(view, decision.seat, option.key)
        lines += self._keys(view, own, realm)
        row = LANDSCAPES[tile]
        brings = [self.terms.lapis(row.lapis)] if row.lapis else []
        brings += [self.terms.papyri(row.papyrus)] if row.papyrus else []
        if brings:
            lines.append(self.say("detail-produces", what=brings[0]))
        return [*lines, self.say("detail-priest-goes"), self.free_around(realm, site.cell)]

    def _building(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        good, _, cell = option.key.partition(":")
        own = view.seats[decision.seat]
        lines = self._changed(view, decision.seat, option.key)
        if good == "mine":
            lines.append(self.say("detail-produces", what=self.terms.lapis(1)))
        else:
            lines.append(self.left(own, -price(own, good)))
        realm = {**own.realm, cell: with_building(own.realm[cell], good)}
        keys = self._keys(view, own, realm)
        if not keys and good in KEYED and good not in own.keys:
            keys = [self.say("detail-on-the-way", good, count=built(own, good) + 1, of=THRESHOLDS[good])]
        return [*lines, *keys]

    def _changed(self, view: PapyriaView, seat: int, key: str) -> Lines:
        """Each value that changes, with what a scoring would bring then, keys that come with it included."""
        own, then = view.seats[seat], outlook_after(view, seat, key)
        changed = changes(own, then.values) if then is not None else {}
        if then is None or not changed:
            return [self.say("detail-no-change")]
        lines = []
        for kind in changed:
            index = KINDS.index(kind)
            found = Worth(then.values[index], then.multipliers[index], then.knowledge)
            facts = {"before": own.values[index], "after": then.values[index]}
            what = self.options.product(found)
            lines.append(self.say("detail-change", kind=self.terms.kind(kind), **facts, what=what))
        return lines

    def _keys(self, view: PapyriaView, own: SeatView, realm: Mapping[str, Laid]) -> Lines:
        """The key tiles that a realm like this takes at once."""
        return [self.say("detail-key", tile=self.terms.key_tile(tile)) for tile in keys_for(view, own, realm)]

    def key_progress(self, own: SeatView, kind: str) -> str:
        """How far a seat is on the way to a key: `3 temples: 1 of 3`."""
        return self.say(
            "progress", kind=self.terms.kind(kind), count=progress(own)[kind], of=THRESHOLDS[kind]
        )

    def _score(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        found = worth(view.seats[decision.seat], option.value)
        if not found.points:
            return [self.warn("no-points")]
        capped = found.product > found.knowledge
        knowledge = self.terms.knowledge(found.knowledge)
        return [self.say("detail-capped" if capped else "detail-not-capped", knowledge=knowledge)]

    # -- end tiles ---------------------------------------------------------------------------------

    def end_tile(self, own: SeatView, tile: str) -> Lines:
        """What visiting an end tile brings."""
        row = END_TILES[tile]
        lines = []
        if row.knowledge:
            after = self.terms.knowledge(own.knowledge + row.knowledge)
            lines.append(self.say("detail-knowledge", knowledge=after))
        held = own.lapis if row.pay_good == "lapis" else own.papyri
        which = "some" if held >= row.pay_amount else "none"
        facts = {"price": self.terms.money(row.pay_good, row.pay_amount), "held": held}
        return [*lines, self.say("detail-end-tile", which, **facts, points=self.terms.points(row.points))]

    def _pay(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> Lines:
        own = view.seats[decision.seat]
        tile = view.spaces[(option.target or "").removeprefix("space:")].end
        if tile is None:
            return []
        row = END_TILES[tile]
        lapis = row.pay_good == "lapis"
        lines = [self.left(own, -row.pay_amount) if lapis else self.left(own, papyri=-row.pay_amount)]
        return [
            *lines,
            self.say("detail-paid-next" if view.ends_left else "detail-paid-last", count=view.ends_left),
        ]
