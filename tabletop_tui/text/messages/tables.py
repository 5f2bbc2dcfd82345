"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class TablesMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """Tables"""
        return self.put("tables-title", {})

    def greeting(self, *, name: Shown) -> str:
        """Hello, { $name }."""
        return self.put("tables-greeting", {"name": name})

    def hint(self) -> str:
        """Choose a table, or open one."""
        return self.put("tables-hint", {})

    def open(self) -> str:
        """Tables"""
        return self.put("tables-open", {})

    def none(self, *, learn: Shown) -> str:
        """No table is open yet. New to a game? { $learn } teaches it in five minutes."""
        return self.put("tables-none", {"learn": learn})

    def new(self) -> str:
        """Open a table"""
        return self.put("tables-new", {})

    def over(self) -> str:
        """The game is over."""
        return self.put("tables-over", {})

    def company_none(self) -> str:
        """No other guests are here."""
        return self.put("tables-company-none", {})

    def company_looks(self, *, name: Shown) -> str:
        """{ $name } is choosing a table"""
        return self.put("tables-company-looks", {"name": name})

    def company_plays(self, *, name: Shown, game: Shown) -> str:
        """{ $name } plays { $game }"""
        return self.put("tables-company-plays", {"name": name, "game": game})

    def company_watches(self, *, name: Shown, game: Shown) -> str:
        """{ $name } watches { $game }"""
        return self.put("tables-company-watches", {"name": name, "game": game})

    def company_opens(self, *, name: Shown, game: Shown) -> str:
        """{ $name } is opening a table for { $game }"""
        return self.put("tables-company-opens", {"name": name, "game": game})

    def company_more(self, *, count: Shown) -> str:
        """{ $count } more"""
        return self.put("tables-company-more", {"count": count})

    def your_seat(self) -> str:
        """your seat"""
        return self.put("tables-your-seat", {})

    def kept_seat(self) -> str:
        """a seat is kept for you"""
        return self.put("tables-kept-seat", {})

    def your_turn(self, *, time: Shown, word: Shown, round: Shown, rounds: Shown) -> str:
        """Your turn, since { $time } · { $word } { $round }/{ $rounds }"""
        return self.put("tables-your-turn", {"time": time, "word": word, "round": round, "rounds": rounds})

    def your_turn_open(self, *, time: Shown, word: Shown, round: Shown) -> str:
        """Your turn, since { $time } · { $word } { $round }"""
        return self.put("tables-your-turn-open", {"time": time, "word": word, "round": round})

    def your_keyboard_turn(
        self, *, name: Shown, time: Shown, word: Shown, round: Shown, rounds: Shown
    ) -> str:
        """{ $name }'s turn at your keyboard, since { $time } · { $word } { $round }/{ $rounds }"""
        return self.put(
            "tables-your-keyboard-turn",
            {"name": name, "time": time, "word": word, "round": round, "rounds": rounds},
        )

    def your_keyboard_turn_open(self, *, name: Shown, time: Shown, word: Shown, round: Shown) -> str:
        """{ $name }'s turn at your keyboard, since { $time } · { $word } { $round }"""
        return self.put(
            "tables-your-keyboard-turn-open", {"name": name, "time": time, "word": word, "round": round}
        )

    def opened_by(self, *, name: Shown, does: Shown) -> str:
        """{ $name } has opened this table. { $does }"""
        return self.put("tables-opened-by", {"name": name, "does": does})

    def call(self, *, game: Shown) -> str:
        """It is your turn in { $game }."""
        return self.put("tables-call", {"game": game})

    def title_calm(self) -> str:
        """tabletop"""
        return self.put("tables-title-calm", {})

    def title_turn(self, *, game: Shown) -> str:
        """▶ Your turn: { $game }"""
        return self.put("tables-title-turn", {"game": game})

    def elsewhere(self, *, game: Shown, time: Shown, leave: Shown) -> str:
        """▶ Your turn in { $game } at another table, since { $time }: { $leave } takes you there."""
        return self.put("tables-elsewhere", {"game": game, "time": time, "leave": leave})

    def elsewhere_more(self, *, game: Shown, time: Shown, count: Shown, leave: Shown) -> str:
        """▶ Your turn in { $game }, since { $time }, and at { $count } more: { $leave } takes you there."""
        return self.put("tables-elsewhere-more", {"game": game, "time": time, "count": count, "leave": leave})

    def turn(self, *, name: Shown, time: Shown, word: Shown, round: Shown, rounds: Shown) -> str:
        """{ $name } decides, since { $time } · { $word } { $round }/{ $rounds }"""
        return self.put(
            "tables-turn", {"name": name, "time": time, "word": word, "round": round, "rounds": rounds}
        )

    def turn_open(self, *, name: Shown, time: Shown, word: Shown, round: Shown) -> str:
        """{ $name } decides, since { $time } · { $word } { $round }"""
        return self.put("tables-turn-open", {"name": name, "time": time, "word": word, "round": round})

    def when_weekday(self, *, day: int, time: Shown) -> str:
        """{ $day ->
            [1] Mon
            [2] Tue
            [3] Wed
            [4] Thu
            [5] Fri
            [6] Sat
           *[7] Sun
        } { $time }
        """
        return self.put("tables-when-weekday", {"day": day, "time": time})

    def span_days(self, *, days: Shown, hours: Shown) -> str:
        """{ $days } d { $hours } h"""
        return self.put("tables-span-days", {"days": days, "hours": hours})

    def span_hours(self, *, hours: Shown, minutes: Shown) -> str:
        """{ $hours } h { $minutes } min"""
        return self.put("tables-span-hours", {"hours": hours, "minutes": minutes})

    def span_minutes(self, *, minutes: Shown) -> str:
        """{ $minutes } min"""
        return self.put("tables-span-minutes", {"minutes": minutes})

    def clock(self) -> str:
        """Clock"""
        return self.put("tables-clock", {})

    def clock_0(self) -> str:
        """none"""
        return self.put("tables-clock-0", {})

    def clock_1(self) -> str:
        """a day a turn"""
        return self.put("tables-clock-1", {})

    def clock_3(self) -> str:
        """three days a turn"""
        return self.put("tables-clock-3", {})

    def clock_7(self) -> str:
        """a week a turn"""
        return self.put("tables-clock-7", {})

    def clock_here(self, *, clock: Shown) -> str:
        """Clock: { $clock }"""
        return self.put("tables-clock-here", {"clock": clock})

    def clock_left(self, *, time: Shown) -> str:
        """{ $time } left"""
        return self.put("tables-clock-left", {"time": time})

    def closes(self, *, day: Shown) -> str:
        """closes on { $day } unless a player comes"""
        return self.put("tables-closes", {"day": day})

    def clock_over(self) -> str:
        """time is up"""
        return self.put("tables-clock-over", {})

    def clock_ask(self) -> str:
        """How long may a turn take?"""
        return self.put("tables-clock-ask", {})

    def watchers(self) -> str:
        """Watchers"""
        return self.put("tables-watchers", {})

    def watchers_welcome(self) -> str:
        """welcome"""
        return self.put("tables-watchers-welcome", {})

    def watchers_none(self) -> str:
        """none"""
        return self.put("tables-watchers-none", {})

    def private(self) -> str:
        """This table is for its players only."""
        return self.put("tables-private", {})

    def private_word(self) -> str:
        """private"""
        return self.put("tables-private-word", {})

    def private_how(self, *, word: Shown) -> str:
        """A number with “{ $word }” after it opens a table that nobody may watch."""
        return self.put("tables-private-how", {"word": word})

    def private_here(self) -> str:
        """no watchers"""
        return self.put("tables-private-here", {})

    def clock_hint(self) -> str:
        """The new clock begins now. What follows when time is up was chosen when the table was opened."""
        return self.put("tables-clock-hint", {})

    def bank(self) -> str:
        """Time bank"""
        return self.put("tables-bank", {})

    def bank_0(self) -> str:
        """none"""
        return self.put("tables-bank-0", {})

    def bank_1(self) -> str:
        """a day for the game"""
        return self.put("tables-bank-1", {})

    def bank_3(self) -> str:
        """three days for the game"""
        return self.put("tables-bank-3", {})

    def bank_7(self) -> str:
        """a week for the game"""
        return self.put("tables-bank-7", {})

    def bank_here(self, *, bank: Shown) -> str:
        """Time bank: { $bank }"""
        return self.put("tables-bank-here", {"bank": bank})

    def bank_left(self, *, time: Shown) -> str:
        """{ $time } left in the time bank"""
        return self.put("tables-bank-left", {"time": time})

    def time_up(self) -> str:
        """Time up"""
        return self.put("tables-time-up", {})

    def time_up_waits(self) -> str:
        """player is reminded"""
        return self.put("tables-time-up-waits", {})

    def time_up_stands_in(self, *, bot: Shown) -> str:
        """{ $bot } stands in"""
        return self.put("tables-time-up-stands-in", {"bot": bot})

    def time_up_forfeits(self) -> str:
        """player has lost"""
        return self.put("tables-time-up-forfeits", {})

    def time_up_here(self, *, what: Shown) -> str:
        """When time is up: { $what }"""
        return self.put("tables-time-up-here", {"what": what})

    def rated(self) -> str:
        """Rated"""
        return self.put("tables-rated", {})

    def rated_on(self) -> str:
        """yes"""
        return self.put("tables-rated-on", {})

    def rated_off(self) -> str:
        """no"""
        return self.put("tables-rated-off", {})

    def unrated(self) -> str:
        """Unrated game"""
        return self.put("tables-unrated", {})

    def away_until(self, *, day: Shown) -> str:
        """on vacation until { $day }"""
        return self.put("tables-away-until", {"day": day})

    def lost_by_time(self, *, name: Shown) -> str:
        """{ $name } has lost by time here; the computer plays on."""
        return self.put("tables-lost-by-time", {"name": name})

    def held_lost(self) -> str:
        """lost by time"""
        return self.put("tables-held-lost", {})

    def open_hint_time(self) -> str:
        """When it is up, and the time bank is used: a reminder and no more, a computer player until the player is back, or a lost game."""
        return self.put("tables-open-hint-time", {})

    def open_hint_bank(self) -> str:
        """What each player has for the whole game, beyond the clock of a turn."""
        return self.put("tables-open-hint-bank", {})

    def open_hint_rated(self) -> str:
        """An unrated game is kept like any other, but doesn't count for ratings."""
        return self.put("tables-open-hint-rated", {})

    def call_over(self, *, game: Shown) -> str:
        """Your time in { $game } is up."""
        return self.put("tables-call-over", {"game": game})

    def notices_on(self) -> str:
        """You will get a message when it is your turn and you aren't here."""
        return self.put("tables-notices-on", {})

    def notices_off(self) -> str:
        """You won't get messages while you aren't here."""
        return self.put("tables-notices-off", {})

    def notices_none(self) -> str:
        """This server sends no messages."""
        return self.put("tables-notices-none", {})

    def undo_stands(self) -> str:
        """It is too late to take this back: the next player may already have been notified."""
        return self.put("tables-undo-stands", {})

    def free(self, *, count: int) -> str:
        """{ $count ->
            [one] { $count } free seat
           *[other] { $count } free seats
        }
        """
        return self.put("tables-free", {"count": count})

    def free_seat(self) -> str:
        """free"""
        return self.put("tables-free-seat", {})

    def watched(self, *, names: Shown) -> str:
        """{ $names } watching"""
        return self.put("tables-watched", {"names": names})

    def seat(self, *, number: Shown) -> str:
        """Seat { $number }"""
        return self.put("tables-seat", {"number": number})

    def enter_opens(self, *, game: Shown) -> str:
        """Enter opens a table for { $game }."""
        return self.put("tables-enter-opens", {"game": game})

    def enter_sits(self) -> str:
        """Enter: back to your seat."""
        return self.put("tables-enter-sits", {})

    def enter_joins(self) -> str:
        """Enter: take a free seat. w watches only."""
        return self.put("tables-enter-joins", {})

    def enter_watches(self) -> str:
        """Enter: watch."""
        return self.put("tables-enter-watches", {})

    def enter_lent(self) -> str:
        """Enter: watch. The host is playing your seat: press p, then Enter on your seat, to take it back."""
        return self.put("tables-enter-lent", {})

    def seats_title(self, *, game: Shown) -> str:
        """{ $game }: who sits where"""
        return self.put("tables-seats-title", {"game": game})

    def seats_hint(self) -> str:
        """Enter does what the end of the line says."""
        return self.put("tables-seats-hint", {})

    def held_host(self) -> str:
        """at the host's keyboard"""
        return self.put("tables-held-host", {})

    def held_remote(self) -> str:
        """over SSH"""
        return self.put("tables-held-remote", {})

    def held_lent(self) -> str:
        """played by the host for now"""
        return self.put("tables-held-lent", {})

    def here(self) -> str:
        """here"""
        return self.put("tables-here", {})

    def away(self) -> str:
        """away"""
        return self.put("tables-away", {})

    def thinking(self, *, minutes: Shown, seconds: Shown) -> str:
        """deciding for { $minutes }:{ $seconds }"""
        return self.put("tables-thinking", {"minutes": minutes, "seconds": seconds})

    def thinking_long(self, *, time: Shown) -> str:
        """deciding for { $time }"""
        return self.put("tables-thinking-long", {"time": time})

    def enter_sit(self) -> str:
        """Enter: sit here"""
        return self.put("tables-enter-sit", {})

    def enter_take_over(self) -> str:
        """Enter: take over"""
        return self.put("tables-enter-take-over", {})

    def enter_give_back(self) -> str:
        """Enter: give back"""
        return self.put("tables-enter-give-back", {})

    def sit_done(self, *, name: Shown) -> str:
        """This seat is yours, { $name }."""
        return self.put("tables-sit-done", {"name": name})

    def take_over_done(self, *, name: Shown) -> str:
        """You play for { $name } now."""
        return self.put("tables-take-over-done", {"name": name})

    def give_back_done(self, *, name: Shown) -> str:
        """{ $name } plays again."""
        return self.put("tables-give-back-done", {"name": name})

    def free_done(self) -> str:
        """The seat is free now."""
        return self.put("tables-free-done", {})

    def held_bot(self, *, level: Shown) -> str:
        """computer, { $level }"""
        return self.put("tables-held-bot", {"level": level})

    def held_bot_for(self, *, level: Shown) -> str:
        """the computer ({ $level }) stands in"""
        return self.put("tables-held-bot-for", {"level": level})

    def enter_play(self) -> str:
        """Enter: play yourself"""
        return self.put("tables-enter-play", {})

    def play_done(self, *, name: Shown) -> str:
        """You play { $name } now."""
        return self.put("tables-play-done", {"name": name})

    def bot_done(self, *, name: Shown) -> str:
        """The computer plays for { $name } now."""
        return self.put("tables-bot-done", {"name": name})

    def wish_bot(self, *, by: Shown) -> str:
        """{ $by } would like the computer to play this seat"""
        return self.put("tables-wish-bot", {"by": by})

    def bots_ask(self, *, name: Shown) -> str:
        """Which computer player plays for { $name }?"""
        return self.put("tables-bots-ask", {"name": name})

    def bots_hint(self) -> str:
        """A guest who is away gets the seat back on return."""
        return self.put("tables-bots-hint", {})

    def bots_level(self, *, level: Shown) -> str:
        """Computer players at guests' tables go up to level { $level } here."""
        return self.put("tables-bots-level", {"level": level})

    def bots_too_many(self, *, count: Shown) -> str:
        """You may have { $count } computer players at your tables."""
        return self.put("tables-bots-too-many", {"count": count})

    def leavers(self) -> str:
        """Guest away"""
        return self.put("tables-leavers", {})

    def leavers_wait(self) -> str:
        """others wait"""
        return self.put("tables-leavers-wait", {})

    def said(self) -> str:
        """What was said"""
        return self.put("tables-said", {})

    def say_ask(self) -> str:
        """What do you want to say?"""
        return self.put("tables-say-ask", {})

    def say_hint(self) -> str:
        """The whole table can read it."""
        return self.put("tables-say-hint", {})

    def say_yes(self) -> str:
        """Say it"""
        return self.put("tables-say-yes", {})

    def invite_free(self) -> str:
        """A player at your keyboard sits there; make the seat free first (f)."""
        return self.put("tables-invite-free", {})

    def opening_title(self, *, game: Shown) -> str:
        """A table for { $game }"""
        return self.put("tables-opening-title", {"game": game})

    def opening_start(self) -> str:
        """Open"""
        return self.put("tables-opening-start", {})

    def opening_hint(self) -> str:
        """Enter on "Open" begins; any guest can take a free seat."""
        return self.put("tables-opening-hint", {})

    def who_host(self) -> str:
        """at this keyboard"""
        return self.put("tables-who-host", {})

    def who_mine(self) -> str:
        """at my terminal"""
        return self.put("tables-who-mine", {})

    def who_named(self) -> str:
        """over SSH, by this name"""
        return self.put("tables-who-named", {})

    def who_open(self) -> str:
        """free"""
        return self.put("tables-who-open", {})

    def name_missing(self, *, place: Shown) -> str:
        """Seat { $place } needs a name."""
        return self.put("tables-name-missing", {"place": place})

    def name_twice(self, *, name: Shown) -> str:
        """Two players are called { $name }. Give each player a different name."""
        return self.put("tables-name-twice", {"name": name})

    def closing(self) -> str:
        """The server is closing."""
        return self.put("tables-closing", {})

    def too_many(self, *, count: Shown) -> str:
        """The limit of open tables ({ $count }) is reached. Finish one of them first."""
        return self.put("tables-too-many", {"count": count})

    def seat_taken(self, *, name: Shown) -> str:
        """The seat of { $name } is no longer free."""
        return self.put("tables-seat-taken", {"name": name})

    def not_yours(self, *, name: Shown) -> str:
        """The seat of { $name } isn't yours."""
        return self.put("tables-not-yours", {"name": name})

    def only_host(self) -> str:
        """Only the host can do that."""
        return self.put("tables-only-host", {})

    def only_charge(self) -> str:
        """Only the host, the owner and the player who opened this table can do that."""
        return self.put("tables-only-charge", {})

    def not_over(self, *, name: Shown) -> str:
        """You can't do that to { $name }."""
        return self.put("tables-not-over", {"name": name})

    def not_there(self) -> str:
        """That person isn't here."""
        return self.put("tables-not-there", {})

    def not_invited(self) -> str:
        """Your invitation is for another table."""
        return self.put("tables-not-invited", {})

    def too_many_days(self, *, count: Shown) -> str:
        """The limit of open tables with a clock ({ $count }) is reached. Finish one of them first, or open a table without a clock."""
        return self.put("tables-too-many-days", {"count": count})

    def too_many_days_yours(self, *, count: Shown) -> str:
        """You already have { $count } open tables with a clock. Finish or close one of them first."""
        return self.put("tables-too-many-days-yours", {"count": count})

    def too_many_yours(self, *, count: Shown) -> str:
        """You already have { $count } open tables. Finish or close one of them first."""
        return self.put("tables-too-many-yours", {"count": count})

    def you_are_sent_away(self) -> str:
        """You have been sent away from this table."""
        return self.put("tables-you-are-sent-away", {})

    def you_are_muted(self) -> str:
        """You can't speak at this table any more."""
        return self.put("tables-you-are-muted", {})

    def say_nothing(self) -> str:
        """Nothing in that can be shown."""
        return self.put("tables-say-nothing", {})

    def say_slower(self) -> str:
        """Not so fast: let others speak too."""
        return self.put("tables-say-slower", {})

    def hint_slower(self) -> str:
        """Not so fast: wait a little before the next hint."""
        return self.put("tables-hint-slower", {})

    def was_closed(self, *, name: Shown) -> str:
        """{ $name } has closed this table. The game is saved."""
        return self.put("tables-was-closed", {"name": name})

    def was_closed_by_host(self) -> str:
        """The host has closed this table. The game is saved."""
        return self.put("tables-was-closed-by-host", {})

    def was_deleted(self) -> str:
        """This game has been deleted."""
        return self.put("tables-was-deleted", {})

    def moved_on(self) -> str:
        """The game has moved on at another server, so this wasn't done. Look again at what is asked."""
        return self.put("tables-moved-on", {})

    def keys_lost(self) -> str:
        """Keys came faster than they could be shown, so some of them were left out."""
        return self.put("tables-keys-lost", {})

    def rules_bug(self) -> str:
        """The rules failed, and that is our mistake. The game is unchanged and saved; please choose something else. The host has a report that can be replayed."""
        return self.put("tables-rules-bug", {})

    def rules_bug_unreported(self) -> str:
        """The rules failed, and that is our mistake. The game is unchanged and saved; please choose something else. No report could be written."""
        return self.put("tables-rules-bug-unreported", {})

    def store_silent(self) -> str:
        """The database doesn't answer at the moment. All that you have seen is kept; nothing new can be done until it answers again."""
        return self.put("tables-store-silent", {})

    def store_unsure(self) -> str:
        """The connection to the database was lost. Whether this step was kept will show as soon as it answers again."""
        return self.put("tables-store-unsure", {})

    def store_refused(self) -> str:
        """The database couldn't do this at the moment. Nothing was changed; the host's log says why."""
        return self.put("tables-store-refused", {})

    def files_refused(self) -> str:
        """The host's files couldn't be read or written at the moment. Nothing was changed; the host's log says why."""
        return self.put("tables-files-refused", {})

    def store_back(self) -> str:
        """The database answers again. The game goes on."""
        return self.put("tables-store-back", {})

    def lent_to_host(self, *, game: Shown) -> str:
        """{ $game }: the host is playing your seat. At the table, press p, then Enter on your seat, to take it back."""
        return self.put("tables-lent-to-host", {"game": game})

    def asked(self, *, name: Shown) -> str:
        """{ $name } is here, or was until a moment ago, and has been asked to agree."""
        return self.put("tables-asked", {"name": name})

    def is_muted(self) -> str:
        """may not speak"""
        return self.put("tables-is-muted", {})

    def is_away(self, *, name: Shown) -> str:
        """{ $name } was sent away"""
        return self.put("tables-is-away", {"name": name})

    def wish_lend(self, *, by: Shown) -> str:
        """{ $by } would like to play this seat"""
        return self.put("tables-wish-lend", {"by": by})

    def wish_free(self, *, by: Shown) -> str:
        """{ $by } would like to make this seat free"""
        return self.put("tables-wish-free", {"by": by})

    def enter_agree(self) -> str:
        """Enter: agree"""
        return self.put("tables-enter-agree", {})

    def enter_let_back(self) -> str:
        """Enter: let them come back"""
        return self.put("tables-enter-let-back", {})

    def agree_done(self) -> str:
        """You have agreed."""
        return self.put("tables-agree-done", {})

    def away_ask(self, *, name: Shown) -> str:
        """Send { $name } away?"""
        return self.put("tables-away-ask", {"name": name})

    def away_table(self) -> str:
        """They leave this table and can't come back to it. Their seat can be made free after a while."""
        return self.put("tables-away-table", {})

    def away_house(self) -> str:
        """They leave all tables and can't come back while the tables are open. Their seat can be made free after a while."""
        return self.put("tables-away-house", {})

    def away_yes(self) -> str:
        """Send away"""
        return self.put("tables-away-yes", {})

    def close_ask(self) -> str:
        """Close this table?"""
        return self.put("tables-close-ask", {})

    def close_hint(self) -> str:
        """All players leave it and the game stops. It is saved; the host can open it again."""
        return self.put("tables-close-hint", {})

    def close_yes(self) -> str:
        """Close"""
        return self.put("tables-close-yes", {})

    def told_lend(self, *, by: Shown, name: Shown) -> str:
        """{ $by } plays for { $name } from now on."""
        return self.put("tables-told-lend", {"by": by, "name": name})

    def told_back(self, *, name: Shown) -> str:
        """{ $name } plays again."""
        return self.put("tables-told-back", {"name": name})

    def told_bot(self, *, by: Shown, name: Shown) -> str:
        """{ $by }: the computer plays for { $name } from now on."""
        return self.put("tables-told-bot", {"by": by, "name": name})

    def told_stands_in(self, *, name: Shown) -> str:
        """{ $name } is away; the computer stands in."""
        return self.put("tables-told-stands-in", {"name": name})

    def told_for_bot(self, *, by: Shown, name: Shown) -> str:
        """{ $by } plays for { $name } from now on."""
        return self.put("tables-told-for-bot", {"by": by, "name": name})

    def told_clock_over(self, *, name: Shown) -> str:
        """Time is up for { $name }. A computer player may stand in (Ctrl+N)."""
        return self.put("tables-told-clock-over", {"name": name})

    def told_time_stands_in(self, *, name: Shown) -> str:
        """Time is up for { $name }. The computer plays until { $name } is back; until then it counts as a loss."""
        return self.put("tables-told-time-stands-in", {"name": name})

    def told_time_forfeits(self, *, name: Shown) -> str:
        """Time is up: { $name } has lost. The computer plays on."""
        return self.put("tables-told-time-forfeits", {"name": name})

    def told_time_alone(self, *, name: Shown) -> str:
        """Time is up for { $name }, who is the last player here. The computer plays the game out; it isn't a loss."""
        return self.put("tables-told-time-alone", {"name": name})

    def told_time_free(self, *, name: Shown) -> str:
        """No one has taken the seat "{ $name }" in time. The computer plays there."""
        return self.put("tables-told-time-free", {"name": name})

    def told_expires(self, *, since: Shown, day: Shown) -> str:
        """Nobody has been here since { $since }. The table closes on { $day }, unless a player comes or answers. The game is kept."""
        return self.put("tables-told-expires", {"since": since, "day": day})

    def told_expired(self, *, since: Shown) -> str:
        """Nobody had been here since { $since }, so the table was closed."""
        return self.put("tables-told-expired", {"since": since})

    def told_clock_0(self, *, by: Shown) -> str:
        """{ $by } has switched the clock off."""
        return self.put("tables-told-clock-0", {"by": by})

    def told_clock_1(self, *, by: Shown) -> str:
        """{ $by } has set the clock: a day a turn from now on."""
        return self.put("tables-told-clock-1", {"by": by})

    def told_clock_3(self, *, by: Shown) -> str:
        """{ $by } has set the clock: three days a turn from now on."""
        return self.put("tables-told-clock-3", {"by": by})

    def told_clock_7(self, *, by: Shown) -> str:
        """{ $by } has set the clock: a week a turn from now on."""
        return self.put("tables-told-clock-7", {"by": by})

    def told_stuck(self, *, name: Shown, error: Shown) -> str:
        """{ $name }, a computer player, can't think ({ $error })."""
        return self.put("tables-told-stuck", {"name": name, "error": error})

    def told_wish_bot(self, *, by: Shown, name: Shown) -> str:
        """{ $by } would like the computer to play for { $name }, who can agree on the page of seats (Ctrl+N)."""
        return self.put("tables-told-wish-bot", {"by": by, "name": name})

    def told_free(self, *, by: Shown, name: Shown) -> str:
        """{ $by } has made the seat of { $name } free."""
        return self.put("tables-told-free", {"by": by, "name": name})

    def told_left(self, *, name: Shown) -> str:
        """{ $name } has left the seat."""
        return self.put("tables-told-left", {"name": name})

    def told_wish_lend(self, *, by: Shown, name: Shown) -> str:
        """{ $by } would like to play for { $name }, who can agree on the page of seats (Ctrl+N)."""
        return self.put("tables-told-wish-lend", {"by": by, "name": name})

    def told_wish_free(self, *, by: Shown, name: Shown) -> str:
        """{ $by } would like to make the seat of { $name } free; { $name } can agree on the page of seats (Ctrl+N)."""
        return self.put("tables-told-wish-free", {"by": by, "name": name})

    def told_muted(self, *, by: Shown, name: Shown) -> str:
        """{ $by }: { $name } may not speak here any more."""
        return self.put("tables-told-muted", {"by": by, "name": name})

    def told_hints_on(self, *, by: Shown) -> str:
        """{ $by } switched hints on at this table."""
        return self.put("tables-told-hints-on", {"by": by})

    def told_hints_off(self, *, by: Shown) -> str:
        """{ $by } switched hints off at this table."""
        return self.put("tables-told-hints-off", {"by": by})

    def told_heard(self, *, by: Shown, name: Shown) -> str:
        """{ $by }: { $name } may speak again."""
        return self.put("tables-told-heard", {"by": by, "name": name})

    def told_away(self, *, by: Shown, name: Shown) -> str:
        """{ $by } has sent { $name } away."""
        return self.put("tables-told-away", {"by": by, "name": name})

    def told_let_back(self, *, by: Shown, name: Shown) -> str:
        """{ $by }: { $name } may come back."""
        return self.put("tables-told-let-back", {"by": by, "name": name})

    def told_mended(self, *, answers: Shown) -> str:
        """The saved game was damaged. It goes on from the last sound position, after { $answers } steps."""
        return self.put("tables-told-mended", {"answers": answers})

    def told_closed(self, *, by: Shown) -> str:
        """{ $by } has closed the table."""
        return self.put("tables-told-closed", {"by": by})
