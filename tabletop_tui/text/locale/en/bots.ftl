# Computer players: the names of their levels, and what is said about them.

bots-level-1 = Novice
bots-level-2 = Apprentice
bots-level-3 = Journeyman
bots-level-4 = Master
bots-level-5 = Grandmaster
bots-again = { $name } { $number }
bots-thinks = { $name } is thinking …
bots-stopped = { $name } is up; the computer is stopped.
bots-stuck = { $name } can't think.
bots-heading = Computer player, level { $level }
bots-row-step = One answer
bots-row-go-on = Let the computer go on
bots-row-retry = Try again
bots-row-seat = Play for { $name } yourself
bots-key-go-on = go on
bots-since = Since your turn
bots-so-far = So far
bots-waiting-hint = { $name } is thinking. Meanwhile, look around. { $stop } stops the computer; { $help } shows all keys.
bots-waiting-hint-only = { $name } is thinking. Meanwhile, look around; { $help } shows all keys.
bots-seats-title = Who plays
bots-seats-aside = applies at once
bots-seats-hint = Left and right give a seat to a person at this keyboard or to a computer player.
bots-seats-person = { $name } is played by a person from now on.
bots-seats-computer = { $name } is played by the computer from now on: { $level }.
bots-plain = { $name } (computer, level { $level })
bots-plain-stopped = The computer is stopped before { $name } answers. An empty line lets it go on, 1 gives one answer. To change who plays, type { $computer }.
bots-plain-stuck = An empty line tries again. To play for { $name } yourself, type { $computer } { $seat } 0.
bots-plain-seat = { $number } { $name }: { $who }
bots-plain-person = a person
bots-plain-level = computer, level { $level }
bots-plain-how = To change it: { $computer }, the seat's number, and a level from { $first } to { $last }, or 0 for a person.
bots-failed = { $name } can't think ({ $error }). Try again, or play for { $name } yourself. Please report it with this file: { $file }
bots-failed-unreported = { $name } can't think ({ $error }). Try again, or play for { $name } yourself. No report could be written.
bots-word-stop = stop
bots-word-go-on = go on
bots-plain-is-stopped = The computer is stopped.
bots-plain-goes-on = The computer goes on.
bots-hint-name = Hint
bots-hint-thinking = Looking for the best options …
bots-hint-none = No hint was found for this decision.
bots-hint-not-now = Hints are for your own decisions.
bots-hint-off = Hints are off at this table.
bots-hint-told = { $name } looked at a hint.
bots-hint-switched-on = Hints are on at this table from now on.
bots-hint-switched-off = Hints are off at this table from now on.
bots-hint = Best: { $option }.
bots-points = { $points }
bots-hint-for = For it: { $what }.
bots-hint-against = Against it: { $what }.
bots-hint-others-less = less for the others
bots-hint-others-more = more for the others
bots-review-title = Where the game turned
bots-review-plot = Expected lead at the end
bots-review-answers = answers:
bots-review-points = Turning points
bots-review-chosen = { $name }, { $word } { $round }: { $option }
bots-review-better = Better: { $option }. Expected gain in the final lead: { $gain }.
bots-review-none = { $count ->
    [one] In the one answer that was looked at, no other option would have been better.
   *[other] In none of { $count } answers would another option have been better.
}
bots-review-how = Judged like hints: by what the player could see at that moment, up to the end of the turn.
bots-review-progress = { $percent } %
bots-review-interrupt = You may leave this page at any time; the review continues later.
bots-review-refused = The saved review is damaged or belongs to another game, so a new one is made.
bots-review-not-over = Only finished games can be reviewed.
bots-review-changed = The rules have changed since this game was played, so it can't be reviewed.
bots-review-failed = The computer can't review this game ({ $error }). Open this page again to retry.
bots-review-unkept = The review can't be saved: { $error }
bots-hint-next = Otherwise: { $options }.
bots-retry-name = Turning point { $number }
bots-retry-aim = find an answer that promises more.
bots-retry-judging = Your answer is being compared with the best one …
bots-retry-unjudged = The computer can't compare this answer.
bots-retry-recommends = The review recommends: { $option }.
bots-retry-same = That is what was played.
bots-retry-found = That is the answer that the review recommends.
bots-retry-equal = It promises at least as much as the answer that the review recommends: { $option }.
bots-retry-reached = You have found it. { $take } goes back to the turning points.
bots-retry-missed = { $take } tries it again.
bots-retry-back = back to the turning points
bots-retry-again = try it again
bots-retry-once = Here, only one answer is given.
bots-retry-cost = Expected loss in the final lead: { $loss }.
bots-retry-offer = { $key } tries it again.
bots-retry-show = { $key } shows what would have been better.
bots-retry-plain-next = Press Enter to leave; { $restart } tries it again.
bots-hint-then = Go on with: { $options }.
bots-hint-equal = “{ $option }” promises as much.
bots-hint-figures = { $what } ({ $count }, not { $other })
bots-hint-about = { $what } (about { $count }, not { $other })
bots-hint-less-for = less for { $name }: { $what }
bots-hint-compared = Compared with “{ $option }”, { $what }.
bots-hint-more = better: { $what }
bots-hint-less = worse: { $what }
bots-hint-line = { $what } ({ $count ->
    [one] 1 point
   *[other] { $count } points
}, not { $other })
bots-hint-about-line = { $what } (about { $count ->
    [one] 1 point
   *[other] { $count } points
}, not { $other })
bots-hint-more-for = more for { $name }: { $what }
bots-hint-labelled = { $option } ({ $key })
bots-hint-only = The game warns of everything else.
