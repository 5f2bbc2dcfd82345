# Was der Begleiter im ersten Spiel Helios sagt: was zu tun ist und warum.

helios_coach-start = Wähl das Land in der Mitte deiner Welt; es bringt den ersten Rohstoff seiner Farbe. Nimm eine Farbe, die viele Gebäude brauchen: Die Liste sagt, wie viele.
helios_coach-column = Nimm das unterste Plättchen einer Spalte: Die Spalte ist deine Aktion, seine Farbe bestimmt die Ablage. Erschaffe am Anfang Land oder errichte etwas: Noch bestrahlt die Sonne wenig.
helios_coach-land = Nimm Land mit dem Rohstoff, der darauf liegt. Mit verschiedenen Farben bezahlst du mehr Gebäude als mit vielen gleichen.
helios_coach-field = Leg es neben dein Land. Bleib kompakt: Um eine kurze Küste ist die Sonne schneller herum, und jede Umrundung bringt Punkte.
helios_coach-sun = Wähl, wo die Sonne hält: Alle Plättchen ringsum werden bestrahlt. Land bringt Rohstoffe, Tempel bringen Punkte: Halte, wo sie viele berührt.
helios_coach-full = Auf Land, das keinen Rohstoff mehr fasst, wächst nichts. Gib erst Rohstoffe aus, dann lass die Sonne dort scheinen.
helios_coach-build = Errichte etwas: Was die Sonne weiter ziehen lässt, hilft in jedem späteren Zug, und ein Tempel bringt Punkte, sooft die Sonne neben ihm hält.
helios_coach-temple = Wähl, wo der Tempel steht. Er zählt sich und alle Plättchen ringsum, sooft die Sonne daneben hält: mitten unter viele, nahe der Küste.
helios_coach-cubes = Wähl, womit du zahlst. Nimm Rohstoffe von dort, wo die Sonne bald wieder scheint, und zuerst vom Platz eines neuen Tempels: Dort gingen sie verloren.
helios_coach-row = Ein graues Plättchen passt an jede Ablage. Das vierte an einer Ablage bringt nach dieser Aktion eine Bonusaktion: Mach eine Ablage voll, wenn dir eine Aktion mehr nützt.
helios_coach-bonus = Du hast sofort eine Aktion nach Wahl, durch eine volle Ablage oder den Palast. Nimm, was die Spalten dir nicht geben.
helios_coach-column-empty = Eine leere Spalte bleibt bis zum nächsten Durchgang leer. Achte darauf, wie viele Plättchen deiner wichtigsten Aktion noch da sind, und nimm rechtzeitig eines.
helios_coach-persons = Erwirb eine Person für Mana, und aktiviere eine mit Rohstoffen. Nur aktive bringen Punkte: Wähl die, die zählt, wovon du viel hast.
helios_coach-colour = Nimm die Farbe, die dir für dein nächstes Gebäude noch fehlt. Der Rohstoff eines Feldes kommt auf das neue Plättchen; sonst wählst du auch das Plättchen.
helios_coach-dead-end = In Sackgassen und Seen zieht die Sonne nie. Leg Land so, dass kein Feld nur eine freie Seite hat, sonst bleibt diese Küste dunkel.
helios_coach-harbour = Ein Plättchen auf einem Hafen (♆) bringt am Ende 4 Punkte. Streck dich danach, solange dein Land dorthin wächst.
helios_coach-last = Das ist der letzte Durchgang. Gebäude, bestrahlte Tempel und eine aktive Person bringen Punkte; übrige Rohstoffe zählen nur bei Gleichstand, außer mit Sonderplättchen; Mana nur durch eine Person.
