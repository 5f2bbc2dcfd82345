"""Pictures of Papyria: every decision, five of them in every size, look and language."""

from tests.shots import ALL, BOTH, EVERY, PHONE, SEED, WAYS_OUT, Game, Shot
from tests.tui.lobby.driving import HOME, LARGE, SMALL

KINDS = (
    "arrival",
    "main_action",
    "place_landscape",
    "build_temple",
    "build_mine",
    "choose_scoring",
    "end_tile",
)
"""Decisions that come late enough in the game that the other pictures are of."""
MAIN = ("main_action", "place_landscape")
"""Those that are shown in every size, look and language."""
WIDE = ("build_temple", "choose_scoring")
"""Those that are shown at 160x50, too."""


def rivers(people: int, answers: int | None, kind: str = "", *, idle: bool = False, seed: int = SEED) -> Game:
    """A game of Papyria; in an `idle` one each player also declines and goes on."""
    ways_out = WAYS_OUT if idle else (*WAYS_OUT, "decline", "keep", "continue")
    return Game(
        people,
        answers,
        kind=kind,
        seed=seed,
        game="papyria",
        variants=(("first", "seat:0"),),
        ways_out=ways_out,
    )


SHOTS = (
    Shot("papyria", rivers(4, 200, "move_piece").table, sizes=PHONE, languages=BOTH, themes=ALL),
    Shot("papyria-where", rivers(4, 200, "move_piece").table, ("down",), EVERY, BOTH, ALL),
    Shot("papyria-start", rivers(4, 0).table, sizes=EVERY, languages=BOTH, themes=ALL),
    Shot("papyria-priest", rivers(2, 2, "start_priest").table, sizes=(HOME,)),
    Shot("papyria-enter", rivers(3, 14, "move_piece").table, ("down",), sizes=(SMALL, HOME)),
    Shot("papyria-enter-first", rivers(3, 14, "move_piece").table, sizes=(HOME,)),
    *(
        Shot(
            f"papyria-{kind.replace('_', '-')}",
            rivers(4, 150, kind).table,
            sizes=EVERY if kind in MAIN else (SMALL, HOME, LARGE) if kind in WIDE else (SMALL, HOME),
            languages=BOTH if kind in MAIN else ("en",),
            themes=ALL if kind in MAIN else ("dark",),
        )
        for kind in KINDS
    ),
    Shot("papyria-build-city", rivers(4, 100, "build_city").table),
    Shot("papyria-end-turn", rivers(3, 40, "end_turn", idle=True, seed=4).table, sizes=(SMALL, HOME)),
    Shot("papyria-late", rivers(4, 240, "place_landscape").table, sizes=(HOME, LARGE)),
    Shot("papyria-priest-beside", rivers(4, 42, "main_action").table, sizes=(HOME,)),
    Shot("papyria-priest-moves", rivers(4, 42, "main_action").table, ("p",), sizes=(HOME,)),
    Shot("papyria-two", rivers(2, 100, "move_piece").table, ("down",), sizes=(HOME,)),
    Shot("papyria-others", rivers(4, 200, "move_piece").table, ("tab",), sizes=(HOME,)),
    Shot("papyria-seats", rivers(4, 200, "move_piece").table, ("f4", "f4"), sizes=(SMALL,)),
    Shot("papyria-ascii", rivers(4, 200, "move_piece").table, ("down",), sizes=(SMALL, HOME), ascii=True),
    *(
        Shot(f"papyria-{kind.replace('_', '-')}-ascii", rivers(4, 150, kind).table, sizes=(HOME,), ascii=True)
        for kind in ("main_action", "place_landscape", "build_temple", "choose_scoring")
    ),
    Shot("papyria-end", rivers(3, None).table, sizes=EVERY, languages=BOTH),
)
