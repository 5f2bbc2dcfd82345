"""Pictures of Orbis."""

from tabletop_tui.tui.app import learning, taking_apart
from tests.shots import ALL, BOTH, EVERY, PHONE, Game, Shot
from tests.tui.lobby.driving import HOME, LARGE, SMALL

KINDS = (
    *("pay_any", "take_worshipper", "sacrifice_choice", "sacrifice_pick"),
    *("eruption_choice", "eruption_pick", "discard_excess"),
)
"""The decisions of Orbis that have no pictures of their own otherwise."""
WIDE = ("take_worshipper", "eruption_pick", "discard_excess")
"""Those of them that are shown at 160x50, too."""

SHOTS = (
    Shot("orbis-lesson", lambda: learning("orbis", 2), sizes=(SMALL, HOME), languages=BOTH),
    Shot("orbis-lesson-missed", lambda: learning("orbis", 3), ("5", "p", "i", "i"), sizes=(SMALL, HOME)),
    Shot("orbis-lesson-done", lambda: learning("orbis", 4), ("3", "p", "g"), sizes=(HOME,)),
    Shot("orbis-lesson-list", lambda: learning("orbis"), sizes=(SMALL, HOME)),
    Shot("orbis-points", lambda: taking_apart("orbis"), ("down",), sizes=(SMALL, HOME), languages=BOTH),
    Shot("orbis-coach", Game(3, 0, coached=True).table, sizes=(SMALL, HOME), languages=BOTH),
    Shot("orbis-coach-notes", Game(3, 20, coached=True).table, ("f5",), sizes=(HOME,)),
    Shot("orbis-start", Game(2, 0).table, sizes=EVERY),
    Shot("orbis", Game(4, 150, kind="choose_tile", seed=10).table, sizes=PHONE, languages=BOTH, themes=ALL),
    Shot("orbis-place", Game(4, 150, kind="place", seed=10).table, sizes=PHONE, languages=BOTH, themes=ALL),
    Shot("orbis-pay", Game(4, 160, kind="settle_cost", seed=10).table, sizes=EVERY),
    *(
        Shot(
            f"orbis-{kind.replace('_', '-')}",
            Game(4, 60, kind=kind).table,
            sizes=(SMALL, HOME, LARGE) if kind in WIDE else (SMALL, HOME),
        )
        for kind in KINDS
    ),
    Shot("orbis-trade", Game(4, 150, kind="choose_tile", seed=10).table, ("x",)),
    Shot("orbis-three", Game(3, 120, kind="choose_tile").table),
    Shot("orbis-others", Game(4, 150, kind="choose_tile", seed=10).table, ("tab",), sizes=(HOME, LARGE)),
    Shot("orbis-ascii", Game(4, 150, kind="choose_tile", seed=10).table, sizes=(SMALL, HOME), ascii=True),
    Shot("orbis-hand-over", Game(3, 60, hand_over=True).table, sizes=(HOME, SMALL)),
    Shot("orbis-why", Game(3, 120, kind="choose_tile").table, ("w",), sizes=(HOME,)),
    Shot("orbis-help", Game(3, 120, kind="choose_tile").table, ("?",), sizes=(HOME,)),
    Shot("orbis-log", Game(3, 120).table, ("L",), sizes=(HOME,)),
    Shot("orbis-scores", Game(3, 120).table, ("s",), sizes=(HOME,)),
    Shot("orbis-end", Game(4, None).table, languages=BOTH),
    Shot("orbis-end-ascii", Game(4, None).table, sizes=(SMALL,), ascii=True),
    Shot("orbis-replay", Game(3, None).back, sizes=(HOME, SMALL)),
)
