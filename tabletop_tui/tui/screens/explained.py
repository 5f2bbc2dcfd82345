"""The explanation beside the list: what an entry would do, or what lies under the cursor."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.card import Card, card_of
from tabletop_tui.tui.screens.room import CRAMPED
from tabletop_tui.tui.screens.scene import HAND_OVER, LESSON, STOPPED, WAIT
from tabletop_tui.tui.widgets.listing import GROUP

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.game import GameScreen


def under_cursor(game: "GameScreen") -> tuple[str | None, Card, bool]:
    """The entry that belongs to what is under the cursor, its explanation, and whether it's in the list."""
    key, target = game.cursor.key, game.cursor.target
    if key is not None or target is None:
        return key, of_entry(game, key), True
    meant = game.cursor.meant_at(game.scene, target)
    if meant is not None:
        return meant.key, of_entry(game, meant.key), False
    return None, _of_target(game, target, len(game.scene.options_at(target))), False


def of_entry(game: "GameScreen", key: str | None) -> Card:
    """The explanation of an entry of the list."""
    scene = game.scene
    if game.look_back is not None:
        return game.look_back.card(game.wording)
    if scene.mode == LESSON and game.place.lesson is not None:
        from tabletop_tui.tui.screens.teaching import card

        return card(game.place.lesson, game.words, in_full=game.shape not in CRAMPED)
    if scene.mode == HAND_OVER:
        return card_of("", _last_turn(game))
    if scene.mode in (WAIT, STOPPED) and game.place.company.plays:
        told = game.thinking.told()
        return card_of(game.words("bots-since") if told else "", told)
    if key is not None and key.startswith(GROUP) and scene.decision is not None:
        return game.wording.group_card(scene.view, scene.decision, key.removeprefix(GROUP))
    option = None if key is None else scene.option(key)
    if option is None or scene.decision is None:
        return Card()
    return game.wording.card(scene.view, scene.decision, option)


def _of_target(game: "GameScreen", target: str, options: int) -> Card:
    """What lies at a target at which nothing, or several things, can be chosen."""
    count = [game.words("game-several", count=options)] if options else []
    return card_of("", [*game.describe(game.scene.view, target), *count])


def _last_turn(game: "GameScreen") -> list[str]:
    """What happened in the turn that is over, a sentence a line."""
    log, seat = game.session.record.log, game.scene.seat
    first = len(log)
    while first and (log[first - 1].seat == seat or log[first - 1].undone):
        first -= 1
    return [said.text for said in game.said() if said.entry >= first and not said.undone]
