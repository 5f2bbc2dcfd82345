"""What belongs to every table, as the player at a screen sees it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_tui.kit.step import Step
    from tabletop_tui.play.around import Around
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


def around_of(here: "Viewpoint", path: Sequence["Step"] = ()) -> "Around":
    """What belongs to every table, as the player at this screen sees it."""
    from tabletop_tui.play.around import Around  # no start needs it

    scene, keymap = here.scene, here.keymap
    return Around(
        here.table,
        here.wording,
        here.words,
        scene.view,
        here.standings,
        scene.seat,
        scene.decision,
        keymap.shown("log"),
        keymap.shown("why"),
        path,
    )
