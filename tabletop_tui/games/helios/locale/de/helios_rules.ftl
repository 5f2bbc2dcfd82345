# Die Regeln von Helios in Kürze, mit eigenen Worten.

helios_rules-sections = aim setup map round tiles land specials temples buildings paying sun waters laps ruling-laps light bonus persons refill end supplies reminders signs components

helios_rules-aim-title = Worum es geht
helios_rules-aim-text =
    2 bis 4 Spieler sind Hohepriester des Sonnengottes Ahau. Jeder hat eine eigene Welt, um die eine eigene Sonne zieht, und eine Stadt. Auf Land neben dem Haltepunkt der Sonne wachsen Rohstoffe, Tempel dort bringen Siegpunkte (SP), und ebenso jede Umrundung der Sonne.

    Ein Spiel hat 4 Durchgänge, zu dritt 3. Ein Durchgang hat drei Phasen: Aktionsrunden, Personen, Auffüllen und Bonusrohstoffe. Wer die meisten SP hat, gewinnt.

helios_rules-setup-title = Aufbau
helios_rules-setup-text =
    Der Startspieler wird ausgelost oder beim Aufbau bestimmt und erhält den Drachen.

    Alle beginnen mit Zugweite 2, der Sonne über der Mitte der Karte, 1 Mana und einem leeren Säckchen. Reihum wählt jeder das Land in der Mitte, Mammutbaum, Granit oder Bambus, mit einem Rohstoff seiner Farbe darauf.

    Vom übrigen Land werden je 4 Plättchen einer Farbe gestapelt, die anderen als Zusatzstapel gemischt. Das oberste Plättchen jedes der sechs Stapel liegt offen, mit einem Rohstoff seiner Farbe. Die Sonderplättchen und alle 8 Personen liegen offen.

    Die Aktionsplättchen werden nach Aktionen getrennt gemischt, und von jeder Aktion liegen einige in einer Spalte aus: zu dritt und zu viert 6, zu zweit 3.

    Wer als Dritter und wer als Vierter an der Reihe ist, legt einen zweiten Rohstoff beliebiger Farbe auf sein Startland.

helios_rules-map-title = Die Karte
helios_rules-map-text =
    Felder heißen nach Spalte und Nummer, D4 ist die Mitte. Auf den 19 hellen Feldern dürfen Plättchen liegen. Auf den 18 dunklen Randfeldern liegt nie eines, aber die Sonne darf dorthin. D1, D2 und D3 sind gelb umrandet: Dort vollendet die Sonne ihre Umrundungen.

    Sechs Eckfelder des hellen Bereichs sind Häfen: mit einem Plättchen darauf am Ende 4 SP. F3 und B3 bringen 1 Mana, wenn dort ein Plättchen gelegt wird, E5 und C2 einen Rohstoff beliebiger Farbe, der auf das eben gelegte Plättchen kommt, auch als zweiter.

helios_rules-round-title = Ein Durchgang
helios_rules-round-text =
    Phase 1, Aktionsrunden: Reihum vom Drachen an nimmt jeder ein Aktionsplättchen und führt dessen Aktion aus. Zu zweit und zu viert gibt es 4 solche Runden, zu dritt 6. Was dann noch in den Spalten liegt, kommt weg.

    Phase 2, Personen: Personen erwerben und aktivieren, auch im letzten Durchgang.

    Phase 3, Auffüllen und Bonusrohstoffe: nicht nach dem letzten Durchgang.

helios_rules-tiles-title = Aktionsplättchen und Ablagen
helios_rules-tiles-text =
    Nimm das unterste Plättchen einer der drei Spalten. Eines musst du nehmen, auch wenn du keine Aktion willst. Eine leere Spalte bietet bis zum Ende des Durchgangs nichts mehr.

    Das Plättchen kommt an die Ablage seiner Farbe an deinem Tableau: rot, blau oder gelb. Ein graues kommt an eine Ablage deiner Wahl. Die Aktion darauf spielt für die Ablage keine Rolle.

    Dann führst du die Aktion der Spalte aus: Land erschaffen, Errichten oder Sonne bewegen. Du darfst darauf verzichten; ist nichts möglich, verfällt sie von selbst.

    Das vierte Plättchen an einer Ablage bringt eine Bonusaktion, nach der regulären Aktion mit allem, was dazugehört. Danach wird die Ablage geleert. Von Durchgang zu Durchgang bleiben die Plättchen liegen.

helios_rules-land-title = Land erschaffen
helios_rules-land-text =
    Nimm ein ausliegendes Landplättchen mit seinem Rohstoff oder ein Sonderplättchen und lege es auf ein Feld, das

    - hell und frei ist,
    - neben einem deiner Plättchen liegt,
    - nicht das deiner Sonne ist,
    - die Sonne nicht umschließt: Sie muss über freie Felder noch zu einem dunklen Feld kommen können.

    Ein Plättchen wird nie mehr bewegt. Sein Auslageplatz bleibt bis Phase 3 leer. Sonderplättchen liegen aus, bis beide einer Art genommen sind.

helios_rules-specials-title = Sonderplättchen
helios_rules-specials-text =
    Je zwei. Sie zählen am Ende, jedes für sich; im Licht bringen sie nichts, aber ein Tempel darf darauf stehen und ein Rohstoff darauf liegen.

    - Heiligtum: 7 SP, wenn ein Tempel darauf steht.
    - Schatzkammer: 1 SP je Rohstoff, der irgendwo auf deiner Karte übrig ist.
    - Oase: 2 SP je Landfarbe daneben.
    - Gipfel: 1 SP je Plättchen daneben, 2 SP für jedes mit Tempel.

helios_rules-temples-title = Tempel
helios_rules-temples-text =
    Dein erster Tempel kostet 1 Rohstoff, der zweite 2, der dritte 3 und so weiter, in beliebigen Farben; er bringt so viel Mana wie seine Nummer. Er darf auf jedem deiner Plättchen ohne Tempel stehen.

    Mit Rohstoffen von diesem Plättchen darfst du bezahlen. Was danach noch dort liegt, kommt in den Vorrat, und nie mehr kann dort ein Rohstoff liegen.

    Sooft die Sonne neben einem Tempel hält, bringt er 1 SP für sein Plättchen und 1 SP für jedes Plättchen ringsum, gleich, was darauf liegt.

helios_rules-buildings-title = Gebäude
helios_rules-buildings-text =
    Alle haben dieselben zwölf, jedes einmal. In Klammern stehen die Kosten. SP zählen am Ende; Zugweite, Mana und einmalige Funktion kommen beim Errichten, in dieser Reihenfolge; Dauerfunktionen wirken von da an.

    - Palast (1 Quelle, 1 Granit und 1 Obsidian): 4 SP, Zugweite +1, 1 Mana, sofort eine Bonusaktion.
    - Lager (1 Mammutbaum und 1 Granit): 2 SP, Zugweite +1, auf deinen Landplättchen haben 2 Rohstoffe Platz.
    - Steinmetzhütte (2 Granit und 1 beliebiger Farbe): 3 SP, Zugweite +1, 1 Mana, deine Tempel kosten 1 Rohstoff weniger, nie unter 0.
    - Sternwarte (1 Quelle, 1 Obsidian und 2 beliebiger Farbe): 6 SP, deine Sonne zieht beliebig weit, aber Umrundungen bringen nichts mehr.
    - Sonnentor (1 Quelle, 1 Bambus und 2 beliebiger Farbe): 2 SP, Zugweite +2, eine Umrundung bringt 10 SP.
    - Sonnenaltar (1 Granit, 1 Obsidian und 1 beliebiger Farbe): 3 SP, Zugweite +1, jeder bestrahlte Tempel bringt 1 SP mehr.
    - Sonnenuhr (1 Mammutbaum und 1 Bambus): 2 SP, Zugweite +2, sofort die Sonne bewegen.
    - Markt (1 Bambus und 2 beliebiger Farbe): 3 SP, Zugweite +1, sofort bis zu 2 Rohstoffe deiner Wahl auf Plättchen mit Platz.
    - Manabrunnen (1 Quelle, 1 Obsidian und 1 beliebiger Farbe): 3 SP, Zugweite +1, 3 Mana.
    - Vermessungsamt (1 Mammutbaum und 2 beliebiger Farbe): 3 SP, Zugweite +2, sofort Land erschaffen.
    - Sonnenstraße (1 Mammutbaum, 1 Granit und 1 Bambus): 3 SP, Zugweite +4.
    - Monument (1 Quelle, 1 Mammutbaum, 1 Granit, 1 Bambus und 1 Obsidian): 12 SP.

    Auf einmalige Funktionen darf man verzichten. Die Zugweite endet bei 16.

helios_rules-paying-title = Bezahlen
helios_rules-paying-text =
    Du bezahlst mit Rohstoffen von deinen Plättchen, gleich von welchen; sie kommen in den Vorrat.

    Wo die Kosten eine beliebige Farbe nennen, wählst du sie. Hast du Rohstoffe einer anderen verlangten Farbe, musst du mit ihnen bezahlen und darfst sie nicht ersetzen; jeden, der dann noch fehlt, ersetzen zwei beliebige. Wie viele Rohstoffe es sind, steht also vor dem Bezahlen fest. Ist nur eine Auswahl möglich, wird sie ohne Frage bezahlt.

helios_rules-sun-title = Sonne bewegen
helios_rules-sun-text =
    Die Sonne zieht im Uhrzeigersinn um dein Land, von 1 Schritt bis zu ihrer Zugweite. Sie berührt immer dein Land und darf auch über die dunklen Felder. Auf dem Feld, von dem sie kommt, darf sie nicht halten, auch nicht nach einer ganzen Umrundung. Stehen bleiben heißt verzichten.

    Du wählst, wo sie hält. Führen mehrere Wege dorthin, wird der beste genommen: einer mit einer Umrundung, die zählt, dann einer, nach dem die nächste Umrundung am frühesten kommt, dann der kürzeste.

helios_rules-waters-title = Buchten, Abkürzungen, Sackgassen, Seen
helios_rules-waters-text =
    - Abkürzung: Quer über die Mündung einer Bucht darf die Sonne dorthin ziehen, wohin die Küste sie ohnehin führen würde.
    - Sackgasse (!): ein helles Feld mit nur einer freien Seite und der Schlauch, der dorthin führt. Die Sonne zieht daran vorbei und nie hinein. Steht sie durch neues Land in einer, führt ihr Weg nur hinaus.
    - Eine Bucht mit Platz zum Wenden ist keine Sackgasse.
    - See (-): Wasser ohne Verbindung zum dunklen Rand. Dorthin kommt die Sonne nie. Seen ohne die Sonne dürfen entstehen und gefüllt werden.

helios_rules-laps-title = Umrundungen
helios_rules-laps-text =
    Ist die Sonne ganz um das Land gezogen und kommt von links auf die gelb umrandeten Felder, ist eine Umrundung vollendet: 5 SP, mit dem Sonnentor 10, mit der Sternwarte keine. Sie darf beliebig viele Bewegungen dauern. Zieht die Sonne auf den gelb umrandeten Feldern hin und her, zählt das einmal. In einer Bewegung bringt nur eine Umrundung Punkte, in einem Zug ebenso, wenn ihr nichts anderes gewählt habt.

helios_rules-ruling-laps-title = Zwei Umrundungen in einem Zug
helios_rules-ruling-laps-text =
    In der Spielregel steht: „Die Siegpunkte für die Sonnenumrundung gibt es pro Zug nur einmal! Auch wenn der Spieler zweimal in seinem Zug über die Felder ziehen kann, darf er sich nur 5 Siegpunkte nehmen.“ Nicht alle verstehen unter „Zug“ dasselbe, deshalb wählt man beim Aufbau:

    - Einmal im Zug: Gemeint ist der Zug des Spielers mit Bonusaktion und Sonnenuhr. Eine zweite Umrundung darin zählt nicht und ist verbraucht.
    - Einmal je Bewegung: Gemeint ist eine einzelne Bewegung der Sonne, wie im Wort „Zugweite“. Zwei Bewegungen in einem Zug können zwei Umrundungen bringen.

    Wer nichts anderes wählt, spielt mit einmal im Zug. Früher gespeicherte Spiele gehen mit einmal je Bewegung weiter.

helios_rules-light-title = Sonnenbestrahlung
helios_rules-light-text =
    Wo die Sonne hält, werden alle Plättchen ringsum zugleich bestrahlt.

    - Auf Land ohne Tempel und mit Platz wächst ein Rohstoff seiner Farbe. Platz ist für einen, mit dem Lager für zwei; es kommt je Bestrahlung nur einer.
    - Ein Tempel bringt 1 SP für sein Plättchen und 1 SP für jedes Plättchen ringsum, mit dem Sonnenaltar 1 SP mehr.
    - Ein Sonderplättchen ohne Tempel bringt nichts.

    Diese SP kommen ins Säckchen. Wie viele in den Säckchen der anderen sind, bleibt bis zum Schluss verborgen, falls nicht offene Säckchen vereinbart sind; jeder Gewinn wird angesagt.

helios_rules-bonus-title = Bonusaktionen
helios_rules-bonus-text =
    Eine volle Ablage und der Palast bringen eine: eine der drei Aktionen nach Wahl, ohne Plättchen, auch wenn deren Spalte leer ist. Sie wird sofort genutzt oder verfällt. Auf die gewählte Aktion kann man nicht verzichten, auf die einmalige Funktion eines Gebäudes schon. Sie füllt nie eine Ablage.

helios_rules-persons-title = Personen
helios_rules-persons-text =
    Wer das meiste Mana hat, beginnt; bei Gleichstand, wer vom Drachen an zuerst kommt. Dann geht es im Uhrzeigersinn. In deinem Zug darfst du eine Person für Mana erwerben und beliebig viele deiner Personen mit Rohstoffen aktivieren, in beliebiger Reihenfolge. Wer nichts tut, hat gepasst und ist für diese Phase draußen; die anderen machen weiter, bis alle gepasst haben.

    Eine Person bringt nichts, solange sie nicht aktiv ist. Dann kommen Zugweite und Mana einmal, und SP am Ende. Die Liste nennt Mana zum Erwerben, Rohstoffe zum Aktivieren und die Wirkung.

    - Entdecker (4 Mana, 1 Quelle, 1 Bambus und 1 beliebiger Farbe): 4 SP je Hafen mit Plättchen, zusätzlich zu denen des Hafens.
    - Astronomin (4 Mana, 1 Granit, 1 Obsidian und 1 beliebiger Farbe): Zugweite +2, 2 SP je Schritt deiner Zugweite.
    - Hohepriesterin (3 Mana, 1 Mammutbaum, 1 Granit und 1 beliebiger Farbe): 4 SP je Tempel.
    - Baumeister (4 Mana, 1 Mammutbaum, 1 Obsidian und 1 beliebiger Farbe): 3 SP je Gebäude.
    - Siedlerin (2 Mana, 1 Mammutbaum, 1 Bambus und 1 beliebiger Farbe): Zugweite +2, 1 SP je Plättchen auf deiner Karte.
    - Magier (2 Mana, 1 Quelle, 1 Obsidian und 1 beliebiger Farbe): 2 Mana, 2 SP je übriges Mana.
    - Kräuterfrau (3 Mana, 1 Quelle, 1 Granit und 1 beliebiger Farbe): 1 Mana, 3 SP je Landfarbe auf deiner Karte.
    - Hüterin (2 Mana, 1 Bambus, 1 Obsidian und 1 beliebiger Farbe): 5 SP je Sonderplättchen auf deiner Karte.

helios_rules-refill-title = Auffüllen und Bonusrohstoffe
helios_rules-refill-text =
    Neue Aktionsplättchen werden aufgedeckt, aus den abgelegten, wo ein Stapel verbraucht ist. Leere Auslageplätze erhalten das nächste Plättchen ihres Stapels mit einem Rohstoff; was nicht genommen wurde, bleibt. Der Drache wandert im Uhrzeigersinn.

    Wer nun Dritter und wer Vierter ist, legt einen Rohstoff beliebiger Farbe auf ein Plättchen mit Platz.

helios_rules-end-title = Das Ende
helios_rules-end-text =
    Nach Phase 2 des letzten Durchgangs zählen zusammen: das Säckchen, die SP deiner Gebäude, aktive Personen, 4 SP je Hafen mit einem Plättchen, Sonderplättchen. Bei Gleichstand entscheiden die übrigen Rohstoffe auf der Karte; sind auch die gleich, wird der Platz geteilt. Übrige Rohstoffe und übriges Mana zählen für sich nichts.

helios_rules-supplies-title = Wenn etwas ausgeht
helios_rules-supplies-text =
    Es gibt 14 Rohstoffe jeder Farbe, 30 Mana und 35 Häuser.

    Kein Rohstoff einer Farbe: Das Licht bringt keinen, ein neues Landplättchen liegt ohne, und die Farbe kann nicht gewählt werden. Sind es zu wenige, erhalten die Plättchen um die Sonne sie im Uhrzeigersinn von oben an. Mana: Nimm, was da ist. Kein Haus: Es kann nichts errichtet werden. SP gehen nie aus.

    Gehen die Plättchen einer Aktion trotz Mischens aus, bleibt ihre Spalte kürzer; wer gar kein Plättchen findet, hat keine Aktion.

helios_rules-reminders-title = Leicht vergessen
helios_rules-reminders-text =
    - Die Farbe füllt die Ablage, die Spalte bestimmt die Aktion.
    - Auf Sonderplättchen wächst im Licht nichts.
    - Bezahle mit den Rohstoffen vom Platz des Tempels, sonst gehen sie verloren.
    - Nur aktive Personen zählen.
    - Wer in Phase 2 passt, ist für den Durchgang draußen.
    - Dein Land formt den Weg deiner Sonne: Ein rundes Land ist schneller umrundet, ein zerklüftetes hat mehr Küste.

helios_rules-signs-title = Zeichen auf dem Bildschirm
helios_rules-signs-text =
    Land und Rohstoffe: ≈ Quelle, ♠ Mammutbaum, ■ Granit, ♣ Bambus, ◆ Obsidian; ○ Rohstoff beliebiger Farbe. ✦ Mana, ☀ Zugweite, ▲ Tempel, ⌂ Gebäude, ♆ Hafen, ☺ Person, ☾ erworben und nicht aktiv, ☼ aktiv, ⚑ beginnt den Durchgang.

    Aktionsplättchen: ♥ rot, ● blau, ★ gelb, ✱ grau für jede Ablage. Auf der Karte zeigt ein weißer Rahmen, was die Sonne bestrahlen würde, die orange Linie ihren Weg, die goldene den linken Rand der gelb umrandeten Felder. In ASCII stehen Buchstaben für Zeichen: der erste jeder Landfarbe und jeder Ablage.

helios_rules-components-title = Über das Spielmaterial
helios_rules-components-text =
    Nicht alle Werte dieses Spiels waren zu finden. Aus der Spielregel bekannt: der Ablauf, die Regeln zu Land, Tempeln, Bezahlen, Sonne und Licht, der Palast mit Zugweite, Mana und Bonusaktion, das Lager, die Zugweite 2 am Anfang, die 5 SP einer Umrundung und die Zahlen für vier Spieler. Aus öffentlichen Beschreibungen bekannt: die Stückzahlen, die zusammen 8 SP je Ecke mit dem Entdecker, 2 SP je Schritt der Astronomin, billigere Tempel, die Sonne ohne Grenze und ohne Umrundungen, Umrundungen zu 10 SP und zu dritt 3 Durchgänge mit 6 Runden.

    Rekonstruiert, das heißt von uns: die Form der Karte mit Häfen, Boni und gelb umrandeten Feldern; Kosten, SP, Mana und Zugweite der Gebäude (außer Zugweite und Mana des Palasts) und die meisten ihrer Namen; der zweite Rohstoff beim Lager; Kosten und die meisten Wirkungen der Personen; Namen und Werte der Sonderplättchen; die 4 SP des Hafens selbst; das Ende der Sonnenleiste; die Farben der Aktionsplättchen innerhalb einer Aktion; die Zahl der Aktionsplättchen zu zweit; und wer in Phase 3 den Bonusrohstoff erhält. Diese Werte sind aufeinander abgestimmt, aber nicht die des gedruckten Spiels.

    Wer das Spiel hat, kann sie berichtigen: die Tabelle aus rulesets/helios in den Ordner kopieren, den „tabletop where“ nennt, berichtigen und neu starten. Eine falsche Zelle wird mit Zeile und Spalte gemeldet. Die Spalte „provenance“ sagt von jeder Zeile, woher sie stammt.
