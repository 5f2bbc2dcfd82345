"""Pictures of Bora Bora."""

from tabletop_tui.tui.app import learning
from tests.shots import ALL, BOTH, EVERY, PHONE, Game, Shot
from tests.tui.driving import OWN
from tests.tui.lobby.driving import HOME, LARGE, SMALL

KINDS = {
    "setup_hut": 0,
    "red_offer": 60,
    "pay_god": 60,
    "helper_spend": 60,
    "place_material": 60,
    "choose_material": 60,
    "take_god_card": 60,
    "build_tile": 60,
    "build_site": 60,
    "fire_gift": 60,
    "fire_mark": 60,
    "buy_jewelry": 60,
    "resolve_task": 100,
    "take_task": 60,
    "final_task": 300,
}
"""The decisions that have no pictures of their own otherwise, each with the answers before it."""
AFTER_EVENING = ("buy_jewelry", "resolve_task", "take_task")
"""Those over which the end of the round lies until Enter puts it away."""


WIDE = ("red_offer", "helper_spend", "build_tile")
"""Those that are shown at 160x50, too."""


def isles(people: int, answers: int | None, kind: str = "") -> Game:
    """A game of Bora Bora."""
    return Game(people, answers, kind=kind, game="bora_bora", variants=())


def _every(name: str, game: Game, *keys: str) -> tuple[Shot, Shot]:
    """All sizes, languages and colours, and ASCII."""
    return (
        Shot(name, game.table, keys, sizes=PHONE, languages=BOTH, themes=ALL),
        Shot(f"{name}-ascii", game.table, keys, sizes=(HOME,), ascii=True),
    )


SHOTS = (
    *_every("bora-bora", isles(4, 120, "place_die"), OWN),
    *_every("bora-bora-expand", isles(4, 100, "expand"), OWN),
    *_every("bora-bora-person", isles(4, 60, "take_person"), OWN),
    *_every("bora-bora-people", isles(4, 100, "use_people"), OWN),
    *_every("bora-bora-temple", isles(4, 60, "temple_space"), OWN),
    *(
        Shot(
            f"bora-bora-{kind.replace('_', '-')}",
            isles(4, answers, kind).table,
            (OWN, "enter") if kind in AFTER_EVENING else (OWN,),
            sizes=(SMALL, HOME, LARGE) if kind in WIDE else (SMALL, HOME),
        )
        for kind, answers in KINDS.items()
    ),
    Shot(
        "bora-bora-move-hut-more",
        Game(2, 20, kind="move_hut_more", seed=11, game="bora_bora", variants=()).table,
        (OWN,),
        sizes=(SMALL, HOME),
    ),
    Shot(
        "bora-bora-coach",
        Game(3, 3, kind="place_die", coached=True, game="bora_bora", variants=()).table,
        (OWN,),
        sizes=(SMALL, HOME),
        languages=BOTH,
    ),
    Shot("bora-bora-lesson", lambda: learning("bora_bora", 8), sizes=(SMALL, HOME), languages=BOTH),
    Shot("bora-bora-white", isles(3, 120, "place_die").table, ("g",), sizes=(SMALL, HOME)),
    Shot("bora-bora-three-dice", isles(3, 3, "place_die").table, (OWN,), sizes=(HOME, LARGE)),
    Shot("bora-bora-last-die", isles(3, 70, "place_die").table, (OWN,), sizes=(HOME, LARGE)),
    Shot("bora-bora-two", isles(2, 40, "place_die").table, (OWN,), sizes=(HOME,)),
    Shot("bora-bora-evening", isles(4, 60, "buy_jewelry").table, (OWN,), sizes=EVERY),
    Shot("bora-bora-others", isles(4, 120, "place_die").table, (OWN, "tab"), sizes=(HOME, LARGE)),
    Shot(
        "bora-bora-hand-over",
        Game(3, 90, hand_over=True, game="bora_bora", variants=()).table,
        sizes=(HOME, SMALL),
    ),
    Shot("bora-bora-why", isles(3, 120, "place_die").table, ("w",), sizes=(HOME,)),
    Shot("bora-bora-log", isles(3, 120).table, ("L",), sizes=(HOME,)),
    Shot("bora-bora-end", isles(3, None).table, languages=BOTH),
    Shot("bora-bora-replay", isles(3, None).back, sizes=(HOME,)),
)
