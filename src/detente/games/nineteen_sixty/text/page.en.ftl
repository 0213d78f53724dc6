# What the page of 1960 says of its own.

page-stands = { $n ->
    [one] { $seat } +{ $amount } electoral vote
   *[other] { $seat } +{ $amount } electoral votes
 }
page-counted = The count
page-score = electoral votes
board-state-carries = { $state }, { $votes } votes: { $who } carries it with { $n }
board-state-leads = { $state }, { $votes } votes: { $who } leads with { $n }
board-state-leans = { $state }, { $votes } votes: empty, leans to { $who }
board-state-byrd = { $state }, { $votes } votes: the green cube; they go to { $who }
board-state-withheld = { $state }, { $votes } votes: withheld; they go to nobody
board-state-endorsed = { $state }, { $votes } votes: empty, endorsed for { $who }
board-why-carries = { $who } carries it ({ $n })
board-why-leads = { $who } leads by { $n }
board-why-leans = empty, leans { $who }
board-why-endorsed = empty, endorsed: { $who }
board-why-byrd = green cube: { $who }
board-why-withheld = unpledged: nobody
board-region-is = { $region }, { $votes } votes. Media: Kennedy { $mk }, Nixon { $mn }. Endorsements: Kennedy { $ek }, Nixon { $en }
board-token = { $who } is in { $state }
board-votes = { $n } votes
board-here = here
board-travel = travel { $n }
board-travel-cp = travel { $n } CP
board-cp = { $n } CP
borders = borders
board-travel-of = { $who }’s way here
board-media = media
board-endorse = endorsed
board-if-now = now
board-support = support
board-check = check, { $n }% a cube
board-no-check = no check
board-changed = this move
board-count = Count if the polls closed now
board-count-final = The electoral count
board-count-is = Electoral votes: Kennedy { $k }, { $fk } of them firm; Nixon { $n }, { $fn } of them firm; Byrd { $b }. { $of } wins.
board-count-if = Count with 1 support more in { $state }
board-after = 1 more
board-count-then = count
board-elects = { $n } to win
board-withheld = { $n } withheld
board-firm = firm { $n }
board-needs = needs { $n }
board-over = +{ $n } over
board-turn = Turn
board-turn-is = Turn { $n } of 9
board-debate = debate
board-vote = vote
board-stage-initiative = Initiative
board-stage-activities = Activity { $n } of 5
board-stage-momentum = Momentum phase
board-stage-strategy = Campaign strategy
board-stage-debates = The debates
board-stage-election_day = Election Day
board-issue-led = { $issue }, space { $space }: { $who } leads with { $n }
board-issue-open = { $issue }, space { $space }: no support
board-no-support = no support
board-momentum = Momentum
board-bag = Political capital bag
board-bag-short = Bag
board-bag-n = Bag { $n }
board-percent = { $n }%
board-rest = Rest
board-rest-n = rest +{ $n }
board-supply-name = Supply
board-supply-n = { $n } left
board-effects = Effects in force
board-until-turn = this turn
board-until-debates = the debates
board-until-election = Election Day
board-until-prevents = prevents
board-ready = ready
board-exhausted = exhausted
board-of = { $n } of { $of }
board-stack = strategy stack
board-piles = Deck { $deck } · discard { $discard } · endorse { $endorse }
board-pile-discard = Discard
board-pile-debates = Waiting for the debates
board-pile-election = Waiting for Election Day
board-pile-prevention = Prevention events
board-pile-removed = Out of the game
board-pile-deck = Deck
board-side-kennedy = Kennedy
board-side-nixon = Nixon
board-side-both = Both
board-worth = { $n } CP
board-unseen-where = They are in the deck ({ $deck }), in the other hand ({ $hands }) or in the other strategy stack ({ $stacks }).
board-pile-stack-kennedy = Kennedy’s strategy stack
board-pile-stack-nixon = Nixon’s strategy stack
board-fact-votes = { $n } votes
board-fact-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-fact-momentum = momentum { $n }
board-fact-first = has the initiative
board-fact-byrd = cube in { $state }
board-fact-byrd-off = cube in hand
board-card-cp = campaign points
board-card-number = no. { $n }
board-card-rest = Rest cubes
board-card-issue = Issue
board-card-state = State
board-card-kind = Kind
board-kind-normal = event
board-kind-candidate = candidate card
board-kind-debate = debate event
board-kind-election_day = Election Day event
board-kind-prevention = prevention event
board-kind-gathering_momentum = gathering momentum
board-great-debate = The Great Debate
board-debate-round = Round { $n }
board-debate-ties = { $who } holds the initiative and wins ties
board-issues-won = { $n ->
    [0] no issue yet
    [one] { $n } issue won
   *[other] { $n } issues won
}
board-stack-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
board-chosen = one chosen
board-won-by = { $who } wins
board-space = space { $n }
board-prize = +{ $n } support
board-debate-previews = What your cards would make of their issues
board-tie = tie: { $who }
board-resolved = settles it
board-void = already won: discarded
board-zoom = Regions
board-key = Key
board-key-leads = leads
board-key-carries = carries (4+)
board-key-lean = empty, lean
board-key-legal = you may act
board-key-last = last move
board-steps = The steps of Election Day
board-step-1 = Bonus cubes
board-step-2 = Initiative
board-step-3 = Campaign strategy
board-step-4 = Election Day events
board-step-5 = Endorsements
board-step-6 = Final tally
board-step-7 = The Cubans land
board-step-8 = The volcano
board-checks-passed = { $n } of { $of } for { $who }
board-region = Region
board-by-region = Region by region
board-sum = Total ({ $of } to win)
board-night = The wire, state by state
board-called = { $n } of { $of } states called
board-night-again = From the first call
board-next-call = Next call
board-still-to-call = { $n } still to call
board-skip = To the result

## The fields of a position, for the text mode
field-round = activity
field-states = states
field-goes_to = goes to
field-votes = votes
field-issues = issues
field-media = media
field-endorsements = endorsements
field-endorsement_deck = endorsement deck
field-stacks = stacks
field-bag = bag
field-rest = rest
field-cp = campaign points
field-debates = debates
field-activities = activities
field-strategy = strategy
field-election_box = election box
field-debate_box = debate box
field-prevention_box = prevention box
field-placed = placed
field-picked = picked
field-won = won
field-track = track
field-board = board
field-card = card
field-carries = carries
field-check = support check
field-debate = debate
field-elected = elected
field-election_day = Election Day
field-election_step = step of Election Day
field-endorsed = endorsed
field-firm = firm
field-gains = what 1 support changes
field-issue = issue
field-leads = leads
field-leans = leans
field-majority = majority
field-outlook = outlook
field-plurality = plurality
field-ready = ready
field-resolved = resolved
field-seat = candidate
field-side = side
field-sums = sums
field-supply = supply
field-travel = travel
field-under_way = under way
field-use = use
field-why = why
field-winner = winner
field-withheld = withheld
field-parts = made of
field-borders = borders
field-alaska = Alaska
field-hawaii = Hawaii
field-previews = previews

# What somebody did, in short; one that says nothing is left out

brief-drew-hidden = { "" }
brief-drew = { "" }
brief-initiative-cube = { "" }
brief-played-event = { $card } as an event
brief-played-cp = { $card } for { $use }, { $cp } CP
brief-rested = { "" }
brief-travelled = to { $state }
brief-support-gained = { $whose ->
    [own] { $state } +{ $n }
   *[other] { $seat } +{ $n } in { $state }
}
brief-support-lost = { $whose ->
    [own] { $state } −{ $n }
   *[other] { $seat } −{ $n } in { $state }
}
brief-issue-gained = { $whose ->
    [own] { $issue } +{ $n }
   *[other] { $seat } +{ $n } on { $issue }
}
brief-issue-lost = { $whose ->
    [own] { $issue } −{ $n }
   *[other] { $seat } −{ $n } on { $issue }
}
brief-media-gained = { $whose ->
    [own] media, { $region } +{ $n }
   *[other] { $seat }, media, { $region } +{ $n }
}
brief-media-lost = { $whose ->
    [own] media, { $region } −{ $n }
   *[other] { $seat }, media, { $region } −{ $n }
}
brief-momentum-gained = { $whose ->
    [own] momentum +{ $n }
   *[other] { $seat } +{ $n } momentum
}
brief-momentum-lost = { $whose ->
    [own] momentum −{ $n }
   *[other] { $seat } −{ $n } momentum
}
brief-momentum-spent = momentum −{ $n }
brief-preempted = pre-empts the event of { $card }
brief-triggered = triggers the event of { $card }
brief-check-passed = check { $colour }, passed
brief-check-failed = check { $colour }, failed
brief-strategy-revealed = reveals { $card } ({ $state })
brief-election-checks = { $card }, { $n ->
    [one] { $n } check
   *[other] { $n } checks
} in { $state }
brief-discarded = { $card } discarded
brief-exhausted = { "" }
many-drew = { $seat } draws { $card }.
many-drew-hidden = { $seat } draws { $n } cards.
many-initiative-cube = Initiative: { $colour } cubes.

## What a card would do, use by use
desk-cp = { $n } CP
desk-sum = { $sum }
desk-campaign = Campaign
desk-campaign-note = Cubes in states; travelling to another region costs points.
desk-advertise = Advertise
desk-advertise-note = Cubes in media: a check each.
desk-position = Take positions
desk-position-note = Cubes on the issues.
desk-event = Event
desk-event-note = The card’s text takes effect.
desk-event-idle = { $card }: nothing would happen now.
desk-momentum = Costs { $n } momentum.
desk-rest = Rest: { $n ->
    [one] one cube
   *[other] { $n } cubes
} for your bag.
desk-triggers = { $seat } can trigger the event for 1 momentum.
desk-idle = { $seat } can trigger the event for 1 momentum, but it would do nothing now.

## How a game goes, in four pictures
how-1 = A card
    .text = Its event, or its points for your campaign.
how-2 = The road
    .text = Travel, win support, lead the issues.
how-3 = The debates
    .text = In turn 6, cards kept aside meet on television.
how-4 = Election Day
    .text = 269 electoral votes make a president.

## The end of a round, a turn or a vote, line by line

board-end-turn = End of the turn
board-end-debates = The debates
board-end-election = Election Day
board-end-opening = When the polls opened
board-end-debate = { $issue }
board-end-argued = { $seat }: { $card }, { $cp } CP
board-end-call = { $card }: { $state }
board-end-tally = Final tally

## Answers in advance
plan-triggering = When your opponent spends the points of a card with your event, you may trigger it for 1 momentum.

# The guide of a first game.
board-guide-first = You won the initiative. Whoever goes first does so in all five activity phases of the turn; whoever goes second has the last word in each.
board-guide-activity = Play a card as an event, if it bears your icon, or for its campaign points, CP. All CP of a card go into one thing: campaigning adds support in states, advertising wins media in regions, positioning takes the lead on issues.
board-guide-campaign = Each CP adds 1 support where your candidate is. Travel is free within a region and costs 1 CP for each border. Where your opponent is or has four cubes, each CP needs a cube of your colour from the bag.
board-guide-advertise = Each CP draws a cube; your colour wins 1 media support, which you put into any region. One there spares you every check when you campaign, and the most media lets you exchange issues.
board-guide-position = The first cube on an issue costs 1 CP, each further one 2 in the same action. Whoever leads an issue at the end of the turn gains momentum or endorsements; the top one is worth most.
board-guide-trigger = Your opponent used a card that bears your icon. For 1 momentum its event happens as if you had played it. Half of your momentum goes at the end of the turn anyway.
board-guide-preempt = This card bears your opponent’s icon: after your CP he may trigger its event for 1 momentum. For 2 of yours you can prevent that now. See first how much he has.
board-guide-strategy = A card goes face down to your stack. Before the debates look at issue and icon: a card with his icon will count for him. Before Election Day look at its state: you get three checks there.
board-guide-debate = Each card counts for its issue and for the candidate whose icon it bears. Two cards on one side decide an issue; the first decided is worth 2 support, the second 3, the third 4.
board-guide-momentum = It is Election Day. Each momentum puts two of your cubes into the bag, and makes your last checks likelier to succeed. What you keep is worth nothing.

## The goal and a turn, before the rules
rules-goal =
    You are Kennedy or Nixon, and it is 1960. On Election Day every state gives all its electoral votes to the candidate who has cubes there; a state that is still empty follows the colour printed on it. Whoever has more electoral votes is President.
rules-turn =
    Turns 1 to 5, 7 and 8 are campaign turns; turn 6 is the debates, turn 9 Election Day. In a campaign turn each candidate draws a new hand of six cards, seven after the debates. Cubes drawn from the bag decide who chooses which candidate goes first.

    Each candidate then makes five plays, in turn. A card is played for its event, if it shows your icon, or for its campaign points (CP), all spent on one thing. Campaigning adds support where your candidate stands, and he may travel as he goes. Advertising draws a cube from the bag for each point; each cube of your own colour puts a media cube in a region of your choice. Positioning adds support on the issues. When your points are spent, your opponent may pay 1 momentum to trigger the event, if the card shows his icon; you can forestall it by paying 2 before you begin. Instead of a card from your hand you may play your candidate card for 5 CP, as long as it is not exhausted. Support removes your opponent’s cubes before it adds your own.

    At the end of the turn each player loses half of his momentum, rounded down, and whoever leads an issue gains momentum or an endorsement. Each player then puts one card face down on a stack, two in turns 7 and 8, and discards the rest. The first stack is for the debates, where winning an issue brings support in any states you like; the second for Election Day, when each of its cards makes three last draws for support in the state it names.

## What dice and cubes have shown
board-luck-initiative = Initiative
