# What the terminal says besides the games.

terminal-welcome = { $game }. You are { $seat }; your opponent: { $bot }. Type “help” for help.
terminal-danger = Careful: { $why } Type it again to do it anyway.
terminal-why-legal = You may do that now.
terminal-clause = { $why } (rule { $clause })
terminal-cannot-read = “{ $text }” is neither a number in the list nor an action; “help” lists what you can type.
terminal-no-card = There is no card “{ $text }”.
terminal-no-rule = There is no rule { $text }.
terminal-thinking = { $seat } is thinking…
terminal-weighs = { $seat } is considering “{ $act }”…
terminal-winner = { $seat } wins.
terminal-no-winner = Nobody wins.
terminal-choices = What mattered, says { $seat }:
terminal-choice = { "  " }move { $n }, “{ $act }”
terminal-choice-why = { "  " }move { $n }, “{ $act }”: { $gains }
terminal-saved = Saved in { $path }; go on with: detente play --resume { $path }
terminal-played-on = Played on from move { $n } of a recorded game.
terminal-forced = Nothing else can be done: “{ $act }”.
terminal-hint-thinking = A bot is thinking it over…
terminal-hint-aim = A bot would choose “{ $act }”: { $aim }.
terminal-hint-why = A bot would choose “{ $act }”: compared with other moves, { $gains }.
terminal-hint-deeds = A bot would choose “{ $act }”: that { $deeds }.
terminal-undone = Undone.
terminal-final = no way back
terminal-help =
    { "  " }3                 do number 3 in the list
    { "  " }place italy       the same, typed
    { "  " }undo              take the last action back, while nobody has seen more
    { "  " }why place berlin  may I do that now, and which rule forbids it
    { "  " }hint              what a bot would do here, and what it expects of it
    { "  " }card NAME         what a card says
    { "  " }rules 9.10        read a rule, or a chapter
    { "  " }log, board, list  what happened; the table; what you may do now
    { "  " }resign, quit      give up; leave the game

terminal-round = Round
terminal-hand = Your hand
terminal-deck = Deck
terminal-discard = Discarded
terminal-turn = Turn
terminal-effects = In force
terminal-supply = Supply
terminal-candidates = Candidates
terminal-active = To move
