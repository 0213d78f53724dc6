# What the terminal says besides the games.

terminal-welcome = { $game }. You are { $seat }; { $bot } plays the rest. Type “help” for help.
terminal-final = final
terminal-danger = Careful: { $why } Type it again to do it all the same.
terminal-why-legal = You may do that now.
terminal-clause = { $why } (rule { $clause })
terminal-cannot-read = “{ $text }” is neither a number of the list nor an action; “help” lists what you can type.
terminal-no-card = There is no card “{ $text }”.
terminal-no-rule = There is no rule { $text }.
terminal-thinking = { $seat } is thinking …
terminal-winner = { $seat } wins.
terminal-no-winner = Nobody wins.
terminal-saved = Saved in { $path }; go on with: detente play --resume { $path }
terminal-played-on = Played on from move { $n } of a recorded game.
terminal-undone = Taken back.
terminal-help =
    { "  " }3                 do number 3 of the list
    { "  " }place italy       the same, typed
    { "  " }undo              take the last action back, while nobody has seen more
    { "  " }why place berlin  may I do that now, and which rule forbids it
    { "  " }card NAME         what a card says
    { "  " }rules 9.10        read a rule, or a chapter
    { "  " }log, board, list  what happened; the table; what you may do now
    { "  " }resign, quit      give up; leave the game

terminal-you = You
terminal-round = Round
terminal-aftermath = Aftermath
terminal-prestige = Prestige
terminal-level = level
terminal-letter = Personal Letter
terminal-hand = Your hand
terminal-cards = cards
terminal-deck = Deck
terminal-discard = Discarded
terminal-agenda = Agenda
terminal-agendas = Agendas
terminal-supply = Supply
terminal-battleground = Battleground
terminal-track = Track
terminal-turn = Turn
terminal-ops = Ops
terminal-vp = VP
terminal-defcon = DEFCON
terminal-military = Military
terminal-space = Space
terminal-china = China card
terminal-hands = Hands
terminal-effects = In force
terminal-removed = Removed
terminal-nothing = –
terminal-presence = presence
terminal-domination = domination
terminal-control = control
terminal-votes = Votes
terminal-momentum = Momentum
terminal-rest = Rest
terminal-bag = Bag
terminal-supply = Supply
terminal-candidates = Candidates
terminal-media = media
terminal-issues = Issues
terminal-strategy = Campaign strategy
terminal-game = Game
terminal-score = Score
terminal-active = To move
terminal-quiet = Quiet turns
terminal-leader = Leader
terminal-reserve = Reserve
terminal-fallen = Fallen
terminal-claims = Claims
terminal-notebook = Notebook
terminal-campaign = Campaign
terminal-eliminated = Eliminated
terminal-popularity = Popularity
terminal-opinion = Opinion
terminal-members = Members
terminal-supports = Supports
terminal-secrets = Secrets
terminal-crisis = Action
terminal-author = by
terminal-rounds-left = Rounds left
terminal-reacts = May react
terminal-planned = Programme
terminal-action-round = Action round
