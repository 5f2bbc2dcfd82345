"""Pictures of Helios."""

from tests.lobby.driving import HOME, SMALL
from tests.shots import ALL, BOTH, Game, Shot


def sun(people: int, answers: int | None, kind: str = "", hand_over: bool = False) -> Game:
    """A game of Helios."""
    variants = (("first", "seat:0"),)
    return Game(people, answers, hand_over=hand_over, kind=kind, game="helios", variants=variants)


SHOTS = (
    Shot("helios", sun(4, 115, "choose_sun_target").table, ("right", "down"), languages=BOTH, themes=ALL),
    Shot("helios-tiles", sun(3, 120, "choose_action_tile").table),
    Shot("helios-land", sun(2, 90, "choose_field").table),
    Shot("helios-build", sun(3, 90, "choose_build").table, sizes=(SMALL, HOME)),
    Shot("helios-persons", sun(3, 150, "persons_turn").table),
    Shot("helios-others", sun(3, 120, "choose_field").table, ("tab",), sizes=(HOME,)),
    Shot("helios-ascii", sun(4, 115, "choose_sun_target").table, sizes=(HOME,), ascii=True),
    Shot("helios-end", sun(3, None).table, sizes=(HOME, SMALL)),
)
