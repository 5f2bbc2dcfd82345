"""A seat's points as text: what header, bars, score sheet and plain mode all show.

They are always those of the seat's standing, as if the game ended now: the score sheet's total. What counts
on a track or an inventory is only a part of them, and is named as such where it is shown.
"""

from rulesets.core import Standing
from tabletop_tui.text.cells import with_minus


def total_text(standing: Standing) -> str | int:
    """A seat's points as far as the viewer may know them: `15`, or `15+?` if some are hidden."""
    if standing.concealed:
        return with_minus(f"{standing.total}+?")
    return standing.total if standing.total >= 0 else with_minus(str(standing.total))
