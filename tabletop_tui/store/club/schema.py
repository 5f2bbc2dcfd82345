"""The database's shape in PostgreSQL, and how it grows: one step a version, each committed as a whole.

    games        one row a game; what changes with every answer is here, too
    checkpoints  the position at the start of the running phase
    answers      one row for every answer, undo and redo; only ever added to
    people, members, keys, codes, invitations, tables, addresses, guests, told, looks, erased, outbox
                 the guest book
    servers      the servers that run, and who is at each

All of it is in a schema of its own, so that other programs may use the same database.
"""

from typing import Any

from psycopg import Connection, errors

from tabletop_tui.store.club.address import Address
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.statements import ERASED, HISTORY, MEMBERS, OUTBOX

NAME = "tabletop"
"""The schema that holds everything of ours."""

PREPARING, ALONE = 0x7AB1E701, 0x7AB1E702
"""Numbers of advisory locks: for changing the shape, and for writing names and invitations."""

_FIRST = (
    """
CREATE TABLE games (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    mark text NOT NULL DEFAULT '',
    name text NOT NULL,
    head text NOT NULL,
    people text NOT NULL,
    people_number integer NOT NULL DEFAULT 0,
    first_digest text NOT NULL,
    created double precision NOT NULL,
    turn integer,
    round integer NOT NULL,
    rounds integer NOT NULL,
    scores text NOT NULL,
    deleted double precision,
    answers integer NOT NULL DEFAULT 0,
    last_turn integer,
    updated double precision
);
CREATE UNIQUE INDEX games_mark ON games (mark) WHERE mark != '';
CREATE TABLE checkpoints (
    game bigint PRIMARY KEY REFERENCES games(number),
    document text NOT NULL
);
CREATE TABLE answers (
    game bigint NOT NULL REFERENCES games(number),
    number integer NOT NULL,
    what text NOT NULL CHECK (what IN ('answer', 'undo', 'redo')),
    seat integer NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    digest text NOT NULL,
    of integer,
    turn integer,
    at double precision NOT NULL,
    origin text NOT NULL DEFAULT '',
    PRIMARY KEY (game, number)
);
"""
    + HISTORY
    + """CREATE FUNCTION answers_stay() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'answers stay' USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER answers_stay BEFORE UPDATE OR DELETE ON answers
    FOR EACH ROW EXECUTE FUNCTION answers_stay();
CREATE TRIGGER answers_remain BEFORE TRUNCATE ON answers
    FOR EACH STATEMENT EXECUTE FUNCTION answers_stay();
CREATE TABLE people (
    folded text COLLATE "C" PRIMARY KEY, name text NOT NULL, key text NOT NULL,
    since double precision NOT NULL, seen double precision NOT NULL
);
CREATE TABLE invitations (
    digest bytea PRIMARY KEY, game text NOT NULL, seat integer, until double precision NOT NULL, folded text
);
CREATE TABLE tables (game text COLLATE "C" PRIMARY KEY, kept text NOT NULL);
CREATE TABLE addresses (address text COLLATE "C" PRIMARY KEY, seen double precision NOT NULL);
CREATE TABLE guests (guest text COLLATE "C" PRIMARY KEY, kept text NOT NULL);
CREATE TABLE told (mark text COLLATE "C" PRIMARY KEY, at double precision NOT NULL);
CREATE TABLE servers (server text COLLATE "C" PRIMARY KEY, beat timestamptz NOT NULL, here text NOT NULL);
"""
)

_KEYS = """
CREATE TABLE keys (
    key text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL, replaced integer NOT NULL
);
"""

_LOOKS = """
CREATE TABLE looks (look text NOT NULL, name text NOT NULL, PRIMARY KEY (look, name));
CREATE INDEX looks_name ON looks (name);
CREATE INDEX people_key ON people (key);
CREATE INDEX people_name ON people (name);
"""

STEPS: tuple[str, ...] = (_FIRST, _KEYS, _LOOKS, MEMBERS, ERASED, OUTBOX)
"""What leads from each version to the next. Steps that were released never change; new ones are added."""


def prepare(
    connection: Connection[tuple[Any, ...]],
    address: Address,
    kind: type[StoreError] = StoreError,
    steps: tuple[str, ...] | None = None,
) -> None:
    """Make sure that the database has this program's shape; an older one is brought up to date.

    Raises `kind` for a newer one and for another program's schema, and psycopg's errors; then nothing
    has changed, and the connection is to be closed.
    """
    wanted = STEPS if steps is None else steps
    if version_of(connection, address, kind, len(wanted)) == len(wanted):
        return
    # Not a transaction's lock: one begun before the wait would not see what was made meanwhile.
    _ = connection.execute(f"SELECT pg_advisory_lock({PREPARING})".encode())
    with connection.transaction():
        version = version_of(connection, address, kind, len(wanted))
        if version is None:
            _begin(connection, address, kind)
        for step in wanted[version or 0 :]:
            _ = connection.execute(step.encode())
        _ = connection.execute("UPDATE version SET number = %s", (len(wanted),))
    _ = connection.execute(f"SELECT pg_advisory_unlock({PREPARING})".encode())


def version_of(
    connection: Connection[tuple[Any, ...]], address: Address, kind: type[StoreError], known: int
) -> int | None:
    """The version of the shape; `None` if there is nothing of ours yet."""
    (there,) = _row(connection.execute("SELECT to_regclass(%s) IS NOT NULL", (f"{NAME}.version",)))
    if not there:
        return None
    try:
        found = connection.execute(f"SELECT program, number FROM {NAME}.version".encode())
        program, version = _row(found)
    except (errors.UndefinedColumn, errors.WrongObjectType, ValueError) as error:
        raise kind("database-foreign", address=address.shown, schema=NAME) from error
    if program != NAME or not isinstance(version, int):
        raise kind("database-foreign", address=address.shown, schema=NAME)
    if version > known:
        raise kind("database-newer", address=address.shown, version=version, known=known)
    return version


def _row(cursor: Any) -> tuple[Any, ...]:
    """The only row. Raises `ValueError` for none or several."""
    rows = cursor.fetchall()
    if len(rows) != 1:
        raise ValueError(rows)
    row: tuple[Any, ...] = rows[0]
    return row


def _begin(connection: Connection[tuple[Any, ...]], address: Address, kind: type[StoreError]) -> None:
    """Make the schema, unless it was made for us and is empty; a full one is another program's."""
    (count,) = _row(
        connection.execute(
            "SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
            " WHERE n.nspname = %s",
            (NAME,),
        )
    )
    if count:
        raise kind("database-foreign", address=address.shown, schema=NAME)
    (there,) = _row(connection.execute("SELECT to_regnamespace(%s) IS NOT NULL", (NAME,)))
    if not there:
        _ = connection.execute(f"CREATE SCHEMA {NAME}".encode())
    _ = connection.execute(b"CREATE TABLE version (program text NOT NULL, number integer NOT NULL)")
    _ = connection.execute("INSERT INTO version VALUES (%s, 0)", (NAME,))
