"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class DatabaseMessages(Catalogue):
    """One method per message, with its English text."""

    def no_address(self) -> str:
        """This isn't the address of a database. It should look like postgresql://NAME@HOST:5432/DATABASE; special characters in it are written as in web addresses, for example %40 for @."""
        return self.put("database-no-address", {})

    def no_psycopg(self) -> str:
        """Games in PostgreSQL need the package psycopg, which isn't installed. Install it with: pip install 'tabletop-tui[club]'"""
        return self.put("database-no-psycopg", {})

    def password_shown(self) -> str:
        """Other users of this machine can read passwords on a command line. Put the whole address into the environment variable TABLETOP_DATABASE, or the password into ~/.pgpass, and leave it out here."""
        return self.put("database-password-shown", {})

    def clear_text(self, *, address: Shown, mode: Shown, allow: Shown) -> str:
        """The database at { $address } is on another machine, and with sslmode={ $mode } others on the way can read and change everything. Ask for TLS in its address: ?sslmode=verify-full&sslrootcert=FILE, where FILE has the certificate of the authority that signed the database's ("system" for the public ones). If the network is safe without, allow clear text with { $allow } in the environment."""
        return self.put("database-clear-text", {"address": address, "mode": mode, "allow": allow})

    def unreachable(self, *, address: Shown, problem: Shown) -> str:
        """No database answers at { $address } ({ $problem }). Check that PostgreSQL is running there and can be reached."""
        return self.put("database-unreachable", {"address": address, "problem": problem})

    def not_admitted(self, *, address: Shown, problem: Shown) -> str:
        """The database at { $address } doesn't admit this user ({ $problem }). Check name and password."""
        return self.put("database-not-admitted", {"address": address, "problem": problem})

    def unknown(self, *, address: Shown, problem: Shown) -> str:
        """The database in { $address } doesn't exist ({ $problem }). Create it first, for example: createdb --owner=NAME DATABASE"""
        return self.put("database-unknown", {"address": address, "problem": problem})

    def no_rights(self, *, address: Shown, problem: Shown) -> str:
        """This user may not do what is needed in the database at { $address } ({ $problem }). Make the user its owner: ALTER DATABASE … OWNER TO …"""
        return self.put("database-no-rights", {"address": address, "problem": problem})

    def read_only(self, *, address: Shown, problem: Shown) -> str:
        """The database at { $address } can't be written at the moment ({ $problem }). It may be a copy that only follows another one."""
        return self.put("database-read-only", {"address": address, "problem": problem})

    def foreign(self, *, address: Shown, schema: Shown) -> str:
        """The database at { $address } has a schema called { $schema } that isn't tabletop's. It has been left as it is; use another database."""
        return self.put("database-foreign", {"address": address, "schema": schema})

    def newer(self, *, address: Shown, version: Shown, known: Shown) -> str:
        """The database at { $address } comes from a newer tabletop (format { $version }; this version reads up to { $known }). Update tabletop; the database has been left as it is."""
        return self.put("database-newer", {"address": address, "version": version, "known": known})

    def disk_full(self, *, address: Shown, problem: Shown) -> str:
        """The disk of the database at { $address } is full ({ $problem }). The last step was not taken."""
        return self.put("database-disk-full", {"address": address, "problem": problem})

    def busy(self, *, address: Shown, problem: Shown) -> str:
        """The database at { $address } is too busy ({ $problem }). The last step was not taken; try again in a moment."""
        return self.put("database-busy", {"address": address, "problem": problem})

    def cut(self, *, address: Shown, problem: Shown) -> str:
        """The connection to the database at { $address } was lost ({ $problem }). Whether the last step was kept will show as soon as the database answers again."""
        return self.put("database-cut", {"address": address, "problem": problem})

    def failed(self, *, address: Shown, problem: Shown) -> str:
        """The database at { $address } refused a request unexpectedly ({ $problem })."""
        return self.put("database-failed", {"address": address, "problem": problem})

    def copy_same(self) -> str:
        """FROM and TO are the same place."""
        return self.put("database-copy-same", {})

    def copy_nothing(self, *, file: Shown) -> str:
        """There are no saved games in { $file }."""
        return self.put("database-copy-nothing", {"file": file})

    def copying(self, *, done: Shown, count: Shown) -> str:
        """{ $done } of { $count } games …"""
        return self.put("database-copying", {"done": done, "count": count})

    def copied_games(self, *, copied: Shown, grown: Shown, there: Shown, differs: Shown) -> str:
        """Games: { $copied } copied, { $grown } brought up to date, { $there } already there, { $differs } left alone."""
        return self.put(
            "database-copied-games", {"copied": copied, "grown": grown, "there": there, "differs": differs}
        )

    def copied_guests(self, *, copied: Shown, there: Shown, differs: Shown) -> str:
        """Guests and invitations: { $copied } copied, { $there } already there, { $differs } left alone."""
        return self.put("database-copied-guests", {"copied": copied, "there": there, "differs": differs})

    def game_differs(self, *, id: Shown) -> str:
        """At the target, { $id } is a different game or has been played on; it has been left alone."""
        return self.put("database-game-differs", {"id": id})

    def person_differs(self, *, name: Shown) -> str:
        """At the target, the name { $name }, or one that looks like it, belongs to another key; it has been left alone."""
        return self.put("database-person-differs", {"name": name})

    def invitation_differs(self, *, id: Shown) -> str:
        """At the target, an invitation to the game { $id } is different or has been used; it has been left alone."""
        return self.put("database-invitation-differs", {"id": id})

    def table_differs(self, *, id: Shown) -> str:
        """At the target, talk and settings of the table { $id } are different; they have been left alone."""
        return self.put("database-table-differs", {"id": id})

    def entry_differs(self, *, name: Shown) -> str:
        """At the target, the settings of the guest “{ $name }” are different; they have been left alone."""
        return self.put("database-entry-differs", {"name": name})
