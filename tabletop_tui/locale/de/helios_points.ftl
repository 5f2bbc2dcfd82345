# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

helios_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf 74 Punkte, zu dritt können es mehr als 100 sein; einer, der nach Zufall spielt, schafft 22. Zwei Drittel bringen Tempel, die die Sonne immer wieder bescheint, und Umrundungen: Baue also Tempel an ihren Weg und verlängere ihre Schritte. Aktive Personen und Häfen bringen 10 bis 20 dazu.
