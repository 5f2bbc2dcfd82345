"""The lesson of Papyria: from the first landscape to a plan over two turns; texts: `papyria_lesson.ftl`."""

from collections.abc import Mapping
from typing import NamedTuple

from rulesets.core import Rng, Table
from rulesets.papyria import RULES, events
from rulesets.papyria.components import KINDS, MULTIPLIERS, RINGS
from rulesets.papyria.dealing import GROUP
from rulesets.papyria.realm import Laid
from rulesets.papyria.state import Moved, Papyria
from tabletop_tui.games.papyria import lesson_messages as say
from tabletop_tui.play.lesson import Attempt, Condition, Step, Told, Wrong, chose, every, happened, without
from tabletop_tui.play.texts import Both
from tabletop_tui.text.messages.catalogue import Puts

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


# -- sentences about what was played -----------------------------------------------------------------


class Scoring(NamedTuple):
    """A scoring of the learner's."""

    value: int
    symbols: int
    points: int


def _last(attempt: Attempt) -> Scoring:
    """The last one; all 0 if there was none."""
    found = Scoring(0, 0, 0)
    for event in attempt.events:
        if isinstance(event, events.Scored) and event.seat == attempt.seat:
            found = Scoring(event.value, event.multiplier, event.points)
    return found


def _lay_wrong_apart(words: Puts, attempt: Attempt) -> str:
    trees = attempt.view.seats[attempt.seat].values[KINDS.index("forest")]
    return say.lay_wrong_apart(words, trees=trees)


def _ship_wrong_early(words: Puts, attempt: Attempt) -> str:
    scored = _last(attempt)
    return say.ship_wrong_early(words, value=scored.value, symbols=scored.symbols)


def _key_wrong_early(words: Puts, attempt: Attempt) -> str:
    scored = _last(attempt)
    return say.key_wrong_early(words, value=scored.value, symbols=scored.symbols)


def _plan_wrong_soon(words: Puts, attempt: Attempt) -> str:
    scored = _last(attempt)
    return say.plan_wrong_soon(words, value=scored.value, symbols=scored.symbols, points=scored.points)


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
        say.ring_title,
        say.ring_intro,
        say.ring_goal,
        say.ring_hint,
        say.ring_done,
        _ring,
        happened(events.Produced, lambda event: event.good == "lapis"),
        ("move:w:10>11", "space:2"),
        (Wrong("other", say.ring_wrong_other, ("move:s:2>4", "space:1")),),
        about="ring",
    ),
    Step(
        "lay",
        say.lay_title,
        say.lay_intro,
        say.lay_goal,
        Both(say.lay_hint, say.lay_hint_plain),
        say.lay_done,
        _lay,
        value("forest", 6),
        ("place:1,1,0",),
        (
            Wrong("gone", say.lay_wrong_gone, ("decline",), gave_up),
            Wrong("apart", Told(_lay_wrong_apart), ("place:0,2,0",)),
        ),
        about="realm",
    ),
    Step(
        "turn",
        say.turn_title,
        say.turn_intro,
        say.turn_goal,
        Both(say.turn_hint, say.turn_hint_plain),
        say.turn_done,
        _turn,
        value("river", 4),
        ("place:2,0,1",),
        (
            Wrong("gone", say.turn_wrong_gone, ("decline",), gave_up),
            Wrong(
                "side",
                say.turn_wrong_side,
                ("place:1,1,0",),
                every(laid, without(laid_beside)),
            ),
            Wrong("dry", Both(say.turn_wrong_dry, say.turn_wrong_dry_plain), ("place:2,0,0",)),
        ),
        about="realm",
    ),
    Step(
        "order",
        say.order_title,
        say.order_intro,
        say.order_goal,
        say.order_hint,
        say.order_done,
        _order,
        scored(6),
        ("space:1", "place:1,1,0"),
        (
            Wrong(
                "early",
                Told(lambda words, attempt: say.order_wrong_early(words, value=_last(attempt).value)),
                ("space:2",),
                every(scoring, without(laid), without(gave_up)),
            ),
            Wrong("gone", say.order_wrong_gone, ("space:1", "decline"), gave_up),
            Wrong(
                "small",
                Told(lambda words, attempt: say.order_wrong_small(words, value=_last(attempt).value)),
                ("space:1", "place:0,2,0"),
            ),
        ),
        about="ring",
    ),
    Step(
        "ship",
        say.ship_title,
        say.ship_intro,
        say.ship_goal,
        say.ship_hint,
        say.ship_done,
        _ship,
        scored(4),
        ("enter:s:7", "space:river", "space:2"),
        (
            Wrong(
                "elsewhere",
                say.ship_wrong_elsewhere,
                ("enter:s:1",),
                every(happened(events.Entered), without(chose("enter:s:7"))),
            ),
            Wrong("early", Told(_ship_wrong_early), ("enter:s:7", "space:2"), scoring),
            Wrong("other", say.ship_wrong_other, ("enter:s:7", "space:river", "space:1", "decline")),
        ),
        about="ring",
    ),
    Step(
        "walk",
        say.walk_title,
        say.walk_intro,
        say.walk_goal,
        say.walk_hint,
        Both(say.walk_done, say.walk_done_plain),
        _walk,
        happened(events.Built, lambda event: event.good == "temple"),
        ("move:w:3>5", "space:2", "temple:0,-1"),
        (
            Wrong(
                "poor",
                Both(say.walk_wrong_poor, say.walk_wrong_poor_plain),
                ("move:w:10>12", "space:1"),
                every(lost_temple, paid_way),
            ),
            Wrong(
                "declined",
                say.walk_wrong_declined,
                ("move:w:3>5", "space:2", "decline"),
                every(lost_temple, holds_lapis),
            ),
            Wrong("traded", say.walk_wrong_traded, ("move:s:2>4", "trade", "space:2"), lost_temple),
            Wrong("other", say.walk_wrong_other, ("move:w:10>11", "space:2", "decline")),
        ),
        about="ring",
    ),
    Step(
        "know",
        say.know_title,
        say.know_intro,
        say.know_goal,
        say.know_hint,
        Both(say.know_done, say.know_done_plain),
        _know,
        scored(18),
        ("move:w:5>7", "buy_knowledge:3", "space:2"),
        (
            Wrong(
                "where",
                say.know_wrong_where,
                ("move:w:5>6",),
                every(happened(events.Moved), without(chose("move:w:5>7"))),
            ),
            Wrong(
                "short",
                Told(lambda words, attempt: say.know_wrong_short(words, points=_last(attempt).points)),
                ("move:w:5>7", "continue", "space:2", "decline"),
            ),
        ),
        about="ring",
    ),
    Step(
        "trade",
        say.trade_title,
        say.trade_intro,
        say.trade_goal,
        say.trade_hint,
        say.trade_done,
        _trade,
        scored(6),
        ("move:w:11>1", "trade", "extra_scoring:1"),
        (
            Wrong(
                "away",
                Both(say.trade_wrong_away, say.trade_wrong_away_plain),
                ("move:w:11>12",),
                every(happened(events.Moved), without(chose("move:w:11>1"))),
            ),
            Wrong(
                "kind",
                Told(lambda words, attempt: say.trade_wrong_kind(words, points=_last(attempt).points)),
                ("move:w:11>1", "trade", "extra_scoring:0"),
                happened(events.PaidExtraScoring),
            ),
            Wrong("lapsed", say.trade_wrong_lapsed, ("move:w:11>1", "continue", "space:2", "decline")),
        ),
        about="ring",
    ),
    Step(
        "key",
        say.key_title,
        say.key_intro,
        say.key_goal,
        say.key_hint,
        say.key_done,
        _key,
        scored(16),
        ("move:w:3>4", "space:2", "temple:1,-1"),
        (
            Wrong("gone", say.key_wrong_gone, ("move:w:3>4", "space:2", "decline"), lost_temple),
            Wrong("early", Told(_key_wrong_early), ("move:w:3>4", "space:1"), scoring_with("W-TE-1")),
            Wrong("other", say.key_wrong_other, ("move:w:11>12", "space:1", "temple:1,-1")),
        ),
        about="ring",
    ),
    Step(
        "plan",
        say.plan_title,
        say.plan_intro,
        say.plan_goal,
        say.plan_hint,
        say.plan_done,
        _plan,
        scored(18),
        ("move:s:3>5", "space:river", "space:1", "place:0,2,0", "move:s:5>6", "space:river", "space:1"),
        (
            Wrong("soon", Told(_plan_wrong_soon), ("move:w:4>6", "space:1"), scoring_with("W-FO-1")),
            Wrong("late", Both(say.plan_wrong_late, say.plan_wrong_late_plain), LATE),
        ),
        turns=2,
        about="ring",
    ),
)
