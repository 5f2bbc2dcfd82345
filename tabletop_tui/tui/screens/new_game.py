"""What the two forms for a new game share: at one keyboard, and for a table over SSH."""

from tabletop_tui.tui.screens.fields import Fields
from tabletop_tui.tui.screens.menu import MenuScreen

_AROUND = 4
"""Lines of the screen that aren't the form's: title, two of the sentence below it, footer."""


class NewGameScreen(MenuScreen):
    """A form for a new game. It fits into small screens as far as it can."""

    game: str
    """The id of the game."""

    def pack(self) -> None:
        """Fit the form to the screen; called when other fields are shown."""
        self.query_one(Fields).pack(self.size.height - _AROUND)

    def on_resize(self) -> None:
        """Fit the form to the new size; Textual calls the method of `MenuScreen` as well."""
        self.pack()

    def of_game(self, name: str) -> str:
        """A message of the game itself, or the lobby's for what all games share."""
        own = f"{self.game}-{name.replace('_', '-')}"
        return self.words(own if self.words.has(own) else f"lobby-setup-{name}")
