# What the lessons of 1960 say: title, steps, remarks on other answers, and what was learnt.

lesson-campaign = On the campaign trail
lesson-campaign-card = You are Kennedy, in Massachusetts. A card is played for its event or for its campaign points, CP, all of them on one kind of operation. Press { card-catholic_support }, worth 4, and choose to campaign.
lesson-campaign-for_cp = That is another use of the card. This lesson goes campaigning.
lesson-campaign-near = Each CP adds 1 support in the state where your token is, and the token travels free within its region. New York has 45 electoral votes: spend 2 CP there.
lesson-campaign-all_of_it = CP that you do not spend are lost. Go on.
lesson-campaign-border = Ohio lies in the Midwest: crossing into a region costs 1 CP, then 1 CP adds support. Nixon leads there with one cube, and your support first takes his away. Spend in Ohio, and finish.
lesson-campaign-carry = Ohio is open now. With 4 cubes a candidate carries a state, and the other then needs luck to touch it. Campaign with { card-lyndon_johnson }, spend all 4 CP in Ohio and finish.
lesson-campaign-ohio_first = A good event for the South; but four cubes in Ohio are safe ones. Campaign with the card.
lesson-campaign-all_four = Three cubes lead a state, four carry it. Spend them all.
lesson-campaign-learnt = One CP, one support, where your token is; free within a region, 1 CP for each border. Four cubes carry a state.

lesson-checks = Support checks and media
lesson-checks-card = Nixon has come to New York. Where he stands, or carries a state, each of your CP needs a support check: a cube from the bag, and only your own colour succeeds. Campaign with { card-new_england } and spend 1 CP in New York.
lesson-checks-for_cp = Its event needs no check; but here you are to see one. Campaign with the card.
lesson-checks-fail = Blue: one of his cubes is gone. Try once more.
lesson-checks-once_more = Once more, to see the other side of it.
lesson-checks-stop = Red: the CP is lost, and the state stays as it was. You may stop after any CP, rather than try your luck. Say that you are done.
lesson-checks-enough = It may succeed, or not. There is a better way: stop here.
lesson-checks-advertise = Advertising makes you independent of luck. Advertise with { card-catholic_support }: each CP is a check, each success a cube of media support. Draw four times, then finish.
lesson-checks-air = Two of four succeeded. You place them in any regions you like. With one media cube in a region you never make campaign checks there. Air both in the East, and finish.
lesson-checks-exempt = Nixon carries New Jersey with four cubes, and stands there himself. Your media make that no matter. Campaign with { card-lyndon_johnson }, spend 4 CP in New Jersey, and finish.
lesson-checks-learnt = Where the opponent stands or carries a state each CP takes a support check; one media cube in the region spares you all of them.

lesson-momentum = Momentum
lesson-momentum-trigger = Nixon has campaigned in California with { card-gaffe }, a card that shows your icon as well. For 1 momentum you may trigger its event against him: he loses 1 momentum, and 3 support where his token is. Trigger it.
lesson-momentum-one_momentum = He has just put four cubes in California. For 1 momentum three of them are gone: trigger it.
lesson-momentum-guard = Now the other way round: { card-the_old_nixon } in your hand bears his icon, and he has 1 momentum left to trigger it. Play { card-joe_kennedy } as an event first: Nixon may spend no momentum this turn.
lesson-momentum-guard_first = After your CP he would trigger the event of { card-the_old_nixon }. Take his momentum out of play first.
lesson-momentum-safe = His card is nothing but 4 CP now. Campaign with { card-the_old_nixon }, spend all of them in Pennsylvania, and finish: you carry it.
lesson-momentum-learnt = After a card has been used for CP, the opponent whose icon it shows may trigger its event for 1 momentum; to pre-empt that beforehand costs 2.
