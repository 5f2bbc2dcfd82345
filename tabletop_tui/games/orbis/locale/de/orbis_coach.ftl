# Was der Begleiter im ersten Spiel Orbis sagt: was zu tun ist und warum.

orbis_coach-take = Nimm ein Plättchen; die gelbe Ecke sagt, was es dir jetzt brächte. Fang bei den Landschaften mit einer an, die du bezahlen kannst: Was auf ihr liegt, darf für sie bezahlen.
orbis_coach-take-plain = Nimm ein Plättchen; jedes sagt, was es dir jetzt brächte. Fang bei den Landschaften mit einer an, die du bezahlen kannst: Was auf ihr liegt, darf für sie bezahlen.
orbis_coach-create = Eine Landschaft, die du nimmst, stellt auf jeden ihrer Nachbarn einen Anhänger, auch für die anderen. Aus der Mitte nährst du vier Plättchen, aus der Ecke nur zwei.
orbis_coach-pay = Bezahl die Anhänger, oder dreh sie umsonst zur Wildnis um. Eine Wildnis hat alle Farben, kostet aber einen Punkt: Bezahl, wenn du die Anhänger nicht dringender brauchst.
orbis_coach-place = Wähl, wo sie liegt. Offen braucht sie über der untersten Ebene ihre eigene Farbe oder eine Wildnis unter sich: Verteil die Farben, auf denen du bauen willst.
orbis_coach-short = Noch kannst du sie nicht bezahlen, aber ein Tausch kann bringen, was fehlt: drei einer Farbe für einen einer anderen. Ist dir das zu teuer, kostet eine Wildnis nur einen Punkt.
orbis_coach-colours = Manche Plätze sind zu: Unter ihnen liegt nichts in dieser Farbe. Liegt auf der untersten Ebene jede Farbe, gehen dir später nur wenige Landschaften verloren.
orbis_coach-trade = Drei Anhänger einer Farbe werden einer einer anderen, so oft du magst. Tausche, wenn dir nur eine Farbe zu den Punkten fehlt.
orbis_coach-temples = Wer am Ende die meisten Kultstätten (✦) hat, gewinnt den größten Tempel, mehr wert als die meisten Landschaften. Schon mit einer bekommt jeder einen, und sei es den kleinsten.
orbis_coach-temples-plain = Wer am Ende die meisten Kultstätten hat, gewinnt den größten Tempel, mehr wert als die meisten Landschaften. Schon mit einer bekommt jeder einen, und sei es den kleinsten.
orbis_coach-god = Genau einmal nimmst du statt der Landschaft eine Gottheit. Sie stellt nichts für die anderen in die Auslage: ein guter Zug, wenn die Auslage dir wenig bietet.
orbis_coach-excess = Zehn Anhänger darfst du behalten. Gib die Farbe zurück, die du für die Auslage am wenigsten brauchst.
orbis_coach-gain = Wähl die Farbe des neuen Anhängers. Sieh dir an, welche Landschaft du als Nächstes willst, und nimm, was dir dafür fehlt.
orbis_coach-erupt = Bricht der Vulkan aus, bringt er seine Punkte; was er verbrennt, kommt aus der Auslage weg und fehlt dem Nächsten.
orbis_coach-pick = Wähl, was brennt. Verbrenn, was die Nächsten brauchen, und lass liegen, was du selbst einsammeln willst.
orbis_coach-any = Für ✱ geht jede Farbe. Gib die, die du für deine nächste Wunschlandschaft am wenigsten brauchst.
orbis_coach-any-plain = Hier geht jede Farbe. Gib die, die du für deine nächste Wunschlandschaft am wenigsten brauchst.
orbis_coach-sacrifice = Gib jetzt Anhänger für sichere Punkte. Was du behältst, bringt am Ende nichts; es entscheidet nur bei Gleichstand.
orbis_coach-middle = Sieh zuerst, was auf deine Farben passt: Die Hälfte deiner Welt steht. Was nicht offen liegen kann, ist nur noch Wildnis.
orbis_coach-last = Gib deine Anhänger für etwas aus, das jetzt zählt, eine Landschaft oder eine Kultstätte für den Tempel, oder nimm eine Gottheit, die zählt. Das Spiel ist fast vorbei, und übrige entscheiden nur Gleichstände.
orbis_coach-last-spend = Gib deine Anhänger für etwas aus, das jetzt zählt, eine Landschaft oder eine Kultstätte für den Tempel. Das Spiel ist fast vorbei, und übrige entscheiden nur Gleichstände.
