"""The lesson of Helios: from the first land to a plan over a round; its texts: `helios_lesson.ftl`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Rng, Table
from rulesets.helios import RULES, events
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    COLOUR_ROWS,
    COLOURS,
    EXTRA,
    LAND_TILES,
    LETTERS,
    PERSONS,
    SPECIALS,
    SUPPLIES,
    TILE_OF,
)
from rulesets.helios.geometry import NEIGHBOURS
from rulesets.helios.state import Helios, Seat, Tile
from tabletop_tui.games.helios import lesson_messages as say
from tabletop_tui.play.lesson import Attempt, Condition, Step, Wrong, chose, every, gains, happened, without
from tabletop_tui.play.texts import Both

ROW_LETTERS = {"R": "red", "U": "blue", "Y": "yellow", "J": "grey"}
"""The letters of action tiles' colours in the positions below."""
OFFER = ("spring", "redwood", "granite", "bamboo", "obsidian", "spring")
"""The land on offer, slot by slot."""


def tiles(action: str, letters: str) -> list[str]:
    """The tiles of an action: `RU` is a red and a blue one."""
    return [TILE_OF[action, ROW_LETTERS[letter]] for letter in letters]


def seat(laid: str, sun: str = "D3", rows: Sequence[str] = ("", "", ""), **more: Any) -> Seat:
    """A seat whose world is `D4=granite[G] E4=bamboo+temple`, with cubes in brackets."""
    world = {}
    for item in laid.split():
        field, _, what = item.partition("=")
        what, _, temple = what.partition("+")
        kind, _, cubes = what.rstrip("]").partition("[")
        world[field] = Tile(kind, tuple(LETTERS.index(letter) for letter in cubes), bool(temple))
    return Seat(world=world, sun=sun, rows=[tiles("build", row) for row in rows], **more)


def position(own: Seat, phase: str = "action_turn", **columns: str) -> Table[Helios]:
    """A table for two in the first round, at which seat 0 decides; `columns` are tiles by action.

    Whatever isn't named is in its place.
    """
    seats = [own, seat("D4=bamboo[V]")]
    held = Counter(tile for each in seats for row in each.rows for tile in row)
    shown: dict[str, list[str]] = {action: tiles(action, columns.get(action, "URY")) for action in ACTIONS}
    piles: dict[str, list[str]] = {}
    for action in ACTIONS:
        every_tile = Counter({each.id: each.count for each in ACTION_TILES.values() if each.action == action})
        piles[action] = sorted((every_tile - held - Counter(shown[action])).elements())
    slots = (*COLOURS, EXTRA)
    laid = Counter(tile.kind for each in seats for tile in each.world.values()) + Counter(OFFER)
    land: dict[str, list[str]] = {slot: [] for slot in slots}
    for word in COLOURS:
        left = LAND_TILES[word].count - laid[word]
        land[word] = [word] * min(left, LAND_TILES[word].in_own_stack - 1)
        land[EXTRA] += [word] * (left - len(land[word]))
    used: Mapping[str, int] = Counter(OFFER)
    state = Helios(
        rng=Rng(0),
        seats=seats,
        bags=[0, 0],
        stage="persons" if phase == "persons_turn" else "actions",
        piles=piles,
        columns=shown,
        land=land,
        display=dict(zip(slots, OFFER, strict=True)),
        specials={kind: row.count - laid[kind] for kind, row in SPECIALS.items()},
        persons=list(PERSONS),
        supply=[
            COLOUR_ROWS[word].cubes - used[word] - sum(each.cubes[n] for each in seats)
            for n, word in enumerate(COLOURS)
        ],
        mana=SUPPLIES["mana"].count - sum(each.mana for each in seats),
        houses=SUPPLIES["houses"].count - sum(each.temples + len(each.buildings) for each in seats),
        turn_of=0 if phase == "persons_turn" else None,
    )
    return Table.at(RULES, state, phase, len(seats))


# -- conditions ------------------------------------------------------------------------------------


def grows(count: int) -> Condition:
    """One move of the sun has brought at least this many cubes."""
    return lambda attempt: any(
        isinstance(event, events.Shone) and event.seat == attempt.seat and len(event.cubes) >= count
        for event in attempt.events
    )


def lights(count: int) -> Condition:
    """The sun has moved, and shines on at least this many temples."""
    moved = happened(events.MovedSun)

    def holds(attempt: Attempt) -> bool:
        board = attempt.view.seats[attempt.seat].board
        around = [board.world[field] for field in NEIGHBOURS[board.sun] if field in board.world]
        return moved(attempt) and sum(tile.temple for tile in around) >= count

    return holds


def has_cubes(count: int) -> Condition:
    """The learner has at least this many cubes."""
    return lambda attempt: sum(attempt.view.seats[attempt.seat].board.cubes) >= count


def reaches(steps: int) -> Condition:
    """The sun goes at least this many steps."""
    return lambda attempt: attempt.view.seats[attempt.seat].board.range >= steps


def has_built(attempt: Attempt) -> bool:
    """The learner has a building."""
    return bool(attempt.view.seats[attempt.seat].board.buildings)


moved = happened(events.MovedSun)
temple = happened(events.BuiltTemple)

# -- the positions ---------------------------------------------------------------------------------


def _land() -> Table[Helios]:
    return position(seat("D4=granite[G]", range=2, mana=1))


def _grow() -> Table[Helios]:
    return position(seat("D4=bamboo[V] E3=redwood E4=granite", range=4, mana=1))


def _reach() -> Table[Helios]:
    return position(seat("D4=granite[G] E3=redwood[N] E4=bamboo[V]", range=2, mana=1))


def _site() -> Table[Helios]:
    own = "D4=granite[G] E3=redwood[N] E4=bamboo C4=spring D5=obsidian"
    return position(seat(own, range=4, mana=1, sun="D3"))


def _temples() -> Table[Helios]:
    own = "D4=granite E3=redwood+temple E4=bamboo+temple D5=spring"
    return position(seat(own, range=6, mana=1))


def _lap() -> Table[Helios]:
    own = "D4=granite+temple E3=redwood E4=bamboo E2=spring+temple"
    return position(seat(own, range=4, mana=1, sun="C4"))


def _row() -> Table[Helios]:
    own = seat("D4=granite[G] E3=redwood[N]", range=3, mana=1, rows=("RRR", "U", ""))
    return position(own, create_land="RUJ", build="YRU", move_sun="JRY")


def _person() -> Table[Helios]:
    own = "D4=granite[G] E3=obsidian[K] E4=bamboo[V] D5=granite"
    return position(seat(own, range=7, mana=4), "persons_turn")


def _plan() -> Table[Helios]:
    own = "D4=granite[G] E3=redwood[N]"
    return position(seat(own, range=4, mana=1), create_land="URY", build="YRU", move_sun="JRY")


# -- the steps -------------------------------------------------------------------------------------

LESSON = (
    Step(
        "land",
        say.land_title,
        say.land_intro,
        say.land_goal,
        say.land_hint,
        say.land_done,
        _land,
        every(
            happened(events.Laid),
            has_cubes(2),
            without(happened(events.Laid, lambda event: event.tile == "granite")),
        ),
        ("column:create_land", "land:spring", "field:E4"),
        (
            Wrong(
                "same",
                say.land_wrong_same,
                ("column:create_land", "land:granite", "field:E4"),
                happened(events.Laid, lambda event: event.tile == "granite"),
            ),
            Wrong(
                "special", say.land_wrong_special, ("column:create_land", "special:oasis"), chose("special")
            ),
            Wrong("other", say.land_wrong_other, ("column:build", "waive")),
        ),
        about="offer",
        speaks_of=("column:create_land", "offer"),
    ),
    Step(
        "grow",
        say.grow_title,
        say.grow_intro,
        say.grow_goal,
        say.grow_hint,
        Both(say.grow_done, say.grow_done_plain),
        _grow,
        grows(2),
        ("column:move_sun", "field:F3"),
        (
            Wrong("one", say.grow_wrong_one, ("column:move_sun", "field:E2"), every(moved, grows(1))),
            Wrong("none", say.grow_wrong_none, ("column:move_sun", "waive"), happened(events.Waived)),
            Wrong("other", say.grow_wrong_other, ("column:create_land", "land:spring", "field:D5")),
        ),
        about="world",
        speaks_of=("column:move_sun", "world"),
    ),
    Step(
        "reach",
        say.reach_title,
        Both(say.reach_intro, say.reach_intro_plain),
        say.reach_goal,
        say.reach_hint,
        say.reach_done,
        _reach,
        every(reaches(4), has_cubes(1)),
        ("column:build", "building:sundial"),
        (
            Wrong(
                "all",
                say.reach_wrong_all,
                ("column:build", "building:survey_office"),
                every(reaches(4), without(has_cubes(1))),
            ),
            Wrong(
                "temple",
                Both(say.reach_wrong_temple, say.reach_wrong_temple_plain),
                ("column:build", "temple"),
                chose("temple"),
            ),
            Wrong(
                "less",
                Both(say.reach_wrong_less, say.reach_wrong_less_plain),
                ("column:build", "building:warehouse"),
                has_built,
            ),
            Wrong("other", say.reach_wrong_other, ("column:move_sun", "waive")),
        ),
        about="city",
        speaks_of=("column:build", "city"),
    ),
    Step(
        "site",
        say.site_title,
        say.site_intro,
        say.site_goal,
        say.site_hint,
        say.site_done,
        _site,
        happened(events.BuiltTemple, lambda event: event.field == "D4" and not event.lost),
        ("column:build", "temple", "field:D4", "cube:D4:granite"),
        (
            Wrong(
                "lost",
                say.site_wrong_lost,
                ("column:build", "temple", "field:D4", "cube:E3:redwood"),
                happened(events.BuiltTemple, lambda event: event.field == "D4"),
            ),
            Wrong(
                "few", say.site_wrong_few, ("column:build", "temple", "field:C4", "cube:D4:granite"), temple
            ),
            Wrong("other", say.site_wrong_other, ("column:build", "waive")),
        ),
        about="world",
        speaks_of=("column:build", "world"),
    ),
    Step(
        "temples",
        say.temples_title,
        say.temples_intro,
        say.temples_goal,
        say.temples_hint,
        say.temples_done,
        _temples,
        lights(2),
        ("column:move_sun", "field:F3"),
        (
            Wrong("one", say.temples_wrong_one, ("column:move_sun", "field:E2"), every(moved, lights(1))),
            Wrong("none", say.temples_wrong_none, ("column:move_sun", "field:D6"), moved),
            Wrong("other", say.temples_wrong_other, ("column:move_sun", "waive")),
        ),
        about="world",
        speaks_of=("column:move_sun", "world"),
    ),
    Step(
        "lap",
        say.lap_title,
        say.lap_intro,
        say.lap_goal,
        say.lap_hint,
        say.lap_done,
        _lap,
        gains(10),
        ("column:move_sun", "field:D3"),
        (
            Wrong(
                "short", say.lap_wrong_short, ("column:move_sun", "field:C3"), every(moved, without(gains(5)))
            ),
            Wrong("bare", say.lap_wrong_bare, ("column:move_sun", "field:D2"), moved),
            Wrong("other", say.lap_wrong_other, ("column:move_sun", "waive")),
        ),
        about="world",
        speaks_of=("column:move_sun", "world"),
    ),
    Step(
        "row",
        say.row_title,
        say.row_intro,
        say.row_goal,
        say.row_hint,
        say.row_done,
        _row,
        every(happened(events.FilledRow), temple),
        (
            *("column:create_land", "row:red", "land:spring", "field:E4"),
            *("build", "temple", "field:E3", "cube:E3:redwood"),
        ),
        (
            Wrong("tile", say.row_wrong_tile, ("column:build",), chose("column:build", "column:move_sun")),
            Wrong(
                "row", say.row_wrong_row, ("column:create_land", "row:blue"), chose("row:blue", "row:yellow")
            ),
            Wrong(
                "other",
                say.row_wrong_other,
                ("column:create_land", "row:red", "land:spring", "field:E4", "waive"),
            ),
        ),
        about="tiles",
        speaks_of=("row:red", "tiles"),
    ),
    Step(
        "person",
        say.person_title,
        say.person_intro,
        say.person_goal,
        say.person_hint,
        say.person_done,
        _person,
        happened(events.Activated, lambda event: event.person == "astronomer"),
        ("buy:astronomer", "activate:astronomer"),
        (
            Wrong(
                "few",
                Both(say.person_wrong_few, say.person_wrong_few_plain),
                ("buy:warden",),
                every(
                    happened(events.Bought),
                    without(happened(events.Bought, lambda event: event.person == "astronomer")),
                ),
            ),
            Wrong("night", say.person_wrong_night, ("buy:astronomer", "end_turn"), chose("end_turn")),
            Wrong("other", say.person_wrong_other, ("pass",)),
        ),
        about="persons",
    ),
    Step(
        "plan",
        say.plan_title,
        say.plan_intro,
        say.plan_goal,
        say.plan_hint,
        say.plan_done,
        _plan,
        every(has_built, grows(2)),
        ("column:build", "building:warehouse", "column:move_sun", "field:E4"),
        (
            Wrong(
                "early",
                say.plan_wrong_early,
                ("column:move_sun", "field:E2"),
                every(moved, without(has_built)),
            ),
            Wrong(
                "few",
                say.plan_wrong_few,
                ("column:build", "building:warehouse", "column:move_sun", "field:E2"),
                moved,
            ),
            Wrong("temple", say.plan_wrong_temple, ("column:build", "temple"), chose("temple")),
            Wrong(
                "other",
                say.plan_wrong_other,
                ("column:create_land", "land:spring", "field:D5", "column:build", "waive"),
            ),
        ),
        turns=2,
        replies=("column:create_land", "land:obsidian", "field:D5"),
        about="world",
    ),
)
"""The steps in the order in which they are played."""
