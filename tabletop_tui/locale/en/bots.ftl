# Computer players: the names of their levels, and what is said about them.

bots-level-1 = Novice
bots-level-2 = Apprentice
bots-level-3 = Journeyman
bots-level-4 = Master
bots-level-5 = Grandmaster
bots-again = { $name } { $number }
bots-thinks = { $name } is thinking …
bots-thinks-heading = { $name } is a computer player, level { $level }
bots-waiting-hint = { $name } is thinking. Meanwhile, look around; { $help } shows all keys.
bots-plain = { $name } (computer, level { $level })
bots-failed = { $name } can't go on ({ $error }). You now play for { $name }. Please report it with this file: { $file }
bots-failed-unreported = { $name } can't go on ({ $error }). You now play for { $name }. No report could be written.
