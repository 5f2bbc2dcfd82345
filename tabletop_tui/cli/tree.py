"""Every command with its arguments and options, worded in the player's language.

A command's body is the function `run(invocation, **parameters)` of the module with its name.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from importlib import import_module
from typing import Any

import click

from tabletop_tui import __version__
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.parameters import Day, Game, Number, OneOf, SavedGame, VariantChoice
from tabletop_tui.host.settings import MOTIONS, THEMES
from tabletop_tui.host.spelling import nearest
from tabletop_tui.serve.limits import MOST_TABLES
from tabletop_tui.store.people import LEVELS
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.words import LANGUAGES, Words

COMMON = ("lang", "theme", "ascii", "no_mouse", "motion", "no_motion", "no_remarks", "help")
"""Options that every command takes, before or after its name."""

LAST_PORT = 65535
MOST_HOURS = 10_000
"""How long an invitation may wait: more than a year."""
MOST_WORKERS = 64
MOST_CODES = 500
CONTEST_KINDS = ("swiss", "robin", "league")
"""As in `play.contests.contest`, which no other command needs."""

Parameters = Callable[[Words], Sequence[click.Parameter]]

FILE = click.Path(readable=False)
"""A file whose reader explains in a sentence of its own why it can't be read."""


class _WordedCommand(click.Command):
    """A command whose help is in the player's language; click's own few words would be English."""

    def __init__(self, name: str, invocation: Invocation, parameters: Parameters, **attributes: Any) -> None:
        super().__init__(name, add_help_option=False, **attributes)
        self.words = invocation.words
        self.options_metavar = self.words.cli.metavar_options()
        self._invocation = invocation
        self._parameters = parameters

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Its arguments and options, made when they are asked for: a run needs those of one command."""
        if not self.params:
            self.params = [*self._parameters(self.words), *common_options(self._invocation)]
        return super().get_params(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """`Usage: tabletop play GAME [OPTIONS]`."""
        pieces = [piece for piece in self.collect_usage_pieces(ctx) if piece != self.options_metavar]
        pieces.append(f"[{self.options_metavar}]")
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=self.words.cli.usage() + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The command's own options, then those that work everywhere."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        own = _records(ctx, [option for option in options if option.name not in COMMON])
        everywhere = _records(ctx, [option for option in options if option.name in COMMON])
        if own:
            with formatter.section(self.words.cli.options()):
                formatter.write_dl(own)
        with formatter.section(self.words.cli.options_everywhere()):
            formatter.write_dl(everywhere)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Complain in words about surplus arguments."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing and not isinstance(self, click.Group):
            raise Complaint("cli-extra-argument", argument=ctx.args[0], command=ctx.command_path)
        return rest


class _WordedGroup(_WordedCommand, click.Group):
    """The group `tabletop`, whose help comes from the catalogues."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, in the order a player meets them, then the options."""
        rows = [(name, command.get_short_help_str(200)) for name, command in self.commands.items()]
        with formatter.section(self.words.cli.commands()):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order a player meets them."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Complain in words about a command that doesn't exist, with what may have been meant."""
        if args and args[0] not in self.commands and not ctx.resilient_parsing:
            raise no_such_command(args[0], self.commands)
        return super().resolve_command(ctx, args)


def no_such_command(command: str, known: Collection[str]) -> Complaint:
    """The complaint about an unknown command, with what may have been meant."""
    near = nearest(command, known)
    if near is not None:
        return Complaint("cli-no-such-command-near", command=command, near=near)
    return Complaint("cli-no-such-command", command=command)


def _records(ctx: click.Context, options: Iterable[click.Option]) -> list[tuple[str, str]]:
    return [record for option in options if (record := option.get_help_record(ctx)) is not None]


def common_options(invocation: Invocation) -> list[click.Option]:
    """The options that work before and after a command's name."""
    words = invocation.words

    def flag(name: str, *, hidden: bool = False, **changes: Any) -> click.Option:
        def callback(_ctx: click.Context, _param: click.Parameter, value: bool) -> None:
            if value:
                invocation.override(**changes)

        help_text = words(f"cli-option-{name}")
        return click.Option(
            [f"--{name}"],
            is_flag=True,
            hidden=hidden,
            expose_value=False,
            callback=callback,
            help=help_text,
        )

    def chosen(name: str, setting: str, choices: Sequence[str]) -> click.Option:
        def callback(_ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
            if value is not None:
                invocation.override(**{setting: value})

        return click.Option(
            [f"--{name}"],
            type=OneOf(choices),
            metavar="|".join(choices),
            expose_value=False,
            callback=callback,
            help=words(f"cli-option-{name}"),
        )

    def show_help(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            invocation.say(ctx.get_help())
            ctx.exit()

    help_option = click.Option(
        ["--help", "-h"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_help,
        help=words.cli.option_help(),
    )
    return [
        chosen("lang", "language", LANGUAGES),
        chosen("theme", "theme", THEMES),
        flag("ascii", ascii=True),
        flag("no-mouse", mouse=False),
        chosen("motion", "motion", MOTIONS),
        flag("no-motion", hidden=True, motion="off"),  # as it was called before there were three
        flag("no-remarks", remarks=False),
        help_option,
    ]


# -- the commands ------------------------------------------------------------------------------


def _argument(
    name: str, words: Words, kind: click.ParamType[Any] | None = None, **more: Any
) -> click.Argument:
    """An argument; in brackets if it may be left out, with dots if there may be several."""
    made = click.Argument([name], type=kind, **more)
    shown = words(f"cli-metavar-{name}") + ("..." if made.nargs == -1 else "")
    made.metavar = shown if made.required else f"[{shown}]"
    return made


def _option(
    flags: Sequence[str], words: Words, metavar: str = "", *, worded: str = "", **more: Any
) -> click.Option:
    """An option; its help is catalogued by its name, or by `worded` where two commands differ."""
    name = next(flag for flag in flags if flag.startswith("--")).removeprefix("--")
    if metavar:
        more["metavar"] = words(f"cli-metavar-{metavar}")
    return click.Option(list(flags), help=words(f"cli-option-{worded or name}"), **more)


def _seed(words: Words) -> click.Option:
    return _option(["--seed"], words, "number", type=Number("--seed", 0))


def _play(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("game", words, Game()),
        _option(["-p", "--player", "players"], words, "name", multiple=True),
        _seed(words),
        _option(["--set", "choices"], words, "choice", multiple=True, type=VariantChoice()),
        _option(["--coach"], words, is_flag=True),
        _option(["--fair"], words, is_flag=True),
        _option(["--plain"], words, is_flag=True),
    )


def _solo(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("game", words, Game()),
        _option(["--level"], words, "number", type=Number("--level", LEVELS[0], LEVELS[-1])),
        _option(["--plain"], words, is_flag=True),
    )


def _daily(words: Words) -> Sequence[click.Parameter]:
    return (
        _option(["--share"], words, is_flag=True),
        _option(["--plain"], words, is_flag=True),
    )


def _puzzle(words: Words) -> Sequence[click.Parameter]:
    return (
        _option(["--date", "day"], words, "day", type=Day("--date"), worded="puzzle-date"),
        _option(["--plain"], words, is_flag=True),
    )


def _learn(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("game", words, Game()),
        _option(["--step"], words, "number", type=Number("--step", 1)),
        _option(["--points"], words, is_flag=True),
        _option(["--plain"], words, is_flag=True),
    )


def _resume(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("id", words, SavedGame(), required=False),
        _option(["--plain"], words, is_flag=True),
    )


def _as_json(words: Words) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=words.cli.option_json_here())


def _only_json(words: Words) -> Sequence[click.Parameter]:
    return (_as_json(words),)


def _doctor(words: Words) -> Sequence[click.Parameter]:
    return (_as_json(words), _option(["--glyphs"], words, is_flag=True))


def _values(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("game", words, Game()),
        _argument("table", words, required=False),
        _option(["--edit"], words, is_flag=True),
        _as_json(words),
    )


def _help(words: Words) -> Sequence[click.Parameter]:
    return (_argument("command", words, required=False),)


def _replay(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("source", words, SavedGame()),
        _option(["--at"], words, "number", type=Number("--at", 0)),
    )


def _review(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("source", words, SavedGame()),
        click.Option(["--json", "as_json"], is_flag=True, help=words.cli.option_review_json()),
        _option(["--try", "tried"], words, "number", type=Number("--try", 1), worded="review-try"),
    )


def _export(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("source", words, SavedGame()),
        _option(["-o", "--output"], words, "file", type=FILE),
        _option(
            ["--format", "kind"],
            words,
            "format",
            type=OneOf(("json", "txt", "svg")),
        ),
    )


def _file(words: Words) -> Sequence[click.Parameter]:
    return (_argument("file", words, FILE),)


def _verify(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("source", words, SavedGame()),
        _option(["--hash", "noted"], words, "hash", default=""),
        _option(["--digest", "noted_digest"], words, "digest", default=""),
        click.Option(["--verbose", "-v"], is_flag=True, help=words.cli.option_verify_verbose()),
        click.Option(["--json", "as_json"], is_flag=True, help=words.cli.option_verify_json()),
    )


def _auto(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("game", words, Game()),
        _option(["-p", "--player", "named"], words, "name", multiple=True),
        _option(["--players"], words, "number", type=Number("--players", 1)),
        _seed(words),
        _option(["--games"], words, "number", type=Number("--games", 1), default=1),
        _option(["--workers"], words, "number", type=Number("--workers", 1)),
        _option(["--json", "as_json"], words, is_flag=True),
        _option(["--csv", "as_csv"], words, is_flag=True),
        _option(["--show"], words, is_flag=True),
    )


def _match(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("first", words),
        _argument("second", words),
        _option(["--game", "only"], words, "game", multiple=True, type=Game()),
        _option(["--seats"], words, "number", worded="match-seats", type=Number("--seats", 2), default=2),
        _option(["--games"], words, "number", type=Number("--games", 1), default=20),
        _seed(words),
        _option(["--workers"], words, "number", type=Number("--workers", 1)),
        _option(["--json", "as_json"], words, is_flag=True),
    )


def _stats(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("name", words, required=False),
        _option(["--json", "as_json"], words, is_flag=True),
        _option(["--csv", "as_csv"], words, is_flag=True),
    )


def _rules(words: Words) -> Sequence[click.Parameter]:
    return (_argument("game", words, Game()), _argument("word", words, nargs=-1))


def _serve(words: Words) -> Sequence[click.Parameter]:
    return (
        _option(["--host"], words, "address", default="127.0.0.1"),
        _option(["--port"], words, "number", type=Number("--port", 0, LAST_PORT), default=2222),
        _option(["--authorized-keys"], words, "file", type=FILE),
        _option(["--invited"], words, is_flag=True),
        _option(["--by-approval"], words, is_flag=True),
        _option(["--allow-anonymous"], words, is_flag=True),
        _option(["--behind-sshd"], words, is_flag=True),
        _option(["--no-screen"], words, is_flag=True),
        _option(["--name"], words, "name", default=""),
        _option(["--how"], words, is_flag=True),
        _option(["--owner"], words, "name", default=""),
        _option(["--log"], words, "file", type=FILE),
        _option(["--database"], words, "address"),
        _option(
            ["--workers"],
            words,
            "number",
            worded="serve-workers",
            type=Number("--workers", 1, MOST_WORKERS),
        ),
        _option(["--notify"], words, "command", default=""),
        _option(["--address"], words, "address", default=""),
        _option(["--metrics"], words, "number", type=Number("--metrics", 0, LAST_PORT)),
        _option(["--reload"], words, is_flag=True),
        _option(["--tables"], words, "number", type=Number("--tables", 1, MOST_TABLES)),
        _option(["--tables-each"], words, "number", type=Number("--tables-each", 1, MOST_TABLES)),
    )


def _people(words: Words) -> Sequence[click.Parameter]:
    return (
        _option(["--forget"], words, "name"),
        _option(["--erase"], words, "name"),
        _option(["--add"], words, "name"),
        _option(["--new-key"], words, "name"),
        _option(["--add-key"], words, "name-key", nargs=2),
        _option(["--remove-key"], words, "name-key", nargs=2),
        _option(["--key"], words, "file", type=FILE),
        _option(["--rename"], words, "rename", nargs=2),
        _option(["--ban"], words, "name"),
        _option(["--send-away"], words, "name"),
        _option(
            ["--hours"],
            words,
            "number",
            worded="hours-away",
            type=Number("--hours", 1, MOST_HOURS),
            default=1,
        ),
        _option(["--unban"], words, "name"),
        _option(["--import"], words, "file", worded="import-people", type=FILE),
        _option(["--codes"], words, "number", type=Number("--codes", 1, MOST_CODES)),
        _option(["--approve"], words, "name"),
    )


def _invite(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("id", words, SavedGame(), required=False),
        _option(["--seat"], words, "number", type=Number("--seat", 1)),
        _option(["--hours"], words, "number", type=Number("--hours", 1, MOST_HOURS), default=2),
        _option(["--port"], words, "number", type=Number("--port", 0, LAST_PORT)),
    )


def _table(words: Words) -> Sequence[click.Parameter]:
    return (_argument("id", words, SavedGame()),)


def _tables(words: Words) -> Sequence[click.Parameter]:
    return (
        _option(["--close"], words, "id", type=SavedGame(), worded="tables-close"),
        _option(["--reopen", "reopen_id"], words, "id", type=SavedGame(), worded="tables-reopen"),
        _as_json(words),
    )


def _contests(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("id", words, required=False),
        _option(["--new"], words, "name", worded="contests-new"),
        _option(["--game"], words, "game", worded="contests-game", type=Game()),
        _option(
            ["--kind"],
            words,
            "kind",
            worded="contests-kind",
            type=OneOf(CONTEST_KINDS),
            default=CONTEST_KINDS[0],
        ),
        _option(["--seats"], words, "number", worded="contests-seats", type=Number("--seats", 2), default=2),
        _option(
            ["--rounds"], words, "number", worded="contests-rounds", type=Number("--rounds", 0), default=0
        ),
        _option(
            ["--days"], words, "number", worded="contests-days", type=OneOf(("0", "1", "3", "7")), default="0"
        ),
        _option(["--from", "first"], words, "day", worded="contests-from", type=Day("--from")),
        _option(["--to", "last"], words, "day", worded="contests-to", type=Day("--to")),
        _option(["--begin"], words, "id", worded="contests-begin"),
        _option(["--drop"], words, "id-name", worded="contests-drop", nargs=2),
        _option(["--cancel"], words, "id", worded="contests-cancel"),
        _as_json(words),
    )


def _store(words: Words) -> Sequence[click.Parameter]:
    return (
        _argument("action", words, OneOf(("copy",))),
        _argument("origin", words, FILE),
        _argument("target", words, FILE),
    )


def _completion(words: Words) -> Sequence[click.Parameter]:
    return (_argument("shell", words, OneOf(("bash", "zsh", "fish"))),)


def _of_no_command(words: Words) -> Sequence[click.Parameter]:
    return (
        click.Option(["--version", "-V"], is_flag=True, help=words.cli.option_version()),
        click.Option(["--plain"], is_flag=True, help=words.cli.option_plain()),
    )


COMMANDS: dict[str, Parameters] = {
    "play": _play,
    "solo": _solo,
    "daily": _daily,
    "puzzle": _puzzle,
    "learn": _learn,
    "resume": _resume,
    "games": _only_json,
    "replay": _replay,
    "review": _review,
    "export": _export,
    "import": _file,
    "verify": _verify,
    "stats": _stats,
    "auto": _auto,
    "match": _match,
    "rules": _rules,
    "serve": _serve,
    "people": _people,
    "invite": _invite,
    "tables": _tables,
    "reopen": _table,
    "contests": _contests,
    "store": _store,
    "doctor": _doctor,
    "where": _only_json,
    "values": _values,
    "completion": _completion,
    "help": _help,
}

MODULES = {"import": "import_file", "people": "known_people", "help": "help_command"}
"""Commands whose module has another name."""


def _body(invocation: Invocation, name: str) -> Callable[..., int | None]:
    """What runs a command: imported when it is called."""

    def call(**parameters: Any) -> int | None:
        module = import_module(f"tabletop_tui.cli.{MODULES.get(name, name)}")
        code: int | None = module.run(invocation, **parameters)
        return code

    return call


def build(invocation: Invocation) -> click.Group:
    """The click group with all commands, worded in the language of this run."""
    words = invocation.words

    def lobby(version: bool, plain: bool) -> int | None:
        context = click.get_current_context()
        if version:
            invocation.say(f"tabletop {__version__}")
            return 0
        if context.invoked_subcommand is not None:
            return None
        return _body(invocation, "lobby")(plain=plain)

    group = _WordedGroup(
        "tabletop",
        invocation,
        _of_no_command,
        callback=lobby,
        invoke_without_command=True,
        help=words.cli.help(),
        epilog=words.cli.epilog(),
        subcommand_metavar=f"[{words.cli.metavar_command()}]",
        context_settings={"max_content_width": 100},
    )
    for name, parameters in COMMANDS.items():
        command = _WordedCommand(
            name,
            invocation,
            parameters,
            callback=_body(invocation, name),
            help=words(f"cli-{name}-help"),
            short_help=words(f"cli-{name}-short"),
        )
        group.add_command(command)
    return group
