"""Several people at one keyboard: for whom the game waits, and what is covered meanwhile."""

from typing import TYPE_CHECKING

from tabletop_tui.screens.scene import of_hand_over

if TYPE_CHECKING:
    from tabletop_tui.screens.game import GameScreen
    from tabletop_tui.session import HandOver


class HandingOver:
    """The curtain over a seat's own things, and the sentence that says who decides now."""

    def __init__(self, game: "GameScreen") -> None:
        """Nothing is covered before the game is shown."""
        self._game = game
        self.curtain: int | None = None
        """The seat with hidden things whose player hasn't come to the keyboard yet."""
        self._offered = ""
        """The sentence that offered to take something back, in case that is no longer possible."""
        self.said = ""
        """The last sentence about who decides, which can be out of date."""
        self._said_passed: HandOver | None = None
        """The change of seats for which the sentence has been shown."""

    def covers(self, seat: int) -> bool:
        """Whether a curtain must fall until a seat's player is at the keyboard."""
        return self._game.tabletop.settings.handover != "never" and self._hides(seat)

    def _hides(self, seat: int) -> bool:
        """Whether a seat has things that other players at the keyboard mustn't see."""
        session = self._game.session
        return session.rules.hides(session.table.state, seat)

    def pauses(self, due: "HandOver") -> bool:
        """Whether the game waits for the next player; otherwise it only says who decides."""
        if not self._game.place.hands_over(due):
            return False
        hides = self._hides(due.to_seat)
        wished = self._game.tabletop.settings.handover
        return {"always": True, "turns": hides or due.turn_over, "hidden": hides}.get(wished, False)

    @property
    def covered(self) -> bool:
        """Whether the next player has hidden things: then the hand-over is the curtain."""
        game = self._game
        due = None if game.look_back is not None else game.place.hand_over
        return due is not None and self.covers(due.to_seat)

    def draw_curtain(self) -> None:
        """Let the curtain fall if a player with hidden things must come to the keyboard first."""
        place, decision = self._game.place, self._game.session.decision
        self.curtain = None
        if decision is None or not place.decides or place.hand_over is not None:
            return
        if len(place.seats) > 1 and place.at_keyboard != decision.seat and self.covers(decision.seat):
            self.curtain = decision.seat
        else:
            place.at_keyboard = decision.seat

    def lift(self) -> None:
        """The player for whom the curtain fell is here."""
        self._game.place.at_keyboard = self.curtain
        self._game.update_game()

    def say_who_decides(self) -> None:
        """Say, once, that another person decides if the game didn't wait.

        The question itself says that a computer player is thinking.
        """
        game, passed = self._game, self._game.session.passed
        new = passed is not None and passed is not self._said_passed and game.look_back is None
        if new and passed is not None:
            levels = map(game.place.company.level, (passed.from_seat, passed.to_seat))
            if not any(levels):
                self._say(passed)
        self._said_passed = passed

    def _say(self, due: "HandOver") -> None:
        game = self._game
        facts = of_hand_over(game.wording, due)
        which = "decides" if not due.turn_over else "turn" if due.turn_to is None else "owed"
        back = "-or-back" if game.place.can_undo else ""
        said = game.words(f"game-now-{which}{back}", undo=game.tabletop.keymap.shown("undo"), **facts)
        self._offered = said if back else ""
        self.said = said
        game.controller.say(said)

    def drop_offer(self) -> None:
        """Remove the offer to take something back once that is no longer possible."""
        if self._offered and not self._game.place.can_undo:
            if self._game.panel.notice == self._offered:
                self._game.controller.say("")
            self._offered = ""
