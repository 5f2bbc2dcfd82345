"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class GameMessages(Catalogue):
    """One method per message, with its English text."""

    def round(self, *, word: Shown, round: Shown, rounds: Shown) -> str:
        """{ $word } { $round } of { $rounds }"""
        return self.put("game-round", {"word": word, "round": round, "rounds": rounds})

    def round_open(self, *, word: Shown, round: Shown) -> str:
        """{ $word } { $round }"""
        return self.put("game-round-open", {"word": word, "round": round})

    def round_in_short(self, *, round: Shown, rounds: Shown) -> str:
        """{ $round }/{ $rounds }"""
        return self.put("game-round-in-short", {"round": round, "rounds": rounds})

    def round_open_in_short(self, *, round: Shown) -> str:
        """{ $round }"""
        return self.put("game-round-open-in-short", {"round": round})

    def decides(self, *, name: Shown) -> str:
        """{ $name } decides"""
        return self.put("game-decides", {"name": name})

    def not_possible(self, *, count: int, why: Shown) -> str:
        """{ $count } more can't be chosen now · { $why } says why"""
        return self.put("game-not-possible", {"count": count, "why": why})

    def not_possible_short(self, *, count: Shown, why: Shown) -> str:
        """{ $count } blocked · { $why } says why"""
        return self.put("game-not-possible-short", {"count": count, "why": why})

    def options_one(self) -> str:
        """One option"""
        return self.put("game-options-one", {})

    def options_many(self, *, count: Shown) -> str:
        """{ $count } options"""
        return self.put("game-options-many", {"count": count})

    def options_keyless(self, *, options: Shown, take: Shown) -> str:
        """{ $options } · • by arrows and { $take }"""
        return self.put("game-options-keyless", {"options": options, "take": take})

    def more(self, *, count: Shown) -> str:
        """{ $count } hidden"""
        return self.put("game-more", {"count": count})

    def group(self, *, first: Shown, count: Shown) -> str:
        """{ $first } … { $count } ways"""
        return self.put("game-group", {"first": first, "count": count})

    def several(self, *, count: Shown) -> str:
        """{ $count } options here: Enter lists them."""
        return self.put("game-several", {"count": count})

    def log(self) -> str:
        """Log"""
        return self.put("game-log", {})

    def since_your_turn(self) -> str:
        """Since your turn"""
        return self.put("game-since-your-turn", {})

    def since_for_all(self) -> str:
        """Since your turn, for all to see"""
        return self.put("game-since-for-all", {})

    def for_you(self, *, text: Shown) -> str:
        """For you: { $text }"""
        return self.put("game-for-you", {"text": text})

    def no_choice(self, *, text: Shown) -> str:
        """You had no choice: { $text }."""
        return self.put("game-no-choice", {"text": text})

    def since_turn(self, *, name: Shown, text: Shown) -> str:
        """{ $name }: { $text }."""
        return self.put("game-since-turn", {"name": name, "text": text})

    def since_turn_gained(self, *, name: Shown, points: Shown, text: Shown) -> str:
        """{ $name } ({ $points }): { $text }."""
        return self.put("game-since-turn-gained", {"name": name, "points": points, "text": text})

    def looking_at(self, *, name: Shown) -> str:
        """Looking at { $name }."""
        return self.put("game-looking-at", {"name": name})

    def too_small(self, *, now: Shown, width: Shown, height: Shown) -> str:
        """There isn't enough room: { $now }. The game needs { $width }x{ $height } and continues once the window is that large. Plain mode (--plain) needs no size."""
        return self.put("game-too-small", {"now": now, "width": width, "height": height})

    def not_on_offer(self) -> str:
        """That isn't possible now."""
        return self.put("game-not-on-offer", {})

    def confirm(self, *, question: Shown, take: Shown) -> str:
        """{ $question } { $take } again to do it."""
        return self.put("game-confirm", {"question": question, "take": take})

    def confirm_label(self, *, question: Shown, take: Shown, label: Shown) -> str:
        """{ $question } { $take } or { $label } again to do it."""
        return self.put("game-confirm-label", {"question": question, "take": take, "label": label})

    def keys_hint(self, *, help: Shown) -> str:
        """{ $help } shows all keys."""
        return self.put("game-keys-hint", {"help": help})

    def key_idle(self, *, key: Shown, help: Shown) -> str:
        """{ $key } does nothing here. { $help } shows all keys."""
        return self.put("game-key-idle", {"key": key, "help": help})

    def turn_just_began(self, *, undo: Shown) -> str:
        """Nothing in this turn has been answered yet; { $undo } takes back the answer before it."""
        return self.put("game-turn-just-began", {"undo": undo})

    def asked_nothing(self) -> str:
        """No decision is open, so nothing is blocked."""
        return self.put("game-asked-nothing", {})

    def commands(self) -> str:
        """Commands"""
        return self.put("game-commands", {})

    def hand_over(self) -> str:
        """Next player"""
        return self.put("game-hand-over", {})

    def turn_over(self, *, name: Shown, next: Shown, key: Shown) -> str:
        """{ $name }'s turn is over. { $next }, press { $key }."""
        return self.put("game-turn-over", {"name": name, "next": next, "key": key})

    def turn_over_or_back(self, *, name: Shown, next: Shown, key: Shown, undo: Shown) -> str:
        """{ $name }'s turn is over. { $next }, press { $key }; { $undo } takes back."""
        return self.put("game-turn-over-or-back", {"name": name, "next": next, "key": key, "undo": undo})

    def turn_over_owed(self, *, name: Shown, turn: Shown, next: Shown, key: Shown) -> str:
        """{ $name }'s turn is over; { $turn } is next. { $next } decides first. { $next }, press { $key }."""
        return self.put("game-turn-over-owed", {"name": name, "turn": turn, "next": next, "key": key})

    def turn_over_owed_or_back(
        self, *, name: Shown, turn: Shown, next: Shown, key: Shown, undo: Shown
    ) -> str:
        """{ $name }'s turn is over; { $turn } is next. { $next } decides first. { $next }, press { $key }; { $undo } takes back."""
        return self.put(
            "game-turn-over-owed-or-back",
            {"name": name, "turn": turn, "next": next, "key": key, "undo": undo},
        )

    def other_decides(self, *, next: Shown, key: Shown) -> str:
        """Now { $next } decides. { $next }, press { $key }."""
        return self.put("game-other-decides", {"next": next, "key": key})

    def other_decides_or_back(self, *, next: Shown, key: Shown, undo: Shown) -> str:
        """Now { $next } decides. { $next }, press { $key }; { $undo } takes back."""
        return self.put("game-other-decides-or-back", {"next": next, "key": key, "undo": undo})

    def now_turn(self, *, name: Shown, next: Shown) -> str:
        """{ $name }'s turn is over. Now { $next } decides."""
        return self.put("game-now-turn", {"name": name, "next": next})

    def now_turn_or_back(self, *, name: Shown, undo: Shown, next: Shown) -> str:
        """{ $name }'s turn is over ({ $undo } takes back). Now { $next } decides."""
        return self.put("game-now-turn-or-back", {"name": name, "undo": undo, "next": next})

    def now_owed(self, *, name: Shown, turn: Shown, next: Shown) -> str:
        """{ $name }'s turn is over; { $turn } is next. { $next } decides first."""
        return self.put("game-now-owed", {"name": name, "turn": turn, "next": next})

    def now_owed_or_back(self, *, name: Shown, undo: Shown, turn: Shown, next: Shown) -> str:
        """{ $name }'s turn is over ({ $undo } takes back); { $turn } is next. { $next } decides first."""
        return self.put("game-now-owed-or-back", {"name": name, "undo": undo, "turn": turn, "next": next})

    def now_decides(self, *, next: Shown) -> str:
        """Now { $next } decides."""
        return self.put("game-now-decides", {"next": next})

    def now_decides_or_back(self, *, next: Shown, undo: Shown) -> str:
        """Now { $next } decides; { $undo } takes the last answer back."""
        return self.put("game-now-decides-or-back", {"next": next, "undo": undo})

    def pass_(self, *, next: Shown) -> str:
        """Pass to { $next }"""
        return self.put("game-pass", {"next": next})

    def take_back(self) -> str:
        """Take the last answer back"""
        return self.put("game-take-back", {})

    def curtain(self, *, name: Shown, key: Shown) -> str:
        """{ $name } is next. { $name }, press { $key } when no one else is looking."""
        return self.put("game-curtain", {"name": name, "key": key})

    def lift(self, *, name: Shown) -> str:
        """I am { $name }: show the table"""
        return self.put("game-lift", {"name": name})

    def hand_over_waits(self, *, name: Shown, key: Shown) -> str:
        """{ $name } is next and takes over with { $key }."""
        return self.put("game-hand-over-waits", {"name": name, "key": key})

    def is_here(self, *, name: Shown) -> str:
        """{ $name } is here"""
        return self.put("game-is-here", {"name": name})

    def too_soon(self) -> str:
        """This has only just appeared. Look at it, then press again."""
        return self.put("game-too-soon", {})

    def waiting(self, *, name: Shown) -> str:
        """Waiting for { $name }."""
        return self.put("game-waiting", {"name": name})

    def waiting_since(self, *, name: Shown, time: Shown) -> str:
        """Waiting for { $name }, since { $time }."""
        return self.put("game-waiting-since", {"name": name, "time": time})

    def waiting_away(self, *, name: Shown) -> str:
        """Waiting for { $name }, who is away."""
        return self.put("game-waiting-away", {"name": name})

    def waiting_heading(self, *, name: Shown) -> str:
        """{ $name } decides"""
        return self.put("game-waiting-heading", {"name": name})

    def watching_heading(self, *, name: Shown) -> str:
        """You are watching: { $name } decides"""
        return self.put("game-watching-heading", {"name": name})

    def waiting_hint(self, *, name: Shown, help: Shown) -> str:
        """{ $name } decides at another terminal. Meanwhile, look around; { $help } shows all keys."""
        return self.put("game-waiting-hint", {"name": name, "help": help})

    def only_watching(self) -> str:
        """You are only watching."""
        return self.put("game-only-watching", {})

    def debug_not_now(self) -> str:
        """This page would reveal too much while the game is running."""
        return self.put("game-debug-not-now", {})

    def remark(self, *, name: Shown, text: Shown) -> str:
        """{ $name }: “{ $text }”"""
        return self.put("game-remark", {"name": name, "text": text})

    def quoted(self, *, text: Shown) -> str:
        """“{ $text }”"""
        return self.put("game-quoted", {"text": text})

    def keys_shared(self) -> str:
        """Keys at a table over SSH"""
        return self.put("game-keys-shared", {})

    def help(self) -> str:
        """Help"""
        return self.put("game-help", {})

    def help_scoring(self) -> str:
        """How points are scored"""
        return self.put("game-help-scoring", {})

    def help_signs(self) -> str:
        """Signs on the screen"""
        return self.put("game-help-signs", {})

    def help_learn(self, *, learn: Shown, game: Shown, coach: Shown, hint: Shown) -> str:
        """There is a five-minute lesson: { $learn } in the lobby, or tabletop learn { $game }. { $coach } turns the coach on or off, { $hint } gives a hint."""
        return self.put("game-help-learn", {"learn": learn, "game": game, "coach": coach, "hint": hint})

    def help_labels(self) -> str:
        """The key beside an option chooses it at once. If there are several, press them one after the other. The board and the list show the same keys."""
        return self.put("game-help-labels", {})

    def keys_game(self) -> str:
        """Keys at the table"""
        return self.put("game-keys-game", {})

    def keys_dice_forge(self) -> str:
        """Keys in Dice Forge"""
        return self.put("game-keys-dice_forge", {})

    def keys_helios(self) -> str:
        """Keys in Helios"""
        return self.put("game-keys-helios", {})

    def keys_papyria(self) -> str:
        """Keys in Papyria"""
        return self.put("game-keys-papyria", {})

    def keys_replay(self) -> str:
        """Keys in a replay"""
        return self.put("game-keys-replay", {})

    def keys_app(self) -> str:
        """Keys everywhere"""
        return self.put("game-keys-app", {})

    def why(self) -> str:
        """Why not?"""
        return self.put("game-why", {})

    def help_ruling(self, *, rules: Shown) -> str:
        """Readers of the rulebook differ here: { $rules } opens both readings."""
        return self.put("game-help-ruling", {"rules": rules})

    def why_line(self, *, option: Shown, reason: Shown) -> str:
        """{ $option }: { $reason }"""
        return self.put("game-why-line", {"option": option, "reason": reason})

    def why_blocked(self) -> str:
        """Not possible in this decision"""
        return self.put("game-why-blocked", {})

    def why_nothing(self) -> str:
        """Everything in this decision is possible."""
        return self.put("game-why-nothing", {})

    def why_nothing_here(self) -> str:
        """Nothing prevents this."""
        return self.put("game-why-nothing-here", {})

    def why_only_seen(self) -> str:
        """You can only look at this now; no option involves it."""
        return self.put("game-why-only-seen", {})

    def why_columns(self) -> str:
        """What the columns of the list show"""
        return self.put("game-why-columns", {})

    def why_hint(self) -> str:
        """Shift with the arrow keys moves the cursor to anything on the boards; w explains what is under it."""
        return self.put("game-why-hint", {})

    def log_title(self) -> str:
        """What has happened"""
        return self.put("game-log-title", {})

    def log_type(self) -> str:
        """type to search"""
        return self.put("game-log-type", {})

    def log_search(self, *, text: Shown, count: Shown) -> str:
        """ "{ $text }": { $count }"""
        return self.put("game-log-search", {"text": text, "count": count})

    def log_all(self) -> str:
        """show all"""
        return self.put("game-log-all", {})

    def log_move(self) -> str:
        """choose"""
        return self.put("game-log-move", {})

    def log_jump(self) -> str:
        """look back at it"""
        return self.put("game-log-jump", {})

    def log_nothing(self, *, text: Shown) -> str:
        """No entry contains "{ $text }"."""
        return self.put("game-log-nothing", {"text": text})

    def log_empty(self) -> str:
        """Nothing has happened yet."""
        return self.put("game-log-empty", {})

    def looking_back(self, *, at: Shown, last: Shown) -> str:
        """Looking back: after step { $at } of { $last }."""
        return self.put("game-looking-back", {"at": at, "last": last})

    def moments(self) -> str:
        """Steps"""
        return self.put("game-moments", {})

    def start(self) -> str:
        """The start of the game"""
        return self.put("game-start", {})

    def between(self) -> str:
        """Between two steps"""
        return self.put("game-between", {})

    def was_undone(self, *, text: Shown) -> str:
        """× taken back: { $text }"""
        return self.put("game-was-undone", {"text": text})

    def counting(self) -> str:
        """Counting the points"""
        return self.put("game-counting", {})

    def over_heading(self) -> str:
        """The game is over"""
        return self.put("game-over-heading", {})

    def lost_by_time(self, *, name: Shown) -> str:
        """{ $name } lost by time; a computer player finished the game."""
        return self.put("game-lost-by-time", {"name": name})

    def won_one(self, *, names: Shown, points: Shown) -> str:
        """{ $names } wins with { $points } points."""
        return self.put("game-won-one", {"names": names, "points": points})

    def won_many(self, *, names: Shown, points: Shown) -> str:
        """{ $names } share the win with { $points } points each."""
        return self.put("game-won-many", {"names": names, "points": points})

    def over_score(self) -> str:
        """Score sheet"""
        return self.put("game-over-score", {})

    def over_replay(self) -> str:
        """Replay from the beginning"""
        return self.put("game-over-replay", {})

    def over_rematch(self) -> str:
        """Rematch with the same players"""
        return self.put("game-over-rematch", {})

    def over_lobby(self) -> str:
        """Back to the lobby"""
        return self.put("game-over-lobby", {})

    def score_now(self) -> str:
        """Scores, as if the game ended now"""
        return self.put("game-score-now", {})

    def score_final(self) -> str:
        """Score sheet"""
        return self.put("game-score-final", {})

    def score_total(self) -> str:
        """Total"""
        return self.put("game-score-total", {})

    def score_place(self) -> str:
        """Place"""
        return self.put("game-score-place", {})

    def score_nothing(self, *, line: Shown) -> str:
        """{ $line } (0)"""
        return self.put("game-score-nothing", {"line": line})

    def place(self, *, place: int) -> str:
        """{ $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
        """
        return self.put("game-place", {"place": place})

    def saved_at(self, *, file: Shown) -> str:
        """Written to { $file }"""
        return self.put("game-saved-at", {"file": file})

    def no_files_here(self) -> str:
        """Only the host can write files on the host's machine."""
        return self.put("game-no-files-here", {})

    def plot(self) -> str:
        """Scores over the game"""
        return self.put("game-plot", {})

    def plot_turn(self) -> str:
        """turn"""
        return self.put("game-plot-turn", {})

    def key_moments(self) -> str:
        """Key moments"""
        return self.put("game-key-moments", {})

    def best_turn(self, *, name: Shown, word: Shown, round: Shown, points: Shown, text: Shown) -> str:
        """{ $name }'s best turn, { $word } { $round } (+{ $points }): { $text }."""
        return self.put(
            "game-best-turn", {"name": name, "word": word, "round": round, "points": points, "text": text}
        )

    def moment_gain(self, *, points: int, name: Shown, word: Shown, round: Shown) -> str:
        """{ $points ->
            [one] { $name }'s best turn: 1 point in { $word } { $round }.
           *[other] { $name }'s best turn: { $points } points in { $word } { $round }.
        }
        """
        return self.put("game-moment-gain", {"points": points, "name": name, "word": word, "round": round})

    def moment_lead_one(self, *, name: Shown, word: Shown, round: Shown) -> str:
        """The lead changed once: { $name } took it in { $word } { $round }."""
        return self.put("game-moment-lead-one", {"name": name, "word": word, "round": round})

    def moment_lead_many(self, *, count: Shown, word: Shown, round: Shown, name: Shown) -> str:
        """The lead changed { $count } times, last in { $word } { $round }, to { $name }."""
        return self.put("game-moment-lead-many", {"count": count, "word": word, "round": round, "name": name})

    def podium_rest(self) -> str:
        """the rest"""
        return self.put("game-podium-rest", {})

    def came(self, *, name: Shown, place: Shown, points: Shown) -> str:
        """{ $name } comes { $place } with { $points }."""
        return self.put("game-came", {"name": name, "place": place, "points": points})

    def ahead(self, *, count: int, names: Shown) -> str:
        """{ $count ->
            [one] 1 point
           *[other] { $count } points
        } ahead of { $names }
        """
        return self.put("game-ahead", {"count": count, "names": names})

    def next_time(self, *, word: Shown, round: Shown, what: Shown, key: Shown) -> str:
        """For next time: in { $word } { $round }, “{ $what }” cost you most, and { $key } lets you try it again."""
        return self.put("game-next-time", {"word": word, "round": round, "what": what, "key": key})

    def debug(self) -> str:
        """Debug"""
        return self.put("game-debug", {})

    def debug_hint(self) -> str:
        """For bug reports. The save file contains all of this too."""
        return self.put("game-debug-hint", {})
