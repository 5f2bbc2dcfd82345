# Die Grenzen, die ein Gastgeber für Tische über SSH in server.toml setzt: was dort nicht stimmt, und was jede betrifft.

limits-unreadable = Die Grenzen in { $file } sind nicht lesbar ({ $problem }).
limits-broken = { $file } ist kein gültiges TOML ({ $problem }).
limits-beyond = { $file } enthält eine zu lange Zahl oder zu tief verschachtelte Listen.
limits-no-section = { $file }: Grenzen sind Zeilen unter [limits], etwa „tables = 80“.
limits-outside = { $file }: „{ $limit }“ muss unter einer Zeile [limits] stehen.
limits-other = { $file }: „{ $limit }“ gibt es hier nicht; alle Grenzen stehen unter [limits].
limits-other-near = { $file }: „{ $limit }“ gibt es hier nicht. War [{ $near }] gemeint?
limits-unknown = { $file }: Die Grenze „{ $limit }“ gibt es nicht. Alle stehen in docs/reference.md.
limits-unknown-near = { $file }: Die Grenze „{ $limit }“ gibt es nicht. War „{ $near }“ gemeint?
limits-wrong-number = { $file }: „{ $limit }“ muss eine ganze Zahl von { $least } bis { $most } sein.
limits-wrong-amount = { $file }: „{ $limit }“ muss eine Zahl von { $least } bis { $most } sein.
limits-wrong-networks = { $file }: „{ $limit }“ muss eine Liste von Netzen sein, etwa ["192.0.2.0/24", "2001:db8::/48"].
limits-wrong-network = { $file }: „{ $limit }“ enthält { $network }; das ist kein Netz. Gemeint sein könnte { $near }.
limits-wrong-server = { $file }: „{ $limit }“ muss ein Mailserver mit seinem Port sein, etwa "localhost:25".
limits-wrong-sender = { $file }: „{ $limit }“ muss eine Mailadresse sein, etwa "tabletop@example.org".
limits-wrong-switch = { $file }: „{ $limit }“ muss true oder false sein.
limits-narrow-network = { $file }: „{ $limit }“ enthält { $network }. IPv6-Adressen zählen mit ihrer ersten Hälfte, darum ist ein Präfix höchstens /64.
limits-above = { $file }: „{ $each }“ ({ $of }) kann nicht mehr sein als „{ $all }“ ({ $most }).
limits-usual = Was in { $file } nicht stimmt, wird nicht übernommen; stattdessen gilt der übliche Wert.
limits-as-before = Nichts wurde geändert; die Grenzen bleiben, wie sie waren.
limits-reread = Die Grenzen in { $file } gelten ab jetzt.
limits-asked = Die Grenzen in { $file } stimmen. Die Tische, die hier offen sind, übernehmen sie binnen zwei Sekunden.
limits-none-open = Auf diesem Rechner sind keine Tische offen. Sie lesen { $file }, wenn sie öffnen.

# tabletop doctor
limits-all-usual = wie üblich (in { $file } steht nichts)
limits-set = { $limit } = { $value }, üblich { $usual }

# Was jede von ihnen betrifft, für docs/reference.md.
limits-tables = offene Tische für einen Abend, also ohne Bedenkzeit, im ganzen Club
limits-tables_each = davon Tische, die dieselbe Person geöffnet hat; der Gastgeber darf mehr
limits-tables_over_days = offene Tische mit Bedenkzeit im ganzen Club
limits-tables_over_days_each = davon Tische, die dieselbe Person geöffnet hat; der Gastgeber darf mehr
limits-guests = Personen, die an einem Server angemeldet sind
limits-per_person = Leitungen derselben Person
limits-bots_each = Computergegner an allen laufenden Tischen, die ein Gast geöffnet hat
limits-bot_level = höchste Stufe eines Computergegners am Tisch eines Gastes
limits-hints_at_once = Tipps, die ein Gast nacheinander holen darf
limits-hints_a_minute = und danach wie viele in der Minute
limits-remarks = Bemerkungen, die von einem Tisch bleiben
limits-remarks_each = davon Bemerkungen derselben Person
limits-remarks_at_once = Bemerkungen, die eine Person nacheinander machen darf
limits-remarks_a_minute = und danach wie viele in der Minute
limits-idle_seconds = Sekunden ohne Taste, nach denen eine Leitung geschlossen wird
limits-longest_seconds = Sekunden, nach denen eine Leitung in jedem Fall geschlossen wird
limits-gone_seconds = Sekunden, die ein Gast fort sein muss, bevor andere den Platz spielen oder freigeben dürfen
limits-reminder_hours = Stunden vor dem Ende der Bedenkzeit, zu denen Spieler erinnert werden, höchstens die halbe Bedenkzeit; 0: gar nicht
limits-vacation_days = Tage im Jahr, an denen die Uhren eines Mitglieds stillstehen, wie das Mitglied sie einträgt; 0: keine
limits-opener_gone_days = Tage ohne die Person, die einen Tisch mit Bedenkzeit geöffnet hat, nach denen auch die Mitspieler dort das Sagen haben
limits-unseen_days = Tage, die ein beendeter Tisch mit Bedenkzeit auf Spieler wartet, die sein Ende nicht gesehen haben
limits-expire_days = Tage, nach denen ein laufender Tisch schließt, den niemand angerührt hat; 0: nie
limits-expire_warning_days = und so viele Tage vorher werden seine Spieler gewarnt
limits-notice_grace = Sekunden, nach denen ein Spieler, der nicht da ist, eine Nachricht bekommt
limits-notice_seconds = Sekunden, die ein Befehl von --notify dauern darf
limits-notices_at_once = Befehle von --notify, die gleichzeitig laufen
limits-notices_waiting = Nachrichten, die warten dürfen; darüber fallen die ältesten weg
limits-mail_server = der Mailserver mit seinem Port, der Mails an eigene Adressen von Mitgliedern nimmt; leer: keine Mails
limits-mail_from = von wem sie kommen; leer: von „tabletop“ auf dieser Maschine
limits-webhooks = ob Nachrichten an Webhooks gehen dürfen, das heißt an öffentliche Adressen mit https
limits-webhook_networks = Netze, in denen Webhooks außerdem erlaubt sind, auch ohne https
limits-trusted_networks = Netze, deren Adressen zählen, als hätte sich von dort schon ein Gast angemeldet; misslungene Anmeldungen bleiben dort ohne Folgen
limits-strangers = Leitungen, die sich noch nicht angemeldet haben
limits-strangers_per_address = davon Leitungen einer Adresse, mit denen, die warten
limits-strangers_known = weitere von Adressen, von denen sich schon ein Gast angemeldet hat
limits-known_at_once = davon Leitungen einer Adresse
limits-known_per_address = ebenso mit denen, die warten
limits-waiting = Leitungen, die auf einen Platz warten
limits-connections_a_minute = neue Leitungen einer Adresse in der Minute
limits-burst = und wie viele davon auf einmal
limits-known_a_second = neue Leitungen in der Sekunde von einer Adresse, von der sich schon ein Gast angemeldet hat
limits-known_burst = und wie viele davon auf einmal
limits-tries = falsche Codes oder Namen auf einer Leitung; ein abgelehnter Schlüssel zählt halb
limits-first_penalty = Sekunden, in denen von einer Adresse nach misslungener Anmeldung nur bekannte Schlüssel hereinkommen; jedes Mal doppelt so viele
limits-longest_penalty = und wie viele höchstens
limits-forgiven_after = Sekunden, nach denen misslungene Anmeldungen einer Adresse vergessen sind
limits-stranger_seconds = Sekunden, in denen ein neuer Name den Prozessor mit anderen seiner Adresse teilt, wo jeder hereindarf
limits-addresses_kept = Adressen, die gemerkt werden, weil sich von dort ein Gast angemeldet hat
