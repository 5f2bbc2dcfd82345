# Die Lektion von Bora Bora. Zu jedem Schritt: sein Name, worum es geht, das Ziel, ein Tipp und was daraus wurde.

bora_bora_lesson-die-title = Einen Würfel legen, ein Gebiet besiedeln
bora_bora_lesson-die-intro = Ein Würfel muss kleiner sein als alle, die schon auf der Karte liegen; seine Zahl sagt, wie viel du darfst. Auf der Karte der Wege liegt Bens 3.
bora_bora_lesson-die-goal = Stell eine Hütte in ein neues Gebiet.
bora_bora_lesson-die-hint = Deine 5 ist nicht kleiner als 3, deine 2 schon. Leg sie auf Land/Wasser und geh nach n2 oder c1; diese Wege kosten höchstens 2.
bora_bora_lesson-die-done = Eine Hütte auf der Karte macht Platz für eine Person, und ihr Bauplatz bringt sofort etwas. Der nächste Würfel dort muss eine 1 sein: Kleine Würfel schließen eine Karte.
bora_bora_lesson-die-wrong-fished = Fischen geht mit jedem Würfel, bringt aber nur Punkte, hier 2. Deine 2 hätte dorthin gepasst, wo die 5 nicht liegen darf: auf die Karte der Wege.
bora_bora_lesson-die-wrong-other = Du hast keine neue Hütte. In ein anderes Gebiet kommst du nur über die Wege, und dort passt nur deine 2.

bora_bora_lesson-person-title = Leute, die zusammenpassen
bora_bora_lesson-person-intro = Leute kannst du in jedem Durchgang nutzen; Männer einer Art oder Frauen einer Art zählen zusammen. Deine Aufgabe will 2 Fährtensucher; einen hast du.
bora_bora_lesson-person-goal = Nimm mit der 4 einen zweiten Fährtensucher.
bora_bora_lesson-person-hint = Eine 4 reicht bis Platz 4, bei Frauen und Männern. Bei den Männern steht auf Platz 2 einer; • zeigt, wer bei einer Aufgabe hilft.
bora_bora_lesson-person-hint-plain = Eine 4 reicht bis Platz 4, bei Frauen und Männern. Bei den Männern steht auf Platz 2 einer; dabei steht, bei welcher Aufgabe er hilft.
bora_bora_lesson-person-done = Die Aufgabe ist erfüllt: 6 Punkte am Ende des Durchgangs, und zwei Fährtensucher gehen zusammen einen Weg bis 4. Bis Platz 6 käme die 4 mit einem weißen Gott.
bora_bora_lesson-person-wrong-stranger = Nützlich, aber kein Fährtensucher: Der Aufgabe fehlt noch einer, und verschiedene Leute zählen nicht zusammen. Such den Namen, den du schon hast.
bora_bora_lesson-person-wrong-other = Niemand ist zu dir gekommen. Leute gibt es auf der Karte Frau & Mann.

bora_bora_lesson-helper-title = Der Helfer hilft in kleinen Schritten
bora_bora_lesson-helper-intro = Jedes Auge ist ein Punkt zum Ausgeben. Für einen schiebst du eine Person herunter, einmal im Spiel: Eine Frau gibt dann so viele Muscheln, wie sie zeigt (◗).
bora_bora_lesson-helper-intro-plain = Jedes Auge ist ein Punkt zum Ausgeben. Für einen schiebst du eine Person herunter, einmal im Spiel: Eine Frau gibt dann so viele Muscheln, wie sie zeigt.
bora_bora_lesson-helper-goal = Hol dir mit der 3 insgesamt 4 Muscheln.
bora_bora_lesson-helper-hint = Leg die 3 auf den Helfer. Die Fährtensucherin sammelt 3 Muscheln, die Erzählerin 1, für je einen Punkt; einer bleibt dir noch.
bora_bora_lesson-helper-done = Für Muscheln gibt es am Ende des Durchgangs Schmuck, bis zu 9 Punkte das Stück. Herunterschieben kostet nur einen Punkt: Hier kann auch ein kleiner Würfel viel.
bora_bora_lesson-helper-wrong-spent = Das kostete 2 deiner 3 Punkte, und einer reicht nicht für beide Frauen. Muscheln gibt es für einen Punkt je Frau.
bora_bora_lesson-helper-wrong-other = Du hast weniger als 4 Muscheln. Beide Frauen zeigen welche, und beim Helfer sammelt jede für einen Punkt.

bora_bora_lesson-build-title = Bauen ohne Lücken
bora_bora_lesson-build-intro = Ein Bauplättchen deckt zwei Baustoffe nebeneinander. In den ersten beiden Durchgängen bringt es 10 Punkte, später weniger. Hier gibt es zwei Stellen dafür.
bora_bora_lesson-build-goal = Bau so, dass deine anderen vier Plättchen noch passen.
bora_bora_lesson-build-hint = Leg die 2 auf Bauen und überbau Platz 1 und 5. Sonst bleibt 1 in der Ecke allein, denn 2 ist schon überbaut.
bora_bora_lesson-build-done = 10 Punkte, und kein Feld ist verloren: Ein voller Zeremonienplatz bringt am Ende 6 dazu, alle sechs Bauplättchen noch einmal 6.
bora_bora_lesson-build-wrong-single = 10 Punkte, aber nun ist Platz 1 allein: Daneben ist nichts mehr frei, und eins deiner Plättchen passt nie mehr. „3/4“ in der Liste warnte davor.
bora_bora_lesson-build-wrong-other = Du hast nicht gebaut. Jede Zahl bringt gleich viel, also reicht deine 2 für die Karte Bauen.
bora_bora_lesson-build-wrong-single-plain = 10 Punkte, aber nun ist Platz 1 allein: Daneben ist nichts mehr frei, und eins deiner Plättchen passt nie mehr. „was“ und die Nummer warnten davor.

bora_bora_lesson-gods-title = Ein Gott bricht die Regel
bora_bora_lesson-gods-intro = Du könntest bauen, aber auf Bauen liegt eine 2, und du hast eine 4. Für eine Karte und eine Opfergabe erlaubt ein blauer Gott auch einen Würfel, der nicht kleiner ist.
bora_bora_lesson-gods-goal = Bau trotz der 2.
bora_bora_lesson-gods-hint = Leg die 4 auf Bauen: ❖ daneben ist der Preis, ein blauer Gott. Eine blaue Karte und eine Opfergabe hast du.
bora_bora_lesson-gods-hint-plain = Leg die 4 auf Bauen; die Möglichkeit nennt den Preis, einen blauen Gott. Eine blaue Karte und eine Opfergabe hast du.
bora_bora_lesson-gods-done = Eine Karte und eine Opfergabe für 10 Punkte. Heb dir beides für solche Momente auf; Weiß gibt einer Aktion den Wert 6, ein Hauptgott bezahlt jeden Gott.
bora_bora_lesson-gods-wrong-other = Du hast nicht gebaut, und deine Baustoffe müssen warten. Genau für so einen Würfel ist der blaue Gott da.

bora_bora_lesson-fish-title = Eine Opfergabe zur rechten Zeit
bora_bora_lesson-fish-intro = Gleich nach einer Hütte wertet ein roter Gott den Fisch des Gebiets, für eine Karte und eine Opfergabe. Du hast die rote Karte, aber keine Opfergabe.
bora_bora_lesson-fish-goal = Werte einen Fisch mit deinem roten Gott.
bora_bora_lesson-fish-hint = Der Ertrag kommt vor dem Gott, und eine Steppe bringt eine Opfergabe. Leg die 5 auf Land/Wasser; s2 hat einen Fisch zu 4, c2 einen zu 2.
bora_bora_lesson-fish-done = Die Steppe hat den Gott bezahlt. Der Fisch bleibt liegen: Am Ende des Spiels zählt er für den, der den Bauplatz hält.
bora_bora_lesson-fish-wrong-dry = Dieses Gebiet bringt keine Opfergabe, also konntest du den Gott nicht bezahlen. Such ✿ unter den erreichbaren Gebieten.
bora_bora_lesson-fish-wrong-dry-plain = Dieses Gebiet bringt keine Opfergabe, also konntest du den Gott nicht bezahlen. Such eine Steppe unter den erreichbaren Gebieten.
bora_bora_lesson-fish-wrong-other = Du hast keinen Fisch gewertet. Geh in eine Steppe und sag Ja zum roten Gott.

bora_bora_lesson-temple-title = Schieben im Tempel
bora_bora_lesson-temple-intro = Steht auf deinem Feld ein Priester, rückt er hinab, ebenso die unter ihm bis zur ersten Lücke. Wer die meisten hat, gewinnt den Hauptgott, bei Gleichstand der höchste. Ben hat zwei.
bora_bora_lesson-temple-goal = Stell einen Priester so, dass du den Hauptgott bekommst.
bora_bora_lesson-temple-hint = Bei je zweien entscheidet der höchste. Leg die 5 auf den Tempel und nimm Feld 5: Bens Priester rückt von dort auf 4.
bora_bora_lesson-temple-done = Je zwei, und deiner steht am höchsten: Bleibt es so bis zum Ende des Durchgangs, gehört der Hauptgott dir. Und jeder Priester bringt in jedem Durchgang Punkte.
bora_bora_lesson-temple-wrong-low = Je zwei, aber der höchste ist noch immer Bens auf 5. Die Liste sagt vorher, wer den Hauptgott bekäme.
bora_bora_lesson-temple-wrong-other = Noch steht einer deiner Priester gegen zwei von Ben. Mit der 5 darf einer auf jedes Feld bis 5.

bora_bora_lesson-people-title = Die richtige Reihenfolge
bora_bora_lesson-people-intro = Nach den Würfeln nutzt du eine Art Männer und eine Art Frauen. Ein Baumeister überbaut zwei Baustoffe nebeneinander, aber es liegt erst einer da.
bora_bora_lesson-people-goal = Bau mit deinem Baumeister.
bora_bora_lesson-people-hint = Erst die Sammlerin: Nimm Holz oder Sand und leg es neben den Stein auf Platz 6, etwa Holz auf 5. Dann kann der Baumeister bauen.
bora_bora_lesson-people-done = 10 Punkte ganz ohne Würfel. Leute sind wie ein Würfel, den du in jedem Durchgang hast: Nimm solche, die einander zuarbeiten.
bora_bora_lesson-people-wrong-points = Deine Männer haben Punkte geholt, und je Durchgang darf es nur eine Art sein: Der Baumeister muss warten.
bora_bora_lesson-people-wrong-apart = Er liegt nicht neben dem Stein auf Platz 6, also kann nichts gebaut werden. Die Liste sagt bei jedem Feld, ob es neben einem Baustoff liegt.
bora_bora_lesson-people-wrong-other = Dein Zug ging ohne Bau zu Ende. Nutze erst die Sammlerin und leg ihren Baustoff neben Platz 6, dann den Baumeister.

bora_bora_lesson-plan-title = Hol dir das Armband von Durchgang 2
bora_bora_lesson-plan-intro = Ein Würfel bleibt. Am Ende des Durchgangs kauft zuerst, wer auf der Statusleiste vorn ist. Das Armband kostet 3 Muscheln: Du hast 1, Ben hat 4, und er ist vorn.
bora_bora_lesson-plan-goal = Kauf das Armband vor Ben.
bora_bora_lesson-plan-hint = Leg die 2 auf den Helfer: ein Punkt für die 2 Muscheln der Frau, einer für die 2 Statusschritte des Mannes. Dann kauf.
bora_bora_lesson-plan-done = Muscheln, Status und ein kleiner Würfel zusammen: Das ist ein Plan. Sieh zuerst auf das Ende des Durchgangs und wähl danach die Würfel.
bora_bora_lesson-plan-wrong-late = Die Muscheln hattest du, aber Ben war auf der Statusleiste weiter und kauft zuerst. Mit dem tätowierten Mann wärst du an ihm vorbei.
bora_bora_lesson-plan-wrong-poor = Als du kaufen durftest, fehlten dir Muscheln. Beim Helfer gibt die Frau für einen Punkt 2.
bora_bora_lesson-plan-wrong-declined = Du hattest die Muscheln und die erste Wahl, hast aber nicht gekauft. Muscheln, die am Ende des Spiels übrig sind, bringen nichts.
bora_bora_lesson-plan-wrong-other = Das Armband hast du nicht. Es kostet 3 Muscheln, und auf der Statusleiste musst du weiter sein als Ben: Der Helfer bringt beides.
bora_bora_lesson-round-title = Ein ganzer Durchgang
bora_bora_lesson-round-intro = Ein Durchgang: Ben und du legt abwechselnd drei Würfel, dann nutzt ihr Leute; dann folgen Status, Tempel, Schmuck und eine Aufgabe. Deine erste will 2 Fährtensucher.
bora_bora_lesson-round-goal = Spiel den Durchgang zu Ende und werte eine Aufgabe.
bora_bora_lesson-round-hint = Leg die 4 auf Frau & Mann: Der zweite Fährtensucher steht auf Platz 2. Die anderen Würfel wählst du; ein Priester im Tempel lohnt sich jeden Durchgang. Dann nutze die Leute.
bora_bora_lesson-round-done = Würfel, Leute, dann Status, Tempel, Schmuck und eine Aufgabe: Sechs solche Durchgänge sind ein Spiel. Dieser brachte dir { $points } Punkte. Sieh zuerst auf die Aufgaben und wähl danach die Würfel.
bora_bora_lesson-round-wrong-other = Der Durchgang ist um, und du musstest eine Aufgabe ohne Punkte abgeben. Eine der drei sollte dann erfüllt sein: Mit einem zweiten Fährtensucher ist es die erste.
