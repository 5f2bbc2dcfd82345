"""`tabletop play GAME`: a new game."""

from tabletop_tui.commands import front
from tabletop_tui.commands.invocation import Invocation
from tabletop_tui.commands.people import check_names, people_of
from tabletop_tui.commands.rulebook import any_seed, check_variants, rules_of
from tabletop_tui.commands.saved import open_store
from tabletop_tui.games import game_parts
from tabletop_tui.session import Session


def run(
    invocation: Invocation,
    game: str,
    players: tuple[str, ...],
    seed: int | None,
    choices: tuple[tuple[str, str], ...],
    plain: bool,
) -> int:
    """Seat the players and begin; without names, the set-up screen asks for them."""
    rules = rules_of(invocation.paths, game)
    seats = len(check_names(rules, players)) if players else max(rules.seat_counts)
    variants = check_variants(rules, seats, choices)
    if not plain:
        invocation.need_terminal(f"tabletop play {game} --plain")
        game_parts(game).check()
        if not players:
            return front.set_up(invocation, game, seed, variants)
    people = people_of(invocation.words, rules, players)
    check_variants(rules, len(people), choices)
    with (
        open_store(invocation) as store,
        Session.new(rules, people, any_seed(seed), variants, store) as session,
    ):
        return front.play(invocation, session, store, plain=plain)
