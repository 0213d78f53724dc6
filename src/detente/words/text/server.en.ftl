# What the table on the net says besides the games.
wait-for-players = Waiting for the other players to sit down.
wait-for-nonces = Waiting until everybody’s share of the dice is uncovered: each player must come to the table once.
wait-for-delay = The game has begun. Spectators see it { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } late.
table-has-open-seats = The game begins when every seat is taken.
seat-is-taken = Somebody else sits there.
no-such-table = There is no such table.
no-such-series = There is no such series of games.
no-such-game = There is no such game.
no-such-option = This game has no such option, or the option cannot have that value.
no-such-bot = There is no such bot.
no-such-promise = The table’s secret has been drawn anew meanwhile; please try again.
no-open-seat = Every seat is taken; you can watch.
wrong-seats = These seats do not fit the game.
too-many-tables = You have too many unfinished games; finish one first.
not-your-table = Only the players of this table may do that.
game-is-not-over = The game is not over yet.
table-is-from-another-version = This game was played with other rules than this server has.
table-is-stopped = This game is stopped.
table-rules-differ = From move { $move } on, this server’s rules play this game otherwise than it was played. It is kept as it is, shown up to there, and can be called off; it cannot be played on.
table-rules-unknown = This game is played by rules this server does not know (version { $version }). It is kept as it is and can be called off; it cannot be played on here.
mixed-nickname = A name keeps to one alphabet, so that nobody is taken for somebody else.
bad-nickname = A name needs at least one visible character.
bad-record = This file is not a game that can be replayed.
start-is-over = The game is over at that moment: nothing can be played on.
start-is-no-series = A game that is played on cannot be the first of a series.
start-keeps-its-options = A game that is played on keeps the options it was played with.
too-many-comments = You have said much just now; play without a line, or wait a moment.
no-such-offer = That is not offered any more.
offer-stands = An offer stands already; it must be answered or withdrawn first.
offer-was-declined = That was declined just now; play on before you offer it again.
rules-have-a-draw = In this game a draw is offered by its own rule.
hints-only-against-bots = Hints are for games against bots alone.
too-many-hints = Those were many hints; think for a moment yourself.
no-hint = The bot has nothing to say here.
nothing-said = There is nothing in that line.
not-your-seat = Somebody at this table does not want to play with you.
too-many-blocks = You have blocked as many as one can; let somebody go first.
muted = Whoever runs this server does not let you talk here; you can play on without a word.
banned = Whoever runs this server has closed it to you.
too-many-reports = There are many reports already; please wait until tomorrow.
no-such-lesson = There is no such lesson.
not-in-a-lesson = That is not done in a lesson.
malformed = The server did not understand the request.
oversized = The request is too long.
foreign = The request came from another site.
too-many = Too many requests; please wait a moment.
not-found = There is nothing here.
unavailable = The server cannot do this right now; please try again.
late = This is not the moment to uncover a share of the dice, or not the one that was sealed.
rebuilt = Something went wrong at this table. It is as it was before the last act; nothing is lost.
table-is-damaged = What is stored about this table makes no sense; whoever runs the server can look after it.

# Accounts
too-many-tries = Wait a minute, then try again.
wrong-password = That name and that password do not go together.
used-link = This link has been used or is too old. Ask for another.
name-taken = Somebody has that name already.
mail-taken = Another account has that address already.
no-account = Only an account has that.
has-account = You have an account already.
no-mail = This server sends no mails.
wrong-name = Type your name exactly as it is written.
