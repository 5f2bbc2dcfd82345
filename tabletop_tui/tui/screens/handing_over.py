"""Several people at one keyboard: for whom the game waits, and what is covered meanwhile."""

import string
from typing import TYPE_CHECKING

from tabletop_tui.play.glance import HANDED, Glance, usual_glance
from tabletop_tui.store.people import own_key
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER, LESSON, of_hand_over

if TYPE_CHECKING:
    from textual.events import Key as Pressed

    from tabletop_tui.play.record import HandOver
    from tabletop_tui.tui.screens.game import GameScreen


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
        self._asked: tuple[str, int | None] | None = None
        """What was asked last at this keyboard: the kind of scene, and whom."""
        self._glance = Glance(usual_glance(seconds=HANDED))
        self._waiting = 0
        """How often keys may still wait that were heard before a player was asked."""
        self.answered = ""
        """The key of the last answer given here, which must not open anything for the next player."""

    @property
    def awaited(self) -> int | None:
        """The seat whose player has to come to the keyboard."""
        due = None if self._game.look_back is not None else self._game.place.hand_over
        return self.curtain if due is None else due.to_seat

    @property
    def key(self) -> str:
        """The key with which that player takes over: a letter, in capitals, or a digit; empty for no one."""
        game, seat = self._game, self.awaited
        if seat is None:
            return ""
        keymap, scopes = game.tabletop.keymap, (*game.SCOPES, "app")
        keys = (*string.ascii_uppercase, *string.digits)
        commands = {key for key in keys if keymap.doing({key, key.lower()}, scopes)}
        return own_key(game.people, seat, {*commands, *self.answered.upper()})

    def typed_ahead(self, pressed: "Pressed") -> bool:
        """Whether a key was pressed before its player could see what it would answer."""
        ahead = self._glance.typed_ahead(pressed.time)
        if ahead:
            self._glance.outlast(pressed.time)
        return ahead

    @property
    def too_soon(self) -> bool:
        """Whether a click, or a key that had to wait, can't be meant for what is shown."""
        return self._waiting > 0 or self._glance.too_soon

    def mind(self) -> None:
        """The scene has been drawn: keys typed ahead aren't for the next player, nor for a step's end."""
        game, scene = self._game, self._game.scene
        asks = scene.mode in (DECIDE, HAND_OVER, CURTAIN, LESSON) and game.look_back is None
        if not asks:
            return
        before, self._asked = self._asked, (scene.mode, self.awaited if scene.mode != DECIDE else scene.seat)
        if before is None or before == self._asked:
            return
        handed = len(game.place.seats) > 1 and (before[1] != self._asked[1] or scene.mode != DECIDE)
        if handed or scene.mode == LESSON:
            self._begin()

    def _begin(self) -> None:
        """Drop what the next `HANDED` seconds bring, and the keys that wait behind the one that brought this.

        The screen has heard those, but the program carries them out in their order, and this one after them.
        """
        self._glance.begin()
        if self._glance.too_soon:
            self._waiting += 1
            self._game.tabletop.call_later(self._carried_out)

    def _carried_out(self) -> None:
        self._waiting -= 1

    def covers(self, seat: int) -> bool:
        """Whether a curtain must fall until a seat's player is at the keyboard."""
        return self._game.tabletop.settings.handover != "never" and self._hides(seat)

    def _hides(self, seat: int) -> bool:
        """Whether a seat has things that other players at the keyboard mustn't see."""
        session = self._game.session
        return session.rules.hides(session.record.table.state, seat)

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

    @property
    def veiled(self) -> bool:
        """Whether only what every player may see is shown."""
        return self.curtain is not None or self.covered

    def draw_curtain(self) -> None:
        """Let the curtain fall if a player with hidden things must come to the keyboard first."""
        place, decision = self._game.place, self._game.session.record.decision
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
        game, passed = self._game, self._game.session.record.passed
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
