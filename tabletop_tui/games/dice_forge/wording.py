"""Dice Forge in sentences: questions, steps, the list's groups, events, reasons, scores.

Its things speak for themselves.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from rulesets.core import Decision, Event, Option, ScoreLine
from rulesets.dice_forge.advice.again import again_advice
from rulesets.dice_forge.advice.feats import is_last_turn
from rulesets.dice_forge.advice.questions import TurnStep, step_of
from rulesets.dice_forge.advice.worth import first_slot, is_least
from rulesets.dice_forge.components import CARDS
from rulesets.dice_forge.events import DiceForgeEvent, Ousted
from rulesets.dice_forge.reasons import DiceForgeReason
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.base import ForgeThing, untitled
from tabletop_tui.games.dice_forge.labels import FREE, KEYS, lasting
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.games.dice_forge.questions import Questions
from tabletop_tui.games.dice_forge.standing_answers import STANDING_ANSWERS
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.kit.section import Section
from tabletop_tui.kit.thing import KitWording, Thing, Title, things_of
from tabletop_tui.paint.drawing import Line

if TYPE_CHECKING:
    from tabletop_tui.games.dice_forge.recap import DiceForgeRecap
    from tabletop_tui.games.dice_forge.story import Story
    from tabletop_tui.kit.board_part import BoardPart

Group = Literal["forge", "feats"]
"""A group of the list: faces to buy; feats and tokens."""
GROUPS: Final[Mapping[Group, tuple[Title, ...]]] = {
    "forge": (DiceForgeMessages.head_cost, DiceForgeMessages.head_more, DiceForgeMessages.head_less),
    "feats": (DiceForgeMessages.head_cost, DiceForgeMessages.head_glory, untitled),
}
"""The groups of the list and their columns."""
SECTIONS: Final[Mapping[Group, Title]] = {
    "forge": DiceForgeMessages.section_forge,
    "feats": DiceForgeMessages.section_feats,
}
"""Their titles."""
GROUPED: Final = frozenset({"action", "forge_more", "ship_forge"})
"""The decisions whose lists have these groups."""
STEPS: Final[Mapping[TurnStep, Title]] = {
    TurnStep.ROLL: DiceForgeMessages.step_roll,
    TurnStep.CARDS: DiceForgeMessages.step_cards,
    TurnStep.ACTION: DiceForgeMessages.step_action,
    TurnStep.EXTRA: DiceForgeMessages.step_extra,
}
HELD: Final = ("field.", "own.", "expected.")
"""How the names of amounts begin that aren't points."""
SCORES: Final[Mapping[str, Title]] = {
    "inventory": DiceForgeMessages.score_inventory,
    "cards": DiceForgeMessages.score_cards,
}
"""The lines of the score sheet."""


class DiceForgeWording(KitWording[DiceForgeView]):
    """The words of Dice Forge."""

    game = "dice_forge"
    MESSAGES = DiceForgeMessages
    say: DiceForgeMessages
    KEYS = KEYS
    FREE = FREE
    standing_answers = STANDING_ANSWERS
    STEPS = tuple(STEPS.values())
    TERMS = Terms
    FOLDED = frozenset({"forge_slot"})
    HEADS = {
        "hammer_allocate": (
            DiceForgeMessages.head_step,
            DiceForgeMessages.head_kept,
            DiceForgeMessages.head_lost,
            DiceForgeMessages.head_glory,
            DiceForgeMessages.head_me,
        ),
        **dict.fromkeys(
            ("forge_slot", "shield_choose"), (DiceForgeMessages.head_more, DiceForgeMessages.head_less)
        ),
        **dict.fromkeys(
            ("face_choose", "boar_bonus", "sentinel_convert", "cyclops_convert"),
            (DiceForgeMessages.head_then, DiceForgeMessages.head_lost, DiceForgeMessages.head_me),
        ),
        "reinforcement": (DiceForgeMessages.head_then, DiceForgeMessages.head_me),
        "mirror_choose": (DiceForgeMessages.head_whose,),
        "sphinx_die": (DiceForgeMessages.head_average,),
    }
    COLUMNS = {
        DiceForgeMessages.head_cost: DiceForgeMessages.column_cost,
        DiceForgeMessages.head_more: DiceForgeMessages.column_more,
        DiceForgeMessages.head_less: DiceForgeMessages.column_less,
        DiceForgeMessages.head_then: DiceForgeMessages.column_then,
        DiceForgeMessages.head_lost: DiceForgeMessages.column_lost,
        DiceForgeMessages.head_me: DiceForgeMessages.column_me,
        DiceForgeMessages.head_step: DiceForgeMessages.column_step,
        DiceForgeMessages.head_kept: DiceForgeMessages.column_kept,
        DiceForgeMessages.head_glory: DiceForgeMessages.column_glory,
        DiceForgeMessages.head_whose: DiceForgeMessages.column_whose,
        DiceForgeMessages.head_average: DiceForgeMessages.column_average,
    }
    terms: Terms

    def kinds(self) -> Iterator[type[Thing[Any]]]:
        """A start needs the answers in a word only."""
        from tabletop_tui.games.dice_forge import base

        yield from things_of(base)
        from tabletop_tui.games.dice_forge import answers, table, things

        yield from things_of(things, answers, base, table)

    def lasting(self, _view: DiceForgeView, decision: Decision[object]) -> Mapping[str, Sequence[str]]:
        return lasting(decision)

    def use(self, notation: str) -> None:
        super().use(notation)
        self.questions = Questions(self.terms, self.name)

    def reason(self, reason: DiceForgeReason) -> str:
        from tabletop_tui.games.dice_forge.reasons import why_not  # no start needs it

        return why_not(reason, self.terms, self.name)

    @property
    def recap(self) -> "DiceForgeRecap":
        """What the turns of others mean; no start needs it."""
        from tabletop_tui.games.dice_forge.recap import DiceForgeRecap

        return DiceForgeRecap(self.terms, self.name)

    def taken(self, event: DiceForgeEvent) -> tuple[int, int] | None:
        """A hero sent home from a portal."""
        match event:
            case Ousted(by=by, seat=int(seat)):
                return by, seat
            case _:
                return None

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: DiceForgeView, decision: Decision[object]) -> str:
        return self.questions.ask(view, decision)

    def question_brief(self, view: DiceForgeView, decision: Decision[object]) -> str:
        from tabletop_tui.games.dice_forge.brief import BriefQuestions  # no start needs it

        return BriefQuestions(self.terms, self.name).ask(view, decision)

    def step_at(self, view: DiceForgeView, decision: Decision[object]) -> int:
        """Everyone rolls, cards, action, second action."""
        return step_of(view, decision)

    def turn_order(self, view: DiceForgeView) -> Sequence[int]:
        """Clockwise from the first player."""
        return [(view.first + n) % len(view.seats) for n in range(len(view.seats))]

    def done(self, view: DiceForgeView) -> frozenset[int]:
        return frozenset(self.turn_order(view)[: view.turn - 1]) if view.active is not None else frozenset()

    # -- the list ----------------------------------------------------------------------------------

    def target(self, _view: DiceForgeView, decision: Decision[object], option: Option[object]) -> str | None:
        """Every face of the sanctuary has a place of its own."""
        return option.key if option.key.startswith("buy:") else option.target

    def group_of(self, decision: Decision[object], option: Option[object]) -> Group | None:
        """Faces to buy in one group, feats and tokens in the other."""
        if decision.kind not in GROUPED:
            return None
        return "forge" if option.key.startswith("buy:") else "feats"

    def section(self, _view: DiceForgeView, decision: Decision[object], option: Option[object]) -> str:
        return self.group_of(decision, option) or ""

    def sections(self, view: DiceForgeView, decision: Decision[object]) -> Sequence[Section]:
        """Forge and feats side by side."""
        used = {self.group_of(decision, o) for o in decision.options if not self.is_way_out(o)}
        heads = {id: tuple(head(self.say) for head in columns) for id, columns in GROUPS.items()}
        return [Section(id, SECTIONS[id](self.say), heads[id]) for id in GROUPS if id in used]

    def titles(self, view: DiceForgeView, decision: Decision[object]) -> Sequence[Title]:
        """Those of the groups, in a list that has them."""
        if decision.kind not in GROUPED:
            return super().titles(view, decision)
        ids = [section.id for section in self.sections(view, decision)]
        return [title for id in GROUPS if id in ids for title in GROUPS[id]]

    def option_brief(self, view: DiceForgeView, decision: Decision[object], option: Option[object]) -> str:
        """Faces in signs, feats by name, for lists of many columns."""
        if self.group_of(decision, option) is None:
            return ""
        match option.key.split(":"):
            case "buy", face:
                return self.terms.face(face)
            case "feat", slot:
                return self.terms.card(view.layout[slot], "short")
            case _:
                return ""

    def option_short(self, view: DiceForgeView, decision: Decision[object], option: Option[object]) -> str:
        """Faces in signs, without what else their names say; what is paid is left out."""
        thing, id, noun = self.thing(option.key)
        match noun:
            case "slot":
                die, _, face = id.partition("/")
                return self.say.option_slot(
                    die=self.terms.die_short(int(die) - 1), lies=self.terms.face(face)
                )
            case "elder":
                return self.terms.card("elder", "short")
            case "pay":
                return self.say.step_extra()
            case _:
                return (
                    thing.short(self.moment(view, decision), id, noun)
                    if isinstance(thing, ForgeThing)
                    else ""
                )

    def option_named(self, view: DiceForgeView, decision: Decision[object], option: Option[object]) -> str:
        """A face of a die as the one to be replaced."""
        slot = option.key.startswith("slot:")
        return (self.option_alone if slot else self.option)(view, decision, option)

    def cells(
        self, view: DiceForgeView, decision: Decision[object], option: Option[object]
    ) -> Sequence[Line]:
        """The figures of an option; for faces and feats, by the columns of their group."""
        group, (thing, id, noun) = self.group_of(decision, option), self.thing(option.key)
        if group is None or noun not in ("buy", "feat"):
            return super().cells(view, decision, option)
        shown = thing.figures(self.moment(view, decision), id, noun)
        return [shown[head] for head in GROUPS[group]]

    def best(self, view: DiceForgeView, decision: Decision[object]) -> str | None:
        """The face to give up first, on the die that gains more."""
        return first_slot(view, decision.seat) if decision.kind == "forge_slot" else None

    def doubts(self, view: DiceForgeView, decision: Decision[object], option: Option[object]) -> bool:
        """A face to be replaced while another one on the same dice is worth less; a token for nothing."""
        match option.key.split("/"):
            case "slot:1" | "slot:2", face:
                return not is_least(view.seats[decision.seat], face)
            case ("yes",):
                return decision.kind == "use_cerberus" and again_advice(view, decision.seat).useless
            case _:
                return False

    def gives_up(self, view: DiceForgeView, decision: Decision[object], option: Option[object]) -> bool:
        """A face that should stay says nothing against the one that was bought: another can be replaced."""
        return not option.key.startswith("slot:") and super().gives_up(view, decision, option)

    def is_of_use(self, view: DiceForgeView, seat: int, amount: str) -> bool:
        """In its last turn, nothing but glory: made, on cards, or on dice that others' turns still roll."""
        return not is_last_turn(view, seat) or amount == "own.yield_vp" or not amount.startswith(HELD)

    # -- events and scores -------------------------------------------------------------------------

    @property
    def stories(self) -> "Story":
        """What has happened, in sentences; no start needs it."""
        from tabletop_tui.games.dice_forge.story import Story

        return Story(self.terms, self.name)

    def story_brief(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        from tabletop_tui.games.dice_forge.brief import BriefStory  # no start needs it

        return BriefStory(self.terms, self.name).story(events)

    def event(self, event: Event) -> str | None:
        return next((said for _, said in self.story([event])), None)

    def acts(self, events: Sequence[Event]) -> str:
        """What players did in their turns, in sentences."""
        return self.stories.acts(events) if events else ""

    def score_title(self, line_id: str) -> str:
        return SCORES[line_id](self.say)

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        match line.id:
            case "inventory":
                return self.say.score_inventory_line()
            case _:
                cards = ", ".join(self._counted(line.facts["cards"]))
                return self.say.score_cards_line(cards=cards or "-")

    def _counted(self, owned: Sequence[str]) -> list[str]:
        """The cards with glory, and how much all of a kind bring."""
        return [
            self.say.score_card(card=self.terms.card(card, "short"), vp=CARDS[card].vp * owned.count(card))
            for card in dict.fromkeys(owned)
            if CARDS[card].vp
        ]

    def tie_break(self, values: Sequence[int]) -> str:
        return self.say.tie_break()

    def board_parts(self, view: DiceForgeView, seat: int | None) -> "Iterator[BoardPart]":
        from tabletop_tui.games.dice_forge.boardtext import (
            DiceForgeText,
        )  # only plain mode and transcripts need it

        return DiceForgeText(self).parts(view, seat)
