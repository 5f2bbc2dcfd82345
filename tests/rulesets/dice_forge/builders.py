"""Positions of Dice Forge in a few words, dice that fall as told, and how to answer and look at them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from rulesets.core import Decision, Forced, Option, Table
from rulesets.core.chance import ScriptedRng
from rulesets.core.event import facts_of
from rulesets.dice_forge import RULES, DiceForgeRules
from rulesets.dice_forge.components import (
    FACES,
    GARDEN,
    PLACES,
    RESOURCES,
    SANCTUARY,
    SET_UPS,
)
from rulesets.dice_forge.events import Rolled
from rulesets.dice_forge.gains import Conversion
from rulesets.dice_forge.resolution import apply_roll, roll_dice
from rulesets.dice_forge.state import HOME, DiceForge, Seat
from rulesets.dice_forge.turn import PHASES
from rulesets.dice_forge.view import DiceForgeView, view

A, B, C, D = range(4)
"""The seats of the scenarios."""

Rolls = Sequence[tuple[int, str]]
"""Coming rolls in order: `(A, "X3 G1")` both dice, `(A, "2:MIR")` die 2 alone."""

TRITON = {"triton:gold", "triton:sun", "triton:moon"}


class _Turn(DiceForgeRules):
    """The rules, but nothing follows the turn: the next blessing would blur what it has brought."""

    def __init__(self) -> None:
        self.phases = {**PHASES, "roll": _nothing_more}


async def _nothing_more(g: DiceForge) -> str | None:
    return None


TURN = _Turn()
"""Rules whose game stops at the end of a turn, and after each blessing where there are two."""


class _OneRoll(DiceForgeRules):
    """The rules with a phase that is one roll of a seat, resolved, and nothing else."""

    def __init__(
        self, seat: int, dice: tuple[int, ...], conversion: Conversion | None, *, losing: bool
    ) -> None:
        async def roll(g: DiceForge) -> str | None:
            faces = roll_dice(g, seat, dice, "blessing")
            await apply_roll(g, seat, faces, losing=losing, conversion=conversion)
            return None

        self.phases = {**PHASES, "roll": roll}


# -- Positions -------------------------------------------------------------------------------------


def hero(
    *,
    gold: int = 0,
    sun: int = 0,
    moon: int = 0,
    vp: int = 0,
    cards: str = "",
    shows: str = "",
    portal: int = HOME,
    hammer: int = 0,
    triton: int = 0,
    cerberus: int = 0,
    boars: str = "",
    forged: int = 0,
    used: Mapping[str, int] | None = None,
) -> Seat:
    """A seat. `shows` are the faces up, `boars` the faces whose cards it owns, `forged` how many."""
    seat = Seat(
        stores=[gold, sun, moon, vp],
        cards=cards.split() + ["boar"] * len(boars.split()),
        portal=portal,
        hammer=hammer,
        triton=triton,
        cerberus=cerberus,
        boars=boars.split(),
        removed=["G1"] * forged,
        used=dict(used or {}),
    )
    for die, face in enumerate(shows.split()):
        seat.up[die] = slot_of(seat, die, face)
    return seat


def slot_of(seat: Seat, die: int, face: str) -> int:
    """Where a face is on a die; one that isn't there is put on the lowest slot with a starting G1."""
    faces = seat.dice[die]
    if face not in faces:
        faces[faces.index("G1")] = face
    return faces.index(face)


def layout(**changed: str) -> dict[str, str]:
    """The introductory cards, some places with others: `layout(moon4="boar")`."""
    return {place.slot: place.intro_card for place in PLACES.values()} | changed


def position(
    *seats: Seat,
    rolls: Rolls = (),
    players: int = 3,
    cards: Mapping[str, str] | None = None,
    stacks: Mapping[str, int] | None = None,
    pools: Mapping[str, int] | None = None,
    boar_stack: Sequence[str] = ("B_R", "B_G", "B_B"),
    turns: int = 0,
) -> DiceForge:
    """The base position of the scenarios: A first and active, with what is named instead.

    `rolls` fall in this order, whichever player rolls; after them the dice are open.
    """
    heroes = [*seats, *(hero() for _ in range(players - len(seats)))]
    faces = {face: pool.faces[face] for face, pool in {**SANCTUARY, **GARDEN}.items()}
    places = layout(**(cards or {}))
    return DiceForge(
        rng=ScriptedRng(script(heroes, rolls)),
        seats=heroes,
        turns=turns,
        layout=places,
        stacks=dict.fromkeys(places, SET_UPS[len(heroes)].cards_per_stack) | dict(stacks or {}),
        boar_stack=list(boar_stack) if "boar" in places.values() else [],
        pools=faces | dict(pools or {}),
    )


def script(seats: Sequence[Seat], rolls: Rolls) -> list[int]:
    """The slots that come up, die by die; faces that aren't on the dice are put there."""
    slots = []
    for seat, text in rolls:
        for index, word in enumerate(text.split()):
            die, _, face = word.rpartition(":")
            which = int(die) - 1 if die else index
            slots.append(slot_of(seats[seat], which, face))
    return slots


# -- Tables ----------------------------------------------------------------------------------------


def table_at(state: DiceForge, phase: str, rules: DiceForgeRules = TURN) -> Table[DiceForge]:
    """A table that takes up a position at the start of a phase and stops at the end of the turn."""
    return Table.at(rules, state, phase, len(state.seats))


def acting(*seats: Seat, **more: Any) -> Table[DiceForge]:
    """A table in phase 3."""
    return table_at(position(*seats, **more), "action")


def acted(*seats: Seat, **more: Any) -> Table[DiceForge]:
    """A table in phase 4, after an action."""
    return table_at(position(*seats, **more), "extra_action")


def reinforcing(*seats: Seat, **more: Any) -> Table[DiceForge]:
    """A table in phase 2."""
    return table_at(position(*seats, **more), "reinforcement")


def blessed(*seats: Seat, rolls: Rolls, **more: Any) -> Table[DiceForge]:
    """A table in phase 1 of the real rules: each player has been let roll, and the turn goes on."""
    return table_at(position(*seats, rolls=rolls, **more), "blessing", RULES)


def rolled(
    faces: str,
    *seats: Seat,
    seat: int = A,
    losing: bool = False,
    conversion: Conversion | None = None,
    **more: Any,
) -> Table[DiceForge]:
    """A table where a seat has just rolled these faces, and the game is over when they are resolved."""
    words = [word.rpartition(":") for word in faces.split()]
    dice = tuple(int(die) - 1 if die else index for index, (die, _, _) in enumerate(words))
    state = position(*seats, rolls=[(seat, faces)], **more)
    return table_at(state, "roll", _OneRoll(seat, dice, conversion, losing=losing))


# -- Answering and looking -------------------------------------------------------------------------


def answer(table: Table[DiceForge], *keys: str) -> None:
    """Give these answers one after the other."""
    for key in keys:
        table.apply(key)


def asked(table: Table[DiceForge]) -> Decision[Any]:
    """The decision the table stands at."""
    assert table.decision is not None
    return table.decision


def seen(table: Table[DiceForge]) -> tuple[DiceForgeView, Decision[Any]]:
    """What stands at a table: the view of the seat that decides, and the decision."""
    decision = asked(table)
    return view(table.state, decision.seat), decision


def question(table: Table[DiceForge]) -> tuple[int, str]:
    """Who decides, and what."""
    return (asked(table).seat, asked(table).kind)


def choosable(table: Table[DiceForge]) -> set[str]:
    """The keys that may be chosen."""
    keys = [option.key for option in asked(table).options]
    assert len(set(keys)) == len(keys)
    return set(keys)


def blocked(table: Table[DiceForge]) -> dict[str, Option[Any]]:
    """What is listed but may not be chosen, by key."""
    return {option.key: option for option in asked(table).blocked}


def why(table: Table[DiceForge]) -> dict[str, str]:
    """Why each blocked option is blocked."""
    return {key: option.blocked.word for key, option in blocked(table).items() if option.blocked}


def targets(table: Table[DiceForge]) -> dict[str, str | None]:
    """The board elements of the options, by key."""
    return {option.key: option.target for option in asked(table).options}


def held(table: Table[DiceForge], seat: int = A) -> dict[str, int]:
    """What a seat has in store, without what it has none of."""
    stores = table.state.seats[seat].stores
    return {resource: amount for resource, amount in zip(RESOURCES, stores, strict=True) if amount}


def die(table: Table[DiceForge], which: int, seat: int = A) -> tuple[str, str]:
    """A die (1 or 2): its faces slot by slot, and the one that is up."""
    owner = table.state.seats[seat]
    return (" ".join(owner.dice[which - 1]), owner.face_up(which - 1))


def ended(table: Table[DiceForge]) -> bool:
    """Whether the turn (or the roll) is over."""
    return table.decision is None


def told(table: Table[DiceForge], answers: int = 1) -> list[tuple[str, int | None, dict[str, Any]]]:
    """What was told after the last this many answers; from the start if there were none."""
    return [(event.kind, event.seat, facts_of(event)) for part in table.story[-answers:] for event in part]


def kinds_told(table: Table[DiceForge], answers: int = 1) -> list[str]:
    """The kinds of events, in order."""
    return [kind for kind, _, _ in told(table, answers)]


def rolls_told(table: Table[DiceForge]) -> list[tuple[int | None, str]]:
    """Every roll so far: whose, and why."""
    return [(event.seat, event.why) for part in table.story for event in part if isinstance(event, Rolled)]


def forced(table: Table[DiceForge]) -> list[tuple[str, str]]:
    """What was taken without a question so far: kind and key."""
    return [
        (event.decision, event.key) for part in table.story for event in part if isinstance(event, Forced)
    ]


# -- Option sets -----------------------------------------------------------------------------------


def buys(most: int, but: str = "") -> set[str]:
    """All buys up to this cost, without some faces."""
    return {f"buy:{face}" for face in SANCTUARY if cost_of(face) <= most and face not in but.split()}


@cache
def cost_of(face: str) -> int:
    """What a face of the sanctuary costs."""
    cost = FACES[face].cost
    assert cost is not None
    return cost


def these(noun: str, words: str | Iterable[str]) -> set[str]:
    """`these("feat", "moon1 moon2")`: a key for each."""
    return {f"{noun}:{word}" for word in (words.split() if isinstance(words, str) else words)}


def buying(words: str) -> set[str]:
    """`buy` for each of these faces."""
    return these("buy", words)


def feats(words: str) -> set[str]:
    """`feat` for each of these places."""
    return these("feat", words)


def taking(words: str) -> set[str]:
    """`take` for each of these resources."""
    return these("take", words)


def faces(words: str) -> set[str]:
    """`face` for each of these faces."""
    return these("face", words)


SLOTS_AT_START = these("slot", "1/G1 1/S1 2/G1 2/M1 2/V2")
"""The faces of the starting dice that may be replaced."""

START = ("G1 G1 G1 G1 G1 S1", "G1 G1 G1 G1 M1 V2")
"""The starting dice."""


def hammered(most: int) -> set[str]:
    """`hammer` from 0 up to this."""
    return {f"hammer:{gold}" for gold in range(most + 1)}
