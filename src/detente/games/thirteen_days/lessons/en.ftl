# What the lessons of 13 Jours say: title, steps, remarks on other answers, and what was learnt.

lesson-command = Cubes and DEFCON
lesson-command-card = You are the United States in October 1962. Every card can be played for Command: as many of your cubes as its value, on one battleground. Press { card-lessons_of_munich }, then choose Command.
lesson-command-not_yet = That is its event; it has a lesson of its own. Choose Command this time.
lesson-command-no_letter = The Personal Letter would add a cube, and would then be the other side’s. Keep it: choose the plain Command.
lesson-command-free = You may place up to 3 cubes, all on one battleground. Press Berlin: your secret agenda is there, and the USSR leads it with 1 cube. The first cube moves no marker.
lesson-command-second = 1 cube against 1: nobody leads. Press Berlin again. Each cube after the first raises your marker on the linked track by 1, here the military one.
lesson-command-one_more = A tie is not a lead: place one more cube in Berlin first.
lesson-command-done = 2 against 1: you lead. You could place a third, but it would raise your marker again, and nobody makes you. Finish.
lesson-command-enough = A third cube is allowed, but two are enough to lead; each one brings the military marker nearer to war. Finish.
lesson-command-remove = The USSR has answered with two more. A Command can also take your own cubes back: the same count, downwards. Play { card-close_allies } for Command, remove both your cubes from Berlin and finish: your marker goes down by 1.
lesson-command-remove_instead = To place again would be a race, cube against cube. This time press remove, and see your marker come down.
lesson-command-learnt = A Command places or removes your cubes on one battleground; the first is free, each further one moves your marker by 1.

lesson-event = Events, yours and theirs
lesson-event-own = A card of your side or of the UN can be played for its event instead of its value. { card-quarantine } is worth a single cube, but its event adds two on the Atlantic. Play the event.
lesson-event-event_first = As a Command the card is worth 1 cube. Its event gives two: choose the event.
lesson-event-quiet = Place both cubes on the Atlantic, then finish. This event has no DEFCON symbol, so no marker moves, however many cubes it places.
lesson-event-both = “Up to two” allows you to stop, but here two are better than one: place them both.
lesson-event-gift = The USSR commands with { card-operation_mongoose }, a card of your side. Its event is yours first, free of charge, and brings you 1 Prestige. Trigger it.
lesson-event-take_it = You may decline an event that would harm you. This one gives you Prestige: trigger it.
lesson-event-theirs = Your hand holds cards of the USSR. You can never use their events, only their cubes, and the USSR is offered the event first. { card-missile_trade } would only take their own cubes back: play that one for Command.
lesson-event-strong_gift = { card-fidel_castro } would hand the USSR up to 3 cubes on Cuba before you place yours. { card-missile_trade } hurts you less.
lesson-event-after = They have declined. Only now do you say where your cubes go: place two on the Atlantic, where your agenda is, and finish.
lesson-event-learnt = Your own events do more than their cubes; an enemy card gives the enemy its event first, and you its cubes.

lesson-agenda = Agendas and Prestige
lesson-agenda-last = Your fourth and last card of the round. Your secret agenda is Italy, where the USSR leads 3 to 1; the agenda pays whoever leads. You need three cubes: play { card-mathematical_precision } for Command.
lesson-agenda-too_small = Two cubes would make it 3 to 3, and where both are level nobody leads and nobody is paid. Three are needed.
lesson-agenda-marker = Its event moves your marker and gives one cube only. Use the card for its three cubes.
lesson-agenda-lead = Place all three in Italy and finish. You will be paid the difference plus the bonus printed there, 1. The USSR may have chosen a battleground that you lead: then its agenda pays you, too.
lesson-agenda-one_lead = Not yet: place all three, or the USSR keeps its lead or a tie.
lesson-agenda-choose = Italy paid you 2, and the agenda of the USSR, Turkey, paid you 1 more. A new round: each side shows three agendas and picks one in secret. Choose Berlin, where you lead 2 to 1 already and a bonus of 1 waits.
lesson-agenda-pays_them = The USSR leads Cuba (military): as things stand this agenda would pay them.
lesson-agenda-level = Both markers on world opinion are level: nobody would be paid, and this agenda pushes markers in DEFCON 2 upwards.
lesson-agenda-learnt = An agenda pays its leader, whoever chose it: the difference in cubes plus the bonus; on a track, the gap plus 1. A tie pays nobody.

lesson-war = How the world ends
lesson-war-too_high = Look at the military track: two big Commands have brought your marker to space 7, DEFCON 1. That does no harm now, but whoever has a marker there when the round ends loses at once. { card-public_protests } is worth 3: play it for Command.
lesson-war-no_symbol = Its event takes cubes back too, but without a DEFCON symbol it moves no marker. A Command does.
lesson-war-one_space = Two cubes back would lower the marker by 1, to space 6, and your own agenda is Military: it raises every marker in DEFCON 2 on that track by 1. You would be at 7 again.
lesson-war-not_enough = That moves no marker: yours would stay in DEFCON 1. Come down first.
lesson-war-down = Remove three cubes from Berlin and finish: your marker falls by 2, to space 5. Your agenda will lift it to 6, still DEFCON 2.
lesson-war-further = That is not low enough yet: take three cubes back.
lesson-war-keep_atlantic = That would do as well; for this lesson, keep the Atlantic and clear Berlin.
lesson-war-safe = Your last card. A Command that places two cubes on a military battleground would lift you to 6, and your agenda to 7. An event without the symbol is safe: play the event of { card-close_allies }.
lesson-war-up_again = A Command with more than one cube moves a marker again. The event moves none.
lesson-war-all_three = Place both cubes in Italy and finish. Then look at the USSR: one marker on each track, and all three in DEFCON 2. At the end of a round that is nuclear war as well.
lesson-war-learnt = When a round ends, one marker in DEFCON 1 or all three in DEFCON 2 lose the game at once, whatever the Prestige: the USSR led by 2, and has lost.

lesson-letter = The Personal Letter
lesson-letter-spend = The United States begins with the Personal Letter. Spent with a Command it adds one cube. Press { card-close_allies } and choose Command with the Letter.
lesson-letter-with_letter = Without the Letter that is 2 cubes at most. Choose Command with the Letter for 3.
lesson-letter-more = Place three cubes on Cuba (political) and finish. The extra cube counts for the marker like any other. The Letter has gone to the USSR already, and they may spend it in their turn.
lesson-letter-use_it = The Letter is spent, even if you use fewer cubes: place all three.
lesson-letter-hold = They spent it, so it is yours again. Your agenda pays 2 to whoever holds the Letter when the round ends, but the USSR leads the United Nations 2 to 0, and whoever leads there may take it. Play { card-containment } for Command without the Letter, and place two cubes there: in a tie nobody takes it.
lesson-letter-away_again = That hands the Letter to the USSR, and with it the 2 Prestige of your agenda. Command without it.
lesson-letter-level_them = Two cubes are needed to draw level: place both.
lesson-letter-learnt = The Letter adds a cube and changes hands; whoever holds it at the very end wins a tie.

lesson-opinion = World opinion
lesson-opinion-speech = Television, United Nations and Alliances give their leader a bonus when the round ends. You lead Alliances only, and it is your last card. The event of { card-speech_to_the_nation } adds three cubes on these battlegrounds: play it.
lesson-opinion-one_place = A Command reaches a single battleground. The event reaches several.
lesson-opinion-speak = That does not reach world opinion. Play the event of { card-speech_to_the_nation }.
lesson-opinion-spread = On Television you are level, at the United Nations the USSR leads by 1. Place two at the United Nations, then one on Television, and finish: that is a lead on all three.
lesson-opinion-use_all = Three cubes, three bonuses: place them all before you finish.
lesson-opinion-television = Television comes first: move one of your own markers by 1, up or down. Your political marker stands in DEFCON 2: lower it.
lesson-opinion-take_bonus = You may decline a bonus, but this one takes you further from war: lower the political marker.
lesson-opinion-highest = Your political marker is the highest, and the only one in DEFCON 2. Lower that one.
lesson-opinion-down = Higher would pay on a political agenda, but it is also nearer to war. Lower it this time.
lesson-opinion-nations = United Nations: you may take the Personal Letter from the USSR. Take it.
lesson-opinion-take_letter = The Letter is worth a cube, and wins a tie at the end. Take it.
lesson-opinion-alliances = Alliances: draw a card that only you see. You may put it into the Aftermath, where the cubes on US cards count for you at the very end. Draw, and if it is one of yours, keep it.
lesson-opinion-look = Drawing costs nothing: have a look.
lesson-opinion-ours = { card-excomm } is a US card worth 3: in the Aftermath it counts for you. Keep it.
lesson-opinion-learnt = Whoever leads a battleground of world opinion has its bonus each round: a marker moved by 1, the Letter, a card for the Aftermath.

lesson-aftermath = The last card
lesson-aftermath-last = The third round, your last play. Two cards are left: you play one, the other goes to the Aftermath, where the cubes on US cards are counted against those on USSR cards, whoever put them there. Keep { card-excomm } for it: play { card-fidel_castro } for Command, plain.
lesson-aftermath-keep_excomm = Then { card-fidel_castro } would lie in the Aftermath, with 3 cubes for the USSR. Play that one, and keep { card-excomm }.
lesson-aftermath-keep_letter = If Prestige is level at the end, the holder of the Letter wins. Do not give it away now.
lesson-aftermath-one_cube = The USSR has had its event; Cuba pays nobody this round. They lead by 2 Prestige, and lead Berlin 1 to 0, which is among their flags. Place one cube in Berlin: a tie pays nobody.
lesson-aftermath-level_berlin = One cube in Berlin takes the lead there from the USSR. That is worth more now.
lesson-aftermath-count = Stop here. One cube is free; a second would lift your military marker into DEFCON 2, where both others stand: all three there is war. Finish, and the count begins.
lesson-aftermath-third_marker = Your other two markers stand in DEFCON 2 already. The third would make it nuclear war.
lesson-aftermath-learnt = Italy made it level; the Aftermath, 5 to 3, gave you 2 Prestige and the game. Had it stayed level, the Letter would have decided.
