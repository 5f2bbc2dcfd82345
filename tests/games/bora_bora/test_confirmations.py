"""What Bora Bora asks once more before it is done: only what may be a mistake."""

from tests.games.bora_bora.games import wording
from tests.games.bora_bora.test_wording import GAMES, SAID, played


def _confirmations(*game: int) -> dict[str, set[str]]:
    """What was asked once more in a random game, by the noun of the option."""
    found: dict[str, set[str]] = {}
    said = wording()
    for moment in played(*game):
        for option in moment.decision.options:
            question = said.confirm(moment.view, moment.decision, option)
            if question is not None:
                found.setdefault(option.key.partition(":")[0], set()).add(question)
    return found


def test_only_what_may_be_a_mistake_is_asked_for_once_more() -> None:
    asked: dict[str, set[str]] = {}
    for game in GAMES:
        for noun, questions in _confirmations(*game).items():
            asked.setdefault(noun, set()).update(questions)
    assert set(asked) <= {"place", "stop", "end", "pass", "discard", "yellow", "done", "temple", "ground"}
    assert {"place", "stop", "end", "pass", "done", "temple"} <= set(asked)
    for question in asked["place"]:
        assert "fishing brings 2★" in question


def test_fishing_is_not_asked_about_where_the_helper_brings_no_more() -> None:
    for game in GAMES[:2]:
        for moment in played(*game):
            for option in moment.decision.options:
                if option.key in ("place:1:fishing", "place:2:fishing"):
                    assert SAID.confirm(moment.view, moment.decision, option) is None


def test_ending_the_turn_is_asked_about_only_if_a_person_could_be_used_without_a_god() -> None:
    for moment in played(3, 2):
        if moment.decision.kind == "use_people":
            free = any(option.key.startswith("use:") for option in moment.decision.options)
            end = moment.decision.option("end")
            assert (SAID.confirm(moment.view, moment.decision, end) is not None) == free
