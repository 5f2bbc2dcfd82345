# Die Lobby und die Seiten um die Spiele herum: Aufbau, Einstellungen, Regeln, Über.

lobby-title = tabletop
lobby-tagline = Brettspiele für einen Abend am Terminal

lobby-hint = Enter beginnt oder setzt fort, was markiert ist; Pfeile und Tab bewegen.

lobby-too-small = Hier ist zu wenig Platz: Nötig sind { $width }x{ $height } Zellen, das sind { $now }. Textzeilen brauchen keine Größe: tabletop play SPIEL --plain.
lobby-new = Neues Spiel
lobby-running = Laufende Partien
lobby-finished = Beendete Partien
lobby-running-none = Keine Partie läuft. Neu hier? { $learn } zeigt dir das Spiel oben in fünf Minuten. { $alone } spielt gegen den Computer, Enter mit anderen hier; in der ersten Partie sagt ein Begleiter, was zu tun ist und warum.
lobby-finished-none = Noch ist nichts zu Ende gespielt.
lobby-count = { $count }

# Eine Zeile in den Listen
lobby-row-name = { $name } ({ $game })
lobby-row-turn = { $name } ist dran
lobby-row-score = { $name } { $points }
lobby-row-lost = { $name } { $points } (auf Zeit verloren)
lobby-row-round = { $word } { $round } von { $rounds }
lobby-row-round-open = { $word } { $round }

lobby-ago-now = gerade eben
lobby-ago-minutes = vor { $count } Min.
lobby-ago-hours = vor { $count } Std.
lobby-ago-yesterday = gestern
lobby-date = { $day }. { $month }
lobby-date-year = { $day }. { $month } { $year }
lobby-month-1 = Jan.
lobby-month-2 = Feb.
lobby-month-3 = März
lobby-month-4 = Apr.
lobby-month-5 = Mai
lobby-month-6 = Juni
lobby-month-7 = Juli
lobby-month-8 = Aug.
lobby-month-9 = Sep.
lobby-month-10 = Okt.
lobby-month-11 = Nov.
lobby-month-12 = Dez.
lobby-names = { $names } und { $last }

# Was mit einer Partie getan werden kann
lobby-delete-ask = { $game } von { $names } löschen?
lobby-delete-warning = Zuletzt gespielt: { $when }. Bis zum Ende des Programms holt { $key } sie zurück.
lobby-delete-yes = Löschen
lobby-delete-done = { $game } ist gelöscht.
lobby-restore-done = Sie ist wieder da.
lobby-rename-ask = Wie soll diese Partie heißen?
lobby-rename-hint = Leer: nach denen, die spielen.
lobby-rename-yes = Umbenennen
lobby-export-ask = In welche Datei soll die Partie?
lobby-export-hint = .json lässt sich einlesen und nachspielen, .txt ist zum Lesen.
lobby-export-yes = Exportieren
lobby-export-done = Exportiert nach { $file }.
lobby-export-exists = { $file } gibt es schon. Bitte einen anderen Namen wählen.
lobby-export-failed = { $file } lässt sich nicht schreiben: { $problem }
lobby-import-ask = Aus welcher Datei soll eine Partie kommen?
lobby-import-hint = Eine exportierte .json-Datei.
lobby-import-yes = Einlesen
lobby-import-done = Eingelesen: { $game } von { $names }.
lobby-import-failed = { $file } ist nicht lesbar: { $problem }
lobby-damaged-ask = Ab der letzten heilen Stellung weiterspielen, nach { $answers } { $answers ->
    [one] Schritt
   *[other] Schritten
}?
lobby-damaged-hint = { $problem } Weiter geht es in einer neuen Partie; die beschädigte bleibt in der Liste.
lobby-damaged-yes = Dort weiterspielen
lobby-in-use-ask = Diese Partie ist in einem anderen Fenster offen (Prozess { $pid })
lobby-in-use-hint = Spiel dort weiter, oder schließ sie dort zuerst. Du kannst sie ansehen, wie sie jetzt steht; ändern lässt sich nichts.
lobby-in-use-yes = Ansehen
lobby-nothing-chosen = Erst eine Partie in einer der Listen wählen.
lobby-cancel = Abbrechen

# Aufbau eines Spiels
lobby-setup-title = Neues Spiel: { $game }
lobby-setup-players = Personen
lobby-setup-name = Person { $place }
lobby-setup-usual-1 = Ana
lobby-setup-usual-2 = Ben
lobby-setup-usual-3 = Cleo
lobby-setup-usual-4 = Dora
lobby-setup-colour = Farbe
lobby-setup-person = Mensch
lobby-setup-coach = Begleiter
lobby-setup-coach-on = ja
lobby-setup-coach-off = nein
lobby-setup-hint-coach = Im ersten Spiel sagt der Begleiter, was zu tun ist und warum, sobald es darauf ankommt. Davor gibt es eine Lektion: „Erst lernen“.
lobby-setup-hints = Tipps
lobby-setup-hints-on = ja
lobby-setup-hints-off = nein
lobby-setup-hint-hints = Ob man sich mit h die besten Möglichkeiten sagen lassen darf. Im Verlauf steht, wer es tat.
lobby-setup-order = Reihenfolge
lobby-setup-order-random = ausgelost
lobby-setup-order-typed = wie eingetragen
lobby-setup-seed = Startzahl
lobby-setup-start = Beginnen
lobby-setup-back = Zurück
lobby-setup-learn = Erst lernen
lobby-setup-ready = Alles bereit: Enter beginnt.
lobby-setup-variant-start = Es beginnt
lobby-setup-variant-start-random = ausgelost
lobby-setup-hint-players = Wie viele an dieser Tastatur sitzen; eine Ziffer sagt es sofort.
lobby-setup-hint-name = So heißt die Person am Tisch, höchstens { $cells } Zellen breit.
lobby-setup-hint-colour = { $name } spielt mit dieser Farbe. Links und rechts ändern sie.
lobby-setup-hint-kind = Wer als { $name } spielt: eine Person an dieser Tastatur oder der Computer auf einer von fünf Stufen.
lobby-setup-hint-order = Ausgelost: Der Zufall setzt. Wie eingetragen: von oben nach unten im Uhrzeigersinn.
lobby-setup-hint-seed = Leer: beliebig. Dieselbe Zahl gibt dasselbe Spiel noch einmal.
lobby-setup-hint-learn = Eine Lektion von fünf Minuten: kleine Ziele in vorbereiteten Stellungen, nach den echten Regeln.
lobby-setup-hint-back = Zurück in die Lobby; noch hat nichts begonnen.
lobby-setup-variant-start-hint = Laut Regelheft beginnt die jüngste Person; auslosen ist ebenso gut.
lobby-setup-variant-first-hint = Wer den ersten Zug hat: ausgelost oder namentlich bestimmt.

lobby-name-missing = Person { $place } braucht einen Namen, der sich anzeigen lässt.
lobby-name-twice = Zwei heißen { $name }. Bitte einen der Namen ändern.
lobby-seed-wrong = Die Startzahl { $seed } ist keine ganze Zahl von 0 bis { $largest }.

lobby-colour-red = rot
lobby-colour-blue = blau
lobby-colour-green = grün
lobby-colour-yellow = gelb
lobby-colour-white = weiß

# Einstellungen
lobby-settings-title = Einstellungen
lobby-settings-look = Aussehen und Sprache
lobby-settings-keys = Tasten
lobby-settings-language = Sprache
lobby-settings-language-auto = wie das System
lobby-settings-language-en = English
lobby-settings-language-de = Deutsch
lobby-settings-language-fr = Français (commencé)
lobby-settings-theme = Farbschema
lobby-settings-theme-dark = dunkel
lobby-settings-theme-light = hell
lobby-settings-theme-distinct = deutlich
lobby-settings-theme-sixteen = 16 Farben
lobby-settings-theme-mono = einfarbig
lobby-settings-ascii = Schriftzeichen
lobby-settings-ascii-no = Linien und Symbole
lobby-settings-ascii-yes = nur ASCII
lobby-settings-signs = Zeichensatz
lobby-settings-signs-auto = wie das Terminal
lobby-settings-signs-all = alle
lobby-settings-signs-common = übliche
lobby-settings-signs-console = Linux-Konsole
lobby-settings-mouse = Maus
lobby-settings-motion = Animationen
lobby-settings-motion-full = voll
lobby-settings-motion-short = kurz
lobby-settings-motion-off = aus
lobby-settings-on = an
lobby-settings-off = aus
lobby-settings-colour = Farben
lobby-settings-colour-auto = automatisch
lobby-settings-colour-true = 16 Millionen
lobby-settings-colour-256 = 256
lobby-settings-colour-16 = 16
lobby-settings-colour-mono = keine
lobby-settings-handover = Spielerwechsel
lobby-settings-handover-always = immer warten
lobby-settings-handover-turns = nach Zügen warten
lobby-settings-handover-hidden = bei verdeckter Hand
lobby-settings-handover-never = nie warten
lobby-settings-pace = Computer-Tempo
lobby-settings-pace-slow = ruhig
lobby-settings-pace-normal = normal
lobby-settings-pace-fast = flott
lobby-settings-pace-at-once = sofort
lobby-settings-keymap = Tastenbelegung
lobby-settings-keymap-usual = üblich
lobby-settings-keymap-vi = hjkl als Pfeile
lobby-settings-rolls = Einzige Wahl
lobby-settings-rolls-enter = Enter abwarten
lobby-settings-rolls-at-once = nehmen
lobby-settings-remarks = Bemerkungen
lobby-settings-brief = Textzeilen in Kürze
lobby-settings-bell = Glocke
lobby-settings-window_title = Fenstertitel
lobby-settings-notify = Meldung
lobby-settings-notify-off = keine
lobby-settings-notify-osc9 = Art 1 (OSC 9)
lobby-settings-notify-osc777 = Art 2 (OSC 777)
lobby-settings-hint-bell = Läutet, wenn du an einem Tisch über SSH am Zug bist.
lobby-settings-hint-window_title = Der Titel des Fensters sagt, wenn du an einem Tisch über SSH am Zug bist.
lobby-settings-hint-notify = Eine Meldung auf dem Schreibtisch, wenn du an einem Tisch über SSH am Zug bist. Viele Terminals kennen eine der beiden Arten: Probier sie aus.
lobby-settings-hint-language = „Wie das System“ folgt der Locale. Französisch ist begonnen: Was noch nicht übersetzt ist, erscheint auf Englisch.
lobby-settings-hint-theme = Gilt sofort und überall. „deutlich“ ist für Augen, die nicht alle Farben unterscheiden.
lobby-settings-hint-ascii = Für Terminals und Schriften ohne Linienzeichen.
lobby-settings-hint-signs = Für Schriften, denen welche fehlen: leere Kästchen oder zwei Zellen breite Zeichen. tabletop doctor --glyphs zeigt alle.
lobby-settings-hint-mouse = Gilt ab dem nächsten Start.
lobby-settings-hint-motion = Wie viel sich bewegt: Würfe, Bauten und Punkte in einigen Bildern, in zweien, oder gleich das letzte. Jede Taste überspringt.
lobby-settings-hint-colour = Wie viele Farben das Terminal zeigen kann; gilt ab dem nächsten Start.
lobby-settings-hint-handover = Übernimmt jemand anderes die Tastatur, kann das Spiel auf deren eigene Taste warten: immer, nach jedem Zug, nur bei verdeckten Händen, oder nie.
lobby-settings-hint-keymap = hjkl bewegen die Marke auch am Tisch; der Tipp liegt auf Strg+G. Eigene Tasten gehen vor.
lobby-settings-hint-pace = Sekunden von einer Antwort eines Computerspielers zur nächsten: 2, 0,8, 0,25 oder keine. F7 hält ihn jederzeit an.
lobby-settings-hint-rolls = Gibt es nur eine Möglichkeit, etwa den Wurf am Anfang eines Zuges in Dice Forge: auf Enter warten oder sie sofort nehmen.
lobby-settings-hint-remarks = Ein kurzes Wort der Rivalen in großen Momenten: ein glänzender Zug, ein Verlust, das Ende.
lobby-settings-hint-key = Enter, dann die neue Taste drücken. Entf bringt die übliche zurück.
lobby-settings-where = Gesichert in { $file }
lobby-settings-not-saved = Die Einstellungen lassen sich nicht sichern: { $problem }
lobby-settings-press = { $what }: die neue Taste drücken (Esc lässt alles, wie es ist)
lobby-settings-clash = { $key } ist schon die Taste für „{ $what }“. Es bleibt alles, wie es war.
lobby-settings-option = { $key } wählt in manchen Spielen eine Möglichkeit. Es bleibt alles, wie es war.
lobby-settings-reserved = { $key } kann keine andere Bedeutung bekommen. Es bleibt alles, wie es war.
lobby-settings-key-set = { $what } liegt jetzt auf { $key }.
lobby-settings-key-usual = { $what } liegt wieder auf { $key }.
lobby-settings-key-own = (sonst { $key })

# Regeln
lobby-rules-title = Die Regeln von { $game } in Kürze
lobby-rules-search = Suchen
lobby-rules-found-none = In den Regeln von { $game } steht nichts von „{ $text }“.
lobby-rules-found = { $count ->
    [one] 1 Absatz
   *[other] { $count } Absätze
}
lobby-rules-missing = Von { $game } gibt es noch keine Regeln zu lesen.
lobby-settings-scope-game = Am Tisch
lobby-settings-scope-dice_forge = In Dice Forge
lobby-settings-scope-shared = Mehrere Terminals
lobby-settings-scope-tables = Lobby eines Servers
lobby-settings-scope-seats = Plätze am Tisch
lobby-settings-scope-helios = In Helios
lobby-settings-scope-papyria = In Papyria
lobby-settings-scope-replay = Beim Nachspielen
lobby-settings-scope-page = Texte
lobby-settings-scope-search = Verlauf und Befehle
lobby-settings-scope-sheet = Wertung
lobby-settings-scope-help = Hilfe am Tisch
lobby-settings-scope-menu = Listen und Formulare
lobby-settings-scope-lobby = Lobby
lobby-settings-scope-solo = Spiel allein
lobby-settings-scope-ending = Ende einer Partie
lobby-settings-scope-away = Wenn du weg bist
lobby-settings-scope-contests = Turniere und Ligen
lobby-settings-scope-archive = Beendete Partien
lobby-settings-scope-review = Wendepunkte
lobby-settings-scope-setup = Neue Partie
lobby-settings-scope-form = Aufbau und Einstellungen
lobby-settings-scope-keymap = Diese Tasten
lobby-settings-scope-rules = Regeln
lobby-settings-scope-learn = Lektionen
lobby-settings-scope-app = Überall
lobby-rules-hint = Nach / suchen. Hoch und runter wählen ein Kapitel, Bildtasten blättern.

# Über
lobby-about-title = Über tabletop
lobby-about-version = Version { $version }
lobby-about-what = Vollständige Brettspiele, deren Regeln das Programm einhält, für zwei bis vier Personen an einem Terminal. Freie Software unter der MIT-Lizenz.
lobby-about-unofficial = Ein inoffizielles Projekt, in keiner Weise verbunden mit den Autoren oder Verlagen der Spiele. Wem ein Spiel gefällt, der kaufe es: Ein Tisch mit echtem Material ist etwas anderes.
lobby-about-reconstructed = Wo das Regelheft Werte nur in Bildern zeigt, sind manche rekonstruiert; docs/ sagt, welche, und wie man sie berichtigt.
lobby-about-files = Eigene Dateien
lobby-about-saves = Partien
lobby-about-settings = Einstellungen
lobby-about-tables = Berichtigtes Material
lobby-about-reports = Berichte
