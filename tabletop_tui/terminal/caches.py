"""Caches of Textual that keep closed apps alive."""


def let_go() -> None:
    """Empty the caches of Textual that belong to a class and hold on to `self`, with all of its app."""
    from textual._styles_cache import StylesCache
    from textual._xterm_parser import XTermParser

    for method in (StylesCache.get_inner_outer, XTermParser._parse_extended_key):
        method.cache_clear()
