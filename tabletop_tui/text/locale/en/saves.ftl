# Saved games and sessions: what can go wrong, and what to do. One line each.

# -- the file of all games --

saves-is-folder = { $file } is a folder, but should be the file of saved games. Move it away, and tabletop starts a new one.
saves-empty-file = { $file } is empty, so no saved game can be read from it. It has been left as it is; move it away, and tabletop starts a new one.
saves-not-a-database = { $file } isn't a file of saved games. It has been left as it is; move it away, and tabletop starts a new one.
saves-newer = The saved games in { $file } come from a newer tabletop (format { $version }; this version reads up to { $known }). Update tabletop to play on; the file has been left as it is.
saves-cut-off = The file of saved games, { $file }, is cut off. It has been left as it is. To see what can be read from it: tabletop games
saves-damaged = The file of saved games, { $file }, is damaged ({ $problem }). It has been left as it is. To see what can be read from it: tabletop games
saves-salvaged = The file of saved games, { $file }, is damaged and has been left as it is. { $readable } of { $total } { $total ->
    [one] game
   *[other] games
} could be read. Export them with tabletop export ID -o FILE.json, move the damaged file away, then add them with tabletop import FILE.json
saves-games-damaged = { $count ->
    [one] One saved game in { $file } is damaged and isn't listed
   *[other] { $count } saved games in { $file } are damaged and aren't listed
}. The others can be played; the file has been left as it is.
saves-log-cut = { $file } ends in the middle of an entry, as after a power cut. Everything before it has been read.
saves-log-without-file = There is a log of saved games, { $log }, but not the file it belongs to, { $file }. Bring the file back, or move the log away.
saves-read-only = { $file } can't be opened or written ({ $problem }). Check the permissions of the file and its folder.
saves-disk-full = The disk is full. The last step could not be saved and was not taken. Free some space and try again.
saves-disk-fails = { $file } could not be read or written ({ $problem }). The disk may be full or failing, or a limit has been reached. The last step was not taken.
saves-busy = Another program is using the saved games in { $file }. Try again in a moment.
saves-failed = The saved games in { $file } could not be used ({ $problem }).

# -- one game --

saves-no-such-game = There is no saved game { $id }. For a list: tabletop games
saves-game-damaged = The saved game { $id } is damaged; it has been left as it is.
saves-in-use = The game { $id } is open in another tabletop (process { $pid }). Play on there, or close it there first. To look at it as it stands: tabletop replay { $id }
saves-moved-on = Another program has changed this game. Open it again to see where it stands.

# -- playing --

saves-not-your-decision = It is { $name }'s decision now.
saves-nothing-to-undo = There is nothing to take back yet.
saves-nothing-to-redo = There is nothing to redo.
saves-undo-other-seat = The last step was another player's; only that player could have taken it back.
saves-undo-new-information = You can't go back further: new information has been revealed since, or another player has decided.
saves-rules-bug = The rules failed, and that is our mistake. The game is unchanged and saved; please choose something else. A report that can be replayed is in { $file }
saves-rules-bug-unreported = The rules failed, and that is our mistake. The game is unchanged and saved; please choose something else. The report could not be written ({ $problem }).
