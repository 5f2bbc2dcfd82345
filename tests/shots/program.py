"""Pictures of the program around the games."""

from typing import Any

from textual.screen import Screen

from rulesets import load_rules
from tabletop_tui.play.fair.contributions import Contributions
from tabletop_tui.play.fair.proof import Proof, hash_of
from tabletop_tui.tui.app import TabletopApp, lobby, setting_up
from tabletop_tui.tui.screens.contributions import ContributionsScreen
from tests.shots import ALL, BOTH, Shot
from tests.tui.lobby.driving import HOME, LARGE, PEOPLE, POCKET, SMALL, TINY


class Fixed(Contributions):
    """Contributions with a secret that is the same in every picture."""

    def __init__(self) -> None:
        """Of four people, before the first has been asked."""
        super().__init__(load_rules("orbis"), PEOPLE)
        self._proof = Proof(hash_of("2a" * 32), "2a" * 32)


def fair(_app: TabletopApp) -> Screen[Any]:
    """What people add before a game that is fair by proof."""
    return ContributionsScreen(Fixed(), lambda: None)


SHOTS = (
    Shot("lobby", lambda: lobby, sizes=(POCKET, SMALL, HOME, LARGE), languages=BOTH, themes=ALL),
    Shot("lobby-empty", lambda: lobby, games=(0, 0), sizes=(HOME,)),
    Shot("lobby-delete", lambda: lobby, ("down", "d"), sizes=(HOME,)),
    Shot("too-small", lambda: lobby, sizes=(TINY,)),
    Shot("solo", lambda: lobby, ("a", "plus", "plus", "right", "plus"), languages=BOTH, themes=ALL),
    Shot("solo-ascii", lambda: lobby, ("a", "plus", "plus"), sizes=(SMALL,), ascii=True),
    Shot("set-up", lambda: setting_up("orbis"), ("tab", "tab", "tab", "right", "right"), languages=BOTH),
    Shot("fair", lambda: fair, (*"heron", "enter", *"tin"), languages=BOTH, sizes=(HOME, SMALL)),
    Shot("settings", lambda: lobby, ("s",), languages=BOTH),
    Shot("rules", lambda: lobby, ("r", "down", "down", "down")),
    Shot("about", lambda: lobby, ("o",), sizes=(HOME,)),
    Shot("keys", lambda: lobby, ("?",), sizes=(HOME,)),
)
