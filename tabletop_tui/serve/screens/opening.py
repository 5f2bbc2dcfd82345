"""Opening a table: how many seats, who plays where, and the game's own choices."""

from typing import TYPE_CHECKING, Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import DescendantFocus
from textual.widgets import Input

from rulesets.core import Variant
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.acting import NORMAL, PACES
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.names import level_name
from tabletop_tui.serve.people.seating import FREE, HOST, REMOTE, Chair, held
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.clock_text import bank_name, clock_name
from tabletop_tui.serve.tables.clocks import BANKS, CLOCKS, FORFEITS, STANDS_IN, WAITS
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import BOT, COLOURS, HERE, NAME_CELLS, Person, clean_name
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.fields import Choice, Fields, Item, Label, Press, TextLine
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.new_game import NewGameScreen
from tabletop_tui.tui.screens.seating import fair_items, kinds
from tabletop_tui.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from textual.screen import Screen

    from rulesets.core.rules import Rules
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable

MINE, NAMED, OPEN = "mine", "named", "open"
"""Who plays a seat: a player at this keyboard, a guest with this name, the first guest to take it; or, as
`bot:2`, a computer player of a level."""


class OpeningScreen(NewGameScreen):
    """Ready to open as it is: one seat for this guest, the others free."""

    CSS_PATH = [SHEET, "opening.tcss"]
    SCOPES = ("form",)
    BINDINGS = bindings(*SCREENS["form"])
    HINTS = ("menu-choose", "menu-up", "menu-down", "menu-left", "menu-right", "form-back")
    AUTO_FOCUS = "#start"

    def __init__(self, house: "House", guest: "Guest", game: str, *, coach: bool | None = None) -> None:
        """A table for a game. `coach`: whether its players are coached; by default in a first game."""
        super().__init__()
        self.house = house
        self.guest = guest
        self.game = game
        self.rules: Rules[Any] = game_parts(game).rules
        self._opening = False
        self._most = max(self.rules.seat_counts)
        self._players = min(self.rules.seat_counts)
        self._who = [MINE, *[OPEN] * (self._most - 1)]
        self._variants = {variant.id: variant.default for variant in self.rules.variants}
        self._pace = NORMAL
        self._stands_in = 0
        self._clock = 0
        self._bank = 0
        self._time_up = WAITS
        """What follows when time is up: one of `TIME_UP`, or the kind of the computer player standing in."""
        self._rated = True
        self._hints = True
        self._fair = False
        self._private = False
        self.has_coach = bool(notes_of(game))
        self._coach = self.has_coach and (house.tables.is_new(game) if coach is None else coach)

    def compose(self) -> ComposeResult:
        """One field on each line."""
        yield TitleBar()
        with Fields(id="form"):
            yield Choice("players")
            for place in range(self._most):
                with Horizontal(id=f"place-{place}", classes="line"):
                    yield Label(f"label-{place}")
                    name = self.guest.name if place == 0 else ""
                    yield TextLine(name, f"name-{place}", max_length=2 * NAME_CELLS)
                    yield Choice(f"who-{place}")
            for variant in self.rules.variants:
                yield Choice(f"variant-{variant.id}")
            yield Choice("clock").add_class("begins")
            yield Choice("bank")
            yield Choice("timeup")
            yield Choice("leavers")
            yield Choice("pace")
            with Horizontal(id="advice", classes="line"):
                if self.has_coach:
                    yield Choice("coach")
                yield Choice("hints")
                yield Choice("rated")
            with Horizontal(id="openness", classes="line"):
                yield Choice("fair")
                yield Choice("watchers")
            with Horizontal(id="buttons", classes="line begins"):
                yield Label("label-buttons")
                yield Press("start")
                yield Press("back")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Show the others that a table is being opened."""
        self._ended = self.house.services.visitors.opening(self.guest, self.game)
        self.house.bell.ring()

    def on_unmount(self) -> None:
        """The table is open, or the guest has changed their mind."""
        self._ended()
        self.house.bell.ring()

    # -- what is shown -----------------------------------------------------------------------------

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        self.query_one(TitleBar).say(words.tables.opening_title(game=game_title(words, self.game)))
        self.query_one("#start", Press).say(words.tables.opening_start())
        self.query_one("#back", Press).say(words.lobby.setup_back())
        self.say_line(self.words.tables.opening_hint(), "dim")
        self._show()

    def _show(self) -> None:
        words = self.words
        counts = [Item(str(count), str(count)) for count in self.rules.seat_counts]
        self.query_one("#players", Choice).offer(counts, str(self._players), words.lobby.setup_players())
        mine = words.tables.who_host() if self.guest.host else words.tables.who_mine()
        bots = [item for item in kinds(words) if item.id != HERE]
        who = [
            Item(MINE, mine),
            Item(NAMED, words.tables.who_named()),
            Item(OPEN, words.tables.who_open()),
            *bots,
        ]
        clocks = [Item(str(seconds), clock_name(words, seconds)) for seconds in CLOCKS]
        self.query_one("#clock", Choice).offer(clocks, str(self._clock), words.tables.clock())
        leavers = [Item("0", words.tables.leavers_wait()), *(Item(bot.id[4:], bot.text) for bot in bots)]
        self.query_one("#leavers", Choice).offer(leavers, str(self._stands_in), words.tables.leavers())
        self.query_one("#leavers").display = not self._clock
        banks = [Item(str(seconds), bank_name(words, seconds)) for seconds in BANKS]
        self.query_one("#bank", Choice).offer(banks, str(self._bank), words.tables.bank())
        ends = [
            Item(WAITS, words.tables.time_up_waits()),
            *(Item(bot.id, words.tables.time_up_stands_in(bot=bot.text)) for bot in bots),
            Item(FORFEITS, words.tables.time_up_forfeits()),
        ]
        self.query_one("#timeup", Choice).offer(ends, self._time_up, words.tables.time_up())
        for name in ("#bank", "#timeup"):
            self.query_one(name).display = bool(self._clock)
        rated = [Item("on", words.tables.rated_on()), Item("off", words.tables.rated_off())]
        self.query_one("#rated", Choice).offer(rated, "on" if self._rated else "off", words.tables.rated())
        paces = [Item(pace, words(f"lobby-settings-pace-{pace}")) for pace in PACES]
        self.query_one("#pace", Choice).offer(paces, self._pace, words.lobby.settings_pace())
        if self.has_coach:
            offered = [Item(each, words(f"lobby-setup-coach-{each}")) for each in ("on", "off")]
            coach = "on" if self._coach else "off"
            self.query_one("#coach", Choice).offer(offered, coach, words.lobby.setup_coach())
        offered = [Item(each, words(f"lobby-setup-hints-{each}")) for each in ("on", "off")]
        hints = "on" if self._hints else "off"
        self.query_one("#hints", Choice).offer(offered, hints, words.lobby.setup_hints())
        self.query_one("#fair", Choice).offer(
            fair_items(words), "proof" if self._fair else "usual", words.fair.choice()
        )
        watchers = [Item(each, words(f"tables-watchers-{each}")) for each in ("welcome", "none")]
        self.query_one("#watchers", Choice).offer(
            watchers, "none" if self._private else "welcome", words.tables.watchers()
        )
        for place in range(self._most):
            self.query_one(f"#place-{place}").display = place < self._players
            self.query_one(f"#label-{place}", Label).say(words.lobby.setup_name(place=place + 1))
            self.query_one(f"#who-{place}", Choice).offer(who, self._who[place])
            self.query_one(f"#name-{place}").display = self._who[place] in (MINE, NAMED)
        for variant in self.rules.variants:
            allowed = variant.allowed(self._players)
            if self._variants[variant.id] not in allowed:
                self._variants[variant.id] = variant.default
            items = [Item(choice, self._choice_text(variant, choice)) for choice in allowed]
            label = self.of_game(f"variant-{variant.id}")
            self.query_one(f"#variant-{variant.id}", Choice).offer(items, self._variants[variant.id], label)
        self.pack()

    def _choice_text(self, variant: Variant, choice: str) -> str:
        if choice.startswith("seat:"):
            return self.words.lobby.setup_name(place=int(choice.removeprefix("seat:")) + 1)
        return self.of_game(f"variant-{variant.id}-{choice}")

    # -- filling in --------------------------------------------------------------------------------

    @on(Choice.Changed)
    def choose(self, message: Choice.Changed) -> None:
        """Take over a changed choice."""
        kind, _, rest = (message.choice.id or "").partition("-")
        if kind == "players":
            self._players = int(message.value)
        elif kind == "who":
            self._who[int(rest)] = message.value
        elif kind == "clock":
            self._clock = int(message.value)
        elif kind == "bank":
            self._bank = int(message.value)
        elif kind == "timeup":
            self._time_up = message.value
        elif kind == "rated":
            self._rated = message.value == "on"
        elif kind == "leavers":
            self._stands_in = int(message.value)
        elif kind == "pace":
            self._pace = message.value
        elif kind == "coach":
            self._coach = message.value == "on"
        elif kind == "hints":
            self._hints = message.value == "on"
        elif kind == "fair":
            self._fair = message.value == "proof"
        elif kind == "watchers":
            self._private = message.value == "none"
        else:
            self._variants[rest] = message.value
        self._show()

    @on(Input.Submitted)
    def action_next(self) -> None:
        """Enter leads from a line of text to the next field."""
        self.action_move(1)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Mark the label of the line."""
        here = (event.widget.id or "").rpartition("-")[2]
        self.say_line(self._hint(event.widget.id or ""), "dim")
        for label in self.query(Label):
            label.point(label.id == f"label-{here}")

    def _hint(self, field: str) -> str:
        """The sentence about a field of the form."""
        say = self.words.tables
        hints = {"fair": self.words.fair.hint, "timeup": say.open_hint_time}
        hints |= {"bank": say.open_hint_bank, "rated": say.open_hint_rated}
        return hints.get(field, say.opening_hint)()

    def action_move(self, way: int) -> None:
        """Up and down lead from field to field."""
        _ = self.focus_previous() if way < 0 else self.focus_next()

    def action_across(self, way: int) -> None:
        """From one button to the other."""
        self.action_move(way)

    async def action_choose(self) -> None:
        """A click on the key's name: open it."""
        await self.begin()

    # -- done --------------------------------------------------------------------------------------

    def _people(self) -> list[Person]:
        """Who sits where. Raises `SessionError` if a name is missing or occurs twice."""
        people: list[Person] = []
        for place in range(self._players):
            who = self._who[place]
            typed = self.query_one(f"#name-{place}", TextLine).value
            taken = {person.name.casefold() for person in people}
            if who == OPEN:
                name = self.words.tables.seat(number=place + 1)
            elif who in (MINE, NAMED):
                name = clean_name(typed)
            else:
                name = level_name(self.words, who, taken)
            if not name:
                raise SessionError("tables-name-missing", place=place + 1)
            if name.casefold() in taken:
                raise SessionError("tables-name-twice", name=name)
            mine = Chair(HOST) if self.guest.host else Chair(REMOTE, self.guest.id)
            level = int(who.partition(":")[2] or 0)
            chair = {MINE: mine, NAMED: Chair(REMOTE), OPEN: Chair(FREE)}.get(who, Chair(BOT, level=level))
            coached = self._coach and not level
            person = Person(
                name, COLOURS[place], coached=coached, unhinted=not self._hints, unrated=not self._rated
            )
            people.append(held(person, chair))
        return people

    def _arranged(self) -> Arrangement:
        """How the table is to be played; without a clock, what belongs to one doesn't count."""
        pace, fair, private = self._pace, self._fair, self._private
        if not self._clock:
            return Arrangement(pace=pace, stands_in=self._stands_in, fair=fair, private=private)
        rule, _, chosen = self._time_up.partition(":")
        rule, level = (STANDS_IN, int(chosen)) if chosen else (rule, 0)
        return Arrangement(
            pace=pace,
            stands_in=level,
            clock=self._clock,
            bank=self._bank,
            time_up=rule,
            fair=fair,
            private=private,
        )

    @on(Press.Pressed, "#start")
    async def begin(self) -> None:
        """Open the table, or say what prevents that."""
        if not self.is_active or self._opening:
            return
        self._opening = True
        try:
            table: OpenTable = await self.house.tables.open(
                self.rules,
                self._people(),
                self._variants,
                by=self.guest,
                arranged=self._arranged(),
            )
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        finally:
            self._opening = False
        self._leave_with(table)

    def _leave_with(self, table: "OpenTable") -> None:
        screen: Screen[Any] = self
        if self.is_active:
            _ = screen.dismiss(table)

    @on(Press.Pressed, "#back")
    def action_help(self) -> None:
        """Show all keys of the form."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("form", "menu"))
