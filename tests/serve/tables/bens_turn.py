"""A moment of each game that is the same at the keyboard, over SSH and in plain mode: Ben's turn begins."""

from random import Random

from rulesets import load_rules
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play import acts
from tabletop_tui.play.recap import recap
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.at_once import answered
from tests.serve.tables.evening import BEN, Evening, Terminal

PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"))
SEED = 7


def until_bens_turn(game: str) -> list[str]:
    """Answers after which Ben's turn has just begun, and there is something to tell him."""
    for seed in range(30):
        record, chance = Session.new(load_rules(game), PEOPLE, SEED).record, Random(seed)
        wording = game_parts(game).wording(Words("en"), PEOPLE)
        before = 0
        while (decision := record.decision) is not None and record.steps < 150:
            if (before, decision.seat) == (0, 1) and len(decision.options) > 1:
                found = recap(record, wording, 1)
                turns = record.turns.since_turn_of(1)
                if found.losses and turns and turns[-1].active == 1:
                    return [answer.key for answer in record.table.answers]
            before = decision.seat
            answered(record, chance.choice(decision.options).key)
    raise AssertionError(game)


def played(session: Session, keys: list[str]) -> Session:
    def act(draft: GameRecord) -> None:
        for key in keys:
            answered(draft, key)
        acts.take_over(draft)

    session.do(act)
    return session


async def come_to_bens_turn(tonight: Evening, game: str, keys: list[str], language: str) -> Terminal:
    """Ben at his terminal over SSH, after these answers."""
    table = await tonight.open(game, ("Ana", "remote"), ("Ben", "remote"))
    played(table.session, keys)
    return await tonight.come(BEN, language=language)


def uncovering(session: Session) -> list[str]:
    """What Ben types in plain mode to see his hand, if he has one."""
    return ["B"] if session.rules.hides(session.record.table.state, 1) else []
