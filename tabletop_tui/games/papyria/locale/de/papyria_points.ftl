# Woher die Punkte kommen: jede Zeile der Abrechnung, und was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

papyria_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf 190 Punkte, einer, der nach Zufall spielt, auf 40. Etwa zwei Drittel kommen im Spiel zusammen, durch Wertungen und Spielende-Plättchen; den Rest bringen am Schluss Schlüssel und Mehrheiten. Erhöh also zwei oder drei Arten, Wert und Symbole, statt von allem etwas.
papyria_points-track = Jede Wertung ist Wert mal Symbole, bis zu deinem Wissen. Sammle zuerst, kauf Wissen an Grenze A, dann werte dieselbe Art immer wieder; Spielende-Plättchen machen aus übrigem Lapis und Papyri Punkte.
papyria_points-key-river = Neun Landschaften an einem Fluss bringen den Schlüssel: Gib jeder neuen einen Arm dort, wo der Fluss endet. Das ist am Schluss noch eine Fluss-Wertung.
papyria_points-key-sanctuary = Fünf freie Heiligtümer, die sich berühren, bringen den Schlüssel, obwohl solche in Wertungen nicht zählen. Nimm ihn nur, wenn dein Reich ohnehin dorthin führt.
papyria_points-key-city = Drei Städte bringen den Schlüssel, für zusammen 6 Lapis. Bau sie weit auseinander: Die Landschaften dazwischen zählen mit.
papyria_points-key-temple = Drei Tempel bringen den Schlüssel, für zusammen 6 Lapis. Sei schneller als die anderen: Der erste Schlüssel einer Art bringt 2 Symbole dazu, der letzte keines.
papyria_points-key-invention = Acht Erfindungen bringen den Schlüssel, die der Siedlung mitgezählt. Nimm solche, die produzieren: Sie bezahlen den Rest.
papyria_points-majority-a = Wer die meisten Städte hat, wertet noch einmal den Wald, bei Gleichstand alle davon. Denk daran, dass jede Stadt einen Wald überbaut.
papyria_points-majority-b = Auch die meisten Tempel bringen eine Wald-Wertung. Ein dritter Tempel lohnt sich oft für Schlüssel und Mehrheit zugleich.
papyria_points-majority-c = Der größte Fluss bringt eine Berg-Wertung. Ohne ein oder zwei Berg-Symbole ist sie nichts wert.
papyria_points-majority-d = Die meisten Wertungs-Plättchen bringen eine Berg-Wertung: Kleine Wertungen zählen hier so viel wie große.
