"""Hints at a game's screen: requested by a key, worked out in the background, shown where the coach's notes
are.
"""

from typing import TYPE_CHECKING

from tabletop_tui.play.hinted import allowed, looked
from tabletop_tui.tui.screens.scene import DECIDE

if TYPE_CHECKING:
    from tabletop_tui.play.advice_text import Hints
    from tabletop_tui.tui.screens.game import GameScreen


class Hinting:
    """The hint for a decision of this terminal."""

    def __init__(self, game: "GameScreen") -> None:
        """Nothing has been asked yet."""
        self._game = game
        self._asked_at = -1
        self._found: tuple[int, Hints] = (-1, ())
        """The number of steps, and the hints found then."""

    @property
    def said(self) -> str:
        """The hint for the current decision, in the current words; empty if none was requested."""
        steps, found = self._found
        if not found or steps != self._game.session.record.steps:
            return ""
        from tabletop_tui.play.advice_text import hint_text  # loads all of the search: not at the start

        return hint_text(self._game.wording, self._named, found)

    def _named(self, key: str) -> str:
        scene, wording = self._game.scene, self._game.wording
        option = scene.option(key)
        if option is None or scene.decision is None:
            return key
        return wording.option_named(scene.view, scene.decision, option)

    def ask(self) -> None:
        """Have a hint worked out for the current decision."""
        game = self._game
        if game.place.lesson is not None:
            game.teaching.hint()
        elif game.scene.mode != DECIDE or game.look_back is not None:
            game.controller.say(game.words("bots-hint-not-now"))
        elif self.said:
            game.coaching.repeat()
        elif self._asked_at != game.session.record.steps:
            why_not = game.place.begin_hint()
            if why_not:
                game.controller.say(game.words(why_not))
                return
            self._asked_at = game.session.record.steps
            game.controller.say(game.words("bots-hint-thinking"))
            _ = game.run_worker(self._think(game.session.record.steps), group="hint", exclusive=True)

    async def _think(self, steps: int) -> None:
        from tabletop_tui.play.advice_text import worth_showing

        game = self._game
        found = await game.place.company.hints()
        self._asked_at = -1
        decision = game.scene.decision
        if steps != game.session.record.steps or game.scene.mode != DECIDE or decision is None:
            return
        game.controller.say("")
        found = worth_showing(game.wording, game.scene.view, decision, found)
        if not found:
            game.controller.say(game.words("bots-hint-none"))
            return
        game.controller.do(looked(decision.seat))  # recorded first, for the whole table
        if not allowed(game.people):
            return
        self._found = (steps, found)
        if any(entry.key == found[0].key for entry in game.scene.entries):
            game.cursor.to_entry(game.scene, found[0].key)
            game.follow_cursor()
        game.place_coach()
