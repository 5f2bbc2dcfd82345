"""What a storm is like, what came of it, and what has to come of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import quantiles

GAMES = ("orbis", "papyria", "helios", "dice_forge", "bora_bora")
SILENCE = 6.0
"""Seconds without an answer after which a guest goes to another server."""
RIGHT_WITHIN = 2.0
"""Seconds in which a screen has to show whose turn it is: after an answer, or after a guest's login."""
OVERHEAD = 90.0
"""Seconds that a storm may take beyond its own: servers begin, all come to rest, rows are played again."""


@dataclass(frozen=True)
class Check:
    """One line with a limit."""

    what: str
    value: float
    most: float
    unit: str = ""
    note: str = ""
    """More about it."""
    needed: bool = False
    """Whether the value has to reach the limit, not to stay below it."""

    @property
    def holds(self) -> bool:
        """Whether the value is within its limit."""
        return self.value >= self.most if self.needed else self.value <= self.most

    @property
    def line(self) -> str:
        """As it is printed."""
        digits = 2 if self.unit else 0
        limit = f"at {'least' if self.needed else 'most'} {self.most:.{digits}f}{self.unit}"
        value = f"{self.value:.{digits}f}{self.unit}"
        more = f"; {self.note}" if self.note else ""
        return f"{'held  ' if self.holds else 'MISSED'} {self.what}: {value} ({limit}{more})"


@dataclass
class Storm:
    """What it is like, and what came of it."""

    servers: int = 3
    tables: int = 20
    guests: int = 3
    """At each table."""
    ssh: int = 60
    """How many guests come with OpenSSH's client in a terminal of its own; the others come with asyncssh."""
    screens: int = 2
    """How many more watch, with OpenSSH's client on full screens."""
    seconds: float = 300.0
    arriving: float = 10.0
    """Seconds in which all guests come for the first time."""
    kill_every: float = 20.0
    cut_every: float = 15.0
    stop_for: float = 20.0
    seed: int = 1
    games: Sequence[str] = GAMES
    played: int = 0
    """So many answers are given at every table before: with 100, some games end within two minutes."""
    own_database: bool = False
    """Whether its server may be restarted: nobody else has a database there."""
    pause: tuple[float, float] = (0.9, 2.1)
    """Seconds that a guest thinks, between these: a question that has just come up takes no key yet."""
    kills: int = 0
    cuts: int = 0
    stops: int = 0
    keys: int = 0
    """Members whose key was exchanged, while they played;"""
    bans: int = 0
    """who were kept out for a while;"""
    hangs: int = 0
    """times that the database didn't answer for seconds;"""
    restarts: int = 0
    """that all servers were restarted, one after the other;"""
    database_restarts: int = 0
    """and that the database was."""
    erased: list[str] = field(default_factory=list)
    """The members who were erased, and came again as someone new, who took the seat that was free then."""
    freed: str = ""
    """Whose seat is free just now."""
    unowned: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    """When a seat was free, by the ids of tables (`time.monotonic`): no name says then whose turn it is."""
    proofs: int = 0
    """Games of erased members that were played to their end, their proofs checked."""
    unproved: list[str] = field(default_factory=list)
    """Those whose proof no longer holds."""
    visits: int = 0
    confirmed: int = 0
    refused: int = 0
    unknown: int = 0
    """Answers of which a guest couldn't see what became of them: their server was killed, or silent."""
    rows: int = 0
    judged: int = 0
    """Players whose answers were laid beside the store."""
    shown_after: list[float] = field(default_factory=list)
    """Seconds from an answer that was typed at one terminal to the question at another one that was there."""
    shown_late: list[float] = field(default_factory=list)
    """The same where the other guest had to come again meanwhile, or one of their servers was stopped."""
    said_after: list[float] = field(default_factory=list)
    """Seconds from a remark to another's terminal that was there."""
    mended_after: list[float] = field(default_factory=list)
    """Seconds from a cut of all connections to the first answer that was shown as taken after it."""
    stop_right_after: list[float] = field(default_factory=list)
    """Seconds from the end of a server's stop until a screen there shows whose turn it is by then."""
    right_after: list[float] = field(default_factory=list)
    """Seconds from another turn in the store to the screens of guests who were logged in."""
    came_right_after: list[float] = field(default_factory=list)
    """Seconds from a guest's login to a right screen."""
    came_after: list[float] = field(default_factory=list)
    """Seconds from the start of a guest's client to the login."""
    screens_right_after: list[float] = field(default_factory=list)
    """As `right_after` and `came_right_after`, on full screens."""
    unlike: list[str] = field(default_factory=list)
    """Players whose answers aren't what is kept: lost, doubled, or in another order."""
    unplayed: list[str] = field(default_factory=list)
    """Rows that can't be played again, or come to another digest."""
    wrong: list[str] = field(default_factory=list)
    """Screens that were never right again, or are wrong at the end."""
    late: list[str] = field(default_factory=list)
    """Screens that were wrong for too long, each in a sentence."""

    @property
    def faults(self) -> list[str]:
        """All that must not be, in sentences; how long screens were wrong is for `checks`."""
        return [*self.unlike, *self.unplayed, *self.wrong, *self.unproved]

    @property
    def checks(self) -> list[Check]:
        """What has to come of it."""
        within = RIGHT_WITHIN
        judged = f"{self.judged} players, {self.confirmed} answers seen confirmed, {self.refused} refused"
        return [
            Check("players with an answer lost, doubled or out of order", len(self.unlike), 0, note=judged),
            Check("rows that replay to another digest", len(self.unplayed), 0, note=f"of {self.rows}"),
            Check(
                "proofs of games of erased members that fail", len(self.unproved), 0, note=f"of {self.proofs}"
            ),
            Check("screens wrong at the end, or never right again", len(self.wrong), 0),
            Check("answers kept", self.rows, self.seconds, needed=True),
            _longest("another turn to a right screen, guest logged in", self.right_after, within),
            _longest("login to a right screen, guest who comes anew", self.came_right_after, within),
            *([_longest("the same on full screens", self.screens_right_after, within)] * (self.screens > 0)),
            _longest("end of a server's stop to a right screen there", self.stop_right_after, within),
        ]

    def report(self) -> str:
        """The figures, in lines."""
        people = f"{self.guests * self.tables} guests at {self.tables} tables"
        ssh = f"{self.ssh} of them and {self.screens} watchers with OpenSSH"
        seen = f"guests saw {self.confirmed} confirmed, {self.refused} refused, {self.unknown} neither"
        members = f"{self.keys} other keys, {self.bans} bans, {len(self.erased)} erased"
        again = f"{self.database_restarts} restarts of the database, {self.restarts} rolling restarts"
        lines = [
            f"{self.seconds:.0f} s, {self.servers} servers, {people}, {ssh}",
            f"{self.kills} kills, {self.cuts} cuts, {self.stops} stops, {self.visits} visits",
            f"{members}, {self.hangs} hangs, {again}",
            f"{self.rows} answers kept; {seen}",
            "Without a limit:",
            f"  answer to another's screen, both logged in: {spread(self.shown_after)}",
            f"  the same, where the other came anew or a server was stopped: {spread(self.shown_late)}",
            f"  remark to another's screen: {spread(self.said_after)}",
            f"  cut to the next answer taken: {spread(self.mended_after)}",
            f"  start of a client to its login: {spread(self.came_after)}",
            "With a limit:",
            *(f"  {check.line}" for check in self.checks),
            *self.faults[:20],
            *self.late[:20],
        ]
        return "\n".join(lines)

    @property
    def held(self) -> bool:
        """Whether every limit was held."""
        return all(check.holds for check in self.checks)


def _longest(what: str, seconds: Sequence[float], most: float) -> Check:
    """The longest of some times, which have to be known."""
    note = spread(seconds) if seconds else "none was measured"
    return Check(f"{what}, the longest", max(seconds, default=float("inf")), most, " s", note)


def spread(seconds: Sequence[float]) -> str:
    """The middle and the worst of some times."""
    if len(seconds) < 2:
        return f"{seconds[0]:.2f} s" if seconds else "none"
    cuts = quantiles(seconds, n=100, method="inclusive")
    most = f"most {max(seconds):.2f} s ({len(seconds)})"
    return f"p50 {cuts[49]:.2f} s, p95 {cuts[94]:.2f} s, p99 {cuts[98]:.2f} s, {most}"
