# Die Lektion von Orbis. Zu jedem Schritt: sein Name, worum es geht, das Ziel, ein Tipp und was daraus wurde.

orbis_lesson-take-title = Eine Landschaft nehmen
orbis_lesson-take-intro = In jedem Zug nimmst du ein Plättchen: mit seiner Zahl, das markierte mit Enter. Was nichts kostet, gehört dir sofort; die grünen Worte sagen, was es gibt.
orbis_lesson-take-intro-plain = In jedem Zug nimmst du ein Plättchen. Was nichts kostet, gehört dir sofort; eine Bekehrung gibt Anhänger, und „was 2“ sagt, wie viele es bei der Möglichkeit 2 sind.
orbis_lesson-take-goal = Beende deinen Zug mit 2 Anhängern.
orbis_lesson-take-hint = Nimm die 2: Sie kostet nichts und gibt dir 2 blaue Anhänger. Bezahle dann nichts; für die erste Landschaft gibt es nur einen Platz.
orbis_lesson-take-done = Du hast 2 Anhänger ({ $gift ->
    [yellow] gelb
    [green] grün
    [blue] blau
    [red] rot
   *[white] weiß
}) zum Bezahlen und eine Landschaft, auf der du bauen kannst. Sieh dir die Plättchen neben ihrem Platz an: Auf jedem der { $fed } steht nun ein Anhänger ihrer Farbe, { $own ->
    [yellow] gelb
    [green] grün
    [blue] blau
    [red] rot
   *[white] weiß
}.
orbis_lesson-take-wrong-wild = Du hast sie umgedreht, obwohl sie nichts kostet: Eine Wildnis gibt keine Anhänger und kostet dich einen Punkt. Lass sie offen liegen.
orbis_lesson-take-wrong-god = Eine Gottheit gibt dir hier keine Anhänger. Du nimmst nur einmal im Spiel eine, und später weißt du besser, welche.
orbis_lesson-take-wrong-other = Du hast weniger als 2: Ein +1 neben dem Namen gibt nur einen Anhänger. Suche ein +2.
orbis_lesson-take-wrong-poor = Du hast nichts, und auf ihr stand nichts, also konntest du nicht bezahlen: Sie liegt verdeckt, als Wildnis, und kostet dich einen Punkt. Eine rote −1 warnt davor.
orbis_lesson-take-wrong-poor-plain = Du hast nichts, und auf ihr stand nichts, also konntest du nicht bezahlen: Sie liegt verdeckt, als Wildnis, und kostet dich einen Punkt. „was“ und ihre Nummer warnen davor.

orbis_lesson-pay-title = Andere bezahlen lassen
orbis_lesson-pay-intro = Du hast nichts, aber auf manchen Landschaften stehen Anhänger. Du sammelst sie mit der Landschaft ein, noch bevor du bezahlst.
orbis_lesson-pay-intro-plain = Du hast nichts, aber auf manchen Landschaften stehen Anhänger („brett“ sagt, auf welchen). Du sammelst sie mit der Landschaft ein, noch bevor du bezahlst.
orbis_lesson-pay-goal = Hole 1 Punkt (SP) mit einem Heiligen Felsen.
orbis_lesson-pay-hint = Nimm die 5: Der blaue Anhänger darauf bezahlt jede Farbe (✱). Bezahle und lege sie links oder rechts neben deine Landschaft.
orbis_lesson-pay-done = Der Anhänger, der dort stand, hat für dich bezahlt. Sieh also zuerst auf die unterste Zeile der Plättchen: Manche Landschaft bringt ihren Preis mit.
orbis_lesson-pay-wrong-empty = Du hast nichts, und was auf dieser Landschaft steht, bezahlt sie nicht; also wurde sie zur Wildnis. Nimm einen Heiligen Felsen, auf dem ein Anhänger steht.
orbis_lesson-pay-wrong-wild = Du hast die Landschaft umgedreht: Eine Wildnis kostet nichts, nimmt dir aber einen Punkt. Bezahle für einen Heiligen Felsen.
orbis_lesson-pay-wrong-other = Diese Landschaft bringt keine Punkte. Ein Heiliger Felsen bringt 1 Punkt ohne Bedingung, muss aber bezahlt werden.
orbis_lesson-pay-wrong-god = Eine Gottheit ist kein Heiliger Felsen. Du nimmst nur einmal im Spiel eine, und hier geht es um Landschaften, die ihren Preis mitbringen.

orbis_lesson-feed-title = Jede Landschaft nährt ihre Nachbarn
orbis_lesson-feed-intro = Eine Landschaft, die du nimmst, stellt auf jedes Plättchen neben ihr einen Anhänger ihrer Farbe. Du hast Blau und Weiß; der Wald auf 5 kostet auch einen grünen.
orbis_lesson-feed-goal = Bringe einen grünen Anhänger auf den Wald auf 5.
orbis_lesson-feed-hint = Nimm die 4: Sie ist grün, kostet nichts und liegt neben der 5. Die grüne Landschaft auf 9 berührt nur 6 und 8.
orbis_lesson-feed-done = Der grüne Anhänger, den der Wald kostet, steht jetzt auf ihm. Aber der Nächste kann ihn vor dir nehmen: Was du in die Auslage stellst, ist für alle da. Nähre also, was du willst und andere nicht brauchen können.
orbis_lesson-feed-wrong-forest = Du hast den Wald selbst genommen: Noch stand nichts Grünes darauf, und seine eigenen Anhänger kommen auf die Nachbarn. Nähre ihn erst, von nebenan.
orbis_lesson-feed-wrong-corner = Sie ist grün, aber aus der Ecke nährt sie nur 6 und 8. Nachbarn liegen darüber, darunter, links oder rechts, nie schräg.
orbis_lesson-feed-wrong-other = Auf die 5 kam kein grüner Anhänger. Nur eine grüne Landschaft neben der 5 stellt einen dorthin.

orbis_lesson-lay-title = Was darunter liegt
orbis_lesson-lay-intro = Über der untersten Ebene braucht eine Landschaft ihre eigene Farbe unter sich. Eine Bewässerung (blau) zählt nur, wenn unter ihr auch die Farbe liegt, die sie bewässert: hier Gelb.
orbis_lesson-lay-intro-plain = Über der untersten Ebene braucht eine Landschaft ihre eigene Farbe unter sich. Eine Bewässerung (blau) zählt nur, wenn auch Gelb unter ihr liegt; „brett“ zeigt deine Welt.
orbis_lesson-lay-goal = Hole 2 Punkte mit der Bewässerung auf 5.
orbis_lesson-lay-hint = Nimm die 5 und bezahle. Von den vier blauen Plätzen ruht nur der ganz links auf Blau und Gelb; dort steht +2.
orbis_lesson-lay-done = Blau darunter lässt sie dort liegen, durch Gelb darunter zählt sie. Achte also auf der untersten Ebene darauf, welche Farben nebeneinander liegen: Du baust auf Paaren.
orbis_lesson-lay-wrong-dry = Unter ihr liegt Blau, also darf sie hier liegen, aber kein Gelb: Sie zählt nie. Such den Platz zwischen Gelb und Blau.
orbis_lesson-lay-wrong-wild = Als Wildnis bringt sie nichts und kostet dich einen Punkt. Du hast, was sie kostet, und es gibt einen guten Platz für sie.
orbis_lesson-lay-wrong-other = Du hast die Bewässerung auf 5 nicht genommen. Nimm sie, bezahle Gelb und Blau und lege sie dorthin, wo +2 steht.
orbis_lesson-lay-wrong-other-plain = Du hast die Bewässerung auf 5 nicht genommen. Nimm sie, bezahle Gelb und Blau und lege sie zwischen beide.

orbis_lesson-forest-title = Ein Wald zählt seine Nachbarn
orbis_lesson-forest-intro = Einen Wald berühren bis zu sechs Landschaften. Er zählt am Ende, wenn genug davon seine Farben haben: Der auf 3 braucht drei grüne oder blaue.
orbis_lesson-forest-intro-plain = Einen Wald berühren bis zu sechs Landschaften. Er zählt am Ende, wenn genug davon seine Farben haben: Der auf 3 braucht drei grüne oder blaue. „brett“ zeigt deine Welt.
orbis_lesson-forest-goal = Lege den Wald auf 3 so, dass er 3 Punkte bringt.
orbis_lesson-forest-hint = Nimm die 3, bezahle und lege ihn auf Ebene 2 ganz nach links: Dort berührt er Grün und Blau unter sich und die blaue Bewässerung rechts.
orbis_lesson-forest-done = Drei Nachbarn, drei Punkte. Ein Wald darf bis zum Ende auf seine Nachbarn warten, und eine Wildnis zählt als jede Farbe.
orbis_lesson-forest-wrong-few = Hier hat er weniger als drei grüne oder blaue Nachbarn (der Plan sagt, wie viele). Sie könnten noch kommen, aber an einem Platz sind alle drei schon da.
orbis_lesson-forest-wrong-wild = Umgedreht ist er eine Wildnis: −1 statt 3. Du hast Grün, Blau und Weiß, genau was er kostet.
orbis_lesson-forest-wrong-other = Das war nicht der Wald auf 3. Er kostet Grün, Blau und Weiß, und all das hattest du.

orbis_lesson-temple-title = Tauschen und einen Tempel gewinnen
orbis_lesson-temple-intro = Am Ende gewinnt den großen Tempel, wer die meisten Kultstätten (✦) hat: Ben hat eine, du keine. Jederzeit in deinem Zug tauschst du 3 Anhänger einer Farbe gegen einen einer anderen.
orbis_lesson-temple-goal = Nimm Ben den Tempel 7 ab.
orbis_lesson-temple-hint = Tausche mit x 3 rote gegen einen weißen Anhänger. Dann ist die Kultstätte auf 2 mit Weiß, Rot und Grün bezahlt.
orbis_lesson-temple-hint-plain = Tausche 3 rote gegen einen weißen Anhänger: Das steht am Ende der Liste. Dann ist die Kultstätte auf 2 mit Weiß, Rot und Grün bezahlt.
orbis_lesson-temple-done = Zwei ✦ schlagen eine, und der Tempel 7 kommt zu dir: Keine einzelne Landschaft bringt so viel. Oft genügen zwei oder drei, wenn du auf die anderen achtest.
orbis_lesson-temple-wrong-traded = Du hast einen blauen Anhänger bekommen, aber die Kultstätte mit zwei ✦ kostet einen weißen. Drei rote sind ein hoher Preis für eine Farbe, die du nicht brauchst.
orbis_lesson-temple-wrong-wild = Eine Wildnis hat keine ✦, und zum Bezahlen fehlte dir ein weißer Anhänger. Tausche erst drei rote gegen ihn, dann nimm die Kultstätte.
orbis_lesson-temple-wrong-other = Du hast nicht mehr ✦ als Ben, also bleibt der Tempel 7 bei ihm. Die Landschaft auf 2 hat zwei davon.
orbis_lesson-temple-wrong-turned = Du konntest die Kultstätte bezahlen, hast sie aber umgedreht: Eine Wildnis hat keine ✦ und kostet dich einen Punkt. Bezahle Weiß, Rot und einen beliebigen.

orbis_lesson-volcano-title = Einen Vulkan ausbrechen lassen
orbis_lesson-volcano-intro = Ein Vulkan zählt, wenn du beim Legen die verlangten Anhänger aus der Auslage entfernst, auch eben erschaffene. Den gelben auf 1 brauchst du selbst.
orbis_lesson-volcano-goal = Werte den Vulkan auf 9, aber lass Gelb auf der 1.
orbis_lesson-volcano-hint = Nimm die 9, bezahle und lass sie ausbrechen. Dann entferne die drei roten Anhänger auf 2, 6 und 8: Zwei davon hast du selbst dorthin gestellt.
orbis_lesson-volcano-done = Drei Punkte, und dein gelber Anhänger wartet noch auf dem Dorf. Ein Vulkan ist auch eine Waffe: Was brennt, kann der Nächste nicht einsammeln.
orbis_lesson-volcano-wrong-burnt = Du hast den gelben Anhänger entfernt, den du als Nächstes einsammeln wolltest. Drei rote waren auch da.
orbis_lesson-volcano-wrong-declined = Ohne Ausbruch zählt er nie. Jetzt oder gar nicht.
orbis_lesson-volcano-wrong-wild = Eine Wildnis bricht nicht aus. Du hast genau, was der Vulkan kostet: Gelb, Rot und einen beliebigen.
orbis_lesson-volcano-wrong-other = Das war nicht der Vulkan auf 9. Er hätte 3 Punkte gebracht, und du hattest, was er kostet.

orbis_lesson-village-title = Anhänger für Punkte geben
orbis_lesson-village-intro = Anhänger bringen am Ende keine Punkte. Ein Dorf macht Punkte aus ihnen: Bezahle es und gib danach so viele ab, wie es verlangt.
orbis_lesson-village-goal = Hole 4 Punkte mit dem Dorf auf 4.
orbis_lesson-village-hint = Nimm die 4, bezahle Gelb und Weiß, lege es und gib die drei Anhänger, die übrig sind.
orbis_lesson-village-done = Aus fünf Anhängern wurden 4 Punkte. Hebe dir welche für ein Dorf auf, und gib bis zum Ende des Spiels alle aus.
orbis_lesson-village-wrong-declined = Du hast drei Anhänger behalten, und das Dorf zählt nie mehr. Anhänger zählen am Ende nur bei Gleichstand: Gib sie her.
orbis_lesson-village-wrong-wild = Eine Wildnis verlangt nichts und kostet dich einen Punkt. Du hast genug, um das Dorf zu bezahlen und noch drei zu geben.
orbis_lesson-village-wrong-other = Das war nicht das Dorf auf 4. Es bringt 4 Punkte, und du hattest alles, was es braucht.

orbis_lesson-god-title = Die richtige Gottheit
orbis_lesson-god-intro = Einmal im Spiel nimmst du statt einer Landschaft eine Gottheit. Die Hälfte zählt nur, wenn du von etwas am meisten oder am wenigsten hast: Vergleiche dich mit Ben.
orbis_lesson-god-goal = Nimm eine Gottheit, die dir jetzt 3 Punkte bringt.
orbis_lesson-god-hint = Ben hat eine Wildnis, du keine: Der Gott der Technologie belohnt, wer am wenigsten hat.
orbis_lesson-god-done = 3 Punkte, solange Ben nicht weniger hat als du: Gleichstand genügt. Nimm eine Gottheit, wenn die Auslage wenig bietet, oder bevor ein anderer deine nimmt.
orbis_lesson-god-wrong-most = Die Göttin der Natur belohnt, wer die meisten Wälder hat, die zählen. Ben hat einen und du keinen, also bringt sie dir nichts.
orbis_lesson-god-wrong-love = Die Göttin der Liebe bringt 5 Anhänger, aber nur 1 Punkt. Früh im Spiel ist das gut; hier willst du 3 Punkte.
orbis_lesson-god-wrong-other = Du hast eine Landschaft genommen. Die Gottheiten liegen unter der Auslage; ihre Ecke sagt, was sie dir brächten.
orbis_lesson-god-wrong-other-plain = Du hast eine Landschaft genommen. Die Gottheiten stehen in der Liste nach den Landschaften; „was“ und eine Nummer sagen, was sie dir brächte.

orbis_lesson-plan-title = Ein Plan für zwei Züge
orbis_lesson-plan-intro = Du hast nichts. Die Bewässerung auf 5 kostet Gelb und Blau, und um zu zählen, muss sie auf Blau und Gelb liegen. Dein erster Zug bereitet all das vor.
orbis_lesson-plan-goal = Werte in deinem zweiten Zug die Bewässerung auf 5.
orbis_lesson-plan-hint = Nimm die 2: Sie nährt die 5 mit Gelb und gibt dir 2 blaue. Lege sie rechts neben deine blaue Landschaft; nimm dann die 5 und lege sie auf beide.
orbis_lesson-plan-done = Deine erste Landschaft hat die zweite bezahlt, ihr den Platz bereitet und sie zählen lassen: So greifen gute Züge in Orbis ineinander. Du bist bereit für eine Partie.
orbis_lesson-plan-wrong-early = Noch konntest du sie nicht bezahlen, also wurde sie zur Wildnis. Nimm erst, was dir Gelb und Blau bringt.
orbis_lesson-plan-wrong-side = Die richtige Landschaft auf der falschen Seite: Hier liegt sie neben Rot, also ruht kein Platz darüber auf Blau und Gelb.
orbis_lesson-plan-wrong-dry = Dort kann sie nicht zählen: Sie braucht Blau und Gelb unter sich. Lege sie auf Ebene 2, auf diese beiden Farben.
orbis_lesson-plan-wrong-other = Zwei Züge sind vorbei, und die Bewässerung zählt nicht. Eine Landschaft bereitet alles vor: Sie stellt Gelb auf die 5, gibt dir zwei blaue Anhänger und liegt neben deiner blauen.
