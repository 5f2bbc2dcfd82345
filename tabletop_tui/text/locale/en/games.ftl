# What the sentences of all games share.

games-and = { $items } and { $last }
games-or = { $items } or { $last }
games-seat = Player { $number }
games-round = round
