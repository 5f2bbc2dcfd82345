"""TOML as most settings files hold it: on each line a name and a word, or a switch."""

from collections.abc import Mapping

_SWITCHES = {"true": True, "false": False}


def simple_toml(text: str) -> Mapping[str, str | bool] | None:
    """What a file of such lines says; `None` for every other file, and for one with a mistake.

    Those are left to `tomllib`, whose import takes 1.7 ms: one hundredth of a start.
    """
    found: dict[str, str | bool] = {}
    for line in filter(None, text.split("\n")):
        name, _, value = line.partition(" = ")
        inside = value[1:-1]
        if name in found or not (name.isascii() and name.isidentifier()):
            return None
        if value in _SWITCHES:
            found[name] = _SWITCHES[value]
        elif value == f'"{inside}"' and inside.isprintable() and not {'"', "\\"} & {*inside}:
            found[name] = inside
        else:
            return None
    return found
