# The tables of a server: the list, who sits where, opening one, table talk.

tables-title = Tables
tables-greeting = Hello, { $name }.
tables-hint = Choose a table, or open one.
tables-open = Tables
tables-none = No table is open yet. New to a game? { $learn } teaches it in five minutes.
tables-new = Open a table
tables-over = The game is over.
tables-company-none = No other guests are here.
tables-company-looks = { $name } is choosing a table
tables-company-plays = { $name } plays { $game }
tables-company-watches = { $name } watches { $game }
tables-company-opens = { $name } is opening a table for { $game }
tables-company-more = { $count } more
tables-your-seat = your seat
tables-kept-seat = a seat is kept for you
tables-your-turn = Your turn, since { $time } · { $word } { $round }/{ $rounds }
tables-your-turn-open = Your turn, since { $time } · { $word } { $round }
tables-your-keyboard-turn = { $name }'s turn at your keyboard, since { $time } · { $word } { $round }/{ $rounds }
tables-your-keyboard-turn-open = { $name }'s turn at your keyboard, since { $time } · { $word } { $round }
tables-opened-by = { $name } has opened this table. { $does }
tables-call = It is your turn in { $game }.
tables-title-calm = tabletop
tables-title-turn = ▶ Your turn: { $game }
tables-elsewhere = ▶ Your turn in { $game } at another table, since { $time }: { $leave } takes you there.
tables-elsewhere-more = ▶ Your turn in { $game }, since { $time }, and at { $count } more: { $leave } takes you there.
tables-turn = { $name } decides, since { $time } · { $word } { $round }/{ $rounds }
tables-turn-open = { $name } decides, since { $time } · { $word } { $round }
tables-when-weekday = { $day ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
} { $time }
tables-span-days = { $days } d { $hours } h
tables-span-hours = { $hours } h { $minutes } min
tables-span-minutes = { $minutes } min
tables-clock = Clock
tables-clock-0 = none
tables-clock-1 = a day a turn
tables-clock-3 = three days a turn
tables-clock-7 = a week a turn
tables-clock-here = Clock: { $clock }
tables-clock-left = { $time } left
tables-closes = closes on { $day } unless a player comes
tables-clock-over = time is up
tables-clock-ask = How long may a turn take?
tables-clock-hint = The new clock begins now. When time is up, the player is reminded, and a computer player may stand in; nothing happens by itself.
tables-call-over = Your time in { $game } is up.
tables-notices-on = You will get a message when it is your turn and you aren't here.
tables-notices-off = You won't get messages while you aren't here.
tables-notices-none = This server sends no messages.
tables-undo-stands = It is too late to take this back: the next player may already have been notified.
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-free-seat = free
tables-watched = { $names } watching
tables-seat = Seat { $number }
tables-enter-opens = Enter opens a table for { $game }.
tables-enter-sits = Enter: back to your seat.
tables-enter-joins = Enter: take a free seat. w watches only.
tables-enter-watches = Enter: watch.
tables-enter-lent = Enter: watch. The host is playing your seat: press p, then Enter on your seat, to take it back.

tables-seats-title = { $game }: who sits where
tables-seats-hint = Enter does what the end of the line says.
tables-held-host = at the host's keyboard
tables-held-remote = over SSH
tables-held-lent = played by the host for now
tables-here = here
tables-away = away
tables-thinking = deciding for { $minutes }:{ $seconds }
tables-thinking-long = deciding for { $time }
tables-enter-sit = Enter: sit here
tables-enter-take-over = Enter: take over
tables-enter-give-back = Enter: give back
tables-sit-done = This seat is yours, { $name }.
tables-take-over-done = You play for { $name } now.
tables-give-back-done = { $name } plays again.
tables-free-done = The seat is free now.
tables-held-bot = computer, { $level }
tables-held-bot-for = the computer ({ $level }) stands in
tables-enter-play = Enter: play yourself
tables-play-done = You play { $name } now.
tables-bot-done = The computer plays for { $name } now.
tables-wish-bot = { $by } would like the computer to play this seat
tables-bots-ask = Which computer player plays for { $name }?
tables-bots-hint = A guest who is away gets the seat back on return.
tables-bots-level = Computer players at guests' tables go up to level { $level } here.
tables-bots-too-many = You may have { $count } computer players at your tables.
tables-leavers = Guest away
tables-leavers-wait = others wait
tables-said = What was said
tables-say-ask = What do you want to say?
tables-say-hint = The whole table can read it.
tables-say-yes = Say it
tables-invite-free = A player at your keyboard sits there; make the seat free first (f).

tables-opening-title = A table for { $game }
tables-opening-start = Open
tables-opening-hint = Enter on "Open" begins; any guest can take a free seat.
tables-who-host = at this keyboard
tables-who-mine = at my terminal
tables-who-named = over SSH, by this name
tables-who-open = free
tables-name-missing = Seat { $place } needs a name.
tables-name-twice = Two players are called { $name }. Give each player a different name.

tables-closing = The server is closing.
tables-too-many = The limit of open tables ({ $count }) is reached. Finish one of them first.
tables-seat-taken = The seat of { $name } is no longer free.
tables-not-yours = The seat of { $name } isn't yours.
tables-only-host = Only the host can do that.
tables-only-charge = Only the host, the owner and the player who opened this table can do that.
tables-not-over = You can't do that to { $name }.
tables-not-there = That person isn't here.
tables-not-invited = Your invitation is for another table.
tables-too-many-days = The limit of open tables with a clock ({ $count }) is reached. Finish one of them first, or open a table without a clock.
tables-too-many-days-yours = You already have { $count } open tables with a clock. Finish or close one of them first.
tables-too-many-yours = You already have { $count } open tables. Finish or close one of them first.
tables-you-are-sent-away = You have been sent away from this table.
tables-you-are-muted = You can't speak at this table any more.
tables-say-nothing = Nothing in that can be shown.
tables-say-slower = Not so fast: let others speak too.
tables-hint-slower = Not so fast: wait a little before the next hint.
tables-was-closed = { $name } has closed this table. The game is saved.
tables-was-closed-by-host = The host has closed this table. The game is saved.
tables-was-deleted = This game has been deleted.
tables-moved-on = The game has moved on at another server, so this wasn't done. Look again at what is asked.
tables-keys-lost = Keys came faster than they could be shown, so some of them were left out.
tables-store-silent = The database doesn't answer at the moment. All that you have seen is kept; nothing new can be done until it answers again.
tables-store-unsure = The connection to the database was lost. Whether this step was kept will show as soon as it answers again.
tables-store-refused = The database couldn't do this at the moment. Nothing was changed; the host's log says why.
tables-store-back = The database answers again. The game goes on.
tables-lent-to-host = { $game }: the host is playing your seat. At the table, press p, then Enter on your seat, to take it back.
tables-asked = { $name } is here, or was until a moment ago, and has been asked to agree.
tables-is-muted = may not speak
tables-is-away = { $name } was sent away
tables-wish-lend = { $by } would like to play this seat
tables-wish-free = { $by } would like to make this seat free
tables-enter-agree = Enter: agree
tables-enter-let-back = Enter: let them come back
tables-agree-done = You have agreed.
tables-away-ask = Send { $name } away?
tables-away-table = They leave this table and can't come back to it. Their seat can be made free after a while.
tables-away-house = They leave all tables and can't come back while the tables are open. Their seat can be made free after a while.
tables-away-yes = Send away
tables-close-ask = Close this table?
tables-close-hint = All players leave it and the game stops. It is saved; the host can open it again.
tables-close-yes = Close

# Lines in a table's log about seats, guests and watchers.
tables-told-lend = { $by } plays for { $name } from now on.
tables-told-back = { $name } plays again.
tables-told-bot = { $by }: the computer plays for { $name } from now on.
tables-told-stands-in = { $name } is away; the computer stands in.
tables-told-for-bot = { $by } plays for { $name } from now on.
tables-told-clock-over = Time is up for { $name }. A computer player may stand in (Ctrl+N).
tables-told-expires = Nobody has been here since { $since }. The table closes on { $day }, unless a player comes or answers. The game is kept.
tables-told-expired = Nobody had been here since { $since }, so the table was closed.
tables-told-clock-0 = { $by } has switched the clock off.
tables-told-clock-1 = { $by } has set the clock: a day a turn from now on.
tables-told-clock-3 = { $by } has set the clock: three days a turn from now on.
tables-told-clock-7 = { $by } has set the clock: a week a turn from now on.
tables-told-stuck = { $name }, a computer player, can't think ({ $error }).
tables-told-wish-bot = { $by } would like the computer to play for { $name }, who can agree on the page of seats (Ctrl+N).
tables-told-free = { $by } has made the seat of { $name } free.
tables-told-left = { $name } has left the seat.
tables-told-wish-lend = { $by } would like to play for { $name }, who can agree on the page of seats (Ctrl+N).
tables-told-wish-free = { $by } would like to make the seat of { $name } free; { $name } can agree on the page of seats (Ctrl+N).
tables-told-muted = { $by }: { $name } may not speak here any more.
tables-told-hints-on = { $by } switched hints on at this table.
tables-told-hints-off = { $by } switched hints off at this table.
tables-told-heard = { $by }: { $name } may speak again.
tables-told-away = { $by } has sent { $name } away.
tables-told-let-back = { $by }: { $name } may come back.
tables-told-mended = The saved game was damaged. It goes on from the last sound position, after { $answers } steps.
tables-told-closed = { $by } has closed the table.
