"""One game as a PettingZoo environment (AEC): seats are agents, and the seat that decides acts."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from rulesets.core import Table
from tabletop_tui.rl.game import Numbers, ObservedGame, Reward

ILLEGAL = -1.0
"""The reward for an action that isn't on offer, which ends the game."""


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """A game among two to four agents, `seat_0` and so on, without wrappers.

    Action `i` takes the `i`-th option on offer: options have a stable order.
    An agent observes what its seat may see, and nothing else.
    """

    metadata = {"render_modes": ["ansi", "human"], "name": "tabletop_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        variants: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        reward: Reward = "win",
    ) -> None:
        """A game by its id.

        Raises `LookupError` for an unknown game, or one that can't be observed.
        """
        super().__init__()
        self.game = ObservedGame(game, seats, variants, reward)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"tabletop_{game}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        observed = spaces.Box(0, 1, (len(self.game.observer.names),), np.float32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(self.game.most) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that an agent sees; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """As many actions as there may ever be options; the same object every time."""
        return self.action_spaces[agent]

    @property
    def table(self) -> Table[Any]:
        """The whole game, with all that is hidden: for tests and records, not for agents."""
        return self.game.table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same one for the same seed, and then the same sequence of games."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game.begin(int(self._seeds.integers(1, 2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._stand()

    def observe(self, agent: str) -> Numbers:
        """What an agent's seat may see, in the order of `game.observer.names`."""
        return self.game.observe(self._places[agent])

    def step(self, action: int | None) -> None:
        """Take the option with this number for the deciding agent. Raises `ValueError` if there is none."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.game.table
        decision = table.decision
        if decision is None or action is None or not 0 <= action < len(decision.options):
            raise ValueError(f"{action} is not on offer")
        self._cumulative_rewards[agent] = 0.0
        table.apply(decision.options[action])
        self._stand()

    def _stand(self) -> None:
        """Set who decides and what is on offer; at the end, the rewards."""
        game = self.game
        decision = game.table.decision
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            self.infos[self.agent_selection] = {
                "kind": decision.kind,
                "keys": [option.key for option in decision.options],
                "options": game.options(),
                "action_mask": game.mask(),
            }
        else:
            standings = game.rules.standings(game.table.state)
            rewards = game.rewards(standings)
            for agent, standing, reward in zip(self.possible_agents, standings, rewards, strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
                self.infos[agent] = {
                    "points": standing.total,
                    "place": standing.place,
                    "action_mask": game.mask(),
                }
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text, as a watcher sees it; `human` prints it."""
        if self.render_mode == "human":
            print(self.game.text())
            return None
        return self.game.text()

    def close(self) -> None:
        """Let go of the game."""
        self.game.go_on(None)


def env(
    game: str,
    seats: int = 2,
    variants: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    reward: Reward = "win",
) -> AECEnv:
    """`raw_env` in the usual wrappers: an action that isn't on offer ends the game with a reward of -1."""
    raw = raw_env(game, seats, variants, render_mode, reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, ILLEGAL)))
