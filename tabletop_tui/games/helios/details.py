"""What a choice in Helios would do, line by line, before it is made."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rulesets.core import Decision, Option
from rulesets.helios.components import (
    ACTION_TILES,
    BUILDINGS,
    COLOURS,
    LETTERS,
    MAX_RANGE,
    PERSONS,
    ROWS,
    SPECIALS,
    SUBSTITUTE_RATIO,
)
from rulesets.helios.geometry import NEIGHBOURS
from rulesets.helios.preview import (
    SunPreview,
    build_preview,
    field_preview,
    free_fields,
    person_preview,
    sun_previews,
)
from rulesets.helios.scoring import special_value
from rulesets.helios.sun import endless
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.confirming import lost_on_site
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.helios.yields import Yields
from tabletop_tui.games.wordparts import WARNING

Lines = list[str]
_Of = Callable[[HeliosView, Decision[Any], Option[Any]], Lines]

PLACED_SCORES: Final = frozenset({"adjacent_colours", "adjacent_tiles"})
"""What special tiles score that depends on where they lie."""

_SHOWN_STOPS = 3
"""So many of the best stops are named where the sun isn't moved yet."""


class Details:
    """The lines of `Wording.detail`, for every kind of option."""

    def __init__(self, terms: Terms, yields: Yields) -> None:
        """In the words of `terms`."""
        self.terms = terms
        self.say = terms.say
        self.yields = yields
        self._of: dict[str, _Of] = {
            "activate": lambda v, d, o: self.person(v, d.seat, o.value.person),
            "build": lambda v, d, _: self.action(v, d.seat, "build"),
            "building": lambda v, d, o: self.building(v, d.seat, o.value.building),
            "buy": lambda v, d, o: self.person(v, d.seat, o.value.person),
            "column": self._column,
            "colour": self._colour,
            "create_land": lambda v, d, _: self.action(v, d.seat, "create_land"),
            "cube": self._cube,
            "field": self._field,
            "land": self._land,
            "move_sun": lambda v, d, _: self.action(v, d.seat, "move_sun"),
            "row": self._row,
            "special": lambda v, d, o: self.special(v, d.seat, o.value.kind),
            "temple": lambda v, d, _: self.temple(v, d.seat),
        }

    def lines(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> Lines:
        """What choosing it would do."""
        of = self._of.get(option.key.partition(":")[0])
        if of is not None and option.blocked is None:
            return of(view, decision, option)
        if option.blocked is not None:
            return []
        which = option.key
        if which == "waive":
            which = "waive-bonus" if decision.kind == "choose_bonus_action" else "waive"
        return [self.say("detail", which)]

    # -- action tiles ------------------------------------------------------------------------------

    def _column(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> Lines:
        action = str(option.value)
        column = view.columns[action]
        lines = [self._into_row(view, decision.seat, column[-1])]
        lines += self.action(view, decision.seat, action)
        if len(column) > 1:
            colour = self.terms.row(ACTION_TILES[column[-2]].colour)
            return [*lines, self.say("detail-above", colour=colour, count=len(column) - 1)]
        return [*lines, self.say("detail-last-tile")]

    def _into_row(self, view: HeliosView, seat: int, tile: str) -> str:
        colour = ACTION_TILES[tile].colour
        if colour not in ROWS:
            return self.say("detail-joker")
        return self.say("detail-row", what=self.terms.row_after(view.seats[seat].board, ROWS.index(colour)))

    def _row(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> Lines:
        lying = [ACTION_TILES[tile] for tile in view.seats[decision.seat].board.rows[int(option.value)]]
        shown = ", ".join(self.terms.row(tile.colour) for tile in lying)
        return [self.say("detail-row-holds", tiles=shown or self.say("nothing"))]

    def action(self, view: HeliosView, seat: int, action: str) -> Lines:
        """What an action could do now."""
        if action == "create_land":
            fields = free_fields(view, seat)
            if not fields or not (any(view.display.values()) or any(view.specials.values())):
                return [WARNING + self.say("detail-no-land")]
            return [self.say("detail-land", fields=" ".join(fields))]
        if action == "build":
            can = [
                self.terms.building(building)
                for building in BUILDINGS
                if building not in view.seats[seat].board.buildings
                and build_preview(view, seat, building).fault is None
            ]
            if build_preview(view, seat, None).fault is None:
                can.insert(0, self.say("a-temple"))
            if not can:
                return [WARNING + self.say("detail-no-build")]
            return [self.say("detail-build", what=", ".join(can))]
        stops = sorted(sun_previews(view, seat).values(), key=_worth)[:_SHOWN_STOPS]
        return [self.say("detail-sun", stops="; ".join(self.yields.stop(stop) for stop in stops))]

    # -- land --------------------------------------------------------------------------------------

    def _land(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> Lines:
        if decision.kind == "choose_start_land":
            return [self._grows(COLOURS[int(option.value)]), self.say("detail-start")]
        slot = option.value.slot
        return self.slot(view, decision.seat, slot)

    def slot(self, view: HeliosView, seat: int, slot: str) -> Lines:
        """The land tile in a slot: what it yields, how much of it there is, what comes after it."""
        word = view.display[slot]
        if word is None:
            return [self.say("detail-slot-empty", count=view.land[slot])]
        owned = sum(tile.kind == word for tile in view.seats[seat].board.world.values())
        facts = {"owned": owned, "left": view.land[slot]}
        return [self._grows(word), self.say("detail-slot", **facts)]

    def _grows(self, word: str) -> str:
        return self.say("detail-grows", cube=self.terms.cube(word))

    def special(self, view: HeliosView, seat: int, kind: str) -> Lines:
        """A special tile: what it scores, what it would at the best of fields."""
        lines = [self.say("named", name=self.terms.tile(kind), does=self.terms.special_does(kind))]
        if SPECIALS[kind].scores in PLACED_SCORES:
            board = view.seats[seat].board
            best = max(
                (self._around(view, seat, field, kind) for field in free_fields(view, seat)), default=None
            )
            if best is not None and board.world:
                lines.append(self.say("detail-special-best", vp=self.terms.vp(best[0]), field=best[1]))
        return lines

    @staticmethod
    def _around(view: HeliosView, seat: int, field: str, kind: str) -> tuple[int, str]:
        return special_value(view.seats[seat].board, field, kind), field

    def _field(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> Lines:
        seat = decision.seat
        if decision.kind == "choose_sun_target":
            return self.stop(view, seat, sun_previews(view, seat)[option.value.field])
        field = str(option.value)
        if decision.kind == "choose_temple_site":
            return self.site(view, seat, field)
        return self._place(view, seat, field)

    def _place(self, view: HeliosView, seat: int, field: str) -> Lines:
        if view.in_hand is None:
            return []
        board, preview = view.seats[seat].board, field_preview(view, seat, field, view.in_hand)
        lines = []
        if preview.bonus == "harbour":
            lines.append(self.say("detail-harbour", vp=self.terms.vp(preview.harbour)))
        elif preview.bonus is not None:
            lines.append(self.say("detail-field-bonus", bonus=self.terms.bonus(field)))
        if preview.special is not None:
            name, vp = self.terms.tile(view.in_hand.kind), self.terms.vp(preview.special)
            lines.append(self.say("detail-special-now", name=name, vp=vp))
        touched = [self.terms.on_field(board, other) for other in NEIGHBOURS[field] if other in board.world]
        lines.append(self.say("detail-touches", tiles=", ".join(touched)))
        after = self.terms.counted("detail-stops", preview.targets)
        return [*lines, after]

    # -- building ----------------------------------------------------------------------------------

    def temple(self, view: HeliosView, seat: int) -> Lines:
        """The next temple: cost, mana, and what temples are for."""
        preview, board = build_preview(view, seat, None), view.seats[seat].board
        cost = self.terms.cubes(preview.bill.total)
        facts = {"cost": cost, "held": self.terms.held(board.cubes)}
        mana = self.terms.mana(min(preview.mana, view.mana))
        return [self.say("detail-temple", mana=mana), self.say("detail-pay-any", **facts)]

    def site(self, view: HeliosView, seat: int, field: str) -> Lines:
        """A tile for a temple: what it would score, and what becomes of cubes there."""
        lines = [self.yields.site(view, seat, field)]
        lost = lost_on_site(view, seat, field)
        count = len(view.seats[seat].board.world[field].cubes)
        if lost:
            lines.append(WARNING + self.terms.counted("warn-site", lost))
        elif count:
            lines.append(WARNING + self.terms.counted("warn-site-pay", count))
        return lines

    def building(self, view: HeliosView, seat: int, building: str) -> Lines:
        """A building: function first, then what it brings at once and at the end, then its price."""
        preview, board = build_preview(view, seat, building), view.seats[seat].board
        does = self.terms.building_does(building) or self.say("no-function")
        lines = [self.say("named", name=self.terms.building(building), does=does)]
        gains = [self.say("detail-vp", vp=self.terms.vp(preview.points))]
        gains += self._once(view, board.range, preview.range, preview.mana)
        lines.append(self.terms.listing(gains))
        if building in board.buildings:
            return [*lines, self.say("detail-built")]
        if BUILDINGS[building].function == "endless_sun":
            lines.append(WARNING + self.say("warn-no-laps"))
        cost = self.terms.building_cost(building)
        return [*lines, *self._paying(view, seat, cost, preview.bill.total, preview.bill.missing)]

    def _once(self, view: HeliosView, reach: int, steps: int, mana: int) -> Lines:
        parts = []
        if steps:
            after = min(MAX_RANGE, reach + steps)
            parts.append(self.say("detail-range", before=reach, after=after))
        if mana:
            parts.append(self.terms.mana(min(mana, view.mana)))
        return parts

    def _paying(self, view: HeliosView, seat: int, cost: str, total: int, missing: Sequence[int]) -> Lines:
        """The price, what one has, and what replaces missing colours."""
        owned = view.seats[seat].board.cubes
        facts = {"cost": cost, "held": self.terms.held(owned)}
        if not any(missing):
            return [self.say("detail-pay", **facts)]
        lacking = "".join(sign * count for sign, count in zip(LETTERS, missing, strict=True))
        facts |= {"missing": lacking, "cubes": self.terms.cubes(total)}
        return [self.say("detail-pay-replaced", **facts, ratio=SUBSTITUTE_RATIO)]

    # -- cubes -------------------------------------------------------------------------------------

    def _cube(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> Lines:
        board, cube = view.seats[decision.seat].board, option.value
        if decision.kind != "pay_cube":
            return [self._owned(board.cubes[cube.colour], cube.colour)]
        tile, payment = board.world[cube.field], view.payment
        left = (
            []
            if payment is None
            else [self.say("detail-left-to-pay", cubes=self.terms.cubes(payment.left - 1))]
        )
        if payment is not None and payment.field == cube.field:
            return [self.say("detail-from-site"), *left]
        regrows = tile.colour == cube.colour and len(tile.cubes) - 1 < board.capacity(tile)
        return [self.say("detail-regrows" if regrows else "detail-regrows-not", field=cube.field), *left]

    def _colour(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> Lines:
        colour = int(option.value)
        return [self._owned(view.seats[decision.seat].board.cubes[colour], colour)]

    def _owned(self, count: int, colour: int) -> str:
        return self.terms.counted("detail-own-colour", count, cube=self.terms.cube(colour))

    # -- the sun -----------------------------------------------------------------------------------

    def stop(self, view: HeliosView, seat: int, preview: SunPreview) -> Lines:
        """A stop of the sun: everything it lights, tile by tile, and the lap."""
        board = view.seats[seat].board
        stop, light = preview.stop, preview.light
        lines = [
            self.say("detail-cube", cube=self.terms.cube(colour), field=place)
            for place, colour in light.cubes
        ]
        lines += [
            self.say("detail-lit-temple", field=place, vp=self.terms.vp(points))
            for place, points in light.temples
        ]
        if stop.lap:
            lines.append(self.say("detail-lap", vp=self.terms.vp(preview.lap)))
        elif not endless(board):
            lines.append(self.say("detail-no-lap"))
        return lines

    # -- persons -----------------------------------------------------------------------------------

    def person(self, view: HeliosView, seat: int, person: str) -> Lines:
        """A person: what it scores, now and at once, and what it costs to buy and to activate."""
        preview, row = person_preview(view, seat, person), PERSONS[person]
        board = view.seats[seat].board
        lines = [self.say("named", name=self.terms.person(person), does=self.terms.person_scores(person))]
        lines.append(self.say("detail-person-now", vp=self.terms.vp(preview.points)))
        once = self._once(view, board.range, row.sun, row.mana)
        if once:
            lines.append(self.say("detail-person-once", what=self.terms.listing(once)))
        if person in board.day:
            return [*lines, self.say("detail-active")]
        if person not in board.night:
            mana = self.terms.mana(preview.mana_cost)
            lines.append(self.say("detail-buy", mana=mana, held=board.mana))
        cost = self.terms.person_cost(person)
        lines += self._paying(view, seat, cost, preview.bill.total, preview.bill.missing)
        if not preview.payable:
            lines.append(WARNING + self.say("detail-not-yet"))
        return lines


def _worth(preview: SunPreview) -> tuple[int, int]:
    """The most yield first: a cube counts as 2 points; then the nearest."""
    return -(preview.points + 2 * len(preview.light.cubes)), preview.stop.steps
