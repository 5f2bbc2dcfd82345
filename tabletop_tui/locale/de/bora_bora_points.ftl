# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/bots.md.

bora_bora_points-good = Zu zweit kommen die stärksten Computergegner im Schnitt auf etwa 100 Punkte, einer, der nach Zufall spielt, auf 71. Drei Viertel kommen Runde für Runde auf der Leiste zusammen: je Runde eine Aufgabe (6 Punkte), Status, Tempel, Leute und Gebäude; Schmuck und Fische kommen dazu. Wähle also Aufgaben, die deine nächsten Aktionen ohnehin erfüllen.
