# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

helios_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf 74 Punkte, zu dritt können es mehr als 100 sein; einer, der nach Zufall spielt, schafft 22. Zwei Drittel bringen Tempel, die die Sonne immer wieder bescheint, und Umrundungen: Baue also Tempel an ihren Weg und verlängere ihre Schritte. Aktive Personen und Häfen bringen 10 bis 20 dazu.
helios_points-bag = Jedes Mal, wenn die Sonne über einen Tempel kommt, zahlt er noch einmal, und auch jede Umrundung bringt Punkte. Baue Tempel also früh und an ihren Weg, und erhöhe ihre Reichweite.
helios_points-buildings = Gebäude bringen selbst wenige Punkte. Wähle sie nach dem, was sie tun: ein weiterer Weg der Sonne, Würfel, billigere Tempel.
helios_points-persons = Eine aktive Person zählt, wovon du ohnehin viel hast. Sieh dir an, welche ausliegen, bevor du entscheidest, was du baust.
