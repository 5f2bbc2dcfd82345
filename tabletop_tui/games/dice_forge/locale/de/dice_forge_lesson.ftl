# Die Lektion von Dice Forge. Zu jedem Schritt: Name, worum es geht, das Ziel, ein Tipp und was daraus wurde.

dice_forge_lesson-forge-title = Ein besserer Würfel
dice_forge_lesson-forge-intro = Zu Beginn jedes Zuges werfen alle ihre Würfel und behalten, was sie zeigen. Mit Gold schmiedest du bessere Seiten auf deine.
dice_forge_lesson-forge-goal = Schmiede eine Seite, die mindestens 4 Gold gibt, über eine mit 1 Gold.
dice_forge_lesson-forge-hint = Lass würfeln, kaufe 6 Gold und lege es auf den hellen Würfel über 1 Gold. Das bringt fast 1 Gold mehr je Wurf.
dice_forge_lesson-forge-done = Diese Seite fällt im Schnitt bei jedem sechsten Wurf, und du würfelst auch in den Zügen der anderen: zu dritt in 10 Runden 30-mal. Schmiede also früh.
dice_forge_lesson-forge-wrong-rare = Da lag kein 1 Gold: Splitter und Ruhm sind seltener als Gold. Decke ein 1 Gold zu, davon hast du genug.
dice_forge_lesson-forge-wrong-other = Dein Zug ist vorbei, und keine Seite mit 4 oder mehr Gold liegt auf deinen Würfeln. Schau auf die Preise im Heiligtum: Eine kannst du bezahlen.

dice_forge_lesson-two-title = Zwei Seiten in einem Zug
dice_forge_lesson-two-intro = Eine Aktion darf mehrere Seiten schmieden, alle verschieden. Karten kosten Splitter: Du brauchst Seiten, die welche geben.
dice_forge_lesson-two-goal = Schmiede in diesem Zug einen Mond- und einen Sonnensplitter, jeweils über 1 Gold.
dice_forge_lesson-two-hint = Kaufe 1 Mondsplitter für 2 Gold, dann 1 Sonnensplitter für 3. Lass den Ruhm (grün) und das 3 Gold liegen.
dice_forge_lesson-two-hint-plain = Kaufe 1 Mondsplitter für 2 Gold, dann 1 Sonnensplitter für 3. Lass 2 Ruhm und 3 Gold liegen.
dice_forge_lesson-two-done = Zwei Seiten für 5 Gold, und nun würfelst du Splitter beider Arten. Gold bleibt dir, solange dein Vorrat nicht voll ist; Geschmiedetes wirkt ab dem nächsten Wurf.
dice_forge_lesson-two-wrong-covered = Da lag eine Seite, die mehr wert war als 1 Gold. Die Änderung je Wurf sagt, was du gewinnst und was du aufgibst.
dice_forge_lesson-two-wrong-covered-plain = Da lag eine Seite, die mehr wert war als 1 Gold. Die Liste nennt die Seite, die weicht: Gib beide Male ein 1 Gold auf.
dice_forge_lesson-two-wrong-other = Dein Zug endete ohne beide. 2 Gold für den Mond- und 3 für den Sonnensplitter sind 5 deiner 6: Eine teurere Seite verbraucht, was die zweite kostet.

dice_forge_lesson-card-title = Eine Karte für jeden Zug
dice_forge_lesson-card-intro = Eine Heldentat nimmt eine Karte für Splitter. Karten mit ↻ wirken zu Beginn jedes deiner Züge, die anderen nur einmal.
dice_forge_lesson-card-intro-plain = Eine Heldentat nimmt eine Karte für Splitter. Verstärkungen wirken zu Beginn jedes deiner Züge, die anderen nur einmal.
dice_forge_lesson-card-goal = Nimm eine Karte, die dir in jedem Zug etwas gibt und beim Benutzen nichts kostet.
dice_forge_lesson-card-hint = Die Eule kostet 2 Sonnensplitter: 4 Ruhm sofort und in jedem Zug ein Gold oder ein Splitter deiner Wahl.
dice_forge_lesson-card-done = Die Eule gibt dir in jedem Zug, der noch kommt, ein Gold oder einen Splitter nach Wahl: Je früher du sie nimmst, desto mehr lohnt sie sich.
dice_forge_lesson-card-wrong-elder = Der Älteste wirkt jeden Zug, verlangt aber jedes Mal 3 Gold, und du hast 1. Gut für alle, die viel Gold würfeln.
dice_forge_lesson-card-wrong-once = Diese Karte gibt einmal etwas oder gar nichts. Suche eine, die in jedem Zug wirkt.
dice_forge_lesson-card-wrong-other = Dein Zug ist ohne Karte vorbei. Du hast 2 Sonnensplitter: Schau auf den Inseln, was sie bezahlen.

dice_forge_lesson-portal-title = Keine Hilfe für andere
dice_forge_lesson-portal-intro = Eine Heldentat bringt deinen Helden ans Portal der Insel. Wer dort steht, muss nach Hause und wirft sofort beide Würfel.
dice_forge_lesson-portal-goal = Nimm eine Karte, ohne dass jemand dafür würfeln darf.
dice_forge_lesson-portal-hint = Die Geister kosten 1 Sonnensplitter, und ihr Portal ist frei. Sie bringen auch gleich 3 Gold und 3 Mondsplitter.
dice_forge_lesson-portal-done = Niemand durfte würfeln; wer an Portalen steht, sagt auch die Liste. { $moon ->
    [one] Du hast nun 1 Mondsplitter; mit 4 nimmst du den Fährmann.
   *[other] Du hast nun { $moon } Mondsplitter; mit 4 nimmst du den Fährmann.
}
dice_forge_lesson-portal-wrong-ousts = Du hast jemanden verdrängt und beiden guten Würfeln einen Wurf geschenkt. Am Portal von Hammer und Truhe stand ein Held; ein anderes war frei.
dice_forge_lesson-portal-wrong-other = Dein Zug ist ohne Karte vorbei, obwohl du Splitter für eine hattest.

dice_forge_lesson-owl-title = Ein Splitter fehlt
dice_forge_lesson-owl-intro = Vor der Aktion wirken deine Karten mit ↻. Du hast die Eule, 3 Sonnen- und 3 Mondsplitter.
dice_forge_lesson-owl-intro-plain = Vor der Aktion wirken deine Verstärkungen. Du hast die Eule, 3 Sonnen- und 3 Mondsplitter.
dice_forge_lesson-owl-goal = Gewinne in diesem Zug 14 Ruhm.
dice_forge_lesson-owl-hint = Die Gorgone zählt 14 Ruhm und kostet 4 Sonnensplitter: Den vierten gibt dir die Eule.
dice_forge_lesson-owl-done = Überlege erst, was du nehmen willst; dann bringt die Eule, was dafür fehlt. Karten, die nur zählen, kommen spät im Spiel.
dice_forge_lesson-owl-wrong-moon = Mit dem, was die Eule gab, ist keine Karte mit 14 Ruhm zu bezahlen: Der Fährmann bringt 12. Suche zuerst die 14 auf den Inseln.
dice_forge_lesson-owl-wrong-unused = Du hast die Eule nicht benutzt; 3 Splitter bezahlen keine Karte mit 14 Ruhm. Karten mit ↻ wirken nur vor der Aktion.
dice_forge_lesson-owl-wrong-unused-plain = Du hast die Eule nicht benutzt; 3 Splitter bezahlen keine Karte mit 14 Ruhm. Verstärkungen wirken nur vor der Aktion.
dice_forge_lesson-owl-wrong-other = Der vierte Sonnensplitter war da, aber die Karte, die er bezahlt, hast du nicht genommen.

dice_forge_lesson-hammer-title = Gold für den Hammer
dice_forge_lesson-hammer-intro = Gold, das du bekommst, darf auf den Hammer: Schritt 15 bringt 10 Ruhm. Dein Vorrat fasst 12, mehr geht verloren.
dice_forge_lesson-hammer-goal = Hol die 10 Ruhm und schmiede im selben Zug eine Seite für 12 Gold.
dice_forge_lesson-hammer-hint = Der Wurf bringt 6 Gold. Leg 3 auf den Hammer: Das ist Schritt 15, und mit den anderen 3 hast du 12 zum Schmieden.
dice_forge_lesson-hammer-done = Der Hammer nahm, was verloren wäre, und brachte 10 Ruhm. „Gerade genug“ in der Liste beantwortet solche Fragen bis zum Ende des Spiels.
dice_forge_lesson-hammer-done-plain = Der Hammer nahm, was verloren wäre, und brachte 10 Ruhm. Gib ihm immer, was im Vorrat keinen Platz hat.
dice_forge_lesson-hammer-wrong-lost = Ein Teil des Goldes hatte im Vorrat keinen Platz und ist verloren. Für die 10 Ruhm braucht es 3 Gold, und genau die passen nicht in den Vorrat.
dice_forge_lesson-hammer-wrong-much = Du hast nun weniger als 12 Gold: Auf den Hammer ging zu viel. Für die 10 Ruhm braucht es nur 3 Gold.
dice_forge_lesson-hammer-wrong-other = In diesem Zug wurde keine Seite für 12 Gold geschmiedet. Sie liegen im Heiligtum ganz unten.
dice_forge_lesson-hammer-wrong-other-plain = In diesem Zug wurde keine Seite für 12 Gold geschmiedet. Sie stehen in der Liste zuletzt.

dice_forge_lesson-triple-title = Auf welchen Würfel?
dice_forge_lesson-triple-intro = Mit dem Helm schmiedest du ein ×3: Es gibt selbst nichts, aber die Seite des anderen Würfels zählt dreifach.
dice_forge_lesson-triple-goal = Schmiede das ×3 auf den richtigen Würfel, über eine Seite, die dir wenig nützt.
dice_forge_lesson-triple-hint = Die guten Seiten hat dein dunkler Würfel: 3 Ruhm, 2 Mondsplitter. Also gehört das ×3 auf den hellen, über 1 Gold.
dice_forge_lesson-triple-done = Nun können aus 3 Ruhm 9 werden. Baue einen Würfel für das ×3 und den anderen stark; mehr Platz im Vorrat hilft auch.
dice_forge_lesson-triple-wrong-strong = Auf dem dunklen Würfel verdreifacht es den hellen, und der hat fast nur 1 Gold; dazu verlierst du eine Seite des besseren.
dice_forge_lesson-triple-wrong-sun = Es ist der richtige Würfel, aber dein Sonnensplitter musste weichen. Decke ein 1 Gold zu.
dice_forge_lesson-triple-wrong-other = Dein Zug ist ohne ×3 vorbei. Der Helm kostet 5 Mondsplitter, und du hast sie.

dice_forge_lesson-second-title = Zwei Heldentaten in einem Zug
dice_forge_lesson-second-intro = Für 2 Sonnensplitter gibt es eine zweite Aktion. Du hast 6 Sonnen- und 4 Mondsplitter, und das Spiel ist fast vorbei.
dice_forge_lesson-second-goal = Gewinne in diesem Zug 26 Ruhm.
dice_forge_lesson-second-hint = Die Gorgone für 4 Sonnensplitter bringt 14. Zahle die anderen 2 für eine zweite Aktion: Der Fährmann für 4 Mondsplitter bringt 12.
dice_forge_lesson-second-done = 26 Ruhm in einem Zug. Für eine zweite Aktion behältst du 2 Sonnensplitter übrig, zusätzlich zu den Kosten beider Aktionen.
dice_forge_lesson-second-wrong-spent = Die Sonnensplitter sind weg und mit ihnen die zweite Aktion. Eine Karte für 4 lässt die 2 übrig, die sie kostet.
dice_forge_lesson-second-wrong-other = Dein Zug ist mit weniger als 26 Ruhm vorbei. Es braucht zwei Karten: eine für Sonnen-, eine für Mondsplitter.

dice_forge_lesson-plan-title = Ein Plan über zwei Züge
dice_forge_lesson-plan-intro = Du hast 1 Sonnen-, 1 Mondsplitter und die Eule. Der Fährmann kostet 4 Mondsplitter und ist 12 Ruhm wert.
dice_forge_lesson-plan-goal = Nimm spätestens im nächsten Zug den Fährmann, was immer du würfelst.
dice_forge_lesson-plan-hint = Die Geister geben für 1 Sonnensplitter gleich 3 Mondsplitter: Das macht 4, und im nächsten Zug den Fährmann.
dice_forge_lesson-plan-done = { $plan ->
    [spirits] Ein Plan ohne Glück: Die Mondsplitter der Geister bezahlen den Fährmann. Schau am Ende eines Zuges, wohin deine Splitter führen.
   *[other] Der Fährmann ist da, aber die Würfel mussten helfen. Die Geister hätten sicher 3 Mondsplitter gebracht: Suche die Karte, die die nächste bezahlt.
}
dice_forge_lesson-plan-wrong-moon = Der Mondsplitter ist ausgegeben, und 4 werden deine Würfel bis dahin kaum bringen. Suche die Karte, die Mondsplitter gibt.
dice_forge_lesson-plan-wrong-other = Zwei Züge sind ohne den Fährmann vorbei. Er kostet 4 Mondsplitter, und eine Karte gibt 3 davon auf einmal.
