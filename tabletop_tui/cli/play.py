"""`tabletop play GAME`: a new game."""

from dataclasses import replace

from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.people import check_names, people_of
from tabletop_tui.cli.rulebook import any_seed, check_variants, rules_of
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.session import Session
from tabletop_tui.text.complaints import Complaint


def run(
    invocation: Invocation,
    game: str,
    players: tuple[str, ...],
    seed: int | None,
    choices: tuple[tuple[str, str], ...],
    plain: bool,
    coach: bool = False,
    fair: bool = False,
) -> int:
    """Seat the players and begin; without names, the set-up screen asks for them.

    Complains if `coach` is asked for and the game has none, or if a `fair` game is given a seed.
    """
    if fair and seed is not None:
        raise Complaint("fair-no-seed")
    if coach and not notes_of(game):
        raise Complaint("cli-no-coach", game=game)
    rules = rules_of(invocation.paths, game)
    seats = len(check_names(rules, players)) if players else max(rules.seat_counts)
    variants = check_variants(rules, seats, choices)
    if not plain:
        invocation.need_terminal(f"tabletop play {game} --plain")
        game_parts(game).check()
        if not players:
            return front.set_up(invocation, game, seed, variants, coach=coach, fair=fair)
    people = people_of(invocation.words, rules, players)
    if coach:
        people = [replace(person, coached=person.level is None) for person in people]
    check_variants(rules, len(people), choices)
    if fair:
        with open_store(invocation) as store:
            return front.gather(invocation, store, rules, people, variants, plain=plain)
    meanwhile = None if plain else front.read_in  # while the disk is written
    with (
        open_store(invocation) as store,
        Session.new(rules, people, any_seed(seed), variants, store, meanwhile=meanwhile) as session,
    ):
        return front.play(invocation, session, store, plain=plain)
