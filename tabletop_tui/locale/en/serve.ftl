# Tables over SSH: what the server says to guests and to its host.

# Before somebody is in. Shown by their ssh, line by line.
serve-name-empty = Say what you are called: ssh -p PORT ana@HOST
serve-name-reserved = { $name } can't be a person's name here. Take another: ssh -p PORT ana@HOST
serve-name-mixed = { $name } mixes letters of several scripts that look alike. Write it in one: ssh -p PORT ana@HOST
serve-name-host = { $name } is the name of the host of these tables. Take another: ssh -p PORT ana@HOST
serve-name-taken = The name { $name } belongs to somebody with another key. Take another name, or come from where you used it first.
serve-key-named = Your key is known as { $name } here. Come by that name; the host can change it.
serve-key-unknown = Your key isn't among those that are let in here. With an invitation you can come in without it.
serve-code-instruction = These tables let you in with an invitation. Your host has a code for you.
serve-code-prompt = Invitation code:
serve-code-used = This invitation is somebody's already. If you have used it before, come by the name you said then.
serve-code-wrong = No invitation here has that code, or its time is over. Codes look like k7mp-3xqd-9fha.
serve-name-invited = { $name } is here with another invitation. Come by another name.
serve-tries = That was wrong too often. Come back in a while.
serve-turned-away-full = There are too many people before this door at the moment. Try again in half a minute.
serve-turned-away-crowd = Too many others from your address are logging in at the moment. Try again in half a minute.
serve-turned-away-rate = There were too many connections in a short time from your address. Try again in a minute.
serve-turned-away-penalty =
    { $minutes ->
        [0] Your address failed to log in too often. Try again in { $seconds } s.
        [one] Your address failed to log in too often. Try again in a minute.
       *[other] Your address failed to log in too often. Try again in { $minutes } minutes.
    }
serve-no-session = You came in, but opened no terminal.

# What a guest is told when there is no screen, or when it has been closed.
serve-no-terminal = tabletop needs a terminal of yours to draw on: ssh -t -p PORT ana@HOST
serve-goodbye = Goodbye, { $name }. Your seat is kept for you.
serve-closing = The host has closed these tables. Everything is saved; come back when they are open again.
serve-idle = Nothing was typed for half an hour, so this line was closed. Your seat is kept for you; come back when you like.
serve-too-long = This line was open for half a day and was closed. Your seat is kept for you; come back when you like.
serve-failed = Something went wrong on our side, and your screen had to be closed. The game is saved; come back.
serve-refused-full = There are as many people here as there is room for. Try again later.
serve-refused-too-often = You are here several times already. Close one of your other terminals first.
serve-barred = The host has shown you out. You can't come in while the tables are open.
serve-shown-out = You have been shown out. You can't come back while the tables are open.
serve-owner-unknown = { $name } isn't known here yet. Say first which key is theirs: tabletop people --add { $name } --key FILE

# What the host reads.
serve-host = Host
serve-host-key-open = The key of this server, { $file }, can be read by others. Nobody can trust it any more. Delete it, and a new one is made; or, if nobody else has read it: chmod 600 { $file }
serve-host-key-broken = The key of this server, { $file }, isn't a private key of SSH. Move it away, and a new one is made.
serve-host-key-locked = The key of this server, { $file }, is protected by a passphrase, and a server has nobody to ask for it. Remove the passphrase with ssh-keygen -p -f { $file }, or move the key away, and a new one is made.
serve-open-to-all = Anybody who can reach { $host } could come in. Say who may: --authorized-keys FILE, or --invited for people you have invited, or --allow-anonymous for everybody.
serve-no-such-keys = The file of keys { $file } can't be read: { $problem }
serve-greeting = Tables are open on { $host }, port { $port }.
serve-join = Friends join with: ssh -p { $port } THEIR-NAME@{ $address }
serve-join-here = Only this machine can reach these tables: ssh -p { $port } NAME@{ $address }
serve-fingerprint = This server's key: { $fingerprint }
serve-how-none = No tables are open on this machine: tabletop serve opens them.
serve-how-invite = Somebody without a key needs an invitation: tabletop invite ID --seat N
serve-log = Connections are written to { $file }
serve-how-to-end = Ctrl+C closes the tables.
serve-port-taken = Port { $port } on { $host } can't be opened: { $problem }
serve-close-question =
    { $count ->
        [one] One guest is here. Close the tables?
       *[other] { $count } guests are here. Close the tables?
    }
serve-close-hint = Everything is saved. They can come back when the tables are open again.
serve-close-yes = Close

# tabletop people
serve-people-none = Nobody has come in with a key yet.
serve-people-name = name
serve-people-key = key
serve-people-since = since
serve-people-seen = last here
serve-people-forgotten = { $name } is forgotten. The next key that comes by that name owns it.
serve-people-unknown = Nobody is called { $name } here.
serve-people-added = { $name } belongs to { $key } from now on.
serve-people-renamed = The name is { $name } from now on. Its owner comes in by it the next time.
serve-people-not-a-key = { $file } holds no public key of SSH.

serve-people-no-key = --add needs a key, too: --add ana --key ana.pub

# tabletop invite
serve-invite-code = Invitation: { $code }
serve-invite-how = Good for one person until { $until }. They join with: ssh -p { $port } THEIR-NAME@{ $address }
serve-invite-kept = The seat is kept for the name { $name }: it is theirs who comes first, by that name or with this code.
serve-invite-occupied = { $name } has this seat. With the code one watches, and may sit down there once the seat is free.
serve-invite-no-seat = The game { $id } has no seat { $seat }; its seats are 1 to { $seats }.
serve-invite-none = No invitation is open.
serve-invite-game = game
serve-invite-seat = seat
serve-invite-any = any
serve-invite-until = until
serve-invite-state = state
serve-invite-used = used
serve-invite-waiting = waiting

# The guest book.

serve-book-foreign = { $file } should hold names and keys of guests, but it isn't a guest book of tabletop. It has been left as it is; move it away, and tabletop starts a new one.
serve-book-damaged = The guest book, { $file }, is damaged ({ $problem }). It has been left as it is. Move it away, and tabletop starts a new one: then each name belongs to the first guest who comes with it, and open invitations have ended.
serve-book-failed = The guest book, { $file }, can't be read or written ({ $problem }). Look at the permissions of the file and its folder, and whether the disk is full.
serve-book-unusable = These tables can't look up or write down who comes in at the moment, so nobody can be let in. The host's log says why; try again later.
