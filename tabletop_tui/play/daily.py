"""A game a day: game, seed, rivals and seats follow from the date alone, so they are the same everywhere.

Which game was the first try of a day, and how it ended, is kept in a file; the game itself is kept as any
other.
"""

import contextlib
import json
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.host.files import write_whole
from tabletop_tui.host.paths import make_private
from tabletop_tui.kit.registry import BUILT
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.places import places_of
from tabletop_tui.play.solo import Opponent, Solo
from tabletop_tui.store.people import HERE, Person
from tabletop_tui.store.rivals import RIVALS

if TYPE_CHECKING:
    from rulesets.core.rules import Rules
    from tabletop_tui.play.history import Turns
    from tabletop_tui.play.session import Session
    from tabletop_tui.store import GameSummary, Store
    from tabletop_tui.text.words import Words

FILE = "daily.json"
LEVEL = 3
"""At which level the rivals play, the same for every player: results can be compared."""
_NUMBERS = ("points", "place", "players")
_BARS = "▁▂▃▄▅▆▇█"


@record
class Daily:
    """The game of one day."""

    day: date
    game: str
    seed: int
    rivals: tuple[str, str]

    def people(self, me: Person, name_of: Callable[[str], str]) -> list[Person]:
        """The players in seat order, which follows from the seed; `name_of` names a rival."""
        seats = tuple(Opponent(rival, LEVEL) for rival in self.rivals)
        return Solo(seats, (len(seats) + 1,)).people(me, name_of, self.seed)


def of_day(day: date) -> Daily:
    """The game of a day."""
    digest = sha256(f"tabletop daily {day.isoformat()}".encode()).digest()
    number, rivals = int.from_bytes(digest[:8]), [*RIVALS]
    first = rivals.pop(digest[8] % len(rivals))
    second = rivals[digest[9] % len(rivals)]
    return Daily(day, BUILT[day.toordinal() % len(BUILT)], number % 999_999 + 1, (first, second))


@record
class Result:
    """How the first try of a day ended."""

    game_id: str
    game: str
    points: int
    place: int
    """From 1, by the game's rules for ties."""
    players: int


def today(clock: float) -> date:
    """The day here at this time in seconds since 1970."""
    here = datetime.fromtimestamp(clock, UTC).astimezone()
    return date(here.year, here.month, here.day)


class Dailies:
    """The first tries of a player, by day. What can't be written is lost without a word; a file that can't be
    read is set aside.
    """

    def __init__(self, folder: Path) -> None:
        """In a file of this folder."""
        self._file = folder / FILE
        self._begun, self._results = _read(self._file)

    def begun(self, day: date) -> str | None:
        """The id of a day's first try, if there was one."""
        return self._begun.get(day.isoformat())

    def begin(self, day: date, game_id: str, kept: Collection[str] = ()) -> None:
        """Note a day's first try. A later one changes nothing while the first is `kept`, or over."""
        first = self._begun.get(day.isoformat())
        if first is None or (first not in kept and self.result(day) is None):
            self._begun[day.isoformat()] = game_id
            self._write()

    @property
    def games(self) -> frozenset[str]:
        """The ids of all first tries."""
        return frozenset(self._begun.values())

    def settle(self, games: "Iterable[GameSummary]") -> None:
        """Note how tries ended that are over now.

        What was noted stays, but for a place that an older version noted by points alone.
        """
        by_id = {game.id: game for game in games}
        before = dict(self._results)
        for day, game_id in self._begun.items():
            game, noted = by_id.get(game_id), self._results.get(day)
            if game is None or not game.over or not game.scores:
                continue
            found = _result(game)
            if noted is None or (noted.points == found.points and game.places):
                self._results[day] = found
        if self._results != before:
            self._write()

    def result(self, day: date) -> Result | None:
        """How a day's first try ended, if it is over."""
        return self._results.get(day.isoformat())

    def streak(self, today: date) -> int:
        """How many days in a row were played to the end, up to today or, as today isn't over, yesterday."""
        day = today if self.result(today) else today - timedelta(days=1)
        days = 0
        while self.result(day):
            days, day = days + 1, day - timedelta(days=1)
        return days

    def week(self, today: date) -> tuple[bool, ...]:
        """Which of the last seven days were played to the end, today last."""
        return tuple(self.result(today - timedelta(days=back)) is not None for back in range(6, -1, -1))

    def is_best(self, result: Result) -> bool:
        """Whether a result is the best of several days with the same game."""
        same = [each.points for each in self._results.values() if each.game == result.game]
        return len(same) > 1 and result.points == max(same)

    def _write(self) -> None:
        kept = {
            day: {"id": game_id, **_to_json(self._results.get(day))} for day, game_id in self._begun.items()
        }
        try:
            make_private(self._file.parent)
            write_whole(self._file, json.dumps(kept))
        except OSError:
            return


def begun(
    daily: Daily, rules: "Rules[Any]", me: Person, words: "Words", store: "Store", kept: Dailies
) -> "Session":
    """The first try of a day, from its start. Raises `StoreError`."""
    from tabletop_tui.play.session import Session  # the lobby, which says what the game is, needs no session

    people = daily.people(me, lambda rival: words(f"rivals-name-{rival}"))
    session = Session.new(rules, people, daily.seed, {}, store)
    if session.game_id:
        kept.begin(daily.day, session.game_id, {game.id for game in store.games()} - {session.game_id})
        store.rename(session.game_id, words.daily.name(day=day_text(words, daily.day)))
    return session


def day_text(words: "Words", day: date) -> str:
    """A day as it is said: `28 Nov`."""
    return words.lobby.date(day=str(day.day), month=words(f"lobby-month-{day.month}"))


def shared(words: "Words", daily: Daily, result: Result, kept: Dailies, bars: str) -> list[str]:
    """A few lines to share: the day, the result, the streak, and the points over the game as `bars`."""
    title = words.daily.share_title(day=daily.day.isoformat(), game=game_title(words, daily.game))
    place, points = words.game.place(place=result.place), result.points
    if kept.is_best(result):
        game = game_title(words, daily.game)
        said = words.daily.share_best(place=place, players=result.players, points=points, game=game)
    else:
        said = words.daily.share_result(place=place, players=result.players, points=points)
    streak = kept.streak(daily.day)
    if streak > 1:
        said += f" · {words.daily.streak(days=streak)}"
    return [title, said, *([bars] if bars else [])]


def course(turns: "Turns", seat: int) -> str:
    """A seat's points over the game as bars, ten at most; empty if there are none."""
    scores = [totals[seat] for totals in turns.scores]
    if not scores:
        return ""
    every = -(-len(scores) // 10)
    shown = scores[every - 1 :: every]
    most = max(*shown, 1)
    return "".join(_BARS[max(points, 0) * (len(_BARS) - 1) // most] for points in shown)


def own_seat(people: Sequence[Person]) -> int:
    """The seat of the player at the keyboard; 0 if there is none."""
    return next((seat for seat, person in enumerate(people) if person.kind == HERE), 0)


def _result(game: "GameSummary") -> Result:
    own = own_seat(game.people)
    return Result(game.id, game.game, game.scores[own], places_of(game)[own], len(game.scores))


def _to_json(result: Result | None) -> dict[str, Any]:
    if result is None:
        return {}
    return {"game": result.game, "points": result.points, "place": result.place, "players": result.players}


def _read(file: Path) -> tuple[dict[str, str], dict[str, Result]]:
    """What a file says, as far as it is of the right shape."""
    begun: dict[str, str] = {}
    results: dict[str, Result] = {}
    try:
        found = foreign.parsed(file.read_text(encoding="utf-8"))
    except OSError:
        return begun, results
    except ValueError:
        with contextlib.suppress(OSError):
            _ = file.replace(file.with_suffix(".bad"))  # not to be written over
        return begun, results
    for day, kept in found.items() if isinstance(found, dict) else ():
        if not isinstance(kept, dict) or not isinstance(kept.get("id"), str):
            continue
        begun[str(day)] = kept["id"]
        numbers = [number for name in _NUMBERS if type(number := kept.get(name)) is int]
        if isinstance(kept.get("game"), str) and len(numbers) == len(_NUMBERS):
            points, place, players = numbers
            if 1 <= place <= players:
                results[str(day)] = Result(kept["id"], kept["game"], points, place, players)
    return begun, results
