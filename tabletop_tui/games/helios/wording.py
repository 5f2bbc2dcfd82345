"""Helios in sentences: questions, options, reasons, score lines."""

from collections.abc import Callable, Sequence
from typing import Any

from rulesets.core import Decision, Line, Option
from rulesets.helios.components import (
    ACTION_TILES,
    BUILDINGS,
    COLOURS,
    HARBOUR_VP,
    LETTERS,
    PERSONS,
    ROWS,
    SPECIALS,
    TILES_FOR_BONUS,
)
from rulesets.helios.preview import (
    build_preview,
    field_preview,
    person_preview,
    row_fills,
    sun_previews,
)
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.boardtext import BoardText
from tabletop_tui.games.helios.confirming import Confirming
from tabletop_tui.games.helios.details import PLACED_SCORES, Details
from tabletop_tui.games.helios.labels import labels
from tabletop_tui.games.helios.reasons import Reasons
from tabletop_tui.games.helios.story import Story
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.helios.yields import Yields
from tabletop_tui.games.wording import Named
from tabletop_tui.games.wordparts import PartedWording
from tabletop_tui.words import Words

_Option = Callable[[HeliosView, Decision[Any], Option[Any]], str]

_WAYS_OUT = frozenset({"waive", "stop", "pass", "end_turn"})


class HeliosWording(PartedWording):
    """The words of Helios."""

    game = "helios"
    labels = staticmethod(labels)

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` in seat order."""
        super().__init__(words, people)
        self.terms = Terms(self)
        self.yields = Yields(self.terms)
        self.details = Details(self.terms, self.yields)
        self._confirming = Confirming(self.terms)
        self._reasons = Reasons(self, self.terms)
        self._story = Story(self, self.terms)
        self._options: dict[str, _Option] = {
            "activate": self._person,
            "building": self._building,
            "buy": self._person,
            "colour": self._colour,
            "column": self._column,
            "cube": self._cube,
            "field": self._field,
            "land": self._land,
            "row": self._row,
            "special": self._special,
            "temple": self._temple,
        }

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: HeliosView, decision: Decision[Any]) -> str:
        """The sentence of `question` without the steps."""
        kind, board = decision.kind, view.seats[decision.seat].board
        facts: dict[str, Any] = {"name": self.name(decision.seat)}
        if kind == "pay_cube":
            return self._ask_pay(view, facts)
        if kind == "choose_field" and view.in_hand is not None:
            facts["tile"] = self.terms.tile_laid(view.in_hand.kind)
        elif kind == "choose_build":
            facts["held"] = self.terms.held(board.cubes)
        elif kind == "choose_temple_site":
            facts |= {"number": board.temples + 1, "cost": self._temple_price(view, decision.seat)}
        elif kind == "choose_sun_target":
            if board.has("endless_sun"):
                return self.say("ask-choose-sun-target-endless", **facts)
            facts["range"] = board.range
        elif kind == "persons_turn":
            facts |= {"mana": self.terms.mana(board.mana), "held": self.terms.held(board.cubes)}
        elif kind == "choose_bonus_colour":
            facts["field"] = (decision.options[0].target or "").removeprefix("field:")
        return self.say("ask", kind, **facts)

    def _ask_pay(self, view: HeliosView, facts: dict[str, Any]) -> str:
        payment = view.payment
        if payment is None:
            return self.say("ask-pay-cube", **facts)
        verb, _, thing = payment.purpose.partition(":")
        names = {"building": self.terms.building_built, "person": self.terms.person_met}
        what = names[verb](thing) if verb in names else self.say("temple-object", field=payment.field or "")
        owed = "".join(sign * count for sign, count in zip(LETTERS, payment.owed, strict=True))
        facts |= {"what": what, "cubes": self.terms.cubes(payment.left), "owed": owed}
        return self.say("ask-pay-cube", "owed" if owed else "any", **facts)

    def _temple_price(self, view: HeliosView, seat: int) -> str:
        return self.terms.cubes(build_preview(view, seat, None).bill.total)

    def step(self, view: HeliosView, decision: Decision[Any]) -> str:
        """Which action turn of the round it is, and whether a bonus action will follow."""
        if view.stage == "persons":
            return self.say("step-persons")
        if view.stage != "actions":
            return ""
        board = view.seats[decision.seat].board
        full = any(len(row) >= TILES_FOR_BONUS for row in board.rows)
        which = "full" if full and decision.kind != "choose_bonus_action" else "turn"
        return self.say("step", which, turn=view.turn, turns=view.turns)

    # -- options -----------------------------------------------------------------------------------

    def option(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        """What can be chosen, in a few words, with what it costs and brings."""
        noun, colon, _ = option.key.partition(":")
        if option.blocked is not None:
            return self._element(view, option)
        said = self._options.get(noun)
        if said is not None and (colon or noun == "temple"):
            return said(view, decision, option)
        if noun == "waive":
            which = decision.kind.removeprefix("choose_")
            return self.say("option-waive", which if which == "bonus_action" else "action")
        return self.say("option", option.key)

    def option_alone(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `option`, with what boards say beside it: the tile above, full effects, prices."""
        said = self.option(view, decision, option)
        noun, _, thing = option.key.partition(":")
        if option.blocked is not None:
            return said
        if noun == "column":
            above = view.columns[thing][:-1]
            return self.say("option-column-alone", option=said, **self._above(above)) if above else said
        if noun == "special":
            facts = {"tile": self.terms.tile(thing), "does": self.terms.special_does(thing)}
            return self.say("option-special-alone", **facts, left=view.specials[thing])
        if noun == "building":
            return self._building_alone(view, decision.seat, thing)
        if noun == "temple":
            return self.say("option-temple-alone", **self._temple_facts(view, decision.seat))
        if noun in ("buy", "activate"):
            gives = ", ".join(self.terms.person_gives(thing))
            facts = self._person_facts(view, decision.seat, thing)
            return self.say("option", noun, "alone", **facts, gives=gives)
        return said

    def option_brief(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        """For long lists: fields with their yield in signs, cubes as letter and field, names with prices."""
        noun, _, thing = option.key.partition(":")
        if noun == "building":
            return self.terms.building(thing)
        if noun == "buy":
            return self.terms.person(thing)
        if noun == "cube":
            field, _, word = thing.partition(":")
            return self.say("brief", what=self.terms.letters([word]), cost=field)
        if noun == "field" and decision.kind == "choose_sun_target" and option.blocked is None:
            return self.yields.brief(sun_previews(view, decision.seat)[thing])
        return ""

    def _above(self, above: Sequence[str]) -> dict[str, Any]:
        colour = self.terms.row(ACTION_TILES[above[-1]].colour)
        return {"colour": colour, "count": len(above)}

    def _element(self, view: HeliosView, option: Option[Any]) -> str:
        """What something is called that can't be chosen."""
        noun, _, thing = option.key.partition(":")
        names: dict[str, Callable[[str], str]] = {
            "activate": self.terms.person_met,
            "building": self.terms.building,
            "buy": self.terms.person,
            "person": self.terms.person,
            "special": self.terms.tile,
            "column": self.terms.action,
        }
        if noun in ("land", "slot"):
            return self.say("slot", "extra" if thing == "extra" else "own", colour=self._slot_colour(thing))
        if noun == "activate":
            return self.say("element-activate", person=self.terms.person_met(thing))
        if noun in names:
            return names[noun](thing)
        if noun == "field":
            return thing
        return self.say("element", noun)

    def _slot_colour(self, slot: str) -> str:
        return self.terms.colour(slot) if slot in COLOURS else ""

    def _column(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        action = str(option.value)
        colour = ACTION_TILES[view.columns[action][-1]].colour
        board = view.seats[decision.seat].board
        if colour in ROWS and row_fills(board, ROWS.index(colour)):
            becomes = self.say("row-fills", row=self.terms.row(colour))
        elif colour in ROWS:
            becomes = self.terms.row_after(board, ROWS.index(colour))
        else:
            full = [self.terms.row(row) for row in range(len(ROWS)) if row_fills(board, row)]
            which = "row-any-full" if full else "row-any"
            becomes = self.say(which, rows="/".join(full))
        return self.say("option-column", action=self.terms.action(action), becomes=becomes)

    def _row(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        return self.terms.row_after(view.seats[decision.seat].board, int(option.value))

    def _land(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        if decision.kind == "choose_start_land":
            return self.terms.offered(COLOURS[int(option.value)], 1)
        slot = option.value.slot
        said = self.terms.offered(view.display[slot] or COLOURS[0], 0 if slot in view.bare else 1)
        return self.say("option-land-extra", option=said) if slot not in COLOURS else said

    def _special(self, view: HeliosView, _decision: Decision[Any], option: Option[Any]) -> str:
        kind = option.value.kind
        facts = {"tile": self.terms.tile(kind), "does": self.terms.special_brief(kind)}
        return self.say("option-special", **facts, left=view.specials[kind])

    def _field(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        seat, kind = decision.seat, decision.kind
        if kind == "choose_sun_target":
            return self.yields.stop(sun_previews(view, seat)[option.value.field])
        field = str(option.value)
        if kind == "choose_temple_site":
            return self.yields.site(view, seat, field)
        if view.in_hand is None:
            return field
        preview = field_preview(view, seat, field, view.in_hand)
        parts = [self.terms.bonus(field)]
        if preview.special is not None and SPECIALS[view.in_hand.kind].scores in PLACED_SCORES:
            parts.append(self.say("worth-now", vp=self.terms.vp(preview.special)))
        shown = ", ".join(part for part in parts if part)
        return f"{field}: {shown}" if shown else field

    def _colour(self, _view: HeliosView, _decision: Decision[Any], option: Option[Any]) -> str:
        return self.terms.cube(int(option.value))

    def _temple(self, view: HeliosView, decision: Decision[Any], _option: Option[Any]) -> str:
        return self.say("option-temple", **self._temple_facts(view, decision.seat))

    def _temple_facts(self, view: HeliosView, seat: int) -> dict[str, Any]:
        number = view.seats[seat].board.temples + 1
        mana = self.terms.mana(min(number, view.mana))
        return {"number": number, "cost": self._temple_price(view, seat), "mana": mana}

    def _building(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        building = option.value.building
        cubes = self.terms.cubes(build_preview(view, decision.seat, building).bill.total)
        name, vp = self.terms.building(building), self.terms.vp(BUILDINGS[building].vp)
        return self.say("option-building", building=name, cubes=cubes, vp=vp)

    def _building_alone(self, view: HeliosView, seat: int, building: str) -> str:
        total = build_preview(view, seat, building).bill.total
        cost = self.terms.building_cost(building)
        if total != BUILDINGS[building].cost_total:
            cost = self.say("cost-replaced", cost=cost, cubes=self.terms.cubes(total))
        gives = ", ".join(self.terms.building_gives(building))
        name = self.terms.building(building)
        return self.say("option-building-alone", building=name, cost=cost, gives=gives)

    def _cube(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        cube = option.value
        tile = view.seats[decision.seat].board.world[cube.field]
        place = f"{cube.field} {self.terms.content(tile)}"
        which = "pay" if decision.kind == "pay_cube" else "put"
        return self.say("option-cube", which, cube=self.terms.cube(cube.colour), place=place)

    def _person(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        verb = option.key.partition(":")[0]
        return self.say("option", verb, **self._person_facts(view, decision.seat, option.value.person))

    def _person_facts(self, view: HeliosView, seat: int, person: str) -> dict[str, str]:
        preview = person_preview(view, seat, person)
        cost = self.terms.person_cost(person)
        if preview.bill.total != sum(PERSONS[person].cost) + PERSONS[person].act_any:
            cost = self.say("cost-replaced", cost=cost, cubes=self.terms.cubes(preview.bill.total))
        return {
            "person": self.terms.person(person),
            "mana": self.terms.mana(preview.mana_cost),
            "cost": cost,
            "vp": self.terms.vp(preview.points),
        }

    # -- around an option --------------------------------------------------------------------------

    def detail(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """What choosing it would do, a short sentence a line: cost, gain, points, warnings."""
        return self.details.lines(view, decision, option)

    def confirm(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What a first-time player might regret is asked for once more."""
        return self._confirming.question(view, decision, option)

    def start(self, _view: HeliosView, decision: Decision[Any]) -> str | None:
        """The cursor begins at something to do, not at a way out."""
        return next((option.key for option in decision.options if option.key not in _WAYS_OUT), None)

    # -- scores ------------------------------------------------------------------------------------

    def score_line(self, line: Line) -> str:
        """A line of one seat's score sheet with what its points come from."""
        each = line.facts.get("each", {})
        if line.id == "buildings":
            shown = [f"{self.terms.building(name)} {points}" for name, points in each.items()]
        elif line.id == "persons":
            shown = [f"{self.terms.person(name)} {points}" for name, points in each.items()]
        elif line.id == "specials":
            kinds = line.facts["kinds"]
            shown = [f"{self.terms.tile(kinds[field])} {field} {points}" for field, points in each.items()]
        elif line.id == "harbours":
            shown = [f"{field} {HARBOUR_VP}" for field in line.facts["fields"]]
        else:
            return self.say("score", line.id, "line")
        return self.say("score", line.id, "line" if shown else "none", each=", ".join(shown))

    def tie_break(self, values: Sequence[int]) -> str:
        """More cubes left on the board win (ruling R40)."""
        return self.say("tie-break", cubes=self.terms.cubes(values[0]))

    def board_text(self, view: HeliosView, seat: int | None) -> str:
        """The table in lines of text: what is on offer, and everybody's world, city and persons."""
        return BoardText(self, self.terms).text(view, seat)
