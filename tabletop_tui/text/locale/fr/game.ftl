# L'écran de tous les jeux : jusqu'ici l'en-tête.

game-round = { $word } { $round } sur { $rounds }
game-round-open = { $word } { $round }
