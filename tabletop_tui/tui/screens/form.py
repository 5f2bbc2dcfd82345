"""A page of fields: set-up, seats, standing answers."""

from tabletop_tui.tui.screens.menu import MenuScreen


class FormScreen(MenuScreen):
    """A page of fields, one below the other, whose changes take effect at once."""

    def action_move(self, way: int) -> None:
        """Up and down lead from field to field."""
        _ = self.focus_previous() if way < 0 else self.focus_next()

    def action_help(self) -> None:
        """Show all keys of forms."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("form", "menu"))
