"""What Helios' lesson claims at the end of each step."""

from rulesets.helios.components import ACTION_TILES, BUILDINGS
from rulesets.helios.geometry import NEIGHBOURS
from tabletop_tui.play.lesson import Attempt, Condition
from tests.play.lessons.claims import Claims, claim, facts_of, never, once, own, own_before, rule


def cubes(attempt: Attempt) -> int:
    """How many cubes the learner has."""
    return sum(own(attempt).board.cubes)


def cubes_before(attempt: Attempt) -> int:
    """How many cubes the learner had at the beginning."""
    return sum(own_before(attempt).board.cubes)


def grown(attempt: Attempt) -> list[int]:
    """How many cubes each light has grown."""
    return [len(each["cubes"]) for each in facts_of(attempt, "shone")]


def lit(attempt: Attempt) -> int:
    """How many temples stand beside the sun."""
    own_board = own(attempt).board
    around = [own_board.world[field] for field in NEIGHBOURS[own_board.sun] if field in own_board.world]
    return sum(tile.temple for tile in around)


def around(attempt: Attempt, field: str) -> int:
    """How many tiles lie around a field."""
    return sum(each in own(attempt).board.world for each in NEIGHBOURS[field])


def scored(attempt: Attempt, why: str) -> int:
    """The points scored for something."""
    return sum(each["points"] for each in facts_of(attempt, "scored") if each["why"] == why)


def stays(attempt: Attempt) -> bool:
    """The sun is where it was."""
    return bool(own(attempt).board.sun == own_before(attempt).board.sun) and never("moved_sun")(attempt)


def range_is(steps: int) -> Condition:
    """The sun goes just so many steps."""
    return lambda attempt: own(attempt).board.range == steps


def person_points(attempt: Attempt) -> int:
    """The points of persons."""
    return sum(line.points for line in own(attempt).standing.lines if line.id == "persons")


def best_other(attempt: Attempt) -> bool:
    """The Astronomer would bring more than the person who was bought, if either were activated."""
    from tests.play.lessons.test_verdicts import after

    worth = {}
    for person in ("astronomer", facts_of(attempt, "bought")[-1]["person"]):
        exercise = after("helios", 7, (f"buy:{person}",))
        decision = exercise.record.decision
        if decision is not None and any(option.key == f"activate:{person}" for option in decision.options):
            exercise.do(exercise.answering(f"activate:{person}"))
        worth[person] = person_points(exercise.attempt)
    return all(worth["astronomer"] > count for person, count in worth.items() if person != "astronomer")


def full(attempt: Attempt) -> bool:
    """Every land of the learner's had its cube when the sun shone: none grew."""
    return not sum(grown(attempt))


CLAIMS: Claims = {
    "land/done": (
        claim(lambda a: cubes(a) == 2 and sum(count > 0 for count in own(a).board.cubes) == 2),
        claim(lambda a: len(own(a).board.world) == 2),
    ),
    "land/wrong-same": (
        claim(lambda a: once(a, "laid", tile="granite"), "granite"),
        claim(lambda a: [tile.kind for tile in own(a).board.world.values()] == ["granite", "granite"]),
    ),
    "land/wrong-special": (
        claim(lambda a: a.keys[-1].startswith("special:") and cubes(a) == cubes_before(a)),
    ),
    "land/wrong-other": (
        claim(lambda a: len(own(a).board.world) == len(own_before(a).board.world)),
        claim(lambda a: never("laid")(a) and a.turns == 1),
    ),
    "grow/done": (claim(lambda a: grown(a) == [2]), claim(lambda a: once(a, "moved_sun"))),
    "grow/wrong-one": (claim(lambda a: grown(a) == [1] and len(facts_of(a, "moved_sun")) == 1),),
    "grow/wrong-none": (claim(lambda a: stays(a) and not grown(a)),),
    "grow/wrong-other": (claim(lambda a: stays(a) and a.turns == 1),),
    "reach/done": (
        claim(range_is(4), "4"),
        claim(lambda a: once(a, "built", building="sundial"), "sundial"),
        claim(lambda _a: BUILDINGS["sundial"].function == "move_sun", "sundial"),
    ),
    "reach/wrong-all": (
        claim(lambda a: own(a).board.range >= 4),
        claim(lambda a: cubes(a) == 0 and cubes_before(a) == 3),
        claim(lambda _a: BUILDINGS["sundial"].sun == 2 and BUILDINGS["sundial"].cost_total == 2, "2"),
    ),
    "reach/wrong-temple": (claim(lambda a: a.keys[-1] == "temple" and range_is(2)(a)),),
    "reach/wrong-less": (
        claim(lambda a: own(a).board.range < 4 and never("built")(a) is False, "4"),
        rule("2"),
    ),
    "reach/wrong-other": (claim(lambda a: own(a).board.range == own_before(a).board.range == 2),),
    "site/done": (
        claim(lambda a: once(a, "built_temple", field="D4", lost=0) and around(a, "D4") == 4, "5"),
        claim(lambda a: any("D4" in pair for each in facts_of(a, "paid") for pair in each["cubes"])),
    ),
    "site/wrong-lost": (
        claim(lambda a: once(a, "built_temple", field="D4", lost=1), "granite"),
        claim(lambda a: not any("D4" in pair for each in facts_of(a, "paid") for pair in each["cubes"])),
    ),
    "site/wrong-few": (
        claim(lambda a: around(a, facts_of(a, "built_temple")[-1]["field"]) < around(a, "D4")),
    ),
    "site/wrong-other": (
        claim(lambda a: not any(tile.temple for tile in own(a).board.world.values()) and a.turns == 1),
    ),
    "temples/done": (claim(lambda a: lit(a) == 2 and scored(a, "temples") == a.gained == 7, "7"),),
    "temples/wrong-one": (claim(lambda a: lit(a) == 1 and once(a, "moved_sun")),),
    "temples/wrong-none": (claim(lambda a: lit(a) == 0 and facts_of(a, "moved_sun")[-1]["steps"] >= 5),),
    "temples/wrong-other": (claim(lambda a: stays(a) and a.turns == 1),),
    "lap/done": (claim(lambda a: scored(a, "lap") == 5 and scored(a, "temples") == 5 and lit(a) == 2, "5"),),
    "lap/wrong-short": (
        claim(lambda a: never("completed_lap")(a) and once(a, "moved_sun")),
        claim(lambda a: own(a).board.sun in NEIGHBOURS["D3"] or own(a).board.sun == "C3"),
    ),
    "lap/wrong-bare": (claim(lambda a: scored(a, "lap") == 5 and lit(a) == 1, "5"),),
    "lap/wrong-other": (claim(lambda a: stays(a) and a.turns == 1),),
    "row/done": (
        claim(lambda a: once(a, "filled_row") and once(a, "built_temple")),
        claim(lambda a: a.turns <= 1),
    ),
    "row/wrong-tile": (
        claim(lambda a: len(own(a).board.rows[0]) == 3, "red"),
        claim(lambda a: a.view.taken is None or ACTION_TILES[a.view.taken].colour not in ("red", "grey")),
        claim(lambda a: ACTION_TILES[a.before.columns["create_land"][-1]].colour == "grey", "grey"),
    ),
    "row/wrong-row": (
        claim(lambda a: len(own(a).board.rows[0]) == 3, "red"),
        claim(lambda a: a.keys[-1] in ("row:blue", "row:yellow") and never("filled_row")(a)),
    ),
    "row/wrong-other": (
        claim(lambda a: not any(tile.temple for tile in own(a).board.world.values())),
        claim(lambda a: once(a, "filled_row") and len(own(a).board.rows[0]) in (0, 4), "red"),
    ),
    "person/done": (
        claim(lambda a: person_points(a) == a.gained == 18, "18"),
        claim(lambda a: once(a, "activated", person="astronomer")),
    ),
    "person/wrong-few": (
        claim(lambda a: once(a, "bought") and not once(a, "bought", person="astronomer")),
        claim(best_other),
    ),
    "person/wrong-night": (
        claim(lambda a: once(a, "bought", person="astronomer") and never("activated")(a)),
        claim(lambda a: person_points(a) == 0),
    ),
    "person/wrong-other": (
        claim(lambda a: a.keys == ("pass",) and own(a).board.mana == 4 and cubes(a) == 3),
        claim(never("bought")),
    ),
    "plan/done": (
        claim(lambda a: len(own(a).board.buildings) >= 1),
        claim(lambda a: max(grown(a)) >= 2),
        claim(
            lambda a: next(event.kind for event in a.events if event.kind in ("built", "shone")) == "built"
        ),
    ),
    "plan/wrong-early": (claim(lambda a: once(a, "moved_sun") and full(a) and never("built")(a)),),
    "plan/wrong-few": (claim(lambda a: once(a, "moved_sun") and grown(a)[-1:] < [2], "2"),),
    "plan/wrong-temple": (claim(lambda a: a.keys[-1] == "temple" or "temple" in a.keys),),
    "plan/wrong-other": (
        claim(lambda a: a.turns == 2 and (not own(a).board.buildings or max([0, *grown(a)]) < 2)),
    ),
}
