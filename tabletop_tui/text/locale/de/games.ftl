# Was alle Sätze der Spiele teilen.

games-and = { $items } und { $last }
games-or = { $items } oder { $last }
games-seat = Spieler { $number }
games-round = Runde
