game-name = Stratagem
    .players = 4 players
    .length = 2 h
game-about = Four party leaders run for President of an imaginary republic: win the election, or seize power.

seat-south = South
seat-west = West
seat-north = North
seat-east = East

# -- questions

ask-number = A numbered card is drawn for the first player.
ask-party = You are the first player: choose your party. The other three follow clockwise.
ask-programme = Your programme: which OPTION on { $theme }? Nobody sees it.
ask-programme-done = Seven OPTIONS, seven marks. Is this your programme?
ask-move = Make your move. { $cards ->
    [one] One COMMON card is left.
   *[other] { $cards } COMMON cards are left.
}
ask-move-crisis = Make your move, in the middle of a crisis: { $stage }. { $rounds ->
    [one] The last round.
   *[other] { $rounds } rounds left.
}
ask-move-stalled = { $n } turns without a draw: draw, or react to a running crisis.
ask-take-back = What do you take back: an OPTION to your hand, or a SUPPORT to the discard pile?
ask-deal = A COMMON card is turned up.
ask-offer = { $card }: this SUPPORT is offered to you. Accept or refuse?
ask-pass = You were ordered to pass. { $n ->
    [one] This is the only order.
   *[other] { $n } orders are waiting.
}
ask-reveal = Reveal the SECRET SUPPORTS you relied on.
ask-reliance = { $operation }: which SECRET SUPPORT do you rely on? { $n ->
    [one] One more.
   *[other] { $n } more.
}
ask-target = { $card }: which opponent do you name?
ask-victim = { $card }: which SUPPORT of an opponent is discarded?
ask-leftover = { $n ->
    [one] One token cannot be shared equally. Who receives it?
   *[other] { $n } tokens cannot be shared equally. Who receives them?
}
ask-lot = Lots are drawn.
wait-for-party = The { $party } is choosing.

# -- actions

action-number = Number { $noun }
action-choose = Lead the { $noun }
action-select = Plan: { $noun }
action-done = This is my programme
action-draw = Draw a COMMON card
action-deal = { $noun }
action-display = Display: { $noun }
action-withdraw = Withdraw: { $noun }
action-play = Play: { $noun }
action-return = Give { $noun } back
action-launch = Launch: { $noun }
action-rely = Rely on { $noun }
action-reveal = Reveal
action-accept = Accept
action-refuse = Refuse
action-name = { $noun }
action-drop = { $noun }
action-verify = Verify the { $noun }
action-pass = Pass
action-lot = { $noun }
action-take_back = Take something back…

# -- the log

drew-number = { $seat } draws number { $number }.
chose-party = { $seat } is the first player and leads the { $party }.
took-party = { $seat } leads the { $party }.
planned = The { $party } has its programme.
campaign = { $n ->
    [1] The campaign begins: { $cards } COMMON cards.
   *[other] The second campaign begins: { $cards } COMMON cards.
}
displayed = The { $party } displays “{ $plank }”.
withdrew = The { $party } withdraws “{ $plank }”.
read = The { $party } draws { $card }.
took-secret = The { $party } takes a SECRET card: { $card }.
took-secret-hidden = The { $party } takes a SECRET card.
offered = The { $party } draws a SUPPORT: { $card }.
accepted = The { $party } accepts { $card }.
refused = The { $party } refuses { $card }.
could-not = The { $party } cannot accept { $card }.
fell = Discarded: { $card }.
played = The { $party } plays a SECRET card: { $card }.
revealed = The { $party } reveals { $card }, now a SUPPORT for all to see.
returned = The { $party } gives { $card } back.
gained = The { $party } gains { $k }% per opponent: +{ $n }.
lost = The { $party } loses { $k }% per opponent: −{ $n }.
shared = The { $party } shares out what is left: { $each } each, { $n } in all.
left-over = The { $other } receives what the { $party } could not share: { $n }.
unmoved = { $card }: no effect.
ordered = The { $party } must pass { $n ->
    [one] its next turn.
   *[other] its next { $n } turns.
}
passed = The { $party } passes.
looked = The { $party } looks at the SECRET cards of the { $other }.
saw = The { $party } sees { $card } in the hand of the { $other }.
saw-hidden = The { $party } sees a card in the hand of the { $other }.
regular = The { $party } has the { $other } verified: all in order.
irregular = The { $party } has the { $other } verified: irregular!
found = The { $party } is found irregular.
launched = The { $party } launches: { $operation }!
relies = The { $party } relies on { $n ->
    [one] one secret support.
   *[other] { $n } secret supports.
}
relied = The { $party } relies on { $card }.
relied-hidden = The { $party } has chosen a secret support.
checkmated = The country is paralysed: the { $party }’s coup is held in check.
failed = The { $party }’s coup has failed.
crisis-over = Back to normal: all ACTION cards return.
arrested = The dictatorship falls: the leader of the { $party } is arrested.
eliminated = The { $party } is eliminated.
abandoned = { $seat } leaves the game.
vote = { $n ->
    [1] First vote: SUPPORTS and OPTIONS are checked.
   *[other] Second vote: SUPPORTS and OPTIONS are checked.
}
announced = The { $party } announces { $n }%.
candidate = The { $party } is a candidate in the second round.
replaces = The { $party } becomes a candidate in place of an eliminated one.
lot-drawn = Lots are drawn: { $seat }.
won = The { $party } comes to power. { $ending }
placed = { $party }: place { $n }, { $points ->
    [one] 1 ranking point.
   *[other] { $points } ranking points.
}
paid-check = The { $party } pays the { $other } for a needless verification: { $n }.
exposed = A SECRET card of the { $party } is laid open: { $card }.

# -- why not

not-your-option = Your party’s doctrine does not allow “{ $plank }”.
slot-is-filled = There is already an OPTION in this slot: “{ $plank }” has no place.
stalled = After { $n } turns without a draw, only drawing or reacting is allowed.
not-displayed = You do not display “{ $plank }”.
support-demands-it = A SUPPORT of yours demands “{ $plank }”: give it back first.
mat-is-empty = There is nothing on your mat to take back.
take-back-first = First say that you take something back.
taking-back = You are taking something back: one card, one move.
not-a-secret = { $card }: not a SECRET card, so it is not played from the hand.
secret-not-held = You do not hold { $card }.
support-not-owned = You do not own { $card }.
too-few-players = { $operation }: no ACTION with only two players left.
crisis-runs = { $operation }: only one crisis runs at a time.
no-coup = { $operation }: there is no coup to strike against.
enough-strikes = { $operation }: no further strike is possible at this stage.
strikes-missing = { $operation }: two strikes must come first.
dictator-rules = { $operation }: there is already a dictator.
enough-uprisings = { $operation }: two uprisings are enough.
no-dictatorship = { $operation }: there is no dictatorship to rise against.
against-yourself = { $operation }: it would be against yourself.
launched-already = { $operation }: another player must launch the second one.
supports-too-weak = { $operation }: your SUPPORTS are too few or too weak.
too-unpopular = { $operation }: it would cost your last token.
no-verification = At this table irregular situations need no verification.
verify-yourself = You can verify others, not yourself.
is-out = The { $party } is out of the game.
verified-already = The { $party } was regular and has not moved since.
card-to-play = You still have a card to play, so you may not pass.
may-not-pass = Passing is not allowed here.
deck-is-empty = The COMMON cards are exhausted.
chance-only = Chance decides that.
party-is-chosen = The parties have already been chosen.
programme-is-made = The programmes have been made; now OPTIONS are displayed.
nothing-to-rely-on = No launch is waiting for SECRET SUPPORTS.
nothing-to-reveal = You have nothing to reveal.
no-support-travels = No SUPPORT is on offer.
nobody-to-name = There is nobody to name now.
nothing-to-drop = No card discards a SUPPORT now.
choose-a-party-first = First choose your party.
programme-incomplete = { $n ->
    [one] One theme is still without an OPTION.
   *[other] { $n } themes are still without an OPTION.
}
programme-first = First make your programme.
same-mark = Your programme already has an OPTION with the mark of “{ $plank }”.
later-theme = First comes the theme { $theme }.
support-travels = SUPPORT on offer: { $card }. Accept or refuse.
must-pass = You were ordered to pass this turn.
must-reveal = First reveal the SECRET SUPPORTS you relied on.
rely-first = First choose the SECRET SUPPORTS you rely on.
not-in-a-smallest-set = { $card }: this SUPPORT is in none of your smallest sets that suffice.
name-first = First name an opponent.
name-an-opponent = Name an opponent, not yourself.
drop-first = First name the SUPPORT that is discarded.
no-such-victim = { $card }: not a SUPPORT of that force displayed by an opponent.
leftover-first = First say who receives the remainder ({ $n }).
you-are-out = You are out of the game.
no-free-move = Verification must wait until a free move is open.
only-on-your-turn = At this table you verify on your own turn only.

# -- warnings

danger-ruin = This costs your last tokens: you would be eliminated.
danger-irregular = A SUPPORT of yours demands this OPTION: you would be irregular and risk 2% per opponent.
danger-dictatorship = If two opponents rise up, you are arrested and eliminated.
danger-last-chance = Last turn to answer: { $operation }. If the seizure of power is not stopped, you lose the game.

# -- stages of a crisis

stage-calm = no crisis
stage-coup = coup d’état
stage-first_strike = first general strike
stage-second_strike = second general strike
stage-dictatorship = dictatorship
stage-first_uprising = first uprising
stage-second_uprising = second uprising
stage-overthrown = the dictator is beaten

# -- endings

end-first_vote = Elected at the first vote with an absolute majority.
end-second_vote = Elected at the second vote.
end-coup = The coup d’état has succeeded.
end-dictatorship = The dictatorship holds.
end-two_left = Elected with two players left.
end-alone = Nobody else is left.

# -- options

option-support_travel = Refused SUPPORTS
    .help = Whether a refused SUPPORT uses the turn of every player it reaches, or is offered at once around the table.
option-support_travel-turn = travel with the turn
option-support_travel-free = are offered at once to all
option-irregular_mode = Irregular situations
    .help = Whether others must notice them, whether they are forbidden, or punished at once.
option-irregular_mode-challenge = others must notice
option-irregular_mode-strict = are not allowed
option-irregular_mode-auto = are punished at once
option-irregular_drops_support = Offending SUPPORTS are discarded
    .help = Whether the SUPPORT is lost after an irregular situation has been noticed.
option-verify_window = Verification
    .help = When a verification may be asked for.
option-verify_window-open = by anyone whenever a free move is open
option-verify_window-own_turn = on one’s own turn only
option-false_check_cost = Cost of a needless verification
    .help = How many tokens the asker pays to a player who was regular.
option-second_uprising_runs = The second UPRISING runs three rounds
    .help = Whether the dictator falls only at the end of the second uprising’s sequence.
option-strict_pass = Strict passing
    .help = With the deck empty in a crisis, passing is offered only to those who can play nothing else.
option-two_left = Two players left
    .help = Whether they vote when the cards are exhausted, or at once.
option-two_left-deck_end = vote at the end of the deck
option-two_left-immediate = vote at once
option-runner_up = Second place after the second vote
    .help = Whether the losing candidate is second whatever the tokens of the others.
option-runner_up-candidate = the losing candidate
option-runner_up-tokens = by tokens
option-stall_limit = Turns without a draw
    .help = After this many turns in a row only drawing or reacting is allowed; 0: no limit.
option-card_counter = Counter of unseen cards
    .help = The table tells which COMMON cards have not been seen yet: in the deck or among the SECRETS of others; off, everybody keeps count in their head.
option-cards = Cards
    .help = The set that lies on the table, by the digest of what is printed on its cards.
option-cards-usual = usual

# -- the numbers of the first draw

number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
number-9 = 9
number-10 = 10
number-11 = 11
number-12 = 12
number-13 = 13
number-14 = 14
number-15 = 15
number-16 = 16

# What a bot expects of an act

term-tokens = tokens { $amount }
term-to-come = tokens to come { $amount }
term-ahead = lead over the best rival { $amount }

# What an act takes, keeps or gives away, after "that": deed-<kind>-<change>-<degree>.
deed-rival-won-behind = overtakes the { $what }
deed-rival-won-level = catches up with the { $what }
deed-rival-lost-level = lets the { $what } catch up
deed-rival-lost-ahead = falls behind the { $what }
deed-rival-kept-level = stays ahead of the { $what }
deed-rival-kept-ahead = keeps the { $what } from overtaking you
deed-public-won-leads = takes the lead in public opinion
deed-public-won-shares = draws level with the best in public opinion
deed-public-lost = gives up the lead in public opinion
deed-public-kept = stays on top of public opinion
deed-members-won-leads = takes the lead in members’ opinion
deed-members-won-shares = draws level with the best in members’ opinion
deed-members-lost = gives up the lead in members’ opinion
deed-members-kept = stays on top of members’ opinion
deed-support-won = wins the SUPPORT { $what }
deed-support-lost = gives up the SUPPORT { $what }
deed-support-kept = keeps the SUPPORT { $what }
deed-fault-won = ends your irregular situation
deed-fault-lost = leaves you in an irregular situation
deed-fault-kept = keeps you out of an irregular situation

# What an act is for, where nothing else can be said for it.
aim-select = nobody sees it, and you may still change your mind

# -- the card set: written from data/*.csv, a test keeps it fresh

theme-1 = Economy
    .mark = gear
theme-2 = Taxation
    .mark = scales
theme-3 = Foreign trade
    .mark = anchor
theme-4 = Diplomacy
    .mark = globe
theme-5 = Territory
    .mark = steeple
theme-6 = Development
    .mark = ear of wheat
theme-7 = Institutions
    .mark = column
plank-1a = Nationalise the large companies
plank-1b = Free private enterprise
plank-2a = Tax the great fortunes
plank-2b = Lighten taxes for everyone
plank-3a = Protect the home market
plank-3b = Open the borders to trade
plank-4a = Keep out of the blocs
plank-4b = Join the neighbours’ alliance
plank-5a = Hand power to the provinces
plank-5b = Strengthen the central state
plank-6a = Back the land and the crafts
plank-6b = Launch great public works
plank-7a = Extend Parliament’s oversight
plank-7b = Widen the President’s powers
party-pop = People’s Party
    .colour = mauve
party-dem = Democratic Party
    .colour = blue
party-con = Conservative Party
    .colour = green
party-nat = Nationalist Party
    .colour = brown
card-o01 = Poll on the economy
    .text = The public judges your displayed OPTION on Economy. Plus sign: gain 1% per opponent. Minus sign: lose 1% per opponent. Empty slot: no effect.
card-o02 = Poll on taxation
    .text = The public judges your displayed OPTION on Taxation. Plus sign: gain 1% per opponent. Minus sign: lose 1% per opponent. Empty slot: no effect.
card-o03 = Poll on trade
    .text = The public judges your displayed OPTION on Foreign trade. Plus sign: gain 1% per opponent. Minus sign: lose 1% per opponent. Empty slot: no effect.
card-o04 = Poll on diplomacy
    .text = The public judges your displayed OPTION on Diplomacy. Plus sign: gain 1% per opponent. Minus sign: lose 1% per opponent. Empty slot: no effect.
card-o05 = National debate: territory
    .text = The public judges every player’s displayed OPTION on Territory. Plus sign: that player gains 1% per opponent. Minus sign: loses 1% per opponent. Empty slot: no effect.
card-o06 = National debate: development
    .text = The public judges every player’s displayed OPTION on Development. Plus sign: that player gains 1% per opponent. Minus sign: loses 1% per opponent. Empty slot: no effect.
card-o07 = National debate: institutions
    .text = The public judges every player’s displayed OPTION on Institutions. Plus sign: that player gains 1% per opponent. Minus sign: loses 1% per opponent. Empty slot: no effect.
card-o08 = Monthly barometer
    .text = Total your displayed public-opinion signs. Positive: gain 1% per opponent. Negative: lose 1% per opponent. Zero: no effect.
card-o09 = Press portrait
    .text = The player who alone has the best public-opinion total gains 1% per opponent. Tie at the top: no effect.
card-o10 = Great rally
    .text = The player who alone has the best public-opinion total gains 2% per opponent. Tie at the top: no effect.
card-o11 = Letters from the members
    .text = Total your displayed party-member signs. Positive: gain 1% per opponent. Negative: lose 1% per opponent. Zero: no effect.
card-o12 = Party congresses
    .text = Every player totals the party-member signs displayed. Positive: that player gains 1% per opponent. Negative: loses 1% per opponent. Zero: no effect.
card-o13 = Poster night
    .text = The player who alone has the best party-member total gains 1% per opponent. Tie at the top: no effect.
card-o14 = Members mobilise
    .text = The player who alone has the best party-member total gains 2% per opponent. Tie at the top: no effect.
card-e01 = A public factory saved
    .text = The news vindicates OPTION 1A (Nationalise the large companies): every player displaying it gains 1% per opponent.
card-e02 = Young firms thrive
    .text = The news vindicates OPTION 1B (Free private enterprise): every player displaying it gains 1% per opponent.
card-e03 = Great fortunes flee the taxman
    .text = The news vindicates OPTION 2A (Tax the great fortunes): every player displaying it gains 1% per opponent.
card-e04 = Taxpayers’ anger
    .text = The news vindicates OPTION 2B (Lighten taxes for everyone): every player displaying it gains 1% per opponent.
card-e05 = A run of closures
    .text = The news vindicates OPTION 3A (Protect the home market): every player displaying it gains 1% per opponent.
card-e06 = Record contract abroad
    .text = The news vindicates OPTION 3B (Open the borders to trade): every player displaying it gains 1% per opponent.
card-e07 = Quarrel between the blocs
    .text = The news vindicates OPTION 4A (Keep out of the blocs): every player displaying it gains 1% per opponent.
card-e08 = Summit of the neighbours
    .text = The news vindicates OPTION 4B (Join the neighbours’ alliance): every player displaying it gains 1% per opponent.
card-e09 = Acclaimed speech
    .text = You gain 1% per opponent.
card-e10 = Sympathy for the small candidates
    .text = Every player holding 12 tokens or fewer gains 2% per opponent.
card-e11 = Bandwagon
    .text = The player who alone holds the most tokens gains 2% per opponent. Tie: no effect.
card-e12 = Comeback
    .text = The player who alone holds the fewest tokens gains 2% per opponent. Tie: no effect.
card-e13 = Lost voice
    .text = You will pass your next turn.
card-e14 = Unfortunate remark
    .text = You lose 1% per opponent.
card-x04 = Compromising file
    .text = Name an opponent: that player loses 2% per opponent.
card-x05 = Stubborn rumour
    .text = Name an opponent: that player loses 1% per opponent.
card-x06 = Welcome disclosure
    .text = You gain 3% per opponent.
card-x07 = A word to the press
    .text = You gain 1% per opponent.
card-x08 = Defection
    .text = Name a displayed SUPPORT of force C held by an opponent: it goes to the discard pile. Popularity already gained is kept.
card-x09 = Arranged mishap
    .text = Name an opponent: that player will pass their next turn.
card-x10 = Indiscretion
    .text = Look, alone, at every SECRET card in one opponent’s hand, then gain 1% per opponent.
card-s01 = Rail and Power Union
    .text = Mark: shield. Force A. Demands 1A and 2A. Loss of 1% per opponent.
card-s02 = Circle of Banks and Industry
    .text = Mark: shield. Force A. Demands 1B and 2B. Loss of 1% per opponent.
card-s03 = Land Army
    .text = Mark: shield. Force A. Demands 3A and 4A. Loss of 1% per opponent.
card-s04 = Navy and Air Force
    .text = Mark: shield. Force A. Demands 3B and 4B. Loss of 1% per opponent.
card-s05 = Provincial Guard
    .text = Mark: crest. Force B. Demands 5A and 6A. Gain of 1% per opponent.
card-s06 = State Corps of Engineers
    .text = Mark: crest. Force B. Demands 5B and 6B. Gain of 1% per opponent.
card-s07 = Conference of Judges
    .text = Mark: seal. Force B. Demands 7A. Loss of 1% per opponent.
card-s08 = Senior Civil Service
    .text = Mark: seal. Force B. Demands 7B. Gain of 1% per opponent.
card-s09 = Mayors’ Association
    .text = Mark: crest. Force C. Demands 5A. Gain of 3% per opponent.
card-s10 = Public Service Staff
    .text = Mark: crest. Force C. Demands 5B. Gain of 3% per opponent.
card-s11 = Farmers and Craftsmen
    .text = Mark: tool. Force C. Demands 6A. Gain of 3% per opponent.
card-s12 = Students and Technicians
    .text = Mark: tool. Force C. Demands 6B. Gain of 3% per opponent.
card-x01 = Officers’ Network
    .text = Secret support of force A: no demand, no mark, no effect on popularity. Reveal it to place it in your SUPPORT slot.
card-x02 = Discreet Backers
    .text = Secret support of force B: no demand, no mark, no effect on popularity. Reveal it to place it in your SUPPORT slot.
card-x03 = Underground Press
    .text = Secret support of force C: no demand, no mark, no effect on popularity. Reveal it to place it in your SUPPORT slot.
operation-coup = Coup d’état
operation-strike = General strike
operation-dictatorship = Dictatorship
operation-uprising = Popular uprising
outcome-win_vote = election victory
outcome-win_action = victory by ACTION 1 or 3
outcome-second = second place
outcome-third = third place
outcome-fourth = fourth place
outcome-abandon = abandons during the game
outcome-eliminated_first = first player eliminated
outcome-eliminated_second = second player eliminated
