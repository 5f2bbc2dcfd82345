"""Hints at a game's screen: asked for by a key, thought out beside it, told where the coach speaks."""

import asyncio
from typing import TYPE_CHECKING

from tabletop_tui.screens.scene import DECIDE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop_tui.bots.hints import Hint
    from tabletop_tui.games.wording import Wording
    from tabletop_tui.screens.game import GameScreen


class Hinting:
    """What is hinted at a decision; at tables of several terminals nothing is."""

    def __init__(self, game: "GameScreen") -> None:
        """Nothing has been asked yet."""
        self._game = game
        self._asked_at = -1
        self._found: tuple[int, Sequence[Hint]] = (-1, ())
        """So many steps of the game, and what was found then."""

    @property
    def said(self) -> str:
        """The hint for the decision that stands, in the words of now; empty if none was asked for."""
        steps, found = self._found
        stands = bool(found) and steps == self._game.session.steps
        return text_of(self._game.wording, self._game, found) if stands else ""

    def ask(self) -> None:
        """Have a hint thought out for the decision at hand."""
        game = self._game
        if game.place.lesson is not None:
            game.teaching.hint()
        elif game.scene.mode != DECIDE or game.look_back is not None or game.place.shared:
            game.controller.say(game.words("bots-hint-not-now"))
        elif self._asked_at != game.session.steps and not self.said:
            self._asked_at = game.session.steps
            game.controller.say(game.words("bots-hint-thinking"))
            _ = game.run_worker(self._think(game.session.steps), group="hint", exclusive=True)

    async def _think(self, steps: int) -> None:
        from tabletop_tui.bots.hints import of_json
        from tabletop_tui.bots.workers import CantThinkError

        game = self._game
        try:
            found = of_json(await asyncio.wrap_future(game.place.company.hint()))
        except (CantThinkError, ValueError, TypeError):  # nothing came, or nothing that is hints
            found = []
        self._asked_at = -1
        if steps != game.session.steps or game.scene.mode != DECIDE:
            return
        game.controller.say("")
        found = self._worth_telling(found)
        if not found:
            game.controller.say(game.words("bots-hint-none"))
            return
        self._found = (steps, found)
        if any(entry.key == found[0].key for entry in game.scene.entries):
            game.cursor.to_entry(game.scene, found[0].key)
            game.follow_cursor()
        game.place_coach()

    def _worth_telling(self, found: "Sequence[Hint]") -> "Sequence[Hint]":
        """The best ones, without those that the game would warn of as long as there are others."""
        from tabletop_tui.bots.hints import MOST

        wording, scene = self._game.wording, self._game.scene

        def is_safe(hint: "Hint") -> bool:
            option = scene.option(hint.key)
            if option is None or scene.decision is None:
                return True
            return wording.confirm(scene.view, scene.decision, option) is None

        return ([hint for hint in found if is_safe(hint)] or found)[:MOST]


def text_of(wording: "Wording", game: "GameScreen", found: "Sequence[Hint]") -> str:
    """Hints in words: the best option and why, then the next ones."""
    words, scene = wording.words, game.scene

    def named(hint: "Hint") -> str:
        option = scene.option(hint.key)
        if option is None or scene.decision is None:
            return hint.key
        return wording.option(scene.view, scene.decision, option)

    best, others = found[0], found[1:]
    why = [_signed(points) + " " + _reason(wording, line) for line, points in best.better]
    said = words("bots-hint", option=named(best), points=round(best.points))
    if why:
        said += " " + words("bots-hint-why", why=", ".join(why))
    if others:
        said += " " + words("bots-hint-next", options="; ".join(map(named, others)))
    return said


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


def _reason(wording: "Wording", line: str) -> str:
    """What points come from."""
    from tabletop_tui.bots.hints import LATER

    return wording.words("bots-hint-later") if line == LATER else wording.score_title(line)
