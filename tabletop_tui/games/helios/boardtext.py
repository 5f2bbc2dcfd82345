"""The table of Helios in lines of words, for pipes, plain mode and screen readers."""

from collections.abc import Iterable

from rulesets.helios.components import ACTIONS, BUILDINGS, PERSONS, ROWS, SLOTS, SPECIALS
from rulesets.helios.geometry import HARBOURS
from rulesets.helios.preview import free_fields, sun_previews
from rulesets.helios.sun import endless
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings.map_text import map_lines
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.helios.things import Moment
from tabletop_tui.kit.boardtext import BoardText


class HeliosText(BoardText[HeliosView]):
    """Writes the table down; each thing says what lies there."""

    terms: Terms

    def text(self, view: HeliosView, seat: int | None) -> str:
        """What is on offer, all players' figures, and one seat's boards; without a seat, everyone's."""
        at = Moment(view, seat if seat is not None else view.seat or 0)
        parts = [self._head(view)]
        offers = (("column", ACTIONS), ("slot", SLOTS), ("special", SPECIALS), ("person", PERSONS))
        for noun, ids in offers:
            parts += ["", self.say("text", noun), *self.described(at, noun, ids)]
        parts += ["", *(self.figures(view, index) for index in range(len(view.seats)))]
        for index in range(len(view.seats)) if seat is None else [seat]:
            parts += ["", *self.seat(view, index)]
        return "\n".join(parts)

    def described(self, at: Moment, noun: str, ids: Iterable[str]) -> list[str]:
        """One line per thing: its name, and what lies there."""
        thing, lines = self.wording.things[noun], []
        for id in ids:
            name, said = thing.name(at, id, noun), thing.describe(at, id, noun)
            lines.append(f"  {name}: {' '.join(each.removeprefix('! ') for each in said)}")
        return lines

    def _head(self, view: HeliosView) -> str:
        stage = self.say("stage", view.stage, turn=view.turn, turns=view.turns)
        facts = {"round": view.round, "rounds": view.rounds, "dragon": self.wording.name(view.dragon)}
        supply = {"mana": view.mana, "houses": view.houses, "cubes": self.terms.held(view.supply)}
        return f"{self.say('text-head', stage=stage, **facts)} {self.say('text-supply', **supply)}"

    def figures(self, view: HeliosView, index: int) -> str:
        """What a player has, in one line."""
        own = view.seats[index]
        board = own.board
        rows = [f"{self.terms.row(word)} {len(row)}" for word, row in zip(ROWS, board.rows, strict=True)]
        facts = {
            "name": self.wording.name(index),
            "range": self.say("endless") if endless(board) else board.range,
            "mana": board.mana,
            "temples": board.temples,
            "buildings": len(board.buildings),
            "tiles": len(board.world),
            "night": len(board.night),
            "day": len(board.day),
            "harbours": sum(field in board.world for field in HARBOURS),
            "cubes": self.terms.held(board.cubes),
            "rows": ", ".join(rows),
            "bag": "?" if own.bag is None else own.bag,
        }
        return self.say("text-seat", **facts)

    def seat(self, view: HeliosView, index: int) -> list[str]:
        """A player's world and city in full."""
        board, name, at = view.seats[index].board, self.wording.name(index), Moment(view, index)
        lines = [self.say("text-world", name=name), *map_lines(board, self.terms), self.say("text-legend")]
        if board.world:
            stops = [
                f"{field} ({self.terms.brings(stop)})" for field, stop in sun_previews(view, index).items()
            ]
            tiles = "; ".join(self.terms.on_field(field, tile) for field, tile in sorted(board.world.items()))
            free = ", ".join(free_fields(view, index)) or self.say("nothing")
            lines += [self.say("text-tiles", tiles=tiles), self.say("text-free", fields=free)]
            lines.append(self.say("text-sun", field=board.sun, stops="; ".join(stops)))
        return [*lines, self.say("text-building", name=name), *self.described(at, "building", BUILDINGS)]
