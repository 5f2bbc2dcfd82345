# The lobby and the screens around the games: set-up, settings, rules, about.

lobby-title = tabletop
lobby-tagline = board games for an evening at one terminal

lobby-hint = Enter begins or goes on with what is marked; arrows and Tab move.

lobby-too-small = There is too little room here: at least { $width }x{ $height } cells are needed, these are { $now }.
lobby-new = New game
lobby-running = Running games
lobby-finished = Finished games
lobby-running-none = No game is running. Choose one above: Enter begins it.
lobby-finished-none = Nothing has been played to the end yet.
lobby-count = { $count }

# A row in the lists of games
lobby-row-name = { $name } ({ $game })
lobby-row-turn = { $name } to move
lobby-row-score = { $name } { $points }
lobby-row-round = { $word } { $round } of { $rounds }
lobby-row-round-open = { $word } { $round }
lobby-row-unreadable = can't be read: { $problem }
lobby-row-open = open elsewhere

lobby-ago-now = just now
lobby-ago-minutes = { $count } min ago
lobby-ago-hours = { $count } h ago
lobby-ago-yesterday = yesterday
lobby-date = { $day } { $month }
lobby-date-year = { $day } { $month } { $year }
lobby-month-1 = Jan
lobby-month-2 = Feb
lobby-month-3 = Mar
lobby-month-4 = Apr
lobby-month-5 = May
lobby-month-6 = Jun
lobby-month-7 = Jul
lobby-month-8 = Aug
lobby-month-9 = Sep
lobby-month-10 = Oct
lobby-month-11 = Nov
lobby-month-12 = Dec
lobby-names = { $names } and { $last }

# What can be done with a game
lobby-delete-ask = Delete { $game } of { $names }?
lobby-delete-warning = It was last played { $when }. Until you leave the program, { $key } brings it back.
lobby-delete-yes = Delete
lobby-delete-done = { $game } has been deleted.
lobby-restore-done = It is back.
lobby-rename-ask = What shall this game be called?
lobby-rename-hint = Empty: by its players.
lobby-rename-yes = Rename
lobby-export-ask = Export the game to which file?
lobby-export-hint = .json can be imported and replayed, .txt is to be read.
lobby-export-yes = Export
lobby-export-done = Exported to { $file }.
lobby-export-exists = { $file } exists already. Choose another name.
lobby-export-failed = { $file } can't be written: { $problem }
lobby-import-ask = Import a game from which file?
lobby-import-hint = An exported .json file.
lobby-import-yes = Import
lobby-import-done = Imported: { $game } of { $names }.
lobby-import-failed = { $file } can't be read: { $problem }
lobby-in-use-ask = This game is open in another window (process { $pid })
lobby-in-use-hint = Play on there, or close it there first. You may look at it as it stands now; nothing can be changed.
lobby-in-use-yes = Look at it
lobby-nothing-chosen = Choose a game in one of the lists first.
lobby-cancel = Cancel
lobby-no-store = The games can't be kept: { $problem }

# Set-up of a game
lobby-setup-title = New game of { $game }
lobby-setup-players = Players
lobby-setup-name = Player { $place }
lobby-setup-usual-1 = Ana
lobby-setup-usual-2 = Ben
lobby-setup-usual-3 = Cleo
lobby-setup-usual-4 = Dora
lobby-setup-colour = Colour
lobby-setup-order = Order
lobby-setup-order-random = drawn
lobby-setup-order-typed = as typed
lobby-setup-seed = Seed
lobby-setup-start = Start
lobby-setup-back = Back
lobby-setup-ready = All is ready: Enter begins.
lobby-setup-variant-start = Begins
lobby-setup-variant-start-random = drawn
lobby-setup-hint-players = How many sit at this keyboard; a digit says it at once.
lobby-setup-hint-name = The name shown at the table, at most { $cells } cells.
lobby-setup-hint-colour = { $name } plays with this colour. Left and right change it.
lobby-setup-hint-order = Drawn: chance seats the players. As typed: clockwise from top to bottom.
lobby-setup-hint-seed = Empty: any. The same number deals the same game again.
lobby-setup-hint-back = Back to the lobby; nothing has begun.
lobby-setup-variant-start-hint = By the rulebook the youngest begins; drawing lots is as good.

lobby-name-missing = Player { $place } needs a name that can be shown.
lobby-name-twice = Two players are called { $name }. Give one of them another name.
lobby-seed-wrong = The seed { $seed } isn't a whole number from 0 to { $largest }.
lobby-start-failed = The game can't begin: { $problem }

lobby-colour-red = red
lobby-colour-blue = blue
lobby-colour-green = green
lobby-colour-yellow = yellow
lobby-colour-white = white

# Settings
lobby-settings-title = Settings
lobby-settings-look = Looks and wording
lobby-settings-keys = Keys
lobby-settings-language = Language
lobby-settings-language-auto = as the system
lobby-settings-language-en = English
lobby-settings-language-de = Deutsch
lobby-settings-theme = Theme
lobby-settings-theme-dark = dark
lobby-settings-theme-light = light
lobby-settings-theme-sixteen = 16 colours
lobby-settings-theme-mono = monochrome
lobby-settings-ascii = Glyphs
lobby-settings-ascii-no = lines and symbols
lobby-settings-ascii-yes = ASCII only
lobby-settings-mouse = Mouse
lobby-settings-motion = Motion
lobby-settings-on = on
lobby-settings-off = off
lobby-settings-colour = Colours
lobby-settings-colour-auto = automatic
lobby-settings-colour-true = all
lobby-settings-colour-256 = 256
lobby-settings-colour-16 = 16
lobby-settings-colour-mono = none
lobby-settings-handover = Next player
lobby-settings-handover-always = always
lobby-settings-handover-turns = after turns
lobby-settings-handover-hidden = if hidden
lobby-settings-handover-never = never
lobby-settings-hint-language = English or German; as the system says: its locale.
lobby-settings-hint-theme = Applied at once, everywhere.
lobby-settings-hint-ascii = For terminals and fonts without box lines.
lobby-settings-hint-mouse = From the next start on.
lobby-settings-hint-motion = Whether a highlight may move.
lobby-settings-hint-colour = What the terminal can show; from the next start on.
lobby-settings-hint-handover = When the game waits for Enter: whenever another player decides, after each turn, only where a hand is hidden, or never.
lobby-settings-hint-key = Enter, then press the new key. Delete brings back the usual one.
lobby-settings-where = Kept in { $file }
lobby-settings-not-saved = The settings can't be saved: { $problem }
lobby-settings-press = { $what }: press the new key (Esc leaves it as it is)
lobby-settings-clash = { $key } is the key for “{ $what }” already. Nothing has been changed.
lobby-settings-reserved = { $key } can't be given another meaning. Nothing has been changed.
lobby-settings-key-set = { $what } is now on { $key }.
lobby-settings-key-usual = { $what } is on { $key } again.
lobby-settings-key-own = (usually { $key })

# Rules
lobby-rules-title = The rules of { $game } in short
lobby-rules-search = Search
lobby-rules-found-none = Nothing in the rules of { $game } says “{ $text }”.
lobby-rules-found-one = 1 paragraph
lobby-rules-found-many = { $count } paragraphs
lobby-rules-missing = There are no rules of { $game } to read yet.
lobby-settings-scope-game = At the table
lobby-settings-scope-dice_forge = In Dice Forge
lobby-settings-scope-shared = At a table of several terminals
lobby-settings-scope-tables = Lobby of a server
lobby-settings-scope-seats = Seats at a table
lobby-settings-scope-helios = In Helios
lobby-settings-scope-replay = Looking back
lobby-settings-scope-page = Texts
lobby-settings-scope-search = Log and commands
lobby-settings-scope-sheet = Score sheet
lobby-settings-scope-help = Help at the table
lobby-settings-scope-menu = Lists and forms
lobby-settings-scope-lobby = Lobby
lobby-settings-scope-form = Set-up and settings
lobby-settings-scope-keymap = These keys
lobby-settings-scope-rules = Rules
lobby-settings-scope-app = Everywhere
lobby-rules-hint = Type after / to search. Up and down choose a chapter, page keys scroll.

# About
lobby-about-title = About tabletop
lobby-about-version = Version { $version }
lobby-about-what = Complete, rules-enforced board games for two to four people at one terminal. Free software under the MIT licence.
lobby-about-unofficial = An unofficial project, in no way connected with the designers or publishers of the games. If you like a game, buy it: a table with real pieces is something else.
lobby-about-reconstructed = Where the rulebook shows component values only in pictures, some are reconstructed; docs/ says which, and how to correct them.
lobby-about-files = Your files
lobby-about-saves = Games
lobby-about-settings = Settings
lobby-about-tables = Corrected components
lobby-about-reports = Reports
