"""The boards of Bora Bora, each drawn from what the screen shows, in the room it has; and what moves on
them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from rulesets.bora_bora.components import WHITE
from rulesets.bora_bora.events import (
    BoraBoraEvent,
    Built,
    FulfilledTask,
    Occupied,
    PlacedDie,
    PlacedPriest,
    Rolled,
    Scored,
    TurnOrder,
)
from rulesets.bora_bora.gods import Purse, payable
from rulesets.bora_bora.round_end import RoundEnd
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Event
from tabletop_tui.games.bora_bora.drawings import atoll, cards, ownboard, players, stall
from tabletop_tui.games.bora_bora.drawings.figures import Seen
from tabletop_tui.games.bora_bora.drawings.market import draw_market
from tabletop_tui.games.bora_bora.drawings.marks import NO_MARKS
from tabletop_tui.games.bora_bora.drawings.news import draw_news, losses_of, told_whole
from tabletop_tui.kit.parts import Named, names_of
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL, Move, Showing
from tabletop_tui.paint.drawing import EMPTY, Drawing, Region

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.wording import BoraBoraWording

E = TypeVar("E", bound=Event)
SHAPES: Final = {LARGE: atoll.LARGE, HUGE: atoll.HUGE}
"""The shapes of the screen at which the map's regions aren't small, with their size."""
FISH = "fish"
"""What moves when a seat scores for fish, or for fishing."""
MOVING: Final = {
    Rolled.kind: "players",
    PlacedDie.kind: "cards",
    Occupied.kind: "map",
    PlacedPriest.kind: "players",
    Built.kind: "own",
    FulfilledTask.kind: "players",
    FISH: "map",
    TurnOrder.kind: "evening",
}
"""The kinds of events that move something, with the board."""
MOST = 2
"""How many movements are shown, one after the other."""


class Shown(Showing[BoraBoraView], Protocol):
    """The screen of Bora Bora as its boards see it."""

    wording: "BoraBoraWording"
    page: str
    evening: RoundEnd | None
    """The end of a round, for as long as it is shown."""

    @property
    def folds(self) -> bool:
        """Whether a board is the list."""

    @property
    def keys(self) -> Mapping[str, str]:
        """The keys at every target."""

    @property
    def people(self) -> Sequence[Named]:
        """The players at the table."""

    @property
    def hand(self) -> cards.Hand:
        """The player's dice on the action cards."""

    def since_last_turn(self, kind: type[E]) -> list[E]:
        """The events of one kind that others have caused since the player's last turn."""

    def has_place(self, board_id: str) -> bool:
        """Whether a board can be seen."""


def shape_of(shown: Shown) -> atoll.Shape:
    """The size of the map's regions."""
    return SHAPES.get(shown.shape, atoll.SMALL)


def deciding(shown: Shown) -> Decision[object] | None:
    """The decision, if it is the viewer's."""
    decision = shown.asked
    return decision if decision is not None and decision.seat == shown.view.seat else None


def seen(shown: Shown, board: str = "", view: BoraBoraView | None = None) -> Seen:
    """What drawings are made from, with the marks for one board."""
    decision, people = deciding(shown), shown.people
    return Seen(
        view=view or shown.view,
        terms=shown.terms,
        look=shown.look,
        names=tuple(names_of(people)),
        seat=shown.shown_seat,
        marks=shown.marked.get(board, NO_MARKS),
        kind=decision.kind if decision is not None else "",
        news=_regions_with_news(shown),
        kept=shown.kept,
    )


def _regions_with_news(shown: Shown) -> frozenset[str]:
    """Regions that have received a hut since the viewer's last turn."""
    return frozenset(event.region for event in shown.since_last_turn(Occupied))


def hand_of(shown: Shown, target: str, *, white: bool) -> cards.Hand:
    """The player's dice, and what each would do on each card; none unless a die is being placed."""
    decision = deciding(shown)
    if decision is None or decision.kind != "place_die":
        return cards.Hand()
    from tabletop_tui.games.bora_bora.drawings.outcome import cells_of  # set-up needs none of these

    own, terms = shown.view.seats[decision.seat], shown.terms
    dice, at = tuple(dict.fromkeys(own.dice)), cards.numbers_of([target])
    draw = partial(cells_of, shown.view, terms, decision, white=white)
    cells = shown.kept.once("cells", (shown.view, terms, white), draw)
    able = own.hand is not None and payable(Purse(own.hand, own.offerings, own.god_tiles), WHITE)
    return cards.Hand(dice, at[0] if at and at[0] in dice else max(dice), cells, white, able)


# -- boards ----------------------------------------------------------------------------------------


def the_players(shown: Shown, room: Region) -> Drawing:
    """All players in turn order, with status and temple."""
    return players.draw_players(seen(shown, "players"), room.width, room.height)


def the_chips(shown: Shown, room: Region) -> Drawing:
    """All players in one line of a small screen."""
    return players.draw_chips(seen(shown), room.width)


def the_map(shown: Shown, room: Region) -> Drawing:
    """The atoll with its regions, huts and fish; jewelry and god cards in its corners."""
    return atoll.draw_map(seen(shown, "map"), shape_of(shown), room.height)


def the_jewelry(shown: Shown, room: Region) -> Drawing:
    """The round's jewelry, where the map isn't in sight."""
    return stall.draw_jewelry(seen(shown, "map"), room.width, room.height)


def the_gods(shown: Shown, room: Region) -> Drawing:
    """The open god cards, where the map isn't in sight."""
    return stall.draw_gods(seen(shown, "map"), room.width, room.height)


def the_market(shown: Shown, room: Region) -> Drawing:
    """The men and women on display."""
    return draw_market(seen(shown, "market"), deciding(shown), room.width)


def the_evening(shown: Shown, room: Region, step: int | None = None) -> Drawing:
    """The end of the round, with this many of its columns; with all of them for `None`."""
    if shown.evening is None:
        return EMPTY
    from tabletop_tui.games.bora_bora.drawings.evening import STEPS, draw_evening  # no start needs it

    return draw_evening(seen(shown), shown.evening, room.width, room.height, STEPS if step is None else step)


def the_cards(shown: Shown, room: Region) -> Drawing:
    """The action cards; on a small screen, with what the player's dice would do there."""
    table, hand = seen(shown, "cards"), shown.hand
    if shown.shape == SMALL:
        return cards.draw_down(table, hand, room.width)
    return cards.draw_cards(table, hand, room.width, large=shown.shape in SHAPES)


def the_choice(shown: Shown, room: Region) -> Drawing:
    """Where a board is the list: what each die would do, or who the person under the cursor is."""
    decision = deciding(shown)
    table = seen(shown, "choice")
    if decision is None:
        return EMPTY
    if decision.kind == "place_die":
        from tabletop_tui.games.bora_bora.drawings.matrix import draw_matrix

        return draw_matrix(table, shown.hand, room.width, room.height)
    from tabletop_tui.games.bora_bora.drawings.person import draw_person

    key = shown.keys.get(table.marks.target or "", "")
    return draw_person(table, decision, key, room.width, room.height)


def the_bar(shown: Shown, room: Region) -> Drawing:
    """The goods and god cards of the seat shown."""
    return ownboard.draw_bar(seen(shown, "bar"), room.width)


def the_stores(shown: Shown, room: Region) -> Drawing:
    """The same, a line each, beside the map of a small screen."""
    return ownboard.draw_stores(seen(shown), room.width, room.height)


def the_own(shown: Shown, room: Region) -> Drawing:
    """The people, ground and tasks of the seat shown."""
    return ownboard.draw_own(seen(shown, "own"), room.width, room.height)


def the_news(shown: Shown, room: Region) -> Drawing:
    """What has happened since the player's last turn: what they lost, then what the others did.

    What happens to a seat unasked follows from another seat's answer, but is still listed as its own.
    """
    titled = shown.shape != SMALL
    return draw_news(seen(shown), *_news(shown), room.width, room.height, titled=titled)


def told_in_a_line(shown: Shown, width: int) -> int | None:
    """The seat whose deeds `the_news` says whole where it has one line; `None` if it has lost something."""
    losses, by_seat, turns = _news(shown)
    return None if losses else told_whole(seen(shown), by_seat, turns, width)


def _news(shown: Shown) -> tuple[list[tuple[int, str]], dict[int, str], Sequence[int]]:
    """What the seat shown has lost, what each seat has done, and the order of their turns."""
    table = seen(shown)
    recent = [event for event in shown.recent if isinstance(event, BoraBoraEvent)]
    by_seat = {
        seat: shown.wording.news([event for event in recent if event.seat == seat])
        for seat in shown.view.order
    }
    losses = losses_of(table, recent) if shown.view.seat == table.seat else []
    order = shown.view.order
    first = order.index(table.seat) if table.seat in order else 0
    return losses, by_seat, (*order[first:], *order[:first])


def the_others(shown: Shown, room: Region) -> Drawing:
    """The other players' boards and tasks."""
    return ownboard.draw_others(seen(shown), shown.others, room.width, room.height)


# -- what moves ------------------------------------------------------------------------------------


Moving = Rolled | PlacedDie | Occupied | PlacedPriest | Built | FulfilledTask | Scored | TurnOrder
"""The events that move something."""


def moving_kind(event: Event) -> str:
    """The kind under which an event moves something, as in `MOVING`."""
    return FISH if isinstance(event, Scored) and event.source in ("fish", "fishing") else event.kind


def moves(shown: Shown, happened: Sequence[Event], before: BoraBoraView) -> Iterator[dict[str, Move]]:
    """The movements after some events, in order: boards, each with the function that draws a frame."""
    kinds = {moving_kind(event): event for event in reversed(happened) if isinstance(event, Moving)}
    moving = [kind for kind in MOVING if kind in kinds and shown.has_place(MOVING[kind])]
    if Rolled.kind in moving:
        moving = [Rolled.kind]
    if Built.kind in moving and kinds[Built.kind].seat != shown.shown_seat:
        moving.remove(Built.kind)
    for kind in moving[:MOST]:
        event = kinds[kind]
        found: dict[str, Move] = {MOVING[kind]: partial(_frame, shown, event, before)}
        if isinstance(event, Built):
            found["bar"] = partial(_built_bar, shown, event, before)
        yield found


def _frame(
    shown: Shown, event: Moving, before: BoraBoraView, room: Region, drawing: Drawing, step: int
) -> Drawing:
    """A frame of the board on which an event moves something."""
    from tabletop_tui.games.bora_bora.drawings import motions  # nothing moves at a start

    match event:
        case Rolled():
            rolled = seen(shown, view=motions.rolled(shown.view, step))
            return players.draw_players(rolled, room.width, room.height)
        case PlacedDie():
            return motions.draw_die(the_cards(shown, room), seen(shown, "cards"), event, step)
        case Occupied():
            return motions.draw_hut(seen(shown, "map"), shape_of(shown), event, before, step, room.height)
        case PlacedPriest():
            view = motions.pushed(shown.view, event, before, step)
            return players.draw_players(seen(shown, "players", view), room.width, room.height)
        case Built():
            table = motions.built(seen(shown, "own"), event, before, step)
            return ownboard.draw_own(table, room.width, room.height)
        case FulfilledTask():
            return motions.draw_task(the_players(shown, room), seen(shown), event, step)
        case Scored():
            if not shown.look.pictures:
                return drawing
            place = shape_of(shown).of("s2")
            return motions.draw_fish(the_map(shown, room), seen(shown, "map"), place, step)
        case TurnOrder():
            return the_evening(shown, room, step + 1)


def _built_bar(
    shown: Shown, event: Built, before: BoraBoraView, room: Region, drawing: Drawing, step: int
) -> Drawing:
    from tabletop_tui.games.bora_bora.drawings import motions

    return ownboard.draw_bar(motions.built(seen(shown, "own"), event, before, step), room.width)
