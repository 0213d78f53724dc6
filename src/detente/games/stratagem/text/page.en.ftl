# What the page of Stratagem says of its own.

page-stands = { $n ->
    [one] { $seat }: { $amount } token
   *[other] { $seat }: { $amount } tokens
 }
page-counted = The vote
page-danger-irregular = This may cost you 2% per opponent
page-danger-last-chance = Your last turn to answer
board-short-pop = People’s
board-short-dem = Democratic
board-short-con = Conservative
board-short-nat = Nationalist
board-about-pop = Change at home, the provinces, Parliament.
board-about-dem = Open borders and a strong State, fair taxes.
board-about-con = Free enterprise, open borders, the provinces.
board-about-nat = Home market, the State and its President.
board-public = public
board-members = members
board-totals = public { $opinion } · members { $members }
board-empty-slot = { $theme }: empty slot
board-author = author of the coup
board-dictator = dictator
board-striker = striker
board-rebel = in revolt
board-candidate = candidate
board-elected = elected
board-out = out
board-acted = has already acted
board-secrets = { $n ->
    [0] no secret
    [one] 1 secret
   *[other] { $n } secrets
}
board-relies = relies on { $n } in secret
board-passes = pass ×{ $n }
board-popular = popular support
board-popular-at = popular support at 40
board-clock = round { $round } of 3, { $left } turns left
board-turns-left = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
board-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
board-you-move = your move
board-you = You
board-first = First
board-second = Second
board-campaign = campaign
board-best-wins = the better of the two wins
board-majority = 51 tokens win
board-to-draw = { $n } to draw
board-fallen = { $n } discarded
board-second-round = Second round
board-against = against
board-second-note = { $n } discarded cards are back. When they run out, the better of the two wins; 51 is no longer needed.
board-planned = in your programme
board-per = { $n }% per opponent
board-demands = Demands { $planks }
board-demanded-by = demanded by
board-signs-note = Square: public opinion. Round: the party’s own members.
board-family-plank = option
board-family-operation = action
board-family-support = support
board-family-opinion = opinion
board-family-event = event
board-family-secret = secret
board-operation-coup = Opens the crisis: three rounds of the table to react. If fewer than two strike, you take power.
board-operation-strike = Against a coup; it takes two different strikers.
board-operation-dictatorship = After two strikes. If two opponents rise, you are arrested and eliminated.
board-operation-uprising = Against a dictatorship; it takes two different players.
board-announced = Announcements
board-line = 51: elected at once
board-vote = The vote
board-vote-note = The common cards are exhausted: everyone announces their percentage.
board-told = { $n } of { $of }, each in turn.
board-count = Count
board-count-note = 51 tokens or more: elected. Otherwise a second round of two.
board-check = Check
board-all-regular = everything is in order.
board-no-majority = Nobody reaches 51: second round, { $one } against { $two }.
board-play-on = Everybody plays on; the discarded cards come back.
board-open-second = Open the second campaign
board-round = Round the table
board-accept = Accept
board-refuse = Refuse
board-accept-card = Accept { $card }
board-accept-gain = Each opponent gives you { $n ->
    [one] 1 token
   *[other] { $n } tokens
}:
board-accept-loss = You give each opponent { $n ->
    [one] 1 token
   *[other] { $n } tokens
}:
board-reach-popular = You reach popular support (force C, for strike or uprising only).
board-leave-popular = You lose popular support.
board-keep = Keep { $planks } displayed while you hold it.
board-can-keep = { $planks } displayed
board-refused = refused it
board-has-mark = already owns a { $mark }
board-not-shown = { $planks } not displayed
board-refuse-falls = Nobody is left to take it: the card is discarded.
board-refuse-next = It goes to the { $party }, who could keep it.
board-refuse-on = It goes on to the { $party }, who cannot keep it.
board-mark-shield = shield
board-mark-crest = crest
board-mark-seal = seal
board-mark-tool = tool
board-state = State of the country
board-what-changes = What changes
board-candidates = Candidates
board-everybody = Everybody
board-everybody-note = goes on playing, drawing and displaying; tokens, options, supports and secrets are kept.
board-others = Others
board-others-note = can still win by force: a coup d’état.
board-roads = Two roads to power
board-by-vote = Vote:
board-cards-away = { $n ->
    [one] one card away.
   *[other] { $n } cards away.
}
board-by-force = Force
board-coup-ready = Your supports suffice for a coup d’état ({ $needs }).
board-coup-needs = A coup d’état needs { $needs }; still lacking: { $lacks }. A stronger support may stand for a weaker one.
board-crisis = The crisis, step by step
board-step-coup = Coup d’état
board-step-first_strike = General strike
board-step-second_strike = Second strike
board-step-dictatorship = Dictatorship
board-step-first_uprising = Uprising ×2
board-hint-first_strike = against a coup
board-hint-second_strike = it takes a second one
board-hint-dictatorship = only after two strikes
board-hint-first_uprising = against a dictatorship
board-running = running
board-who-reacts = Who may still react
board-ready = ready
board-not-ready = not ready
board-if-nobody = If nobody reacts:
board-ends-coup = the { $party } keeps power and wins the game.
board-ends-dictatorship = the { $party } keeps the dictatorship and wins the game.
board-ends-failed = the coup of the { $party } fails and normal life resumes.
board-ends-overthrown = the { $party } is arrested and eliminated.
board-otherwise-coup = A strike opens three new rounds; a second one stops the coup.
board-otherwise-first_strike = A second strike stops the coup.
board-otherwise-second_strike = A dictatorship would open three new rounds.
board-otherwise-dictatorship = An uprising opens three new rounds; a second one overthrows the dictator.
board-otherwise-first_uprising = A second uprising overthrows the dictator.
board-programme = programme: { $n } of 7
board-governs = { $party } governs · { $player }
board-you-govern = You govern: { $party }
board-ranking = Ranking
board-party = Party
board-tokens = Tokens
board-plus = Plus signs
board-supports = Supports
board-for = Earned by
board-force = Force
board-ties = Equal tokens: plus signs of public opinion decide, then supports, then their force, then a draw of lots.
board-points = Points
board-points-note = Election won { $vote }, victory by action { $action }, then { $second }, { $third } and { $fourth } for the places; eliminated 1 or 2, abandoned 0.
board-open-mat = Open the mat.
board-offered = A support is going round:
board-shown = Displayed programme
board-pile-fallen = Discarded cards
board-pile-reshuffled = Reshuffled for the second campaign
board-pile-deck = Deck
board-unseen-where = { $hands ->
    [0] They are all in the deck ({ $deck }).
   *[other] They are in the deck ({ $deck }) or, as secrets, with the other parties ({ $hands }).
}
board-fact-tokens = { $n }%
board-fact-place = place { $n }
board-now = If the game ended now
board-pts = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-level = by lot
board-popularity = Popularity:
board-your-tokens = Your tokens:
board-in-crisis = Crisis
board-draw = Draw a card
board-take_back = Take back…

## The fields of a position, for the text mode
field-candidates = candidates
field-party = party
field-programme = programme
field-planks = options
field-campaign = campaign
field-crisis = crisis
field-secrets = secrets
field-supports = supports
field-seats = seats
field-eliminated = eliminated
field-offered = offered
field-verified = verified
field-seen = seen
field-number = number
field-abandoned = gave up
field-after = tokens then
field-author = author
field-card = card
field-due = still to draw
field-ends = ends in
field-failed = failure
field-fallen = discarded
field-force = force
field-forces = forces
field-keeps = may keep it
field-lacks = lacks
field-launch = Actions
field-launched = launched
field-launcher = launched by
field-level = level
field-meets = meets the demand
field-members = members
field-offer = on offer
field-opinion = public opinion
field-outcome = outcome
field-passes = passes
field-place = place
field-plus = extra
field-popular = popular
field-quiet = quiet turns
field-ranking = ranking
field-reaction = reaction
field-reacts = may react
field-ready = ready
field-reshuffled = reshuffled
field-seat = seat
field-travelling = going round
field-turns = turns
field-undisplayed = not displayed
field-winner = winner

# What somebody did, in short; one that says nothing is left out

brief-displayed = displays “{ $plank }”
brief-withdrew = withdraws “{ $plank }”
brief-read = draws { $card }
brief-took-secret-hidden = takes a SECRET card
brief-offered = draws the SUPPORT { $card }
brief-accepted = accepts { $card }
brief-refused = refuses { $card }
brief-could-not = { $party } cannot accept { $card }
brief-played = plays the SECRET { $card }
brief-revealed = reveals { $card }
brief-gained = { $party } +{ $n }
brief-lost = { $party } −{ $n }
brief-passed = passes
brief-launched = launches: { $operation }

## How a game goes, in four pictures
how-1 = A programme
    .text = Seven options, planned, then shown one by one.
how-2 = Supports
    .text = Offers go round the table: accept or refuse.
how-3 = A crisis
    .text = Coup, strike, uprising: react in time.
how-4 = The vote
    .text = 51 tokens of 100 win the election.

## Answers in advance
plan-offer = When a SUPPORT comes to you, you accept or refuse it.

# The guide of a first game.
board-guide-programme = Choose one option on each theme. The two signs tell what the public and your own members think of it, the names which supports demand it. You can change your mind later.
board-guide-party = The four parties are equally strong; each lacks two options that it cannot accept. Choose the one you like.
board-guide-move = One move a turn: display an option, take one back, draw a common card, play a secret, give a support back, or launch an action. 51 of the hundred tokens win the first vote; failing that, the better of two candidates wins the second.
board-guide-offer = You display what this support demands. Its percentage comes from each opponent, or goes to each. You may refuse it; then the next who can may take it.
board-guide-crisis = A crisis: an action was launched, and holds unless it is answered within three rounds of the table. A coup is stopped by the strikes of two different opponents.
board-guide-target = Name an opponent. Whoever leads is worth hurting; whoever holds secrets may be preparing something.

## The goal and a turn, before the rules
rules-goal =
    Four party leaders want to come to power, and there are two roads. One is the election: when the common cards run out, 51 of the 100 popularity tokens win. If nobody has that many, the two with the most tokens are the candidates of a second vote, after a second campaign, and of these two the one with more tokens wins.

    The other is force: a coup d’état or a dictatorship that the others do not stop in time wins the game. A player without tokens is out.
rules-turn =
    On your turn you use one card. You display an option of your programme or withdraw one, draw a common card, play a secret from your hand, give back a support, or launch an action.

    A common card that you draw is one of four kinds. Opinions and events take effect at once. A secret goes into your hand, to be played from your next turn on. A support may be kept if the options you display meet its demand; otherwise, or if you do not want it, it goes to the next player, who spends the turn accepting or refusing it. Gains and losses count per opponent: a gain of 1 takes one token from every opponent, a loss of 1 gives one to each.

    Supports have a force, A, B or C, and with enough of them you may launch a coup. Two general strikes, by two different opponents, stop it; only then may somebody launch a dictatorship, which two uprisings by two different opponents overthrow. Each answer must come within three rounds of the table after the last action, in which everybody goes on playing.
