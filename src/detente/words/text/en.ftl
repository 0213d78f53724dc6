# What the page itself says, whatever is played.

## Lobby
page-play = Play
page-tables = Tables
page-learn = Learn
page-replays = Replays
page-me = Me
page-navigation = Navigation
page-language = Language
page-theme-light = Light theme
page-theme-dark = Dark theme
page-headline = Five crises, one table.
page-subline = No account needed, against a bot or a person, on any screen.
page-create = Create a table
page-play-now = Play now: { $game }
page-play-game = Play { $game } against a bot
page-create-game = Create a table of { $game }
page-coming = soon
page-coming-game = { $game }, soon
page-shelf = The five games
page-my-tables = My tables
page-open-tables = Open tables
page-mine-first = mine to move first
page-no-tables = Your games will appear here.
page-no-open-tables = Nobody is waiting right now. Create a table and others can join it.
page-against = against
page-your-move = Your move
page-join = Join
page-look = Look
page-row-over = finished
page-row-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
page-row-playing = being played
page-row-yours = your move
page-row-theirs = waiting for the others
page-game-thirteen_days = 13 Days
    .players = 2 players
    .length = 45 min
page-game-twilight_struggle = Twilight Struggle
    .players = 2 players
    .length = 3 h
page-game-nineteen_sixty = 1960
    .players = 2 or 3 players
    .length = 2 h
page-game-berlin63 = Berlin 63
    .players = 2 players
    .length = 1 h
page-game-stratagem = Stratagem
    .players = 4 players
    .length = 2 h
page-bot-random = Random bot
page-bot-greedy = Greedy bot
page-bot-search = Thinking bot
page-bot-solid = Solid bot
page-name-title = Your name at the table
page-name-label = What shall we call you?
page-save = Save
page-close = Close
page-game = Game
page-seats = Seats
page-seat-me = Me
page-seat-open = Free seat
page-public = Show this table in the lobby
page-options = { $n ->
    [0] Options and variants
    [one] Options and variants (one changed)
   *[other] Options and variants ({ $n } changed)
}
page-make-table = Open the table

## Table
page-yours = Your move
page-theirs = Their move
page-watching = Watching
page-over = Over
page-prompt = What is asked
page-acts = What you can do
page-no-acts = Nothing to do for now.
page-undo = Undo
page-restart = Restart
page-ends-undo = This cannot be undone.
page-risky = This may lose the game.
page-hand = Your hand
page-hand-empty = No cards in hand
page-hand-hidden = Hands are hidden from spectators
page-in-play = In play
page-you = you
page-free-seat = free seat
page-thinking = thinking…
page-online = connected
page-away = away
page-connecting = connecting…
page-offline = connection lost, trying again…
page-last-move = Opponent’s last move
page-log = Log
page-search = search
page-search-log = Search the log
page-table-terms = table { $id } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-why-not = Why not { $what }?
page-read-rule = Read the rule
page-read-card = Read the card
page-no-more-to-read = Nothing more is printed here.
page-danger = This act may start the war
page-go-back = Go back and choose again
page-once-more = One more
page-take-back = Take the last step back
page-all-the-same = { $act }: do it all the same
page-expert = Expert: do not warn me at this table
page-rules = Rules
page-menu = Menu and settings
page-text-mode = Text mode
page-sounds = Sounds
page-resign = Resign the game
page-resign-now = Yes, I resign
page-copy-link = Copy the link
page-copied = Link copied
page-to-lobby = Back to the lobby
page-to-table = Back to the table
page-browse = Browse cards
page-command = Type an action
page-send = Send
page-board = The board
page-position = The position
page-take-seat = A seat is waiting for you.
page-sit = Play { $seat }
page-invite = Give this link to the person you are waiting for.
page-link = Link to the table
page-search-rules = Search the rules
page-found = { $n ->
    [0] no clause
    [one] one clause
   *[other] { $n } clauses
}
page-no-rules = The rules of this game are not here yet.
page-lost = Nothing here
page-no-connection = No connection to the server.
page-server-error = The server could not answer.

## Keyboard
page-keys = Keys
page-key-tab = go from one thing to the next
page-key-press = press it
page-key-escape = close
page-key-next = next legal target
page-key-previous = previous legal target
page-key-confirm = confirm the act that is named
page-key-number = choice or card of that number
page-key-undo = undo one step
page-key-restart = restart this action
page-key-why = why can’t I?
page-key-read = read the card
page-key-hand = go to the hand
page-key-board = go to the board
page-key-log = go to the log
page-key-cards = browse cards
page-key-text = text mode
page-key-rules = rules
page-key-menu = menu
page-key-help = this list
page-key-back = previous move
page-key-forward = next move
page-key-first = to the start
page-key-last = to the end
page-key-eyes = look with other eyes

## The end of a game
page-win = { $seat } wins
page-win-us = The United States win
page-win-ussr = The Soviet Union wins
page-nobody-wins = Nobody wins
page-score-thirteen_days = final Prestige
page-score-twilight_struggle = points
page-score-nineteen_sixty = electors
page-score-berlin63 = points
page-score-stratagem = points
page-scores = Points
page-rematch = Rematch, sides swapped
page-rematch-accept = Accept the rematch
page-replay = Replay the game
page-share = Share this position
page-see-board = See the board
page-see-result = See the result
page-fairness = Verifiable chance
page-fairness-how = Before the first move the server showed the fingerprint of a secret; every draw follows from it. The secret is public now: its fingerprint must be the one from the start. With the file of the game, “detente verify” deals everything again.
page-fairness-commitment = Fingerprint shown at the start
page-fairness-secret = Secret
page-fairness-nonces = Numbers the players added
page-fairness-check = Check here
page-fairness-record = Download the game
page-fairness-fair = The fingerprint is right.
page-fairness-unfair = The fingerprint does not match!
page-fairness-unable = This browser cannot check here; use the file of the game.

## 1960
page-60-state-carries = { $state }, { $votes } votes: { $who } carries it with { $n }
page-60-state-leads = { $state }, { $votes } votes: { $who } leads with { $n }
page-60-state-leans = { $state }, { $votes } votes: empty, leans to { $who }
page-60-state-byrd = { $state }, { $votes } votes: the green cube, they go to { $who }
page-60-state-withheld = { $state }, { $votes } votes: withheld, they go to nobody
page-60-why-carries = { $who } carries it, { $n }
page-60-why-leads = { $who } leads, { $n }
page-60-why-leans = empty, leans { $who }
page-60-why-byrd = green cube: { $who }
page-60-why-withheld = unpledged: nobody
page-60-region-is = { $region }, { $votes } votes. Media: Kennedy { $mk }, Nixon { $mn }. Endorsements: Kennedy { $ek }, Nixon { $en }
page-60-token = { $who } is in { $state }
page-60-votes = { $n } votes
page-60-here = here
page-60-travel = travel { $n }
page-60-travel-cp = travel { $n } CP
page-60-cp = { $n } CP
page-60-travel-of = { $who }’s way here
page-60-media = media
page-60-endorse = endorsed
page-60-if-now = now
page-60-support = support
page-60-check = check, { $n }% a cube
page-60-no-check = no check
page-60-changed = this act
page-60-count = Count if the polls closed now
page-60-count-final = The electoral count
page-60-count-is = Electoral votes: Kennedy { $k }, { $fk } of them firm; Nixon { $n }, { $fn } of them firm; Byrd { $b }. { $of } elect.
page-60-elects = { $n } elects
page-60-all-votes = 537 votes, 50 states
page-60-withheld = { $n } withheld
page-60-firm = firm { $n }
page-60-needs = needs { $n }
page-60-over = +{ $n } over
page-60-turn-is = Turn { $n } of 9
page-60-debate = debate
page-60-vote = vote
page-60-stage-initiative = Initiative
page-60-stage-activities = Activity { $n } of 5
page-60-stage-momentum = Momentum phase
page-60-stage-strategy = Campaign strategy
page-60-stage-debates = The debates
page-60-stage-election_day = Election Day
page-60-issue-led = { $issue }, space { $space }: { $who } leads with { $n }
page-60-issue-open = { $issue }, space { $space }: no support
page-60-no-support = no support
page-60-momentum = Momentum
page-60-bag = Political capital bag
page-60-bag-n = Bag { $n }
page-60-percent = { $n }%
page-60-rest = rest cubes of this turn
page-60-rest-n = rest +{ $n }
page-60-effects = Effects in force
page-60-until-turn = this turn
page-60-until-debates = the debates
page-60-until-election = Election Day
page-60-until-prevents = prevents
page-60-ready = ready
page-60-exhausted = exhausted
page-60-of = { $n } of { $of }
page-60-stack = strategy stack
page-60-piles = Deck { $deck } · discard { $discard } · endorse { $endorse }
page-60-pile-discard = Discard
page-60-pile-debates = Waiting for the debates
page-60-pile-election = Waiting for Election Day
page-60-pile-prevention = Prevention events
page-60-pile-removed = Out of the game
page-60-pile-deck = Deck
page-60-pile-stack-kennedy = Kennedy’s strategy stack
page-60-pile-stack-nixon = Nixon’s strategy stack
page-60-fact-votes = { $n } electors
page-60-fact-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-60-fact-momentum = momentum { $n }
page-60-fact-first = has the initiative
page-60-fact-byrd = cube in { $state }
page-60-fact-byrd-off = cube in hand
page-60-card-cp = campaign points
page-60-card-number = no. { $n }
page-60-card-rest = Rest cubes
page-60-card-issue = Issue
page-60-card-state = State
page-60-card-kind = Kind
page-60-kind-normal = event
page-60-kind-candidate = candidate card
page-60-kind-debate = debate event
page-60-kind-election_day = Election Day event
page-60-kind-prevention = prevention event
page-60-kind-gathering_momentum = gathering momentum
page-60-great-debate = The Great Debate
page-60-debate-round = Round { $n }
page-60-debate-ties = { $who } holds the initiative and wins ties
page-60-issues-won = { $n ->
    [0] no issue yet
    [one] { $n } issue won
   *[other] { $n } issues won
}
page-60-stack-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
page-60-chosen = one chosen
page-60-won-by = { $who } wins
page-60-space = space { $n }
page-60-prize = +{ $n } support
page-60-outlook = What your cards would make of their issues
page-60-tie = tie: { $who }
page-60-void = already won: discarded
page-60-key = Key
page-60-key-leads = leads
page-60-key-carries = carries (4+)
page-60-key-lean = empty, lean
page-60-key-legal = you may act
page-60-key-last = last move
page-60-steps = The steps of Election Day
page-60-step-1 = Bonus cubes
page-60-step-2 = Initiative
page-60-step-3 = Campaign strategy
page-60-step-4 = Election Day events
page-60-step-5 = Endorsements
page-60-step-6 = Final tally
page-60-region = Region
page-60-sum = Total ({ $of } elect)
page-60-night = The wire, state by state
page-60-called = { $n } of { $of } states called
page-60-night-again = From the first call
page-60-next-call = Next call
page-60-skip = To the result

## Replay
page-replay-bring = Open the file of a game (.detente.json) to go through it move by move.
page-replay-file = Choose a file
page-replay-bad = This file is not a game.
page-steps = Step by step
page-move-number = Number of the move
page-eyes = Eyes
page-eyes-all = See everything
page-eyes-spectator = Spectator
page-copy-position = Copy the link to this position

## 13 Days
page-13-us = United States
    .short = US
page-13-ussr = USSR
    .short = USSR
page-13-un = UN
page-13-military = Military
page-13-political = Political
page-13-world_opinion = Opinion
page-13-opinion = World opinion
page-13-round = Round
page-13-round-is = { $n ->
    [4] Aftermath
   *[other] Round { $n }
}
page-13-round-n = R { $n }
page-13-start = start
page-13-end = END
page-13-aftermath = Aftermath
page-13-aftermath-short = Aftermath
page-13-aftermath-has = { $n ->
    [one] One card in the Aftermath
   *[other] { $n } cards in the Aftermath
}
page-13-prestige = Prestige
page-13-prestige-is = Prestige: { $lead }
page-13-level = Level
page-13-lead = { $side } +{ $n }
page-13-letter-held = Personal Letter: { $side }
page-13-holds-letter = holds Letter
page-13-risk = { $side }: { $n } of 3 markers in DEFCON 2 or beyond
page-13-at-war = { $side }: nuclear war if the round ended now
page-13-risk-short = { $n }/3 in D2
page-13-cubes = { $place }: US { $us }, USSR { $ussr }
page-13-n-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
page-13-markers = DEFCON { $track }: US { $us }, USSR { $ussr }
page-13-bonus-television = DEFCON ±1
page-13-bonus-united_nations = the Letter
page-13-bonus-alliances = hidden card
page-13-short-cuba_mil = Cuba mil.
page-13-short-cuba_pol = Cuba pol.
page-13-short-united_nations = UN
page-13-secret-agenda = Your secret agenda
page-13-no-agenda = not chosen yet
page-13-if-scored = if scored now: { $side } +{ $n }
page-13-if-scored-nobody = if scored now: nobody
page-13-letter = Personal Letter
page-13-letter-mine = +1 to a Command
page-13-letter-theirs = on the other side
page-13-piles = Deck { $deck } · discard { $discard }
page-13-pile-discard = Discard
page-13-pile-aftermath = Aftermath
page-13-pile-agendas = Resolved agendas
page-13-pile-deck = Deck
page-13-pile-agenda-deck = Agenda deck
page-13-fact-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-13-fact-supply = supply { $n }
page-13-fact-agenda = agenda set
page-13-fact-letter = holds the Letter
page-13-fact-initiative = has the initiative
page-13-agenda = Agenda
page-13-agenda-track = Markers in DEFCON 2 on this track rise one space; then the side standing higher gains 1 + the gap.
page-13-agenda-letter = Whoever holds the Personal Letter gains 2.
page-13-agenda-place = Whoever leads here gains the difference in cubes + { $bonus }.
page-13-event = Event
page-13-event-us = United States only
page-13-event-ussr = USSR only
page-13-event-un = either side
page-13-command = Command
page-13-command-us = either side; the US may answer
page-13-command-ussr = either side; the USSR may answer
page-13-command-un = either side, no event
page-13-ledger = The count, line by line
page-13-ledger-what = Gain
page-13-ledger-empty = Nobody gained any prestige.
page-13-ledger-note = The two agendas of a round are netted before the marker moves; nobody leads by more than 5; when level, the Letter decides.
page-13-done = { $n ->
    [one] Finish with one cube
   *[other] Finish with { $n } cubes
}
page-13-marker = Marker
page-13-total = Total
page-13-prestige-path = Prestige during the crisis
page-13-aftermath-title = { $n ->
    [one] Aftermath: one card
   *[other] Aftermath: { $n } cards
}
page-13-un-out = UN: not counted
page-13-final-defcon = DEFCON at the end

## The fields of a position, for the text mode
field-round = round
field-prestige = Prestige (US above zero)
field-letter = Personal Letter
field-initiative = initiative
field-cubes = cubes
field-defcon = DEFCON
field-war = war if the round ended
field-supply = supply
field-played = cards played
field-hands = hands
field-aftermath = Aftermath
field-buried = cards put away
field-count = number
field-cards = cards
field-deck = deck
field-discard = discard
field-in_play = card in play
field-taken = card taken
field-drawn = card drawn
field-candidates = possible agendas
field-flags = flags
field-agenda = chosen agenda
field-agenda_deck = agenda deck
field-agenda_discard = resolved agendas
field-effects = effects of the round
field-name = name
field-pays = pays
field-n = how much
field-hidden = hidden
