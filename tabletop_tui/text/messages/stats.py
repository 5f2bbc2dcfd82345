"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class StatsMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Players"""
        return self.put("stats-title", {})

    def aside(self) -> str:
        """from the games finished here"""
        return self.put("stats-aside", {})

    def player(self) -> str:
        """player"""
        return self.put("stats-player", {})

    def rating(self) -> str:
        """rating"""
        return self.put("stats-rating", {})

    def played(self) -> str:
        """played"""
        return self.put("stats-played", {})

    def won(self) -> str:
        """won"""
        return self.put("stats-won", {})

    def average(self) -> str:
        """average"""
        return self.put("stats-average", {})

    def best(self) -> str:
        """best"""
        return self.put("stats-best", {})

    def streak(self) -> str:
        """in a row"""
        return self.put("stats-streak", {})

    def longest(self) -> str:
        """longest streak"""
        return self.put("stats-longest", {})

    def source(self) -> str:
        """points come from"""
        return self.put("stats-source", {})

    def ahead(self) -> str:
        """ahead-level-behind"""
        return self.put("stats-ahead", {})

    def computer(self, *, name: Shown, level: Shown) -> str:
        """{ $name } ({ $level })"""
        return self.put("stats-computer", {"name": name, "level": level})

    def none(self) -> str:
        """No game has been finished here yet. Play one to its end, and the figures of its players appear here."""
        return self.put("stats-none", {})

    def unread(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 finished game can't be read and isn't counted.
           *[other] { $count } finished games can't be read and aren't counted.
        }
        """
        return self.put("stats-unread", {"count": count})

    def no_such_player(self, *, name: Shown) -> str:
        """No finished game has a player called "{ $name }"."""
        return self.put("stats-no-such-player", {"name": name})

    def reading(self, *, done: Shown, of: Shown) -> str:
        """Reading the finished games: { $done } of { $of } …"""
        return self.put("stats-reading", {"done": done, "of": of})

    def plot(self, *, games: Shown) -> str:
        """rating over { $games } games; 0 is where a player begins"""
        return self.put("stats-plot", {"games": games})

    def games(self) -> str:
        """games"""
        return self.put("stats-games", {})

    def note(self, *, start: Shown) -> str:
        """A rating begins at { $start } and rises with places reached and with games played. Computer players of one level count as one player."""
        return self.put("stats-note", {"start": start})

    def columns(self, *, most: Shown, players: Shown) -> str:
        """Only { $most } of { $players } players have a column: the best rated, and the one you asked for. --json has all."""
        return self.put("stats-columns", {"most": most, "players": players})
