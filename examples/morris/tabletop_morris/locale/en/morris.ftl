# Nine men's morris: everything said at the table, and in the lobby about it.

morris-title = Nine Men's Morris
morris-line = Three in a row take a man: place nine, then slide, and at last fly.
morris-round = round

morris-variant-start = Begins
morris-variant-start-random = drawn
morris-variant-start-seat = player { $number }
morris-variant-repetition = Repetition
morris-variant-repetition-on = a draw
morris-variant-repetition-off = no draw
morris-variant-repetition-hint = Whether the game is drawn when the same position comes up for the third time.
morris-variant-fifty = Fifty moves
morris-variant-fifty-on = a draw
morris-variant-fifty-off = after 200 only
morris-variant-fifty-hint = Whether 50 moves without a man taken off are a draw; otherwise it takes 200.

morris-ask-place = { $name }, place a man ({ $left } in hand).
morris-ask-choose-man = { $name }, which man moves?
morris-ask-move = { $name }, where does the man on { $start } go?
morris-ask-remove = { $name }, a mill! Take one of { $other }'s men off.

morris-step-place = place
morris-step-lift = choose
morris-step-move = move
morris-step-take = take off
morris-step-of = step { $number }/{ $count }: { $step }

morris-head-goes = ways
morris-head-closes = mill
morris-head-opens = opens
morris-fact-line = line
morris-keys-place = point
morris-keys-man = man
morris-keys-move = point
morris-keys-remove = man

morris-where-outer-corner = outer corner
morris-where-outer-side = outer side
morris-where-middle-corner = middle corner
morris-where-middle-side = middle side
morris-where-inner-corner = inner corner
morris-where-inner-side = inner side

morris-note-closes = closes a mill
morris-note-stops = stops a mill
morris-note-opens = opens a mill
morris-note-goes =
    { $count ->
        [one] can go to 1 point
       *[other] can go to { $count } points
    }

morris-says-closes = Closes a mill: you then take one of { $name }'s men off.
morris-says-stops = { $name } could close a mill here next turn; this stops it.
morris-says-near = Next to it: { $points }.
morris-says-goes = It can go to { $points }.
morris-says-man-closes = One of these moves closes a mill.
morris-says-man-opens = It stands in a mill. Once it has left, { $name } may take off any of the three.
morris-says-remove-man = { $name } loses this man for good.
morris-says-remove-mill = { $name } could close a mill with this man; without it that threat is gone.

morris-reason-stuck = Every point next to it is taken.
morris-reason-in-mill = It stands in a mill, and other men don't.
morris-reason-game-over = The game is over.
morris-reason-not-next = It isn't next to the man you move. Only with three men left may you fly.
morris-reason-taken = There is a man already.
morris-reason-empty = There is no man here.
morris-reason-own = This man is yours.
morris-reason-others = This man is the other player's.

morris-event-placed = { $name } places a man on { $point }.
morris-event-moved-slid = { $name } moves from { $start } to { $point }.
morris-event-moved-flown = { $name } flies from { $start } to { $point }.
morris-event-closed-mill = { $name } closes a mill.
morris-event-removed = { $name } takes { $victim }'s man on { $point } off.
morris-event-game-ended-few = { $name } wins: the other player has only two men left.
morris-event-game-ended-blocked = { $name } wins: the other player can't move.
morris-event-game-ended-repetition = The same position came up for the third time: a draw.
morris-event-game-ended-quiet = Too many moves without a man taken off: a draw.

morris-brief-placed = { $point }
morris-brief-moved = { $start }-{ $point }
morris-brief-removed = ×{ $point }

morris-score-won = Win
morris-score-won-few = the other player has two men left
morris-score-won-blocked = the other player can't move
morris-score-drawn = Draw
morris-score-drawn-repetition = the same position three times
morris-score-drawn-quiet = too many moves without a man taken off
morris-score-taken = Men taken off
morris-score-taken-line =
    { $count ->
        [one] 1 man taken off
       *[other] { $count } men taken off
    }
morris-tie-break = players with the same points share the place
morris-scoring = A win is 10 points, a draw 5 for each player; until then every man that you take off counts 1. You win when the other player has only two men left, or can't move.

morris-men = hand { $hand } · board { $men } · lost { $lost }
morris-flies = flies
morris-quiet = Moves since a man was placed or taken off: { $quiet } of { $limit }
morris-quiet-brief = { $quiet } of { $limit } quiet moves

morris-look-empty = { $point } is empty.
morris-look-man = { $name } has a man on { $point }.
morris-part-board = points
morris-text-row = Row { $row }: { $points }
morris-text-empty = empty
morris-text-seat = { $name }: { $men } on the board, { $hand } in hand, { $lost } lost

morris-help-place =
    Place one of your nine men on any empty point. Three of yours in a row along a line are a mill: you take one of the other player's men off.

    When all eighteen men are placed, they move.
morris-help-choose-man =
    Choose the man that moves. It slides along a line to the next point, if that is empty. With three men left, your men may fly to any empty point.

    A player who can't move has lost.
morris-help-move =
    The man slides to an empty point next to it; with three men left it may fly to any. A mill that is opened may be closed again in the next turn and counts again.
morris-help-remove =
    Take one man off that stands in no mill. If all of them stand in mills, you may take any. Two mills closed at once take one man only.
morris-signs =
    On the board, a man has its player's colour and letter. In the lines of a card: { $own } a man of yours, { $others } one of the other player's, { $empty } an empty point.
    A bright point may be chosen: its keys are its letter and its number. ›A‹ has just come, ‹A› is the man that moves.
