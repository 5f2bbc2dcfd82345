"""The settings: every change takes effect at once, on every screen, and is saved."""

from collections.abc import Sequence
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import DescendantFocus, Key

from tabletop_tui.host.settings import CHOICES
from tabletop_tui.paint.drawing import Run, fit, pad
from tabletop_tui.tui.keys import KEYMAPS, KEYS, SCREENS, KeyMap, bindings, name_of, problems
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.fields import Choice, Item
from tabletop_tui.tui.screens.menu import MenuScreen
from tabletop_tui.tui.screens.rows import Row, Rows
from tabletop_tui.tui.widgets.footer import KeyFooter
from tabletop_tui.tui.widgets.lines import LinesWidget

SWITCHES = ("ascii", "mouse", "remarks", "bell", "window_title")
FIELDS = (
    *("language", "theme", "ascii", "signs", "mouse", "motion", "colour", "handover", "pace", "rolls"),
    *("remarks", "keymap", "bell", "window_title", "notify"),
)
RESERVED = ("escape", "enter", "ctrl+c", "ctrl+q", "ctrl+z", "tab", "shift+tab")
"""Keys that can't be given another meaning."""


class KeyRows(Rows):
    """The list of keys; while it waits for a new key, it takes any key pressed."""

    waiting = ""
    """The id of the key being set."""

    async def key_pressed(self, key: str) -> None:
        """The message with the key; the screen decides what to do."""
        screen = self.screen
        if isinstance(screen, SettingsScreen):
            screen.take_key(key)

    async def on_key(self, event: Key) -> None:
        """Take the new key before any other binding gets it."""
        if self.waiting:
            event.stop()
            event.prevent_default()
            await self.key_pressed(event.key)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a new key is awaited, no key has its usual meaning."""
        return not self.waiting


class SettingsScreen(MenuScreen):
    """Looks and wording on the left, keys on the right."""

    CSS_PATH = ["menu.tcss", "settings.tcss"]
    SCOPES = ("form", "keymap")
    BINDINGS = bindings(*SCREENS["settings"])
    HINTS = ("menu-choose", "menu-up", "menu-down", "menu-left", "menu-right", "keymap-usual", "form-back")
    AUTO_FOCUS = "#language"

    def compose(self) -> ComposeResult:
        """Two columns: settings, and keys."""
        yield TitleBar()
        with Horizontal(id="middle"):
            with Vertical(id="look"):
                yield LinesWidget("look-title", "head")
                for name in FIELDS:
                    yield Choice(name)
            with Vertical(id="own-keys"):
                yield LinesWidget("keys-title", "head")
                yield KeyRows("keys")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    # -- what is shown -------------------------------------------------------------------------

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words, settings = self.words, self.tabletop.settings
        where = words.lobby.settings_where(file=str(self.tabletop.paths.settings))
        self.query_one(TitleBar).say(words.lobby.settings_title(), where)
        for part in ("look", "keys"):
            title = words(f"lobby-settings-{part}")
            self.query_one(f"#{part}-title", LinesWidget).show_lines(
                [(Run("─ ", "line"), Run(title, "title"), Run(" " + "─" * 60, "line"))]
            )
        for name in FIELDS:
            value = getattr(settings, name)
            if isinstance(value, bool):
                value = "yes" if value else "no"
            label = words(f"lobby-settings-{name}")
            self.query_one(f"#{name}", Choice).offer(self._items(name), value, label)
        self.query_one("#keys", Rows).show(self._key_rows)

    def _items(self, name: str) -> list[Item]:
        words = self.words
        if name == "ascii":
            return [Item(value, words(f"lobby-settings-ascii-{value}")) for value in ("no", "yes")]
        if name in SWITCHES:
            return [Item("yes", words.lobby.settings_on()), Item("no", words.lobby.settings_off())]
        return [Item(value, words(f"lobby-settings-{name}-{value}")) for value in CHOICES[name]]

    def _key_rows(self, width: int) -> Sequence[Row]:
        """Every key, scope by scope: its name, what it does, and the default if it differs."""
        words, keymap, usual = self.words, self.tabletop.keymap, KeyMap()
        rows: list[Row] = []
        scope = ""
        for key in KEYS:
            if key.scope != scope:
                scope = key.scope
                head = (Run(fit(words(f"lobby-settings-scope-{scope}"), width), "dim strong"),)
                rows.append(Row("", (((), head) if rows else (head,))))
            pressed = pad(fit(keymap.shown_all(key.id), 14), 14)
            own = ""
            if key.id in self.tabletop.settings.keys:
                own = " " + words.lobby.settings_key_own(key=usual.shown_all(key.id))
            what = fit(words(key.words_id), max(width - 15 - len(own), 4))
            rows.append(Row(key.id, ((Run(pressed, "key"), Run(" "), Run(what), Run(own, "dim")),)))
        return rows

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the field is for."""
        name = event.widget.id
        if name == "keys":
            self.say_line(self.words.lobby.settings_hint_key(), "dim")
        elif name in FIELDS:
            self.say(f"lobby-settings-hint-{name}", "dim")

    # -- changing ------------------------------------------------------------------------------

    @on(Choice.Changed)
    def choose(self, message: Choice.Changed) -> None:
        """Apply the change and store it."""
        name = message.choice.id or ""
        value = message.value == "yes" if name in SWITCHES else message.value
        changes = {name: value}
        if name == "theme":
            changes["colour"] = "mono" if value == "mono" else "auto"
        self._change(**changes)

    def _change(self, **changes: Any) -> bool:
        try:
            self.tabletop.change_settings(**changes)
        except OSError as error:
            self.say_line(self.words.lobby.settings_not_saved(problem=error.strerror or str(error)), "warn")
            return False
        return True

    # -- keys ----------------------------------------------------------------------------------

    @on(Rows.Chosen, "#keys")
    def await_key(self, message: Rows.Chosen) -> None:
        """Assign the next key that is pressed."""
        self.query_one(KeyRows).waiting = message.id
        self.say_line(self.words.lobby.settings_press(what=self._what(message.id)), "you")

    def _what(self, key_id: str) -> str:
        return self.words(f"keys-{key_id}")

    def take_key(self, pressed: str) -> None:
        """Set the new key, unless it already has another meaning."""
        rows = self.query_one(KeyRows)
        key_id, rows.waiting = rows.waiting, ""
        if pressed == "escape":
            self.say_line(self.words.lobby.settings_hint_key(), "dim")
            return
        if pressed in RESERVED:
            self.say_line(self.words.lobby.settings_reserved(key=name_of(pressed)), "warn")
            return
        own = self.tabletop.settings.keys
        wished = {**own, key_id: pressed}
        clash = next(
            (
                each
                for each in problems({**KEYMAPS[self.tabletop.settings.keymap], **wished})
                if each.key == pressed
            ),
            None,
        )
        if clash is not None:
            other = clash.other if clash.id == key_id else clash.id
            which = "lobby-settings-option" if other is None else "lobby-settings-clash"
            what = "" if other is None else self._what(other)
            self.say(which, "warn", key=name_of(pressed), what=what)
            return
        if self._change(keys=wished):
            self.say_line(
                self.words.lobby.settings_key_set(what=self._what(key_id), key=name_of(pressed)), "good"
            )

    def action_usual(self) -> None:
        """Restore the default key of the command under the cursor."""
        rows = self.query_one(KeyRows)
        own = dict(self.tabletop.settings.keys)
        if rows.has_focus and own.pop(rows.cursor, None) is not None and self._change(keys=own):
            usual = self.tabletop.keymap.shown(rows.cursor)
            self.say_line(
                self.words.lobby.settings_key_usual(what=self._what(rows.cursor), key=usual), "good"
            )

    # -- moving about --------------------------------------------------------------------------

    def action_move(self, way: int) -> None:
        """Up and down lead from field to field."""
        _ = self.focus_previous() if way < 0 else self.focus_next()

    @on(Rows.Left)
    def leave_keys(self, message: Rows.Left) -> None:
        """Up leads from the keys to the last field."""
        if message.way < 0:
            self.query_one(f"#{FIELDS[-1]}").focus()

    def action_across(self, way: int) -> None:
        """Left leads from the keys to the fields."""
        if way < 0 and isinstance(self.focused, Rows):
            self.query_one(f"#{FIELDS[0]}").focus()

    def action_choose(self) -> None:
        """As a click on the key's name."""
        here = self.focused
        if isinstance(here, (Rows, Choice)):
            here.action_choose()

    def action_help(self) -> None:
        """Show all keys of the settings."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("form", "menu", "keymap"))
