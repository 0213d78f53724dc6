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

## Stratagem
page-st-short-pop = People’s
page-st-short-dem = Democratic
page-st-short-con = Conservative
page-st-short-nat = Nationalist
page-st-about-pop = Change at home, the provinces, Parliament.
page-st-about-dem = Open borders and a strong State, fair taxes.
page-st-about-con = Free enterprise, open borders, the provinces.
page-st-about-nat = Home market, the State and its President.
page-st-public = public
page-st-members = members
page-st-totals = public { $opinion } · members { $members }
page-st-empty-slot = { $theme }: empty place
page-st-author = author of the coup
page-st-dictator = dictator
page-st-striker = striker
page-st-rebel = in revolt
page-st-candidate = candidate
page-st-elected = elected
page-st-out = out
page-st-acted = has acted already
page-st-secrets = { $n ->
    [0] no secret
    [one] 1 secret
   *[other] { $n } secrets
}
page-st-relies = relies on { $n } in secret
page-st-passes = pass ×{ $n }
page-st-popular-on = popular support, force C
page-st-popular-at = popular support at 40
page-st-clock = round { $round } of 3, { $left } turns left
page-st-turns-left = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
page-st-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
page-st-you-move = your move
page-st-you = You
page-st-first = First
page-st-second = Second
page-st-campaign = campaign
page-st-best-wins = the better of the two wins
page-st-majority = 51 tokens win
page-st-to-draw = { $n } to draw
page-st-fallen = { $n } fallen
page-st-second-round = Second round
page-st-against = against
page-st-second-note = { $n } fallen cards are back. When they run out, the better of the two wins; 51 is no longer needed.
page-st-planned = in your programme
page-st-per = { $n } % p. adv.
page-st-demands = Demands { $planks }
page-st-demanded-by = demanded by
page-st-signs-note = Square: public opinion. Round: the party’s own members.
page-st-family-plank = option
page-st-family-operation = action
page-st-family-support = support
page-st-family-opinion = opinion
page-st-family-event = event
page-st-family-secret = secret
page-st-operation-coup = Opens the crisis: three rounds of the table to react. If fewer than two strike, you take power.
page-st-operation-strike = Against a coup; it takes two different strikers.
page-st-operation-dictatorship = After two strikes. If two opponents rise, you are arrested and eliminated.
page-st-operation-uprising = Against a dictatorship; it takes two different players.
page-st-announced = Announcements
page-st-line = 51: elected at once
page-st-vote = The vote
page-st-vote-note = The common cards are exhausted: everyone announces their percentage.
page-st-check = Check:
page-st-all-regular = all are regular.
page-st-no-majority = Nobody reaches 51: second round, { $one } against { $two }.
page-st-play-on = Everybody plays on; the fallen cards come back.
page-st-open-second = Open the second campaign
page-st-round = Round the table
page-st-accept = Accept
page-st-refuse = Refuse
page-st-accept-card = Accept { $card }
page-st-accept-gain = Each opponent gives you { $n ->
    [one] 1 token
   *[other] { $n } tokens
}:
page-st-accept-loss = You give each opponent { $n ->
    [one] 1 token
   *[other] { $n } tokens
}:
page-st-reach-popular = You reach popular support (force C, for strike or uprising only).
page-st-leave-popular = You lose popular support.
page-st-keep = Keep { $planks } displayed while you hold it.
page-st-can-keep = { $planks } displayed
page-st-refused = refused it
page-st-has-mark = already owns a { $mark }
page-st-not-shown = { $planks } not displayed
page-st-refuse-falls = Nobody is left to take it: the card falls.
page-st-refuse-next = It goes to the { $party }, who could keep it.
page-st-refuse-on = It goes on to the { $party }, who cannot keep it.
page-st-mark-shield = shield
page-st-mark-crest = crest
page-st-mark-seal = seal
page-st-mark-tool = tool
page-st-state = State of the country
page-st-what-changes = What changes
page-st-candidates = Candidates
page-st-everybody = Everybody
page-st-everybody-note = goes on playing, drawing and displaying; tokens, options, supports and secrets are kept.
page-st-others = Others
page-st-others-note = can still win by force: a coup d’état.
page-st-roads = Two roads to power
page-st-by-vote = Vote:
page-st-cards-away = { $n ->
    [one] one card away.
   *[other] { $n } cards away.
}
page-st-by-force = Force
page-st-coup-ready = Your supports suffice for a coup d’état ({ $needs }).
page-st-coup-needs = A coup d’état needs { $needs }. A stronger support may stand for a weaker one.
page-st-crisis = The crisis, step by step
page-st-step-coup = Coup d’état
page-st-step-first_strike = General strike
page-st-step-second_strike = Second strike
page-st-step-dictatorship = Dictatorship
page-st-step-first_uprising = Uprising ×2
page-st-running = running
page-st-who-reacts = Who may still react
page-st-ready = ready
page-st-not-ready = not ready
page-st-if-nobody = If nobody reacts:
page-st-ends-coup = the { $party } keeps power and wins the game.
page-st-ends-dictatorship = the { $party } keeps the dictatorship and wins the game.
page-st-ends-failed = the coup of the { $party } fails and normal life resumes.
page-st-ends-overthrown = the { $party } is arrested and eliminated.
page-st-programme = programme: { $n } of 7
page-st-ranking = Ranking
page-st-place = Place
page-st-party = Party
page-st-tokens = Tokens
page-st-plus = Opinion
page-st-supports = Supports
page-st-for = Earned by
page-st-points = Points
page-st-points-note = Election won { $vote }, victory by action { $action }, then { $second }, { $third } and { $fourth } for the places; eliminated 1 or 2, abandoned 0.
page-st-open-mat = Open the mat.
page-st-offered = A support is going round:
page-st-shown = Displayed programme
page-st-pile-fallen = Fallen cards
page-st-pile-deck = Deck
page-st-fact-tokens = { $n } %
page-st-your-tokens = Your tokens:
page-st-in-crisis = Crisis
page-st-draw = Draw a card
page-st-take_back = Take back …
