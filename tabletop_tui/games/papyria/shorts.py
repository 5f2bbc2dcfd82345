"""What can be chosen in Papyria with the signs of the boards, for lists that have no room for sentences."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, Option
from rulesets.papyria.components import (
    ANY,
    EXTRA_SCORING_PRICE,
    KINDS,
    KNOWLEDGE_PRICES,
    LANDSCAPES,
    PRODUCTIONS,
    SCORING_TILES,
    TRADE_PAPYRI,
    TRADE_PRICE,
)
from rulesets.papyria.foresight import arriving, uses_left
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import Site
from rulesets.papyria.preview import after_building, after_placing, changes, move_preview, tile_in_hand
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.moment import tile_worth
from tabletop_tui.games.papyria.signs import GLYPHS, PRIEST, TRADE, end_runs, laid_runs, money, plain, short
from tabletop_tui.games.papyria.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.options import Options
    from tabletop_tui.games.wording import Wording

_Short = Callable[[PapyriaView, Decision[Any], Option[Any]], str]


class Shorts:
    """The texts of `Wording.option_short` and `Wording.option_brief`."""

    def __init__(self, wording: "Wording", terms: Terms, options: "Options") -> None:
        """`options` says in words what needs no signs."""
        self.say = wording.say
        self.name = wording.name
        self.words = wording.words
        self.terms = terms
        self.options = options
        self._known: Mapping[str, _Short] = {
            "buy_knowledge": self._knowledge,
            "city": self._building,
            "extra_scoring": self._extra,
            "mine": self._building,
            "move": self._move,
            "place": self._place,
            "priest": self._priest,
            "space": self._space,
            "temple": self._building,
            "trade": self._trade,
        }

    def text(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """An option with signs; empty where words are short enough."""
        said = self._known.get(option.key.partition(":")[0])
        return said(view, decision, option) if said is not None and option.value is not None else ""

    def brief(self, option: Option[Any]) -> str:
        """A move or a place in a few words; empty for everything else."""
        value, terms = option.value, self.terms
        if isinstance(value, Move):
            facts = {"piece": self.say("brief-piece", value.ring), "start": value.start, "end": value.end}
            return self.say("brief-move", "paid" if value.price else "free", **facts, price=value.price)
        if isinstance(value, Enter):
            return self.say("brief-enter", piece=terms.piece(value.ring), position=value.position)
        if option.key.startswith("priest:"):
            return self.say("brief-priest", spot=terms.spot(option.key.partition(":")[2]))
        return ""

    def _money(self, good: str, count: int) -> str:
        return money(good, count, self.words)

    # -- moving and arrival ------------------------------------------------------------------------

    def _move(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """`W 3 → 9 Kish: 2l, past A, ⇄`."""
        move: Move = option.value
        seen = move_preview(view, move)
        facts = {"piece": self.say("brief-piece", move.ring), "start": move.start}
        said = self.say("option-move", **facts, sector=self.terms.sector(view, move.end))
        parts = [self._money("lapis", move.price)] if move.price else []
        passed = "A" * seen.knowledge + "B" * seen.scoring
        parts += [self.say("short-past", stands=passed)] if passed else []
        if seen.meets is not None:
            trade = arriving(view, decision.seat, move).trade
            parts += [PRIEST] if trade is None else [TRADE] if trade.possible else []
        return self.say("option-alone", option=said, does=", ".join(parts)) if parts else said

    def _knowledge(self, _view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        papyri = option.value.papyri
        facts = {"knowledge": self.terms.knowledge(KNOWLEDGE_PRICES[papyri])}
        return self.say("short-knowledge", **facts, papyri=self.terms.papyri(papyri))

    def _extra(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        tile = view.display[option.value.slot]
        said = self._scoring(view.seats[decision.seat], tile, self.terms.kind(SCORING_TILES[tile].kind))
        return self.say("short-extra", cost=self._money("papyrus", EXTRA_SCORING_PRICE), what=said)

    def _trade(self, _view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        facts = {"lapis": self._money("lapis", TRADE_PRICE), "papyri": self._money("papyrus", TRADE_PAPYRI)}
        return self.say("option-trade", name=self.name(option.value.owner), **facts)

    def _scoring(self, own: SeatView, tile: str, named: str) -> str:
        """`river scoring +1k: 6 VP`."""
        knowledge = self._money("knowledge", SCORING_TILES[tile].knowledge)
        points = f"{tile_worth(own, tile).points} {short(self.words, 'points')}"
        return self.say("short-scoring", scoring=named, knowledge=knowledge, points=points)

    def _priest(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """Where priests begin, with what is there: `E1 Canal: ═♣`."""
        if decision.kind != "start_priest":
            return ""
        cell, realm = option.key.partition(":")[2], view.seats[decision.seat].realm
        shown = plain(laid_runs(realm[cell], rivers=True))
        return self.say("option-alone", option=self.terms.site(realm, cell), does=shown)

    # -- main actions ------------------------------------------------------------------------------

    def _space(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        here = (option.target or "").removeprefix("space:")
        found, own = view.spaces[here], view.seats[decision.seat]
        can = uses_left(view, decision.seat)[option.value].can
        if not can.now:
            good = "end_tile" if found.end is not None else found.good
            return self.say("short-lost", can.lacks, good=self.terms.good(good))
        if found.end is not None:
            return self.say("short-end", offer=plain(end_runs(self.words, found.end)))
        if found.good in PRODUCTIONS:
            brings = self.options.production(own, found.good)
            return self.say("option-alone", option=self.terms.good(found.good), does=brings)
        if found.top in SCORING_TILES:
            kind = SCORING_TILES[found.top].kind
            named = self.terms.kind(kind) if kind == ANY else self.terms.scoring(kind)
            return self._scoring(own, found.top, named)
        if found.top in LANDSCAPES:
            return self.say("short-landscape", signs=plain(laid_runs(Laid(found.top), rivers=True)))
        return self.options.on_space(view, decision.seat, here)

    def _place(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        """`E1 N1, E-W: ≈+1 ¶+1`."""
        site: Site = option.value
        own, tile = view.seats[decision.seat], tile_in_hand(view)
        spot = self.terms.spot(site.cell)
        if tile is None:
            return spot
        if len(LANDSCAPES[tile].rotations) > 1:
            exits = self.terms.exits(LANDSCAPES[tile].turned[site.rotation])
            spot = self.say("short-turned", spot=spot, exits=exits)
        return self._changing(spot, changes(own, after_placing(own, tile, site.cell, site.rotation)))

    def _building(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str:
        good, _, cell = option.key.partition(":")
        own = view.seats[decision.seat]
        return self._changing(self.terms.site(own.realm, cell), changes(own, after_building(own, good, cell)))

    def _changing(self, said: str, changed: Mapping[str, int]) -> str:
        if not changed:
            return self.say("option-alone", option=said, does=self.say("short-no-change"))
        does = " ".join(f"{GLYPHS[KINDS.index(kind)]}{by:+d}" for kind, by in changed.items())
        return self.say("option-alone", option=said, does=does)
