"""The pictures of the games in the lobby."""

from pathlib import Path

from tabletop_tui.host import registered
from tabletop_tui.paint.drawing import Canvas, Drawing
from tabletop_tui.paint.pictures import LOUD, Look, SpriteError, Volume, read

WIDTH, HEIGHT = 18, 5
"""Cells of a picture in text."""


def picture(game: str, look: Look, volume: Volume = LOUD) -> Drawing:
    """The picture of a game for the lobby: `scene.txt`, or `lobby.txt` where pictures can't be shown.

    Blank if a package has neither. A scene that can't be read is passed over, so that the lobby opens.
    """
    folder = registered.packages()[game].folder
    if look.pictures:
        try:
            return _scene(folder / "scene.txt", volume)
        except (OSError, SpriteError):
            pass
    return _in_text(folder / "lobby.txt")


def _scene(file: Path, volume: Volume) -> Drawing:
    """The sprite `lobby` of a file of sprites. Raises `OSError` or `SpriteError`."""
    found = read(file.read_text(encoding="utf-8"), file.name).get(("lobby", "large"))
    if found is None:
        raise SpriteError(file.name)
    canvas = Canvas(found.width, (found.height + 1) // 2)
    canvas.picture(0, 0, found, volume)
    return canvas.drawing()


def _in_text(file: Path) -> Drawing:
    """Five lines of text, then each coloured glyph with its role."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    roles = {glyph: role.strip() for glyph, _, role in (line.partition(" ") for line in lines[HEIGHT:])}
    canvas = Canvas(WIDTH, HEIGHT)
    for y, row in enumerate(lines[:HEIGHT]):
        for x, char in enumerate(row):
            canvas.write(x, y, char, roles.get(char, "dim"))
    return canvas.drawing()
