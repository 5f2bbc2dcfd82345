"""One game as a Gymnasium environment: one player against levels, or against players of other packages."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tabletop_tui.bots.garbage import between_answers
from tabletop_tui.bots.players import answer, player
from tabletop_tui.rl.environment import ILLEGAL
from tabletop_tui.rl.game import Mask, ObservedGame, Reward

Seen = dict[str, NDArray[Any]]


class Against(gymnasium.Env):
    """A game of one player against others, who answer within `step`.

    Action `i` takes the `i`-th option on offer. Any other action ends the game with a reward of -1.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("bot:2",),
        seat: int | None = None,
        variants: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        reward: Reward = "win",
    ) -> None:
        """`opponents` are words as for `tabletop auto`: `bot:3`, `module:Class`. Without a seat, it is drawn.

        Raises `LookupError` for an unknown game, or one that can't be observed, and `UnknownPlayer`.
        """
        for word in opponents:
            player(word)
        self.game = ObservedGame(game, len(opponents) + 1, variants, reward)
        self.render_mode = render_mode
        self.seat = 0 if seat is None else seat
        """Where the player sits in this game."""
        self._opponents, self._fixed = tuple(opponents), seat
        self._players: list[str | None] = []
        self._seed, self._over = 0, True
        most, width = self.game.most, len(self.game.observer.option_names)
        self.action_space = spaces.Discrete(most)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (len(self.game.observer.names),), np.float32),
                "options": spaces.Box(0, 1, (most, width), np.float32),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
            }
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions that are options now, as learners with masks ask for them."""
        return self.game.mask().astype(bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the player's first decision; the same one for the same seed.

        `options` may hold a `seat` for this game. Raises `ValueError` if there is no such seat.
        """
        super().reset(seed=seed)
        seats = self.game.seats
        self._seed = int(self.np_random.integers(1, 2**62))
        drawn = int(self.np_random.integers(seats))
        fixed = (options or {}).get("seat", self._fixed)
        if fixed is not None and fixed not in range(seats):
            raise ValueError(f"there is no seat {fixed}")
        self.seat = drawn if fixed is None else fixed
        self._players = [*self._opponents]
        self._players.insert(self.seat, None)
        self._over = False
        self.game.begin(self._seed)
        self._let_others_answer()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an option, and let the others answer until the player decides again, or the game is over."""
        if self._over:
            raise RuntimeError("the game is over: reset the environment")
        table = self.game.table
        decision = table.decision
        if decision is None or not 0 <= action < len(decision.options):
            self._over = True
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        table.apply(decision.options[int(action)])
        self._let_others_answer()
        if table.decision is not None:
            return self._seen(), 0.0, False, False, self._info()
        self._over = True
        standings = self.game.rules.standings(table.state)
        info = {
            "points": [standing.total for standing in standings],
            "place": standings[self.seat].place,
            "seat": self.seat,
        }
        return self._seen(), self.game.rewards(standings)[self.seat], True, False, info

    def _let_others_answer(self) -> None:
        table = self.game.table
        with between_answers():
            while table.decision is not None:
                word = self._players[table.decision.seat]
                if word is None:
                    break
                answer(word, table, self._seed)
        if self.render_mode == "human":
            print(self.game.text())

    def _seen(self) -> Seen:
        mask: Mask = self.game.mask()
        offered = self.game.options()
        options = np.zeros((self.game.most, offered.shape[1]), np.float32)
        options[: len(offered)] = offered
        return {"observation": self.game.observe(self.seat), "options": options, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        decision = self.game.table.decision
        if decision is None:
            return {"seat": self.seat}
        return {"seat": self.seat, "kind": decision.kind, "keys": [option.key for option in decision.options]}

    def render(self) -> str | None:
        """The table as text, as a watcher sees it; `human` prints it after every step."""
        return self.game.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Let go of the game."""
        self.game.go_on(None)
