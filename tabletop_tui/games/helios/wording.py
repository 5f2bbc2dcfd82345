"""Helios in sentences: questions, steps, events, reasons, score lines. Its things speak for themselves."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rulesets.core import Decision, Event, Option, ScoreLine
from rulesets.helios.advice import worth
from rulesets.helios.components import ACTIONS, COLOURS, HARBOUR_VP, PERSONS_PER_TURN
from rulesets.helios.deeds import SILENT, together
from rulesets.helios.preview import SunPreview
from rulesets.helios.questions import PHASES, question_of, stage_of, turn_path
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios import answers, things
from tabletop_tui.games.helios.boardtext import HeliosText
from tabletop_tui.games.helios.labels import CUBE_AND_FIELD, labels
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.narration import Naming, Narration
from tabletop_tui.kit.step import Step, steps_at
from tabletop_tui.kit.thing import KitWording, things_of
from tabletop_tui.paint.drawing import Line, Run

FEW = 2
"""Up to this many buildings are named in a list of what could be built; more are counted."""
_GAINS = frozenset({"gained_mana", "gained_cube", "extended_range", "scored", "shone", "harbour"})
_FORMS = {
    "pay_cube": lambda asked: next(noun for noun in ("building", "person", "temple") if noun in asked.facts),
    "choose_sun_target": lambda asked: "endless" if asked.facts["endless"] else "range",
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
"""Functions that choose among the forms of the sentences for questions, events and reasons."""


class HeliosWording(KitWording[HeliosView]):
    """The words of Helios: names, sentences, labels and news."""

    game = "helios"
    labels = staticmethod(labels)
    asked = staticmethod(question_of)
    prepared = staticmethod(together)
    rank = staticmethod(worth)
    TERMS = Terms
    THINGS = things_of(things, answers)
    FOLDED = frozenset({"choose_action_tile"})
    STEPWISE = CUBE_AND_FIELD
    UNGROUPED = frozenset({"pay_cube"})
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
        **dict.fromkeys(("choose_bonus_colour", "choose_setup_bonus", *CUBE_AND_FIELD), ("wanted", "have")),
    }
    terms: Terms

    def use(self, notation: str) -> None:
        super().use(notation)
        self.narration = Narration(self, {**self._namings(), **self._advised()}, _FORMS, SILENT, _GAINS)

    def _namings(self) -> dict[str, Naming]:
        """How each fact of an event, reason or advice is named in sentences."""
        terms = self.terms
        return {
            "colour": lambda word: (
                terms.colour(word)
                if word in COLOURS
                else {"colour": terms.row(word), "tile": terms.row(word, "tile")}
            ),
            "row": lambda row: {"row": terms.row(row), "the-row": terms.row(row, "the")},
            "action": lambda action: (
                {"action": terms.action(action), "verb": terms.action(action, "verb")}
                if action in ACTIONS
                else {"action": ""}
            ),
            "tile": lambda kind: {"tile": terms.tile(kind, "object"), "kind": terms.tile(kind)},
            "building": terms.building_facts,
            "person": lambda id: {"person": terms.person(id, "object"), "who": terms.person(id, "brief")},
            "cubes": lambda cubes: (
                cubes
                if isinstance(cubes, int)
                else {"cubes": self._grown(cubes), "grew": terms.paid(word for _, word in cubes)}
            ),
            "price": lambda cubes: terms.paid(word for _, word in cubes),
            "lost": terms.cubes,
            "steps": terms.steps,
            "mana": terms.mana,
            "count": lambda count: {"mana": terms.mana(count)},
            "points": lambda count: {"vp": terms.vp(count)},
            "first": self.name,
            "seat": lambda seat: {"name": self.name(seat)},
            "out-of-range": lambda facts: {"count": facts["range"]},
            "one-person-a-turn": lambda facts: {"most": PERSONS_PER_TURN},
            "too-few-cubes": lambda facts: {
                "needed": terms.cubes(facts["needed"]),
                "missing": terms.held([facts["missing"].get(word, 0) for word in COLOURS]),
            },
            "new": lambda tiles: {"tiles": self.listing([terms.colour(word) for word in tiles])},
        }

    def _advised(self) -> dict[str, Naming]:
        """How facts for and against an answer are named in sentences."""
        terms, listing = self.terms, self.listing
        return {
            **dict.fromkeys(
                ("lapped", "own_temple", "most", "at_end", "earned"), lambda count: count and terms.vp(count)
            ),
            **dict.fromkeys(("cost", "owed"), lambda cost: terms.held(*cost)),
            "bill": lambda bill: terms.amounts(*bill),
            "held": lambda cubes: terms.held(cubes) if any(cubes) else self.say("no-cubes"),
            "total": lambda count: {"cubes": terms.cubes(count)},
            "lacks": lambda count: count and terms.cubes(count),
            "rest": lambda count: {"rest": terms.cubes(count), "owing": count},
            "replaced": lambda counts: any(counts) and terms.held(counts),
            "sites": self.listing_or,
            "cube": lambda colour: colour if colour is None else terms.cube(colour),
            "comes": terms.amounts,
            "opens": lambda ids: {"opens": len(ids), "buildings": listing([*map(terms.building, ids)])},
            "grown": self._grown,
            "crowded": lambda fields: {"crowded": len(fields), "fields": listing(fields)},
            "kind": terms.tile,
            "marker": lambda id: (
                id and {"does": terms.special_does(id), "brief": terms.special_does(id, "brief")}
            ),
            "pile": lambda count: "" if count is None else str(count),
            "special": lambda count: "" if count is None else terms.vp(count),
            "holds": lambda tiles: {"holds": len(tiles), "tiles": ", ".join(map(terms.row, tiles))},
            "who": lambda id: {"who": terms.person(id), "what": terms.scores(id)},
            "owner": lambda owner: owner and {"name": self.name(owner[0]), "side": owner[1]},
            "fee": lambda mana: {"mana": terms.mana(mana), "fee": terms.fee(mana)},
            "brings": lambda once: {"brings": terms.gains(*once), "once": listing(terms.once(*once))},
            "worth": lambda count: {"worth": count and terms.vp(count), "vp": terms.vp(count)},
            "fills": lambda rows: {"fills": len(rows), "rows": self.listing_or([*map(terms.row, rows)])},
            "can": self._buildable,
            "best": lambda found: found and (terms.vp(found[0]) if found[0] else terms.cubes(found[1])),
            "shines": lambda count: {"shines": count and terms.vp(count), "around_scores": count},
            "stop": self._stopping,
            "lies": lambda laid: laid and terms.sentence(terms.on_field(*laid)),
            "touches": lambda tiles: listing([terms.on_field(*each) for each in tiles]),
            "bonus": lambda kind: {"bonus": terms.bonus(kind), "gives": terms.sentence(terms.bonus(kind))},
            "gains": self._gained,
            "scoring": self._scoring,
            "raised": self._raised,
        }

    def _stopping(self, stop: SunPreview | None) -> dict[str, Any]:
        """What a stop of the sun brings, in sentences and as figures."""
        if stop is None:
            return {}
        terms, (lap, temple, all) = self.terms, (stop.lap, stop.light.points, stop.points)
        grown = [sum(colour == grows for _, grows in stop.light.cubes) for colour in range(len(COLOURS))]
        points = {"lap": lap and f"+{lap}", "temple": temple and f"+{temple}", "all": all and terms.vp(all)}
        steps = {"far": stop.stop.steps, "steps": terms.steps(stop.stop.steps)}
        return {**steps, **points, "what": terms.brings(stop), "yields": terms.amounts(grown)}

    def _gained(self, gains: tuple[int, str | None]) -> Line:
        """Points of a special tile and the bonus of its field, as figures."""
        points, bonus = gains
        runs = (Run(f"{self.terms.vp(points)} ", "gold"),) if points else ()
        return (*runs, Run(self.say("bonus-short", bonus), "you")) if bonus else runs

    def _buildable(self, ids: Sequence[str | None]) -> dict[str, Any]:
        """What could be built, by name if it isn't much."""
        names = [self.terms.building(id) if id else self.say("temple") for id in ids]
        return {"can": len(ids), "few": self.listing_or(names) if len(ids) <= FEW else ""}

    def _scoring(self, temples: Iterable[tuple[str, int, int]]) -> dict[str, list[str]]:
        said = "said-temple-lit"
        return {"scoring": [self.counted(said, field=f, count=n, points=scored) for f, n, scored in temples]}

    def _raised(self, temples: Sequence[tuple[str, int, int]]) -> dict[str, Any]:
        vp, sign = self.terms.vp, self.terms.sign("temple")
        said = [self.say("said-raised", field=f, before=n, vp=vp(then)) for f, n, then in temples]
        return {"raised": said, "rises": " ".join(f"{sign}{before}→{after}" for _, before, after in temples)}

    def _grown(self, cubes: Iterable[Sequence[str]]) -> str:
        return self.listing(
            [self.say("grows-on", cube=self.terms.cube(word), field=field) for field, word in cubes]
        )

    # -- questions ---------------------------------------------------------------------------------

    def group_key(self, decision: Decision[Any], first: str) -> str:
        """A colour, before the tile for its cube is chosen."""
        return f"colour:{COLOURS[int(first) - 1]}"

    def ask_begun(self, view: HeliosView, decision: Decision[Any], typed: str) -> str:
        """Asks where to put the cube whose colour has been typed."""
        cube = self.group(view, decision, typed[0], 0) if typed else ""
        facts = {"name": self.name(decision.seat), "cube": cube}
        return self.say("ask-cube-where", **facts) if typed else self.ask(view, decision)

    def steps(self, view: HeliosView, decision: Decision[Any]) -> Sequence[Step]:
        """The phases of a round, with the number of the action turn."""
        if view.stage == "set_up":
            return ()
        now = PHASES.index(view.stage) if view.stage in PHASES else len(PHASES)
        facts, last = {"turn": view.turn, "turns": view.turns}, view.round == view.rounds
        words = (PHASES[0] if now else "turn", *PHASES[1 : len(PHASES) - last])
        return steps_at(tuple(self.say("phase", word, **facts) for word in words), now)

    def path(self, view: HeliosView, decision: Decision[Any], events: Sequence[Event]) -> Sequence[Step]:
        """The way through an action turn, from `events` that go back at least to its start."""
        path = turn_path(view, decision, events)
        return self.way(path.steps, path.now) if path is not None else ()

    def step(self, view: HeliosView, decision: Decision[Any]) -> str:
        """The phase in words, and whether a bonus action follows."""
        return self.say("step", stage_of(view, decision), turn=view.turn, turns=view.turns)

    def turn_order(self, view: HeliosView) -> Sequence[int]:
        """Clockwise from the dragon's holder."""
        return [(view.dragon + n) % len(view.seats) for n in range(len(view.seats))]

    def done(self, view: HeliosView) -> frozenset[int]:
        """The seats that have passed in the phase of persons."""
        return frozenset(view.passed)

    def seat_sign(self, view: HeliosView, seat: int) -> str:
        """The dragon, after the name of the player who starts the round."""
        return f" {self.terms.sign('dragon')}" if seat == view.dragon else ""

    def option_brief(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        """Cubes as colour and field, for a long list."""
        return self.option_short(view, decision, option) if option.key.startswith("cube:") else ""

    def option_short(self, view: HeliosView, decision: Decision[Any], option: Option[Any]) -> str:
        """Fewer words for a narrow list: signs for cubes, tiles without what lies on them."""
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

    # -- scores ------------------------------------------------------------------------------------

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        if line.id == "bag":
            return self.say("score", "bag", "line")
        terms, kinds, title = self.terms, line.facts.get("kinds", {}), self.score_title(line.id)
        names: dict[str, Callable[..., str]] = {
            "buildings": terms.building,
            "persons": terms.person,
            "specials": lambda field: f"{terms.tile(kinds[field])} {field}",
        }
        named = names.get(line.id, str)
        each = line.facts.get("each") or dict.fromkeys(line.facts.get("fields", ()), HARBOUR_VP)
        shown = ", ".join(f"{named(id)} {points}" for id, points in each.items())
        return self.say("score-each", title=title, each=shown) if shown else title

    def tie_break(self, values: Sequence[int]) -> str:
        """More cubes left on the board win (ruling R40)."""
        return self.say("tie-break", cubes=self.terms.cubes(values[0]))

    def board_text(self, view: HeliosView, seat: int | None) -> str:
        return HeliosText(self).text(view, seat)
