"""Pictures of Dice Forge."""

from tests.shots import ALL, BOTH, EVERY, PHONE, Game, Shot
from tests.tui.lobby.driving import HOME, LARGE, SMALL


def forge(people: int, answers: int | None, kind: str = "", seed: int = 7) -> Game:
    """A game of Dice Forge with a mix of both card sets."""
    variants = (("first", "seat:0"), ("cards", "random"))
    return Game(people, answers, kind=kind, game="dice_forge", variants=variants, seed=seed)


KINDS = {
    "mirror_choose": (23, 136),
    "resolve_order": (2, 134),
    "face_choose": (11, 126),
    "hammer_allocate": (13, 194),
    "sentinel_convert": (1, 113),
    "cyclops_convert": (4, 242),
    "boar_bonus": (1, 65),
    "ship_forge": (27, 83),
    "use_cerberus": (2, 75),
    "reinforcement": (31, 182),
    "forge_more": (20, 90),
    "extra_action": (10, 110),
    "shield_choose": (9, 162),
    "boar_bearer": (3, 141),
    "satyrs_pick": (2, 132),
    "sphinx_die": (8, 186),
}
"""Seed and answers of games of four that stand at each of the other decisions."""
WIDE = ("mirror_choose", "ship_forge", "sphinx_die", "use_cerberus")
"""Those of them that are shown at 160x50, too."""

SHOTS = (
    Shot("dice-forge", forge(4, 70, "action", seed=3).table, sizes=PHONE, languages=BOTH, themes=ALL),
    Shot("dice-forge-forging", forge(3, 90, "forge_slot").table, sizes=EVERY, languages=BOTH, themes=ALL),
    Shot("dice-forge-turn", forge(4, 130, "roll").table, sizes=(SMALL, HOME)),
    Shot("dice-forge-roll", forge(4, 72, "roll", seed=1).table, ("enter",), PHONE, BOTH, ALL),
    Shot("dice-forge-roll-three", forge(3, 60, "roll").table, ("enter",), sizes=(SMALL, HOME)),
    Shot("dice-forge-roll-two", forge(2, 60, "roll").table, ("enter",), sizes=(HOME, LARGE)),
    *(
        Shot(
            f"dice-forge-{kind.replace('_', '-')}",
            forge(4, answers, kind, seed).table,
            sizes=(SMALL, HOME, LARGE) if kind in WIDE else (SMALL, HOME),
        )
        for kind, (seed, answers) in KINDS.items()
    ),
    Shot("dice-forge-two", forge(2, 60, "action").table),
    Shot("dice-forge-three", forge(3, 60, "action").table),
    Shot("dice-forge-ascii", forge(4, 70, "action", seed=3).table, sizes=(SMALL, HOME), ascii=True),
    Shot("dice-forge-ascii-roll", forge(4, 72, "roll", seed=1).table, ("enter",), sizes=(HOME,), ascii=True),
    Shot("dice-forge-why", forge(4, 70, "action", seed=3).table, ("w",), sizes=(HOME,)),
    Shot("dice-forge-help", forge(4, 70, "action", seed=3).table, ("?",), sizes=(HOME,)),
    Shot("dice-forge-log", forge(4, 70, "action", seed=3).table, ("L",), sizes=(HOME,)),
    Shot("dice-forge-averages", forge(3, 90, "action").table, ("d",), sizes=(HOME,)),
    Shot("dice-forge-end", forge(3, None).table),
)
