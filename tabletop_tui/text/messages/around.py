"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class AroundMessages(Catalogue):
    """One method per message, with its English text."""

    def player(self, *, name: Shown, count: int, place: Shown, seats: Shown) -> str:
        """{ $name } would have { $count ->
            [one] 1 point
           *[other] { $count } points
        } if the game ended now: place { $place } of { $seats }.
        """
        return self.put("around-player", {"name": name, "count": count, "place": place, "seats": seats})

    def player_some(self, *, name: Shown, points: Shown) -> str:
        """{ $name } has { $points } points as far as you can see; some are still hidden."""
        return self.put("around-player-some", {"name": name, "points": points})

    def ahead_of_you(self, *, count: int) -> str:
        """That is { $count ->
            [one] 1 point
           *[other] { $count } points
        } more than you have.
        """
        return self.put("around-ahead-of-you", {"count": count})

    def behind_you(self, *, count: int) -> str:
        """That is { $count ->
            [one] 1 point
           *[other] { $count } points
        } fewer than you have.
        """
        return self.put("around-behind-you", {"count": count})

    def level_with_you(self) -> str:
        """You have as many."""
        return self.put("around-level-with-you", {})

    def you_lead(self, *, count: int, name: Shown) -> str:
        """You are { $count ->
            [one] 1 point
           *[other] { $count } points
        } ahead of { $name }.
        """
        return self.put("around-you-lead", {"count": count, "name": name})

    def you_trail(self, *, count: int, name: Shown) -> str:
        """You are { $count ->
            [one] 1 point
           *[other] { $count } points
        } behind { $name }.
        """
        return self.put("around-you-trail", {"count": count, "name": name})

    def you_tie(self, *, name: Shown) -> str:
        """{ $name } has as many."""
        return self.put("around-you-tie", {"name": name})

    def points_from(self, *, lines: Shown) -> str:
        """Where they come from: { $lines }."""
        return self.put("around-points-from", {"lines": lines})

    def points_line(self, *, title: Shown, points: Shown) -> str:
        """{ $title } { $points }"""
        return self.put("around-points-line", {"title": title, "points": points})

    def turn_now(self, *, name: Shown) -> str:
        """It is { $name }'s turn."""
        return self.put("around-turn-now", {"name": name})

    def round(self, *, word: Shown, round: Shown, rounds: Shown) -> str:
        """{ $word } { $round } of { $rounds }; then the game ends."""
        return self.put("around-round", {"word": word, "round": round, "rounds": rounds})

    def round_open(self, *, word: Shown, round: Shown) -> str:
        """{ $word } { $round }; how many there will be depends on the players."""
        return self.put("around-round-open", {"word": word, "round": round})

    def step_done(self, *, step: Shown) -> str:
        """{ $step }: this step of the turn is done."""
        return self.put("around-step-done", {"step": step})

    def step_now(self, *, step: Shown) -> str:
        """{ $step }: this is the step of the turn that is decided now."""
        return self.put("around-step-now", {"step": step})

    def step_later(self, *, step: Shown) -> str:
        """{ $step }: this step comes later in the turn."""
        return self.put("around-step-later", {"step": step})

    def steps(self) -> str:
        """The steps of this turn: what is done has a tick, what is decided now is lit."""
        return self.put("around-steps", {})

    def clock(self) -> str:
        """The time left to the player who decides."""
        return self.put("around-clock", {})

    def log(self, *, log: Shown) -> str:
        """What has happened, the newest at the bottom. { $log } opens all of it, to search and to look back."""
        return self.put("around-log", {"log": log})

    def list(self, *, why: Shown) -> str:
        """What can be chosen now: in each column what it takes, brings or leaves. { $why } says why other things can't be chosen."""
        return self.put("around-list", {"why": why})

    def column(self, *, title: Shown, text: Shown) -> str:
        """{ $title }: { $text }"""
        return self.put("around-column", {"title": title, "text": text})

    def of_other(self, *, name: Shown, thing: Shown) -> str:
        """{ $name }: { $thing }"""
        return self.put("around-of-other", {"name": name, "thing": thing})

    def name_game(self) -> str:
        """game"""
        return self.put("around-name-game", {})

    def name_log(self) -> str:
        """log"""
        return self.put("around-name-log", {})

    def name_list(self) -> str:
        """list"""
        return self.put("around-name-list", {})

    def name_turn(self) -> str:
        """turn"""
        return self.put("around-name-turn", {})

    def name_question(self) -> str:
        """question"""
        return self.put("around-name-question", {})
