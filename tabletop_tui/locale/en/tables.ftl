# The tables of a server: the list, who sits where, opening one, table talk.

tables-title = Tables
tables-greeting = Hello, { $name }.
tables-hint = Choose a table, or open one.
tables-open = Tables
tables-none = No table is open yet.
tables-new = Open a table
tables-over = The game is over.
tables-company-none = Nobody else is here.
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
tables-turn = { $name } decides, since { $time } · { $word } { $round }/{ $rounds }
tables-turn-open = { $name } decides, since { $time } · { $word } { $round }
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

tables-seats-title = { $game }: who sits where
tables-seats-hint = Enter does what stands at the end of the line.
tables-held-host = at the host's keyboard
tables-held-remote = over SSH
tables-held-lent = played by the host meanwhile
tables-here = here
tables-away = away
tables-thinking = deciding for { $minutes }:{ $seconds }
tables-enter-sit = Enter: sit here
tables-enter-take-over = Enter: take over
tables-enter-give-back = Enter: give back
tables-sit-done = This seat is yours, { $name }.
tables-take-over-done = You play for { $name } now.
tables-give-back-done = { $name } plays again.
tables-free-done = The seat is free now.
tables-said = What was said
tables-say-ask = What do you want to say?
tables-say-hint = Everybody at the table can read it.
tables-say-yes = Say it
tables-invite-code = For one person without a key: { $code }
tables-invite-free = Somebody at your keyboard sits there; make the seat free first (f).

tables-opening-title = A table for { $game }
tables-opening-start = Open
tables-opening-hint = Enter on "Open" begins; free seats are taken by whoever comes.
tables-who-host = at this keyboard
tables-who-mine = at my terminal
tables-who-named = over SSH, by this name
tables-who-anybody = free
tables-name-missing = Seat { $place } needs a name.
tables-name-twice = { $name } is there twice; two people need two names.

tables-closing = The server is closing.
tables-too-many = There are { $count } tables already. Finish one of them first.
tables-seat-taken = The seat of { $name } isn't free any more.
tables-not-yours = The seat of { $name } isn't yours.
tables-only-host = Only the host can do that.
