# What the lessons of Berlin 63 say: title, steps, remarks on other answers, and what was learnt.

lesson-step = Steps and attacks
lesson-step-step = You are Red. Your five spies stand in the first row, their faces to you; Blue sees only their backs. On a turn you activate one: it moves one square, never diagonally. Choose { spy-ray } on b1, then the square before him.
lesson-step-silent = After the step the spy may use a power, by announcing who it is. Nobody has to: keep quiet, and your secret. Choose “No, nothing”.
lesson-step-near = Blue has come towards you on the same column. Every spy makes the same step, whoever it is. Move { spy-ray } on to b3, and announce nothing.
lesson-step-attack = To step onto an enemy is an attack. Blue may react, by claiming { spy-adam }, who explodes, or { spy-jack }, who is of steel. Step from b3 to b4; if nothing is claimed the spy falls, and its face is shown. Then announce nothing.
lesson-step-learnt = One spy, one square; who steps onto an enemy eliminates it, unless the other side claims a reaction. Take the enemy leader, and the game is yours.

lesson-bluff = Claims and doubts
lesson-bluff-step = Now the heart of the game: whoever stands there, you may announce it as anybody. First the truth. Step with { spy-ray } from b1 to b2.
lesson-bluff-truth = Announce { spy-ray } and his power, one more step. Blue may believe it or doubt it. Blue will doubt, and be wrong: you show him, the step is made, and Blue loses a spy of the reserve.
lesson-bluff-mix = Blue has seen { spy-ray }. Who was wrongly doubted may create an illusion at the end of the turn, to hide again. You need not: choose “No, nothing”.
lesson-bluff-doubt = Blue has stepped to d4 and announces { spy-miranda }, to look at your spy on d1. It may be any of eight, and you have three spies in reserve to pay with. Doubt.
lesson-bluff-not_her = Believed, a claim works, whoever the spy is. Doubt this one.
lesson-bluff-lie = It was { spy-leo }: nothing happens, and Blue pays with the reserve. Now lie yourself. Step with { spy-adam } from e1 to e2, announce { spy-miranda }, and unmask e5. If Blue believes you, you see who stands there.
lesson-bluff-learnt = A claim that is believed works, true or not. Doubted, it costs a reserve spy: the doubter’s if it was true, the liar’s if it was not. Who must pay and cannot has lost.

lesson-illusion = Illusions
lesson-illusion-first = Instead of activating a spy you may create an illusion: two of yours are mixed out of sight and put back. Your leader { spy-lilly } stands on c1. Choose her, then create an illusion with her.
lesson-illusion-swap = Now her partner: { spy-veronica } on d1. Only you know whether they change places; Blue sees only which two were touched. Choose d1, swapped.
lesson-illusion-really = Not swapping is a fine bluff, too. This time let them really change places.
lesson-illusion-reserve = The second spy may come from your reserve. Take { spy-leo } on a1 for an illusion, and bring in { spy-jack }: he survives attacks. The leader alone may never end in the reserve.
lesson-illusion-learnt = An illusion mixes two of your spies, or one with the reserve; it cannot be doubted, and makes all that Blue knew uncertain again.
