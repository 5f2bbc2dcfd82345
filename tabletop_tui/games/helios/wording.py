"""Helios in sentences: questions, steps, events, reasons, score lines. Its things speak for themselves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rulesets.core import Decision, Event, Option, ScoreLine
from rulesets.helios.advice.choosing import worth
from rulesets.helios.advice.for_me import says_for_me
from rulesets.helios.advice.turns import PHASES, bonus_follows, turn_follows, turn_path
from rulesets.helios.components import ACTION_TILES, COLOURS, HARBOUR_VP
from rulesets.helios.events import HeliosEvent
from rulesets.helios.reasons import HeliosReason
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios import answers, table, things
from tabletop_tui.games.helios.labels import CUBE_AND_FIELD, KEYS, lasting
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.questions import Questions
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.reasons import OthersBoard
from tabletop_tui.kit.step import Step, steps_at
from tabletop_tui.kit.thing import KitWording, Title, things_of

if TYPE_CHECKING:
    from tabletop_tui.games.helios.recap import HeliosRecap
    from tabletop_tui.games.helios.story import Story
    from tabletop_tui.kit.board_part import BoardPart

HEADS: Final = {
    "choose_action_tile": (HeliosMessages.head_row, HeliosMessages.head_could),
    "choose_sun_target": (
        HeliosMessages.head_steps,
        HeliosMessages.head_lap,
        HeliosMessages.head_temple,
        HeliosMessages.head_grows,
        HeliosMessages.head_all,
        HeliosMessages.head_me,
    ),
    "choose_row": (HeliosMessages.head_then,),
    "choose_tile": (
        HeliosMessages.head_brings,
        HeliosMessages.head_owned,
        HeliosMessages.head_left,
        HeliosMessages.head_me,
    ),
    "choose_start_land": (HeliosMessages.head_wanted, HeliosMessages.head_brings),
    "choose_field": (
        HeliosMessages.head_stops,
        HeliosMessages.head_bonus,
        HeliosMessages.head_raises,
        HeliosMessages.head_me,
    ),
    "choose_build": (
        HeliosMessages.head_cost,
        HeliosMessages.head_once,
        HeliosMessages.head_end,
        HeliosMessages.head_me,
    ),
    "choose_temple_site": (HeliosMessages.head_lost, HeliosMessages.head_light, HeliosMessages.head_me),
    "pay_cube": (HeliosMessages.head_to_pay, HeliosMessages.head_regrows),
    "choose_bonus_action": (HeliosMessages.head_could,),
    "persons_turn": (
        HeliosMessages.head_price,
        HeliosMessages.head_once,
        HeliosMessages.head_now,
        HeliosMessages.head_me,
    ),
    **dict.fromkeys(
        ("choose_bonus_colour", "choose_setup_bonus", *sorted(CUBE_AND_FIELD)),
        (HeliosMessages.head_wanted, HeliosMessages.head_have),
    ),
}
"""The columns of each list, by kind of decision."""
COLUMNS: Final[Mapping[Title, Title]] = {
    HeliosMessages.head_row: HeliosMessages.column_row,
    HeliosMessages.head_could: HeliosMessages.column_could,
    HeliosMessages.head_steps: HeliosMessages.column_steps,
    HeliosMessages.head_lap: HeliosMessages.column_lap,
    HeliosMessages.head_temple: HeliosMessages.column_temple,
    HeliosMessages.head_grows: HeliosMessages.column_grows,
    HeliosMessages.head_all: HeliosMessages.column_all,
    HeliosMessages.head_me: HeliosMessages.column_me,
    HeliosMessages.head_then: HeliosMessages.column_then,
    HeliosMessages.head_brings: HeliosMessages.column_brings,
    HeliosMessages.head_owned: HeliosMessages.column_owned,
    HeliosMessages.head_left: HeliosMessages.column_left,
    HeliosMessages.head_wanted: HeliosMessages.column_wanted,
    HeliosMessages.head_stops: HeliosMessages.column_stops,
    HeliosMessages.head_bonus: HeliosMessages.column_bonus,
    HeliosMessages.head_raises: HeliosMessages.column_raises,
    HeliosMessages.head_cost: HeliosMessages.column_cost,
    HeliosMessages.head_once: HeliosMessages.column_once,
    HeliosMessages.head_end: HeliosMessages.column_end,
    HeliosMessages.head_lost: HeliosMessages.column_lost,
    HeliosMessages.head_light: HeliosMessages.column_light,
    HeliosMessages.head_to_pay: HeliosMessages.column_to_pay,
    HeliosMessages.head_regrows: HeliosMessages.column_regrows,
    HeliosMessages.head_price: HeliosMessages.column_price,
    HeliosMessages.head_now: HeliosMessages.column_now,
    HeliosMessages.head_have: HeliosMessages.column_have,
}
"""What each of these columns shows, in a sentence."""
OUT_SHORT: Mapping[str, Title] = {
    "waive": HeliosMessages.out_short_waive,
    "stop": HeliosMessages.out_short_stop,
    "pass": HeliosMessages.out_short_pass,
    "end_turn": HeliosMessages.out_short_end_turn,
}
"""The ways out, for a narrow list."""
SCORES: Mapping[str, Title] = {
    "bag": HeliosMessages.score_bag,
    "buildings": HeliosMessages.score_buildings,
    "persons": HeliosMessages.score_persons,
    "harbours": HeliosMessages.score_harbours,
    "specials": HeliosMessages.score_specials,
}
"""The lines of the score sheet."""


class HeliosWording(KitWording[HeliosView]):
    """The words of Helios: names, sentences, labels and news."""

    game = "helios"
    MESSAGES = HeliosMessages
    say: HeliosMessages
    KEYS = KEYS
    TURN_BEGINS = frozenset({"choose_action_tile"})
    rank = staticmethod(worth)
    TERMS = Terms
    WORDS_OTHERS_BOARD = True
    THINGS = things_of(things, answers, table)
    STEPWISE = CUBE_AND_FIELD
    UNGROUPED = frozenset({"pay_cube"})
    HEADS = HEADS
    COLUMNS = COLUMNS
    terms: Terms

    def row_titles(self, view: HeliosView, decision: Decision[object]) -> Sequence[Title]:
        """What is for the player only where there may be something to say."""
        mine = says_for_me(view, decision)
        titles = super().row_titles(view, decision)
        return [title for title in titles if mine or title is not HeliosMessages.head_me]

    def lasting(self, _view: HeliosView, decision: Decision[object]) -> Mapping[str, Sequence[str]]:
        return lasting(decision)

    def use(self, notation: str) -> None:
        super().use(notation)
        self.questions = Questions(self.terms, self.name)

    def reason(self, reason: HeliosReason | OthersBoard) -> str:
        from tabletop_tui.games.helios.reasons import why_not  # no start needs it

        return why_not(reason, self.terms, self.name)

    @property
    def stories(self) -> "Story":
        """What has happened, in sentences; no start needs it."""
        from tabletop_tui.games.helios.story import Story

        return Story(self.terms, self.name)

    def event(self, event: HeliosEvent) -> str | None:
        return next((said for _, said in self.story([event])), None)

    @property
    def recap(self) -> "HeliosRecap":
        """What the turns of others mean; no start needs it."""
        from tabletop_tui.games.helios.recap import HeliosRecap

        return HeliosRecap(self.terms, self.name, self.stories)

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: HeliosView, decision: Decision[object]) -> str:
        return self.questions.ask(view, decision)

    def group_key(self, decision: Decision[object], first: str) -> str:
        """A colour, before the tile for its cube is chosen."""
        return f"colour:{COLOURS[int(first) - 1]}"

    def ask_begun(self, view: HeliosView, decision: Decision[object], typed: str) -> str:
        """Asks where to put the cube whose colour has been typed."""
        if not typed:
            return self.ask(view, decision)
        cube = self.group(view, decision, typed[0], 0)
        return self.say.ask_cube_where(name=self.name(decision.seat), cube=cube)

    def steps(self, view: HeliosView, decision: Decision[object]) -> Sequence[Step]:
        """The phases of a round, with the number of the action turn."""
        if view.stage == "set_up":
            return ()
        now = PHASES.index(view.stage) if view.stage in PHASES else len(PHASES)
        say = self.say
        actions = say.phase_actions() if now else say.phase_turn(turn=view.turn, turns=view.turns)
        last = view.round == view.rounds  # nothing is refilled then
        return steps_at((actions, say.phase_persons(), *([] if last else [say.phase_refill()])), now)

    def path(self, view: HeliosView, decision: Decision[object], events: Sequence[Event]) -> Sequence[Step]:
        """The way through an action turn, from `events` that go back at least to its start."""
        path, say = turn_path(view, decision, events), self.say
        if path is None:
            return ()
        if path.taken is None:
            return steps_at((say.path_tile(), say.path_action()), path.now)
        actions = [self.terms.action(each, "verb") for each in path.actions]
        bonus = [say.path_bonus()] if path.bonus else []
        return steps_at((self.terms.row(path.taken, "tile"), *actions, *bonus), path.now)

    def step(self, view: HeliosView, decision: Decision[object]) -> str:
        """The phase in words, and whether a bonus action follows."""
        match view.stage:
            case "actions" if bonus_follows(view, decision):
                return self.say.step_full(turn=view.turn, turns=view.turns)
            case "actions":
                return self.say.step_turn(turn=view.turn, turns=view.turns)
            case "persons":
                return self.say.phase_persons()
            case "refill":
                return self.say.phase_refill()
        return ""

    def turn_order(self, view: HeliosView) -> Sequence[int]:
        """Clockwise from the dragon's holder."""
        return [(view.dragon + n) % len(view.seats) for n in range(len(view.seats))]

    def done(self, view: HeliosView) -> frozenset[int]:
        """The seats that have passed in the phase of persons."""
        return frozenset(view.passed)

    def seat_sign(self, view: HeliosView, seat: int) -> str:
        """The dragon, after the name of the player who starts the round."""
        return f" {self.terms.sign('dragon')}" if seat == view.dragon else ""

    def option_brief(self, view: HeliosView, decision: Decision[object], option: Option[object]) -> str:
        """Cubes as colour and field, for a long list; only which column or field, for a narrow one."""
        noun, _, thing = option.key.partition(":")
        match noun:
            case "cube":
                return self.option_short(view, decision, option)
            case "column":
                return self.terms.action(thing, "short")
            case "field":
                return thing
            case "buy":
                return self.terms.person(thing, "brief")
            case "building":
                return self.terms.building(thing, "short")
            case _:
                return ""

    def option_short(self, view: HeliosView, decision: Decision[object], option: Option[object]) -> str:
        """Fewer words for a narrow list: signs for cubes, tiles without what lies on them, persons' names.

        The sun, whose side an active person shows, stands before the name of one to activate.
        """
        noun, _, thing = option.key.partition(":")
        field, _, word = thing.partition(":")
        board = view.seats[decision.seat].board
        match noun:
            case "cube":
                return f"{self.terms.signs[COLOURS.index(word)]} {field}"
            case "field" if field in board.world:
                return f"{field} {self.terms.tile(board.world[field].kind)}"
            case "create_land" | "build" | "move_sun":
                return self.terms.action(noun, "short")
            case "buy":
                return self.terms.person(thing)
            case "activate":
                return f"{self.terms.sign('sun')} {self.terms.person(thing)}"
            case "column" if view.columns[thing]:
                colour = self.terms.row(ACTION_TILES[view.columns[thing][-1]].colour)
                return self.say.option_column(action=self.terms.action(thing, "short"), colour=colour)
            case _:
                return OUT_SHORT[noun](self.say) if self.is_way_out(option) else ""

    # -- scores ------------------------------------------------------------------------------------

    def score_title(self, line_id: str) -> str:
        return SCORES[line_id](self.say)

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        title, facts, terms = self.score_title(line.id), line.facts, self.terms
        match line.id:
            case "bag":
                return self.say.score_bag_line()
            case "buildings":
                each = {terms.building(id): points for id, points in facts["each"].items()}
            case "persons":
                each = {terms.person(id): points for id, points in facts["each"].items()}
            case "harbours":
                each = dict.fromkeys(facts["fields"], HARBOUR_VP)
            case _:
                kinds = facts["kinds"]
                found = facts["each"].items()
                each = {f"{terms.tile(kinds[field])} {field}": points for field, points in found}
        shown = ", ".join(f"{name} {points}" for name, points in each.items())
        return self.say.score_each(title=title, each=shown) if shown else title

    def gives_up(self, view: HeliosView, decision: Decision[object], option: Option[object]) -> bool:
        """A person who can never score loses only mana."""
        return not option.key.startswith("buy:") and super().gives_up(view, decision, option)

    def is_of_use(self, view: HeliosView, _seat: int, amount: str) -> bool:
        from tabletop_tui.games.helios.prospects import UNUSED_AT_THE_END  # only hints ask

        return turn_follows(view) or amount not in UNUSED_AT_THE_END

    def tie_break(self, values: Sequence[int]) -> str:
        """More cubes left on the board win (ruling R40)."""
        return self.say.tie_break(cubes=self.terms.cubes(values[0]))

    def board_parts(self, view: HeliosView, seat: int | None) -> "Iterator[BoardPart]":
        from tabletop_tui.games.helios.boardtext import HeliosText  # only plain mode and transcripts need it

        return HeliosText(self).parts(view, seat)
