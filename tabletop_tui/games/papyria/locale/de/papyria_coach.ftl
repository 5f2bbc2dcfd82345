# Was der Begleiter im ersten Spiel Papyria sagt: was zu tun ist und warum.

papyria_coach-start = Behalte zwei. Lapis und Papyri gibst du einmal aus; ein Symbol zählt in jeder Wertung seiner Art, am besten, wo du schon einen Wert hast.
papyria_coach-priest = Stell deinen Priester auf eine Landschaft: Neue kommen neben ihn. Lass ihm freie Seiten zum Anlegen.
papyria_coach-enter = In den ersten vier Zügen kommen deine Figuren umsonst. Ein Wanderer nutzt beide Aktionen seines Sektors, ein Schiff eine und das Symbol.
papyria_coach-main = Wähl, was zuerst kommt. Sammle vor dem Werten: Symbole und Landschaften aus der ersten Aktion zählen in der zweiten schon.
papyria_coach-landscape = Leg sie neben deinen Priester; nichts muss passen, r dreht. Verbinde Berge, Wälder und Fluss: Je die größte Gruppe zählt.
papyria_coach-landscape-plain = Leg sie neben deinen Priester; nichts muss passen, und sie darf gedreht werden. Verbinde Berge, Wälder und Fluss: Je die größte Gruppe zählt.
papyria_coach-multiply = Eine Wertung bringt Wert mal Symbole, ohne Symbol also nichts. Erhöh beides, und lieber in zwei oder drei Arten als in allen sieben.
papyria_coach-knowledge = Keine Wertung bringt mehr Punkte, als du Wissen hast. Kauf welches an Grenze A, bevor es eine große Wertung begrenzt.
papyria_coach-move = Ab jetzt ziehst du im Uhrzeigersinn: zwei Schritte frei, jeder weitere 1 Lapis. Besetzte Plätze überspringst du, sie zählen nicht.
papyria_coach-poor = Für manche Sektoren fehlt dir Lapis. Die Produktion bringt eines je Bergwerk und Lapis-Erfindung: Geh hin, bevor es ausgeht.
papyria_coach-arrival = Was die Grenze bietet, ist mit den Haupt-Aktionen vorbei. Kauf es jetzt mit Papyri, die deine Aktionen hier nicht brauchen.
papyria_coach-trade = Du triffst eine fremde Figur, und dir fehlt gerade ein Papyrus. Tausch jetzt ein Lapis dafür ein: Deine Aktionen hier brauchen es nicht.
papyria_coach-saving = Was der Weg anbietet, musst du nicht nehmen. Heb Lapis und Papyri für deine Aktionen auf, hier und im nächsten Zug, und mach weiter.
papyria_coach-mine = Ein Bergwerk kostet nichts, lässt seinen Berg doppelt zählen und produziert Lapis. Es spricht kaum etwas dagegen.
papyria_coach-temple = Ein Tempel überbaut ein Heiligtum für immer, jeder kostet ein Lapis mehr. Drei bringen einen Schlüssel: eine Wertung mehr am Schluss.
papyria_coach-city = Eine Stadt überbaut einen Wald für immer, jede kostet ein Lapis mehr. Landschaften zwischen Städten zählen: Bau sie weit auseinander.
papyria_coach-scoring = Wähl die Art, die gewertet wird. Nimm die Art mit den meisten Punkten: Wert mal Symbole, doch höchstens dein Wissen.
papyria_coach-end-tile = Ein Spielende-Plättchen verkauft Punkte, vom Wissen nicht begrenzt. Lapis und Papyri bringen am Ende nichts: Kauf, wenn du sie übrig hast.
papyria_coach-priest-moves = Noch eine Figur von dir ist hier: Dein Priester darf auf jede deiner Landschaften. Stell ihn hin, wo die nächste liegen soll.
papyria_coach-endgame = Nur noch wenige Spielende-Plättchen: Bald ist Schluss. Werte deine besten Arten, und geh dorthin, wo noch eine Mehrheit zu holen ist.
