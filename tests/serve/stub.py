"""A house with one room: enough to see what arrives at a guest's screen."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text
from textual.screen import Screen
from textual.widget import Widget

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.app import ServedApp
from tabletop_tui.serve.lines.admission import Penalties
from tabletop_tui.serve.lines.entrance import Entrance
from tabletop_tui.serve.lines.far_terminal import FarTerminal
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.mail.notices import Sends
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.reach import Reach
from tabletop_tui.text.words import Words


class Seen(Widget):
    """Says what has happened, one thing a line."""

    DEFAULT_CSS = "Seen { width: 100%; height: 100%; }"
    said: list[str]

    def render(self) -> Text:
        return Text("\n".join(self.said), style="bold #3355ff on #112233")


class Room(Screen[None]):
    """Greets, and repeats every key."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.seen = Seen()
        self.seen.said = [f"hello {name}"]

    def compose(self) -> Any:
        yield self.seen

    def on_mount(self) -> None:
        app = self.app
        assert isinstance(app, ServedApp)
        self.seen.said.append(
            f"lang {app.words.language} theme {app.palette.name} ascii {app.settings.ascii}"
        )

    def on_resize(self) -> None:
        self.say(f"size {self.app.size.width}x{self.app.size.height}")

    def on_key(self, event: Any) -> None:
        if event.key == "x":
            raise RuntimeError("a mistake of ours")
        if event.key == "p":
            print("printed by mistake")
        self.say(f"key {event.key}")

    def on_paste(self, event: Any) -> None:
        self.say(f"pasted {len(event.text)}")

    def say(self, text: str) -> None:
        self.seen.said = [*self.seen.said[:2], *self.seen.said[2:][-4:], text]
        _ = self.seen.refresh()


class StubTalker:
    """Greets in a line, and leaves at the first key."""

    def __init__(self, line: FarTerminal, name: str, words: Words) -> None:
        self._over = asyncio.Event()
        line.write(f"hello {name} in lines, lang {words.language}\r\n")
        line.on_text = self._typed

    def _typed(self, text: str) -> None:
        self._text = text
        self._over.set()

    async def run(self) -> None:
        await self._over.wait()
        if getattr(self, "_text", "") == "x":
            raise RuntimeError("a mistake of ours")

    def exit(self) -> None:
        self._over.set()


class StubBarred:
    """Who was sent away."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.show_out: Callable[[str], None] = print


@dataclass
class StubInvitations:
    """Codes that were given out."""

    codes: dict[str, tuple[str, int]] = field(default_factory=dict)

    def redeem(self, code: str) -> tuple[str, int] | None:
        return self.codes.get(code)


@dataclass
class StubShares:
    """How many tables there are."""

    counts: Mapping[str, tuple[int, int]] = field(
        default_factory=lambda: {"evening": (2, 50), "days": (1, 100)}
    )


@dataclass
class StubHouse:
    """Remembers who came and went."""

    came: list[Guest] = field(default_factory=list)
    went: list[Guest] = field(default_factory=list)
    closed: int = 0
    entrance: Entrance | None = None
    owner_id: str = ""
    barred: StubBarred = field(default_factory=StubBarred)
    invitations: StubInvitations = field(default_factory=StubInvitations)
    reach: Reach = field(default_factory=Reach)
    shares: StubShares = field(default_factory=StubShares)

    def first_screen(self, app: Any) -> Screen[None]:
        return Room(app.guest.name)

    def plainly(
        self, line: FarTerminal, guest: Guest, words: Words, *, ascii: bool, remarks: bool = True
    ) -> StubTalker:
        return StubTalker(line, guest.name, words)

    async def asked(self, guest: Guest, words: Words, command: str) -> str:
        """Repeats a command that has more than a word, many times; refuses all others."""
        if " " not in command:
            raise SessionError("archive-command-none")
        return f"{guest.name} asked for {command}\n" * 20_000

    def arrived(self, guest: Guest) -> None:
        self.came.append(guest)

    def left(self, guest: Guest) -> None:
        self.went.append(guest)

    def looks_by(self, look: Callable[[], Awaitable[None]]) -> None:
        self.look = look

    def shares_penalties(self, door: Penalties) -> None:
        self.door = door

    def limits_changed(self) -> None:
        pass

    def book_changed(self) -> None:
        pass

    def notify_by(self, sends: Sends) -> None:
        pass

    def begin_post(self, log: ConnectionLog, words: Words) -> None:
        return None

    def closing(self) -> None:
        self.closed += 1
