# Die Lektion von Dice Forge. Zu jedem Schritt: Name, worum es geht, das Ziel, ein Tipp und was daraus wurde.

dice_forge_lesson-forge-title = Ein besserer Würfel
dice_forge_lesson-forge-intro = In jedem Zug werfen alle ihre beiden Würfel und bekommen, was sie zeigen. Mit Gold schmiedest du bessere Seiten auf deine.
dice_forge_lesson-forge-goal = Schmiede eine Seite mit mindestens 4 Gold über eine mit 1 Gold.
dice_forge_lesson-forge-hint = Lass würfeln, kaufe 6 Gold und leg es auf den hellen Würfel über 1 Gold. Das bringt fast 1 Gold mehr je Wurf.
dice_forge_lesson-forge-done = Diese Seite fällt im Schnitt bei jedem sechsten Wurf, und du würfelst auch in den Zügen der anderen: zu dritt in 10 Runden 30-mal. Schmiede also früh.
dice_forge_lesson-forge-wrong-rare = Du hast eine andere Seite ersetzt als ein 1 Gold: Splitter und Ruhm sind seltener. Ersetze ein 1 Gold, davon hast du genug.
dice_forge_lesson-forge-wrong-other = Dein Zug ist vorbei, und du hast keine Seite mit 4 oder mehr Gold geschmiedet. Schau auf die Preise im Heiligtum: Eine hättest du bezahlen können.

dice_forge_lesson-two-title = Zwei Seiten in einem Zug
dice_forge_lesson-two-intro = Eine Aktion darf mehrere Seiten schmieden, alle verschieden. Karten kosten Splitter: Du brauchst Seiten, die welche geben.
dice_forge_lesson-two-goal = Schmiede in diesem Zug einen Mond- und einen Sonnensplitter, jeweils über 1 Gold.
dice_forge_lesson-two-hint = Kaufe 1 Mondsplitter für 2 Gold, dann 1 Sonnensplitter für 3. Lass den Ruhm (grün) und das 3 Gold liegen.
dice_forge_lesson-two-hint-plain = Kaufe 1 Mondsplitter für 2 Gold, dann 1 Sonnensplitter für 3. Lass 2 Ruhm und 3 Gold liegen.
dice_forge_lesson-two-done = Zwei Seiten für 5 Gold, und nun würfelst du Splitter beider Arten. Gold bleibt dir, solange dein Vorrat Platz hat; eine neue Seite wirkt ab dem nächsten Wurf.
dice_forge_lesson-two-wrong-covered = Du hast eine andere Seite ersetzt als ein 1 Gold. Die Änderung je Wurf sagt, was du gewinnst und was du aufgibst.
dice_forge_lesson-two-wrong-covered-plain = Du hast eine andere Seite ersetzt als ein 1 Gold. Die Liste nennt die Seite, die weicht: Gib beide Male ein 1 Gold auf.
dice_forge_lesson-two-wrong-other = Dein Zug endete ohne beide. 2 Gold für den Mond- und 3 für den Sonnensplitter sind 5 von deinen 6: Eine teurere Seite verbraucht, was die zweite kostet.

dice_forge_lesson-card-title = Eine Karte für jeden Zug
dice_forge_lesson-card-intro = Eine Heldentat nimmt eine Karte für Splitter. Karten mit ↻ wirken zu Beginn jedes deiner Züge, die anderen nicht.
dice_forge_lesson-card-intro-plain = Eine Heldentat nimmt eine Karte für Splitter. Verstärkungen wirken zu Beginn jedes deiner Züge, die anderen nicht.
dice_forge_lesson-card-goal = Nimm eine Karte, die dir in jedem Zug etwas gibt und beim Benutzen nichts kostet.
dice_forge_lesson-card-hint = Die Eule kostet 2 Sonnensplitter: 4 Ruhm am Ende, und in jedem deiner Züge ein Gold oder ein Splitter nach Wahl.
dice_forge_lesson-card-done = Die Eule gibt dir in jedem deiner Züge ein Gold oder einen Splitter nach Wahl: Je früher du sie nimmst, desto mehr lohnt sie sich.
dice_forge_lesson-card-wrong-elder = Der Älteste wirkt in jedem deiner Züge, verlangt aber jedes Mal 3 Gold, und du hast 1. Gut für alle, die viel Gold würfeln.
dice_forge_lesson-card-wrong-once = Diese Karte wirkt nicht zu Beginn deiner Züge. Such eine mit ↻, die du bezahlen kannst.
dice_forge_lesson-card-wrong-other = Dein Zug ist ohne Karte vorbei. Du hattest 2 Sonnensplitter: Schau auf den Inseln, was sie bezahlen.
dice_forge_lesson-card-wrong-once-plain = Diese Karte wirkt nicht zu Beginn deiner Züge. Such eine Verstärkung, die du bezahlen kannst.

dice_forge_lesson-portal-title = Keine Hilfe für andere
dice_forge_lesson-portal-intro = Eine Heldentat bringt deinen Helden ans Portal der Insel. Wer dort steht, muss nach Hause, und sein Spieler wirft sofort beide Würfel.
dice_forge_lesson-portal-goal = Nimm eine Karte, ohne dass jemand dafür würfeln darf.
dice_forge_lesson-portal-hint = Die Geister kosten 1 Sonnensplitter, und ihr Portal ist frei. Sie bringen auch gleich 3 Gold und 3 Mondsplitter.
dice_forge_lesson-portal-done = Niemand durfte würfeln; wo ein Held steht, sagt auch die Liste. { $moon ->
    [one] Du hast nun 1 Mondsplitter; 4 bezahlen den Fährmann.
   *[other] Du hast nun { $moon } Mondsplitter; 4 bezahlen den Fährmann.
}
dice_forge_lesson-portal-wrong-ousts = Du hast einen Helden verdrängt und seinem Spieler einen Wurf mit zwei guten Würfeln geschenkt. Er stand am Portal von Hammer und Truhe; ein anderes war frei.
dice_forge_lesson-portal-wrong-other = Dein Zug ist ohne Karte vorbei, obwohl du Splitter für eine hattest.

dice_forge_lesson-owl-title = Ein Splitter fehlt
dice_forge_lesson-owl-intro = Vor der Aktion wirken deine Karten mit ↻. Du hast die Eule, 3 Sonnen- und 3 Mondsplitter.
dice_forge_lesson-owl-intro-plain = Vor der Aktion wirken deine Verstärkungen. Du hast die Eule, 3 Sonnen- und 3 Mondsplitter.
dice_forge_lesson-owl-goal = Nimm eine Karte, die 14 Ruhm zählt.
dice_forge_lesson-owl-hint = Die Gorgone zählt 14 Ruhm und kostet 4 Sonnensplitter: Den vierten gibt dir die Eule.
dice_forge_lesson-owl-done = Überleg erst, was du nehmen willst; dann bringt die Eule, was dafür fehlt. Karten, die nur am Ende zählen, nimmst du am besten spät.
dice_forge_lesson-owl-wrong-moon = Was die Eule gab, bezahlt keine Karte mit 14 Ruhm: Der Fährmann zählt 12. Such zuerst die 14 auf den Inseln.
dice_forge_lesson-owl-wrong-unused = Du hast die Eule nicht benutzt, und 3 Sonnensplitter bezahlen keine Karte mit 14 Ruhm. Karten mit ↻ wirken nur vor der Aktion.
dice_forge_lesson-owl-wrong-unused-plain = Du hast die Eule nicht benutzt, und 3 Sonnensplitter bezahlen keine Karte mit 14 Ruhm. Verstärkungen wirken nur vor der Aktion.
dice_forge_lesson-owl-wrong-other = Den vierten Sonnensplitter hattest du, aber die Karte, die er bezahlt, hast du nicht genommen.

dice_forge_lesson-hammer-title = Gold für den Hammer
dice_forge_lesson-hammer-intro = Gold, das du bekommst, darf auf den Hammer: Schritt 15 bringt 10 Ruhm. Dein Vorrat fasst 12, mehr geht verloren.
dice_forge_lesson-hammer-goal = Hol die 10 Ruhm und schmiede im selben Zug eine Seite für 12 Gold.
dice_forge_lesson-hammer-hint = Der Wurf bringt 6 Gold. Leg 3 auf den Hammer: Das ist Schritt 15, und mit den anderen 3 hast du 12 zum Schmieden.
dice_forge_lesson-hammer-done = Der Hammer nahm, was verloren wäre, und brachte 10 Ruhm. „Gerade genug“ in der Liste beantwortet solche Fragen bis zum Ende des Spiels.
dice_forge_lesson-hammer-done-plain = Der Hammer nahm, was verloren wäre, und brachte 10 Ruhm. Gib ihm immer, was im Vorrat keinen Platz hat.
dice_forge_lesson-hammer-wrong-lost = Ein Teil des Goldes hatte im Vorrat keinen Platz und ist verloren. Genau die 3 Gold, die der Hammer braucht, sind zu viel für den Vorrat.
dice_forge_lesson-hammer-wrong-much = Du hast nun weniger als 12 Gold: Auf den Hammer ging zu viel. Für die 10 Ruhm braucht es nur 3 Gold.
dice_forge_lesson-hammer-wrong-other = Du hast in diesem Zug keine Seite für 12 Gold geschmiedet. Sie liegen im Heiligtum ganz unten.
dice_forge_lesson-hammer-wrong-other-plain = Du hast in diesem Zug keine Seite für 12 Gold geschmiedet. Sie stehen in der Liste zuletzt.

dice_forge_lesson-triple-title = Auf welchen Würfel?
dice_forge_lesson-triple-intro = Mit dem Helm schmiedest du ein ×3: Es gibt selbst nichts, aber was der andere Würfel zeigt, zählt dreifach.
dice_forge_lesson-triple-goal = Schmiede das ×3 auf den richtigen Würfel, über die Seite, die dir am wenigsten nützt.
dice_forge_lesson-triple-hint = Die guten Seiten hat dein dunkler Würfel: 3 Ruhm, 2 Mondsplitter. Also gehört das ×3 auf den hellen, über 1 Gold.
dice_forge_lesson-triple-done = Nun können aus 3 Ruhm 9 werden. Lass das ×3 auf dem einen Würfel und mach den anderen stark; mehr Platz im Vorrat hilft auch.
dice_forge_lesson-triple-wrong-strong = Auf dem dunklen Würfel verdreifacht es, was der helle zeigt, und das ist meist 1 Gold. Die guten Seiten hat der dunkle.
dice_forge_lesson-triple-wrong-sun = Es ist der richtige Würfel, aber dafür musste eine Seite mit Sonnensplitter weichen. Ersetze ein 1 Gold.
dice_forge_lesson-triple-wrong-other = Dein Zug ist ohne ×3 vorbei. Der Helm kostet 5 Mondsplitter, und du hattest sie.

dice_forge_lesson-second-title = Zwei Heldentaten in einem Zug
dice_forge_lesson-second-intro = Für 2 Sonnensplitter gibt es eine Zusatzaktion. Du hast 6 Sonnen- und 4 Mondsplitter, und das Spiel ist fast vorbei.
dice_forge_lesson-second-goal = Nimm Karten, die zusammen 26 Ruhm zählen.
dice_forge_lesson-second-hint = Die Gorgone für 4 Sonnensplitter zählt 14. Zahle die anderen 2 für eine Zusatzaktion: Der Fährmann für 4 Mondsplitter zählt 12.
dice_forge_lesson-second-done = 26 Ruhm in einem Zug. Wenn du eine Zusatzaktion planst, heb 2 Sonnensplitter dafür auf, zusätzlich zu den Kosten beider Aktionen.
dice_forge_lesson-second-wrong-spent = Nach dieser Karte reichen die Sonnensplitter nicht mehr für eine Zusatzaktion. Eine Karte für 4 lässt die 2 übrig, die sie kostet.
dice_forge_lesson-second-wrong-other = Dein Zug ist vorbei, und die Karten aus ihm zählen weniger als 26 Ruhm. Es braucht zwei: eine für Sonnen-, eine für Mondsplitter.

dice_forge_lesson-plan-title = Ein Plan über zwei Züge
dice_forge_lesson-plan-intro = Du hast 1 Sonnen-, 1 Mondsplitter und die Eule. Der Fährmann kostet 4 Mondsplitter und zählt 12 Ruhm.
dice_forge_lesson-plan-goal = Nimm spätestens im nächsten Zug den Fährmann, was immer du würfelst.
dice_forge_lesson-plan-hint = Die Geister geben für 1 Sonnensplitter gleich 3 Mondsplitter: Das macht 4, und im nächsten Zug den Fährmann.
dice_forge_lesson-plan-done = Ganz ohne Glück: Die Mondsplitter der Geister bezahlen den Fährmann. Schau am Ende jedes Zuges, wohin deine Splitter führen.
dice_forge_lesson-plan-done-lucky = Du hast den Fährmann, aber nur, weil die Würfel halfen. Die Geister hätten sicher 3 Mondsplitter gebracht: Such die Karte, die die nächste bezahlt.
dice_forge_lesson-plan-wrong-moon = Der Mondsplitter ist ausgegeben, und 4 werden deine Würfel bis dahin kaum bringen. Suche die Karte, die Mondsplitter gibt.
dice_forge_lesson-plan-wrong-other = Zwei Züge sind ohne den Fährmann vorbei, der 4 Mondsplitter kostet. Eine Karte gibt 3 davon auf einmal.
