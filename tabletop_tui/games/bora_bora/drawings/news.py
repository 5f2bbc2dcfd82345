"""What the others of Bora Bora have done since the player's last turn, a line or two each."""

from collections.abc import Mapping, Sequence

from tabletop_tui.drawing import Canvas, Drawing, Run, wrap
from tabletop_tui.games.bora_bora.drawings.figures import Seen
from tabletop_tui.games.bora_bora.terms import NEW


def draw_news(seen: Seen, told: Mapping[int, str], order: Sequence[int], width: int, height: int) -> Drawing:
    """A title, and each player who has done something, with what it was."""
    shows = (tuple(told.items()), tuple(order))
    return seen.part("since", (width, height), shows, lambda canvas: _draw(canvas, seen, told, order))


def _draw(canvas: Canvas, seen: Seen, told: Mapping[int, str], order: Sequence[int]) -> None:
    """Draw the lines that `draw_news` describes."""
    terms, width, height = seen.terms, canvas.width, canvas.height
    canvas.write(0, 0, terms.board("since"), "dim")
    shown = [seat for seat in order if told.get(seat)]
    if not shown:
        canvas.write(2, 1, terms.board("since-nothing"), "faint")
    left = 4 + max((len(seen.names[seat].text) for seat in shown), default=0)
    rows = max(1, (height - 1) // max(1, len(shown)))
    y = 1
    for seat in shown:
        lines = wrap(told[seat], max(8, width - left))
        kept = lines[: rows if y + rows <= height else height - y]
        if len(kept) < len(lines) and kept:
            kept[-1] = kept[-1][: width - left - 2] + " …"
        if y >= height:
            break
        canvas.runs(
            0, y, [Run(f"{terms.sign(NEW)} ", "warn"), Run(seen.names[seat].text, seen.names[seat].role)]
        )
        for text in kept:
            canvas.write(left, y, text)
            y += 1
