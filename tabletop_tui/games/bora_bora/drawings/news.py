"""What the others in Bora Bora have done since the player's last turn, in one or two lines each."""

from collections.abc import Mapping, Sequence

from tabletop_tui.games.bora_bora.drawings.figures import Seen
from tabletop_tui.games.bora_bora.terms import NEW
from tabletop_tui.paint.drawing import Canvas, Drawing, Run, cells, fit, wrap

_HELD = "\u2800"
"""Used for a blank at which no line may break: one cell wide, and not a space to Python."""


def draw_news(
    seen: Seen, by_seat: Mapping[int, str], order: Sequence[int], width: int, height: int
) -> Drawing:
    """A title, then each player who has done something, and what it was."""
    shows = (tuple(by_seat.items()), tuple(order))
    return seen.part("since", (width, height), shows, lambda canvas: _draw(canvas, seen, by_seat, order))


def _draw(canvas: Canvas, seen: Seen, by_seat: Mapping[int, str], order: Sequence[int]) -> None:
    """Draw the lines that `draw_news` describes."""
    terms, width, height = seen.terms, canvas.width, canvas.height
    shown = [seat for seat in order if by_seat.get(seat)]
    top = int(height > len(shown))  # if there are too few lines, players matter more than the title
    if top:
        canvas.write(0, 0, terms.say.board_since(), "dim")
    if not shown:
        canvas.write(2, 1, terms.say.board_since_nothing(), "faint")
    left = 4 + max((len(seen.names[seat].text) for seat in shown), default=0)
    room, spare, y = max(1, width - left), height - top - len(shown), top
    for seat in shown[: height - top]:
        lines = [line.replace(_HELD, " ") for line in wrap(_together(by_seat[seat], room), room)]
        kept = lines[: 1 + max(0, spare)]
        spare -= len(kept) - 1
        if len(kept) < len(lines):
            kept[-1] = fit(f"{kept[-1]} {lines[len(kept)]}", room)
        canvas.runs(
            0, y, [Run(f"{terms.sign(NEW)} ", "warn"), Run(seen.names[seat].text, seen.names[seat].role)]
        )
        for text in kept:
            canvas.write(left, y, text)
            y += 1


def _together(said: str, room: int) -> str:
    """The same, breaking only after the dots between deeds, or within a deed longer than a line."""
    *deeds, last = said.split(" · ")
    shown = [*(f"{deed}{_HELD}·" for deed in deeds), last]
    return " ".join(deed.replace(" ", _HELD) if cells(deed) <= room else deed for deed in shown)
