"""What a player chooses changes the game, or is answered with a sentence; without a screen."""

from rulesets.core import IllegalChoice
from tabletop_tui.play import acts
from tests.tui.desks import Desk, desk_at, toy_desk
from tests.tui.driving import ANA, BEN, orbis
from tests.tui.toygame import hiding


def at_more() -> Desk:
    """Ana has played a card of the toy game and is asked whether to draw another."""
    desk = toy_desk(hiding((ANA, BEN)), handover="never")
    desk.controller.choose(desk.here.scene.entries[0].key)
    assert [entry.key for entry in desk.here.scene.entries] == ["draw", "stop"]
    return desk


def test_the_key_of_an_option_answers() -> None:
    desk = desk_at(orbis())
    key, label = next(iter(desk.here.scene.labels.items()))
    desk.press(label)
    assert desk.keys_taken() == [key]


def test_what_would_be_lost_is_asked_about_before_it_is_done() -> None:
    desk = at_more()
    before = desk.keys_taken()
    desk.controller.choose("stop")
    assert desk.display.asks_again
    assert "Really stop?" in desk.display.notice
    assert desk.keys_taken() == before
    desk.controller.choose("stop")
    assert desk.keys_taken() == [*before, "stop"]


def test_another_key_drops_the_question() -> None:
    desk = at_more()
    before = desk.keys_taken()
    for _ in range(2):
        desk.controller.choose("stop")
        desk.display.quiet()
    assert desk.keys_taken() == before


def test_the_cursor_takes_what_it_stands_on() -> None:
    desk = desk_at(orbis())
    entry = desk.here.scene.entries[1]
    desk.cursor.to_entry(desk.here.scene, entry.key)
    desk.controller.choose(desk.cursor.takes(desk.here.scene) or "")
    assert desk.keys_taken() == [entry.key]


async def test_an_answer_is_taken_back_and_redone() -> None:
    desk = desk_at(orbis())
    desk.controller.choose("god:nature")
    taken = desk.keys_taken()
    assert taken == ["god:nature"]
    await desk.controller.change_mind(desk.here.place.undo)
    assert desk.keys_taken() == []
    await desk.controller.change_mind(desk.here.place.redo)
    assert desk.keys_taken() == taken


def test_a_refused_answer_is_told_in_a_sentence() -> None:
    desk = desk_at(orbis())
    desk.changes.do(acts.answer("nothing:0", 0))
    assert desk.display.notice == desk.said("game-not-on-offer")


def test_nobody_is_told_when_the_players_have_gone() -> None:
    desk = desk_at(orbis())
    desk.here.is_open = False
    desk.changes.refused(IllegalChoice("gone"))
    assert desk.display.sentences == []


def test_entries_that_change_no_game_are_done_by_others() -> None:
    desk = desk_at(orbis())
    desk.controller.choose("@score")
    assert desk.entries == ["@score"]


def test_a_key_without_effect_is_answered_with_a_sentence() -> None:
    desk = desk_at(orbis())
    desk.press("ß")
    assert desk.display.notice == desk.said("game-key-idle", key="ß", help=desk.here.keymap.shown("help"))


def test_no_one_answers_what_is_too_small_to_be_seen() -> None:
    desk = desk_at(orbis())
    desk.here.is_tiny = True
    desk.press(next(iter(desk.here.scene.labels.values())))
    assert desk.keys_taken() == []
