# Was der Begleiter im ersten Spiel Bora Bora sagt: was zu tun ist und warum.

bora_bora_coach-hut = Stell deine erste Hütte auf. Den Ertrag ihres Bauplatzes bekommst du sofort, und von hier aus breitest du dich über die Wege aus.
bora_bora_coach-die = Leg einen Würfel auf eine Karte und führ ihre Aktion aus: Die Zahl sagt, wie viel du darfst. Er muss kleiner sein als jeder, der schon da liegt.
bora_bora_coach-high = Hohe Würfel können mehr, kleine passen fast überall. Spiel hohe früh, solange die Karte leer ist, und heb einen kleinen auf.
bora_bora_coach-material = Leg den Baustoff auf deinen Zeremonienplatz, auf ein freies Feld, das ihn zeigt. Zwei nebeneinander tragen ein Bauplättchen, und das bringt in den ersten zwei Durchgängen 10 Punkte.
bora_bora_coach-expand = Jede neue Hütte bringt den Ertrag des Gebiets, und ihr Feld wird frei für einen Mann oder eine Frau. Such dir Fische, die du bis zum Ende halten kannst.
bora_bora_coach-task = Am Ende jedes Durchgangs wertest du eine von drei Aufgaben, oder du gibst eine ohne Punkte ab. Wähl Würfel nach dem, was einer noch fehlt: Sie bringt 6 Punkte.
bora_bora_coach-person = Nimm einen Mann oder eine Frau: Du kannst sie in jedem Durchgang nutzen. Männer einer Art oder Frauen einer Art zählen zusammen, und auch Aufgaben verlangen sie.
bora_bora_coach-helper = Gib die Punkte einzeln aus; der Rest verfällt. Leute herunterzuschieben bringt Status oder Muscheln, bei jedem nur einmal.
bora_bora_coach-temple = Schick einen Priester so hoch wie möglich: Spätere schieben ihn hinab, und jeder, der noch dort steht, bringt in jedem Durchgang Punkte.
bora_bora_coach-gift = Götter brauchen Karte und Opfergabe. Nimm, wovon du weniger hast, dann einen Statusschritt, wenn du im nächsten Durchgang früh dran sein willst.
bora_bora_coach-god-card = Wähl eine Götterkarte. Blau erlaubt einen Würfel, der nicht kleiner ist, Weiß gibt einer Aktion den Wert 6: Die beiden retten schlechte Würfe.
bora_bora_coach-people = Du kannst jetzt Männer einer Art und Frauen einer Art nutzen. Zuerst die, die bringen, was einer Aufgabe fehlt; einfache Punkte erst danach.
bora_bora_coach-not-lower = Karten mit kleinem Würfel sind für dich jetzt zu. Wer im nächsten Durchgang beginnt, entscheidet der Status: wer auf der Leiste vorn ist.
bora_bora_coach-no-space = Leute brauchen ein Feld ohne Hütte. Breite dich aus, oder lass den Helfer eine Hütte aufs 12. Feld versetzen.
bora_bora_coach-build = Ein Bauplättchen bringt sofort Punkte, früh mehr als spät. Bedecke zwei Felder so, dass keines einzeln übrig bleibt.
bora_bora_coach-jewelry = Kauf Schmuck für Muscheln: Seine Punkte kommen am Ende, übrige Muscheln zählen nichts. Auch manche Aufgabe verlangt Schmuck.
bora_bora_coach-resolve = Weil du eine Aufgabe erfüllst, musst du eine werten. Sind es mehrere, werte zuerst die, die dir verloren gehen könnte.
bora_bora_coach-unmet = Keine Aufgabe ist erfüllt: Gib die ab, der am meisten fehlt. Ein gelber Gott, den du bezahlen kannst, ersetzt ein fehlendes Erfordernis.
bora_bora_coach-new-task = Nimm eine Aufgabe, die schon halb erfüllt ist. Was ohnehin zu deiner Sammlung passt, kostet dich nichts.
bora_bora_coach-red = Ein roter Gott wertet den Fisch des Gebiets sofort, und er bleibt fürs Ende liegen. Ab etwa 4 Punkten lohnt sich das.
bora_bora_coach-last = Der letzte Durchgang: Je sechs Punkte gibt es für einen vollen Zeremonienplatz, alle Leute und Hütten überall. Übrige Opfergaben, Karten und Baustoffe zählen nichts.
