"""Bora Bora in sentences: questions, steps, columns, keys. Its things speak for themselves."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from rulesets.bora_bora.advice.now import concealed
from rulesets.bora_bora.advice.questions import godless_first, likely
from rulesets.bora_bora.components import DICE, SourceWord
from rulesets.bora_bora.events import BoraBoraEvent, Occupied, PlacedPriest
from rulesets.bora_bora.reasons import BoraBoraReason
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Option, ScoreLine, Standing
from tabletop_tui.games.bora_bora.labels import KEYS, WITH_GOD, lasting
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.questions import Questions
from tabletop_tui.games.bora_bora.task_names import Counting
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing
from tabletop_tui.kit.card import Card
from tabletop_tui.kit.step import NOW, Step, steps_at
from tabletop_tui.kit.thing import KitWording, Thing, Title, things_of

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.recap import BoraBoraRecap
    from tabletop_tui.games.bora_bora.story import Story
    from tabletop_tui.kit.board_part import BoardPart

_STAGES = {"dice": 0, "people": 1, "jewelry": 2, "tasks": 3, "new_tasks": 3, "final_tasks": 3}
"""The steps of a round in the header."""
SUBJECTS = (
    "dice",
    "gods",
    "goods",
    "ground",
    "jewelry",
    "map",
    "people",
    "players",
    "status",
    "table",
    "tasks",
    "temple",
    "uses",
    "ways_out",
)
"""The modules of `things`, in the order in which their nouns are named."""
HEADS: Final = {
    "expand": (
        BoraBoraMessages.head_path,
        BoraBoraMessages.head_brings,
        BoraBoraMessages.head_fish,
        BoraBoraMessages.head_site,
        BoraBoraMessages.head_me,
    ),
    "setup_hut": (
        BoraBoraMessages.head_brings,
        BoraBoraMessages.head_fish,
        BoraBoraMessages.head_me,
    ),
    "pay_god": (
        BoraBoraMessages.head_keeps,
        BoraBoraMessages.head_me,
    ),
    "red_offer": (
        BoraBoraMessages.head_keeps,
        BoraBoraMessages.head_me,
    ),
    "green_offer": (BoraBoraMessages.head_keeps, BoraBoraMessages.head_me),
    "take_person": (
        BoraBoraMessages.head_does,
        BoraBoraMessages.head_with_mine,
        BoraBoraMessages.head_once,
        BoraBoraMessages.head_me,
    ),
    "helper_spend": (
        BoraBoraMessages.head_brings,
        BoraBoraMessages.head_price,
        BoraBoraMessages.head_me,
    ),
    "choose_material": (
        BoraBoraMessages.head_free,
        BoraBoraMessages.head_pairs,
        BoraBoraMessages.head_me,
    ),
    "place_material": (
        BoraBoraMessages.head_neighbours,
        BoraBoraMessages.head_me,
    ),
    "take_god_card": (
        BoraBoraMessages.head_effect,
        BoraBoraMessages.head_held,
        BoraBoraMessages.head_me,
    ),
    "temple_space": (
        BoraBoraMessages.head_pushes,
        BoraBoraMessages.head_priests,
        BoraBoraMessages.head_god_tile,
        BoraBoraMessages.head_me,
    ),
    "build_tile": (BoraBoraMessages.head_me,),
    "build_site": (
        BoraBoraMessages.head_fit,
        BoraBoraMessages.head_me,
    ),
    "fire_gift": (
        BoraBoraMessages.head_then,
        BoraBoraMessages.head_me,
    ),
    "fire_mark": (
        BoraBoraMessages.head_then,
        BoraBoraMessages.head_me,
    ),
    "use_people": (
        BoraBoraMessages.head_effect,
        BoraBoraMessages.head_god,
        BoraBoraMessages.head_me,
    ),
    "buy_jewelry": (
        BoraBoraMessages.head_price,
        BoraBoraMessages.head_shells_left,
        BoraBoraMessages.head_end,
        BoraBoraMessages.head_me,
    ),
    "resolve_task": (
        BoraBoraMessages.head_progress,
        BoraBoraMessages.head_me,
    ),
    "final_task": (
        BoraBoraMessages.head_progress,
        BoraBoraMessages.head_me,
    ),
    "take_task": (BoraBoraMessages.head_me,),
}
"""The columns of each list, by kind of decision; the last says what an option comes to for the player."""
COLUMNS: Final[Mapping[Title, Title]] = {
    BoraBoraMessages.head_path: BoraBoraMessages.column_path,
    BoraBoraMessages.head_brings: BoraBoraMessages.column_brings,
    BoraBoraMessages.head_fish: BoraBoraMessages.column_fish,
    BoraBoraMessages.head_site: BoraBoraMessages.column_site,
    BoraBoraMessages.head_keeps: BoraBoraMessages.column_keeps,
    BoraBoraMessages.head_does: BoraBoraMessages.column_does,
    BoraBoraMessages.head_with_mine: BoraBoraMessages.column_with_mine,
    BoraBoraMessages.head_once: BoraBoraMessages.column_once,
    BoraBoraMessages.head_price: BoraBoraMessages.column_price,
    BoraBoraMessages.head_free: BoraBoraMessages.column_free,
    BoraBoraMessages.head_pairs: BoraBoraMessages.column_pairs,
    BoraBoraMessages.head_neighbours: BoraBoraMessages.column_neighbours,
    BoraBoraMessages.head_effect: BoraBoraMessages.column_effect,
    BoraBoraMessages.head_held: BoraBoraMessages.column_held,
    BoraBoraMessages.head_pushes: BoraBoraMessages.column_pushes,
    BoraBoraMessages.head_priests: BoraBoraMessages.column_priests,
    BoraBoraMessages.head_god_tile: BoraBoraMessages.column_god_tile,
    BoraBoraMessages.head_fit: BoraBoraMessages.column_fit,
    BoraBoraMessages.head_then: BoraBoraMessages.column_then,
    BoraBoraMessages.head_god: BoraBoraMessages.column_god,
    BoraBoraMessages.head_shells_left: BoraBoraMessages.column_shells_left,
    BoraBoraMessages.head_end: BoraBoraMessages.column_end,
    BoraBoraMessages.head_progress: BoraBoraMessages.column_progress,
    BoraBoraMessages.head_me: BoraBoraMessages.column_me,
}
"""What each of these columns shows, in a sentence."""
LEFT: Final = (
    BoraBoraMessages.head_path,
    BoraBoraMessages.head_brings,
    BoraBoraMessages.head_fish,
    BoraBoraMessages.head_site,
    BoraBoraMessages.head_keeps,
    BoraBoraMessages.head_does,
    BoraBoraMessages.head_with_mine,
    BoraBoraMessages.head_once,
    BoraBoraMessages.head_price,
    BoraBoraMessages.head_free,
    BoraBoraMessages.head_pairs,
    BoraBoraMessages.head_neighbours,
    BoraBoraMessages.head_effect,
    BoraBoraMessages.head_held,
    BoraBoraMessages.head_pushes,
    BoraBoraMessages.head_priests,
    BoraBoraMessages.head_god_tile,
    BoraBoraMessages.head_fit,
    BoraBoraMessages.head_then,
    BoraBoraMessages.head_god,
    BoraBoraMessages.head_shells_left,
    BoraBoraMessages.head_end,
    BoraBoraMessages.head_progress,
    BoraBoraMessages.head_me,
)
"""The columns that hold words: all of them."""
SCORES: Final[Mapping[str, Title]] = {
    "track": BoraBoraMessages.score_track,
    "god_tiles": BoraBoraMessages.score_god_tiles,
    "fish": BoraBoraMessages.score_fish,
    "jewelry": BoraBoraMessages.score_jewelry,
    "bonus_tasks": BoraBoraMessages.score_bonus_tasks,
    "bonus_jewelry": BoraBoraMessages.score_bonus_jewelry,
    "bonus_ground": BoraBoraMessages.score_bonus_ground,
    "bonus_buildings": BoraBoraMessages.score_bonus_buildings,
    "bonus_huts": BoraBoraMessages.score_bonus_huts,
    "bonus_people": BoraBoraMessages.score_bonus_people,
}
"""The lines of the score sheet."""
SOURCES: Final[Mapping[SourceWord, Counting]] = {
    "start": BoraBoraMessages.source_start,
    "fishing": BoraBoraMessages.source_fishing,
    "helper": BoraBoraMessages.source_helper,
    "fish": BoraBoraMessages.source_fish,
    "building": BoraBoraMessages.source_building,
    "people": BoraBoraMessages.source_people,
    "status": BoraBoraMessages.source_status,
    "temple": BoraBoraMessages.source_temple,
    "tasks": BoraBoraMessages.source_tasks,
}
"""Where points on the track come from."""


class BoraBoraWording(KitWording[BoraBoraView]):
    """The words of Bora Bora."""

    game = "bora_bora"
    MESSAGES = BoraBoraMessages
    say: BoraBoraMessages
    KEYS = KEYS
    WAYS_OUT = KitWording.WAYS_OUT - {"no"}
    """Playing no god isn't among these: it comes first in the list, as it costs nothing."""
    TERMS = Terms
    FOLDED = frozenset({"place_die"})
    HEADS = HEADS
    COLUMNS = COLUMNS
    LEFT = LEFT
    terms: Terms

    def kinds(self) -> Iterator[type[Thing[Any]]]:
        """Those of the map first, as set-up needs no others: they come again in their place."""
        for subject in ("map", *SUBJECTS):
            yield from things_of(import_module(f"tabletop_tui.games.bora_bora.things.{subject}"))

    def use(self, notation: str) -> None:
        super().use(notation)
        self.questions = Questions(self.terms, self.name)

    def reason(self, reason: BoraBoraReason) -> str:
        from tabletop_tui.games.bora_bora.reasons import why_not  # no start needs it

        return why_not(reason, self.terms, self.name)

    @property
    def stories(self) -> "Story":
        """What has happened, in sentences; no start needs it."""
        from tabletop_tui.games.bora_bora.story import Story

        return Story(self.terms, self.name)

    def turn_story(self, answers: Sequence[Sequence[BoraBoraEvent]]) -> list[tuple[int | None, str]]:
        """Purchases at the helper are answers of their own: what they bring is added up."""
        return self.story([event for events in answers for event in events])

    def option_short(self, view: BoraBoraView, decision: Decision[object], option: Option[object]) -> str:
        thing, id, noun = self.thing(option.key)
        return thing.short(self.moment(view, decision), id, noun) if isinstance(thing, BoraBoraThing) else ""

    def option_brief(self, view: BoraBoraView, decision: Decision[object], option: Option[object]) -> str:
        thing, id, noun = self.thing(option.key)
        return thing.brief(self.moment(view, decision), id, noun) if isinstance(thing, BoraBoraThing) else ""

    def event(self, event: BoraBoraEvent) -> str | None:
        return next((said for _, said in self.story([event])), None)

    @property
    def recap(self) -> "BoraBoraRecap":
        """What the turns of others mean; no start needs it."""
        from tabletop_tui.games.bora_bora.recap import BoraBoraRecap

        return BoraBoraRecap(self.terms, self.name, self.stories)

    def taken(self, event: BoraBoraEvent) -> tuple[int, int] | None:
        """A hut that had to make way, or a priest pushed out of the temple."""
        match event:
            case Occupied(seat=int(seat), aside=int(victim)) | PlacedPriest(seat=int(seat), out=int(victim)):
                return seat, victim
            case _:
                return None

    def gained(self, was: Standing, now: Standing) -> int:
        """Points scored; what the final scoring would bring changes with the turns of others, too."""
        return now.made - was.made

    def news(self, events: Sequence[BoraBoraEvent]) -> str:
        """What one seat has done, in a few words without its name."""
        return self.stories.news(events) if events else ""

    # -- questions ---------------------------------------------------------------------------------

    def lasting(self, view: BoraBoraView, decision: Decision[object]) -> Mapping[str, Sequence[str]]:
        return lasting(view, decision)

    def ask(self, view: BoraBoraView, decision: Decision[object]) -> str:
        return self.questions.ask(view, decision)

    def steps(self, view: BoraBoraView, _decision: Decision[object]) -> Sequence[Step]:
        """Dice, people, jewelry, tasks; set-up has none."""
        if view.stage not in _STAGES:
            return ()
        say = self.say
        dice = say.step_dice(turn=view.pass_, of=DICE) if view.stage == "dice" else say.step_dice_over()
        return steps_at((dice, say.step_people(), say.step_jewelry(), say.step_tasks()), _STAGES[view.stage])

    def step(self, view: BoraBoraView, decision: Decision[object]) -> str:
        """The step of the round, in words."""
        steps = self.steps(view, decision)
        return next((step.label for step in steps if step.state == NOW), self.say.step_set_up())

    def turn_order(self, view: BoraBoraView) -> Sequence[int]:
        """The seats in the order of the turn tiles, which changes each round."""
        return view.order

    # -- options -----------------------------------------------------------------------------------

    def thing(self, key: str) -> tuple[Thing[BoraBoraView], str, str]:
        """An action card is where dice lie; plain `card` pays for a god."""
        thing, id, noun = super().thing(key)
        match noun:
            case "card" if id:
                return self.things["action_card"], id, noun
            case _:
                return thing, id, noun

    def in_order(self, decision: Decision[object]) -> Sequence[Option[object]]:
        """Options in order: those that cost a yellow god come after those that cost nothing."""
        options = {option.key: option for option in decision.options}
        return [options[key] for key in godless_first([*options])]

    def likely(self, view: BoraBoraView, decision: Decision[object]) -> Sequence[Option[object]]:
        """The likeliest first, none that costs a god while gods are of use."""
        options = {option.key: option for option in decision.options}
        return [options[key] for key in likely(view, decision)]

    def target(self, _view: object, decision: Decision[object], option: Option[object]) -> str | None:
        """A die has a cell of its own on each card."""
        return f"die:{option.key[6:]}" if decision.kind == "place_die" else option.target

    def card(self, view: BoraBoraView, decision: Decision[object], option: Option[object]) -> Card:
        """What choosing it would do; for others, nothing that depends on a hand."""
        if option.blocked is not None or concealed(view, decision):
            return Card()
        return super().card(view, decision, option)

    def key_groups(self, labels: Mapping[str, str]) -> Sequence[tuple[str, str]]:
        """The numbers of the player's dice, and the key that puts on a god."""
        dice = dict.fromkeys(key.split(":")[1] for key in labels if key.startswith("place:"))
        found = [("/".join(dice), self.say.keys_die())] if len(dice) > 1 else []
        if any(label != WITH_GOD and label.startswith(WITH_GOD) for label in labels.values()):
            found.append((WITH_GOD, self.say.keys_white() if dice else self.say.keys_green()))
        return found

    def is_grouped(self, _decision: Decision[object], first: str) -> bool:
        """Only what a god makes possible: both dice on a card stay in sight."""
        return first == WITH_GOD

    def group(self, view: BoraBoraView, decision: Decision[object], first: str, count: int) -> str:
        """All that a god makes possible."""
        match decision.kind:
            case "place_die":
                return self.say.group_white(count=count)
            case _:
                return self.say.group_green(count=count)

    def hidden(self, view: BoraBoraView, seat: int) -> str:
        """The seat's hand of god cards, for its own eyes."""
        held = view.seats[seat].hand
        return "" if held is None else self.say.text_hand(hand=self.terms.hand(held))

    # -- scores ------------------------------------------------------------------------------------

    def score_title(self, line_id: str) -> str:
        return SCORES[line_id](self.say)

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        say, facts = self.say, line.facts
        match line.id:
            case "track":
                from rulesets.bora_bora.advice.deeds import in_order  # at the end only

                ledger = [SOURCES[source](say, count=count) for source, count in in_order(facts["ledger"])]
                return say.score_track_line(ledger=self.terms.listed(ledger))
            case "god_tiles":
                return say.score_god_tiles_line(tiles=say.god_tile(count=facts["count"]))
            case "fish":
                return say.score_fish_line(regions=self.terms.listed(facts["regions"]))
            case "jewelry":
                jewels = map(self.terms.jewel, facts["jewels"])
                return say.score_jewelry_line(jewels=self.terms.listed(jewels))
        return self.score_title(line.id)

    def tie_break(self, values: Sequence[int]) -> str:
        """The seat earlier in the turn order wins: its turn tile (R34)."""
        return self.say.tie_break(tile=1 - values[0])

    def board_parts(self, view: BoraBoraView, seat: int | None) -> "Iterator[BoardPart]":
        from tabletop_tui.games.bora_bora.boardtext import (
            BoraBoraText,
        )  # only plain mode and transcripts need it

        return BoraBoraText(self).parts(view, seat)
