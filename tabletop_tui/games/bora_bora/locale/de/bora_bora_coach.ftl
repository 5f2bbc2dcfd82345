# Was der Begleiter im ersten Spiel Bora Bora sagt: was zu tun ist und warum.

bora_bora_coach-hut = Stell deine erste Hütte auf. Den Ertrag ihres Bauplatzes bekommst du sofort, und von hier aus breitest du dich über die Wege aus.
bora_bora_coach-die = Leg einen Würfel auf eine Karte und nutz ihre Aktion: Die Zahl sagt, wie weit. Er muss kleiner sein als jeder, der schon da liegt.
bora_bora_coach-high = Hohe Würfel können mehr, kleine passen fast überall. Spiel hohe früh, solange die Karte leer ist, und heb einen kleinen auf.
bora_bora_coach-material = Leg den Baustoff auf ein Feld, das ihn zeigt. Zwei nebeneinander tragen ein Bauplättchen: 10 Punkte in den ersten zwei Durchgängen.
bora_bora_coach-expand = Jede Hütte bringt den Ertrag des Gebiets und macht ein Feld für Mann oder Frau frei. Such Fische, die du bis zum Ende halten kannst.
bora_bora_coach-task = Eine Aufgabe bringt 6 Punkte: Wähl Würfel nach dem, was ihr fehlt. Am Ende des Durchgangs wertest du eine, oder du gibst eine ab.
bora_bora_coach-person = Nimm Mann oder Frau: Du kannst sie in jedem Durchgang nutzen. Gleiche Männer oder gleiche Frauen zählen zusammen, auch für Aufgaben.
bora_bora_coach-helper = Gib die Punkte einzeln aus; der Rest verfällt. Leute herunterzuschieben bringt Status oder Muscheln, bei jedem nur einmal.
bora_bora_coach-temple = Schick einen Priester so hoch wie möglich: Spätere schieben ihn hinab, und jeder, der noch dort steht, bringt in jedem Durchgang Punkte.
bora_bora_coach-gift = Götter brauchen Karte und Opfergabe: Nimm, wovon du weniger hast. Ein Statusschritt hilft dir, im nächsten Durchgang früh dran zu sein.
bora_bora_coach-god-card = Wähl eine Götterkarte. Blau erlaubt einen zu hohen Würfel, Weiß gibt einer Aktion den Wert 6: Die beiden retten schlechte Würfe.
bora_bora_coach-people = Du kannst jetzt Männer einer Art und Frauen einer Art nutzen. Zuerst die, die bringen, was einer Aufgabe fehlt; einfache Punkte erst danach.
bora_bora_coach-not-lower = Karten mit kleinem Würfel sind für dich jetzt zu. Wer im nächsten Durchgang beginnt, entscheidet der Status: wer auf der Leiste vorn ist.
bora_bora_coach-no-space = Leute brauchen ein Feld ohne Hütte. Breite dich aus, oder lass den Helfer eine Hütte aufs 12. Feld versetzen.
bora_bora_coach-build = Ein Bauplättchen bringt sofort Punkte, früh mehr als spät. Bedecke zwei Felder so, dass keines einzeln übrig bleibt.
bora_bora_coach-jewelry = Kauf Schmuck für Muscheln: Seine Punkte kommen am Ende, übrige Muscheln zählen nichts. Auch manche Aufgabe verlangt Schmuck.
bora_bora_coach-resolve = Weil du eine Aufgabe erfüllst, musst du eine werten. Sind es mehrere, werte zuerst die, die dir verloren gehen könnte.
bora_bora_coach-unmet = Keine Aufgabe ist erfüllt: Gib die ab, der am meisten fehlt. Ein gelber Gott, den du bezahlen kannst, ersetzt ein fehlendes Erfordernis.
bora_bora_coach-new-task = Nimm eine Aufgabe, die schon halb erfüllt ist. Was ohnehin zu deiner Sammlung passt, kostet dich nichts.
bora_bora_coach-red = Ein roter Gott wertet den Fisch des Gebiets sofort, und er bleibt fürs Ende liegen. Ab etwa 4 Punkten lohnt sich das.
bora_bora_coach-last = Letzter Durchgang: je 6 Punkte für einen vollen Zeremonienplatz, alle Leute, Hütten überall. Opfergaben, Karten, Baustoffe zählen nichts.
