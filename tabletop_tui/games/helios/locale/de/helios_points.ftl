# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/benchmarks.md.

helios_points-good = Zu zweit kommt der stärkste Computergegner im Schnitt auf 74 Punkte, zu dritt können es mehr als 100 sein; einer, der nach Zufall spielt, schafft 22. Zwei Drittel bringen Tempel, die die Sonne immer wieder bestrahlt, und Umrundungen: Baue also Tempel an ihren Weg und erhöhe ihre Zugweite. Aktive Personen und Häfen bringen 10 bis 20 dazu.
helios_points-bag = Was die Sonne während des Spiels brachte. Baue Tempel früh und an ihren Weg, und erhöhe ihre Zugweite.
helios_points-buildings = Gebäude bringen selbst wenige Punkte. Wähle sie nach dem, was sie tun: ein weiterer Weg der Sonne, Rohstoffe, billigere Tempel.
helios_points-persons = Eine aktive Person zählt, wovon du ohnehin viel hast. Sieh dir an, welche ausliegen, bevor du entscheidest, was du baust.
helios_points-win = Die meisten Punkte gewinnen. Tempel bringen Punkte, sooft die Sonne sie bestrahlt, und jede Umrundung 5; am Ende kommen Gebäude, aktive Personen, Häfen und Sonderplättchen dazu.
helios_points-bag-temples-title = Tempel im Licht
helios_points-bag-temples = Sooft die Sonne einen Tempel bestrahlt, bringt er 1 Punkt und 1 für jedes Plättchen ringsum. Tempel mit einem gemeinsamen Halt zählen zusammen.
helios_points-bag-laps-title = Umrundungen der Sonne
helios_points-bag-laps = Eine kurze Küste und eine große Zugweite bringen die Sonne öfter herum: 5 Punkte je Umrundung.
