"""Times as players read them: how long something lasts, and when something was."""

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

MINUTE, HOUR, DAY = 60, 3600, 86400
"""In seconds."""

A_WEEK = 7
"""Days after which a weekday would be ambiguous."""


def span(words: "Words", seconds: float) -> str:
    """How long something lasts, in its two largest units: `2 d 4 h`, `4 h 12 min`; at least a minute."""
    minutes = max(1, int(seconds) // MINUTE)
    hours, days = minutes // 60, minutes // (24 * 60)
    if days:
        return words.tables.span_days(days=days, hours=hours % 24)
    if hours:
        return words.tables.span_hours(hours=hours, minutes=minutes % 60)
    return words.tables.span_minutes(minutes=minutes)


def when(words: "Words", then: float, now: float) -> str:
    """When something was, in seconds since 1970: today's time, a weekday and time, or the date."""
    moment, today = (datetime.fromtimestamp(each).astimezone() for each in (then, now))
    days = (today.date() - moment.date()).days
    if not days:
        return f"{moment:%H:%M}"
    if 0 < days < A_WEEK:
        return words.tables.when_weekday(day=moment.isoweekday(), time=f"{moment:%H:%M}")
    return f"{moment:%Y-%m-%d}"
