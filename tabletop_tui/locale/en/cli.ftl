# The command line: help, results and complaints.

# -- help --

cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-options-everywhere = Options of every command
cli-metavar-options = OPTIONS
cli-metavar-command = [COMMAND]
cli-metavar-game = GAME
cli-metavar-name = NAME
cli-metavar-number = N
cli-metavar-choice = KEY=VALUE
cli-metavar-id = ID
cli-metavar-source = ID|FILE
cli-metavar-file = FILE
cli-metavar-format = json|txt|svg
cli-metavar-word = WORD
cli-metavar-shell = bash|zsh|fish
cli-metavar-address = ADDRESS

cli-help = An evening of board games at one keyboard, for two to four people. Without a command it opens the lobby.
cli-epilog = Where things are kept: tabletop where. How a command works: tabletop COMMAND --help.

cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = Language; otherwise the locale's.
cli-option-theme = Colours for this run.
cli-option-ascii = Draw with ASCII characters only.
cli-option-no-mouse = Leave the mouse to the terminal.
cli-option-no-motion = Nothing moves: the last frame of every moment stands at once.
cli-option-player = A player, in the order of the seats; once for each.
cli-option-seed = The number that all chance comes from; the same number is the same game.
cli-option-set = Choose a variant of the game.
cli-option-plain = Lines of text instead of a full screen; works through a pipe and with a screen reader.
cli-option-at = Start after this many answers.
cli-option-output = The file to write; its ending says what: .json (a save), .txt (the boards and the log) or .svg (a picture).
cli-option-format = What to write, whatever the file is called.
cli-option-players = How many players; otherwise as few as the game allows.
cli-option-games = How many games, with seeds that follow one another.
cli-option-show = Also print the final boards and the score sheet of the last game.
cli-option-host = The address to listen on; this machine alone unless you say another, such as 0.0.0.0 for all.
cli-option-port = The port to listen on, or that friends use; 2222 unless you say another.
cli-option-authorized-keys = Let in only the keys of this file, which is written like OpenSSH's authorized_keys.
cli-option-invited = Let in only people that are known already (tabletop people) or have an invitation (tabletop invite).
cli-option-owner = Who has charge of all tables besides you: somebody known already (tabletop people), who comes in with their key.
cli-option-allow-anonymous = Let in any key, on every address you listen on.
cli-option-behind-sshd = Everybody comes through another SSH server on this machine: don't count connections by address.
cli-option-no-screen = No screen for you on this terminal; the tables stay open until Ctrl+C or SIGTERM.
cli-option-name = What you are called at the tables; otherwise as you are on this machine.
cli-option-how = Say how friends reach the tables that are open on this machine, and do nothing else.
cli-option-log = Write connections to this file.
cli-option-forget = Let go of a name, so that another key can have it.
cli-option-add = Give a name to a key before its owner comes; with --key.
cli-option-key = The file of that public key.
cli-option-rename = Change a name into another one; the key stays its owner.
cli-option-seat = The seat that the invitation is for, from 1; otherwise any that is free.
cli-option-hours = How many hours the code waits to be used.

cli-play-short = Start a game.
cli-play-help = Start a game. Without -p the set-up asks who plays; with --plain and without -p two players are seated.
cli-resume-short = Go on with a game.
cli-resume-help = Go on with a game: the one with this id, or the one that was played last.
cli-games-short = List the saved games.
cli-games-help = List the saved games, with whose turn it is and when they were last played.
cli-replay-short = Step through a game.
cli-replay-help = Step through a game, from its id or from a file.
cli-export-short = Write a game to a file.
cli-export-help = Write a game to a file, or to standard output if no file is named.
cli-import-short = Add a game from a file.
cli-import-help = Add a game from a file that export wrote to the saved games.
cli-verify-short = Check that a file replays exactly.
cli-verify-help = Play a file's answers again and compare the position after each of them.
cli-auto-short = Let games play themselves.
cli-auto-help = Let games play themselves by chance, without a screen, and print a table of the results.
cli-rules-short = The rules in short.
cli-rules-help = Print the rules of a game in short; with words, only what speaks of all of them.
cli-serve-short = Open tables that friends join over SSH.
cli-serve-help =
    Open tables that friends join with nothing but ssh: ssh -p 2222 ana@host. You play here, on this terminal, too.

    Who they are is their key: the first key that comes by a name owns it, and no other gets in by that name. Somebody without a key needs an invitation (tabletop invite). People and their keys: tabletop people.

    Without --host only this machine can reach the tables. On any other address say who may come in: --authorized-keys, --invited or --allow-anonymous. There is no shell, no command and no file transfer behind the door, only the tables. More: docs/ssh.md
cli-people-short = Who has come in over SSH, and with which key.
cli-people-help = List the names that belong to a key, or change them. It works while the tables are open.
cli-invite-short = Invite somebody without a key to a game.
cli-invite-help = Make a code with which one person comes to the table of a saved game; without ID, list the open invitations. It works while the tables are open.
cli-doctor-short = Check that everything is as it should be.
cli-doctor-help = Check the terminal, the files, the component tables and the libraries.
cli-where-short = Where the files are.
cli-where-help = Print where saves, settings, corrected component tables and reports are kept.
cli-completion-short = Completion for bash, zsh or fish.
cli-completion-help = Print the script that completes commands, games and saves. For bash, put this into ~/.bashrc: eval "$(tabletop completion bash)". For fish: tabletop completion fish > ~/.config/fish/completions/tabletop.fish

# -- complaints --

cli-no-terminal = A full screen needs a terminal, and there is none here. Lines of text work everywhere: { $instead }
cli-dumb-terminal = This terminal (TERM=dumb) can't show a full screen. Lines of text work everywhere: { $instead }
cli-no-such-command = There is no command "{ $command }". All of them: tabletop --help
cli-no-such-command-near = There is no command "{ $command }". Did you mean "{ $near }"?
cli-no-such-option = { $command } has no option { $option }. All of them: { $command } --help
cli-option-value = The option { $option } was given wrongly. How to use it: { $command } --help
cli-missing = { $name } is missing. How to use the command: { $command } --help
cli-wrong-usage = The command can't be read like this. How to use it: { $command } --help
cli-extra-argument = "{ $argument }" is one word too many. How to use the command: { $command } --help
cli-no-such-game = There is no game "{ $game }". Those that can be played: { $games }
cli-not-one-of = --{ $what } can't be "{ $value }"; it is one of { $choices }.
cli-not-a-number = { $what } needs a whole number from { $least } up, not "{ $value }".
cli-not-in-range = { $what } needs a whole number from { $least } to { $most }, not "{ $value }".
cli-not-a-choice = --set needs KEY=VALUE, not "{ $value }".
cli-no-such-variant = { $game } has no variant "{ $key }". It has: { $known }
cli-no-such-choice = "{ $key }" can't be "{ $value }"; it is one of { $known }.
cli-wrong-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
cli-name-twice = Two players are called { $name }; give each a name of their own.
cli-name-empty = A player's name is empty; write -p NAME.
cli-bots-later = Computer players ("{ $name }") come in a later version; for now everybody at the table is a person.
cli-no-such-save = There is no saved game and no file "{ $source }". The saved games: tabletop games
cli-no-such-file = There is no file "{ $file }".
cli-no-saves = There is no game to go on with. Start one: tabletop play orbis
cli-wrong-ending = It can't be told what to write into "{ $file }"; end its name in .json, .txt or .svg, or add --format.
cli-is-folder = "{ $file }" is a folder; name a file.
cli-at-too-far = The game has only { $answers } answers; --at can't be { $at }.
cli-rules-nothing-found = The short rules say nothing about "{ $word }".

# -- results --

cli-where-saves = Saved games
cli-where-settings = Settings
cli-where-tables = Corrected component tables
cli-where-reports = Reports about failures

cli-auto-progress = Playing
cli-auto-seed = Seed
cli-auto-decisions = Decisions
cli-auto-winner = Won by
cli-auto-average = Average
cli-auto-best = Best
cli-auto-wins = Wins
cli-auto-bug = The rules failed in the game with seed { $seed } ({ $problem }). The game is kept: tabletop replay { $file }

cli-games-id = Id
cli-games-game = Game
cli-games-players = Players
cli-games-turn = Turn
cli-games-played = Last played
cli-games-over = over
cli-games-none = No saved games yet. Start one: tabletop play orbis

cli-text-seed = Seed { $seed }
cli-text-undone = taken back
cli-text-total = Total
cli-text-place = Place

cli-exported = Written: { $file }
cli-imported = Added as { $id }. Go on with it: tabletop resume { $id }
cli-verified = { $file }: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} of { $game }, every position as recorded; { $over ->
    [yes] the game is over.
   *[no] the game goes on.
}
cli-verify-recovered = { $file }: the rules have changed since, or the file has. From answer { $answer } on the position differs; the game can be resumed from its checkpoint.
cli-verify-differs = { $file }: the position differs from answer { $answer } on, and can't be recovered.

cli-doctor-keys = Own keys
cli-doctor-keys-own = { $count }, none does two things
cli-doctor-good = All is well.
cli-doctor-bad = { $count ->
    [one] One thing needs mending; it is marked !!
   *[other] { $count } things need mending; they are marked !!
}
cli-doctor-libraries = Libraries
cli-doctor-terminal = Terminal
cli-doctor-no-terminal = none; full screens need one, --plain and the other commands don't
cli-doctor-dumb = TERM is { $term }: no full screen; set TERM (for example to xterm-256color) or use --plain
cli-doctor-window = Window
cli-doctor-size = { $size }
cli-doctor-too-small = { $size }; full screens need at least 80x24
cli-doctor-colours = Colours
cli-doctor-colours-asked = { $colours }, as set
cli-doctor-colours-true = 16 million
cli-doctor-colours-256 = 256
cli-doctor-colours-16 = 16
cli-doctor-characters = Characters
cli-doctor-not-utf8 = { $coding }; set a UTF-8 locale (for example LANG=C.UTF-8) or use --ascii
cli-doctor-language = Language
cli-doctor-language-is = { $language } (the locale says { $locale })
cli-doctor-not-writable = { $folder } can't be written; games can't be saved
cli-doctor-guests = guest book
cli-doctor-saves = { $count ->
    [one] one game
   *[other] { $count } games
} in { $file }
cli-doctor-game = Rules of { $game }
cli-doctor-rules = version { $version }, component tables are right
