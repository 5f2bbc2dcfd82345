"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class LobbyMessages(Catalogue):
    """One method per message, with its English text."""

    def title(self) -> str:
        """tabletop"""
        return self.put("lobby-title", {})

    def tagline(self) -> str:
        """board games for an evening at one terminal"""
        return self.put("lobby-tagline", {})

    def hint(self) -> str:
        """Enter starts or resumes what is marked; arrows and Tab move."""
        return self.put("lobby-hint", {})

    def too_small(self, *, width: Shown, height: Shown, now: Shown) -> str:
        """There isn't enough room here: { $width }x{ $height } cells are needed, and there are { $now }. Plain mode needs no size: tabletop play GAME --plain."""
        return self.put("lobby-too-small", {"width": width, "height": height, "now": now})

    def new(self) -> str:
        """New game"""
        return self.put("lobby-new", {})

    def running(self) -> str:
        """Running games"""
        return self.put("lobby-running", {})

    def finished(self) -> str:
        """Finished games"""
        return self.put("lobby-finished", {})

    def running_none(self, *, learn: Shown, alone: Shown) -> str:
        """No game is running. New here? { $learn } teaches you the game above in five minutes. { $alone } plays it against the computer, Enter with others here; in a first game, a coach says what to do and why."""
        return self.put("lobby-running-none", {"learn": learn, "alone": alone})

    def finished_none(self) -> str:
        """No game has been finished yet."""
        return self.put("lobby-finished-none", {})

    def count(self, *, count: Shown) -> str:
        """{ $count }"""
        return self.put("lobby-count", {"count": count})

    def row_name(self, *, name: Shown, game: Shown) -> str:
        """{ $name } ({ $game })"""
        return self.put("lobby-row-name", {"name": name, "game": game})

    def row_turn(self, *, name: Shown) -> str:
        """{ $name } to move"""
        return self.put("lobby-row-turn", {"name": name})

    def row_score(self, *, name: Shown, points: Shown) -> str:
        """{ $name } { $points }"""
        return self.put("lobby-row-score", {"name": name, "points": points})

    def row_lost(self, *, name: Shown, points: Shown) -> str:
        """{ $name } { $points } (lost by time)"""
        return self.put("lobby-row-lost", {"name": name, "points": points})

    def row_round(self, *, word: Shown, round: Shown, rounds: Shown) -> str:
        """{ $word } { $round } of { $rounds }"""
        return self.put("lobby-row-round", {"word": word, "round": round, "rounds": rounds})

    def row_round_open(self, *, word: Shown, round: Shown) -> str:
        """{ $word } { $round }"""
        return self.put("lobby-row-round-open", {"word": word, "round": round})

    def ago_now(self) -> str:
        """just now"""
        return self.put("lobby-ago-now", {})

    def ago_minutes(self, *, count: Shown) -> str:
        """{ $count } min ago"""
        return self.put("lobby-ago-minutes", {"count": count})

    def ago_hours(self, *, count: Shown) -> str:
        """{ $count } h ago"""
        return self.put("lobby-ago-hours", {"count": count})

    def ago_yesterday(self) -> str:
        """yesterday"""
        return self.put("lobby-ago-yesterday", {})

    def date(self, *, day: Shown, month: Shown) -> str:
        """{ $day } { $month }"""
        return self.put("lobby-date", {"day": day, "month": month})

    def date_year(self, *, day: Shown, month: Shown, year: Shown) -> str:
        """{ $day } { $month } { $year }"""
        return self.put("lobby-date-year", {"day": day, "month": month, "year": year})

    def month_1(self) -> str:
        """Jan"""
        return self.put("lobby-month-1", {})

    def month_2(self) -> str:
        """Feb"""
        return self.put("lobby-month-2", {})

    def month_3(self) -> str:
        """Mar"""
        return self.put("lobby-month-3", {})

    def month_4(self) -> str:
        """Apr"""
        return self.put("lobby-month-4", {})

    def month_5(self) -> str:
        """May"""
        return self.put("lobby-month-5", {})

    def month_6(self) -> str:
        """Jun"""
        return self.put("lobby-month-6", {})

    def month_7(self) -> str:
        """Jul"""
        return self.put("lobby-month-7", {})

    def month_8(self) -> str:
        """Aug"""
        return self.put("lobby-month-8", {})

    def month_9(self) -> str:
        """Sep"""
        return self.put("lobby-month-9", {})

    def month_10(self) -> str:
        """Oct"""
        return self.put("lobby-month-10", {})

    def month_11(self) -> str:
        """Nov"""
        return self.put("lobby-month-11", {})

    def month_12(self) -> str:
        """Dec"""
        return self.put("lobby-month-12", {})

    def names(self, *, names: Shown, last: Shown) -> str:
        """{ $names } and { $last }"""
        return self.put("lobby-names", {"names": names, "last": last})

    def delete_ask(self, *, game: Shown, names: Shown) -> str:
        """Delete { $game } of { $names }?"""
        return self.put("lobby-delete-ask", {"game": game, "names": names})

    def delete_warning(self, *, when: Shown, key: Shown) -> str:
        """It was last played { $when }. Until you leave the program, { $key } restores it."""
        return self.put("lobby-delete-warning", {"when": when, "key": key})

    def delete_yes(self) -> str:
        """Delete"""
        return self.put("lobby-delete-yes", {})

    def delete_done(self, *, game: Shown) -> str:
        """{ $game } has been deleted."""
        return self.put("lobby-delete-done", {"game": game})

    def restore_done(self) -> str:
        """The game is back."""
        return self.put("lobby-restore-done", {})

    def rename_ask(self) -> str:
        """What should this game be called?"""
        return self.put("lobby-rename-ask", {})

    def rename_hint(self) -> str:
        """Leave empty to name it after its players."""
        return self.put("lobby-rename-hint", {})

    def rename_yes(self) -> str:
        """Rename"""
        return self.put("lobby-rename-yes", {})

    def export_ask(self) -> str:
        """Export the game to which file?"""
        return self.put("lobby-export-ask", {})

    def export_hint(self) -> str:
        """.json can be imported and replayed; .txt is for reading."""
        return self.put("lobby-export-hint", {})

    def export_yes(self) -> str:
        """Export"""
        return self.put("lobby-export-yes", {})

    def export_done(self, *, file: Shown) -> str:
        """Exported to { $file }."""
        return self.put("lobby-export-done", {"file": file})

    def export_exists(self, *, file: Shown) -> str:
        """{ $file } already exists. Choose another name."""
        return self.put("lobby-export-exists", {"file": file})

    def export_failed(self, *, file: Shown, problem: Shown) -> str:
        """{ $file } can't be written: { $problem }"""
        return self.put("lobby-export-failed", {"file": file, "problem": problem})

    def import_ask(self) -> str:
        """Import a game from which file?"""
        return self.put("lobby-import-ask", {})

    def import_hint(self) -> str:
        """An exported .json file."""
        return self.put("lobby-import-hint", {})

    def import_yes(self) -> str:
        """Import"""
        return self.put("lobby-import-yes", {})

    def import_done(self, *, game: Shown, names: Shown) -> str:
        """Imported: { $game } of { $names }."""
        return self.put("lobby-import-done", {"game": game, "names": names})

    def import_failed(self, *, file: Shown, problem: Shown) -> str:
        """{ $file } can't be read: { $problem }"""
        return self.put("lobby-import-failed", {"file": file, "problem": problem})

    def damaged_ask(self, *, answers: int) -> str:
        """Go on from the last sound position, after { $answers } { $answers ->
            [one] step
           *[other] steps
        }?
        """
        return self.put("lobby-damaged-ask", {"answers": answers})

    def damaged_hint(self, *, problem: Shown) -> str:
        """{ $problem } If you go on, that is a new game; the damaged one stays in the list."""
        return self.put("lobby-damaged-hint", {"problem": problem})

    def damaged_yes(self) -> str:
        """Go on from there"""
        return self.put("lobby-damaged-yes", {})

    def in_use_ask(self, *, pid: Shown) -> str:
        """This game is open in another window (process { $pid })"""
        return self.put("lobby-in-use-ask", {"pid": pid})

    def in_use_hint(self) -> str:
        """Play on there, or close it there first. You can look at it as it stands, but change nothing."""
        return self.put("lobby-in-use-hint", {})

    def in_use_yes(self) -> str:
        """Look at it"""
        return self.put("lobby-in-use-yes", {})

    def nothing_chosen(self) -> str:
        """Choose a game in one of the lists first."""
        return self.put("lobby-nothing-chosen", {})

    def cancel(self) -> str:
        """Cancel"""
        return self.put("lobby-cancel", {})

    def setup_title(self, *, game: Shown) -> str:
        """New game of { $game }"""
        return self.put("lobby-setup-title", {"game": game})

    def setup_players(self) -> str:
        """Players"""
        return self.put("lobby-setup-players", {})

    def setup_name(self, *, place: Shown) -> str:
        """Player { $place }"""
        return self.put("lobby-setup-name", {"place": place})

    def setup_usual_1(self) -> str:
        """Ana"""
        return self.put("lobby-setup-usual-1", {})

    def setup_usual_2(self) -> str:
        """Ben"""
        return self.put("lobby-setup-usual-2", {})

    def setup_usual_3(self) -> str:
        """Cleo"""
        return self.put("lobby-setup-usual-3", {})

    def setup_usual_4(self) -> str:
        """Dora"""
        return self.put("lobby-setup-usual-4", {})

    def setup_colour(self) -> str:
        """Colour"""
        return self.put("lobby-setup-colour", {})

    def setup_person(self) -> str:
        """person"""
        return self.put("lobby-setup-person", {})

    def setup_coach(self) -> str:
        """Coach"""
        return self.put("lobby-setup-coach", {})

    def setup_coach_on(self) -> str:
        """yes"""
        return self.put("lobby-setup-coach-on", {})

    def setup_coach_off(self) -> str:
        """no"""
        return self.put("lobby-setup-coach-off", {})

    def setup_hint_coach(self) -> str:
        """In a first game, the coach says what to do and why when it first matters. “Learn it first” opens a lesson."""
        return self.put("lobby-setup-hint-coach", {})

    def setup_hints(self) -> str:
        """Hints"""
        return self.put("lobby-setup-hints", {})

    def setup_hints_on(self) -> str:
        """yes"""
        return self.put("lobby-setup-hints-on", {})

    def setup_hints_off(self) -> str:
        """no"""
        return self.put("lobby-setup-hints-off", {})

    def setup_hint_hints(self) -> str:
        """Whether players may press h to see the best options. The log records who did."""
        return self.put("lobby-setup-hint-hints", {})

    def setup_order(self) -> str:
        """Order"""
        return self.put("lobby-setup-order", {})

    def setup_order_random(self) -> str:
        """random"""
        return self.put("lobby-setup-order-random", {})

    def setup_order_typed(self) -> str:
        """as typed"""
        return self.put("lobby-setup-order-typed", {})

    def setup_seed(self) -> str:
        """Seed"""
        return self.put("lobby-setup-seed", {})

    def setup_start(self) -> str:
        """Start"""
        return self.put("lobby-setup-start", {})

    def setup_back(self) -> str:
        """Back"""
        return self.put("lobby-setup-back", {})

    def setup_learn(self) -> str:
        """Learn it first"""
        return self.put("lobby-setup-learn", {})

    def setup_ready(self) -> str:
        """Ready: press Enter to begin."""
        return self.put("lobby-setup-ready", {})

    def setup_variant_start(self) -> str:
        """First player"""
        return self.put("lobby-setup-variant-start", {})

    def setup_variant_start_random(self) -> str:
        """random"""
        return self.put("lobby-setup-variant-start-random", {})

    def setup_hint_players(self) -> str:
        """How many players sit at this keyboard; you can also press the digit."""
        return self.put("lobby-setup-hint-players", {})

    def setup_hint_name(self, *, cells: Shown) -> str:
        """The name shown at the table, at most { $cells } cells."""
        return self.put("lobby-setup-hint-name", {"cells": cells})

    def setup_hint_colour(self, *, name: Shown) -> str:
        """{ $name }'s colour. Left and right change it."""
        return self.put("lobby-setup-hint-colour", {"name": name})

    def setup_hint_kind(self, *, name: Shown) -> str:
        """Who plays as { $name }: a person at this keyboard, or the computer at one of five levels."""
        return self.put("lobby-setup-hint-kind", {"name": name})

    def setup_hint_order(self) -> str:
        """Random: the seats are drawn by lot. As typed: clockwise, from top to bottom."""
        return self.put("lobby-setup-hint-order", {})

    def setup_hint_seed(self) -> str:
        """Leave empty for a random seed. The same seed deals the same game again."""
        return self.put("lobby-setup-hint-seed", {})

    def setup_hint_learn(self) -> str:
        """A five-minute lesson: small goals in prepared positions, with the real rules."""
        return self.put("lobby-setup-hint-learn", {})

    def setup_hint_back(self) -> str:
        """Back to the lobby; nothing has begun."""
        return self.put("lobby-setup-hint-back", {})

    def setup_variant_start_hint(self) -> str:
        """By the rulebook the youngest player begins; drawing lots is just as good."""
        return self.put("lobby-setup-variant-start-hint", {})

    def setup_variant_first_hint(self) -> str:
        """Who has the first turn: drawn by lot, or the player named."""
        return self.put("lobby-setup-variant-first-hint", {})

    def name_missing(self, *, place: Shown) -> str:
        """Player { $place } needs a name that can be shown."""
        return self.put("lobby-name-missing", {"place": place})

    def name_twice(self, *, name: Shown) -> str:
        """Two players are called { $name }. Give one of them another name."""
        return self.put("lobby-name-twice", {"name": name})

    def seed_wrong(self, *, seed: Shown, largest: Shown) -> str:
        """The seed { $seed } isn't a whole number from 0 to { $largest }."""
        return self.put("lobby-seed-wrong", {"seed": seed, "largest": largest})

    def colour_red(self) -> str:
        """red"""
        return self.put("lobby-colour-red", {})

    def colour_blue(self) -> str:
        """blue"""
        return self.put("lobby-colour-blue", {})

    def colour_green(self) -> str:
        """green"""
        return self.put("lobby-colour-green", {})

    def colour_yellow(self) -> str:
        """yellow"""
        return self.put("lobby-colour-yellow", {})

    def colour_white(self) -> str:
        """white"""
        return self.put("lobby-colour-white", {})

    def settings_title(self) -> str:
        """Settings"""
        return self.put("lobby-settings-title", {})

    def settings_look(self) -> str:
        """Appearance and wording"""
        return self.put("lobby-settings-look", {})

    def settings_keys(self) -> str:
        """Keys"""
        return self.put("lobby-settings-keys", {})

    def settings_language(self) -> str:
        """Language"""
        return self.put("lobby-settings-language", {})

    def settings_language_auto(self) -> str:
        """as the system"""
        return self.put("lobby-settings-language-auto", {})

    def settings_language_en(self) -> str:
        """English"""
        return self.put("lobby-settings-language-en", {})

    def settings_language_de(self) -> str:
        """Deutsch"""
        return self.put("lobby-settings-language-de", {})

    def settings_language_fr(self) -> str:
        """Français (commencé)"""
        return self.put("lobby-settings-language-fr", {})

    def settings_theme(self) -> str:
        """Theme"""
        return self.put("lobby-settings-theme", {})

    def settings_theme_dark(self) -> str:
        """dark"""
        return self.put("lobby-settings-theme-dark", {})

    def settings_theme_light(self) -> str:
        """light"""
        return self.put("lobby-settings-theme-light", {})

    def settings_theme_distinct(self) -> str:
        """distinct"""
        return self.put("lobby-settings-theme-distinct", {})

    def settings_theme_sixteen(self) -> str:
        """16 colours"""
        return self.put("lobby-settings-theme-sixteen", {})

    def settings_theme_mono(self) -> str:
        """monochrome"""
        return self.put("lobby-settings-theme-mono", {})

    def settings_ascii(self) -> str:
        """Characters"""
        return self.put("lobby-settings-ascii", {})

    def settings_ascii_no(self) -> str:
        """lines and symbols"""
        return self.put("lobby-settings-ascii-no", {})

    def settings_ascii_yes(self) -> str:
        """ASCII only"""
        return self.put("lobby-settings-ascii-yes", {})

    def settings_signs(self) -> str:
        """Signs"""
        return self.put("lobby-settings-signs", {})

    def settings_signs_auto(self) -> str:
        """as the terminal"""
        return self.put("lobby-settings-signs-auto", {})

    def settings_signs_all(self) -> str:
        """all"""
        return self.put("lobby-settings-signs-all", {})

    def settings_signs_common(self) -> str:
        """common"""
        return self.put("lobby-settings-signs-common", {})

    def settings_signs_console(self) -> str:
        """Linux console"""
        return self.put("lobby-settings-signs-console", {})

    def settings_mouse(self) -> str:
        """Mouse"""
        return self.put("lobby-settings-mouse", {})

    def settings_motion(self) -> str:
        """Animations"""
        return self.put("lobby-settings-motion", {})

    def settings_motion_full(self) -> str:
        """full"""
        return self.put("lobby-settings-motion-full", {})

    def settings_motion_short(self) -> str:
        """short"""
        return self.put("lobby-settings-motion-short", {})

    def settings_motion_off(self) -> str:
        """off"""
        return self.put("lobby-settings-motion-off", {})

    def settings_on(self) -> str:
        """on"""
        return self.put("lobby-settings-on", {})

    def settings_off(self) -> str:
        """off"""
        return self.put("lobby-settings-off", {})

    def settings_colour(self) -> str:
        """Colours"""
        return self.put("lobby-settings-colour", {})

    def settings_colour_auto(self) -> str:
        """automatic"""
        return self.put("lobby-settings-colour-auto", {})

    def settings_colour_true(self) -> str:
        """16 million"""
        return self.put("lobby-settings-colour-true", {})

    def settings_colour_256(self) -> str:
        """256"""
        return self.put("lobby-settings-colour-256", {})

    def settings_colour_16(self) -> str:
        """16"""
        return self.put("lobby-settings-colour-16", {})

    def settings_colour_mono(self) -> str:
        """none"""
        return self.put("lobby-settings-colour-mono", {})

    def settings_handover(self) -> str:
        """Player change"""
        return self.put("lobby-settings-handover", {})

    def settings_handover_always(self) -> str:
        """always wait"""
        return self.put("lobby-settings-handover-always", {})

    def settings_handover_turns(self) -> str:
        """wait after turns"""
        return self.put("lobby-settings-handover-turns", {})

    def settings_handover_hidden(self) -> str:
        """wait for hidden hands"""
        return self.put("lobby-settings-handover-hidden", {})

    def settings_handover_never(self) -> str:
        """never wait"""
        return self.put("lobby-settings-handover-never", {})

    def settings_pace(self) -> str:
        """Computer pace"""
        return self.put("lobby-settings-pace", {})

    def settings_pace_slow(self) -> str:
        """slow"""
        return self.put("lobby-settings-pace-slow", {})

    def settings_pace_normal(self) -> str:
        """normal"""
        return self.put("lobby-settings-pace-normal", {})

    def settings_pace_fast(self) -> str:
        """fast"""
        return self.put("lobby-settings-pace-fast", {})

    def settings_pace_at_once(self) -> str:
        """at once"""
        return self.put("lobby-settings-pace-at-once", {})

    def settings_keymap(self) -> str:
        """Key map"""
        return self.put("lobby-settings-keymap", {})

    def settings_keymap_usual(self) -> str:
        """usual"""
        return self.put("lobby-settings-keymap-usual", {})

    def settings_keymap_vi(self) -> str:
        """hjkl as arrows"""
        return self.put("lobby-settings-keymap-vi", {})

    def settings_rolls(self) -> str:
        """Only one option"""
        return self.put("lobby-settings-rolls", {})

    def settings_rolls_enter(self) -> str:
        """wait for Enter"""
        return self.put("lobby-settings-rolls-enter", {})

    def settings_rolls_at_once(self) -> str:
        """take it"""
        return self.put("lobby-settings-rolls-at-once", {})

    def settings_remarks(self) -> str:
        """Rivals’ remarks"""
        return self.put("lobby-settings-remarks", {})

    def settings_brief(self) -> str:
        """Plain mode in brief"""
        return self.put("lobby-settings-brief", {})

    def settings_bell(self) -> str:
        """Bell"""
        return self.put("lobby-settings-bell", {})

    def settings_window_title(self) -> str:
        """Window title"""
        return self.put("lobby-settings-window_title", {})

    def settings_notify(self) -> str:
        """Notification"""
        return self.put("lobby-settings-notify", {})

    def settings_notify_off(self) -> str:
        """none"""
        return self.put("lobby-settings-notify-off", {})

    def settings_notify_osc9(self) -> str:
        """type 1 (OSC 9)"""
        return self.put("lobby-settings-notify-osc9", {})

    def settings_notify_osc777(self) -> str:
        """type 2 (OSC 777)"""
        return self.put("lobby-settings-notify-osc777", {})

    def settings_hint_bell(self) -> str:
        """Rings when it is your turn at a table over SSH."""
        return self.put("lobby-settings-hint-bell", {})

    def settings_hint_window_title(self) -> str:
        """Shows in the window's title that it is your turn at a table over SSH."""
        return self.put("lobby-settings-hint-window_title", {})

    def settings_hint_notify(self) -> str:
        """A desktop notification when it is your turn at a table over SSH. Most terminals support one of the two types: try both."""
        return self.put("lobby-settings-hint-notify", {})

    def settings_hint_language(self) -> str:
        """“As the system” follows the locale. French has been begun: what isn't translated yet appears in English."""
        return self.put("lobby-settings-hint-language", {})

    def settings_hint_theme(self) -> str:
        """Applied at once, everywhere. “distinct” is for eyes that don't tell all colours apart."""
        return self.put("lobby-settings-hint-theme", {})

    def settings_hint_ascii(self) -> str:
        """For terminals and fonts without line-drawing characters."""
        return self.put("lobby-settings-hint-ascii", {})

    def settings_hint_signs(self) -> str:
        """For fonts that lack some: empty boxes, or signs two cells wide. tabletop doctor --glyphs shows all of them."""
        return self.put("lobby-settings-hint-signs", {})

    def settings_hint_mouse(self) -> str:
        """Takes effect at the next start."""
        return self.put("lobby-settings-hint-mouse", {})

    def settings_hint_motion(self) -> str:
        """Animation of rolls, builds and points: all frames, two, or only the last. Any key skips it."""
        return self.put("lobby-settings-hint-motion", {})

    def settings_hint_colour(self) -> str:
        """How many colours the terminal can show; takes effect at the next start."""
        return self.put("lobby-settings-hint-colour", {})

    def settings_hint_handover(self) -> str:
        """When the next player takes the keyboard, the game can wait for that player's own key: always, after each turn, only if players have hidden hands, or never."""
        return self.put("lobby-settings-hint-handover", {})

    def settings_hint_keymap(self) -> str:
        """hjkl move the cursor at a table, too; the hint is on Ctrl+G. Keys of your own come before these."""
        return self.put("lobby-settings-hint-keymap", {})

    def settings_hint_pace(self) -> str:
        """Seconds from one answer of a computer player to the next: 2, 0.8, 0.25, or none. F7 stops it at any time."""
        return self.put("lobby-settings-hint-pace", {})

    def settings_hint_rolls(self) -> str:
        """Where there is only one option, such as the roll that begins a turn in Dice Forge: wait for Enter, or take it at once."""
        return self.put("lobby-settings-hint-rolls", {})

    def settings_hint_remarks(self) -> str:
        """A short remark of a rival at a big moment: a splendid turn, something taken, the end."""
        return self.put("lobby-settings-hint-remarks", {})

    def settings_hint_key(self) -> str:
        """Press Enter, then the new key. Delete restores the default."""
        return self.put("lobby-settings-hint-key", {})

    def settings_where(self, *, file: Shown) -> str:
        """Saved in { $file }"""
        return self.put("lobby-settings-where", {"file": file})

    def settings_not_saved(self, *, problem: Shown) -> str:
        """The settings can't be saved: { $problem }"""
        return self.put("lobby-settings-not-saved", {"problem": problem})

    def settings_press(self, *, what: Shown) -> str:
        """{ $what }: press the new key (Esc keeps the old one)"""
        return self.put("lobby-settings-press", {"what": what})

    def settings_clash(self, *, key: Shown, what: Shown) -> str:
        """{ $key } is already the key for “{ $what }”. Nothing has been changed."""
        return self.put("lobby-settings-clash", {"key": key, "what": what})

    def settings_option(self, *, key: Shown) -> str:
        """{ $key } chooses an option in some games. Nothing has been changed."""
        return self.put("lobby-settings-option", {"key": key})

    def settings_reserved(self, *, key: Shown) -> str:
        """{ $key } is reserved. Nothing has been changed."""
        return self.put("lobby-settings-reserved", {"key": key})

    def settings_key_set(self, *, what: Shown, key: Shown) -> str:
        """{ $what } is now on { $key }."""
        return self.put("lobby-settings-key-set", {"what": what, "key": key})

    def settings_key_usual(self, *, what: Shown, key: Shown) -> str:
        """{ $what } is on { $key } again."""
        return self.put("lobby-settings-key-usual", {"what": what, "key": key})

    def settings_key_own(self, *, key: Shown) -> str:
        """(default: { $key })"""
        return self.put("lobby-settings-key-own", {"key": key})

    def rules_title(self, *, game: Shown) -> str:
        """The short rules of { $game }"""
        return self.put("lobby-rules-title", {"game": game})

    def rules_search(self) -> str:
        """Search"""
        return self.put("lobby-rules-search", {})

    def rules_found_none(self, *, text: Shown, game: Shown) -> str:
        """“{ $text }” isn't in the rules of { $game }."""
        return self.put("lobby-rules-found-none", {"text": text, "game": game})

    def rules_found(self, *, count: int) -> str:
        """{ $count ->
            [one] 1 paragraph
           *[other] { $count } paragraphs
        }
        """
        return self.put("lobby-rules-found", {"count": count})

    def rules_missing(self, *, game: Shown) -> str:
        """The rules of { $game } can't be read here yet."""
        return self.put("lobby-rules-missing", {"game": game})

    def settings_scope_game(self) -> str:
        """At the table"""
        return self.put("lobby-settings-scope-game", {})

    def settings_scope_dice_forge(self) -> str:
        """In Dice Forge"""
        return self.put("lobby-settings-scope-dice_forge", {})

    def settings_scope_shared(self) -> str:
        """At a table over SSH"""
        return self.put("lobby-settings-scope-shared", {})

    def settings_scope_tables(self) -> str:
        """Lobby of a server"""
        return self.put("lobby-settings-scope-tables", {})

    def settings_scope_seats(self) -> str:
        """Seats at a table"""
        return self.put("lobby-settings-scope-seats", {})

    def settings_scope_helios(self) -> str:
        """In Helios"""
        return self.put("lobby-settings-scope-helios", {})

    def settings_scope_papyria(self) -> str:
        """In Papyria"""
        return self.put("lobby-settings-scope-papyria", {})

    def settings_scope_replay(self) -> str:
        """Replay"""
        return self.put("lobby-settings-scope-replay", {})

    def settings_scope_page(self) -> str:
        """Pages of text"""
        return self.put("lobby-settings-scope-page", {})

    def settings_scope_search(self) -> str:
        """Log and commands"""
        return self.put("lobby-settings-scope-search", {})

    def settings_scope_sheet(self) -> str:
        """Score sheet"""
        return self.put("lobby-settings-scope-sheet", {})

    def settings_scope_help(self) -> str:
        """Help at the table"""
        return self.put("lobby-settings-scope-help", {})

    def settings_scope_menu(self) -> str:
        """Lists and forms"""
        return self.put("lobby-settings-scope-menu", {})

    def settings_scope_lobby(self) -> str:
        """Lobby"""
        return self.put("lobby-settings-scope-lobby", {})

    def settings_scope_solo(self) -> str:
        """A game alone"""
        return self.put("lobby-settings-scope-solo", {})

    def settings_scope_ending(self) -> str:
        """End of a game"""
        return self.put("lobby-settings-scope-ending", {})

    def settings_scope_away(self) -> str:
        """While you are away"""
        return self.put("lobby-settings-scope-away", {})

    def settings_scope_contests(self) -> str:
        """Tournaments and leagues"""
        return self.put("lobby-settings-scope-contests", {})

    def settings_scope_archive(self) -> str:
        """Finished games"""
        return self.put("lobby-settings-scope-archive", {})

    def settings_scope_review(self) -> str:
        """Turning points"""
        return self.put("lobby-settings-scope-review", {})

    def settings_scope_setup(self) -> str:
        """New game"""
        return self.put("lobby-settings-scope-setup", {})

    def settings_scope_form(self) -> str:
        """Set-up and settings"""
        return self.put("lobby-settings-scope-form", {})

    def settings_scope_keymap(self) -> str:
        """This list of keys"""
        return self.put("lobby-settings-scope-keymap", {})

    def settings_scope_rules(self) -> str:
        """Rules"""
        return self.put("lobby-settings-scope-rules", {})

    def settings_scope_learn(self) -> str:
        """Lessons"""
        return self.put("lobby-settings-scope-learn", {})

    def settings_scope_app(self) -> str:
        """Everywhere"""
        return self.put("lobby-settings-scope-app", {})

    def rules_hint(self) -> str:
        """Press / and type to search. Up and down choose a chapter, page keys scroll."""
        return self.put("lobby-rules-hint", {})

    def about_title(self) -> str:
        """About tabletop"""
        return self.put("lobby-about-title", {})

    def about_version(self, *, version: Shown) -> str:
        """Version { $version }"""
        return self.put("lobby-about-version", {"version": version})

    def about_what(self) -> str:
        """Complete board games for two to four players, with the rules enforced. Free software under the MIT licence."""
        return self.put("lobby-about-what", {})

    def about_unofficial(self) -> str:
        """An unofficial project, not connected in any way with the designers or publishers of the games. If you like a game, buy it: nothing replaces a table with real pieces."""
        return self.put("lobby-about-unofficial", {})

    def about_reconstructed(self) -> str:
        """Some component values, which the rulebook shows only in pictures, are reconstructed; docs/ lists them and says how to correct them."""
        return self.put("lobby-about-reconstructed", {})

    def about_files(self) -> str:
        """Your files"""
        return self.put("lobby-about-files", {})

    def about_saves(self) -> str:
        """Games"""
        return self.put("lobby-about-saves", {})

    def about_settings(self) -> str:
        """Settings"""
        return self.put("lobby-about-settings", {})

    def about_tables(self) -> str:
        """Corrected components"""
        return self.put("lobby-about-tables", {})

    def about_reports(self) -> str:
        """Reports"""
        return self.put("lobby-about-reports", {})
