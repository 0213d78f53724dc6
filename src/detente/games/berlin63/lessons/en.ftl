# What the lessons of Berlin 63 say: title, steps, remarks on other answers, and what was learnt.

lesson-step = Steps and attacks
lesson-step-step = You are Red. Your five spies stand in the first row, facing you; Blue sees only their backs. On a turn you activate one: it moves one square, never diagonally. Choose { spy-ray } on b1, then the square in front of him.
lesson-step-silent = After the step the spy may use a power, by announcing who it is. You do not have to: keep quiet, and keep your secret. Choose “No, nothing”.
lesson-step-near = Blue has come towards you on the same column. Every spy makes the same step, whoever it is. Move { spy-ray } on to b3, and announce nothing.
lesson-step-attack = To step onto an enemy is an attack. Blue may react, by announcing { spy-adam }, who explodes, or { spy-jack }, who turns to steel. Step from b3 to b4; if nothing is announced the spy falls, and its face is shown. Then announce nothing.
lesson-step-learnt = One spy, one square; whoever steps onto an enemy eliminates it, unless the other side announces a reaction. Take the enemy leader, and the round is yours.

lesson-bluff = Announcements and doubts
lesson-bluff-step = Now the heart of the game: whoever a spy really is, you may announce it as anybody. First the truth. Step with { spy-ray } from b1 to b2.
lesson-bluff-truth = Announce { spy-ray } and his power, one more step. Blue may believe it or doubt it. Blue will doubt, and be wrong: you show him, the step is made, and Blue loses a spy from the reserve.
lesson-bluff-mix = Blue has seen { spy-ray }. Whoever was wrongly doubted may create an illusion at the end of the turn, to hide again. You need not: choose “No, nothing”.
lesson-bluff-doubt = Blue has stepped to d4 and announces { spy-miranda }, to look at your spy on d1. It may be any of the seven left, and you have three spies in reserve to pay with. Doubt.
lesson-bluff-not_her = Believed, an announcement works, whoever the spy is. Doubt this one.
lesson-bluff-lie = It was { spy-leo }: nothing happens, and Blue pays with the reserve. Now lie yourself. Step with { spy-adam } from e1 to e2, announce { spy-miranda }, and unmask e5. If Blue believes you, you see who stands there.
lesson-bluff-learnt = An announcement that is believed works, true or not. Doubted, it costs a reserve spy: the doubter’s if it was true, the liar’s if it was not. Whoever must pay and cannot has lost.

lesson-illusion = Illusions
lesson-illusion-first = Instead of activating a spy you may create an illusion: two of yours are mixed out of sight and put back. Your leader { spy-lilly } stands on c1. Choose her, then create an illusion with her.
lesson-illusion-swap = Now her partner: { spy-veronica } on d1. Only you know whether they change places; Blue sees only which two were touched. Choose d1, swapped.
lesson-illusion-really = Not swapping is a fine bluff, too. This time let them really change places.
lesson-illusion-reserve = The second spy may come from your reserve. Take { spy-leo } on a1 for an illusion, and bring in { spy-jack }: he survives attacks. Only the leader may never end up in the reserve.
lesson-illusion-learnt = An illusion mixes two of your spies, or one with the reserve; it cannot be doubted, and makes what Blue knew of these two uncertain again.

lesson-reactions = Steel and blast
lesson-reactions-wait = A Blue spy stands on a2, in front of { spy-jack } on a1; another is on e2, in front of { spy-adam } on e1. Let them come. Step with { spy-veronica } from b2 to c2, and announce nothing.
lesson-reactions-steel = Blue enters a1 to eliminate your spy. Before it falls, you are asked: the attacked spy, and no other, may be announced as { spy-jack } or { spy-adam }. It is { spy-jack }: announce him, and let Blue doubt.
lesson-reactions-not_adam = You may bluff, but a blast would take { spy-jack } and his neighbour as well. Announce { spy-jack }.
lesson-reactions-would_fall = Without a word the spy falls. Announce { spy-jack }.
lesson-reactions-away = Blue’s doubt was wrong: a reserve spy is lost, and the attacker is back on a2. You may hide { spy-jack } by an illusion now; choose “No, nothing”. Then step with { spy-ray } from b1 to b2: nobody of yours should stand on the squares around e1.
lesson-reactions-blast = Now e1 is attacked, and { spy-adam } stands there. If he explodes, he, the attacker and every spy on the eight squares around fall, friend or foe, without a reaction of their own. Let him explode.
lesson-reactions-one_back = Announced as { spy-jack }, he would only throw the attacker back, and it would be a lie. This time let him explode.
lesson-reactions-learnt = Jack Steel throws an attacker back, Adam Quark takes everybody around with him. Any attacked spy may be announced as either, once an attack: look before you attack.

lesson-cancel = Veronica says no
lesson-cancel-believe = A Blue spy has stepped from a5 to a4 and is announced as { spy-ray }, for one more step. Do not doubt: you have something better. Believe it first.
lesson-cancel-true_ray = It really is { spy-ray }: the doubt would cost you a reserve spy. Believe it.
lesson-cancel-freeze = { spy-veronica } cancels a power used in her line of sight: along row or column, at any distance, through everybody. She stands on a1 and sees a4. Announce her and cancel the power. Blue will doubt, and be wrong.
lesson-cancel-in_sight = You need not cancel, but this time do: { spy-veronica } on a1 sees a4.
lesson-cancel-look = The second step does not happen, and Blue has paid for the doubt. You were wrongly doubted and may create an illusion: choose “No, nothing”. Then step with { spy-miranda } from d1 to d2, announce her, and unmask d5.
lesson-cancel-false = Blue believes you, but announces its spy on d5 as { spy-veronica }, to cancel your look. That, too, is an announcement and can be a lie: doubt it.
lesson-cancel-too_good = Believed, your look would be lost. Doubt: you have three reserve spies to pay with.
lesson-cancel-learnt = Veronica Snake cancels a power that has passed the doubt, if she sees the spy that uses it. Naming her is an announcement like any other: it can be doubted, and answered by another Veronica.

lesson-powers = Leap, look and push
lesson-powers-leap = Most powers come after the step; the leap of { spy-lilly } replaces it. She is announced while she still stands on a1: let her leap to b2. If Blue doubted a lie, the spy would stay where it is and the turn would be spent.
lesson-powers-look = { spy-miranda } unmasks an enemy in her line of sight. Step with her from c1 to c2: now she sees the whole column and row. Announce her and unmask c5.
lesson-powers-push = It was { spy-victor }; only you have seen him, and your notebook keeps it. { spy-leo } moves an enemy in sight by one square. Step with him from b1 to a1, announce him and push a5 to a4. The square must be free: a push never captures.
lesson-powers-learnt = Lilly leaps instead of a step; Leo and Miranda act after it, along row and column. A power must be possible to be announced; whether the spy is who you say is another matter.

lesson-end = How a round ends
lesson-end-empty = Three bluffs were caught: your reserve is empty. Blue announces { spy-ray }, for one more step. A doubt that you cannot pay for loses the round at once. Believe it, and let it happen.
lesson-end-all_in = It is { spy-ray }: with an empty reserve this doubt would have lost you the round. Believe it.
lesson-end-leader = Lying has become dangerous, too: caught, you could not pay. But you need not say anything to attack. The spy on b5 has never moved, and Blue has doubted every look at it. Step with { spy-ray } from b4 to b5.
lesson-end-learnt = You have won: it was the leader. You lose a round with your leader, when you owe a reserve spy and have none left, and when your leader stands alone on the board.
