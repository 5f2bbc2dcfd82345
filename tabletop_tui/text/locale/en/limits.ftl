# The limits that a host sets for tables over SSH in server.toml: what is wrong there, and what each is about.

limits-unreadable = The limits in { $file } can't be read ({ $problem }).
limits-broken = { $file } isn't valid TOML ({ $problem }).
limits-beyond = { $file } holds a number that is too long, or lists nested too deeply.
limits-no-section = { $file }: limits are lines below [limits], such as "tables = 80".
limits-outside = { $file }: "{ $limit }" has to stand below a line [limits].
limits-other = { $file }: there is no "{ $limit }" here; all limits stand below [limits].
limits-other-near = { $file }: there is no "{ $limit }" here. Did you mean [{ $near }]?
limits-unknown = { $file }: there is no limit "{ $limit }". All of them are in docs/reference.md.
limits-unknown-near = { $file }: there is no limit "{ $limit }". Did you mean "{ $near }"?
limits-wrong-number = { $file }: "{ $limit }" must be a whole number from { $least } to { $most }.
limits-wrong-amount = { $file }: "{ $limit }" must be a number from { $least } to { $most }.
limits-wrong-networks = { $file }: "{ $limit }" must be a list of networks, such as ["192.0.2.0/24", "2001:db8::/48"].
limits-wrong-network = { $file }: "{ $limit }" has { $network }, which isn't a network. It could be { $near }.
limits-wrong-server = { $file }: "{ $limit }" must be a mail server and its port, such as "localhost:25".
limits-wrong-sender = { $file }: "{ $limit }" must be a mail address, such as "tabletop@example.org".
limits-wrong-switch = { $file }: "{ $limit }" must be true or false.
limits-narrow-network = { $file }: "{ $limit }" has { $network }. IPv6 addresses count by their first half, so a prefix is at most /64.
limits-above = { $file }: "{ $each }" ({ $of }) can't be more than "{ $all }" ({ $most }).
limits-usual = What is wrong in { $file } isn't taken over; the usual value counts in its place.
limits-as-before = Nothing was changed; the limits are as before.
limits-reread = The limits in { $file } count from now on.
limits-asked = The limits in { $file } are right. The tables that are open here take them over within two seconds.
limits-none-open = No tables are open on this machine. They read { $file } when they open.

# tabletop doctor
limits-all-usual = as usual (there is nothing in { $file })
limits-set = { $limit } = { $value }, usually { $usual }

# What each of them is about, for docs/reference.md.
limits-tables = open tables of an evening, which have no clock, in the whole club
limits-tables_each = of these, tables that one person has opened; the host may open more
limits-tables_over_days = open tables with a clock in the whole club
limits-tables_over_days_each = of these, tables that one person has opened; the host may open more
limits-guests = people who are logged in at one server
limits-per_person = connections of one person
limits-bots_each = computer players at all running tables that one guest has opened
limits-bot_level = the highest level of a computer player at a guest's table
limits-hints_at_once = hints that a guest may ask for one after the other
limits-hints_a_minute = and then how many a minute
limits-remarks = remarks that are kept of a table
limits-remarks_each = and of these, remarks of one person
limits-remarks_at_once = remarks that a person may make one after the other
limits-remarks_a_minute = and then how many a minute
limits-idle_seconds = seconds without a key after which a connection is closed
limits-longest_seconds = seconds after which a connection is closed in any case
limits-gone_seconds = seconds that a guest has to be away before others may play or free the seat
limits-reminder_hours = hours before their time is up when players are reminded, half the clock at most; 0 for no such reminder
limits-vacation_days = days of a year on which a member's clocks stand still, as the member enters them; 0 for none
limits-opener_gone_days = days without the player who opened a table with a clock, after which its other players are in charge, too
limits-unseen_days = days that a finished table with a clock waits for players who haven't seen its end
limits-expire_days = days after which a running table that nobody has touched is closed; 0 for never
limits-expire_warning_days = and days before that when its players are warned
limits-notice_grace = seconds after which a player who isn't here gets a message
limits-notice_seconds = seconds that a command of --notify may take
limits-notices_at_once = commands of --notify that run at a time
limits-notices_waiting = messages that may wait; beyond them the oldest are dropped
limits-mail_server = the mail server, and its port, that takes mail to members' own addresses; empty for no mail
limits-mail_from = from whom it comes; empty for "tabletop" at this machine
limits-webhooks = whether members' messages may go to webhooks, which are public addresses with https
limits-webhook_networks = networks in which webhooks are allowed besides, also without https
limits-trusted_networks = networks whose addresses count as if a guest had logged in from there before; failed logins there aren't punished
limits-strangers = connections that haven't logged in
limits-strangers_per_address = of these, connections of one address, with those that wait
limits-strangers_known = further ones of addresses from which a guest has logged in before
limits-known_at_once = of these, connections of one address
limits-known_per_address = the same with those that wait
limits-waiting = connections that wait for a place
limits-connections_a_minute = new connections of one address in a minute
limits-burst = and how many of them at once
limits-known_a_second = new connections in a second of an address from which a guest has logged in before
limits-known_burst = and how many of them at once
limits-tries = wrong codes or names on one connection; a refused key counts half
limits-first_penalty = seconds for which only known keys get in from an address after a failed login; doubled each time
limits-longest_penalty = and for how many at most
limits-forgiven_after = seconds after which failed logins of an address are forgotten
limits-stranger_seconds = seconds for which a new name shares the processor with others of its address, where anyone may come in
limits-addresses_kept = addresses that are remembered because a guest has logged in from there
