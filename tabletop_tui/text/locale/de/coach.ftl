# Der Begleiter eines ersten Spiels.

coach-name = Rat
coach-on = Der Begleiter rät { $name }. { $rules } zeigt seine Ratschläge noch einmal.
coach-off = Der Begleiter schweigt für { $name }.
coach-none = Dieses Spiel hat keinen Begleiter.
coach-page = Was der Begleiter geraten hat
coach-page-end = { $rules } öffnet die Kurzregeln. { $coach } schaltet den Begleiter aus oder ein.
