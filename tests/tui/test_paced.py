"""The time of moments: long enough to be seen, never so long that a decision waits."""

from itertools import product

import pytest

from tabletop_tui.host.settings import MOTIONS
from tabletop_tui.tui.screens.motion import FEW, LEAST, MOST, OFF, SHORT, paced


@pytest.mark.parametrize("setting", MOTIONS)
def test_no_moment_is_too_short_to_be_seen_or_keeps_a_decision_waiting(setting: str) -> None:
    for many, stays in product(range(1, 80), (0, 0.5, 0.85, 1.5, 9)):
        frames = [lambda: None for _ in range(many)]
        shown = paced(frames, stays, setting)
        lasts = len(shown.frames) * shown.seconds + shown.stays
        assert lasts <= MOST + 1e-9
        assert lasts >= LEAST - 1e-9 or (setting == OFF and not stays)
        if setting != OFF or stays:
            assert shown.frames[-1] is frames[-1] or (setting == SHORT and not stays and many > FEW)
        if setting != OFF:
            assert shown.frames[0] is frames[0]
        assert len(shown.frames) <= FEW or setting != SHORT


def test_of_many_frames_some_are_shown_in_their_order() -> None:
    frames = [lambda: None for _ in range(40)]
    shown = [frames.index(frame) for frame in paced(frames, 0, "full").frames]
    assert shown == sorted(set(shown))
    assert 15 <= len(shown) <= 17
