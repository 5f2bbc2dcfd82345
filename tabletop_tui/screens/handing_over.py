"""Several people take turns at one keyboard: whom the game waits for, and what is covered meanwhile."""

from typing import TYPE_CHECKING

from tabletop_tui.screens.scene import of_hand_over

if TYPE_CHECKING:
    from tabletop_tui.screens.game import GameScreen
    from tabletop_tui.session import HandOver


class HandingOver:
    """The curtain before a seat's own things, and the sentence that says who decides now."""

    def __init__(self, game: "GameScreen") -> None:
        """Nothing is covered before the game is shown."""
        self._game = game
        self.curtain: int | None = None
        """The seat that has things of its own to see and hasn't come to the keyboard yet."""
        self._offered = ""
        """The sentence that offered to take something back, which may no longer be possible."""
        self.said = ""
        """The last sentence about who decides; it may be out of date."""
        self._said_passed: HandOver | None = None
        """Who decides has been said for this change of seats."""

    def covers(self, seat: int) -> bool:
        """Whether a curtain has to fall until a seat has come to the keyboard."""
        return self._game.tabletop.settings.handover != "never" and self._hides(seat)

    def _hides(self, seat: int) -> bool:
        """Whether a seat has things that the other players at the keyboard must not see."""
        session = self._game.session
        return session.rules.hides(session.table.state, seat)

    def pauses(self, due: "HandOver") -> bool:
        """Whether the game waits until the next player has come; otherwise it only says who decides."""
        if not self._game.place.hands_over(due):
            return False
        hides = self._hides(due.to_seat)
        wished = self._game.tabletop.settings.handover
        return {"always": True, "turns": hides or due.turn_over, "hidden": hides}.get(wished, False)

    @property
    def covered(self) -> bool:
        """Whether the one who is to take over has hidden things: handing over is the curtain then."""
        game = self._game
        due = None if game.look_back is not None else game.place.hand_over
        return due is not None and self.covers(due.to_seat)

    def draw_curtain(self) -> None:
        """Let the curtain fall where a player with hidden things has to come to the keyboard first."""
        place, decision = self._game.place, self._game.session.decision
        self.curtain = None
        if decision is None or not place.decides or place.hand_over is not None:
            return
        if len(place.seats) > 1 and place.at_keyboard != decision.seat and self.covers(decision.seat):
            self.curtain = decision.seat
        else:
            place.at_keyboard = decision.seat

    def lift(self) -> None:
        """The player for whom the curtain fell has come."""
        self._game.place.at_keyboard = self.curtain
        self._game.update_game()

    def say_who_decides(self) -> None:
        """Say so if one person comes after another and the game didn't wait, once.

        That a computer player thinks is in the question.
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
        game.controller.tell(said)

    def drop_offer(self) -> None:
        """Take away the offer to take something back once that isn't possible any more."""
        if self._offered and not self._game.place.can_undo:
            if self._game.panel.notice == self._offered:
                self._game.controller.say("")
            self._offered = ""
