"""The boards of Dice Forge, each drawn from what the screen shows now, in the room it has."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Protocol

from rulesets.core import Event
from rulesets.dice_forge.advice.applied import gain_at, ship_discount, taken_at
from rulesets.dice_forge.components import CARDS, GOLD, RESOURCES
from rulesets.dice_forge.deeds import Deed, DiceEvent, rolls_in
from rulesets.dice_forge.events import Bought, Rolled, TookCard
from rulesets.dice_forge.state import Resolving
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.drawings import heroes, islands, plates, sanctuary, trays
from tabletop_tui.games.dice_forge.drawings.heroes import Shown
from tabletop_tui.games.dice_forge.drawings.islands import Marks
from tabletop_tui.games.dice_forge.drawings.moments import Still
from tabletop_tui.kit.kept import TO_AND_FRO
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL, Showing
from tabletop_tui.paint.drawing import EMPTY, Canvas, Drawing, Region

ABOUT: Mapping[str, frozenset[str]] = {
    "action": frozenset({"place", "buy"}),
    "forge_more": frozenset({"buy"}),
    "ship_forge": frozenset({"buy"}),
}
"""The nouns on islands and sanctuary that a kind of decision is about."""
COLOURED: Mapping[str, frozenset[str]] = {
    **ABOUT,
    **dict.fromkeys(("roll", "reinforcement", "extra_action"), frozenset({"place", "buy"})),
}
"""The nouns that keep their colours, also before an action and between two: else the market would turn grey
and back again with every turn."""
HAMMER = 4
"""The hammer's place among the gauges, after the resources."""
Ghost = tuple[int, int, int]
"""Seat, resource or hammer, and how much it would gain."""


class Table(Showing[DiceForgeView], Protocol):
    """The screen of Dice Forge as its boards see it."""

    still: Still
    """The frame of a moment that is being shown."""
    rolls: Mapping[int, Deed[DiceEvent]]
    """The last roll of every seat, with what it brought."""

    @property
    def opened(self) -> frozenset[str]:
        """The targets that can be chosen."""

    @property
    def mover(self) -> int | None:
        """The seat that decides; `None` after the end."""


def tile_size(shown: Table) -> islands.TileSize:
    """The size of the islands' cards."""
    return {LARGE: islands.LARGE, HUGE: islands.HUGE}.get(shown.shape, islands.HOME)


def pawns(shown: Showing[DiceForgeView]) -> list[tuple[str, str]]:
    """The letters and colour of each hero on the islands."""
    return [(name.letters, colour) for name, colour in shown.players]


def plate_size(shown: Table) -> sanctuary.PlateSize:
    """The size of the sanctuary's plates."""
    return sanctuary.LARGE_PLATES if shown.shape in (LARGE, HUGE) else sanctuary.HOME_PLATES


def hero_size(shown: Table) -> heroes.HeroSize:
    """The size of a hero's panel, however many there are."""
    return {LARGE: heroes.TALL, HUGE: heroes.FULL}.get(shown.shape, heroes.ROWS)


def the_islands(shown: Table, room: Region) -> Drawing:
    """The feats, as pictures or as lines of text."""
    view, terms, marked = shown.view, shown.terms, marks(shown)
    if shown.shape == SMALL:
        return islands.draw_small_islands(view, terms, pawns(shown), room.width, marked)
    return islands.draw_islands(view, terms, shown.look, pawns(shown), tile_size(shown), marked, shown.kept)


def the_sanctuary(shown: Table, room: Region) -> Drawing:
    """The faces on sale, as large as the room allows."""
    about = (marks(shown), ship_discount(shown.view, shown.asked))
    if shown.shape == SMALL:
        return sanctuary.draw_small_sanctuary(shown.view, shown.terms, room.width, *about)
    size = plate_size(shown)
    return sanctuary.draw_sanctuary(shown.view, shown.terms, shown.look, size, *about, shown.kept)


def the_heroes(shown: Table, room: Region) -> Drawing:
    """The things of all players."""
    about = (shown.view, shown.terms, shown.look, shown.names)
    if shown.shape == SMALL:
        return heroes.draw_small_heroes(*about, room.width, of_heroes(shown))
    return heroes.draw_heroes(*about, hero_size(shown), room.width, of_heroes(shown), shown.kept)


def the_bench(shown: Table, room: Region) -> Drawing:
    """Both dice of the seat that forges or decides, with the face under the cursor."""
    from tabletop_tui.games.dice_forge.drawings.bench import draw_bench  # nothing is forged at a start

    view, wanted = shown.view, shown.marked["bench"].removeprefix("buy:")
    seat = next(each for each in (view.forging, shown.mover, shown.shown_seat) if each is not None)
    if shown.shape == SMALL and shown.opened and shown.shown_seat != seat:
        # The player who forges looks at another one, and no other board of the page shows players.
        return the_heroes(shown, room)
    about = (shown.terms, shown.look, seat, room, frozenset(filter(_is_on_die, shown.opened)), wanted)
    draw = partial(draw_bench, view, *about)
    return shown.kept.once("bench", (view.seats[seat].dice, view.in_hand, *about), draw, TO_AND_FRO)


def _is_on_die(target: str) -> bool:
    return target.startswith("die:")


def the_stores(shown: Table, room: Region) -> Drawing:
    """The player's own gauges in a line."""
    canvas, seat, line = Canvas(room.width, 1), shown.shown_seat, Region(0, 0, room.width, 1)
    heroes.draw_gauges(canvas, line, shown.view.seats[seat], shown.terms, seat)
    return canvas.drawing()


def the_trays(shown: Table, room: Region) -> Drawing:
    """The throw that is being shown."""
    throw, frame = shown.still.throw, shown.still.frame
    about = (shown.view, shown.terms, shown.look, shown.names)
    return trays.draw_trays(*about, throw, frame, room, shown.view.active) if throw is not None else EMPTY


# -- what is marked --------------------------------------------------------------------------------


def marks(shown: Table) -> Marks:
    """What can be chosen on islands and sanctuary, and where others have acted since the player's last
    turn.
    """
    news = [_place(event) for events in shown.happened.values() for event in events]
    kind = shown.asked.kind if shown.asked is not None else ""
    about, coloured = ABOUT.get(kind, frozenset()), COLOURED.get(kind, frozenset())
    new = frozenset(filter(None, news))
    return Marks(shown.opened, about, coloured, new, shown.still.away, shown.still.lit)


def _place(event: Event) -> str:
    """The card or face taken in an event."""
    if isinstance(event, TookCard):
        return f"place:{event.slot}"
    return f"buy:{event.face}" if isinstance(event, Bought) else ""


def of_heroes(shown: Table) -> Shown:
    """Whose turn it is, who decides, which die the decision is about, and every seat's last roll."""
    lit = next((target for target in shown.still.lit if target.startswith("die:")), "")
    return Shown(
        shown.view.active,
        shown.mover,
        shown.shown_seat,
        shown.opened,
        die_of(lit) if lit else _asking(shown),
        shown.marked.get("heroes"),
        frozenset(seat for seat, events in shown.happened.items() if events),
        shown.rolls,
        shown.counting,
    )


def _asking(shown: Table) -> tuple[int, int] | None:
    """Seat and number of the die whose face the decision is about; for the Satyrs, it lies with another."""
    match shown.asked, shown.view.resolving:
        case (None, _) | (_, None | Resolving(at=None) | Resolving(why="satyrs")):
            return None
        case _, Resolving(seat=seat, rolled=(_,)):
            return seat, shown.view.rolls[-1].dice[0]
        case _, Resolving(seat=seat, at=int(at)):
            return seat, at
    return None


def last_rolls(log: Sequence[LogEntry], seats: int) -> dict[int, Deed[DiceEvent]]:
    """The last roll of every seat in a log, with what it brought."""
    events: list[Event] = []
    missing = set(range(seats))
    for entry in reversed(log):
        events = [*entry.events, *events]
        missing -= {event.seat for event in entry.events if isinstance(event, Rolled)}
        if not missing:
            break
    return {deed.event.seat: deed for deed in rolls_in(events) if deed.event.seat is not None}


def ghost(shown: Table, key: str | None) -> Ghost | None:
    """What the option under the cursor would bring, to show in its gauge."""
    decision, (noun, _, thing) = shown.asked, (key or "").partition(":")
    if decision is None:
        return None
    seat, gain = decision.seat, gain_at(shown.view)
    match noun, thing:
        case "hammer", "0":
            return seat, GOLD, gain.amount
        case "hammer", gold:
            return seat, HAMMER, int(gold)
        case "take", word:
            return seat, *taken_at(shown.view, decision.kind, RESOURCES.index(word))
        case "owl", word:
            return seat, RESOURCES.index(word), 1
        case "keep", _:
            return seat, gain.resource, gain.amount
        case _:
            return None


def picture(shown: Table, key: str | None) -> Drawing:
    """The plate or card that an option is about, large."""
    noun, _, thing = (key or "").partition(":")
    face, card = "", ""
    match noun:
        case "buy" | "face":
            face = thing
        case "die" if "/" in thing:
            seat, die = die_of(key)
            face = shown.view.seats[seat].face_up(die)
        case "feat":
            card = shown.view.layout[thing]
        case _ if noun in CARDS:
            card = noun
        case _:
            return EMPTY
    return plates.draw_picture(face, card, tile_size(shown).picture, shown.terms, shown.look)


def die_of(target: str | None) -> tuple[int, int]:
    """Seat and die (both from 0) of a target such as `die:1/2`."""
    seat, die = (target or "die:0/1").removeprefix("die:").split("/")[:2]
    return int(seat), int(die) - 1
