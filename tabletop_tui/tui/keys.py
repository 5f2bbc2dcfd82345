"""Every key of the program, as data: the one source of bindings, footer, help, palette and user key maps.

A key's words are in `keys.ftl`: `keys-undo` is what the footer says, `keys-undo-tip` what help says.
A player's own keys are in the settings, by id: `undo = "backspace"`; commas separate several keys.
"""

from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from rulesets.core.records import record
from tabletop_tui.host.settings import Settings
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from textual.binding import BindingType


@record
class Key:
    """One thing that a key does."""

    id: str
    key: str
    """The default: Textual's names of keys, separated by commas."""
    scope: str
    """Where it works: `app` (everywhere), `game`, `shared` (a table of several terminals), `replay`
    (looking back), `page` (texts to read), `menu` (lists, cards and forms), `lobby`, `tables` (the lobby
    of a server), `archive` (its finished games), `contests` (its tournaments and leagues), `seats` (who sits
    at a table), `setup` (a new game), `form` (that and settings), `keymap` (the keys in the settings),
    `rules`, `learn` (the steps of a lesson), `solo` (rivals of a game alone), `search` (log and palette),
    `sheet` (scores), `ending` (the podium), `review` (turning points), `help` (help at a table),
    or the id of a game whose screen has keys of its own."""
    action: str
    """The action of the screen or app that it starts."""
    footer: bool = True
    """It stands in the footer when there is room."""
    obvious: bool = False
    """Makes way there for keys that are harder to guess."""

    @property
    def words_id(self) -> str:
        """The message that names it; with `-tip` appended, the one that explains it."""
        return f"keys-{self.id}"


KEYS: tuple[Key, ...] = (
    Key("take", "enter,space", "game", "take"),
    Key("left", "left", "game", "move('left')", footer=False),
    Key("down", "down", "game", "move('down')", footer=False),
    Key("up", "up", "game", "move('up')", footer=False),
    Key("right", "right", "game", "move('right')", footer=False),
    Key("hint", "h", "game", "hint"),
    Key("undo", "u", "game", "undo"),
    Key("help", "question_mark,f1", "game", "help"),
    Key("why", "w", "game", "why"),
    Key("others", "tab", "game", "look(1)"),
    Key("others-back", "shift+tab", "game", "look(-1)", footer=False),
    Key("page", "f4", "game", "page"),
    Key("log", "L,f3", "game", "log"),
    Key("score", "s,f2", "game", "score", obvious=True),
    Key("pause", "f7", "game", "pause"),
    Key("leave-game", "q", "game", "leave"),
    Key("standing", "f8", "game", "standing", footer=False),
    Key("game-rules", "f5", "game", "rules", footer=False),
    Key("coach", "ctrl+k", "game", "coach", footer=False),
    Key("redo", "ctrl+r", "game", "redo"),
    Key("restart", "U", "game", "restart"),
    Key("look-left", "shift+left", "game", "look_move('left')", footer=False),
    Key("look-down", "shift+down", "game", "look_move('down')", footer=False),
    Key("look-up", "shift+up", "game", "look_move('up')", footer=False),
    Key("look-right", "shift+right", "game", "look_move('right')", footer=False),
    Key("options", "f6", "game", "switch", footer=False),
    Key("page-up", "pageup", "game", "page_move(-1)", footer=False),
    Key("page-down", "pagedown", "game", "page_move(1)", footer=False),
    Key("back", "escape", "game", "back", footer=False),
    Key("people", "ctrl+n", "game", "people", footer=False),
    Key("talk", "ctrl+t", "shared", "talk"),
    Key("averages", "d", "dice_forge", "averages"),
    Key("turn-landscape", "r", "papyria", "turn_landscape"),
    Key("hex-up-left", "home", "helios", "hex('up-left')", footer=False),
    Key("hex-down-left", "end", "helios", "hex('down-left')", footer=False),
    Key("step-back", "left,h", "replay", "step(-1)"),
    Key("step", "right,l,space,enter", "replay", "step(1)"),
    Key("step-turn-back", "pageup,up,k", "replay", "turn(-1)"),
    Key("step-turn", "pagedown,down,j", "replay", "turn(1)"),
    Key("leave-replay", "q,escape", "replay", "leave"),
    Key("first", "home", "replay", "step(-1000000)", obvious=True),
    Key("last", "end", "replay", "step(1000000)", obvious=True),
    Key("replay-others", "tab", "replay", "look(1)"),
    Key("replay-score", "s,f2", "replay", "score"),
    Key("replay-review", "v", "replay", "review"),
    Key("replay-log", "L,f3", "replay", "log"),
    Key("replay-help", "question_mark,f1", "replay", "help"),
    Key("replay-rules", "f5", "replay", "rules", footer=False),
    Key("close", "escape,q,enter", "page", "close"),
    Key("scroll-up", "up,k", "page", "scroll(-1)", footer=False),
    Key("scroll-down", "down,j", "page", "scroll(1)", footer=False),
    Key("scroll-page-up", "pageup", "page", "scroll(-10)", footer=False),
    Key("scroll-page-down", "pagedown,space", "page", "scroll(10)", footer=False),
    Key("scroll-home", "home", "page", "scroll(-99999)", footer=False),
    Key("scroll-end", "end", "page", "scroll(99999)", footer=False),
    Key("search-up", "up", "search", "scroll(-1)", footer=False),
    Key("search-down", "down", "search", "scroll(1)", footer=False),
    Key("search-page-up", "pageup", "search", "scroll(-10)", footer=False),
    Key("search-page-down", "pagedown", "search", "scroll(10)", footer=False),
    Key("search-home", "home", "search", "scroll(-99999)", footer=False),
    Key("search-end", "end", "search", "scroll(99999)", footer=False),
    Key("search-close", "escape", "search", "close"),
    Key("help-rules", "f5", "help", "rules"),
    Key("sheet-save", "s", "sheet", "save"),
    Key("sheet-export", "e", "sheet", "end('export')"),
    Key("sheet-replay", "r", "sheet", "end('replay')"),
    Key("sheet-review", "v", "sheet", "end('review')"),
    Key("sheet-rematch", "n", "sheet", "end('rematch')"),
    Key("sheet-lobby", "b", "sheet", "end('lobby')"),
    Key("ending-lobby", "enter,b", "ending", "end('lobby')"),
    Key("ending-rematch", "n", "ending", "end('rematch')"),
    Key("ending-review", "v", "ending", "end('review')"),
    Key("ending-replay", "r", "ending", "end('replay')"),
    Key("ending-score", "s,f2", "ending", "end('score')"),
    Key("ending-export", "e", "ending", "end('export')"),
    Key("ending-table", "escape", "ending", "end('table')"),
    Key("review-first", "1", "review", "jump(0)"),
    Key("review-second", "2", "review", "jump(1)"),
    Key("review-third", "3", "review", "jump(2)"),
    Key("review-try-first", "a", "review", "retry(0)"),
    Key("review-try-second", "b", "review", "retry(1)"),
    Key("review-try-third", "c", "review", "retry(2)"),
    Key("review-better", "m", "review", "reveal"),
    Key("menu-up", "up,k", "menu", "move(-1)", footer=False),
    Key("menu-down", "down,j", "menu", "move(1)", footer=False),
    Key("menu-left", "left,h", "menu", "across(-1)", footer=False),
    Key("menu-right", "right,l", "menu", "across(1)", footer=False),
    Key("menu-page-up", "pageup", "menu", "page(-1)", footer=False),
    Key("menu-page-down", "pagedown", "menu", "page(1)", footer=False),
    Key("menu-first", "home", "menu", "end(-1)", footer=False),
    Key("menu-last", "end", "menu", "end(1)", footer=False),
    Key("menu-choose", "enter,space", "menu", "choose"),
    Key("lobby-alone", "a", "lobby", "alone"),
    Key("lobby-daily", "g", "lobby", "daily"),
    Key("lobby-puzzle", "z", "lobby", "puzzle"),
    Key("lobby-learn", "t", "lobby", "learn"),
    Key("lobby-rules", "r", "lobby", "rules"),
    Key("lobby-stats", "p", "lobby", "stats"),
    Key("lobby-settings", "s", "lobby", "settings"),
    Key("lobby-help", "question_mark,f1", "lobby", "help"),
    Key("lobby-delete", "d,delete", "lobby", "delete"),
    Key("lobby-restore", "u", "lobby", "restore"),
    Key("lobby-rename", "n", "lobby", "rename"),
    Key("lobby-export", "e", "lobby", "export"),
    Key("lobby-import", "i", "lobby", "import"),
    Key("lobby-about", "o", "lobby", "about"),
    Key("lobby-quit", "q", "lobby", "leave"),
    Key("tables-watch", "w", "tables", "watch"),
    Key("tables-seats", "p", "tables", "seats"),
    Key("tables-alone", "a", "tables", "alone"),
    Key("tables-daily", "g", "tables", "daily"),
    Key("tables-puzzle", "z", "tables", "puzzle"),
    Key("tables-record", "s", "tables", "record"),
    Key("tables-archive", "f", "tables", "archive"),
    Key("tables-contests", "c", "tables", "contests"),
    Key("tables-learn", "t", "tables", "learn"),
    Key("tables-rules", "r", "tables", "rules"),
    Key("tables-notices", "n", "tables", "notices"),
    Key("tables-days", "v", "tables", "days", footer=False),
    Key("tables-key", "K", "tables", "key", footer=False),
    Key("tables-help", "question_mark,f1", "tables", "help"),
    Key("tables-leave", "q", "tables", "leave"),
    Key("archive-whose", "m", "archive", "whose"),
    Key("archive-game", "f", "archive", "game"),
    Key("archive-export", "e", "archive", "export"),
    Key("archive-back", "escape,q", "archive", "back"),
    Key("contests-join", "t", "contests", "join"),
    Key("contests-back", "escape,q", "contests", "back"),
    Key("seats-invite", "i", "seats", "invite"),
    Key("seats-computer", "b", "seats", "computer"),
    Key("seats-free", "f", "seats", "free"),
    Key("seats-talk", "t", "seats", "talk"),
    Key("seats-clock", "d", "seats", "clock"),
    Key("seats-hints", "n", "seats", "hints"),
    Key("seats-mute", "m", "seats", "mute"),
    Key("seats-away", "x", "seats", "send_away"),
    Key("seats-close", "c", "seats", "close_table"),
    Key("seats-back", "escape,q", "seats", "back"),
    Key("away-back", "escape,q", "away", "back"),
    Key("setup-alone", "a", "setup", "alone"),
    Key("form-help", "f1", "form", "help"),
    Key("form-back", "escape", "form", "back"),
    Key("learn-other", "n", "learn", "other"),
    Key("solo-start", "enter", "solo", "start"),
    Key("solo-left", "left,h", "solo", "seat(-1)", footer=False),
    Key("solo-right", "right,l", "solo", "seat(1)", footer=False),
    Key("solo-before", "up,k", "solo", "other(-1)", footer=False),
    Key("solo-next", "down,j", "solo", "other(1)", footer=False),
    Key("solo-stronger", "plus,equals_sign", "solo", "level(1)", footer=False),
    Key("solo-weaker", "minus", "solo", "level(-1)", footer=False),
    Key("solo-daily", "g", "solo", "daily"),
    Key("solo-surprise", "r", "solo", "surprise"),
    Key("solo-options", "o", "solo", "options"),
    Key("solo-learn", "t", "solo", "learn"),
    Key("solo-first", "1", "solo", "come(0)", footer=False),
    Key("solo-second", "2", "solo", "come(1)", footer=False),
    Key("solo-third", "3", "solo", "come(2)", footer=False),
    Key("solo-help", "question_mark,f1", "solo", "help"),
    Key("solo-back", "escape", "solo", "back"),
    Key("keymap-usual", "delete,backspace", "keymap", "usual"),
    Key("rules-search", "slash", "rules", "search"),
    Key("rules-other", "n", "rules", "other"),
    Key("palette", "ctrl+p", "app", "command_palette"),
    Key("language", "f9", "app", "language", footer=False),
    Key("theme", "f10", "app", "next_theme", footer=False),
    Key("debug", "f12", "app", "debug", footer=False),
    Key("redraw", "ctrl+l", "app", "redraw", footer=False),
    Key("suspend", "ctrl+z", "app", "suspend_process", footer=False),
    Key("quit", "ctrl+c,ctrl+q", "app", "quit_program", footer=False),
)
"""All of them, in the order in which the footer and help show them."""

SCREENS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "lobby": ("lobby", "menu"),
        "form": ("form", "menu"),
        "setup": ("setup", "form", "menu"),
        "settings": ("form", "menu", "keymap"),
        "rules": ("rules", "form", "menu"),
        "learn": ("learn", "form", "menu"),
        "solo": ("solo",),
        "tables": ("tables", "menu"),
        "seats": ("seats", "menu"),
        "away": ("away", "menu"),
        "archive": ("archive", "menu"),
        "contests": ("contests", "menu"),
        "text": ("page",),
        "sheet": ("page", "sheet"),
        "ending": ("ending",),
        "review": ("page", "review"),
        "help": ("page", "help"),
        "search": ("search",),
        "table": ("game", "shared"),
        "look-back": ("replay",),
    }
)
"""Which scopes' keys each kind of screen has: only keys that are on one screen may clash. `app` belongs to
all of them, and the scope of the game, if it has one, to a table and a look back."""

LOOKING_BACK = frozenset(
    {"look", "score", "log", "help", "leave", "look_move", "page", "switch", "debug", "rules"}
)
"""The actions of a table whose keys also work in a replay."""

_BY_ID = {key.id: key for key in KEYS}

KEYMAPS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "usual": {},
        "vi": {
            "left": "left,h",
            "down": "down,j",
            "up": "up,k",
            "right": "right,l",
            "hint": "ctrl+g",
        },
    }
)
"""Keys of others than the usual ones, by the setting `keymap`: a player's own ones come before them."""

_NAMES = {
    "question_mark": "?",
    "slash": "/",
    "plus": "+",
    "minus": "-",
    "equals_sign": "=",
    "delete": "Del",
    "escape": "Esc",
    "enter": "Enter",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "space": "Space",
    "backspace": "Backspace",
    "home": "Home",
    "end": "End",
    "tab": "Tab",
}


def chosen(settings: Settings) -> Mapping[str, str]:
    """The keys that a player has instead of the usual ones: those of the map they chose, and their own."""
    return {**KEYMAPS[settings.keymap], **settings.keys}


class KeyMap:
    """The keys as they are for one player: the defaults with the player's own in their place."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        """`own` gives keys by id; unknown ids are ignored."""
        self.own = {name: keys for name, keys in (own or {}).items() if name in _BY_ID and keys.strip()}

    def keys_of(self, key_id: str) -> tuple[str, ...]:
        """The names of the keys that do this, the one to show first."""
        return _split(self.own.get(key_id, _BY_ID[key_id].key))

    def doing(self, pressed: Collection[str], scopes: Sequence[str]) -> list[Key]:
        """What a key does in these scopes, those of the first scope first; `pressed` are its names."""
        known = _by_name(tuple(self.own.items()))
        found = {place for name in pressed for place in known.get(name, ())}
        keys = [KEYS[place] for place in sorted(found) if KEYS[place].scope in scopes]
        return sorted(keys, key=lambda key: scopes.index(key.scope))

    def shown(self, key_id: str) -> str:
        """The key that does this, as it is shown: `Enter`, `^r`, `u`."""
        return name_of(self.keys_of(key_id)[0])

    def shown_all(self, key_id: str) -> str:
        """All keys that do this, as they are shown."""
        return " ".join(name_of(key) for key in self.keys_of(key_id))


@lru_cache(16)  # without it, a key takes 2 % more
def _by_name(own: tuple[tuple[str, str], ...]) -> Mapping[str, Sequence[int]]:
    """The places in `KEYS` of what each key does, by its name, for a player with these keys of their own."""
    found: dict[str, list[int]] = {}
    keymap = KeyMap(dict(own))
    for place, key in enumerate(KEYS):
        for name in keymap.keys_of(key.id):
            found.setdefault(name, []).append(place)
    return found


@lru_cache(512)  # without it, a key takes 1 % more: the footer names a dozen keys each time
def _split(keys: str) -> tuple[str, ...]:
    """The names in a list of keys."""
    return tuple(key.strip() for key in keys.split(","))


def name_of(key: str) -> str:
    """How a key is called on screen."""
    if key.startswith("ctrl+"):
        return "^" + key.removeprefix("ctrl+")
    if key.startswith("shift+"):
        return "Shift+" + name_of(key.removeprefix("shift+"))
    if key in _NAMES:
        return _NAMES[key]
    return key.upper() if key.startswith("f") and key[1:].isdigit() else key


@lru_cache(64)  # without it, a key takes 1 % more
def in_scope(scope: str) -> Sequence[Key]:
    """The keys of a scope, in order."""
    return tuple([key for key in KEYS if key.scope == scope])


def bindings(*scopes: str) -> list["BindingType"]:
    """Textual's bindings for the keys of some scopes. Their ids are those of the keys."""
    from textual.binding import Binding

    return [
        Binding(
            key.key,
            key.action,
            key.words_id,
            id=key.id,
            show=False,
            priority=key.id in ("quit", "suspend", "palette"),
        )
        for scope in scopes
        for key in in_scope(scope)
    ]


class Problem(NamedTuple):
    """What is wrong with one of a player's own keys."""

    id: str
    key: str = ""
    """The key that can't do this; empty if the id is unknown."""
    other: str | None = None
    """What it does at the same time; `None` for an option's key."""

    def sentence(self, words: Words) -> str:
        """The problem as a sentence of the catalogue."""
        if not self.key:
            from tabletop_tui.host.spelling import nearest  # only a mistake needs it

            near = nearest(self.id, _BY_ID)
            if near is not None:
                return words.settings.key_unknown_near(name=self.id, near=near)
            return words.settings.key_unknown(name=self.id)
        key = name_of(self.key)
        if self.other is None:
            return words.settings.key_option(name=self.id, key=key)
        return words.settings.key_twice(name=self.id, key=key, other=words(f"keys-{self.other}"))


def problems(own: Mapping[str, str]) -> list[Problem]:
    """What is wrong with a player's own keys: unknown ids, keys that do two things on one screen.

    The one check for settings, `doctor` and the start of the program: on all screens, in all games.
    """
    found = [Problem(name) for name in own if name not in _BY_ID]
    keymap = KeyMap(own)
    for keys in _at_the_same_time():
        taken: dict[str, str] = {}
        for key in keys:
            for pressed in keymap.keys_of(key.id):
                other = taken.setdefault(pressed, key.id)
                if other != key.id and (key.id in own or other in own):
                    one, two = (key.id, other) if key.id in own else (other, key.id)
                    found.append(Problem(one, pressed, two))
    for name, keys_of in keymap.own.items():
        if _BY_ID[name].scope in (*SCREENS["table"], *_games()):
            found += [Problem(name, pressed) for pressed in _split(keys_of) if _is_label(pressed)]
    return list(dict.fromkeys(found))


def _at_the_same_time() -> Iterable[list[Key]]:
    """For every kind of screen, and every game, the keys that work there."""
    everywhere = [*in_scope("app")]
    for screen, scopes in SCREENS.items():
        keys = [key for scope in scopes for key in in_scope(scope)] + everywhere
        if screen == "look-back":
            taken = {key.action for key in keys}
            keys += [key for key in in_scope("game") if _looks_back(key) and key.action not in taken]
        games = _games() if screen in ("table", "look-back") else []
        yield from ([*keys, *in_scope(game)] for game in games)
        yield keys


def _looks_back(key: Key) -> bool:
    return key.action.partition("(")[0] in LOOKING_BACK


def _games() -> list[str]:
    """The games whose screens have keys of their own."""
    from rulesets import BUILT

    return [game for game in BUILT if any(in_scope(game))]


def _is_label(key: str) -> bool:
    """Whether this key may choose an option of some game."""
    from tabletop_tui.kit.wording import CAPITALS, LETTERS

    return key in {*LETTERS, *CAPITALS, *"123456789"}


def help_lines(
    words: Words, keymap: KeyMap, scope: str, without: Container[str] = ()
) -> list[tuple[str, str]]:
    """The keys of a scope and what each does, for help; `without` those ids that have no use there."""
    return [
        (keymap.shown_all(key.id), words(f"{key.words_id}-tip"))
        for key in in_scope(scope)
        if key.id not in without
    ]
