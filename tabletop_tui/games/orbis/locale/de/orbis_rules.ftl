# Die Regeln von Orbis in Kürze, in eigenen Worten.

orbis_rules-sections = aim setup turn landscape cost laying trade effects gods scoring reminders signs components

orbis_rules-aim-title = Worum es geht
orbis_rules-aim-text =
    2 bis 4 Spieler bauen je eine Welt: eine Pyramide aus 14 Landschaften, 5 auf der untersten Ebene, darüber 4, 3 und 2, gekrönt von einer Gottheit. Ein Spiel hat 15 Runden. In jedem deiner 15 Züge nimmst du genau ein Plättchen: 14-mal eine Landschaft, einmal eine Gottheit.

    Die meisten Schaffenspunkte (SP) am Ende gewinnen. Bei Gleichstand sind mehr übrige Anhänger besser; sind auch die gleich, wird der Rang geteilt.

orbis_rules-setup-title = Vorbereitung
orbis_rules-setup-text =
    65 Landschaften in drei Stufen, 10 Gottheiten, 5 Tempel, 5 Vergünstigungen und Anhänger in Gelb, Grün, Blau, Rot und Weiß, die nie ausgehen. Zu Beginn besitzt niemand etwas.

    Die Landschaften werden nach Stufen zu drei Stapeln gemischt. Neun der Stufe 1 bilden die Auslage, 3 mal 3. Es liegt eine Gottheit mehr aus, als Spieler da sind.

    - Zu viert sind alle Landschaften dabei, 5 Gottheiten, die Tempel 2, 4, 7 und 11.
    - Zu dritt bleiben die 14 Landschaften mit weißem Stern draußen; 4 Gottheiten, die Tempel 2, 4 und 9.
    - Zu zweit bleiben auch die mit violettem Stern draußen, zusammen 28; 3 Gottheiten, die Tempel 2 und 7.

    Die Stapel reichen genau: 14 Landschaften für jeden und die 9 der Auslage. Wer beginnt, wird ausgelost oder beim Einrichten bestimmt. Danach geht es reihum.

orbis_rules-turn-title = Dein Zug
orbis_rules-turn-text =
    Nimm eine Landschaft aus der Auslage oder, einmal im Spiel, eine Gottheit. Passen gibt es nicht.

    Eine Gottheit kommt vor dich. Sie bringt keine neuen Anhänger und kein neues Plättchen in die Auslage. Was sie beim Nehmen bewirkt, geschieht sofort.

    Am Ende deines Zuges darfst du 10 Anhänger behalten; die übrigen legst du zurück.

orbis_rules-landscape-title = Eine Landschaft nehmen
orbis_rules-landscape-text =
    1. Erschaffen: Auf jeder Landschaft, die in der Auslage darüber, darunter, links oder rechts liegt, entsteht ein Anhänger ihrer Farbe. An der Ecke sind das 2, am Rand 3, in der Mitte 4.

    2. Einsammeln: Die Anhänger auf der Landschaft gehören dir und dürfen für sie bezahlen.

    3. Bezahle ihre Kosten, oder drehe sie um: dann ist sie eine Wildnis.

    4. Lege sie in deine Welt.

    5. Liegt sie offen, tritt ihr Effekt ein.

    6. Prüfe, dass du höchstens 10 Anhänger hast.

    7. Auf den leeren Platz kommt eine neue Landschaft, vom Stapel der niedrigsten Stufe, die noch da ist.

orbis_rules-cost-title = Kosten und Wildnis
orbis_rules-cost-text =
    Jedes farbige Zeichen der Kosten ist ein Anhänger dieser Farbe, jedes ✱ einer beliebigen. Alle kommen in den allgemeinen Vorrat. Eine Landschaft ohne Kosten ist frei.

    Eine Vergünstigung erspart dir ihre Farbe ganz, aber nie ein ✱.

    Statt zu bezahlen darfst du die Landschaft immer umdrehen, zur Wildnis. Du musst es, wenn du sie auch mit Tauschen nicht bezahlen kannst oder sie offen nirgends in deine Welt passt; das Programm tut das dann von selbst und warnt dich vorher. Eine Wildnis kostet nichts, hat alle fünf Farben, keinen Effekt und zählt −1 SP.

orbis_rules-laying-title = Legen
orbis_rules-laying-text =
    Die unterste Ebene wächst am linken oder rechten Ende auf fünf Landschaften, ohne Lücken.

    Darüber ruht jede Landschaft auf zwei anderen. Du darfst eine Ebene beginnen, bevor die darunter fertig ist, und auf den Ebenen 2 bis 4 Lücken lassen.

    Offen braucht eine Landschaft oberhalb der untersten Ebene unter den beiden, auf denen sie ruht, eine ihrer eigenen Farbe oder eine Wildnis. Auf der untersten Ebene ist jede Farbe recht. Eine Wildnis darf auf jeden freien Platz.

    Was liegt, bleibt, wo und wie es ist.

orbis_rules-trade-title = Tauschen
orbis_rules-trade-text =
    In deinem Zug darfst du 3 Anhänger einer Farbe gegen 1 einer anderen tauschen, so oft du willst. Angeboten wird das beim Wählen eines Plättchens, beim Bezahlen und wenn du zu viele Anhänger hast; sonst brächte es dir nichts.

orbis_rules-effects-title = Landschaftseffekte
orbis_rules-effects-text =
    Effekte haben nur Landschaften, die offen liegen.

    - Bauernhof (gelb): Nimm die Vergünstigung der gezeigten Farbe. Ab deinen nächsten Kosten musst du für diese Farbe nichts bezahlen.
    - Dorf (gelb): Lege beim Auslegen die gezeigte Zahl beliebiger Anhänger zurück. Kannst oder willst du nicht, ist es „nicht erfüllt“ und zählt nichts.
    - Wald (grün): Am Ende müssen so viele der bis zu sechs Landschaften ringsum die gezeigten Farben haben. Wildnisse zählen mit.
    - Bewässerungsanlage (blau): Beim Auslegen muss eine der beiden Landschaften darunter die gezeigte Farbe haben oder eine Wildnis sein. Sonst, und auf der untersten Ebene immer, ist sie „nicht erfüllt“.
    - Vulkan (rot): Entferne beim Auslegen die gezeigte Zahl Anhänger der gezeigten Farben von den acht anderen Landschaften der Auslage. Die eben entstandenen zählen mit. Alle oder keine; sonst ist er „nicht erfüllt“.
    - Kultstätte (weiß): Ihre Kultstätten zählen am Ende für die Tempel.
    - Bekehrung (jede Farbe): Nimm die gezeigten Anhänger; bei ✱ einen deiner Wahl.
    - Heiliger Felsen (jede Farbe): zählt seine Punkte ohne Bedingung.

    Weiße Landschaften haben auch einen Mystikwert, der bei Gleichstand um die Tempel entscheidet. Keine zwei sind gleich.

orbis_rules-gods-title = Gottheiten
orbis_rules-gods-text =
    Jeder nimmt genau eine Gottheit, in einem beliebigen Zug.

    - Göttin der Liebe: 1 SP. Nimm sofort 5 Anhänger deiner Wahl.
    - Gott der Meere: 3 SP, wenn niemand mehr gewertete Bewässerungsanlagen hat.
    - Göttin des Feuers: 3 SP, wenn niemand mehr gewertete Vulkane hat.
    - Göttin der Natur: 3 SP, wenn niemand mehr gewertete Wälder hat.
    - Gott der Ernte: 3 SP, wenn niemand mehr gewertete Dörfer hat.
    - Göttin in Ausbildung: 2 SP.
    - Göttin des Müßiggangs: 1 SP, und deine Wildnisse zählen 0 statt −1; für den Gott der Technologie bleiben es Wildnisse.
    - Gott der Technologie: 3 SP, wenn niemand weniger Wildnisse hat.
    - Gott des Gleichgewichts: 3 SP mit gewertetem Dorf, Kultstätte und gewertetem Vulkan.
    - Gott des Todes: 3 SP, wenn du sofort 6 Anhänger zurücklegst; sonst keine.

    Bei „niemand mehr“ und „niemand weniger“ genügt ein Gleichstand, auch einer bei null.

orbis_rules-scoring-title = Wertung
orbis_rules-scoring-text =
    - Landschaften: die Punkte aller, die offen liegen und erfüllt sind.
    - Wildnisse: je −1, mit der Göttin des Müßiggangs 0.
    - Tempel: Wer die meisten Kultstätten hat, bekommt den höchsten Tempel, der Nächste den nächsten und so weiter. Bei Gleichstand gilt der höchste Mystikwert auf einer offenen weißen Landschaft. Ohne Kultstätte gibt es keinen Tempel.
    - Gottheiten: wie oben.

orbis_rules-reminders-title = Leicht vergessen
orbis_rules-reminders-text =
    - Eine Vergünstigung bezahlt nie ein ✱.
    - Eben eingesammelte Anhänger können sofort bezahlen.
    - Auch eine Landschaft, die zur Wildnis wird, lässt Anhänger entstehen, in ihrer aufgedruckten Farbe.
    - Dieselbe Wildnis kann eine Bewässerungsanlage erlauben und erfüllen.
    - 3 einer Farbe sind jederzeit in deinem Zug 1 einer anderen.
    - Die Grenze von 10 gilt erst am Ende deines Zuges.

orbis_rules-signs-title = Zeichen am Bildschirm
orbis_rules-signs-text =
    Farben, für Anhänger wie für Landschaften: ● gelb (E), ♣ grün (N), ◆ blau (B), ▲ rot (R), ■ weiß (W). Ein ✱ (*) ist ein beliebiger Anhänger. ✦ (s) ist eine Kultstätte, ☾ (m) ein Mystikwert, # eine Wildnis. Die Buchstaben in Klammern stehen für die Zeichen, wo ein Terminal nur ASCII zeigt.

    In der Ecke jeder Landschaft der Auslage steht, was sie dem bringt, der entscheidet:

    - +5: Sie ist jetzt zu bezahlen und bringt sofort 5 SP, eigene Wälder mitgezählt.
    - +5?: ein Wald, der bis zum Ende noch 5 SP bringen kann.
    - ✦✦ ☾9, +1 ✱ oder ● frei: Kultstätten mit Mystikwert, Anhänger oder eine Farbe, die ab dann nichts kostet.
    - Tausch: nach Tauschen zu bezahlen.
    - 0!: zu bezahlen, aber nach jetzigem Stand brächte sie nichts.
    - −1 auf Grau: Sie würde zwangsweise zur Wildnis.

    In ihrer untersten Zeile stehen die Anhänger; +▲ heißt: Sie bekäme einen roten, wenn du die Landschaft unter dem Zeiger nimmst.

    ✓ (v) ist erfüllt oder vorhanden, ✗ (x) nicht. • (') ist neu in der Auslage seit deinem letzten Zug, [ ] haben die anderen seitdem gelegt. In einer Welt zählt +3 ✓, 0 ✗ zählt nichts, und 2/3? ist ein Wald, der zwei der drei nötigen Nachbarn hat.

orbis_rules-components-title = Zu den Landschaften
orbis_rules-components-text =
    Gottheiten, Tempel, Vergünstigungen und alle Stückzahlen sind die des Spiels. Was auf den 65 Landschaften steht (Kosten, Punkte, verlangte Zahlen, Kultstätten, Mystikwerte), ist eine Rekonstruktion: Sie stimmt mit jeder Zahl überein, die die Regel nennt, und ist ausgewogen, aber nicht die gedruckte.

    Wer das Spiel besitzt, kann die wahren Werte einsetzen: landscapes.csv in den Ordner kopieren, den „tabletop where“ nennt, berichtigen und neu starten. Eine falsche Zelle wird mit Zeile und Spalte gemeldet.
