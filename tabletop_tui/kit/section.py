"""Groups of a list that are shown side by side, such as two kinds of actions."""

from rulesets.core.records import record


@record
class Section:
    """One of several groups of a list that lie side by side, each with columns of its own."""

    id: str
    title: str
    heads: tuple[str, ...] = ()
    """Titles of its columns; one without a title holds words, which begin at the left and may be cut off."""
    kept: int = 1
    """How many of its columns remain if its entries need several columns."""
