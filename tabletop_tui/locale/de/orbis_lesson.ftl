# Die Lektion von Orbis. Zu jedem Schritt: sein Name, worum es geht, das Ziel, ein Tipp und was daraus wurde.

orbis_lesson-take-title = Eine Landschaft nehmen
orbis_lesson-take-intro = In jedem Zug nimmst du ein Plättchen. Was nichts kostet, gehört dir sofort; die grünen Worte sagen, was es dir gibt.
orbis_lesson-take-intro-plain = In jedem Zug nimmst du ein Plättchen. Was nichts kostet, gehört dir sofort; eine Bekehrung gibt Anhänger, und „was 2“ sagt, wie viele es bei der Möglichkeit 2 sind.
orbis_lesson-take-goal = Beende deinen Zug mit 2 Anhängern.
orbis_lesson-take-hint = Nimm die 2: Sie kostet nichts und gibt dir 2 blaue Anhänger. Bezahle dann nichts; für die erste Landschaft gibt es nur einen Platz.
orbis_lesson-take-done = Du hast 2 blaue Anhänger zum Bezahlen und eine Landschaft, auf der du bauen kannst. Sieh dir 1, 3 und 5 an: Deine Landschaft hat auf jede einen gelben Anhänger gestellt.
orbis_lesson-take-wrong-wild = Sie liegt auf dem Rücken, als Wildnis: keine Gabe und ein Punkt weniger. Du konntest oder wolltest nicht bezahlen; eine rote −1 warnt davor.
orbis_lesson-take-wrong-god = Eine Gottheit gibt dir hier keine Anhänger. Du nimmst nur einmal im Spiel eine, und später weißt du besser, welche.
orbis_lesson-take-wrong-other = Du hast weniger als 2: Ein +1 neben dem Namen gibt nur einen Anhänger. Suche ein +2.

orbis_lesson-pay-title = Andere bezahlen lassen
orbis_lesson-pay-intro = Du hast nichts, aber auf manchen Landschaften stehen Anhänger. Du sammelst sie mit der Landschaft ein, noch bevor du bezahlst.
orbis_lesson-pay-goal = Hole 1 Punkt mit einem Heiligen Felsen.
orbis_lesson-pay-hint = Nimm die 5: Der blaue Anhänger darauf bezahlt jede Farbe (✱). Bezahle und lege sie links oder rechts neben deine Landschaft.
orbis_lesson-pay-done = Der Anhänger, der dort stand, hat für dich bezahlt. Sieh also zuerst auf die unterste Zeile der Plättchen: Manche Landschaft bringt ihren Preis mit.
orbis_lesson-pay-wrong-empty = Auf diesem Heiligen Felsen steht niemand und du hast nichts, also wurde er zur Wildnis. Nimm den, auf dem ein Anhänger steht.
orbis_lesson-pay-wrong-wild = Du hast die Landschaft umgedreht: Eine Wildnis kostet nichts, bringt aber keinen Punkt, sondern nimmt dir einen. Bezahle sie.
orbis_lesson-pay-wrong-other = Diese Landschaft bringt keine Punkte. Ein Heiliger Felsen zählt 1 ohne Bedingung, aber er muss bezahlt werden.
