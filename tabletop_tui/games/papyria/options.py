"""What can be chosen in Papyria, in a few words: with cost, gain and points."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, Option
from rulesets.papyria.components import (
    ANY,
    END_TILES,
    EXTRA_SCORING_PRICE,
    KINDS,
    KNOWLEDGE_PRICES,
    LANDSCAPES,
    PRODUCTIONS,
    SCORING_TILES,
    TRADE_PAPYRI,
    TRADE_PRICE,
)
from rulesets.papyria.foresight import NOW, PRIEST, TRADE, Can, arriving, uses_left
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import Extra, Site
from rulesets.papyria.preview import after_building, after_placing, changes, move_preview, tile_in_hand
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.moment import BUILDINGS, Worth, price, tile_worth, worth
from tabletop_tui.games.papyria.terms import HOME, Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_Option = Callable[[PapyriaView, Decision[Any], Option[Any]], str]


class Options:
    """The sentences of `Wording.option`, and short ones for long lists."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self._known: dict[str, _Option] = {
            "buy_knowledge": self._knowledge,
            "city": self._building,
            "decline": self._decline,
            "enter": self._enter,
            "extra_scoring": self._extra,
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

    def text(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """An option with cost, gain and points; of what was only asked about, what it is."""
        if option.value is None and option.key == option.target:
            return self.element(view, option.key, decision.seat)
        noun, _, thing = option.key.partition(":")
        if decision.kind == "keep_start_tile":
            return self.terms.start_tile(thing)
        said = self._known.get(noun)
        return said(view, decision, option) if said is not None else self.say("option", noun)

    def alone(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `text`, for where no board is beside it: moves with what lies on the sector they lead to."""
        value = option.value
        said = self.text(view, decision, option)
        if isinstance(value, Enter | Move):
            spaces = self.following(view, decision.seat, value)
            return self.say("option-sector", option=said, spaces="; ".join(spaces))
        return said

    def following(self, view: PapyriaView, seat: int, choice: Move | Enter) -> list[str]:
        """The spaces that a piece could carry out where a move leads, with what comes of each."""
        position = choice.end if isinstance(choice, Move) else choice.position
        return [
            self.say(
                "option-space",
                space=self.terms.space(space),
                what=self.on_space(view, seat, f"{position}:{space}", use.can),
            )
            for space, use in arriving(view, seat, choice).uses.items()
        ]

    # -- moving ------------------------------------------------------------------------------------

    def _enter(self, view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        sector = self.terms.sector(view, option.value.position)
        return self.say("option-enter", piece=self.terms.piece(option.value.ring), sector=sector)

    def _move(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        move: Move = option.value
        said = self.say(
            "option-move",
            piece=self.terms.piece(move.ring),
            start=move.start,
            sector=self.terms.sector(view, move.end),
        )
        seen, trade = move_preview(view, move), arriving(view, decision.seat, move).trade
        parts = [self.paid(move)] if move.price else []
        passed = "A" * seen.knowledge + "B" * seen.scoring
        parts += [self.say("past", passed)] if passed else []
        if seen.meets is not None and (trade is None or trade.possible):
            parts.append(self.say("meets", "own" if trade is None else "other", name=self.name(seen.meets)))
        return self.say("option-alone", option=said, does=", ".join(parts)) if parts else said

    def paid(self, move: Move) -> str:
        """What a move costs, and who gets how much of it: `2 lapis, 1 of it to Ben`."""
        lapis = self.terms.lapis(move.price)
        if move.pushed is None:
            return lapis
        which = "part" if move.cost else "all"
        return self.say("pays", which, lapis=lapis, given=move.price - move.cost, name=self.name(move.pushed))

    # -- arrival -----------------------------------------------------------------------------------

    def _knowledge(self, _view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        papyri = option.value.papyri
        facts = {"knowledge": self.terms.knowledge(KNOWLEDGE_PRICES[papyri])}
        return self.say("option-buy-knowledge", **facts, papyri=self.terms.papyri(papyri))

    def _extra(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        said = self.scoring_now(view.seats[decision.seat], view.display[option.value.slot])
        return self.say("option-extra-scoring", what=said, papyri=self.terms.papyri(EXTRA_SCORING_PRICE))

    def _trade(self, _view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        facts = {"lapis": self.terms.lapis(TRADE_PRICE), "papyri": self.terms.papyri(TRADE_PAPYRI)}
        return self.say("option-trade", name=self.name(option.value.owner), **facts)

    def _priest(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        cell = option.key.partition(":")[2]
        site = self.terms.site(view.seats[decision.seat].realm, cell)
        if decision.kind == "start_priest":
            shown = self.terms.shown(view.seats[decision.seat].realm[cell])
            return self.say("option-alone", option=site, does=shown)
        return self.say("option-priest-home") if cell == HOME else self.say("option-priest", site=site)

    # -- main actions ------------------------------------------------------------------------------

    def _space(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        here = (option.target or "").removeprefix("space:")
        can = uses_left(view, decision.seat)[option.value].can
        what = self.on_space(view, decision.seat, here, can, named=False)
        return self.say("option-space", space=self.terms.space(option.value), what=what)

    def on_space(self, view: PapyriaView, seat: int, here: str, can: Can = NOW, *, named: bool = True) -> str:
        """What carrying out a space comes to for a seat, and whether what lies there can be used."""
        found = view.spaces[here]
        if can.now:
            return self._lying(view, seat, here, named=named)
        end = found.end is not None
        good = self.terms.good("end_tile" if end else found.good)
        if not can.possible and not end:
            return self.say("on-space-lost", can.lacks, good=good)
        what = self._lying(view, seat, here, named=named) if named else good
        if not can.possible:
            return self.say("on-space-unpaid", can.lacks, what=what)
        return self.say("on-space-after", what=what, first=self.first(can))

    def first(self, can: Can) -> str:
        """What has to come before something: `a trade and space 2`."""
        return self.terms.listing([self._step(step) for step in can.first])

    def _step(self, step: str) -> str:
        return self.say("first", step) if step in (TRADE, PRIEST) else self.terms.space(step)

    def _lying(self, view: PapyriaView, seat: int, here: str, *, named: bool) -> str:
        """What lies on a space, with what it costs or brings a seat."""
        found, terms, own = view.spaces[here], self.terms, view.seats[seat]
        if found.end is not None:
            return self.say("on-space-end", what=terms.end_tile(found.end))
        if found.good in PRODUCTIONS:
            return self.say(
                "on-space-production", good=terms.good(found.good), what=self.production(own, found.good)
            )
        if not found.height:
            return self.say("on-space-nothing")
        if found.good in BUILDINGS:
            lapis = price(own, found.good)
            which = "paid" if lapis else "free"
            return self.say("on-space", which, good=terms.good(found.good), lapis=terms.lapis(lapis))
        if found.top is None:
            return terms.good(found.good)
        if found.top in SCORING_TILES:
            return self.scoring_now(own, found.top)
        if found.top in LANDSCAPES:
            return self.say("landscape-of", what=terms.landscape(found.top, named=named))
        return terms.thing(found.top)

    def production(self, own: SeatView, good: str) -> str:
        """What a production brings a seat now."""
        if good == "lapis_production":
            return self.terms.lapis(own.lapis_production)
        return self.terms.papyri(own.papyrus_production)

    def scoring_now(self, own: SeatView, tile: str) -> str:
        """A scoring tile with what it would bring: `river scoring, 4 knowledge, now 6 points`."""
        points = self.terms.points(tile_worth(own, tile).points)
        which = "best" if SCORING_TILES[tile].kind == ANY else "now"
        return self.say("scoring", which, scoring=self.terms.scoring_tile(tile), points=points)

    def _decline(self, _view: PapyriaView, decision: Decision[Any], _option: Option[Any]) -> str:
        good = decision.kind.partition("_")[2]
        return self.say("option-decline", good)

    def _place(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        site: Site = option.value
        own, tile = view.seats[decision.seat], tile_in_hand(view)
        spot = self.terms.spot(site.cell)
        if tile is None:
            return spot
        if len(LANDSCAPES[tile].rotations) > 1:
            exits = self.terms.exits(LANDSCAPES[tile].turned[site.rotation])
            spot = self.say("option-turned", spot=spot, exits=exits)
        changed = changes(own, after_placing(own, tile, site.cell, site.rotation))
        return self._changing(spot, changed)

    def _changing(self, said: str, changed: dict[str, int]) -> str:
        """A place with what it does to the values."""
        does = self.terms.changes(changed) if changed else self.say("no-change")
        return self.say("option-alone", option=said, does=does)

    def _building(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        good, _, cell = option.key.partition(":")
        own = view.seats[decision.seat]
        changed = changes(own, after_building(own, good, cell))
        return self._changing(self.terms.site(own.realm, cell), changed)

    def _score(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        kind = KINDS[option.value]
        said = self.product(worth(view.seats[decision.seat], kind))
        return self.say("option-score", kind=self.terms.kind(kind), what=said)

    def product(self, found: Worth) -> str:
        """A scoring worked out: `4 × 3 = 12 points`, or that knowledge limits it."""
        which = "capped" if found.product > found.knowledge else "whole"
        facts = {"value": found.value, "multiplier": found.multiplier, "product": found.product}
        return self.say("product", which, **facts, points=self.terms.points(found.points))

    def _pay(self, view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        tile = view.spaces[(option.target or "").removeprefix("space:")].end
        if tile is None:
            return self.say("option-pay-plain")
        row = END_TILES[tile]
        facts = {"price": self.terms.money(row.pay_good, row.pay_amount)}
        return self.say("option-pay", **facts, points=self.terms.points(row.points))

    # -- board elements ----------------------------------------------------------------------------

    def element(self, view: PapyriaView, target: str, seat: int) -> str:
        """What a board element is called."""
        noun, _, thing = target.partition(":")
        first, _, second = thing.partition(":")
        if noun == "slot":
            piece = self.terms.piece(first)
            return self.say("element-slot", piece=piece, sector=self.terms.sector(view, int(second)))
        if noun == "space":
            sector = self.terms.sector(view, int(first))
            return self.say("element-space", sector=sector, space=self.terms.space(second))
        if noun == "cell":
            return self.terms.site(view.seats[seat].realm, thing)
        if noun == "border":
            return self.say("element-border", stand=thing)
        if noun == "display":
            return self.say("element-display", what=self.terms.scoring_tile(view.display[int(thing)]))
        if noun == "kind":
            return self.terms.kind(thing)
        return self.say("element", noun)


def is_extra(value: object) -> bool:
    """Whether an option is an extra scoring at border B."""
    return isinstance(value, Extra)
