"""Two worlds that differ only in what a player may not see, and all that their screen shows of either."""

import random
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from rulesets.core import Rng
from rulesets.core.event import Event, private_fields
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.showing import SMALL
from tabletop_tui.kit.wording import Wording
from tabletop_tui.play import acts, undo
from tabletop_tui.play.place import Place
from tabletop_tui.play.record import HandOver
from tabletop_tui.play.session import Session
from tabletop_tui.tui.keys import KeyMap
from tabletop_tui.tui.screens.explained import of_entry
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.help import help_page, why_page
from tabletop_tui.tui.screens.log_text import LogText
from tabletop_tui.tui.screens.scene import NOTHING, scene_of
from tabletop_tui.tui.screens.scoresheet import ScoreSheet
from tabletop_tui.tui.screens.table import TableScreen
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.lines import LinesWidget

WIDTH = 100
TRIES = 600
"""How many deals are tried to find one that looks the same."""


class Seats(Place):
    """A terminal at a table of several, for some seats or none."""

    shared = True
    wishes: ClassVar[Mapping[int, str]] = {}
    """What players ask the owners of seats for: nothing."""

    def __init__(self, session: Session, seats: Collection[int]) -> None:
        super().__init__(session)
        self._seats = tuple(seats)

    @property
    def seats(self) -> tuple[int, ...]:
        return self._seats

    @property
    def every_seat(self) -> bool:
        return False

    def pause_when(self, pauses: Callable[[HandOver], bool]) -> None:
        pass


def played_at_random(session: Session, seed: int) -> Iterator[Session]:
    """The same session before every answer of a random game, with something taken back now and then."""
    chance = random.Random(seed)
    session.record.pause_when(lambda _due: False)
    while session.record.decision is not None:
        yield session
        if chance.random() < 0.05 and undo.can_undo(session.record):
            session.do(acts.undo())
        session.do(acts.answer(chance.choice(session.record.decision.options).key))


def other_world(session: Session, viewer: int | None, chance: Rng) -> Session:
    """A session that differs only in what a seat, or a watcher, may not know: also in the log.

    Raises `LookupError` if none was found: few hands can have paid for gods that were played a moment ago.
    """
    other = Session(session.record.copy())
    other.record.table = session.record.table.redealt(viewer, chance, TRIES, elsewhere=True).clone(
        listen=True
    )
    other.record.log = [with_other_secrets(entry, viewer) for entry in session.record.log]
    turns = session.record.turns.copy()
    turns._marks = [
        replace(mark, totals=[total + 7 for total in mark.totals]) if mark.seen else mark
        for mark in turns._marks
    ]
    other.record.turns = turns
    return other


def with_other_secrets(entry: LogEntry, viewer: int | None) -> LogEntry:
    """The same entry, but what was told to others alone, and what others chose, is nonsense."""

    def altered(event: Event) -> Event:
        if event.seat == viewer:
            return event
        secrets: dict[str, Any] = {name: f"secret {getattr(event, name)!r}" for name in private_fields(event)}
        return replace(event, **secrets)

    key = entry.key if entry.seat == viewer else f"secret {entry.key}"
    return replace(entry, key=key, events=tuple(altered(event) for event in entry.events))


def known(wording: Wording, keymap: KeyMap, session: Session, viewer: int | None) -> dict[str, Any]:
    """All that a player's screen is made of, but for the log: view, scores, what is asked, what may be done.

    Boards and pages are drawn from nothing else, so that this is enough for most positions; that it is,
    is what those show that are drawn.
    """
    place = Seats(session, () if viewer is None else (viewer,))
    scene = scene_of(place, wording, keymap, curtain=None)
    table = session.record.table
    shown: dict[str, Any] = {"view": table.rules.view(table.state, viewer)}
    shown["scene"] = replace(scene, decision=None)  # its options are among the entries
    shown["scores"] = session.record.standings_seen(viewer)
    shown["undo"] = (place.can_undo, place.can_redo, place.can_restart, place.why_no_undo)
    shown["progress"] = table.rules.progress(table.state)
    shown["decider"] = (place.decides, session.record.acting_seat)
    return shown


def drawn(
    screen: GameScreen, session: Session, viewer: int | None, log: LogText, *, pages: bool = True
) -> dict[str, Any]:
    """All that a screen shows of a session to a seat or a watcher: every widget's lines, and the pages."""
    seats = () if viewer is None else (viewer,)
    screen.here.place = Seats(session, seats)
    if len(screen._named) != len(session.record.people):
        screen.recapping.dismiss()  # it names players of the game before
    if [name for name, *_ in screen._named] != [person.name for person in session.record.people]:
        screen.relabel()
    screen._named, screen.log_text = [person.looks for person in session.record.people], log
    screen.game_end.was_over = True  # the score sheet is looked at below
    screen.looking_at = 0
    screen.here.scene = NOTHING
    screen.cursor.leave()
    first = next(iter(screen.PAGES), "") if isinstance(screen, TableScreen) else ""
    if isinstance(screen, TableScreen):
        screen.page = first
    screen.update_game()
    shown: dict[str, Any] = {"first": _lines(screen)}
    if screen.shape == SMALL and isinstance(screen, TableScreen):
        for page in (*screen.PAGES, first):
            screen.page = page
            screen.show_boards()
            shown[f"page {page}"] = _lines(screen)
    if pages:
        screen.looking_at = ((viewer or 0) + 1) % len(session.record.people)
        screen.show_boards()
        screen._show_headline()
        shown["looking at another"] = _lines(screen)
        shown.update(_pages(screen))
    shown["log"] = screen.log_text.sentences()
    scene = screen.scene
    shown["options"] = [scene.question, scene.listing, dict(scene.labels), scene.start]
    shown["details"] = [of_entry(screen.here, log, entry.key) for entry in scene.entries]
    if pages:
        targets = {spot.target for board in screen.board_widgets for spot in board.spots}
        shown["explained"] = {target: screen.describe(scene.view, target) for target in sorted(targets)}
    keys = ("undo", "redo", "restart", "why", "standing", "talk")
    shown["keys"] = [screen.check_action(key, ()) for key in keys]
    return shown


def _pages(screen: GameScreen) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    shown["help"] = help_page(screen.here, screen.read)._make(WIDTH)  # type: ignore[misc]
    why = why_page(screen.here, screen, screen.cursor.target, screen.read)
    shown["why"] = why._make(WIDTH)  # type: ignore[misc]
    shown["score"] = ScoreSheet(screen.here, screen.controller.choose).make(WIDTH)
    wording = screen.wording
    if type(wording).board_text is not Wording.board_text:
        view, seats = screen.scene.view, range(len(screen.people))
        shown["text"] = [wording.board_text(view, seat) for seat in seats]
    return shown


def _lines(screen: GameScreen) -> dict[str, Any]:
    """Every widget's lines; boards that have no place on the open page aren't drawn again."""
    found: dict[str, Any] = {}
    seen = [*screen.board_widgets, screen._header, screen._log]
    for widget in screen.query("*"):
        if isinstance(widget, BoardWidget) and widget in seen:
            _ = widget.lines  # header and log are laid out when they are looked at
            found[f"board {widget.id}"] = widget.drawing
        elif isinstance(widget, LinesWidget) and not isinstance(widget, BoardWidget):
            found[f"lines {widget.id}"] = tuple(widget.lines)
    return found
