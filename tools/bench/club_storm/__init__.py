"""Servers at one database in a storm: `make club-storm`, or `python -m tools.bench.club_storm --seconds 300`.

Three `tabletop serve` at one PostgreSQL, and guests over SSH at their tables, who play in plain mode by what
they read, with OpenSSH's client, each in a terminal of its own (`--ssh 20`: only this many, the others with
asyncssh); two more watch on full screens. Meanwhile servers are killed (`kill -9`) at random and started
again, all connections to the database are cut, and one server is stopped for a while (SIGSTOP). Members get
other keys, are banned and let back, or erased by the command, whereupon they come again as someone new and
take their seat, free by then. The database hangs, and is stopped and started; all servers are restarted one
after the other. Guests whose server is gone or silent come to another.

All the time every screen is compared with the store: it has two seconds to show whose turn it is. Afterwards
what each guest has answered is laid beside the store: what they saw confirmed is there, once and in order;
what they were told wasn't taken isn't. Every row is played again and its digest compared. Every second table
is fair by proof: games of erased members are played to their end, and their proofs checked.
"""
