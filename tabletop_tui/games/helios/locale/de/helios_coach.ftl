# Was der Begleiter im ersten Spiel Helios sagt: was zu tun ist und warum.

helios_coach-start = Wähl das Land in der Mitte deiner Welt; es bringt den ersten Rohstoff seiner Farbe. Nimm eine Farbe, die viele Gebäude brauchen: Die Liste sagt, wie viele.
helios_coach-column = Nimm das unterste Plättchen einer Spalte: Die Spalte ist deine Aktion, die Farbe füllt eine Ablage. Erschaffe am Anfang Land oder errichte etwas: Noch bestrahlt die Sonne wenig.
helios_coach-land = Nimm Land mit dem Rohstoff, der darauf liegt. Verschiedene Farben bezahlen mehr Gebäude als viele gleiche.
helios_coach-field = Leg es neben dein Land. Bleib kompakt: Um eine kurze Küste ist die Sonne schneller herum, und jede Umrundung bringt Punkte.
helios_coach-sun = Wähl, wo die Sonne hält: Alle Plättchen ringsum werden bestrahlt. Land bringt Rohstoffe, Tempel bringen Punkte: Halte, wo sie viele berührt.
helios_coach-full = Auf Land, das seinen Rohstoff noch trägt, wächst nichts. Gib erst Rohstoffe aus, dann lass die Sonne auf das leere Land scheinen.
helios_coach-build = Errichte etwas: Was die Sonne weiter ziehen lässt, hilft in jedem späteren Zug, und ein Tempel bringt Punkte, sooft die Sonne neben ihm hält.
helios_coach-temple = Wähl, wo der Tempel steht. Er zählt sich und alle Plättchen ringsum, sooft die Sonne daneben hält: mitten unter viele, nahe der Küste.
helios_coach-cubes = Wähl, womit du zahlst. Nimm Rohstoffe von dort, wo die Sonne bald wieder scheint, und zuerst vom Platz eines neuen Tempels: Dort gingen sie verloren.
helios_coach-row = Ein graues Plättchen passt in jede Ablage. Das vierte einer Ablage bringt sofort eine Bonusaktion: Mach eine voll, wenn du die Aktion nutzen kannst.
helios_coach-bonus = Eine volle Ablage bringt sofort eine Aktion nach Wahl. Nimm, was die Spalten dir nicht geben.
helios_coach-column-empty = Eine leere Spalte bleibt bis zum nächsten Durchgang leer. Achte darauf, wie viele Plättchen deiner wichtigsten Aktion noch da sind, und nimm rechtzeitig eines.
helios_coach-persons = Erwirb eine Person für Mana, und aktiviere eine mit Rohstoffen. Nur aktive bringen Punkte: Wähl die, die zählt, wovon du viel hast.
helios_coach-colour = Wähl einen Rohstoff und seinen Platz. Nimm die Farbe, die dir für dein nächstes Gebäude noch fehlt.
helios_coach-dead-end = In Sackgassen und Seen kommt die Sonne nie. Leg Land so, dass kein Feld nur eine freie Seite hat, sonst bleibt diese Küste dunkel.
helios_coach-harbour = Ein Plättchen auf einem Hafen (♆) bringt am Ende 4 Punkte. Streck dich danach, solange dein Land dorthin wächst.
helios_coach-last = Das ist der letzte Durchgang. Gebäude, bestrahlte Tempel und eine aktive Person bringen Punkte; Rohstoffe und Mana zählen nur bei wenigen Plättchen und Personen und bei Gleichstand.
