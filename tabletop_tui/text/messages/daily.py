"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class DailyMessages(Catalogue):
    """One method per message, with its English text."""

    def name(self, *, day: Shown) -> str:
        """Daily { $day }"""
        return self.put("daily-name", {"day": day})

    def line(self, *, key: Shown, game: Shown) -> str:
        """{ $key } today's game: { $game }"""
        return self.put("daily-line", {"key": key, "game": game})

    def line_running(self, *, key: Shown, game: Shown) -> str:
        """{ $key } today's game goes on: { $game }"""
        return self.put("daily-line-running", {"key": key, "game": game})

    def line_done(self, *, place: Shown, players: Shown, points: Shown) -> str:
        """today: { $place } of { $players }, { $points } points"""
        return self.put("daily-line-done", {"place": place, "players": players, "points": points})

    def streak(self, *, days: int) -> str:
        """★ { $days ->
            [one] { $days } day
           *[other] { $days } days
        } in a row
        """
        return self.put("daily-streak", {"days": days})

    def box(self, *, game: Shown) -> str:
        """Today's game: { $game }"""
        return self.put("daily-box", {"game": game})

    def box_running(self, *, game: Shown) -> str:
        """Today's game goes on: { $game }"""
        return self.put("daily-box-running", {"game": game})

    def against(self, *, first: Shown, second: Shown, level: Shown) -> str:
        """against { $first } and { $second }, level { $level }"""
        return self.put("daily-against", {"first": first, "second": second, "level": level})

    def once(self) -> str:
        """One try counts."""
        return self.put("daily-once", {})

    def weekdays(self) -> str:
        """M T W T F S S"""
        return self.put("daily-weekdays", {})

    def done(self, *, game: Shown, place: Shown, players: Shown, points: Shown) -> str:
        """You have played today's { $game }: { $place } of { $players } with { $points } points. It is among the finished games; tomorrow there is another one."""
        return self.put("daily-done", {"game": game, "place": place, "players": players, "points": points})

    def none(self) -> str:
        """Today's game hasn't been played to its end yet: tabletop daily"""
        return self.put("daily-none", {})

    def share_title(self, *, day: Shown, game: Shown) -> str:
        """tabletop daily { $day } · { $game }"""
        return self.put("daily-share-title", {"day": day, "game": game})

    def share_result(self, *, place: Shown, players: Shown, points: Shown) -> str:
        """{ $place } of { $players } · { $points } points"""
        return self.put("daily-share-result", {"place": place, "players": players, "points": points})

    def share_best(self, *, place: Shown, players: Shown, points: Shown, game: Shown) -> str:
        """{ $place } of { $players } · { $points } points · my best { $game }"""
        return self.put(
            "daily-share-best", {"place": place, "players": players, "points": points, "game": game}
        )

    def plain(self, *, game: Shown, first: Shown, second: Shown, level: Shown) -> str:
        """Today's game is { $game }, against { $first } and { $second }, level { $level }. One try counts."""
        return self.put("daily-plain", {"game": game, "first": first, "second": second, "level": level})

    def plain_streak(self, *, days: int) -> str:
        """You have played { $days ->
            [one] one day
           *[other] { $days } days
        } in a row.
        """
        return self.put("daily-plain-streak", {"days": days})
