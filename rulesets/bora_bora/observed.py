"""What a learning program sees of a position and of options (`rulesets.core.observing`).

Hands, jewelry, fulfilled tasks, and what a god is paid for are their owner's own (R28).
"""

from collections.abc import Hashable, Iterable, Sequence

from rulesets.bora_bora.actions import sites
from rulesets.bora_bora.components import (
    BUILDINGS,
    CARDS,
    DICE,
    FISH,
    FISH_KINDS,
    GOD_TILES,
    GODS,
    GROUND,
    HIGHEST_DIE,
    HUTS,
    JEWELS,
    KINDS,
    LAST_SPACE,
    LAST_STATUS,
    MATERIALS,
    OPEN_CARDS,
    PEOPLE,
    PLACES,
    PRIESTS,
    REGIONS,
    REQUIREMENTS,
    ROUNDS,
    SEXES,
    TASKS,
)
from rulesets.bora_bora.state import TEMPLE_SPACES, BoraBora, Die, Person
from rulesets.bora_bora.tasks import TASKS_HELD, lacks, progress
from rulesets.core.numbers import Amount, Counts, Each, OneOf, Several, Via
from rulesets.core.observing import About, Fact, Observed, SeatFact

_STAGES = ("set_up", "dice", "people", "jewelry", "tasks", "new_tasks", "final_tasks", "over")
_SYMBOLS = 3
_CARDS = 12
"""Cards of each god."""


def _tile(tile: str | None) -> tuple[str, int] | None:
    """The kind of a person, and the symbols on the tile."""
    if tile is None:
        return None
    row = PEOPLE[tile]
    return row.kind, row.status_symbols + row.shell_symbols


def _fish(fish: str) -> tuple[str, int]:
    row = FISH[fish]
    return row.fish_kind, row.vp


def _person(person: Person) -> tuple[str, str, int, bool]:
    row = PEOPLE[person.tile]
    return row.sex, row.kind, row.status_symbols + row.shell_symbols, person.shifted


_TILE = Several(kind=OneOf(KINDS), symbols=Amount(_SYMBOLS))
_ROW = Each(range(1, PLACES + 1), Via(_tile, _TILE))
_PERSON = Several(sex=OneOf(SEXES), kind=OneOf(KINDS), symbols=Amount(_SYMBOLS), shifted=Amount())


def _height(g: BoraBora, seat: int) -> Hashable:
    """How many markers lie below a seat's on the status track."""
    return g.status[g.marker(seat)].index(seat)


def _used(g: BoraBora, seat: int) -> Hashable:
    return tuple([f"{sex}:{kind}" for sex, kinds in g.seats[seat].used.items() for kind in kinds])


def _tile_at(sex: str, g: BoraBora, number: str) -> str | None:
    return g.places[sex][int(number) - 1]


def _god(god: int | None) -> str | None:
    return None if god is None else GODS[god]


def _lowest(cards: Iterable[tuple[str, Sequence[Die]]]) -> list[tuple[str, int | None]]:
    """The lowest die on each card: another one has to be lower."""
    return [(card, min((die.number for die in dice), default=None)) for card, dice in cards]


def _on_cards(g: BoraBora, seat: int) -> Hashable:
    return tuple([card for card, dice in g.cards.items() if dice for die in dice if die.seat == seat])


def _sites(g: BoraBora, seat: int) -> Hashable:
    return tuple([region for region, huts in g.map.items() if huts and huts[-1] == seat])


_WORDS = tuple(dict.fromkeys(task.param for task in TASKS.values() if task.param))
"""What tasks ask for beside a number: `blue`, `ring`, `sand`."""

_LACKED = 3
"""The most units a task can usually lack that is still worth something."""

_LACKING = Several(
    met=Amount(TASKS_HELD),
    near=Amount(TASKS_HELD),
    units=Each(REQUIREMENTS, Amount(_LACKED)),
    words=Counts(_WORDS),
)


def _lacking(tasks: Sequence[tuple[str, int]]) -> tuple[int, int, Sequence[tuple[str, int]], Sequence[str]]:
    """How many tasks are met, how many lack one unit, and what is lacking for the others."""
    units: dict[str, int] = {}
    for task, lack in tasks:
        row = TASKS[task]
        units[row.requirement] = units.get(row.requirement, 0) + lack
    words = [row.param for task, lack in tasks if lack and (row := TASKS[task]).param]
    each = [lack for _, lack in tasks]
    return each.count(0), each.count(1), [*units.items()], words


def _tasks_lacking(g: BoraBora, seat: int) -> Hashable:
    return tuple(zip(g.seats[seat].tasks, lacks(g, seat), strict=True))


def _lack(g: BoraBora, task: str) -> Hashable:
    return progress(g, g.active, task).missing


def _wants(g: BoraBora, word: str | None) -> bool:
    """Whether the active seat has a task that asks for this, and isn't met."""
    if word is None:
        return False
    for task in g.seats[g.active].tasks:
        if TASKS[task].param == word and progress(g, g.active, task).missing:
            return True
    return False


def _wants_kind(sex: str, g: BoraBora, number: str) -> bool:
    tile = _tile_at(sex, g, number)
    return tile is not None and _wants(g, PEOPLE[tile].kind)


def _wants_region(g: BoraBora, region: str) -> int:
    return _wants(g, REGIONS[region].terrain) + _wants(g, FISH[g.fish[region]].fish_kind)


def _equal(g: BoraBora, asked: str) -> int:
    """How many people of a kind, which comes last, the active seat has."""
    kind = asked.rpartition(":")[2]
    return sum(PEOPLE[person.tile].kind == kind for person in g.seats[g.active].people.values())


def _more_sites(g: BoraBora, space: str) -> int:
    """How many more places for a building there are with a material on this space."""
    ground, space = g.seats[g.active].ground, space.rpartition("-")[2]
    return len(sites((*ground, space))) - len(sites(ground))


def _by_god(counts: Sequence[int]) -> list[tuple[str, int]]:
    return list(zip(GODS, counts, strict=True))


TABLE: tuple[Fact[BoraBora], ...] = (
    Fact("round", Amount(ROUNDS), lambda g: g.round),
    Fact("last_round", Amount(), lambda g: g.round == ROUNDS),
    Fact("stage", OneOf(_STAGES), lambda g: g.stage),
    Fact("turn", Amount(DICE), lambda g: g.turn // len(g.seats) if g.stage == "dice" else 0),
    Fact("blocking", Amount(), lambda g: g.blocking),
    Fact("late_doubling", Amount(), lambda g: g.late_doubling),
    Fact("fish", Each(REGIONS, OneOf(FISH)), lambda g: tuple(g.fish.items())),
    Fact("in_play", Counts(CARDS), lambda g: tuple(g.cards)),
    Fact(
        "lowest",
        Via(_lowest, Each(CARDS, Amount(HIGHEST_DIE))),
        lambda g: tuple(g.cards.items()),
    ),
    Fact("men", _ROW, lambda g: tuple(enumerate(g.places["man"], 1))),
    Fact(
        "women",
        Each(range(1, PLACES + 1), Via(_tile, _TILE)),
        lambda g: tuple(enumerate(g.places["woman"], 1)),
    ),
    Fact("tasks", Counts(TASKS), lambda g: g.display),
    Fact("jewels", Counts(JEWELS), lambda g: g.jewels[g.round - 1]),
    Fact("jewels_later", Counts(JEWELS), lambda g: sum(g.jewels[g.round :], ())),
    Fact(
        "open",
        Each(range(1, OPEN_CARDS + 1), Via(_god, OneOf(GODS))),
        lambda g: tuple(enumerate(g.open, 1)),
    ),
    Fact("discard", Counts(range(len(GODS)), _CARDS), lambda g: g.discard),
    Fact("deck", Amount(_CARDS * len(GODS)), lambda g: len(g.deck)),
    Fact("god_tiles", Amount(GOD_TILES.in_temple), lambda g: g.god_tiles),
    Fact("placing", OneOf(CARDS), lambda g: None if g.placing is None else g.placing.card),
    Fact("value", Amount(12), lambda g: None if g.placing is None else g.placing.value),
    Fact("points", Amount(HIGHEST_DIE), lambda g: g.points),
)

SEATS: tuple[SeatFact[BoraBora], ...] = (
    SeatFact("active", Amount(), lambda g, seat: not g.over and g.active == seat),
    SeatFact("order", Amount(3), lambda g, seat: g.order.index(seat)),
    SeatFact("vp", Amount(200), lambda g, seat: g.seats[seat].vp),
    SeatFact("dice", Counts(range(1, HIGHEST_DIE + 1), DICE), lambda g, seat: g.seats[seat].dice),
    SeatFact("fished", Amount(DICE), lambda g, seat: len([die for die in g.fished if die.seat == seat])),
    SeatFact(
        "on_cards",
        Counts(CARDS, DICE),
        _on_cards,
    ),
    SeatFact("huts", Counts(range(1, LAST_SPACE)), lambda g, seat: g.seats[seat].huts),
    SeatFact("on_last", Amount(HUTS), lambda g, seat: g.seats[seat].on_last),
    SeatFact(
        "people",
        Each(range(1, LAST_SPACE + 1), Via(_person, _PERSON)),
        lambda g, seat: tuple(g.seats[seat].people.items()),
    ),
    SeatFact("used", Counts([f"{sex}:{kind}" for sex in SEXES for kind in KINDS]), _used),
    SeatFact("green", Amount(), lambda g, seat: g.seats[seat].green),
    SeatFact("ground", Counts(GROUND), lambda g, seat: g.seats[seat].ground),
    SeatFact(
        "built", Each(GROUND, Amount(len(BUILDINGS))), lambda g, seat: tuple(g.seats[seat].built.items())
    ),
    SeatFact(
        "beside",
        Each(MATERIALS, Amount(6)),
        lambda g, seat: tuple(zip(MATERIALS, g.seats[seat].beside, strict=True)),
    ),
    SeatFact("unbuilt", Counts(BUILDINGS), lambda g, seat: g.seats[seat].unbuilt),
    SeatFact("cards", Amount(8), lambda g, seat: g.seats[seat].cards),
    SeatFact("offerings", Amount(6), lambda g, seat: g.seats[seat].offerings),
    SeatFact("shells", Amount(15), lambda g, seat: g.seats[seat].shells),
    SeatFact("god_tiles", Amount(4), lambda g, seat: g.seats[seat].god_tiles),
    SeatFact("priests", Amount(PRIESTS), lambda g, seat: g.seats[seat].priests),
    SeatFact(
        "temple",
        Counts(range(1, TEMPLE_SPACES + 1)),
        lambda g, seat: tuple([space for space, priest in enumerate(g.temple, 1) if priest == seat]),
    ),
    SeatFact("status", Amount(LAST_STATUS), lambda g, seat: g.marker(seat)),
    SeatFact("height", Amount(3), _height),
    SeatFact("tasks", Counts(TASKS), lambda g, seat: g.seats[seat].tasks),
    SeatFact("fulfilled", Amount(9), lambda g, seat: len(g.seats[seat].done)),
    SeatFact("jewels", Amount(6), lambda g, seat: len(g.seats[seat].jewelry)),
    SeatFact("regions", Counts(REGIONS), lambda g, seat: g.regions_of(seat)),
    SeatFact(
        "sites",
        Counts(REGIONS),
        _sites,
    ),
)

OWN: tuple[SeatFact[BoraBora], ...] = (
    SeatFact("hand", Via(_by_god, Each(GODS, Amount(4))), lambda g, seat: g.seats[seat].hand),
    SeatFact("jewelry", Counts(JEWELS), lambda g, seat: g.seats[seat].jewelry),
    SeatFact("done", Counts(TASKS), lambda g, seat: g.seats[seat].done),
    SeatFact("lacking", Via(_lacking, _LACKING), _tasks_lacking),
    SeatFact("paying", OneOf(GODS), lambda g, seat: _god(g.god) if g.active == seat else None),
    SeatFact("occupied", OneOf(REGIONS), lambda g, seat: g.region if g.active == seat else None),
    SeatFact(
        "using",
        Several(sex=OneOf(SEXES), kind=OneOf(KINDS), value=Amount(12), left=Amount(6)),
        lambda g, seat: g.using if g.active == seat else None,
    ),
)

OBSERVED: Observed[BoraBora] = Observed(
    kinds=(
        "setup_hut",
        "place_die",
        "pay_god",
        "expand",
        "red_offer",
        "green_offer",
        "take_person",
        "helper_spend",
        "choose_material",
        "place_material",
        "take_god_card",
        "temple_space",
        "build_tile",
        "build_site",
        "fire_gift",
        "fire_mark",
        "use_people",
        "move_hut_more",
        "buy_jewelry",
        "resolve_task",
        "take_task",
        "final_task",
    ),
    table=TABLE,
    seats=SEATS,
    own=OWN,
    keys=(
        *(
            "pass",
            "no",
            "stop",
            "end",
            "done",
            "another",
            "card",
            "tile",
            "deck",
            "vp",
            "offering",
            "god_card",
        ),
        *("material", "move_hut", "status", "shell", "sand", "stone", "wood"),
        "region:REGION",
        "place:DIE:CARD",
        "place:DIE:CARD:GOD",
        "man:NUMBER",
        "woman:NUMBER",
        "tattoo:PERSON",
        "shells:PERSON",
        "open:NUMBER",
        "temple:NUMBER",
        "building:NUMBER",
        "ground:SPACE",
        "ground:SPACE-SECOND",
        "use:SEX:KIND",
        "doubled:SEX:KIND",
        "extra:SEX:KIND",
        "jewelry:JEWEL",
        "take:TASK",
        "fulfil:TASK",
        "pair:GOD",
        "yellow:TASK",
        "discard:TASK",
    ),
    parts={
        "REGION": OneOf(REGIONS),
        "DIE": OneOf(range(1, HIGHEST_DIE + 1)),
        "CARD": OneOf(CARDS),
        "GOD": OneOf(GODS),
        "NUMBER": OneOf(range(1, PLACES + 1)),
        "PERSON": Via(_tile, _TILE),
        "SPACE": OneOf(GROUND),
        "SECOND": OneOf(GROUND),
        "SEX": OneOf(SEXES),
        "KIND": OneOf(KINDS),
        "JEWEL": OneOf(JEWELS),
        "TASK": OneOf(TASKS),
        "LACKING": Amount(4),
        "WANTED": Amount(2),
        "FISH": Via(_fish, Several(kind=OneOf(FISH_KINDS), vp=Amount(6))),
        "EQUAL": Amount(3),
        "SITES": Amount(2),
    },
    about=(
        About("man", "PERSON", lambda g, number: _tile_at("man", g, number)),
        About("woman", "PERSON", lambda g, number: _tile_at("woman", g, number)),
        About(
            "open",
            "GOD",
            lambda g, number: _god(g.open[int(number) - 1]),
        ),
        About("man", "WANTED", lambda g, number: _wants_kind("man", g, number)),
        About("woman", "WANTED", lambda g, number: _wants_kind("woman", g, number)),
        About("open", "WANTED", lambda g, number: _wants(g, _god(g.open[int(number) - 1]))),
        About("jewelry", "WANTED", lambda g, jewel: _wants(g, JEWELS[jewel].kind)),
        About("region", "WANTED", _wants_region),
        About("region", "FISH", lambda g, region: g.fish[region]),
        *(About(word, "WANTED", _wants) for word in MATERIALS),
        *(About(noun, "EQUAL", _equal) for noun in ("use", "doubled", "extra")),
        *(About(noun, "LACKING", _lack) for noun in ("take", "discard")),
        About("ground", "SITES", _more_sites),
    ),
)
