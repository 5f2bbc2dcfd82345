# Was der Begleiter im ersten Spiel Dice Forge sagt: was zu tun ist und warum.

dice_forge_coach-roll = Wer am Ende den meisten Ruhm (★) hat, gewinnt. In jedem Zug werfen alle beide Würfel: Bessere Seiten nützen also auch in fremden Zügen.
dice_forge_coach-roll-plain = Wer am Ende den meisten Ruhm hat, gewinnt. In jedem Zug werfen alle beide Würfel: Bessere Seiten nützen also auch in fremden Zügen.
dice_forge_coach-action = Schmiede für Gold, oder vollbring eine Heldentat für Splitter. Schmiede in den ersten Runden: Eine Seite von jetzt wird noch oft geworfen.
dice_forge_coach-slot = Wähl, welche Seite weicht. Ersetz ein 1 Gold, und sammle Gold auf einem Würfel, Splitter auf dem anderen: So bringen die meisten Würfe beides.
dice_forge_coach-more = Du darfst weiterschmieden, solange Gold da ist, jede Seite einmal je Aktion. Was übrig bleibt, ist bis zur Grenze deines Vorrats sicher.
dice_forge_coach-shards = Heldentaten kosten Mond- oder Sonnensplitter. Schmiede früh eine Seite mit Splittern: Die Karten bringen am Ende den meisten Ruhm.
dice_forge_coach-feat = Du kannst eine Heldentat bezahlen. Karten mit ↻ wirken in jedem deiner Züge: Nimm sie früh; was nur am Ende zählt, kann warten.
dice_forge_coach-feat-plain = Du kannst eine Heldentat bezahlen. Nimm Karten, die in jedem deiner Züge wirken, früh; was nur am Ende zählt, kann warten.
dice_forge_coach-full = Dein Vorrat ist fast voll: Was fremde Züge bringen, verfällt. Gib vor einer Heldentat Gold aus, oder schaff mit der Truhe Platz.
dice_forge_coach-elder = Ein Ältester macht in jedem deiner Züge aus 3 Gold 4 Ruhm. Wer viel Gold würfelt, gewinnt oft mit einem oder zweien, die früh kommen.
dice_forge_coach-choose = Diese Seite gibt eines nach Wahl. Nimm, wofür dein Vorrat Platz hat und was dir für den nächsten Kauf fehlt.
dice_forge_coach-hammer = Gold darf auf den Hammer, 15 Schritte bringen sofort 10 Ruhm. Gib ihm, was du nicht ausgeben kannst, vor allem was sonst verfiele.
dice_forge_coach-extra = Zwei Sonnensplitter kaufen eine Zusatzaktion in diesem Zug. Das lohnt sich, wenn beide Aktionen viel bringen, zum Beispiel zwei Heldentaten.
dice_forge_coach-reinforce = Vor der Aktion wirkt jede deiner Karten mit ↻ einmal. Nutz die, die deine Aktion bezahlen helfen.
dice_forge_coach-reinforce-plain = Vor der Aktion wirkt jede deiner Verstärkungen einmal. Nutz die, die deine Aktion bezahlen helfen.
dice_forge_coach-ousted = An einem Portal steht nur ein Held: Wird er verdrängt, wirft sein Spieler beide Würfel. Meide das, wenn es dem Führenden hilft.
dice_forge_coach-face-dear = Auf teure Seiten zu sparen lohnt sich: Die für 12 Gold geben am meisten. Achte auf die Grenze deines Vorrats: Gold darüber verfällt.
dice_forge_coach-satyrs = Nutz zwei Würfel der anderen. Nimm, was du selbst kaum würfeln kannst.
dice_forge_coach-sold-out = Seiten und Karten gehen aus und kommen nicht wieder. Gibt es von dem, was du willst, nur noch eine, wird es Zeit.
dice_forge_coach-halfway = Die Hälfte ist vorbei: Ab jetzt bringen Heldentaten mehr als Seiten. Eine neue Seite muss noch oft geworfen werden, um sich zu lohnen.
dice_forge_coach-last = Das ist dein letzter Zug. Gold und Splitter zählen danach nichts: Kauf so viel Ruhm, wie du kannst, und denk an die Zusatzaktion.
