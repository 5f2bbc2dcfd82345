"""Games as environments for reinforcement learning; needs the extra `tabletop-tui[rl]`. See docs/rl.md."""

from tabletop_tui.rl.environment import TabletopEnv

__all__ = ["TabletopEnv"]
