# The screen of every game: hand-over, panel, help, log, replay, score sheet.

game-round = { $word } { $round } of { $rounds }
game-round-open = { $word } { $round }
game-round-in-short = { $round }/{ $rounds }
game-round-open-in-short = { $round }
game-decides = { $name } decides
game-not-possible = { $count } more can't be chosen now · { $why } says why
game-not-possible-short = { $count } blocked · { $why } says why
game-options-one = One option
game-options-many = { $count } options
game-options-keyless = { $options } · • by arrows and { $take }
game-more = { $count } hidden
game-group = { $first } … { $count } ways
game-several = { $count } options here: Enter lists them.
game-log = Log
game-since-your-turn = Since your turn
game-since-for-all = Since your turn, for all to see
game-for-you = For you: { $text }
game-no-choice = You had no choice: { $text }.
game-since-turn = { $name }: { $text }.
game-since-turn-gained = { $name } ({ $points }): { $text }.
game-looking-at = Looking at { $name }.
game-too-small = There isn't enough room: { $now }. The game needs { $width }x{ $height } and continues once the window is that large. Plain mode (--plain) needs no size.
game-not-on-offer = That isn't possible now.
game-confirm = { $question } { $take } again to do it.
game-confirm-label = { $question } { $take } or { $label } again to do it.
game-keys-hint = { $help } shows all keys.
game-key-idle = { $key } does nothing here. { $help } shows all keys.
game-turn-just-began = Nothing in this turn has been answered yet; { $undo } takes back the answer before it.
game-asked-nothing = No decision is open, so nothing is blocked.
game-commands = Commands

game-hand-over = Next player
game-turn-over = { $name }'s turn is over. { $next }, press { $key }.
game-turn-over-or-back = { $name }'s turn is over. { $next }, press { $key }; { $undo } takes back.
game-turn-over-owed = { $name }'s turn is over; { $turn } is next. { $next } decides first. { $next }, press { $key }.
game-turn-over-owed-or-back = { $name }'s turn is over; { $turn } is next. { $next } decides first. { $next }, press { $key }; { $undo } takes back.
game-other-decides = Now { $next } decides. { $next }, press { $key }.
game-other-decides-or-back = Now { $next } decides. { $next }, press { $key }; { $undo } takes back.
game-now-turn = { $name }'s turn is over. Now { $next } decides.
game-now-turn-or-back = { $name }'s turn is over ({ $undo } takes back). Now { $next } decides.
game-now-owed = { $name }'s turn is over; { $turn } is next. { $next } decides first.
game-now-owed-or-back = { $name }'s turn is over ({ $undo } takes back); { $turn } is next. { $next } decides first.
game-now-decides = Now { $next } decides.
game-now-decides-or-back = Now { $next } decides; { $undo } takes the last answer back.
game-pass = Pass to { $next }
game-take-back = Take the last answer back
game-curtain = { $name } is next. { $name }, press { $key } when no one else is looking.
game-lift = I am { $name }: show the table
game-hand-over-waits = { $name } is next and takes over with { $key }.
game-is-here = { $name } is here

game-too-soon = This has only just appeared. Look at it, then press again.
game-waiting = Waiting for { $name }.
game-waiting-since = Waiting for { $name }, since { $time }.
game-waiting-away = Waiting for { $name }, who is away.
game-waiting-heading = { $name } decides
game-watching-heading = You are watching: { $name } decides
game-waiting-hint = { $name } decides at another terminal. Meanwhile, look around; { $help } shows all keys.
game-only-watching = You are only watching.
game-debug-not-now = This page would reveal too much while the game is running.
game-remark = { $name }: “{ $text }”
game-quoted = “{ $text }”
game-keys-shared = Keys at a table over SSH

game-help = Help
game-help-scoring = How points are scored
game-help-signs = Signs on the screen
game-help-learn = There is a five-minute lesson: { $learn } in the lobby, or tabletop learn { $game }. { $coach } turns the coach on or off, { $hint } gives a hint.
game-help-labels = The key beside an option chooses it at once. If there are several, press them one after the other. The board and the list show the same keys.
game-keys-game = Keys at the table
game-keys-dice_forge = Keys in Dice Forge
game-keys-helios = Keys in Helios
game-keys-papyria = Keys in Papyria
game-keys-replay = Keys in a replay
game-keys-app = Keys everywhere
game-why = Why not?
game-help-ruling = Readers of the rulebook differ here: { $rules } opens both readings.
game-why-line = { $option }: { $reason }
game-why-blocked = Not possible in this decision
game-why-nothing = Everything in this decision is possible.
game-why-nothing-here = Nothing prevents this.
game-why-only-seen = You can only look at this now; no option involves it.
game-why-columns = What the columns of the list show
game-why-hint = Shift with the arrow keys moves the cursor to anything on the boards; w explains what is under it.

game-log-title = What has happened
game-log-type = type to search
game-log-search = "{ $text }": { $count }
game-log-all = show all
game-log-move = choose
game-log-jump = look back at it
game-log-nothing = No entry contains "{ $text }".
game-log-empty = Nothing has happened yet.

game-looking-back = Looking back: after step { $at } of { $last }.
game-moments = Steps
game-start = The start of the game
game-between = Between two steps
game-was-undone = × taken back: { $text }

game-counting = Counting the points
game-over-heading = The game is over
game-lost-by-time = { $name } lost by time; a computer player finished the game.
game-won-one = { $names } wins with { $points } points.
game-won-many = { $names } share the win with { $points } points each.
game-over-score = Score sheet
game-over-replay = Replay from the beginning
game-over-rematch = Rematch with the same players
game-over-lobby = Back to the lobby
game-score-now = Scores, as if the game ended now
game-score-final = Score sheet
game-score-total = Total
game-score-place = Place
game-score-nothing = { $line } (0)
game-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
game-saved-at = Written to { $file }
game-no-files-here = Only the host can write files on the host's machine.
game-plot = Scores over the game
game-plot-turn = turn
game-key-moments = Key moments
game-best-turn = { $name }'s best turn, { $word } { $round } (+{ $points }): { $text }.
game-moment-gain =
    { $points ->
        [one] { $name }'s best turn: 1 point in { $word } { $round }.
       *[other] { $name }'s best turn: { $points } points in { $word } { $round }.
    }
game-moment-lead-one = The lead changed once: { $name } took it in { $word } { $round }.
game-moment-lead-many = The lead changed { $count } times, last in { $word } { $round }, to { $name }.
game-podium-rest = the rest
game-came = { $name } comes { $place } with { $points }.
game-ahead = { $count ->
    [one] 1 point
   *[other] { $count } points
} ahead of { $names }
game-next-time = For next time: in { $word } { $round }, “{ $what }” cost you most, and { $key } lets you try it again.

game-debug = Debug
game-debug-hint = For bug reports. The save file contains all of this too.
