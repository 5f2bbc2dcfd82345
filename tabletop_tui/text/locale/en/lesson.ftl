# Lessons: what is the same for all games. The texts of each game's steps are in <game>_lesson.ftl.

lesson-name = Lesson { $number }/{ $count }
lesson-goal = Goal: { $goal }
lesson-hint = Hint: { $hint }
lesson-astray = This hint doesn't fit the way you have begun: { $undo } takes back a step.
lesson-reached = Goal reached! { $take } goes on to the next step.
lesson-reached-last = Goal reached! That was the last step. { $take } goes back to the list, where a first game waits.
lesson-missed = The goal isn't reached yet: { $take } takes back the last answer.
lesson-card-reached = ✓ Goal reached
lesson-card-missed = ✗ Not reached
lesson-next = next step
lesson-again = this step again
lesson-back = take back an answer
lesson-steps = all steps
lesson-leave = steps
lesson-no-replay = There is no replay of a lesson.
lesson-page = What this step is about
lesson-page-end = In the game, h gives a hint. { $rules } opens the rules in short.

lesson-list-title = Learn { $game }
lesson-list-done = { $done } of { $count } done
lesson-list-hint = Enter begins a step. All are played with the real rules; everything can be taken back.
lesson-list-none = There is no lesson for { $game } yet.
lesson-list-play = Play a first game, with a coach
lesson-list-rules = Read the short rules

# In plain mode
lesson-plain-begin = { $game }, lesson { $number } of { $count }: { $title }
lesson-plain-hint = Answer with the number of an option; { $hint } gives a hint. Commands: { $commands }.
lesson-plain-reached = Goal reached. { $done }
lesson-plain-missed = Not reached. { $why }
lesson-plain-next = Press Enter for the next step, { $restart } plays this one again, { $quit } leaves.
lesson-plain-last = That was the last step. For a first game with a coach: tabletop solo { $game } --plain
lesson-plain-back = Press Enter to take back the last answer; { $restart } begins the step again, { $quit } leaves.
lesson-plain-taken-back = Taken back.
lesson-plain-step = { $number }. { $mark } { $title }
lesson-plain-which = Type the number of a step, or press Enter for step { $number }.

# How points are made
lesson-list-points = A finished game: how one wins, and where the points came from
lesson-points-win = How one wins
lesson-points-title = { $name } won with { $points } points. Up and down go from line to line.
lesson-points-lines = Where { $points } points came from
lesson-points-good = What good players score
lesson-points-gone = With your corrected components, the finished game can't be shown.
lesson-points-plain = { $game }: a finished game of the strongest computer player
lesson-points-plain-line = { $points } for { $line }
