"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class TodayMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Today and my record"""
        return self.put("today-title", {})

    def game(self, *, game: Shown) -> str:
        """Today's game: { $game }"""
        return self.put("today-game", {"game": game})

    def player(self) -> str:
        """Player"""
        return self.put("today-player", {})

    def place(self) -> str:
        """place"""
        return self.put("today-place", {})

    def points(self) -> str:
        """points"""
        return self.put("today-points", {})

    def place_of(self, *, place: Shown, players: Shown) -> str:
        """{ $place } of { $players }"""
        return self.put("today-place-of", {"place": place, "players": players})

    def none(self) -> str:
        """Nobody has finished it yet."""
        return self.put("today-none", {})

    def playing(self, *, names: Shown) -> str:
        """Still playing: { $names }"""
        return self.put("today-playing", {"names": names})

    def record(self) -> str:
        """My record on this server"""
        return self.put("today-record", {})

    def kind(self) -> str:
        """Game"""
        return self.put("today-kind", {})

    def no_record(self) -> str:
        """You have finished no game here yet."""
        return self.put("today-no-record", {})

    def beaten(self, *, game: Shown, levels: Shown) -> str:
        """{ $game }: computer players beaten, by level: { $levels }"""
        return self.put("today-beaten", {"game": game, "levels": levels})

    def done(self, *, game: Shown, place: Shown, players: Shown, points: Shown) -> str:
        """You have played today's { $game } here: { $place } of { $players } with { $points } points. Tomorrow there is another one."""
        return self.put("today-done", {"game": game, "place": place, "players": players, "points": points})

    def word(self) -> str:
        """today"""
        return self.put("today-word", {})

    def word_record(self) -> str:
        """record"""
        return self.put("today-word-record", {})

    def how(self, *, today: Shown, record: Shown) -> str:
        """“{ $today }” plays today's game; “{ $record }” shows how others did, and your own record."""
        return self.put("today-how", {"today": today, "record": record})
