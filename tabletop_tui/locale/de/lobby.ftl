# Die Lobby und die Seiten um die Spiele herum: Aufbau, Einstellungen, Regeln, Über.

lobby-title = tabletop
lobby-tagline = Brettspiele für einen Abend am Terminal

lobby-hint = Enter beginnt oder setzt fort, was markiert ist; Pfeile und Tab bewegen.

lobby-too-small = Hier ist zu wenig Platz: Nötig sind { $width }x{ $height } Zellen, das sind { $now }.
lobby-new = Neues Spiel
lobby-running = Laufende Partien
lobby-finished = Beendete Partien
lobby-running-none = Keine Partie läuft. Oben eine wählen: Enter beginnt sie.
lobby-finished-none = Noch ist nichts zu Ende gespielt.
lobby-count = { $count }

# Eine Zeile in den Listen
lobby-row-name = { $name } ({ $game })
lobby-row-turn = { $name } ist dran
lobby-row-score = { $name } { $points }
lobby-row-round = { $word } { $round } von { $rounds }
lobby-row-round-open = { $word } { $round }
lobby-row-unreadable = nicht lesbar: { $problem }
lobby-row-open = anderswo offen

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
lobby-in-use-ask = Diese Partie ist in einem anderen Fenster offen (Prozess { $pid })
lobby-in-use-hint = Spiel dort weiter, oder schließ sie dort zuerst. Du kannst sie ansehen, wie sie jetzt steht; ändern lässt sich nichts.
lobby-in-use-yes = Ansehen
lobby-nothing-chosen = Erst eine Partie in einer der Listen wählen.
lobby-cancel = Abbrechen
lobby-no-store = Die Partien können nicht gesichert werden: { $problem }

# Aufbau eines Spiels
lobby-setup-title = Neues Spiel: { $game }
lobby-setup-players = Personen
lobby-setup-name = Person { $place }
lobby-setup-usual-1 = Ana
lobby-setup-usual-2 = Ben
lobby-setup-usual-3 = Cleo
lobby-setup-usual-4 = Dora
lobby-setup-colour = Farbe
lobby-setup-order = Reihenfolge
lobby-setup-order-random = ausgelost
lobby-setup-order-typed = wie eingetragen
lobby-setup-seed = Startzahl
lobby-setup-start = Beginnen
lobby-setup-back = Zurück
lobby-setup-ready = Alles bereit: Enter beginnt.
lobby-setup-variant-start = Es beginnt
lobby-setup-variant-start-random = ausgelost
lobby-setup-hint-players = Wie viele an dieser Tastatur sitzen; eine Ziffer sagt es sofort.
lobby-setup-hint-name = So heißt die Person am Tisch, höchstens { $cells } Zellen breit.
lobby-setup-hint-colour = { $name } spielt mit dieser Farbe. Links und rechts ändern sie.
lobby-setup-hint-order = Ausgelost: Der Zufall setzt. Wie eingetragen: von oben nach unten im Uhrzeigersinn.
lobby-setup-hint-seed = Leer: beliebig. Dieselbe Zahl gibt dasselbe Spiel noch einmal.
lobby-setup-hint-back = Zurück in die Lobby; noch hat nichts begonnen.
lobby-setup-variant-start-hint = Laut Regelheft beginnt die jüngste Person; auslosen ist ebenso gut.

lobby-name-missing = Person { $place } braucht einen Namen, der sich anzeigen lässt.
lobby-name-twice = Zwei heißen { $name }. Bitte einen der Namen ändern.
lobby-seed-wrong = Die Startzahl { $seed } ist keine ganze Zahl von 0 bis { $largest }.
lobby-start-failed = Das Spiel kann nicht beginnen: { $problem }

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
lobby-settings-theme = Farbschema
lobby-settings-theme-dark = dunkel
lobby-settings-theme-light = hell
lobby-settings-theme-sixteen = 16 Farben
lobby-settings-theme-mono = einfarbig
lobby-settings-ascii = Zeichen
lobby-settings-ascii-no = Linien und Symbole
lobby-settings-ascii-yes = nur ASCII
lobby-settings-mouse = Maus
lobby-settings-motion = Bewegung
lobby-settings-on = an
lobby-settings-off = aus
lobby-settings-colour = Farben
lobby-settings-colour-auto = selbsttätig
lobby-settings-colour-true = alle
lobby-settings-colour-256 = 256
lobby-settings-colour-16 = 16
lobby-settings-colour-mono = keine
lobby-settings-handover = Weitergeben
lobby-settings-handover-always = immer
lobby-settings-handover-turns = nach Zügen
lobby-settings-handover-hidden = nur verdeckt
lobby-settings-handover-never = nie
lobby-settings-hint-language = Deutsch oder Englisch; wie das System: nach dessen Spracheinstellung.
lobby-settings-hint-theme = Gilt sofort und überall.
lobby-settings-hint-ascii = Für Terminals und Schriften ohne Linienzeichen.
lobby-settings-hint-mouse = Gilt ab dem nächsten Start.
lobby-settings-hint-motion = Ob sich eine Hervorhebung bewegen darf.
lobby-settings-hint-colour = Was das Terminal zeigen kann; gilt ab dem nächsten Start.
lobby-settings-hint-handover = Wann das Spiel auf Enter wartet: sobald jemand anderes entscheidet, nach jedem Zug, nur bei verdeckten Händen, oder nie.
lobby-settings-hint-key = Enter, dann die neue Taste drücken. Entf bringt die übliche zurück.
lobby-settings-where = Gesichert in { $file }
lobby-settings-not-saved = Die Einstellungen lassen sich nicht sichern: { $problem }
lobby-settings-press = { $what }: die neue Taste drücken (Esc lässt alles, wie es ist)
lobby-settings-clash = { $key } ist schon die Taste für »{ $what }«. Es bleibt alles, wie es war.
lobby-settings-reserved = { $key } kann keine andere Bedeutung bekommen. Es bleibt alles, wie es war.
lobby-settings-key-set = { $what } liegt jetzt auf { $key }.
lobby-settings-key-usual = { $what } liegt wieder auf { $key }.
lobby-settings-key-own = (sonst { $key })

# Regeln
lobby-rules-title = Die Regeln von { $game } in Kürze
lobby-rules-search = Suchen
lobby-rules-found-none = In den Regeln von { $game } steht nichts von »{ $text }«.
lobby-rules-found-one = 1 Absatz
lobby-rules-found-many = { $count } Absätze
lobby-rules-missing = Von { $game } gibt es noch keine Regeln zu lesen.
lobby-settings-scope-game = Am Tisch
lobby-settings-scope-dice_forge = In Dice Forge
lobby-settings-scope-shared = Mehrere Terminals
lobby-settings-scope-tables = Lobby eines Servers
lobby-settings-scope-seats = Plätze am Tisch
lobby-settings-scope-helios = In Helios
lobby-settings-scope-replay = Beim Nachspielen
lobby-settings-scope-page = Texte
lobby-settings-scope-search = Verlauf und Befehle
lobby-settings-scope-sheet = Wertung
lobby-settings-scope-help = Hilfe am Tisch
lobby-settings-scope-menu = Listen und Formulare
lobby-settings-scope-lobby = Lobby
lobby-settings-scope-form = Aufbau und Einstellungen
lobby-settings-scope-keymap = Diese Tasten
lobby-settings-scope-rules = Regeln
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
