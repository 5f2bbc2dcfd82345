# Was der Begleiter im ersten Spiel Orbis sagt: was zu tun ist und warum.

orbis_coach-take = Nimm ein Plättchen; die gelbe Ecke sagt, was es dir bringt. Fang mit einer bezahlbaren Landschaft an: Was auf ihr liegt, zahlt mit.
orbis_coach-take-plain = Nimm ein Plättchen; jedes sagt, was es dir bringt. Fang mit einer bezahlbaren Landschaft an: Was auf ihr liegt, zahlt mit.
orbis_coach-create = Nimmst du eine Landschaft, bekommt jeder Nachbar einen Anhänger, auch für die anderen. Aus der Mitte sind es vier, aus der Ecke zwei.
orbis_coach-pay = Bezahl, oder dreh sie umsonst um. Eine Wildnis hat alle Farben, kostet aber einen Punkt: Bezahl, wenn du die Anhänger entbehren kannst.
orbis_coach-place = Wähl, wo sie liegt. Offen braucht sie über der untersten Ebene ihre Farbe oder eine Wildnis unter sich: Verteil deine Farben gut.
orbis_coach-short = Ein Tausch kann bringen, was fehlt: drei einer Farbe für einen einer anderen. Ist das zu teuer, kostet eine Wildnis nur einen Punkt.
orbis_coach-colours = Manche Plätze sind zu: Unter ihnen fehlt diese Farbe. Liegt ganz unten jede Farbe, gehen dir später nur wenige Landschaften verloren.
orbis_coach-trade = Drei Anhänger einer Farbe werden einer einer anderen, so oft du magst. Tausche, wenn dir nur eine Farbe zu den Punkten fehlt.
orbis_coach-temples = Wer die meisten Kultstätten (✦) hat, gewinnt am Ende den größten Tempel, mehr als die meisten Landschaften. Schon eine bringt einen.
orbis_coach-temples-plain = Wer die meisten Kultstätten hat, gewinnt am Ende den größten Tempel, mehr als die meisten Landschaften. Schon eine bringt einen.
orbis_coach-god = Genau einmal nimmst du statt der Landschaft eine Gottheit. Sie stellt nichts in die Auslage: ein guter Zug, wenn die dir wenig bietet.
orbis_coach-excess = Zehn Anhänger darfst du behalten. Gib die Farbe zurück, die du für die Auslage am wenigsten brauchst.
orbis_coach-gain = Wähl die Farbe des neuen Anhängers. Sieh dir an, welche Landschaft du als Nächstes willst, und nimm, was dir dafür fehlt.
orbis_coach-erupt = Bricht der Vulkan aus, bringt er seine Punkte; was er verbrennt, kommt aus der Auslage weg und fehlt dem Nächsten.
orbis_coach-pick = Wähl, was brennt. Verbrenn, was die Nächsten brauchen, und lass liegen, was du selbst einsammeln willst.
orbis_coach-any = Für ✱ geht jede Farbe. Gib die, die du für deine nächste Wunschlandschaft am wenigsten brauchst.
orbis_coach-any-plain = Hier geht jede Farbe. Gib die, die du für deine nächste Wunschlandschaft am wenigsten brauchst.
orbis_coach-sacrifice = Gib jetzt Anhänger für sichere Punkte. Was du behältst, bringt am Ende nichts; es entscheidet nur bei Gleichstand.
orbis_coach-middle = Sieh zuerst, was auf deine Farben passt: Die Hälfte deiner Welt steht. Was nicht offen liegen kann, ist nur noch Wildnis.
orbis_coach-last = Bald ist Schluss: Gib Anhänger für Landschaft oder Kultstätte aus, oder nimm eine Gottheit, die zählt. Übrige lösen nur Gleichstände.
orbis_coach-last-spend = Bald ist Schluss: Gib Anhänger für eine Landschaft oder Kultstätte aus, die jetzt zählt. Übrige entscheiden nur Gleichstände.
