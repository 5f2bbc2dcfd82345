# Was eingestellt werden kann, und was an einer Einstellungsdatei nicht stimmt.

settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar ({ $problem }); es gelten die üblichen.
settings-broken = { $file } ist kein gültiges TOML ({ $problem }); es gelten die üblichen Einstellungen, die Datei bleibt, wie sie ist.
settings-beyond = { $file } enthält eine zu lange Zahl oder zu tief verschachtelte Listen; es gelten die üblichen Einstellungen, die Datei bleibt, wie sie ist.
settings-wrong-choice = { $file }: „{ $setting }“ muss eines von { $choices } sein; es gilt der übliche Wert.
settings-wrong-choice-near = { $file }: „{ $setting }“ muss eines von { $choices } sein; es gilt der übliche Wert. War „{ $near }“ gemeint?
settings-wrong-keys = { $file }: [keys] muss jedem Namen eine Taste in Anführungszeichen geben; es gelten die üblichen Tasten.
settings-unknown = { $file }: Die Einstellung „{ $setting }“ gibt es nicht; sie wird übergangen.
settings-unknown-near = { $file }: Die Einstellung „{ $setting }“ gibt es nicht; sie wird übergangen. War „{ $near }“ gemeint?
settings-variable-near = Die Umgebungsvariable „{ $name }“ gibt es hier nicht; sie wird übergangen. War „{ $near }“ gemeint?
settings-key-unknown = Eigene Tasten: „{ $name }“ gibt es nicht; es wird übergangen.
settings-key-unknown-near = Eigene Tasten: „{ $name }“ gibt es nicht; es wird übergangen. War „{ $near }“ gemeint?
settings-key-twice = Eigene Tasten: { $key } für „{ $name }“ ist auf demselben Bildschirm auch die Taste für „{ $other }“.
settings-key-option = Eigene Tasten: { $key } für „{ $name }“ wählt in manchen Spielen eine Möglichkeit; nimm eine andere Taste.
