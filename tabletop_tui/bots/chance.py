"""A computer player that chooses by chance."""

from random import Random

from rulesets.core import Decision


class RandomChooser:
    """Takes any option with equal chance; the same choices for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, decision: Decision[object]) -> str:
        """The key of one of the options on offer."""
        options = decision.options
        return options[int(self._random.random() * len(options))].key
