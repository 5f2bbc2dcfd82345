"""The set-up of a new game: who plays, in which colours and order, and the game's own choices."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import DescendantFocus, Key
from textual.widgets import Input

from rulesets.core import Message, Variant
from tabletop_tui.kit.registry import game_parts, game_picture
from tabletop_tui.kit.titles import game_line, game_title
from tabletop_tui.paint.drawing import Canvas, Drawing, wrap
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.names import level_name
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import COLOURS, HERE, NAME_CELLS, clean_name
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens import setup_form
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.fields import Choice, Fields, Item, Label, Press, TextLine
from tabletop_tui.tui.screens.new_game import NewGameScreen
from tabletop_tui.tui.screens.seating import fair_items, kinds
from tabletop_tui.tui.screens.setup_form import ORDERS, Form
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from rulesets.core.rules import Rules

ASIDE = 32
"""Cells of the column beside the form, if there is room for one."""


class SetupScreen(NewGameScreen):
    """A form that is ready as it is: Enter on the button starts the game."""

    CSS_PATH = ["menu.tcss", "setup.tcss"]
    SCOPES = ("setup", "form")
    BINDINGS = bindings(*SCREENS["setup"])
    HINTS = (
        "menu-choose",
        "setup-alone",
        "menu-up",
        "menu-down",
        "menu-left",
        "menu-right",
        "form-help",
        "form-back",
    )
    AUTO_FOCUS = "#start"

    def __init__(
        self,
        game: str,
        seed: int | None = None,
        variants: Mapping[str, str] | None = None,
        *,
        coach: bool | None = None,
        fair: bool = False,
    ) -> None:
        """`seed`, `variants`, `coach` and `fair`, if given, are already filled in."""
        super().__init__()
        self.game = game
        self.rules: Rules[Any] = game_parts(game).rules
        self.form = Form(2, (), ())
        self._trouble: Message | None = None
        """Why the game couldn't begin, shown until a different field is filled in or gets the focus."""
        self._wrong_field = ""
        self._seed = seed
        self._variants = dict(variants or {})
        self._coach = coach
        self._fair = fair
        self.has_coach = bool(notes_of(game))
        self.has_lesson = bool(lesson_of(game))

    # -- what is shown -------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The form on the left and, if there is room, the game's picture on the right."""
        self.form = self._first_form()
        yield TitleBar()
        with Horizontal(id="middle"):
            with Fields(id="form"):
                yield Choice("players")
                for place in range(max(self.rules.seat_counts)):
                    with Horizontal(id=f"place-{place}", classes="line"):
                        yield Label(f"label-{place}")
                        yield TextLine(self.form.names[place], f"name-{place}")
                        yield Choice(f"colour-{place}", narrow=True).add_class("colour")
                        yield Choice(f"kind-{place}", narrow=True)
                yield Choice("order").add_class("begins")
                for variant in self.rules.variants:
                    yield Choice(f"variant-{variant.id}")
                with Horizontal(id="advice", classes="line begins"):
                    if self.has_coach:
                        yield Choice("coach")
                    yield Choice("hints")
                with Horizontal(id="seed-line", classes="line"):
                    yield Choice("fair", narrow=True)
                    yield Label("label-seed")
                    yield TextLine(self.form.seed, "seed", max_length=20)
                with Horizontal(id="buttons", classes="line begins"):
                    yield Label("label-buttons")
                    yield Press("start")
                    yield Press("back")
                    if self.has_lesson:
                        yield Press("learn")
            yield BoardWidget("picture", centred=False)
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def _first_form(self) -> Form:
        usual = [self._usual_name(place, HERE) for place in range(max(self.rules.seat_counts))]
        form = setup_form.recall(self.tabletop.paths, self.rules, usual)
        seed = "" if self._seed is None else str(self._seed)
        coach = self.has_coach and (self._is_new() if self._coach is None else self._coach)
        variants = {**form.variants, **self._variants}
        form = replace(form, seed=seed, coach=coach, fair=self._fair, variants=variants)
        return form.fitted(self.rules)

    def _is_new(self) -> bool:
        """Whether no game of this kind has been finished here yet."""
        try:
            return not any(kept.game == self.game and kept.over for kept in self.tabletop.games())
        except StoreError:
            return False

    def _usual_name(self, place: int, kind: str) -> str:
        """The name of a place if none was typed."""
        if kind == HERE:
            return self.words(f"lobby-setup-usual-{place + 1}")
        others = [name for other, name in enumerate(self.form.names) if other != place]
        return level_name(self.words, kind, {clean_name(name).casefold() for name in others})

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        self.query_one(TitleBar).say(words.lobby.setup_title(game=game_title(words, self.game)))
        for place in range(max(self.rules.seat_counts)):
            self.query_one(f"#label-{place}", Label).say(words.lobby.setup_name(place=place + 1))
        self.query_one("#label-seed", Label).say(words.lobby.setup_seed())
        self.query_one("#start", Press).say(words.lobby.setup_start())
        self.query_one("#back", Press).say(words.lobby.setup_back())
        if self.has_lesson:
            self.query_one("#learn", Press).say(words.lobby.setup_learn())
        self.query_one("#picture", BoardWidget).drawing = self._aside()
        self.show_form()
        self._say_hint()

    def show_form(self) -> None:
        """Show the form's values in all fields."""
        words, form = self.words, self.form
        counts = [Item(str(count), str(count)) for count in self.rules.seat_counts]
        self.query_one("#players", Choice).offer(counts, str(form.players), words.lobby.setup_players())
        for place in range(max(self.rules.seat_counts)):
            self.query_one(f"#place-{place}").display = place < form.players
            colours = [Item(colour, f"● {words(f'lobby-colour-{colour}')}", colour) for colour in COLOURS]
            self.query_one(f"#colour-{place}", Choice).offer(colours, form.colours[place])
            self.query_one(f"#kind-{place}", Choice).offer(self._kinds(), form.kind(place))
        orders = [Item(order, words(f"lobby-setup-order-{order}")) for order in ORDERS]
        self.query_one("#order", Choice).offer(orders, form.order, words.lobby.setup_order())
        if self.has_coach:
            offered = [Item(each, words(f"lobby-setup-coach-{each}")) for each in ("on", "off")]
            self.query_one("#coach", Choice).offer(
                offered, "on" if form.coach else "off", words.lobby.setup_coach()
            )
        offered = [Item(each, words(f"lobby-setup-hints-{each}")) for each in ("on", "off")]
        hints = "on" if form.hints else "off"
        self.query_one("#hints", Choice).offer(offered, hints, words.lobby.setup_hints())
        fair = "proof" if form.fair else "usual"
        self.query_one("#fair", Choice).offer(fair_items(words), fair, words.fair.choice())
        for part in ("#label-seed", "#seed"):
            self.query_one(part).display = not form.fair
        for variant in self.rules.variants:
            choice = self.query_one(f"#variant-{variant.id}", Choice)
            choice.offer(
                self._choices(variant), form.variants[variant.id], self.of_game(f"variant-{variant.id}")
            )
        self.pack()

    def _kinds(self) -> list[Item]:
        """Who can have a place: a person, or a computer player of each level."""
        return kinds(self.words)

    def _choices(self, variant: Variant) -> list[Item]:
        """The choices for a variant; seats are shown as the people typed at these places."""
        return [
            Item(choice, self._choice_text(variant, choice)) for choice in variant.allowed(self.form.players)
        ]

    def _choice_text(self, variant: Variant, choice: str) -> str:
        if choice.startswith("seat:"):
            place = int(choice.removeprefix("seat:"))
            return clean_name(self.form.names[place]) or self.words.lobby.setup_name(place=place + 1)
        return self.of_game(f"variant-{variant.id}-{choice}")

    def _aside(self) -> Drawing:
        """The game's picture and its line for the lobby."""
        picture = game_picture(self.game, self.tabletop.look)
        lines = wrap(game_line(self.words, self.game), ASIDE - 4)
        canvas = Canvas(ASIDE, picture.height + len(lines) + 2)
        canvas.place((ASIDE - picture.width) // 2, 0, picture)
        for y, text in enumerate(lines, picture.height + 1):
            canvas.write(2, y, text, "dim")
        return canvas.drawing()

    def _say_hint(self) -> None:
        """Say what the field with the focus is for, or that everything is ready."""
        if self._trouble is not None:
            self.say_reason(self._trouble)
            return
        here = self.focused.id if self.focused is not None and self.focused.id else ""
        kind, _, rest = here.partition("-")
        if kind == "name":
            self.say_line(self.words.lobby.setup_hint_name(cells=NAME_CELLS), "dim")
        elif kind == "colour":
            name = clean_name(self.form.names[int(rest)])
            self.say_line(self.words.lobby.setup_hint_colour(name=name), "dim")
        elif kind == "kind":
            self.say_line(
                self.words.lobby.setup_hint_kind(name=clean_name(self.form.names[int(rest)])), "dim"
            )
        elif kind == "variant":
            self.say(self._hint_of(rest.replace("_", "-")), "dim")
        elif kind in ("players", "order", "coach", "hints", "seed", "learn", "back"):
            self.say(f"lobby-setup-hint-{kind}", "dim")
        elif kind == "fair":
            self.say_line(self.words.fair.hint(), "dim")
        else:
            problem = self.form.problem()
            if problem is None:
                self.say_line(self.words.lobby.setup_ready(), "dim")
            else:
                self.say_reason(problem)

    def _hint_of(self, variant: str) -> str:
        """The message on a variant: its own in this game, the lobby's, or what the game says of the rest."""
        named = (f"{self.game}-variant-{variant}-hint", f"lobby-setup-variant-{variant}-hint")
        return next((each for each in named if self.words.has(each)), f"{self.game}-variant-hint")

    # -- filling in ----------------------------------------------------------------------------

    @on(Choice.Changed)
    def choose(self, message: Choice.Changed) -> None:
        """Take over a changed choice."""
        kind, _, rest = (message.choice.id or "").partition("-")
        form = self.form
        if kind == "players":
            form = replace(form, players=int(message.value)).fitted(self.rules)
        elif kind == "colour":
            form = form.with_colour(int(rest), message.value)
        elif kind == "kind":
            place = int(rest)
            form = form.with_kind(place, message.value, lambda each: self._usual_name(place, each))
            self.query_one(f"#name-{place}", Input).value = form.names[place]
            self.form = form
            self._say_hint()
        elif kind == "order":
            form = replace(form, order=message.value)
        elif kind == "coach":
            form = replace(form, coach=message.value == "on")
        elif kind == "hints":
            form = replace(form, hints=message.value == "on")
        elif kind == "fair":
            form = replace(form, fair=message.value == "proof")
        elif kind == "variant":
            form = replace(form, variants={**form.variants, rest: message.value})
        self.form = form
        self.show_form()

    @on(Input.Changed)
    def write(self, message: Input.Changed) -> None:
        """Take over what was typed."""
        kind, _, rest = (message.input.id or "").partition("-")
        if kind == "seed":
            self.form = replace(self.form, seed=message.value)
        else:
            names = list(self.form.names)
            names[int(rest)] = message.value
            self.form = replace(self.form, names=tuple(names))
            self.show_form()

    @on(Input.Submitted)
    def action_next(self) -> None:
        """Enter leads from a line of text to the next field."""
        self.action_move(1)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Mark the label of the field, and say what the field is for."""
        here = event.widget.id or ""
        if here != self._wrong_field:
            self._trouble = None
        for label in self.query(Label):
            place = (label.id or "").removeprefix("label-")
            label.point(here in (f"name-{place}", place))
        self._say_hint()

    def action_move(self, way: int) -> None:
        """Up and down lead from field to field, even before a new one is laid out."""
        fields = self._fields()
        here = self.focused.id if self.focused is not None else None
        place = fields.index(here) + way if here in fields else 0
        self.query_one(f"#{fields[place % len(fields)]}").focus()

    def on_key(self, event: Key) -> None:
        """A digit sets the number of players, except in a line of text."""
        counts = {str(count): count for count in self.rules.seat_counts}
        if event.character in counts and not isinstance(self.focused, Input):
            event.stop()
            self.form = replace(self.form, players=counts[event.character]).fitted(self.rules)
            self.show_form()
            self._say_hint()

    def _fields(self) -> list[str]:
        """The ids of the fields that can be filled in now, from the top."""
        people = [
            f"{part}-{place}" for place in range(self.form.players) for part in ("name", "colour", "kind")
        ]
        variants = [f"variant-{variant.id}" for variant in self.rules.variants]
        coach = ["coach"] if self.has_coach else []
        learn = ["learn"] if self.has_lesson else []
        seed = [] if self.form.fair else ["seed"]
        return [
            *("players", *people, "order", *variants, *coach, "hints", "fair", *seed),
            *("start", "back", *learn),
        ]

    def action_across(self, way: int) -> None:
        """From one button to the other."""
        if isinstance(self.focused, Press):
            self.action_move(way)

    def action_choose(self) -> None:
        """A click on the key's name: begin."""
        self.begin()

    # -- done ----------------------------------------------------------------------------------

    @on(Press.Pressed, "#start")
    def begin(self) -> None:
        """Start the game, or say what is wrong and go to that field."""
        problem = self.form.problem()
        if not self.is_active:
            return  # pressed twice: the game is already there
        if problem is not None:
            self._trouble = problem
            self._go_to(problem.id, problem.facts)
            self._say_hint()
            return
        from tabletop_tui.play.session import Session

        setup_form.remember(self.tabletop.paths, self.form)
        drawn = setup_form.new_game(self.form)
        if self.form.fair:
            self.tabletop.gather(self.rules, drawn.people, drawn.variants)
            return
        try:
            session = Session.new(self.rules, drawn.people, drawn.seed, drawn.variants, self.tabletop.store)
        except StoreError as error:
            self.say_reason(error.reason)
            return
        self.tabletop.play_game(session)

    def _go_to(self, problem: str, facts: Mapping[str, Any]) -> None:
        """Put the focus on the field that is wrong."""
        if problem == "lobby-seed-wrong":
            self._wrong_field = "seed"
            self.query_one("#seed").focus()
            return
        names = [clean_name(name).casefold() for name in self.form.names[: self.form.players]]
        wrong = facts.get("place", 0) - 1
        if wrong < 0:
            wrong = len(names) - 1 - names[::-1].index(str(facts["name"]).casefold())
        self._wrong_field = f"name-{wrong}"
        self.query_one(f"#{self._wrong_field}").focus()

    def action_alone(self) -> None:
        """Choose rivals for a game alone instead; the form waits below."""
        if self.is_active:
            self.tabletop.play_alone(self.game, coach=self._coach)

    @on(Press.Pressed, "#learn")
    def learn(self) -> None:
        """Open the lesson of the game; the form waits below."""
        if self.is_active:
            self.tabletop.learn(self.game)

    @on(Press.Pressed, "#back")
    def action_help(self) -> None:
        """Show all keys of the set-up."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen(*SCREENS["setup"]))
