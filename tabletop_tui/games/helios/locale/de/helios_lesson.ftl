# Die Lektion von Helios. Je Schritt: sein Name, worum es geht, das Ziel, ein Tipp und was daraus geworden ist.

helios_lesson-land-title = Land erschaffen
helios_lesson-land-intro = Du nimmst das unterste Plättchen einer Spalte: Die Spalte ist deine Aktion. Land bringt den Rohstoff mit, der darauf liegt; mit Rohstoffen bezahlst du.
helios_lesson-land-goal = Erschaffe Land einer Farbe, die du noch nicht hast.
helios_lesson-land-hint = Nimm „Land erschaffen“, dann Quelle oder anderes Land als Granit, und leg es irgendwo an dein Land.
helios_lesson-land-done = Du hast zwei Rohstoffe in zwei Farben. Mit verschiedenen Farben bezahlst du mehr Gebäude: Fang mit je einem an.
helios_lesson-land-wrong-same = Das ist wieder Granit. Gebäude brauchen mehrere Farben: Nimm eine, die dir fehlt.
helios_lesson-land-wrong-special = Sonderplättchen kommen ohne Rohstoff und zählen erst am Ende. Nimm Land, das bringt jetzt einen.
helios_lesson-land-wrong-other = Du hast kein neues Land. Nimm das Plättchen unter „Land“, dann such eines in einer anderen Farbe aus.

helios_lesson-grow-title = Land wachsen lassen
helios_lesson-grow-intro = Die Sonne zieht im Uhrzeigersinn die Küste entlang. Wo sie hält, bestrahlt sie alle Plättchen ringsum, und auf jedem leeren Land dort wächst ein Rohstoff seiner Farbe.
helios_lesson-grow-goal = Lass mit einer Bewegung der Sonne 2 Rohstoffe wachsen.
helios_lesson-grow-hint = Nimm „Sonne bewegen“ und halte auf F3: Daneben liegen Mammutbaum auf E3 und Granit auf E4, beide leer.
helios_lesson-grow-done = Ein Halt, zwei Rohstoffe. Die Karte zeigt vorher, was jeder Halt wachsen lässt.
helios_lesson-grow-done-plain = Ein Halt, zwei Rohstoffe. Die Liste sagt vorher, was jeder Halt wachsen lässt.
helios_lesson-grow-wrong-one = Neben diesem Halt liegt nur ein leeres Land. Such den Halt, an dem die Sonne zwei berührt.
helios_lesson-grow-wrong-none = Die Sonne ist stehen geblieben und hat nichts bestrahlt. Nimm „Sonne bewegen“ und wähl einen Halt.
helios_lesson-grow-wrong-other = Die Sonne hat sich nicht bewegt. Nimm das Plättchen unter „Sonne“.

helios_lesson-reach-title = Ein weiterer Weg für die Sonne
helios_lesson-reach-intro = Gebäude bringen Punkte, viele auch Zugweite für die Sonne (☀). ○ ist jede Farbe; zwei beliebige Rohstoffe ersetzen einen, der fehlt.
helios_lesson-reach-intro-plain = Gebäude bringen Punkte, viele auch Zugweite für die Sonne. Zwei beliebige Rohstoffe ersetzen einen, der fehlt.
helios_lesson-reach-goal = Bring deine Zugweite auf 4 und behalte 1 Rohstoff.
helios_lesson-reach-hint = Nimm „Errichten“, dann die Sonnenuhr: Sie kostet Mammutbaum und Bambus und bringt 2 Schritte.
helios_lesson-reach-done = Deine Zugweite bleibt mindestens 4, und die Sonnenuhr bewegt die Sonne sofort. Weite hilft in jedem späteren Zug: Bau sie früh.
helios_lesson-reach-wrong-all = Deine Zugweite reicht, hat aber alle drei Rohstoffe gekostet. Ein Gebäude bringt 2 Schritte für nur zwei davon.
helios_lesson-reach-wrong-temple = Ein Tempel bringt keine Zugweite. Such in der Spalte „sofort“ nach ☀.
helios_lesson-reach-wrong-temple-plain = Ein Tempel bringt keine Zugweite. Such ein Gebäude, das welche bringt.
helios_lesson-reach-wrong-less = Das reicht nicht: Deine Zugweite ist noch unter 4. Such nach ☀ +2.
helios_lesson-reach-wrong-less-plain = Das reicht nicht: Deine Zugweite ist noch unter 4. Such nach Zugweite +2.
helios_lesson-reach-wrong-other = Deine Zugweite ist, wie sie war: Größer wird sie durch Gebäude. Nimm „Errichten“, dann such eines aus.

helios_lesson-site-title = Wo ein Tempel steht
helios_lesson-site-intro = Ein Tempel bringt, sooft die Sonne ihn bestrahlt, 1 Punkt und 1 für jedes Plättchen ringsum. Rohstoffe unter ihm sind verloren.
helios_lesson-site-goal = Errichte einen Tempel, der 5 Punkte bringt, und verlier keinen Rohstoff.
helios_lesson-site-hint = Stell den Tempel auf D4 mit vier Plättchen ringsum und bezahl mit dem Granit, der dort liegt.
helios_lesson-site-done = 5 Punkte, sooft die Sonne daneben hält, und der Rohstoff auf dem Bauplatz hat ihn bezahlt.
helios_lesson-site-wrong-lost = Du hast mit einem anderen bezahlt, und der Granit unter dem Tempel ist verloren. Bezahl mit dem vom Bauplatz.
helios_lesson-site-wrong-few = Um diesen Tempel liegen weniger Plättchen. Nimm den Platz mit den meisten Nachbarn: Die Liste sagt, was der Tempel jedes Mal brächte.
helios_lesson-site-wrong-other = Du hast noch keinen Tempel. Nimm „Errichten“, dann den Tempel.

helios_lesson-temples-title = Zwei Tempel mit einem Halt
helios_lesson-temples-intro = Die Sonne bestrahlt alle Plättchen ringsum zugleich. Tempel nebeneinander können einen Halt an der Küste gemeinsam haben.
helios_lesson-temples-goal = Bestrahle mit einer Bewegung zwei Tempel.
helios_lesson-temples-hint = Zieh die Sonne nach F3: Dort berührt sie beide Tempel, auf E3 und auf E4. Sie bringen 3 und 4 Punkte.
helios_lesson-temples-done = 7 Punkte mit einer Bewegung. Bau Tempel nebeneinander an dieselbe Küste und komm zu diesem Halt zurück.
helios_lesson-temples-wrong-one = Dieser Halt berührt nur einen der Tempel. Such das Feld neben beiden.
helios_lesson-temples-wrong-none = Die Sonne ist an beiden Tempeln vorbei, und zurück kann sie nicht. Zähl die Schritte vorher.
helios_lesson-temples-wrong-other = Die Sonne hat sich nicht bewegt. Nimm „Sonne bewegen“ und wähl einen Halt.

helios_lesson-lap-title = Eine Umrundung
helios_lesson-lap-intro = Ist die Sonne herum und kommt auf die gelb umrandeten Felder D1 bis D3, bringt die Umrundung 5 Punkte. Wo sie hält, bestrahlt sie die Plättchen ringsum wie immer.
helios_lesson-lap-goal = Hol mit einer Bewegung 10 Punkte.
helios_lesson-lap-hint = Halte auf D3: Das Feld ist gelb umrandet, und die Sonne berührt dort beide Tempel.
helios_lesson-lap-done = 5 für die Umrundung und 5 für die Tempel. Eine kurze Küste und eine große Zugweite bringen oft Umrundungen; plane, wo die Sonne dabei hält.
helios_lesson-lap-wrong-short = Die Sonne hält vor den gelb umrandeten Feldern. Ein Schritt mehr, und die Umrundung ist voll.
helios_lesson-lap-wrong-bare = Die Umrundung bringt 5, doch dieser Halt berührt nur einen Tempel. Such das gelb umrandete Feld, das neben beiden liegt.
helios_lesson-lap-wrong-other = Die Sonne hat sich nicht bewegt. Nimm „Sonne bewegen“ und wähl einen Halt.

helios_lesson-row-title = Das vierte Plättchen
helios_lesson-row-intro = Ein Plättchen kommt an die Ablage seiner Farbe, ein graues an jede. Das vierte bringt noch eine Aktion; deine rote hat drei.
helios_lesson-row-goal = Füll die rote Ablage und errichte mit der Bonusaktion einen Tempel.
helios_lesson-row-hint = Leg das graue Plättchen an die rote Ablage und erschaffe Land. Errichte dann den Tempel; zahl mit dem Rohstoff dort.
helios_lesson-row-done = Das vierte Plättchen hat dir eine zweite Aktion gebracht. Sieh also auch auf die Farbe: Dieselbe Aktion kann in einer anderen Farbe mehr bringen.
helios_lesson-row-wrong-tile = Dieses Plättchen hat eine andere Farbe, und deine rote Ablage hat weiter drei. Unter „Land“ liegt ein graues: Es passt an jede.
helios_lesson-row-wrong-row = An dieser Ablage ist es nicht das vierte. An der roten hätte es dir eine zweite Aktion gebracht.
helios_lesson-row-wrong-other = Du hast keinen Tempel errichtet. Das vierte Plättchen an der roten Ablage bringt nach dieser Aktion eine zweite: Errichte mit ihr den Tempel.

helios_lesson-person-title = Personen
helios_lesson-person-intro = Nach den Aktionsrunden darfst du für Mana eine Person erwerben und deine mit je drei Rohstoffen aktivieren. Nur aktive bringen Punkte, jede für etwas, das du hast.
helios_lesson-person-goal = Aktiviere die Person, die dir jetzt am meisten bringt.
helios_lesson-person-hint = Erwirb die Astronomin: 2 Punkte je Schritt Zugweite, und die wächst durch sie um 2. Aktiviere sie dann mit deinen drei Rohstoffen.
helios_lesson-person-done = 18 Punkte für eine Person. Heb dir für den letzten Durchgang Mana und drei Rohstoffe auf: Nur wer aktiv ist, zählt.
helios_lesson-person-wrong-few = Eine andere Person bringt mehr. Die letzte Spalte der Liste sagt, was dir jede jetzt wert ist.
helios_lesson-person-wrong-night = Du hast sie erworben, aber sie schläft: Wer nicht aktiv ist, zählt nicht. Aktiviere sie im selben Zug.
helios_lesson-person-wrong-other = Du hast mit Mana und Rohstoffen gepasst. Erwirb die Person, die am meisten bringt, und aktiviere sie.
helios_lesson-person-wrong-few-plain = Eine andere Person bringt mehr. Jede Möglichkeit sagt, was dir die Person jetzt wert ist.

helios_lesson-plan-title = Ein Plan für zwei Züge
helios_lesson-plan-intro = Dein Land ist voll, und auf vollem wächst nichts. Du hast zwei Züge; nach dem ersten ist Ben dran.
helios_lesson-plan-goal = Errichte ein Gebäude und lass mit einer Bewegung 2 Rohstoffe wachsen.
helios_lesson-plan-hint = Errichte mit beiden Rohstoffen das Lager: Das Land wird leer. Im nächsten Zug kommt die Sonne nach E4, neben beide.
helios_lesson-plan-done = Ein Gebäude steht, und zwei Rohstoffe sind nachgewachsen. Erst ausgeben, dann scheinen lassen: So läuft Helios, Zug für Zug.
helios_lesson-plan-wrong-early = Du hast die Sonne bewegt, solange dein Land voll war, und nichts ist gewachsen. Gib zuerst Rohstoffe aus, dann beweg die Sonne.
helios_lesson-plan-wrong-few = Von diesem Halt aus sind keine 2 Rohstoffe gewachsen. Such einen Halt neben zwei Ländern ohne Rohstoff.
helios_lesson-plan-wrong-temple = Unter einem Tempel wächst nichts mehr. Errichte stattdessen ein Gebäude.
helios_lesson-plan-wrong-other = Die zwei Züge sind um. Bau im ersten mit beiden Rohstoffen und beweg im zweiten die Sonne.
