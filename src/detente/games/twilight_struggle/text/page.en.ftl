# What the page of Twilight Struggle says of its own.

page-stands = { $seat } +{ $amount } VP
page-counted = Scoring
page-danger = This move may start the war
page-win-us = The United States wins
page-win-ussr = The Soviet Union wins
board-side-us = United States
    .short = US
board-side-ussr = USSR
    .short = USSR
board-lead = { $side } +{ $n }
board-gain = Gain
board-marker = Marker
board-turn = Turn
board-turn-is = Turn { $n } of 10
board-era-early = Early war
board-era-mid = Mid war
board-era-late = Late war
board-war-early = Early
board-war-mid = Mid
board-war-late = Late
board-vp = Victory points
board-vp-short = Points
board-vp-is = Victory points: { $lead }
board-even = even
board-round = Action round
board-round-opens = Action round { $n }
board-round-is = Action round { $n } of { $of }
board-headline = Headlines
board-face-down = face down
board-ready = ready
board-nobody = nobody has it
board-to-usa = to the US
board-to-japan = to Japan
board-home-us = US
board-home-ussr = USSR
board-china = China
board-battlegrounds = Battlegrounds
board-battleground = battleground
board-plain = not a battleground
board-held-us = US control
board-held-ussr = Soviet control
board-held-nobody = Nobody controls it
board-country = { $country }, stability { $stability }, { $kind }: US { $us }, USSR { $ussr }. { $control }
board-stability = stability { $n }
board-level-nothing = nothing
board-level-presence = Presence
board-level-domination = Domination
board-level-control = Control
board-letter-presence = P
board-letter-domination = D
board-letter-control = C
board-win = win
board-gains-us = the US gains
board-gains-ussr = the USSR gains
board-gains-nobody = nobody gains
board-meter = { $region }: US { $us }, USSR { $ussr }. If scored now, { $lead }: { $n }
board-closed = Closed to coups and realignment
board-closes = closes { $regions }
board-southeast-asia = Southeast Asia
board-southeast-asia-is = Southeast Asia if scored now: US { $us }, USSR { $ussr }
board-defcon-is = DEFCON { $n }
board-defcon-5 = all open
board-defcon-4 = Europe
board-defcon-3 = Europe, Asia
board-defcon-2 = Eur., Asia, Mid. East
board-defcon-1 = nuclear war
board-war = WAR
board-nuclear-war = nuclear war
board-military = Military ops
board-military-short = Military
board-military-is = Military operations: US { $us }, USSR { $ussr }, { $n } needed
board-military-then = Military operations then { $n }, { $needed } needed
board-need = need { $n }
board-space = Space Race
board-space-short = Space
board-space-is = Space Race: US box { $us }, USSR box { $ussr }
board-space-ops = Ops
board-space-die = die
board-space-points = VP, 1st / 2nd
board-space-1 = Earth Satellite
board-space-2 = Animal in Space
board-space-3 = Man in Space
board-space-4 = Man in Orbit
board-space-5 = Lunar Orbit
board-space-6 = Moon Landing
board-space-7 = Space Shuttle
board-space-8 = Space Station
board-ability-2 = 2 tries
board-ability-4 = see headline
board-ability-6 = discard one
board-ability-8 = 8 rounds
board-ops = { $n } ops
board-space-odds = next box: { $n }%
board-space-tried = tries this turn: { $n }
board-act-space = Space Race: { $card }, { $n }%
board-act-pick = { $card }: { $noun }
board-act-pick-asia-scoring = Shuttle Diplomacy: { $country } does not count
board-act-pick-middle-east-scoring = Shuttle Diplomacy: { $country } does not count
board-act-pick-truman-doctrine = Truman Doctrine: no Soviet influence left in { $country }
board-act-pick-independent-reds = Independent Reds: match the Soviets in { $country }
board-act-pick-indo-pakistani-war = Indo-Pakistani War: attack { $country }
board-act-pick-brush-war = Brush War: attack { $country }
board-act-pick-iran-iraq-war = Iran-Iraq War: attack { $country }
board-act-pick-junta = Junta: +2 in { $country }
board-act-pick-south-african-unrest = { $country-id ->
    [country-south_africa] South African Unrest: +2 in { $country }
   *[other] South African Unrest: +1 there, then { $country }
}
board-act-pick-beside-south-africa = South African Unrest: +1 in { $country }
board-act-pick-special-relationship = Special Relationship: influence in { $country }
board-act-pick-norad = NORAD: +1 in { $country }
board-act-pick-latin-american-debt-crisis = Debt Crisis: double your influence in { $country }
board-act-end-us = end the game: the US wins
board-act-end-ussr = end the game: the USSR wins
board-act-end-draw = end the game: a draw
board-effects = Effects in force
board-effects-short = Effects
board-in-force = In force
board-until = until { $card }
board-until-instant = at once
board-until-turn = this turn
board-until-game = for the game
board-until-until_cancelled = until cancelled
board-brief-us_japan_mutual_defense_pact = US/Japan Pact
board-brief-warsaw_pact_formed = Warsaw Pact
board-brief-de_gaulle_leads_france = De Gaulle
board-brief-formosan_resolution = Formosa
board-brief-cuban_missile_crisis = Missile Crisis
board-brief-nuclear_subs = Nuclear Subs
board-brief-salt_negotiations = SALT
board-brief-we_will_bury_you = Bury You
board-brief-brezhnev_doctrine = Brezhnev
board-brief-camp_david_accords = Camp David
board-brief-john_paul_ii_elected_pope = John Paul II
board-brief-latin_american_death_squads = Death Squads
board-brief-shuttle_diplomacy = Shuttle
board-brief-iranian_hostage_crisis = Hostage Crisis
board-brief-iran_contra_scandal = Iran-Contra
board-brief-tear_down_this_wall = Tear Down
board-brief-an_evil_empire = Evil Empire
board-brief-aldrich_ames_remix = Aldrich Ames
board-brief-yuri_and_samantha = Yuri, Samantha
board-brief-awacs_sale_to_saudis = AWACS Sale
board-brief-red_scare_purge = Red Scare
board-brief-the_china_card = China Card
board-brief-vietnam_revolts = Vietnam
board-brief-marshall_plan = Marshall Plan
board-brief-u2_incident = U2 Incident
board-key = Key
board-key-us = US control
board-key-ussr = Soviet control
board-key-battleground = Battleground
board-key-legal = You may act here
board-key-chosen = Chosen
board-key-last = Opponent’s last move
board-zoom = Regions
board-zoom-in = Look closer
board-region-europe = Europe
board-region-asia = Asia
board-region-middle_east = Middle East
board-region-africa = Africa
board-region-central_america = Central America
board-region-south_america = South America
board-tab-europe = Europe
board-tab-asia = Asia
board-tab-middle_east = Mid. East
board-tab-africa = Africa
board-tab-central_america = C. Amer.
board-tab-south_america = S. Amer.
board-sum = { $region } if scored now
board-sum-open = sum
board-sum-countries = Countries held
board-sum-held = Battlegrounds held, of { $n }
board-sum-reached = Level
board-sum-level = Points for the level
board-sum-battlegrounds = One per battleground
board-sum-beside = Next to the enemy superpower
board-sum-total = Total
board-sum-gain = { $side } +{ $n } VP
board-sum-nothing = Nobody gains
board-sum-wins = { $side } wins the game
board-do = Do it
board-do-place = Place influence
board-do-coup = Coup
board-do-realign = Realignment
board-do-war = War
board-cost = cost { $cost }, { $left } left
board-against = { $us } – { $ussr } against stability { $stability }.
board-reach = Reached from: { $names }
board-coup-sum = Die + { $ops } must beat { $needed } (twice the stability).
board-modifier = On the die: { $n }.
board-chance = Chance of success: { $n }%
board-controls = { $side } control { $n }%
board-controls-nobody = nobody { $n }%
board-coup-fails = no effect
board-realign-sum = Dice: US { $us }, USSR { $ussr }
board-contest-odds = US wins { $us }%, USSR { $ussr }%
board-boycott = DEFCON falls to { $defcon }
board-realign-odds = US rolls higher { $us }%, USSR { $ussr }%
board-why-more = more influence
board-why-neighbours = neighbours
board-why-superpower = superpower
board-why-scandal = Iran-Contra
board-why-ceiling = limit of 4
board-why-floor = never under 1
board-why-asia = all in Asia
board-what-if = { $region } if scored, with { $country } held by:
board-flips = If a country changes hands
board-war-needs = Needs { $n } or more.
board-war-against = −{ $n }: { $names }.
board-war-wins = Wins { $vp } VP; military operations then { $military }.
board-choose-card = Choose a card
board-strip = Touch a country to see what it would cost; touch it again to act.
board-scoring = Scoring
board-scoring-note = Must be played in the turn it is held.
board-starred = Leaves the game once its event has happened.
board-event-us = US event
board-event-ussr = Soviet event
board-event-neutral = Event of whoever plays it
board-unseen = Cards not seen yet
board-pile-discard = Discard pile
board-pile-removed = Out of the game
board-pile-deck = Draw pile
board-side-neutral = Neutral
board-worth = { $n ->
    [0] Scoring
    [one] { $n } Op
   *[other] { $n } Ops
}
board-scoring-out = Scoring cards still out:
board-reshuffle = { $n ->
    [0] The draw pile is empty
    [one] The draw pile has one card
   *[other] The draw pile has { $n } cards
}: when a card is due and none is left, the discard pile is shuffled{ $era ->
    [early] {". "}The Mid War cards join in turn 4, the Late War cards in turn 8.
    [mid] {". "}The Late War cards join in turn 8.
   *[late] .
}
board-fact-military = military { $n }
board-fact-space = space { $n }
board-fact-china = China Card
board-ledger = The points, line by line
board-ledger-empty = Nobody gained points.
board-ledger-note = Both sides’ gains move one marker; 20 points wins at once, except in final scoring.
board-path = The marker over the turns
board-world = The world at the end
board-short-dominican_republic = Dominican Rep.
board-short-west_african_states = W. African St.
board-short-southeast_african_states = SE African St.
board-short-west_germany = West Germany
board-short-east_germany = East Germany
board-fact-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-code-canada = CAN
board-code-united_kingdom = UK
board-code-norway = NOR
board-code-sweden = SWE
board-code-finland = FIN
board-code-denmark = DEN
board-code-benelux = BENE
board-code-france = FRA
board-code-west_germany = W. GER
board-code-east_germany = E. GER
board-code-poland = POL
board-code-czechoslovakia = CZE
board-code-austria = AUT
board-code-hungary = HUN
board-code-romania = ROM
board-code-yugoslavia = YUG
board-code-bulgaria = BUL
board-code-italy = ITA
board-code-spain_portugal = SP/P
board-code-greece = GRE
board-code-turkey = TUR
board-code-afghanistan = AFG
board-code-pakistan = PAK
board-code-india = INDIA
board-code-burma = BURMA
board-code-laos_cambodia = L/C
board-code-vietnam = VIET
board-code-thailand = THAI
board-code-malaysia = MAL
board-code-indonesia = INDO
board-code-philippines = PHIL
board-code-australia = AUS
board-code-japan = JAPAN
board-code-taiwan = TAIW
board-code-south_korea = S. KOR
board-code-north_korea = N. KOR
board-code-lebanon = LEB
board-code-syria = SYRIA
board-code-israel = ISR
board-code-jordan = JOR
board-code-iraq = IRAQ
board-code-iran = IRAN
board-code-gulf_states = GULF
board-code-saudi_arabia = SAUDI
board-code-egypt = EGYPT
board-code-libya = LIBYA
board-code-morocco = MOR
board-code-algeria = ALG
board-code-tunisia = TUN
board-code-west_african_states = W AFR
board-code-saharan_states = SAHAR
board-code-ivory_coast = IVORY
board-code-nigeria = NGA
board-code-cameroon = CAM
board-code-zaire = ZAIRE
board-code-angola = ANG
board-code-south_africa = S AFR
board-code-botswana = BOTS
board-code-zimbabwe = ZIMB
board-code-southeast_african_states = SE AFR
board-code-kenya = KENYA
board-code-somalia = SOM
board-code-ethiopia = ETH
board-code-sudan = SUDAN
board-code-mexico = MEX
board-code-guatemala = GUAT
board-code-el_salvador = SALV
board-code-honduras = HOND
board-code-nicaragua = NIC
board-code-costa_rica = C RICA
board-code-panama = PAN
board-code-cuba = CUBA
board-code-haiti = HAITI
board-code-dominican_republic = DOM
board-code-colombia = COL
board-code-venezuela = VEN
board-code-ecuador = ECU
board-code-peru = PERU
board-code-bolivia = BOL
board-code-chile = CHILE
board-code-argentina = ARG
board-code-paraguay = PARA
board-code-uruguay = URU
board-code-brazil = BRAZ
board-code-chinese_civil_war = CIVIL

## The fields of a position, for the text mode
field-defcon = DEFCON
field-phasing = phasing
field-vp = victory points
field-military = military operations
field-space = Space Race
field-attempts = attempts
field-china = China Card
field-china_up = China Card face up
field-influence = influence
field-control = control
field-countries = countries
field-battlegrounds = battlegrounds
field-levels = levels
field-presence = presence
field-domination = domination
field-nothing = nothing
field-headline = headline
field-face_down = face down
field-hand = hand
field-hand_size = hand size
field-deck_size = deck size
field-unseen = unseen
field-table = table
field-ops = ops
field-previews = previews
field-result = result
field-all_battlegrounds = battlegrounds in all
field-flips = if a country changes hands
field-beside = next to the other superpower
field-card = card
field-civil_war = Chinese Civil War
field-civil_war_lasts = the civil war lasts
field-closed = closed regions
field-early = early
field-ended_by = ended by
field-era = period
field-extra_round = extra round
field-game = for the game
field-instant = at once
field-late = late
field-level_points = points of the level
field-mid = mid
field-military_needed = military operations needed
field-net = difference
field-put_back = put back
field-region = region
field-scores = scores
field-seat = side
field-southeast_asia = Southeast Asia
field-tehran = seen in Tehran
field-until = until
field-until_cancelled = until cancelled
field-wars = odds of wars
field-why = why
field-winners = winners
field-cost = cost
field-dear = where a marker costs 2
field-left = left then
field-after = influence then
field-by = next to
field-scored = if scored then
field-of = out of
field-sum = made of
field-modifier = modifier
field-die = on the die
field-needed = needed
field-closes = closes
field-faces = face by face
field-controls = faces that give control
field-minus = subtracted
field-against = against
field-us_wins = rolls the US wins
field-ussr_wins = rolls the USSR wins
field-reasons = modifiers
field-winner = winner
field-open = open to its points
field-places = open to markers
field-rolls = open to rolls
field-coups = coups that could succeed
field-theirs = their event too
field-idle = event without effect
field-box = box

# What somebody did, in short; one that says nothing is left out

brief-round-begins = { "" }
brief-dealt-hidden = { "" }
brief-dealt = { "" }
brief-headline-picked-hidden = { "" }
brief-headline-shown = headline { $card }
brief-event-played = { $card } for the event
brief-ops-played = { $card } for { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
}
brief-space-played = { $card } on the Space Race
brief-intervened = UN Intervention with { $card } for { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
}
brief-passed = no card
brief-event-happens = event { $card }
brief-added = { $whose ->
    [own] { $country } +{ $n }
   *[other] { $seat } +{ $n } in { $country }
}
brief-taken-away = { $whose ->
    [own] own influence −{ $n } in { $country }
   *[other] { $seat } −{ $n } in { $country }
}
brief-coup-declared = coup in { $country } with { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  }
brief-coup-rolled = die { $die } + { $ops }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus }
} = { $total } against { $needed }
brief-realignment-rolled = realignment of { $country }, US { $us_die }{ $us_plus ->
    [0] {""}
   *[other] {" "}+ { $us_plus }
}{ $us_minus ->
    [0] {""}
   *[other] {" "}− { $us_minus }
} = { $us } to USSR { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus }
} = { $ussr }
brief-war-rolled = war on { $country }, die { $die }{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } = { $total }
}, { $needed } or more needed
brief-contest-rolled = US { $us_die }{ $us_plus ->
    [0] {""}
   *[other] {" "}+ { $us_plus } = { $us }
}, USSR { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus } = { $ussr }
}
brief-space-rolled = die { $die }, { $needed } or less needed
brief-space-reached = Space Race box { $box }
brief-points = { $seat } +{ $n } VP
brief-defcon-moved = DEFCON { $level }
brief-military-added = { "" }
brief-discarded = { $card } discarded
brief-region-scored = { $region } scored, US { $us } to USSR { $ussr }
brief-southeast-asia-scored = Southeast Asia scored, US { $us } to USSR { $ussr }
brief-choice-made = { $choice }
many-dealt = The { $seat } draws { $card }.
many-dealt-hidden = The { $seat } draws { $n } cards.
many-card-shown = The { $seat } shows { $card }.
brief-card-removed = { "" }
brief-china-passed = the China Card goes to the { $seat }

## What a card would do, use by use
desk-ops = Operations
desk-ops-sum = { $sum }
desk-ops-place = Place: up to { $n }, in { $places ->
    [one] one country
   *[other] { $places } countries
}
desk-ops-coup = Coup: { $odds }
desk-ops-realign = Realign: { $n ->
    [one] one roll
   *[other] { $n } rolls
}, { $places ->
    [0] nowhere
    [one] one country
   *[other] { $places } countries
}
desk-ops-theirs-us = The US event happens too: you say before or after.
desk-ops-theirs-ussr = The Soviet event happens too: you say before or after.
desk-ops-idle-us = The US event happens too, but it would do nothing now.
desk-ops-idle-ussr = The Soviet event happens too, but it would do nothing now.
desk-event = Event
desk-event-note = { $card } happens.
desk-event-idle = { $card }: nothing would happen now.
desk-event-level = { $card }: the VP marker would not move now.
desk-event-war = Odds: { $odds }
desk-event-die = { $from ->
    [6] Only a 6 wins.
   *[other] A roll of { $from } or more wins.
}
desk-space = Space Race
desk-space-box = Box { $box }, { $name }: { $vp ->
    [0] no points
   *[other] { $vp } VP
}
desk-space-die = A roll of 1 to { $n } succeeds.
desk-space-note = No event; the card is discarded.
desk-intervene = UN Intervention
desk-intervene-note = Both cards leave your hand: these Operations, without the event.

## How a game goes, in four pictures
how-1 = A card
    .text = Its event or its Operations; your opponent’s events happen too.
how-2 = Influence
    .text = Place it, realign it, or risk a coup.
how-3 = DEFCON
    .text = Coups bring war nearer: whoever is playing then loses.
how-4 = Scoring
    .text = Regions pay; 20 points ahead wins at once.

## The end of a round, a turn or a vote, line by line

board-end-region-scored = Scoring: { $region }
board-end-southeast-asia-scored = Scoring: Southeast Asia
board-end-military-checked = End of the turn
board-end-final-scoring = Final scoring
board-end-china-scored = Final scoring
board-end-row-region-scored = { $region }, total
board-end-row-southeast-asia-scored = Southeast Asia, total
board-end-row-military-checked = Military operations, { $level } required
board-end-level = { $seat }: { $level }
board-end-holds = { $seat }: { $country }
board-end-points = Victory points

## Answers in advance
plan-discard-worth = When an opposing event lets you discard a card to escape it.
plan-pick-choice = When your opponent plays the Olympic Games, you take part or boycott them.

# The guide of a first game.
board-guide-headline = Each turn begins with a headline: both sides pick a card in secret, and only its event happens. A card with an event of your own side is best here; the higher number goes first.
board-guide-play = Play a card for its event or for Operations. If it bears your opponent’s event, you get the Operations and the event happens anyway: think of what it does before you choose. Scoring cards must be played in the turn they are drawn.
board-guide-order = This event is your opponent’s, and it happens. You decide whether before or after your Operations: before, if you can repair what it does; after, if it needs what you are about to break.
board-guide-operations = All points go into one kind of Operations: place influence, attempt one coup, or realign. Placing is safe; a coup is quick and changes more, but lowers DEFCON in a battleground; a realignment only takes away.
board-guide-place = Influence goes where you have some or next to it, as things stood when the round began. A marker costs 1 point, but 2 in a country that your opponent controls. You control a country when you lead by its stability.
board-guide-coup = Die and points against twice the stability: the excess removes enemy influence, then adds your own. In a battleground DEFCON falls by one; at 1 the player whose round it is has lost.
board-guide-realign = Both roll; neighbours that you control, your own superpower next door and more influence there add to your die. The lower total loses the difference in influence, and that may be you.
board-guide-free = Place the markers one by one, several in the same country if the text allows it. Battlegrounds, the countries in bold, count most when their region is scored.

## The goal and a turn, before the rules
rules-goal =
    You lead the United States or the Soviet Union through the Cold War. There is one score, which victory points pull one way or the other: a lead of 20 points wins at once, and so does Control of Europe when Europe is scored. Otherwise every region is scored after turn 10, and whoever is then ahead wins.

    If DEFCON falls to 1 there is nuclear war, and the player whose action round it is loses, whoever caused it; during the headlines, the player whose card is being resolved.
rules-turn =
    At the start of a turn DEFCON improves by one and hands are filled up to eight cards, nine from turn 4 on. Each side secretly picks a headline; the two events happen, that of the higher card first.

    Then the USSR and the US play one card each, in turn, six times, seven from turn 4 on. With your own or a neutral event, a card is played either for the event or for its Operations. With the other side’s event, it is played for Operations and the event happens too, before or after, as you choose; a card spent on the Space Race does not set it off. A scoring card is played as an event in the turn it was drawn: it may not be kept.

    The Operations of a card go to one thing: placing influence where you have some or next to it; realignment rolls, which remove influence; one coup, which on a good roll removes the other side’s influence and then adds yours, and in a battleground lowers DEFCON; or one attempt on the Space Race. You control a country when your influence reaches its stability number and exceeds the other side’s by at least as much.

    At the end of the turn, a side with fewer military operations than the DEFCON level gives the other 1 point for each one missing. Coups are the main way to gain them.
