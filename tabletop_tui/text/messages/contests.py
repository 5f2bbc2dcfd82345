"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class ContestsMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Tournaments and leagues"""
        return self.put("contests-title", {})

    def none(self) -> str:
        """There is no tournament or league here. The host begins one with “tabletop contests --new”."""
        return self.put("contests-none", {})

    def hint_join(self, *, join: Shown) -> str:
        """Enter shows the standings; { $join } joins."""
        return self.put("contests-hint-join", {"join": join})

    def kind_swiss(self) -> str:
        """Swiss"""
        return self.put("contests-kind-swiss", {})

    def kind_robin(self) -> str:
        """round robin"""
        return self.put("contests-kind-robin", {})

    def kind_league(self) -> str:
        """league"""
        return self.put("contests-kind-league", {})

    def state_joining(self, *, players: Shown) -> str:
        """open for players: { $players } so far"""
        return self.put("contests-state-joining", {"players": players})

    def state_running(self, *, round: Shown, rounds: Shown) -> str:
        """round { $round } of { $rounds }"""
        return self.put("contests-state-running", {"round": round, "rounds": rounds})

    def state_over(self) -> str:
        """over"""
        return self.put("contests-state-over", {})

    def state_cancelled(self) -> str:
        """cancelled"""
        return self.put("contests-state-cancelled", {})

    def state_league(self, *, first: Shown, last: Shown, games: int) -> str:
        """{ $first } to { $last }, { $games ->
            [one] { $games } game
           *[other] { $games } games
        }
        """
        return self.put("contests-state-league", {"first": first, "last": last, "games": games})

    def you(self) -> str:
        """you take part"""
        return self.put("contests-you", {})

    def joined_done(self, *, name: Shown) -> str:
        """You take part in { $name }."""
        return self.put("contests-joined-done", {"name": name})

    def left_done(self, *, name: Shown) -> str:
        """You no longer take part in { $name }."""
        return self.put("contests-left-done", {"name": name})

    def plain_sure(self, *, name: Shown) -> str:
        """You would lose your game in { $name }."""
        return self.put("contests-plain-sure", {"name": name})

    def sure(self, *, name: Shown, key: Shown) -> str:
        """You would lose your game in { $name }. Press { $key } again to leave."""
        return self.put("contests-sure", {"name": name, "key": key})

    def place(self) -> str:
        """Place"""
        return self.put("contests-place", {})

    def player(self) -> str:
        """Player"""
        return self.put("contests-player", {})

    def points(self) -> str:
        """Points"""
        return self.put("contests-points", {})

    def buchholz(self) -> str:
        """Buchholz"""
        return self.put("contests-buchholz", {})

    def won(self) -> str:
        """Won"""
        return self.put("contests-won", {})

    def played(self) -> str:
        """Tables"""
        return self.put("contests-played", {})

    def gone(self, *, name: Shown) -> str:
        """{ $name } (gone)"""
        return self.put("contests-gone", {"name": name})

    def round(self, *, round: Shown) -> str:
        """Round { $round }"""
        return self.put("contests-round", {"round": round})

    def games(self) -> str:
        """Games"""
        return self.put("contests-games", {})

    def bye(self, *, name: Shown) -> str:
        """{ $name } has a bye"""
        return self.put("contests-bye", {"name": name})

    def plays(self, *, names: Shown) -> str:
        """{ $names }: being played"""
        return self.put("contests-plays", {"names": names})

    def waits(self, *, names: Shown) -> str:
        """{ $names }: the table will be opened"""
        return self.put("contests-waits", {"names": names})

    def ended(self, *, results: Shown) -> str:
        """{ $results }"""
        return self.put("contests-ended", {"results": results})

    def result(self, *, name: Shown, place: Shown) -> str:
        """{ $name } { $place }"""
        return self.put("contests-result", {"name": name, "place": place})

    def forfeit(self, *, name: Shown) -> str:
        """{ $name } gave up"""
        return self.put("contests-forfeit", {"name": name})

    def nobody(self) -> str:
        """No game counts yet."""
        return self.put("contests-nobody", {})

    def note_swiss(self) -> str:
        """A win is a point, a shared place half a point, a bye a point. Ties on points are broken by Buchholz (the points of all opponents), then by the results of those still tied against each other."""
        return self.put("contests-note-swiss", {})

    def note_league(self) -> str:
        """Every rated game counts: a point for finishing ahead of everyone else at the table, and a share of it for each opponent behind you. Ties on points are broken by games won, then by the results of those still tied against each other."""
        return self.put("contests-note-league", {})

    def members_only(self) -> str:
        """Only members with a key can take part."""
        return self.put("contests-members-only", {})

    def begun(self) -> str:
        """It is too late for that."""
        return self.put("contests-begun", {})

    def full(self) -> str:
        """There is no room for more players."""
        return self.put("contests-full", {})

    def too_few(self) -> str:
        """It takes two players at least."""
        return self.put("contests-too-few", {})

    def not_in(self) -> str:
        """You don't take part."""
        return self.put("contests-not-in", {})

    def league_open(self) -> str:
        """Nobody has to join a league: every rated game counts."""
        return self.put("contests-league-open", {})

    def none_such(self, *, id: Shown) -> str:
        """There is no tournament or league { $id }."""
        return self.put("contests-none-such", {"id": id})

    def word(self) -> str:
        """contests"""
        return self.put("contests-word", {})

    def word_join(self) -> str:
        """join"""
        return self.put("contests-word-join", {})

    def word_leave(self) -> str:
        """leave"""
        return self.put("contests-word-leave", {})

    def how(self, *, word: Shown) -> str:
        """“{ $word }” lists tournaments and leagues."""
        return self.put("contests-how", {"word": word})

    def row(self, *, number: Shown, name: Shown, about: Shown) -> str:
        """{ $number }: { $name }. { $about }"""
        return self.put("contests-row", {"number": number, "name": name, "about": about})

    def list_how(self, *, join: Shown, leave: Shown, quit: Shown) -> str:
        """A number shows the standings, “{ $join } 1” joins, “{ $leave } 1” leaves, “{ $quit }” goes back."""
        return self.put("contests-list-how", {"join": join, "leave": leave, "quit": quit})

    def new_done(self, *, id: Shown, name: Shown) -> str:
        """{ $id }: { $name }. Members join on the screen (c in the list of tables); “tabletop contests --begin { $id }” opens the first round."""
        return self.put("contests-new-done", {"id": id, "name": name})

    def new_league_done(self, *, id: Shown, name: Shown) -> str:
        """{ $id }: { $name }. Every rated game between these days counts."""
        return self.put("contests-new-league-done", {"id": id, "name": name})

    def begin_done(self, *, name: Shown) -> str:
        """{ $name } begins: the running server opens the tables of the first round."""
        return self.put("contests-begin-done", {"name": name})

    def cancel_done(self, *, name: Shown) -> str:
        """{ $name } is cancelled; tables that are open stay open."""
        return self.put("contests-cancel-done", {"name": name})

    def drop_done(self, *, player: Shown, name: Shown) -> str:
        """{ $player } no longer plays in { $name }."""
        return self.put("contests-drop-done", {"player": player, "name": name})

    def no_player(self, *, player: Shown, name: Shown) -> str:
        """Nobody called { $player } plays in { $name }."""
        return self.put("contests-no-player", {"player": player, "name": name})

    def needs_game(self) -> str:
        """A new tournament or league needs its game: --game orbis."""
        return self.put("contests-needs-game", {})

    def needs_days(self) -> str:
        """A league needs its days: --from 2026-12-01 --to 2026-12-31."""
        return self.put("contests-needs-days", {})

    def seats_wrong(self, *, game: Shown, seats: Shown) -> str:
        """{ $game } isn't played by { $seats }."""
        return self.put("contests-seats-wrong", {"game": game, "seats": seats})

    def one_thing(self) -> str:
        """Do one thing at a time: --new, --begin, --drop or --cancel."""
        return self.put("contests-one-thing", {})

    def id(self) -> str:
        """id"""
        return self.put("contests-id", {})

    def name(self) -> str:
        """name"""
        return self.put("contests-name", {})

    def about(self) -> str:
        """what it is"""
        return self.put("contests-about", {})
