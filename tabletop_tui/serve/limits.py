"""Every figure that bounds what strangers and guests can do."""

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network

# -- figures that hold for every server --------------------------------------------------------------

MOST_TABLES = 5_000
"""The most open tables that an operator can allow: each takes memory in every server."""
MOST_ADDRESSES = 10_000
"""Addresses remembered; beyond them those that nothing is held against are forgotten."""
MOST_BEFORE_LOGIN = 16 * 1024
"""Bytes that a login takes at most. While one who sends more is being read, their time runs on."""
MOST_PENALTIES = 64
"""How many addresses with failed logins a server tells the others of its club."""
MOST_REFUSALS = 16
"""How many connections are refused with a reason at a time; all others are cut off without a word."""
A_KEY = 0.5
"""The part of a try that a refused key counts; an agent offers one after the other."""
MOST_EARLY = 4096
"""Bytes that a client may send while its connection waits for a place."""
MOST_CODE = 64
"""The most characters of a possible invitation code."""
MOST_KEYS = 16
"""The most keys that one member can use at a time."""
MOST_LETTERS = 100
"""The most messages that wait for one member; beyond them the oldest are dropped."""
MOST_CONTESTANTS = 64
"""The most players of one tournament."""

MOST_APPLICANTS = 100
"""The most who wait for the host's approval at a time."""

WAITING_DAYS = 30
"""Days after which one who waits in vain is forgotten."""

JOIN_CODE_DAYS = 14
"""How long a code for a new member waits to be used."""

KEY_CODE_MINUTES = 15
"""How long a member has to log in with a further key."""

INVITATION_HOURS = 2.0
"""How long a code waits to be used."""
COMING_BACK_HOURS = 24.0
"""Seconds for which a guest may come back with a used code, counted from the last visit."""
SEND_BUFFER = 64 * 1024
"""Bytes that the system buffers for a slow reader; the rest waits with us, and is counted."""
SLICE = 1024
"""Bytes that are read at a time of what a client sends: some dozen packets at most."""
WINDOW, PACKET = 64 * 1024, 32 * 1024
"""Bytes that a client may send before we have processed them."""
MOST_WAITING = 256 * 1024
"""Bytes a terminal may be behind before it is cut off."""
LEAST_SIZE, MOST_SIZE = (20, 5), (240, 80)
"""Sizes for which we draw, in columns and lines; a window beyond them gets the nearest."""
MOST_NAME, MOST_VALUE, MOST_VARIABLES = 32, 128, 24
"""Characters of the name and of the value of a variable that a client may send, and how many of them."""
MOST_LINE, MOST_LINES = 200, 20
"""Characters of a line in plain mode, and lines that may wait to be read; what is on top is dropped."""
MOST_MONITORED = 4096
"""Bytes of a request of monitoring."""
LARGEST_LOG = 8 * 1024 * 1024
"""Bytes of the log of connections before it is put aside; one older one is kept."""
MOST_PRINTED = 400
"""Characters of what a failed command of `--notify` printed that are logged."""
LOG_DAYS = 30
"""Days after which a line of the log of connections is gone."""
ADDRESS_DAYS = 30
"""Days after the last login from an address until it is forgotten."""
QUIET_SECONDS = 60.0
"""The same refusal of the same address is logged once in this many seconds."""
BACKLOG = 1024
"""How many connections may wait to be accepted: more than a whole club that comes back at the same moment.
Beyond them, the system lets clients believe that they are connected, and drops what they send."""
LONGEST_WAIT = 120.0
"""Seconds that a connection may wait for its place; then it has its whole time for a login."""
PATIENCE = 5.0
"""Seconds that a screen may take to close, and a farewell to be sent."""
COURTESY = 1.0
"""Seconds in which their side closes the connection by itself, as `ssh` does."""
LINGERS = 1.0
"""Seconds that a refused connection stays so that the sentence arrives: closed at once, it may be lost."""


Networks = tuple[IPv4Network | IPv6Network, ...]


@dataclass(slots=True)
class Limits:
    """Every figure that bounds what strangers and guests can ask of a server. Times in seconds.

    A host sets most of them in a file (`serve.limitsfile`), also while the server runs: so they are read here
    whenever they count, and never kept elsewhere.
    """

    login_seconds: float = 30.0
    tries: int = 3
    """Wrong codes and wrong names on one connection; a key that is refused counts half of one."""
    strangers: int = 64
    """Connections that haven't logged in yet."""
    strangers_per_address: int = 8
    """Of them from one address; those that wait for a place are counted, too."""
    strangers_known: int = 64
    """Further places for addresses from which a guest has logged in before."""
    known_at_once: int = 32
    """How many of these places one such address has."""
    known_per_address: int = 256
    """How many connections one such address has, with those that wait."""
    waiting: int = 512
    """How many connections may wait for their place in all; nothing is done for them until then."""
    fair_seconds: float = 2.0
    """After so long a connection makes room for others of its address that wait."""
    promising_seconds: float = 10.0
    """The same if a known key was offered: time to type its passphrase."""
    addresses_kept: int = 1000
    """How many addresses from which a guest has logged in are remembered, the latest ones."""
    connections_a_minute: float = 30.0
    burst: int = 5
    """So many connections of an address begin at once, then so many a minute; the others wait."""
    known_a_second: float = 30.0
    known_burst: int = 60
    """The same for addresses from which a guest has logged in before."""
    first_penalty: float = 2.0
    """After a connection with failed logins, only known keys get in from its address; each time for twice as
    long."""
    longest_penalty: float = 900.0
    forgiven_after: float = 3600.0
    per_person: int = 3
    """Connections of one key, or of one name without a key."""
    stranger_seconds: float = 24 * 3600.0
    """For so long a new name is a stranger's, where everyone may come in: see `Turns`."""
    guests: int = 128
    """Connections that have logged in."""
    keepalive_seconds: float = 15.0
    keepalive_misses: int = 3
    tables: int = 50
    """Open tables of an evening, which have no clock, in the whole club."""
    tables_each: int = 5
    """How many of them one person has opened; the host may open more."""
    tables_over_days: int = 100
    """The same for tables with a clock, whose games last for days or weeks. All servers of a club have the
    same four numbers (`tabletop_tui.serve.tables.allowed`)."""
    tables_over_days_each: int = 10
    notice_grace: float = 120.0
    """Seconds after which a player who isn't here is told that their turn has begun: longer than it takes to
    notice that a connection is dead. For as long, at a table with a clock, an answer that passed the turn on
    can be taken back."""
    notices_at_once: int = 4
    """How many commands of `--notify` run at a time."""
    notice_seconds: float = 30.0
    """How long each of them may run."""
    notices_waiting: int = 200
    """How many messages may wait for one; beyond them the oldest are given up."""
    reminder_hours: float = 24.0
    """So many hours before their time is up, players who aren't here are reminded; half the clock at most."""
    vacation_days: float = 30.0
    """Days of a year on which a member's clocks stand still, as the member enters them; 0 for none."""
    opener_gone_days: float = 3.0
    """After so many days without the player who opened a table with a clock, its other players are in charge,
    too."""
    mail_server: str = ""
    """`HOST:PORT` of the mail server that takes messages to members; empty for no mail."""
    mail_from: str = ""
    """From whom they come; if empty, from `tabletop` at this machine."""
    webhooks: bool = False
    """Whether members can have messages sent to webhooks, which are public addresses with TLS."""
    webhook_networks: Networks = ()
    """Networks in which webhooks may be, too, also without TLS."""
    unseen_days: float = 7.0
    """For so long a finished table with a clock stays open for players who haven't seen its end."""
    expire_days: float = 60.0
    """A running table that nobody has touched for so long is closed; 0 for never."""
    expire_warning_days: float = 7.0
    """Its players are warned so long before."""
    gone_seconds: float = 180.0
    """Seconds for which a guest has to be away from a table before others may play or free the seat."""
    bot_level: int = 5
    """The highest level of a computer player at a guest's table."""
    bots_each: int = 12
    """How many computer players may sit at the running tables that one guest has opened."""
    bot_workers: int = 0
    """Processes in which computer players think, for all tables together; 0 is all cores but one."""
    bot_seconds: float = 30.0
    """An answer of a computer player that takes longer is given up."""
    hints_at_once: float = 3.0
    """How many hints a guest may ask for one after the other, at all tables, and how many a minute:"""
    hints_a_minute: float = 6.0
    remark_cells: int = 120
    """How long a remark may be."""
    remarks: int = 100
    """How many remarks are kept of a table, and how many of one person:"""
    remarks_each: int = 25
    lines_logged: int = 500
    """Lines in a table's log about seats and people."""
    remarks_at_once: float = 5.0
    """How many remarks a person may make one after the other, and then how many a minute:"""
    remarks_a_minute: float = 20.0
    idle_seconds: float = 1800.0
    longest_seconds: float = 12 * 3600.0
    trusted_networks: Networks = ()
    """Addresses that count as if a guest had logged in from there before; failed logins there aren't
    punished."""
    per_address: bool = True
    """Whether addresses are told apart; behind another SSH server all are the same."""
