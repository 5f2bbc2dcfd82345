"""Small pictures of the games for the lobby."""

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
    """The picture of a game, `WIDTH` by `HEIGHT` cells."""
    rows, roles = _PICTURES[game]
    canvas = Canvas(WIDTH, HEIGHT)
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            canvas.write(x, y, char, roles.get(char, "dim"))
    return canvas.drawing()
