"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class LimitsMessages(Catalogue):
    """One method per message, with its English text."""

    def unreadable(self, *, file: Shown, problem: Shown) -> str:
        """The limits in { $file } can't be read ({ $problem })."""
        return self.put("limits-unreadable", {"file": file, "problem": problem})

    def broken(self, *, file: Shown, problem: Shown) -> str:
        """{ $file } isn't valid TOML ({ $problem })."""
        return self.put("limits-broken", {"file": file, "problem": problem})

    def beyond(self, *, file: Shown) -> str:
        """{ $file } holds a number that is too long, or lists nested too deeply."""
        return self.put("limits-beyond", {"file": file})

    def no_section(self, *, file: Shown) -> str:
        """{ $file }: limits are lines below [limits], such as "tables = 80"."""
        return self.put("limits-no-section", {"file": file})

    def outside(self, *, file: Shown, limit: Shown) -> str:
        """{ $file }: "{ $limit }" has to stand below a line [limits]."""
        return self.put("limits-outside", {"file": file, "limit": limit})

    def other(self, *, file: Shown, limit: Shown) -> str:
        """{ $file }: there is no "{ $limit }" here; all limits stand below [limits]."""
        return self.put("limits-other", {"file": file, "limit": limit})

    def other_near(self, *, file: Shown, limit: Shown, near: Shown) -> str:
        """{ $file }: there is no "{ $limit }" here. Did you mean [{ $near }]?"""
        return self.put("limits-other-near", {"file": file, "limit": limit, "near": near})

    def unknown(self, *, file: Shown, limit: Shown) -> str:
        """{ $file }: there is no limit "{ $limit }". All of them are in docs/reference.md."""
        return self.put("limits-unknown", {"file": file, "limit": limit})

    def unknown_near(self, *, file: Shown, limit: Shown, near: Shown) -> str:
        """{ $file }: there is no limit "{ $limit }". Did you mean "{ $near }"?"""
        return self.put("limits-unknown-near", {"file": file, "limit": limit, "near": near})

    def wrong_number(self, *, file: Shown, limit: Shown, least: Shown, most: Shown) -> str:
        """{ $file }: "{ $limit }" must be a whole number from { $least } to { $most }."""
        return self.put("limits-wrong-number", {"file": file, "limit": limit, "least": least, "most": most})

    def wrong_amount(self, *, file: Shown, limit: Shown, least: Shown, most: Shown) -> str:
        """{ $file }: "{ $limit }" must be a number from { $least } to { $most }."""
        return self.put("limits-wrong-amount", {"file": file, "limit": limit, "least": least, "most": most})

    def wrong_networks(self, *, file: Shown, limit: Shown) -> str:
        """{ $file }: "{ $limit }" must be a list of networks, such as ["192.0.2.0/24", "2001:db8::/48"]."""
        return self.put("limits-wrong-networks", {"file": file, "limit": limit})

    def wrong_network(self, *, file: Shown, limit: Shown, network: Shown, near: Shown) -> str:
        """{ $file }: "{ $limit }" has { $network }, which isn't a network. It could be { $near }."""
        return self.put(
            "limits-wrong-network", {"file": file, "limit": limit, "network": network, "near": near}
        )

    def wrong_server(self, *, file: Shown, limit: Shown) -> str:
        """{ $file }: "{ $limit }" must be a mail server and its port, such as "localhost:25"."""
        return self.put("limits-wrong-server", {"file": file, "limit": limit})

    def wrong_sender(self, *, file: Shown, limit: Shown) -> str:
        """{ $file }: "{ $limit }" must be a mail address, such as "tabletop@example.org"."""
        return self.put("limits-wrong-sender", {"file": file, "limit": limit})

    def wrong_switch(self, *, file: Shown, limit: Shown) -> str:
        """{ $file }: "{ $limit }" must be true or false."""
        return self.put("limits-wrong-switch", {"file": file, "limit": limit})

    def narrow_network(self, *, file: Shown, limit: Shown, network: Shown) -> str:
        """{ $file }: "{ $limit }" has { $network }. IPv6 addresses count by their first half, so a prefix is at most /64."""
        return self.put("limits-narrow-network", {"file": file, "limit": limit, "network": network})

    def above(self, *, file: Shown, each: Shown, of: Shown, all: Shown, most: Shown) -> str:
        """{ $file }: "{ $each }" ({ $of }) can't be more than "{ $all }" ({ $most })."""
        return self.put("limits-above", {"file": file, "each": each, "of": of, "all": all, "most": most})

    def usual(self, *, file: Shown) -> str:
        """What is wrong in { $file } isn't taken over; the usual value counts in its place."""
        return self.put("limits-usual", {"file": file})

    def as_before(self) -> str:
        """Nothing was changed; the limits are as before."""
        return self.put("limits-as-before", {})

    def reread(self, *, file: Shown) -> str:
        """The limits in { $file } count from now on."""
        return self.put("limits-reread", {"file": file})

    def asked(self, *, file: Shown) -> str:
        """The limits in { $file } are right. The tables that are open here take them over within two seconds."""
        return self.put("limits-asked", {"file": file})

    def none_open(self, *, file: Shown) -> str:
        """No tables are open on this machine. They read { $file } when they open."""
        return self.put("limits-none-open", {"file": file})

    def all_usual(self, *, file: Shown) -> str:
        """as usual (there is nothing in { $file })"""
        return self.put("limits-all-usual", {"file": file})

    def set(self, *, limit: Shown, value: Shown, usual: Shown) -> str:
        """{ $limit } = { $value }, usually { $usual }"""
        return self.put("limits-set", {"limit": limit, "value": value, "usual": usual})

    def tables(self) -> str:
        """open tables of an evening, which have no clock, in the whole club"""
        return self.put("limits-tables", {})

    def tables_each(self) -> str:
        """of these, tables that one person has opened; the host may open more"""
        return self.put("limits-tables_each", {})

    def tables_over_days(self) -> str:
        """open tables with a clock in the whole club"""
        return self.put("limits-tables_over_days", {})

    def tables_over_days_each(self) -> str:
        """of these, tables that one person has opened; the host may open more"""
        return self.put("limits-tables_over_days_each", {})

    def guests(self) -> str:
        """people who are logged in at one server"""
        return self.put("limits-guests", {})

    def per_person(self) -> str:
        """connections of one person"""
        return self.put("limits-per_person", {})

    def bots_each(self) -> str:
        """computer players at all running tables that one guest has opened"""
        return self.put("limits-bots_each", {})

    def bot_level(self) -> str:
        """the highest level of a computer player at a guest's table"""
        return self.put("limits-bot_level", {})

    def hints_at_once(self) -> str:
        """hints that a guest may ask for one after the other"""
        return self.put("limits-hints_at_once", {})

    def hints_a_minute(self) -> str:
        """and then how many a minute"""
        return self.put("limits-hints_a_minute", {})

    def remarks(self) -> str:
        """remarks that are kept of a table"""
        return self.put("limits-remarks", {})

    def remarks_each(self) -> str:
        """and of these, remarks of one person"""
        return self.put("limits-remarks_each", {})

    def remarks_at_once(self) -> str:
        """remarks that a person may make one after the other"""
        return self.put("limits-remarks_at_once", {})

    def remarks_a_minute(self) -> str:
        """and then how many a minute"""
        return self.put("limits-remarks_a_minute", {})

    def idle_seconds(self) -> str:
        """seconds without a key after which a connection is closed"""
        return self.put("limits-idle_seconds", {})

    def longest_seconds(self) -> str:
        """seconds after which a connection is closed in any case"""
        return self.put("limits-longest_seconds", {})

    def gone_seconds(self) -> str:
        """seconds that a guest has to be away before others may play or free the seat"""
        return self.put("limits-gone_seconds", {})

    def reminder_hours(self) -> str:
        """hours before their time is up when players are reminded, half the clock at most; 0 for no such reminder"""
        return self.put("limits-reminder_hours", {})

    def vacation_days(self) -> str:
        """days of a year on which a member's clocks stand still, as the member enters them; 0 for none"""
        return self.put("limits-vacation_days", {})

    def opener_gone_days(self) -> str:
        """days without the player who opened a table with a clock, after which its other players are in charge, too"""
        return self.put("limits-opener_gone_days", {})

    def unseen_days(self) -> str:
        """days that a finished table with a clock waits for players who haven't seen its end"""
        return self.put("limits-unseen_days", {})

    def expire_days(self) -> str:
        """days after which a running table that nobody has touched is closed; 0 for never"""
        return self.put("limits-expire_days", {})

    def expire_warning_days(self) -> str:
        """and days before that when its players are warned"""
        return self.put("limits-expire_warning_days", {})

    def notice_grace(self) -> str:
        """seconds after which a player who isn't here gets a message"""
        return self.put("limits-notice_grace", {})

    def notice_seconds(self) -> str:
        """seconds that a command of --notify may take"""
        return self.put("limits-notice_seconds", {})

    def notices_at_once(self) -> str:
        """commands of --notify that run at a time"""
        return self.put("limits-notices_at_once", {})

    def notices_waiting(self) -> str:
        """messages that may wait; beyond them the oldest are dropped"""
        return self.put("limits-notices_waiting", {})

    def mail_server(self) -> str:
        """the mail server, and its port, that takes mail to members' own addresses; empty for no mail"""
        return self.put("limits-mail_server", {})

    def mail_from(self) -> str:
        """from whom it comes; empty for "tabletop" at this machine"""
        return self.put("limits-mail_from", {})

    def webhooks(self) -> str:
        """whether members' messages may go to webhooks, which are public addresses with https"""
        return self.put("limits-webhooks", {})

    def webhook_networks(self) -> str:
        """networks in which webhooks are allowed besides, also without https"""
        return self.put("limits-webhook_networks", {})

    def trusted_networks(self) -> str:
        """networks whose addresses count as if a guest had logged in from there before; failed logins there aren't punished"""
        return self.put("limits-trusted_networks", {})

    def strangers(self) -> str:
        """connections that haven't logged in"""
        return self.put("limits-strangers", {})

    def strangers_per_address(self) -> str:
        """of these, connections of one address, with those that wait"""
        return self.put("limits-strangers_per_address", {})

    def strangers_known(self) -> str:
        """further ones of addresses from which a guest has logged in before"""
        return self.put("limits-strangers_known", {})

    def known_at_once(self) -> str:
        """of these, connections of one address"""
        return self.put("limits-known_at_once", {})

    def known_per_address(self) -> str:
        """the same with those that wait"""
        return self.put("limits-known_per_address", {})

    def waiting(self) -> str:
        """connections that wait for a place"""
        return self.put("limits-waiting", {})

    def connections_a_minute(self) -> str:
        """new connections of one address in a minute"""
        return self.put("limits-connections_a_minute", {})

    def burst(self) -> str:
        """and how many of them at once"""
        return self.put("limits-burst", {})

    def known_a_second(self) -> str:
        """new connections in a second of an address from which a guest has logged in before"""
        return self.put("limits-known_a_second", {})

    def known_burst(self) -> str:
        """and how many of them at once"""
        return self.put("limits-known_burst", {})

    def tries(self) -> str:
        """wrong codes or names on one connection; a refused key counts half"""
        return self.put("limits-tries", {})

    def first_penalty(self) -> str:
        """seconds for which only known keys get in from an address after a failed login; doubled each time"""
        return self.put("limits-first_penalty", {})

    def longest_penalty(self) -> str:
        """and for how many at most"""
        return self.put("limits-longest_penalty", {})

    def forgiven_after(self) -> str:
        """seconds after which failed logins of an address are forgotten"""
        return self.put("limits-forgiven_after", {})

    def stranger_seconds(self) -> str:
        """seconds for which a new name shares the processor with others of its address, where anyone may come in"""
        return self.put("limits-stranger_seconds", {})

    def addresses_kept(self) -> str:
        """addresses that are remembered because a guest has logged in from there"""
        return self.put("limits-addresses_kept", {})
