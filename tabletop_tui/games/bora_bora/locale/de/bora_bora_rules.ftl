# Die Regeln von Bora Bora in Kürze, in eigenen Worten.

bora_bora_rules-sections = aim setup round dice ruling-blocking expand people helper temple build fire fishing phaseb ruling-doubling kinds gods paying status jewelry tasks requirements final end fewer reminders signs components

bora_bora_rules-aim-title = Worum es geht
bora_bora_rules-aim-text =
    2 bis 4 Spieler führen je einen Stamm auf fünf Inseln mit zwölf Gebieten: Sie stellen Hütten auf, nehmen Männer und Frauen zu sich, bauen auf ihrem Zeremonienplatz, senden Priester in den Tempel, kaufen Schmuck, erfüllen Aufgaben und rufen die Götter.

    Nach sechs Durchgängen und der Schlusswertung gewinnt, wer die meisten Siegpunkte (SP) hat; bei Gleichstand, wer in der Zugreihenfolge früher kommt.

bora_bora_rules-setup-title = Vorbereitung
bora_bora_rules-setup-text =
    Der Zufall bestimmt: an jedem Gebiet ein Fischplättchen, die Zugreihenfolge, sechs Männer und sechs Frauen in der Auslage, vier Schmuckplättchen je Durchgang, die Aufgaben und die Götterkarten, fünf davon offen.

    Jeder erhält 12 Hütten auf den 12 Feldern seines Tableaus, 6 Bauplättchen, 4 Priester, 2 Opfergaben, 1 Hauptgott, 2 Götterkarten (verdeckt) und 3 Aufgaben: eine mit hellem, zwei mit dunklem Rücken. Zwei dunkle Aufgaben mehr, als Spieler da sind, liegen aus; die übrigen hellen kommen aus dem Spiel. Sechs Hauptgötter liegen am Tempel. Die Spieler beginnen in Zugreihenfolge mit 0, 1, 2 und 3 SP. Alle Anzeigesteine liegen auf Feld 0 der Statusleiste, der des ersten oben.

    Dann stellt jeder, vom letzten bis zum ersten, eine Hütte, nicht die vom 12. Feld, auf den Bauplatz eines freien Gebiets mit einem 1er-Fisch und erhält dessen Ertrag. Der Fisch wird noch nicht gewertet.

bora_bora_rules-round-title = Ein Durchgang
bora_bora_rules-round-text =
    A: Alle werfen drei Würfel. In Zugreihenfolge legt jeder einen Würfel auf eine Aktionskarte und führt deren Aktion aus, und das dreimal.

    B: In Zugreihenfolge darf jeder eine Männerart und eine Frauenart nutzen.

    C: Status, Tempel, Schmuck, Aufgaben. Dann werden übrige Männer, Frauen und Aufgaben durch neue ersetzt.

bora_bora_rules-dice-title = Würfel einsetzen
bora_bora_rules-dice-text =
    Ein Würfel muss kleiner sein als alle Würfel auf der Karte, gleich von wem. Seine Zahl ist der Wert der Aktion. Hohe Würfel können mehr, niedrige passen fast überall.

    Wählbar ist nur eine Karte, deren Aktion sich ausführen lässt, wenn ihr nichts anderes vereinbart habt; und was sich ausführen lässt, muss ausgeführt werden. Fischen geht immer.

bora_bora_rules-ruling-blocking-title = Würfel, die nur blockieren
bora_bora_rules-ruling-blocking-text =
    Von dem, der keine Person nehmen oder nicht bauen kann, sagt die Spielregel: „darf er diese Aktion nicht wählen“, „kann er diese Aktion nicht wählen“. Zum Ausbreiten steht das nicht da, und zum Tempel heißt es: „Wer hier einen Würfel platziert, darf einen seiner Priester aus seinem Vorrat in den Tempel auf dem Spielplan setzen.“ Nicht alle lesen das gleich, deshalb wählt man beim Aufbau:

    - Nein: Was bei einigen Aktionen steht, gilt für alle. Ein Würfel kommt nur dorthin, wo seine Aktion auszuführen ist; für die anderen bleibt das Fischen.
    - Ja: Was nicht verboten ist, ist erlaubt. Auf den Karten zum Ausbreiten und auf dem Tempel darf ein Würfel liegen, der dort nichts bewirkt, nur um die anderen fernzuhalten.

    Wer nichts anderes wählt, spielt mit Nein.

bora_bora_rules-expand-title = Landweg und Wasserweg
bora_bora_rules-expand-text =
    Eine neue Hütte kommt auf den Bauplatz eines Gebiets, das durch einen Weg mit einem verbunden ist, in dem du eine Hütte hast, auch eine zur Seite gerückte. Landwege verbinden Gebiete einer Insel, Wasserwege die Inseln. Die Zahl des Weges darf nicht höher sein als der Wert.

    Die Hütte kommt von deinen Feldern 1 bis 11 und erst, wenn dort keine mehr steht, vom 12. Eine Hütte auf dem Bauplatz rückt zur Seite, bleibt aber im Gebiet. In jedem Gebiet darf jeder nur eine Hütte haben.

    Du erhältst den Ertrag des Bauplatzes: Gebirge Stein, Strand Sand, Wald Holz, Steppe eine Opfergabe. Ein Baustoff kommt auf ein freies Feld deines Zeremonienplatzes, das ihn zeigt; gibt es keins, für immer neben das Tableau, wo er nur für Aufgaben zählt. Zuletzt kommt die Gelegenheit für einen roten Gott.

bora_bora_rules-people-title = Frau und Mann
bora_bora_rules-people-text =
    Nimm eine Frau oder einen Mann von einem Platz bis zum Wert. Das Plättchen braucht ein freies Feld, eins ohne Hütte und ohne Person. Weiter geschieht jetzt nichts. Leere Plätze werden erst zum nächsten Durchgang gefüllt.

bora_bora_rules-helper-title = Helfer
bora_bora_rules-helper-text =
    Du erhältst so viele Punkte wie der Wert und gibst sie nach und nach aus. Was übrig bleibt, verfällt.

    - 1 Punkt: einen Mann herunterschieben (tätowieren): je Symbol ein Statusschritt.
    - 1 Punkt: eine Frau herunterschieben: je Symbol eine Muschel.
    - 1 Punkt: 1 SP.
    - 2 Punkte: eine Opfergabe, eine Götterkarte oder ein beliebiger Baustoff.
    - 2 Punkte: eine Hütte aufs 12. Feld versetzen, das beliebig viele fasst.

    Jede Person wird im Spiel nur einmal heruntergeschoben. Hütten auf der Karte verlassen ihr Gebiet nie.

bora_bora_rules-temple-title = Tempel
bora_bora_rules-temple-text =
    Ein Priester aus deinem Vorrat kommt auf ein Feld bis zum Wert. Steht dort schon ein Priester, gleich wessen, rückt er auf das nächstniedrigere und schiebt andere weiter, bis eine Lücke gefüllt ist oder ein Priester Feld 1 verlässt und zu seinem Besitzer zurückkehrt. Dann erhältst du den Feuer-Bonus. Priester bleiben von Durchgang zu Durchgang.

bora_bora_rules-build-title = Bauen
bora_bora_rules-build-text =
    Ein Bauplättchen mit einer Zahl bis zum Wert bedeckt zwei waagrecht oder senkrecht benachbarte Felder, auf denen Baustoffe liegen; diese werden abgegeben. Sofort: 10 SP in Durchgang 1 und 2, 7 in 3 und 4, 4 in 5 und 6, gleich, welche Zahl, dazu der Feuer-Bonus. Plättchen und Baustoffe werden nie versetzt.

bora_bora_rules-fire-title = Feuer-Bonus
bora_bora_rules-fire-text =
    Eine Götterkarte oder eine Opfergabe und danach ein Statusschritt oder eine Muschel.

    Eine Götterkarte ist eine der fünf offenen, die sofort ersetzt wird, oder die oberste vom Stapel.

bora_bora_rules-fishing-title = Fischen
bora_bora_rules-fishing-text =
    Jeder Würfel darf hierher, gleich, welche schon dort liegen: 2 SP.

bora_bora_rules-phaseb-title = Männer und Frauen nutzen
bora_bora_rules-phaseb-text =
    In deinem Zug der Phase B nutzt du, wenn du magst, eine Männerart und eine Frauenart, in beliebiger Reihenfolge. Alle gleichen Männer werden addiert, ebenso alle gleichen Frauen, aber nie Männer und Frauen. Es ist eine Aktion, so hoch der Wert auch ist. Ob sie heruntergeschoben sind und wann sie kamen, ist gleich, und sie bleiben, wie sie sind.

    Ein grüner Gott verdoppelt eine Nutzung oder erlaubt eine weitere Art eines schon genutzten Geschlechts. Er wird vor der Nutzung gespielt, wenn ihr nichts anderes vereinbart habt.

bora_bora_rules-ruling-doubling-title = Ein grüner Gott, den eine Nutzung bringt
bora_bora_rules-ruling-doubling-text =
    In der Spielregel steht über den grünen Gott: „Entweder verdoppelt er dadurch die Aktion der Männer- oder Frauenart, die er gerade nutzt“. Im Beispiel wird ein eben genommener grüner Gott umgehend für eine spätere Nutzung gespielt. Ob er die Nutzung verdoppeln könnte, die ihn gebracht hat, lesen nicht alle gleich; deshalb wählt man beim Aufbau:

    - Vor der Nutzung: Eine Nutzung hat einen Wert, der vor ihr feststeht. Ein grüner Gott, den sie bringt, kommt für sie zu spät.
    - Auch danach: Solange die Art genutzt wird, darf ein grüner Gott gespielt werden, auch ein eben gezogener; es werden noch einmal so viele Karten genommen.

    Wer nichts anderes wählt, spielt mit „vor der Nutzung“.

bora_bora_rules-kinds-title = Die Arten der Männer und Frauen
bora_bora_rules-kinds-text =
    Für eine, zwei oder drei Personen:

    - Fährtensucher/in: Landweg bis 2, 4, 6.
    - Seefahrer/in: Wasserweg bis 2, 4, 6.
    - Brautwerber/in: eine Frau von den Plätzen bis 3, 6, 6.
    - Anwerber/in: ein Mann von den Plätzen bis 3, 6, 6.
    - Baumeister/in: ein Bauplättchen bis 3, 6, 6.
    - Sammler/in: 1, 2, 3 beliebige Baustoffe.
    - Träger/in: bis zu 1, 2, 3 Hütten aufs 12. Feld.
    - Erzähler/in: 2, 4, 6 SP.
    - Schamane/Schamanin: 1, 2, 3 Götterkarten.
    - Gabenbringer/in: 1, 2, 3 Opfergaben.
    - Krieger/in: 1, 2, 3 Statusschritte.
    - Taucher/in: 1, 2, 3 Muscheln.

bora_bora_rules-gods-title = Die Götter
bora_bora_rules-gods-text =
    - Blau, Phase A: Du darfst einen Würfel einsetzen, der nicht kleiner ist. Einmal je Würfel.
    - Weiß, Phase A: Der Würfel hat den Wert 6; für spätere Würfel bleibt seine Zahl. Nicht beim Fischen.
    - Rot, Phase A und B: gleich nach dem Besetzen eines Gebiets sein Fischplättchen werten. Es bleibt für andere liegen.
    - Grün, Phase B: eine Nutzung verdoppeln oder eine weitere Art nutzen; einer je Zug. Werte für Wege, Plätze und Bauplättchen enden bei 6.
    - Gelb, Phase C und letzte Aufgaben: ersetzt ein fehlendes Erfordernis einer Aufgabe, die dann 4 SP bringt.

    Blau, weiß und rot dürfen alle bei einem Würfel gespielt werden.

bora_bora_rules-paying-title = Götter bezahlen
bora_bora_rules-paying-text =
    Eine Karte in der Farbe des Gottes und eine Opfergabe; oder zwei gleiche Karten einer anderen Farbe und eine Opfergabe; oder ein Hauptgott, der keine Opfergabe braucht. Ohne Opfergaben sind keine Karten zu spielen. Karten kommen auf den Ablagestapel; er wird zum neuen Aufnahmestapel gemischt, sobald eine Karte gebraucht wird und der alte leer ist.

bora_bora_rules-status-title = Phase C: Status und Tempel
bora_bora_rules-status-text =
    Jeder erhält die SP seines Feldes auf der Statusleiste: 0, dann 1, 2, 4, 6, 9, 12, 15 auf je zwei Feldern. Die neue Zugreihenfolge ist die der Leiste: Wer weiter vorn ist, kommt früher, auf einem Feld der obere Stein. Dann gehen alle in dieser Reihenfolge auf 0 zurück. Ein Stein, der zu anderen kommt, liegt über ihnen.

    Jeder Priester im Tempel bringt 1 SP in Durchgang 1 und 2, 2 in 3 und 4, 3 in 5 und 6. Wer dort die meisten hat, gewinnt einen Hauptgott; bei Gleichstand entscheidet der Priester auf dem höchsten Feld. Steht kein Priester im Tempel, kommt ein Hauptgott aus dem Spiel.

bora_bora_rules-jewelry-title = Phase C: Schmuck
bora_bora_rules-jewelry-text =
    In der neuen Zugreihenfolge darf jeder ein Schmuckplättchen dieses Durchgangs mit Muscheln kaufen. Seine SP gibt es am Ende. Der Rest kommt aus dem Spiel.

bora_bora_rules-tasks-title = Phase C: Aufgaben
bora_bora_rules-tasks-text =
    Jeder muss genau eine seiner drei Aufgaben erledigen: Erfüllt bringt sie 6 SP, mit einem gelben Gott 4. Nur wenn keine ohne Gott erfüllt ist, darf eine ohne Punkte abgegeben werden. Was eine Aufgabe verlangt, behältst du, und mehr als verlangt schadet nicht.

    Dann nimmt jeder in Zugreihenfolge eine der ausliegenden Aufgaben, auch in Durchgang 6.

bora_bora_rules-requirements-title = Was Aufgaben verlangen
bora_bora_rules-requirements-text =
    - Hütten in Gebieten, auf Inseln, in Landschaften oder an Fischplättchen: auf dem Bauplatz oder daneben.
    - Götterkarten: echte Karten auf der Hand; weder Hauptgötter noch Paare zählen als eine, aber ein gelber Gott ersetzt eine fehlende. Sie werden gezeigt, nicht abgegeben.
    - Baustoffe: auf dem Zeremonienplatz und neben dem Tableau.
    - Priester: die im Tempel.
    - Männer, Frauen, Schmuck, Bauplättchen: die auf deinem Tableau.
    - Zugreihenfolge-Plättchen 1: wie in dieser Phase C verteilt, bei den letzten Aufgaben wie in der von Durchgang 6.
    - Personen einer Art: Männer und Frauen zusammen.

bora_bora_rules-final-title = Letzte Aufgaben
bora_bora_rules-final-text =
    Nach Durchgang 6 darf jeder seine drei übrigen Aufgaben in beliebiger Reihenfolge erfüllen, für je 6 SP, mit einem gelben Gott für je 4. Was dafür bezahlt ist, zählt nicht mehr.

bora_bora_rules-end-title = Schlusswertung
bora_bora_rules-end-text =
    - 2 SP für jeden übrigen Hauptgott.
    - Das Fischplättchen jedes Gebiets, dessen Bauplatz deine Hütte hält.
    - Dein Schmuck.
    - Je 6 SP für: 9 erfüllte Aufgaben, auch mit gelbem Gott; 6 Schmuckplättchen; einen Zeremonienplatz ohne leeres Feld; alle 6 Bauplättchen; Hütten in allen 12 Gebieten; Personen auf allen 12 Feldern.

    Übrige Baustoffe, Muscheln, Opfergaben und Götterkarten zählen nichts.

bora_bora_rules-fewer-title = Zu zweit und zu dritt
bora_bora_rules-fewer-text =
    Zu dritt sind Landweg und Wasserweg eine Karte; zu zweit sind es auch Frau und Mann. Würfel für beides liegen zusammen, und du wählst, welches es ist. Alles andere bleibt gleich.

bora_bora_rules-reminders-title = Leicht vergessen
bora_bora_rules-reminders-text =
    - Männer und Frauen brauchen ein Feld ohne Hütte: Breite dich aus oder versetz Hütten aufs 12. Feld.
    - Ohne Opfergaben gibt es Götter nur mit Hauptgöttern.
    - Ein roter Gott wirkt nur, gleich nachdem die Hütte steht.
    - Ist eine Aufgabe erfüllt, muss eine gewertet werden, diese oder mit gelbem Gott eine andere: Abgeben darfst du dann keine.
    - Sechs Bauplättchen passen nur, wenn kein Feld einzeln übrig bleibt.

bora_bora_rules-signs-title = Zeichen auf dem Bildschirm
bora_bora_rules-signs-text =
    Karte: =4= Landweg, ~4~ Wasserweg; Sa, St, Ho, Op ist der Ertrag; P, B, S, T und eine Zahl sind das Fischplättchen: Papageifisch, Falterfisch, Doktorfisch, Drückerfisch, mit seinen SP. Der Buchstabe in eckigen Klammern hält den Bauplatz, kleine Buchstaben sind Hütten daneben.

    Karten: 5b braucht einen blauen Gott, 5w einen weißen, 5+ geht ohne und mit weißem.

    Personen: M oder F, was sie können, dann ▲ Status oder ◆ Muscheln, die der Helfer einmal bringt; ✓ ist heruntergeschoben. ⌂ ist eine Hütte, ein Punkt ein freies Feld. Auf dem Zeremonienplatz steht ● vor einem Baustoff, der dort liegt.

    Schmuck: 4>6 kostet 4 Muscheln und bringt 6 SP; die Buchstaben kürzen die Art ab.

    Status: Von mehreren Anzeigesteinen auf einem Feld liegt der linke oben.

    Spieler: Hü Hütten auf der Karte, Op Opfergaben, Mu Muscheln, Ka Götterkarten, Gö Hauptgötter, Pr Priester im Tempel, Pe Personen, Ba Verbautes, Sm Schmuck, Au erfüllte Aufgaben.

bora_bora_rules-components-title = Über das Spielmaterial
bora_bora_rules-components-text =
    Nicht alle Werte dieses Spiels waren zu finden, denn vieles zeigt die Spielregel nur im Bild. Aus ihr bekannt sind: alle Stückzahlen, die Aktionen und die Preise des Helfers, die Personenarten und ihre Werte, die Götter, die Aufgaben bis auf einige Arten, die SP für Bauten und Priester, die Schlusswertung und auf der Karte die zwölf Gebiete und die Wege rund um das Gebirge der Zentralinsel.

    Rekonstruiert, also von uns, sind: die Zahlen der übrigen Wege und die Landschaften zweier Inseln, was jede Landschaft bringt, die Fischarten und die meisten ihrer Werte, die Symbole der Personen, Arten, Preise und SP des Schmucks, die SP der meisten Statusfelder, die Anordnung des Zeremonienplatzes und Namen, die die Spielregel nicht nennt. Sie sind aufeinander abgestimmt, müssen aber nicht die des gedruckten Spiels sein.

    Wer das Spiel hat, kann sie berichtigen: die Tabelle aus rulesets/bora_bora in den Ordner kopieren, den „tabletop where“ nennt, berichtigen und neu starten. Eine falsche Zelle wird mit Zeile und Spalte gemeldet. Die Spalte „provenance“ sagt von jeder Zeile, woher sie kommt.
