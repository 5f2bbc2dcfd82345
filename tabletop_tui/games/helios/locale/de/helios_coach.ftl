# Was der Begleiter im ersten Spiel Helios sagt: was zu tun ist und warum.

helios_coach-start = Wähl das Land in der Mitte deiner Welt; es bringt einen Rohstoff. Nimm eine Farbe, die viele Gebäude brauchen: Die Liste sagt, wie viele.
helios_coach-column = Die Spalte ist deine Aktion, die Farbe bestimmt die Ablage. Erschaffe am Anfang Land, oder errichte etwas: Die Sonne bringt noch wenig.
helios_coach-land = Nimm Land mit dem Rohstoff, der darauf liegt. Mit verschiedenen Farben bezahlst du mehr Gebäude als mit vielen gleichen.
helios_coach-field = Leg es neben dein Land. Bleib kompakt: Um eine kurze Küste ist die Sonne schneller herum, und jede Umrundung bringt Punkte.
helios_coach-sun = Wähl, wo die Sonne hält: Alle Plättchen ringsum werden bestrahlt. Land bringt Rohstoffe, Tempel bringen Punkte: Halte, wo sie viele berührt.
helios_coach-full = Auf Land, das keinen Rohstoff mehr fasst, wächst nichts. Gib erst Rohstoffe aus, dann lass die Sonne dort scheinen.
helios_coach-build = Was die Sonne weiter ziehen lässt, hilft in jedem späteren Zug. Ein Tempel bringt Punkte, sooft die Sonne neben ihm hält.
helios_coach-temple = Wähl, wo der Tempel steht. Er zählt sich und alle Plättchen ringsum, sooft die Sonne daneben hält: mitten unter viele, nahe der Küste.
helios_coach-cubes = Zahl mit Rohstoffen, wo die Sonne bald wieder scheint. Zuerst mit denen am Platz eines neuen Tempels: Dort gingen sie verloren.
helios_coach-row = Ein graues Plättchen passt an jede Ablage. Das vierte bringt nach dieser Aktion einen Bonus: Mach sie voll, wenn du ihn brauchst.
helios_coach-bonus = Du hast sofort eine Aktion nach Wahl, durch eine volle Ablage oder den Palast. Nimm, was die Spalten dir nicht geben.
helios_coach-column-empty = Eine leere Spalte füllt sich erst im nächsten Durchgang. Nimm von deiner wichtigsten Aktion rechtzeitig ein Plättchen.
helios_coach-persons = Erwirb eine Person für Mana, und aktiviere eine mit Rohstoffen. Nur aktive bringen Punkte: Wähl die, die zählt, wovon du viel hast.
helios_coach-colour = Nimm die Farbe, die dir zum nächsten Gebäude fehlt. Der Rohstoff eines Feldes kommt auf das neue Plättchen; sonst wählst du, auf welches.
helios_coach-dead-end = In Sackgassen und Seen zieht die Sonne nie. Leg Land so, dass kein Feld nur eine freie Seite hat, sonst bleibt diese Küste dunkel.
helios_coach-harbour = Ein Plättchen auf einem Hafen (♆) bringt am Ende 4 SP. Streck dich danach, solange dein Land dorthin wächst.
helios_coach-last = Im letzten Durchgang zählen Gebäude, bestrahlte Tempel, eine aktive Person. Rohstoffe brauchen ein Sonderplättchen, Mana eine Person.
