# The lobby and the screens around the games: set-up, settings, rules, about.

lobby-title = tabletop
lobby-tagline = board games for an evening at one terminal

lobby-hint = Enter starts or resumes what is marked; arrows and Tab move.

lobby-too-small = There isn't enough room here: { $width }x{ $height } cells are needed, and there are { $now }. Plain mode needs no size: tabletop play GAME --plain.
lobby-new = New game
lobby-running = Running games
lobby-finished = Finished games
lobby-running-none = No game is running. New here? { $learn } teaches you the game above in five minutes. { $alone } plays it against the computer, Enter with others here; in a first game, a coach says what to do and why.
lobby-finished-none = No game has been finished yet.
lobby-count = { $count }

# A row in the lists of games
lobby-row-name = { $name } ({ $game })
lobby-row-turn = { $name } to move
lobby-row-score = { $name } { $points }
lobby-row-lost = { $name } { $points } (lost by time)
lobby-row-round = { $word } { $round } of { $rounds }
lobby-row-round-open = { $word } { $round }

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
lobby-delete-warning = It was last played { $when }. Until you leave the program, { $key } restores it.
lobby-delete-yes = Delete
lobby-delete-done = { $game } has been deleted.
lobby-restore-done = The game is back.
lobby-rename-ask = What should this game be called?
lobby-rename-hint = Leave empty to name it after its players.
lobby-rename-yes = Rename
lobby-export-ask = Export the game to which file?
lobby-export-hint = .json can be imported and replayed; .txt is for reading.
lobby-export-yes = Export
lobby-export-done = Exported to { $file }.
lobby-export-exists = { $file } already exists. Choose another name.
lobby-export-failed = { $file } can't be written: { $problem }
lobby-import-ask = Import a game from which file?
lobby-import-hint = An exported .json file.
lobby-import-yes = Import
lobby-import-done = Imported: { $game } of { $names }.
lobby-import-failed = { $file } can't be read: { $problem }
lobby-damaged-ask = Go on from the last sound position, after { $answers } { $answers ->
    [one] step
   *[other] steps
}?
lobby-damaged-hint = { $problem } If you go on, that is a new game; the damaged one stays in the list.
lobby-damaged-yes = Go on from there
lobby-in-use-ask = This game is open in another window (process { $pid })
lobby-in-use-hint = Play on there, or close it there first. You can look at it as it stands, but change nothing.
lobby-in-use-yes = Look at it
lobby-nothing-chosen = Choose a game in one of the lists first.
lobby-cancel = Cancel

# Set-up of a game
lobby-setup-title = New game of { $game }
lobby-setup-players = Players
lobby-setup-name = Player { $place }
lobby-setup-usual-1 = Ana
lobby-setup-usual-2 = Ben
lobby-setup-usual-3 = Cleo
lobby-setup-usual-4 = Dora
lobby-setup-colour = Colour
lobby-setup-person = person
lobby-setup-coach = Coach
lobby-setup-coach-on = yes
lobby-setup-coach-off = no
lobby-setup-hint-coach = In a first game, the coach says what to do and why when it first matters. “Learn it first” opens a lesson.
lobby-setup-hints = Hints
lobby-setup-hints-on = yes
lobby-setup-hints-off = no
lobby-setup-hint-hints = Whether players may press h to see the best options. The log records who did.
lobby-setup-order = Order
lobby-setup-order-random = random
lobby-setup-order-typed = as typed
lobby-setup-seed = Seed
lobby-setup-start = Start
lobby-setup-back = Back
lobby-setup-learn = Learn it first
lobby-setup-ready = Ready: press Enter to begin.
lobby-setup-variant-start = First player
lobby-setup-variant-start-random = random
lobby-setup-hint-players = How many players sit at this keyboard; you can also press the digit.
lobby-setup-hint-name = The name shown at the table, at most { $cells } cells.
lobby-setup-hint-colour = { $name }'s colour. Left and right change it.
lobby-setup-hint-kind = Who plays as { $name }: a person at this keyboard, or the computer at one of five levels.
lobby-setup-hint-order = Random: the seats are drawn by lot. As typed: clockwise, from top to bottom.
lobby-setup-hint-seed = Leave empty for a random seed. The same seed deals the same game again.
lobby-setup-hint-learn = A five-minute lesson: small goals in prepared positions, with the real rules.
lobby-setup-hint-back = Back to the lobby; nothing has begun.
lobby-setup-variant-start-hint = By the rulebook the youngest player begins; drawing lots is just as good.
lobby-setup-variant-first-hint = Who has the first turn: drawn by lot, or the player named.

lobby-name-missing = Player { $place } needs a name that can be shown.
lobby-name-twice = Two players are called { $name }. Give one of them another name.
lobby-seed-wrong = The seed { $seed } isn't a whole number from 0 to { $largest }.

lobby-colour-red = red
lobby-colour-blue = blue
lobby-colour-green = green
lobby-colour-yellow = yellow
lobby-colour-white = white

# Settings
lobby-settings-title = Settings
lobby-settings-look = Appearance and wording
lobby-settings-keys = Keys
lobby-settings-language = Language
lobby-settings-language-auto = as the system
lobby-settings-language-en = English
lobby-settings-language-de = Deutsch
lobby-settings-language-fr = Français (commencé)
lobby-settings-theme = Theme
lobby-settings-theme-dark = dark
lobby-settings-theme-light = light
lobby-settings-theme-distinct = distinct
lobby-settings-theme-sixteen = 16 colours
lobby-settings-theme-mono = monochrome
lobby-settings-ascii = Characters
lobby-settings-ascii-no = lines and symbols
lobby-settings-ascii-yes = ASCII only
lobby-settings-signs = Signs
lobby-settings-signs-auto = as the terminal
lobby-settings-signs-all = all
lobby-settings-signs-common = common
lobby-settings-signs-console = Linux console
lobby-settings-mouse = Mouse
lobby-settings-motion = Animations
lobby-settings-motion-full = full
lobby-settings-motion-short = short
lobby-settings-motion-off = off
lobby-settings-on = on
lobby-settings-off = off
lobby-settings-colour = Colours
lobby-settings-colour-auto = automatic
lobby-settings-colour-true = 16 million
lobby-settings-colour-256 = 256
lobby-settings-colour-16 = 16
lobby-settings-colour-mono = none
lobby-settings-handover = Player change
lobby-settings-handover-always = always wait
lobby-settings-handover-turns = wait after turns
lobby-settings-handover-hidden = wait for hidden hands
lobby-settings-handover-never = never wait
lobby-settings-pace = Computer pace
lobby-settings-pace-slow = slow
lobby-settings-pace-normal = normal
lobby-settings-pace-fast = fast
lobby-settings-pace-at-once = at once
lobby-settings-keymap = Key map
lobby-settings-keymap-usual = usual
lobby-settings-keymap-vi = hjkl as arrows
lobby-settings-rolls = Only one option
lobby-settings-rolls-enter = wait for Enter
lobby-settings-rolls-at-once = take it
lobby-settings-remarks = Rivals’ remarks
lobby-settings-brief = Plain mode in brief
lobby-settings-bell = Bell
lobby-settings-window_title = Window title
lobby-settings-notify = Notification
lobby-settings-notify-off = none
lobby-settings-notify-osc9 = type 1 (OSC 9)
lobby-settings-notify-osc777 = type 2 (OSC 777)
lobby-settings-hint-bell = Rings when it is your turn at a table over SSH.
lobby-settings-hint-window_title = Shows in the window's title that it is your turn at a table over SSH.
lobby-settings-hint-notify = A desktop notification when it is your turn at a table over SSH. Most terminals support one of the two types: try both.
lobby-settings-hint-language = “As the system” follows the locale. French has been begun: what isn't translated yet appears in English.
lobby-settings-hint-theme = Applied at once, everywhere. “distinct” is for eyes that don't tell all colours apart.
lobby-settings-hint-ascii = For terminals and fonts without line-drawing characters.
lobby-settings-hint-signs = For fonts that lack some: empty boxes, or signs two cells wide. tabletop doctor --glyphs shows all of them.
lobby-settings-hint-mouse = Takes effect at the next start.
lobby-settings-hint-motion = Animation of rolls, builds and points: all frames, two, or only the last. Any key skips it.
lobby-settings-hint-colour = How many colours the terminal can show; takes effect at the next start.
lobby-settings-hint-handover = When the next player takes the keyboard, the game can wait for that player's own key: always, after each turn, only if players have hidden hands, or never.
lobby-settings-hint-keymap = hjkl move the cursor at a table, too; the hint is on Ctrl+G. Keys of your own come before these.
lobby-settings-hint-pace = Seconds from one answer of a computer player to the next: 2, 0.8, 0.25, or none. F7 stops it at any time.
lobby-settings-hint-rolls = Where there is only one option, such as the roll that begins a turn in Dice Forge: wait for Enter, or take it at once.
lobby-settings-hint-remarks = A short remark of a rival at a big moment: a splendid turn, something taken, the end.
lobby-settings-hint-key = Press Enter, then the new key. Delete restores the default.
lobby-settings-where = Saved in { $file }
lobby-settings-not-saved = The settings can't be saved: { $problem }
lobby-settings-press = { $what }: press the new key (Esc keeps the old one)
lobby-settings-clash = { $key } is already the key for “{ $what }”. Nothing has been changed.
lobby-settings-option = { $key } chooses an option in some games. Nothing has been changed.
lobby-settings-reserved = { $key } is reserved. Nothing has been changed.
lobby-settings-key-set = { $what } is now on { $key }.
lobby-settings-key-usual = { $what } is on { $key } again.
lobby-settings-key-own = (default: { $key })

# Rules
lobby-rules-title = The short rules of { $game }
lobby-rules-search = Search
lobby-rules-found-none = “{ $text }” isn't in the rules of { $game }.
lobby-rules-found = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
lobby-rules-missing = The rules of { $game } can't be read here yet.
lobby-settings-scope-game = At the table
lobby-settings-scope-dice_forge = In Dice Forge
lobby-settings-scope-shared = At a table over SSH
lobby-settings-scope-tables = Lobby of a server
lobby-settings-scope-seats = Seats at a table
lobby-settings-scope-helios = In Helios
lobby-settings-scope-papyria = In Papyria
lobby-settings-scope-replay = Replay
lobby-settings-scope-page = Pages of text
lobby-settings-scope-search = Log and commands
lobby-settings-scope-sheet = Score sheet
lobby-settings-scope-help = Help at the table
lobby-settings-scope-menu = Lists and forms
lobby-settings-scope-lobby = Lobby
lobby-settings-scope-solo = A game alone
lobby-settings-scope-ending = End of a game
lobby-settings-scope-away = While you are away
lobby-settings-scope-contests = Tournaments and leagues
lobby-settings-scope-archive = Finished games
lobby-settings-scope-review = Turning points
lobby-settings-scope-setup = New game
lobby-settings-scope-form = Set-up and settings
lobby-settings-scope-keymap = This list of keys
lobby-settings-scope-rules = Rules
lobby-settings-scope-learn = Lessons
lobby-settings-scope-app = Everywhere
lobby-rules-hint = Press / and type to search. Up and down choose a chapter, page keys scroll.

# About
lobby-about-title = About tabletop
lobby-about-version = Version { $version }
lobby-about-what = Complete board games for two to four players, with the rules enforced. Free software under the MIT licence.
lobby-about-unofficial = An unofficial project, not connected in any way with the designers or publishers of the games. If you like a game, buy it: nothing replaces a table with real pieces.
lobby-about-reconstructed = Some component values, which the rulebook shows only in pictures, are reconstructed; docs/ lists them and says how to correct them.
lobby-about-files = Your files
lobby-about-saves = Games
lobby-about-settings = Settings
lobby-about-tables = Corrected components
lobby-about-reports = Reports
