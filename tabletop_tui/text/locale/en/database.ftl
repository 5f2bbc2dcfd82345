# A club's database: what can go wrong with PostgreSQL, and what to do. One line each; $problem is the database's.

database-no-address = This isn't the address of a database. It should look like postgresql://NAME@HOST:5432/DATABASE; special characters in it are written as in web addresses, for example %40 for @.
database-no-psycopg = Games in PostgreSQL need the package psycopg, which isn't installed. Install it with: pip install 'tabletop-tui[club]'
database-password-shown = Other users of this machine can read passwords on a command line. Put the whole address into the environment variable TABLETOP_DATABASE, or the password into ~/.pgpass, and leave it out here.
database-clear-text = The database at { $address } is on another machine, and with sslmode={ $mode } others on the way can read and change everything. Ask for TLS in its address: ?sslmode=verify-full&sslrootcert=FILE, where FILE has the certificate of the authority that signed the database's ("system" for the public ones). If the network is safe without, allow clear text with { $allow } in the environment.
database-unreachable = No database answers at { $address } ({ $problem }). Check that PostgreSQL is running there and can be reached.
database-not-admitted = The database at { $address } doesn't admit this user ({ $problem }). Check name and password.
database-unknown = The database in { $address } doesn't exist ({ $problem }). Create it first, for example: createdb --owner=NAME DATABASE
database-no-rights = This user may not do what is needed in the database at { $address } ({ $problem }). Make the user its owner: ALTER DATABASE … OWNER TO …
database-read-only = The database at { $address } can't be written at the moment ({ $problem }). It may be a copy that only follows another one.
database-foreign = The database at { $address } has a schema called { $schema } that isn't tabletop's. It has been left as it is; use another database.
database-newer = The database at { $address } comes from a newer tabletop (format { $version }; this version reads up to { $known }). Update tabletop; the database has been left as it is.
database-disk-full = The disk of the database at { $address } is full ({ $problem }). The last step was not taken.
database-busy = The database at { $address } is too busy ({ $problem }). The last step was not taken; try again in a moment.
database-cut = The connection to the database at { $address } was lost ({ $problem }). Whether the last step was kept will show as soon as the database answers again.
database-failed = The database at { $address } refused a request unexpectedly ({ $problem }).

# -- tabletop store copy --

database-copy-same = FROM and TO are the same place.
database-copy-nothing = There are no saved games in { $file }.
database-copying = { $done } of { $count } games …
database-copied-games = Games: { $copied } copied, { $grown } brought up to date, { $there } already there, { $differs } left alone.
database-copied-guests = Guests and invitations: { $copied } copied, { $there } already there, { $differs } left alone.
database-game-differs = At the target, { $id } is a different game or has been played on; it has been left alone.
database-person-differs = At the target, the name { $name }, or one that looks like it, belongs to another key; it has been left alone.
database-invitation-differs = At the target, an invitation to the game { $id } is different or has been used; it has been left alone.
database-table-differs = At the target, talk and settings of the table { $id } are different; they have been left alone.
database-entry-differs = At the target, the settings of the guest “{ $name }” are different; they have been left alone.
