# Was der Begleiter im ersten Spiel Papyria sagt: was zu tun ist und warum.

papyria_coach-start = Behalte zwei deiner vier Plättchen. Symbole zählen das ganze Spiel, Güter nur einmal: Nimm Symbole von Arten, in denen du schon einen Wert hast.
papyria_coach-priest = Stell deinen Priester auf eine Landschaft: Neue kommen neben ihn. Lass ihm freie Seiten zum Bauen.
papyria_coach-enter = In deinen ersten vier Zügen kommt je eine Figur umsonst auf den Ring. Ein Wanderer nutzt beide Aktionen seines Sektors, ein Schiff eine davon und das Symbol am Fluss.
papyria_coach-main = Wähl, was zuerst kommt. Sammle vor dem Werten: Symbole und Landschaften aus der ersten Aktion zählen in der zweiten schon.
papyria_coach-landscape = Leg sie neben deinen Priester; nichts muss passen, r dreht. Leg Gleiches zu Gleichem: Berge, Wälder und der Fluss zählen mit ihrer größten Gruppe.
papyria_coach-landscape-plain = Leg sie neben deinen Priester; nichts muss passen, und sie darf gedreht werden. Leg Gleiches zu Gleichem: Berge, Wälder und der Fluss zählen mit ihrer größten Gruppe.
papyria_coach-multiply = Eine Wertung bringt Wert mal Symbole. Ohne Symbol bringt sie nichts: Erhöh beides, und zwei oder drei Arten statt aller sieben.
papyria_coach-knowledge = Wissen ist das Höchste, was eine Wertung bringen kann. Kauf es an Grenze A, bevor eine große Wertung gekappt wird.
papyria_coach-move = Ab jetzt ziehen die Figuren im Uhrzeigersinn: zwei Schritte sind frei, jeder weitere kostet ein Lapis. Besetzte Plätze werden übersprungen und zählen nicht.
papyria_coach-poor = Für manche Sektoren fehlt dir Lapis. Die Produktion bringt eines je Bergwerk und Lapis-Erfindung: Geh hin, bevor es ausgeht.
papyria_coach-arrival = Die Grenze bringt dir etwas dazu, und mit den Haupt-Aktionen ist es vorbei. Kauf es jetzt mit Papyri, die deine Aktionen hier nicht brauchen.
papyria_coach-trade = Du triffst eine fremde Figur, und ein Papyrus fehlt dir gerade. Tausch jetzt ein Lapis dafür: Deine Aktionen hier brauchen es nicht.
papyria_coach-saving = Was der Weg anbietet, musst du nicht nehmen. Behalt die Güter, die deine Aktionen hier oder dein nächster Zug kosten, und mach weiter.
papyria_coach-mine = Ein Bergwerk ist umsonst, zählt den Berg doppelt und macht Lapis. Es spricht kaum etwas dagegen.
papyria_coach-temple = Ein Tempel überbaut ein Heiligtum für immer, und jeder kostet ein Lapis mehr. Drei bringen einen Schlüssel: eine Wertung mehr am Schluss.
papyria_coach-city = Eine Stadt überbaut einen Wald für immer, und jede kostet ein Lapis mehr. Auch die Landschaften dazwischen zählen: Bau sie weit auseinander.
papyria_coach-scoring = Wähl die Art, die gewertet wird. Nimm den höchsten Wert mal Symbole, den dein Wissen noch zulässt.
papyria_coach-end-tile = Ein Spielende-Plättchen verkauft Punkte ohne Grenze durch das Wissen. Güter zählen am Ende nichts: Kauf, wenn du sie übrig hast.
papyria_coach-priest-moves = Deine andere Figur ist auch hier: Der Priester darf auf jede deiner Landschaften. Stell ihn hin, wo die nächste liegen soll.
papyria_coach-endgame = Nur noch wenige Spielende-Plättchen: Bald ist Schluss. Werte deine besten Arten, und geh dorthin, wo noch eine Mehrheit zu holen ist.
