"""Pictures of the program around the games."""

from tabletop_tui.app import lobby, setting_up
from tests.lobby.driving import HOME, TINY
from tests.shots import ALL, BOTH, Shot

SHOTS = (
    Shot("lobby", lambda: lobby, languages=BOTH, themes=ALL),
    Shot("lobby-empty", lambda: lobby, games=(0, 0), sizes=(HOME,)),
    Shot("lobby-delete", lambda: lobby, ("down", "d"), sizes=(HOME,)),
    Shot("too-small", lambda: lobby, sizes=(TINY,)),
    Shot("set-up", lambda: setting_up("orbis"), ("tab", "tab", "tab", "right", "right"), languages=BOTH),
    Shot("settings", lambda: lobby, ("s",), languages=BOTH),
    Shot("rules", lambda: lobby, ("r", "down", "down", "down")),
    Shot("about", lambda: lobby, ("a",), sizes=(HOME,)),
    Shot("keys", lambda: lobby, ("?",), sizes=(HOME,)),
)
