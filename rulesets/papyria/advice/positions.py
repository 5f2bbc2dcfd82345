"""A position out of a view, for forecasts.

Stand-ins lie where the view shows backs. What is turned up in a turn can't be used in that turn (R39), so no
forecast depends on them.
"""

from collections.abc import Sequence

from rulesets.core import Rng
from rulesets.papyria.components import END_TILES, KEY_TILES, OUTER, SCORING_TILES
from rulesets.papyria.realm import Realm
from rulesets.papyria.scoring import standings
from rulesets.papyria.state import Papyria, Seat
from rulesets.papyria.turn import ACTIONS_A_TURN
from rulesets.papyria.view import PapyriaView, SeatView


def position_of(view: PapyriaView) -> Papyria:
    """A position that looks like a view; stand-ins of the same sort replace what lies face down."""
    ring, todo = (view.moved.ring, view.todo) if view.moved is not None else ("w", OUTER)
    outer = sum(space != "river" for space in todo)
    left = outer if ring == "w" else min(outer, 1) + ("river" in todo)
    count = len(view.seats)
    active = view.active if view.active is not None else 0
    end, tile = next(iter(END_TILES)), next(iter(SCORING_TILES))
    return Papyria(
        rng=Rng(0),
        seats=[_seat_of(own) for own in view.seats],
        first=view.first,
        turns=(view.round - 1) * count + (active - view.first) % count,
        stage=view.stage,
        sectors=view.sectors,
        rings={ring: [*slots] for ring, slots in view.rings.items()},
        goods={
            space: (here.top or here.good,) * here.height
            for space, here in view.spaces.items()
            if here.good not in ("lapis_production", "papyrus_production")
        },
        ends={space: here.end for space, here in view.spaces.items() if here.end is not None},
        display=view.display,
        reserve=(tile,) * view.reserve,
        end_stack=(end,) * view.ends_left,
        key_stacks={**view.key_stacks},
        box=(),
        triggered=view.triggered,
        moved=view.moved,
        todo=view.todo,
        rights=view.rights,
        doing=view.doing,
        acted=ACTIONS_A_TURN - left if view.moved is not None else 0,
        priest_right=view.priest_right,
    )


def _seat_of(own: SeatView) -> Seat:
    return Seat(
        lapis=own.lapis,
        papyri=own.papyri,
        knowledge=own.knowledge,
        points=own.points,
        realm={**own.realm},
        priest=own.priest,
        symbols=[*own.symbols],
        keys={**own.keys},
        tiles=own.tiles,
        start_tiles=own.start_tiles,
        dealt=own.dealt,
        off={**own.off},
    )


def final_with(view: PapyriaView, seat: int, realm: Realm, keys: Sequence[str] = ()) -> int:
    """A seat's points as if the game ended with this realm and these further key tiles."""
    state = position_of(view)
    state.seats[seat].realm = {**realm}
    for key in keys:
        state.seats[seat].keys[KEY_TILES[key].kind] = key
    return standings(state)[seat].total
