"""One game as a PettingZoo environment (AEC): seats are agents, and the seat that decides acts."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rulesets.core import Table
from tabletop_tui.kit.registry import game_parts, rules_of
from tabletop_tui.rl.seeing import LARGEST_NUMBER, SIZE, number_of, numbers_of
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.words import Words

Observation = dict[str, NDArray[Any]]


class TabletopEnv(AECEnv):
    """A game among two to four agents, `seat_0` and so on.

    Action `i` takes the `i`-th option on offer: options have a stable order.
    `action_mask` says which there are.
    An agent observes what its seat may see, and nothing else.
    """

    metadata = {"render_modes": ["ansi", "human"], "name": "tabletop_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        variants: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A game by its id. Raises `KeyError` for an unknown game; `reset` raises what `Table.new` does."""
        super().__init__()
        self.rules = rules_of(game)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"tabletop_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._variants = dict(variants or {})
        self._most = self.rules.most_options
        self._table: Table[Any] | None = None
        self._seeds = np.random.default_rng()
        observed = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
                "options": spaces.Box(0, LARGEST_NUMBER, (self._most,), np.int64),
                "action_mask": spaces.Box(0, 1, (self._most,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(self._most) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that an agent sees; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """As many actions as there may ever be options; the same object every time."""
        return self.action_spaces[agent]

    @property
    def table(self) -> Table[Any]:
        """The whole game, with all that is hidden: for tests and records, not for agents."""
        if self._table is None:
            raise RuntimeError("reset the environment first")
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same one for the same seed, and then the same sequence of games."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        drawn = int(self._seeds.integers(1, 2**62))
        seats = len(self.possible_agents)
        self._table = Table.new(self.rules, seats, drawn, listen=False, **self._variants)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._stand()

    def observe(self, agent: str) -> Observation:
        """What an agent's seat may see, and, if it decides, what it may take."""
        table, seat = self.table, self.possible_agents.index(agent)
        offered, mask = np.zeros(self._most, np.int64), np.zeros(self._most, np.int8)
        decision = table.decision
        if decision is not None and decision.seat == seat:
            many = len(decision.options)
            mask[:many] = 1
            offered[:many] = [number_of(option.key) for option in decision.options]
        seen = numbers_of((seat, decision and decision.kind, table.rules.view(table.state, seat)))
        return {"observation": seen, "options": offered, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the option with this number for the deciding agent. Raises `ValueError` if there is none."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        decision = self.table.decision
        if decision is None or action is None or not 0 <= action < len(decision.options):
            raise ValueError(f"{action} is not on offer")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.apply(decision.options[int(action)])
        self._stand()
        self._accumulate_rewards()

    def _stand(self) -> None:
        """Set who decides; at the end, the rewards: 1 for a win, a share of it for a shared one, else 0."""
        table = self.table
        decision = table.decision
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            self.infos[self.agent_selection] = {
                "kind": decision.kind,
                "keys": [option.key for option in decision.options],
            }
        else:
            standings = table.rules.standings(table.state)
            first = [standing.seat for standing in standings if standing.place == 1]
            for agent, standing in zip(self.possible_agents, standings, strict=True):
                self.rewards[agent] = (standing.seat in first) / len(first)
                self.terminations[agent] = True
                self.infos[agent] = {"points": standing.total, "place": standing.place}
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text, as a watcher sees it; `human` prints it."""
        colours = enumerate(self.possible_agents)
        people = [Person(f"Seat {seat}", COLOURS[seat % len(COLOURS)]) for seat, _ in colours]
        wording = game_parts(self.rules.id).wording(Words("en"), people)
        said = wording.board_text(self.table.rules.view(self.table.state, None), None)
        if self.render_mode == "human":
            print(said)
            return None
        return str(said)

    def close(self) -> None:
        """Let go of the game."""
        self._table = None
