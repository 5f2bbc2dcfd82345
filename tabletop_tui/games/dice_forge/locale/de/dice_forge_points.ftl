# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/benchmarks.md.

dice_forge_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf etwa 110 Punkte, einer, der nach Zufall spielt, auf etwa 55. Etwa die Hälfte davon bringen Heldentat-Karten, der Rest ist Ruhm, den Würfel und Karten unterwegs bringen: Schmiede also zuerst Seiten, die deine Wunschkarten bezahlen, und kaufe im letzten Drittel Punkte.
dice_forge_points-inventory = Ruhm, der während des Spiels kam: durch Würfel, Karten und den Hammer.
dice_forge_points-cards = Heldentat-Karten bringen am Ende ihre Sterne. Am meisten je Aktion bringt Hydra oder Typhon, dann kommen Karten ohne Effekt: Spar auf sie; Truhen schaffen Platz.
dice_forge_points-win = Wer nach der letzten Runde den meisten Ruhm hat, gewinnt: Es zählt, was Würfel und Karten im Spiel bringen und was die Karten deiner Heldentaten am Ende zählen. Gold, Splitter und Marker, die übrig bleiben, zählen nichts; bei Gleichstand teilt man sich den Platz.
dice_forge_points-inventory-dice-title = Würfelseiten
dice_forge_points-inventory-dice = Seiten mit Sternen lohnen sich, sobald deine Würfel genug Gold und Splitter bringen: Schmiede sie in der zweiten Hälfte.
dice_forge_points-inventory-cards-title = Karten während des Spiels
dice_forge_points-inventory-cards = Manche Karten bringen Ruhm, sooft sie wirken, etwa der Älteste: je früher du sie nimmst, desto öfter.
dice_forge_points-inventory-hammer-title = den Hammer
dice_forge_points-inventory-hammer = Gold, das du erhältst, darf statt in den Vorrat auf den Hammer, vor allem, was dort verloren ginge: Jeder Abschnitt seiner Leiste bringt Ruhm.
