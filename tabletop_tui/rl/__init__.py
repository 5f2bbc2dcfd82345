"""Games as environments for reinforcement learning; needs the extra `tabletop-tui[rl]`. See docs/rl.md."""

import gymnasium

from tabletop_tui.rl.against import Against
from tabletop_tui.rl.environment import env, raw_env

gymnasium.register("tabletop/Against-v1", Against)

__all__ = ["Against", "env", "raw_env"]
