"""All pictures of the games in all sizes, volumes and looks: `make sprites`.

    python -m tests.sprites [GAME…] [--look dark|light|256|sixteen|mono|ascii]… [--svg FOLDER]

Prints to the terminal, or writes a sheet for each game and look into a folder.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.color import Color, ColorSystem
from rich.console import Console
from rich.segment import Segment
from textual.color import Color as PageColor

from rulesets import GAMES
from tabletop_tui.paint.drawing import Canvas, Drawing, fit
from tabletop_tui.paint.glyphs import to_ascii
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, QUIET, Look, Sprite, Volume, look_of, sprites
from tabletop_tui.paint.svg import svg_of_lines
from tabletop_tui.paint.themes import PALETTES, Palette
from tabletop_tui.tui.terminal.filters import FewerColours

WIDTH = 150
VOLUMES: Sequence[tuple[Volume, str]] = (
    (LOUD, "loud"),
    (NORMAL, "normal"),
    (QUIET, "quiet"),
    (FADED, "faded"),
)


class Terminal(NamedTuple):
    """A way to look at pictures."""

    palette: Palette
    look: Look
    colours: ColorSystem = ColorSystem.TRUECOLOR


LOOKS = {
    "dark": Terminal(PALETTES["dark"], look_of("dark")),
    "light": Terminal(PALETTES["light"], look_of("light")),
    "256": Terminal(PALETTES["dark"], look_of("dark"), ColorSystem.EIGHT_BIT),
    "light-256": Terminal(PALETTES["light"], look_of("light"), ColorSystem.EIGHT_BIT),
    "sixteen": Terminal(PALETTES["sixteen"], look_of("sixteen")),
    "mono": Terminal(PALETTES["mono"], look_of("mono")),
    "ascii": Terminal(PALETTES["dark"], look_of("dark", ascii=True)),
}


def card(name: str, sizes: Sequence[Sprite], look: Look) -> Drawing:
    """One picture: a line for each size, with all volumes side by side; its sign where there are none."""
    if not look.pictures:
        canvas = Canvas(24, 1)
        canvas.write(0, 0, f"{look.sign(sizes[0])} {name}")
        return canvas.drawing()
    width = max(*(sum(found.width + 1 for _ in VOLUMES) for found in sizes), len(name)) + 1
    canvas = Canvas(width, 1 + sum((found.height + 1) // 2 + 1 for found in sizes))
    canvas.write(0, 0, fit(f"{look.sign(sizes[0])} {name}", width), "faint")
    y = 1
    for found in sizes:
        for at, (volume, _) in enumerate(VOLUMES):
            canvas.picture(at * (found.width + 1), 2 * y, found, volume, inks=found.examples)
        y += (found.height + 1) // 2 + 1
    return canvas.drawing()


def sheet(game: str, look: Look) -> Drawing:
    """All pictures of a game, in rows."""
    names: dict[str, list[Sprite]] = {}
    for found in sprites(game).values():
        names.setdefault(found.name, []).append(found)
    rows: list[list[Drawing]] = [[]]
    for name, sizes in names.items():
        made = card(name, sizes, look)
        if sum(each.width for each in rows[-1]) + made.width > WIDTH:
            rows.append([])
        rows[-1].append(made)
    heights = [max(each.height for each in row) for row in rows]
    canvas = Canvas(WIDTH, sum(heights) + 1)
    canvas.write(0, 0, f"{game}: " + ", ".join(word for _, word in VOLUMES), "strong")
    y = 1
    for row, height in zip(rows, heights, strict=True):
        x = 0
        for each in row:
            canvas.place(x, y, each)
            x += each.width
        y += height
    return canvas.drawing()


def segments(drawing: Drawing, terminal: Terminal) -> Iterator[list[Segment]]:
    """The lines of a drawing as a terminal gets them."""
    for line in drawing.lines:
        made = [
            Segment(to_ascii(text) if terminal.look.ascii else text, terminal.palette.style(role))
            for text, role in line
        ]
        if terminal.colours is not ColorSystem.TRUECOLOR:
            made = FewerColours(terminal.colours).apply(made, PageColor(0, 0, 0))
        yield made


def main() -> None:
    """Print the sheets, or write them."""
    parser = argparse.ArgumentParser(description="All pictures of the games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named")
    parser.add_argument("--look", action="append", choices=LOOKS, help="all of them if none is named")
    parser.add_argument("--svg", type=Path, metavar="FOLDER", help="write pictures instead of printing")
    wanted = parser.parse_args()
    console = Console(color_system="truecolor", width=WIDTH, highlight=False, legacy_windows=False)
    for game in wanted.games or GAMES:
        for name in wanted.look or LOOKS:
            drawing = sheet(game, LOOKS[name].look)
            if wanted.svg:
                wanted.svg.mkdir(parents=True, exist_ok=True)
                page = Color.parse(LOOKS[name].palette.page).get_truecolor()
                sheet_svg = svg_of_lines(list(segments(drawing, LOOKS[name])), page)
                (wanted.svg / f"{game}-{name}.svg").write_text(sheet_svg, encoding="utf-8")
                continue
            print(f"\n{name}")
            for line in segments(drawing, LOOKS[name]):
                print(console._render_buffer([*line, Segment("\n")]), end="")


if __name__ == "__main__":
    main()
