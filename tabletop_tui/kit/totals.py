"""A seat's points as text: what header, bars, score sheet and plain mode all show.

They are always those of the seat's standing, as if the game ended now: the score sheet's total. What counts
on a track or an inventory is only a part of them, and is named as such where it is shown.
"""

from rulesets.core import Standing


def total_text(standing: Standing) -> str | int:
    """A seat's points as far as the viewer may know them: `15`, or `15+?` if some are hidden."""
    return f"{standing.total}+?" if standing.concealed else standing.total
