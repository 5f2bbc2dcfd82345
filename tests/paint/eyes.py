"""The tables about contrast and colours in docs/pictures.md: `python -m tests.paint.eyes` prints them."""

from collections.abc import Iterator

from tabletop_tui.paint.themes import COLOURS, PALETTES
from tabletop_tui.store import people
from tests.tui.test_colour_blindness import nearest
from tests.tui.test_palettes import contrast

EYES = ("all", "protan", "deutan", "tritan")
QUIET = ("", "dim", "faint")
SHOWN = ("dark", "light", "distinct")


def contrasts() -> Iterator[str]:
    """For each theme, the lowest contrast of plain, dim and faint words, and of any role, on any ground."""
    for name in SHOWN:
        palette = PALETTES[name]
        lowest = {
            role: min(contrast(palette.style(f"{role} {ground}")) for ground in palette.grounds)
            for role in ("", *palette.inks.keys() - {"line"})
        }
        cells = [f"{lowest[role]:.1f}" for role in QUIET]
        yield f"| {name} | {' | '.join(cells)} | {min(lowest.values()):.1f} |"


def apart() -> Iterator[str]:
    """For each theme, how far apart the two nearest resources and seats are, for all kinds of eyes."""
    for name in SHOWN:
        palette = PALETTES[name]
        inks = {each: palette.colour(each) for each in COLOURS}
        seats = {
            each: style.get_truecolor().hex
            for each in people.COLOURS
            if (style := palette.style(f"seat-{each}").bgcolor) is not None
        }
        for what, colours in (("resources", inks), ("seats", seats)):
            cells = [f"{nearest(colours, kind)[0]:.1f}" for kind in EYES]
            yield f"| {name} | {what} | {' | '.join(cells)} |"


if __name__ == "__main__":
    print(*contrasts(), *apart(), sep="\n")
