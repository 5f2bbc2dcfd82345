"""The invariants of a position (h1 to h6 of the README)."""

from tabletop_morris.board import FEWEST, MEN, POINTS
from tabletop_morris.state import Morris, points_of

_ENDS = frozenset({"", "few", "blocked", "repetition", "quiet"})


def faults(state: Morris) -> list[str]:
    """Every broken invariant, in words."""
    return [*_board(state), *_hands(state), *_course(state)]


def _board(state: Morris) -> list[str]:
    """h1: men stand on points and belong to a seat; h2: no player has more than nine."""
    found = [f"a man on {point!r}" for point in state.men if point not in POINTS]
    found += [f"a man of seat {seat}" for seat in {*state.men.values()} - {0, 1}]
    if len(state.hands) != 2:
        return [*found, f"hands of {len(state.hands)} seats"]
    for seat, hand in enumerate(state.hands):
        if not 0 <= hand <= MEN or hand + len(points_of(state.men, seat)) > MEN:
            found.append(
                f"seat {seat} has {hand} men in hand and {len(points_of(state.men, seat))} on the board"
            )
    return found


def _hands(state: Morris) -> list[str]:
    """h3: men are placed in turn, one each, and turns count them."""
    if state.active not in (0, 1) or len(state.hands) != 2:
        return [f"it is the turn of seat {state.active}"]
    placed = 2 * MEN - sum(state.hands)
    if placed != min(state.turns, 2 * MEN) and placed != min(state.turns + 1, 2 * MEN):
        return [f"{placed} men have been placed in {state.turns} turns"]
    return [f"hands of {state.hands}"] if abs(state.hands[0] - state.hands[1]) > 1 else []


def _course(state: Morris) -> list[str]:
    """h4: only the player's own man is lifted; h5: quiet moves are few; h6: the game ends when it has to."""
    found = []
    if state.lifted and state.men.get(state.lifted) != state.active:
        found.append(f"seat {state.active} has lifted a man from {state.lifted!r}")
    if not 0 <= state.quiet <= min(state.limit, state.turns) or not 1 <= state.limit <= 200:
        found.append(f"{state.quiet} quiet moves of {state.limit}")
    if any(not 1 <= times <= state.limit for times in state.seen.values()):
        found.append("positions that came up too often, or never")
    if state.ended not in _ENDS or (state.winner not in (None, 0, 1)):
        found.append(f"an end by {state.ended!r}, won by {state.winner}")
    if (state.winner is not None) != (state.ended in ("few", "blocked")):
        found.append(f"seat {state.winner} has won, and the game ended by {state.ended!r}")
    placed = state.hands[state.active : state.active + 1] == [0]
    if placed and not state.ended and len(points_of(state.men, state.active)) < FEWEST:
        found.append(f"seat {state.active} plays on with too few men")
    return found
