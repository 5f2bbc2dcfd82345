"""A game of Bora Bora over the real `ssh`: neither terminal is ever sent the other's god cards."""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, cast

import pyte
import pytest

from rulesets import load_rules
from rulesets.bora_bora.components import GODS
from rulesets.core import Table
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import RESERVED
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import in_force
from tabletop_tui.text.words import Words
from tests.conformance.play import played
from tests.serve.loopback import PATIENCE, Terminal, ssh_options, terminal
from tests.serve.test_command import free_port, headless, home, key_file, needs_ssh
from tests.whole import sampled
from tools.bench.pty import lines_of

SIZE = (120, 36)
SEED = 5
LANGUAGES = ("en", "de")
"""What the first and the second terminal speak."""
AGAIN = ("all the same?", "rotzdem")
"""Words in what is asked once more."""
CLOSE = ("Esc close", "Esc schließen")
"""Words at the foot of a page."""
GO_ON = ("Enter: go on", "Enter: weiter")
"""Words beside the end of a round, which Enter puts away."""
CELL = re.compile(r"(?<!\S) (g?[a-zA-Z0-9])  +(?=\S)")
"""The key of a row, a die on an action card, or the person under the cursor; two if a god comes first."""
CHOICE = slice(23, 27)
"""The lines in which they stand."""
CARD = re.compile(r"[❖✺✹❀❂] (\w+)(?: ×(\d))?")
"""A god card of a hand; those that lie open have no blank behind their sign."""
MOST_STEPS = 600
TYPED = sampled(28, MOST_STEPS)
"""So many answers, the last of the game, are given at the terminals; by `make fuzz` all."""
LOOKS = sampled(8, 50)
"""At least so often a hand has to stand on each screen."""
STILL = 0.25
"""A key that isn't an answer has done all it does when the screen has been still for so many seconds."""
DEAF = 3.0
"""So many seconds after a key that changed nothing, another is pressed."""
ESCAPES = re.compile(rb"\x1b\[[0-9;?<>=]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>78]")


def file() -> Path:
    """Where the server keeps its games."""
    return home() / "data" / "games.sqlite3"


class Seat:
    """One end of the line: what it is sent, and what it may be sent."""

    def __init__(self, seat: int, line: Terminal, people: list[Person]) -> None:
        self.seat, self.line = seat, line
        words = Words(LANGUAGES[seat])
        self.wording = game_parts("bora_bora").wording(words, people)
        self._gods = [words.form(f"bora_bora-god-{god}", "board") for god in GODS]
        self._heard = 0
        self.looks = 0
        """So often its hand stood on the screen."""

    def labels(self) -> list[str]:
        """The keys beside what can be chosen, as they stand in the place for choosing."""
        if any(words in self.line.flat for words in GO_ON):
            return ["\r"]
        return [
            key
            for row in lines_of(self.line.screen)[CHOICE]
            for key in CELL.findall(row)
            if key not in RESERVED
        ]

    def hands_on_screen(self) -> Iterator[dict[str, int]]:
        """The hand that stands in the bar with a player's stores: god by god, as the board writes them."""
        for row in lines_of(self.line.screen):
            if all(sign in row for sign in ("✿", "◗", "♙", "✪")) and (hand := dict(self._cards(row))):
                yield {god: count or 1 for god, count in hand.items()}

    def _cards(self, text: str) -> Iterator[tuple[str, int]]:
        """Cards as boards write them: `❖ Blue ×2`, or `❖ Blue` for one of them (0 here)."""
        for said, count in CARD.findall(text):
            if said in self._gods:
                yield said, int(count or 0)

    def shows(self, *texts: str) -> bool:
        """Whether all of these stand on the screen."""
        return all(text in self.line.text for text in texts)

    def own_hand(self, table: Table[Any]) -> dict[str, int]:
        """The hand as the rules know it, in this terminal's words."""
        hand = table.state.seats[self.seat].hand
        return {self._gods[god]: count for god, count in enumerate(hand) if count}

    async def comes_to(self, true: Callable[[], bool]) -> None:
        """Wait until something is so on the screen."""
        end = monotonic() + PATIENCE
        while not true():
            assert monotonic() < end, f"it never was so:\n{self.line.text}"
            await asyncio.sleep(0.01)

    def settled(self, table: Table[Any]) -> bool:
        """Whether the screen shows the game as it stands: what is asked, and no hand but the own one."""
        decision = table.decision
        shown = " ".join(lines_of(self.line.screen)[:2])
        if decision is not None and decision.seat == self.seat:
            asked = self.wording.ask(table.rules.view(table.state, self.seat), decision)[:40] in shown
        else:
            asked = decision is None or "Wait" in shown or "Warte" in shown
        return asked and all(hand == self.own_hand(table) for hand in self.hands_on_screen())

    def new_bytes(self) -> str:
        """What has been sent since the last time, without what moves the cursor and colours."""
        sent = bytes(self.line.received[self._heard :])
        self._heard = len(self.line.received)
        return ESCAPES.sub(b"", sent).decode("utf-8", "replace")

    def check(self, table: Table[Any], before: dict[str, int], secrets: set[str]) -> None:
        """Nothing came but the own hand, as it was or is; nothing of what was told to the other alone."""
        now, sent = self.own_hand(table), self.new_bytes()
        for hand in self.hands_on_screen():
            assert hand == now
            self.looks += 1
        for god, count in self._cards(sent):
            held = [hand[god] for hand in (before, now) if god in hand]
            assert held, f"{god} was sent"
            assert count in (0, *held), f"{god} ×{count} was sent"
        for secret in secrets:
            assert secret not in sent
            assert secret not in self.line.flat


class Follower:
    """The game as it is kept on disk, step by step; the server writes it in a process of its own."""

    def __init__(self, people: list[Person]) -> None:
        """A game as far from its end as is typed, ready to be found by the server."""
        rules = load_rules("bora_bora")
        *_, whole = played(rules, len(people), SEED)
        self.table: Table[Any] = Table.new(rules, len(people), SEED, listen=True)
        with open_store(file()) as store, Session.new(rules, people, SEED, {}, store) as session:
            for given in whole.answers[:-TYPED]:
                self.table.apply(given.key)
                session.do(acts.answer(given.key))
        assert session.game_id is not None
        self.game_id = session.game_id

    @property
    def steps(self) -> int:
        """How many answers are kept."""
        with open_store(file()) as store:
            return next(game.answers for game in store.games() if game.id == self.game_id)

    def catch_up(self) -> list[Any]:
        """Play what has been answered since; returns the events of that."""
        with open_store(file()) as store:
            rows = store.load(self.game_id).rows
        keys = [rows[number - 1].key for number in in_force(rows)]
        told: list[Any] = []
        for key in keys[len(self.table.answers) :]:
            self.table.apply(key or "")
            told += self.table.story[-1]
        return told


def secrets_of(told: list[Any], owner: Seat, other: Seat) -> set[str]:
    """What was said to one seat and not to the other, in the other's language: the drawn cards."""
    mine = {said for _, said in other.wording.story([event.seen_by(owner.seat) for event in told])}
    theirs = {said for _, said in other.wording.story([event.seen_by(other.seat) for event in told])}
    return {said for said in mine - theirs if any(event.seen_by(None) is not event for event in told)}


async def answer(seat: Seat, game: Follower, chooser: random.Random) -> None:
    """Press the key beside one of the options, as a player who reads the screen, and Enter if asked again."""
    steps = game.steps
    await seat.comes_to(lambda: bool(seat.labels()))
    label, begun, confirmed = "", monotonic(), False
    tried: set[str] = set()
    shown, typed_at, changed_at = seat.line.text, -DEAF, begun
    while game.steps == steps:
        now = monotonic()
        assert now < begun + PATIENCE, f"{label!r} did nothing:\n{seat.line.text}"
        if seat.line.text != shown:
            shown, changed_at = seat.line.text, now
        heard = changed_at > typed_at and now > changed_at + STILL
        if not confirmed and any(again in seat.line.flat for again in AGAIN):
            confirmed = True
            seat.line.type("\r")
        elif not confirmed and (heard or now > typed_at + DEAF):
            labels = seat.labels()
            label = chooser.choice([each for each in labels if each not in tried] or labels or [label])
            tried.add(label)
            typed_at = now
            seat.line.type(label)
        await asyncio.sleep(0.02)


async def look_around(seat: Seat, game: Follower) -> None:
    """Look at the other's board, the log and the scores: nothing of them shows the other's cards."""
    before = seat.line.text
    seat.line.type("\t")
    await seat.comes_to(lambda: seat.line.text != before)
    await seat.comes_to(lambda: not list(seat.hands_on_screen()))
    for key in "Ls":
        seat.line.type(key)
        await seat.comes_to(lambda: any(close in seat.line.flat for close in CLOSE))
        seat.check(game.table, seat.own_hand(game.table), set())
        seat.line.type("\x1b")
        await seat.comes_to(lambda: not any(close in seat.line.flat for close in CLOSE))
    seat.line.type("\t")
    await seat.comes_to(lambda: bool(list(seat.hands_on_screen())) == bool(seat.own_hand(game.table)))


async def play(seats: list[Seat], game: Follower, chooser: random.Random) -> None:
    """To the end, checking after every answer what either terminal was sent."""
    secrets: list[set[str]] = [set(), set()]
    for step in range(MOST_STEPS):
        decision = game.table.decision
        if decision is None:
            return
        decider = seats[decision.seat]
        before = [seat.own_hand(game.table) for seat in seats]
        await answer(decider, game, chooser)
        told = game.catch_up()
        for seat in seats:
            secrets[seat.seat] |= secrets_of(told, seats[1 - seat.seat], seat)
            await seat.comes_to(partial(seat.settled, game.table))
            seat.check(game.table, before[seat.seat], secrets[seat.seat])
        if step % 40 == 20 and game.table.decision is not None:
            await look_around(seats[1 - game.table.decision.seat], game)
    raise AssertionError("the game never ended")


@pytest.mark.waits
@needs_ssh
async def test_to_the_end_of_a_game_neither_terminal_is_sent_the_cards_of_the_other(tmp_path: Path) -> None:
    people = [Person("ana", "red", "remote"), Person("ben", "blue", "remote")]
    game, port, chooser = Follower(people), free_port(), random.Random(SEED)
    commands = []
    for name in ("ana", "ben"):
        folder = tmp_path / name
        folder.mkdir()
        commands.append([*ssh_options(key_file(folder)), "-p", str(port), f"{name}@127.0.0.1"])
    async with (
        headless(port),
        terminal(commands[0], SIZE, {"LANG": "en_GB.UTF-8"}) as ana,
        terminal(commands[1], SIZE, {"LANG": "de_DE.UTF-8"}) as ben,
    ):
        seats = [Seat(0, ana, people), Seat(1, ben, people)]
        for seat in seats:  # who has a seat at the only table comes to it without asking
            await seat.comes_to(partial(seat.settled, game.table))
        await play(seats, game, chooser)
        totals = [str(stood.total) for stood in game.table.rules.standings(game.table.state)]
        for seat in seats:
            assert seat.looks > LOOKS
            await seat.comes_to(partial(seat.shows, *totals))


class Heard:
    """A terminal that has been sent this."""

    def __init__(self, sent: str) -> None:
        self.received = bytearray(sent.encode())
        self.screen = pyte.Screen(*SIZE)
        pyte.ByteStream(self.screen).feed(bytes(self.received))
        self.flat = "".join(lines_of(self.screen))


BAR = "\x1b[1;1H Ana  3✿ offerings  0◗ shells  4♙ priests  0✪ god tiles   "
SPOILT = {
    "the other's hand on a board": f"{BAR}❖ Blue \x1b[1m×2",
    "a single card of the other": f"{BAR}❖ Blue ",
    "another card, drawn over at once": "\x1b[2;1H❀ Green \x1b[31m×2\x1b[2K",
    "a card the other drew": "\x1b[9;1HAna draws 1 red god card.\x1b[2K",
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_card_of_the_other_would_be_noticed(what: str) -> None:
    """The check is able to fail, also by what is on the screen for a moment only."""
    people = [Person("Ana", "red"), Person("Ben", "blue")]
    table: Table[Any] = Table.new(load_rules("bora_bora"), 2, SEED)
    table.state.seats[0].hand = (0, 0, 2, 0, 0)
    seat = Seat(0, cast("Terminal", Heard(SPOILT[what])), people)
    with pytest.raises(AssertionError):
        seat.check(table, seat.own_hand(table), {"draws 1 red god card"})
    fine = Seat(0, cast("Terminal", Heard(f"{BAR}✹ Red \x1b[1m×2")), people)
    fine.check(table, fine.own_hand(table), {"draws 1 red god card"})
    assert fine.looks == 1
