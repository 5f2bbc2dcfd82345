"""What a misspelt word may have meant."""

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that resembles this one most; `None` if none does."""
    from difflib import get_close_matches

    found = get_close_matches(word.lower(), known, 1)
    return found[0] if found else None
