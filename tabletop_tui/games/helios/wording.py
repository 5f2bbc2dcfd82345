"""Helios in sentences: questions, steps, events, reasons, score lines. Its things speak for themselves."""

from collections.abc import Iterable, Sequence
from typing import Any

from rulesets.core import Decision, Event, Option, ScoreLine
from rulesets.helios.components import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    HARBOUR_VP,
    PERSONS_PER_TURN,
    SUBSTITUTE_RATIO,
    TILES_FOR_BONUS,
)
from rulesets.helios.geometry import BONUS
from rulesets.helios.preview import build_preview
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.answers import BuildingThing, CubeThing, OutThing, PersonThing
from tabletop_tui.games.helios.boardtext import HeliosText
from tabletop_tui.games.helios.labels import CUBE_AND_FIELD, labels
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.games.helios.things import ActionThing, FieldThing, LandThing, Moment, RowThing
from tabletop_tui.games.kit.narration import Naming, Narration
from tabletop_tui.games.kit.step import Step, steps_at
from tabletop_tui.games.kit.thing import KitWording

PHASES = ("actions", "persons", "refill")
_HAVE = ("wanted", "have")
_WITHIN = {"choose_tile": "create_land", "choose_field": "create_land", "choose_sun_target": "move_sun"}
"""The action that a kind of decision is a part of, in whichever action a building has brought it."""
_PRICED = frozenset({"built", "built_temple", "activated"})
"""These say what has been paid for them."""
_GAINS = frozenset({"gained_mana", "gained_cube", "extended_range", "scored", "shone", "harbour"})
_SILENT = frozenset({"forced", "completed_lap"})
"""What comes with them tells it."""
_FORMS = {
    "laid": lambda event: "cube" if event.facts["cubes"] else "bare",
    "shone": lambda event: "cubes" if event.facts["cubes"] else "",
    "scored": lambda event: event.facts["why"],
    "waived": lambda event: event.facts["action"],
    "lapsed": lambda event: event.facts["action"],
    "no_cube": lambda event: event.facts["lacks"],
    "built_temple": lambda event: "lost" if event.facts["lost"] else "whole",
    "too-few-cubes": lambda reason: "missing" if any(reason.facts["missing"].values()) else "plain",
    "out-of-range": lambda reason: "one" if reason.facts["range"] == 1 else "many",
}
"""What chooses the sentence of events and reasons that are told in several ways."""


class HeliosWording(KitWording[HeliosView]):
    """The words of Helios: names, sentences, labels and news."""

    game = "helios"
    labels = staticmethod(labels)
    TERMS = Terms
    TABLE = HeliosText
    THINGS = (ActionThing, RowThing, LandThing, FieldThing, CubeThing, BuildingThing, PersonThing, OutThing)
    FOLDED = frozenset({"choose_action_tile"})
    STEPWISE = CUBE_AND_FIELD
    HEADS = {
        "choose_action_tile": ("row", "could"),
        "choose_sun_target": ("steps", "lap", "temple", "grows", "all"),
        "choose_row": ("then",),
        "choose_tile": ("brings", "owned", "left"),
        "choose_start_land": ("wanted", "brings"),
        "choose_field": ("stops", "bonus", "raises"),
        "choose_build": ("cost", "once", "end"),
        "choose_temple_site": ("lost", "light"),
        "pay_cube": ("to-pay", "regrows"),
        "choose_bonus_action": ("could",),
        "persons_turn": ("price", "once", "now"),
        **dict.fromkeys(
            ("place_resource", "choose_bonus_colour", "choose_setup_bonus", "place_round_bonus"), _HAVE
        ),
    }
    terms: Terms

    def use(self, notation: str) -> None:
        """Take this notation, and build anew what depends on it."""
        super().use(notation)
        self.narration = Narration(self, self._namings(), _FORMS, _SILENT, _GAINS)

    def _namings(self) -> dict[str, Naming]:
        """How each fact of an event, reason or advice is named in sentences."""
        terms = self.terms
        return {
            "colour": lambda word: {"colour": terms.colour(word) if word in COLOURS else terms.row(word)},
            "row": lambda row: {"row": terms.row(row), "the-row": terms.row(row, "the")},
            "action": lambda action: {"action": terms.action(action) if action in ACTIONS else ""},
            "tile": lambda kind: {"tile": terms.tile(kind, "object")},
            "building": lambda id: {
                "building": terms.building(id, "object"),
                "vp": terms.vp(BUILDINGS[id].vp),
            },
            "person": lambda id: {"person": terms.person(id, "object")},
            "cubes": lambda cubes: {"cubes": cubes if isinstance(cubes, int) else self._grown(cubes)},
            "price": lambda cubes: {"price": terms.paid(word for _, word in cubes)},
            "lost": lambda count: {"lost": terms.cubes(count)},
            "steps": lambda count: {"steps": terms.steps(count)},
            "mana": lambda count: {"mana": terms.mana(count)},
            "count": lambda count: {"mana": terms.mana(count)},
            "points": lambda count: {"vp": terms.vp(count)},
            "first": lambda seat: {"first": self.name(seat)},
            "seat": lambda seat: {"name": self.name(seat)},
            "out-of-range": lambda facts: {"count": facts["range"]},
            "one-person-a-turn": lambda facts: {"most": PERSONS_PER_TURN},
            "too-few-cubes": lambda facts: {
                "needed": terms.cubes(facts["needed"]),
                "missing": terms.held([facts["missing"].get(word, 0) for word in COLOURS]),
            },
            "cost": lambda cost: {"cost": terms.held(*cost)},
            "held": lambda counts: {"held": terms.held(counts)},
            "total": lambda count: {"cubes": terms.cubes(count)},
            "lacks": lambda count: {"lacks": count and terms.cubes(count)},
            "rest": lambda count: {"rest": terms.cubes(count)},
            "replaced": lambda counts: {
                "replaced": any(counts) and terms.held(counts),
                "ratio": SUBSTITUTE_RATIO,
            },
            "sites": lambda fields: {"sites": self.listing_or(fields)},
            "cube": lambda colour: {"cube": terms.cube(colour)},
            "opens": lambda ids: {"opens": len(ids), "buildings": self.listing([*map(terms.building, ids)])},
            "scoring": self._scoring,
            "lapped": lambda count: {"lapped": count and terms.vp(count)},
            "grown": lambda cubes: {"grown": self._grown(cubes)},
            "crowded": lambda fields: {"crowded": len(fields), "fields": self.listing(fields)},
            "own_temple": lambda count: {"own_temple": count and terms.vp(count)},
            "kind": lambda kind: {"kind": terms.tile(kind)},
            "special": lambda count: {"special": "" if count is None else terms.vp(count)},
            "raised": self._raised,
            "new": lambda tiles: {"tiles": self.listing([terms.colour(word) for word in tiles])},
        }

    def _scoring(self, temples: Iterable[tuple[str, int, int]]) -> dict[str, list[str]]:
        said = "said-temple-lit"
        return {"scoring": [self.counted(said, field=f, count=n, points=scored) for f, n, scored in temples]}

    def _raised(self, temples: Iterable[tuple[str, int, int]]) -> dict[str, list[str]]:
        vp = self.terms.vp
        return {"raised": [self.say("said-raised", field=f, before=n, vp=vp(then)) for f, n, then in temples]}

    def _grown(self, cubes: Iterable[Sequence[str]]) -> str:
        return self.listing(
            [self.say("grows-on", cube=self.terms.cube(word), field=field) for field, word in cubes]
        )

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: HeliosView, decision: Decision[Any]) -> str:
        """Who decides what, in a sentence; what is still owed stands in it."""
        kind, board = decision.kind, view.seats[decision.seat].board
        facts: dict[str, Any] = {"name": self.name(decision.seat)}
        if kind == "pay_cube" and view.payment is not None:
            return self._ask_pay(view, **facts)
        if kind == "choose_field" and view.in_hand is not None:
            facts["tile"] = self.terms.tile(view.in_hand.kind, "object")
        elif kind == "choose_build":
            facts["held"] = self.terms.held(board.cubes)
        elif kind == "choose_temple_site":
            cost = self.terms.cubes(build_preview(view, decision.seat, None).bill.total)
            facts |= {"number": board.temples + 1, "cost": cost}
        elif kind == "choose_sun_target":
            if board.has("endless_sun"):
                return self.say("ask-choose-sun-target-endless", **facts)
            facts["steps"] = self.terms.steps(board.range)
        elif kind == "persons_turn":
            facts |= {"mana": self.terms.mana(board.mana), "held": self.terms.held(board.cubes)}
        elif kind == "choose_bonus_colour":
            facts["field"] = (decision.options[0].target or "").removeprefix("field:")
        return self.say("ask", kind, **facts)

    def _ask_pay(self, view: HeliosView, name: str) -> str:
        payment = view.payment
        if payment is None:
            raise LookupError("nothing is being paid")
        noun, _, thing = payment.purpose.partition(":")
        names = {"building": self.terms.building, "person": self.terms.person}
        what = names[noun](thing, "object") if noun in names else self.say("the-temple", field=payment.field)
        owed = self.terms.held(payment.owed, payment.left - sum(payment.owed))
        return self.say("ask-pay-cube", name=name, what=what, cubes=self.terms.cubes(payment.left), owed=owed)

    def group_key(self, decision: Decision[Any], first: str) -> str:
        """A colour, before the tile that a cube of it is put on."""
        return f"colour:{COLOURS[int(first) - 1]}"

    def group_heads(self, view: HeliosView, decision: Decision[Any]) -> Sequence[str]:
        """The columns of the colours, those of single cubes."""
        return self.heads(view, decision)

    def ask_begun(self, view: HeliosView, decision: Decision[Any], typed: str) -> str:
        """Asks where the cube goes whose colour has been typed."""
        cube = self.group(view, decision, typed[0], 0) if typed else ""
        facts = {"name": self.name(decision.seat), "cube": cube}
        return self.say("ask-cube-where", **facts) if typed else self.ask(view, decision)

    def steps(self, view: HeliosView, decision: Decision[Any]) -> Sequence[Step]:
        """The phases of a round, with the action turn that it is."""
        if view.stage == "set_up":
            return ()
        names = [self.say("phase", word) for word in PHASES]
        if view.stage == "actions":
            names[0] = self.say("phase-turn", turn=view.turn, turns=view.turns)
        return steps_at(tuple(names), PHASES.index(view.stage) if view.stage in PHASES else len(names))

    def path(self, view: HeliosView, decision: Decision[Any], events: Sequence[Event]) -> Sequence[Step]:
        """The way through an action turn: the tile, its action, and a bonus action if a row is full."""
        start = max((n for n, event in enumerate(events) if event.kind == "took_action_tile"), default=None)
        if view.stage != "actions" or decision.kind == "choose_action_tile" or start is None:
            words, now = ("tile", "action"), 0 if view.stage == "actions" else None
            return () if now is None else steps_at(tuple(self.say("path", word) for word in words), now)
        taken = events[start]
        labels = [self.say("path-took", colour=self.terms.row(taken.facts["colour"]))]
        labels.append(self.terms.action(taken.facts["action"], "verb"))
        bonus = any(event.kind == "filled_row" for event in events[start:])
        within = _WITHIN.get(decision.kind, taken.facts["action"])
        if within != taken.facts["action"] and not bonus:
            labels.append(self.terms.action(within, "verb"))  # a building brings another action at once
        now = 0 if decision.kind == "choose_row" else len(labels) - 1 + bonus
        if bonus or row_full(view, decision):
            labels.append(self.say("path-bonus"))
        return steps_at(tuple(labels), now)

    def prospects(self, view: HeliosView, seat: int) -> dict[str, str]:
        """The best that each action could do now, in a few words."""
        actions = self.things["column"]
        assert isinstance(actions, ActionThing)
        return {action: actions.prospect(Moment(view, seat), action, brief=True) for action in view.columns}

    def step(self, view: HeliosView, decision: Decision[Any]) -> str:
        """The phase in words, and whether a bonus action follows."""
        if view.stage != "actions":
            return self.say("phase", view.stage) if view.stage in PHASES else ""
        sure = any(
            option.key == "waive" for option in decision.options
        )  # nothing is waived in a bonus action
        which = "full" if sure and row_full(view, decision) else "turn"
        return self.say("step", which, turn=view.turn, turns=view.turns)

    def turn_order(self, view: HeliosView) -> Sequence[int]:
        """Clockwise from the dragon's holder."""
        return [(view.dragon + n) % len(view.seats) for n in range(len(view.seats))]

    def done(self, view: HeliosView) -> frozenset[int]:
        """Those who have passed in the phase of persons."""
        return frozenset(view.passed)

    def seat_sign(self, view: HeliosView, seat: int) -> str:
        """The dragon, behind the name of the player who starts the round."""
        return f" {self.terms.sign('dragon')}" if seat == view.dragon else ""

    def start(self, view: HeliosView, decision: Decision[Any]) -> str | None:
        """The cursor begins at what brings most, and at nothing that is asked about twice."""
        return self.best_ranked(view, decision)

    def option_brief(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        """Cubes as colour and field, where a list is long."""
        return self.option_short(view, decision, option) if option.key.startswith("cube:") else ""

    def option_short(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        """A few words less for a narrow list: signs for cubes, tiles without what lies on them."""
        noun, _, thing = option.key.partition(":")
        field, _, word = thing.partition(":")
        board = view.seats[decision.seat].board
        if noun == "cube":
            return f"{self.terms.signs[COLOURS.index(word)]} {field}"
        if noun == "field" and field in board.world:
            return f"{field} {self.terms.tile(board.world[field].kind)}"
        if noun in ACTIONS:
            return self.terms.action(noun, "short")
        return self.say("out-short", noun) if self.is_way_out(option) else ""

    # -- reasons and events ------------------------------------------------------------------------

    def prepared(self, events: Sequence[Event]) -> Sequence[Event]:
        """See `_merged`."""
        return _merged(events)

    # -- scores ------------------------------------------------------------------------------------

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet with what its points come from."""
        each, kinds = line.facts.get("each", {}), line.facts.get("kinds", {})
        names = {"buildings": self.terms.building, "persons": self.terms.person}
        if line.id in names:
            shown = [f"{names[line.id](name)} {points}" for name, points in each.items()]
        elif line.id == "specials":
            shown = [f"{self.terms.tile(kinds[field])} {field} {points}" for field, points in each.items()]
        elif line.id == "harbours":
            shown = [f"{field} {HARBOUR_VP}" for field in line.facts["fields"]]
        else:
            return self.say("score", line.id, "line")
        return (
            self.say("score-each", title=self.score_title(line.id), each=", ".join(shown))
            if shown
            else self.score_title(line.id)
        )

    def tie_break(self, values: Sequence[int]) -> str:
        """More cubes left on the board win (ruling R40)."""
        return self.say("tie-break", cubes=self.terms.cubes(values[0]))


def row_full(view: HeliosView, decision: Decision[Any] | None) -> bool:
    """Whether a full row lies before the seat that decides: a bonus action follows, or is under way."""
    rows = view.seats[decision.seat].board.rows if decision is not None else ()
    return any(len(row) >= TILES_FOR_BONUS for row in rows)


def _merged(events: Sequence[Event]) -> list[Event]:
    """Events with what has been paid for them, harbours as gains, and all new land in one."""
    found: list[Event] = []
    paid: Any = []
    events = [event for event in events if event.kind not in _SILENT]
    new = [event.facts["colour"] for event in events if event.kind == "turned_up"]
    for number, event in enumerate(events):
        facts, last = dict(event.facts), found[-1] if found else None
        if event.kind == "paid" and any(later.kind in _PRICED for later in events[number:]):
            paid = facts["cubes"]
        elif event.kind in _PRICED:
            found.append(Event(event.kind, event.seat, {**facts, "price": paid}))
            paid = []
        elif event.kind == "paid":
            found.append(Event("paid", event.seat, {"price": facts["cubes"]}))
        elif event.kind == "waived" and last is not None and last.kind in ("took_action_tile", "chose_row"):
            found.append(Event("lapsed", event.seat, facts))  # no one was asked
        elif event.kind == "turned_up":
            found += [Event("turned_up", None, {"new": new})] if new else []
            new = []
        else:
            found.append(event)
        if event.kind == "laid" and BONUS.get(facts["field"]) == "harbour":
            found.append(Event("harbour", event.seat, {"points": HARBOUR_VP}))
    return found
