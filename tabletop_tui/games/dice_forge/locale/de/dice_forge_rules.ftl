# Die Regeln von Dice Forge in Kürze, in eigenen Worten.

dice_forge_rules-sections = aim setup turn blessing faces special reinforcements forging feats cards stores tokens extra end reminders signs components

dice_forge_rules-aim-title = Worum es geht
dice_forge_rules-aim-text =
    2 bis 4 Spieler sind Helden mit je zwei Würfeln, deren Seiten sich austauschen lassen. In jedem Zug werfen alle beide Würfel und nehmen, was sie zeigen. Gold kauft bessere Seiten; Sonnen- und Mondsplitter bezahlen Heldentaten, Karten mit Ruhm und Wirkung.

    Der meiste Ruhm gewinnt: der im Spiel erhaltene und der auf den Karten. Gleichauf teilt man sich den Rang. Was übrig bleibt, Gold, Splitter oder Marker, zählt nichts.

dice_forge_rules-setup-title = Vorbereitung
dice_forge_rules-setup-text =
    Alle beginnen mit den gleichen zwei Würfeln. Der helle hat fünf Seiten mit 1 Gold und eine mit 1 Sonnensplitter, der dunkle vier mit 1 Gold, eine mit 1 Mondsplitter und eine mit 2 Ruhmespunkten.

    Wer beginnt, wird ausgelost oder beim Einrichten bestimmt und bleibt Startspieler. Der erste hat 3 Gold, der nächste 2, dann 1, dann keines.

    Auf den Inseln liegen an 7 Portalen 15 Plätze mit je so vielen Karten, wie Spieler da sind. Für neun Plätze gibt es zwei Karten zur Wahl: die für den Einstieg, die anderen, gemischt oder Platz für Platz.

    Das Heiligtum hat zehn Fächer mit je vier Seiten, zu zweit mit je zweien. In den Gärten liegen die besonderen Seiten, die es nur durch Heldentaten gibt.

    Gespielt werden 9 Runden, zu dritt 10.

dice_forge_rules-turn-title = Ein Zug
dice_forge_rules-turn-text =
    1. Große Göttergabe: Alle werfen, alle erhalten. Zu zweit geschieht das in jedem Zug zweimal.

    2. Verstärkungen: Wer am Zug ist, darf jede seiner Verstärkungen einmal nutzen.

    3. Aktion: schmieden oder eine Heldentat vollbringen oder passen, womit der Zug endet.

    4. Zusatzaktion: Nach einer Aktion bezahlen 2 Sonnensplitter eine weitere.

    Dann ist im Uhrzeigersinn der nächste am Zug.

dice_forge_rules-blessing-title = Große Göttergabe
dice_forge_rules-blessing-text =
    Zuerst werfen alle beide Würfel. Dann wirken die Würfe, Spieler für Spieler, von dem an, der am Zug ist. Gefragt wird nur, wer eine Wahl hat.

    Die Reihenfolge deiner beiden Seiten bestimmst du. Gefragt wirst du nur, wo sie etwas ausmacht: bei einem Himmelsschiff neben Gold, das sonst verfiele, oder neben einem Spiegel. Sonst kommen Spiegel zuerst, dann Verdreifachungen, Seiten, die einfach etwas geben, die mit einer Wahl, Schilde und Schiffe. Ein Wurf steht fest: Eine inzwischen geschmiedete Seite ändert den Würfel, nicht den Wurf.

    Eine kleine Göttergabe ist ein Wurf mit einem Würfel.

dice_forge_rules-faces-title = Seiten des Heiligtums
dice_forge_rules-faces-text =
    - Die meisten Seiten geben alles, was sie zeigen: 4G sind 4 Gold, 2M+2R sind 2 Mondsplitter und 2 Ruhmespunkte.
    - Eine Seite mit / gibt eins nach deiner Wahl: 1G/S/M ist 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter; 3G/2R sind 3 Gold oder 2 Ruhmespunkte.

    Sie kosten 2, 3, 4, 5, 6, 8 oder 12 Gold.

dice_forge_rules-special-title = Besondere Seiten
dice_forge_rules-special-text =
    - x3, Verdreifachung: Dein anderer Würfel zählt dreifach. Eine Wahl triffst du einmal und bekommst sie dreifach. Allein oder mit einem zweiten x3 bewirkt sie nichts.
    - Spg, Spiegel: zählt wie eine Seite deiner Wahl, die auf einem Würfel der anderen oben liegt. Zeigt jemand von ihnen einen Spiegel, gelten auch deine eigenen Seiten. Einen Spiegel zu spiegeln geht nicht.
    - Sch, Himmelsschiff: Du darfst eine Seite des Heiligtums für 2 Gold weniger kaufen und gleich schmieden; neben x3 für 6 weniger.
    - Sd, Schilde, einer für jeden Vorrat: 5 Ruhmespunkte, wenn dein anderer Würfel davon etwas gibt, sonst 2 Sonnensplitter, 2 Mondsplitter, 3 Gold oder 3 Ruhmespunkte. Es gilt auch als gegeben, wenn es verfiel, auf den Hammer kam oder Ruhm daraus wurde.
    - Eb, Eber in vier Farben: Wer ihn wirft, nimmt 1 Sonnen- oder 1 Mondsplitter; danach nimmt, wer die Karte hat, 1 Sonnensplitter, 1 Mondsplitter oder 3 Ruhmespunkte, neben x3 dreimal. Ein Eber bleibt bis zum Ende auf dem Würfel.

dice_forge_rules-reinforcements-title = Verstärkungen
dice_forge_rules-reinforcements-text =
    Karten mit ^ darfst du in jedem deiner Züge einmal nutzen, jede einzelne, in beliebiger Reihenfolge. Die aus diesem Zug warten bis zu deinem nächsten.

    - Hirschkuh: Wirf einen deiner Würfel und nimm, was er zeigt.
    - Eule: Nimm 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter.
    - Ältester: Zahle 3 Gold für 4 Ruhmespunkte.

dice_forge_rules-forging-title = Beistand der Götter: schmieden
dice_forge_rules-forging-text =
    Kaufe mit Gold eine oder mehrere Seiten des Heiligtums. Alle Seiten einer Aktion müssen verschieden sein. Jede wird gleich geschmiedet: Sie kommt an die Stelle einer alten auf einem deiner Würfel, und die alte ist aus dem Spiel. Die neue liegt oben, wirkt aber noch nicht.

    Auch eine eben geschmiedete Seite darf wieder weichen. Ein Eber bleibt.

dice_forge_rules-feats-title = Heldentaten
dice_forge_rules-feats-text =
    Bezahle die Splitter einer Karte. Dein Held geht zu ihrem Portal. Steht dort ein anderer, wird er verdrängt: Er geht nach Hause, und sein Spieler wirft gleich beide Würfel und nimmt, was sie zeigen. Erst dann nimmst du die Karte, und sie wirkt.

    Wer schon auf dem Portal steht, verdrängt niemanden. Dieselbe Heldentat darf mehrmals vollbracht werden, auch in einem Zug. Ein Platz ohne Karten ist geschlossen.

dice_forge_rules-cards-title = Die Karten
dice_forge_rules-cards-text =
    Für den Einstieg: Hirschkuh 2M, Satyrn 3M, Fährmann 4M, Krebs 6M, Eule 2S, Minotaurus 3S, Gorgone 4S, Sphinx 6S, Hydra 5S5M. Die anderen: Bär, Eber, Zerberus, Schildwache, Himmelsschiff, Schild, Triton, Zyklop, Typhon. Immer dabei: Hammer, Truhe, Helm, Ältester, Geister, Spiegel.

    - Hammer: Von jetzt an darf Gold auf den Hammer.
    - Truhe: Dein Vorrat fasst 4 Gold, 3 Sonnen- und 3 Mondsplitter mehr.
    - Bär: Jeder bringt 3 Ruhmespunkte, sooft du verdrängst oder verdrängt wirst.
    - Satyrn: Alle anderen werfen, ohne Wirkung für sie; du nutzt zwei ihrer Würfel.
    - Eber: Ein Gegner deiner Wahl schmiedet den Eber.
    - Zerberus, Triton: ein Marker.
    - Helm, Himmelsschiff, Spiegel, Schild: schmiede eine Verdreifachung, ein Schiff, einen Spiegel oder einen Schild deiner Wahl.
    - Krebs: Wirf zweimal beide Würfel. Schildwache: ebenso, und statt aller Splitter einer Art auf einer Seite gehen je 2 Ruhmespunkte.
    - Geister: 3 Gold und 3 Mondsplitter.
    - Minotaurus: Alle anderen werfen und verlieren, was sie zeigen, auch Ruhm, aber nie unter 0. Schiffe bewirken dann nichts; wer die Karte eines Ebers hat, bekommt trotzdem etwas.
    - Sphinx: Wirf einen Würfel viermal. Zyklop: ebenso, und statt allen Goldes einer Seite geht ebenso viel Ruhm.
    - Typhon: 1 Ruhmespunkt für jede geschmiedete Seite.
    - Fährmann, Gorgone, Hydra: nichts als ihr Ruhm.

dice_forge_rules-stores-title = Vorrat und Hammer
dice_forge_rules-stores-text =
    Du kannst 12 Gold, 6 Sonnen- und 6 Mondsplitter behalten, mit Truhen mehr. Was darüber ist, verfällt. Ruhm hat keine Grenze.

    Mit einem Hammer darf Gold, woher es auch kommt, auf den Hammer, so viel du willst. 15 Schritte bringen sofort 10 Ruhmespunkte, die nächsten 15 Schritte 15. Ein zweiter Hammer beginnt, wenn der erste fertig ist.

dice_forge_rules-tokens-title = Marker
dice_forge_rules-tokens-text =
    Jeder wirkt einmal.

    - Triton: jederzeit in deinem Zug 6 Gold, 2 Sonnensplitter oder 2 Mondsplitter. Er wird angeboten, wo er etwas ändern kann.
    - Zerberus: Nach einem Wurf von dir, auch außerhalb deines Zuges, zählt derselbe Wurf noch einmal, mit neuen Entscheidungen. Nicht beim Minotaurus und nicht bei den Satyrn.

dice_forge_rules-extra-title = Die Zusatzaktion
dice_forge_rules-extra-text =
    Einmal im Zug darfst du nach einer Aktion 2 Sonnensplitter für noch eine zahlen, gleicher oder anderer Art. Sie wird angeboten, wenn es etwas zu tun gäbe.

dice_forge_rules-end-title = Das Ende
dice_forge_rules-end-text =
    Nach dem letzten Zug der letzten Runde ist das Spiel sofort vorbei. Zähle den erhaltenen Ruhm und den auf deinen Karten zusammen.

dice_forge_rules-reminders-title = Leicht vergessen
dice_forge_rules-reminders-text =
    - Zu zweit werfen alle in jedem Zug zweimal.
    - Wer verdrängt wird, wirft, bevor du deine Karte nimmst, und sein Schiff darf eine Seite vor dir nehmen.
    - Ein Spiegel sieht alle Würfel der anderen, auch die gerade nicht geworfenen.
    - Wer passt, gibt auch die Zusatzaktion auf.
    - Sonnensplitter bezahlen Heldentaten und die Zusatzaktion: Behalte 2.

dice_forge_rules-signs-title = Zeichen auf dem Bildschirm
dice_forge_rules-signs-text =
    Buchstaben: G Gold, S Sonnensplitter, M Mondsplitter, R Ruhm. Ein + davor ist jetzt bezahlbar. Auf Karten wirkt ^ jeden Zug, ! einmal beim Nehmen, * immer; o steht vor denen ohne bleibende Wirkung. Auf Würfeln liegt > (oder über einem Pfeil) oben, # ist fest.

    Neben einem Namen ist 12+5=17R der erhaltene Ruhm, der auf Karten und beides. Karten in Klammern sind in diesem Zug genutzt. Beim Hammer stehen gegangene und alle Schritte, bei Triton und Zerberus ihre Marker; wo wenig Platz ist, heißen sie Ham, Tri und Zer, und neu ist die Zahl der geschmiedeten Seiten.

    d sagt, was jeder Würfel im Schnitt bringt.

dice_forge_rules-components-title = Über das Material
dice_forge_rules-components-text =
    Kosten, Ruhm, Wirkungen, Würfelseiten und Stückzahlen sind die des Spiels, aus seiner Anleitung und öffentlichen Beschreibungen. Deutsche und englische Namen sind zum Teil eigene Übersetzungen.

    Wer einen falschen Wert findet, kann ihn berichtigen: Kopiere die Tabelle aus rulesets/dice_forge in den Ordner, den „tabletop where“ nennt, berichtige sie und starte neu. Eine falsche Zelle wird mit Zeile und Spalte gemeldet.
