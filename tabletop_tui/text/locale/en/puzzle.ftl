# The puzzle of the day.

puzzle-name = Puzzle { $day }
puzzle-intro = A game between computers of level 3 stood like this. One answer is clearly the best: level 5 finds it, level 3 doesn't.
puzzle-aim = find it. The first try counts.
puzzle-aim-again = find it.
puzzle-hint = Level 3 plays “{ $option }”. Something is better.
puzzle-found = That is the best answer; level 3 plays “{ $option }”.
puzzle-missed = Better: { $option }.
puzzle-judging = Both are being compared …
puzzle-gain = Two rounds later, the lead is larger by about { $points }.
puzzle-gain-of = Two rounds later, the lead is larger by about { $points } than after “{ $option }”, which level 3 plays.
puzzle-reached = You have found it. { $take } goes back.
puzzle-again = { $take } tries it again; only the first try counted.
puzzle-back = back
puzzle-streak = ★ { $days ->
    [one] { $days } puzzle
   *[other] { $days } puzzles
} in a row
puzzle-tried = You have tried today's puzzle: { $found ->
    [yes] found at the first try.
   *[no] not found at the first try.
}
puzzle-gone = This puzzle can't be shown: your component tables or the rules aren't those it was made with.
puzzle-none = No puzzles are installed.
puzzle-tomorrow = { $day } is still to come.
