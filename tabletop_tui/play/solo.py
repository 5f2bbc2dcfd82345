"""A game alone against rivals: who comes, at which level, and how the games before ended.

What happened before is read from the list of games; nothing else is kept.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.places import places_of
from tabletop_tui.play.seat_order import drawn
from tabletop_tui.store.people import BOT, COLOURS, HERE, LEVELS, Person
from tabletop_tui.store.rivals import RIVALS, shows
from tabletop_tui.text.cells import with_minus

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary
    from tabletop_tui.text.words import Words

USUAL = 2
"""How many rivals come if nothing else is chosen."""


@record
class Opponent:
    """A seat beside one's own."""

    rival: str
    level: int
    comes: bool = True

    @property
    def kind(self) -> str:
        """How they play, as `Person.kind`."""
        return f"{BOT}:{self.level}"

    def said(self, words: "Words", game: str) -> str:
        """Who it is and what they like, where no portrait says so."""
        name, style = words(f"rivals-name-{self.rival}"), RIVALS[self.rival].style
        if not shows(style, game, self.level):
            return words.rivals.plain_no_style(name=name, level=self.level)
        how, way = words(f"rivals-style-{style}"), words(f"rivals-way-{style}")
        return words.rivals.plain(name=name, level=self.level, style=how, way=way)


@record
class Solo:
    """Who is asked to a game alone; a change makes a new one."""

    seats: tuple[Opponent, ...]
    """A place for every rival the game has room for; some stay empty."""
    counts: tuple[int, ...]
    """With how many players the game can be played."""
    at: int = 0
    """The seat under the cursor."""

    @property
    def coming(self) -> tuple[Opponent, ...]:
        """Those who play."""
        return tuple(seat for seat in self.seats if seat.comes)

    def moved(self, way: int) -> "Solo":
        """The cursor on the seat to the right, or to the left for -1, round about."""
        return replace(self, at=(self.at + way) % len(self.seats))

    def with_other(self, way: int) -> "Solo":
        """The next rival under the cursor, or the one before for -1, of those who have no other seat."""
        taken = {seat.rival for number, seat in enumerate(self.seats) if number != self.at}
        free = [rival for rival in RIVALS if rival not in taken]
        place = free.index(self.seats[self.at].rival) + way
        return self._with(self.at, rival=free[place % len(free)])

    def with_level(self, by: int) -> "Solo":
        """The rival under the cursor at a higher or lower level, as far as there is one."""
        level = min(max(self.seats[self.at].level + by, LEVELS[0]), LEVELS[-1])
        return self._with(self.at, level=level)

    def with_toggled(self, number: int) -> "Solo":
        """A rival who comes stays away, and the other way round; unchanged if the game can't be played so."""
        if number >= len(self.seats):
            return self
        toggled = self._with(number, comes=not self.seats[number].comes)
        return replace(toggled if len(toggled.coming) + 1 in self.counts else self, at=number)

    def surprised(self, chance: Random) -> "Solo":
        """Other rivals, drawn by lot; levels, and how many come, stay."""
        drawn_by_lot = chance.sample([*RIVALS], len(self.seats))
        seats = [replace(seat, rival=rival) for seat, rival in zip(self.seats, drawn_by_lot, strict=True)]
        return replace(self, seats=tuple(seats))

    def _with(self, number: int, **changes: Any) -> "Solo":
        seats = list(self.seats)
        seats[number] = replace(seats[number], **changes)
        return replace(self, seats=tuple(seats))

    def people(self, me: Person, name_of: Callable[[str], str], seed: int) -> list[Person]:
        """The players in seat order, drawn by the seed; `name_of` names a rival.

        A rival who bears the player's name gets the level added, as names at a table differ.
        """
        colours = [colour for colour in COLOURS if colour != me.colour]
        rivals = [
            Person(_unlike(me.name, name_of(seat.rival), seat.level), colour, seat.kind, rival=seat.rival)
            for seat, colour in zip(self.coming, colours, strict=False)
        ]
        all_of_them = [me, *rivals]
        return [all_of_them[place] for place in drawn(len(all_of_them), seed)]


def own_among_rivals(people: Sequence[Person]) -> int | None:
    """The seat of the one player who plays alone against rivals; `None` if that isn't so."""
    own = [seat for seat, person in enumerate(people) if person.level is None]
    return own[0] if len(own) == 1 and any(person.rival for person in people) else None


def _unlike(name: str, rival: str, level: int) -> str:
    return f"{rival} {level}" if rival.casefold() == name.casefold() else rival


Mine = Callable[[Person], bool]
"""Whether a person in a list of games is the player."""


def at_this_keyboard(name: str) -> Mine:
    """The player of this name, where people share a keyboard."""
    return lambda person: person.kind == HERE and person.name.casefold() == name.casefold()


def offered(
    rules: Rules[Any],
    games: "Iterable[GameSummary]",
    mine: Mine,
    level: int | None = None,
    without: Collection[str] = (),
) -> Solo:
    """Who is offered to this player: the rivals of the last game alone, at this level or one near theirs.

    Games `without` counting are those of a day, whose rivals and levels nobody chooses.
    """
    played = [each for each in _alone(games, rules.id, mine) if each.id not in without]
    level = near(played, mine) if level is None else level
    before = [person.rival for person in played[-1].people if person.rival in RIVALS] if played else []
    ids = list(dict.fromkeys([*before, *RIVALS]))[: max(rules.seat_counts) - 1]
    fewest, most = min(rules.seat_counts) - 1, max(rules.seat_counts) - 1
    many = min(max(len(before) or USUAL, fewest), most)
    seats = tuple(Opponent(rival, level, number < many) for number, rival in enumerate(ids))
    return Solo(seats, tuple(rules.seat_counts))


def coached_in(game: str, games: "Iterable[GameSummary]") -> bool:
    """Whether a coach comes unasked: in the first games of a kind, until one of them is over."""
    return bool(notes_of(game)) and not any(each.game == game and each.over for each in games)


def near(played: "Sequence[GameSummary]", mine: Mine) -> int:
    """The level that suits a player after these games alone, the oldest first: 1 before the first.

    One more than the strongest rival of the last game if that was won, one less if it was lost to all.
    """
    if not played:
        return LEVELS[0]
    last = played[-1]
    level = max((person.level or LEVELS[0]) for person in last.people if person.rival)
    own, others = _places(last, mine)
    if own < min(others):
        level += 1
    elif own > max(others):
        level -= 1
    return min(max(level, LEVELS[0]), LEVELS[-1])


@record
class Meetings:
    """How the games against one rival ended."""

    ahead: int = 0
    behind: int = 0


def between(words: "Words", name: str, met: Meetings | None) -> str:
    """How it stands between the player and the rival of this name; empty if they have never been apart."""
    if met is None or not (met.ahead or met.behind):
        return ""
    if met.ahead > met.behind:
        return words.rivals.ahead(ahead=met.ahead, behind=met.behind)
    if met.ahead < met.behind:
        return words.rivals.behind(name=name, ahead=met.ahead, behind=met.behind)
    return words.rivals.even(ahead=met.ahead, behind=met.behind)


def sheet_said(
    words: "Words", title: str, solo: Solo, game: str, games: "Sequence[GameSummary]", mine: Mine
) -> list[str]:
    """What the sheet of rivals shows, as sentences: who comes, how it stands, and what the player has beaten.

    Before the first game alone, only who comes; `title` is the game's.
    """
    record, rating, say = record_of(games, game, mine), rated(games, game, mine), words.rivals
    names = {rival: words(f"rivals-name-{rival}") for rival in RIVALS}
    stands = {rival: between(words, names[rival], met) for rival, met in record.meetings.items()}
    lines = [f"{seat.said(words, game)} {stands.get(seat.rival, '')}".strip() for seat in solo.coming]
    if not record.played:
        return lines
    played = say.played(count=record.played, won=record.won)
    lines.append(f"{played} {rating_said(words, rating)}" if rating is not None else played)
    if record.beaten:
        levels = ", ".join(words(f"bots-level-{level}") for level in sorted(record.beaten))
        lines.append(say.plain_beaten(game=title, levels=levels))
    if record.best:
        beaten = ", ".join(f"{names[rival]} {record.best[rival]}" for rival in RIVALS if rival in record.best)
        lines.append(say.plain_ladder(rivals=beaten))
    return lines


def rating_said(words: "Words", rating: tuple[int, int]) -> str:
    """The player's rating, and by how much the last game changed it."""
    now, change = rating
    return words.rivals.rated(rating=str(now), change=with_minus(f"{change:+}"))


def improved(games: "Iterable[GameSummary]", game: str, mine: Mine) -> tuple[str, int] | None:
    """Against whom the player did better in the last game than the time before: a rival, and by how much.

    Points count compared with the rival's, who must not have become weaker. Of several rivals, the one
    against whom the player has gained most.
    """
    played = _alone(games, game, mine)
    if not played:
        return None
    *before, last = played
    best: tuple[str, int] | None = None
    for rival, (level, lead) in _leads(last, mine).items():
        earlier = next(
            (met[rival] for each in reversed(before) if rival in (met := _leads(each, mine))), None
        )
        if earlier is not None and earlier[0] <= level and lead - earlier[1] > (best[1] if best else 0):
            best = rival, lead - earlier[1]
    return best


def up_to(games: "Iterable[GameSummary]", id: str) -> "list[GameSummary]":
    """The games that were over when this one was, which comes last; none if it isn't among them."""
    known = sorted(games, key=lambda each: (each.updated, each.id == id))
    at = next((number for number, each in enumerate(known) if each.id == id), -1)
    return known[: at + 1]


@record
class Earlier:
    """A player's games where a game alone has just ended: that one is the last."""

    games: "Sequence[GameSummary]"
    mine: Mine

    def meetings(self, game: str) -> "Mapping[str, Meetings]":
        """How it stands between the player and each rival."""
        return record_of(self.games, game, self.mine).meetings

    def compared(self, words: "Words", game: str) -> list[str]:
        """What went better than ever before, as sentences.

        A level beaten for the first time, most points of all games alone, a rival and by how many points.
        """
        played = _alone(self.games, game, self.mine)
        if not played:
            return []
        *before, last = played
        said: list[str] = []
        new = record_of([last], game, self.mine).beaten - record_of(before, game, self.mine).beaten
        if new:
            said.append(words.rivals.first_beaten(level=max(new)))
        if before and _points(last, self.mine) > max(_points(each, self.mine) for each in before):
            said.append(words.rivals.best_so_far(count=len(played)))
        found = improved(self.games, game, self.mine)
        if found is not None:
            rival, by = found
            said.append(words.rivals.improved(name=words(f"rivals-name-{rival}"), points=by))
        return said

    def standing(self, words: "Words", game: str, people: "Sequence[Person]") -> list[str]:
        """How it stands between the player and each rival at the table, this game included, as sentences."""
        met = self.meetings(game)
        said = [(each.name, between(words, each.name, met.get(each.rival))) for each in people if each.rival]
        return [words.rivals.plain_against(name=name, how=how) for name, how in said if how]


def _points(game: "GameSummary", mine: Mine) -> int:
    """The player's points."""
    return next(score for person, score in zip(game.people, game.scores, strict=True) if mine(person))


def _leads(game: "GameSummary", mine: Mine) -> dict[str, tuple[int, int]]:
    """By rival, their level and how many points the player was ahead of them."""
    own = _points(game, mine)
    return {
        person.rival: (person.level or LEVELS[0], own - score)
        for person, score in zip(game.people, game.scores, strict=True)
        if person.rival
    }


@record
class Record:
    """How a player has done alone in one game."""

    played: int
    won: int
    """How often the player was ahead of every rival."""
    beaten: frozenset[int]
    """The levels of rivals who came to a game that was won."""
    meetings: Mapping[str, Meetings]
    """By rival; those who never met are left out."""
    best: Mapping[str, int]
    """By rival, the highest level at which the player was ahead of them; others are left out."""


def record_of(games: "Iterable[GameSummary]", game: str, mine: Mine) -> Record:
    """The record of a player in a game, from the list of games."""
    found: dict[str, Meetings] = {}
    best: dict[str, int] = {}
    beaten: set[int] = set()
    played = _alone(games, game, mine)
    won = 0
    for each in played:
        own, others = _places(each, mine)
        if own < min(others):
            won += 1
            beaten |= {person.level for person in each.people if person.rival and person.level}
        for person, place in zip(each.people, places_of(each), strict=True):
            if person.rival:
                met = found.get(person.rival, Meetings())
                found[person.rival] = Meetings(met.ahead + (own < place), met.behind + (own > place))
                if own < place:
                    best[person.rival] = max(person.level or LEVELS[0], best.get(person.rival, 0))
    return Record(len(played), won, frozenset(beaten), found, best)


def rated(games: "Iterable[GameSummary]", game: str, mine: Mine) -> tuple[int, int] | None:
    """The player's rating in a game, and by how much the last one changed it; `None` before the first.

    All finished games count, as on the page of players.
    """
    from tabletop_tui.play.stats.ratings import ratings
    from tabletop_tui.play.stats.results import START, of_summary, who_is

    over = [each for each in games if each.game == game and each.over and each.scores]
    me = next((who_is(person) for each in over for person in each.people if mine(person)), None)
    if me is None:
        return None
    *before, now = ratings([of_summary(each) for each in sorted(over, key=lambda each: each.updated)])[me]
    return now, now - (before[-1] if before else START)


def _alone(games: "Iterable[GameSummary]", game: str, mine: Mine) -> "list[GameSummary]":
    """This player's finished games of a kind against rivals, the oldest first."""
    found = [
        each
        for each in games
        if each.game == game
        and each.over
        and len(each.scores) == len(each.people)
        and any(person.rival for person in each.people)
        and sum(mine(person) for person in each.people) == 1
        and all(mine(person) or person.level is not None for person in each.people)
    ]
    return sorted(found, key=lambda each: each.updated)


def _places(game: "GameSummary", mine: Mine) -> tuple[int, list[int]]:
    """The player's place, and those of the rivals."""
    own, others = 0, []
    for person, place in zip(game.people, places_of(game), strict=True):
        if person.rival:
            others.append(place)
        elif mine(person):
            own = place
    return own, others
