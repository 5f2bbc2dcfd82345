"""The table of Helios in lines of words, for pipes, plain mode and screen readers."""

from typing import TYPE_CHECKING, Final

from rulesets.helios.coast import coast_of
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    BUILDINGS,
    COLOURS,
    FIELD_ROWS,
    LETTERS,
    PERSONS,
    ROWS,
    SLOTS,
    SPECIALS,
    TILES_FOR_BONUS,
)
from rulesets.helios.geometry import BIT, BONUS, DARK, FIELDS, HARBOURS, LAP_LINE
from rulesets.helios.preview import build_preview, free_fields, person_preview, sun_previews
from rulesets.helios.state import Seat
from rulesets.helios.sun import endless, shape_of
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.helios.yields import Yields

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

SUN: Final = "(*)"
FREE: Final = "..."
EDGE: Final = ":::"
DEAD_END: Final = " ! "
LAKE: Final = " - "
LAP: Final = "="
BONUS_LETTERS: Final = {"harbour": "h", "mana": "m", "resource": "r"}
HIDDEN: Final = "?"
"""Stands for a bag that is concealed."""

_BUILT, _PAYABLE, _OPEN = "[#]", "[$]", "[ ]"
_CELL = 8
"""Letters from column to column of the map."""


class BoardText:
    """Writes the table down."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """In the words of one table."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms
        self.yields = Yields(terms)

    def text(self, view: HeliosView, seat: int | None) -> str:
        """What is on offer, everybody's figures, and the boards of one of them, or of all without a seat."""
        parts = [self._head(view), "", *self._columns(view), "", *self._offer(view), "", *self._persons(view)]
        parts.append("")
        parts += [self.figures(view, index) for index in range(len(view.seats))]
        for index in range(len(view.seats)):
            if seat in (None, index):
                parts += ["", *self.seat(view, index)]
        return "\n".join(parts)

    def _head(self, view: HeliosView) -> str:
        facts = {"round": view.round, "rounds": view.rounds, "dragon": self.wording.name(view.dragon)}
        facts["stage"] = self.say("stage", view.stage, turn=view.turn, turns=view.turns)
        return self.say("text-head", **facts)

    # -- the offer ---------------------------------------------------------------------------------

    def _columns(self, view: HeliosView) -> list[str]:
        lines = [self.say("text-columns")]
        for action in ACTIONS:
            column = [ACTION_TILES[tile].colour_letter for tile in view.columns[action]]
            shown = " ".join([*column[:-1], f"[{column[-1]}]"]) if column else "-"
            facts = {"action": self.terms.action(action), "tiles": shown, "pile": view.piles[action]}
            lines.append("  " + self.say("text-column", **facts))
        return lines

    def _offer(self, view: HeliosView) -> list[str]:
        land = []
        for slot in SLOTS:
            word = view.display[slot]
            shown = "-" if word is None else self.terms.offered(word, 0 if slot in view.bare else 1)
            if slot not in COLOURS:
                shown = self.say("text-extra", tile=shown)
            land.append(shown)
        specials = [
            self.say(
                "text-special",
                tile=self.terms.tile(kind),
                letter=row.letter,
                left=view.specials[kind],
                does=self.terms.special_does(kind),
            )
            for kind, row in SPECIALS.items()
        ]
        supply = self.terms.stock(view.supply) or "-"
        return [
            self.say("text-land", tiles=", ".join(land)),
            self.say("text-specials"),
            *("  " + line for line in specials),
            self.say("text-supply", mana=view.mana, houses=view.houses, cubes=supply),
        ]

    def _persons(self, view: HeliosView) -> list[str]:
        lines = [self.say("text-persons")]
        for person, row in PERSONS.items():
            facts = {
                "person": self.terms.person(person),
                "mana": self.terms.mana(row.mana_cost),
                "cost": self.terms.person_cost(person),
                "gives": ", ".join(self.terms.person_gives(person)),
            }
            lines.append("  " + self.say("text-person", **facts, whose=self._owner(view, person)))
        return lines

    def _owner(self, view: HeliosView, person: str) -> str:
        for index, own in enumerate(view.seats):
            for side in ("night", "day"):
                if person in getattr(own.board, side):
                    return self.say("text-owner", side, name=self.wording.name(index))
        return self.say("text-owner-nobody")

    # -- seats -------------------------------------------------------------------------------------

    def figures(self, view: HeliosView, index: int) -> str:
        """What somebody has, in a line."""
        own, name = view.seats[index], self.wording.name(index)
        board = own.board
        rows = " ".join(f"{self._letter(word)}{len(row)}" for word, row in zip(ROWS, board.rows, strict=True))
        facts = {
            "name": f"{name} {self.say('text-turn')}" if index == view.active else name,
            "range": self.say("endless") if endless(board) else board.range,
            "mana": board.mana,
            "temples": board.temples,
            "buildings": len(board.buildings),
            "tiles": len(board.world),
            "night": len(board.night),
            "day": len(board.day),
            "harbours": sum(field in board.world for field in HARBOURS),
            "cubes": self.terms.stock(board.cubes) or "-",
            "rows": rows,
            "bag": HIDDEN if own.bag is None else own.bag,
        }
        return self.say("text-seat", **facts)

    @staticmethod
    def _letter(colour: str) -> str:
        return next(tile.colour_letter for tile in ACTION_TILES.values() if tile.colour == colour)

    def seat(self, view: HeliosView, index: int) -> list[str]:
        """Somebody's world and city in full."""
        board, name = view.seats[index].board, self.wording.name(index)
        lines = [self.say("text-world", name=name), *draw_map(board), self.say("text-legend")]
        if board.world:
            tiles = ", ".join(self.terms.on_field(board, field) for field in sorted(board.world))
            lines.append(self.say("text-tiles", tiles=tiles))
            lines.append(self.say("text-free", fields=" ".join(free_fields(view, index)) or "-"))
            stops = "; ".join(self.yields.stop(stop) for stop in sun_previews(view, index).values())
            reach = self.say("endless") if endless(board) else board.range
            lines.append(self.say("text-sun", field=board.sun, range=reach, stops=stops))
        lines.append(self._rows(board))
        return [*lines, self.say("text-city", name=name), *self._city(view, index), *self._own(view, index)]

    def _rows(self, board: Seat) -> str:
        rows = []
        for word, row in zip(ROWS, board.rows, strict=True):
            tiles = "".join(ACTION_TILES[tile].colour_letter for tile in row)
            free = "_" * (TILES_FOR_BONUS - len(row))
            rows.append(f"{self.terms.row(word)} {self._letter(word)}[{tiles}{free}]")
        return self.say("text-rows", rows=", ".join(rows), of=TILES_FOR_BONUS)

    def _city(self, view: HeliosView, index: int) -> list[str]:
        built = view.seats[index].board.buildings
        lines = []
        for building in BUILDINGS:
            payable = build_preview(view, index, building).fault is None
            facts = {
                "sign": _BUILT if building in built else _PAYABLE if payable else _OPEN,
                "building": self.terms.building(building),
                "cost": self.terms.building_cost(building),
                "gives": ", ".join(self.terms.building_gives(building)),
            }
            lines.append("  " + self.say("text-building", **facts))
        preview = build_preview(view, index, None)
        sign = _PAYABLE if preview.fault is None else _OPEN
        price, mana = self.terms.cubes(preview.bill.total), self.terms.mana(preview.mana)
        temple = self.say("text-temple", sign=sign, number=preview.mana, cost=price, mana=mana)
        return [*lines, "  " + temple]

    def _own(self, view: HeliosView, index: int) -> list[str]:
        """One's persons, with what they score now."""
        board = view.seats[index].board
        shown = []
        for side in ("day", "night"):
            for person in getattr(board, side):
                points = self.terms.vp(person_preview(view, index, person).points)
                shown.append(self.say("text-own-person", side, person=self.terms.person(person), vp=points))
        return [self.say("text-own-persons", persons=", ".join(shown))] if shown else []


# -- The map ---------------------------------------------------------------------------------------


def draw_map(board: Seat) -> list[str]:
    """A player board as text: names of fields with bonus and lap line, below them what lies there."""
    rows = [FIELD_ROWS[name] for name in FIELDS]
    left, top = min(row.q for row in rows), min(2 * row.r + row.q for row in rows)
    height = max(2 * row.r + row.q for row in rows) - top + 2
    lines = [[" "] * _CELL * (max(row.q for row in rows) - left + 1) for _ in range(height)]
    for row in rows:
        x, y = (row.q - left) * _CELL, 2 * row.r + row.q - top
        for line, text in ((y, _name(row.id)), (y + 1, _content(board, row.id))):
            lines[line][x : x + len(text)] = text
    return ["".join(line).rstrip() for line in lines]


def _name(field: str) -> str:
    lap = LAP if BIT[field] & LAP_LINE else " "
    return f"{field}{lap}{BONUS_LETTERS.get(BONUS.get(field, ''), '')}"


def _content(board: Seat, field: str) -> str:
    tile = board.world.get(field)
    if tile is not None:
        return _tile(board, field)
    if field == board.sun:
        return SUN
    if BIT[field] & DARK:
        return EDGE
    coast = coast_of(shape_of(board.world))
    if not BIT[field] & coast.sea:
        return LAKE
    return DEAD_END if BIT[field] & coast.dead_ends else FREE


def _tile(board: Seat, field: str) -> str:
    """Letter and content: cubes of its colour as a number, `T` temple, `+` cubes of other colours."""
    tile = board.world[field]
    if tile.colour is None:
        sign = SPECIALS[tile.kind].letter
    else:
        sign = LETTERS[tile.colour]
    if tile.temple:
        return f"[{sign}T]"
    own = tile.cubes.count(tile.colour) if tile.colour is not None else 0
    others = len(tile.cubes) > own
    return f"[{sign}{own or ''}{'+' if others else '' if own else ' '}]"
