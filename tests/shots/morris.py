"""Pictures of nine men's morris, the example of a game in a package of its own."""

from tests.shots import Game, Shot
from tests.tui.lobby.driving import HOME, SMALL


def board(answers: int | None, kind: str = "") -> Game:
    """A game of nine men's morris."""
    return Game(2, answers, kind=kind, game="morris")


SHOTS = (
    Shot("morris", board(20, "choose_man").table, themes=("dark", "light", "mono")),
    Shot("morris-place", board(11, "place").table, sizes=(HOME,), languages=("en", "de")),
    Shot("morris-mill", board(40, "remove").table, sizes=(HOME,)),
    Shot("morris-ascii", board(20, "choose_man").table, sizes=(SMALL,), ascii=True),
)
