# Die Regeln von Papyria in Kürze, in unseren eigenen Worten.

papyria_rules-sections = aim board sectors setup turn enter move arrival main multiplier landscape scoring values buildings production endtiles keys end final ruling-nought reminders notation signs components

papyria_rules-aim-title = Worum es geht
papyria_rules-aim-text =
    2 bis 4 Spieler ziehen mit Wanderern und Schiffen um einen Spielplan an Euphrat und Tigris, nehmen, was die Städte dort zu geben haben, und bauen eine Auslage aus quadratischen Landschaften.

    Sieben Arten werden gewertet: Berg, Fluss, Wald, Heiligtum, Stadt, Tempel, Erfindung. Eine Wertung bringt Wert × Multiplikator, doch nie mehr Punkte, als man in diesem Augenblick Wissen hat.

    Die meisten Punkte nach der Schluss-Wertung gewinnen. Bei Gleichstand gewinnt mehr Wissen, dann mehr Lapis und Papyri zusammen, sonst wird der Sieg geteilt.

papyria_rules-board-title = Der Spielplan
papyria_rules-board-text =
    Zwölf Sektoren liegen im Ring, im Uhrzeigersinn von 1 bis 12 nummeriert. Jeder hat einen Platz für einen Wanderer am Außenweg, einen für ein Schiff am Fluss, zwei Güter-Lager am Außenweg (1 und 2) und eines am Fluss.

    Wanderer gehen auf dem äußeren Ring, Schiffe fahren auf dem inneren; die Ringe stören einander nicht. Zwischen den Positionen 6 und 7 ist Grenze A, zwischen 12 und 1 Grenze B. Mauern und andere Grenzen bedeuten nichts.

    Drei Wertungs-Plättchen liegen offen neben Grenze B, dazu ein Stapel.

papyria_rules-sectors-title = Was in den Sektoren liegt
papyria_rules-sectors-text =
    Lager 1 und 2 jedes Sektors; am Fluss liegen Multiplikatoren, bis der letzte genommen ist. Teile zu je vier Sektoren werden gemischt und gedreht, darum ist die Lage in jedem Spiel anders.

    - Mari: Landschaft, Wertungs-Plättchen
    - Assur: Stadt, Bergwerk
    - Ninive: Landschaft, Lapis-Produktion
    - Eschnunna: Tempel, Papyrus-Produktion
    - Sippar: Landschaft, Bergwerk
    - Babylon: Wertungs-Plättchen, Tempel
    - Kisch: Landschaft, Papyrus-Produktion
    - Nippur: Landschaft, Stadt
    - Isin: Landschaft, Tempel
    - Uruk: Wertungs-Plättchen, Stadt
    - Ur: Landschaft, Wertungs-Plättchen
    - Lagasch: Bergwerk, Lapis-Produktion

papyria_rules-setup-title = Vorbereitung
papyria_rules-setup-text =
    Mit 2, 3, 4 Spielern liegen auf jedem Lager: Landschaften 4, 5, 6; Wertungs-Plättchen 4, 6, 8; Tempel 2, 3, 4; Städte 2, 3, 4; Multiplikatoren 3, 4, 5. Bergwerke: in Sippar 4, 5, 7, in Assur 3, 5, 6, in Lagasch 3, 4, 6. An Grenze B 10, 14, 18 Wertungs-Plättchen, davon 3 offen. 12 Spielende-Plättchen bilden einen Stapel.

    Alle haben die gleiche kleine Auslage: die Siedlung (Fluss, eine Erfindung für 2 Papyri), nördlich davon den Hain (2× Wald), östlich den Kanal (Fluss, 1 Wald), südlich den Schrein (1 Wald, ein Heiligtum), westlich die Vorberge (Fluss, ein Berg). In Zugfolge gibt es 3, 4, 5, 6 Lapis und für jeden 2 Papyri und 5 Wissen.

    Jeder erhält 4 Startplättchen. Vom Letzten bis zum Ersten behält jeder zwei davon: Symbole zählen das ganze Spiel, Lapis, Papyri und Wissen kommen sofort. Dann kommt der Priester auf eine der vier Landschaften um die Siedlung.

papyria_rules-turn-title = Runden und Züge
papyria_rules-turn-text =
    In jeder Runde hat jeder einen Zug; es beginnt immer derselbe Spieler. Ein Zug hat zwei Phasen:

    - Einen Wanderer oder ein Schiff bewegen. Gleich danach nutzen, was Grenzen und Begegnungen geben.
    - Im erreichten Sektor zwei Haupt-Aktionen ausführen.

    Passen gibt es nicht.

papyria_rules-enter-title = Einsetzen
papyria_rules-enter-text =
    In jedem der ersten vier Züge kommt einer der zwei Wanderer oder eines der zwei Schiffe auf einen beliebigen freien Platz seines Rings. Das kostet nichts, geht über keine Grenze und verschiebt niemanden. Alles andere ist wie nach einer Bewegung.

papyria_rules-move-title = Bewegen
papyria_rules-move-text =
    Eine Figur geht auf ihrem Ring im Uhrzeigersinn. Ein oder zwei Felder kosten nichts, jedes weitere 1 Lapis. Besetzte Felder werden übersprungen und zählen nicht mit. Keine Figur geht weiter als bis vor ihr eigenes Feld.

    Eine Bewegung darf auf einer fremden Figur desselben Rings enden; dieses Feld zählt mit. Das Besetzen kostet 1 Lapis mehr, an ihren Besitzer, und sie rückt im Uhrzeigersinn auf das nächste freie Feld. Sonst bekommt sie dort nichts. Eigene Figuren kann man nicht verschieben.

papyria_rules-arrival-title = Nach der Bewegung
papyria_rules-arrival-text =
    Vor den Haupt-Aktionen, jedes einmal und in beliebiger Folge:

    - Über Grenze A gekommen: Wissen kaufen, 4 für 1 Papyrus, 7 für 2 Papyri, 9 für 3 Papyri.
    - Über Grenze B gekommen: für 2 Papyri eine Zusatz-Wertung mit einem der offenen Plättchen dort. Man behält das Plättchen, und das nächste des Stapels rückt nach. Ist der Stapel leer, werden es weniger.
    - Fremde Figur auf dem anderen Feld des Sektors: Handel, 1 Lapis an diesen Spieler für 1 Papyrus aus dem Vorrat.

    Eigene Figur auf dem anderen Feld: Einmal in diesem Zug darf der Priester auf eine beliebige eigene Landschaft versetzt werden, gleich oder vor, zwischen oder nach den Haupt-Aktionen.

papyria_rules-main-title = Haupt-Aktionen
papyria_rules-main-text =
    Ein Wanderer führt beide Aktionen am Außenweg seines Sektors aus. Ein Schiff führt den Fluss und eine der beiden Aktionen am Außenweg aus; die andere bleibt, wie sie ist. Die Folge ist frei.

    Was geschieht, sagt das, was jetzt auf dem Lager liegt. Ein Lager mit Gütern verliert genau eines. Wer eine Landschaft, einen Tempel, eine Stadt oder ein Bergwerk nicht nutzen kann oder will, verzichtet: Das Gut kommt aus dem Spiel. Wertungs-Plättchen und Multiplikatoren nimmt man immer.

    Das nächste Plättchen eines Stapels wird erst nach der Aktion aufgedeckt.

papyria_rules-multiplier-title = Multiplikatoren
papyria_rules-multiplier-text =
    Man nimmt den obersten Multiplikator am Fluss. Er bringt 1 Symbol seiner Art, für Stadt und Tempel 2. Der Multiplikator einer Art ist die Zahl ihrer Symbole, die der Startplättchen und der Bonus des Schlüssel-Plättchens mitgezählt. Ohne Symbol ist er 0.

papyria_rules-landscape-title = Landschaften
papyria_rules-landscape-text =
    Die offene Landschaft kommt auf eine freie Stelle neben der Landschaft, auf der der Priester steht, beliebig gedreht. Nichts muss passen, Flüsse darf man zubauen. Dann wandert der Priester auf die neue Landschaft.

    Ein Priester mit Landschaften auf allen vier Seiten kann nichts anlegen: Die Landschaft kommt aus dem Spiel. Nebeneinander heißt immer Seite an Seite, nie Ecke an Ecke.

papyria_rules-scoring-title = Wertungs-Plättchen
papyria_rules-scoring-text =
    Erst kommt das Wissen des Plättchens, 0 bis 4, dann wird seine Art gewertet: Wert × Multiplikator Punkte, höchstens aber so viele wie das nun erreichte Wissen. Man behält das Plättchen; am Ende zählt, wie viele man hat.

    Von jeder Art gibt es sieben Plättchen, dazu insgesamt ein einziges für eine beliebige Wertung. Eine Wertung darf 0 Punkte bringen.

papyria_rules-values-title = Die sieben Werte
papyria_rules-values-text =
    - Berg: Landschaften mit Berg oder einer Erfindung, die Lapis bringt, Seite an Seite. Jede zählt 1, mit Bergwerk 2. Die Gruppe mit der höchsten Summe zählt.
    - Fluss: Landschaften des größten Flussnetzes. Zwei Nachbarn sind verbunden, wenn beide an der gemeinsamen Seite einen Fluss haben; Nebenarme zählen mit.
    - Wald: freie Wälder auf Landschaften Seite an Seite. Die Gruppe mit den meisten zählt.
    - Heiligtum: freie Heiligtümer ohne ein anderes freies daneben.
    - Stadt: die Zahl der Städte und die wenigsten Landschaften ohne Stadt, die sie alle verbinden. Ohne Stadt 0.
    - Tempel: ebenso mit Tempeln.
    - Erfindung: alle Erfindungen, auch die der Siedlung.

papyria_rules-buildings-title = Tempel, Städte, Bergwerke
papyria_rules-buildings-text =
    - Tempel: überbaut für immer ein Heiligtum. Der erste kostet 1 Lapis, der zweite 2, der dritte 3 und so weiter.
    - Stadt: überbaut für immer einen Wald, zu den gleichen Preisen, für sich gezählt. Eine Landschaft mit mehreren Wäldern kann mehrere Städte tragen.
    - Bergwerk: überbaut einen Berg, der weiter zählt; kostenlos.

    Verschiedene Bauten dürfen auf derselben Landschaft stehen. Überbaute Wälder und Heiligtümer zählen nicht mehr als solche.

papyria_rules-production-title = Produktion
papyria_rules-production-text =
    Die Lapis-Produktion bringt 1 Lapis für jedes eigene Bergwerk und jede Erfindung, die Lapis bringt. Die Papyrus-Produktion bringt 2 Papyri für die Siedlung und 1 oder 2 für jede Erfindung, die Papyri bringt. Produktionen gehen nie zu Ende.

papyria_rules-endtiles-title = Spielende-Plättchen
papyria_rules-endtiles-text =
    Ist das letzte Gut eines Lagers genommen, kommt sofort das oberste Spielende-Plättchen dorthin, auch am Fluss. Ab dem nächsten Zug nutzt man es statt des Guts.

    Wer ein Lager mit Spielende-Plättchen ausführt, erhält jedes Mal sein Wissen (0 bis 3) und darf dann einmal dessen Lapis oder Papyri für seine Punkte zahlen, die das Wissen nicht begrenzt. Ein bezahltes Plättchen kommt aus dem Spiel, und das nächste Spielende-Plättchen an seine Stelle. Sonst bleibt es liegen.

papyria_rules-keys-title = Schlüssel-Plättchen
papyria_rules-keys-text =
    Wer eine dieser Bedingungen erfüllt, nimmt sofort das oberste Schlüssel-Plättchen der Art, von jeder höchstens eines:

    - Tempel: 3 Tempel
    - Stadt: 3 Städte
    - Fluss: ein Fluss-Wert von 9
    - Erfindung: 8 Erfindungen
    - Heiligtum: 5 freie Heiligtümer Seite an Seite in einer Gruppe

    Das erste Plättchen jeder Art hat 3 Schlüssel; es bringt dem Multiplikator seiner Art 2 Symbole mehr. Eines mit 2 Schlüsseln bringt 1, eines mit 1 Schlüssel keines. Plättchen einer Art: zu zweit 3 und 1 Schlüssel, zu dritt 3, 2, 1, zu viert 3, 2, 1, 1. Ein Schlüssel-Plättchen geht nie verloren.

papyria_rules-end-title = Das Ende
papyria_rules-end-text =
    Muss ein Spielende-Plättchen gelegt werden und der Stapel von 12 ist leer, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten. Lager, die dann noch leer werden, bleiben leer. Nach 60 Runden endet das Spiel in jedem Fall.

papyria_rules-final-title = Schluss-Wertung
papyria_rules-final-text =
    Für jedes eigene Schlüssel-Plättchen noch eine Wertung seiner Art. Dann die Mehrheits-Wertungen:

    - Meiste Städte: eine Wald-Wertung
    - Meiste Tempel: eine Wald-Wertung
    - Größter Fluss-Wert: eine Berg-Wertung
    - Meiste Wertungs-Plättchen: eine Berg-Wertung

    Alle, die gleichauf die meisten haben, werten; wer nichts davon hat, nie, wenn ihr nichts anderes vereinbart habt. Jede Wertung für sich wird vom Wissen begrenzt. Übrige Lapis und Papyri sind nichts wert.

papyria_rules-ruling-nought-title = Das Meiste von dem, was niemand hat
papyria_rules-ruling-nought-text =
    In der Spielregel steht: „Wer die MEISTEN STÄDTE hat, führt eine WALD-Wertung aus“, und ebenso für Tempel und Wertungs-Plättchen. Was das heißt, wenn niemand welche hat, lesen nicht alle gleich; deshalb wählt man beim Aufbau:

    - Niemand wertet: Wer keine Stadt hat, hat nicht die meisten Städte.
    - Alle werten: Alle haben gleich viele, nämlich keine, liegen also gleichauf, und alle, die gleichauf liegen, werten.

    Wer nichts anderes wählt, spielt mit „niemand wertet“. Orbis beantwortet dieselbe Frage anders: Seine Spielregel verlangt bei den Tempeln ein Minimum („der mindestens eine Kultstätte in seiner Welt hat“) und bei den Göttern keines, also bedeutet es etwas, dass es fehlt. Die Regel von Papyria verlangt nirgends eines und sagt so weder das eine noch das andere.

papyria_rules-reminders-title = Leicht vergessen
papyria_rules-reminders-text =
    - Auch wer verzichtet, nimmt das Gut vom Lager, und ein Spielende-Plättchen kann kommen.
    - Übersprungene Figuren kosten nichts; nur wem das Zielfeld gehört, der bekommt ein Lapis.
    - Über eine Grenze verschoben werden oder daneben einsetzen zählt nicht als Überschreiten.
    - Ein Schlüssel aus der ersten Haupt-Aktion zählt in der zweiten schon mit.
    - Fünf Heiligtümer Seite an Seite bringen den Schlüssel, aber keine Wertung: Überbau später einige mit Tempeln.
    - Das Spiel endet nicht mit dem zwölften Spielende-Plättchen, sondern wenn ein dreizehntes gebraucht würde.

papyria_rules-notation-title = Wie Orte heißen
papyria_rules-notation-text =
    Sektoren gehen nach ihren Namen, Landschaften nach dem Weg von der Siedlung: O2 N1 liegt zwei nach Osten und eins nach Norden. Fluss O-W verlässt eine Landschaft im Osten und im Westen.

    Ein Zug hat zwei Tasten: einen Buchstaben für die Figur, dann eine Ziffer für den Ort; ein anderer Buchstabe wechselt die Figur sofort. Eine Zeile der Liste sagt, was der Weg kostet und wer davon etwas bekommt, was er bringt (Grenze A, Grenze B, ⇄ Handel, ♝ Priester), was beide Aktionen in der besten Reihenfolge bringen, und die Punkte sofort. Was sich dann nicht nutzen oder bezahlen lässt, ist rot: Es wäre verloren.

papyria_rules-signs-title = Zeichen auf dem Bildschirm
papyria_rules-signs-text =
    Arten: ▲ Berg, ≈ Fluss, ♣ Wald, ☼ Heiligtum, ■ Stadt, ⌂ Tempel, ¶ Erfindung; ◭ ist ein Bergwerk. Vorräte und Leisten: ◆ Lapis, ▤ Papyri, ◉ Wissen, ★ Punkte. Figuren: ♟ Wanderer, ◡ Schiff, ♝ Priester; hell sind die von dem, der am Zug ist. ×4 ist die Zahl der Güter auf einem Lager, +♣ ein Symbol, das man nehmen kann, ✗ etwas Verlorenes, • etwas, das sich seit dem eigenen Zug verändert hat.

    3◆▸11★+1◉ ist ein Spielende-Plättchen: 3 Lapis bringen 11 Punkte, jeder Besuch 1 Wissen. In der Auslage stehen Wälder und Städte oben links, Berge oben rechts, Heiligtümer und Tempel unten links, Erfindungen unten rechts, dazwischen der Fluss; der größte ist hell. ¶◆ bringt Lapis, ¶▤ 1 Papyrus, ¶▤▤ 2 Papyri. Wo nur ASCII gezeigt wird, stehen Buchstaben für die Zeichen; die Hilfe nennt sie.

papyria_rules-components-title = Über das Spielmaterial
papyria_rules-components-text =
    Die Werte des Spielmaterials von Papyria sind rekonstruiert; die Regeln folgen der Kurzregel des Verlags.

    Aus ihr bekannt: alle Aktionen, die Preise von Bauten und Bewegungen, was die Grenzen geben, Bedingungen und Bonus der Schlüssel-Plättchen, die Symbole der Multiplikatoren, wie die Werte gezählt werden, die zwölf Spielende-Plättchen eines Spiels, Schluss- und Mehrheits-Wertungen. Aus öffentlichen Beschreibungen bekannt: die Stückzahlen der meisten Teile.

    Rekonstruiert, das heißt von uns: welche Aktionen in welchem Sektor stehen und wie die Teile liegen, wo die Grenzen sind, was die Landschaften zeigen, die Höhen der Stapel, das Wissen der Wertungs-Plättchen, die Spielende- und Startplättchen, die Start-Auslage und Startgüter, der Gleichstand und die Grenze von 60 Runden. Diese Werte sind aufeinander abgestimmt, aber nicht die des gedruckten Spiels. Das Solospiel fehlt, weil seine Regeln nicht in der Kurzregel stehen.

    Wer das Spiel hat, kann sie berichtigen: die Tabelle aus rulesets/papyria in den Ordner kopieren, den „tabletop where“ nennt, berichtigen und neu starten. Eine falsche Zelle wird mit Zeile und Spalte gemeldet. Die Spalte „provenance“ sagt von jeder Zeile, woher sie stammt.
