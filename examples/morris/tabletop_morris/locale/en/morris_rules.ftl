# The rules of nine men's morris in short.

morris_rules-sections = aim place mills move fly end rulings

morris_rules-aim-title = What it is about
morris_rules-aim-text =
    Two players, nine men each, a board of 24 points on three squares. Three of your men in a row along a line are a mill, and every mill that you close takes one of the other player's men off. Whoever has only two men left, or can't move, has lost.

morris_rules-place-title = Placing
morris_rules-place-text =
    The players place one man each in turn, on any empty point, until all eighteen are placed. Men don't move before that.

morris_rules-mills-title = Mills
morris_rules-mills-text =
    Whoever closes a mill, by placing or moving, takes one of the other player's men off the board at once. It is out of the game.

    - A man in a mill may not be taken while the other player has men outside mills.
    - Two mills closed at once take one man only.
    - A mill may be opened and closed again as often as you like; it counts each time.

morris_rules-move-title = Moving
morris_rules-move-text =
    When all men are placed, a turn moves one man along a line to the next point, if that is empty.

morris_rules-fly-title = Flying
morris_rules-fly-text =
    A player with just three men left may move to any empty point.

morris_rules-end-title = The end
morris_rules-end-text =
    Whoever has only two men left loses, and so does whoever can't move when it is their turn.

    The game is drawn when the same position comes up for the third time with the same player to move, and after 50 moves without a man taken off. Both can be turned off when the game is set up; 200 such moves are a draw in any case.

morris_rules-rulings-title = Rulings
morris_rules-rulings-text =
    - Men in hand count as men: nobody loses before all men are placed.
    - While men are placed, no player can be blocked.
    - Fifty moves are those of both players together. The count begins anew whenever a man is placed or taken off.
    - A win is 10 points, a draw 5 for each player. Until then, every man taken off counts 1 point.
