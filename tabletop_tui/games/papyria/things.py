"""The things of Papyria, one class per noun: here pieces and slots, in `spaces`, `arrivals`, `sites`
and `kinds` the others, in `base` what they share.
"""

from collections.abc import Iterable, Iterator, Sequence

from rulesets.papyria.advice.for_me import of_turn
from rulesets.papyria.advice.forecast import Arriving
from rulesets.papyria.advice.lying import SlotAdvice, slot_advice
from rulesets.papyria.advice.moving import Met, MoveAdvice, PieceAdvice, move_advice, move_rank, piece_advice
from rulesets.papyria.advice.turn import piece_of
from rulesets.papyria.components import RINGS, Ring
from rulesets.papyria.moves import Enter, Move
from tabletop_tui.games.papyria.base import Figures, Moment, PapyriaThing, cell
from tabletop_tui.games.papyria.drawings.outcome import deeds, move_words
from tabletop_tui.games.papyria.drawings.signs import paid, way
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.outcomes import in_a_sentence
from tabletop_tui.kit.thing import Rank
from tabletop_tui.paint.drawing import Line

# -- pieces ----------------------------------------------------------------------------------------


class MovingThing(PapyriaThing):
    """A piece that moves or enters, with or without its destination."""

    def what_happens(self, at: Moment, choice: Move | Enter) -> Iterator[str]:
        """What the actions there bring, losses first; borders and other pieces; what is left to pay with."""
        advice, say, terms = self.move_advice(at, choice), self.say, self.terms
        for each in advice.outcomes:
            yield in_a_sentence(terms, each)
        if advice.clash:
            yield say.clash()
        for steps in advice.needed_first:
            yield say.only_after(first=terms.spaces(steps))
        for tile in advice.keys_taken:
            yield say.takes_key(key=terms.key_tile(tile))
        yield from self.said_for_me(of_turn(at.view, at.seat, advice.outcomes))
        yield from self._at_borders(advice)
        if advice.met is not None:
            yield self._meets(advice.met)
        if advice.pushed is not None:
            other, sector = self.wording.name(advice.pushed.owner), terms.sector(advice.pushed.sector)
            pushes = say.pushes_w if choice.ring == "w" else say.pushes_s
            yield pushes(other=other, sector=sector)
        if advice.lapis_left is not None:
            yield say.then_lapis(kept=terms.money("lapis", advice.lapis_left))

    def move_advice(self, at: Moment, choice: Move | Enter) -> MoveAdvice:
        """What follows from going there."""
        return move_advice(at.view, at.seat, choice, self.foreseen.move(at.view, at.seat, choice))

    def _at_borders(self, advice: MoveAdvice) -> Iterator[str]:
        say, papyri = self.say, self.terms.money("papyrus", advice.papyri)
        match advice.knowledge_at_a:
            case "now":
                yield say.at_border_a_now(papyri=papyri)
            case "trade":
                yield say.at_border_a_trade()
            case "no" | "empty":
                yield say.at_border_a_no()
            case None:
                pass
        match advice.scoring_at_b:
            case "now":
                extra = self.terms.money("points", advice.best_extra)
                yield say.at_border_b_now(extra=extra) if advice.best_extra else say.at_border_b_nothing()
            case "trade":
                yield say.at_border_b_trade()
            case "no":
                yield say.at_border_b_no(papyri=papyri)
            case "empty":
                yield say.at_border_b_empty()
            case None:
                pass

    def _meets(self, met: Met) -> str:
        """Whose piece is in the other slot, and what that allows."""
        say, wanderer = self.say, met.ring == "w"
        if met.owner is None:
            return say.meets_own_w() if wanderer else say.meets_own_s()
        other = self.wording.name(met.owner)
        if met.trades:
            return say.meets_trade_w(other=other) if wanderer else say.meets_trade_s(other=other)
        return say.meets_poor_w(other=other) if wanderer else say.meets_poor_s(other=other)


class PieceThing(MovingThing):
    """A piece that moves or enters, by its destination."""

    nouns = ("move", "enter")

    def _choice(self, at: Moment, id: str, noun: str) -> Move | Enter:
        option = at.option(f"{noun}:{id}")
        assert option is not None
        choice: Move | Enter = option.value
        return choice

    def _arriving(self, at: Moment, id: str, noun: str) -> tuple[Move | Enter, Arriving]:
        choice = self._choice(at, id, noun)
        return choice, self.foreseen.move(at.view, at.seat, choice)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The sector it goes to."""
        return self.terms.sector_at(at.view, int(id.replace(">", ":").rpartition(":")[2]))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Which piece goes where at what price, and what that brings."""
        choice, found = self._arriving(at, id, noun)
        what = move_words(self.terms, at.view, at.seat, choice, found)
        piece, end = self.terms.piece(choice.ring), self.name(at, id, noun)
        if isinstance(choice, Enter):
            return self.say.option_enter(piece=piece, end=end, what=what)
        origin = self.terms.sector_at(at.view, choice.start)
        return self.say.option_move(piece=piece, origin=origin, end=end, what=what)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What the way brings, both actions in their order, price, points at once."""
        choice, found = self._arriving(at, id, noun)
        done = deeds(self.terms, at.view, at.seat, choice, found, tight=True)
        then, next_then, *_ = *done, (), ()
        return {
            PapyriaMessages.head_way: way(self.terms, at.view, at.seat, found),
            PapyriaMessages.head_then: then,
            PapyriaMessages.head_and: next_then,
            PapyriaMessages.head_price: paid(self.terms, choice),
            PapyriaMessages.head_me: self.means(self.for_me(at, id, noun)),
            PapyriaMessages.head_now: (self.terms.gain(found.forecast.best.points),),
        }

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What brings most at once, loses least and costs least."""
        return move_rank(self._arriving(at, id, noun)[1])

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return self._arriving(at, id, noun)[1].forecast.best.points

    def aside(self, at: Moment, id: str, noun: str) -> str:
        """Where it comes from, and past which borders."""
        choice, found = self._arriving(at, id, noun)
        if isinstance(choice, Enter):
            return ""
        origin, borders = self.terms.sector_at(at.view, choice.start), self.listing(sorted(found.crossed))
        if not borders:
            return self.say.way_straight(origin=origin)
        return self.say.way_by(origin=origin, borders=borders)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return self.terms.plate(self._arriving(at, id, noun)[1].forecast.best.points)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield from self.what_happens(at, self._choice(at, id, noun))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before both goods there are lost."""
        lost = self.move_advice(at, self._choice(at, id, noun)).both_lost
        return self.say.confirm_both_lost() if lost else None


class GroupThing(MovingThing):
    """One of a seat's pieces, by its slot or its ring, before its destination is chosen."""

    nouns = ("piece",)

    def advice(self, at: Moment, piece: str) -> PieceAdvice:
        """The best it could do."""
        options = at.decision.options if at.decision is not None else ()
        mine = [option for option in options if piece_of(option.value) == piece]
        return piece_advice(at.view, self.foreseen.moves(at.view, at.seat, mine))

    def name(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at, id)
        sign = self.terms.sign(advice.ring)
        if advice.origin is None:
            return self.say.group_entering(sign=sign, piece=self.terms.piece(advice.ring))
        return self.say.group_piece(sign=sign, origin=self.terms.sector(advice.origin))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Which piece it is, how many sectors it can reach, and the most points at once."""
        advice = self.advice(at, id)
        piece = cell(self.terms.piece(advice.ring), "dim") if advice.origin is not None else ()
        return (piece, cell(advice.reach), (self.terms.gain(advice.points),))

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return self.terms.plate(self.advice(at, id).points)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Its best destination, and what that brings."""
        best = self.advice(at, id).best.value
        yield self.say.best_there(sector=self.terms.sector_at(at.view, best.end))
        # What is lost there is a warning about the place, once it can be chosen.
        yield from (each.removeprefix("! ") for each in self.what_happens(at, best))


class SlotThing(PapyriaThing):
    """A place for a piece on the ring, for a player who looks around."""

    nouns = ("slot",)

    def advice(self, at: Moment, id: str) -> tuple[Ring, SlotAdvice]:
        """Whose ring it is, and what stands there; slots are named like `w:10`."""
        word, _, position = id.partition(":")
        ring = RINGS[RINGS.index(word)]
        return ring, slot_advice(at.view, ring, int(position))

    def name(self, at: Moment, id: str, noun: str) -> str:
        ring, advice = self.advice(at, id)
        sector, piece = self.terms.sector(advice.sector), self.terms.piece(ring)
        return self.say.element_slot(sector=sector, piece=piece)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"slot:{ring}:{n}" for ring in RINGS for n in range(1, len(at.view.rings[ring]) + 1)]

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Whose piece is there, and what its ring is for."""
        ring, advice = self.advice(at, id)
        sector, piece = self.terms.sector(advice.sector), self.terms.piece(ring)
        if advice.owner is None:
            yield self.say.look_slot_free(sector=sector, piece=piece)
        else:
            other = self.wording.name(advice.owner)
            yield self.say.look_slot_taken(other=other, piece=piece, sector=sector)
        yield self.say.look_ring_w() if ring == "w" else self.say.look_ring_s()
