# Die Kommandozeile: Hilfe, Ergebnisse und Beschwerden.

# -- Hilfe --

cli-usage = Aufruf:
cli-commands = Befehle
cli-options = Optionen
cli-options-everywhere = Optionen aller Befehle
cli-metavar-options = OPTIONEN
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-table = TABELLE
cli-metavar-first = ERSTER
cli-metavar-second = ZWEITER
cli-metavar-name = NAME
cli-metavar-name-key = NAME SCHLÜSSEL
cli-metavar-rename = ALT NEU
cli-metavar-number = N
cli-metavar-day = JJJJ-MM-TT
cli-metavar-choice = NAME=WERT
cli-metavar-id = KENNUNG
cli-metavar-id-name = ID NAME
cli-metavar-kind = swiss|robin|league
cli-metavar-source = KENNUNG|DATEI
cli-metavar-file = DATEI
cli-metavar-format = json|txt|svg
cli-metavar-word = WORT
cli-metavar-shell = bash|zsh|fish
cli-metavar-hash = HASH
cli-metavar-digest = DIGEST
cli-metavar-action = copy
cli-metavar-origin = VON
cli-metavar-target = NACH
cli-metavar-address = ADRESSE

cli-help = Brettspiele für zwei bis vier Leute, an einer Tastatur oder über SSH. Ohne Befehl öffnet sich das Vorzimmer, mit --plain in Textzeilen.
cli-epilog = Wo alles liegt: tabletop where. Wie ein Befehl funktioniert: tabletop BEFEHL --help.

cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Fassung zeigen.
cli-option-lang = Sprache; sonst die der Umgebung.
cli-option-theme = Farben für diesen Aufruf.
cli-option-ascii = Nur mit ASCII-Zeichen zeichnen.
cli-option-no-mouse = Die Maus dem Terminal überlassen.
cli-option-motion = Animationen voll (full), kurz (short: höchstens zwei Bilder) oder gar nicht (off: gleich das letzte Bild).
cli-option-no-motion = Dasselbe wie --motion off.
cli-option-no-remarks = Rivalen bemerken nichts.
cli-option-player = Eine Person, in der Reihenfolge der Plätze; einmal für jede. bot:1 bis bot:5 sind Computergegner, "Max=bot:2" einer mit Namen.
cli-option-seed = Die Zahl, aus der aller Zufall kommt; dieselbe Zahl ist dieselbe Partie.
cli-option-set = Eine Variante des Spiels wählen.
cli-option-coach = Der Begleiter sagt, was zu tun ist und warum, sobald es darauf ankommt.
cli-option-level = Die Stufe aller Rivalen, von 1 bis 5; sonst eine, die zu dir passt.
cli-option-share = Nur die Zeilen zum Weitergeben ausgeben.
cli-option-fair = Nachweisbar fair: zuerst ein Geheimnis festlegen, alle Worte hinzufügen lassen, es am Ende aufdecken.
cli-option-hash = Der Hash, den du dir zu Beginn notiert hast; beanstandet eine Datei mit einem anderen.
cli-option-digest = Der Digest, den du dir von einem Wertungsblatt notiert hast; beanstandet eine Datei, in der ihn kein Moment des Spiels hat.
cli-option-verify-verbose = Alle Würfe, Ziehungen und Mischvorgänge eines beendeten Spiels auflisten.
cli-option-verify-json = Alles Geprüfte als eine Zeile JSON ausgeben.
cli-no-coach = { $game } hat keinen Begleiter.
cli-option-plain = Textzeilen statt eines ganzen Bildschirms; geht durch eine Pipe und mit Vorleseprogramm.
cli-option-at = Nach so vielen Antworten beginnen.
cli-option-output = Die Datei; ihre Endung sagt, was sie wird: .json (ein Spielstand), .txt (Spielpläne und Verlauf) oder .svg (ein Bild).
cli-option-format = Was geschrieben wird, wie auch immer die Datei heißt.
cli-option-players = Wie viele mitspielen; sonst so wenige, wie das Spiel erlaubt.
cli-option-match-seats = Wie viele Plätze; alle bis auf einen hat ZWEITER.
cli-option-game = Nur dieses Spiel; mehrmals möglich.
cli-option-games = Wie viele Partien, mit aufeinander folgenden Startzahlen.
cli-option-workers = Wie viele Prozesse zugleich spielen; sonst einer je Prozessorkern.
cli-option-csv = Die Ergebnisse aller Partien als durch Kommas getrennte Werte ausgeben.
cli-option-json = Die Ergebnisse aller Partien als eine Zeile JSON ausgeben.
cli-option-show = Auch die letzten Spielpläne und den Wertungsbogen der letzten Partie ausgeben.
cli-option-host = Die Adresse, auf der gelauscht wird; nur dieser Rechner, wenn du keine andere sagst, etwa 0.0.0.0 für alle.
cli-option-port = Der Port, auf dem gelauscht wird oder den Freunde benutzen; 2222, wenn du keinen anderen sagst.
cli-option-authorized-keys = Nur die Schlüssel dieser Datei einlassen; sie ist geschrieben wie authorized_keys von OpenSSH.
cli-option-invited = Nur Leute einlassen, die schon bekannt sind (tabletop people) oder eine Einladung haben (tabletop invite).
cli-option-by-approval = Bekannte und eingeladene Gäste hereinlassen; andere können sich bewerben und kommen herein, sobald du zustimmst (tabletop people --approve).
cli-option-owner = Wer außer dir alle Tische verwaltet: jemand, der schon bekannt ist (tabletop people) und mit seinem Schlüssel kommt.
cli-option-allow-anonymous = Jeden Schlüssel einlassen, auf jeder Adresse, auf der gelauscht wird.
cli-option-behind-sshd = Alle kommen durch einen anderen SSH-Server auf diesem Rechner: Verbindungen nicht nach Adressen zählen.
cli-option-no-screen = Kein Bildschirm für dich auf diesem Terminal; die Tische bleiben offen bis Strg+C oder SIGTERM.
cli-option-name = Wie du an den Tischen heißt; sonst wie auf diesem Rechner.
cli-option-how = Nur sagen, wie Freunde zu den Tischen kommen, die auf diesem Rechner offen sind.
cli-option-database = Partien und Gäste in dieser PostgreSQL-Datenbank aufheben, für einen Club: postgresql://NAME@RECHNER/DATENBANK. Eine Adresse mit Passwort gehört in die Umgebungsvariable TABLETOP_DATABASE.
cli-option-serve-workers = So viele Server hinter einem Port, einer für jeden Kern, neu gestartet, wenn einer endet; nur mit --database.
cli-option-notify = Diesen Befehl ausführen, wenn jemand gefragt und nicht da ist, wenn eine Bedenkzeit um und wenn die Partie zu Ende ist. Was er erfährt: docs/club.md
cli-option-address = Was Freunde hinter dem @ eingeben, wenn diese Maschine von außen anders heißt.
cli-option-metrics = Die Überwachung unter http://127.0.0.1:N/health und /metrics beantworten; nur dieser Rechner kann fragen. Mit --workers nimmt jeder Server den nächsten Port.
cli-option-reload = Die Tische, die auf diesem Rechner offen sind, lesen die Grenzen in server.toml neu.
cli-option-tables-close = Diesen Tisch schließen; seine Partie bleibt aufgehoben.
cli-option-tables-reopen = Diesen geschlossenen Tisch wieder öffnen.
cli-option-contests-new = Ein Turnier oder eine Liga dieses Namens anlegen.
cli-option-contests-game = Das Spiel, das gespielt wird.
cli-option-contests-kind = swiss setzt Gleichstehende zusammen, robin jeden mit jedem; league zählt gewertete Partien.
cli-option-contests-seats = Plätze an jedem Tisch; ab drei sitzen zusammen, wer sich am wenigsten begegnet ist.
cli-option-contests-rounds = Anzahl der Runden; ohne Angabe so viele, wie es die Zahl der Spieler verlangt.
cli-option-contests-days = Bedenkzeit in Tagen (1, 3 oder 7), wenn eine Runde über Tage geht; 0 für Tische eines Abends.
cli-option-contests-from = Erster Tag einer Liga.
cli-option-contests-to = Ihr letzter Tag.
cli-option-contests-begin = Anmeldung schließen und die erste Runde öffnen.
cli-option-contests-drop = Spieler steigt aus; die offenen Tische sind verloren.
cli-option-contests-cancel = Dieses Turnier oder diese Liga absagen.
cli-option-tables = Wie viele Tische im ganzen Club offen sein dürfen, anfangs 50. Alle Server halten sich daran, auch später, bis du etwas anderes sagst.
cli-option-tables-each = Wie viele dieser Tische dieselbe Person geöffnet haben darf, anfangs 5; gilt so lange wie --tables. Wer die Tische aufmacht, darf mehr öffnen.
cli-option-log = Verbindungen in diese Datei schreiben.
cli-option-forget = Einen Namen freigeben, sodass ein anderer Schlüssel ihn haben kann; wer ihn hat, verlässt die Tische sofort.
cli-option-erase = Ein Mitglied löschen, auch in Spielen und Gesprächen: „früheres Mitglied“ bleibt. Fragt noch einmal nach dem Namen; lässt sich nicht rückgängig machen.
cli-option-add = Einem Schlüssel einen Namen geben, bevor jemand mit ihm kommt; mit --key.
cli-option-new-key = Wem ein Name gehört, diesen Schlüssel statt aller anderen geben; Plätze, Einladungen und Einstellungen bleiben. Mit --key.
cli-option-add-key = Wem ein Name gehört, auch mit dem Schlüssel in dieser Datei hereinlassen.
cli-option-remove-key = Wem ein Name gehört, einen der Schlüssel nehmen: ein Fingerabdruck oder eine Datei. Plätze, Einladungen und Einstellungen bleiben.
cli-option-key = Die Datei dieses öffentlichen Schlüssels; „-“ liest ihn von der Standardeingabe.
cli-option-ban = Jemanden für immer aussperren; wer da ist, muss sofort gehen. Plätze bleiben, wem sie gehören.
cli-option-send-away = Jemanden sofort hinausschicken und einige Stunden lang nicht hereinlassen.
cli-option-hours-away = Wie viele Stunden --send-away gilt (sonst 1).
cli-option-unban = Jemanden wieder hereinlassen, der ausgesperrt oder hinausgeschickt wurde.
cli-option-import-people = Namen und Schlüssel aus einer Datei aufnehmen, je Zeile einen: „ana ssh-ed25519 AAAA…“. Entweder gelten alle Zeilen oder keine.
cli-option-codes = So viele Codes ausgeben; jeder lässt ein neues Mitglied mit eigenem Namen und Schlüssel herein.
cli-option-approve = Jemanden hereinlassen, der sich beworben hat (tabletop serve --by-approval).
cli-option-rename = Einen Namen in einen anderen ändern; er gehört weiter demselben Schlüssel.
cli-option-seat = Der Platz, für den die Einladung gilt, ab 1; sonst jeder freie.
cli-option-hours = Wie viele Stunden der Code darauf wartet, benutzt zu werden.

cli-play-short = Eine Partie beginnen.
cli-play-help = Eine Partie beginnen. Ohne -p fragt der Aufbau, wer mitspielt; mit --plain und ohne -p sitzen zwei am Tisch.
cli-solo-short = Allein gegen Rivalen des Computers spielen.
cli-solo-help = Allein gegen Rivalen des Computers spielen, die zu dir passen. Ihr Blatt öffnet sich, und Enter beginnt; mit --plain beginnt das Spiel sofort.
cli-daily-short = Das Spiel des Tages spielen.
cli-daily-help = Das Spiel des Tages spielen: überall dasselbe, gegen dieselben zwei Rivalen. Ist es zu Ende, steht hier, wie es ausging, in ein paar Zeilen zum Weitergeben.
cli-puzzle-short = Die beste Antwort finden: jeden Tag ein Rätsel.
cli-puzzle-help = Das Rätsel des Tages, überall dasselbe: eine Stellung aus einer Partie zwischen Computern, in der eine Antwort klar die beste ist. Der erste Versuch zählt; danach steht da, warum sie besser ist.
cli-learn-short = Ein Spiel lernen, indem man es spielt.
cli-learn-help = Ein Spiel in fünf Minuten lernen: eine Reihe vorbereiteter Stellungen, jede mit einem kleinen Ziel, gespielt nach den echten Regeln.
cli-option-points = Zeigen, woher die Punkte kommen: eine fertige Partie, Zeile für Zeile.
cli-no-points = Von { $game } gibt es keine fertige Partie zum Zerlegen.
cli-option-step = Mit diesem Schritt der Lektion beginnen; ohne Angabe öffnet sich die Liste der Schritte.
cli-no-lesson = Für { $game } gibt es keine Lektion.
cli-no-such-step = Die Lektion von { $game } hat { $last } Schritte.
cli-resume-short = Eine Partie fortsetzen.
cli-resume-help = Eine Partie fortsetzen: die mit dieser Kennung, oder die zuletzt gespielte.
cli-games-short = Die gespeicherten Partien auflisten.
cli-games-help = Die gespeicherten Partien auflisten, mit dem, wer am Zug ist, und wann sie zuletzt gespielt wurden.
cli-replay-short = Eine Partie Schritt für Schritt ansehen.
cli-replay-help = Eine Partie Schritt für Schritt ansehen, nach ihrer Kennung oder aus einer Datei.
cli-review-short = Zeigen, wo eine Partie kippte.
cli-review-help = Eine beendete Partie auswerten, nach ihrer Kennung oder aus einer Datei: welcher Vorsprung für wen wann zu erwarten war, und bis zu drei Wendepunkte mit dem, was besser gewesen wäre. Die Auswertung einer gespeicherten Partie wird aufgehoben.
cli-option-review-json = Als eine Zeile JSON ausgeben.
cli-option-review-try = Den Wendepunkt mit dieser Nummer noch einmal spielen, in Textzeilen.
cli-option-puzzle-date = Das Rätsel eines früheren Tages, zum Üben.
cli-no-such-turning-point = { $count ->
    [0] Diese Partie hat keinen Wendepunkt.
    [one] Diese Partie hat nur einen Wendepunkt.
   *[other] Diese Partie hat nur { $count } Wendepunkte.
}
cli-review-progress = Auswertung
cli-review-interrupted = Unterbrochen. tabletop review { $id } macht hier weiter.
cli-export-short = Eine Partie in eine Datei schreiben.
cli-export-help = Eine Partie in eine Datei schreiben, oder auf die Standardausgabe, wenn keine genannt ist.
cli-import-short = Eine Partie aus einer Datei aufnehmen.
cli-import-help = Eine Partie aus einer Datei, die export geschrieben hat, zu den gespeicherten nehmen.
cli-verify-short = Prüfen, ob sich ein Spiel genau nachspielen lässt und sein Zufall fair war.
cli-verify-help = Spielt die Antworten nach und vergleicht nach jeder die Stellung. Bei einem nachweisbar fairen Spiel auch Hash, Geheimnis, Beiträge und Startzahl; docs/fair.md sagt, was das beweist.
cli-auto-short = Partien von selbst laufen lassen.
cli-stats-help = Was die beendeten Partien über die Spieler sagen: Wertungen, Siege, Punkte und woher sie kommen, wer vor wem lag. Mit einem Namen nur die Partien dieses Spielers.
cli-stats-short = Wertungen, Siege und Punkte der Spieler
cli-auto-help = Partien von selbst laufen lassen, ohne Bildschirm, und eine Tabelle der Ergebnisse ausgeben. Ohne -p entscheidet der Zufall; mit -p treten Computergegner an, von Partie zu Partie auf anderen Plätzen.
cli-match-short = Einen Spieler an einem anderen messen.
cli-match-help = Lässt ERSTER gegen ZWEITER spielen, beide eine Stufe (bot:4) oder eine Klasse eines beliebigen Pakets (module:Class), in jedem Spiel oder in denen, die --game nennt. ERSTER hat einen Platz, in jeder Partie einen anderen, ZWEITER alle übrigen. Gibt Siegquoten mit 95-%-Intervallen, Punkte und Rechenzeit je Antwort aus, auch für Antworten mit Auswahl.
cli-rules-short = Die Regeln in Kürze.
cli-rules-help = Die Regeln eines Spiels in Kürze ausgeben; mit Wörtern nur, was von allen handelt.
cli-serve-short = Tische öffnen, an die Freunde über SSH kommen.
cli-serve-help =
    Tische öffnen, an die Freunde mit nichts als ssh kommen: ssh -p 2222 ana@rechner. Du spielst hier, auf diesem Terminal, mit.

    Wer sie sind, sagt ihr Schlüssel: Der erste, der mit einem Namen kommt, besitzt ihn, und mit keinem anderen kommt man unter diesem Namen herein. Wer keinen Schlüssel hat, braucht eine Einladung (tabletop invite). Leute und ihre Schlüssel: tabletop people.

    Ohne --host kommt nur dieser Rechner an die Tische. Auf jeder anderen Adresse sag, wer herein darf: --authorized-keys, --invited oder --allow-anonymous. Hinter der Tür ist keine Shell, kein Befehl und keine Dateiübertragung, nur die Tische. Mehr: docs/ssh.md
cli-store-short = Alle Partien und Gäste an einen anderen Ort kopieren.
cli-store-help = Alles, was aufgehoben wird (Partien mit allem Zurückgenommenen, Gäste und ihre Schlüssel, Einladungen, Gespräche), von einem Ort an einen anderen kopieren. Ein Ort ist ein Ordner mit games.sqlite3 und people.sqlite3, eine Datei mit Partien oder die Adresse einer PostgreSQL-Datenbank. Was dort schon ist, bleibt, wie es ist, außer einem früheren Stand derselben Partie; eine abgebrochene Kopie lässt sich wiederholen. Vorher die Tische schließen.
cli-people-short = Wer über SSH hereingekommen ist, und mit welchem Schlüssel.
cli-people-help = Die Namen auflisten, die einem Schlüssel gehören, oder sie ändern. Das geht, während die Tische offen sind.
cli-tables-short = Tische über SSH auflisten, einen schließen oder wieder öffnen.
cli-tables-help = Die Tische laufender Partien über SSH auflisten: wer gefragt ist, wann jeder zuletzt angerührt wurde, ob er geschlossen ist oder bald schließt. Eine geschlossene Partie bleibt aufgehoben, und ihr Tisch lässt sich wieder öffnen, auf allen Servern eines Clubs zugleich.
cli-reopen-short = Einen geschlossenen Tisch wieder öffnen.
cli-reopen-help = Einen Tisch über SSH, der geschlossen wurde, wieder öffnen. Die Server eines Clubs zeigen ihn sofort; sonst öffnet er, wenn die Tische das nächste Mal öffnen. „tabletop games“ sagt, welche Tische geschlossen sind.
cli-contests-short = Turniere und Ligen über SSH auflisten oder eröffnen.
cli-contests-help = Listet Turniere und Ligen an den Tischen über SSH auf; mit ID nennt es den Stand. Ein Turnier entsteht mit --new und --game; Mitglieder melden sich am Bildschirm an, --begin öffnet die erste Runde, alles Weitere tut der laufende Server. Eine Liga (--kind league) zählt alle gewerteten Partien zwischen zwei Tagen. Geht auch, während die Tische offen sind.
cli-invite-short = Jemanden ohne Schlüssel zu einer Partie einladen.
cli-invite-help = Einen Code machen, mit dem eine Person an den Tisch einer gespeicherten Partie kommt; ohne ID die offenen Einladungen auflisten. Das geht, während die Tische offen sind.
cli-doctor-short = Prüfen, ob alles ist, wie es sein soll.
cli-doctor-help = Das Terminal, die Dateien, die Materialtabellen und die Bibliotheken prüfen.
cli-where-short = Wo die Dateien liegen.
cli-where-help = Ausgeben, wo Partien, Einstellungen, berichtigte Materialtabellen und Berichte liegen.
cli-values-short = Die Materialtabellen zeigen oder berichtigen.
cli-values-help = Die Tabellen eines Spiels auflisten, mit der Herkunft ihrer Werte; mit TABELLE diese ausgeben. Mit --edit sie dorthin kopieren, wo deine eigenen Tabellen liegen, und im Editor öffnen; eine Kopie, die es schon gibt, bleibt, wie sie ist.
cli-option-glyphs = Jedes Zeichen, mit dem gezeichnet wird, in seiner Zelle zeigen.
cli-doctor-glyphs = { $count } Zeichen, jedes zwischen zwei Strichen; darunter, was mit signs = "common", auf einer Linux-Konsole und mit --ascii dafür steht. Alle Striche stehen untereinander, wenn dieses Terminal jedem Zeichen eine Zelle gibt; ein Kästchen oder eine Lücke ist ein Zeichen, das der Schrift fehlt.
cli-option-edit = Die Tabelle kopieren und die Kopie berichtigen.
cli-help-short = Die Hilfe zu einem Befehl zeigen.
cli-help-help = Die Hilfe zu einem Befehl zeigen, wie es seine Option --help tut; ohne BEFEHL die des Programms.
cli-option-json-here = JSON in einer Zeile ausgeben.
cli-values-table = Tabelle
cli-values-rows = Zeilen
cli-values-from = Werte aus
cli-values-own = Eigene
cli-values-copied = Kopiert nach { $file }. Berichtige dort die Zellen; der nächste Start des Programms übernimmt sie, und `tabletop doctor` sagt, ob eine falsch ist. Entfernst du die Datei, gelten wieder die mitgelieferten Werte.
cli-values-there = { $file } gibt es schon; die Datei bleibt, wie sie ist.
cli-values-which = Nenne die Tabelle, die kopiert werden soll: { $tables }.
cli-no-such-table = { $game } hat keine Tabelle „{ $table }“. Es gibt: { $near }.
cli-completion-short = Vervollständigung für bash, zsh oder fish.
cli-completion-help = Das Skript ausgeben, das Befehle, Spiele und Partien vervollständigt. Für bash in ~/.bashrc: eval "$(tabletop completion bash)". Für fish: tabletop completion fish > ~/.config/fish/completions/tabletop.fish

# -- Beschwerden --

cli-no-terminal = Ein ganzer Bildschirm braucht ein Terminal, und hier ist keines. Textzeilen gehen überall: { $instead }
cli-dumb-terminal = Dieses Terminal (TERM=dumb) kann keinen ganzen Bildschirm zeigen. Textzeilen gehen überall: { $instead }
cli-no-screens = Textual kann auf diesem System keine ganzen Bildschirme zeigen. Textzeilen gehen überall: { $instead }
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht. Alle Befehle: tabletop --help
cli-no-such-command-near = Den Befehl „{ $command }“ gibt es nicht. War „{ $near }“ gemeint?
cli-no-such-option = { $command } hat keine Option { $option }. Alle Optionen: { $command } --help
cli-option-value = Die Option { $option } wurde falsch angegeben. So geht es: { $command } --help
cli-missing = { $name } fehlt. So geht es: { $command } --help
cli-wrong-usage = So ist der Befehl nicht zu verstehen. So geht es: { $command } --help
cli-extra-argument = „{ $argument }“ ist ein Wort zu viel. So geht es: { $command } --help
cli-no-such-game = Das Spiel „{ $game }“ gibt es nicht. Spielbar sind: { $games }
cli-not-one-of = { $option } kann nicht „{ $value }“ sein, nur eines von { $choices }.
cli-no-such-choice-here = „{ $value }“ geht hier nicht, nur eines von { $choices }.
cli-not-a-day = { $what } braucht einen Tag wie 2026-11-28, nicht „{ $value }“.
cli-not-a-number = { $what } braucht eine ganze Zahl ab { $least }, nicht „{ $value }“.
cli-not-in-range = { $what } braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
cli-not-a-choice = --set braucht NAME=WERT, nicht „{ $value }“.
cli-no-such-variant = { $game } hat keine Variante „{ $key }“. Es gibt: { $known }
cli-no-such-choice = „{ $key }“ kann nicht „{ $value }“ sein, nur eines von { $known }.
cli-wrong-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
cli-name-twice = Zwei heißen { $name }; bitte jeder Person einen eigenen Namen geben.
cli-name-empty = Ein Name ist leer; richtig ist -p NAME.
cli-name-long = Der Name „{ $name }“ ist zu lang: Namen sind höchstens { $cells } Zellen breit. „{ $kept }“ hätte Platz.
cli-auto-json-or-csv = Entweder --json oder --csv, nicht beides.
cli-bots-unknown = Den Computergegner „bot:{ $level }“ gibt es nicht. Es gibt: { $levels }
cli-auto-only-bots = Hier sitzt niemand an der Tastatur: „{ $name }“ kann nur ein Computergegner sein, etwa -p bot:2 oder -p "Max=bot:2".
cli-auto-no-player = Einen Spieler „{ $player }“ gibt es nicht ({ $problem }). Ein Spieler ist eine Stufe, etwa bot:3, oder module:Class aus einem installierten Paket oder dem aktuellen Verzeichnis.
cli-auto-player-failed = Der Spieler „{ $player }“ ist gescheitert: { $problem }
cli-match-bug = Die Regeln von { $game } sind in der Partie mit der Startzahl { $seed } gescheitert ({ $problem }). tabletop auto mit denselben Spielern und derselben Startzahl legt die Partie in einer Datei ab.
cli-auto-count = --players nennt { $players }, aber mit -p sind es { $named }.
cli-no-such-save = Weder eine gespeicherte Partie noch eine Datei heißt „{ $source }“. Die gespeicherten Partien: tabletop games
cli-no-such-file = Eine Datei „{ $file }“ gibt es nicht.
cli-left = Das Spiel ist gespeichert. Weiter geht es mit: tabletop resume { $id }
cli-no-saves = Es gibt keine Partie, die weitergehen könnte. Eine beginnen: tabletop play orbis
cli-wrong-ending = Was in „{ $file }“ stehen soll, ist nicht zu erkennen; der Name muss auf .json, .txt oder .svg enden, oder --format dazukommen.
cli-is-folder = „{ $file }“ ist ein Ordner; bitte eine Datei nennen.
cli-at-too-far = Die Partie hat nur { $answers } Antworten; --at kann nicht { $at } sein.
cli-rules-nothing-found = Die Regeln in Kürze sagen nichts über „{ $word }“.

# -- Ergebnisse --

cli-where-saves = Gespeicherte Partien
cli-where-settings = Einstellungen
cli-where-server = Grenzen eines Servers
cli-where-tables = Berichtigte Materialtabellen
cli-where-reports = Berichte über Fehler

cli-auto-progress = Es wird gespielt
cli-auto-seed = Startzahl
cli-auto-decisions = Entscheidungen
cli-auto-winner = Gewonnen hat
cli-auto-average = Durchschnitt
cli-auto-best = Bestes
cli-auto-wins = Siege
cli-auto-player = Wer
cli-auto-games = Partien
cli-auto-share = Anteil
cli-auto-interval = 95-%-Spanne
cli-match-player = Spieler
cli-match-game = Spiel
cli-match-games = Partien
cli-match-share = Quote
cli-match-interval = 95-%-Intervall
cli-match-average = Punkte
cli-match-answer = Je Antwort
cli-match-median = Mit Auswahl: Median
cli-match-p95 = p95
cli-match-longest = längste
cli-auto-bug = In der Partie mit der Startzahl { $seed } haben die Regeln versagt ({ $problem }). Sie ist aufgehoben: tabletop replay { $file }

cli-games-id = Kennung
cli-games-game = Spiel
cli-games-players = Personen
cli-games-turn = Am Zug
cli-games-played = Zuletzt gespielt
cli-games-over = beendet
cli-games-closed = { $name } (Tisch geschlossen)
cli-games-none = Noch keine gespeicherten Partien. Ein Spiel lernen: tabletop learn orbis. Eines beginnen: tabletop play orbis

cli-text-seed = Startzahl { $seed }
cli-text-undone = zurückgenommen
cli-text-total = Summe
cli-text-place = Platz

cli-exported = Geschrieben: { $file }
cli-imported = Aufgenommen als { $id }. Weiter geht es mit: tabletop resume { $id }
cli-verified = { $file }: { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
} von { $game }, jede Stellung wie aufgezeichnet; { $over ->
    [yes] die Partie ist beendet.
   *[no] die Partie läuft noch.
}
cli-verify-recovered = { $file }: Die Regeln haben sich seither geändert, oder die Datei. Ab Antwort { $answer } ist die Stellung eine andere; die Partie kann von ihrem Zwischenstand aus weitergehen.
cli-verify-differs = { $file }: Ab Antwort { $answer } ist die Stellung eine andere und lässt sich nicht wiederherstellen.

cli-doctor-keys = Eigene Tasten
cli-doctor-keys-own = { $count }, keine ist doppelt belegt
cli-doctor-good = Alles in Ordnung.
cli-doctor-bad = { $count ->
    [one] Eine Sache ist zu richten; sie ist mit !! bezeichnet.
   *[other] { $count } Sachen sind zu richten; sie sind mit !! bezeichnet.
}
cli-doctor-libraries = Bibliotheken
cli-doctor-terminal = Terminal
cli-doctor-no-screens = ganze Bildschirme gehen auf diesem System nicht, Textzeilen schon: tabletop play SPIEL --plain
cli-doctor-no-terminal = keines; ganze Bildschirme brauchen eines, --plain und die anderen Befehle nicht
cli-doctor-dumb = TERM ist { $term }: kein ganzer Bildschirm; TERM setzen (etwa auf xterm-256color) oder --plain verwenden
cli-doctor-window = Fenster
cli-doctor-size = { $size }
cli-doctor-pocket = { $size }; unter 80x24 zeigt ein Spiel immer nur eine Tafel
cli-doctor-too-small = { $size }; ganze Bildschirme brauchen mindestens 48x20, Textzeilen (--plain) keine bestimmte Größe
cli-doctor-colours = Farben
cli-doctor-colours-asked = { $colours }, wie eingestellt
cli-doctor-colours-true = 16 Millionen
cli-doctor-colours-256 = 256
cli-doctor-colours-16 = 16
cli-doctor-colours-mono = keine
cli-doctor-characters = Zeichen
cli-doctor-not-utf8 = { $coding }; eine UTF-8-Umgebung einstellen (etwa LANG=C.UTF-8) oder --ascii verwenden
cli-doctor-language = Sprache
cli-doctor-language-is = { $language } (die Umgebung sagt { $locale })
cli-doctor-messages = Sätze
cli-doctor-untranslated = In { $language } { $count ->
    [one] fehlt einer, der englisch erscheint: { $messages }
   *[other] fehlen { $count }, die englisch erscheinen: { $messages }
}
cli-doctor-begun = { $language } ist begonnen: { $count } Meldungen erscheinen noch auf Englisch
cli-doctor-lacking = In { $language } { $count ->
    [one] fehlt einer: { $messages }
   *[other] fehlen { $count }: { $messages }
}
cli-doctor-not-writable = { $folder } ist nicht beschreibbar; Partien lassen sich nicht speichern
cli-doctor-guests = Gästebuch
cli-doctor-saves = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} in { $file }
cli-doctor-allowed = Offene Tische
cli-doctor-allowed-are = höchstens { $tables }, und { $each } von derselben Person; mit Bedenkzeit { $days } und { $dayseach }
cli-doctor-limits = Grenzen eines Servers
cli-doctor-mail = Mailserver
cli-doctor-mail-answers = { $server } antwortet
cli-doctor-mail-silent = { $server } antwortet nicht ({ $problem })
cli-doctor-database = Datenbank des Clubs
cli-doctor-database-is = PostgreSQL { $server }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} und { $people ->
    [one] eine Person
   *[other] { $people } Personen
} in { $address }
cli-doctor-secrecy = Verbindung zu ihr
cli-doctor-secrecy-here = bleibt auf diesem Rechner
cli-doctor-secrecy-checked = TLS, das Zertifikat wird geprüft (sslmode={ $mode })
cli-doctor-secrecy-unchecked = TLS, aber jemand könnte sich für die Datenbank ausgeben (sslmode={ $mode }); sslmode=verify-full prüft Zertifikat und Namen
cli-doctor-secrecy-clear = Klartext, den andere unterwegs lesen können (sslmode={ $mode }, erlaubt durch { $allow })
cli-doctor-game = Regeln von { $game }
cli-doctor-rules = Fassung { $version }, die Materialtabellen stimmen
