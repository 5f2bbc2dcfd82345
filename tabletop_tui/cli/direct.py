"""The most common command lines, parsed without click, whose import takes a while.

Handles only what is unambiguous. Everything else, including every mistake, is left to `tree`.
"""

from collections.abc import Callable, Iterator, Sequence

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.kit.registry import playable

Command = Callable[[Invocation], int]


def command_of(arguments: Sequence[str]) -> Command | None:
    """What `tabletop` alone or `tabletop play GAME` with names and a seed does; `None` for all others."""
    match [*arguments]:
        case []:
            return _lobby
        case ["play", game, *options] if game in playable():
            return _play(game, options)
    return None


def _lobby(invocation: Invocation) -> int:
    from tabletop_tui.cli import lobby

    return lobby.run(invocation)


def _play(game: str, options: Sequence[str]) -> Command | None:
    players: list[str] = []
    seed: int | None = None
    for name, value in _pairs(options):
        if name in ("-p", "--player") and value and not value.startswith("-"):
            players.append(value)
        elif name == "--seed" and value.isascii() and value.isdigit() and 0 < int(value) < 2**63:
            seed = int(value)
        else:
            return None

    def play(invocation: Invocation) -> int:
        from tabletop_tui.cli import play as command

        return command.run(invocation, game, tuple(players), seed, (), plain=False, coach=False, fair=False)

    return play


def _pairs(options: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Options with the words after them; the last option may have none."""
    words = iter(options)
    for name in words:
        yield name, next(words, "")
