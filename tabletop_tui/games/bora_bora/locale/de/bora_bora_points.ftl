# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

bora_bora_points-good = Zu zweit kommen die stärksten Computergegner im Schnitt auf etwa 100 Punkte, einer, der nach Zufall spielt, auf 71. Zwei Drittel und mehr kommen Runde für Runde auf der Leiste zusammen: je Runde eine Aufgabe (6 Punkte), Status, Tempel, Leute und Gebäude; Schmuck und Fische kommen dazu. Wähle also Aufgaben, die deine nächsten Aktionen ohnehin erfüllen.
bora_bora_points-track = Was Runde für Runde kam: Eine Aufgabe je Runde bringt 6, Tempel und Status zahlen jedes Mal. Was in jeder Runde zahlt, sollte früh stehen.
bora_bora_points-jewelry = Schmuck kostet Muscheln und zählt am Ende. Nutze, was Männer und Frauen in jeder Runde bringen, denn übrige Muscheln sind nichts wert.
