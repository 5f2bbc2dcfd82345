# The games: their names, a line about each for the lobby, and what the sentences of all games share.

games-and = { $items } and { $last }
games-or = { $items } or { $last }
games-seat = Player { $number }
games-round = round

games-orbis-title = Orbis
games-orbis-line = Build a world of fourteen landscapes, and let a god crown it.
games-papyria-title = Papyria
games-papyria-line = Wander and sail around the board, build a realm, and multiply what you know.
games-helios-title = Helios
games-helios-line = Guide your own sun around your own world: everything it reaches grows.
games-helios-round = round
games-dice-forge-title = Dice Forge
games-dice-forge-line = All players roll, all gain; gold buys better faces for your two dice.
games-bora-bora-title = Bora Bora
games-bora-bora-line = Huts, men, women and gods on five islands, with three dice a round.
games-bora-bora-round = round
