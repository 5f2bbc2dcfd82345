"""What is kept of a table beside its game: who opened it, how it is played, who may not come or speak."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from rulesets.core.foreign import object_of
from rulesets.core.records import record
from tabletop_tui.play.acting import NORMAL, PACES
from tabletop_tui.play.place import Remark
from tabletop_tui.serve.book.kept import list_in, object_in
from tabletop_tui.serve.people.guest import Guest, guest_from_json, guest_to_json
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.clocks import BANKS, CLOCKS, TIME_UP, WAITS
from tabletop_tui.serve.tables.talk import from_json, to_json
from tabletop_tui.store.cells import LATEST
from tabletop_tui.store.people import LEVELS, clean_name

_KNOWN = {
    *("opener", "closed", "private", "said", "muted", "away", "saw_end", "wishes", "following"),
    *("pace", "stands_in", "bots_paused", "clock", "clock_from", "time_up", "bank", "bank_used"),
    *("bank_due", "left", "opener_seen", "touched", "warned"),
}
"""The fields that `text_of` may write."""

LEND, GIVE, BOTS = "lend", "free", "bot"
"""What a player can be asked to allow: that the host or a computer player plays, or to free the seat."""


@record
class Wish:
    """A request to the person of a seat."""

    what: str
    by: Guest
    level: int = 0
    """Of the computer player that would play."""

    def to_json(self) -> list[Any]:
        """The wish as it is kept for other servers."""
        return [self.what, guest_to_json(self.by), self.level]


@dataclass(slots=True, kw_only=True)
class TableFacts:
    """What a table is besides its game and its talk."""

    opener: str = ""
    """The `Guest.id` of the player who opened the table."""
    closed: bool = False
    private: bool = False
    """Nobody may watch: only its players, and those in charge, may come."""
    muted: dict[str, str] = field(default_factory=dict)
    """The names of people who may not speak here, by their ids."""
    sent_away: dict[str, str] = field(default_factory=dict)
    """The names of people who may not come to the table, by their ids."""
    pace: str = NORMAL
    """The pace of computer players here, one of `PACES`."""
    stands_in: int = 0
    """The level of the computer players that stand in for guests who leave, or whose time is up; 0: none."""
    bots_paused: bool = False
    """Computer players were stopped."""
    clock: int = 0
    """Seconds that a decision may take here, one of `CLOCKS`; 0 is as long as it takes."""
    clock_from: float = 0.0
    """When the clock was set, or the seat that was asked changed hands, in seconds since 1970."""
    time_up: str = WAITS
    """What happens when time is up, one of `TIME_UP`."""
    bank: int = 0
    """Seconds that each player has for the whole game beyond the clock, one of `BANKS`."""
    bank_used: dict[int, float] = field(default_factory=dict)
    """How many of them were used, by seat."""
    bank_due: dict[int, tuple[int, float]] = field(default_factory=dict)
    """How many more an answer uses, by seat, as kept before the answer: after how many others it comes."""
    clocks_left: dict[str, tuple[int, float]] = field(default_factory=dict)
    """The players who have left the seat that is asked, by their ids: after how many answers that was, and
    from when the clock counts for them should they come back before the next one."""
    opener_seen: float = 0.0
    """When the player who opened the table was last here, to half a day, in seconds since 1970."""
    saw_end: dict[str, str] = field(default_factory=dict)
    """The names of people who have been here since the game ended, by their ids."""
    touched: float = 0.0
    """When a player, or a person in charge, was last here, to half a day, in seconds since 1970."""
    warned: float = 0.0
    """When its players were warned that it expires (`tables.expiry`)."""
    wishes: dict[int, Wish] = field(default_factory=dict)
    """The open requests to players, by seat."""
    following: str = ""
    """The id of the table of the rematch; empty while there is none."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """What a newer version has kept of it, to be kept as it is."""

    @classmethod
    def of_text(cls, kept: str | None) -> Self:
        """What `text_of` wrote earlier, or at another server; what makes no sense is as at first."""
        facts = object_of(kept)
        pace, level, begun = facts.get("pace"), facts.get("stands_in"), facts.get("clock_from")
        return cls(
            opener=str(facts.get("opener", "")),
            closed=facts.get("closed") is True,
            private=facts.get("private") is True,
            muted=_names(facts, "muted"),
            sent_away=_names(facts, "away"),
            pace=pace if isinstance(pace, str) and pace in PACES else NORMAL,
            stands_in=level if isinstance(level, int) and level in LEVELS else 0,
            bots_paused=facts.get("bots_paused") is True,
            clock=_clock(facts),
            clock_from=_moment(begun),
            time_up=rule if isinstance(rule := facts.get("time_up"), str) and rule in TIME_UP else WAITS,
            bank=bank if isinstance(bank := facts.get("bank"), int) and bank in BANKS else 0,
            bank_used=_used(facts),
            bank_due={int(seat): due for seat, due in _after(facts, "bank_due") if _is_seat(seat)},
            clocks_left=dict(_after(facts, "left")),
            opener_seen=_moment(facts.get("opener_seen")),
            touched=_moment(facts.get("touched")),
            warned=_moment(facts.get("warned")),
            saw_end=_names(facts, "saw_end"),
            wishes=_wishes(facts),
            following=str(facts.get("following", "")),
            unknown={name: value for name, value in facts.items() if name not in _KNOWN},
        )

    def arrange(self, arranged: Arrangement) -> None:
        """Play it like this. Whether it is fair by proof its game knows."""
        self.pace, self.stands_in, self.private = arranged.pace, arranged.stands_in, arranged.private
        self.clock, self.bank, self.time_up = arranged.clock, arranged.bank, arranged.time_up

    def arranged(self, *, fair: bool) -> Arrangement:
        """How it is played, for a rematch; whether it is `fair` by proof its game knows."""
        return Arrangement(
            pace=self.pace,
            stands_in=self.stands_in,
            clock=self.clock,
            bank=self.bank,
            time_up=self.time_up,
            fair=fair,
            private=self.private,
        )

    def rank(self, guest: Guest) -> int:
        """Rank: the host, then the owner, then the player who opened the table, then all others."""
        return 3 if guest.host else 2 if guest.owner else 1 if guest.id == self.opener else 0

    def used_by(self, seat: int, answers: int) -> float:
        """How many seconds of its bank a seat has used after so many answers."""
        after, seconds = self.bank_due.get(seat, (answers, 0.0))
        used = self.bank_used.get(seat, 0.0)
        return min(used + seconds, float(self.bank)) if answers > after else used

    def in_charge(self, guest: Guest) -> bool:
        """Whether a guest may free seats, mute and send away here."""
        return self.rank(guest) > 0


def text_of(facts: TableFacts, remarks: Sequence[Remark], *, wishes: bool) -> str:
    """What is saved with a table, as JSON; requests only where other servers need them."""
    said = [to_json(each) for each in remarks]
    kept: dict[str, Any] = {"opener": facts.opener, "closed": facts.closed, "said": said, "pace": facts.pace}
    kept |= {"stands_in": facts.stands_in, "bots_paused": facts.bots_paused, "following": facts.following}
    kept |= {"clock": facts.clock, "clock_from": facts.clock_from, "saw_end": facts.saw_end}
    kept |= {"private": True} if facts.private else {}
    kept |= {"touched": facts.touched, "warned": facts.warned, "opener_seen": facts.opener_seen}
    if facts.time_up != WAITS or facts.bank:
        used = {str(seat): round(seconds, 1) for seat, seconds in facts.bank_used.items()}
        kept |= {"time_up": facts.time_up, "bank": facts.bank, "bank_used": used}
        kept |= {"bank_due": _with_answers(facts.bank_due)} if facts.bank_due else {}
    kept |= {"left": _with_answers(facts.clocks_left)} if facts.clocks_left else {}
    if wishes:
        kept["wishes"] = {str(seat): wish.to_json() for seat, wish in facts.wishes.items()}
    kept |= {"muted": facts.muted, "away": facts.sent_away}
    return json.dumps({**facts.unknown, **kept}, ensure_ascii=False)


def remarks_in(kept: str | None) -> list[Remark]:
    """The talk in what was kept of a table."""
    found = map(from_json, list_in(object_of(kept), "said"))
    return [each for each in found if each is not None]


def clock_kept(kept: str | None) -> int:
    """The clock in what was kept of a table, in seconds; 0 if it has none."""
    return _clock(object_of(kept))


def moved_on(kept: str | None, steps: int, to: str, now: float) -> tuple[str, str]:
    """What to keep of a table whose damaged game goes on as another: of the new one, and of the old one.

    The new one says that after so many steps, and its clock begins `now`; the old one is closed, and is
    followed by the table `to`.
    """
    facts = object_of(kept)
    line = Remark(steps, "", None, "", message="tables-told-mended", facts={"answers": str(steps)})
    said = [*list_in(facts, "said"), to_json(line)]
    return (
        json.dumps({**facts, "said": said, "clock_from": now}, ensure_ascii=False),
        json.dumps({**facts, "closed": True, "following": to}, ensure_ascii=False),
    )


def _moment(kept: object) -> float:
    """Seconds since 1970; 0 for what makes no sense."""
    return float(kept) if isinstance(kept, (int, float)) and 0 <= kept < LATEST else 0.0


def _clock(facts: Mapping[str, object]) -> int:
    clock = facts.get("clock")
    return clock if isinstance(clock, int) and clock in CLOCKS else 0


def _used(facts: Mapping[str, object]) -> dict[int, float]:
    """How much of their banks the seats have used."""
    found = object_in(facts, "bank_used").items()
    return {int(seat): _moment(seconds) for seat, seconds in found if _is_seat(seat)}


def _is_seat(kept: str) -> bool:
    return kept.isdecimal() and len(kept) < 3


def _with_answers(
    facts: Mapping[int, tuple[int, float]] | Mapping[str, tuple[int, float]],
) -> dict[str, dict[str, float]]:
    """Seconds that count after so many answers, as they are kept: servers merge such objects."""
    return {
        str(whose): {"answers": answers, "seconds": seconds} for whose, (answers, seconds) in facts.items()
    }


def _after(facts: Mapping[str, object], field: str) -> Iterator[tuple[str, tuple[int, float]]]:
    """What `_with_answers` has written; what makes no sense is left out."""
    for whose, found in object_in(facts, field).items():
        answers = found.get("answers") if isinstance(found, dict) else None
        if isinstance(answers, int) and answers >= 0:
            yield str(whose), (answers, _moment(found.get("seconds")))


def _wishes(facts: Mapping[str, object]) -> dict[int, Wish]:
    found: dict[int, Wish] = {}
    for seat, wish in object_in(facts, "wishes").items():
        try:
            what, by, level = wish
            found[int(seat)] = Wish(str(what), guest_from_json(by), int(level))
        except (TypeError, ValueError):
            continue
    return found


def _names(facts: Mapping[str, object], field: str) -> dict[str, str]:
    return {id: clean_name(str(name)) for id, name in object_in(facts, field).items()}
