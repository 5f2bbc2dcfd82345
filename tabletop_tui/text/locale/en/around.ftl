# What belongs to every game's table explains itself: players, round, steps of a turn, log, list.

around-player = { $name } would have { $count ->
    [one] 1 point
   *[other] { $count } points
} if the game ended now: place { $place } of { $seats }.
around-player-some = { $name } has { $points } points as far as you can see; some are still hidden.
around-ahead-of-you = That is { $count ->
    [one] 1 point
   *[other] { $count } points
} more than you have.
around-behind-you = That is { $count ->
    [one] 1 point
   *[other] { $count } points
} fewer than you have.
around-level-with-you = You have as many.
around-you-lead = You are { $count ->
    [one] 1 point
   *[other] { $count } points
} ahead of { $name }.
around-you-trail = You are { $count ->
    [one] 1 point
   *[other] { $count } points
} behind { $name }.
around-you-tie = { $name } has as many.
around-points-from = Where they come from: { $lines }.
around-points-line = { $title } { $points }
around-turn-now = It is { $name }'s turn.
around-round = { $word } { $round } of { $rounds }; then the game ends.
around-round-open = { $word } { $round }; how many there will be depends on the players.
around-step-done = { $step }: this step of the turn is done.
around-step-now = { $step }: this is the step of the turn that is decided now.
around-step-later = { $step }: this step comes later in the turn.
around-steps = The steps of this turn: what is done has a tick, what is decided now is lit.
around-clock = The time left to the player who decides.
around-log = What has happened, the newest at the bottom. { $log } opens all of it, to search and to look back.
around-list = What can be chosen now: in each column what it takes, brings or leaves. { $why } says why other things can't be chosen.
around-column = { $title }: { $text }
around-of-other = { $name }: { $thing }
around-name-game = game
around-name-log = log
around-name-list = list
around-name-turn = turn
around-name-question = question
