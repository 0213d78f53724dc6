# What the page of 13 Jours says of its own.

page-stands = { $n ->
    [one] { $seat } +{ $amount } Prestige point
   *[other] { $seat } +{ $amount } Prestige points
 }
page-counted = End of the round: agendas
page-danger = This move may start the war
page-win-us = The United States wins
page-win-ussr = The Soviet Union wins
page-score = final Prestige
board-guide-agenda = Each side has drawn three agendas; the flags on the board show them to both. Choose in secret the one you mean to score at the end of this round: you will want more cubes there, or the higher marker on that track, than the other side; the Personal Letter you will want to hold.
board-guide-initiative = Decide who plays the first card of this round. Whoever plays last sees more before deciding; whoever plays first sets the pace.
board-guide-play = Each round you play four of your five cards. Use a card of your own side or of the UN for its event, or any card for Command: as many of your cubes as its value, on one battleground. The fifth card goes to the Aftermath, where its cubes count for its side at the very end.
board-guide-enemy = Your opponent commands with a card of your side: you may carry out its event first, free of charge. Decline only if it would harm you.
board-guide-command = A Command puts your cubes on one battleground, or takes some of yours away. Choose the battleground, then go cube by cube, up to the value of the card.
board-guide-defcon = Mind the DEFCON track of that kind: the first cube is free, each further one raises your marker by one. At the end of the round one marker in DEFCON 1, or all three in DEFCON 2, is nuclear war, and you lose.
board-guide-event = Do what the card says, cube by cube. “Up to” means that fewer, or none, are allowed: finish whenever you like. Only cards with the DEFCON symbol move your marker as a Command would.
board-guide-shift = This event moves markers on the DEFCON tracks. Lower is safer, but a track agenda pays the side that stands higher.
board-guide-media = You have more cubes on this battleground than the other side, so its bonus is yours this round: move a marker, take the Personal Letter, or draw for the Aftermath. You may decline it.
board-guide-aftermath = The Aftermath is counted at the very end: US cards against USSR cards, by their cubes, whoever put them there. The higher total gains 2 Prestige; UN cards count for nobody.
board-us = United States
board-side-us = United States
    .short = US
board-side-ussr = USSR
    .short = USSR
board-side-un = UN
board-lead = { $side } +{ $n }
board-gain = Gain
board-marker = Marker
board-military = Military
board-political = Political
board-world_opinion = Opinion
board-opinion = World opinion
board-round = Round
board-round-is = { $n ->
    [4] Aftermath
   *[other] Round { $n }
}
board-round-n = R { $n }
board-start = start
board-end = END
board-aftermath = Aftermath
board-aftermath-short = Aftermath
board-aftermath-has = { $n ->
    [one] One card in the Aftermath
   *[other] { $n } cards in the Aftermath
}
board-prestige = Prestige
board-prestige-is = Prestige: { $lead }
board-level = Level
board-letter-held = Personal Letter: { $side }
board-holds-letter = holds Letter
board-risk = { $side }: { $n } of 3 markers in DEFCON 2 or beyond
board-at-war = { $side }: nuclear war if the round ended now
board-risk-short = { $n }/3 in D2
board-cubes = { $place }: US { $us }, USSR { $ussr }
board-n-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
board-markers = DEFCON { $track }: US { $us }, USSR { $ussr }
board-bonus-television = DEFCON ±1
board-bonus-united_nations = the Letter
board-bonus-alliances = hidden card
board-short-cuba_mil = Cuba mil.
board-short-cuba_pol = Cuba pol.
board-short-united_nations = UN
board-secret-agenda = Your secret agenda
board-no-agenda = not chosen yet
board-if-scored = if scored now: { $side } +{ $n }
board-if-scored-nobody = if scored now: nobody
board-this-round = This round
board-letter = Personal Letter
board-letter-mine = +1 to a Command
board-letter-theirs = with the opponent
board-piles = Deck { $deck } · discard { $discard }
board-pile-discard = Discard
board-pile-aftermath = Aftermath
board-pile-agendas = Resolved agendas
board-pile-deck = Deck
board-pile-agenda-deck = Agenda deck
board-worth = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
board-agendas-out = Agendas neither resolved nor on the table:
board-unseen-where = They are in the deck ({ $deck }), in the other hand ({ $hands }) or in the Aftermath ({ $aside }). The deck is never reshuffled.
board-fact-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-fact-supply = supply { $n }
board-fact-agenda = agenda chosen
board-fact-letter = holds the Letter
board-fact-initiative = has the initiative
board-agenda = Agenda
board-agenda-track = Markers in DEFCON 2 on this track rise one space; then the side standing higher gains 1 + the gap.
board-agenda-letter = Whoever holds the Personal Letter gains 2.
board-agenda-place = Whoever leads here gains the difference in cubes + { $bonus }.
board-event = Event
board-event-us = United States only
board-event-ussr = USSR only
board-event-un = either side
board-command = Command
board-command-us = either side; the US may answer
board-command-ussr = either side; the USSR may answer
board-command-un = either side, no event
board-ledger = The count, line by line
board-ledger-empty = Nobody gained any prestige.
board-ledger-note = The two agendas of a round are netted before the marker moves; nobody leads by more than 5; when level, the Letter decides.
board-done = { $n ->
    [one] Finish with one cube
   *[other] Finish with { $n } cubes
}
board-total = Total
board-prestige-path = Prestige during the crisis
board-aftermath-title = { $n ->
    [one] Aftermath: one card
   *[other] Aftermath: { $n } cards
}
board-un-out = UN: not counted
board-final-defcon = DEFCON at the end

## The fields of a position, for the text mode
field-prestige = Prestige (US above zero)
field-letter = Personal Letter
field-defcon = DEFCON
field-war = war if the round ended
field-supply = supply
field-played = cards played
field-aftermath = Aftermath
field-buried = cards discarded face down
field-in_play = card in play
field-taken = card taken
field-drawn = card drawn
field-candidates = possible agendas
field-flags = flags
field-agenda = chosen agenda
field-agenda_deck = agenda deck
field-agenda_discard = resolved agendas
field-name = name
field-pays = pays
field-hidden = hidden
field-round = round
field-commands = Commands
field-parts = made of
field-gap = lead
field-bonus = bonus
field-at-least = raised to the minimum

# What somebody did, in short; one that says nothing is left out

brief-agenda-drawn = { "" }
brief-agenda-chosen-hidden = { "" }
brief-hands-dealt = { "" }
brief-event-declined = { "" }
brief-event-played = { $card } for its event
brief-command-played = { $card } for Command, worth { $allowance }
brief-event-triggered = triggers the event of { $card }
brief-letter-spent = with the Personal Letter
brief-commanded-place = { $where } +{ $n }
brief-commanded-remove = { $where } −{ $n }
brief-commanded-nothing = no cube
brief-added = { $whose ->
    [own] { $where } +{ $n }
   *[other] { $seat } +{ $n } on { $where }
}
brief-removed = { $whose ->
    [own] { $where } −{ $n }
   *[other] { $seat } −{ $n } on { $where }
}
brief-marker-moved = { $whose ->
    [own] { $track } { $from } to { $to }
   *[other] { $seat } marker, { $track } { $from } to { $to }
}
brief-discarded = { $card } discarded
many-agenda-drawn = The { $seat } draws the agendas { $agenda }.
brief-letter-taken = takes the Personal Letter
brief-alliances-drawn-hidden = draws a card in secret
brief-alliances-kept-hidden = puts it into the Aftermath
brief-alliances-buried-hidden = discards it

## What a card would do, use by use
desk-command = Command
desk-command-note = Up to { $n ->
    [one] one cube, placed or removed
   *[other] { $n } cubes, placed or removed
} on one battleground; your DEFCON marker moves.
desk-letter = Command with the Letter
desk-letter-note = One cube more; the Letter goes to your opponent.
desk-event = Event
desk-event-note = { $card } happens.
desk-event-idle = { $card }: nothing would happen now.
desk-triggers-us = The United States may carry out its event first.
desk-triggers-ussr = The Soviet Union may carry out its event first.
desk-idle-us = The United States may carry out its event first, but it would do nothing now.
desk-idle-ussr = The Soviet Union may carry out its event first, but it would do nothing now.

## How a game goes, in four pictures
how-1 = A card
    .text = Played for its event or for a Command.
how-2 = Cubes
    .text = You lean on Berlin, Cuba, television…
how-3 = Tension rises
    .text = Each cube after the first pushes your DEFCON towards war.
how-4 = Prestige decides
    .text = Three rounds, one secret agenda in each.

## The end of a round, a turn or a vote, line by line

board-end-round = End of the round: the agendas
board-end-aftermath = The Aftermath
board-end-agenda = Agenda { $agenda }
board-end-parts = { $gap } ahead + bonus { $bonus } = { $n }

## Answers in advance
plan-offer-event = When your opponent plays one of your cards for Command, you decide about its event.

## The goal and a turn, before the rules
rules-goal =
    You lead the United States or the Soviet Union through the thirteen days of the Cuban missile crisis. After three rounds, whoever has more Prestige wins; if it is level, whoever holds the Personal Letter.

    Do not push too far. At the end of each round, whoever has a DEFCON marker in DEFCON 1, or all three in DEFCON 2, starts nuclear war and loses at once; if both do, both lose.
rules-turn =
    At the start of a round all six DEFCON markers rise by one space. Each side draws three agendas, flags them on the board for both to see, and secretly keeps one.

    Each side then draws five Strategy cards. The two play in turn, one card at a time, four cards each. A card of your own side or of the UN may be played for its event. Any card may be played for Command: on one battleground you place or remove as many of your own cubes as you like, up to the number on the card. Every cube after the first moves your marker on the linked track by one space: up for cubes placed, down for cubes removed. If it is the other side’s card, your opponent may use its event first.

    The fifth card goes face down to the Aftermath. Whoever leads Television, the United Nations or Alliances may use its bonus. Then the two agendas are revealed: each pays Prestige to the side that leads there, no matter who chose it. The check for nuclear war ends the round.

    After the third round the cards of the Aftermath are turned over: the side whose cards show more cubes in all gains 2 Prestige.
