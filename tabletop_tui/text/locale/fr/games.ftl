# Ce que partagent les phrases de tous les jeux.

games-and = { $items } et { $last }
games-or = { $items } ou { $last }
games-seat = Joueur { $number }
games-round = manche
