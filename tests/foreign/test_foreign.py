"""What is done to text and documents from outside, character by character and value by value."""

import json
from typing import Any

import pytest

from rulesets.core.foreign import (
    DEEPEST,
    LARGEST,
    BadDocument,
    clean,
    cleaned,
    decoded,
    is_clean,
    parsed,
    spelt,
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoë & Jürgen", "Zoë & Jürgen"),
        ("a\x1b[31mb", "a[31mb"),
        ("left\u202eright", "leftright"),
        ("two\nlines\tand\u00a0a space", "two lines and a space"),
        ("no\u200bthing\u3164", "nothing"),
        ("\ud800half", "half"),
    ],
)
def test_what_may_not_be_shown_is_dropped_and_every_space_is_a_blank(text: str, shown: str) -> None:
    assert clean(text) == shown
    assert is_clean(shown)
    assert is_clean(text) == (text == shown)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain.json", "plain.json"),
        ("\x1b", "\\x1b"),
        ("\x00\x7f\x85", "\\x00\\x7f\\x85"),
        ("\u202e", "\\u202e"),
        ("\uffff", "\\uffff"),
        ("\U000e0001", "\\U000e0001"),
        ("\udc80\udcff", "\\x80\\xff"),  # bytes of a file name that aren't UTF-8
        ("\udc7f", "\\udc7f"),
        ("\udd00", "\\udd00"),
        ("a\u00a0b\nc", "a\u00a0b\\x0ac"),
    ],
)
def test_what_may_not_be_shown_of_a_name_is_spelt_as_a_shell_would(text: str, shown: str) -> None:
    assert spelt(text) == shown


def test_bytes_that_are_no_text_are_seen_as_such() -> None:
    assert decoded(b"Zo\xc3\xab\xff\x1b") == "Zoë�"


@pytest.mark.parametrize("number", [0, 1.5, LARGEST - 1, 1 - LARGEST, True, None])
def test_numbers_that_we_could_have_written_are_taken(number: Any) -> None:
    assert cleaned([number]) == [number]


@pytest.mark.parametrize(
    "number", [LARGEST, -LARGEST, -LARGEST - 1, 2**70, -(2**70), float("inf"), float("-inf"), float("nan")]
)
def test_numbers_that_we_never_write_are_refused(number: float) -> None:
    with pytest.raises(BadDocument):
        _ = cleaned({"a": [number]})


def test_documents_are_cleaned_to_the_last_key_and_refused_where_they_are_too_deep() -> None:
    assert parsed('{"a\\u001b": ["\\u202eb", {"c": "d\\u200b"}]}') == {"a": ["b", {"c": "d"}]}

    def nested(depth: int) -> str:
        return "[" * depth + "]" * depth

    assert json.dumps(parsed(nested(DEEPEST))) == nested(DEEPEST)
    for text in (nested(DEEPEST + 1), nested(100_000), "1" * 5000):
        with pytest.raises(BadDocument):
            _ = parsed(text)
    with pytest.raises(json.JSONDecodeError):
        _ = parsed("{")
