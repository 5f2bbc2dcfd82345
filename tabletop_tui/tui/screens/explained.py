"""The explanation beside the list: what an entry would do, or what lies under the cursor."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop_tui.kit.card import Card, card_of
from tabletop_tui.kit.showing import HOME, SMALL
from tabletop_tui.kit.since import since_last_turn
from tabletop_tui.tui.screens.scene import HAND_OVER, LESSON, STOPPED, WAIT
from tabletop_tui.tui.widgets.listing import GROUP
from tabletop_tui.tui.widgets.strip import is_whole, strip_height, with_names_whole

_SENTENCE_ENDS = r"(?<=[.!?]) (?=[A-ZÄÖÜ“„])"
"""Sentences are shown as long as there is room for them; the first one always is."""
_SENTENCE_END = ".!?:…”“"
"""A text that ends with none of these is a name."""

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.log_text import LogText
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


def under_cursor(
    here: "Viewpoint", cursor: "Cursor", hooks: "GameHooks", log: "LogText"
) -> tuple[str | None, Card, bool]:
    """The entry that belongs to what is under the cursor, its explanation, and whether it's in the list."""
    key, target = cursor.key, cursor.target
    if key is not None or target is None:
        return key, of_entry(here, log, key), True
    meant = cursor.meant_at(here.scene, target)
    if meant is not None:
        return meant.key, of_entry(here, log, meant.key), False
    return None, _of_target(here, hooks, target), False


def of_entry(here: "Viewpoint", log: "LogText", key: str | None) -> Card:
    """The explanation of an entry of the list."""
    scene = here.scene
    if here.look_back is not None:
        return here.look_back.card(here.wording)
    if scene.mode == LESSON and here.place.lesson is not None:
        from tabletop_tui.tui.screens.teaching import card

        return card(here.place.lesson, here.words, in_full=here.shape == SMALL)
    if scene.mode == HAND_OVER:
        return card_of("", _last_turn(here, log))
    if scene.mode in (WAIT, STOPPED) and here.place.company.plays:
        return _so_far(here, log)
    if key is not None and key.startswith(GROUP) and scene.decision is not None:
        return here.wording.group_card(scene.view, scene.decision, key.removeprefix(GROUP))
    option = None if key is None else scene.option(key)
    if option is None or scene.decision is None:
        return Card()
    return here.wording.card(scene.view, scene.decision, option)


def _of_target(here: "Viewpoint", hooks: "GameHooks", target: str) -> Card:
    """What lies at a target at which nothing, or several things, can be chosen.

    A name is the title where the strip has room for all of it, else a sentence of its own.
    """
    options = len(here.scene.options_at(target))
    count = [here.words.game.several(count=options)] if options else []
    name, described = "", hooks.describe(here.scene.view, target)
    if len([*described, *count]) > 1 and described[0][-1:] not in _SENTENCE_END:
        lines = strip_height(HOME if here.is_pocket else here.shape)
        name, *described = described
        if not is_whole(with_names_whole(name, here.names, lines), lines):
            name, described = "", [f"{name}.", *described]
    return card_of(name, [*(each for text in described for each in _sentences(text)), *count])


def _sentences(text: str) -> list[str]:
    """The sentences of a text; what warns is a sentence that begins with its sign."""
    sign = "! " if text.startswith("! ") else ""
    first, *more = re.split(_SENTENCE_ENDS, text.removeprefix(sign))
    return [f"{sign}{first}", *more]


def _last_turn(here: "Viewpoint", log: "LogText") -> list[str]:
    """What happened in the turn that is over, a sentence a line."""
    entries, seat = here.record.log, here.scene.seat
    first = len(entries)
    while first and (entries[first - 1].seat == seat or entries[first - 1].undone):
        first -= 1
    return [said.text for said in log.sentences() if said.entry >= first and not said.undone]


def _so_far(here: "Viewpoint", log: "LogText") -> Card:
    """What the others have done since the last answer of this screen's seat, oldest first."""
    seat, entries, words = here.scene.seat, here.record.log, here.words.bots
    if seat is None:
        return Card()
    said = tuple(each.text for each in log.of_turns(since_last_turn(entries, seat)))
    if not said:
        return Card()
    played = any(entry.seat == seat and not entry.undone for entry in entries)
    return replace(card_of(words.since() if played else words.so_far(), said), latest=True)
