"""Papyria in sentences: questions, steps, events, reasons, score lines. Its things speak for themselves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from rulesets.core import Decision, Option, ScoreLine, Standing
from rulesets.papyria.advice.amounts import Formula, Held
from rulesets.papyria.advice.turn import AMONG, BUILDS, LAYING, cards_of, piece_of, steps_done
from rulesets.papyria.components import KINDS
from rulesets.papyria.events import Moved, PapyriaEvent
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.reasons import PapyriaReason
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.panels import MAJORITY_TITLES
from tabletop_tui.games.papyria.foresight_wording import ForesightWording
from tabletop_tui.games.papyria.labels import FREE, KEYS, begun_with, key_of, lasting
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.questions import Questions
from tabletop_tui.kit.reasons import OthersBoard
from tabletop_tui.kit.step import NOW
from tabletop_tui.kit.thing import Thing, Title, things_of

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.recap import PapyriaRecap
    from tabletop_tui.games.papyria.story import Story
    from tabletop_tui.kit.board_part import BoardPart

HEADS: Final[Mapping[str, Sequence[Title]]] = {
    "move_piece": (  # a narrow list leaves out the first ones: what a move costs stays
        PapyriaMessages.head_way,
        PapyriaMessages.head_then,
        PapyriaMessages.head_and,
        PapyriaMessages.head_price,
        PapyriaMessages.head_me,
        PapyriaMessages.head_now,
    ),
    "arrival": (
        PapyriaMessages.head_at,
        PapyriaMessages.head_pay,
        PapyriaMessages.head_get,
        PapyriaMessages.head_me,
        PapyriaMessages.head_now,
    ),
    "main_action": (
        PapyriaMessages.head_costs,
        PapyriaMessages.head_brings,
        PapyriaMessages.head_me,
        PapyriaMessages.head_now,
    ),
    "start_priest": (PapyriaMessages.head_there, PapyriaMessages.head_room),
    "end_turn": (PapyriaMessages.head_there, PapyriaMessages.head_room),
    "choose_scoring": (
        PapyriaMessages.head_value,
        PapyriaMessages.head_signs,
        PapyriaMessages.head_now,
        PapyriaMessages.head_cap,
    ),
    "keep_start_tile": (PapyriaMessages.head_scorings,),
    "end_tile": (PapyriaMessages.head_pay, PapyriaMessages.head_now),
    "place_landscape": (PapyriaMessages.head_river,),
    **dict.fromkeys(LAYING - {"place_landscape"}, (PapyriaMessages.head_there,)),
}
"""The columns of each list, by kind of decision."""
COLUMNS: Final[Mapping[Title, Title]] = {
    PapyriaMessages.head_price: PapyriaMessages.column_price,
    PapyriaMessages.head_way: PapyriaMessages.column_way,
    PapyriaMessages.head_then: PapyriaMessages.column_then,
    PapyriaMessages.head_and: PapyriaMessages.column_and,
    PapyriaMessages.head_now: PapyriaMessages.column_now,
    PapyriaMessages.head_piece: PapyriaMessages.column_piece,
    PapyriaMessages.head_reach: PapyriaMessages.column_reach,
    PapyriaMessages.head_best: PapyriaMessages.column_best,
    PapyriaMessages.head_at: PapyriaMessages.column_at,
    PapyriaMessages.head_pay: PapyriaMessages.column_pay,
    PapyriaMessages.head_get: PapyriaMessages.column_get,
    PapyriaMessages.head_costs: PapyriaMessages.column_costs,
    PapyriaMessages.head_brings: PapyriaMessages.column_brings,
    PapyriaMessages.head_me: PapyriaMessages.column_me,
    PapyriaMessages.head_there: PapyriaMessages.column_there,
    PapyriaMessages.head_room: PapyriaMessages.column_room,
    PapyriaMessages.head_river: PapyriaMessages.column_river,
    PapyriaMessages.head_gain: PapyriaMessages.column_gain,
    PapyriaMessages.head_scorings: PapyriaMessages.column_scorings,
    PapyriaMessages.head_value: PapyriaMessages.column_value,
    PapyriaMessages.head_signs: PapyriaMessages.column_signs,
    PapyriaMessages.head_cap: PapyriaMessages.column_cap,
}
"""What each column of these lists shows."""
_HELD: Final = frozenset({"move_piece", "arrival", "build_temple", "build_city", "end_tile"})
"""Questions that say what there is to pay with, where no board is beside them."""


SET_UP: Final = (PapyriaMessages.step_tile, PapyriaMessages.step_second, PapyriaMessages.step_priest)
"""The steps before the game: both tiles and the priest."""


class PapyriaWording(ForesightWording):
    """The words of Papyria: names, sentences, labels and news."""

    KEYS = KEYS
    FREE = FREE
    key_of = staticmethod(key_of)
    WORDS_OTHERS_BOARD = True
    STEPWISE = frozenset({"move_piece", *AMONG})
    UNGROUPED = frozenset({"place_landscape"})
    COUNTS_FORMULAS = True
    HEADS = HEADS
    COLUMNS = COLUMNS
    GROUP_HEADS = {
        "move_piece": (PapyriaMessages.head_piece, PapyriaMessages.head_reach, PapyriaMessages.head_best)
    }
    LEFT = (
        PapyriaMessages.head_price,
        PapyriaMessages.head_way,
        PapyriaMessages.head_then,
        PapyriaMessages.head_and,
        PapyriaMessages.head_brings,
        PapyriaMessages.head_me,
        PapyriaMessages.head_there,
        PapyriaMessages.head_river,
        PapyriaMessages.head_cap,
        PapyriaMessages.head_piece,
    )
    STEPS = (
        PapyriaMessages.step_move,
        PapyriaMessages.step_arrive,
        PapyriaMessages.step_first,
        PapyriaMessages.step_then,
    )

    def kinds(self) -> Iterator[type[Thing[Any]]]:
        """Set-up needs those of the player's tiles only."""
        from tabletop_tui.games.papyria import kinds

        yield from things_of(kinds)
        from tabletop_tui.games.papyria import arrivals, sites, spaces, table, things

        yield from things_of(things, spaces, arrivals, sites, kinds, table)

    def use(self, notation: str) -> None:
        super().use(notation)
        self.questions = Questions(self.terms, self.name)

    def reason(self, reason: PapyriaReason | OthersBoard) -> str:
        from tabletop_tui.games.papyria.reasons import why_not  # no start needs it

        return why_not(reason, self.terms, self.name)

    @property
    def stories(self) -> "Story":
        """What has happened, in sentences; no start needs it."""
        from tabletop_tui.games.papyria.story import Story

        return Story(self.terms, self.name)

    def event(self, event: PapyriaEvent) -> str | None:
        return next((said for _, said in self.story([event])), None)

    def in_brief(self, events: Sequence[PapyriaEvent]) -> str:
        from tabletop_tui.games.papyria.story import Brief  # no start needs it

        return Brief(self.terms).line(events)

    @property
    def recap(self) -> "PapyriaRecap":
        """What the turns of others mean; no start needs it."""
        from tabletop_tui.games.papyria.recap import PapyriaRecap

        return PapyriaRecap(self.terms, self.name)

    def taken(self, event: PapyriaEvent) -> tuple[int, int] | None:
        """A piece pushed off its space."""
        if isinstance(event, Moved) and event.seat is not None and event.pushed is not None:
            return event.seat, event.pushed
        return None

    def gained(self, was: Standing, now: Standing) -> int:
        """Points scored; what the final scoring would bring changes with each turn of anyone."""
        return now.made - was.made

    def lasting(self, _view: PapyriaView, decision: Decision[object]) -> Mapping[str, Sequence[str]]:
        return lasting(decision)

    def labels(self, view: PapyriaView, decision: Decision[object]) -> dict[str, str]:
        """A starting tile has the digit of its card, whether or not another one has been kept already."""
        if decision.kind != "keep_start_tile":
            return super().labels(view, decision)
        own = view.seats[decision.seat]
        cards = enumerate(cards_of(own), start=1)
        return {f"keep:{tile}": str(number) for number, tile in cards if tile in own.dealt}

    def in_order(self, decision: Decision[object]) -> Sequence[Option[object]]:
        """Starting tiles in the order of their cards."""
        keeps = decision.kind == "keep_start_tile"
        return sorted(decision.options, key=lambda option: option.key) if keeps else decision.options

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: PapyriaView, decision: Decision[object]) -> str:
        return self.questions.ask(view, decision)

    def ask_begun(self, view: PapyriaView, decision: Decision[object], typed: str) -> str:
        """Asks where the chosen piece goes."""
        if not typed:
            return self.ask(view, decision)
        name, (first, *more) = self.name(decision.seat), begun_with(decision, typed)
        match first.value:
            case Move() as move:
                lapis = self.terms.money("lapis", view.seats[decision.seat].lapis)
                the, origin = self.terms.piece(move.ring, "the"), self.terms.sector_at(view, move.start)
                return self.say.ask_where_piece(
                    name=name, the=the, origin=origin, count=1 + len(more), lapis=lapis
                )
            case Enter() as enters:
                return self.say.ask_where_enter(name=name, the=self.terms.piece(enters.ring, "the"))
            case _:
                return self.say.ask_where_priest(name=name)

    def question_alone(self, view: PapyriaView, decision: Decision[object]) -> str:
        return self.with_held(view, decision, self.question(view, decision))

    def question_brief(self, view: PapyriaView, decision: Decision[object]) -> str:
        return self.with_held(view, decision, self.ask(view, decision))

    def with_held(self, view: PapyriaView, decision: Decision[object], asked: str) -> str:
        """A question with what there is to pay with, if it is about something that costs."""
        own = view.seats[decision.seat]
        if decision.kind not in _HELD or any(own.off.values()):
            return asked
        return self.say.ask_held(asked=asked, held=self.terms.held(Held(own.lapis, own.papyri)))

    def steps_of(self, view: PapyriaView, decision: Decision[object]) -> Sequence[Title]:
        return SET_UP if view.stage == "set_up" else self.STEPS

    def step_at(self, view: PapyriaView, decision: Decision[object]) -> int:
        return steps_done(view, decision.seat, decision.kind)

    def step(self, view: PapyriaView, decision: Decision[object]) -> str:
        """Which of the turn's steps this is, in words, and whether it is the last round."""
        found = [step.label for step in self.steps(view, decision) if step.state == NOW]
        last = [self.say.last_round()] if view.last_round and view.stage == "turns" else []
        return ", ".join([*(found or [self.say.step_end()]), *last])

    # -- two steps ---------------------------------------------------------------------------------

    def group_key(self, decision: Decision[object], first: str) -> str:
        """A piece or the priest, before the destination is chosen."""
        value = begun_with(decision, first)[0].value
        return f"piece:{piece_of(value)}" if isinstance(value, Enter | Move) else "priests:"

    def option_short(self, _view: PapyriaView, _decision: Decision[object], option: Option[object]) -> str:
        """Starting tiles in fewer words, and to give up what the question names."""
        match option.key.split(":"):
            case "keep", id:
                return self.terms.start_tile(id, brief=True)
            case ["decline"]:
                return self.say.option_decline_short()
        return ""

    def option_named(self, view: PapyriaView, decision: Decision[object], option: Option[object]) -> str:
        """The sector after the piece that goes there; the priest with the destination."""
        said = self.option(view, decision, option)
        if not isinstance(option.value, Enter | Move):
            return self.option_alone(view, decision, option) if option.key.startswith("priest:") else said
        piece = self.things["piece"].name(self.moment(view, decision), piece_of(option.value), "piece")
        return f"{piece} {self.terms.sign('to')} {said}"

    def option_planned(
        self,
        view: PapyriaView,
        decision: Decision[object],
        option: Option[object],
        before: str,
        *,
        alone: bool,
    ) -> str:
        """A site with what is put there, unless the answer before it was that action."""
        named = super().option_planned(view, decision, option, before, alone=alone)
        if decision.kind not in LAYING or before.startswith("space:"):
            return named
        if decision.kind == "place_landscape":
            return self.say.planned_landscape(site=named)
        return self.say.planned_building(building=self.terms.good(BUILDS[decision.kind]), site=named)

    def group_target(self, view: PapyriaView, decision: Decision[object], first: str) -> str | None:
        """The slot that a piece leaves."""
        value = begun_with(decision, first)[0].value
        return piece_of(value) if isinstance(value, Move) else None

    def row_titles(self, view: PapyriaView, decision: Decision[object]) -> Sequence[Title]:
        """What is for the player only where an option wins or loses something."""
        titles, head_me = super().row_titles(view, decision), PapyriaMessages.head_me
        mine = head_me not in titles or self.foreseen.serves(view, decision)
        return titles if mine else [title for title in titles if title is not head_me]

    def heads(self, view: PapyriaView, decision: Decision[object]) -> Sequence[str]:
        """The titles of the columns; where something is laid, one for each value that changes."""
        found = super().heads(view, decision)
        if decision.kind not in LAYING:
            return found
        mine = [self.say.head_me()] if self.foreseen.serves(view, decision) else []
        kinds = [self.terms.kind(KINDS[kind]) for kind in self.foreseen.changing(view, decision)]
        return [*found, *kinds, *mine, self.say.head_gain()]

    def columns(self, view: PapyriaView, decision: Decision[object]) -> Mapping[str, str]:
        """Where something is laid, also the columns of the values that change."""
        found = dict(super().columns(view, decision))
        if decision.kind in LAYING:
            for kind in self.foreseen.changing(view, decision):
                found[self.terms.kind(KINDS[kind])] = self.say.column_kind()
            found[self.say.head_gain()] = self.say.column_gain()
        return found

    # -- scores ------------------------------------------------------------------------------------

    def shows(self, line: ScoreLine) -> bool:
        """A key held and a majority won are shown even if they brought nothing."""
        return bool(line.points or line.facts.get("won") or line.facts.get("held"))

    def score_title(self, line_id: str) -> str:
        return SCORES[line_id](self.say)

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        if line.id == "track":
            return self.say.score_track_line(points=self.terms.money("points", line.points))
        facts, kind = line.facts, self.terms.joined(line.facts["kind"])
        product = self.terms.product(Formula(*facts["formula"]))
        if line.id in MAJORITIES_WON:
            if facts["won"]:
                won = MAJORITIES_WON[line.id]
                return won(self.say, count=facts["count"], kind=kind, product=product)
            return MAJORITIES_LOST[line.id](self.say)
        if facts["held"]:
            return self.say.score_key_held(kind=kind, product=product)
        return self.say.score_key_none(kind=self.terms.kind(line.facts["kind"]))

    def score_part(self, line: ScoreLine) -> str:
        return self.score_line(line)  # its product names the points, even none

    def doubts(self, view: PapyriaView, decision: Decision[object], option: Option[object]) -> bool:
        """A production of nothing, while another space of the sector could be carried out instead."""
        spaces = [each.key for each in decision.options if each.key.startswith("space:")]
        return (
            option.key in spaces
            and len(spaces) > 1
            and self.foreseen.yields_nothing(view, decision.seat, option.key.partition(":")[2])
        )

    def is_of_use(self, view: PapyriaView, _seat: int, amount: str) -> bool:
        """In the last round, nothing but points, the others' too."""
        return not view.last_round or not amount.startswith(("own.", "field."))

    def tie_break(self, values: Sequence[int]) -> str:
        """More knowledge wins, then more goods (R45)."""
        knowledge, goods = values
        return self.say.tie_break(knowledge=knowledge, goods=goods)

    def board_parts(self, view: PapyriaView, seat: int | None) -> "Iterator[BoardPart]":
        from tabletop_tui.games.papyria.boardtext import (
            PapyriaText,
        )  # only plain mode and transcripts need it

        return PapyriaText(self).parts(view, seat)


class MajorityWon(Protocol):
    """A message about a majority that brings a scoring."""

    def __call__(self, say: PapyriaMessages, /, *, count: int, kind: str, product: str) -> str: ...


SCORES: Final[Mapping[str, Title]] = {
    "track": PapyriaMessages.score_track,
    "key_river": PapyriaMessages.score_key_river,
    "key_sanctuary": PapyriaMessages.score_key_sanctuary,
    "key_city": PapyriaMessages.score_key_city,
    "key_temple": PapyriaMessages.score_key_temple,
    "key_invention": PapyriaMessages.score_key_invention,
    **{f"majority_{id}": title for id, title in MAJORITY_TITLES.items()},
}
"""The lines of the score sheet."""
MAJORITIES_WON: Final[Mapping[str, MajorityWon]] = {
    "majority_a": PapyriaMessages.score_majority_a_won,
    "majority_b": PapyriaMessages.score_majority_b_won,
    "majority_c": PapyriaMessages.score_majority_c_won,
    "majority_d": PapyriaMessages.score_majority_d_won,
}
MAJORITIES_LOST: Final[Mapping[str, Title]] = {
    "majority_a": PapyriaMessages.score_majority_a_lost,
    "majority_b": PapyriaMessages.score_majority_b_lost,
    "majority_c": PapyriaMessages.score_majority_c_lost,
    "majority_d": PapyriaMessages.score_majority_d_lost,
}
