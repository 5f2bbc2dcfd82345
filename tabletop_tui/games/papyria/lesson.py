"""The lesson of Papyria: from the first landscape to a plan over two turns; texts: `papyria_lesson.ftl`."""

from collections.abc import Mapping

from rulesets.core import Rng, Table
from rulesets.papyria import RULES, events
from rulesets.papyria.components import KINDS, MULTIPLIERS, RINGS
from rulesets.papyria.dealing import GROUP
from rulesets.papyria.realm import Laid
from rulesets.papyria.state import Moved, Papyria
from tabletop_tui.play.lesson import Attempt, Condition, Step, Wrong, chose, every, happened, without

NO_TOPS: Mapping[str, str] = {}
VARIANTS = {"first": "seat:0", "board": "reference", "nought": "nobody"}
PLAYERS = 2
RIVAL = "w 8 9 s 9 10"
"""Where the other player's pieces stand, unless a step says otherwise."""


def position(
    pieces: str = "w 3 11 s 2 8",
    rival: str = RIVAL,
    *,
    realm: str = "",
    temples: str = "",
    symbols: str = "",
    tops: Mapping[str, str] = NO_TOPS,
    display: str = "",
    at: str = "",
    priest: str = "0,1",
    lapis: int = 0,
    papyri: int = 0,
    knowledge: int = 9,
) -> Table[Papyria]:
    """A table for two on the reference board, at which seat 0 decides.

    `pieces` are positions by ring; pieces that aren't named are off the board. `realm` is what lies
    beside the starting landscapes (`1,1=L41@0`), `symbols` are multiplier tiles, `tops` the top tile by
    space; `at` are spaces still to be carried out (`1:1 1:2`), else the turn begins.
    """
    state = RULES.set_up(PLAYERS, Rng(0), VARIANTS)
    state.stage = "turns"
    own, other = state.seats
    own.lapis, own.papyri, own.knowledge, own.priest = lapis, papyri, knowledge, priest
    other.lapis, other.papyri, other.priest = 0, 0, "1,0"
    for seat in state.seats:
        seat.dealt = ()
    for index, places in enumerate((pieces, rival)):
        _put(state, index, places)
    _build(state, realm, temples, symbols, tops)
    for space, tile in tops.items():
        _swap(state, tile, space)
    for slot, tile in enumerate(display.split()):
        _swap(state, tile, str(slot))
    state.turns = PLAYERS * (4 - sum(own.off.values()))
    if at:
        place, spaces = at.partition(":")[0], tuple(item.partition(":")[2] for item in at.split())
        state.moved, state.todo, state.acted = Moved("w", int(place), None), spaces, 2 - len(spaces)
    return Table.at(RULES, state, "act" if at else "start_turn", PLAYERS)


def _build(state: Papyria, realm: str, temples: str, symbols: str, tops: Mapping[str, str]) -> None:
    """Seat 0's landscapes, temples and multiplier tiles, taken off the stacks."""
    own = state.seats[0]
    for item in realm.split():
        cell, _, tile = item.partition("=")
        id, _, rotation = tile.partition("@")
        _take(state, id, tops)
        own.realm[cell] = Laid(id, int(rotation))
    for cell in temples.split():
        _take(state, "temple", tops)
        own.realm[cell] = own.realm[cell]._replace(temple=True)
    for tile in symbols.split():
        _take(state, tile, tops)
        own.multipliers += (tile,)
        own.symbols[KINDS.index(MULTIPLIERS[tile].kind)] += MULTIPLIERS[tile].symbols


def _put(state: Papyria, index: int, places: str) -> None:
    """Put a seat's pieces on their slots: `w 3 11 s 2 8`."""
    ring, state.seats[index].off = "", dict.fromkeys(RINGS, 2)
    for word in places.split():
        if word in RINGS:
            ring = word
        else:
            state.rings[ring][int(word) - 1] = index
            state.seats[index].off[ring] -= 1


def _stacks_of(state: Papyria, tile: str) -> list[str]:
    """The spaces that hold goods of the same sort."""
    group = GROUP.get(tile, tile)
    return [key for key, stack in state.goods.items() if stack and GROUP.get(stack[0], stack[0]) == group]


def _take(state: Papyria, tile: str, named: Mapping[str, str]) -> None:
    """Take a good off the highest stack for which no top is named, after moving it to the top there."""
    spaces = [space for space in _stacks_of(state, tile) if space not in named]
    space = max(spaces, key=lambda each: len(state.goods[each]))
    _swap(state, tile, space)
    state.goods[space] = state.goods[space][:-1]


def _swap(state: Papyria, tile: str, place: str) -> None:
    """Exchange a tile with the one on top of a space, or in a slot (its number) at border B."""
    old = state.goods[place][-1] if place in state.goods else state.display[int(place)]
    if old == tile:
        return

    def swapped(tiles: tuple[str, ...]) -> tuple[str, ...]:
        at = tiles.index(tile)
        return (*tiles[:at], old, *tiles[at + 1 :])

    found = [space for space in _stacks_of(state, tile) if tile in state.goods[space]]
    if found:
        state.goods[found[0]] = swapped(state.goods[found[0]])
    elif tile in state.box:
        state.box = swapped(state.box)
    elif tile in state.reserve:
        state.reserve = swapped(state.reserve)
    else:
        state.display = swapped(state.display)
    if place in state.goods:
        state.goods[place] = (*state.goods[place][:-1], tile)
    else:
        slot = int(place)
        state.display = (*state.display[:slot], tile, *state.display[slot + 1 :])


# -- conditions ------------------------------------------------------------------------------------


def value(kind: str, least: int) -> Condition:
    """A kind is worth at least so much."""
    return lambda attempt: attempt.view.seats[attempt.seat].values[KINDS.index(kind)] >= least


def scored(least: int) -> Condition:
    """At least this many points have been scored, not counting the final scoring."""

    def holds(attempt: Attempt) -> bool:
        now, then = (view.seats[attempt.seat].points for view in (attempt.view, attempt.before))
        return bool(now - then >= least)

    return holds


def holds_lapis(attempt: Attempt) -> bool:
    """The learner has lapis left."""
    return bool(attempt.view.seats[attempt.seat].lapis)


def paid_way(attempt: Attempt) -> bool:
    """The learner moved a piece for lapis: for further steps, or for another's slot."""
    moves = [event for event in attempt.events if isinstance(event, events.Moved)]
    return any(move.cost or move.pushed is not None for move in moves if move.seat == attempt.seat)


def scoring_facts(attempt: Attempt) -> Mapping[str, str | int]:
    """The learner's last scoring, and the value of the forest now."""
    own = attempt.view.seats[attempt.seat]
    facts = {"value": 0, "symbols": 0, "points": 0, "trees": own.values[KINDS.index("forest")]}
    for event in attempt.events:
        if isinstance(event, events.Scored) and event.seat == attempt.seat:
            facts |= {"value": event.value, "symbols": event.multiplier, "points": event.points}
    return facts


gave_up = happened(events.GaveUp)
"""A good was lost or given up."""
scoring = happened(events.TookScoring)
"""A scoring tile was used."""

laid = happened(events.PlacedLandscape)
laid_beside = happened(events.PlacedLandscape, lambda event: event.cell == "2,0")
lost_temple = happened(events.GaveUp, lambda event: event.good == "temple")


def scoring_with(tile: str) -> Condition:
    """This scoring tile was used."""
    return happened(events.TookScoring, lambda event: event.tile == tile)


# -- the positions ---------------------------------------------------------------------------------

FORESTS = "1,1=L41@0"
"""With this landscape, the starting realm has a forest of six."""


def _ring() -> Table[Papyria]:
    return position("w 6 10 s 2 8", "w 4 12 s 9 1", realm="1,1=L13@0")


def _lay() -> Table[Papyria]:
    return position("w 5 11 s 2 8", at="5:1", tops={"5:1": "L32"})


def _turn() -> Table[Papyria]:
    return position("w 9 11 s 2 8", "w 6 8 s 9 10", at="9:1", priest="1,0", tops={"9:1": "L11"})


def _order() -> Table[Papyria]:
    return position("w 1 11 s 2 8", at="1:1 1:2", symbols="X-FO", tops={"1:1": "L41", "1:2": "W-FO-1"})


def _ship() -> Table[Papyria]:
    tops = {"7:2": "W-FO-1", "7:river": "X-FO", "1:2": "W-FO-2", "1:river": "X-RI", "7:1": "L04"}
    return position("w 3 11 s 2", "w 8 9 s 9", symbols="X-FO", tops=tops)


def _walk() -> Table[Papyria]:
    return position("w 3 10 s 2 8", "w 4 12 s 9 1", lapis=1, tops={"5:1": "L13", "11:1": "L36"})


def _know() -> Table[Papyria]:
    tops = {"7:2": "W-FO-1", "6:1": "W-FO-2", "7:1": "L04"}
    return position("w 5 10 s 2 8", symbols="X-FO X-FO X-FO", realm=FORESTS, papyri=3, knowledge=9, tops=tops)


def _trade() -> Table[Papyria]:
    return position(
        "w 5 11 s 2 8",
        "w 8 9 s 1 10",
        symbols="X-RI X-RI",
        papyri=1,
        lapis=1,
        display="W-IN-1 W-RI-1 W-FO-1",
        tops={"1:1": "L04", "1:2": "W-SA-1"},
    )


def _key() -> Table[Papyria]:
    return position(
        "w 3 11 s 2 8",
        symbols="X-TE",
        realm="1,-1=L25@0 2,0=L07@0",
        temples="0,-1 2,0",
        lapis=3,
        knowledge=30,
        tops={"4:1": "W-TE-1"},
    )


def _plan() -> Table[Papyria]:
    tops = {"6:1": "W-FO-1", "6:river": "X-FO", "5:river": "X-FO", "5:1": "L13"}
    tops |= {"4:1": "W-SA-1", "4:river": "X-RI"}
    return position("w 4 11 s 3 8", symbols="X-FO", realm=FORESTS, knowledge=30, tops=tops)


LATE = (
    "move:s:8>11",
    "space:river",
    "space:2",
    "end_turn",
    "move:s:3>4",
    "space:river",
    "space:2",
    "end_turn",
)
"""Two turns that collect nothing for the forest."""

LESSON = (
    Step(
        "ring",
        _ring,
        happened(events.Produced, lambda event: event.good == "lapis"),
        ("move:w:10>11", "space:2"),
        (Wrong("other", ("move:s:2>4", "space:1")),),
        about="ring",
    ),
    Step(
        "lay",
        _lay,
        value("forest", 6),
        ("place:1,1,0",),
        (Wrong("gone", ("decline",), gave_up), Wrong("apart", ("place:0,2,0",))),
        facts=scoring_facts,
        about="realm",
    ),
    Step(
        "turn",
        _turn,
        value("river", 4),
        ("place:2,0,1",),
        (
            Wrong("gone", ("decline",), gave_up),
            Wrong(
                "side",
                ("place:1,1,0",),
                every(laid, without(laid_beside)),
            ),
            Wrong("dry", ("place:2,0,0",)),
        ),
        about="realm",
    ),
    Step(
        "order",
        _order,
        scored(6),
        ("space:1", "place:1,1,0"),
        (
            Wrong("early", ("space:2",), every(scoring, without(laid), without(gave_up))),
            Wrong("gone", ("space:1", "decline"), gave_up),
            Wrong("small", ("space:1", "place:0,2,0")),
        ),
        facts=scoring_facts,
        about="ring",
    ),
    Step(
        "ship",
        _ship,
        scored(4),
        ("enter:s:7", "space:river", "space:2"),
        (
            Wrong("elsewhere", ("enter:s:1",), every(happened(events.Entered), without(chose("enter:s:7")))),
            Wrong("early", ("enter:s:7", "space:2"), scoring),
            Wrong("other", ("enter:s:7", "space:river", "space:1", "decline")),
        ),
        facts=scoring_facts,
        about="ring",
    ),
    Step(
        "walk",
        _walk,
        happened(events.Built, lambda event: event.good == "temple"),
        ("move:w:3>5", "space:2", "temple:0,-1"),
        (
            Wrong("poor", ("move:w:10>12", "space:1"), every(lost_temple, paid_way)),
            Wrong("declined", ("move:w:3>5", "space:2", "decline"), every(lost_temple, holds_lapis)),
            Wrong("traded", ("move:s:2>4", "trade", "space:2"), lost_temple),
            Wrong("other", ("move:w:10>11", "space:2", "decline")),
        ),
        about="ring",
    ),
    Step(
        "know",
        _know,
        scored(18),
        ("move:w:5>7", "buy_knowledge:3", "space:2"),
        (
            Wrong("where", ("move:w:5>6",), every(happened(events.Moved), without(chose("move:w:5>7")))),
            Wrong("short", ("move:w:5>7", "continue", "space:2", "decline")),
        ),
        facts=scoring_facts,
        about="ring",
    ),
    Step(
        "trade",
        _trade,
        scored(6),
        ("move:w:11>1", "trade", "extra_scoring:1"),
        (
            Wrong("away", ("move:w:11>12",), every(happened(events.Moved), without(chose("move:w:11>1")))),
            Wrong("kind", ("move:w:11>1", "trade", "extra_scoring:0"), happened(events.PaidExtraScoring)),
            Wrong("lapsed", ("move:w:11>1", "continue", "space:2", "decline")),
        ),
        facts=scoring_facts,
        about="ring",
    ),
    Step(
        "key",
        _key,
        scored(16),
        ("move:w:3>4", "space:2", "temple:1,-1"),
        (
            Wrong("gone", ("move:w:3>4", "space:2", "decline"), lost_temple),
            Wrong("early", ("move:w:3>4", "space:1"), scoring_with("W-TE-1")),
            Wrong("other", ("move:w:11>12", "space:1", "temple:1,-1")),
        ),
        facts=scoring_facts,
        about="ring",
    ),
    Step(
        "plan",
        _plan,
        scored(18),
        ("move:s:3>5", "space:river", "space:1", "place:0,2,0", "move:s:5>6", "space:river", "space:1"),
        (
            Wrong("soon", ("move:w:4>6", "space:1"), scoring_with("W-FO-1")),
            Wrong("late", LATE),
        ),
        turns=2,
        facts=scoring_facts,
        about="ring",
    ),
)
