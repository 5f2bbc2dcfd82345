# What can go wrong with files, saves and the program itself. One line each, with what to do.

errors-table = { $file }, line { $line }, column { $column }: { $problem }. Correct the cell, or remove the file to play with the default table.
errors-file = { $file }: { $problem }.
errors-system = The system refused: { $problem }.
errors-no-module = This needs the Python module { $module }, which isn't there on this system.
errors-bug = Something went wrong inside tabletop. This is our mistake; saved games are safe. A report is in { $file }
errors-bug-unreported = Something went wrong inside tabletop, and the report couldn't be written: { $error }

errors-changed = A part of tabletop could not be loaded ({ $error }). If you have just updated tabletop, start it again; otherwise reinstall it. Saved games are safe. Details are in { $file }
errors-changed-unreported = A part of tabletop could not be loaded ({ $error }). If you have just updated tabletop, start it again; otherwise reinstall it. Saved games are safe.

errors-not-json = { $file } is not a saved game: from line { $line } on, it isn't valid JSON.
errors-not-text = { $file } is not a saved game: it isn't text.
errors-save-not-a-save = This is not a saved game of tabletop.
errors-save-damaged = The saved game is damaged ({ $place }). The file has been left as it is.
errors-save-unshowable = The saved game holds something that can't be shown ({ $place }). The file has been left as it is.
errors-save-newer = The saved game comes from a newer version (format { $format }; this version reads up to { $known }). Update tabletop to open it.
errors-save-other-game = The saved game belongs to another game ({ $game }).
errors-save-rules-changed = The saved game was played under other rules (version { $version }) and can't continue under these.

errors-game-name = The package { $package } offers a game as "{ $game }", which isn't a valid id or is already taken. The game is left out.
errors-game-twice = The packages { $other } and { $package } both offer the game "{ $game }". The one from { $package } is left out.
errors-game-lacks = The package { $package } offers the game "{ $game }", but { $file } is missing. The game is left out.
errors-game-broken = The game "{ $game }" can't be played: its package { $package } failed ({ $problem }). Update or remove the package. All saved games are safe.
errors-game-gone = This is a saved game of "{ $game }", which isn't installed here. Install its package to play on; the saved game is safe.
errors-fair-not-begun = This game hasn't begun: its players are still adding to its chance. Open it with tabletop serve.
