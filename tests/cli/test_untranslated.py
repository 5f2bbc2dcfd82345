"""What a language lacks is said in English, message by message, and `tabletop doctor` names it."""

import shutil
import zlib
from pathlib import Path

import pytest

from tabletop_tui.host import registered
from tabletop_tui.text import words as words_module
from tabletop_tui.text.words import FOLDER, Words
from tests.cli.running import ran
from tests.cli.test_packages import forget
from tests.packages import EXAMPLES, declared, on_path, write_metadata, write_package

ENGLISH = """pebbles-title = Pebbles
pebbles-line = Take the last one.
pebbles-take = { $name } takes { $count }.
pebbles-heap = heap
    .object = the heap
-pebbles-brand = Pebbles of Old
pebbles-about = This is { -pebbles-brand }.
pebbles-found = You find { pebbles-heap.object }.
"""
GERMAN = """pebbles-title = Kiesel
pebbles-line = Nimm den letzten.
pebbles-take = { $name } nimmt { $count }.
pebbles-heap = Haufen
    .object = den Haufen
-pebbles-brand = Alte Kiesel
pebbles-about = Das ist { -pebbles-brand }.
pebbles-found = Du findest { pebbles-heap.object }.
"""
TAKES = "Ana takes 2."
WHOLE = {
    "take": "Ana nimmt 2.",
    "heap": "Haufen",
    "about": "Das ist Alte Kiesel.",
    "found": "Du findest den Haufen.",
    "line": "Nimm den letzten.",
}


def without(*lines: str, text: str = GERMAN) -> str:
    """A catalogue without the lines that begin like this."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.strip().startswith(lines))


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (GERMAN, {}),
        (without("pebbles-take"), {"take": TAKES}),
        (without("pebbles-take") + "pebbles-take =\n", {"take": TAKES}),
        (without("-pebbles-brand"), {"about": "This is Pebbles of Old."}),
        (without("-pebbles-brand") + "-pebbles-brand = { \n", {"about": "This is Pebbles of Old."}),
        (without(".object"), {"found": "You find the heap."}),
        (GERMAN.replace("{ $count }", "{ $count"), {"take": TAKES}),
        (GERMAN.replace("{ $count }", "$count }"), {"take": TAKES}),
        (GERMAN.replace("{ $count }", "{ $count ->\n  [one] einen\n }"), {"take": TAKES}),
        (GERMAN.replace("pebbles-take =", "pebbles-take"), {"take": TAKES}),
        (GERMAN.replace("pebbles-take =", "pebbles?take ="), {"take": TAKES}),
    ],
    ids=[
        "whole",
        "message removed",
        "message empty",
        "term removed",
        "term unreadable",
        "attribute removed",
        "brace left open",
        "brace not opened",
        "choice without a usual form",
        "no equals sign",
        "no such id",
    ],
)
def test_what_a_catalogue_of_a_package_lacks_is_said_in_english(
    german: str, english: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"locale/en/pebbles.ftl": ENGLISH, "locale/de/pebbles.ftl": german}
    package = f"pebbles_{zlib.crc32(german.encode())}"  # each has a name of its own, for Python imports it
    write_package(tmp_path, package, files)
    write_metadata(tmp_path, {"pebbles": package})
    with on_path(tmp_path):
        words = Words("de")
        said = {id: words(f"pebbles-{id}", name="Ana", count=2) for id in WHOLE}
        known = [words.has(f"pebbles-{id}") for id in WHOLE]
        doctor = ran(capsys, "doctor").out
    assert known == [True] * len(WHOLE)
    assert said == {**WHOLE, **english}
    assert words.problems == []
    assert [id for id in WHOLE if f"pebbles-{id}" in doctor] == list(english)


def test_an_example_with_a_gap_in_its_german_is_played_with_an_english_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    forget("tabletop_morris", monkeypatch)
    shutil.copytree(EXAMPLES / "morris" / "tabletop_morris", tmp_path / "tabletop_morris")
    write_metadata(tmp_path, declared(EXAMPLES / "morris"))
    german = tmp_path / "tabletop_morris" / "locale" / "de" / "morris.ftl"
    german.write_text(without("morris-line", text=german.read_text(encoding="utf-8")), encoding="utf-8")
    with on_path(tmp_path):
        assert registered.packages()["morris"].folder == tmp_path / "tabletop_morris"
        words = Words("de")
        assert words("morris-line") == Words("en")("morris-line")
        assert words("morris-title") == "Mühle"
        told = ran(capsys, "doctor").out
    assert "de lacks one, which appears in English: morris-line" in told


def test_the_doctor_counts_what_each_language_lacks_and_names_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "lacks" not in ran(capsys, "doctor").out
    shutil.copytree(FOLDER, tmp_path / "locale")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path / "locale")
    for language, gone in (("de", ("bots-", "stats-")), ("en", ("cli-where-saves",))):
        for file in (tmp_path / "locale" / language).glob("*.ftl"):
            file.write_text(without(*gone, text=file.read_text(encoding="utf-8")), encoding="utf-8")
    told = ran(capsys, "doctor")
    lines = [line for line in told.out.splitlines() if " lacks " in line]
    assert len(lines) == 2
    assert "en lacks one: cli-where-saves" in lines[0]
    assert "bots-" in lines[1]
    assert lines[1].endswith(", …")
    assert told.code == 1
    assert Words("de")("bots-heading", name="Ana", level=1) == Words("en")(
        "bots-heading", name="Ana", level=1
    )
    words = Words("de")
    assert words("cli-nowhere") == "⟦cli-nowhere⟧"
    assert words.problems == ["cli-nowhere"]
