"""What players of Papyria are asked: a sentence for each kind of decision."""

from collections.abc import Callable, Mapping

from rulesets.core import Decision
from rulesets.papyria.advice.amounts import price
from rulesets.papyria.advice.realms import tile_in_hand
from rulesets.papyria.advice.turn import end_advice
from rulesets.papyria.components import END_TILES
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.signs import land
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import Terms, plain


class Questions:
    """The sentences that ask, for the seat that decides."""

    def __init__(self, terms: Terms, name: Callable[[int], str]) -> None:
        """`name` is that of the person at a seat."""
        self.say, self.terms, self.name = terms.say, terms, name

    def ask(self, view: PapyriaView, decision: Decision[object]) -> str:
        if decision.kind in PLAIN:
            return PLAIN[decision.kind](self.say, name=self.name(decision.seat))
        return ABOUT[decision.kind](self, view, decision)

    def keep_start_tile(self, view: PapyriaView, decision: Decision[object]) -> str:
        name = self.name(decision.seat)
        if view.seats[decision.seat].start_tiles:
            return self.say.ask_keep_start_tile_second(name=name)
        return self.say.ask_keep_start_tile_first(name=name)

    def move_piece(self, view: PapyriaView, decision: Decision[object]) -> str:
        """Which piece enters while some are off the board, else which one moves."""
        name, off = self.name(decision.seat), view.seats[decision.seat].off
        match bool(off["w"]), bool(off["s"]):
            case True, True:
                return self.say.ask_move_piece_both(name=name)
            case True, False:
                return self.say.ask_move_piece_w(name=name)
            case False, True:
                return self.say.ask_move_piece_s(name=name)
            case _:
                return self.say.ask_move_piece(name=name)

    def main_action(self, view: PapyriaView, decision: Decision[object]) -> str:
        assert view.moved is not None
        sector = self.terms.sector_at(view, view.moved.position)
        return self.say.ask_main_action(name=self.name(decision.seat), sector=sector)

    def place_landscape(self, view: PapyriaView, decision: Decision[object]) -> str:
        tile = tile_in_hand(view)
        assert tile is not None
        return self.say.ask_place_landscape(
            name=self.name(decision.seat), what=plain(land(self.terms, Laid(tile)))
        )

    def build_temple(self, view: PapyriaView, decision: Decision[object]) -> str:
        lapis = self.terms.money("lapis", price(view.seats[decision.seat], "temple"))
        return self.say.ask_build_temple(name=self.name(decision.seat), price=lapis)

    def build_city(self, view: PapyriaView, decision: Decision[object]) -> str:
        lapis = self.terms.money("lapis", price(view.seats[decision.seat], "city"))
        return self.say.ask_build_city(name=self.name(decision.seat), price=lapis)

    def end_tile(self, view: PapyriaView, decision: Decision[object]) -> str:
        tile = end_advice(view, decision).tile
        points = self.terms.money("points", END_TILES[tile].points)
        return self.say.ask_end_tile(
            name=self.name(decision.seat), price=self.terms.end_price(tile), points=points
        )


PLAIN = {
    "start_priest": PapyriaMessages.ask_start_priest,
    "arrival": PapyriaMessages.ask_arrival,
    "build_mine": PapyriaMessages.ask_build_mine,
    "choose_scoring": PapyriaMessages.ask_choose_scoring,
    "end_turn": PapyriaMessages.ask_end_turn,
}
"""The questions that mention only who is asked, by the kind of decision."""
ABOUT: Mapping[str, Callable[[Questions, PapyriaView, Decision[object]], str]] = {
    "keep_start_tile": Questions.keep_start_tile,
    "move_piece": Questions.move_piece,
    "main_action": Questions.main_action,
    "place_landscape": Questions.place_landscape,
    "build_temple": Questions.build_temple,
    "build_city": Questions.build_city,
    "end_tile": Questions.end_tile,
}
"""All other questions."""
