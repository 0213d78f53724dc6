# What the lessons of 1960 say: title, steps, remarks on other answers, and what was learnt.

lesson-campaign = On the campaign trail
lesson-campaign-card = You are Kennedy, in Massachusetts. A card is played for its event or for its campaign points, CP, all of them on one kind of operation. Press { card-catholic_support }, worth 4, and choose to campaign.
lesson-campaign-for_cp = That is another use of the card. This lesson goes campaigning.
lesson-campaign-near = Each CP adds 1 support in the state where your token is, and the token travels free within its region. New York has 45 electoral votes: spend 2 CP there.
lesson-campaign-all_of_it = CP that you do not spend are lost. Go on.
lesson-campaign-border = Ohio lies in the Midwest: crossing into a region costs 1 CP, then 1 CP adds support. Nixon leads there with one cube, and your support first takes his away. Spend in Ohio, and finish.
lesson-campaign-carry = Ohio is open now. With 4 cubes a candidate carries a state, and the other candidate then needs luck to touch it. Campaign with { card-lyndon_johnson }, spend all 4 CP in Ohio and finish.
lesson-campaign-ohio_first = A good event for the South; but four cubes in Ohio are safe ones. Campaign with the card.
lesson-campaign-all_four = Three cubes lead a state, four carry it. Spend them all.
lesson-campaign-learnt = One CP, one support, where your token is; free within a region, 1 CP for each border. Four cubes carry a state.

lesson-checks = Support checks and media
lesson-checks-card = Nixon has come to New York. Where he stands, or carries a state, each of your CP needs a support check: a cube from the bag, and only your own colour succeeds. Campaign with { card-new_england } and spend 1 CP in New York.
lesson-checks-for_cp = Its event needs no check; but here you are to see one. Campaign with the card.
lesson-checks-fail = Blue: one of his cubes is gone. Try once more.
lesson-checks-once_more = Once more, to see the other side of it.
lesson-checks-stop = Red: the CP is lost, and the state stays as it was. You may stop after any CP, rather than try your luck. Finish.
lesson-checks-enough = It may succeed, or not. There is a better way: stop here.
lesson-checks-advertise = Advertising makes you independent of luck. Advertise with { card-catholic_support }: each CP is a check, each success a cube of media support. Draw four times, then finish.
lesson-checks-air = Two of four succeeded. You place them in any regions you like. With one media cube in a region you never make campaign checks there. Air both in the East, and finish.
lesson-checks-exempt = Nixon carries New Jersey with four cubes, and stands there himself. With your media that does not matter. Campaign with { card-lyndon_johnson }, spend 4 CP in New Jersey, and finish.
lesson-checks-learnt = Where the opponent stands or carries a state each CP takes a support check; one media cube in the region spares you all of them.

lesson-momentum = Momentum
lesson-momentum-trigger = Nixon has campaigned in California with { card-gaffe }, a card that shows your icon as well. For 1 momentum you may trigger its event against him: he loses 1 momentum, and 3 support where his token is. Trigger it.
lesson-momentum-one_momentum = He has just put four cubes in California. For 1 momentum three of them are gone: trigger it.
lesson-momentum-guard = Now the other way round: { card-the_old_nixon } in your hand bears his icon, and he has 1 momentum left to trigger it. Play { card-joe_kennedy } as an event first: Nixon may spend no momentum this turn.
lesson-momentum-guard_first = After your CP he would trigger the event of { card-the_old_nixon }. Take his momentum out of play first.
lesson-momentum-safe = His card is nothing but 4 CP now. Campaign with { card-the_old_nixon }, spend all of them in Pennsylvania, and finish: you carry it.
lesson-momentum-learnt = After a card has been used for CP, the opponent whose icon it shows may trigger its event for 1 momentum; to pre-empt that beforehand costs 2.

lesson-issues = Defense, economy, civil rights
lesson-issues-card = Issues win momentum and endorsements at the end of every turn. To take a position on them is a kind of operation, too: play { card-missile_gap }, worth 3 CP, for positioning.
lesson-issues-for_issues = That is another use of the card. This lesson takes positions.
lesson-issues-first = The issue on top of the track is worth most: its leader gains 1 momentum and 1 endorsement when the turn ends. The first cube on an issue costs 1 CP. Put one on Defense.
lesson-issues-not_yet = CP that you do not spend are lost. Go on.
lesson-issues-dear = A second cube on the same issue in the same action costs 2 CP. You have just 2 left: put it on Defense, and finish.
lesson-issues-same_issue = On another issue it would cost 1 CP only. This time see what the second one costs: Defense.
lesson-issues-answer = Nixon leads the Economy with 2 cubes. Support first takes away what the other side has. Position with { card-catholic_support }, 4 CP: twice the Economy for 1 and 2 CP, then Civil Rights for 1. Then finish.
lesson-issues-learnt = The first cube on an issue costs 1 CP, each further one in the same action 2. No check, no travel; and one cube goes from every issue at the end of the turn.

lesson-preempt = Your candidate, and a card kept safe
lesson-preempt-candidate = You may play your candidate card once: 5 CP, no event that Nixon could trigger, and no rest cubes. Campaign with it: 4 CP in New York, which you then carry, and 1 in Pennsylvania. Then finish.
lesson-preempt-risk = { card-gaffe } bears both icons: once you have spent its CP, Nixon may trigger its event for 1 momentum. Campaign with it, and pre-empt that beforehand for 2 momentum.
lesson-preempt-he_would = He has 2 momentum, and you would lose 3 support in the state where you stand. Pre-empt it.
lesson-preempt-spend = Now nobody can trigger it. Spend 3 CP in Pennsylvania, which you then carry, and 1 in New Jersey. Finish.
lesson-preempt-again = Your candidate card lies exhausted, and no turn makes it ready again: only an event does, for you { card-lyndon_johnson }. Play it as an event: 2 support in Texas, then 1 each in Georgia, North Carolina and Louisiana.
lesson-preempt-ready_again = As CP it would not bring your candidate back. Play the event.
lesson-preempt-learnt = 5 CP from your candidate, once, until an event brings him back. Pre-empting costs 2 momentum, before the CP; triggering costs 1, afterwards.

lesson-turn_end = When the turn ends
lesson-turn_end-last = The last activity of the turn. You lead Defense and the Economy, Nixon Civil Rights with 2 cubes. Take positions with your candidate card, 5 CP: 1 on Defense, 1 on the Economy, and 2 on Civil Rights, so that nobody leads it. Then finish.
lesson-turn_end-award = Momentum has been halved. Then the issues pay, from the bottom up: nobody leads Civil Rights, so it pays nothing. The leader of the second space chooses 1 momentum or 1 endorsement. Take the endorsement.
lesson-turn_end-either = Momentum is halved every turn; an endorsement stays until Election Day. Take the endorsement.
lesson-turn_end-stack = The first space has paid both, and every issue lost a cube. Of the cards left in your hand one goes face down on your stack, for the debates; the others are discarded. Put { card-missile_gap } there: it bears your icon alone.
lesson-turn_end-both_icons = A card with both icons may be put on your side, too, but it is worth more in play. Put { card-missile_gap } on the stack.
lesson-turn_end-learnt = A turn ends with half of your momentum gone, the awards of the issues from the bottom up, a cube less on each, and a card for the debates.

lesson-debates = The great debates
lesson-debates-open = Turn 6. You have put five cards on your stack; both reveal one at a time. A card goes to the issue it shows, on the side of the candidate whose icon it bears. Begin with { card-catholic_support }: 4 on the Economy, for you.
lesson-debates-his_icon = { card-tricky_dick } bears Nixon’s icon alone: it would count for him, whoever plays it.
lesson-debates-economy_first = Begin with your strongest: { card-catholic_support }.
lesson-debates-second = An issue is decided when two cards lie on one side of it. You have 4 on the Economy, Nixon 3 on Civil Rights. Reveal { card-missile_gap }: 3 more on the Economy.
lesson-debates-place = 7 to 2: the Economy is yours. The first issue won is worth 2 support, the second 3, the third 4, in any states, without travel or checks. Two empty states lean to Nixon: put 1 in New Hampshire and 1 in Montana, and finish.
lesson-debates-icon = Of three cards one bears Nixon’s icon, and one is for the Economy, which is decided. Reveal { card-new_england }: 3 on Defense.
lesson-debates-won_already = A card for an issue that is decided is discarded without effect. Reveal { card-new_england }.
lesson-debates-learnt = In the debates an icon says whose side a card is on, and two cards on one side decide an issue. Think of that every time you put a card on the stack.
