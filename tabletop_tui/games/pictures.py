"""Small pictures of the games for the lobby."""

from pathlib import Path

from tabletop_tui import registered
from tabletop_tui.drawing import Canvas, Drawing

WIDTH, HEIGHT = 18, 5

_PICTURES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "orbis": (
        (
            "       ╭──╮       ",
            "     ╭─┤✦ ├─╮     ",
            "   ╭─┤▲ ├┤♣ ├─╮   ",
            " ╭─┤⌂ ├┤≈ ├┤▲ ├─╮ ",
            " ╰─┴──┴┴──┴┴──┴─╯ ",
        ),
        {
            "✦": "white strong",
            "▲": "red strong",
            "♣": "green strong",
            "⌂": "yellow strong",
            "≈": "blue strong",
        },
    ),
    "papyria": (
        (
            "   ╭──╮ ╭──╮ ╭──╮ ",
            "   │⌂ │ │♣ │ │✦ │ ",
            " ≈≈╰──╯≈╰──╯≈╰──╯ ",
            " ≈≈≈≈≈\\__/≈≈≈≈≈≈≈ ",
            "   ≈≈≈≈≈≈≈≈≈≈≈≈   ",
        ),
        {"≈": "blue", "⌂": "yellow strong", "♣": "green strong", "✦": "white strong"},
    ),
    "helios": (
        (
            "   \\   │   /      ",
            " ── ( ● ) ──  ╱╲  ",
            "   /   │   \\ ╱  ╲ ",
            "  ╱╲  ╱╲  ╱╲ │♣ │ ",
            " ╱⌂ ╲╱≈ ╲╱▲ ╲╰──╯ ",
        ),
        {
            "●": "gold strong",
            "♣": "green strong",
            "⌂": "yellow strong",
            "≈": "blue strong",
            "▲": "red strong",
        },
    ),
    "dice_forge": (
        (
            " ╭──────╮         ",
            " │●    ●│╭──────╮ ",
            " │  ●   ││ ◆  ◆ │ ",
            " │●    ●││  +1  │ ",
            " ╰──────╯╰──────╯ ",
        ),
        {"●": "red strong", "◆": "gold strong"},
    ),
    "bora_bora": (
        (
            "     ♣   ╭──╮     ",
            "   ╭─┴─╮ │⌂ │  ♣  ",
            " ≈≈│   │≈╰──╯≈╭┴╮ ",
            " ≈≈╰───╯≈≈≈≈≈≈╰─╯ ",
            "  ≈≈≈≈≈≈≈≈≈≈≈≈≈≈  ",
        ),
        {"♣": "green strong", "⌂": "yellow strong", "≈": "blue"},
    ),
}


def picture(game: str) -> Drawing:
    """The picture of a game, `WIDTH` by `HEIGHT` cells; blank if its package has none."""
    folder = registered.folder_of(game)
    rows, roles = _PICTURES[game] if folder is None else _read(folder / "lobby.txt")
    canvas = Canvas(WIDTH, HEIGHT)
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            canvas.write(x, y, char, roles.get(char, "dim"))
    return canvas.drawing()


def _read(file: Path) -> tuple[tuple[str, ...], dict[str, str]]:
    """The picture of another package: five lines of text, then each coloured glyph with its role."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return (), {}
    pairs = (line.partition(" ") for line in lines[HEIGHT:])
    return tuple(lines[:HEIGHT]), {glyph: role.strip() for glyph, _, role in pairs}
