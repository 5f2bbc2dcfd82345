# Fair by proof: chance that is committed to before the first answer and can be checked afterwards.

fair-choice = Chance
fair-choice-usual = usual
fair-choice-proof = fair by proof
fair-hint = "Fair by proof": a secret behind all dice and shuffles is fixed first, every player adds words to it, and after the end anyone can check that all chance came from them.
fair-plain-word = fair

fair-title = { $game }: fair by proof
fair-title-more = before the game begins
fair-heading-hash = SHA-256 hash of the secret that was drawn just now
fair-note-hash = Note it down or take a picture: it is your only proof later that the secret wasn't replaced.
fair-heading-words = Contributions: everyone sees them at once, and they can't be changed
fair-row-gave = { $number }. { $words }
fair-row-drawn = { $number }. { $words } (drawn by the program)
fair-row-declined = { $number }. nothing
fair-row-asked = is asked now
fair-row-waits = has yet to add something
fair-row-free = free seat: begins without a contribution
fair-row-computer = computer players add nothing
fair-label = { $name } adds
fair-add = Add
fair-decline = Add nothing
fair-begin = Begin now
fair-seats = Seats
fair-back = Back
fair-how = How it works: the secret and all these words together make the seed of every roll, draw and shuffle. The secret was fixed before the words, and only the person who runs the program could know it. If you don't trust that person, add your words after theirs. When the game is over, the secret is revealed, and tabletop verify checks that all chance came from them. The digest on the score sheet does the same for the answers.
fair-say-typed = Type words that can't be guessed; Enter adds them. The person who adds last is safe even if all others work together.
fair-say-empty = Enter without words lets the program draw some. They don't protect you from the person who runs it.
fair-say-waits = Waiting for { $names }. You can leave; your seat is kept.
fair-say-ready = Everyone here has been asked. Those in charge can begin now, or wait for the free seats.
fair-say-ready-yours = Everyone here has been asked. Begin now, or wait until the free seats are taken.

fair-told-hash = Fair by proof. SHA-256 of the secret: { $hash }
fair-told-gave = { $name } adds "{ $words }".
fair-told-drawn = { $name } adds what the program drew: { $words }.
fair-told-declined = { $name } adds nothing.
fair-told-secret = The secret is revealed: { $secret }
fair-told-late = The game began without a contribution from { $name }: this seat was free.
fair-told-digest = Digest of this game: { $digest }
fair-scope = The hash covers dice, cards and shuffles; the digest covers answers, players' names, variants and component tables. Write it down: a game that was changed later has another.

fair-sheet-title = Fair by proof
fair-sheet-hash = Hash shown at the start: { $hash }
fair-sheet-secret = Secret: { $secret }
fair-sheet-later = The secret is revealed when the game is over.
fair-sheet-digest = Digest of this game: { $digest }
fair-sheet-digest-so-far = { $answers ->
    [one] Digest after 1 answer: { $digest }
   *[other] Digest after { $answers } answers: { $digest }
}
fair-sheet-check = To check it: tabletop verify { $id }

fair-waits = The game hasn't begun: contributions are still awaited.
fair-too-late = The game has begun: nothing more can be added.
fair-not-asked = This seat has nothing to add.
fair-host-first = { $name } runs the server and so could know the secret: this contribution has to come first.
fair-host-late = Others have already added something, and the person who runs the server could know the secret: this seat can only add nothing.
fair-final = The secret is revealed, so nothing can be taken back any more.
fair-no-seed = A game that is fair by proof has no chosen seed: leave out either --seed or --fair.
fair-list-waits = before the start · { $names } to add to its chance
fair-list-ready = before the start · ready to begin
fair-seat-waits = has yet to add to the chance

fair-plain-how = For one that is fair by proof, type { $word } after the number.
fair-plain-intro = This game is to be fair by proof. The SHA-256 of its secret: { $hash }
fair-plain-note = Note it down: it is your only proof later that the secret wasn't replaced.
fair-plain-ask = { $name }, type words that can't be guessed. Enter alone lets the program draw some, which don't protect you from the person who runs it. "-" adds nothing.
fair-plain-decline = { $name }, "-" adds nothing.
fair-plain-leave = "{ $quit }" leaves; your seat is kept.
fair-plain-waits = Still to add something: { $names }.
fair-plain-ready = Everyone here has been asked. "{ $begin }" begins without the free seats.
fair-plain-ready-others = Everyone here has been asked. Waiting for the free seats, or for those in charge to begin.
fair-plain-begin-word = begin
fair-plain-charge = You are in charge: "{ $people }" lists the seats; "{ $free } 2" makes seat 2 free, "{ $invite } 2" gives a code for it, "{ $close }" closes the table.
fair-plain-begun = The game begins. Enter goes to the table.

fair-verify-hash = Hash in the file: { $hash }
fair-verify-digest = Digest of the game in the file: { $digest }
fair-verify-running = The game isn't over: the secret is revealed at its end, and nothing is proved until then.
fair-verify-secret = Secret: { $secret }. Its SHA-256 is that hash.
fair-verify-seed = The secret and the contributions give the seed { $seed }.
fair-verify-chance = { $rolls ->
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
fair-verify-replayed = So every answer is one that the rules allow there, and the file doesn't contradict itself.
fair-verify-fits = { $file }: its chance fits the hash in the file. That proves where dice, cards and shuffles came from only if you noted this hash before the game and saw these contributions; --hash compares the hash.
fair-verify-proven = { $file }: its chance is proved, since the hash is the one you noted. If the contributions are those you saw, all dice, cards and shuffles were fixed when the last of them came in.
fair-verify-answers-fit = That doesn't show that these answers were given. If you noted the digest from a score sheet, --digest compares it.
fair-verify-answers-proven = The digest is the one you noted: players, variants, rules, component tables and all { $answers } answers are those of the game in which you noted it.
fair-verify-answers-proven-to = The digest you noted is the one after answer { $answer }: variants, rules, component tables and all answers up to there are those of the game in which you noted it. Later answers and players' names aren't covered.
fair-verify-answers-taken-back = The digest you noted is of a moment after which something was taken back: it covers the { $answers } answers that were given by then, as they stand in the file's history.
fair-verify-still-unbound = Not part of the proof: what was taken back.
fair-verify-unbound = Not part of the proof: answers, players and their seats, variants, rules and component tables, and what was taken back. Someone with the file could have changed them such that all of it still fits. Compare them with what you saw: tabletop replay shows them.
fair-note-player = { $file }: the words for seat { $seat } came from { $name }, but the file names { $now } there. Seats can change hands during a game, and names in a file can be changed.
fair-note-rules = { $file }: the file says that the game was played under version { $version } of the rules; it was checked under version { $here }, and all positions are the same.
fair-note-components = { $file }: the file says that the game was played with other component tables ({ $components }) than those here ({ $here }). With those here, all positions are the same.
fair-note-erased = { $file }: the name of a former player was erased. Digests stand in for it, so everything else is bound as before; who that player was can't be shown any more, whatever name stands there.
fair-note-erased-clear = { $file }: the name of a former player was erased. An older version made the seed of this game from the names, too: so it can't be shown any more that the seed, and with it all chance, comes from this secret and these words.
fair-event-at = answer { $answer }, { $name }
fair-event-set-up = set-up
fair-event-roll = die with { $of } sides: { $gave }
fair-event-draw = one of { $of }: number { $gave }
fair-event-shuffle = { $of } things shuffled

fair-fault-count = { $file }: there are { $answers } answers but { $digests } positions; there has to be one position more. An answer or a position is missing.
fair-fault-noted = { $file }: the hash in the file, { $hash }, isn't the one that was noted, { $noted }.
fair-fault-digest = { $file }: at no moment of this game was its digest { $noted }. An answer, a variant, or the version of rules or component tables was changed, or it is another game.
fair-fault-digest-players = { $file }: the answers are those of the digest that you noted, but the players' names or their seats were changed.
fair-fault-digest-short = The digest { $noted } isn't whole: it has { $answers } digits during the game, and { $players } more at its end.
fair-fault-digest-later = { $file }: the digest can be compared once the game is over and its secret is revealed.
fair-fault-not-begun = { $file }: the game hasn't begun; contributions are still awaited.
fair-fault-no-proof = { $file }: this game has no proof of its chance, though you noted a hash. Only its answers were checked; the proof may have been removed.
fair-fault-no-secret = { $file }: the game is over, but its secret is missing. The game may have been exported before its end.
fair-fault-hash = { $file }: the hash isn't that of the secret. The hash shown was { $hash }; the secret's hash is { $right }. The hash was changed, or the game was played with a secret other than the one committed to.
fair-fault-secret = { $file }: this isn't the secret that was committed to. Its hash is { $right }; the hash shown was { $hash }. The seed doesn't follow from it either.
fair-fault-seed = { $file }: the seed is wrong. The secret and the contributions give { $right }; the file says { $seed }.
fair-fault-contributions = { $file }: the secret and the contributions give the seed { $right }, but the game was played with { $seed }. A contribution, a name or a seat was changed.
fair-fault-answer = { $file }: answer { $answer } isn't possible at that point. An earlier answer is missing, or this one was changed.
fair-fault-set-up = { $file }: the set-up isn't the one that the seed gives.
fair-fault-chance = { $file }: after answer { $answer } the position isn't the one that the seed gives. A roll, draw or shuffle came from elsewhere, or an answer is missing or was changed.
fair-fault-rules = { $file }: from answer { $answer } on, the position differs, and the game was played under other rules than this version's. Check it with the version it was played with.
fair-fault-answers-missing = { $file }: the secret is revealed, but after { $answers } answers the game isn't over. Answers are missing at the end.
fair-fault-checkpoint = { $file }: the position kept at the start of the last phase isn't the one that the seed gives.
fair-fault-history = { $file }: the history with what was taken back doesn't lead to these answers.
