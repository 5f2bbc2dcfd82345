"""`tabletop daily`: the game of the day, and a text about it to share."""

from datetime import date, timedelta

from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.rulebook import rules_of
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.daily import LEVEL, Dailies, begun, course, of_day, own_seat, shared
from tabletop_tui.play.places import with_places
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.tui.screens.setup_form import own_place


def run(invocation: Invocation, share: bool, plain: bool) -> int:
    """Begin today's game, go on with it, or, once it is over, say how it ended."""
    daily = of_day(date.today())  # noqa: DTZ011 - the day where the player is
    words, rules = invocation.words, rules_of(invocation.paths, daily.game)
    with open_store(invocation) as store:
        kept = Dailies(invocation.paths.data)
        games = {game.id: game for game in with_places(store.games(), lambda: store)}
        kept.settle(games.values())
        result, running = kept.result(daily.day), kept.begun(daily.day)
        if share and result is None:  # begun before midnight, ended after it
            daily = of_day(daily.day - timedelta(days=1))
            result, rules = kept.result(daily.day), rules_of(invocation.paths, daily.game)
        if result is not None:
            bars = ""
            if result.game_id in games:
                record = Session.of_document(store.document(result.game_id), rules).record
                bars = course(record.turns, own_seat(record.people))
            for line in shared(words, daily, result, kept, bars):
                invocation.say(line)
            return 0
        if share:
            raise Complaint("daily-none", code=1)
        if not plain:
            invocation.need_terminal("tabletop daily --plain")
            game_parts(daily.game).check()
        if running in games:
            session = Session.resume(store, str(running), rules)
        else:
            name, colour = own_place(invocation.paths, rules, words.lobby.setup_usual_1())
            session = begun(daily, rules, Person(name, colour), words, store, kept)
        if plain:
            first, second = (words(f"rivals-name-{rival}") for rival in daily.rivals)
            game = game_title(words, daily.game)
            invocation.say(words.daily.plain(game=game, first=first, second=second, level=LEVEL))
            if streak := kept.streak(daily.day):
                invocation.say(words.daily.plain_streak(days=streak))
        with session:
            return front.play(invocation, session, store, plain=plain)
