"""Pictures of Bora Bora."""

from tests.lobby.driving import HOME, SMALL
from tests.shots import ALL, BOTH, Game, Shot


def isles(people: int, answers: int | None, kind: str = "") -> Game:
    """A game of Bora Bora."""
    return Game(people, answers, kind=kind, game="bora_bora", variants=())


SHOTS = (
    Shot("bora-bora", isles(4, 120, "place_die").table, ("enter",), languages=BOTH, themes=ALL),
    Shot("bora-bora-expand", isles(3, 100, "expand").table, ("enter",)),
    Shot("bora-bora-people", isles(3, 120, "use_people").table, ("enter",)),
    Shot("bora-bora-tasks", isles(2, 80, "resolve_task").table, ("enter",), sizes=(SMALL, HOME)),
    Shot("bora-bora-end", isles(3, None).table, sizes=(HOME, SMALL)),
)
