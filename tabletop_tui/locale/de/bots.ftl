# Computergegner: wie ihre Stufen heißen, und was über sie gesagt wird.

bots-level-1 = Neuling
bots-level-2 = Lehrling
bots-level-3 = Geselle
bots-level-4 = Meister
bots-level-5 = Großmeister
bots-again = { $name } { $number }
bots-thinks = { $name } denkt nach …
bots-thinks-heading = { $name } ist ein Computergegner der Stufe { $level }
bots-waiting-hint = { $name } denkt nach. Schau dich inzwischen um; { $help } zeigt alle Tasten.
bots-plain = { $name } (Computer, Stufe { $level })
bots-failed = { $name } kann nicht weiterspielen ({ $error }). Ab jetzt spielt ihr für { $name }. Bitte melde es mit dieser Datei: { $file }
bots-failed-unreported = { $name } kann nicht weiterspielen ({ $error }). Ab jetzt spielt ihr für { $name }. Einen Bericht zu schreiben ist nicht gelungen.
