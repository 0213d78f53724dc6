# 1960: Kennedy against Nixon. Texts in our own words.

game-name = 1960
    .full = 1960: Kennedy against Nixon
    .players = 2 or 3 players
    .length = 2 h
game-about = Two candidates cross fifty states for 269 electoral votes; a third player may be Harry F. Byrd.

## Seats, places, things

seat-kennedy = Kennedy
seat-nixon = Nixon
seat-byrd = Harry F. Byrd
candidate-kennedy = Kennedy
candidate-nixon = Nixon

region-east = East
region-south = South
region-midwest = Midwest
region-west = West
endorsement-east = East
endorsement-south = South
endorsement-midwest = Midwest
endorsement-west = West
endorsement-major = major endorsement

issue-defense = Defense
issue-economy = Economy
issue-civil_rights = Civil Rights

use-event = event
use-campaign = campaigning
use-advertise = advertising
use-position = positioning
operation-campaign = campaigning
operation-advertise = advertising
operation-position = positioning

colour-blue = blue
colour-red = red
colour-green = green
pair-upper = spaces 1 and 2
pair-lower = spaces 2 and 3
award-momentum = 1 momentum
award-endorsement = 1 endorsement

order-defense_economy_civil_rights = Defense, Economy, Civil Rights
order-defense_civil_rights_economy = Defense, Civil Rights, Economy
order-economy_defense_civil_rights = Economy, Defense, Civil Rights
order-economy_civil_rights_defense = Economy, Civil Rights, Defense
order-civil_rights_defense_economy = Civil Rights, Defense, Economy
order-civil_rights_economy_defense = Civil Rights, Economy, Defense

number-0 = 0
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7

state-al = Alabama
state-ak = Alaska
state-az = Arizona
state-ar = Arkansas
state-ca = California
state-co = Colorado
state-ct = Connecticut
state-de = Delaware
state-fl = Florida
state-ga = Georgia
state-hi = Hawaii
state-id = Idaho
state-il = Illinois
state-in = Indiana
state-ia = Iowa
state-ks = Kansas
state-ky = Kentucky
state-la = Louisiana
state-me = Maine
state-md = Maryland
state-ma = Massachusetts
state-mi = Michigan
state-mn = Minnesota
state-ms = Mississippi
state-mo = Missouri
state-mt = Montana
state-ne = Nebraska
state-nv = Nevada
state-nh = New Hampshire
state-nj = New Jersey
state-nm = New Mexico
state-ny = New York
state-nc = North Carolina
state-nd = North Dakota
state-oh = Ohio
state-ok = Oklahoma
state-or = Oregon
state-pa = Pennsylvania
state-ri = Rhode Island
state-sc = South Carolina
state-sd = South Dakota
state-tn = Tennessee
state-tx = Texas
state-ut = Utah
state-vt = Vermont
state-va = Virginia
state-wa = Washington
state-wv = West Virginia
state-wi = Wisconsin
state-wy = Wyoming

## Cards

card-great_seal_bug = The Great Seal Bug
    .text = Nixon gains 1 support on Defense. He may take Henry Cabot Lodge back from the discard pile into his hand.
card-gathering_momentum_west = Gathering Momentum in the West
    .text =
        The candidate who leads more states of the West gains 1 momentum, and 1 support in each state of the region that has no { $option-byrd_state_counts_as_empty ->
            [on] blue or red cube
           *[off] cube
        }. Never goes into a campaign strategy stack.
card-give_me_a_week = “Give Me a Week”
    .text = Nixon loses 2 momentum and 1 support on each issue.
card-gallup_poll = Gallup Poll
    .text = The player may rearrange the three issues as he likes; their cubes go with them.
card-jackie_kennedy = Jackie Kennedy
    .text = Until the end of the turn, every card Nixon plays as an event costs him 1 momentum.
card-southern_revolt = Southern Revolt
    .text = Only if Kennedy leads Civil Rights: Nixon may add 5 support in the South, 2 per state at most.
card-nixons_knee = Nixon’s Knee
    .text = Nixon’s token goes to Maryland, free of charge. Until the end of the turn, every card he campaigns with costs him 1 momentum.
card-republican_tv_spots = Republican TV Spots
    .text = Nixon’s token goes to New York, free of charge. He may place 3 media cubes.
card-suburban_voters = Suburban Voters
    .text = Kennedy may add 5 support in states worth at least 20 electoral votes, 2 per state at most.
card-catholic_support = Catholic Support
    .text = Kennedy may add 7 support anywhere, 2 per state at most.
card-hurricane_donna = Hurricane Donna
    .text = The player’s token goes to Florida, free of charge; he gains 1 momentum and 1 support there.
card-citizens_for_nixon_lodge = Citizens for Nixon-Lodge
    .text = Until the end of the turn, every card Nixon plays for CP is worth 1 CP more (5 at most).
card-nixons_pledge = Nixon’s Pledge
    .text = Until the end of the turn, Kennedy gains 1 momentum whenever Nixon plays a card for anything but campaigning.
card-a_new_frontier = “A New Frontier”
    .text = Kennedy may discard any number of cards from his hand and draw as many.
card-lunch_counter_sit_ins = Lunch Counter Sit-Ins
    .text = Civil Rights goes up 1 space. Then its leader may add 1 support in each of 3 states.
card-compact_of_fifth_avenue = Compact of Fifth Avenue
    .text = Nixon’s token goes to New York, free of charge. He gains 1 support on Civil Rights, 2 in New York and 1 media cube in the East.
card-lyndon_johnson = Lyndon Johnson
    .text =
        Kennedy may add 2 support in Texas, then 3 { $option-lbj_texas_cap ->
            [2] in the other states of the South
           *[4] in the South
        }, 2 per state at most. He may turn his exhausted candidate card face up.
card-harry_f_byrd = Harry F. Byrd
    .text = Nixon may remove 3 Kennedy cubes in all from Oklahoma, Mississippi and Alabama.
card-joe_kennedy = Joe Kennedy
    .text = Nixon may not spend momentum until the end of the turn.
card-sputnik_v = Sputnik V
    .text = Defense goes up 1 space. Then its leader may add 1 support in each of 3 states.
card-johnson_jeered_in_dallas = Johnson Jeered in Dallas
    .text = Kennedy loses 1 support in Texas and may not campaign in the South until the end of the turn.
card-campaign_headquarters = Campaign Headquarters
    .text = The player may discard any number of cards from his hand and draw as many.
card-martin_luther_king_arrested = Martin Luther King Arrested
    .text = Civil Rights goes up 1 space. The player gains 3 support on it.
card-industrial_midwest = Industrial Midwest
    .text = Nixon may add 5 support in Illinois, Indiana, Michigan, Minnesota, Ohio and Wisconsin, 2 per state at most.
card-ken_air = Ken-Air
    .text = Until the end of the turn, Kennedy travels free and every card he campaigns with is worth 1 CP more (5 at most).
card-herb_klein = Herb Klein
    .text = Nixon may add 3 issue support, split as he likes.
card-fidel_castro = Fidel Castro
    .text = The leader on Defense gains 1 momentum and 1 support in Florida.
card-herblock = Herblock
    .text = Kennedy may remove 2 of Nixon’s media cubes.
card-high_hopes = “High Hopes”
    .text = Turn up two cards from the deck, one after the other. Each that shows Kennedy’s icon happens as if he had played it.
card-bobby_kennedy = Bobby Kennedy
    .text = Until the end of the turn, every card Kennedy plays for CP is worth 1 CP more (5 at most).
card-advance_men = Advance Men
    .text = Until the end of the turn, the player travels free and makes no support checks when campaigning.
card-harvard_brain_trust = Harvard Brain Trust
    .text = Debate event. Kennedy’s total on each issue is 1 higher. Nothing after the debates.
card-lazy_shave = “Lazy Shave”
    .text = Debate event. In every round Nixon’s card is shown before Kennedy picks his. Nothing after the debates.
card-fifty_stars = Fifty Stars
    .text = The candidate with more support in Alaska and Hawaii together may add 1 support in each of 5 states.
card-stature_gap = Stature Gap
    .text = Until the end of the turn, Kennedy’s cards are worth 2 CP less for positioning (1 at least).
card-eisenhowers_silence = Eisenhower’s Silence
    .text =
        Until the end of the turn, Nixon may not campaign in states Kennedy { $option-silence_scope ->
            [led] leads
           *[carried] carries
        }. Stopped by Dwight Eisenhower.
card-peace_without_surrender = “Peace Without Surrender”
    .text = Defense goes up 1 space and Nixon gains 1 support on it.
card-fatigue_sets_in = Fatigue Sets In
    .text = If the opponent’s candidate card is ready, it is exhausted.
card-gathering_momentum_east = Gathering Momentum in the East
    .text =
        The candidate who leads more states of the East gains 1 momentum, and 1 support in each state of the region that has no { $option-byrd_state_counts_as_empty ->
            [on] blue or red cube
           *[off] cube
        }. Never goes into a campaign strategy stack.
card-norman_vincent_peale = Norman Vincent Peale
    .text = Nixon may remove 1 Kennedy cube from each of 5 states. Stopped by the Greater Houston Ministerial Association.
card-kennedys_peace_corps = Kennedy’s Peace Corps
    .text = Until the end of the turn, Kennedy may pre-empt events without paying momentum.
card-voter_registration_drive = Voter Registration Drive
    .text = The player may add 1 support in each of 3 states that have no cube.
card-swing_state = Swing State
    .text = The player may add 5 support in one state the opponent leads but does not carry. If he does, his token goes there, free of charge.
card-the_new_nixon = The New Nixon
    .text = Nixon gains 1 momentum.
card-congressional_summer_session = Congressional Summer Session
    .text =
        Until the end of the turn, Kennedy’s cards are worth 2 CP less (1 at least). He { $option-summer_session_move ->
            [must] must
           *[may] may
        } go to Maryland or Virginia at once, free of charge.
card-hostile_press_corps = Hostile Press Corps
    .text = Until the end of the turn, Nixon makes support checks to campaign in any state, as if Kennedy carried it.
card-nelson_rockefeller = Nelson Rockefeller
    .text = Nixon gains 1 support in New York and may take any card from the discard pile into his hand.
card-henry_cabot_lodge = Henry Cabot Lodge
    .text = Nixon gains 2 support in Massachusetts and 2 on Defense. He may turn his exhausted candidate card face up.
card-gathering_momentum_midwest = Gathering Momentum in the Midwest
    .text =
        The candidate who leads more states of the Midwest gains 1 momentum, and 1 support in each state of the region that has no { $option-byrd_state_counts_as_empty ->
            [on] blue or red cube
           *[off] cube
        }. Never goes into a campaign strategy stack.
card-heartland_of_america = Heartland of America
    .text = Nixon may add 1 support in each of 7 states of the West or Midwest worth 10 electoral votes or fewer.
card-mid_atlantic = Mid-Atlantic
    .text = Kennedy may add 5 support in Delaware, Maryland, New Jersey, New York and Pennsylvania, 2 per state at most.
card-east_harlem_pledge = East Harlem Pledge
    .text = Nixon loses 1 support on Civil Rights. Kennedy may remove 5 Nixon cubes in the South, 2 per state at most.
card-greater_houston_ministerial_association = Greater Houston Ministerial Association
    .text = Prevention event. Kennedy’s token goes to Texas, free of charge; he gains 1 momentum and may add 1 support in each of 5 states. From now on it stops Baptist Ministers, Norman Vincent Peale and Puerto Rican Bishops.
card-adlai_stevenson = Adlai Stevenson
    .text = Kennedy gains 1 support in Illinois and may take any card from the discard pile into his hand.
card-baptist_ministers = Baptist Ministers
    .text = Nixon may remove 5 Kennedy cubes in the South and Midwest, 2 per state at most. Stopped by the Greater Houston Ministerial Association.
card-gathering_momentum_south = Gathering Momentum in the South
    .text =
        The candidate who leads more states of the South gains 1 momentum, and 1 support in each state of the region that has no { $option-byrd_state_counts_as_empty ->
            [on] blue or red cube
           *[off] cube
        }. Never goes into a campaign strategy stack.
card-volunteers = Volunteers
    .text = The player gains 1 momentum.
card-gaffe = Gaffe
    .text = The opponent loses 1 momentum, and 3 support in the state where his token is.
card-missile_gap = Missile Gap
    .text = Kennedy gains 3 support on Defense.
card-northern_blacks = Northern Blacks
    .text = The leader on Civil Rights may add 5 support in Illinois, Michigan and New York, 2 per state at most.
card-stevenson_loyalists = Stevenson Loyalists
    .text = Kennedy may not campaign in the West or Midwest until the end of the turn.
card-old_south = Old South
    .text = The leader on Civil Rights must remove 5 of his own cubes in the South and may not campaign there until the end of the turn.
card-puerto_rican_bishops = Puerto Rican Bishops
    .text = Kennedy may not spend momentum until the end of the turn. Stopped by the Greater Houston Ministerial Association.
card-the_old_nixon = The Old Nixon
    .text = Nixon loses 1 momentum, Kennedy loses 3.
card-trial_of_gary_powers = Trial of Gary Powers
    .text = Defense goes up 2 spaces. Then its leader gains 1 momentum.
card-opposition_research = Opposition Research
    .text = Kennedy shows his hand. Nixon may then spend 3 CP on one kind of operation.
card-the_cold_war = The Cold War
    .text = The leader on Defense may add 1 support in each of 5 states.
card-quemoy_and_matsu = Quemoy and Matsu
    .text = The leader on Defense gains 1 momentum and may add 1 support in each of 3 states.
card-eleanor_roosevelts_speaking_tour = Eleanor Roosevelt’s Speaking Tour
    .text = Kennedy may add 5 support in the Midwest, 2 per state at most.
card-southern_strategy = Southern Strategy
    .text = Nixon may add 5 support in the South, 2 per state at most. Kennedy gains 1 support on Civil Rights.
card-new_england = New England
    .text = Kennedy may add 5 support in Connecticut, Massachusetts, Maine, New York, Rhode Island and Vermont, 2 per state at most.
card-whistle_stop = Whistlestop
    .text = The player may campaign with 7 CP, spending at most 1 on support in each state.
card-henry_luce = Henry Luce
    .text = Kennedy may place 1 endorsement marker in a region of his choice.
card-world_series_ends = World Series Ends
    .text = Whoever has media cubes in the East may add 5 support there, 2 per state at most.
card-stump_speech = Stump Speech
    .text =
        If the opponent has more momentum, the player gains as much as he lacks.{ $option-stump_speech_issues ->
            [on] {" "}Kennedy may add 3 support on one issue of his choice.
           *[off] {""}
        }
card-pierre_salinger = Pierre Salinger
    .text = Kennedy may add 3 support on one issue of his choice.
card-nikita_kruschev = Nikita Khrushchev
    .text = The leader on Defense gains 1 momentum and may add 1 support in each of 3 states.
card-stock_market_in_decline = Stock Market in Decline
    .text = Economy goes up 2 spaces. Then its leader gains 2 support in New York.
card-nixon_egged_in_michigan = Nixon Egged in Michigan
    .text = Nixon’s token goes to Michigan, free of charge. He loses 1 support there and may not campaign in the Midwest until the end of the turn.
card-profiles_in_courage = Profiles in Courage
    .text = Until the end of the turn, Kennedy may draw again, once, for each support check he fails.
card-prime_time_television = Prime-Time Television
    .text = The player may add 5 support in one region where he has media cubes, 2 per state at most.
card-civil_rights_act_1960 = 1960 Civil Rights Act
    .text = Civil Rights goes up 1 space and Nixon gains 1 support on it.
card-soviet_economic_growth = Soviet Economic Growth
    .text = Economy goes up 1 space. Then its leader gains 1 support in New York.
card-tricky_dick = Tricky Dick
    .text =
        Nixon { $option-tricky_dick_momentum ->
            [-1] loses
           *[1] gains
        } 1 momentum. He may take { $option-event_icon_restriction ->
            [off] any card
           *[on] a card with his icon
        } from the discard pile and play it at once as an event.
card-early_returns_from_connecticut = Early Returns from Connecticut
    .text = Election Day event. Whoever then leads Connecticut makes 5 support checks in California.
card-late_returns_from_cook_county = Late Returns from Cook County
    .text = Election Day event. Kennedy makes 5 support checks in Illinois.
card-unpledged_electors = Unpledged Electors
    .text = Election Day event. Alabama, Louisiana and Mississippi give their votes to nobody where Kennedy wins them with fewer than 4 cubes.
card-recount = Recount
    .text = Election Day event. Nixon makes 3 support checks in one state of his choice.
card-dwight_eisenhower = Dwight Eisenhower
    .text = Prevention event. Nixon may add 1 support in each of 7 states. From now on it stops Eisenhower’s Silence.
card-political_capital = Political Capital
    .text = Nixon may draw 2 cards.
card-rising_food_prices = Rising Food Prices
    .text =
        Economy goes up { $option-rising_food_prices_spaces ->
            [1] 1 space
           *[2] 2 spaces
        } and Nixon gains 2 support on it.
card-give_em_hell_harry = Give ’Em Hell Harry
    .text = If Kennedy leads two issues or more, he loses 1 momentum and must remove 2 of his issue cubes.
card-experience_counts = “Experience Counts”
    .text = Kennedy loses 1 support on each issue. Nixon gains 1 momentum.
card-a_low_blow = A Low Blow
    .text = If Nixon leads two issues or more, Kennedy gains 1 momentum and may discard any number of cards and draw as many.
card-a_time_for_greatness = “A Time for Greatness”
    .text = Nixon loses 1 support on each issue. Kennedy may add 1 support in each of 3 states.
card-medal_count = Medal Count
    .text = The leaders on Civil Rights and on Economy each lose 1 support there. A candidate who leads both also loses 1 momentum.
card-cassius_clay_wins_gold = Cassius Clay Wins Gold
    .text = The leaders on Defense and on Economy each lose 1 support there. A candidate who leads both also loses 1 momentum.
card-candidate_kennedy = John F. Kennedy
    .text = Candidate card: 5 CP in place of a hand card, then exhausted. No event, no rest.
card-candidate_nixon = Richard M. Nixon
    .text = Candidate card: 5 CP in place of a hand card, then exhausted. No event, no rest.

## What is asked

ask-draw-card = A card is drawn.
ask-reveal-top = The top card of the deck is turned up.
ask-support-check = A cube is drawn from the bag: a support check.
ask-media-check = A cube is drawn from the bag: a support check for advertising.
ask-initiative-check = Cubes are drawn for the initiative.
ask-endorsement-card = The top endorsement card is drawn.
ask-landing-draw = The Cubans come up the Potomac: { $left } pieces are still to be drawn.
ask-eruption-draw = Lava rolls over Camp David: one piece is drawn.
ask-who-goes-first = You won the initiative. Who goes first?
ask-activity = Play a card as an event or for campaign points, or your candidate card.
ask-preemption = { $left ->
    [0] Pre-empt the event of { $card }, free of charge?
   *[other] Pre-empt the event of { $card } for { $left } momentum?
}
ask-campaigning = { $left ->
    [0] All CP are spent.
    [one] Campaign: 1 CP left.
   *[other] Campaign: { $left } CP left.
}
ask-batch = { $state }: how many CP at once? You have { $left }, travel included.
ask-advertising = { $left ->
    [0] Advertise: all CP are spent, { $successes } successful. Confirm.
   *[other] Advertise: { $left } CP left, { $successes } successful so far.
}
ask-positioning = { $left ->
    [0] Take positions: all CP are spent. Confirm.
   *[other] Take positions: { $left } CP left.
}
ask-triggering = Trigger the event of { $card } for 1 momentum?
ask-redrawing = The check failed. Draw again?
ask-add-support = { $left ->
    [0] { $card }: all support is placed. Confirm.
   *[other] { $card }: add support in states, { $left } left.
}
ask-debate-reward = { $left ->
    [0] You won an issue: all support is placed. Confirm.
   *[other] You won an issue: add support in states, { $left } left.
}
ask-endorsed = { $left ->
    [0] Your endorsements: all cubes are placed. Confirm.
   *[other] Too few cubes for your endorsements: choose the empty states that get one, { $left } left.
}
ask-remove-support = { $left ->
    [0] { $card }: all of it is removed. Confirm.
   *[other] { $card }: remove support from states, { $left } left.
}
ask-add-media = { $left ->
    [0] All media cubes are placed. Confirm.
   *[other] Put media cubes into the regions, { $left } left.
}
ask-remove-media = { $left ->
    [0] { $card }: all of them are removed. Confirm.
   *[other] { $card }: remove the opponent’s media cubes, { $left } left.
}
ask-add-issues = { $left ->
    [0] { $card }: all support is placed. Confirm.
   *[other] { $card }: add issue support, { $left } left.
}
ask-remove-issues = { $left ->
    [0] { $card }: all of it is removed. Confirm.
   *[other] { $card }: remove your own issue support, { $left } left.
}
ask-pick-state = { $card }: choose a state.
ask-move-token = { $card }: where do you move your candidate?
ask-pick-region = { $card }: choose a region.
ask-major-endorsement = A major endorsement: choose its region.
ask-take-card = { $card }: take a card from the discard pile?
ask-discard-cards = { $card }: discard cards to draw as many; { $left } so far.
ask-may-refresh = Turn your exhausted candidate card face up?
ask-may-draw = Draw 2 cards?
ask-issue-order = { $card }: in which order do you put the issues?
ask-issue-shift = You have more media support: exchange two adjacent issues?
ask-space-two = You lead the issue on space 2: momentum or an endorsement?
ask-operation = { $card }: what do you spend { $left } CP on?
ask-place-strategy = Place { $left ->
    [one] a card
   *[other] { $left } cards
} face down on your campaign strategy stack.
ask-debate-card = The debates: choose a card from your stack.
ask-debate-side = { $card } shows both candidates: on whose side does it count?
ask-sides-first = { $kennedy } and { $nixon } show both candidates: who chooses his side first?
ask-exchange-momentum = Exchange momentum? Each marker puts 2 of your cubes into the bag.
ask-reveal-strategy = Reveal a card from your stack: 3 support checks in its state.
ask-byrd-step = Harry, if I may call you Harry: place your cube, remove a single cube, or pass.

## What can be done

action-event = Event: { $noun }
action-campaign = Campaign with { $noun }
action-advertise = Advertise with { $noun }
action-position = Take positions with { $noun }
action-preempt = Pre-empt
action-trigger = Trigger
action-decline = No
action-done = Done
action-accept = Yes
action-spend = Spend 1 CP: { $noun }
action-commit = { $noun } CP
action-check = Draw a cube
action-redraw = Draw again
action-air = Media cube: { $noun }
action-pull = Remove a media cube: { $noun }
action-support = Support: { $noun }
action-weaken = Remove support: { $noun }
action-add = Add support: { $noun }
action-remove = Remove support: { $noun }
action-choose = Choose { $noun }
action-move = Go: { $noun }
action-region = { $noun }
action-take = Take { $noun }
action-discard = Discard { $noun }
action-order = { $noun }
action-swap = Exchange { $noun }
action-award = { $noun }
action-operate = { $noun }
action-strategy = Place { $noun }
action-debate = Play { $noun }
action-side = { $noun }’s side
action-first = { $noun } first
action-exchange = Exchange 1 momentum
action-reveal = Reveal { $noun }
action-place = Place the green cube: { $noun }
action-oust = Remove the cube: { $noun }
action-pass = Pass
action-draw = Draw { $noun }
action-cube = A { $noun } cube
action-endorsement = Endorsement: { $noun }

## What happened

turn-begins = { $turn ->
    [6] Turn 6: the debates.
    [9] Turn 9: Election Day.
   *[other] Turn { $turn } begins.
}
drew = { $seat } draws { $card }.
drew-hidden = { $seat } draws a card.
deck-reshuffled = The discard pile becomes the new deck.
initiative-cube = Initiative: a { $colour } cube.
initiative-won = { $seat } wins the initiative.
goes-first = { $seat } goes first.
played-event = { $seat } plays { $card } as an event.
played-cp = { $seat } plays { $card } for { $use }: { $cp } CP.
skipped = { $seat } has no card to play.
rested = { $seat } sets { $n } rest { $n ->
    [one] cube
   *[other] cubes
} aside.
preempted = { $seat } pre-empts the event of { $card }.
triggered = { $seat } triggers the event of { $card }.
no-effect = { $card } has no effect.
momentum-gained = { $seat } gains { $n } momentum.
momentum-lost = { $seat } loses { $n } momentum.
momentum-spent = { $seat } spends { $n } momentum.
support-gained = { $seat } gains { $n } support: { $state }.
support-lost = { $seat } loses { $n } support: { $state }.
byrd-returned = { $state }: the green cube goes back to Harry F. Byrd.
issue-gained = { $seat } gains { $n } support on { $issue }.
issue-lost = { $seat } loses { $n } support on { $issue }.
issue-moved = { $issue } is now on space { $space }.
track-set = The issues now stand: { $order }.
media-gained = { $seat } gains { $n } media { $n ->
    [one] cube
   *[other] cubes
}: { $region }.
media-lost = { $seat } loses { $n } media { $n ->
    [one] cube
   *[other] cubes
}: { $region }.
endorsement-drawn = { $seat } draws an endorsement: { $endorsement }.
endorsed = { $seat } is endorsed: { $region }.
endorsement-cancelled = { $seat } takes an endorsement away from his opponent: { $region }.
travelled = { $seat } goes to { $state }.
check-passed = { $seat }’s support check: { $colour }, a success.
check-failed = { $seat }’s support check: { $colour }, a failure.
check-impossible = The bag is empty: { $seat } fails { $n } support { $n ->
    [one] check
   *[other] checks
}.
bag-filled = The bag now holds { $blue } blue and { $red } red cubes.
exhausted = { $seat }’s candidate card is exhausted.
refreshed = { $seat }’s candidate card is ready again.
in-force = For { $seat }, until the end of the turn: { $card }.
discarded = { $seat } discards { $card }.
took = { $seat } takes { $card } from the discard pile.
hand-shown = { $seat } shows { $card }.
revealed-top = The top card of the deck is { $card }.
strategy-placed = { $seat } places { $card } on the stack.
strategy-placed-hidden = { $seat } places a card on the stack.
debate-shown = { $seat } plays { $card } in the debate.
debate-sided = { $card } counts on { $issue }, for { $side }.
debate-void = { $issue } is already won: { $card } is discarded.
debate-won = { $seat } wins the debate on { $issue }, { $kennedy } to { $nixon } (Kennedy’s total first).
exchanged = { $seat } puts { $n } { $n ->
    [one] cube
   *[other] cubes
} into the bag.
election-checks = { $card }: { $seat } makes { $n } support checks, { $state }.
out-of-cubes = { $seat } has no cubes left: { $n } support { $n ->
    [one] is
   *[other] are
} lost.
strategy-revealed = { $seat } reveals { $card }: { $state }.
state-won = { $state }: { $votes } electoral votes for { $seat }.
votes-withheld = { $state }: { $votes } electoral votes for nobody.
tally = The tally: Kennedy { $kennedy }, Nixon { $nixon }, Byrd { $byrd }.
president-elect = { $seat } is President-elect.
byrd-placed = Harry F. Byrd places his cube: { $state }.
byrd-ousted = Harry F. Byrd removes a cube of { $seat }: { $state }.
byrd-passed = Harry F. Byrd does nothing (or does he?).
byrd-left = Harry F. Byrd goes home; the others play on.
cubans-land = By night, Cuban troops come up the Potomac and call at the White House for { $seat }.
landing-drew = Out of the great bag: a { $colour } piece.
kidnapped = { $seat } is carried off! His rival takes power, for now.
rescued = The kidnapping fails: { $seat } stays President.
volcano = Camp David, a quiet weekend. Then the volcano.
survivor = One survivor is dug out of the lava, and he is { $colour }.

## Why not

no-passing = You may not pass.
candidate-has-no-event = { $card } has no event.
candidate-exhausted = { $card } is exhausted.
not-in-hand = { $card } is not in your hand.
event-prevented = { $by } stops { $card }.
wrong-icon = { $card } does not show your candidate’s icon.
may-not-spend = { $card } asks for momentum, and you may not spend any this turn.
no-momentum-for = { $card } asks for 1 momentum, and you have none.
not-byrds-state = { $state } is not for Harry F. Byrd: only Mississippi, Alabama and Oklahoma are.
state-not-empty = { $state } is not empty.
not-a-single-cube = { $state } does not hold exactly one cube.
no-cp-left = No CP are left.
campaigning-banned = { $card } forbids you to campaign there: { $state }.
one-cp-per-state = { $state } has already had its 1 CP.
too-far = { $state } would cost { $need } CP, travel included; you have { $left }.
commit-range = You may announce 1 to { $most } CP.
assign-after-draws = Draw first; the successes are assigned afterwards.
issue-too-dear = That costs { $need } CP; you have { $left }.
nothing-left = Nothing is left to place.
state-cap = This card gives no more to { $state }.
not-on-card = This card does not reach { $state }.
not-endorsed = { $state } is not an empty state of a region where you have an endorsement.
must-go-on = You must go on: { $left } left.
no-media-there = The opponent has no media cube there: { $region }.
one-issue-only = All of it goes on one issue: { $issue }.
no-issue-support = You have no support on { $issue }.
no-declining = You may not decline.
region-not-on-card = This card does not reach this region: { $region }.
not-in-discard = { $card } is not in the discard pile.
only-lodge = Only Henry Cabot Lodge may be taken, not { $card }.
must-place = You must place { $left } more.
gathering-not-placed = { $card } may not be placed on the stack.
not-in-stack = { $card } is not in your stack.
no-momentum = You have no momentum left.
no-cubes-left = You have no cubes left, and there is nothing to remove.

## Options

option-players = Players
    .help = With three, the third plays Harry F. Byrd, who has one cube and high hopes.
option-event_icon_restriction = Events need your icon
    .help = Play and trigger only events that show your candidate; off: any event.
option-momentum_phase_order = Order of the momentum phase
    .help = When the issue shift comes.
option-momentum_phase_order-first_edition = shift last (first edition)
option-momentum_phase_order-second_edition = shift after the decay (second edition)
option-kennedy_momentum = More momentum at the start
    .help = Momentum one candidate has beyond the usual 2: above 0 Kennedy, below 0 Nixon.
option-bag_seed = Cubes in the bag
    .help = Cubes of each colour at the start and at each refill: 10, in the second edition 12.
option-election_media_bonus = Bonus for media cubes on Election Day
    .help = Cubes that go into the bag for each media cube.
option-reseed_per_colour = Refill a colour that runs out
    .help = Off: the bag is refilled only when it is completely empty.
option-event_cards_removed = Used events leave the game
    .help = Off: they go to the discard pile.
option-check_granularity = Support checks when campaigning
    .help = Whether a check is needed is judged for each CP, or once for all CP announced for a state.
option-check_granularity-per_cp = for each CP
option-check_granularity-per_batch = for all announced together
option-media_exempts_presence = Media spare checks against the opposing token
    .help = Off: they spare only the checks in carried states.
option-strategy_card_order_turn9 = Strategy cards on Election Day
    .help = In which order the stacks are revealed.
option-strategy_card_order_turn9-alternate = in turn
option-strategy_card_order_turn9-first_player_all = all of the first player’s first
option-debate_reward_per_state_cap = Debate reward per state
    .help = How much of a debate’s reward may go into one state.
option-debate_reward_per_state_cap-none = any number
option-debate_reward_per_state_cap-one = 1
option-summer_session_move = Congressional Summer Session
    .help = Whether Kennedy may or must move.
option-summer_session_move-may = he may move
option-summer_session_move-must = he must move
option-rising_food_prices_spaces = Rising Food Prices
    .help = How many spaces Economy goes up.
option-tricky_dick_momentum = Tricky Dick
    .help = What it adds to Nixon’s momentum; below zero he loses it.
option-silence_scope = Eisenhower’s Silence
    .help = Which states it closes.
option-silence_scope-carried = states Kennedy carries
option-silence_scope-led = states Kennedy leads
option-lbj_texas_cap = Lyndon Johnson in Texas
    .help = The most support Texas can get from it.
option-plurality_wins = A plurality wins
    .help = Off: below 269 votes the candidate with more states wins.
option-hawaii_lean = Hawaii leans to
    .help = The printed colour of Hawaii.
option-hawaii_lean-nixon = Nixon
option-hawaii_lean-kennedy = Kennedy
option-byrd_steps = Harry F. Byrd’s steps
    .help = How often he acts.
option-byrd_steps-each_activity = after each activity of Kennedy
option-byrd_steps-once_per_turn = once a turn
option-byrd_state_counts_as_empty = Byrd’s state counts as empty
    .help = For Gathering Momentum, which speaks of candidates, and Byrd is not one.
option-byrd_ev = Electoral votes of Byrd’s state
    .help = Who gets them at the tally.
option-byrd_ev-byrd = Byrd
option-byrd_ev-lean = the candidate it leans to
option-extra_cards_second_edition = Six cards of the second edition
    .help = Adds the cards numbered 92 to 97 to the deck.
option-reseed_moment = When the bag is refilled
    .help = At once, or when a cube must be drawn.
option-reseed_moment-at_once = as soon as it is empty
option-reseed_moment-when_drawing = when a cube must be drawn
option-award_order = Order of the awards
    .help = Which space of the issue track pays first.
option-award_order-bottom_up = space 3 first
option-award_order-top_down = space 1 first
option-debate_short_stack = A debater without cards
    .help = What happens when one stack runs out.
option-debate_short_stack-goes_on_alone = the other goes on alone
option-debate_short_stack-rounds_end = the rounds end
option-stump_speech_issues = Stump Speech helps Kennedy
    .help = A second sentence of the French table, which other texts have on Pierre Salinger alone: Kennedy may add 3 support on one issue.
option-limited_supply = Cubes run out
    .help = Each candidate has 85 cubes, on the board, in the bag and set aside; otherwise they never run out.
option-byrd_cubes_per_colour = Cubes of each colour in all
    .help = For the great bag of the last two phases: the first edition has 85.
option-card_counter = Counter of unseen cards
    .help = The table tells which cards have not been seen yet: in the deck, in the other hand or in a stack; off, everybody keeps count in their head.

## How it ended

end-majority = A majority of the electoral votes.
end-plurality = More electoral votes than the other, though no majority.
end-states = More states won.
end-cubes = Electoral votes and states equal: the cubes on the board decide, then Kennedy.
end-rescued = The Cubans came for the President-elect in vain.
end-survivor = The only survivor of the eruption is acting President. New elections: 11 September 2001.
end-byrd = Harry F. Byrd is President of the United States. Bravo, Harry!

# What a bot expects of an act
term-east = East { $amount } electoral votes
term-south = South { $amount } electoral votes
term-midwest = Midwest { $amount } electoral votes
term-west = West { $amount } electoral votes
term-endorsements = endorsements { $amount } electoral votes
term-debates = debates { $amount } electoral votes
term-issues = issues { $amount } electoral votes
term-hand = hand { $amount } electoral votes
term-other = momentum and media { $amount } electoral votes

# What an act takes, keeps or gives away, after "that": deed-<kind>-<change>-<degree>.
deed-the = { $what-id ->
    [region-east] the { $what }
    [region-south] the { $what }
    [region-midwest] the { $what }
    [region-west] the { $what }
   *[other] { $what }
}
gains-total = { $amount } electoral votes expected
deed-state-won-mine = takes { $the }
deed-state-won-nobody = wipes out your opponent’s lead in { $the }
deed-state-lost-nobody = gives up the lead in { $the }
deed-state-lost-theirs = leaves { $the } to your opponent
deed-state-kept-nobody = keeps { $the }
deed-state-kept-theirs = denies your opponent { $the }
deed-issue-won-mine = takes the lead on { $the }
deed-issue-won-nobody = wipes out your opponent’s lead on { $the }
deed-issue-lost-nobody = gives up the lead on { $the }
deed-issue-lost-theirs = leaves your opponent the lead on { $the }
deed-issue-kept-nobody = keeps the lead on { $the }
deed-issue-kept-theirs = denies your opponent the lead on { $the }
deed-endorsement-won-mine = wins the endorsement of { $the }
deed-endorsement-won-nobody = cancels your opponent’s endorsement in { $the }
deed-endorsement-lost = gives up the endorsement of { $the }
deed-endorsement-kept-nobody = keeps the endorsement of { $the }
deed-media-won = wins media support in { $the }
deed-media-lost = gives up media support in { $the }
deed-media-kept = keeps media support in { $the }
deed-momentum-won = gains momentum
deed-momentum-lost = costs momentum
deed-momentum-kept = saves momentum
deed-candidate-won = readies your candidate card
deed-candidate-lost = exhausts your candidate card
deed-candidate-kept = keeps your candidate card ready
