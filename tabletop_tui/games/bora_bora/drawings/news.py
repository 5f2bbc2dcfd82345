"""What happened to the player since their last turn: losses first, then what the others did, a line each."""

from collections.abc import Mapping, Sequence

from rulesets.bora_bora.components import FISH
from rulesets.bora_bora.events import Occupied, PlacedPriest
from rulesets.core import Event
from tabletop_tui.games.bora_bora.drawings.figures import Seen
from tabletop_tui.paint.drawing import Canvas, Drawing, Run, cells, fit, wrap

_HELD = "\u2800"
"""Used for a blank at which no line may break: one cell wide, and not a space to Python."""
_NAME = 10
"""Cells that a name has in any case."""


def losses_of(seen: Seen, events: Sequence[Event]) -> list[tuple[int, str]]:
    """What the seat shown has lost, in the order in which it happened, each with the seat that caused it."""
    say, found = seen.terms.say, []
    for event in events:
        match event:
            case PlacedPriest(seat=int(by), out=out) if out == seen.seat != by:
                found.append((by, say.board_lost_priest(space=1)))
            case Occupied(seat=int(by), region=region, aside=aside) if aside == seen.seat != by:
                vp = seen.terms.vp(FISH[seen.view.fish[region]].vp)
                found.append((by, say.board_lost_site(region=region, vp=vp)))
    return found


def draw_news(
    seen: Seen,
    losses: Sequence[tuple[int, str]],
    by_seat: Mapping[int, str],
    order: Sequence[int],
    width: int,
    height: int,
    *,
    titled: bool = True,
) -> Drawing:
    """A title, then the losses, then each player who has done something, and what it was.

    `order` is that of their turns, the latest last: with too few rows, the earlier ones are left out.
    """
    shows = (tuple(losses), tuple(by_seat.items()), tuple(order), titled)
    return seen.part(
        "since",
        (width, height),
        shows,
        lambda canvas: _draw(canvas, seen, losses, by_seat, order, titled=titled),
    )


def told_whole(seen: Seen, by_seat: Mapping[int, str], order: Sequence[int], width: int) -> int | None:
    """The latest seat that has done something, if all of that has room in a line."""
    latest = next((seat for seat in reversed(order) if by_seat.get(seat)), None)
    if latest is None or cells(by_seat[latest]) > _room(seen, latest, width):
        return None
    return latest


def _room(seen: Seen, seat: int, width: int) -> int:
    """Cells in a line behind a name."""
    return max(1, width - cells(_called(seen, seat, width)) - 3)


def _called(seen: Seen, seat: int, width: int) -> str:
    """A player's name in a third of a line, or in as many cells as a first name mostly takes."""
    return fit(seen.names[seat].text, max(_NAME, width // 3))


def _draw(
    canvas: Canvas,
    seen: Seen,
    losses: Sequence[tuple[int, str]],
    by_seat: Mapping[int, str],
    order: Sequence[int],
    *,
    titled: bool,
) -> None:
    """Draw the lines that `draw_news` describes."""
    terms, width, height = seen.terms, canvas.width, canvas.height
    y = 0
    if titled:
        end = canvas.write(1, 0, terms.say.board_happened(), "warn strong" if losses else "dim")
        log = terms.say.board_log()
        if end + cells(log) + 4 < width:
            x = canvas.write_right(width, 0, log, "dim")
            canvas.write(x - 2, 0, "L", "key")
        y = 1
    for seat, text in losses[: height - y]:
        name = Run(_called(seen, seat, width), seen.names[seat].role)
        x = canvas.runs(0, y, [Run("▌", "warn"), name])
        end = canvas.write(x + 1, y, fit(text, width - x - 1), "warn")
        canvas.explain(f"latest:@{seat}", 0, y, end)
        y += 1
    rows = height - y
    shown = [seat for seat in order if by_seat.get(seat)]
    spare = rows - len(shown)
    for seat in shown[max(0, -spare) :]:
        name = Run(_called(seen, seat, width), seen.names[seat].role)
        room = _room(seen, seat, width)
        lines = [line.replace(_HELD, " ") for line in wrap(_together(by_seat[seat], room), room)]
        kept = lines[: 1 + max(0, spare)]
        spare -= len(kept) - 1
        if len(kept) < len(lines):
            kept[-1] = _left_off(kept[-1], room)
        canvas.runs(1, y, (name, Run(":", "dim")))
        for text in kept:
            end = canvas.write(cells(name.text) + 3, y, text, "dim")
            canvas.explain(f"latest:@{seat}", 1, y, end)
            y += 1


def _left_off(text: str, room: int) -> str:
    """A line after which more would follow: it ends with the last deed, or word, that fits whole."""
    text = text.removesuffix(" ·")
    while " " in text and cells(text) + 2 > room:
        text = text.rpartition(" ")[0].removesuffix(" ·")
    return fit(f"{text} …", room)


def _together(said: str, room: int) -> str:
    """The same, breaking only after the dots between deeds, or within a deed longer than a line."""
    *deeds, last = said.split(" · ")
    shown = [*(f"{deed}{_HELD}·" for deed in deeds), last]
    return " ".join(deed.replace(" ", _HELD) if cells(deed) <= room else deed for deed in shown)
