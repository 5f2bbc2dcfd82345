"""Every sentence of the screens around the games is there in both languages."""

import re
from pathlib import Path

from tabletop_tui.text.words import read_catalogue
from tabletop_tui.tui.keys import KEYS

SCREENS = Path(__file__).parents[3] / "tabletop_tui" / "tui" / "screens"


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, german = read_catalogue("en", "lobby"), read_catalogue("de", "lobby")
    assert english.keys() == german.keys()
    for name, source in english.items():
        facts = set(re.findall(r"\$([a-z]+)", source))
        assert facts == set(re.findall(r"\$([a-z]+)", german[name])), name


def test_every_message_the_screens_ask_for_is_there() -> None:
    known = read_catalogue("en", "lobby")
    for file in SCREENS.glob("*.py"):
        for name in re.findall(r'"(lobby-[a-z0-9-]*[a-z0-9])"', file.read_text(encoding="utf-8")):
            assert name in known or name in {key.id for key in KEYS}, (file.name, name)


def test_no_message_is_left_over() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in SCREENS.glob("*.py"))
    stems = re.findall(r'f"(lobby-[a-z-]*)\{', text)
    for name in read_catalogue("en", "lobby"):
        assert f'"{name}"' in text or name.startswith(tuple(stems)), name
