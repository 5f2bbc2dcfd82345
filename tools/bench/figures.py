"""One measured figure, its limits, and the table of all of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table of benchmarks."""

    name: str
    value: float
    """As compared with `must` and `aim`: a ratio, or a number in `unit`."""
    must: float
    aim: float
    unit: str = ""
    """Empty for a ratio."""
    more_is_better: bool = False
    measured: str = ""
    """What was measured in this run, with its yardstick."""

    def reaches(self, limit: float) -> bool:
        """Whether the value is as good as a limit."""
        return self.value >= limit if self.more_is_better else self.value <= limit

    @property
    def verdict(self) -> str:
        """`aim`, `must` or `missed`: the best limit that is reached."""
        if self.reaches(self.aim):
            return "aim"
        return "must" if self.reaches(self.must) else "**missed**"

    def row(self) -> str:
        """The figure as a row of a Markdown table."""
        sign = "≥" if self.more_is_better else "≤"
        limits = f"{sign} {number(self.must)}{self.unit} | {sign} {number(self.aim)}{self.unit}"
        value = f"**{number(self.value)}{self.unit}**"
        return f"| {self.name} | {limits} | {value} | {self.verdict} | {self.measured} |"


def number(value: float) -> str:
    """A number with as many digits as it deserves."""
    if value >= 1000:
        return f"{value:,.0f}".replace(",", " ")
    if value >= 100 or value == int(value):
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def percentile(values: Sequence[float], percent: int) -> float:
    """The value below which this many percent of the values lie. Needs at least two values."""
    return quantiles(values, n=100, method="inclusive")[percent - 1]


HEADING = "| figure | must | aim | measured | reaches | in this run |\n|---|---|---|---|---|---|"
