# The game

game-name = Twilight Struggle
    .players = 2 players
    .length = 3 h
game-about = The Cold War from 1945 to 1989, between the United States and the Soviet Union, in ten turns.

# Nouns

seat-us = US
seat-ussr = USSR
region-europe = Europe
region-asia = Asia
region-middle_east = Middle East
region-africa = Africa
region-central_america = Central America
region-south_america = South America
country-chinese_civil_war = Chinese Civil War
choice-event_first = the event first
choice-ops_first = the Operations first
choice-remove = remove US influence
choice-add = add influence
choice-take_part = take part
choice-boycott = boycott
choice-attempt = make the attempt
choice-hold_back = hold back
choice-end_game = end the game
choice-go_on = let the game go on
level-1 = 1
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
dice-1_1 = 1 – 1
dice-1_2 = 1 – 2
dice-1_3 = 1 – 3
dice-1_4 = 1 – 4
dice-1_5 = 1 – 5
dice-1_6 = 1 – 6
dice-2_1 = 2 – 1
dice-2_2 = 2 – 2
dice-2_3 = 2 – 3
dice-2_4 = 2 – 4
dice-2_5 = 2 – 5
dice-2_6 = 2 – 6
dice-3_1 = 3 – 1
dice-3_2 = 3 – 2
dice-3_3 = 3 – 3
dice-3_4 = 3 – 4
dice-3_5 = 3 – 5
dice-3_6 = 3 – 6
dice-4_1 = 4 – 1
dice-4_2 = 4 – 2
dice-4_3 = 4 – 3
dice-4_4 = 4 – 4
dice-4_5 = 4 – 5
dice-4_6 = 4 – 6
dice-5_1 = 5 – 1
dice-5_2 = 5 – 2
dice-5_3 = 5 – 3
dice-5_4 = 5 – 4
dice-5_5 = 5 – 5
dice-5_6 = 5 – 6
dice-6_1 = 6 – 1
dice-6_2 = 6 – 2
dice-6_3 = 6 – 3
dice-6_4 = 6 – 4
dice-6_5 = 6 – 5
dice-6_6 = 6 – 6
set-up = Set-up
bid = Bid

# Countries

country-canada = Canada
country-united_kingdom = United Kingdom
country-norway = Norway
country-sweden = Sweden
country-finland = Finland
country-denmark = Denmark
country-benelux = Benelux
country-france = France
country-west_germany = West Germany
country-east_germany = East Germany
country-poland = Poland
country-czechoslovakia = Czechoslovakia
country-austria = Austria
country-hungary = Hungary
country-romania = Romania
country-yugoslavia = Yugoslavia
country-bulgaria = Bulgaria
country-italy = Italy
country-spain_portugal = Spain/Portugal
country-greece = Greece
country-turkey = Turkey
country-afghanistan = Afghanistan
country-pakistan = Pakistan
country-india = India
country-burma = Burma
country-laos_cambodia = Laos/Cambodia
country-vietnam = Vietnam
country-thailand = Thailand
country-malaysia = Malaysia
country-indonesia = Indonesia
country-philippines = Philippines
country-australia = Australia
country-japan = Japan
country-taiwan = Taiwan
country-south_korea = South Korea
country-north_korea = North Korea
country-lebanon = Lebanon
country-syria = Syria
country-israel = Israel
country-jordan = Jordan
country-iraq = Iraq
country-iran = Iran
country-gulf_states = Gulf States
country-saudi_arabia = Saudi Arabia
country-egypt = Egypt
country-libya = Libya
country-morocco = Morocco
country-algeria = Algeria
country-tunisia = Tunisia
country-west_african_states = West African States
country-saharan_states = Saharan States
country-ivory_coast = Ivory Coast
country-nigeria = Nigeria
country-cameroon = Cameroon
country-zaire = Zaire
country-angola = Angola
country-south_africa = South Africa
country-botswana = Botswana
country-zimbabwe = Zimbabwe
country-southeast_african_states = Southeast African States
country-kenya = Kenya
country-somalia = Somalia
country-ethiopia = Ethiopia
country-sudan = Sudan
country-mexico = Mexico
country-guatemala = Guatemala
country-el_salvador = El Salvador
country-honduras = Honduras
country-nicaragua = Nicaragua
country-costa_rica = Costa Rica
country-panama = Panama
country-cuba = Cuba
country-haiti = Haiti
country-dominican_republic = Dominican Republic
country-colombia = Colombia
country-venezuela = Venezuela
country-ecuador = Ecuador
country-peru = Peru
country-bolivia = Bolivia
country-chile = Chile
country-argentina = Argentina
country-paraguay = Paraguay
country-uruguay = Uruguay
country-brazil = Brazil

# Cards

card-asia_scoring = Asia Scoring
    .text = Score Asia: presence 3, domination 7, control 9. Add 1 VP for each battleground you control and 1 for each controlled country beside the enemy superpower.
card-europe_scoring = Europe Scoring
    .text = Score Europe: presence 3, domination 7; a side that controls Europe wins the game. Add 1 VP for each battleground you control and 1 for each controlled country beside the enemy superpower.
card-middle_east_scoring = Middle East Scoring
    .text = Score the Middle East: presence 3, domination 5, control 7. Add 1 VP for each battleground you control.
card-duck_and_cover = Duck and Cover
    .text = DEFCON drops by 1. The US then gains 5 VP less the new DEFCON level.
card-five_year_plan = Five Year Plan
    .text = The USSR discards a card from its hand, drawn at random. If its event belongs to the US, that event happens.
card-the_china_card = The China Card
    .text = Worth 4 Ops, or 5 if every point is spent in Asia. Once played it goes face down to the opponent. Whoever has it at the end of the game gains 1 VP.
card-socialist_governments = Socialist Governments
    .text = The USSR takes 3 US influence out of Western Europe, no more than 2 from a country. Not after The Iron Lady.
card-fidel = Fidel
    .text = All US influence leaves Cuba; the USSR adds what it needs to control the island.
card-vietnam_revolts = Vietnam Revolts
    .text = The USSR adds 2 influence in Vietnam. For the rest of the turn Soviet cards used entirely in Southeast Asia are worth 1 Op more.
card-blockade = Blockade
    .text = The US discards a card worth 3 Ops or more, or loses all its influence in West Germany.
card-korean_war = Korean War
    .text = The USSR attacks South Korea: one die, less 1 for each neighbour the US controls. On 4 or more it gains 2 VP and replaces the US influence there with its own. 2 military operations either way.
card-romanian_abdication = Romanian Abdication
    .text = All US influence leaves Romania; the USSR adds what it needs to control it.
card-arab_israeli_war = Arab-Israeli War
    .text = The USSR attacks Israel: one die, less 1 for each neighbour the US controls and 1 if it controls Israel itself. On 4 or more it gains 2 VP and replaces the US influence there with its own. 2 military operations either way. Not after Camp David Accords.
card-comecon = COMECON
    .text = The USSR adds 1 influence in each of four Eastern European countries the US does not control.
card-nasser = Nasser
    .text = The USSR adds 2 influence in Egypt, and half of the US influence there, rounded up, is removed.
card-warsaw_pact_formed = Warsaw Pact Formed
    .text = The USSR either clears four Eastern European countries of US influence, or adds 5 influence in Eastern Europe, no more than 2 in a country. NATO becomes possible.
card-de_gaulle_leads_france = De Gaulle Leads France
    .text = France loses 2 US influence and gains 1 USSR influence. NATO no longer protects France.
card-captured_nazi_scientist = Captured Nazi Scientist
    .text = Move one box forward on the Space Race.
card-truman_doctrine = Truman Doctrine
    .text = The US clears all USSR influence from one European country that nobody controls.
card-olympic_games = Olympic Games
    .text =
        Your opponent takes part or boycotts. Taking part: both roll, you add 2, ties are rolled again, the winner gains 2 VP. A boycott: DEFCON drops by 1 and you { $option-events_may ->
           *[on] may conduct
            [off] conduct
        } Operations with 4 points.
card-nato = NATO
    .text = Only after Marshall Plan or Warsaw Pact Formed. From now on the USSR may not coup, realign or Brush War any US-controlled country in Europe.
card-independent_reds = Independent Reds
    .text = The US raises its influence to the Soviet level in one of Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia.
card-marshall_plan = Marshall Plan
    .text = The US adds 1 influence in each of seven Western European countries the USSR does not control. NATO becomes possible.
card-indo_pakistani_war = Indo-Pakistani War
    .text = Attack India or Pakistan: one die, less 1 for each neighbour your opponent controls. On 4 or more you gain 2 VP and replace their influence there with yours. 2 military operations either way.
card-containment = Containment
    .text = For the rest of the turn US cards are worth 1 Op more, never above 4.
card-cia_created = CIA Created
    .text =
        The USSR shows its hand. Then the US { $option-events_may ->
           *[on] may conduct
            [off] conducts
        } Operations with the value of this card.
card-us_japan_mutual_defense_pact = US/Japan Mutual Defense Pact
    .text = The US adds what it needs to control Japan. The USSR may never again coup or realign Japan.
card-suez_crisis = Suez Crisis
    .text = The USSR takes away 4 US influence in France, the United Kingdom and Israel, no more than 2 from each.
card-east_european_unrest = East European Unrest
    .text = The US takes 1 USSR influence from each of three Eastern European countries; in the Late War 2 from each.
card-decolonization = Decolonization
    .text = The USSR adds 1 influence in each of four countries of Africa or Southeast Asia.
card-red_scare_purge = Red Scare/Purge
    .text = For the rest of the turn your opponent’s cards are worth 1 Op less, never below 1.
card-un_intervention = UN Intervention
    .text = Play it together with a card that bears your opponent’s event: use that card’s Ops, the event does not happen. Never as a headline.
card-de_stalinization = De-Stalinization
    .text = The USSR may move up to 4 of its influence to countries the US does not control, no more than 2 into each.
card-nuclear_test_ban = Nuclear Test Ban
    .text = Gain VP equal to DEFCON less 2, then DEFCON rises by 2.
card-formosan_resolution = Formosan Resolution
    .text = While the US controls Taiwan it counts as a battleground when Asia is scored. Ends when the US plays the China Card.
card-brush_war = Brush War
    .text = Attack any country of stability 1 or 2: one die, less 1 for each neighbour your opponent controls. On 3 or more you gain 1 VP and replace their influence there with yours. 3 military operations either way.
card-central_america_scoring = Central America Scoring
    .text = Score Central America: presence 1, domination 3, control 5. Add 1 VP for each battleground you control and 1 for each controlled country beside the enemy superpower.
card-southeast_asia_scoring = Southeast Asia Scoring
    .text = 1 VP for each country controlled in Southeast Asia, 2 for Thailand.
card-arms_race = Arms Race
    .text = With more military operations than your opponent you gain 1 VP; with the required number as well, 3 VP instead.
card-cuban_missile_crisis = Cuban Missile Crisis
    .text = DEFCON becomes 2. Any coup your opponent attempts this turn loses them the game, unless they first give up 2 influence: in Cuba for the USSR, in West Germany or Turkey for the US.
card-nuclear_subs = Nuclear Subs
    .text = US coups in battlegrounds do not lower DEFCON for the rest of the turn.
card-quagmire = Quagmire
    .text = The US is stuck: in each action round it discards a card worth 2 Ops or more and rolls; 1 to 4 frees it. Ends NORAD.
card-salt_negotiations = SALT Negotiations
    .text = DEFCON rises by 2. Both sides take 1 from coup rolls this turn. You may take a card from the discard pile, but not a scoring card.
card-bear_trap = Bear Trap
    .text = The USSR is stuck: in each action round it discards a card worth 2 Ops or more and rolls; 1 to 4 frees it.
card-summit = Summit
    .text = Both roll and add 1 for each region they dominate or control. The higher total gains 2 VP and may move DEFCON one step.
card-how_i_learned_to_stop_worrying = How I Learned to Stop Worrying
    .text = Set DEFCON to any level. You gain 5 military operations.
card-junta = Junta
    .text =
        Add 2 influence in one country of Central or South America. Then you may make a free coup in either region or free realignment rolls in { $option-junta_one_region ->
           *[on] one of them
            [off] them
        } with the value of this card.
card-kitchen_debates = Kitchen Debates
    .text = If the US controls more battlegrounds than the USSR, it gains 2 VP.
card-missile_envy = Missile Envy
    .text =
        Your opponent gives you the card with the highest { $option-missile_envy_highest ->
           *[printed] Ops in hand
            [modified] Ops, modifiers counted, in hand
        } and gets this one. An event of yours or a neutral one happens at once; if the event is your opponent’s, you use the Ops{ $option-missile_envy_space ->
           *[on] , the Space Race included.
            [off] .
        } Your opponent must use Missile Envy for Operations in the next action round.
card-we_will_bury_you = “We Will Bury You”
    .text = DEFCON drops by 1. The USSR gains 3 VP unless the US plays UN Intervention as an event in its next action round.
card-brezhnev_doctrine = Brezhnev Doctrine
    .text = For the rest of the turn Soviet cards are worth 1 Op more, never above 4.
card-portuguese_empire_crumbles = Portuguese Empire Crumbles
    .text = The USSR adds 2 influence in Angola and 2 in Southeast African States.
card-south_african_unrest = South African Unrest
    .text =
        The USSR adds 2 influence in South Africa, or 1 there and 2 in { $option-unrest_spread ->
           *[on] countries
            [off] one country
        } beside it.
card-allende = Allende
    .text = The USSR adds 2 influence in Chile.
card-willy_brandt = Willy Brandt
    .text = The USSR gains 1 VP and 1 influence in West Germany, which NATO no longer protects. Not after Tear Down This Wall.
card-muslim_revolution = Muslim Revolution
    .text = The USSR clears all US influence from two of Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria and Jordan. Not after AWACS Sale to Saudis.
card-abm_treaty = ABM Treaty
    .text =
        DEFCON rises by 1. Then you { $option-deluxe_orders ->
           *[off] { $option-events_may ->
               *[on] may conduct
                [off] conduct
            }
            [on] conduct
        } Operations with the value of this card.
card-cultural_revolution = Cultural Revolution
    .text = The USSR takes the China Card from the US, face up; if it has it already, it gains 1 VP.
card-flower_power = Flower Power
    .text = From now on the USSR gains 2 VP whenever the US plays a war card for its event or for Operations. Not after “An Evil Empire”.
card-u2_incident = U2 Incident
    .text = The USSR gains 1 VP, and 1 more if UN Intervention is played as an event later this turn.
card-opec = OPEC
    .text = The USSR gains 1 VP for each of Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States and Venezuela it controls. Not after North Sea Oil.
card-lone_gunman = “Lone Gunman”
    .text =
        The US shows its hand. Then the USSR { $option-events_may ->
           *[on] may conduct
            [off] conducts
        } Operations with the value of this card.
card-colonial_rear_guards = Colonial Rear Guards
    .text = The US adds 1 influence in each of four countries of Africa or Southeast Asia.
card-panama_canal_returned = Panama Canal Returned
    .text = The US adds 1 influence in Panama, Costa Rica and Venezuela.
card-camp_david_accords = Camp David Accords
    .text = The US gains 1 VP and 1 influence in Israel, Jordan and Egypt. Arab-Israeli War is no longer possible.
card-puppet_governments = Puppet Governments
    .text = The US may add 1 influence in each of three countries without any influence.
card-grain_sales_to_soviets = Grain Sales to Soviets
    .text = The US draws a card from the Soviet hand at random and plays it, or gives it back and conducts Operations with the value of this card.
card-john_paul_ii_elected_pope = John Paul II Elected Pope
    .text = Poland loses 2 USSR influence and gains 1 US influence. Solidarity becomes possible.
card-latin_american_death_squads = Latin American Death Squads
    .text = For the rest of the turn your coups in Central and South America add 1 to the die, your opponent’s take 1 from it.
card-oas_founded = OAS Founded
    .text = The US adds 2 influence in Central or South America.
card-nixon_plays_the_china_card = Nixon Plays the China Card
    .text = The US takes the China Card from the USSR, face down; if it has it already, it gains 2 VP.
card-sadat_expels_soviets = Sadat Expels Soviets
    .text = All USSR influence leaves Egypt; the US adds 1 there.
card-shuttle_diplomacy = Shuttle Diplomacy
    .text = Stays in play. At the next scoring of Asia or the Middle East one Soviet battleground of the region does not count; then this card is discarded.
card-the_voice_of_america = The Voice of America
    .text = The US removes 4 USSR influence outside Europe, no more than 2 from a country.
card-liberation_theology = Liberation Theology
    .text = The USSR adds 3 influence in Central America, no more than 2 in a country.
card-ussuri_river_skirmish = Ussuri River Skirmish
    .text = The US takes the China Card from the USSR, face up; if it has it already, it adds 4 influence in Asia, no more than 2 in a country.
card-ask_not_what_your_country = “Ask Not What Your Country…”
    .text = The US may discard any number of cards, scoring cards too, and draws as many.
card-alliance_for_progress = Alliance for Progress
    .text = The US gains 1 VP for each battleground it controls in Central and South America.
card-africa_scoring = Africa Scoring
    .text = Score Africa: presence 1, domination 4, control 6. Add 1 VP for each battleground you control.
card-one_small_step = “One Small Step…”
    .text = If you are behind on the Space Race you move two boxes forward and score the last one.
card-south_america_scoring = South America Scoring
    .text = Score South America: presence 2, domination 5, control 6. Add 1 VP for each battleground you control.
card-iranian_hostage_crisis = Iranian Hostage Crisis
    .text = All US influence leaves Iran and the USSR adds 2. From now on Terrorism costs the US two cards.
card-the_iron_lady = The Iron Lady
    .text = The US gains 1 VP. The USSR adds 1 influence in Argentina; all USSR influence leaves the United Kingdom. Socialist Governments is no longer possible.
card-reagan_bombs_libya = Reagan Bombs Libya
    .text = The US gains 1 VP for every 2 USSR influence in Libya.
card-star_wars = Star Wars
    .text = If the US is ahead on the Space Race it picks a card from the discard pile, but not a scoring card, and its event happens.
card-north_sea_oil = North Sea Oil
    .text = OPEC is no longer possible. This turn the US may take eight action rounds.
card-the_reformer = The Reformer
    .text = The USSR adds 4 influence in Europe, 6 if it leads in VP, no more than 2 in a country. It may never again coup in Europe.
card-marine_barracks_bombing = Marine Barracks Bombing
    .text = All US influence leaves Lebanon; the USSR takes away 2 more in the Middle East.
card-soviets_shoot_down_kal_007 = Soviets Shoot Down KAL-007
    .text = DEFCON drops by 1 and the US gains 2 VP. If it controls South Korea it may place influence or realign with the value of this card.
card-glasnost = Glasnost
    .text = DEFCON rises by 1 and the USSR gains 2 VP. After The Reformer it may place influence or realign with the value of this card.
card-ortega_elected_in_nicaragua = Ortega Elected in Nicaragua
    .text = All US influence leaves Nicaragua. The USSR may make a free coup in a country beside it.
card-terrorism = Terrorism
    .text = Your opponent discards a card at random; the US two cards after Iranian Hostage Crisis.
card-iran_contra_scandal = Iran-Contra Scandal
    .text = The US takes 1 from its realignment rolls for the rest of the turn.
card-chernobyl = Chernobyl
    .text =
        The US { $option-deluxe_orders ->
           *[off] { $option-events_may ->
               *[on] may name
                [off] names
            }
            [on] names
        } a region. The USSR may not place influence there with Operations for the rest of the turn.
card-latin_american_debt_crisis = Latin American Debt Crisis
    .text =
        The US discards a card worth 3 Ops or more, or the USSR { $option-debt_crisis_must ->
           *[on] doubles
            [off] may double
        } its influence in two South American countries.
card-tear_down_this_wall = Tear Down This Wall
    .text = The US adds 3 influence in East Germany and may make a free coup or free realignment rolls in Europe. Willy Brandt is no longer possible and his effect ends.
card-an_evil_empire = “An Evil Empire”
    .text = The US gains 1 VP. Flower Power ends and is no longer possible.
card-aldrich_ames_remix = Aldrich Ames Remix
    .text =
        { $option-edition ->
           *[deluxe] The US hand lies open for the rest of the turn and the USSR discards one card from it.
            [second] The US shows its hand and the USSR fixes the order in which the US plays it this turn.
        }
card-pershing_ii_deployed = Pershing II Deployed
    .text =
        The USSR gains 1 VP and { $option-deluxe_orders ->
           *[off] { $option-events_may ->
               *[on] may take 1 US influence from each of up to three
                [off] takes 1 US influence from each of three
            }
            [on] takes 1 US influence from each of three
        } Western European countries.
card-wargames = Wargames
    .text =
        Only at DEFCON 2: { $option-events_may ->
           *[on] you may end the game. Your opponent first gains 6 VP; then whoever is ahead wins.
            [off] your opponent gains 6 VP and the game ends; whoever is ahead wins.
        }
card-solidarity = Solidarity
    .text = Only after John Paul II Elected Pope: the US adds 3 influence in Poland.
card-iran_iraq_war = Iran-Iraq War
    .text = Attack Iran or Iraq: one die, less 1 for each neighbour your opponent controls. On 4 or more you gain 2 VP and replace their influence there with yours. 2 military operations either way.
card-defectors = Defectors
    .text =
        As a US headline it cancels the Soviet headline. When the USSR uses it for Operations{ $option-defectors_by_plan ->
           *[on] , or discards it to Five Year Plan outside the headline phase, the
            [off] , the
        } US gains 1 VP.
card-the_cambridge_five = The Cambridge Five
    .text = The US shows its scoring cards. The USSR may add 1 influence in a region named on one of them. Not in the Late War.
card-special_relationship = Special Relationship
    .text = If the US controls the United Kingdom it adds 1 influence in a country beside it; with NATO in force, 2 in a Western European country and 2 VP.
card-norad = NORAD
    .text =
        From now on, after any action round in which DEFCON moved to 2, the US { $option-events_may ->
           *[on] may add
            [off] adds
        } 1 influence where it has some, if it controls Canada. Quagmire ends it.
card-che = Che
    .text = The USSR may coup a non-battleground country in Central America, South America or Africa; if that removes US influence, it may coup another one.
card-our_man_in_tehran = Our Man in Tehran
    .text = If the US controls a Middle East country it looks at the top five cards of the draw pile, discards any of them and shuffles the rest back.
card-yuri_and_samantha = Yuri and Samantha
    .text = The USSR gains 1 VP for each coup the US attempts for the rest of the turn.
card-awacs_sale_to_saudis = AWACS Sale to Saudis
    .text = The US adds 2 influence in Saudi Arabia. Muslim Revolution is no longer possible.

# Questions
wait-for = The { $seat } is choosing.

ask-deal-cards = Cards are dealt.
ask-draw-cards = Cards are drawn.
ask-random-card = A card is drawn at random.
ask-coup-roll = The coup is rolled.
ask-realign-roll = The realignment is rolled.
ask-space-roll = The attempt is rolled.
ask-war-roll = The war is rolled.
ask-trap-roll = The die decides whether the trap opens.
ask-contest-roll = Both sides roll.
ask-pick-headline = Pick your headline card in secret.
ask-show-headline = Pick your headline card; it is shown at once.
ask-play-card = Action round { $round } of { $rounds }: play a card.
ask-play-optional = Extra action round { $round }: play a card, or pass.
ask-leave-trap = { $card }: discard a card worth 2 Ops or more and roll.
ask-pick-order = { $card }: your opponent’s event, before or after?
ask-operations = { $card }: { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  } to place influence, realign or attempt a coup.
ask-operations-or-none = { $card }: { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  } to place influence, realign or attempt a coup, if you like.
ask-operations-place = { $n ->
    [0] { $card }: all Ops are spent. Confirm.
    [one] { $card }: place influence, { $n } Op left.
   *[other] { $card }: place influence, { $n } Ops left.
}
ask-operations-place-or-stop = { $n ->
    [0] { $card }: all Ops are spent. Confirm.
    [one] { $card }: place influence, { $n } Op left, or stop.
   *[other] { $card }: place influence, { $n } Ops left, or stop.
}
ask-operations-realign = { $card }: realign, { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
  } left.
ask-operations-realign-or-stop = { $card }: realign, { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
  } left, or stop.
ask-operations-coup = { $card }: attempt a coup with { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  }, or decline.
ask-operations-free = { $card }: a free coup or free realignments with { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  }, or decline.
ask-operations-no-coup = { $card }: place influence or realign with { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  }.
ask-operations-no-coup-or-none = { $card }: place influence or realign with { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  }, if you like.
ask-place-free = { $n ->
    [0] { $card }: all influence is placed. Confirm.
   *[other] { $card }: place influence, { $n } left.
}
ask-remove-theirs = { $n ->
    [0] { $card }: all of it is removed. Confirm.
   *[other] { $card }: remove your opponent’s influence, { $n } more.
}
ask-remove-up-to = { $n ->
    [0] { $card }: all of it is removed. Confirm.
   *[other] { $card }: remove your opponent’s influence, up to { $n } more.
}
ask-remove-own = { $card }: take up to { $n } of your own influence to move it.
ask-pick-country = { $card }: pick a country.
ask-pick-asia-scoring = Shuttle Diplomacy: which Soviet battleground of Asia does not count?
ask-pick-middle-east-scoring = Shuttle Diplomacy: which Soviet battleground of the Middle East does not count?
ask-pick-truman-doctrine = Truman Doctrine: remove all Soviet influence from which country?
ask-pick-independent-reds = Independent Reds: match the Soviet influence in which country?
ask-pick-indo-pakistani-war = Indo-Pakistani War: which country is attacked?
ask-pick-brush-war = Brush War: which country is attacked?
ask-pick-iran-iraq-war = Iran-Iraq War: which country is attacked?
ask-pick-junta = Junta: add 2 influence in which country?
ask-pick-south-african-unrest = South African Unrest: 2 influence in South Africa, or 1 there and 2 beside it?
ask-pick-beside-south-africa = South African Unrest: in which country beside South Africa does the other marker go?
ask-pick-special-relationship = Special Relationship: add influence in which country?
ask-pick-norad = NORAD: add 1 influence in which country?
ask-pick-latin-american-debt-crisis = Latin American Debt Crisis: double your influence in which country?
ask-pick-choice = { $card }: which way?
ask-discard-worth = { $card }: discard a card worth { $n } Ops or more, or decline.
ask-discard-any = { $card }: discard as many cards as you like; { $n } so far.
ask-discard-one = You may discard one held card.
ask-discard-theirs = { $card }: discard a card from the US hand.
ask-give-card = { $card }: hand over your card with the highest Ops.
ask-take-card = { $card }: pick a card from the discard pile.
ask-play-taken = Grain Sales to Soviets drew { $card }: play it, or give it back.
ask-set-defcon = { $card }: set DEFCON.
ask-pick-region = { $card }: name a region.
ask-arrange-hand = { $card }: which card must the US play next?
ask-discard-looked-at = { $card }: discard any of these cards; the rest is shuffled back.
ask-space-choice = { $card }: roll for the Space Race, or hold back?

# Actions

action-headline = Headline { $noun }
action-event = Event: { $noun }
action-ops = Operations: { $noun }
action-space = Space Race: { $noun }
action-intervene = UN Intervention with { $noun }
action-pass = Pass
action-place = Place in { $noun }
action-realign = Realign { $noun }
action-coup = Coup in { $noun }
action-remove = Remove from { $noun }
action-pick = { $noun }
action-choose = { $noun }
action-discard = Discard { $noun }
action-give = Give { $noun }
action-take = Take { $noun }
action-arrange = Next: { $noun }
action-defcon = DEFCON { $noun }
action-region = { $noun }
action-defuse = End the missile crisis: give up 2 influence in { $noun }
action-decline = Decline
action-done = Done
action-draw = Draw { $noun }
action-roll = Roll { $noun }
action-dice = Roll { $noun }

# Log

turn-begins = Turn { $turn } begins.
round-begins = Action round { $round }: { $seat }.
dealt = The { $seat } draws { $card }.
dealt-hidden = The { $seat } draws a card.
reshuffled = The discard pile becomes the draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
cards-join = { $n } new cards join the draw pile.
headline-picked = The { $seat } picks the headline { $card }.
headline-picked-hidden = The { $seat } has picked a headline.
headline-shown = The { $seat } headlines { $card }.
headline-cancelled = The { $seat } headline, { $card }, is cancelled.
event-played = The { $seat } plays { $card } for the event.
ops-played = The { $seat } plays { $card } for { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
}.
space-played = The { $seat } plays { $card } on the Space Race.
intervened = The { $seat } plays UN Intervention with { $card }, for { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
}.
passed = The { $seat } plays no card.
skipped = The { $seat } has no card to play.
event-happens = Event: { $card }.
event-fails = The event of { $card } does not occur.
added = { $country }: { $seat } +{ $n }.
taken-away = { $country }: { $seat } −{ $n }.
coup-declared = The { $seat } attempts a coup in { $country } with { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
  }.
coup-rolled = Coup in { $country } ({ $seat }): die { $die } + { $ops ->
    [one] { $ops } Op
   *[other] { $ops } Ops
}{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus }
} = { $total } against { $needed }.
realignment-rolled = Realignment of { $country }: US { $us_die }{ $us_plus ->
    [0] { $us_minus ->
        [0] {""}
       *[other] {" "}− { $us_minus } = { $us }
    }
   *[other] {" "}+ { $us_plus }{ $us_minus ->
        [0] {""}
       *[other] {" "}− { $us_minus }
    } = { $us }
}, USSR { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus } = { $ussr }
}.
war-rolled = War on { $country } ({ $seat }): die { $die }{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } = { $total }
}, { $needed } or more wins.
space-rolled = Space Race ({ $seat }): die { $die }, { $needed } or less succeeds.
space-reached = The { $seat } reaches box { $box } of the Space Race.
space-held-back = The { $seat } does not roll for the Space Race.
trap-rolled = The { $seat } rolls { $die } to leave the trap: 4 or less succeeds.
freed = The { $seat } is free again, having discarded { $card }.
contest-rolled = { $card }: US { $us_die }{ $us_plus ->
    [0] {""}
   *[other] {" "}+ { $us_plus } = { $us }
}, USSR { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus } = { $ussr }
}.
points = The { $seat } gains { $n } VP.
defcon-moved = DEFCON is now { $level }.
military-added = { $seat }: { $n ->
    [one] { $n } military operation
   *[other] { $n } military operations
  }.
military-checked = Military operations ({ $level } required): US { $us }, USSR { $ussr }.
region-scored = { $region } is scored: US { $us }, USSR { $ussr }.
southeast-asia-scored = Southeast Asia is scored: US { $us }, USSR { $ussr }.
discarded = { $card } is discarded ({ $seat }).
drawn-at-random = { $card } is drawn from the { $seat } hand.
hand-shown = The { $seat } shows its whole hand.
card-shown = The { $seat } shows { $card }.
card-given = The { $seat } hands over { $card } for Missile Envy.
card-returned = { $card } is given back to the { $seat }.
card-recovered = The { $seat } takes { $card } from the discard pile.
card-picked = The { $seat } picks { $card } from the discard pile.
card-removed = { $card } is removed from the game.
china-passed = The China Card goes to the { $seat }.
china-ready = The China Card turns face up ({ $seat }).
effect-ends = { $card } is no longer in force.
choice-made = The { $seat } chooses: { $choice }.
region-named = The { $seat } names { $region }.
crisis-defused = The { $seat } ends the missile crisis: 2 less influence in { $country }.
country-ignored = Shuttle Diplomacy: { $country } does not count.
tehran-looked = Our Man in Tehran sees { $card }.
tehran-looked-hidden = Our Man in Tehran looks at a card.
tehran-returned = The other cards are shuffled back into the draw pile.
card-arranged = Card { $n } of the US hand will be { $card }.
no-scoring-held = The { $seat } holds no scoring card.
nuclear-war = DEFCON 1: nuclear war. The { $seat } is to blame.
scoring-held = The { $seat } still holds a scoring card.
final-scoring = Final scoring.
china-scored = The China Card counts at the end.
trap-discard = The { $seat } discards { $card } to leave the trap.
not-used = The { $seat } makes no use of { $card }.

# Reasons

already-arranged = { $card } already has its place in the order.
attempt-used = You have no attempt on the Space Race left this turn.
blocked-by-event = { $card } has made this event impossible.
bonus-elsewhere = The last point is a regional bonus: it cannot be spent on { $country }.
cards-to-arrange = Every card of the US hand needs its place.
chernobyl-closes = { $card } closes the region to Soviet placement this turn: { $region }.
china-before-scoring = Every round left is needed for your scoring cards: the China Card must wait.
china-face-down = The China Card lies face down until the end of the turn.
china-no-discard = The China Card is not part of your hand and cannot be discarded.
china-no-headline = The China Card cannot be a headline.
china-not-exchanged = The China Card is not part of your hand and cannot be handed over.
china-not-yours = You do not have the China Card.
civil-war-bars = Not while the Chinese Civil War lasts.
civil-war-space-closed = Only Soviet Operations can place influence in the Chinese Civil War.
closed-by-defcon = DEFCON { $level } forbids coups and realignments in this region: { $region }.
defuse-elsewhere = The crisis cannot be ended there: { $country }.
defuse-needs-two = You need 2 influence in { $country } to end the crisis.
discard-first = While you can discard a card you may not play a scoring card.
discard-or-decline = { $card }: discard a card or decline.
discard-or-stop = Discard a card or stop.
give-a-card = Hand over a card.
headline-phase = Pick a headline first.
markers-left = You still have { $n ->
    [one] { $n } marker
   *[other] { $n } markers
  } to place.
missile-envy-first = You must use Missile Envy for Operations first.
missile-envy-for-ops = Missile Envy must be used for Operations.
missile-envy-no-headline = A Missile Envy you must use for Operations cannot be a headline.
must-headline = Everybody must headline a card.
name-a-region = Name one of the six regions.
needs-event = This event needs another one first, such as { $card }.
no-coup-now = These points cannot be used for a coup.
no-crisis = No missile crisis threatens you.
no-markers-left = All markers are placed.
no-passing = You may not pass while you can play a card.
no-placing-now = These points cannot be used to place influence.
no-points-left = No points are left.
no-realigning-now = These points cannot be used to realign.
no-removals-left = { $card }: there is nothing more to remove.
no-scoring-card = { $card } cannot pick a scoring card.
no-space-with-these = These Operations cannot go on the Space Race.
no-un-in-headline = UN Intervention has no place in the headline phase.
no-un-intervention = You do not hold UN Intervention.
not-a-choice = { $card } does not offer that.
not-allowed-there = { $card }: no marker may go to { $country }.
not-discarded = { $card } is not in the discard pile.
not-headline-phase = Headlines are picked at the start of a turn.
not-in-hand = { $card } is not in your hand.
not-in-late-war = This event is not possible in the Late War.
not-in-their-hand = { $card } is not in that hand.
not-looked-at = { $card } is not among these cards.
not-on-the-card = { $card } does not reach { $country }.
not-the-highest = { $card } does not have the highest Ops in your hand.
not-their-event = UN Intervention needs a card with your opponent’s event, unlike { $card }.
nothing-of-yours = You have no influence there: { $country }.
nothing-to-remove = Your opponent has no influence there: { $country }.
one-region = { $card }: the rolls stay in the region of the first one.
one-step-only = { $card } moves DEFCON one step at most.
only-taken-card = Only the card drawn may be played: { $card }.
order-fixed = The USSR has fixed the order of your hand this turn.
out-of-reach = You had no influence in or next to { $country } when the round began.
partner-of-own-hand = At this table UN Intervention and the card it goes with come from the same hand.
pick-a-country = { $card }: pick a country.
pick-of-their-hand = { $card }: name a card from the US hand.
place-markers = Place your markers.
placed-there = One card cannot place and realign in the same country: { $country }.
play-a-card = Play a card.
play-taken-card = Play { $card } or give it back.
points-left = You still have points to spend.
realigned-there = One card cannot realign and place in the same country: { $country }.
reformer-forbids = { $card }: the USSR may not coup in Europe.
removals-left = { $card }: { $n } more to remove.
remove-markers = { $card }: remove influence.
say-the-order = First say whether the event or the Operations come first.
say-whether-to-roll = Say whether you roll.
scoring-first = Every round left is needed for your scoring cards.
scoring-has-no-ops = { $card } has no Operations value.
set-a-level = { $card }: set DEFCON.
shielded = { $card } protects { $country }.
space-needs-more = Box { $box } needs { $needed } Ops; this card is worth { $worth }.
space-race-over = You have reached the last box of the Space Race.
spend-the-points = Spend the points first.
take-a-card = { $card }: pick a card from the discard pile.
their-event = { $card } bears your opponent’s event: use it for Operations.
too-dear = A marker in { $country } costs { $cost } Ops, and you have { $left } left.
trapped = { $card }: you can only discard.
un-needs-partner = UN Intervention cannot happen without a partner card.
un-no-headline = UN Intervention cannot be a headline.
unmet-kitchen-debates = The US does not control more battlegrounds than the USSR.
unmet-one-small-step = You are not behind on the Space Race.
unmet-star-wars = The US is not ahead on the Space Race.
unmet-wargames = Wargames needs DEFCON 2.
unmet-special-relationship = The US does not control the United Kingdom.
unmet-our-man-in-tehran = The US controls no country in the Middle East.
unmet-un-intervention = UN Intervention is an event only together with a card that bears your opponent’s event.
unmet-the-china-card = The China Card has no event.
worth-too-little = { $card } is worth less than { $n } Ops to you now.

# Warnings

danger-nuclear-war = This brings DEFCON to 1 in your turn: you lose the game.
danger-others-decide = { $card } at this DEFCON: your opponent or chance may start nuclear war, and you would lose.
danger-missile-crisis = The missile crisis: a coup loses you the game.
danger-points = Your opponent reaches 20 VP and wins.
danger-europe = Your opponent controls Europe and wins when it is scored.
danger-wargames = The game ends and you are not ahead.
danger-scoring-held = Every round left is needed for your scoring cards: holding one at the end of the turn loses.

# Options

option-edition = Edition
    .help = Set-up and cards of the Deluxe edition, or of the second one.
option-edition-deluxe = Deluxe
option-edition-second = Second
option-optional_cards = Optional cards
    .help = The seven cards 104 to 110 of the Deluxe edition, all or none.
option-us_bid = Extra US influence
    .help = Markers the US adds after set-up where it already has influence.
option-scenario = Scenario
    .help = The whole Cold War, or the Late War alone from turn 8.
option-scenario-full = Full game
option-scenario-late_war = Late War
option-chinese_civil_war = Chinese Civil War
    .help = Nobody has the China Card until the USSR has placed 3 influence in the civil war.
option-held_scoring = Held scoring cards
    .help = Holding a scoring card at the end of a turn loses, or the program only offers plays that avoid it.
option-held_scoring-lose = lose the game
option-held_scoring-forbid = cannot be held
option-show_held = Show held cards
    .help = Tournament practice: cards kept at the end of a turn are shown.
option-event_ops_modified = Modify Ops of events
    .help = Containment, Brezhnev Doctrine and Red Scare/Purge also touch Operations granted by events.
option-seed_region_control = Player aid’s Control
    .help = Control of a region needs more countries and more battlegrounds, not all of them.
option-realign_ignores_defcon = Realignment ignores DEFCON
    .help = Designer’s option: DEFCON closes no region to realignment.
option-realign_never_backfires = Realignment never backfires
    .help = Designer’s option: whoever rolls a realignment loses no influence by it.
option-mixed_operations = Mixed Operations
    .help = Designer’s option: one card may place and realign, never in the same country.
option-decline_space_roll = Space Race without a roll
    .help = Designer’s option: a card may be played on the Space Race without rolling.
option-card_counter = Counter of unseen cards
    .help = The table tells which cards are still in the deck or the other hand; off, everybody keeps count in their head.
option-events_may = What a card says you may do
    .help = Operations, rolls, removals and endings that a card only allows can be declined or broken off; off, some must be carried out, as in the first version.
option-unrest_spread = South African Unrest spreads
    .help = The two influence beside South Africa may go to two countries; off, both go to one, as some printings say.
option-junta_one_region = Junta in one region
    .help = After a first free realignment roll the others stay in its region, Central or South America.
option-debt_crisis_must = Debt Crisis must double
    .help = The USSR doubles its influence in two countries if it can; off, it may decline, as some printings say.
option-deluxe_orders = Deluxe cards give orders
    .help = ABM Treaty, Chernobyl and Pershing II Deployed are carried out as their Deluxe texts say; off, what they offer can be declined.
option-missile_envy_highest = Missile Envy takes
    .help = Which Ops count when the highest card is handed over.
option-missile_envy_highest-printed = the highest printed Ops
option-missile_envy_highest-modified = the highest Ops after modifiers
option-missile_envy_space = Missile Envy to space
    .help = The Ops of an opponent’s card taken with Missile Envy may also go on the Space Race.
option-defectors_by_plan = Five Year Plan finds Defectors
    .help = Defectors discarded to Five Year Plan outside the headline phase gives the US 1 VP.
option-grain_sales_un = Grain Sales finds UN Intervention
    .help = UN Intervention drawn with Grain Sales may be played together with a Soviet card from the US hand.

# Endings

end-nuclear-war = Nuclear war: the phasing side loses.
end-missile-crisis = A coup during the missile crisis: whoever attempted it loses.
end-points = 20 victory points.
end-europe = Control of Europe.
end-scoring-held = A scoring card was held at the end of the turn.
end-wargames = Wargames ended the game.
end-final = Final scoring after the last turn.

# What a bot expects of an act
term-vp = score { $amount } VP
term-europe = Europe { $amount } VP
term-asia = Asia { $amount } VP
term-middle_east = Middle East { $amount } VP
term-africa = Africa { $amount } VP
term-central_america = Central America { $amount } VP
term-south_america = South America { $amount } VP
term-space = space race { $amount } VP
term-military = military operations { $amount } VP
term-hand = hand { $amount } VP
term-china = China Card { $amount } VP

# What an act takes, keeps or gives away, after "that": deed-<kind>-<change>-<degree>.
deed-the = { $what-id ->
    [region-middle_east] the { $what }
    [country-united_kingdom] the { $what }
    [country-philippines] the { $what }
    [country-gulf_states] the { $what }
    [country-west_african_states] the { $what }
    [country-saharan_states] the { $what }
    [country-southeast_african_states] the { $what }
    [country-ivory_coast] the { $what }
    [country-dominican_republic] the { $what }
   *[other] { $what }
}
deed-there = { $what-id ->
    [region-middle_east] in the { $what }
   *[other] in { $what }
}
gains-total = { $amount } VP expected
deed-region-won-presence = gains presence { $there }
deed-region-won-domination = dominates { $the }
deed-region-won-control = controls { $the }
deed-region-lost-nothing = gives up presence { $there }
deed-region-lost-presence = gives up domination of { $the }
deed-region-lost-domination = gives up control of { $the }
deed-region-kept-nothing = keeps presence { $there }
deed-region-kept-presence = keeps domination of { $the }
deed-region-kept-domination = keeps control of { $the }
deed-grip-won-nothing = ends the enemy’s presence { $there }
deed-grip-won-presence = breaks the enemy’s domination of { $the }
deed-grip-won-domination = breaks the enemy’s control of { $the }
deed-grip-lost-presence = lets the enemy into { $the }
deed-grip-lost-domination = lets the enemy dominate { $the }
deed-grip-lost-control = lets the enemy control { $the }
deed-grip-kept-presence = keeps the enemy out of { $the }
deed-grip-kept-domination = denies domination of { $the }
deed-grip-kept-control = denies control of { $the }
deed-country-won-mine = takes { $the }
deed-country-won-nobody = breaks the enemy’s control of { $the }
deed-country-lost-nobody = gives up { $the }
deed-country-lost-theirs = leaves { $the } to the enemy
deed-country-kept-nobody = keeps { $the }
deed-country-kept-theirs = denies the enemy { $the }
deed-defcon-won = raises DEFCON to { $degree }
deed-defcon-lost = lowers DEFCON to { $degree }
deed-defcon-kept = keeps DEFCON above { $degree }
deed-space-won = reaches box { $degree } of the Space Race
deed-china-won-mine = takes the China Card
deed-china-lost = hands over the China Card
deed-china-kept = keeps the China Card
