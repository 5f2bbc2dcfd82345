"""The score sheet: every line for every seat, a plot of the scores over the game, key moments."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from rulesets.core import Standing
from tabletop_tui.kit.score_sheet import points_text, score_sheet
from tabletop_tui.kit.titles import round_word
from tabletop_tui.kit.totals import total_text
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Run, at_table, cells, fit, wrap
from tabletop_tui.play.ended import best_turns, lost_by_time
from tabletop_tui.play.fair.sentences import on_sheet
from tabletop_tui.text.cells import to_last_word
from tabletop_tui.tui.keys import bindings, in_scope
from tabletop_tui.tui.screens.page import Page, paragraph
from tabletop_tui.tui.screens.plot import plot
from tabletop_tui.tui.screens.scene import winners
from tabletop_tui.tui.screens.to_file import save_to_file, write
from tabletop_tui.tui.widgets.footer import Hint
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.store.people import Person
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class ScoreSheet(Page):
    """The scores as if the game ended now, and how they came about."""

    SCOPES = ("page", "sheet")
    BINDINGS = bindings("sheet")

    def __init__(self, here: "Viewpoint", choose: Callable[[str], None]) -> None:
        """The sheet for the moment that is shown; at the end `choose` does what comes next."""
        super().__init__(self._heading)
        self.here = here
        self._choose = choose
        self._said = ("", True)
        """The sentence about a file that was to be written, and whether it was."""

    def _heading(self) -> str:
        words = self.here.words
        return words.game.score_final() if self._over else words.game.score_now()

    @property
    def _over(self) -> bool:
        return self.here.table.decision is None

    @property
    def _lost(self) -> list[str]:
        """Who has lost by time, at the end of a game."""
        return lost_by_time(self.here.wording, self.here.record) if self._over else []

    def hints(self) -> list[Hint]:
        """The key to save the sheet and, at the end, the keys for what to do next."""
        words, keymap = self.here.words, self.here.keymap
        over = self._over and self.here.look_back is None
        keys = [key for key in in_scope("sheet") if self._offers(key.id, over=over)]
        return [Hint(keymap.shown(key.id), words(key.words_id), key.action) for key in keys]

    def _offers(self, key_id: str, *, over: bool) -> bool:
        """Whether a key works: for files only on the host's machine, for the rest when the game is over."""
        place = self.here.place
        if key_id in ("sheet-save", "sheet-export"):
            return not place.shared and (over or key_id == "sheet-save")
        if key_id == "sheet-review":
            return over and place.may_review
        return over and (place.offers_rematch or key_id != "sheet-rematch")

    def action_save(self) -> None:
        """Write the sheet to a text file."""
        here = self.here
        if here.place.shared:
            return
        lines = sheet_text(here.wording, here.standings, self._heading())
        lost = self._lost
        if lost:
            lines += ["", *lost]
        proof = on_sheet(here.record, here.words)
        if proof:
            lines += ["", *proof]
        name = f"{here.session.rules.id}-{here.session.game_id or here.record.table.seed}-score"
        self._say_saved(write(self.tabletop, name, "\n".join(lines) + "\n", ".txt"))

    def _say_saved(self, said: tuple[str, bool]) -> None:
        """Say at the top of the page whether a file was written."""
        self._said = said
        self.refill()
        self.action_scroll(-99999)

    def action_end(self, choice: str) -> None:
        """Close the sheet and do what comes next."""
        if not self._offers(f"sheet-{choice}", over=self._over):
            return
        if choice == "export":
            self._say_saved(save_to_file(self.tabletop, self.here.session))
            return
        if self.leave():
            self.app.call_later(self._choose, f"@{choice}")

    def make(self, width: int) -> list[Line]:
        """Winner, sheet, plot and moments."""
        here = self.here
        standings = here.standings
        lines: list[Line] = []
        text, written = self._said
        if text:
            lines += [line_of(""), *paragraph(text, width, "good" if written else "warn")]
        if self._over:
            lines += [line_of(""), *paragraph(winners(here.wording, standings), width, "gold")]
            for said in self._lost:
                lines += paragraph(said, width, "warn")
        lines.append(line_of(""))
        lines += [(Run(" "), *line) for line in sheet(here.wording, here.people, standings, width - 2).lines]
        scores = here.record.scores_seen(here.viewer)
        known = not any(standing.concealed for standing in standings)
        if known and here.look_back is None and len(scores) > 1:
            lines += [line_of(""), line_of(" " + here.words.game.plot(), "title")]
            picture = plot(scores, here.people, min(width - 2, 90), 12, here.words.game.plot_turn())
            lines += [(Run(" "), *line) for line in picture.lines]
        moments = key_moments(here)
        if moments:
            lines += [line_of(""), line_of(" " + here.words.game.key_moments(), "title")]
            for moment in moments:
                lines += paragraph("· " + moment, width)
        return lines + self._proof(width)

    def _proof(self, width: int) -> list[Line]:
        """How the game's chance can be checked, if at all."""
        words, session = self.here.words, self.here.session
        said = on_sheet(session.record, words)
        if not said:
            return []
        if self._over and (kept := session.game_id or session.kept_as):
            said.append(words.fair.sheet_check(id=kept))
        lines = [line_of(""), line_of(" " + words.fair.sheet_title(), "title")]
        return lines + [line for text in said for line in paragraph(text, width)]


def sheet(
    wording: "Wording", people: "Sequence[Person]", standings: Sequence[Standing], width: int
) -> Drawing:
    """A table with a row for each line of the score and a column for each seat; places and totals below."""
    fullest = sorted(standings, key=lambda standing: standing.concealed)
    rows = list(dict.fromkeys(line.id for standing in fullest for line in standing.lines))
    known = not any(standing.concealed for standing in standings)
    titles = max((cells(wording.score_title(row)) + 2 for row in rows), default=0)
    shown = [person.shown for person in people]
    widths = _column_widths(shown, width - max(20, titles))
    left = width - sum(widths)
    ends = list(accumulate(widths, initial=left))[1:]
    canvas = Canvas(width, len(rows) + 6 + _details_height(wording, standings, width))
    for name, person, end in zip(_headings(shown, widths), people, ends, strict=True):
        canvas.write_right(end, 0, name, f"{person.colour} strong")
    canvas.write(0, 1, "─" * width, "line")
    y = 2
    for row in rows:
        canvas.write(0, y, fit(wording.score_title(row), left - 1))
        for standing in standings:
            own = [line for line in standing.lines if line.id == row]
            points = sum(line.points for line in own)
            counts = not own or any(map(wording.shows, own))
            points_shown = points_text(standing, row) if counts else "·"
            canvas.write_right(ends[standing.seat], y, points_shown, "" if points else "faint")
        y += 1
    canvas.write(0, y, "─" * width, "line")
    words = wording.words
    canvas.write(0, y + 1, words.game.score_total(), "title")
    canvas.write(0, y + 2, words.game.score_place(), "dim")
    for standing in standings:
        right = ends[standing.seat]
        canvas.write_right(right, y + 1, str(total_text(standing)), "gold")
        placed = words.game.place(place=standing.place) if known else "?"
        canvas.write_right(right, y + 2, placed, "dim")
    _write_details(canvas, y + 4, wording, standings, width)
    return canvas.drawing()


def _column_widths(names: Sequence[str], room: int) -> list[int]:
    """The columns' cells: the same for all if every name is whole then, else more for longer names."""
    widths = [max(8, cells(name) + 1) for name in names]
    longest = max(widths)
    each = min(max(16, longest), room // len(names))
    if each >= longest:
        return [each] * len(names)
    while sum(widths) > room and max(widths) > 8:
        widths[widths.index(max(widths))] -= 1
    return widths


def _headings(names: Sequence[str], widths: Sequence[int]) -> list[str]:
    """The names above their columns, cut off after a whole word unless two look alike then."""
    short = [fit(name, width - 1) for name, width in zip(at_table(names), widths, strict=True)]
    whole = [
        each if each == name else to_last_word(each, width - 1)
        for name, each, width in zip(names, short, widths, strict=True)
    ]
    return whole if len({*whole}) == len(whole) else short


def score_parts(wording: "Wording", standing: Standing) -> list[str]:
    """Where a seat's points come from, and what could have brought some but didn't."""
    return [wording.score_part(line) for line in standing.lines if wording.shows(line)]


def sheet_text(wording: "Wording", standings: Sequence[Standing], heading: str) -> list[str]:
    """The sheet for a text file: players, points, places, and where the points come from."""
    parts = [
        f"{wording.name(standing.seat)}: {' · '.join(score_parts(wording, standing)) or '–'}"
        for standing in standings
    ]
    return [wording.title, heading, "", *score_sheet(wording, standings), "", *parts]


def _details(wording: "Wording", standings: Sequence[Standing], width: int) -> list[Line]:
    """Each seat's lines, with where their points come from."""
    lines: list[Line] = []
    for standing in standings:
        parts = score_parts(wording, standing)
        if standing.tie_break and sum(other.total == standing.total for other in standings) > 1:
            parts.append(wording.tie_break(standing.tie_break))
        name = wording.name(standing.seat)
        texts = wrap(" · ".join(parts) or "–", max(10, width - cells(name) - 2))
        lines.append((Run(f"{name}  ", "strong"), Run(texts[0], "dim")))
        lines += [line_of(" " * (cells(name) + 2) + text, "dim") for text in texts[1:]]
    return lines


def _details_height(wording: "Wording", standings: Sequence[Standing], width: int) -> int:
    return len(_details(wording, standings, width))


def _write_details(
    canvas: Canvas, y: int, wording: "Wording", standings: Sequence[Standing], width: int
) -> None:
    for down, line in enumerate(_details(wording, standings, width)):
        canvas.runs(0, y + down, line)


def key_moments(here: "Viewpoint") -> list[str]:
    """The turn in which each seat made the most points, and every change of the lead, as sentences."""
    record = here.record
    scores = record.scores_seen(here.viewer)
    known = not any(standing.concealed for standing in here.standings)
    if here.look_back is not None or len(scores) < 2 or not known:
        return []
    words, wording, rounds = here.words, here.wording, record.turns.rounds
    word = round_word(words, wording.game)
    found = [
        words.game.moment_gain(name=wording.name(best.seat), points=best.points, word=word, round=best.round)
        for best in best_turns(record.turns.gains)
    ]
    changes = lead_changes(scores)
    if changes:
        turn, seat = changes[-1]
        which = "game-moment-lead-one" if len(changes) == 1 else "game-moment-lead-many"
        name = wording.name(seat)
        found.append(words(which, name=name, word=word, round=rounds[turn], count=len(changes)))
    return found


def lead_changes(scores: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Each turn after which another seat was alone in the lead, and which."""
    leader: int | None = None
    changes: list[tuple[int, int]] = []
    for turn, totals in enumerate(scores):
        top = max(totals)
        if list(totals).count(top) == 1:
            seat = list(totals).index(top)
            if leader is not None and seat != leader:
                changes.append((turn, seat))
            leader = seat
    return changes
