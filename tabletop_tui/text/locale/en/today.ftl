# The day's game on a server, and a guest's own record.

today-title = Today and my record
today-game = Today's game: { $game }
today-player = Player
today-place = place
today-points = points
today-place-of = { $place } of { $players }
today-none = Nobody has finished it yet.
today-playing = Still playing: { $names }
today-record = My record on this server
today-kind = Game
today-no-record = You have finished no game here yet.
today-beaten = { $game }: computer players beaten, by level: { $levels }
today-done = You have played today's { $game } here: { $place } of { $players } with { $points } points. Tomorrow there is another one.
today-word = today
today-word-record = record
today-how = “{ $today }” plays today's game; “{ $record }” shows how others did, and your own record.
