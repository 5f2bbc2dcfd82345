"""The lesson of Orbis: from the first landscape to a plan over a round; its texts: `orbis_lesson.ftl`."""

from collections.abc import Iterable, Mapping, Sequence

from rulesets.core import Rng, Table
from rulesets.orbis import RULES, events
from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.orbis.setup import LEVELS, landscapes_for
from rulesets.orbis.state import Laid, Orbis, Seat, World, no_worshippers
from tabletop_tui.games.orbis import lesson_messages as say
from tabletop_tui.play.lesson import (
    Attempt,
    Condition,
    Step,
    Told,
    Wrong,
    chose,
    every,
    gains,
    happened,
    turn_over,
    without,
)
from tabletop_tui.play.texts import Both
from tabletop_tui.text.messages.catalogue import Puts

LETTERS = "YGBRW"
"""The colours' letters in the positions below."""
PLAYERS = 2
TEMPLES = [7, 2]


def worshippers(letters: str) -> list[int]:
    """Worshippers by their letters, such as `RRG`, as five numbers."""
    counts = no_worshippers()
    for letter in letters:
        counts[LETTERS.index(letter)] += 1
    return counts


def world(text: str) -> World:
    """`1/0=B1-3 1/1=R1-2w 2/0=B2-1c`: what lies where; `w` is a wilderness, `c` has a marker."""
    laid: World = {}
    for item in text.split():
        site, _, tile = item.partition("=")
        laid[site] = Laid(tile.rstrip("wc"), tile.endswith("w"), tile.endswith("c"))
    return laid


def _seat(supply: str, laid: str) -> Seat:
    lies = world(laid)
    farms = (LANDSCAPES[each.tile].benefit for each in lies.values() if not each.wild)
    return Seat(supply=worshippers(supply), world=lies, benefits=[farm for farm in farms if farm is not None])


def position(
    own: str = "",
    rival: str = "",
    *,
    holds: str = "",
    rival_holds: str = "",
    display: Mapping[int, str],
    lying: Mapping[int, str] | None = None,
    gods: Sequence[str] = ("fire", "nature", "training"),
    top: Iterable[str] = (),
) -> Table[Orbis]:
    """A table for two at the start of seat 0's turn; both have laid equally many landscapes.

    `display` has landscapes by slot, `lying` the worshippers on them, `top` what is turned up next. The rest
    is filled in the order of the component table.
    """
    seats = [_seat(holds, own), _seat(rival_holds, rival)]
    named = {*display.values(), *top, *(laid.tile for seat in seats for laid in seat.world.values())}
    rest = [tile for tile in landscapes_for(PLAYERS) if tile not in named]
    coming = [*top, *sorted(rest, key=lambda tile: LANDSCAPES[tile].level)]
    filling = (tile for tile in coming if tile not in top)
    shown = [display.get(slot) or next(filling) for slot in range(9)]
    left = [tile for tile in coming if tile not in shown]
    state = Orbis(
        rng=Rng(0),
        seats=seats,
        turns=PLAYERS * len(seats[0].world),
        display=[*shown],
        worshippers=[worshippers((lying or {}).get(slot, "")) for slot in range(9)],
        stacks=[[tile for tile in reversed(left) if LANDSCAPES[tile].level == level] for level in LEVELS],
        gods=list(gods),
        temples=TEMPLES[:],
    )
    return Table.at(RULES, state, "turn", PLAYERS)


# -- conditions ------------------------------------------------------------------------------------


def holds(count: int) -> Condition:
    """The learner holds at least this many worshippers."""
    return lambda attempt: sum(attempt.view.seats[attempt.seat].supply) >= count


def lies_on(slot: int, colour: str) -> Condition:
    """A worshipper of this colour has been added to a slot of the display."""
    place = COLOURS.index(colour)
    return lambda attempt: attempt.view.worshippers[slot][place] > attempt.before.worshippers[slot][place]


def lays(tile: str) -> Condition:
    """This landscape has been laid face up."""
    return happened(events.Laid, lambda event: event.tile == tile and not event.wild)


def leaves(slot: int, colour: str) -> Condition:
    """No worshipper of this colour has left a slot of the display."""
    place = COLOURS.index(colour)
    return lambda attempt: attempt.view.worshippers[slot][place] >= attempt.before.worshippers[slot][place]


def has_temple(points: int) -> Condition:
    """The learner would have this temple now."""

    def holds(attempt: Attempt) -> bool:
        lines = attempt.view.seats[attempt.seat].standing.lines
        return any(line.id == "temple" and line.points == points for line in lines)

    return holds


def begins_beside_red(attempt: Attempt) -> bool:
    """The first turn has laid the right landscape face up, but on the side of the red one."""
    return attempt.turns == 1 and happened(
        events.Laid, lambda event: event.tile == "Y1-4" and event.site == "1/-1" and not event.wild
    )(attempt)


def wild(tile: str) -> Condition:
    """This landscape was turned over."""
    return happened(events.TurnedOver, lambda event: event.tile == tile)


could_not_pay = happened(events.TurnedOver, lambda event: event.why == "cannot-pay")
"""A landscape became a wilderness, as the learner couldn't pay for it."""


def _take_done(words: Puts, attempt: Attempt) -> str:
    """The colour of the worshippers gained, that of the landscape taken, and how many it has fed."""
    mine = [event for event in reversed(attempt.events) if event.seat == attempt.seat]
    gained = next((event for event in mine if isinstance(event, events.Gained)), None)
    created = next((event for event in mine if isinstance(event, events.Created)), None)
    return say.take_done(
        words,
        gift=gained.colour if gained else "",
        own=created.colour if created else "",
        fed=len(created.slots) if created else 0,
    )


# -- the positions ---------------------------------------------------------------------------------


def _first() -> Table[Orbis]:
    shown = ("G1-4", "Y1-4", "R1-4", "W1-2", "Y1-1", "G1-2", "R1-3", "Y1-3", "B1-2")
    return position(display=dict(enumerate(shown)))


def _pay() -> Table[Orbis]:
    shown = {0: "G1-4", 1: "W1-3", 2: "Y1-3", 3: "B1-3", 4: "R1-4", 5: "W1-2", 6: "Y1-1"}
    return position("1/0=R1-3", "1/0=Y1-4", display=shown, lying={4: "B", 3: "Y", 8: "Y"})


def _feed() -> Table[Orbis]:
    shown = ("R1-4", "B1-2", "Y1-1", "G1-2", "G2-1", "R2-1", "W1-2", "Y1-4", "G1-4")
    return position(
        "1/0=W1-3 1/1=B1-3", "1/0=R1-3 1/1=Y1-3", holds="BW", display=dict(enumerate(shown)), lying={2: "W"}
    )


def _lay() -> Table[Orbis]:
    shown = ("W2-1", "G2-3", "Y2-1", "R2-1", "B2-1", "Y1-1", "B2-2", "Y2-4", "W2-3")
    return position(
        "1/0=Y1-4 1/1=B1-2 1/2=R1-3 1/3=B1-3 1/4=W1-2",
        "1/0=W1-3 1/1=G1-2 1/2=R1-4 1/3=Y1-3 1/4=G1-4",
        holds="YB",
        rival_holds="GR",
        display=dict(enumerate(shown)),
        lying={0: "R", 6: "W"},
    )


def _forest() -> Table[Orbis]:
    shown = ("Y1-1", "R2-2", "G2-1", "W2-1", "Y2-1", "B2-1", "G2-4", "W1-3", "Y2-4")
    return position(
        "1/0=G1-4 1/1=B1-2 1/2=G1-2 1/3=R1-3 2/1=B2-2",
        "1/0=Y1-4 1/1=W1-2 1/2=Y1-3 1/3=R1-4 1/4=B1-3",
        holds="GBW",
        rival_holds="YR",
        display=dict(enumerate(shown)),
        lying={1: "B", 8: "R"},
    )


def _temple() -> Table[Orbis]:
    shown = ("Y1-1", "W2-3", "B2-1", "G2-4", "Y2-1", "R2-2", "B2-2", "Y1-3", "G2-3")
    return position(
        "1/0=W1-2 1/1=R1-3 1/2=Y1-4 1/3=G1-2 1/4=B1-3",
        "1/0=R1-4 1/1=W1-3 1/2=W2-1 1/3=G1-4 1/4=B1-2",
        holds="RRRRG",
        rival_holds="W",
        display=dict(enumerate(shown)),
        lying={6: "Y"},
    )


def _volcano() -> Table[Orbis]:
    shown = ("Y2-4", "B2-1", "G2-4", "W2-1", "Y2-1", "B2-2", "G2-3", "Y1-3", "R2-2")
    return position(
        "1/0=R1-3 1/1=Y1-4 1/2=G1-2 1/3=B1-3 1/4=W1-2",
        "1/0=R1-4 1/1=W1-3 1/2=G1-4 1/3=B1-2 1/4=Y1-1",
        holds="YRG",
        rival_holds="W",
        display=dict(enumerate(shown)),
        lying={0: "Y", 1: "R", 6: "B"},
    )


def _village() -> Table[Orbis]:
    shown = ("B2-1", "W2-1", "G2-4", "Y2-4", "R2-1", "B2-2", "G2-3", "Y1-3", "R2-2")
    return position(
        "1/0=R1-3 1/1=Y1-4 1/2=G1-2 1/3=B1-3 1/4=W1-2",
        "1/0=R1-4 1/1=W1-3 1/2=G1-4 1/3=B1-2 1/4=Y1-1",
        holds="YWGGR",
        rival_holds="BB",
        display=dict(enumerate(shown)),
        lying={5: "R", 8: "W"},
    )


def _god() -> Table[Orbis]:
    return position(
        "1/0=R1-3 1/1=Y1-3 1/2=B1-3 1/3=R1-4 1/4=W1-2 2/0=R2-2 2/1=B2-1",
        "1/0=Y1-4 1/1=G1-4 1/2=G1-2 1/3=B1-2 1/4=W1-3 2/0=R2-1w 2/1=G2-3",
        rival_holds="W",
        display={},
        gods=("technology", "nature", "love"),
    )


def _plan() -> Table[Orbis]:
    shown = ("G1-2", "Y1-4", "R1-4", "W1-2", "B2-1", "G1-4", "Y1-1", "W2-1", "Y1-3")
    return position("1/0=R1-3 1/1=B1-2", "1/0=B1-3 1/1=W1-3", display=dict(enumerate(shown)))


# -- the steps -------------------------------------------------------------------------------------

LESSON = (
    Step(
        "take",
        say.take_title,
        Both(say.take_intro, say.take_intro_plain),
        say.take_goal,
        say.take_hint,
        Told(_take_done),
        _first,
        every(turn_over, holds(2)),
        ("landscape:1", "pay"),
        (
            Wrong(
                "poor", Both(say.take_wrong_poor, say.take_wrong_poor_plain), ("landscape:0",), could_not_pay
            ),
            Wrong("wild", say.take_wrong_wild, ("landscape:1", "wilderness"), happened(events.TurnedOver)),
            Wrong("god", say.take_wrong_god, ("god:fire",), chose("god")),
            Wrong("other", say.take_wrong_other, ("landscape:3", "pay", "gain:red")),
        ),
        about="display",
    ),
    Step(
        "pay",
        say.pay_title,
        Both(say.pay_intro, say.pay_intro_plain),
        say.pay_goal,
        say.pay_hint,
        say.pay_done,
        _pay,
        every(lays("R1-4"), gains(1)),
        ("landscape:4", "pay", "site:1/1"),
        (
            Wrong("empty", say.pay_wrong_empty, ("landscape:0",), could_not_pay),
            Wrong("wild", say.pay_wrong_wild, ("landscape:4", "wilderness"), happened(events.TurnedOver)),
            Wrong("god", say.pay_wrong_god, ("god:fire",), chose("god")),
            Wrong("other", say.pay_wrong_other, ("landscape:3", "pay", "site:1/1")),
        ),
        about="display",
    ),
    Step(
        "feed",
        say.feed_title,
        say.feed_intro,
        say.feed_goal,
        say.feed_hint,
        say.feed_done,
        _feed,
        every(turn_over, lies_on(4, "green")),
        ("landscape:3", "pay", "site:1/2", "gain:green"),
        (
            Wrong("forest", say.feed_wrong_forest, ("landscape:4",), chose("landscape:4")),
            Wrong("corner", say.feed_wrong_corner, ("landscape:8",), chose("landscape:8")),
            Wrong("other", say.feed_wrong_other, ("landscape:1", "pay", "site:1/2", "gain:green")),
        ),
        about="display",
        speaks_of=("slot:4",),
    ),
    Step(
        "lay",
        say.lay_title,
        Both(say.lay_intro, say.lay_intro_plain),
        say.lay_goal,
        say.lay_hint,
        say.lay_done,
        _lay,
        every(lays("B2-1"), gains(2)),
        ("landscape:4", "pay", "site:2/0"),
        (
            Wrong(
                "dry",
                say.lay_wrong_dry,
                ("landscape:4", "pay", "site:2/2"),
                happened(events.Marked, lambda event: event.why == "not-below"),
            ),
            Wrong("wild", say.lay_wrong_wild, ("landscape:4", "wilderness"), wild("B2-1")),
            Wrong("other", Both(say.lay_wrong_other, say.lay_wrong_other_plain), ("god:training",)),
        ),
        about="world",
        speaks_of=("slot:4", "world"),
    ),
    Step(
        "forest",
        say.forest_title,
        Both(say.forest_intro, say.forest_intro_plain),
        say.forest_goal,
        say.forest_hint,
        say.forest_done,
        _forest,
        every(lays("G2-1"), gains(3)),
        ("landscape:2", "pay", "site:2/0"),
        (
            Wrong("few", say.forest_wrong_few, ("landscape:2", "pay", "site:2/2"), lays("G2-1")),
            Wrong("wild", say.forest_wrong_wild, ("landscape:2", "wilderness"), wild("G2-1")),
            Wrong("other", say.forest_wrong_other, ("god:training",)),
        ),
        about="world",
        speaks_of=("slot:2", "world"),
    ),
    Step(
        "temple",
        say.temple_title,
        say.temple_intro,
        say.temple_goal,
        Both(say.temple_hint, say.temple_hint_plain),
        say.temple_done,
        _temple,
        has_temple(7),
        ("trade:red/white", "landscape:1", "pay"),
        (
            Wrong(
                "traded",
                say.temple_wrong_traded,
                ("trade:red/blue",),
                happened(events.Traded, lambda event: event.get == "blue"),
            ),
            Wrong(
                "wild",
                say.temple_wrong_wild,
                ("landscape:1", "wilderness"),
                every(wild("W2-3"), without(happened(events.Traded, lambda event: event.get == "white"))),
            ),
            Wrong(
                "turned",
                say.temple_wrong_turned,
                ("trade:red/white", "landscape:1", "wilderness"),
                wild("W2-3"),
            ),
            Wrong("other", say.temple_wrong_other, ("god:training",)),
        ),
        about="others",
    ),
    Step(
        "volcano",
        say.volcano_title,
        say.volcano_intro,
        say.volcano_goal,
        say.volcano_hint,
        say.volcano_done,
        _volcano,
        every(lays("R2-2"), gains(3), leaves(0, "yellow")),
        ("landscape:8", "pay", "erupt", "remove:1/red", "remove:5/red", "remove:7/red"),
        (
            Wrong(
                "burnt",
                say.volcano_wrong_burnt,
                ("landscape:8", "pay", "erupt", "remove:0/yellow"),
                happened(events.Removed, lambda event: event.slot == 0 and event.colour == "yellow"),
            ),
            Wrong(
                "declined",
                say.volcano_wrong_declined,
                ("landscape:8", "pay", "decline"),
                happened(events.Marked, lambda event: event.why == "declined"),
            ),
            Wrong("wild", say.volcano_wrong_wild, ("landscape:8", "wilderness"), wild("R2-2")),
            Wrong("other", say.volcano_wrong_other, ("god:training",)),
        ),
        about="display",
        speaks_of=("slot:8", "slot:0"),
    ),
    Step(
        "village",
        say.village_title,
        say.village_intro,
        say.village_goal,
        say.village_hint,
        say.village_done,
        _village,
        every(turn_over, lays("Y2-4"), gains(4)),
        ("landscape:3", "pay", "site:2/0", "sacrifice"),
        (
            Wrong(
                "declined",
                say.village_wrong_declined,
                ("landscape:3", "pay", "site:2/0", "decline"),
                happened(events.Marked, lambda event: event.tile == "Y2-4"),
            ),
            Wrong("wild", say.village_wrong_wild, ("landscape:3", "wilderness"), wild("Y2-4")),
            Wrong("other", say.village_wrong_other, ("god:training",)),
        ),
        about="display",
        speaks_of=("slot:3",),
    ),
    Step(
        "god",
        say.god_title,
        say.god_intro,
        say.god_goal,
        say.god_hint,
        say.god_done,
        _god,
        every(chose("god"), gains(3)),
        ("god:technology",),
        (
            Wrong("most", say.god_wrong_most, ("god:nature",), chose("god:nature")),
            Wrong("love", say.god_wrong_love, ("god:love",), chose("god:love")),
            Wrong("other", Both(say.god_wrong_other, say.god_wrong_other_plain), ("landscape:0", "site:3/0")),
        ),
        about="others",
    ),
    Step(
        "plan",
        say.plan_title,
        say.plan_intro,
        say.plan_goal,
        say.plan_hint,
        say.plan_done,
        _plan,
        every(lays("B2-1"), gains(2)),
        ("landscape:1", "pay", "site:1/2", "landscape:4", "pay", "site:2/1"),
        (
            Wrong("early", say.plan_wrong_early, ("landscape:4",), every(wild("B2-1"), could_not_pay)),
            Wrong("side", say.plan_wrong_side, ("landscape:1", "pay", "site:1/-1"), begins_beside_red),
            Wrong(
                "dry",
                say.plan_wrong_dry,
                ("landscape:1", "pay", "site:1/2", "landscape:4", "pay", "site:1/3"),
                lays("B2-1"),
            ),
            Wrong(
                "other", say.plan_wrong_other, ("landscape:3", "pay", "site:1/2", "gain:blue", "god:training")
            ),
        ),
        turns=2,
        replies=("landscape:2", "pay", "site:1/2"),
        about="display",
        speaks_of=("slot:4", "world"),
    ),
)
"""The steps in the order in which they are played."""
