"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class CliMessages(Catalogue):
    """One method per message, with its English text."""

    def usage(self) -> str:
        """Usage:"""
        return self.put("cli-usage", {})

    def commands(self) -> str:
        """Commands"""
        return self.put("cli-commands", {})

    def options(self) -> str:
        """Options"""
        return self.put("cli-options", {})

    def options_everywhere(self) -> str:
        """Options of every command"""
        return self.put("cli-options-everywhere", {})

    def metavar_options(self) -> str:
        """OPTIONS"""
        return self.put("cli-metavar-options", {})

    def metavar_command(self) -> str:
        """COMMAND"""
        return self.put("cli-metavar-command", {})

    def metavar_game(self) -> str:
        """GAME"""
        return self.put("cli-metavar-game", {})

    def metavar_table(self) -> str:
        """TABLE"""
        return self.put("cli-metavar-table", {})

    def metavar_first(self) -> str:
        """FIRST"""
        return self.put("cli-metavar-first", {})

    def metavar_second(self) -> str:
        """SECOND"""
        return self.put("cli-metavar-second", {})

    def metavar_name(self) -> str:
        """NAME"""
        return self.put("cli-metavar-name", {})

    def metavar_name_key(self) -> str:
        """NAME KEY"""
        return self.put("cli-metavar-name-key", {})

    def metavar_rename(self) -> str:
        """OLD NEW"""
        return self.put("cli-metavar-rename", {})

    def metavar_number(self) -> str:
        """N"""
        return self.put("cli-metavar-number", {})

    def metavar_day(self) -> str:
        """YYYY-MM-DD"""
        return self.put("cli-metavar-day", {})

    def metavar_choice(self) -> str:
        """KEY=VALUE"""
        return self.put("cli-metavar-choice", {})

    def metavar_id(self) -> str:
        """ID"""
        return self.put("cli-metavar-id", {})

    def metavar_id_name(self) -> str:
        """ID NAME"""
        return self.put("cli-metavar-id-name", {})

    def metavar_kind(self) -> str:
        """swiss|robin|league"""
        return self.put("cli-metavar-kind", {})

    def metavar_source(self) -> str:
        """ID|FILE"""
        return self.put("cli-metavar-source", {})

    def metavar_file(self) -> str:
        """FILE"""
        return self.put("cli-metavar-file", {})

    def metavar_format(self) -> str:
        """json|txt|svg"""
        return self.put("cli-metavar-format", {})

    def metavar_word(self) -> str:
        """WORD"""
        return self.put("cli-metavar-word", {})

    def metavar_shell(self) -> str:
        """bash|zsh|fish"""
        return self.put("cli-metavar-shell", {})

    def metavar_hash(self) -> str:
        """HASH"""
        return self.put("cli-metavar-hash", {})

    def metavar_digest(self) -> str:
        """DIGEST"""
        return self.put("cli-metavar-digest", {})

    def metavar_action(self) -> str:
        """copy"""
        return self.put("cli-metavar-action", {})

    def metavar_origin(self) -> str:
        """FROM"""
        return self.put("cli-metavar-origin", {})

    def metavar_target(self) -> str:
        """TO"""
        return self.put("cli-metavar-target", {})

    def metavar_address(self) -> str:
        """ADDRESS"""
        return self.put("cli-metavar-address", {})

    def help(self) -> str:
        """Board games for two to four players, at one keyboard or over SSH. Without a command, tabletop opens the lobby; with --plain, in lines of text."""
        return self.put("cli-help", {})

    def epilog(self) -> str:
        """Where files are kept: tabletop where. Help for a command: tabletop COMMAND --help."""
        return self.put("cli-epilog", {})

    def option_help(self) -> str:
        """Show this help."""
        return self.put("cli-option-help", {})

    def option_version(self) -> str:
        """Show the version."""
        return self.put("cli-option-version", {})

    def option_lang(self) -> str:
        """Language; the locale's by default."""
        return self.put("cli-option-lang", {})

    def option_theme(self) -> str:
        """Colours for this run."""
        return self.put("cli-option-theme", {})

    def option_ascii(self) -> str:
        """Draw with ASCII characters only."""
        return self.put("cli-option-ascii", {})

    def option_no_mouse(self) -> str:
        """Leave the mouse to the terminal."""
        return self.put("cli-option-no-mouse", {})

    def option_motion(self) -> str:
        """Animation in full, short (two frames at most) or off (the last frame at once)."""
        return self.put("cli-option-motion", {})

    def option_no_motion(self) -> str:
        """The same as --motion off."""
        return self.put("cli-option-no-motion", {})

    def option_no_remarks(self) -> str:
        """No remarks of rivals."""
        return self.put("cli-option-no-remarks", {})

    def option_player(self) -> str:
        """A player, in the order of the seats; once for each player. bot:1 to bot:5 are computer players; "Max=bot:2" gives one a name."""
        return self.put("cli-option-player", {})

    def option_seed(self) -> str:
        """The seed for all chance; the same seed deals the same game."""
        return self.put("cli-option-seed", {})

    def option_set(self) -> str:
        """Choose a variant of the game."""
        return self.put("cli-option-set", {})

    def option_coach(self) -> str:
        """Let the coach say, when it first matters, what to do and why."""
        return self.put("cli-option-coach", {})

    def option_level(self) -> str:
        """The level of all rivals, from 1 to 5; otherwise one that suits you."""
        return self.put("cli-option-level", {})

    def option_share(self) -> str:
        """Only print the lines to share."""
        return self.put("cli-option-share", {})

    def option_fair(self) -> str:
        """Fair by proof: commit to a secret first, let every player add words, reveal it at the end."""
        return self.put("cli-option-fair", {})

    def option_hash(self) -> str:
        """The hash you noted when the game began; complain if the file has another."""
        return self.put("cli-option-hash", {})

    def option_digest(self) -> str:
        """The digest you noted from a score sheet; complain if no moment of the game in the file has it."""
        return self.put("cli-option-digest", {})

    def option_verify_verbose(self) -> str:
        """List every roll, draw and shuffle of a finished game."""
        return self.put("cli-option-verify-verbose", {})

    def option_verify_json(self) -> str:
        """Print all that was checked as one line of JSON."""
        return self.put("cli-option-verify-json", {})

    def no_coach(self, *, game: Shown) -> str:
        """{ $game } has no coach."""
        return self.put("cli-no-coach", {"game": game})

    def option_plain(self) -> str:
        """Plain text instead of a full screen; works in a pipe and with a screen reader."""
        return self.put("cli-option-plain", {})

    def option_at(self) -> str:
        """Start after this many answers."""
        return self.put("cli-option-at", {})

    def option_output(self) -> str:
        """The file to write; its extension sets the format: .json (a save), .txt (boards and log) or .svg (a picture)."""
        return self.put("cli-option-output", {})

    def option_format(self) -> str:
        """The format to write, whatever the file is called."""
        return self.put("cli-option-format", {})

    def option_players(self) -> str:
        """Number of players; by default as few as the game allows."""
        return self.put("cli-option-players", {})

    def option_match_seats(self) -> str:
        """Number of seats; SECOND has all but one."""
        return self.put("cli-option-match-seats", {})

    def option_game(self) -> str:
        """Only this game; may be given several times."""
        return self.put("cli-option-game", {})

    def option_games(self) -> str:
        """Number of games, with consecutive seeds."""
        return self.put("cli-option-games", {})

    def option_workers(self) -> str:
        """Number of processes that play games at the same time; by default one for each core."""
        return self.put("cli-option-workers", {})

    def option_csv(self) -> str:
        """Print the results of all games as comma-separated values."""
        return self.put("cli-option-csv", {})

    def option_json(self) -> str:
        """Print the results of all games as one line of JSON."""
        return self.put("cli-option-json", {})

    def option_show(self) -> str:
        """Also print the final boards and the score sheet of the last game."""
        return self.put("cli-option-show", {})

    def option_host(self) -> str:
        """The address to listen on; by default only this machine. Use 0.0.0.0 for all addresses."""
        return self.put("cli-option-host", {})

    def option_port(self) -> str:
        """The port to listen on, or the port that friends use; 2222 by default."""
        return self.put("cli-option-port", {})

    def option_authorized_keys(self) -> str:
        """Admit only the keys in this file, which has the format of OpenSSH's authorized_keys."""
        return self.put("cli-option-authorized-keys", {})

    def option_invited(self) -> str:
        """Admit only known guests (tabletop people) and guests with an invitation (tabletop invite)."""
        return self.put("cli-option-invited", {})

    def option_by_approval(self) -> str:
        """Admit known guests and invited ones; others can apply, and come in when you approve them (tabletop people --approve)."""
        return self.put("cli-option-by-approval", {})

    def option_owner(self) -> str:
        """Who is in charge of all tables besides you: a known guest (tabletop people), who logs in with their key."""
        return self.put("cli-option-owner", {})

    def option_allow_anonymous(self) -> str:
        """Admit any key, on every address you listen on."""
        return self.put("cli-option-allow-anonymous", {})

    def option_behind_sshd(self) -> str:
        """All guests come through another SSH server on this machine: don't count connections by address."""
        return self.put("cli-option-behind-sshd", {})

    def option_no_screen(self) -> str:
        """No screen on this terminal; the tables stay open until Ctrl+C or SIGTERM."""
        return self.put("cli-option-no-screen", {})

    def option_name(self) -> str:
        """Your name at the tables; by default your user name."""
        return self.put("cli-option-name", {})

    def option_how(self) -> str:
        """Only say how friends reach the tables that are open on this machine."""
        return self.put("cli-option-how", {})

    def option_database(self) -> str:
        """Keep games and guests in this PostgreSQL database, for a club: postgresql://NAME@HOST/DATABASE. An address with a password belongs in the environment variable TABLETOP_DATABASE."""
        return self.put("cli-option-database", {})

    def option_serve_workers(self) -> str:
        """Number of servers behind one port, for example one for each core; each is restarted if it dies. Only with --database."""
        return self.put("cli-option-serve-workers", {})

    def option_notify(self) -> str:
        """Run this command for a player who isn't there: when their turn begins, when their time is up and when the game is over. Its arguments: docs/club.md"""
        return self.put("cli-option-notify", {})

    def option_address(self) -> str:
        """What friends type behind the @, if this machine has another name or address outside."""
        return self.put("cli-option-address", {})

    def option_metrics(self) -> str:
        """Answer monitoring at http://127.0.0.1:N/health and /metrics; only this machine can ask. With --workers, each server takes the next port."""
        return self.put("cli-option-metrics", {})

    def option_reload(self) -> str:
        """Have the tables that are open on this machine read the limits in server.toml again."""
        return self.put("cli-option-reload", {})

    def option_tables_close(self) -> str:
        """Close this table; its game is kept."""
        return self.put("cli-option-tables-close", {})

    def option_tables_reopen(self) -> str:
        """Open this closed table again."""
        return self.put("cli-option-tables-reopen", {})

    def option_contests_new(self) -> str:
        """Make a tournament or league of this name."""
        return self.put("cli-option-contests-new", {})

    def option_contests_game(self) -> str:
        """The game that is played."""
        return self.put("cli-option-contests-game", {})

    def option_contests_kind(self) -> str:
        """swiss pairs those with equal points, robin everyone with everyone; league counts rated games."""
        return self.put("cli-option-contests-kind", {})

    def option_contests_seats(self) -> str:
        """Seats at each table; with three or more, those sit together who have met least."""
        return self.put("cli-option-contests-seats", {})

    def option_contests_rounds(self) -> str:
        """How many rounds; without it, as many as the number of players asks for."""
        return self.put("cli-option-contests-rounds", {})

    def option_contests_days(self) -> str:
        """Days for a turn (1, 3 or 7) where a round is played over days; 0 for tables of an evening."""
        return self.put("cli-option-contests-days", {})

    def option_contests_from(self) -> str:
        """The first day of a league."""
        return self.put("cli-option-contests-from", {})

    def option_contests_to(self) -> str:
        """Its last day."""
        return self.put("cli-option-contests-to", {})

    def option_contests_begin(self) -> str:
        """Close the entries and open the first round."""
        return self.put("cli-option-contests-begin", {})

    def option_contests_drop(self) -> str:
        """A player plays no more; open tables of theirs are lost."""
        return self.put("cli-option-contests-drop", {})

    def option_contests_cancel(self) -> str:
        """Cancel this tournament or league."""
        return self.put("cli-option-contests-cancel", {})

    def option_tables(self) -> str:
        """How many tables may be open in the whole club, 50 at first. All its servers keep to the number, also later, until it is set again."""
        return self.put("cli-option-tables", {})

    def option_tables_each(self) -> str:
        """How many of these tables one person may have opened, 5 at first; kept like --tables. The host may open more."""
        return self.put("cli-option-tables-each", {})

    def option_log(self) -> str:
        """Log connections to this file."""
        return self.put("cli-option-log", {})

    def option_forget(self) -> str:
        """Release a name, so that another key can have it; its owner leaves the tables at once."""
        return self.put("cli-option-forget", {})

    def option_erase(self) -> str:
        """Erase a member, also in games and talk: "a former player" is left. Asks for the name again; can't be undone."""
        return self.put("cli-option-erase", {})

    def option_add(self) -> str:
        """Give a key a name before its owner first logs in; needs --key."""
        return self.put("cli-option-add", {})

    def option_new_key(self) -> str:
        """Give the owner of a name this key in place of all others; seats, invitations and settings stay. Needs --key."""
        return self.put("cli-option-new-key", {})

    def option_add_key(self) -> str:
        """Let the owner of a name log in with one more key, from this file."""
        return self.put("cli-option-add-key", {})

    def option_remove_key(self) -> str:
        """Take one of their keys from the owner of a name: a fingerprint, or a file. Seats, invitations and settings stay."""
        return self.put("cli-option-remove-key", {})

    def option_key(self) -> str:
        """The file with that public key; "-" reads it from the standard input."""
        return self.put("cli-option-key", {})

    def option_ban(self) -> str:
        """Keep a person out for good; if they are in, they have to leave at once. Their seats stay theirs."""
        return self.put("cli-option-ban", {})

    def option_send_away(self) -> str:
        """Have a person leave at once, and keep them out for some hours."""
        return self.put("cli-option-send-away", {})

    def option_hours_away(self) -> str:
        """How many hours --send-away keeps a person out (default: 1)."""
        return self.put("cli-option-hours-away", {})

    def option_unban(self) -> str:
        """Let a person come in again who was banned or sent away."""
        return self.put("cli-option-unban", {})

    def option_import_people(self) -> str:
        """Make members of the names and keys in a file, one a line: "ana ssh-ed25519 AAAA…". All lines count, or none."""
        return self.put("cli-option-import-people", {})

    def option_codes(self) -> str:
        """Print this many codes; each lets one new member in, with a name and key of their own."""
        return self.put("cli-option-codes", {})

    def option_approve(self) -> str:
        """Let a person in who has applied (tabletop serve --by-approval)."""
        return self.put("cli-option-approve", {})

    def option_rename(self) -> str:
        """Change a name; it still belongs to the same key."""
        return self.put("cli-option-rename", {})

    def option_seat(self) -> str:
        """The seat that the invitation is for, counted from 1; by default any free seat."""
        return self.put("cli-option-seat", {})

    def option_hours(self) -> str:
        """How many hours the code stays valid if it isn't used."""
        return self.put("cli-option-hours", {})

    def play_short(self) -> str:
        """Start a game."""
        return self.put("cli-play-short", {})

    def play_help(self) -> str:
        """Start a game. Without -p, the set-up screen asks for the players; with --plain and without -p, the game starts with two."""
        return self.put("cli-play-help", {})

    def solo_short(self) -> str:
        """Play alone against rivals of the computer."""
        return self.put("cli-solo-short", {})

    def solo_help(self) -> str:
        """Play alone against rivals of the computer who suit you. Their sheet opens, and Enter starts; with --plain the game starts at once."""
        return self.put("cli-solo-help", {})

    def daily_short(self) -> str:
        """Play the game of the day."""
        return self.put("cli-daily-short", {})

    def daily_help(self) -> str:
        """Play the game of the day: the same everywhere, against the same two rivals. Once it is over, this says how it ended, in a few lines to share."""
        return self.put("cli-daily-help", {})

    def puzzle_short(self) -> str:
        """Find the best answer: a puzzle a day."""
        return self.put("cli-puzzle-short", {})

    def puzzle_help(self) -> str:
        """The puzzle of the day, the same everywhere: a position of a game between computers, in which one answer is clearly the best. The first try counts; then this says why it is better."""
        return self.put("cli-puzzle-help", {})

    def learn_short(self) -> str:
        """Learn a game by playing it."""
        return self.put("cli-learn-short", {})

    def learn_help(self) -> str:
        """Learn a game in five minutes: a chain of prepared positions, each with a small goal, played with the real rules."""
        return self.put("cli-learn-help", {})

    def option_points(self) -> str:
        """Show how points are made: a finished game, line by line."""
        return self.put("cli-option-points", {})

    def no_points(self, *, game: Shown) -> str:
        """There is no finished game of { $game } to explain."""
        return self.put("cli-no-points", {"game": game})

    def option_step(self) -> str:
        """Begin at this step of the lesson; without it, the list of steps opens."""
        return self.put("cli-option-step", {})

    def no_lesson(self, *, game: Shown) -> str:
        """There is no lesson for { $game }."""
        return self.put("cli-no-lesson", {"game": game})

    def no_such_step(self, *, game: Shown, last: Shown) -> str:
        """The lesson of { $game } has { $last } steps."""
        return self.put("cli-no-such-step", {"game": game, "last": last})

    def resume_short(self) -> str:
        """Resume a game."""
        return self.put("cli-resume-short", {})

    def resume_help(self) -> str:
        """Resume a game: the one with this id, or the one that was played last."""
        return self.put("cli-resume-help", {})

    def games_short(self) -> str:
        """List the saved games."""
        return self.put("cli-games-short", {})

    def games_help(self) -> str:
        """List the saved games: whose turn it is, and when each was last played."""
        return self.put("cli-games-help", {})

    def replay_short(self) -> str:
        """Step through a game."""
        return self.put("cli-replay-short", {})

    def replay_help(self) -> str:
        """Step through a game, given by its id or as a file."""
        return self.put("cli-replay-help", {})

    def review_short(self) -> str:
        """Show where a game turned."""
        return self.put("cli-review-short", {})

    def review_help(self) -> str:
        """Review a finished game, given by its id or as a file: each player's expected lead over time, and up to three turning points with what would have been better. The review of a saved game is kept."""
        return self.put("cli-review-help", {})

    def option_review_json(self) -> str:
        """Print it as one line of JSON."""
        return self.put("cli-option-review-json", {})

    def option_review_try(self) -> str:
        """Play the turning point with this number again, in lines of text."""
        return self.put("cli-option-review-try", {})

    def option_puzzle_date(self) -> str:
        """The puzzle of an earlier day, for practice."""
        return self.put("cli-option-puzzle-date", {})

    def no_such_turning_point(self, *, count: int) -> str:
        """{ $count ->
            [0] This game has no turning point.
            [one] This game has only one turning point.
           *[other] This game has only { $count } turning points.
        }
        """
        return self.put("cli-no-such-turning-point", {"count": count})

    def review_progress(self) -> str:
        """Reviewing"""
        return self.put("cli-review-progress", {})

    def review_interrupted(self, *, id: Shown) -> str:
        """Interrupted. tabletop review { $id } continues from here."""
        return self.put("cli-review-interrupted", {"id": id})

    def export_short(self) -> str:
        """Write a game to a file."""
        return self.put("cli-export-short", {})

    def export_help(self) -> str:
        """Write a game to a file, or to standard output if you name no file."""
        return self.put("cli-export-help", {})

    def import_short(self) -> str:
        """Add a game from a file."""
        return self.put("cli-import-short", {})

    def import_help(self) -> str:
        """Add an exported game to the saved games."""
        return self.put("cli-import-help", {})

    def verify_short(self) -> str:
        """Check that a game replays exactly, and that its chance was fair."""
        return self.put("cli-verify-short", {})

    def verify_help(self) -> str:
        """Replay a game's answers and compare the position after each of them. For a game that is fair by proof, check hash, secret, contributions and seed as well; docs/fair.md says what that proves."""
        return self.put("cli-verify-help", {})

    def auto_short(self) -> str:
        """Let games play themselves."""
        return self.put("cli-auto-short", {})

    def stats_help(self) -> str:
        """What the finished games say about the players: ratings, wins, points and where they come from, and who finished ahead of whom. With a name, only that player's games."""
        return self.put("cli-stats-help", {})

    def stats_short(self) -> str:
        """Show the players' ratings, wins and points."""
        return self.put("cli-stats-short", {})

    def auto_help(self) -> str:
        """Let games play themselves, without a screen, and print a table of the results. Without -p every choice is random. With -p computer players meet and change seats from game to game."""
        return self.put("cli-auto-help", {})

    def match_short(self) -> str:
        """Measure one player against another."""
        return self.put("cli-match-short", {})

    def match_help(self) -> str:
        """Let FIRST play against SECOND, each a level (bot:4) or a class of any package (module:Class), in every game or in those that --game names. FIRST has one seat, another one in each game; SECOND has all others. Prints shares of wins with their 95 % intervals, points, and processor time an answer, also of answers with a choice."""
        return self.put("cli-match-help", {})

    def rules_short(self) -> str:
        """Print the short rules."""
        return self.put("cli-rules-short", {})

    def rules_help(self) -> str:
        """Print the short rules of a game; with words, only the paragraphs that contain all of them."""
        return self.put("cli-rules-help", {})

    def serve_short(self) -> str:
        """Open tables that friends join over SSH."""
        return self.put("cli-serve-short", {})

    def serve_help(self) -> str:
        """Open tables that friends join with nothing but ssh: ssh -p 2222 ana@host. You play along in this terminal.

        Guests are known by their keys: a name belongs to the first key that uses it, and no other key can log in with that name. A guest without a key needs an invitation (tabletop invite). For a list of names and keys: tabletop people.

        Without --host, only this machine can reach the tables. On any other address, say who may come in: --authorized-keys, --invited or --allow-anonymous. Guests reach the tables and nothing else: no shell, no commands, no file transfer. More: docs/ssh.md
        """
        return self.put("cli-serve-help", {})

    def store_short(self) -> str:
        """Copy all games and guests to another place."""
        return self.put("cli-store-short", {})

    def store_help(self) -> str:
        """Copy everything that is kept (games with all that was undone, guests and their keys, invitations, talk) from one place to another. A place is a folder with games.sqlite3 and people.sqlite3, a file of games, or the address of a PostgreSQL database. What is there already is left alone, unless it is an earlier state of the same game; a copy that was interrupted can be made again. Close the tables first."""
        return self.put("cli-store-help", {})

    def people_short(self) -> str:
        """List guests and their keys."""
        return self.put("cli-people-short", {})

    def people_help(self) -> str:
        """List the names that belong to keys, or change them. Works while the tables are open."""
        return self.put("cli-people-help", {})

    def tables_short(self) -> str:
        """List the tables over SSH, close one or open one again."""
        return self.put("cli-tables-short", {})

    def tables_help(self) -> str:
        """List the tables of running games over SSH: whose turn it is, when each was last touched, whether it is closed or will be. A closed game is kept, and its table can be opened again, on all servers of a club at once."""
        return self.put("cli-tables-help", {})

    def reopen_short(self) -> str:
        """Open a closed table again."""
        return self.put("cli-reopen-short", {})

    def reopen_help(self) -> str:
        """Open a table over SSH again that was closed. A club's servers list it at once; otherwise it opens when the tables open next. "tabletop games" says which tables are closed."""
        return self.put("cli-reopen-help", {})

    def contests_short(self) -> str:
        """List tournaments and leagues over SSH, or begin one."""
        return self.put("cli-contests-short", {})

    def contests_help(self) -> str:
        """List the tournaments and leagues of the tables over SSH; with ID, say how everyone stands. A tournament is made with --new and --game; members join on the screen, --begin opens the first round, and the running server does the rest. A league (--kind league) counts all rated games between two days. Works while the tables are open."""
        return self.put("cli-contests-help", {})

    def invite_short(self) -> str:
        """Invite a guest who has no key."""
        return self.put("cli-invite-short", {})

    def invite_help(self) -> str:
        """Create a code that lets one guest join the table of a saved game; without ID, list the open invitations. Works while the tables are open."""
        return self.put("cli-invite-help", {})

    def doctor_short(self) -> str:
        """Check that everything is in order."""
        return self.put("cli-doctor-short", {})

    def doctor_help(self) -> str:
        """Check the terminal, the files, the component tables and the libraries."""
        return self.put("cli-doctor-help", {})

    def where_short(self) -> str:
        """Show where files are kept."""
        return self.put("cli-where-short", {})

    def where_help(self) -> str:
        """Print where saves, settings, corrected component tables and reports are kept."""
        return self.put("cli-where-help", {})

    def values_short(self) -> str:
        """Show the component tables, or correct them."""
        return self.put("cli-values-short", {})

    def values_help(self) -> str:
        """List the tables of a game with where their values come from; with TABLE, print it. With --edit, copy it to where your own tables are, and open it in your editor; a copy that is there already stays as it is."""
        return self.put("cli-values-help", {})

    def option_glyphs(self) -> str:
        """Show every sign that boards are drawn with in its cell."""
        return self.put("cli-option-glyphs", {})

    def doctor_glyphs(self, *, count: Shown) -> str:
        """{ $count } signs, each between two bars; below them what stands for it with signs = "common", on a Linux console, and with --ascii. All bars stand in line if this terminal gives each sign one cell; a box or a gap is a sign that the font lacks."""
        return self.put("cli-doctor-glyphs", {"count": count})

    def option_edit(self) -> str:
        """Copy the table, then correct the copy."""
        return self.put("cli-option-edit", {})

    def help_short(self) -> str:
        """Show the help of a command."""
        return self.put("cli-help-short", {})

    def help_help(self) -> str:
        """Show the help of a command, as its option --help does; without COMMAND, that of the program."""
        return self.put("cli-help-help", {})

    def option_json_here(self) -> str:
        """Print JSON on one line."""
        return self.put("cli-option-json-here", {})

    def values_table(self) -> str:
        """Table"""
        return self.put("cli-values-table", {})

    def values_rows(self) -> str:
        """Rows"""
        return self.put("cli-values-rows", {})

    def values_from(self) -> str:
        """Values from"""
        return self.put("cli-values-from", {})

    def values_own(self) -> str:
        """Your own"""
        return self.put("cli-values-own", {})

    def values_copied(self, *, file: Shown) -> str:
        """Copied to { $file }. Correct its cells; the next start of the program takes them over, and `tabletop doctor` says if one is wrong. Remove the file to have the shipped values back."""
        return self.put("cli-values-copied", {"file": file})

    def values_there(self, *, file: Shown) -> str:
        """{ $file } is there already, and stays as it is."""
        return self.put("cli-values-there", {"file": file})

    def values_which(self, *, tables: Shown) -> str:
        """Name the table to copy: { $tables }."""
        return self.put("cli-values-which", {"tables": tables})

    def no_such_table(self, *, game: Shown, table: Shown, near: Shown) -> str:
        """{ $game } has no table "{ $table }". There is: { $near }."""
        return self.put("cli-no-such-table", {"game": game, "table": table, "near": near})

    def completion_short(self) -> str:
        """Print completion for bash, zsh or fish."""
        return self.put("cli-completion-short", {})

    def completion_help(self) -> str:
        """Print the script that completes commands, games and saves. For bash, put this into ~/.bashrc: eval "$(tabletop completion bash)". For fish: tabletop completion fish > ~/.config/fish/completions/tabletop.fish"""
        return self.put("cli-completion-help", {})

    def no_terminal(self, *, instead: Shown) -> str:
        """A full screen needs a terminal, and there is none here. Plain text works everywhere: { $instead }"""
        return self.put("cli-no-terminal", {"instead": instead})

    def dumb_terminal(self, *, instead: Shown) -> str:
        """This terminal (TERM=dumb) can't show a full screen. Plain text works everywhere: { $instead }"""
        return self.put("cli-dumb-terminal", {"instead": instead})

    def no_screens(self, *, instead: Shown) -> str:
        """Textual can't show full screens on this system. Plain text works everywhere: { $instead }"""
        return self.put("cli-no-screens", {"instead": instead})

    def no_such_command(self, *, command: Shown) -> str:
        """There is no command "{ $command }". For a list: tabletop --help"""
        return self.put("cli-no-such-command", {"command": command})

    def no_such_command_near(self, *, command: Shown, near: Shown) -> str:
        """There is no command "{ $command }". Did you mean "{ $near }"?"""
        return self.put("cli-no-such-command-near", {"command": command, "near": near})

    def no_such_option(self, *, command: Shown, option: Shown) -> str:
        """{ $command } has no option { $option }. For a list: { $command } --help"""
        return self.put("cli-no-such-option", {"command": command, "option": option})

    def option_value(self, *, option: Shown, command: Shown) -> str:
        """The option { $option } can't be used like this. Usage: { $command } --help"""
        return self.put("cli-option-value", {"option": option, "command": command})

    def missing(self, *, name: Shown, command: Shown) -> str:
        """{ $name } is missing. Usage: { $command } --help"""
        return self.put("cli-missing", {"name": name, "command": command})

    def wrong_usage(self, *, command: Shown) -> str:
        """This isn't a valid command line. Usage: { $command } --help"""
        return self.put("cli-wrong-usage", {"command": command})

    def extra_argument(self, *, argument: Shown, command: Shown) -> str:
        """ "{ $argument }" is one argument too many. Usage: { $command } --help"""
        return self.put("cli-extra-argument", {"argument": argument, "command": command})

    def no_such_game(self, *, game: Shown, games: Shown) -> str:
        """There is no game "{ $game }". Available games: { $games }"""
        return self.put("cli-no-such-game", {"game": game, "games": games})

    def not_one_of(self, *, option: Shown, value: Shown, choices: Shown) -> str:
        """{ $option } can't be "{ $value }". Choose one of { $choices }."""
        return self.put("cli-not-one-of", {"option": option, "value": value, "choices": choices})

    def no_such_choice_here(self, *, value: Shown, choices: Shown) -> str:
        """ "{ $value }" can't be chosen here. Choose one of { $choices }."""
        return self.put("cli-no-such-choice-here", {"value": value, "choices": choices})

    def not_a_day(self, *, what: Shown, value: Shown) -> str:
        """{ $what } must be a day such as 2026-11-28, not "{ $value }"."""
        return self.put("cli-not-a-day", {"what": what, "value": value})

    def not_a_number(self, *, what: Shown, least: Shown, value: Shown) -> str:
        """{ $what } must be a whole number, at least { $least }, not "{ $value }"."""
        return self.put("cli-not-a-number", {"what": what, "least": least, "value": value})

    def not_in_range(self, *, what: Shown, least: Shown, most: Shown, value: Shown) -> str:
        """{ $what } must be a whole number from { $least } to { $most }, not "{ $value }"."""
        return self.put("cli-not-in-range", {"what": what, "least": least, "most": most, "value": value})

    def not_a_choice(self, *, value: Shown) -> str:
        """--set needs KEY=VALUE, not "{ $value }"."""
        return self.put("cli-not-a-choice", {"value": value})

    def no_such_variant(self, *, game: Shown, key: Shown, known: Shown) -> str:
        """{ $game } has no variant "{ $key }". It has: { $known }"""
        return self.put("cli-no-such-variant", {"game": game, "key": key, "known": known})

    def no_such_choice(self, *, key: Shown, value: Shown, known: Shown) -> str:
        """ "{ $key }" can't be "{ $value }". Choose one of { $known }."""
        return self.put("cli-no-such-choice", {"key": key, "value": value, "known": known})

    def wrong_seats(self, *, game: Shown, least: Shown, most: Shown, seats: Shown) -> str:
        """{ $game } is for { $least } to { $most } players, not { $seats }."""
        return self.put("cli-wrong-seats", {"game": game, "least": least, "most": most, "seats": seats})

    def name_twice(self, *, name: Shown) -> str:
        """Two players are called { $name }. Give each player a different name."""
        return self.put("cli-name-twice", {"name": name})

    def name_empty(self) -> str:
        """A player's name is empty. Use -p NAME."""
        return self.put("cli-name-empty", {})

    def name_long(self, *, name: Shown, cells: Shown, kept: Shown) -> str:
        """The name "{ $name }" is too long: a name has at most { $cells } cells. "{ $kept }" would fit."""
        return self.put("cli-name-long", {"name": name, "cells": cells, "kept": kept})

    def auto_json_or_csv(self) -> str:
        """Choose either --json or --csv."""
        return self.put("cli-auto-json-or-csv", {})

    def bots_unknown(self, *, level: Shown, levels: Shown) -> str:
        """There is no computer player "bot:{ $level }". There are: { $levels }"""
        return self.put("cli-bots-unknown", {"level": level, "levels": levels})

    def auto_only_bots(self, *, name: Shown) -> str:
        """Games play themselves here, so "{ $name }" must be a computer player, as in -p bot:2 or -p "Max=bot:2"."""
        return self.put("cli-auto-only-bots", {"name": name})

    def auto_no_player(self, *, player: Shown, problem: Shown) -> str:
        """There is no player "{ $player }" ({ $problem }). A player is a level, such as bot:3, or module:Class of an installed package or of the current folder."""
        return self.put("cli-auto-no-player", {"player": player, "problem": problem})

    def auto_player_failed(self, *, player: Shown, problem: Shown) -> str:
        """The player "{ $player }" failed: { $problem }"""
        return self.put("cli-auto-player-failed", {"player": player, "problem": problem})

    def match_bug(self, *, game: Shown, seed: Shown, problem: Shown) -> str:
        """The rules of { $game } failed in the game with seed { $seed } ({ $problem }). tabletop auto with the same players and seed keeps that game in a file."""
        return self.put("cli-match-bug", {"game": game, "seed": seed, "problem": problem})

    def auto_count(self, *, players: Shown, named: Shown) -> str:
        """--players says { $players }, but -p names { $named }."""
        return self.put("cli-auto-count", {"players": players, "named": named})

    def no_such_save(self, *, source: Shown) -> str:
        """There is no saved game and no file "{ $source }". For a list of saved games: tabletop games"""
        return self.put("cli-no-such-save", {"source": source})

    def no_such_file(self, *, file: Shown) -> str:
        """There is no file "{ $file }"."""
        return self.put("cli-no-such-file", {"file": file})

    def left(self, *, id: Shown) -> str:
        """The game is saved. To play on: tabletop resume { $id }"""
        return self.put("cli-left", {"id": id})

    def no_saves(self) -> str:
        """There is no game to resume. Start one: tabletop play orbis"""
        return self.put("cli-no-saves", {})

    def wrong_ending(self, *, file: Shown) -> str:
        """The name "{ $file }" doesn't say which format to write. End it in .json, .txt or .svg, or add --format."""
        return self.put("cli-wrong-ending", {"file": file})

    def is_folder(self, *, file: Shown) -> str:
        """ "{ $file }" is a folder. Name a file."""
        return self.put("cli-is-folder", {"file": file})

    def at_too_far(self, *, answers: Shown, at: Shown) -> str:
        """The game has only { $answers } answers, so --at can't be { $at }."""
        return self.put("cli-at-too-far", {"answers": answers, "at": at})

    def rules_nothing_found(self, *, word: Shown) -> str:
        """The short rules say nothing about "{ $word }"."""
        return self.put("cli-rules-nothing-found", {"word": word})

    def where_saves(self) -> str:
        """Saved games"""
        return self.put("cli-where-saves", {})

    def where_settings(self) -> str:
        """Settings"""
        return self.put("cli-where-settings", {})

    def where_server(self) -> str:
        """Limits of a server"""
        return self.put("cli-where-server", {})

    def where_tables(self) -> str:
        """Corrected component tables"""
        return self.put("cli-where-tables", {})

    def where_reports(self) -> str:
        """Failure reports"""
        return self.put("cli-where-reports", {})

    def auto_progress(self) -> str:
        """Playing"""
        return self.put("cli-auto-progress", {})

    def auto_seed(self) -> str:
        """Seed"""
        return self.put("cli-auto-seed", {})

    def auto_decisions(self) -> str:
        """Decisions"""
        return self.put("cli-auto-decisions", {})

    def auto_winner(self) -> str:
        """Won by"""
        return self.put("cli-auto-winner", {})

    def auto_average(self) -> str:
        """Average"""
        return self.put("cli-auto-average", {})

    def auto_best(self) -> str:
        """Best"""
        return self.put("cli-auto-best", {})

    def auto_wins(self) -> str:
        """Wins"""
        return self.put("cli-auto-wins", {})

    def auto_player(self) -> str:
        """Player"""
        return self.put("cli-auto-player", {})

    def auto_games(self) -> str:
        """Games"""
        return self.put("cli-auto-games", {})

    def auto_share(self) -> str:
        """Share"""
        return self.put("cli-auto-share", {})

    def auto_interval(self) -> str:
        """95 % interval"""
        return self.put("cli-auto-interval", {})

    def match_player(self) -> str:
        """Player"""
        return self.put("cli-match-player", {})

    def match_game(self) -> str:
        """Game"""
        return self.put("cli-match-game", {})

    def match_games(self) -> str:
        """Games"""
        return self.put("cli-match-games", {})

    def match_share(self) -> str:
        """Share"""
        return self.put("cli-match-share", {})

    def match_interval(self) -> str:
        """95 % interval"""
        return self.put("cli-match-interval", {})

    def match_average(self) -> str:
        """Points"""
        return self.put("cli-match-average", {})

    def match_answer(self) -> str:
        """An answer"""
        return self.put("cli-match-answer", {})

    def match_median(self) -> str:
        """With a choice: median"""
        return self.put("cli-match-median", {})

    def match_p95(self) -> str:
        """p95"""
        return self.put("cli-match-p95", {})

    def match_longest(self) -> str:
        """longest"""
        return self.put("cli-match-longest", {})

    def auto_bug(self, *, seed: Shown, problem: Shown, file: Shown) -> str:
        """The rules failed in the game with seed { $seed } ({ $problem }). The game is saved: tabletop replay { $file }"""
        return self.put("cli-auto-bug", {"seed": seed, "problem": problem, "file": file})

    def games_id(self) -> str:
        """Id"""
        return self.put("cli-games-id", {})

    def games_game(self) -> str:
        """Game"""
        return self.put("cli-games-game", {})

    def games_players(self) -> str:
        """Players"""
        return self.put("cli-games-players", {})

    def games_turn(self) -> str:
        """Turn"""
        return self.put("cli-games-turn", {})

    def games_played(self) -> str:
        """Last played"""
        return self.put("cli-games-played", {})

    def games_over(self) -> str:
        """over"""
        return self.put("cli-games-over", {})

    def games_closed(self, *, name: Shown) -> str:
        """{ $name } (table closed)"""
        return self.put("cli-games-closed", {"name": name})

    def games_none(self) -> str:
        """No saved games yet. Learn a game: tabletop learn orbis. Start one: tabletop play orbis"""
        return self.put("cli-games-none", {})

    def text_seed(self, *, seed: Shown) -> str:
        """Seed { $seed }"""
        return self.put("cli-text-seed", {"seed": seed})

    def text_undone(self) -> str:
        """taken back"""
        return self.put("cli-text-undone", {})

    def text_total(self) -> str:
        """Total"""
        return self.put("cli-text-total", {})

    def text_place(self) -> str:
        """Place"""
        return self.put("cli-text-place", {})

    def exported(self, *, file: Shown) -> str:
        """Written to { $file }"""
        return self.put("cli-exported", {"file": file})

    def imported(self, *, id: Shown) -> str:
        """Added as { $id }. To play on: tabletop resume { $id }"""
        return self.put("cli-imported", {"id": id})

    def verified(self, *, file: Shown, answers: int, game: Shown, over: bool) -> str:
        """{ $file }: { $answers ->
            [one] 1 answer
           *[other] { $answers } answers
        } of { $game }, every position as recorded; { $over ->
            [yes] the game is over.
           *[no] the game isn't over.
        }
        """
        return self.put("cli-verified", {"file": file, "answers": answers, "game": game, "over": over})

    def verify_recovered(self, *, file: Shown, answer: Shown) -> str:
        """{ $file }: the rules or the file have changed. From answer { $answer } on, the position differs; the game can be resumed from its checkpoint."""
        return self.put("cli-verify-recovered", {"file": file, "answer": answer})

    def verify_differs(self, *, file: Shown, answer: Shown) -> str:
        """{ $file }: from answer { $answer } on, the position differs, and it can't be recovered."""
        return self.put("cli-verify-differs", {"file": file, "answer": answer})

    def doctor_keys(self) -> str:
        """Custom keys"""
        return self.put("cli-doctor-keys", {})

    def doctor_keys_own(self, *, count: Shown) -> str:
        """{ $count }, without conflicts"""
        return self.put("cli-doctor-keys-own", {"count": count})

    def doctor_good(self) -> str:
        """Everything is in order."""
        return self.put("cli-doctor-good", {})

    def doctor_bad(self, *, count: int) -> str:
        """{ $count ->
            [one] One problem, marked !!
           *[other] { $count } problems, marked !!
        }
        """
        return self.put("cli-doctor-bad", {"count": count})

    def doctor_libraries(self) -> str:
        """Libraries"""
        return self.put("cli-doctor-libraries", {})

    def doctor_terminal(self) -> str:
        """Terminal"""
        return self.put("cli-doctor-terminal", {})

    def doctor_no_screens(self) -> str:
        """full screens can't be shown on this system; plain text works: tabletop play GAME --plain"""
        return self.put("cli-doctor-no-screens", {})

    def doctor_no_terminal(self) -> str:
        """none; needed for full screens, not for --plain and the other commands"""
        return self.put("cli-doctor-no-terminal", {})

    def doctor_dumb(self, *, term: Shown) -> str:
        """TERM is { $term }: no full screen; set TERM (for example to xterm-256color) or use --plain"""
        return self.put("cli-doctor-dumb", {"term": term})

    def doctor_window(self) -> str:
        """Window"""
        return self.put("cli-doctor-window", {})

    def doctor_size(self, *, size: Shown) -> str:
        """{ $size }"""
        return self.put("cli-doctor-size", {"size": size})

    def doctor_pocket(self, *, size: Shown) -> str:
        """{ $size }; below 80x24, a game shows one board at a time"""
        return self.put("cli-doctor-pocket", {"size": size})

    def doctor_too_small(self, *, size: Shown) -> str:
        """{ $size }; full screens need at least 48x20, plain mode (--plain) needs no size"""
        return self.put("cli-doctor-too-small", {"size": size})

    def doctor_colours(self) -> str:
        """Colours"""
        return self.put("cli-doctor-colours", {})

    def doctor_colours_asked(self, *, colours: Shown) -> str:
        """{ $colours }, as set"""
        return self.put("cli-doctor-colours-asked", {"colours": colours})

    def doctor_colours_true(self) -> str:
        """16 million"""
        return self.put("cli-doctor-colours-true", {})

    def doctor_colours_256(self) -> str:
        """256"""
        return self.put("cli-doctor-colours-256", {})

    def doctor_colours_16(self) -> str:
        """16"""
        return self.put("cli-doctor-colours-16", {})

    def doctor_colours_mono(self) -> str:
        """none"""
        return self.put("cli-doctor-colours-mono", {})

    def doctor_characters(self) -> str:
        """Characters"""
        return self.put("cli-doctor-characters", {})

    def doctor_not_utf8(self, *, coding: Shown) -> str:
        """{ $coding }; set a UTF-8 locale (for example LANG=C.UTF-8) or use --ascii"""
        return self.put("cli-doctor-not-utf8", {"coding": coding})

    def doctor_language(self) -> str:
        """Language"""
        return self.put("cli-doctor-language", {})

    def doctor_language_is(self, *, language: Shown, locale: Shown) -> str:
        """{ $language } (the locale says { $locale })"""
        return self.put("cli-doctor-language-is", {"language": language, "locale": locale})

    def doctor_messages(self) -> str:
        """Sentences"""
        return self.put("cli-doctor-messages", {})

    def doctor_untranslated(self, *, language: Shown, count: int, messages: Shown) -> str:
        """{ $language } lacks { $count ->
            [one] one, which appears in English: { $messages }
           *[other] { $count }, which appear in English: { $messages }
        }
        """
        return self.put(
            "cli-doctor-untranslated", {"language": language, "count": count, "messages": messages}
        )

    def doctor_begun(self, *, language: Shown, count: Shown) -> str:
        """{ $language } has been begun: { $count } messages still appear in English"""
        return self.put("cli-doctor-begun", {"language": language, "count": count})

    def doctor_lacking(self, *, language: Shown, count: int, messages: Shown) -> str:
        """{ $language } lacks { $count ->
            [one] one: { $messages }
           *[other] { $count }: { $messages }
        }
        """
        return self.put("cli-doctor-lacking", {"language": language, "count": count, "messages": messages})

    def doctor_not_writable(self, *, folder: Shown) -> str:
        """{ $folder } isn't writable; games can't be saved"""
        return self.put("cli-doctor-not-writable", {"folder": folder})

    def doctor_guests(self) -> str:
        """Guest book"""
        return self.put("cli-doctor-guests", {})

    def doctor_saves(self, *, count: int, file: Shown) -> str:
        """{ $count ->
            [one] one game
           *[other] { $count } games
        } in { $file }
        """
        return self.put("cli-doctor-saves", {"count": count, "file": file})

    def doctor_allowed(self) -> str:
        """Open tables"""
        return self.put("cli-doctor-allowed", {})

    def doctor_allowed_are(self, *, tables: Shown, each: Shown, days: Shown, dayseach: Shown) -> str:
        """at most { $tables } in all, and { $each } opened by one person; with a clock { $days } and { $dayseach }"""
        return self.put(
            "cli-doctor-allowed-are", {"tables": tables, "each": each, "days": days, "dayseach": dayseach}
        )

    def doctor_limits(self) -> str:
        """Limits of a server"""
        return self.put("cli-doctor-limits", {})

    def doctor_mail(self) -> str:
        """Mail server"""
        return self.put("cli-doctor-mail", {})

    def doctor_mail_answers(self, *, server: Shown) -> str:
        """{ $server } answers"""
        return self.put("cli-doctor-mail-answers", {"server": server})

    def doctor_mail_silent(self, *, server: Shown, problem: Shown) -> str:
        """{ $server } doesn't answer ({ $problem })"""
        return self.put("cli-doctor-mail-silent", {"server": server, "problem": problem})

    def doctor_database(self) -> str:
        """Club database"""
        return self.put("cli-doctor-database", {})

    def doctor_database_is(self, *, server: Shown, games: int, people: int, address: Shown) -> str:
        """PostgreSQL { $server }, { $games ->
            [one] one game
           *[other] { $games } games
        } and { $people ->
            [one] one person
           *[other] { $people } people
        } in { $address }
        """
        return self.put(
            "cli-doctor-database-is", {"server": server, "games": games, "people": people, "address": address}
        )

    def doctor_secrecy(self) -> str:
        """Connection to it"""
        return self.put("cli-doctor-secrecy", {})

    def doctor_secrecy_here(self) -> str:
        """stays on this machine"""
        return self.put("cli-doctor-secrecy-here", {})

    def doctor_secrecy_checked(self, *, mode: Shown) -> str:
        """TLS, with a checked certificate (sslmode={ $mode })"""
        return self.put("cli-doctor-secrecy-checked", {"mode": mode})

    def doctor_secrecy_unchecked(self, *, mode: Shown) -> str:
        """TLS, but anyone could pose as the database (sslmode={ $mode }); sslmode=verify-full checks its certificate and name"""
        return self.put("cli-doctor-secrecy-unchecked", {"mode": mode})

    def doctor_secrecy_clear(self, *, mode: Shown, allow: Shown) -> str:
        """clear text, which others on the way can read (sslmode={ $mode }, allowed by { $allow })"""
        return self.put("cli-doctor-secrecy-clear", {"mode": mode, "allow": allow})

    def doctor_game(self, *, game: Shown) -> str:
        """Rules of { $game }"""
        return self.put("cli-doctor-game", {"game": game})

    def doctor_rules(self, *, version: Shown) -> str:
        """version { $version }, component tables are valid"""
        return self.put("cli-doctor-rules", {"version": version})
