# Das Spiel des Tages auf einem Server und was ein Gast dort erreicht hat.

today-title = Heute und meine Bilanz
today-game = Spiel des Tages: { $game }
today-player = Spieler
today-place = Platz
today-points = Punkte
today-place-of = { $place } von { $players }
today-none = Noch hat es niemand zu Ende gespielt.
today-playing = Noch dabei: { $names }
today-record = Meine Bilanz auf diesem Server
today-kind = Spiel
today-no-record = Du hast hier noch keine Partie zu Ende gespielt.
today-beaten = { $game }: besiegte Computerspieler nach Stufe: { $levels }
today-done = Das heutige { $game } hast du hier gespielt: { $place } von { $players } mit { $points } Punkten. Morgen gibt es ein neues.
today-word = heute
today-word-record = bilanz
today-how = „{ $today }“ spielt das Spiel des Tages; „{ $record }“ zeigt, wie es anderen erging, und deine eigene Bilanz.
