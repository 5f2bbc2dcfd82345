"""The check for leaks finds each kind of leak in a small game, and none in a sound one."""

import pytest

from rulesets.core import Option, Rng, Table
from tests.conformance.leaks import Leak, check_answer
from tests.conformance.play import Player
from tests.rulesets.core.toys import Drew, Noted, Toy, ToyRules, ToyView, options


def drawing(mistake: str = "") -> ToyRules:
    """Draw a card secretly, turn one up, or pass; with one mistake."""

    async def turn(g: Toy) -> str | None:
        seat = g.active
        kinds = ["draw", "flip", "pass"]
        if mistake == "options" and g.deck[-1] % 2:
            kinds.append("odd")
        chosen = await g.ask(seat, "play", options(*kinds))
        if chosen == "draw":
            card = g.deck.pop()
            g.hands[seat].append(card)
            if mistake == "told":
                g.emit(Noted, seat, what=card)
            elif mistake == "unheard":
                pass
            else:
                g.emit_privately(Drew, seat, card=card)
        elif chosen == "flip":
            if mistake != "unrevealed":
                g.reveal()
            g.shown.append(g.deck.pop())
            g.emit(Noted, seat, what=g.shown[-1])
        await g.ask(seat, "done", [Option("yes", 1), Option("no", 0)])
        g.turns += 1
        return "turn" if g.turns < 8 else None

    class Peeking(ToyRules):
        def view(self, state: Toy, seat: int | None) -> ToyView:
            seen = super().view(state, seat)
            if mistake == "view":
                return ToyView(seat, tuple(state.hands[0]), seen.counts, seen.shown, seen.deck, seen.points)
            return seen

    return Peeking(turn=turn)


def check(rules: ToyRules, seed: int) -> int:
    table, player, chance, count = Table.new(rules, 2, seed), Player(seed), Rng(seed), 0
    while table.decision is not None:
        key = player.choose(table.decision)
        for seat in (None, 0, 1):
            try:
                count += check_answer(table, key, seat, chance)
            except LookupError:
                continue  # something was turned up within the running phase
        table.apply(key)
    return count


def test_a_sound_game_passes() -> None:
    assert sum(check(drawing(), seed) for seed in range(10)) > 50


@pytest.mark.parametrize("mistake", ["options", "told", "unheard", "unrevealed", "view"])
def test_each_mistake_is_found(mistake: str) -> None:
    def everything() -> None:
        for seed in range(10):
            check(drawing(mistake), seed)

    with pytest.raises(Leak):
        everything()
