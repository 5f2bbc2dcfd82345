"""A picture that moves: a turn from real play, key by key, as one SVG without any script.

Every key has a frame that covers the ones before it; a style sheet shows them one after another.
"""

import re
from collections.abc import Sequence

from tests.shots import Game, Shot
from tests.tui.lobby.driving import HOME

SHOWN = 1.3
"""Seconds that each frame is shown."""
_WHOLE = re.compile(r"<svg (?P<head>[^>]*)>(?P<inside>.*)</svg>", re.DOTALL)

TURN = Shot(
    "orbis-turn-moving",
    Game(4, 150, kind="choose_tile", seed=10).table,
    ("left", "enter", "enter", "enter", "enter", "down", "up", "enter", "enter", "enter"),
    sizes=(HOME,),
    moves=True,
)


def moving(frames: Sequence[str]) -> str:
    """The frames, whole pictures of one size, as one that shows them in turn, without end."""
    parts = [found for frame in frames if (found := _WHOLE.search(frame))]
    share, whole = 100 / len(parts), SHOWN * len(parts)
    rules = [f"g.f{{visibility:hidden;animation:{whole:.1f}s step-end infinite}}"]
    for number in range(len(parts)):
        begins, ends = number * share, (number + 1) * share
        rules.append(
            f"@keyframes k{number}{{0%{{visibility:{'visible' if not number else 'hidden'}}}"
            f"{begins:.2f}%{{visibility:visible}}{ends:.2f}%{{visibility:hidden}}}}"
        )
    layers = [
        f'<g class="f" style="animation-name:k{number}">{part["inside"]}</g>'
        for number, part in enumerate(parts)
    ]
    return f"<svg {parts[0]['head']}>\n<style>{''.join(rules)}</style>\n" + "\n".join(layers) + "\n</svg>\n"
