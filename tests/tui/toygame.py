"""A toy game with hidden hands and a board that is larger than the screen, for what Orbis doesn't have."""

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult

from rulesets.core import Decision, Event, Option, Reason, RulesBug, ScoreLine, record
from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Canvas, Drawing, Region
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.widgets.board import BoardWidget
from tests.rulesets.core.toys import Toy, ToyRules, ToyView

CARDS = "card:"


@record
class PileEmpty(Reason):
    """No card is left to draw."""


@record
class Played(Event):
    """A card was played."""

    card: int


async def play_a_card(g: Toy) -> str | None:
    """Play a card of the hand, then draw one or stop; either ends the turn."""
    hand = g.hands[g.active]
    options = [Option(f"{CARDS}{card}", card, f"hand:{place}") for place, card in enumerate(hand)]
    blocked = [Option("card:0", 0, "pile", PileEmpty())]
    card = await g.ask(g.active, "play", options, lambda: blocked)
    hand.remove(card)
    g.shown.append(card)
    g.points[g.active] += card
    g.emit(Played, g.active, card=card)
    if await g.ask(g.active, "more", [Option("draw", True, "pile"), Option("stop", False, "pile")]):
        hand.append(g.deck.pop())
        g.points[g.active] += 1
    g.turns += 1
    return "play" if g.turns < 6 and g.hands[g.active] else None


class HidingRules(ToyRules):
    """Hands are hidden from the other players at the keyboard."""

    def __init__(self) -> None:
        super().__init__(play=play_a_card)

    def hides(self, _state: Toy, _seat: int) -> bool:
        return True


class BrokenRules(ToyRules):
    """Fail at the first answer."""

    def __init__(self) -> None:
        async def fail(g: Toy) -> str | None:
            await g.ask(0, "play", [Option("card:1", 1, "hand:0"), Option("card:2", 2, "hand:1")])
            raise RulesBug("the toy is broken")

        super().__init__(play=fail)


class ToyWording(Wording):
    """Plain sentences; a test needs no catalogue."""

    game = "toy"

    @property
    def title(self) -> str:
        return "Toy"

    def board_parts(self, view: ToyView, _seat: int | None) -> list[BoardPart]:
        return [BoardPart("", [str(view)])]

    def ask(self, _view: ToyView, decision: Decision[Any]) -> str:
        return f"{self.name(decision.seat)}, {decision.kind}!"

    def option(self, _view: ToyView, _decision: Decision[Any], option: Option[Any]) -> str:
        return f"play {option.value}" if option.key.startswith(CARDS) else option.key

    def detail(self, _view: ToyView, _decision: Decision[Any], option: Option[Any]) -> list[str]:
        return [f"That is worth {option.value}."]

    def confirm(self, _view: ToyView, _decision: Decision[Any], option: Option[Any]) -> str | None:
        return "Really stop?" if option.key == "stop" else None

    def reason(self, reason: PileEmpty) -> str:
        return "the pile is empty"

    def event(self, event: Event) -> str | None:
        return f"{self.name(event.seat)} played {event.card}" if isinstance(event, Played) else None

    def score_title(self, line_id: str) -> str:
        return line_id

    def score_line(self, line: ScoreLine) -> str:
        return f"{line.id}: {line.points}"

    def tie_break(self, values: Sequence[int]) -> str:
        return str(values)

    def help(self, decision: Decision[Any]) -> str:
        return f"All about {decision.kind}."


def draw_hand(view: ToyView) -> Drawing:
    """The hand, card by card, and a pile far below."""
    canvas = Canvas(90, 60)
    for place, card in enumerate(view.hand):
        region = Region(10 * place, 1, 8, 3)
        canvas.box(region, "red")
        canvas.write(region.x + 2, 2, f"c{card}")
        canvas.spot(f"hand:{place}", region)
    pile = Region(0, 56, 8, 3)
    canvas.box(pile, "", "dashed")
    canvas.write(2, 57, "pile")
    canvas.spot("pile", pile)
    return canvas.drawing()


class ToyScreen(GameScreen):
    """One board."""

    def compose_boards(self) -> ComposeResult:
        yield BoardWidget("hand", centred=False)

    def show(self, view: ToyView) -> None:
        self.query_one("#hand", BoardWidget).drawing = draw_hand(view)

    def describe(self, view: ToyView, target: str) -> list[str]:
        return [f"This is {target}."]

    def make_wording(self, parts: object) -> Wording:
        return ToyWording(self.words, self.people)


def hiding(people: Sequence[Person]) -> Session:
    """A toy game with hidden hands."""
    return Session.new(HidingRules(), people, 3)


def broken(people: Sequence[Person]) -> Session:
    """A toy game that fails."""
    return Session.new(BrokenRules(), people, 3)


def sentences(words: Words) -> ToyWording:
    """The toy's wording without a table."""
    return ToyWording(words, ())
