# A game as lines of text. Lists of words: what may be typed, the first is the name.

plain-words-board = board boards table
plain-words-mine = mine
plain-words-all = all everything
plain-words-score = score scores points s
plain-words-log = log history l
plain-words-since = since
plain-words-what = what
plain-words-coach = coach
plain-words-why = why w
plain-words-hint = hint tip h
plain-words-undo = undo back u
plain-words-again = again repeat
plain-words-brief = brief
plain-words-redo = redo
plain-words-restart = restart
plain-words-help = help ?
plain-words-rules = rules
plain-words-answers = answers standing
plain-words-computer = computer bots bot
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
plain-words-clock = clock
plain-words-messages = messages notify
plain-words-quit = quit exit q
plain-words-yes = yes y
plain-words-no = no n

plain-does-board = how the table stands, and the names of its parts; with one of them, that part; with a player's name, their things; with all, everything
plain-does-mine = what lies before you
plain-board-parts = More: { $board } followed by { $parts }, a player's name, or { $all }.
plain-does-score = all players' points; with a name, where that player's points come from
plain-does-log = what has happened; with a number, only that many steps
plain-does-since = what happened since your turn, and what it means for you
plain-does-what = with an option's number: what it would do; with a place or a player: what is there
plain-does-hint = the best options, and what speaks for them; in a lesson, how the goal is reached; noted in the log. With off or on: whether this table has hints
plain-hint-on = on yes
plain-hint-off = off no
plain-does-coach = what the coach has said to you so far; with off or on: whether it says anything
plain-coach-is-on = The coach is on for { $name }.
plain-coach-is-off = The coach is off for { $name }.
plain-coach-how = “{ $coach } { $off }” turns the coach off, “{ $coach } { $on }” turns it on again.
plain-does-why = what can't be chosen now, and why
plain-does-again = what is asked, once more
plain-does-brief = only what is new, and options by their names, for who knows the game; kept for later games; once more: everything in full
plain-does-undo = take back the last step
plain-does-redo = redo what was taken back
plain-does-restart = take back as much of this turn as possible
plain-does-help = this help
plain-does-rules = the short rules; with a word, only the paragraphs that contain it
plain-does-answers = each player's standing answers; with two numbers, change one
plain-does-computer = who plays each seat; with two numbers, give a seat to a computer player's level, or (0) to a person
plain-does-say = followed by words: say them to the whole table
plain-does-people = who sits where, and who watches
plain-does-sit = take a free seat, or take your own back from the host
plain-does-stand = give up your seat, so that another guest can take it
plain-does-agree = agree to a request about your seat
plain-does-free = with a seat's number: make the seat free
plain-does-invite = with a seat's number: create a code for a guest without a key
plain-does-mute = with a name: mute that person, or let them speak again
plain-does-away = with a name: send that person away, or let them come back
plain-does-close = close the table; the game is saved
plain-table-no-wish = There is no request about your seat.
plain-table-wish-lend = { $name } would like to play your seat. To accept, type agree.
plain-table-wish-bot = { $name } would like the computer to play your seat. To accept, type agree.
plain-table-wish-free = { $name } would like to make your seat free. To accept, type agree.
plain-table-which-seat = Which seat? Type its number, 1 to { $last }.
plain-does-clock = how long a turn may take here; with 1, 3 or 7 days (0: no clock), set it
plain-does-messages = whether you get a message when it is your turn and you aren't here; off and on change it
plain-does-quit = leave; the game stays as it is

plain-prompt = { "> " }
plain-begin = { $game } for { $people }. Seed { $seed }.
plain-again = Resuming { $game } for { $people }. Seed { $seed }.
plain-id = The game is saved as { $id } after every step.
plain-recovered = The rules have changed since this game was saved. It continues from the start of the phase it was in.
plain-hint = Answer with the number of an option. Commands: { $commands }.
plain-turn = { $name } to move, { $word } { $round } of { $rounds }. { $points }.
plain-turn-open = { $name } to move, { $word } { $round }. { $points }.
plain-turn-brief = { $name }, { $word } { $round }. { $points }.
plain-points = { $name } { $count }
plain-option = { $number }. { $option }
plain-brief-on = Brief from now on, in later games too: only what is new is said; up to four options by their names, of more their number. { $what } with a number says more of one, { $brief } says everything again.
plain-brief-off = Everything is said in full again.
plain-brief-many = { $count } options; type a number or a name. { $again } names them.
plain-brief-count = { $count } options.
plain-blocked = { $count ->
    [one] One more can't be chosen now
   *[other] { $count } more can't be chosen now
}; { $why } gives the reasons.
plain-last-sound = You can go on from the last sound position, after { $answers } { $answers ->
    [one] step
   *[other] steps
}. That is a new game; the damaged one stays in the list. Go on? 1. { $yes }, 2. { $no }
plain-confirm = Do it anyway? 1. { $yes }, 2. { $no }
plain-enter-takes = Enter again: { $number }. { $option }
plain-not-taken = Cancelled.
plain-turn-over = { $name }'s turn is over. { $other } comes next.
plain-turn-over-owed = { $name }'s turn is over. { $turn } comes next; { $other } decides first.
plain-turn-over-owed-undo = { $name }'s turn is over; { $undo } takes it back. { $turn } comes next; { $other } decides first.
plain-turn-over-undo = { $name }'s turn is over; { $undo } takes it back. { $other } comes next.
plain-come = { $name } is next and has hidden things: type { $key } when no other player is looking.
plain-undone = Taken back: { $sentence }
plain-undone-silent = an answer that changed nothing.
plain-log-empty = Nothing has happened yet.
plain-for-you = For you: { $text }
plain-since-turn = { $name }: { $text }.
plain-since-gained = { $name }: { $text }, { $points } { $count ->
    [one] point
   *[other] points
}.
plain-since-nothing = The others have done nothing since your turn.
plain-log = { $number }: { $sentence }
plain-log-undone = { $number }, taken back: { $sentence }
plain-why = { $option }: { $reason }
plain-why-nothing = Nothing here is known to be blocked.
plain-why-possible = "{ $text }" can be chosen.
plain-what-how = Name an option or a place, for example: { $what } 1
plain-what-places = Places: { $places }
plain-what-others = With a player's name first, what lies there: { $example }
plain-what-place = { $place }:
plain-what-several = Which one: { $places }?
plain-what-nothing = There is nothing called { $text } here.
plain-command = { $command }: { $does }
plain-points-of = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
plain-points-of-some = { $name }: { $points } points
plain-score-line = { "  " }{ $points } for { $line }
plain-rules-nothing = The short rules say nothing about "{ $text }".

plain-no-such-number = There is no option { $number }; the options are 1 to { $last }.
plain-several = "{ $text }" could be one of the options { $numbers }; type its number.
plain-not-understood = "{ $text }" is neither an option (1 to { $last }) nor a command. For a list of commands: help
plain-no-longer = That can't be chosen now.
plain-nobody = No player here is called "{ $text }", or more than one is.

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
plain-looking-back = Looking for one thing for next time; Ctrl+C skips this.
plain-next-time = For next time: in { $word } { $round }, “{ $what }” cost you most.
plain-kept = The game is saved as { $id }: tabletop review { $id } (where it turned), tabletop replay { $id }, tabletop export { $id } -o game.txt
plain-left = The game is saved. To play on: tabletop resume { $id } --plain
plain-stalled = The last { $count } lines have changed nothing, so no more are read.
plain-left-unsaved = The game is not saved.

# The lobby at this keyboard.
plain-lobby-running = { $game }: { $people }. { $decides } decides; last played { $ago }.
plain-lobby-new = { $number }. Play { $game }
plain-lobby-how = Type a number from 1 to { $last }: a new game asks who plays, and offers a lesson and the rules. Or type { $today } for today's game, { $puzzle } for the puzzle of the day, { $record } for how you have played, or { $quit } to leave.
plain-lobby-unknown = "{ $text }" means nothing here.
plain-lobby-who = Who plays { $game }? Type names with commas between them, such as Ana, Ben; bot:3 is a computer player of level 3. { $alone } plays against two rivals near your level, { $learn } is a lesson, { $rules } tells the rules. An empty line goes back.
plain-lobby-puzzle = puzzle
plain-lobby-learn = learn
plain-lobby-rules = rules
plain-lobby-sections = Type a number from 1 to { $last } to hear that section, or words to search for. An empty line goes back.
plain-lobby-no-section = No section has "{ $text }".

# Over SSH: the list of tables, and a table of several terminals.
plain-tables-none = No table is open yet.
plain-tables-table = { $number }. { $game }: { $people }. { $does }
plain-tables-decides = It is your turn there.
plain-tables-sits = Your seat is there.
plain-tables-joins = A seat is free for you.
plain-tables-watches = You can watch.
plain-tables-since = Since { $time }.
plain-tables-waits = { $name } decides, since { $time }.
plain-closing = It { $closing }.
plain-clock = Clock: { $clock }.
plain-clock-how = { $clock } 1, 3 or 7 sets that many days a turn, { $clock } 0 none.
plain-tables-messages = { $messages } tells whether you get a message when it is your turn and you aren't here; off and on change it.
plain-tables-new = { $number }. Open a table for { $game }.
plain-tables-how = Type a number from 1 to { $last }, or { $quit } to leave.
plain-tables-how-many = For how many players, { $least } to { $most }? Anything else goes back.
plain-word-forfeit = forfeit
plain-word-unrated = unrated
plain-tables-days-how = After the number for a game over days: { $clock } and 1, 3 or 7 (days a turn), { $bank } and 1, 3 or 7 (days for the game). When time is up, { $bot } and a level (1 to 5) lets the computer stand in, and { $forfeit } loses the game. { $unrated } doesn't count for ratings.
plain-word-bank = bank
plain-table-begin = { $game } for { $people }.
plain-table-watching = You are watching.
plain-table-waits = Waiting for { $name }.
plain-table-waits-away = Waiting for { $name }, who is away.
plain-table-not-you = It is { $name }'s decision now. For a list of commands: help
plain-table-again = Redone: { $sentence }
plain-table-over = { $quit } returns to the list of tables.
plain-table-say-how = What do you want to say? For example: { $say } good evening
plain-table-person = { $number }. { $name }: { $held }
plain-table-no-seat = No seat here is free for you.
