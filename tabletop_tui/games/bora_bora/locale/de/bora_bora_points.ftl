# Woher die Punkte kommen: was gute Spieler erreichen, nach den Zahlen in docs/benchmarks.md.

bora_bora_points-good = Zu zweit kommen die stärksten Computergegner im Schnitt auf etwa 100 Punkte, einer, der nach Zufall spielt, auf 71. Zwei Drittel und mehr kommen Durchgang für Durchgang auf der Leiste zusammen; Schmuck und Fische kommen dazu. Wähle also Aufgaben, die deine nächsten Aktionen ohnehin erfüllen.
bora_bora_points-track = Was Durchgang für Durchgang kam. Was jedes Mal zahlt, sollte früh da sein.
bora_bora_points-jewelry = Schmuck kostet Muscheln und zählt am Ende. Nutze, was Männer und Frauen in jedem Durchgang bringen, denn übrige Muscheln sind nichts wert.
bora_bora_points-win = Die meisten Punkte nach sechs Durchgängen gewinnen. Jeder bringt Punkte für eine Aufgabe, Tempel, Status, Leute und Gebäude; am Ende kommen Schmuck, Fische, Hauptgötter und Boni dazu.
bora_bora_points-track-tasks-title = Aufgaben
bora_bora_points-track-tasks = Eine erfüllte Aufgabe bringt am Ende jedes Durchgangs 6 Punkte: Lass deine Würfel tun, was einer der drei noch fehlt.
bora_bora_points-track-building-title = Gebäude
bora_bora_points-track-building = Ein Bauplättchen bringt seine Punkte sofort: 10 in den ersten zwei Durchgängen, später weniger.
bora_bora_points-track-temple-title = Priester im Tempel
bora_bora_points-track-temple = Jeder Priester, der am Ende eines Durchgangs noch im Tempel steht, bringt 1, 2 oder 3 Punkte, später mehr.
bora_bora_points-track-status-title = Status
bora_bora_points-track-status = In jedem Durchgang bringt die Statusleiste, was dein Feld zeigt, und bestimmt die Reihenfolge im nächsten.
bora_bora_points-track-people-title = Leute
bora_bora_points-track-people = Leute mit Punkten bringen sie in jedem Durchgang; mehrere einer Art bringen mehr.
bora_bora_points-track-other-title = Fischen, Helfer, rote Götter und Erträge
bora_bora_points-track-other = Kleingeld von Würfeln, die nichts Besseres zu tun hatten, und Fische, die ein roter Gott sofort wertete.
