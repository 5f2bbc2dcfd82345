"""Makes `screenshots/*.svg`: every screen in its sizes, by the program itself, from fixed seeds and keys.

`make screenshots` (`python -m tests.screenshots [NAME...]`) writes them; `--check` makes all of them without
writing, and fails if one can't be made or isn't among the files. What they show is in `tests/shots`.
"""

import argparse
import asyncio
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.store import open_store
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.picture import svg_of
from tests.packages import installed
from tests.shots import (
    Picture,
    alone,
    bora_bora,
    dice_forge,
    helios,
    morris,
    moving,
    orbis,
    papyria,
    program,
    sentences,
)
from tests.tui.lobby.driving import NOW, Visitor, fill

FOLDER = Path(__file__).parents[1] / "screenshots"
SHOWN_HOME = Path("/home/ana")
"""What is shown in place of the folder that the pictures are made in."""

SHOTS = (
    *program.SHOTS,
    *alone.SHOTS,
    *orbis.SHOTS,
    moving.TURN,
    *dice_forge.SHOTS,
    *helios.SHOTS,
    *bora_bora.SHOTS,
    *papyria.SHOTS,
    *morris.SHOTS,
    *sentences.SHOTS,
)


async def take(picture: Picture, folder: Path) -> str:
    """The picture as SVG, with the program's files below a folder."""
    shot = picture.shot
    if shot.draw is not None:
        return (await shot.draw(picture, folder)).replace(str(folder), str(SHOWN_HOME))
    paths = Paths.below(folder)
    paths.data.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        language=picture.language,
        theme=picture.theme,
        colour="mono" if picture.theme == "mono" else "true",
        ascii=shot.ascii,
        motion="off",
    )
    with open_store(paths.saves) as store:
        fill(store, *shot.games)
        app = TabletopApp(settings, paths, first=shot.first(), store=store)
        app.clock = lambda: NOW
        async with app.run_test(size=picture.size) as pilot:
            await pilot.pause()
            visitor = Visitor(app, pilot)
            frames = [svg_of(app)] if shot.moves else []
            for pressed in [(key,) for key in shot.keys] if shot.moves else [shot.keys]:
                await visitor.press(*pressed)
                await pilot.pause()
                if "⟦" in visitor.text():
                    raise RuntimeError(f"{picture.file}: a message is missing")
                frames.append(svg_of(app))
            drawn = moving.moving(frames) if shot.moves else frames[-1]
    return drawn.replace(str(folder), str(SHOWN_HOME))


def all_pictures(names: list[str]) -> list[Picture]:
    """The pictures whose names begin with one of these; all of them if none is given."""
    pictures = [picture for shot in SHOTS for picture in shot.pictures()]
    return [picture for picture in pictures if not names or picture.file.startswith(tuple(names))]


def example_of(picture: Picture, folder: Path) -> AbstractContextManager[None]:
    """The example that a picture shows, as if it were installed; nothing for all other pictures."""
    return installed(folder / "site", "morris") if picture.shot in morris.SHOTS else nullcontext()


def make(file: str, check: bool) -> str:
    """Make one picture; with `check` write nothing. Returns what is wrong with it, or nothing."""
    picture = next(each for each in all_pictures([file]) if each.file == file)
    try:
        with TemporaryDirectory() as folder, example_of(picture, Path(folder)):
            drawn = asyncio.run(take(picture, Path(folder)))
    except Exception as error:  # noqa: BLE001 - every picture that fails is named
        return f"{file}: {error!r}"
    if not check:
        (FOLDER / file).write_text(drawn, encoding="utf-8")
    elif not (FOLDER / file).is_file():
        return f"{file}: make screenshots writes it, but it isn't there"
    return ""


def main() -> int:
    """Make the pictures. Exit code 1 if one can't be made, or with `--check` if its file is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("name", nargs="*", help="only pictures whose names begin with this")
    chosen = parser.parse_args()
    os.environ.update(TZ="UTC", COLORTERM="truecolor", TERM="xterm-256color", TABLETOP_GLANCE="0")
    os.environ.pop("NO_COLOR", None)
    pictures = all_pictures(chosen.name)
    FOLDER.mkdir(exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(make, [each.file for each in pictures], repeat(chosen.check), chunksize=8)
        failed = [problem for problem in made if problem]
    if not chosen.check and not chosen.name:
        for file in FOLDER.glob("*.svg"):
            if file.name not in {picture.file for picture in pictures}:
                file.unlink()
    print(f"{len(pictures) - len(failed)} of {len(pictures)} pictures")
    for line in failed:
        print(line, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
