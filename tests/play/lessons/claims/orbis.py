"""What Orbis' lesson claims at the end of each step."""

from typing import Any

from rulesets.orbis.components import COLOURS, LANDSCAPES
from tabletop_tui.play.lesson import Attempt, Condition
from tests.play.lessons.claims import (
    Claim,
    Claims,
    claim,
    did,
    facts_of,
    never,
    once,
    own,
    own_before,
    points,
    rule,
)

BEN = 1


def held(attempt: Attempt) -> int:
    """How many worshippers the learner holds."""
    return sum(own(attempt).supply)


def had(**least: int) -> Claim:
    """The learner began with at least so many worshippers of each colour."""
    return claim(
        lambda attempt: all(
            own_before(attempt).supply[COLOURS.index(colour)] >= count for colour, count in least.items()
        ),
        *least,
    )


def costs(tile: str, any_: int = 0, **colours: int) -> Claim:
    """A landscape costs just this."""
    row = LANDSCAPES[tile]
    return claim(
        lambda _attempt: (
            row.cost_any == any_ and row.cost == tuple(colours.get(colour, 0) for colour in COLOURS)
        ),
        *colours,
    )


def wilderness(attempt: Attempt) -> bool:
    """The landscape taken is a wilderness, or will be laid as one, and it was the only one taken."""
    return len(facts_of(attempt, "turned_over")) == 1


def poor(attempt: Attempt) -> bool:
    """It became one because it couldn't be paid for."""
    return once(attempt, "turned_over", why="cannot-pay")


def stood(attempt: Attempt) -> int:
    """How many worshippers stood on the landscape taken last."""
    slot = facts_of(attempt, "took_landscape")[-1]["slot"]
    return sum(attempt.before.worshippers[slot])


def on_display(slot: int, tile: str) -> Condition:
    """This landscape lies where it lay at the beginning."""
    return lambda attempt: attempt.view.display[slot - 1] == tile == attempt.before.display[slot - 1]


def was_on(slot: int, tile: str) -> Condition:
    """This landscape lay there at the beginning."""
    return lambda attempt: attempt.before.display[slot - 1] == tile


def taken(tile: str) -> Condition:
    """This landscape was taken."""
    return lambda attempt: once(attempt, "took_landscape", tile=tile)


def not_taken(tile: str) -> Condition:
    """This landscape wasn't taken."""
    return lambda attempt: not once(attempt, "took_landscape", tile=tile)


def stands(slot: int, colour: str) -> Condition:
    """A worshipper of this colour stands there."""
    return lambda attempt: attempt.view.worshippers[slot - 1][COLOURS.index(colour)] > 0


def none_stands(slot: int, colour: str) -> Condition:
    """None of this colour stood there at the beginning."""
    return lambda attempt: attempt.before.worshippers[slot - 1][COLOURS.index(colour)] == 0


def shrines(attempt: Attempt, seat: int) -> int:
    """The shrines of a seat's landscapes that lie face up."""
    world = attempt.view.seats[seat].world.values()
    return sum(LANDSCAPES[laid.tile].shrine_icons for laid in world if not laid.wild)


def temple(attempt: Attempt, seat: int) -> int:
    """The points of the temple a seat would have."""
    lines = attempt.view.seats[seat].standing.lines
    return next((line.points for line in lines if line.id == "temple"), 0)


def wildernesses(attempt: Attempt, seat: int) -> int:
    """A seat's wildernesses."""
    return sum(laid.wild for laid in attempt.view.seats[seat].world.values())


def forests(attempt: Attempt, seat: int) -> int:
    """A seat's Forests that score, by their points."""
    lines = attempt.view.seats[seat].standing.lines
    return next((line.points for line in lines if line.id == "forest"), 0)


def site_of(attempt: Attempt, tile: str) -> str:
    """Where a landscape lies in the learner's world."""
    found: str = next(site for site, laid in own(attempt).world.items() if laid.tile == tile)
    return found


def below(attempt: Attempt, tile: str) -> set[int]:
    """The colours of the two landscapes below one; a wilderness has all."""
    row, _, place = site_of(attempt, tile).partition("/")
    world: Any = own(attempt).world
    found = [world[f"{int(row) - 1}/{int(place) + more}"] for more in (0, 1)] if row != "1" else []
    return {
        colour
        for laid in found
        for colour in (range(len(COLOURS)) if laid.wild else (LANDSCAPES[laid.tile].colour,))
    }


YELLOW, GREEN, BLUE, RED, WHITE = range(len(COLOURS))


def beside(attempt: Attempt, tile: str, colour: int) -> bool:
    """A landscape of this colour lies next to one in the bottom row, and it is face up."""
    _, _, place = site_of(attempt, tile).partition("/")
    world = own(attempt).world
    found = [world.get(f"1/{int(place) + more}") for more in (-1, 1)]
    return any(laid and not laid.wild and LANDSCAPES[laid.tile].colour == colour for laid in found)


CLAIMS: Claims = {
    "take/done": (
        claim(lambda a: held(a) == 2, "2"),
        claim(lambda a: len(own(a).world) == 1 and not wilderness(a)),
        claim(lambda a: len(facts_of(a, "created")) == 1),
    ),
    "take/wrong-poor": (
        claim(lambda a: poor(a) and stood(a) == 0 and held(a) == 0),
        claim(points(-1), "1"),
        rule("red"),
    ),
    "take/wrong-wild": (
        claim(lambda a: wilderness(a) and not poor(a) and held(a) == 0),
        claim(lambda a: sum(LANDSCAPES[facts_of(a, "turned_over")[0]["tile"]].cost) == 0),
        claim(points(-1)),
    ),
    "take/wrong-god": (claim(lambda a: once(a, "took_god") and held(a) == 0),),
    "take/wrong-other": (claim(lambda a: held(a) == 1, "1"), rule("2")),
    "pay/done": (claim(lambda a: stood(a) >= 1 and sum(own_before(a).supply) == 0 and once(a, "paid")),),
    "pay/wrong-empty": (claim(lambda a: poor(a) and sum(own_before(a).supply) == 0), rule("holy")),
    "pay/wrong-wild": (claim(lambda a: wilderness(a) and not poor(a)), rule("holy")),
    "pay/wrong-god": (claim(lambda a: once(a, "took_god")),),
    "pay/wrong-other": (claim(lambda a: a.gained <= 0 and never("took_god", "turned_over")(a)), rule("1")),
    "feed/done": (
        claim(stands(5, "green"), "forest", "green"),
        claim(lambda a: LANDSCAPES["G2-1"].cost[COLOURS.index("green")] == 1 and on_display(5, "G2-1")(a)),
    ),
    "feed/wrong-forest": (claim(taken("G2-1"), "forest"), claim(none_stands(5, "green"), "green")),
    "feed/wrong-corner": (
        claim(lambda a: facts_of(a, "created")[0]["colour"] == "green", "green"),
        claim(lambda a: sorted(facts_of(a, "created")[0]["slots"]) == [5, 7], "6", "8"),
    ),
    "feed/wrong-other": (
        claim(none_stands(5, "green")),
        claim(lambda a: not stands(5, "green")(a), "5", "green"),
    ),
    "lay/done": (
        claim(lambda a: below(a, "B2-1") == {BLUE, YELLOW}, "blue", "yellow"),
        claim(lambda a: own(a).verdicts[site_of(a, "B2-1")].points > 0),
    ),
    "lay/wrong-dry": (
        claim(lambda a: BLUE in below(a, "B2-1") and YELLOW not in below(a, "B2-1"), "blue", "yellow"),
    ),
    "lay/wrong-wild": (
        claim(lambda a: wilderness(a) and taken("B2-1")(a)),
        had(yellow=1, blue=1),
        costs("B2-1", yellow=1, blue=1),
    ),
    "lay/wrong-other": (
        claim(not_taken("B2-1"), "irrigation"),
        claim(was_on(5, "B2-1"), "5"),
        costs("B2-1", yellow=1, blue=1),
        rule("2"),  # what stands on the place
    ),
    "forest/done": (claim(points(3), "3"), rule("forest", "wilderness")),
    "forest/wrong-few": (
        claim(lambda a: own(a).verdicts[site_of(a, "G2-1")].points == 0 and a.gained == 0),
        claim(taken("G2-1")),
        claim(lambda _a: LANDSCAPES["G2-1"].need == {GREEN, BLUE}, "green", "blue"),
    ),
    "forest/wrong-wild": (
        claim(lambda a: wilderness(a) and taken("G2-1")(a), "1"),
        claim(lambda _a: LANDSCAPES["G2-1"].cp == 3, "3"),
        costs("G2-1", green=1, blue=1, white=1),
        had(green=1, blue=1, white=1),
    ),
    "forest/wrong-other": (
        claim(not_taken("G2-1"), "forest"),
        claim(was_on(3, "G2-1"), "3"),
        costs("G2-1", green=1, blue=1, white=1),
        had(green=1, blue=1, white=1),
    ),
    "temple/done": (
        claim(lambda a: (shrines(a, 0), shrines(a, BEN)) == (2, 1), "shrine"),
        claim(lambda a: temple(a, 0) == 7 and max(row.cp for row in LANDSCAPES.values()) < 7, "7"),
    ),
    "temple/wrong-traded": (
        claim(lambda a: once(a, "traded", give="red", get="blue"), "red", "blue"),
        claim(
            lambda a: LANDSCAPES["W2-3"].shrine_icons == 2 and LANDSCAPES["W2-3"].cost[4] == 1,
            "shrine",
            "white",
        ),
        claim(lambda a: LANDSCAPES["W2-3"].cost[BLUE] == 0),
    ),
    "temple/wrong-wild": (
        claim(lambda a: wilderness(a) and taken("W2-3")(a), "shrine"),
        claim(lambda a: own(a).supply[4] == 0 == own_before(a).supply[4], "white"),
        rule("red"),
    ),
    "temple/wrong-turned": (
        claim(lambda a: once(a, "turned_over", tile="W2-3", why="chosen")),
        claim(
            lambda a: own(a).supply[4] >= 1 and own(a).supply[RED] >= 1 and own(a).supply[1] >= 1, "shrine"
        ),
        costs("W2-3", 1, white=1, red=1),
    ),
    "temple/wrong-other": (
        claim(lambda a: shrines(a, 0) <= shrines(a, BEN), "shrine"),
        claim(lambda a: temple(a, BEN) == 7, "7"),
        claim(lambda a: on_display(2, "W2-3")(a) and LANDSCAPES["W2-3"].shrine_icons == 2, "2"),
    ),
    "volcano/done": (
        claim(points(3)),
        claim(lambda a: stands(1, "yellow")(a) and a.view.display[0] == "Y2-4", "village", "yellow"),
        rule("volcano"),
    ),
    "volcano/wrong-burnt": (
        claim(lambda a: once(a, "removed", slot=0, colour="yellow"), "yellow"),
        claim(
            lambda a: (
                sum(each["colour"] == "red" for each in facts_of(a, "removed"))
                + sum(each[RED] for each in a.view.worshippers)
                >= 3
            ),
            "red",
        ),
    ),
    "volcano/wrong-declined": (claim(lambda a: own(a).verdicts[site_of(a, "R2-2")].points == 0 == a.gained),),
    "volcano/wrong-wild": (
        claim(lambda a: wilderness(a) and taken("R2-2")(a), "volcano"),
        costs("R2-2", 1, yellow=1, red=1),
        had(yellow=1, red=1, green=1),
    ),
    "volcano/wrong-other": (
        claim(not_taken("R2-2"), "volcano"),
        claim(was_on(9, "R2-2"), "9"),
        claim(lambda _a: LANDSCAPES["R2-2"].cp == 3, "3"),
        costs("R2-2", 1, yellow=1, red=1),
        had(yellow=1, red=1, green=1),
    ),
    "village/done": (
        claim(lambda a: sum(own_before(a).supply) - held(a) == 5 and a.gained == 4, "4"),
        rule("village"),
    ),
    "village/wrong-declined": (
        claim(lambda a: held(a) == 3),
        claim(lambda a: own(a).verdicts[site_of(a, "Y2-4")].points == 0, "village"),
    ),
    "village/wrong-wild": (
        claim(lambda a: wilderness(a) and taken("Y2-4")(a), "village"),
        had(yellow=1, white=1),
        costs("Y2-4", yellow=1, white=1),
        claim(lambda a: sum(own_before(a).supply) >= 2 + LANDSCAPES["Y2-4"].need_count == 5),
    ),
    "village/wrong-other": (
        claim(not_taken("Y2-4"), "village"),
        claim(lambda a: was_on(4, "Y2-4")(a) and LANDSCAPES["Y2-4"].cp == 4, "4"),
        claim(lambda a: had(yellow=1, white=1).holds(a) and sum(own_before(a).supply) >= 5),
    ),
    "god/done": (claim(points(3), "3"), claim(lambda a: wildernesses(a, BEN) >= wildernesses(a, 0))),
    "god/wrong-most": (
        claim(did("god:nature"), "nature"),
        claim(lambda a: forests(a, BEN) > 0 == forests(a, 0) == a.gained, "forest"),
    ),
    "god/wrong-love": (
        claim(lambda a: once(a, "took_god", god="love"), "love"),
        claim(points(1), "1"),
        rule("5", "3"),
    ),
    "god/wrong-other": (claim(lambda a: once(a, "took_landscape") and never("took_god")(a)),),
    "plan/done": (
        claim(lambda a: len(facts_of(a, "laid")) == 2 and sum(own_before(a).supply) == 0 and a.gained == 2),
        claim(lambda a: below(a, "B2-1") == {BLUE, YELLOW}),
    ),
    "plan/wrong-early": (
        claim(lambda a: once(a, "turned_over", tile="B2-1", why="cannot-pay")),
        costs("B2-1", yellow=1, blue=1),
    ),
    "plan/wrong-side": (
        claim(taken("Y1-4")),
        claim(lambda a: beside(a, "Y1-4", RED), "red"),
        claim(
            lambda a: (
                not any(
                    {LANDSCAPES[x.tile].colour, LANDSCAPES[y.tile].colour} == {BLUE, YELLOW}
                    or x.wild
                    or y.wild
                    for place in range(-2, 4)
                    if (x := own(a).world.get(f"1/{place}")) and (y := own(a).world.get(f"1/{place + 1}"))
                )
            ),
            "blue",
            "yellow",
        ),
    ),
    "plan/wrong-dry": (
        claim(lambda a: own(a).verdicts[site_of(a, "B2-1")].points == 0),
        claim(lambda a: not {BLUE, YELLOW} <= below(a, "B2-1"), "blue", "yellow"),
        rule("2"),
    ),
    "plan/wrong-other": (
        claim(lambda a: a.turns == 2),
        claim(lambda a: not any(laid.tile == "B2-1" and not laid.wild for laid in own(a).world.values())),
        rule("irrigation", "5", "yellow", "blue"),
    ),
}
