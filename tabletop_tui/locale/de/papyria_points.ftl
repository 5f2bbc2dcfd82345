# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

papyria_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf 190 Punkte, einer, der nach Zufall spielt, auf 40. Zwei Drittel kommen im Spiel zusammen, durch Wertungsplättchen, Städte und gelegte Landschaften; der Rest am Ende, das meiste durch Schlüsselplättchen: Sammle also ein oder zwei Symbole statt von allem etwas.
