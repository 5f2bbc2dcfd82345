"""The yardstick for screens: a bare Textual app with one widget, which shows the last key pressed."""

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static


class BareApp(App[None]):
    """One widget and nothing else."""

    def compose(self) -> ComposeResult:
        """The widget."""
        yield Static("A bare Textual app. Press a key.")

    def on_key(self, event: Key) -> None:
        """Show the key."""
        self.query_one(Static).update(f"A bare Textual app. You pressed {event.key}.")


if __name__ == "__main__":
    BareApp().run()
