"""A tournament or a league as it is kept: who takes part, which tables were played, and how they ended."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

SWISS, ROBIN, LEAGUE = "swiss", "robin", "league"
KINDS = (SWISS, ROBIN, LEAGUE)
"""Pairs by points; everyone with everyone; all rated games between two dates."""

JOINING, RUNNING, OVER, CANCELLED = "joining", "running", "over", "cancelled"
STATES = (JOINING, RUNNING, OVER, CANCELLED)


@dataclass(slots=True)
class Match:
    """One table of a round, or one game of a league."""

    players: list[str]
    """Their ids, by seat; one alone has a bye."""
    game: str = ""
    """The id of its game; empty as long as its table isn't open."""
    places: list[int] = field(default_factory=list)
    """By seat, from 1, by the game's own rules for ties; empty while it is played."""
    forfeited: list[str] = field(default_factory=list)
    """Those who gave it up, or left their seat to others: they come after everyone else."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """What a newer version has kept of it, to be kept as it is."""

    @property
    def over(self) -> bool:
        """Whether it is decided, perhaps because all others have given it up."""
        return bool(self.places) or len(self.players) - len(self.forfeited) <= 1

    @property
    def ranks(self) -> Mapping[str, int]:
        """The places by player once it is over; who has given it up comes last."""
        behind = len(self.players) + 1
        places = self.places or [1] * len(self.players)
        return {
            player: behind if player in self.forfeited else place
            for player, place in zip(self.players, places, strict=True)
        }

    def to_json(self) -> dict[str, Any]:
        """It as JSON."""
        known = asdict(self)
        return {**known.pop("unknown"), **known}

    @classmethod
    def of_json(cls, kept: Mapping[str, Any]) -> Self:
        """What `to_json` wrote. Raises `TypeError`."""
        known, unknown = _parted(cls, kept)
        return cls(**known, unknown=unknown)


@dataclass(slots=True, kw_only=True)
class Contest:
    """A tournament, or a league."""

    id: str
    name: str
    kind: str
    game: str
    seats: int = 2
    """At each table of a tournament."""
    rounds: int = 0
    """Of a tournament; 0 for as many as a round robin needs."""
    clock: int = 0
    """Seconds for a turn at its tables; 0 for tables of one evening."""
    begins: float = 0.0
    ends: float = 0.0
    """Between these times a league's games count, in seconds since 1970."""
    state: str = JOINING
    players: dict[str, str] = field(default_factory=dict)
    """Names by id, in the order in which they joined."""
    gone: list[str] = field(default_factory=list)
    """Those who no longer play."""
    played: list[list[Match]] = field(default_factory=list)
    """Its rounds."""
    opened: float = 0.0
    """When a server began to open the tables of the last round, in seconds since 1970."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """What a newer version has kept of it, to be kept as it is."""

    @property
    def staying(self) -> list[str]:
        """Those who still play."""
        return [each for each in self.players if each not in self.gone]

    @property
    def round_over(self) -> bool:
        """Whether no table of the last round is played any more."""
        return all(match.over for match in self.played[-1]) if self.played else True

    @property
    def tables(self) -> list[list[tuple[str, ...]]]:
        """Who sat together, round by round."""
        return [[tuple(match.players) for match in matches] for matches in self.played]

    def to_json(self) -> dict[str, Any]:
        """It as JSON."""
        known = asdict(self)
        known["played"] = [[match.to_json() for match in matches] for matches in self.played]
        return {**known.pop("unknown"), **known}

    @classmethod
    def of_json(cls, kept: Mapping[str, Any]) -> Self:
        """What `to_json` wrote. Raises `TypeError`, `KeyError`, `ValueError` for anything else."""
        known, unknown = _parted(cls, kept)
        known["played"] = [[Match.of_json(match) for match in matches] for matches in kept["played"]]
        found = cls(**known, unknown=unknown)
        if found.kind not in KINDS or found.state not in STATES:
            raise ValueError(found.kind)
        return found


def _parted(
    of: type[Match] | type[Contest], kept: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is kept under names that this version knows, and the rest."""
    names = {each.name for each in fields(of)} - {"unknown"}
    known = {name: value for name, value in kept.items() if name in names}
    return known, {name: value for name, value in kept.items() if name not in names}


def give_up(contest: Contest, player: str) -> None:
    """A player no longer plays: whatever is still played is lost for them."""
    if player not in contest.gone:
        contest.gone.append(player)
    for match in contest.played[-1] if contest.played else ():
        if player in match.players and not match.over:
            match.forfeited.append(player)


def settle(match: Match, places: Sequence[int], absent: Sequence[str]) -> None:
    """A table has ended with these places, by seat; `absent` players had left their seats to others."""
    match.places = list(places)
    match.forfeited += [each for each in absent if each not in match.forfeited]


def renamed(contest: Contest, player: str, name: str, new: str = "") -> None:
    """A player has another name; with a `new` id they are erased, and play no more."""
    if player not in contest.players:
        return
    if new and contest.state == JOINING:
        del contest.players[player]
        return
    if new and contest.state == RUNNING:
        give_up(contest, player)
    id = new or player
    contest.players = {(id if each == player else each): called for each, called in contest.players.items()}
    contest.players[id] = name
    contest.gone = [id if each == player else each for each in contest.gone]
    for match in (match for matches in contest.played for match in matches):
        match.players = [id if each == player else each for each in match.players]
        match.forfeited = [id if each == player else each for each in match.forfeited]


FIELD = "contests"
"""Where the text that is kept has them."""


def contests_of(facts: Mapping[str, Any]) -> list[Contest]:
    """Those in what is kept; what can't be read is left out."""
    return [found for each in _listed(facts) if (found := _read(each)) is not None]


def with_contests(facts: Mapping[str, Any], contests: Sequence[Contest]) -> dict[str, Any]:
    """What is kept from now on: these, behind what can't be read, as a newer version may have made it."""
    unread = [each for each in _listed(facts) if isinstance(each, dict) and _read(each) is None]
    return {**facts, FIELD: [*unread, *(each.to_json() for each in contests)]}


def _listed(facts: Mapping[str, Any]) -> list[Any]:
    listed = facts.get(FIELD)
    return listed if isinstance(listed, list) else []


def _read(kept: Any) -> Contest | None:
    with suppress(TypeError, KeyError, ValueError, AttributeError):
        return Contest.of_json(kept)
    return None
