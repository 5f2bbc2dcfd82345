"""The table of Helios in lines of words, for pipes, plain mode and screen readers."""

from typing import TYPE_CHECKING

from rulesets.helios.components import ACTION_TILES, ACTIONS, BUILDINGS, PERSONS, ROWS, SLOTS, SPECIALS
from rulesets.helios.geometry import HARBOURS
from rulesets.helios.preview import build_preview, free_fields, owner_of, person_preview, sun_previews
from rulesets.helios.sun import endless
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.answers import BuildingThing
from tabletop_tui.games.helios.map_text import map_lines
from tabletop_tui.games.helios.things import FieldThing

if TYPE_CHECKING:
    from tabletop_tui.games.helios.wording import HeliosWording


class BoardText:
    """Writes the table down."""

    def __init__(self, wording: "HeliosWording") -> None:
        """In the words of one table."""
        self.wording, self.say, self.terms = wording, wording.say, wording.terms

    def text(self, view: HeliosView, seat: int | None) -> str:
        """What is on offer, everybody's figures, and the boards of one of them, or of all without a seat."""
        parts = [self._head(view), "", *self._offer(view), "", *self._persons(view), ""]
        parts += [self.figures(view, index) for index in range(len(view.seats))]
        for index in range(len(view.seats)) if seat is None else [seat]:
            parts += ["", *self.seat(view, index)]
        return "\n".join(parts)

    def _head(self, view: HeliosView) -> str:
        stage = self.say("stage", view.stage, turn=view.turn, turns=view.turns)
        facts = {"round": view.round, "rounds": view.rounds, "dragon": self.wording.name(view.dragon)}
        return self.say("text-head", stage=stage, **facts)

    def _offer(self, view: HeliosView) -> list[str]:
        lines = [self.say("text-columns")]
        for action in ACTIONS:
            tiles = [self.terms.row(ACTION_TILES[tile].colour) for tile in view.columns[action]]
            facts = {"action": self.terms.action(action), "pile": view.piles[action]}
            lines.append(
                "  " + self.say("text-column", tiles=", ".join(tiles) or self.say("nothing"), **facts)
            )
        land = [self.terms.tile(word) for slot in SLOTS if (word := view.display[slot]) is not None]
        lines.append(self.say("text-land", tiles=", ".join(land) or self.say("nothing")))
        lines.append(self.say("text-specials"))
        for kind in SPECIALS:
            facts = {"tile": self.terms.tile(kind), "left": view.specials[kind]}
            lines.append("  " + self.say("text-special", does=self.terms.special_does(kind), **facts))
        cubes = self.terms.held(view.supply)
        return [*lines, self.say("text-supply", mana=view.mana, houses=view.houses, cubes=cubes)]

    def _persons(self, view: HeliosView) -> list[str]:
        lines = [self.say("text-persons")]
        for person, row in PERSONS.items():
            owner = owner_of(view, person)
            facts = {"mana": self.terms.mana(row.mana_cost), "cost": self.terms.person_cost(person)}
            facts["gives"] = ", ".join([*self.terms.once(row.sun, row.mana), self.terms.scores(person)])
            facts["whose"] = self.say("text-on-offer")
            if owner is not None:
                facts["whose"] = self.say("whose", owner[1], name=self.wording.name(owner[0])).rstrip(".")
            lines.append("  " + self.say("text-person", person=self.terms.person(person), **facts))
        return lines

    def figures(self, view: HeliosView, index: int) -> str:
        """What somebody has, in a line."""
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
        """Somebody's world and city in full."""
        board, name = view.seats[index].board, self.wording.name(index)
        lines = [self.say("text-world", name=name), *map_lines(board, self.terms), self.say("text-legend")]
        if board.world:
            fields = self.wording.things["field"]
            assert isinstance(fields, FieldThing)
            stops = [f"{field} ({fields.told(stop)})" for field, stop in sun_previews(view, index).items()]
            tiles = "; ".join(self.terms.on_field(board, field) for field in sorted(board.world))
            free = ", ".join(free_fields(view, index)) or self.say("nothing")
            lines += [self.say("text-tiles", tiles=tiles), self.say("text-free", fields=free)]
            lines.append(self.say("text-sun", field=board.sun, stops="; ".join(stops)))
        return [*lines, self.say("text-city", name=name), *self._city(view, index), *self._own(view, index)]

    def _city(self, view: HeliosView, index: int) -> list[str]:
        buildings, lines = self.wording.things["building"], []
        assert isinstance(buildings, BuildingThing)
        for building in BUILDINGS:
            built = building in view.seats[index].board.buildings
            payable = not built and build_preview(view, index, building).fault is None
            state = self.say("text-state", "built" if built else "payable" if payable else "open")
            facts = {"cost": self.terms.building_cost(building), "gives": buildings.gives(building)}
            lines.append(
                "  " + self.say("text-building", building=self.terms.building(building), state=state, **facts)
            )
        return lines

    def _own(self, view: HeliosView, index: int) -> list[str]:
        """One's persons, with what they score or would score now."""
        board, shown = view.seats[index].board, []
        for side in ("day", "night"):
            for person in getattr(board, side):
                points = self.terms.vp(person_preview(view, index, person).points)
                shown.append(self.say("text-own-person", side, person=self.terms.person(person), vp=points))
        return [self.say("text-own-persons", persons=", ".join(shown))] if shown else []
