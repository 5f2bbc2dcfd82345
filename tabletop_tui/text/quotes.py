"""Quotation marks."""

_INNER = str.maketrans("“”„", "‘’‚")


def within_quotes(text: str) -> str:
    """A text that is to stand in quotation marks: its own become single ones, in English as in German."""
    return text.translate(_INNER)
