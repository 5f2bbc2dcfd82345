"""What a guest is told about the tables and the people on a server, on a screen and in lines."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import game_title, round_word
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.serve.people.seating import FREE, chair_of
from tabletop_tui.serve.tables.busy import LOOKS, Busy
from tabletop_tui.serve.tables.clock_text import clock_said
from tabletop_tui.serve.tables.expiry import closing_said
from tabletop_tui.text.durations import when

if TYPE_CHECKING:
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.text.words import Words

HERE, AWAY, FREE_SEAT = "●", "○", "·"
"""Before a name: at the table, not there now, a free seat."""

TURN, MINE, ROOM, OTHERS, OVER = range(5)
"""What a table is to a guest: it is their turn, a seat is theirs, they can sit down, or none of these."""


def rank(table: "OpenTable", guest: "Guest") -> int:
    """What a table is to a guest; the lower, the higher it is in their list."""
    seats = table.seats.of(guest)
    if table.session.record.decision is None:
        return OVER
    if table.asks(guest):
        return TURN
    if (
        seats
        or table.seats.stood_in_for(guest)
        or (table.id == guest.table_invited and table.seats.open_to(guest))
    ):
        return MINE
    return ROOM if table.seats.open_to(guest) else OTHERS


def in_order(tables: Sequence["OpenTable"], guest: "Guest") -> list["OpenTable"]:
    """Tables where it is the guest's turn, the longest wait first; then their seats, then free ones."""

    def place(table: "OpenTable") -> tuple[int, float]:
        first = rank(table, guest)
        return first, table.game.waits_since if first == TURN else 0.0

    return sorted(tables, key=place)


def back_at_once(mine: Sequence["OpenTable"]) -> "OpenTable | None":
    """The table to which an arriving guest goes at once, of those where a seat is `mine`.

    That is a game of this evening, else the only one over days; between several of these they choose.
    """
    now = [table for table in mine if not table.notes.facts.clock]
    return now[-1] if now else mine[0] if len(mine) == 1 else None


def kept_sentence(table: "OpenTable", guest: "Guest", words: "Words") -> str:
    """That a seat there is theirs, or waits for them; empty if none is."""
    if rank(table, guest) != MINE:
        return ""
    return (
        words.tables.your_seat()
        if table.seats.owned(guest) and _came(table, guest)
        else words.tables.kept_seat()
    )


def _came(table: "OpenTable", guest: "Guest") -> bool:
    """Whether a seat is theirs because they once sat down; else it waits for their name or their code."""
    return any(table.seats.chair(seat).owner == guest.id for seat in table.seats.of(guest))


def turn_sentence(table: "OpenTable", guest: "Guest", words: "Words") -> str:
    """Whose turn it is, since when, in which round."""
    session = table.session
    decision = session.record.decision
    if decision is None:
        return words.tables.over()
    if table.contributions.open:
        names = [session.record.people[seat].name for seat in table.contributions.pending]
        return words.fair.list_waits(names=", ".join(names)) if names else words.fair.list_ready()
    progress = session.rules.progress(session.record.table.state)
    seats = table.seats.of(guest)
    mine = "" if decision.seat not in seats else "-your" if len(seats) == 1 else "-your-keyboard"
    since, clock = (
        when(words, table.game.waits_since, table.services.clock()),
        clock_said(table.turn_clock, words),
    )
    return words(
        f"tables{mine}-turn" if progress.rounds else f"tables{mine}-turn-open",
        name=session.record.people[decision.seat].name,
        time=" · ".join((since, clock) if clock else (since,)),
        word=round_word(words, session.rules.id),
        round=progress.round,
        rounds=progress.rounds,
    )


def table_lines(table: "OpenTable", guest: "Guest", words: "Words") -> tuple[Line, Line]:
    """A table in two lines: the game and its players, and its state."""
    head: list[Run] = [Run(game_title(words, table.session.rules.id), "strong"), Run("  ")]
    for seat in range(len(table.session.record.people)):
        head += [*person_runs(table, seat, words), Run("  ")]
    free, kept = len(table.seats.free), kept_sentence(table, guest, words)
    closing = closing_said(table, words)
    more = [
        *([closing] if closing else []),
        *([words.tables.free(count=free)] if free else []),
        *([words.tables.private_here()] if table.notes.facts.private else []),
        *(
            [words.tables.watched(names=", ".join(table.attendance.watchers))]
            if table.attendance.watchers
            else []
        ),
    ]
    asked = rank(table, guest) == TURN
    said = [
        Run("▶ " if table.session.record.decision else "  ", "you"),
        *([Run(kept, "you strong"), Run(" · ", "dim")] if kept else []),
        Run(turn_sentence(table, guest, words), "you strong" if asked else "dim"),
        *(Run(f" · {text}", "dim") for text in more),
    ]
    return tuple(head), tuple(said)


def person_runs(table: "OpenTable", seat: int, words: "Words") -> list[Run]:
    """A seat in a few words: who holds it, and whether they are there."""
    person = table.session.record.people[seat]
    if chair_of(person).kind == FREE:
        return [Run(f"{FREE_SEAT} {words.tables.free_seat()}", "dim")]
    if person.level is not None:
        return [Run(f"{person.sign} {person.name}", person.colour)]
    mark = HERE if table.attendance.is_here(seat) else AWAY
    return [Run(f"{mark} {person.name}", person.colour)]


def busy_sentence(busy: Busy, words: "Words") -> str:
    """A person on the server, and what they do."""
    if busy.does == LOOKS:
        return words.tables.company_looks(name=busy.guest.name)
    return words(f"tables-company-{busy.does}", name=busy.guest.name, game=game_title(words, busy.game))
