"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class PlainMessages(Catalogue):
    """One method per message, with its English text."""

    def words_board(self) -> str:
        """board boards table"""
        return self.put("plain-words-board", {})

    def words_mine(self) -> str:
        """mine"""
        return self.put("plain-words-mine", {})

    def words_all(self) -> str:
        """all everything"""
        return self.put("plain-words-all", {})

    def words_score(self) -> str:
        """score scores points s"""
        return self.put("plain-words-score", {})

    def words_log(self) -> str:
        """log history l"""
        return self.put("plain-words-log", {})

    def words_since(self) -> str:
        """since"""
        return self.put("plain-words-since", {})

    def words_what(self) -> str:
        """what"""
        return self.put("plain-words-what", {})

    def words_coach(self) -> str:
        """coach"""
        return self.put("plain-words-coach", {})

    def words_why(self) -> str:
        """why w"""
        return self.put("plain-words-why", {})

    def words_hint(self) -> str:
        """hint tip h"""
        return self.put("plain-words-hint", {})

    def words_undo(self) -> str:
        """undo back u"""
        return self.put("plain-words-undo", {})

    def words_again(self) -> str:
        """again repeat"""
        return self.put("plain-words-again", {})

    def words_brief(self) -> str:
        """brief"""
        return self.put("plain-words-brief", {})

    def words_redo(self) -> str:
        """redo"""
        return self.put("plain-words-redo", {})

    def words_restart(self) -> str:
        """restart"""
        return self.put("plain-words-restart", {})

    def words_help(self) -> str:
        """help ?"""
        return self.put("plain-words-help", {})

    def words_rules(self) -> str:
        """rules"""
        return self.put("plain-words-rules", {})

    def words_answers(self) -> str:
        """answers standing"""
        return self.put("plain-words-answers", {})

    def words_computer(self) -> str:
        """computer bots bot"""
        return self.put("plain-words-computer", {})

    def words_say(self) -> str:
        """say tell"""
        return self.put("plain-words-say", {})

    def words_people(self) -> str:
        """people who"""
        return self.put("plain-words-people", {})

    def words_sit(self) -> str:
        """sit"""
        return self.put("plain-words-sit", {})

    def words_stand(self) -> str:
        """stand"""
        return self.put("plain-words-stand", {})

    def words_agree(self) -> str:
        """agree"""
        return self.put("plain-words-agree", {})

    def words_free(self) -> str:
        """free"""
        return self.put("plain-words-free", {})

    def words_invite(self) -> str:
        """invite"""
        return self.put("plain-words-invite", {})

    def words_mute(self) -> str:
        """mute"""
        return self.put("plain-words-mute", {})

    def words_away(self) -> str:
        """away"""
        return self.put("plain-words-away", {})

    def words_close(self) -> str:
        """close"""
        return self.put("plain-words-close", {})

    def words_clock(self) -> str:
        """clock"""
        return self.put("plain-words-clock", {})

    def words_messages(self) -> str:
        """messages notify"""
        return self.put("plain-words-messages", {})

    def words_quit(self) -> str:
        """quit exit q"""
        return self.put("plain-words-quit", {})

    def words_yes(self) -> str:
        """yes y"""
        return self.put("plain-words-yes", {})

    def words_no(self) -> str:
        """no n"""
        return self.put("plain-words-no", {})

    def does_board(self) -> str:
        """how the table stands, and the names of its parts; with one of them, that part; with a player's name, their things; with all, everything"""
        return self.put("plain-does-board", {})

    def does_mine(self) -> str:
        """what lies before you"""
        return self.put("plain-does-mine", {})

    def board_parts(self, *, board: Shown, parts: Shown, all: Shown) -> str:
        """More: { $board } followed by { $parts }, a player's name, or { $all }."""
        return self.put("plain-board-parts", {"board": board, "parts": parts, "all": all})

    def does_score(self) -> str:
        """all players' points; with a name, where that player's points come from"""
        return self.put("plain-does-score", {})

    def does_log(self) -> str:
        """what has happened; with a number, only that many steps"""
        return self.put("plain-does-log", {})

    def does_since(self) -> str:
        """what happened since your turn, and what it means for you"""
        return self.put("plain-does-since", {})

    def does_what(self) -> str:
        """with an option's number: what it would do; with a place or a player: what is there"""
        return self.put("plain-does-what", {})

    def does_hint(self) -> str:
        """the best options, and what speaks for them; in a lesson, how the goal is reached; noted in the log. With off or on: whether this table has hints"""
        return self.put("plain-does-hint", {})

    def hint_on(self) -> str:
        """on yes"""
        return self.put("plain-hint-on", {})

    def hint_off(self) -> str:
        """off no"""
        return self.put("plain-hint-off", {})

    def does_coach(self) -> str:
        """what the coach has said to you so far; with off or on: whether it says anything"""
        return self.put("plain-does-coach", {})

    def coach_is_on(self, *, name: Shown) -> str:
        """The coach is on for { $name }."""
        return self.put("plain-coach-is-on", {"name": name})

    def coach_is_off(self, *, name: Shown) -> str:
        """The coach is off for { $name }."""
        return self.put("plain-coach-is-off", {"name": name})

    def coach_how(self, *, coach: Shown, off: Shown, on: Shown) -> str:
        """“{ $coach } { $off }” turns the coach off, “{ $coach } { $on }” turns it on again."""
        return self.put("plain-coach-how", {"coach": coach, "off": off, "on": on})

    def does_why(self) -> str:
        """what can't be chosen now, and why"""
        return self.put("plain-does-why", {})

    def does_again(self) -> str:
        """what is asked, once more"""
        return self.put("plain-does-again", {})

    def does_brief(self) -> str:
        """only what is new, and options by their names, for who knows the game; kept for later games; once more: everything in full"""
        return self.put("plain-does-brief", {})

    def does_undo(self) -> str:
        """take back the last step"""
        return self.put("plain-does-undo", {})

    def does_redo(self) -> str:
        """redo what was taken back"""
        return self.put("plain-does-redo", {})

    def does_restart(self) -> str:
        """take back as much of this turn as possible"""
        return self.put("plain-does-restart", {})

    def does_help(self) -> str:
        """this help"""
        return self.put("plain-does-help", {})

    def does_rules(self) -> str:
        """the short rules; with a word, only the paragraphs that contain it"""
        return self.put("plain-does-rules", {})

    def does_answers(self) -> str:
        """each player's standing answers; with two numbers, change one"""
        return self.put("plain-does-answers", {})

    def does_computer(self) -> str:
        """who plays each seat; with two numbers, give a seat to a computer player's level, or (0) to a person"""
        return self.put("plain-does-computer", {})

    def does_say(self) -> str:
        """followed by words: say them to the whole table"""
        return self.put("plain-does-say", {})

    def does_people(self) -> str:
        """who sits where, and who watches"""
        return self.put("plain-does-people", {})

    def does_sit(self) -> str:
        """take a free seat, or take your own back from the host"""
        return self.put("plain-does-sit", {})

    def does_stand(self) -> str:
        """give up your seat, so that another guest can take it"""
        return self.put("plain-does-stand", {})

    def does_agree(self) -> str:
        """agree to a request about your seat"""
        return self.put("plain-does-agree", {})

    def does_free(self) -> str:
        """with a seat's number: make the seat free"""
        return self.put("plain-does-free", {})

    def does_invite(self) -> str:
        """with a seat's number: create a code for a guest without a key"""
        return self.put("plain-does-invite", {})

    def does_mute(self) -> str:
        """with a name: mute that person, or let them speak again"""
        return self.put("plain-does-mute", {})

    def does_away(self) -> str:
        """with a name: send that person away, or let them come back"""
        return self.put("plain-does-away", {})

    def does_close(self) -> str:
        """close the table; the game is saved"""
        return self.put("plain-does-close", {})

    def table_no_wish(self) -> str:
        """There is no request about your seat."""
        return self.put("plain-table-no-wish", {})

    def table_wish_lend(self, *, name: Shown) -> str:
        """{ $name } would like to play your seat. To accept, type agree."""
        return self.put("plain-table-wish-lend", {"name": name})

    def table_wish_bot(self, *, name: Shown) -> str:
        """{ $name } would like the computer to play your seat. To accept, type agree."""
        return self.put("plain-table-wish-bot", {"name": name})

    def table_wish_free(self, *, name: Shown) -> str:
        """{ $name } would like to make your seat free. To accept, type agree."""
        return self.put("plain-table-wish-free", {"name": name})

    def table_which_seat(self, *, last: Shown) -> str:
        """Which seat? Type its number, 1 to { $last }."""
        return self.put("plain-table-which-seat", {"last": last})

    def does_clock(self) -> str:
        """how long a turn may take here; with 1, 3 or 7 days (0: no clock), set it"""
        return self.put("plain-does-clock", {})

    def does_messages(self) -> str:
        """whether you get a message when it is your turn and you aren't here; off and on change it"""
        return self.put("plain-does-messages", {})

    def does_quit(self) -> str:
        """leave; the game stays as it is"""
        return self.put("plain-does-quit", {})

    def prompt(self) -> str:
        """{ "> " }"""
        return self.put("plain-prompt", {})

    def begin(self, *, game: Shown, people: Shown, seed: Shown) -> str:
        """{ $game } for { $people }. Seed { $seed }."""
        return self.put("plain-begin", {"game": game, "people": people, "seed": seed})

    def again(self, *, game: Shown, people: Shown, seed: Shown) -> str:
        """Resuming { $game } for { $people }. Seed { $seed }."""
        return self.put("plain-again", {"game": game, "people": people, "seed": seed})

    def id(self, *, id: Shown) -> str:
        """The game is saved as { $id } after every step."""
        return self.put("plain-id", {"id": id})

    def recovered(self) -> str:
        """The rules have changed since this game was saved. It continues from the start of the phase it was in."""
        return self.put("plain-recovered", {})

    def hint(self, *, commands: Shown) -> str:
        """Answer with the number of an option. Commands: { $commands }."""
        return self.put("plain-hint", {"commands": commands})

    def turn(self, *, name: Shown, word: Shown, round: Shown, rounds: Shown, points: Shown) -> str:
        """{ $name } to move, { $word } { $round } of { $rounds }. { $points }."""
        return self.put(
            "plain-turn", {"name": name, "word": word, "round": round, "rounds": rounds, "points": points}
        )

    def turn_open(self, *, name: Shown, word: Shown, round: Shown, points: Shown) -> str:
        """{ $name } to move, { $word } { $round }. { $points }."""
        return self.put("plain-turn-open", {"name": name, "word": word, "round": round, "points": points})

    def turn_brief(self, *, name: Shown, word: Shown, round: Shown, points: Shown) -> str:
        """{ $name }, { $word } { $round }. { $points }."""
        return self.put("plain-turn-brief", {"name": name, "word": word, "round": round, "points": points})

    def points(self, *, name: Shown, count: Shown) -> str:
        """{ $name } { $count }"""
        return self.put("plain-points", {"name": name, "count": count})

    def option(self, *, number: Shown, option: Shown) -> str:
        """{ $number }. { $option }"""
        return self.put("plain-option", {"number": number, "option": option})

    def brief_on(self, *, what: Shown, brief: Shown) -> str:
        """Brief from now on, in later games too: only what is new is said; up to four options by their names, of more their number. { $what } with a number says more of one, { $brief } says everything again."""
        return self.put("plain-brief-on", {"what": what, "brief": brief})

    def brief_off(self) -> str:
        """Everything is said in full again."""
        return self.put("plain-brief-off", {})

    def brief_many(self, *, count: Shown, again: Shown) -> str:
        """{ $count } options; type a number or a name. { $again } names them."""
        return self.put("plain-brief-many", {"count": count, "again": again})

    def brief_count(self, *, count: Shown) -> str:
        """{ $count } options."""
        return self.put("plain-brief-count", {"count": count})

    def blocked(self, *, count: int, why: Shown) -> str:
        """{ $count ->
            [one] One more can't be chosen now
           *[other] { $count } more can't be chosen now
        }; { $why } gives the reasons.
        """
        return self.put("plain-blocked", {"count": count, "why": why})

    def last_sound(self, *, answers: int, yes: Shown, no: Shown) -> str:
        """You can go on from the last sound position, after { $answers } { $answers ->
            [one] step
           *[other] steps
        }. That is a new game; the damaged one stays in the list. Go on? 1. { $yes }, 2. { $no }
        """
        return self.put("plain-last-sound", {"answers": answers, "yes": yes, "no": no})

    def confirm(self, *, yes: Shown, no: Shown) -> str:
        """Do it anyway? 1. { $yes }, 2. { $no }"""
        return self.put("plain-confirm", {"yes": yes, "no": no})

    def enter_takes(self, *, number: Shown, option: Shown) -> str:
        """Enter again: { $number }. { $option }"""
        return self.put("plain-enter-takes", {"number": number, "option": option})

    def not_taken(self) -> str:
        """Cancelled."""
        return self.put("plain-not-taken", {})

    def turn_over(self, *, name: Shown, other: Shown) -> str:
        """{ $name }'s turn is over. { $other } comes next."""
        return self.put("plain-turn-over", {"name": name, "other": other})

    def turn_over_owed(self, *, name: Shown, turn: Shown, other: Shown) -> str:
        """{ $name }'s turn is over. { $turn } comes next; { $other } decides first."""
        return self.put("plain-turn-over-owed", {"name": name, "turn": turn, "other": other})

    def turn_over_owed_undo(self, *, name: Shown, undo: Shown, turn: Shown, other: Shown) -> str:
        """{ $name }'s turn is over; { $undo } takes it back. { $turn } comes next; { $other } decides first."""
        return self.put(
            "plain-turn-over-owed-undo", {"name": name, "undo": undo, "turn": turn, "other": other}
        )

    def turn_over_undo(self, *, name: Shown, undo: Shown, other: Shown) -> str:
        """{ $name }'s turn is over; { $undo } takes it back. { $other } comes next."""
        return self.put("plain-turn-over-undo", {"name": name, "undo": undo, "other": other})

    def come(self, *, name: Shown, key: Shown) -> str:
        """{ $name } is next and has hidden things: type { $key } when no other player is looking."""
        return self.put("plain-come", {"name": name, "key": key})

    def undone(self, *, sentence: Shown) -> str:
        """Taken back: { $sentence }"""
        return self.put("plain-undone", {"sentence": sentence})

    def undone_silent(self) -> str:
        """an answer that changed nothing."""
        return self.put("plain-undone-silent", {})

    def log_empty(self) -> str:
        """Nothing has happened yet."""
        return self.put("plain-log-empty", {})

    def for_you(self, *, text: Shown) -> str:
        """For you: { $text }"""
        return self.put("plain-for-you", {"text": text})

    def since_turn(self, *, name: Shown, text: Shown) -> str:
        """{ $name }: { $text }."""
        return self.put("plain-since-turn", {"name": name, "text": text})

    def since_gained(self, *, name: Shown, text: Shown, points: Shown, count: int) -> str:
        """{ $name }: { $text }, { $points } { $count ->
            [one] point
           *[other] points
        }.
        """
        return self.put("plain-since-gained", {"name": name, "text": text, "points": points, "count": count})

    def since_nothing(self) -> str:
        """The others have done nothing since your turn."""
        return self.put("plain-since-nothing", {})

    def log(self, *, number: Shown, sentence: Shown) -> str:
        """{ $number }: { $sentence }"""
        return self.put("plain-log", {"number": number, "sentence": sentence})

    def log_undone(self, *, number: Shown, sentence: Shown) -> str:
        """{ $number }, taken back: { $sentence }"""
        return self.put("plain-log-undone", {"number": number, "sentence": sentence})

    def why(self, *, option: Shown, reason: Shown) -> str:
        """{ $option }: { $reason }"""
        return self.put("plain-why", {"option": option, "reason": reason})

    def why_nothing(self) -> str:
        """Nothing here is known to be blocked."""
        return self.put("plain-why-nothing", {})

    def why_possible(self, *, text: Shown) -> str:
        """ "{ $text }" can be chosen."""
        return self.put("plain-why-possible", {"text": text})

    def what_how(self, *, what: Shown) -> str:
        """Name an option or a place, for example: { $what } 1"""
        return self.put("plain-what-how", {"what": what})

    def what_places(self, *, places: Shown) -> str:
        """Places: { $places }"""
        return self.put("plain-what-places", {"places": places})

    def what_others(self, *, example: Shown) -> str:
        """With a player's name first, what lies there: { $example }"""
        return self.put("plain-what-others", {"example": example})

    def what_place(self, *, place: Shown) -> str:
        """{ $place }:"""
        return self.put("plain-what-place", {"place": place})

    def what_several(self, *, places: Shown) -> str:
        """Which one: { $places }?"""
        return self.put("plain-what-several", {"places": places})

    def what_nothing(self, *, text: Shown) -> str:
        """There is nothing called { $text } here."""
        return self.put("plain-what-nothing", {"text": text})

    def command(self, *, command: Shown, does: Shown) -> str:
        """{ $command }: { $does }"""
        return self.put("plain-command", {"command": command, "does": does})

    def points_of(self, *, name: Shown, count: int) -> str:
        """{ $name }: { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
        """
        return self.put("plain-points-of", {"name": name, "count": count})

    def points_of_some(self, *, name: Shown, points: Shown) -> str:
        """{ $name }: { $points } points"""
        return self.put("plain-points-of-some", {"name": name, "points": points})

    def score_line(self, *, points: Shown, line: Shown) -> str:
        """{ "  " }{ $points } for { $line }"""
        return self.put("plain-score-line", {"points": points, "line": line})

    def rules_nothing(self, *, text: Shown) -> str:
        """The short rules say nothing about "{ $text }"."""
        return self.put("plain-rules-nothing", {"text": text})

    def no_such_number(self, *, number: Shown, last: Shown) -> str:
        """There is no option { $number }; the options are 1 to { $last }."""
        return self.put("plain-no-such-number", {"number": number, "last": last})

    def several(self, *, text: Shown, numbers: Shown) -> str:
        """ "{ $text }" could be one of the options { $numbers }; type its number."""
        return self.put("plain-several", {"text": text, "numbers": numbers})

    def not_understood(self, *, text: Shown, last: Shown) -> str:
        """ "{ $text }" is neither an option (1 to { $last }) nor a command. For a list of commands: help"""
        return self.put("plain-not-understood", {"text": text, "last": last})

    def no_longer(self) -> str:
        """That can't be chosen now."""
        return self.put("plain-no-longer", {})

    def nobody(self, *, text: Shown) -> str:
        """No player here is called "{ $text }", or more than one is."""
        return self.put("plain-nobody", {"text": text})

    def over(self) -> str:
        """The game is over."""
        return self.put("plain-over", {})

    def winner(self, *, names: Shown, count: int) -> str:
        """{ $names } wins with { $count ->
            [one] { $count } point
           *[other] { $count } points
        }.
        """
        return self.put("plain-winner", {"names": names, "count": count})

    def winners(self, *, names: Shown, count: int) -> str:
        """{ $names } share the victory with { $count ->
            [one] { $count } point
           *[other] { $count } points
        }.
        """
        return self.put("plain-winners", {"names": names, "count": count})

    def last_undo(self, *, undo: Shown) -> str:
        """{ $undo } takes the last step back; anything else leaves."""
        return self.put("plain-last-undo", {"undo": undo})

    def looking_back(self) -> str:
        """Looking for one thing for next time; Ctrl+C skips this."""
        return self.put("plain-looking-back", {})

    def next_time(self, *, word: Shown, round: Shown, what: Shown) -> str:
        """For next time: in { $word } { $round }, “{ $what }” cost you most."""
        return self.put("plain-next-time", {"word": word, "round": round, "what": what})

    def kept(self, *, id: Shown) -> str:
        """The game is saved as { $id }: tabletop review { $id } (where it turned), tabletop replay { $id }, tabletop export { $id } -o game.txt"""
        return self.put("plain-kept", {"id": id})

    def left(self, *, id: Shown) -> str:
        """The game is saved. To play on: tabletop resume { $id } --plain"""
        return self.put("plain-left", {"id": id})

    def stalled(self, *, count: Shown) -> str:
        """The last { $count } lines have changed nothing, so no more are read."""
        return self.put("plain-stalled", {"count": count})

    def left_unsaved(self) -> str:
        """The game is not saved."""
        return self.put("plain-left-unsaved", {})

    def lobby_running(self, *, game: Shown, people: Shown, decides: Shown, ago: Shown) -> str:
        """{ $game }: { $people }. { $decides } decides; last played { $ago }."""
        return self.put(
            "plain-lobby-running", {"game": game, "people": people, "decides": decides, "ago": ago}
        )

    def lobby_new(self, *, number: Shown, game: Shown) -> str:
        """{ $number }. Play { $game }"""
        return self.put("plain-lobby-new", {"number": number, "game": game})

    def lobby_how(self, *, last: Shown, today: Shown, puzzle: Shown, record: Shown, quit: Shown) -> str:
        """Type a number from 1 to { $last }: a new game asks who plays, and offers a lesson and the rules. Or type { $today } for today's game, { $puzzle } for the puzzle of the day, { $record } for how you have played, or { $quit } to leave."""
        return self.put(
            "plain-lobby-how",
            {"last": last, "today": today, "puzzle": puzzle, "record": record, "quit": quit},
        )

    def lobby_unknown(self, *, text: Shown) -> str:
        """ "{ $text }" means nothing here."""
        return self.put("plain-lobby-unknown", {"text": text})

    def lobby_who(self, *, game: Shown, alone: Shown, learn: Shown, rules: Shown) -> str:
        """Who plays { $game }? Type names with commas between them, such as Ana, Ben; bot:3 is a computer player of level 3. { $alone } plays against two rivals near your level, { $learn } is a lesson, { $rules } tells the rules. An empty line goes back."""
        return self.put("plain-lobby-who", {"game": game, "alone": alone, "learn": learn, "rules": rules})

    def lobby_puzzle(self) -> str:
        """puzzle"""
        return self.put("plain-lobby-puzzle", {})

    def lobby_learn(self) -> str:
        """learn"""
        return self.put("plain-lobby-learn", {})

    def lobby_rules(self) -> str:
        """rules"""
        return self.put("plain-lobby-rules", {})

    def lobby_sections(self, *, last: Shown) -> str:
        """Type a number from 1 to { $last } to hear that section, or words to search for. An empty line goes back."""
        return self.put("plain-lobby-sections", {"last": last})

    def lobby_no_section(self, *, text: Shown) -> str:
        """No section has "{ $text }"."""
        return self.put("plain-lobby-no-section", {"text": text})

    def tables_none(self) -> str:
        """No table is open yet."""
        return self.put("plain-tables-none", {})

    def tables_table(self, *, number: Shown, game: Shown, people: Shown, does: Shown) -> str:
        """{ $number }. { $game }: { $people }. { $does }"""
        return self.put(
            "plain-tables-table", {"number": number, "game": game, "people": people, "does": does}
        )

    def tables_decides(self) -> str:
        """It is your turn there."""
        return self.put("plain-tables-decides", {})

    def tables_sits(self) -> str:
        """Your seat is there."""
        return self.put("plain-tables-sits", {})

    def tables_joins(self) -> str:
        """A seat is free for you."""
        return self.put("plain-tables-joins", {})

    def tables_watches(self) -> str:
        """You can watch."""
        return self.put("plain-tables-watches", {})

    def tables_since(self, *, time: Shown) -> str:
        """Since { $time }."""
        return self.put("plain-tables-since", {"time": time})

    def tables_waits(self, *, name: Shown, time: Shown) -> str:
        """{ $name } decides, since { $time }."""
        return self.put("plain-tables-waits", {"name": name, "time": time})

    def closing(self, *, closing: Shown) -> str:
        """It { $closing }."""
        return self.put("plain-closing", {"closing": closing})

    def clock(self, *, clock: Shown) -> str:
        """Clock: { $clock }."""
        return self.put("plain-clock", {"clock": clock})

    def clock_how(self, *, clock: Shown) -> str:
        """{ $clock } 1, 3 or 7 sets that many days a turn, { $clock } 0 none."""
        return self.put("plain-clock-how", {"clock": clock})

    def tables_messages(self, *, messages: Shown) -> str:
        """{ $messages } tells whether you get a message when it is your turn and you aren't here; off and on change it."""
        return self.put("plain-tables-messages", {"messages": messages})

    def tables_new(self, *, number: Shown, game: Shown) -> str:
        """{ $number }. Open a table for { $game }."""
        return self.put("plain-tables-new", {"number": number, "game": game})

    def tables_how(self, *, last: Shown, quit: Shown) -> str:
        """Type a number from 1 to { $last }, or { $quit } to leave."""
        return self.put("plain-tables-how", {"last": last, "quit": quit})

    def tables_how_many(self, *, least: Shown, most: Shown) -> str:
        """For how many players, { $least } to { $most }? Anything else goes back."""
        return self.put("plain-tables-how-many", {"least": least, "most": most})

    def word_forfeit(self) -> str:
        """forfeit"""
        return self.put("plain-word-forfeit", {})

    def word_unrated(self) -> str:
        """unrated"""
        return self.put("plain-word-unrated", {})

    def tables_days_how(
        self, *, clock: Shown, bank: Shown, bot: Shown, forfeit: Shown, unrated: Shown
    ) -> str:
        """After the number for a game over days: { $clock } and 1, 3 or 7 (days a turn), { $bank } and 1, 3 or 7 (days for the game). When time is up, { $bot } and a level (1 to 5) lets the computer stand in, and { $forfeit } loses the game. { $unrated } doesn't count for ratings."""
        return self.put(
            "plain-tables-days-how",
            {"clock": clock, "bank": bank, "bot": bot, "forfeit": forfeit, "unrated": unrated},
        )

    def word_bank(self) -> str:
        """bank"""
        return self.put("plain-word-bank", {})

    def table_begin(self, *, game: Shown, people: Shown) -> str:
        """{ $game } for { $people }."""
        return self.put("plain-table-begin", {"game": game, "people": people})

    def table_watching(self) -> str:
        """You are watching."""
        return self.put("plain-table-watching", {})

    def table_waits(self, *, name: Shown) -> str:
        """Waiting for { $name }."""
        return self.put("plain-table-waits", {"name": name})

    def table_waits_away(self, *, name: Shown) -> str:
        """Waiting for { $name }, who is away."""
        return self.put("plain-table-waits-away", {"name": name})

    def table_not_you(self, *, name: Shown) -> str:
        """It is { $name }'s decision now. For a list of commands: help"""
        return self.put("plain-table-not-you", {"name": name})

    def table_again(self, *, sentence: Shown) -> str:
        """Redone: { $sentence }"""
        return self.put("plain-table-again", {"sentence": sentence})

    def table_over(self, *, quit: Shown) -> str:
        """{ $quit } returns to the list of tables."""
        return self.put("plain-table-over", {"quit": quit})

    def table_say_how(self, *, say: Shown) -> str:
        """What do you want to say? For example: { $say } good evening"""
        return self.put("plain-table-say-how", {"say": say})

    def table_person(self, *, number: Shown, name: Shown, held: Shown) -> str:
        """{ $number }. { $name }: { $held }"""
        return self.put("plain-table-person", {"number": number, "name": name, "held": held})

    def table_no_seat(self) -> str:
        """No seat here is free for you."""
        return self.put("plain-table-no-seat", {})
