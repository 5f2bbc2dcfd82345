# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

dice_forge_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf 109 Punkte, einer, der nach Zufall spielt, auf 50. Etwa die Hälfte davon sind Karten für Heldentaten, der Rest ist Ruhm, den Würfel und Karten unterwegs bringen: Schmiede also zuerst Seiten, die deine Wunschkarten bezahlen, und kaufe im letzten Drittel Punkte.
dice_forge_points-inventory = Ruhm, den du unterwegs erhältst: durch Würfelseiten mit Sternen und durch Karten, sooft ihre Wirkung kommt. Ihn zu schmieden lohnt sich, sobald die Würfel genug vom Übrigen bringen.
dice_forge_points-cards = Heldentaten zählen am Ende ihre Sterne. Die teuersten bringen am meisten je Aktion; spare also auf sie; Truhen schaffen Platz.
