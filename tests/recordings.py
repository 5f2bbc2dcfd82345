"""Writes moments down as recordings that asciinema plays: `python -m tests.recordings`.

Only the lines that change are written, as a terminal would get them.
"""

import asyncio
import json
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.segment import Segment, Segments
from textual.strip import Strip

from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.tui.app import FirstScreen, TabletopApp
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.motion import SECONDS
from tests.shots.dice_forge import forge

FOLDER = Path(__file__).parent.parent / "screenshots"
SIZE = (120, 36)
READ = 1.5
"""Seconds for which the first frame stays before the key is pressed."""


def painted(strip: Strip) -> str:
    """A line as a terminal with true colour gets it."""
    out = StringIO()
    console = Console(
        file=out, force_terminal=True, color_system="truecolor", width=SIZE[0], legacy_windows=False
    )
    segments = [Segment(segment.text, segment.style) for segment in strip]
    console.print(Segments(segments), end="", soft_wrap=True)
    return out.getvalue()


def lines_of(app: TabletopApp) -> list[str]:
    """The lines on the screen."""
    return [painted(strip) for strip in app.screen._compositor.render_strips()]


async def frames_of(first: FirstScreen, key: str) -> list[tuple[float, list[str]]]:
    """The screen before a key, and every frame of the moment that it brings, with times in seconds."""
    with TemporaryDirectory() as folder:
        settings = Settings(colour="true", motion="full")
        app = TabletopApp(settings, Paths.below(Path(folder)), first=first)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            frames, time = [(0.0, lines_of(app))], READ
            await pilot.press(key)
            game = app.screen
            assert isinstance(game, GameScreen)
            while game.motion.runs:
                await pilot.pause()
                frames.append((time, lines_of(app)))
                time += SECONDS
                game.motion._step()
            await pilot.pause()
            frames.append((time, lines_of(app)))
            return frames


def recording(frames: list[tuple[float, list[str]]]) -> str:
    """The frames in asciinema's format: a header, then what is written when."""
    header = {"version": 2, "width": SIZE[0], "height": SIZE[1]}
    rows, before = [json.dumps(header)], [""] * SIZE[1]
    for time, lines in frames:
        changed = [f"\x1b[{y}H{line}" for y, line in enumerate(lines, start=1) if line != before[y - 1]]
        if changed:
            rows.append(json.dumps([round(time, 2), "o", "".join(changed)], ensure_ascii=False))
        before = lines
    return "\n".join(rows) + "\n"


def main() -> None:
    """Write all recordings."""
    frames = asyncio.run(frames_of(forge(4, 72, "roll", seed=1).table(), "enter"))
    file = FOLDER / "dice-forge-roll.cast"
    file.write_text(recording(frames), encoding="utf-8")
    print(file.name, len(frames), "frames")


if __name__ == "__main__":
    main()
