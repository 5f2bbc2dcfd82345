# Tables over SSH: what the server says to guests and to its host.

# Before a guest is logged in. Shown by their ssh, line by line.
serve-name-empty = Log in with a name: ssh -p PORT ana@HOST
serve-name-hyphen = { $name } can't be used as a name here: with a hyphen in front it looks like an option of a command. Choose another: ssh -p PORT ana@HOST
serve-name-reserved = { $name } can't be used as a name here: it is reserved for computer players. Choose another: ssh -p PORT ana@HOST
serve-name-mixed = { $name } mixes letters of several scripts that look alike. Use one script: ssh -p PORT ana@HOST
serve-name-long = This name is too long: a name has at most { $cells } cells. { $name } would fit. Log in with a shorter one: ssh -p PORT ana@HOST
serve-name-host = { $name } is the name of the host of these tables. Choose another: ssh -p PORT ana@HOST
serve-name-taken = The name { $name } belongs to another key. Choose another name, or log in from the computer where you first used it.
serve-key-named = Your key is known as { $name } here. Log in with that name; the host can change it.
serve-banned = The host doesn't let you in here any more.
serve-kept-out = The host has sent you away. You can come back at { $until }.
serve-applied = { $name }, your wish to join has been noted. You can come in once the host has approved it: log in again later.
serve-still-waits = { $name }, the host hasn't approved you yet. Log in again later.
serve-many-wait = Many people wait for the host's approval. Try again in a few days.
serve-key-replaced = The host has given you another key here, and this one no longer lets you in. Log in with the new key; your seats are yours.
serve-key-code-wrong = The code after your name isn't valid. It works once, for a short time, and only with the name that it was made for.
serve-key-anothers = This key belongs to another member here. Log in with one that isn't known here: ssh -i FILE
serve-forgotten = The host has released your name, so you have left the tables. What you typed last didn't count.
serve-key-unknown = Your key isn't among those that are admitted here. With an invitation you can log in without it.
serve-code-instruction = You need an invitation to these tables. Ask the host for your code.
serve-code-prompt = Invitation code:
serve-code-used = This invitation already belongs to another name. If you have used it before, log in with the name you used then.
serve-code-wrong = No invitation here has that code, or it has expired. Codes look like k7mp-3xqd-9fha.
serve-name-invited = { $name } is here with another invitation. Log in with another name.
serve-tries = Too many wrong attempts. Try again later.
serve-turned-away-full = Too many people are logging in at the moment. Try again in half a minute.
serve-turned-away-crowd = Too many others are logging in from your address at the moment. Try again in half a minute.
serve-turned-away-penalty =
    { $minutes ->
        [0] Too many logins from your address have failed. Try again in { $seconds } s, or with a key that is known here.
        [one] Too many logins from your address have failed. Try again in a minute, or with a key that is known here.
       *[other] Too many logins from your address have failed. Try again in { $minutes } minutes, or with a key that is known here.
    }
serve-no-session = You logged in, but opened no terminal.

# What a guest reads when there is no screen, or after it has been closed.
serve-no-terminal = tabletop needs a terminal for its screen: ssh -t -p PORT ana@HOST
serve-goodbye = Goodbye, { $name }. Your seat is kept for you.
serve-closing = The host has closed these tables. Everything is saved; come back when they are open again.
serve-idle =
    { $minutes ->
        [one] You typed nothing for a minute, so this connection was closed. Your seat is kept for you; come back when you like.
       *[other] You typed nothing for { $minutes } minutes, so this connection was closed. Your seat is kept for you; come back when you like.
    }
serve-too-long =
    { $hours ->
        [one] This connection was open for an hour and was closed. Your seat is kept for you; come back when you like.
       *[other] This connection was open for { $hours } hours and was closed. Your seat is kept for you; come back when you like.
    }
serve-failed = Something went wrong on our side, and your screen had to be closed. The game is saved; please come back.
serve-refused-full = The tables have no room for more guests. Try again later.
serve-refused-too-often = You are already connected several times. Close one of your other terminals first.
serve-barred = The host has sent you away. You can't come in while the tables are open.
serve-shown-out = You have been sent away. You can't come back while the tables are open.
serve-owner-unknown = { $name } isn't known here yet. Add their key first: tabletop people --add { $name } --key FILE

# What the host reads.
serve-host = Host
serve-host-key-open = The key of this server, { $file }, can be read by other users, so it is no longer safe. Delete it, and a new one is made; or, if you are sure that no other user has read it: chmod 600 { $file }
serve-host-key-broken = The key of this server, { $file }, isn't a private SSH key. Move it away, and a new one is made.
serve-host-key-locked = The key of this server, { $file }, is protected by a passphrase, which a server can't type. Remove the passphrase with ssh-keygen -p -f { $file }, or move the key away, and a new one is made.
serve-open-to-all = Anyone who can reach { $host } could come in. Say who may: --authorized-keys FILE, --invited for guests you have invited, or --allow-anonymous for all.
serve-no-such-keys = The key file { $file } can't be read: { $problem }
serve-greeting = Tables are open on { $host }, port { $port }.
serve-join = Friends join with: ssh -p { $port } THEIR-NAME@{ $address }
serve-join-also = From other networks: { $addresses }
serve-join-here = Only this machine can reach these tables: ssh -p { $port } NAME@{ $address }
serve-fingerprint = This server's key: { $fingerprint }
serve-how-none = No tables are open on this machine: tabletop serve opens them.
serve-how-invite = A guest without a key needs an invitation: tabletop invite ID --seat N
serve-log = Connections are logged to { $file }
serve-how-to-end = Ctrl+C closes the tables.
serve-journal-silent = The database doesn't answer ({ $problem }). Guests are told so, and nothing is written until it answers again.
serve-journal-back = The database answers again, after { $seconds } s.
serve-no-prometheus = Monitoring needs the package prometheus-client, which isn't installed. Install it with: pip install 'tabletop-tui[metrics]'
serve-port-taken = Port { $port } on { $host } can't be opened: { $problem }
serve-workers-database = Several servers can only share a database: tabletop serve --workers { $workers } --database postgresql://NAME@HOST/DATABASE (tabletop store copy moves games and guests there).
serve-tables-each = One person can't have { $each } open tables if there are only { $tables } in all. Change --tables or --tables-each.
serve-tables-days-each = One person can't have { $each } open tables over days if there are only { $tables } in all. Change tables_over_days or tables_over_days_each in server.toml.
serve-workers-system = Several servers need a system on which a process can fork, such as Linux or macOS. One server works here: tabletop serve
serve-worker-died = Server { $number } has ended (status { $status }) and is started again. Its guests can come back at once; nothing is lost.
serve-close-question =
    { $count ->
        [one] One guest is here. Close the tables?
       *[other] { $count } guests are here. Close the tables?
    }
serve-close-hint = Everything is saved. They can come back when the tables are open again.
serve-close-yes = Close

serve-notify-quotes = --notify can't be read ({ $problem }): { $command }
serve-notify-unknown = --notify: { $command } isn't a program that can be run.

# What the command of --notify passes on to a player who isn't there.
serve-notice-turn = { $name }, it is your turn in { $game }: { $link }
serve-notice-reminder = { $name }, your time in { $game } is up, and a computer player may stand in: { $link }
serve-notice-soon = { $name }, your time in { $game } is nearly up: { $link }
serve-notice-stood-in = { $name }, your time in { $game } is up, and the computer plays for you until you are back: { $link }
serve-notice-forfeit = { $name }, your time in { $game } is up, and you have lost the game: { $link }
serve-notice-over = { $name }, your game of { $game } is over: { $link }
serve-notice-expires = { $name }, no one has played your game of { $game } for a long time, so its table will close soon. To keep it open, come to the table: { $link }

# tabletop people
serve-people-none = No guest has logged in with a key yet.
serve-people-name = name
serve-people-key = key
serve-people-since = since
serve-people-seen = last here
serve-people-forgotten = { $name } is forgotten. The name belongs to the next key that uses it.
serve-people-exchanged = { $name } now logs in with { $key }. Seats, invitations and settings stay; the old key no longer lets anyone in.
serve-people-new-key-named = This key already belongs to { $name }.
serve-people-new-key-anothers = This key has belonged to another person here. Choose one that hasn't been used.
serve-people-key-added = { $name } can now log in with { $key }, too.
serve-people-key-removed = { $name } can no longer log in with { $key }. Seats, invitations and settings stay.
serve-people-many-keys = { $name } has { $most } keys, and can't have more. Remove one first, with --remove-key.
serve-people-not-their-key = { $name } has no key { $key }.
serve-people-last-key = { $name } has no other key. Add one first (--add-key), or replace this one (--new-key).
serve-people-state = state
serve-people-banned = banned
serve-people-away = away until { $until }
serve-people-is-banned = { $name } can't come in any more, and has to leave at once if they are in. Seats stay theirs: free them on the page of seats. To let them in again: tabletop people --unban { $quoted }
serve-people-is-sent-away = { $name } has to leave at once, and can't come in for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. To let them in before that: tabletop people --unban { $quoted }
serve-people-let-back = { $name } can come in again.
serve-people-not-out = { $name } isn't kept out.
serve-people-waits = waits for approval
serve-people-approved = { $name } can come in now.
serve-people-not-waiting = { $name } doesn't wait for approval.
serve-people-line = Line { $line }: { $reason }
serve-people-line-no-key = No public SSH key follows the name.
serve-people-none-imported = { $count ->
    [one] One line can't be used, so nothing was changed.
   *[other] { $count } lines can't be used, so nothing was changed.
}
serve-people-imported = New members: { $members }. Further keys: { $keys }. There already: { $there }.
serve-people-codes = { $count ->
    [one] The code lets one new member in
   *[other] Each code lets one new member in
}, within { $days } days: ssh -p { $port } NAME+CODE@{ $address }
serve-people-lost = { $name } has seats in { $count ->
    [one] a running game
   *[other] { $count } running games
} ({ $ids }). They stay with the old key: the next key with this name has no part in them. To exchange a key and keep the seats, use: tabletop people --new-key { $quoted } --key FILE
serve-people-no-new-key = --new-key also needs a key: --new-key ana --key ana.pub
serve-people-unknown = No guest here is called { $name }.
serve-people-added = { $name } now belongs to { $key }.
serve-people-renamed = The name is now { $name }, in running games too. Its owner uses it from the next login on.
serve-former = a former player
serve-people-erase-asks = This erases { $name }: keys, seats in running games, talk, and the name in every game. It can't be undone. To go on, type the name again:
serve-people-not-erased = Nothing was erased: the name typed wasn't { $name }.
serve-people-erased = { $name } is erased: name, keys, settings and talk. { $count ->
    [0] No game had the name.
    [one] In 1 game it is now "{ $former }"; seats in running games are free.
   *[other] In { $count } games it is now "{ $former }"; seats in running games are free.
}
serve-people-erased-left = Still there: words added to fair games, without the name; lines in the log of connections, for 30 days at most; backups and files that were exported before.
serve-people-erased-later = { $count ->
    [one] A server has a game open and hasn't changed it yet
   *[other] A server has { $count } games open and hasn't changed them yet
} ({ $ids }). It does so as soon as it answers; to be sure, run the command again.
serve-people-not-a-key = { $file } holds no public SSH key.
serve-people-not-a-key-input = The standard input holds no public SSH key.

serve-people-no-key = --add also needs a key: --add ana --key ana.pub

# tabletop invite
serve-invite-code = Invitation: { $code }
serve-invite-how = Good for one guest until { $until }. To join: ssh -p { $port } THEIR-NAME@{ $address }
serve-more-key-title = Log in with another key
serve-more-key-lead = Log in once from the other computer, with its key:
serve-more-key-command = ssh -p { $port } { $name }+{ $code }@{ $address }
serve-more-key-how = The code after your name works once, until { $until }, and lets that key in for good. Show it to no one. Your seats, invitations and settings are the same with every key.
serve-more-key-have = { $count ->
    [one] One key lets you in now.
   *[other] { $count } keys let you in now.
} If you have lost one, ask the host to remove it.
serve-more-key-none = Only guests who have logged in with a key can add another one.
serve-more-key-word = key
serve-more-key-plain = “{ $word }” lets you log in with another key, too.
serve-invite-kept = The seat is kept for the name { $name }. It goes to the first guest who comes with that name or with this code.
serve-invite-occupied = { $name } has this seat. A guest with this code can watch, and sit down there once the seat is free.
serve-invite-closed = The table { $id } is closed, so a code would lead nowhere. To open it again: tabletop reopen { $id }
serve-reopened = The table { $id } is open again, on all servers.
serve-reopened-next = The table { $id } is open again: within a second on a server that runs, or when "tabletop serve" starts next.
serve-reopen-over = The game { $id } is over, so its table stays closed.
serve-reopen-keyboard = { $id } is a game at one keyboard. To continue it: tabletop resume { $id }
serve-reopen-open = The table { $id } isn't closed.
serve-resume-closed = { $id } is a table of the club, and closed. To open it again for its players: tabletop reopen { $id }
serve-resume-open = { $id } is an open table of the club: its players log in with ssh to go on.
serve-invite-no-seat = The game { $id } has no seat { $seat }; its seats are 1 to { $seats }.
serve-invite-none = There are no open invitations.
serve-invite-game = game
serve-invite-seat = seat
serve-invite-any = any
serve-invite-until = until
serve-invite-state = state
serve-invite-used = used
serve-invite-waiting = waiting

# The guest book.

serve-book-foreign = { $file } should be the guest book, but isn't a guest book of tabletop. It has been left as it is; move it away, and tabletop starts a new one.
serve-book-newer = The guest book, { $file }, was written by a newer version of tabletop. It has been left as it is.
serve-book-damaged = The guest book, { $file }, is damaged ({ $problem }). It has been left as it is. Move it away, and tabletop starts a new one: then each name belongs to the first guest who uses it, and open invitations no longer count.
serve-book-failed = The guest book, { $file }, can't be read or written ({ $problem }). Check the permissions of the file and its folder, and whether the disk is full.
serve-book-unusable = These tables can't look up or record guests at the moment, so they can't admit any. The host's log says why; try again later.

# tabletop tables
serve-tables-none = There are no tables of running games.
serve-tables-touched = last touched
serve-tables-state = table
serve-tables-open = open
serve-tables-open-clock = open, { $clock }
serve-tables-closed = closed
serve-tables-expires = closes { $day }
serve-tables-one = Close one table or open one: --close and --reopen can't be used together.
serve-tables-unknown = There is no table { $id } of a running game. "tabletop tables" lists them.
serve-tables-closed-already = The table { $id } is closed already. To open it again: tabletop tables --reopen { $id }
serve-tables-now-closed = The table { $id } is closed, on all servers. To open it again: tabletop tables --reopen { $id }
serve-tables-now-closed-next = The table { $id } is closed. A running server notices when a guest next presses a key. To open it again: tabletop tables --reopen { $id }
