# Was der Begleiter im ersten Spiel Dice Forge sagt: was zu tun ist und warum.

dice_forge_coach-roll = Wer nach der letzten Runde den meisten Ruhm (★) hat, gewinnt. In jedem Zug werfen alle beide Würfel und erhalten, was sie zeigen: Bessere Seiten nützen also auch in fremden Zügen.
dice_forge_coach-roll-plain = Wer nach der letzten Runde den meisten Ruhm hat, gewinnt. In jedem Zug werfen alle beide Würfel und erhalten, was sie zeigen: Bessere Seiten nützen also auch in fremden Zügen.
dice_forge_coach-action = Schmiede für Gold, oder vollbring eine Heldentat für Splitter. Schmiede in den ersten Runden: Eine Seite von jetzt wird noch oft geworfen.
dice_forge_coach-slot = Wähl, welche Seite weicht. Überdeck ein 1 Gold, und sammle Gold auf einem Würfel, Splitter auf dem anderen: So kommt fast immer beides.
dice_forge_coach-more = Du darfst weiterschmieden, solange Gold da ist, jede Seite einmal je Aktion. Was übrig bleibt, ist bis zur Grenze deines Vorrats sicher.
dice_forge_coach-shards = Heldentaten kosten Mond- oder Sonnensplitter. Schmiede früh eine Seite mit Splittern: Die Karten bringen am Ende den meisten Ruhm.
dice_forge_coach-feat = Du kannst eine Heldentat bezahlen. Karten mit ↻ wirken in jedem deiner Züge: die nimm früh, reinen Ruhm erst spät.
dice_forge_coach-feat-plain = Du kannst eine Heldentat bezahlen. Karten, die in jedem deiner Züge wirken, nimm früh, reinen Ruhm erst spät.
dice_forge_coach-full = Dein Vorrat ist fast voll, und fremde Züge bringen auch Gold: Was keinen Platz hat, verfällt. Schmiede vor einer Heldentat, oder schaffe mit der Truhe Platz.
dice_forge_coach-elder = Jeder Älteste macht in jedem deiner Züge aus 3 Gold 4 Ruhm. Wer viel Gold würfelt, gewinnt oft mit einem oder zweien, die früh kommen.
dice_forge_coach-choose = Diese Seite gibt eines nach Wahl. Nimm, was im Vorrat noch Platz hat und für den nächsten Kauf fehlt.
dice_forge_coach-hammer = Gold darf auf den Hammer, 15 Schritte bringen sofort 10 Ruhm. Gib ihm, was du nicht ausgeben kannst, vor allem was sonst verfiele.
dice_forge_coach-extra = Zwei Sonnensplitter kaufen eine zweite Aktion in diesem Zug. Das lohnt, wenn beide viel bringen, zum Beispiel zwei Heldentaten.
dice_forge_coach-reinforce = Vor der Aktion wirkt jede deiner ↻-Karten einmal. Nutz, was die geplante Aktion bezahlt.
dice_forge_coach-reinforce-plain = Vor der Aktion wirkt jede deiner Verstärkungen einmal. Nutz, was die geplante Aktion bezahlt.
dice_forge_coach-ousted = An jedem Portal ist Platz für einen Helden: Der nächste verdrängt ihn, und wer verdrängt wird, wirft beide Würfel. Meide das, wenn es dem Führenden hilft.
dice_forge_coach-face-dear = Auf teure Seiten zu sparen lohnt: die für 12 Gold geben viel auf einmal. Achte auf die Grenze des Vorrats: Gold darüber verfällt.
dice_forge_coach-satyrs = Nutz zwei Würfel der anderen. Nimm, was du selbst am seltensten wirfst.
dice_forge_coach-sold-out = Seiten und Karten gehen aus und kommen nicht wieder. Ist von dem, was du willst, nur eines übrig, wird es Zeit.
dice_forge_coach-halfway = Die Hälfte ist vorbei: Ab jetzt bringen Heldentaten mehr als Seiten. Eine Seite muss noch oft geworfen werden, um sich zu lohnen.
dice_forge_coach-last = Das ist dein letzter Zug. Gold und Splitter zählen danach nichts: Kauf Ruhm mit allem, und denk an die Zusatzaktion.
