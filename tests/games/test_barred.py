"""A tile on offer that can't be paid for keeps its colours and has a cross, in every game; others have none.

What can be paid for is worked out here from prices and stores, and compared with what real screens show.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from rulesets.bora_bora.components import JEWELS
from rulesets.core import Decision
from rulesets.dice_forge.components import CARDS, GOLD, MOON, SUN
from rulesets.dice_forge.options import price as price_of_face
from rulesets.helios.advice.prices import build_preview
from rulesets.helios.components import BUILDINGS, PERSONS
from rulesets.orbis.advice.landscapes import landscape_preview
from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.papyria.advice.amounts import price as price_of_building
from rulesets.papyria.components import END_TILES
from tabletop_tui.kit.barred import SIGN
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.paint.pictures import NORMAL, QUIET
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tests.shots import Game
from tests.tui.driving import HOME, LARGE, OWN, SMALL, Table, sitting
from tests.whole import in_turn

SIZES = (SMALL, HOME, LARGE)
ROLE = "plate-barred"
LOOKS: Mapping[str, Mapping[str, Any]] = {
    "pictures": {},
    "mono": {"colour": "mono"},
    "ascii": {"colour": "mono", "ascii": True},
}

Payable = Mapping[str, bool]
"""Of each tile on offer, by target, whether it can be paid for."""


class Case(NamedTuple):
    """A position in which some tiles can be paid for and some can't."""

    game: Game
    payable: Callable[[Any, Decision[Any]], Payable]
    pictured: tuple[tuple[int, int], ...] = SIZES
    """The sizes at which these tiles have pictures, or colours of their own."""
    ink: Callable[[Any, str], str] = lambda _view, _target: ""
    """A word of the roles in which such a tile is written in its own colour, in words as in pictures."""
    block: bool = True
    """The cross stands on a block: the tiles are what the decision is about."""


def _landscapes(view: Any, decision: Decision[Any]) -> Payable:
    found = {slot: landscape_preview(view, decision.seat, slot) for slot in range(len(view.display))}
    return {f"slot:{slot}": each.payable != "never" for slot, each in found.items() if each is not None}


def _buildings(view: Any, decision: Decision[Any]) -> Payable:
    board = view.seats[decision.seat].board
    left = [building for building in BUILDINGS if building not in board.buildings]
    cubes = sum(board.cubes)
    return {f"building:{each}": build_preview(view, decision.seat, each).bill.total <= cubes for each in left}


def _persons(view: Any, decision: Decision[Any]) -> Payable:
    mana = view.seats[decision.seat].board.mana
    return {f"person:{each}": PERSONS[each].mana_cost <= mana for each in view.persons}


def _feats_and_faces(view: Any, decision: Decision[Any]) -> Payable:
    stores = view.seats[decision.seat].stores
    feats = {slot: CARDS[card] for slot, card in view.layout.items() if view.stacks[slot]}
    found = {
        f"place:{slot}": row.cost_sun <= stores[SUN] and row.cost_moon <= stores[MOON]
        for slot, row in feats.items()
    }
    return found | {
        f"buy:{face}": price_of_face(face) <= stores[GOLD] for face, left in view.pools.items() if left
    }


def _jewelry(view: Any, decision: Decision[Any]) -> Payable:
    shells = view.seats[decision.seat].shells
    return {f"jewelry:{each}": JEWELS[each].shell_cost <= shells for each in view.jewels[view.round - 1]}


def _spaces(
    view: Any, decision: Decision[Any], among: Callable[[str], bool] = lambda _target: True
) -> Payable:
    own, found = view.seats[decision.seat], {}
    for key, here in view.spaces.items():
        target = f"space:{key}"
        if not among(target):
            continue
        if here.end is not None:
            row = END_TILES[here.end]
            found[target] = (own.lapis if row.pay_good == "lapis" else own.papyri) >= row.pay_amount
        elif here.good in ("temple", "city") and here.height:
            found[target] = price_of_building(own, here.good) <= own.lapis
    return found


def _here(view: Any, decision: Decision[Any]) -> Payable:
    """The spaces of the sector where the piece stands."""
    return _spaces(view, decision, {option.target for option in decision.options}.__contains__)


def _title(view: Any, target: str) -> str:
    """The ground of a landscape's title."""
    tile = view.display[int(target.partition(":")[2])]
    return f"ground-{COLOURS[LANDSCAPES[tile].colour]}"


def _game(game: str, answers: int, kind: str, seed: int) -> Game:
    return Game(4, answers, kind=kind, seed=seed, game=game, variants=())


CASES = {
    "landscapes of Orbis": Case(Game(4, 80, kind="choose_tile", seed=33), _landscapes, SIZES, _title),
    "buildings of Helios": Case(
        _game("helios", 60, "choose_build", 2), _buildings, (HOME, LARGE), lambda *_: "gold"
    ),
    "persons of Helios": Case(
        _game("helios", 60, "persons_turn", 2), _persons, (HOME, LARGE), lambda *_: "cyan"
    ),
    "feats and faces of Dice Forge": Case(
        _game("dice_forge", 60, "action", 1), _feats_and_faces, (HOME, LARGE), lambda *_: "yellow"
    ),
    "jewelry of Bora Bora": Case(_game("bora_bora", 60, "buy_jewelry", 7), _jewelry, (), lambda *_: "gold"),
    "spaces of Papyria": Case(_game("papyria", 240, "main_action", 11), _here, (HOME, LARGE)),
    "the ring of Papyria": Case(_game("papyria", 80, "move_piece", 3), _spaces, (HOME, LARGE), block=False),
}


@cache
def position(name: str) -> GameRecord:
    """The game of a case, which is looked at in several ways."""
    return CASES[name].game.session().record


def cells(here: Table, target: str) -> list[tuple[str, str]]:
    """The cells of a target on all boards in sight, with their roles."""
    found = []
    for widget in here.game.board_widgets:
        drawing: Drawing = widget.drawing
        spot = drawing.spot(target)
        if spot is not None and widget.display:
            rows = [[(char, run.role) for run in line for char in run.text] for line in drawing.lines]
            region = spot.region
            found += [each for row in rows[region.y : region.bottom] for each in row[region.x : region.right]]
    return found


def volumes(shown: list[tuple[str, str]]) -> set[str]:
    """In which volumes cells are painted."""
    words = " ".join(role for _, role in shown).split()
    return {word.partition("px:")[2][0] for word in words if "px:" in word}


@pytest.mark.parametrize(
    ("name", "look"),
    sorted({*product(CASES, ["pictures"]), *in_turn(CASES, ["mono", "ascii"])}),
)
async def test_what_cant_be_paid_for_keeps_its_colours_and_has_a_cross(name: str, look: str) -> None:
    case, sign = CASES[name], SIGN.letter if look == "ascii" else SIGN.sign
    session = Session(position(name).copy())
    decision = session.record.decision
    assert decision is not None
    view = session.rules.view(session.record.table.state, decision.seat)
    payable = case.payable(view, decision)
    seen = set()
    async with sitting(session, **LOOKS[look]) as here:
        if here.game.handing_over.key:
            await here.press(OWN)
        for size in SIZES if look == "pictures" else (HOME,):
            await here.resize(size)
            for target, can in payable.items():
                if not (shown := cells(here, target)):
                    continue
                blocks = "".join(char for char, role in shown if ROLE in role.split())
                said = f"{target} at {size}: {''.join(char for char, _ in shown)}"
                if can:
                    assert not blocks, said
                elif case.block:
                    assert sign in blocks, said
                else:
                    assert any(char == sign and "bad" in role.split() for char, role in shown), said
                words = " ".join(role for _, role in shown).split()
                assert QUIET not in volumes(shown), said
                assert can or case.ink(view, target) in ["", *words], said
                if not can and look == "pictures" and size in case.pictured:
                    assert volumes(shown) & {NORMAL, "l"}, said
                seen.add(can)
    assert seen == {True, False}
