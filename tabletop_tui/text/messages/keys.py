"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue


class KeysMessages(Catalogue):
    """One method per message, with its English text."""

    def take(self) -> str:
        """take"""
        return self.put("keys-take", {})

    def take_tip(self) -> str:
        """Take what is under the cursor."""
        return self.put("keys-take-tip", {})

    def left(self) -> str:
        """left"""
        return self.put("keys-left", {})

    def left_tip(self) -> str:
        """Move to the next option on the left."""
        return self.put("keys-left-tip", {})

    def down(self) -> str:
        """down"""
        return self.put("keys-down", {})

    def down_tip(self) -> str:
        """Move to the next option below."""
        return self.put("keys-down-tip", {})

    def up(self) -> str:
        """up"""
        return self.put("keys-up", {})

    def up_tip(self) -> str:
        """Move to the next option above."""
        return self.put("keys-up-tip", {})

    def right(self) -> str:
        """right"""
        return self.put("keys-right", {})

    def right_tip(self) -> str:
        """Move to the next option on the right."""
        return self.put("keys-right-tip", {})

    def undo(self) -> str:
        """undo"""
        return self.put("keys-undo", {})

    def undo_tip(self) -> str:
        """Take back your last answer."""
        return self.put("keys-undo-tip", {})

    def redo(self) -> str:
        """redo"""
        return self.put("keys-redo", {})

    def redo_tip(self) -> str:
        """Redo the answer you took back."""
        return self.put("keys-redo-tip", {})

    def restart(self) -> str:
        """restart turn"""
        return self.put("keys-restart", {})

    def restart_tip(self) -> str:
        """Take back your whole turn, or all of it since new information was revealed."""
        return self.put("keys-restart-tip", {})

    def why(self) -> str:
        """why"""
        return self.put("keys-why", {})

    def why_tip(self) -> str:
        """Show why something isn't possible now."""
        return self.put("keys-why-tip", {})

    def help(self) -> str:
        """help"""
        return self.put("keys-help", {})

    def help_tip(self) -> str:
        """Show the rule for this decision, and all keys."""
        return self.put("keys-help-tip", {})

    def others(self) -> str:
        """other players"""
        return self.put("keys-others", {})

    def others_short(self) -> str:
        """others"""
        return self.put("keys-others-short", {})

    def others_tip(self) -> str:
        """Show the next player's boards."""
        return self.put("keys-others-tip", {})

    def others_back(self) -> str:
        """a player back"""
        return self.put("keys-others-back", {})

    def others_back_tip(self) -> str:
        """Show the previous player's boards."""
        return self.put("keys-others-back-tip", {})

    def score(self) -> str:
        """score"""
        return self.put("keys-score", {})

    def score_tip(self) -> str:
        """Show the scores line by line, as if the game ended now."""
        return self.put("keys-score-tip", {})

    def log(self) -> str:
        """log"""
        return self.put("keys-log", {})

    def log_tip(self) -> str:
        """Show everything that has happened; look back at any step."""
        return self.put("keys-log-tip", {})

    def look_left(self) -> str:
        """look left"""
        return self.put("keys-look-left", {})

    def look_left_tip(self) -> str:
        """Look at the next thing on the left, whether it is an option or not."""
        return self.put("keys-look-left-tip", {})

    def look_down(self) -> str:
        """look down"""
        return self.put("keys-look-down", {})

    def look_down_tip(self) -> str:
        """Look at the next thing below, whether it is an option or not."""
        return self.put("keys-look-down-tip", {})

    def look_up(self) -> str:
        """look up"""
        return self.put("keys-look-up", {})

    def look_up_tip(self) -> str:
        """Look at the next thing above, whether it is an option or not."""
        return self.put("keys-look-up-tip", {})

    def look_right(self) -> str:
        """look right"""
        return self.put("keys-look-right", {})

    def look_right_tip(self) -> str:
        """Look at the next thing on the right, whether it is an option or not."""
        return self.put("keys-look-right-tip", {})

    def options(self) -> str:
        """to the list"""
        return self.put("keys-options", {})

    def options_tip(self) -> str:
        """Switch between the boards and the list of options."""
        return self.put("keys-options-tip", {})

    def page(self) -> str:
        """page"""
        return self.put("keys-page", {})

    def page_tip(self) -> str:
        """On a small screen: switch between the boards, and players and log."""
        return self.put("keys-page-tip", {})

    def page_up(self) -> str:
        """options up"""
        return self.put("keys-page-up", {})

    def page_up_tip(self) -> str:
        """Show the previous page of the list of options."""
        return self.put("keys-page-up-tip", {})

    def page_down(self) -> str:
        """options down"""
        return self.put("keys-page-down", {})

    def page_down_tip(self) -> str:
        """Show the next page of the list of options."""
        return self.put("keys-page-down-tip", {})

    def back(self) -> str:
        """back"""
        return self.put("keys-back", {})

    def back_tip(self) -> str:
        """Show all options again; stop looking around; put away what the coach says."""
        return self.put("keys-back-tip", {})

    def turn_landscape(self) -> str:
        """turn"""
        return self.put("keys-turn-landscape", {})

    def turn_landscape_tip(self) -> str:
        """Papyria: rotate the landscape you are laying."""
        return self.put("keys-turn-landscape-tip", {})

    def averages(self) -> str:
        """averages"""
        return self.put("keys-averages", {})

    def averages_tip(self) -> str:
        """Show what every player's dice yield on average."""
        return self.put("keys-averages-tip", {})

    def coach(self) -> str:
        """coach"""
        return self.put("keys-coach", {})

    def coach_tip(self) -> str:
        """Turn the coach on or off: in a first game, it says what to do and why."""
        return self.put("keys-coach-tip", {})

    def hint(self) -> str:
        """hint"""
        return self.put("keys-hint", {})

    def hint_tip(self) -> str:
        """Show the best options, what they should bring, and what makes the difference."""
        return self.put("keys-hint-tip", {})

    def standing(self) -> str:
        """standing"""
        return self.put("keys-standing", {})

    def standing_tip(self) -> str:
        """Standing answers: have a recurring question answered the same way every time."""
        return self.put("keys-standing-tip", {})

    def step_back(self) -> str:
        """back"""
        return self.put("keys-step-back", {})

    def step_back_tip(self) -> str:
        """Go back one step."""
        return self.put("keys-step-back-tip", {})

    def step(self) -> str:
        """on"""
        return self.put("keys-step", {})

    def step_tip(self) -> str:
        """Go forward one step."""
        return self.put("keys-step-tip", {})

    def step_turn_back(self) -> str:
        """turn back"""
        return self.put("keys-step-turn-back", {})

    def step_turn_back_tip(self) -> str:
        """Go to the start of the previous turn."""
        return self.put("keys-step-turn-back-tip", {})

    def step_turn(self) -> str:
        """turn on"""
        return self.put("keys-step-turn", {})

    def step_turn_tip(self) -> str:
        """Go to the start of the next turn."""
        return self.put("keys-step-turn-tip", {})

    def first(self) -> str:
        """start"""
        return self.put("keys-first", {})

    def first_tip(self) -> str:
        """Go to the start of the game."""
        return self.put("keys-first-tip", {})

    def last(self) -> str:
        """end"""
        return self.put("keys-last", {})

    def last_tip(self) -> str:
        """Go to the last step."""
        return self.put("keys-last-tip", {})

    def replay_others(self) -> str:
        """other players"""
        return self.put("keys-replay-others", {})

    def replay_others_short(self) -> str:
        """others"""
        return self.put("keys-replay-others-short", {})

    def replay_others_tip(self) -> str:
        """Show the next player's boards."""
        return self.put("keys-replay-others-tip", {})

    def replay_score(self) -> str:
        """score"""
        return self.put("keys-replay-score", {})

    def replay_score_tip(self) -> str:
        """Show the scores line by line at this step."""
        return self.put("keys-replay-score-tip", {})

    def replay_log(self) -> str:
        """log"""
        return self.put("keys-replay-log", {})

    def replay_log_tip(self) -> str:
        """Show everything that happened; jump to any step."""
        return self.put("keys-replay-log-tip", {})

    def replay_help(self) -> str:
        """help"""
        return self.put("keys-replay-help", {})

    def replay_help_tip(self) -> str:
        """Show all keys."""
        return self.put("keys-replay-help-tip", {})

    def close(self) -> str:
        """close"""
        return self.put("keys-close", {})

    def close_tip(self) -> str:
        """Back to the table."""
        return self.put("keys-close-tip", {})

    def scroll_up(self) -> str:
        """up"""
        return self.put("keys-scroll-up", {})

    def scroll_up_tip(self) -> str:
        """Scroll up one line."""
        return self.put("keys-scroll-up-tip", {})

    def scroll_down(self) -> str:
        """down"""
        return self.put("keys-scroll-down", {})

    def scroll_down_tip(self) -> str:
        """Scroll down one line."""
        return self.put("keys-scroll-down-tip", {})

    def scroll_page_up(self) -> str:
        """page up"""
        return self.put("keys-scroll-page-up", {})

    def scroll_page_up_tip(self) -> str:
        """Scroll up one page."""
        return self.put("keys-scroll-page-up-tip", {})

    def scroll_page_down(self) -> str:
        """page down"""
        return self.put("keys-scroll-page-down", {})

    def scroll_page_down_tip(self) -> str:
        """Scroll down one page."""
        return self.put("keys-scroll-page-down-tip", {})

    def scroll_home(self) -> str:
        """top"""
        return self.put("keys-scroll-home", {})

    def scroll_home_tip(self) -> str:
        """Go to the top."""
        return self.put("keys-scroll-home-tip", {})

    def scroll_end(self) -> str:
        """bottom"""
        return self.put("keys-scroll-end", {})

    def scroll_end_tip(self) -> str:
        """Go to the bottom."""
        return self.put("keys-scroll-end-tip", {})

    def search_up(self) -> str:
        """up"""
        return self.put("keys-search-up", {})

    def search_up_tip(self) -> str:
        """Move to the previous entry."""
        return self.put("keys-search-up-tip", {})

    def search_down(self) -> str:
        """down"""
        return self.put("keys-search-down", {})

    def search_down_tip(self) -> str:
        """Move to the next entry."""
        return self.put("keys-search-down-tip", {})

    def search_page_up(self) -> str:
        """page up"""
        return self.put("keys-search-page-up", {})

    def search_page_up_tip(self) -> str:
        """Move up one page."""
        return self.put("keys-search-page-up-tip", {})

    def search_page_down(self) -> str:
        """page down"""
        return self.put("keys-search-page-down", {})

    def search_page_down_tip(self) -> str:
        """Move down one page."""
        return self.put("keys-search-page-down-tip", {})

    def search_home(self) -> str:
        """top"""
        return self.put("keys-search-home", {})

    def search_home_tip(self) -> str:
        """Move to the first entry."""
        return self.put("keys-search-home-tip", {})

    def search_end(self) -> str:
        """bottom"""
        return self.put("keys-search-end", {})

    def search_end_tip(self) -> str:
        """Move to the last entry."""
        return self.put("keys-search-end-tip", {})

    def search_close(self) -> str:
        """close"""
        return self.put("keys-search-close", {})

    def search_close_tip(self) -> str:
        """Leave the search; press again to leave the page."""
        return self.put("keys-search-close-tip", {})

    def help_rules(self) -> str:
        """the rules"""
        return self.put("keys-help-rules", {})

    def help_rules_tip(self) -> str:
        """Read and search the short rules, then return to the table."""
        return self.put("keys-help-rules-tip", {})

    def sheet_save(self) -> str:
        """save to a file"""
        return self.put("keys-sheet-save", {})

    def sheet_save_tip(self) -> str:
        """Write these scores to a text file in the current folder."""
        return self.put("keys-sheet-save-tip", {})

    def sheet_export(self) -> str:
        """export"""
        return self.put("keys-sheet-export", {})

    def sheet_export_tip(self) -> str:
        """Write the whole game to a file in the current folder, to be replayed anywhere."""
        return self.put("keys-sheet-export-tip", {})

    def sheet_replay(self) -> str:
        """replay"""
        return self.put("keys-sheet-replay", {})

    def sheet_replay_tip(self) -> str:
        """Replay the game from its beginning."""
        return self.put("keys-sheet-replay-tip", {})

    def replay_review(self) -> str:
        """turning points"""
        return self.put("keys-replay-review", {})

    def replay_review_tip(self) -> str:
        """After the end: show where the game turned, and what would have been better."""
        return self.put("keys-replay-review-tip", {})

    def sheet_review(self) -> str:
        """turning points"""
        return self.put("keys-sheet-review", {})

    def sheet_review_tip(self) -> str:
        """Show where the game turned, and what would have been better."""
        return self.put("keys-sheet-review-tip", {})

    def review_first(self) -> str:
        """first"""
        return self.put("keys-review-first", {})

    def review_first_tip(self) -> str:
        """Show the position at the first turning point."""
        return self.put("keys-review-first-tip", {})

    def review_second(self) -> str:
        """second"""
        return self.put("keys-review-second", {})

    def review_second_tip(self) -> str:
        """Show the position at the second turning point."""
        return self.put("keys-review-second-tip", {})

    def review_third(self) -> str:
        """third"""
        return self.put("keys-review-third", {})

    def review_third_tip(self) -> str:
        """Show the position at the third turning point."""
        return self.put("keys-review-third-tip", {})

    def review_try_first(self) -> str:
        """try 1 again"""
        return self.put("keys-review-try-first", {})

    def review_try_first_tip(self) -> str:
        """Opens the position at the first turning point: find a better answer."""
        return self.put("keys-review-try-first-tip", {})

    def review_try_second(self) -> str:
        """try 2 again"""
        return self.put("keys-review-try-second", {})

    def review_try_second_tip(self) -> str:
        """Opens the position at the second turning point: find a better answer."""
        return self.put("keys-review-try-second-tip", {})

    def review_try_third(self) -> str:
        """try 3 again"""
        return self.put("keys-review-try-third", {})

    def review_try_third_tip(self) -> str:
        """Opens the position at the third turning point: find a better answer."""
        return self.put("keys-review-try-third-tip", {})

    def review_better(self) -> str:
        """better answers"""
        return self.put("keys-review-better", {})

    def review_better_tip(self) -> str:
        """Shows what would have been better at the turning points, and why."""
        return self.put("keys-review-better-tip", {})

    def sheet_rematch(self) -> str:
        """rematch"""
        return self.put("keys-sheet-rematch", {})

    def sheet_rematch_tip(self) -> str:
        """Play again with the same players."""
        return self.put("keys-sheet-rematch-tip", {})

    def sheet_lobby(self) -> str:
        """lobby"""
        return self.put("keys-sheet-lobby", {})

    def sheet_lobby_tip(self) -> str:
        """Back to the lobby."""
        return self.put("keys-sheet-lobby-tip", {})

    def ending_lobby(self) -> str:
        """lobby"""
        return self.put("keys-ending-lobby", {})

    def ending_lobby_tip(self) -> str:
        """Return to the lobby; the game is kept."""
        return self.put("keys-ending-lobby-tip", {})

    def ending_rematch(self) -> str:
        """rematch"""
        return self.put("keys-ending-rematch", {})

    def ending_rematch_tip(self) -> str:
        """Play again with the same players."""
        return self.put("keys-ending-rematch-tip", {})

    def ending_review(self) -> str:
        """look back"""
        return self.put("keys-ending-review", {})

    def ending_review_tip(self) -> str:
        """See where the game turned, and try again what would have been better."""
        return self.put("keys-ending-review-tip", {})

    def ending_replay(self) -> str:
        """replay"""
        return self.put("keys-ending-replay", {})

    def ending_replay_tip(self) -> str:
        """Go through the game step by step."""
        return self.put("keys-ending-replay-tip", {})

    def ending_score(self) -> str:
        """score"""
        return self.put("keys-ending-score", {})

    def ending_score_tip(self) -> str:
        """See the score line by line."""
        return self.put("keys-ending-score-tip", {})

    def ending_export(self) -> str:
        """export"""
        return self.put("keys-ending-export", {})

    def ending_export_tip(self) -> str:
        """Write the whole game to a file in this folder, to be looked at anywhere."""
        return self.put("keys-ending-export-tip", {})

    def ending_table(self) -> str:
        """table"""
        return self.put("keys-ending-table", {})

    def ending_table_tip(self) -> str:
        """Look at the finished boards."""
        return self.put("keys-ending-table-tip", {})

    def leave_game(self) -> str:
        """lobby"""
        return self.put("keys-leave-game", {})

    def leave_game_tip(self) -> str:
        """Back to the lobby; the game is saved after every answer."""
        return self.put("keys-leave-game-tip", {})

    def game_rules(self) -> str:
        """rules"""
        return self.put("keys-game-rules", {})

    def game_rules_tip(self) -> str:
        """Read and search the short rules, then return to the table."""
        return self.put("keys-game-rules-tip", {})

    def replay_rules(self) -> str:
        """rules"""
        return self.put("keys-replay-rules", {})

    def replay_rules_tip(self) -> str:
        """Read and search the short rules, then return to the table."""
        return self.put("keys-replay-rules-tip", {})

    def leave_replay(self) -> str:
        """leave"""
        return self.put("keys-leave-replay", {})

    def leave_replay_tip(self) -> str:
        """Leave the replay."""
        return self.put("keys-leave-replay-tip", {})

    def menu_up(self) -> str:
        """up"""
        return self.put("keys-menu-up", {})

    def menu_up_tip(self) -> str:
        """Move to the entry above."""
        return self.put("keys-menu-up-tip", {})

    def menu_down(self) -> str:
        """down"""
        return self.put("keys-menu-down", {})

    def menu_down_tip(self) -> str:
        """Move to the entry below."""
        return self.put("keys-menu-down-tip", {})

    def menu_left(self) -> str:
        """left"""
        return self.put("keys-menu-left", {})

    def menu_left_tip(self) -> str:
        """Move to the entry on the left; in a form, to the previous choice."""
        return self.put("keys-menu-left-tip", {})

    def menu_right(self) -> str:
        """right"""
        return self.put("keys-menu-right", {})

    def menu_right_tip(self) -> str:
        """Move to the entry on the right; in a form, to the next choice."""
        return self.put("keys-menu-right-tip", {})

    def menu_page_up(self) -> str:
        """page up"""
        return self.put("keys-menu-page-up", {})

    def menu_page_up_tip(self) -> str:
        """Move up one page."""
        return self.put("keys-menu-page-up-tip", {})

    def menu_page_down(self) -> str:
        """page down"""
        return self.put("keys-menu-page-down", {})

    def menu_page_down_tip(self) -> str:
        """Move down one page."""
        return self.put("keys-menu-page-down-tip", {})

    def menu_first(self) -> str:
        """first"""
        return self.put("keys-menu-first", {})

    def menu_first_tip(self) -> str:
        """Move to the first entry."""
        return self.put("keys-menu-first-tip", {})

    def menu_last(self) -> str:
        """last"""
        return self.put("keys-menu-last", {})

    def menu_last_tip(self) -> str:
        """Move to the last entry."""
        return self.put("keys-menu-last-tip", {})

    def menu_choose(self) -> str:
        """choose"""
        return self.put("keys-menu-choose", {})

    def menu_choose_tip(self) -> str:
        """Start, resume, replay or press what is under the cursor."""
        return self.put("keys-menu-choose-tip", {})

    def lobby_learn(self) -> str:
        """learn"""
        return self.put("keys-lobby-learn", {})

    def lobby_learn_tip(self) -> str:
        """Learn the game under the cursor by playing it, in five minutes."""
        return self.put("keys-lobby-learn-tip", {})

    def lobby_alone(self) -> str:
        """play alone"""
        return self.put("keys-lobby-alone", {})

    def lobby_alone_tip(self) -> str:
        """Play against two rivals; Enter starts."""
        return self.put("keys-lobby-alone-tip", {})

    def lobby_daily(self) -> str:
        """today's game"""
        return self.put("keys-lobby-daily", {})

    def lobby_daily_tip(self) -> str:
        """Play the game of the day, the same everywhere; the first try counts."""
        return self.put("keys-lobby-daily-tip", {})

    def lobby_puzzle(self) -> str:
        """puzzle"""
        return self.put("keys-lobby-puzzle", {})

    def lobby_puzzle_tip(self) -> str:
        """Find the best answer: a puzzle a day, the same everywhere."""
        return self.put("keys-lobby-puzzle-tip", {})

    def solo_left(self) -> str:
        """seat left"""
        return self.put("keys-solo-left", {})

    def solo_left_tip(self) -> str:
        """Go to the rival on the left."""
        return self.put("keys-solo-left-tip", {})

    def solo_right(self) -> str:
        """seat right"""
        return self.put("keys-solo-right", {})

    def solo_right_tip(self) -> str:
        """Go to the rival on the right."""
        return self.put("keys-solo-right-tip", {})

    def solo_before(self) -> str:
        """rival before"""
        return self.put("keys-solo-before", {})

    def solo_before_tip(self) -> str:
        """Ask the rival before this one instead."""
        return self.put("keys-solo-before-tip", {})

    def solo_next(self) -> str:
        """next rival"""
        return self.put("keys-solo-next", {})

    def solo_next_tip(self) -> str:
        """Ask the next rival instead."""
        return self.put("keys-solo-next-tip", {})

    def solo_stronger(self) -> str:
        """stronger"""
        return self.put("keys-solo-stronger", {})

    def solo_stronger_tip(self) -> str:
        """Let the rival play a level higher."""
        return self.put("keys-solo-stronger-tip", {})

    def solo_weaker(self) -> str:
        """weaker"""
        return self.put("keys-solo-weaker", {})

    def solo_weaker_tip(self) -> str:
        """Let the rival play a level lower."""
        return self.put("keys-solo-weaker-tip", {})

    def solo_daily(self) -> str:
        """today's game"""
        return self.put("keys-solo-daily", {})

    def solo_daily_tip(self) -> str:
        """Play today's game, the same for all players, instead."""
        return self.put("keys-solo-daily-tip", {})

    def solo_surprise(self) -> str:
        """surprise me"""
        return self.put("keys-solo-surprise", {})

    def solo_surprise_tip(self) -> str:
        """Draw other rivals by lot."""
        return self.put("keys-solo-surprise-tip", {})

    def solo_options(self) -> str:
        """more options"""
        return self.put("keys-solo-options", {})

    def solo_options_tip(self) -> str:
        """Set up a game with people, seats, seed and all that the game lets you choose."""
        return self.put("keys-solo-options-tip", {})

    def solo_learn(self) -> str:
        """learn first"""
        return self.put("keys-solo-learn", {})

    def solo_learn_tip(self) -> str:
        """Learn the game by playing it, in five minutes."""
        return self.put("keys-solo-learn-tip", {})

    def solo_first(self) -> str:
        """first rival"""
        return self.put("keys-solo-first", {})

    def solo_first_tip(self) -> str:
        """Let the first rival come or stay away."""
        return self.put("keys-solo-first-tip", {})

    def solo_second(self) -> str:
        """second rival"""
        return self.put("keys-solo-second", {})

    def solo_second_tip(self) -> str:
        """Let the second rival come or stay away."""
        return self.put("keys-solo-second-tip", {})

    def solo_third(self) -> str:
        """third rival"""
        return self.put("keys-solo-third", {})

    def solo_third_tip(self) -> str:
        """Let the third rival come or stay away."""
        return self.put("keys-solo-third-tip", {})

    def solo_help(self) -> str:
        """help"""
        return self.put("keys-solo-help", {})

    def solo_help_tip(self) -> str:
        """Show all keys."""
        return self.put("keys-solo-help-tip", {})

    def solo_back(self) -> str:
        """back"""
        return self.put("keys-solo-back", {})

    def solo_back_tip(self) -> str:
        """Return to the previous screen."""
        return self.put("keys-solo-back-tip", {})

    def solo_start(self) -> str:
        """play"""
        return self.put("keys-solo-start", {})

    def solo_start_tip(self) -> str:
        """Sit down and play."""
        return self.put("keys-solo-start-tip", {})

    def lobby_stats(self) -> str:
        """players"""
        return self.put("keys-lobby-stats", {})

    def lobby_stats_tip(self) -> str:
        """Show what the finished games say about the players."""
        return self.put("keys-lobby-stats-tip", {})

    def learn_other(self) -> str:
        """next game"""
        return self.put("keys-learn-other", {})

    def learn_other_tip(self) -> str:
        """Show the lesson of the next game."""
        return self.put("keys-learn-other-tip", {})

    def lobby_rules(self) -> str:
        """rules"""
        return self.put("keys-lobby-rules", {})

    def lobby_rules_tip(self) -> str:
        """Read and search the short rules."""
        return self.put("keys-lobby-rules-tip", {})

    def lobby_settings(self) -> str:
        """settings"""
        return self.put("keys-lobby-settings", {})

    def lobby_settings_tip(self) -> str:
        """Language, appearance and keys."""
        return self.put("keys-lobby-settings-tip", {})

    def lobby_help(self) -> str:
        """help"""
        return self.put("keys-lobby-help", {})

    def lobby_help_tip(self) -> str:
        """Show all keys."""
        return self.put("keys-lobby-help-tip", {})

    def lobby_delete(self) -> str:
        """delete"""
        return self.put("keys-lobby-delete", {})

    def lobby_delete_tip(self) -> str:
        """Delete a game, after asking."""
        return self.put("keys-lobby-delete-tip", {})

    def lobby_restore(self) -> str:
        """restore"""
        return self.put("keys-lobby-restore", {})

    def lobby_restore_tip(self) -> str:
        """Restore the game that was deleted last."""
        return self.put("keys-lobby-restore-tip", {})

    def lobby_rename(self) -> str:
        """rename"""
        return self.put("keys-lobby-rename", {})

    def lobby_rename_tip(self) -> str:
        """Give a game a name."""
        return self.put("keys-lobby-rename-tip", {})

    def lobby_export(self) -> str:
        """export"""
        return self.put("keys-lobby-export", {})

    def lobby_export_tip(self) -> str:
        """Write a game to a file."""
        return self.put("keys-lobby-export-tip", {})

    def lobby_import(self) -> str:
        """import"""
        return self.put("keys-lobby-import", {})

    def lobby_import_tip(self) -> str:
        """Add a game from a file."""
        return self.put("keys-lobby-import-tip", {})

    def lobby_about(self) -> str:
        """about"""
        return self.put("keys-lobby-about", {})

    def lobby_about_tip(self) -> str:
        """About this program and its files."""
        return self.put("keys-lobby-about-tip", {})

    def lobby_quit(self) -> str:
        """quit"""
        return self.put("keys-lobby-quit", {})

    def lobby_quit_tip(self) -> str:
        """Leave the program."""
        return self.put("keys-lobby-quit-tip", {})

    def form_help(self) -> str:
        """help"""
        return self.put("keys-form-help", {})

    def form_help_tip(self) -> str:
        """Show all keys."""
        return self.put("keys-form-help-tip", {})

    def setup_alone(self) -> str:
        """play alone"""
        return self.put("keys-setup-alone", {})

    def setup_alone_tip(self) -> str:
        """Play against two rivals; Enter starts."""
        return self.put("keys-setup-alone-tip", {})

    def form_back(self) -> str:
        """back"""
        return self.put("keys-form-back", {})

    def form_back_tip(self) -> str:
        """Return to the previous screen."""
        return self.put("keys-form-back-tip", {})

    def keymap_usual(self) -> str:
        """default key"""
        return self.put("keys-keymap-usual", {})

    def keymap_usual_tip(self) -> str:
        """Restore the default key for what is under the cursor."""
        return self.put("keys-keymap-usual-tip", {})

    def rules_search(self) -> str:
        """search"""
        return self.put("keys-rules-search", {})

    def rules_search_tip(self) -> str:
        """Search for words."""
        return self.put("keys-rules-search-tip", {})

    def rules_other(self) -> str:
        """next game"""
        return self.put("keys-rules-other", {})

    def rules_other_tip(self) -> str:
        """Show the rules of the next game."""
        return self.put("keys-rules-other-tip", {})

    def palette(self) -> str:
        """more"""
        return self.put("keys-palette", {})

    def palette_tip(self) -> str:
        """Search all commands by name."""
        return self.put("keys-palette-tip", {})

    def language(self) -> str:
        """language"""
        return self.put("keys-language", {})

    def language_tip(self) -> str:
        """Switch the language."""
        return self.put("keys-language-tip", {})

    def theme(self) -> str:
        """theme"""
        return self.put("keys-theme", {})

    def theme_tip(self) -> str:
        """Switch to the next theme: dark, light, distinct or sixteen colours, monochrome."""
        return self.put("keys-theme-tip", {})

    def debug(self) -> str:
        """debug"""
        return self.put("keys-debug", {})

    def debug_tip(self) -> str:
        """Show seed, digest and position, for bug reports."""
        return self.put("keys-debug-tip", {})

    def redraw(self) -> str:
        """redraw"""
        return self.put("keys-redraw", {})

    def redraw_tip(self) -> str:
        """Redraw the whole screen, if something has garbled it."""
        return self.put("keys-redraw-tip", {})

    def suspend(self) -> str:
        """suspend"""
        return self.put("keys-suspend", {})

    def suspend_tip(self) -> str:
        """Return to the shell for a while; fg comes back."""
        return self.put("keys-suspend-tip", {})

    def quit(self) -> str:
        """quit"""
        return self.put("keys-quit", {})

    def quit_tip(self) -> str:
        """Leave the program; the game is saved."""
        return self.put("keys-quit-tip", {})

    def pause(self) -> str:
        """stop"""
        return self.put("keys-pause", {})

    def pause_tip(self) -> str:
        """Stop the computer players, or let them go on."""
        return self.put("keys-pause-tip", {})

    def talk(self) -> str:
        """say"""
        return self.put("keys-talk", {})

    def talk_tip(self) -> str:
        """Say something to the whole table."""
        return self.put("keys-talk-tip", {})

    def people(self) -> str:
        """people"""
        return self.put("keys-people", {})

    def people_tip(self) -> str:
        """See and change who plays which seat; over SSH, also invite a guest."""
        return self.put("keys-people-tip", {})

    def tables_watch(self) -> str:
        """watch"""
        return self.put("keys-tables-watch", {})

    def tables_watch_tip(self) -> str:
        """Watch the table under the cursor."""
        return self.put("keys-tables-watch-tip", {})

    def tables_seats(self) -> str:
        """seats"""
        return self.put("keys-tables-seats", {})

    def tables_seats_tip(self) -> str:
        """See who sits at the table under the cursor, and what you can do there."""
        return self.put("keys-tables-seats-tip", {})

    def tables_alone(self) -> str:
        """play alone"""
        return self.put("keys-tables-alone", {})

    def tables_alone_tip(self) -> str:
        """Two rivals at your own table; Enter starts."""
        return self.put("keys-tables-alone-tip", {})

    def tables_daily(self) -> str:
        """today's game"""
        return self.put("keys-tables-daily", {})

    def tables_daily_tip(self) -> str:
        """Play the game of the day at a table of your own; the first try counts."""
        return self.put("keys-tables-daily-tip", {})

    def tables_puzzle(self) -> str:
        """puzzle"""
        return self.put("keys-tables-puzzle", {})

    def tables_puzzle_tip(self) -> str:
        """Find the best answer: a puzzle a day, the same everywhere."""
        return self.put("keys-tables-puzzle-tip", {})

    def tables_record(self) -> str:
        """record"""
        return self.put("keys-tables-record", {})

    def tables_record_tip(self) -> str:
        """See who did how well in the game of the day, and your own record here."""
        return self.put("keys-tables-record-tip", {})

    def tables_archive(self) -> str:
        """finished"""
        return self.put("keys-tables-archive", {})

    def tables_archive_tip(self) -> str:
        """See the games that have been finished here, and look back at them."""
        return self.put("keys-tables-archive-tip", {})

    def tables_contests(self) -> str:
        """contests"""
        return self.put("keys-tables-contests", {})

    def tables_contests_tip(self) -> str:
        """See the tournaments and leagues here, and take part."""
        return self.put("keys-tables-contests-tip", {})

    def contests_join(self) -> str:
        """take part"""
        return self.put("keys-contests-join", {})

    def contests_join_tip(self) -> str:
        """Join the tournament, or leave it."""
        return self.put("keys-contests-join-tip", {})

    def contests_back(self) -> str:
        """back"""
        return self.put("keys-contests-back", {})

    def contests_back_tip(self) -> str:
        """Back to the list of tables."""
        return self.put("keys-contests-back-tip", {})

    def archive_whose(self) -> str:
        """mine/all"""
        return self.put("keys-archive-whose", {})

    def archive_whose_tip(self) -> str:
        """Show only your own games, or all that were open to watchers, too."""
        return self.put("keys-archive-whose-tip", {})

    def archive_game(self) -> str:
        """kind"""
        return self.put("keys-archive-game", {})

    def archive_game_tip(self) -> str:
        """Show only games of one kind, one kind after the other."""
        return self.put("keys-archive-game-tip", {})

    def archive_export(self) -> str:
        """to a file"""
        return self.put("keys-archive-export", {})

    def archive_export_tip(self) -> str:
        """See the command that writes this game to a file on your own machine."""
        return self.put("keys-archive-export-tip", {})

    def archive_back(self) -> str:
        """back"""
        return self.put("keys-archive-back", {})

    def archive_back_tip(self) -> str:
        """Back to the list of tables."""
        return self.put("keys-archive-back-tip", {})

    def tables_learn(self) -> str:
        """learn"""
        return self.put("keys-tables-learn", {})

    def tables_learn_tip(self) -> str:
        """Learn the game under the cursor by playing it, in five minutes."""
        return self.put("keys-tables-learn-tip", {})

    def tables_rules(self) -> str:
        """rules"""
        return self.put("keys-tables-rules", {})

    def tables_rules_tip(self) -> str:
        """Read the short rules of the games."""
        return self.put("keys-tables-rules-tip", {})

    def tables_key(self) -> str:
        """key"""
        return self.put("keys-tables-key", {})

    def tables_key_tip(self) -> str:
        """Log in with another key, too: get a code for it."""
        return self.put("keys-tables-key-tip", {})

    def tables_notices(self) -> str:
        """messages"""
        return self.put("keys-tables-notices", {})

    def tables_notices_tip(self) -> str:
        """Get a message when it is your turn and you aren't here, or get none."""
        return self.put("keys-tables-notices-tip", {})

    def tables_days(self) -> str:
        """away"""
        return self.put("keys-tables-days", {})

    def tables_days_tip(self) -> str:
        """Set where your messages go, and when you are on vacation."""
        return self.put("keys-tables-days-tip", {})

    def away_back(self) -> str:
        """back"""
        return self.put("keys-away-back", {})

    def away_back_tip(self) -> str:
        """Back to the list of tables."""
        return self.put("keys-away-back-tip", {})

    def tables_help(self) -> str:
        """help"""
        return self.put("keys-tables-help", {})

    def tables_help_tip(self) -> str:
        """Show all keys."""
        return self.put("keys-tables-help-tip", {})

    def tables_leave(self) -> str:
        """leave"""
        return self.put("keys-tables-leave", {})

    def tables_leave_tip(self) -> str:
        """Leave; your seats are kept."""
        return self.put("keys-tables-leave-tip", {})

    def seats_invite(self) -> str:
        """invite"""
        return self.put("keys-seats-invite", {})

    def seats_invite_tip(self) -> str:
        """Create a code that lets a guest without a key take this seat."""
        return self.put("keys-seats-invite-tip", {})

    def seats_computer(self) -> str:
        """computer"""
        return self.put("keys-seats-computer", {})

    def seats_computer_tip(self) -> str:
        """Have a computer play this seat: a free one, yours, or one whose guest is away."""
        return self.put("keys-seats-computer-tip", {})

    def seats_free(self) -> str:
        """free"""
        return self.put("keys-seats-free", {})

    def seats_free_tip(self) -> str:
        """Give up the seat, so that another guest can take it."""
        return self.put("keys-seats-free-tip", {})

    def seats_talk(self) -> str:
        """say"""
        return self.put("keys-seats-talk", {})

    def seats_talk_tip(self) -> str:
        """Say something to the whole table."""
        return self.put("keys-seats-talk-tip", {})

    def seats_mute(self) -> str:
        """mute"""
        return self.put("keys-seats-mute", {})

    def seats_mute_tip(self) -> str:
        """Mute the person under the cursor at this table, or let them speak again."""
        return self.put("keys-seats-mute-tip", {})

    def seats_clock(self) -> str:
        """clock"""
        return self.put("keys-seats-clock", {})

    def seats_clock_tip(self) -> str:
        """Set how long a turn may take here: without limit, a day, three days or a week."""
        return self.put("keys-seats-clock-tip", {})

    def seats_hints(self) -> str:
        """hints"""
        return self.put("keys-seats-hints", {})

    def seats_hints_tip(self) -> str:
        """Switch hints off or on for the whole table."""
        return self.put("keys-seats-hints-tip", {})

    def seats_away(self) -> str:
        """send away"""
        return self.put("keys-seats-away", {})

    def seats_away_tip(self) -> str:
        """Send the person under the cursor away."""
        return self.put("keys-seats-away-tip", {})

    def seats_close(self) -> str:
        """close table"""
        return self.put("keys-seats-close", {})

    def seats_close_tip(self) -> str:
        """Close the table; the game is saved."""
        return self.put("keys-seats-close-tip", {})

    def seats_back(self) -> str:
        """back"""
        return self.put("keys-seats-back", {})

    def seats_back_tip(self) -> str:
        """Return to the previous screen."""
        return self.put("keys-seats-back-tip", {})

    def hex_up_left(self) -> str:
        """hex up left"""
        return self.put("keys-hex-up-left", {})

    def hex_up_left_tip(self) -> str:
        """On a board of hexes: move to the hex at the upper left (page up: upper right)."""
        return self.put("keys-hex-up-left-tip", {})

    def hex_down_left(self) -> str:
        """hex down left"""
        return self.put("keys-hex-down-left", {})

    def hex_down_left_tip(self) -> str:
        """On a board of hexes: move to the hex at the lower left (page down: lower right)."""
        return self.put("keys-hex-down-left-tip", {})
