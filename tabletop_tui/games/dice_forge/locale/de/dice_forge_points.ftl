# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

dice_forge_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf 109 Punkte, einer, der nach Zufall spielt, auf 50. Etwa die Hälfte davon sind Karten für Heldentaten, der Rest ist Ruhm, den Würfel und Karten unterwegs bringen: Schmiede also zuerst Seiten, die deine Wunschkarten bezahlen, und kaufe im letzten Drittel Punkte.
dice_forge_points-inventory = Ruhm, der während des Spiels kam: durch Würfel, Karten und den Hammer.
dice_forge_points-cards = Heldentaten zählen am Ende ihre Sterne. Die teuersten bringen am meisten je Aktion: Spar auf sie; Truhen schaffen Platz.
dice_forge_points-win = Der meiste Ruhm nach der letzten Runde gewinnt: was Würfel und Karten im Spiel bringen und was die Karten deiner Heldentaten am Ende zählen. Übriges Gold und übrige Splitter zählen nichts.
dice_forge_points-inventory-dice-title = durch Würfelseiten
dice_forge_points-inventory-dice = Seiten mit Sternen lohnen sich, sobald deine Würfel genug Gold und Splitter bringen: Schmiede sie in der zweiten Hälfte.
dice_forge_points-inventory-cards-title = durch Karten während des Spiels
dice_forge_points-inventory-cards = Manche Karten bringen Ruhm, sooft sie wirken, etwa der Älteste: je früher du sie nimmst, desto öfter.
dice_forge_points-inventory-hammer-title = durch den Hammer
dice_forge_points-inventory-hammer = Gold, das verloren ginge, kommt auf den Hammer: Jeder Abschnitt seiner Leiste bringt Ruhm.
