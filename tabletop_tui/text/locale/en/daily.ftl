# The game a day.

daily-name = Daily { $day }
daily-line = { $key } today's game: { $game }
daily-line-running = { $key } today's game goes on: { $game }
daily-line-done = today: { $place } of { $players }, { $points } points
daily-streak = ★ { $days ->
    [one] { $days } day
   *[other] { $days } days
} in a row
# The box on the sheet of rivals; the letters of the days of the week, from Monday on
daily-box = Today's game: { $game }
daily-box-running = Today's game goes on: { $game }
daily-against = against { $first } and { $second }, level { $level }
daily-once = One try counts.
daily-weekdays = M T W T F S S

daily-done = You have played today's { $game }: { $place } of { $players } with { $points } points. It is among the finished games; tomorrow there is another one.
daily-none = Today's game hasn't been played to its end yet: tabletop daily

# The text to share: no word about what happened
daily-share-title = tabletop daily { $day } · { $game }
daily-share-result = { $place } of { $players } · { $points } points
daily-share-best = { $place } of { $players } · { $points } points · my best { $game }
daily-plain = Today's game is { $game }, against { $first } and { $second }, level { $level }. One try counts.
daily-plain-streak = You have played { $days ->
    [one] one day
   *[other] { $days } days
} in a row.
