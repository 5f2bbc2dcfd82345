"""Since your turn in plain mode: told when a turn begins, and again by `since`."""

from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.recap import recap
from tabletop_tui.text.words import Words
from tests.plain.talking import game, talked
from tests.tui.games_on import played_at_random

TURNS = ["1", "1", "1", "3", "1", "1", "4", "1", "1", "1"]
"""Ana takes a Conversion, which puts a worshipper on the Holy Rock in slot 4; Jürgen takes another one, and
Ana the Holy Rock, which that worshipper pays for.
"""
MEANT = "For you: Ana took the Holy Rock from slot 4, worth 1 CP to you."


def test_the_next_player_is_told_what_was_taken_from_under_their_nose() -> None:
    talk = talked(game(), [*TURNS, "quit"])
    assert talk.says("Jürgen to move, round 2 of 15.", MEANT, "Jürgen, take a landscape")
    assert talk.lines.count(MEANT) == 1


def test_since_says_it_again_with_a_line_for_each_other_player() -> None:
    talk = talked(game(), [*TURNS, "since", "quit"])
    assert talk.says("Jürgen, take a landscape", MEANT, "Ana: Holy Rock in row 1, +1 point.")
    assert talk.lines.count(MEANT) == 2


def test_since_says_the_same_in_german() -> None:
    talk = talked(game(), [*TURNS, "seither", "quit"], "de")
    meant = "Für dich: Ana hat den Heiligen Felsen von Platz 4 genommen, für dich 1 SP wert."
    assert talk.lines.count(meant) == 2
    assert talk.says("Ana: Heiliger Felsen in Ebene 1, +1 Punkt.")


def test_since_says_so_when_nothing_has_happened() -> None:
    talk = talked(game(), ["since", "quit"])
    assert talk.says("The others have done nothing since your turn.")


def test_what_others_did_is_told_without_signs_that_would_be_read_out() -> None:
    """Bora Bora's screens part what was done by dots; a voice reads commas as pauses."""
    record = played_at_random("bora_bora", 60).record
    wording = game_parts("bora_bora").wording(Words("en"), record.people)
    shown = [turn.text for seat in range(2) for turn in recap(record, wording, seat).turns]
    wording.spell_out()
    told = [turn.text for seat in range(2) for turn in recap(record, wording, seat).turns]
    assert any(" · " in text for text in shown)
    assert any(", " in text for text in told)
    assert not any("·" in text for text in told)
