game-name = 13 Days
    .players = 2 players
    .length = 45 min
game-about = Thirteen days in October 1962: leave the Cuban missile crisis with more Prestige than your rival, and without a nuclear war.

## Names

seat-us = US
seat-ussr = USSR

battleground-berlin = Berlin
battleground-atlantic = Atlantic
battleground-cuba_mil = Cuba (military)
battleground-turkey = Turkey
battleground-italy = Italy
battleground-cuba_pol = Cuba (political)
battleground-television = Television
battleground-united_nations = United Nations
battleground-alliances = Alliances

track-military = military
track-political = political
track-world_opinion = world opinion

choice-strike = Bomb Cuba: remove half of the USSR cubes there
choice-reinforce = Strengthen Alliances: add up to 2 US cubes
choice-withdraw = Take 2 US cubes off Alliances
choice-submit = Lower no US markers by events this round

## Agendas

agenda-military_1 = Military
    .text = Every marker in DEFCON 2 on the military track rises by 1. Then the side standing higher there gains 1 Prestige plus the gap.
agenda-military_2 = Military
    .text = Every marker in DEFCON 2 on the military track rises by 1. Then the side standing higher there gains 1 Prestige plus the gap.
agenda-political_1 = Political
    .text = Every marker in DEFCON 2 on the political track rises by 1. Then the side standing higher there gains 1 Prestige plus the gap.
agenda-political_2 = Political
    .text = Every marker in DEFCON 2 on the political track rises by 1. Then the side standing higher there gains 1 Prestige plus the gap.
agenda-world_opinion_1 = World Opinion
    .text = Every marker in DEFCON 2 on the world-opinion track rises by 1. Then the side standing higher there gains 1 Prestige plus the gap.
agenda-world_opinion_2 = World Opinion
    .text = Every marker in DEFCON 2 on the world-opinion track rises by 1. Then the side standing higher there gains 1 Prestige plus the gap.
agenda-turkey = Turkey
    .text = The side with more cubes in Turkey gains the difference.
agenda-berlin = Berlin
    .text = The side with more cubes in Berlin gains the difference plus 1.
agenda-italy = Italy
    .text = The side with more cubes in Italy gains the difference plus 1.
agenda-cuba_pol = Cuba (political)
    .text = The side with more cubes there gains the difference, plus 1 for each of Cuba (military) and the Atlantic it leads too.
agenda-cuba_mil = Cuba (military)
    .text = The side with more cubes there gains the difference, plus 1 for each of Cuba (political) and the Atlantic it leads too.
agenda-atlantic = Atlantic
    .text = The side with more cubes there gains the difference, plus 1 for each of the two Cubas it leads too.
agenda-personal_letter = Personal Letter
    .text = Whoever holds the Personal Letter gains 2 Prestige.

## Strategy cards: United Nations

card-speech_to_the_nation = Speech to the Nation
    .text = Add up to 3 of your cubes on the world-opinion battlegrounds, at most 2 on any one of them.
card-the_guns_of_august = The Guns of August
    .text = Move one of your markers up to 2 spaces, one way. Then carry out a Command of 1.
card-fifty_fifty = Fifty-Fifty
    .text = Whoever leads on Television may move up to two of their own markers 1 space each, either way.
card-sops = SOPs
    .text = Until the end of the round each of your Commands is worth 1 cube more.
card-close_allies = Close Allies
    .text = Add up to 2 of your cubes on political battlegrounds.
card-intelligence_reports = Intelligence Reports
    .text = Take a card at random from your opponent’s hand. Play it at once by the usual rules, or discard it. Then your opponent draws one.
card-summit_meeting = Summit Meeting
    .text = Discard as many Strategy cards as you like, then draw as many.
card-to_the_brink = To the Brink
    .text = Until the end of the round each of your opponent’s Commands is worth 1 cube less, but at least 1.
card-nuclear_submarines = Nuclear Submarines
    .text = Add up to 2 of your cubes on military battlegrounds.
card-u_thant = U Thant
    .text = Lower each of your three markers by 1.
card-containment = Containment
    .text = Until the end of the round your opponent cannot lower their own markers by events of cards they play themselves.
card-a_face_saver = A Face-Saver
    .text = Carry out a Command of 3. Then your opponent may carry out a Command of 1.
card-scramble = Scramble
    .text = Add 1 of your cubes on each of up to three battlegrounds.

## Strategy cards: United States

card-mathematical_precision = Mathematical Precision
    .text = Move the US political marker up to 2 spaces, one way. Then carry out a Command of 1.
card-excomm = Excomm
    .text = Add up to 4 US cubes on battlegrounds where the US has none, at most 2 on each.
card-public_protests = Public Protests
    .text = Take back any number of US cubes from one battleground.
card-lessons_of_munich = Lessons of Munich
    .text = Add up to 4 US cubes in Berlin, Italy and Turkey, at most 2 on each.
card-operation_mongoose = Operation Mongoose
    .text = The US gains 1 Prestige. Then the USSR may move one US marker 1 space, either way.
card-air_strike = Air Strike
    .text = Either remove half of the USSR cubes (rounded up) from one Cuba battleground, or add up to 2 US cubes on Alliances.
card-non_invasion_pledge = Non-Invasion Pledge
    .text = Remove up to 2 USSR cubes from Turkey. Then move the US political marker up to 2 spaces, one way.
card-offensive_missiles = Offensive Missiles
    .text = If the US political marker is in DEFCON 3, add up to 1 US cube on each political battleground.
card-invasion_of_cuba = Invasion of Cuba
    .text = Raise the US military marker by 2. Then the US may lower one other US marker by as much.
card-quarantine = Quarantine
    .text = Add up to 2 US cubes on the Atlantic.
card-u_2_photographs = U-2 Photographs
    .text = Carry out a Command of 3 on one military battleground.
card-wave_and_smile = Wave and Smile
    .text = Take up to 2 US cubes off the board and put them all on other battlegrounds.
card-eyeball_to_eyeball = Eyeball to Eyeball
    .text = If the US stands higher than the USSR on the military track, add up to 3 US cubes on the two Cubas.

## Strategy cards: Soviet Union

card-mrbms_and_irbms = MRBMs & IRBMs
    .text = Move the USSR military marker up to 2 spaces, one way. Then carry out a Command of 1.
card-moscow_is_our_brain = Moscow Is Our Brain
    .text = Add up to 4 USSR cubes on battlegrounds where the USSR already has some, at most 2 on each.
card-missile_trade = Missile Trade
    .text = Take back up to 3 USSR cubes from the board.
card-fidel_castro = Fidel Castro
    .text = Add up to 3 USSR cubes on the two Cubas.
card-berlin_blockade = Berlin Blockade
    .text = The USSR gains 2 Prestige. Then the US may move one USSR marker up to 2 spaces, one way.
card-suez_hungary = Suez-Hungary
    .text = Add USSR cubes in Italy until the USSR leads there by 1, has 5 there, or has none left.
card-maskirovka = Maskirovka
    .text = If the USSR military marker is in DEFCON 3, add up to 1 USSR cube on each military battleground.
card-bay_of_pigs = Bay of Pigs
    .text = The US either takes 2 of its cubes off Alliances, or lowers none of its markers by events until the end of the round.
card-turn_back_the_ships = Turn Back the Ships
    .text = Lower the highest USSR marker by up to 2 spaces.
card-strategic_balance = Strategic Balance
    .text = Add up to 3 USSR cubes on the Atlantic.
card-national_liberation = National Liberation
    .text = Carry out a Command of 3 on one political battleground.
card-u_2_downed = U-2 Downed
    .text = Add up to 2 USSR cubes in Turkey. Then remove half of the US cubes (rounded up) from one Cuba battleground.
card-defensive_missiles = Defensive Missiles
    .text = Add up to 2 USSR cubes on Television and United Nations.

## Questions
wait-for = The { $seat } is choosing.

ask-pick-agenda = Choose one of your three agendas, in secret.
ask-initiative = Who plays first this round?
ask-play = Play a Strategy card ({ $n } of { $total }), for its event or for Command.
ask-play-taken = You took { $card }: play it at once, or discard it.
ask-offer-event = Your opponent plays your card { $card } for Command. Trigger its event first?
ask-plan =
    { $left ->
        [one] Command with { $card }: announce where you place or remove 1 cube.
       *[other] Command with { $card }: announce where you place or remove up to { $left } cubes.
    }
ask-plan-place =
    { $left ->
        [0] Everything is announced for { $where }. Confirm.
        [one] Announce 1 more cube to place on { $where }, or confirm.
       *[other] Announce up to { $left } more cubes to place on { $where }, or confirm.
    }
ask-plan-remove =
    { $left ->
        [0] Everything is announced for { $where }. Confirm.
        [one] Announce 1 more cube to remove from { $where }, or confirm.
       *[other] Announce up to { $left } more cubes to remove from { $where }, or confirm.
    }
ask-carry-out =
    { $n ->
        [0] You announced no cube with { $card }. Confirm.
        [one] Carry out the Command announced with { $card }: 1 cube.
       *[other] Carry out the Command announced with { $card }: { $n } cubes.
    }
ask-command =
    { $left ->
        [one] Command with { $card }: place or remove 1 cube on one battleground.
       *[other] Command with { $card }: place or remove up to { $left } cubes on one battleground.
    }
ask-command-place =
    { $left ->
        [0] The whole Command is placed on { $where }. Confirm.
        [one] Place 1 more cube on { $where }, or confirm.
       *[other] Place up to { $left } more cubes on { $where }, or confirm.
    }
ask-command-remove =
    { $left ->
        [0] That was all you may remove from { $where }. Confirm.
        [one] Remove 1 more cube from { $where }, or confirm.
       *[other] Remove up to { $left } more cubes from { $where }, or confirm.
    }
ask-event-command =
    { $left ->
        [one] { $card } grants you a Command: place or remove 1 cube.
       *[other] { $card } grants you a Command: place or remove up to { $left } cubes on one battleground.
    }
ask-event-command-place =
    { $left ->
        [0] The whole Command is placed on { $where }. Confirm.
        [one] Place 1 more cube on { $where }, or confirm.
       *[other] Place up to { $left } more cubes on { $where }, or confirm.
    }
ask-event-command-remove =
    { $left ->
        [0] That was all you may remove from { $where }. Confirm.
        [one] Remove 1 more cube from { $where }, or confirm.
       *[other] Remove up to { $left } more cubes from { $where }, or confirm.
    }
ask-add =
    { $left ->
        [0] { $card }: every cube is placed. Confirm.
        [one] { $card }: add 1 cube, or confirm.
       *[other] { $card }: add up to { $left } cubes, or confirm.
    }
ask-put =
    { $left ->
        [0] { $card }: every cube is placed. Confirm.
        [one] { $card }: put the last cube you took on another battleground.
       *[other] { $card }: put the { $left } cubes you took on other battlegrounds.
    }
ask-take-back =
    { $left ->
        [0] { $card }: that was all you may take back. Confirm.
        [one] { $card }: take back 1 of your cubes, or confirm.
       *[other] { $card }: take back up to { $left } of your cubes, or confirm.
    }
ask-take-back-from-one = { $card }: take back your cubes from one battleground, one by one, and confirm.
ask-take-away =
    { $left ->
        [0] { $card }: that was all you may remove. Confirm.
        [one] { $card }: remove 1 enemy cube, or confirm.
       *[other] { $card }: remove up to { $left } enemy cubes, or confirm.
    }
ask-shift =
    { $left ->
        [0] { $card }: the marker has moved as far as it may. Confirm.
        [one] { $card }: move a { $owner } marker 1 space, or confirm.
       *[other] { $card }: move one { $owner } marker up to { $left } spaces, one way, or confirm.
    }
ask-shift-two =
    { $left ->
        [0] { $card }: both markers have moved. Confirm.
        [one] { $card }: move another { $owner } marker 1 space, or confirm.
       *[other] { $card }: move up to two { $owner } markers 1 space each, or confirm.
    }
ask-lower-other = { $card }: you may lower one of your other markers by { $n }.
ask-air-strike = { $card }: bomb Cuba, or strengthen Alliances?
ask-bay-of-pigs = { $card }: take 2 cubes off Alliances, or lower no marker by events this round?
ask-pick-cuba = { $card }: which Cuba loses half of its enemy cubes?
ask-pick-discards =
    { $n ->
        [0] Discard as many cards as you like, then confirm.
        [one] 1 card discarded. Discard more, or confirm and draw 1.
       *[other] { $n } cards discarded. Discard more, or confirm and draw { $n }.
    }
ask-television = You lead on Television: you may move one of your markers 1 space.
ask-united-nations = You lead at the United Nations: you may take the Personal Letter.
ask-alliances = You lead on Alliances: draw a Strategy card for the Aftermath?
ask-keep-drawn = You drew { $card }: put it into the Aftermath, or discard it?
ask-deal = The next Strategy card is drawn.
ask-draw-agendas = The next agenda is drawn.
ask-steal = A card is taken at random.
ask-draw-for-alliances = The top Strategy card is drawn.

## Actions

action-done = Confirm
action-event = Event: { $noun }
action-command = Command: { $noun }
action-letter = Command with the Personal Letter: { $noun }
action-place = Place on { $noun }
action-remove = Remove from { $noun }
action-raise = Raise { $noun }
action-lower = Lower { $noun }
action-trigger = Trigger the event
action-decline = Decline
action-choose = { $noun }
action-target = Aim at { $noun }
action-agenda = Choose { $noun }
action-initiative = { $noun } plays first
action-discard = Discard { $noun }
action-keep = Keep { $noun } for the Aftermath
action-take = Take the Personal Letter
action-draw = Draw a card
action-enclose = Spend the Personal Letter: 1 cube more
action-deal = { $noun } is dealt
action-reveal = { $noun } is drawn
action-steal = { $noun } is taken

## The log

round-begins = Round { $round } begins: every DEFCON marker rises by 1.
agenda-drawn = The { $seat } draws the agenda { $agenda }.
agenda-chosen = The { $seat } chooses the agenda { $agenda }, in secret.
agenda-chosen-hidden = The { $seat } chooses an agenda in secret.
hands-dealt = Each side is dealt 5 Strategy cards.
initiative-named = The { $by } decides that the { $seat } plays first.
event-played = The { $seat } plays { $card } for its event.
command-played =
    { $allowance ->
        [one] The { $seat } plays { $card } for Command, worth 1 cube.
       *[other] The { $seat } plays { $card } for Command, worth { $allowance } cubes.
    }
letter-spent = The { $seat } spends the Personal Letter and hands it over.
event-triggered = The { $seat } triggers the event of { $card }.
event-declined = The { $seat } does not trigger the event of { $card }.
no-effect = { $card } has no effect.
nothing-to-add = { $card }: no cube can be added.
cuba-is-empty = { $card }: there is no enemy cube on either Cuba.
commanded-place =
    { $n ->
        [one] The { $seat } places 1 cube on { $where }.
       *[other] The { $seat } places { $n } cubes on { $where }.
    }
commanded-remove =
    { $n ->
        [one] The { $seat } removes 1 cube from { $where }.
       *[other] The { $seat } removes { $n } cubes from { $where }.
    }
commanded-nothing = The { $seat } uses no cube.
announced-place =
    { $n ->
        [one] The { $seat } announces 1 cube to place on { $where }.
       *[other] The { $seat } announces { $n } cubes to place on { $where }.
    }
announced-remove =
    { $n ->
        [one] The { $seat } announces 1 cube to remove from { $where }.
       *[other] The { $seat } announces { $n } cubes to remove from { $where }.
    }
announced-nothing = The { $seat } announces no cube.
added = { $n ->
        [one] 1 { $seat } cube is added on { $where }.
       *[other] { $n } { $seat } cubes are added on { $where }.
    }
removed = { $n ->
        [one] 1 { $seat } cube is removed from { $where }.
       *[other] { $n } { $seat } cubes are removed from { $where }.
    }
marker-moved = { $seat } marker, { $track }: { $from } → { $to }.
lowering-barred = { $seat } marker, { $track }: a ban stops it from falling.
prestige-gained = { $card }: the { $seat } gains { $n } Prestige.
round-effect = { $card } holds for the { $seat } until the end of the round.
discarded = The { $seat } discards { $card }.
cards-drawn =
    { $n ->
        [0] The { $seat } discards nothing and draws nothing.
        [one] The { $seat } draws 1 card.
       *[other] The { $seat } draws { $n } cards.
    }
card-taken = The { $by } takes { $card } from the { $seat } hand.
card-taken-hidden = The { $by } takes a card from the { $seat } hand.
replacement-drawn = The { $seat } draws a card to replace it.
card-set-aside = The { $seat } sets { $card } aside for the Aftermath, face down.
card-set-aside-hidden = The { $seat } sets a card aside for the Aftermath, face down.
bonus-declined = The { $seat } leaves the bonus of { $where } unused.
letter-taken = The { $seat } takes the Personal Letter.
alliances-drawn = Alliances: the { $seat } draws { $card } and looks at it alone.
alliances-drawn-hidden = Alliances: the { $seat } draws a card and looks at it alone.
alliances-kept = The { $seat } puts { $card } into the Aftermath, face down.
alliances-kept-hidden = The { $seat } puts the card into the Aftermath, face down.
alliances-buried = The { $seat } discards { $card }, face down.
alliances-buried-hidden = The { $seat } discards the card, face down.
agenda-revealed = The { $seat } reveals the agenda { $agenda }.
agenda-raises = Agenda { $agenda }: the { $seat } marker in DEFCON 2 rises to { $to }.
agenda-pays = Agenda { $agenda }: { $n } Prestige for the { $seat } (gap { $gap }, bonus { $bonus }).
agenda-pays-nobody = Agenda { $agenda }: nobody leads, nobody gains.
prestige-stands = The { $lead } leads by { $n } Prestige.
prestige-level = Prestige is level.
war = The { $seat } triggers nuclear war.
aftermath-counted = Aftermath: { $us ->
        [one] { $us } cube
       *[other] { $us } cubes
    } on US cards, { $ussr } on USSR cards.
letter-decides = Prestige is level: the Personal Letter decides for the { $seat }.

## Why not

event-of-the-enemy = { $card } is an enemy card: you may play it for Command only.
event-barred = A ban on lowering forbids the event of { $card } this round.
not-in-hand = { $card } is not in your hand.
only-the-card-taken = You may only play or discard the card just taken, { $card }.
only-the-card-drawn = You may only keep or discard the card just drawn, { $card }.
not-a-candidate = { $agenda } is not one of your three agendas.
letter-is-away = The { $seat } holds the Personal Letter.
letter-comes-later = At this table the Letter is spent just before cubes move, not with the card.
letter-too-late = The Letter is declared together with the card, before anything else.
letter-before-cubes = The Letter comes before the first cube.
letter-not-on-events = The Letter cannot be spent on a Command granted by an event.
allowance-used = This Command gives no more cubes.
place-or-remove = A Command either places cubes or removes them, not both.
one-battleground = A Command concerns one battleground only: { $where }.
no-own-cubes = You have no cube to remove from { $where }.
all-cubes-announced = You have announced every cube you have on { $where }.
battleground-full = { $where } holds 5 of your cubes: there is no room for more.
announced-to-the-brim = With the cubes announced { $where } holds 5 of your cubes.
supply-empty = All your 17 cubes are on the board.
supply-announced = You have announced every cube of your supply.
command-is-announced = The Command is announced and can no longer be changed.
event-used-up = { $card } allows no more than that.
no-more-there = { $card } allows no more cubes on { $where }.
card-names-others = { $card } does not reach { $where }.
not-in-the-small-game = In the small game no Command reaches { $where }.
card-places = { $card } adds cubes; it removes none.
card-removes = { $card } removes cubes; it places none.
from-one-battleground = { $card } takes cubes from one battleground only: { $where }.
taken-from-there = You just took a cube from { $where }: put it elsewhere.
put-them-all =
    { $left ->
        [one] 1 cube still has to be put back on the board.
       *[other] { $left } cubes still have to be put back on the board.
    }
no-enemy-cubes = There is no enemy cube left on { $where }.
end-of-track = The marker is at the end of the { $track } track.
lowering-is-barred = A ban on lowering holds: { $card } may not lower the { $track } marker.
not-this-marker = { $card } does not move the { $track } marker that way.
one-marker-one-way = { $card } moves one marker one way only: go on with it or confirm.
marker-has-moved = { $card } moves each marker only once.
only-the-highest = { $card } lowers the highest marker only.
both-or-none = At this table { $card } moves two markers or none.
needs-two-on-alliances = You need 2 cubes on Alliances to take them off.
cuba-without-enemies = { $card } must hit the Cuba battleground that holds enemy cubes, not { $where }.
only-a-cuba = { $card } hits a Cuba battleground, not { $where }.
draw-is-due = At this table the leader on Alliances must draw.
answer-is-due = You have to answer the question first.
nothing-to-decline = This is not something you can decline.
no-passing = Passing is not allowed: play a card. A Command may use 0 cubes.
no-card-now = Strategy cards are played one at a time, when it is your turn to play one.
no-cubes-now = No cube moves now: only a Command or an event places or removes cubes.
no-marker-now = No marker is yours to move now.
no-event-offered = No event of yours is offered to you now.
choice-of-another-card = That is a choice offered by { $card }.
nothing-to-aim-at = Nothing is aimed at now: only Air Strike and U-2 Downed aim at Cuba.
agendas-come-first = Agendas are chosen at the start of the round, before the cards are dealt.
initiative-comes-first = Initiative is decided once a round, right after the cards are dealt.
no-discard-now = Cards leave your hand by being played; you may not discard now.
no-keeping-now = Only the card drawn for Alliances can be kept.
no-letter-to-take = Only the leader at the United Nations takes the Letter, at the end of the round.
no-card-to-draw = Only the leader on Alliances draws a card, at the end of the round.
letter-with-a-command = The Letter is spent when you play a Strategy card for Command.
chance-deals = Chance does that, not you.

## Dangers

danger-defcon-1 = Your { $track } marker would stand in DEFCON 1: at the end of the round that is nuclear war, and you lose.
danger-three-in-defcon-2 = All three of your markers would stand in DEFCON 2: at the end of the round that is nuclear war, and you lose.
danger-own-agenda = Your own agenda would lift your { $track } marker into DEFCON 1: that is nuclear war, and you lose.

## Options

option-defcon_clamp = Ends of the track
    .help = A marker on the first or last space of a track stays there; surplus spaces are lost (R1).
option-duplicate_flags = Two flags for two copies
    .help = Whoever draws both copies of a track agenda puts two flags on that track; otherwise one (R2).
option-fifty_fifty_partial = Fifty-Fifty in part
    .help = Fifty-Fifty may move a single marker; otherwise two or none (R5).
option-defcon_event_scope = First free cube of an event
    .help = An event with the DEFCON symbol leaves the first cube free on each battleground, or only once per track (R6).
option-defcon_event_scope-battleground = on each battleground
option-defcon_event_scope-track = once per track
option-command_commit_first = Announce the Command first
    .help = Whoever plays an enemy card for Command announces place and cubes before the enemy’s event (R9).
option-letter_after_floor = Letter after the minimum
    .help = The Letter adds its cube after the minimum of 1 that To the Brink leaves; otherwise before (R10).
option-event_command_modifiers = Commands granted by events
    .help = What changes the worth of a Command granted by an event (R11).
option-event_command_modifiers-sops_and_brink = SOPs and To the Brink
option-event_command_modifiers-all = those and the Letter
option-event_command_modifiers-none = nothing
option-letter_timing = When the Letter is spent
    .help = The Letter is declared with the card, or just before cubes move (R12).
option-letter_timing-with_card = with the card
option-letter_timing-before_placing = just before cubes move
option-un_bonus_optional = United Nations by choice
    .help = The leader at the United Nations may leave the Letter where it is; otherwise it changes hands by itself (R13).
option-alliances_discard_public = Alliances discard face up
    .help = An Alliances card that is not kept goes face up to the discard; otherwise face down (R14).
option-double_track_agenda = Same track agenda twice
    .help = When both sides reveal the same track agenda: how often markers rise (R15).
option-double_track_agenda-each_card = once per card, for markers that began in DEFCON 2
option-double_track_agenda-once = only once
option-double_track_agenda-in_turn = card after card
option-net_before_cap = Awards netted first
    .help = The two agendas are netted before the lead is capped at 5; otherwise each is capped in turn (R16).
option-intel_draw_timing = Replacement for a taken card
    .help = The victim of Intelligence Reports draws after the taken card is dealt with, or at once (R17).
option-intel_draw_timing-after = afterwards
option-intel_draw_timing-at_once = at once
option-deflate_ban_scope = Reach of the bans on lowering
    .help = What Containment and Bay of Pigs forbid (R18).
option-deflate_ban_scope-lowering = lowering only
option-deflate_ban_scope-whole_event = the whole event
option-deflate_ban_scope-same_reach = Bay of Pigs only for own cards
option-invasion_exact_two = Invasion of Cuba: exactly 2
    .help = Invasion of Cuba raises by exactly 2, as in the French text; otherwise by up to 2 (R19).
option-onto_means_place_only = U-2 Photographs and National Liberation only place
    .help = Those two Commands may only place cubes; otherwise place or remove (R20).
option-wave_sources_excluded = Wave and Smile avoids its sources
    .help = No cube goes to a battleground any was taken from; otherwise none goes back to its own (R21).
option-bay_needs_two = Bay of Pigs needs 2 cubes
    .help = Taking cubes off Alliances needs 2 US cubes there; otherwise whatever is there is taken (R22).
option-ban_covers_event_commands = Bans reach Commands in events
    .help = A ban on lowering also holds for a Command granted by an event (R25).
option-cuba_half_must_hit = No empty strike on Cuba
    .help = Air Strike and U-2 Downed must pick a Cuba with enemy cubes, if there is one (R26).
option-alliances_draw_optional = Alliances by choice
    .help = The leader on Alliances may leave the bonus unused; otherwise must draw (R27).
option-scores_follow_the_winner = Scores follow the winner
    .help = A nuclear war counts as the greatest lead for its winner, the Personal Letter as the smallest, and where both lose nobody leads; otherwise the score is the lead in Prestige in any case (R28).
option-us_prestige = Head start in Prestige
    .help = A lead in Prestige from the first round on: above 0 for the US, below 0 for the USSR (R30).
option-fifty_fifty_needs_two = Fifty-Fifty: two that can move
    .help = Where Fifty-Fifty moves two markers or none, it moves none if only one can; otherwise that one (R29).
option-last_play = Small game
    .help = For study: the last card of the third round, with four cards, three agendas, and Commands on Berlin and Turkey alone (R31).
option-card_counter = Counter of unseen cards
    .help = The table tells which cards have not been seen yet: in the deck, in the other hand or in the Aftermath; off, everybody keeps count in their head (R32).

## Endings

end-prestige = Victory by Prestige.
end-personal_letter = Prestige is level: victory through the Personal Letter.
end-nuclear_war = Nuclear war: whoever triggered it loses.
end-mutual_destruction = Mutual destruction: both sides lose.

# What a bot expects of an act
term-prestige = track { $amount } Prestige
term-agendas = agendas in sight { $amount } Prestige
term-aftermath = Aftermath { $amount } Prestige
term-ground = ground { $amount } Prestige
term-letter = Personal Letter { $amount } Prestige
term-markers = DEFCON markers { $amount } Prestige
term-last-play = last play of the round { $amount } Prestige
term-hand = hand { $amount } Prestige
term-war = risk of war { $risk }

# What an act takes, keeps or gives away, after "that": deed-<kind>-<change>-<degree>.
deed-there = { $what-id ->
    [battleground-atlantic] in the Atlantic
    [battleground-television] on Television
    [battleground-united_nations] at the United Nations
    [battleground-alliances] in the Alliances
   *[other] in { $what }
}
gains-total = { $amount } Prestige expected
deed-lead-won-mine = takes the lead { $there }
deed-lead-won-nobody = draws level { $there }
deed-lead-lost-nobody = gives up the lead { $there }
deed-lead-lost-theirs = leaves the enemy the lead { $there }
deed-lead-kept-nobody = keeps the lead { $there }
deed-lead-kept-theirs = denies the enemy the lead { $there }
deed-marker-won = brings your { $what } marker down to DEFCON { $degree }
deed-marker-lost = lifts your { $what } marker to DEFCON { $degree }
deed-marker-kept = keeps your { $what } marker out of DEFCON { $degree }
deed-pressure-won = drives the enemy’s { $what } marker to DEFCON { $degree }
deed-pressure-lost = lets the enemy’s { $what } marker down to DEFCON { $degree }
deed-letter-won = takes the Personal Letter
deed-letter-lost = hands over the Personal Letter
deed-letter-kept = keeps the Personal Letter
