"""The table of Helios in lines of words, for pipes, plain mode and screen readers."""

from collections.abc import Iterable, Iterator

from rulesets.helios.advice.fields import free_fields
from rulesets.helios.advice.sun import sun_previews
from rulesets.helios.components import ACTIONS, BUILDINGS, PERSONS, ROWS, SLOTS, SPECIALS
from rulesets.helios.geometry import HARBOURS
from rulesets.helios.sun import endless
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings.map_text import map_lines
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.helios.things import Moment
from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.boardtext import BoardText


class HeliosText(BoardText[HeliosView]):
    """Writes the table down; each thing says what lies there."""

    terms: Terms
    say: HeliosMessages

    def parts(self, view: HeliosView, seat: int | None) -> Iterator[BoardPart]:
        """What is on offer, all players' figures, and one seat's boards; without a seat, everyone's."""
        at = Moment(view, seat if seat is not None else view.seat or 0)
        say, seats = self.say, range(len(view.seats))
        yield BoardPart("", [self._head(view)])
        yield BoardPart(say.part_actions(), [say.text_column(), *self.described(at, "column", ACTIONS)])
        yield BoardPart(say.part_land(), [say.text_slot(), *self.described(at, "slot", SLOTS)])
        yield BoardPart(say.part_special(), [say.text_special(), *self.described(at, "special", SPECIALS)])
        yield BoardPart(say.part_persons(), [say.text_person(), *self.described(at, "person", PERSONS)])
        for index in seats:
            yield BoardPart(say.part_players(), [self.figures(view, index)], of=index)
        for index in seats if seat is None else [seat]:
            yield from self.seat(view, index)

    def described(self, at: Moment, noun: str, ids: Iterable[str]) -> list[str]:
        """One line per thing: its name, and what lies there."""
        thing, lines = self.wording.things[noun], []
        for id in ids:
            name, said = thing.name(at, id, noun), thing.describe(at, id, noun)
            lines.append(f"  {name}: {' '.join(each.removeprefix('! ') for each in said)}")
        return lines

    def _head(self, view: HeliosView) -> str:
        dragon, cubes = self.wording.name(view.dragon), self.terms.held(view.supply)
        head = self.say.text_head(
            round=view.round, rounds=view.rounds, stage=self._stage(view), dragon=dragon
        )
        return f"{head} {self.say.text_supply(mana=view.mana, houses=view.houses, cubes=cubes)}"

    def _stage(self, view: HeliosView) -> str:
        match view.stage:
            case "set_up":
                return self.say.stage_set_up()
            case "actions":
                return self.say.stage_actions(turn=view.turn, turns=view.turns)
            case "persons":
                return self.say.stage_persons()
            case "refill":
                return self.say.stage_refill()
        return self.say.stage_over()

    def figures(self, view: HeliosView, index: int) -> str:
        """What a player has, in one line."""
        own = view.seats[index]
        board = own.board
        rows = [f"{self.terms.row(word)} {len(row)}" for word, row in zip(ROWS, board.rows, strict=True)]
        return self.say.text_seat(
            name=self.wording.name(index),
            range=self.say.endless() if endless(board) else board.range,
            mana=board.mana,
            temples=board.temples,
            buildings=len(board.buildings),
            tiles=len(board.world),
            night=len(board.night),
            day=len(board.day),
            harbours=sum(field in board.world for field in HARBOURS),
            cubes=self.terms.held(board.cubes),
            rows=", ".join(rows),
            bag="?" if own.bag is None else own.bag,
        )

    def seat(self, view: HeliosView, index: int) -> Iterator[BoardPart]:
        """A player's map as a drawing, and in words with what the sun would bring; then the city."""
        board, name, at = view.seats[index].board, self.wording.name(index), Moment(view, index)
        drawing = [self.say.text_world(name=name), *map_lines(board, self.terms), self.say.text_legend()]
        yield BoardPart(self.say.part_map(), drawing, of=index, is_long=True)
        if board.world:
            stops = [
                f"{field} ({self.terms.brings(stop)})" for field, stop in sun_previews(view, index).items()
            ]
            tiles = "; ".join(self.terms.on_field(field, tile) for field, tile in sorted(board.world.items()))
            free = ", ".join(free_fields(view, index)) or self.say.nothing()
            sun = self.say.text_sun(field=board.sun, stops="; ".join(stops))
            lines = [self.say.text_tiles(tiles=tiles), self.say.text_free(fields=free), sun]
            yield BoardPart(self.say.part_world(), lines, of=index)
        city = [self.say.text_building(name=name), *self.described(at, "building", BUILDINGS)]
        yield BoardPart(self.say.part_city(), city, of=index, is_long=True)
