# Statistics: what the finished games tell of the players.

stats-title = Players
stats-aside = from the games finished here
stats-player = player
stats-rating = rating
stats-played = played
stats-won = won
stats-average = average
stats-best = best
stats-streak = in a row
stats-longest = longest streak
stats-source = points come from
stats-ahead = ahead-level-behind
stats-computer = { $name } ({ $level })
stats-none = No game has been finished here yet. Play one to its end, and the figures of its players appear here.
stats-unread = { $count ->
    [one] 1 finished game can't be read and isn't counted.
   *[other] { $count } finished games can't be read and aren't counted.
}
stats-no-such-player = No finished game has a player called "{ $name }".
stats-reading = Reading the finished games: { $done } of { $of } …
stats-plot = rating over { $games } games; 0 is where a player begins
stats-games = games
stats-note = A rating begins at { $start } and rises with places reached and with games played. Computer players of one level count as one player.
stats-columns = Only { $most } of { $players } players have a column: the best rated, and the one you asked for. --json has all.
