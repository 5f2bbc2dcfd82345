"""Pictures of Helios."""

from tests.shots import ALL, BOTH, EVERY, PHONE, SEED, Game, Shot
from tests.tui.lobby.driving import HOME, HUGE, LARGE, SMALL

KINDS = (
    *("choose_start_land", "choose_setup_bonus", "choose_row", "choose_temple_site", "pay_cube"),
    *("choose_bonus_colour", "choose_bonus_action", "place_round_bonus"),
)
"""The decisions of Helios that have no pictures of their own otherwise."""
WIDE = ("choose_row", "pay_cube")
"""Those of them that are shown at 160x50, too."""


def sun(people: int, answers: int | None, kind: str = "", hand_over: bool = False, seed: int = SEED) -> Game:
    """A game of Helios."""
    variants = (("first", "seat:0"),)
    return Game(people, answers, hand_over=hand_over, kind=kind, game="helios", variants=variants, seed=seed)


SUN = sun(4, 224, "choose_sun_target", seed=31).table

SHOTS = (
    Shot("helios", SUN, sizes=PHONE, languages=BOTH, themes=ALL),
    Shot("helios-tiles", sun(4, 120, "choose_action_tile").table, sizes=EVERY, languages=BOTH, themes=ALL),
    Shot("helios-land", sun(3, 120, "choose_tile").table),
    Shot("helios-field", sun(4, 114, "choose_field", seed=8).table, sizes=EVERY, languages=BOTH, themes=ALL),
    Shot("helios-build", sun(4, 205, "choose_build", seed=21).table, sizes=EVERY, languages=BOTH, themes=ALL),
    Shot(
        "helios-persons", sun(4, 226, "persons_turn", seed=31).table, sizes=EVERY, languages=BOTH, themes=ALL
    ),
    *(
        Shot(
            f"helios-{kind.replace('_', '-')}",
            sun(4, 0, kind).table,
            sizes=(SMALL, HOME, LARGE) if kind in WIDE else (SMALL, HOME),
        )
        for kind in KINDS
    ),
    Shot("helios-market", sun(2, 20, "place_resource", seed=3).table, sizes=(SMALL, HOME)),
    Shot("helios-observatory", sun(4, 202, "choose_sun_target", seed=29).table, sizes=(HOME, LARGE)),
    Shot("helios-dead-ends", sun(4, 201, "choose_sun_target", seed=9).table, sizes=(HOME,)),
    Shot("helios-two", sun(2, 70, "choose_sun_target").table, sizes=(HOME, LARGE, HUGE)),
    Shot("helios-three", sun(3, 120, "choose_action_tile").table, sizes=(HOME, LARGE)),
    Shot("helios-others", sun(3, 120, "choose_field").table, ("tab",), sizes=(SMALL, HOME)),
    Shot("helios-city", sun(3, 120, "choose_field").table, ("f4",), sizes=(SMALL, HOME)),
    Shot("helios-ascii", SUN, sizes=(SMALL, HOME), ascii=True),
    Shot("helios-ascii-persons", sun(4, 150, "persons_turn").table, sizes=(HOME,), ascii=True),
    Shot("helios-hand-over", sun(3, 60, hand_over=True).table, sizes=(HOME,)),
    Shot("helios-end", sun(3, None).table),
    Shot("helios-replay", sun(3, None).back, sizes=(HOME,)),
)
