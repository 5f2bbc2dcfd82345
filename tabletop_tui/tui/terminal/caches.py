"""Caches of Textual that keep closed apps alive."""


def clear_caches() -> None:
    """Empty those of Textual's caches that belong to a class and keep `self` alive, with all of its app."""
    from textual._styles_cache import StylesCache
    from textual._xterm_parser import XTermParser

    for method in (StylesCache.get_inner_outer, XTermParser._parse_extended_key):
        method.cache_clear()
