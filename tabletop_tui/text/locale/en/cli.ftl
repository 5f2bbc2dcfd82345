# The command line: help, results and complaints.

# -- help --

cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-options-everywhere = Options of every command
cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-table = TABLE
cli-metavar-first = FIRST
cli-metavar-second = SECOND
cli-metavar-name = NAME
cli-metavar-name-key = NAME KEY
cli-metavar-rename = OLD NEW
cli-metavar-number = N
cli-metavar-day = YYYY-MM-DD
cli-metavar-choice = KEY=VALUE
cli-metavar-id = ID
cli-metavar-id-name = ID NAME
cli-metavar-kind = swiss|robin|league
cli-metavar-source = ID|FILE
cli-metavar-file = FILE
cli-metavar-format = json|txt|svg
cli-metavar-word = WORD
cli-metavar-shell = bash|zsh|fish
cli-metavar-hash = HASH
cli-metavar-digest = DIGEST
cli-metavar-action = copy
cli-metavar-origin = FROM
cli-metavar-target = TO
cli-metavar-address = ADDRESS

cli-help = Board games for two to four players, at one keyboard or over SSH. Without a command, tabletop opens the lobby; with --plain, in lines of text.
cli-epilog = Where files are kept: tabletop where. Help for a command: tabletop COMMAND --help.

cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = Language; the locale's by default.
cli-option-theme = Colours for this run.
cli-option-ascii = Draw with ASCII characters only.
cli-option-no-mouse = Leave the mouse to the terminal.
cli-option-motion = Animation in full, short (two frames at most) or off (the last frame at once).
cli-option-no-motion = The same as --motion off.
cli-option-no-remarks = No remarks of rivals.
cli-option-player = A player, in the order of the seats; once for each player. bot:1 to bot:5 are computer players; "Max=bot:2" gives one a name.
cli-option-seed = The seed for all chance; the same seed deals the same game.
cli-option-set = Choose a variant of the game.
cli-option-coach = Let the coach say, when it first matters, what to do and why.
cli-option-level = The level of all rivals, from 1 to 5; otherwise one that suits you.
cli-option-share = Only print the lines to share.
cli-option-fair = Fair by proof: commit to a secret first, let every player add words, reveal it at the end.
cli-option-hash = The hash you noted when the game began; complain if the file has another.
cli-option-digest = The digest you noted from a score sheet; complain if no moment of the game in the file has it.
cli-option-verify-verbose = List every roll, draw and shuffle of a finished game.
cli-option-verify-json = Print all that was checked as one line of JSON.
cli-no-coach = { $game } has no coach.
cli-option-plain = Plain text instead of a full screen; works in a pipe and with a screen reader.
cli-option-at = Start after this many answers.
cli-option-output = The file to write; its extension sets the format: .json (a save), .txt (boards and log) or .svg (a picture).
cli-option-format = The format to write, whatever the file is called.
cli-option-players = Number of players; by default as few as the game allows.
cli-option-match-seats = Number of seats; SECOND has all but one.
cli-option-game = Only this game; may be given several times.
cli-option-games = Number of games, with consecutive seeds.
cli-option-workers = Number of processes that play games at the same time; by default one for each core.
cli-option-csv = Print the results of all games as comma-separated values.
cli-option-json = Print the results of all games as one line of JSON.
cli-option-show = Also print the final boards and the score sheet of the last game.
cli-option-host = The address to listen on; by default only this machine. Use 0.0.0.0 for all addresses.
cli-option-port = The port to listen on, or the port that friends use; 2222 by default.
cli-option-authorized-keys = Admit only the keys in this file, which has the format of OpenSSH's authorized_keys.
cli-option-invited = Admit only known guests (tabletop people) and guests with an invitation (tabletop invite).
cli-option-by-approval = Admit known guests and invited ones; others can apply, and come in when you approve them (tabletop people --approve).
cli-option-owner = Who is in charge of all tables besides you: a known guest (tabletop people), who logs in with their key.
cli-option-allow-anonymous = Admit any key, on every address you listen on.
cli-option-behind-sshd = All guests come through another SSH server on this machine: don't count connections by address.
cli-option-no-screen = No screen on this terminal; the tables stay open until Ctrl+C or SIGTERM.
cli-option-name = Your name at the tables; by default your user name.
cli-option-how = Only say how friends reach the tables that are open on this machine.
cli-option-database = Keep games and guests in this PostgreSQL database, for a club: postgresql://NAME@HOST/DATABASE. An address with a password belongs in the environment variable TABLETOP_DATABASE.
cli-option-serve-workers = Number of servers behind one port, for example one for each core; each is restarted if it dies. Only with --database.
cli-option-notify = Run this command for a player who isn't there: when their turn begins, when their time is up and when the game is over. Its arguments: docs/club.md
cli-option-address = What friends type behind the @, if this machine has another name or address outside.
cli-option-metrics = Answer monitoring at http://127.0.0.1:N/health and /metrics; only this machine can ask. With --workers, each server takes the next port.
cli-option-reload = Have the tables that are open on this machine read the limits in server.toml again.
cli-option-tables-close = Close this table; its game is kept.
cli-option-tables-reopen = Open this closed table again.
cli-option-contests-new = Make a tournament or league of this name.
cli-option-contests-game = The game that is played.
cli-option-contests-kind = swiss pairs those with equal points, robin everyone with everyone; league counts rated games.
cli-option-contests-seats = Seats at each table; with three or more, those sit together who have met least.
cli-option-contests-rounds = How many rounds; without it, as many as the number of players asks for.
cli-option-contests-days = Days for a turn (1, 3 or 7) where a round is played over days; 0 for tables of an evening.
cli-option-contests-from = The first day of a league.
cli-option-contests-to = Its last day.
cli-option-contests-begin = Close the entries and open the first round.
cli-option-contests-drop = A player plays no more; open tables of theirs are lost.
cli-option-contests-cancel = Cancel this tournament or league.
cli-option-tables = How many tables may be open in the whole club, 50 at first. All its servers keep to the number, also later, until it is set again.
cli-option-tables-each = How many of these tables one person may have opened, 5 at first; kept like --tables. The host may open more.
cli-option-log = Log connections to this file.
cli-option-forget = Release a name, so that another key can have it; its owner leaves the tables at once.
cli-option-erase = Erase a member, also in games and talk: "a former player" is left. Asks for the name again; can't be undone.
cli-option-add = Give a key a name before its owner first logs in; needs --key.
cli-option-new-key = Give the owner of a name this key in place of all others; seats, invitations and settings stay. Needs --key.
cli-option-add-key = Let the owner of a name log in with one more key, from this file.
cli-option-remove-key = Take one of their keys from the owner of a name: a fingerprint, or a file. Seats, invitations and settings stay.
cli-option-key = The file with that public key; "-" reads it from the standard input.
cli-option-ban = Keep a person out for good; if they are in, they have to leave at once. Their seats stay theirs.
cli-option-send-away = Have a person leave at once, and keep them out for some hours.
cli-option-hours-away = How many hours --send-away keeps a person out (default: 1).
cli-option-unban = Let a person come in again who was banned or sent away.
cli-option-import-people = Make members of the names and keys in a file, one a line: "ana ssh-ed25519 AAAA…". All lines count, or none.
cli-option-codes = Print this many codes; each lets one new member in, with a name and key of their own.
cli-option-approve = Let a person in who has applied (tabletop serve --by-approval).
cli-option-rename = Change a name; it still belongs to the same key.
cli-option-seat = The seat that the invitation is for, counted from 1; by default any free seat.
cli-option-hours = How many hours the code stays valid if it isn't used.

cli-play-short = Start a game.
cli-play-help = Start a game. Without -p, the set-up screen asks for the players; with --plain and without -p, the game starts with two.
cli-solo-short = Play alone against rivals of the computer.
cli-solo-help = Play alone against rivals of the computer who suit you. Their sheet opens, and Enter starts; with --plain the game starts at once.
cli-daily-short = Play the game of the day.
cli-daily-help = Play the game of the day: the same everywhere, against the same two rivals. Once it is over, this says how it ended, in a few lines to share.
cli-puzzle-short = Find the best answer: a puzzle a day.
cli-puzzle-help = The puzzle of the day, the same everywhere: a position of a game between computers, in which one answer is clearly the best. The first try counts; then this says why it is better.
cli-learn-short = Learn a game by playing it.
cli-learn-help = Learn a game in five minutes: a chain of prepared positions, each with a small goal, played with the real rules.
cli-option-points = Show how points are made: a finished game, line by line.
cli-no-points = There is no finished game of { $game } to explain.
cli-option-step = Begin at this step of the lesson; without it, the list of steps opens.
cli-no-lesson = There is no lesson for { $game }.
cli-no-such-step = The lesson of { $game } has { $last } steps.
cli-resume-short = Resume a game.
cli-resume-help = Resume a game: the one with this id, or the one that was played last.
cli-games-short = List the saved games.
cli-games-help = List the saved games: whose turn it is, and when each was last played.
cli-replay-short = Step through a game.
cli-replay-help = Step through a game, given by its id or as a file.
cli-review-short = Show where a game turned.
cli-review-help = Review a finished game, given by its id or as a file: each player's expected lead over time, and up to three turning points with what would have been better. The review of a saved game is kept.
cli-option-review-json = Print it as one line of JSON.
cli-option-review-try = Play the turning point with this number again, in lines of text.
cli-option-puzzle-date = The puzzle of an earlier day, for practice.
cli-no-such-turning-point = { $count ->
    [0] This game has no turning point.
    [one] This game has only one turning point.
   *[other] This game has only { $count } turning points.
}
cli-review-progress = Reviewing
cli-review-interrupted = Interrupted. tabletop review { $id } continues from here.
cli-export-short = Write a game to a file.
cli-export-help = Write a game to a file, or to standard output if you name no file.
cli-import-short = Add a game from a file.
cli-import-help = Add an exported game to the saved games.
cli-verify-short = Check that a game replays exactly, and that its chance was fair.
cli-verify-help = Replay a game's answers and compare the position after each of them. For a game that is fair by proof, check hash, secret, contributions and seed as well; docs/fair.md says what that proves.
cli-auto-short = Let games play themselves.
cli-stats-help = What the finished games say about the players: ratings, wins, points and where they come from, and who finished ahead of whom. With a name, only that player's games.
cli-stats-short = Show the players' ratings, wins and points.
cli-auto-help = Let games play themselves, without a screen, and print a table of the results. Without -p every choice is random. With -p computer players meet and change seats from game to game.
cli-match-short = Measure one player against another.
cli-match-help = Let FIRST play against SECOND, each a level (bot:4) or a class of any package (module:Class), in every game or in those that --game names. FIRST has one seat, another one in each game; SECOND has all others. Prints shares of wins with their 95 % intervals, points, and processor time an answer, also of answers with a choice.
cli-rules-short = Print the short rules.
cli-rules-help = Print the short rules of a game; with words, only the paragraphs that contain all of them.
cli-serve-short = Open tables that friends join over SSH.
cli-serve-help =
    Open tables that friends join with nothing but ssh: ssh -p 2222 ana@host. You play along in this terminal.

    Guests are known by their keys: a name belongs to the first key that uses it, and no other key can log in with that name. A guest without a key needs an invitation (tabletop invite). For a list of names and keys: tabletop people.

    Without --host, only this machine can reach the tables. On any other address, say who may come in: --authorized-keys, --invited or --allow-anonymous. Guests reach the tables and nothing else: no shell, no commands, no file transfer. More: docs/ssh.md
cli-store-short = Copy all games and guests to another place.
cli-store-help = Copy everything that is kept (games with all that was undone, guests and their keys, invitations, talk) from one place to another. A place is a folder with games.sqlite3 and people.sqlite3, a file of games, or the address of a PostgreSQL database. What is there already is left alone, unless it is an earlier state of the same game; a copy that was interrupted can be made again. Close the tables first.
cli-people-short = List guests and their keys.
cli-people-help = List the names that belong to keys, or change them. Works while the tables are open.
cli-tables-short = List the tables over SSH, close one or open one again.
cli-tables-help = List the tables of running games over SSH: whose turn it is, when each was last touched, whether it is closed or will be. A closed game is kept, and its table can be opened again, on all servers of a club at once.
cli-reopen-short = Open a closed table again.
cli-reopen-help = Open a table over SSH again that was closed. A club's servers list it at once; otherwise it opens when the tables open next. "tabletop games" says which tables are closed.
cli-contests-short = List tournaments and leagues over SSH, or begin one.
cli-contests-help = List the tournaments and leagues of the tables over SSH; with ID, say how everyone stands. A tournament is made with --new and --game; members join on the screen, --begin opens the first round, and the running server does the rest. A league (--kind league) counts all rated games between two days. Works while the tables are open.
cli-invite-short = Invite a guest who has no key.
cli-invite-help = Create a code that lets one guest join the table of a saved game; without ID, list the open invitations. Works while the tables are open.
cli-doctor-short = Check that everything is in order.
cli-doctor-help = Check the terminal, the files, the component tables and the libraries.
cli-where-short = Show where files are kept.
cli-where-help = Print where saves, settings, corrected component tables and reports are kept.
cli-values-short = Show the component tables, or correct them.
cli-values-help = List the tables of a game with where their values come from; with TABLE, print it. With --edit, copy it to where your own tables are, and open it in your editor; a copy that is there already stays as it is.
cli-option-glyphs = Show every sign that boards are drawn with in its cell.
cli-doctor-glyphs = { $count } signs, each between two bars; below them what stands for it with signs = "common", on a Linux console, and with --ascii. All bars stand in line if this terminal gives each sign one cell; a box or a gap is a sign that the font lacks.
cli-option-edit = Copy the table, then correct the copy.
cli-help-short = Show the help of a command.
cli-help-help = Show the help of a command, as its option --help does; without COMMAND, that of the program.
cli-option-json-here = Print JSON on one line.
cli-values-table = Table
cli-values-rows = Rows
cli-values-from = Values from
cli-values-own = Your own
cli-values-copied = Copied to { $file }. Correct its cells; the next start of the program takes them over, and `tabletop doctor` says if one is wrong. Remove the file to have the shipped values back.
cli-values-there = { $file } is there already, and stays as it is.
cli-values-which = Name the table to copy: { $tables }.
cli-no-such-table = { $game } has no table "{ $table }". There is: { $near }.
cli-completion-short = Print completion for bash, zsh or fish.
cli-completion-help = Print the script that completes commands, games and saves. For bash, put this into ~/.bashrc: eval "$(tabletop completion bash)". For fish: tabletop completion fish > ~/.config/fish/completions/tabletop.fish

# -- complaints --

cli-no-terminal = A full screen needs a terminal, and there is none here. Plain text works everywhere: { $instead }
cli-dumb-terminal = This terminal (TERM=dumb) can't show a full screen. Plain text works everywhere: { $instead }
cli-no-screens = Textual can't show full screens on this system. Plain text works everywhere: { $instead }
cli-no-such-command = There is no command "{ $command }". For a list: tabletop --help
cli-no-such-command-near = There is no command "{ $command }". Did you mean "{ $near }"?
cli-no-such-option = { $command } has no option { $option }. For a list: { $command } --help
cli-option-value = The option { $option } can't be used like this. Usage: { $command } --help
cli-missing = { $name } is missing. Usage: { $command } --help
cli-wrong-usage = This isn't a valid command line. Usage: { $command } --help
cli-extra-argument = "{ $argument }" is one argument too many. Usage: { $command } --help
cli-no-such-game = There is no game "{ $game }". Available games: { $games }
cli-not-one-of = { $option } can't be "{ $value }". Choose one of { $choices }.
cli-no-such-choice-here = "{ $value }" can't be chosen here. Choose one of { $choices }.
cli-not-a-day = { $what } must be a day such as 2026-11-28, not "{ $value }".
cli-not-a-number = { $what } must be a whole number, at least { $least }, not "{ $value }".
cli-not-in-range = { $what } must be a whole number from { $least } to { $most }, not "{ $value }".
cli-not-a-choice = --set needs KEY=VALUE, not "{ $value }".
cli-no-such-variant = { $game } has no variant "{ $key }". It has: { $known }
cli-no-such-choice = "{ $key }" can't be "{ $value }". Choose one of { $known }.
cli-wrong-seats = { $game } is for { $least } to { $most } players, not { $seats }.
cli-name-twice = Two players are called { $name }. Give each player a different name.
cli-name-empty = A player's name is empty. Use -p NAME.
cli-name-long = The name "{ $name }" is too long: a name has at most { $cells } cells. "{ $kept }" would fit.
cli-auto-json-or-csv = Choose either --json or --csv.
cli-bots-unknown = There is no computer player "bot:{ $level }". There are: { $levels }
cli-auto-only-bots = Games play themselves here, so "{ $name }" must be a computer player, as in -p bot:2 or -p "Max=bot:2".
cli-auto-no-player = There is no player "{ $player }" ({ $problem }). A player is a level, such as bot:3, or module:Class of an installed package or of the current folder.
cli-auto-player-failed = The player "{ $player }" failed: { $problem }
cli-match-bug = The rules of { $game } failed in the game with seed { $seed } ({ $problem }). tabletop auto with the same players and seed keeps that game in a file.
cli-auto-count = --players says { $players }, but -p names { $named }.
cli-no-such-save = There is no saved game and no file "{ $source }". For a list of saved games: tabletop games
cli-no-such-file = There is no file "{ $file }".
cli-left = The game is saved. To play on: tabletop resume { $id }
cli-no-saves = There is no game to resume. Start one: tabletop play orbis
cli-wrong-ending = The name "{ $file }" doesn't say which format to write. End it in .json, .txt or .svg, or add --format.
cli-is-folder = "{ $file }" is a folder. Name a file.
cli-at-too-far = The game has only { $answers } answers, so --at can't be { $at }.
cli-rules-nothing-found = The short rules say nothing about "{ $word }".

# -- results --

cli-where-saves = Saved games
cli-where-settings = Settings
cli-where-server = Limits of a server
cli-where-tables = Corrected component tables
cli-where-reports = Failure reports

cli-auto-progress = Playing
cli-auto-seed = Seed
cli-auto-decisions = Decisions
cli-auto-winner = Won by
cli-auto-average = Average
cli-auto-best = Best
cli-auto-wins = Wins
cli-auto-player = Player
cli-auto-games = Games
cli-auto-share = Share
cli-auto-interval = 95 % interval
cli-match-player = Player
cli-match-game = Game
cli-match-games = Games
cli-match-share = Share
cli-match-interval = 95 % interval
cli-match-average = Points
cli-match-answer = An answer
cli-match-median = With a choice: median
cli-match-p95 = p95
cli-match-longest = longest
cli-auto-bug = The rules failed in the game with seed { $seed } ({ $problem }). The game is saved: tabletop replay { $file }

cli-games-id = Id
cli-games-game = Game
cli-games-players = Players
cli-games-turn = Turn
cli-games-played = Last played
cli-games-over = over
cli-games-closed = { $name } (table closed)
cli-games-none = No saved games yet. Learn a game: tabletop learn orbis. Start one: tabletop play orbis

cli-text-seed = Seed { $seed }
cli-text-undone = taken back
cli-text-total = Total
cli-text-place = Place

cli-exported = Written to { $file }
cli-imported = Added as { $id }. To play on: tabletop resume { $id }
cli-verified = { $file }: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} of { $game }, every position as recorded; { $over ->
    [yes] the game is over.
   *[no] the game isn't over.
}
cli-verify-recovered = { $file }: the rules or the file have changed. From answer { $answer } on, the position differs; the game can be resumed from its checkpoint.
cli-verify-differs = { $file }: from answer { $answer } on, the position differs, and it can't be recovered.

cli-doctor-keys = Custom keys
cli-doctor-keys-own = { $count }, without conflicts
cli-doctor-good = Everything is in order.
cli-doctor-bad = { $count ->
    [one] One problem, marked !!
   *[other] { $count } problems, marked !!
}
cli-doctor-libraries = Libraries
cli-doctor-terminal = Terminal
cli-doctor-no-screens = full screens can't be shown on this system; plain text works: tabletop play GAME --plain
cli-doctor-no-terminal = none; needed for full screens, not for --plain and the other commands
cli-doctor-dumb = TERM is { $term }: no full screen; set TERM (for example to xterm-256color) or use --plain
cli-doctor-window = Window
cli-doctor-size = { $size }
cli-doctor-pocket = { $size }; below 80x24, a game shows one board at a time
cli-doctor-too-small = { $size }; full screens need at least 48x20, plain mode (--plain) needs no size
cli-doctor-colours = Colours
cli-doctor-colours-asked = { $colours }, as set
cli-doctor-colours-true = 16 million
cli-doctor-colours-256 = 256
cli-doctor-colours-16 = 16
cli-doctor-colours-mono = none
cli-doctor-characters = Characters
cli-doctor-not-utf8 = { $coding }; set a UTF-8 locale (for example LANG=C.UTF-8) or use --ascii
cli-doctor-language = Language
cli-doctor-language-is = { $language } (the locale says { $locale })
cli-doctor-messages = Sentences
cli-doctor-untranslated = { $language } lacks { $count ->
    [one] one, which appears in English: { $messages }
   *[other] { $count }, which appear in English: { $messages }
}
cli-doctor-begun = { $language } has been begun: { $count } messages still appear in English
cli-doctor-lacking = { $language } lacks { $count ->
    [one] one: { $messages }
   *[other] { $count }: { $messages }
}
cli-doctor-not-writable = { $folder } isn't writable; games can't be saved
cli-doctor-guests = Guest book
cli-doctor-saves = { $count ->
    [one] one game
   *[other] { $count } games
} in { $file }
cli-doctor-allowed = Open tables
cli-doctor-allowed-are = at most { $tables } in all, and { $each } opened by one person; with a clock { $days } and { $dayseach }
cli-doctor-limits = Limits of a server
cli-doctor-mail = Mail server
cli-doctor-mail-answers = { $server } answers
cli-doctor-mail-silent = { $server } doesn't answer ({ $problem })
cli-doctor-database = Club database
cli-doctor-database-is = PostgreSQL { $server }, { $games ->
    [one] one game
   *[other] { $games } games
} and { $people ->
    [one] one person
   *[other] { $people } people
} in { $address }
cli-doctor-secrecy = Connection to it
cli-doctor-secrecy-here = stays on this machine
cli-doctor-secrecy-checked = TLS, with a checked certificate (sslmode={ $mode })
cli-doctor-secrecy-unchecked = TLS, but anyone could pose as the database (sslmode={ $mode }); sslmode=verify-full checks its certificate and name
cli-doctor-secrecy-clear = clear text, which others on the way can read (sslmode={ $mode }, allowed by { $allow })
cli-doctor-game = Rules of { $game }
cli-doctor-rules = version { $version }, component tables are valid
