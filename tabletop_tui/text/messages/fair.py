"""What the program can say, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Catalogue, Shown


class FairMessages(Catalogue):
    """One method per message, with its English text."""

    def choice(self) -> str:
        """Chance"""
        return self.put("fair-choice", {})

    def choice_usual(self) -> str:
        """usual"""
        return self.put("fair-choice-usual", {})

    def choice_proof(self) -> str:
        """fair by proof"""
        return self.put("fair-choice-proof", {})

    def hint(self) -> str:
        """ "Fair by proof": a secret behind all dice and shuffles is fixed first, every player adds words to it, and after the end anyone can check that all chance came from them."""
        return self.put("fair-hint", {})

    def plain_word(self) -> str:
        """fair"""
        return self.put("fair-plain-word", {})

    def title(self, *, game: Shown) -> str:
        """{ $game }: fair by proof"""
        return self.put("fair-title", {"game": game})

    def title_more(self) -> str:
        """before the game begins"""
        return self.put("fair-title-more", {})

    def heading_hash(self) -> str:
        """SHA-256 hash of the secret that was drawn just now"""
        return self.put("fair-heading-hash", {})

    def note_hash(self) -> str:
        """Note it down or take a picture: it is your only proof later that the secret wasn't replaced."""
        return self.put("fair-note-hash", {})

    def heading_words(self) -> str:
        """Contributions: everyone sees them at once, and they can't be changed"""
        return self.put("fair-heading-words", {})

    def row_gave(self, *, number: Shown, words: Shown) -> str:
        """{ $number }. { $words }"""
        return self.put("fair-row-gave", {"number": number, "words": words})

    def row_drawn(self, *, number: Shown, words: Shown) -> str:
        """{ $number }. { $words } (drawn by the program)"""
        return self.put("fair-row-drawn", {"number": number, "words": words})

    def row_declined(self, *, number: Shown) -> str:
        """{ $number }. nothing"""
        return self.put("fair-row-declined", {"number": number})

    def row_asked(self) -> str:
        """is asked now"""
        return self.put("fair-row-asked", {})

    def row_waits(self) -> str:
        """has yet to add something"""
        return self.put("fair-row-waits", {})

    def row_free(self) -> str:
        """free seat: begins without a contribution"""
        return self.put("fair-row-free", {})

    def row_computer(self) -> str:
        """computer players add nothing"""
        return self.put("fair-row-computer", {})

    def label(self, *, name: Shown) -> str:
        """{ $name } adds"""
        return self.put("fair-label", {"name": name})

    def add(self) -> str:
        """Add"""
        return self.put("fair-add", {})

    def decline(self) -> str:
        """Add nothing"""
        return self.put("fair-decline", {})

    def begin(self) -> str:
        """Begin now"""
        return self.put("fair-begin", {})

    def seats(self) -> str:
        """Seats"""
        return self.put("fair-seats", {})

    def back(self) -> str:
        """Back"""
        return self.put("fair-back", {})

    def how(self) -> str:
        """How it works: the secret and all these words together make the seed of every roll, draw and shuffle. The secret was fixed before the words, and only the person who runs the program could know it. If you don't trust that person, add your words after theirs. When the game is over, the secret is revealed, and tabletop verify checks that all chance came from them. The digest on the score sheet does the same for the answers."""
        return self.put("fair-how", {})

    def say_typed(self) -> str:
        """Type words that can't be guessed; Enter adds them. The person who adds last is safe even if all others work together."""
        return self.put("fair-say-typed", {})

    def say_empty(self) -> str:
        """Enter without words lets the program draw some. They don't protect you from the person who runs it."""
        return self.put("fair-say-empty", {})

    def say_waits(self, *, names: Shown) -> str:
        """Waiting for { $names }. You can leave; your seat is kept."""
        return self.put("fair-say-waits", {"names": names})

    def say_ready(self) -> str:
        """Everyone here has been asked. Those in charge can begin now, or wait for the free seats."""
        return self.put("fair-say-ready", {})

    def say_ready_yours(self) -> str:
        """Everyone here has been asked. Begin now, or wait until the free seats are taken."""
        return self.put("fair-say-ready-yours", {})

    def told_hash(self, *, hash: Shown) -> str:
        """Fair by proof. SHA-256 of the secret: { $hash }"""
        return self.put("fair-told-hash", {"hash": hash})

    def told_gave(self, *, name: Shown, words: Shown) -> str:
        """{ $name } adds "{ $words }"."""
        return self.put("fair-told-gave", {"name": name, "words": words})

    def told_drawn(self, *, name: Shown, words: Shown) -> str:
        """{ $name } adds what the program drew: { $words }."""
        return self.put("fair-told-drawn", {"name": name, "words": words})

    def told_declined(self, *, name: Shown) -> str:
        """{ $name } adds nothing."""
        return self.put("fair-told-declined", {"name": name})

    def told_secret(self, *, secret: Shown) -> str:
        """The secret is revealed: { $secret }"""
        return self.put("fair-told-secret", {"secret": secret})

    def told_late(self, *, name: Shown) -> str:
        """The game began without a contribution from { $name }: this seat was free."""
        return self.put("fair-told-late", {"name": name})

    def told_digest(self, *, digest: Shown) -> str:
        """Digest of this game: { $digest }"""
        return self.put("fair-told-digest", {"digest": digest})

    def scope(self) -> str:
        """The hash covers dice, cards and shuffles; the digest covers answers, players' names, variants and component tables. Write it down: a game that was changed later has another."""
        return self.put("fair-scope", {})

    def sheet_title(self) -> str:
        """Fair by proof"""
        return self.put("fair-sheet-title", {})

    def sheet_hash(self, *, hash: Shown) -> str:
        """Hash shown at the start: { $hash }"""
        return self.put("fair-sheet-hash", {"hash": hash})

    def sheet_secret(self, *, secret: Shown) -> str:
        """Secret: { $secret }"""
        return self.put("fair-sheet-secret", {"secret": secret})

    def sheet_later(self) -> str:
        """The secret is revealed when the game is over."""
        return self.put("fair-sheet-later", {})

    def sheet_digest(self, *, digest: Shown) -> str:
        """Digest of this game: { $digest }"""
        return self.put("fair-sheet-digest", {"digest": digest})

    def sheet_digest_so_far(self, *, answers: int, digest: Shown) -> str:
        """{ $answers ->
            [one] Digest after 1 answer: { $digest }
           *[other] Digest after { $answers } answers: { $digest }
        }
        """
        return self.put("fair-sheet-digest-so-far", {"answers": answers, "digest": digest})

    def sheet_check(self, *, id: Shown) -> str:
        """To check it: tabletop verify { $id }"""
        return self.put("fair-sheet-check", {"id": id})

    def waits(self) -> str:
        """The game hasn't begun: contributions are still awaited."""
        return self.put("fair-waits", {})

    def too_late(self) -> str:
        """The game has begun: nothing more can be added."""
        return self.put("fair-too-late", {})

    def not_asked(self) -> str:
        """This seat has nothing to add."""
        return self.put("fair-not-asked", {})

    def host_first(self, *, name: Shown) -> str:
        """{ $name } runs the server and so could know the secret: this contribution has to come first."""
        return self.put("fair-host-first", {"name": name})

    def host_late(self) -> str:
        """Others have already added something, and the person who runs the server could know the secret: this seat can only add nothing."""
        return self.put("fair-host-late", {})

    def final(self) -> str:
        """The secret is revealed, so nothing can be taken back any more."""
        return self.put("fair-final", {})

    def no_seed(self) -> str:
        """A game that is fair by proof has no chosen seed: leave out either --seed or --fair."""
        return self.put("fair-no-seed", {})

    def list_waits(self, *, names: Shown) -> str:
        """before the start · { $names } to add to its chance"""
        return self.put("fair-list-waits", {"names": names})

    def list_ready(self) -> str:
        """before the start · ready to begin"""
        return self.put("fair-list-ready", {})

    def seat_waits(self) -> str:
        """has yet to add to the chance"""
        return self.put("fair-seat-waits", {})

    def plain_how(self, *, word: Shown) -> str:
        """For one that is fair by proof, type { $word } after the number."""
        return self.put("fair-plain-how", {"word": word})

    def plain_intro(self, *, hash: Shown) -> str:
        """This game is to be fair by proof. The SHA-256 of its secret: { $hash }"""
        return self.put("fair-plain-intro", {"hash": hash})

    def plain_note(self) -> str:
        """Note it down: it is your only proof later that the secret wasn't replaced."""
        return self.put("fair-plain-note", {})

    def plain_ask(self, *, name: Shown) -> str:
        """{ $name }, type words that can't be guessed. Enter alone lets the program draw some, which don't protect you from the person who runs it. "-" adds nothing."""
        return self.put("fair-plain-ask", {"name": name})

    def plain_decline(self, *, name: Shown) -> str:
        """{ $name }, "-" adds nothing."""
        return self.put("fair-plain-decline", {"name": name})

    def plain_leave(self, *, quit: Shown) -> str:
        """ "{ $quit }" leaves; your seat is kept."""
        return self.put("fair-plain-leave", {"quit": quit})

    def plain_waits(self, *, names: Shown) -> str:
        """Still to add something: { $names }."""
        return self.put("fair-plain-waits", {"names": names})

    def plain_ready(self, *, begin: Shown) -> str:
        """Everyone here has been asked. "{ $begin }" begins without the free seats."""
        return self.put("fair-plain-ready", {"begin": begin})

    def plain_ready_others(self) -> str:
        """Everyone here has been asked. Waiting for the free seats, or for those in charge to begin."""
        return self.put("fair-plain-ready-others", {})

    def plain_begin_word(self) -> str:
        """begin"""
        return self.put("fair-plain-begin-word", {})

    def plain_charge(self, *, people: Shown, free: Shown, invite: Shown, close: Shown) -> str:
        """You are in charge: "{ $people }" lists the seats; "{ $free } 2" makes seat 2 free, "{ $invite } 2" gives a code for it, "{ $close }" closes the table."""
        return self.put(
            "fair-plain-charge", {"people": people, "free": free, "invite": invite, "close": close}
        )

    def plain_begun(self) -> str:
        """The game begins. Enter goes to the table."""
        return self.put("fair-plain-begun", {})

    def verify_hash(self, *, hash: Shown) -> str:
        """Hash in the file: { $hash }"""
        return self.put("fair-verify-hash", {"hash": hash})

    def verify_digest(self, *, digest: Shown) -> str:
        """Digest of the game in the file: { $digest }"""
        return self.put("fair-verify-digest", {"digest": digest})

    def verify_running(self) -> str:
        """The game isn't over: the secret is revealed at its end, and nothing is proved until then."""
        return self.put("fair-verify-running", {})

    def verify_secret(self, *, secret: Shown) -> str:
        """Secret: { $secret }. Its SHA-256 is that hash."""
        return self.put("fair-verify-secret", {"secret": secret})

    def verify_seed(self, *, seed: Shown) -> str:
        """The secret and the contributions give the seed { $seed }."""
        return self.put("fair-verify-seed", {"seed": seed})

    def verify_chance(self, *, rolls: int, draws: int, shuffles: int, answers: int) -> str:
        """{ $rolls ->
            [one] 1 roll
           *[other] { $rolls } rolls
        }, { $draws ->
            [one] 1 draw
           *[other] { $draws } draws
        } and { $shuffles ->
            [one] 1 shuffle
           *[other] { $shuffles } shuffles
        }: all from that seed, in order. { $answers ->
            [one] The position after 1 answer is
           *[other] The positions after all { $answers } answers are
        } as recorded.
        """
        return self.put(
            "fair-verify-chance", {"rolls": rolls, "draws": draws, "shuffles": shuffles, "answers": answers}
        )

    def verify_replayed(self) -> str:
        """So every answer is one that the rules allow there, and the file doesn't contradict itself."""
        return self.put("fair-verify-replayed", {})

    def verify_fits(self, *, file: Shown) -> str:
        """{ $file }: its chance fits the hash in the file. That proves where dice, cards and shuffles came from only if you noted this hash before the game and saw these contributions; --hash compares the hash."""
        return self.put("fair-verify-fits", {"file": file})

    def verify_proven(self, *, file: Shown) -> str:
        """{ $file }: its chance is proved, since the hash is the one you noted. If the contributions are those you saw, all dice, cards and shuffles were fixed when the last of them came in."""
        return self.put("fair-verify-proven", {"file": file})

    def verify_answers_fit(self) -> str:
        """That doesn't show that these answers were given. If you noted the digest from a score sheet, --digest compares it."""
        return self.put("fair-verify-answers-fit", {})

    def verify_answers_proven(self, *, answers: Shown) -> str:
        """The digest is the one you noted: players, variants, rules, component tables and all { $answers } answers are those of the game in which you noted it."""
        return self.put("fair-verify-answers-proven", {"answers": answers})

    def verify_answers_proven_to(self, *, answer: Shown) -> str:
        """The digest you noted is the one after answer { $answer }: variants, rules, component tables and all answers up to there are those of the game in which you noted it. Later answers and players' names aren't covered."""
        return self.put("fair-verify-answers-proven-to", {"answer": answer})

    def verify_answers_taken_back(self, *, answers: Shown) -> str:
        """The digest you noted is of a moment after which something was taken back: it covers the { $answers } answers that were given by then, as they stand in the file's history."""
        return self.put("fair-verify-answers-taken-back", {"answers": answers})

    def verify_still_unbound(self) -> str:
        """Not part of the proof: what was taken back."""
        return self.put("fair-verify-still-unbound", {})

    def verify_unbound(self) -> str:
        """Not part of the proof: answers, players and their seats, variants, rules and component tables, and what was taken back. Someone with the file could have changed them such that all of it still fits. Compare them with what you saw: tabletop replay shows them."""
        return self.put("fair-verify-unbound", {})

    def note_player(self, *, file: Shown, seat: Shown, name: Shown, now: Shown) -> str:
        """{ $file }: the words for seat { $seat } came from { $name }, but the file names { $now } there. Seats can change hands during a game, and names in a file can be changed."""
        return self.put("fair-note-player", {"file": file, "seat": seat, "name": name, "now": now})

    def note_rules(self, *, file: Shown, version: Shown, here: Shown) -> str:
        """{ $file }: the file says that the game was played under version { $version } of the rules; it was checked under version { $here }, and all positions are the same."""
        return self.put("fair-note-rules", {"file": file, "version": version, "here": here})

    def note_components(self, *, file: Shown, components: Shown, here: Shown) -> str:
        """{ $file }: the file says that the game was played with other component tables ({ $components }) than those here ({ $here }). With those here, all positions are the same."""
        return self.put("fair-note-components", {"file": file, "components": components, "here": here})

    def note_erased(self, *, file: Shown) -> str:
        """{ $file }: the name of a former player was erased. Digests stand in for it, so everything else is bound as before; who that player was can't be shown any more, whatever name stands there."""
        return self.put("fair-note-erased", {"file": file})

    def note_erased_clear(self, *, file: Shown) -> str:
        """{ $file }: the name of a former player was erased. An older version made the seed of this game from the names, too: so it can't be shown any more that the seed, and with it all chance, comes from this secret and these words."""
        return self.put("fair-note-erased-clear", {"file": file})

    def event_at(self, *, answer: Shown, name: Shown) -> str:
        """answer { $answer }, { $name }"""
        return self.put("fair-event-at", {"answer": answer, "name": name})

    def event_set_up(self) -> str:
        """set-up"""
        return self.put("fair-event-set-up", {})

    def event_roll(self, *, of: Shown, gave: Shown) -> str:
        """die with { $of } sides: { $gave }"""
        return self.put("fair-event-roll", {"of": of, "gave": gave})

    def event_draw(self, *, of: Shown, gave: Shown) -> str:
        """one of { $of }: number { $gave }"""
        return self.put("fair-event-draw", {"of": of, "gave": gave})

    def event_shuffle(self, *, of: Shown) -> str:
        """{ $of } things shuffled"""
        return self.put("fair-event-shuffle", {"of": of})

    def fault_count(self, *, file: Shown, answers: Shown, digests: Shown) -> str:
        """{ $file }: there are { $answers } answers but { $digests } positions; there has to be one position more. An answer or a position is missing."""
        return self.put("fair-fault-count", {"file": file, "answers": answers, "digests": digests})

    def fault_noted(self, *, file: Shown, hash: Shown, noted: Shown) -> str:
        """{ $file }: the hash in the file, { $hash }, isn't the one that was noted, { $noted }."""
        return self.put("fair-fault-noted", {"file": file, "hash": hash, "noted": noted})

    def fault_digest(self, *, file: Shown, noted: Shown) -> str:
        """{ $file }: at no moment of this game was its digest { $noted }. An answer, a variant, or the version of rules or component tables was changed, or it is another game."""
        return self.put("fair-fault-digest", {"file": file, "noted": noted})

    def fault_digest_players(self, *, file: Shown) -> str:
        """{ $file }: the answers are those of the digest that you noted, but the players' names or their seats were changed."""
        return self.put("fair-fault-digest-players", {"file": file})

    def fault_digest_short(self, *, noted: Shown, answers: Shown, players: Shown) -> str:
        """The digest { $noted } isn't whole: it has { $answers } digits during the game, and { $players } more at its end."""
        return self.put("fair-fault-digest-short", {"noted": noted, "answers": answers, "players": players})

    def fault_digest_later(self, *, file: Shown) -> str:
        """{ $file }: the digest can be compared once the game is over and its secret is revealed."""
        return self.put("fair-fault-digest-later", {"file": file})

    def fault_not_begun(self, *, file: Shown) -> str:
        """{ $file }: the game hasn't begun; contributions are still awaited."""
        return self.put("fair-fault-not-begun", {"file": file})

    def fault_no_proof(self, *, file: Shown) -> str:
        """{ $file }: this game has no proof of its chance, though you noted a hash. Only its answers were checked; the proof may have been removed."""
        return self.put("fair-fault-no-proof", {"file": file})

    def fault_no_secret(self, *, file: Shown) -> str:
        """{ $file }: the game is over, but its secret is missing. The game may have been exported before its end."""
        return self.put("fair-fault-no-secret", {"file": file})

    def fault_hash(self, *, file: Shown, hash: Shown, right: Shown) -> str:
        """{ $file }: the hash isn't that of the secret. The hash shown was { $hash }; the secret's hash is { $right }. The hash was changed, or the game was played with a secret other than the one committed to."""
        return self.put("fair-fault-hash", {"file": file, "hash": hash, "right": right})

    def fault_secret(self, *, file: Shown, right: Shown, hash: Shown) -> str:
        """{ $file }: this isn't the secret that was committed to. Its hash is { $right }; the hash shown was { $hash }. The seed doesn't follow from it either."""
        return self.put("fair-fault-secret", {"file": file, "right": right, "hash": hash})

    def fault_seed(self, *, file: Shown, right: Shown, seed: Shown) -> str:
        """{ $file }: the seed is wrong. The secret and the contributions give { $right }; the file says { $seed }."""
        return self.put("fair-fault-seed", {"file": file, "right": right, "seed": seed})

    def fault_contributions(self, *, file: Shown, right: Shown, seed: Shown) -> str:
        """{ $file }: the secret and the contributions give the seed { $right }, but the game was played with { $seed }. A contribution, a name or a seat was changed."""
        return self.put("fair-fault-contributions", {"file": file, "right": right, "seed": seed})

    def fault_answer(self, *, file: Shown, answer: Shown) -> str:
        """{ $file }: answer { $answer } isn't possible at that point. An earlier answer is missing, or this one was changed."""
        return self.put("fair-fault-answer", {"file": file, "answer": answer})

    def fault_set_up(self, *, file: Shown) -> str:
        """{ $file }: the set-up isn't the one that the seed gives."""
        return self.put("fair-fault-set-up", {"file": file})

    def fault_chance(self, *, file: Shown, answer: Shown) -> str:
        """{ $file }: after answer { $answer } the position isn't the one that the seed gives. A roll, draw or shuffle came from elsewhere, or an answer is missing or was changed."""
        return self.put("fair-fault-chance", {"file": file, "answer": answer})

    def fault_rules(self, *, file: Shown, answer: Shown) -> str:
        """{ $file }: from answer { $answer } on, the position differs, and the game was played under other rules than this version's. Check it with the version it was played with."""
        return self.put("fair-fault-rules", {"file": file, "answer": answer})

    def fault_answers_missing(self, *, file: Shown, answers: Shown) -> str:
        """{ $file }: the secret is revealed, but after { $answers } answers the game isn't over. Answers are missing at the end."""
        return self.put("fair-fault-answers-missing", {"file": file, "answers": answers})

    def fault_checkpoint(self, *, file: Shown) -> str:
        """{ $file }: the position kept at the start of the last phase isn't the one that the seed gives."""
        return self.put("fair-fault-checkpoint", {"file": file})

    def fault_history(self, *, file: Shown) -> str:
        """{ $file }: the history with what was taken back doesn't lead to these answers."""
        return self.put("fair-fault-history", {"file": file})
