"""`tabletop solo GAME`: a game alone against rivals."""

from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.rulebook import any_seed, rules_of
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.daily import Dailies
from tabletop_tui.play.places import with_places
from tabletop_tui.play.session import Session
from tabletop_tui.play.solo import at_this_keyboard, coached_in, offered, sheet_said
from tabletop_tui.store.people import Person
from tabletop_tui.tui.screens.setup_form import own_place


def run(invocation: Invocation, game: str, level: int | None, plain: bool) -> int:
    """Offer rivals on their sheet; in lines of text, say who they are and begin at once.

    `level` is that of all of them; if `None`, one that suits the player.
    """
    words, rules = invocation.words, rules_of(invocation.paths, game)
    if not plain:
        invocation.need_terminal(f"tabletop solo {game} --plain")
        game_parts(game).check()
        return front.solo(invocation, game, level)
    name, colour = own_place(invocation.paths, rules, words.lobby.setup_usual_1())
    seed = any_seed(None)
    with open_store(invocation) as store:
        games, mine = with_places(store.games(), lambda: store), at_this_keyboard(name)
        solo = offered(rules, games, mine, level, Dailies(invocation.paths.data).games)
        me = Person(name, colour, coached=coached_in(game, games))
        people = solo.people(me, lambda rival: words(f"rivals-name-{rival}"), seed)
        for line in sheet_said(words, game_title(words, game), solo, game, games, mine):
            invocation.say(line)
        with Session.new(rules, people, seed, {}, store) as session:
            return front.play(invocation, session, store, plain=True)
