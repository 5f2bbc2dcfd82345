"""Pictures of Papyria."""

from tests.lobby.driving import HOME, SMALL
from tests.shots import ALL, BOTH, WAYS_OUT, Game, Shot


def rivers(people: int, answers: int | None, kind: str = "") -> Game:
    """A game of Papyria."""
    ways_out = (*WAYS_OUT, "decline", "keep", "continue")
    variants = (("first", "seat:0"),)
    return Game(people, answers, kind=kind, game="papyria", variants=variants, ways_out=ways_out)


SHOTS = (
    Shot("papyria", rivers(4, 200, "move_piece").table, languages=BOTH, themes=ALL),
    Shot("papyria-start", rivers(2, 0).table, sizes=(SMALL, HOME)),
    Shot("papyria-enter", rivers(3, 14, "move_piece").table, sizes=(SMALL, HOME)),
    Shot("papyria-landscape", rivers(3, 150, "place_landscape").table, languages=BOTH),
    Shot("papyria-others", rivers(3, 150, "place_landscape").table, ("tab",), sizes=(HOME,)),
    Shot("papyria-ascii", rivers(4, 200, "move_piece").table, sizes=(HOME,), ascii=True),
    Shot("papyria-end", rivers(3, None).table, sizes=(HOME, SMALL)),
)
