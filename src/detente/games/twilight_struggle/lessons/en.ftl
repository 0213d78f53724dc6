# What the lessons of Twilight Struggle say: title, steps, remarks on other answers, and what was learnt.

lesson-influence = Influence and control
lesson-influence-card = You are the United States, turn 1. A card of your own side is played either for its event or for Operations, never both. Press { card-east_european_unrest } and choose Operations: 3 points.
lesson-influence-for_ops = The event is a good one, but this lesson is about Operations: choose those.
lesson-influence-control = You may place where you had influence when the round began, or next to it. France lies next to West Germany and has a stability of 3: to control it you need 3 more than the USSR has there. Place all three points and finish.
lesson-influence-enemy = France is yours. The USSR has answered in Iran: 3 against your 1, and a stability of 2, so it controls the country. Where the enemy controls, a point costs 2 Operations. Play { card-five_year_plan } for Operations and place one in Iran.
lesson-influence-iran_first = Not its event now: Iran is a battleground. Play the card for Operations.
lesson-influence-cheaper = 2 against 3: a lead of one is less than the stability, so Soviet control is broken, and the next point costs 1 again. Place it in Iran too, and finish.
lesson-influence-learnt = Control is a lead by the stability of the country. You place where you are or next door; in a country the enemy controls each point costs double, until the control is broken.

lesson-their_event = The enemy’s events
lesson-their_event-card = Your hand is full of Soviet cards, and you will have to play most of them. You get the Operations, and the USSR gets the event. Play { card-socialist_governments } for Operations: it lets them take 3 of your influence from Western Europe.
lesson-their_event-not_space = That would avoid the event, but only one attempt a turn is allowed, and a worse card is coming. Play this one for Operations.
lesson-their_event-order = You are the one who says what comes first: their event or your Operations. If the event comes first, you see the damage before you spend your points. Choose the event first.
lesson-their_event-event_first = Then they would choose after you, and hit what you had just built. Let them go first.
lesson-their_event-repair = They took two from Italy and one from West Germany. Now you mend it: two in Italy, then one in West Germany, and finish. The card has cost you nothing.
lesson-their_event-space = { card-de_gaulle_leads_france } lasts, and nothing mends it. Once a turn a card of at least 2 Operations may go on the Space Race instead: its event does not happen. Send it into space.
lesson-their_event-space_it = With Operations comes the event. The Space Race is the way to get rid of a card you fear.
lesson-their_event-learnt = An enemy event happens when you use its card for Operations, before or after them as you say. One card a turn can go into space, and then nothing happens.

lesson-coup = Coups and battlegrounds
lesson-coup-card = You are the Soviet Union, first to act. A coup takes the whole card: die plus Operations must be more than twice the stability of the country. Play { card-nuclear_test_ban }, worth 4, for Operations.
lesson-coup-for_ops = For a coup you need its Operations: choose those.
lesson-coup-iran = Iran has a stability of 2: you need more than 4, and have 4 before the die is thrown. The margin removes US influence first; what is left of it becomes yours. Press Iran and choose the coup.
lesson-coup-defcon = 4 and 4 make 8, a margin of 4: one US influence gone, three of yours. But Iran is a battleground, and a coup there lowers DEFCON by 1, success or not. At DEFCON 4 Europe is closed to coups. Play { card-olympic_games } for Operations.
lesson-coup-quiet = Look for a country that is not a battleground: a coup there leaves DEFCON alone. The Philippines hold one US influence. Attempt a coup there; its 2 Operations count as military operations.
lesson-coup-battleground = That is a battleground: DEFCON would fall to 3, and Asia would be closed as well. Choose the Philippines.
lesson-coup-learnt = Die plus Operations against twice the stability. The Operations of a coup count as military operations; one in a battleground lowers DEFCON, even if it fails.

lesson-realign = Realignment only removes
lesson-realign-card = { card-fidel } has given the USSR Cuba: 3 influence, a stability of 3. Realignment is one way to get rid of it: one roll for each point of Operations. Play { card-formosan_resolution }, worth 2, for Operations.
lesson-realign-for_ops = You need its two points of Operations for two rolls.
lesson-realign-roll = Press Cuba and choose realignment. Both sides roll; you add 1 because the United States lies next door, they add 1 for having more influence there. The higher total takes the difference away.
lesson-realign-dear = The USSR controls Cuba: 2 points buy a single influence there. Realign instead.
lesson-realign-no_coup = 2 points and a die against 6: seldom enough, and Cuba is a battleground, so DEFCON would fall. Realign.
lesson-realign-again = 6 to 4: two gone. Once you realign with a card, all its points are for realignment. Roll against Cuba again.
lesson-realign-fill = Cuba is empty, and that is all: realignment never adds influence, moves no DEFCON, and is no military operation. To have the country you must place. Play { card-duck_and_cover } for Operations and place three there: it is next to you, so it is always open.
lesson-realign-fill_first = The USSR could come back to Cuba. Use the three points to take it first.
lesson-realign-learnt = Realignment takes influence away, sometimes your own; it never gives any. It does not lower DEFCON, and does not count as military operations.

lesson-blame = Who loses the world
lesson-blame-card = Three battleground coups, and DEFCON stands at 2. When it reaches 1 the phasing player loses, whoever caused it. You are phasing, and hold { card-duck_and_cover }, a US event that lowers DEFCON. Send it into space: then it does not happen.
lesson-blame-their_event = For Operations means that their event happens, in your action round. DEFCON falls to 1, and you lose. Send the card into space.
lesson-blame-quiet = The attempt failed, but the card is gone. At DEFCON 2 a coup in any battleground would be the end of you as well. Keep quiet: play { card-decolonization } for Operations, place two in Afghanistan and finish.
lesson-blame-battleground = That is a battleground: DEFCON would fall to 1 in your action round, and you would lose. Place instead.
lesson-blame-boycott = The United States has played { card-olympic_games }. You may take part, or boycott, which lowers DEFCON by 1. It is their action round: the war would be their fault. Boycott.
lesson-blame-learnt = At DEFCON 1 the player whose action round it is loses, whoever moved the marker. At DEFCON 2 look at every event and every battleground before you act.

lesson-headline = Headlines
lesson-headline-choose = Each turn opens with headlines: both choose a card in secret, only for its event. The higher printed value happens first; of two equal ones, the US card. Headline { card-us_japan_mutual_defense_pact }: nothing is worth more than 4.
lesson-headline-scoring_last = A scoring card counts as 0 and would happen last, after the USSR has seen its own event through. Keep it for an action round.
lesson-headline-theirs = That would be an event for the USSR, and you would have spent your headline on it.
lesson-headline-lower = Possible, but a lower value may come second. Headline the card worth 4.
lesson-headline-second = Yours was 4 and came first. Theirs is { card-blockade }, worth 1: discard a card of 3 or more, or lose all influence in West Germany. Discard { card-five_year_plan }.
lesson-headline-keep_germany = West Germany is a battleground with four of your influence. Pay with the card.
lesson-headline-ops = After the headlines the action rounds begin, in each the USSR before you. Only now are there Operations. Play { card-formosan_resolution } for Operations, place two in France and finish.
lesson-headline-learnt = Headlines are events only: the higher value first, the US before the USSR when they are equal, scoring cards last.

lesson-scoring = Scoring a region
lesson-scoring-wait = You hold { card-europe_scoring }. A scoring card must be played in the turn it is drawn: whoever still holds one at the end of the turn loses. But you choose the moment. Now it would be 5 to 5: play { card-east_european_unrest } for Operations first.
lesson-scoring-not_yet = Each side has presence and two battlegrounds: 3 and 2, five each, nothing for anybody. One more battleground changes that.
lesson-scoring-for_ops = You need its three points of Operations.
lesson-scoring-france = France is a battleground with a stability of 3, and empty. Place all three there and finish: more countries and more battlegrounds than the USSR, with at least one country of either kind, is domination.
lesson-scoring-score = Domination of Europe is worth 7, and each battleground 1. Play the scoring card, before the USSR breaks your control.
lesson-scoring-learnt = 7 and 3 against 3 and 2: ten to five, and only the difference moves the marker. A region is scored when its card is played, and the card may never be kept.

lesson-free_coup = Military operations
lesson-free_coup-junta = The Late War, turn 8, DEFCON 4. At the end of each turn you need as many military operations as the DEFCON number, or the enemy scores what is missing. You have none. Play { card-junta } for its event: it ends with a free coup.
lesson-free_coup-for_event = For its event this time: 2 influence, and a free coup.
lesson-free_coup-place = The event adds 2 influence to one country in Central or South America, wherever you like: adjacency and cost do not matter to an event. Choose Peru.
lesson-free_coup-free = Now the free coup. Colombia is not a battleground and has a stability of 1: attempt a coup there. Watch the military operations as you do.
lesson-free_coup-take_it = You may decline it, but a free coup costs nothing: take it, and see what it does not give.
lesson-free_coup-battleground = A free coup in a battleground lowers DEFCON like any other. Colombia is none.
lesson-free_coup-paid = Colombia is yours, but you still have no military operations: free coups give none. An ordinary coup does. Play { card-olympic_games } for Operations, and attempt a coup in Peru.
lesson-free_coup-coup_peru = Only Operations can pay for a coup: choose those.
lesson-free_coup-no_realign = Realignment gives no military operations either. Make it a coup.
lesson-free_coup-learnt = Coups that cost Operations count as military operations, free ones and realignment do not. You have 2 of the 4 you need at DEFCON 4: two more, or two points for the enemy.
