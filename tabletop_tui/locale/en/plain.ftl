# A game as lines of text. Lists of words: what may be typed, the first is the name.

plain-words-board = board boards table
plain-words-score = score scores points s
plain-words-log = log history l
plain-words-what = what
plain-words-why = why w
plain-words-undo = undo back u
plain-words-redo = redo again
plain-words-restart = restart
plain-words-help = help ?
plain-words-rules = rules
plain-words-answers = answers standing
plain-words-say = say tell
plain-words-people = people who
plain-words-sit = sit
plain-words-stand = stand
plain-words-agree = agree
plain-words-free = free
plain-words-invite = invite
plain-words-mute = mute
plain-words-away = away
plain-words-close = close
plain-words-quit = quit exit q
plain-words-yes = yes y
plain-words-no = no n

plain-does-board = the table in words; with a name, that player's things in full
plain-does-score = the points of all players; with a name, where that player's come from
plain-does-log = what has happened; with a number, so many steps
plain-does-what = with an option's number: what choosing it would do
plain-does-why = what can't be chosen now, and the reasons
plain-does-undo = take back the last step
plain-does-redo = give again what was taken back
plain-does-restart = take back all of this turn that can be taken back
plain-does-help = this help
plain-does-rules = the rules in short; with a word, only what speaks of it
plain-does-answers = what is answered by itself for each player; with two numbers: change it
plain-does-say = with some words after it: say them to everybody at the table
plain-does-people = who sits where, and who watches
plain-does-sit = take a free seat, or your own back from the host
plain-does-stand = leave your seat to whoever comes
plain-does-agree = agree to what somebody asks for your seat
plain-does-free = make a seat free, by its number
plain-does-invite = a code for a seat, by its number, for somebody without a key
plain-does-mute = somebody may not speak here any more, or may again, by name
plain-does-away = somebody has to leave, or may come again, by name
plain-does-close = close the table; the game is kept
plain-table-no-wish = Nobody asks anything for your seat.
plain-table-wish-lend = { $name } would like to play your seat. agree agrees.
plain-table-wish-free = { $name } would like your seat to be free. agree agrees.
plain-table-which-seat = Which seat? Say its number, 1 to { $last }.
plain-does-quit = leave; the game stays as it is

plain-prompt = { "> " }
plain-begin = { $game } for { $people }. Seed { $seed }.
plain-again = On with { $game } for { $people }. Seed { $seed }.
plain-id = The game is saved as { $id } after every step.
plain-recovered = The rules have changed since this game was saved. It goes on from the start of the phase it was in.
plain-hint = Answer with the number of an option. Commands: { $commands }.
plain-turn = { $name } to move, { $word } { $round } of { $rounds }. { $points }.
plain-turn-open = { $name } to move, { $word } { $round }. { $points }.
plain-points = { $name } { $count }
plain-option = { $number }. { $option }
plain-blocked = { $count ->
    [one] One more can't be chosen now
   *[other] { $count } more can't be chosen now
}; { $why } tells the reasons.
plain-confirm = Do it all the same? 1. { $yes }, 2. { $no }
plain-not-taken = Not taken.
plain-turn-over = { $name }'s turn is over. { $other } comes next.
plain-turn-over-owed = { $name }'s turn is over. { $turn } comes next; first { $other } has a choice to make.
plain-turn-over-owed-undo = { $name }'s turn is over; { $undo } takes it back. { $turn } comes next; first { $other } has a choice to make.
plain-turn-over-undo = { $name }'s turn is over; { $undo } takes it back. { $other } comes next.
plain-come = { $name } is next and has things that nobody else may see: Enter when nobody else looks.
plain-undone = Taken back: { $sentence }
plain-undone-silent = an answer that changed nothing.
plain-log-empty = Nothing has happened yet.
plain-log = { $number }: { $sentence }
plain-log-undone = { $number }, taken back: { $sentence }
plain-why = { $option }: { $reason }
plain-why-nothing = Nothing is known to stand in the way of anything here.
plain-why-possible = "{ $text }" can be chosen.
plain-what-how = Say which option, for example: { $what } 1
plain-command = { $command }: { $does }
plain-points-of = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
plain-score-line = { "  " }{ $points } for { $line }
plain-rules-nothing = The short rules say nothing about "{ $text }".

plain-no-such-number = There is no option { $number }; the options are 1 to { $last }.
plain-several = "{ $text }" could be one of the options { $numbers }; say its number.
plain-not-understood = "{ $text }" is neither an option (1 to { $last }) nor a command. All commands: help
plain-no-longer = That can't be chosen now.
plain-nobody = Nobody here is called "{ $text }", or more than one.

plain-over = The game is over.
plain-winner = { $names } wins with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
plain-winners = { $names } share the victory with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
plain-last-undo = { $undo } takes the last step back; anything else leaves.
plain-kept = The game is kept as { $id }: tabletop replay { $id }, tabletop export { $id } -o game.txt
plain-left = The game is saved. Go on with it: tabletop resume { $id } --plain
plain-left-unsaved = The game is not saved.

# Over SSH: the list of tables, and a table of several terminals.
plain-tables-table = { $number }. { $game }: { $people }. { $does }
plain-tables-decides = It is your turn there.
plain-tables-sits = Your seat is there.
plain-tables-joins = A seat is free for you.
plain-tables-watches = You can watch.
plain-tables-new = { $number }. Open a table for { $game }.
plain-tables-how = Type a number from 1 to { $last }, or { $quit } to leave.
plain-tables-how-many = For how many players, { $least } to { $most }? Anything else leads back.
plain-table-begin = { $game } for { $people }.
plain-table-watching = You are watching.
plain-table-waits = Waiting for { $name }.
plain-table-waits-away = Waiting for { $name }, who is away.
plain-table-not-you = It is { $name } who decides now. All commands: help
plain-table-again = Given again: { $sentence }
plain-table-noted = Noted.
plain-table-over = { $quit } leads back to the list of tables.
plain-table-say-how = Say what, for example: { $say } good evening
plain-table-person = { $number }. { $name }: { $held }
plain-table-no-seat = No seat here is free for you.
