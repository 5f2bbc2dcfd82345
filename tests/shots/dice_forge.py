"""Pictures of Dice Forge."""

from tests.lobby.driving import HOME, SMALL
from tests.shots import ALL, BOTH, Game, Shot


def forge(people: int, answers: int | None, kind: str = "") -> Game:
    """A game of Dice Forge with a mix of both card sets."""
    variants = (("first", "seat:0"), ("cards", "random"))
    return Game(people, answers, kind=kind, game="dice_forge", variants=variants)


SHOTS = (
    Shot("dice-forge", forge(4, 130, "action").table, languages=BOTH, themes=ALL),
    Shot("dice-forge-two", forge(2, 60, "action").table),
    Shot("dice-forge-forging", forge(3, 90, "forge_slot").table),
    Shot("dice-forge-averages", forge(3, 90, "action").table, ("d",), sizes=(HOME,)),
    Shot("dice-forge-end", forge(3, None).table, sizes=(HOME, SMALL)),
)
