# What the page itself says, whatever is played.

## Lobby
page-play = Play
page-learn = Learn
page-learn-game = Learn { $game }
page-replays = Replays
page-me = Me
page-navigation = Navigation
page-language = Language
page-theme-light = Light theme
page-theme-dark = Dark theme
page-theme = Theme and colours
page-theme-contrast = Plain, high contrast
page-markers = Markers on the board
page-markers-all = all
page-markers-mine = only mine
page-markers-none = none
page-part-out = Highlight
page-part-none = nothing
page-show-all = show everything
page-draw-arrow = Draw an arrow for myself
page-arrows = Your arrows: { $arrows }
page-no-arrows = No arrows drawn
page-key-arrow = an arrow of your own: from here, then to there
page-key-no-arrows = Erase my arrows
page-key-markers = markers: all, mine, none
page-key-part = highlight a part of the board
page-notes = Notes
page-notes-private = Only you see what you write here.
page-frozen = The game is stuck: report it
page-palette = Colours of the sides
page-palette-blue-red = blue and red
page-palette-teal-magenta = teal and magenta
page-palette-green-violet = green and violet
page-headline = Five crises, one table.
page-subline = No account needed, against a bot or a person, on any screen.
page-create = Create a table
page-choose-opponent = Choose your opponent
page-change-game = Change game
page-play-now = Play now: { $game }
page-play-game = Play { $game } against a bot
page-create-game = Create a table for { $game }
page-shelf = The games
page-my-tables = My tables
page-open-tables = Open tables
page-mine-first = waiting for me first
page-no-tables = Your games will appear here.
page-more-tables = More tables
page-all-tables = All my games
page-no-open-tables = Nobody is waiting right now. Create a table and others can join it.
page-against = against
page-your-move = Your move
page-join = Join
page-look = Watch
page-how = How a game goes
page-hide = hide
page-how-learn = Learn it in short lessons
page-watch = Games to watch
page-live = Live
page-watch-now = Watch
page-watch-bots = No public game in progress. Bots can start one for you.
page-begun = Your lessons and games
page-puzzle = Daily puzzle
page-puzzle-number = no. { $n }
page-puzzle-question = What is best here?
page-puzzle-try = Try it
page-puzzle-again = Look again
page-puzzle-difficulty = difficulty { $n } of 5
page-puzzle-solved = solved by { $share }
page-puzzle-tomorrow = the next one tomorrow
page-puzzle-you = You play: { $seat }.
page-puzzle-best = Which answer is best?
page-puzzle-answers = Answers
page-puzzle-tell = Tell me the answer
page-puzzle-back = Back to the tables
page-puzzle-found = Yes: { $act }. { $some ->
    [yes] What it changes on average: { $gains }.
   *[no] Nothing else does as well.
}
page-puzzle-told = The best is: { $act }. { $some ->
    [yes] What it changes on average: { $gains }.
   *[no] Nothing else does as well.
}
page-puzzle-not = Not the best: { $act } gives away { $chance } of the chance to win. { $some ->
    [yes] The best answer brings more: { $gains }.
   *[no] Try another.
}
page-lessons-done = { $n } of { $of } lessons done
page-ended-draw = a draw
page-ended-won = you won
page-ended-by = { $names } won
page-row-over = finished
page-row-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
page-row-nobody = nobody yet
page-row-playing = in progress
page-row-yours = your move
page-row-theirs = waiting for the others
page-row-waits = waiting for { $names }
page-about-level1 = Looks one move ahead and makes many mistakes. For a very first game.
page-about-level2 = Thinks its move through to the end, and still makes mistakes.
page-about-level3 = Plays its turn through in its head before it chooses; makes a mistake now and then.
page-about-level4 = Carefully compares everything it can do. For those who know the game.
page-about-level5 = Imagines more hidden hands, and forgives little.
page-about-level6 = Everything it can do, in two seconds a decision at most.
page-opponent = Opponent
page-opponent-note = The same six levels in all games. The number is their rating, earned against each other.
page-style = Style
page-style-even = Plays what it thinks best.
page-style-bold = Goes for great gains, even at a risk. About as strong.
page-style-cautious = Would rather be safe than win big. About as strong.
page-style-bluffing = Does what you would not expect. About as strong.
page-handicap = Handicap
page-handicap-note = It makes the game easier for that side.
page-expect-help = The handicap makes it easier for you than the ratings say.
page-expect-burden = The handicap makes it harder for you than the ratings say.
page-level = { $n } of 6
page-against-bot = A bot
page-against-person = A person
page-level-beats = beats level { $n }: { $rate }%
page-level-measured = { $bot } beat the level below in { $beats }% of { $games } games (95% interval: { $low } to { $high }%).
page-level-above = above level { $n }: { $rate }%
page-level-placed = { $bot } was placed above { $beats }% of the players of the level below, in { $games } games of four (95% interval: { $low } to { $high }%).
page-level-unmeasured = not yet measured
page-expect = What to expect
page-expect-record = Your last games against { $bot }: { $won } of { $n } won.
page-expect-wins = By your rating you should win { $n ->
    [0] fewer than one game in twenty
    [1] about one game in ten
    [10] nearly every game
   *[other] about { $n } games in ten
}.
page-your-side = Your side
page-lots = Draw lots
page-lot = Lot { $n }
page-lots-note = Who sits where is drawn by lot when the table is made.
page-lots-agreed = lots for sides
page-you-are = you: { $seat }
page-handicap-none = none
page-handicap-friendly = A handicap makes the game friendly: it counts for nobody’s rating.
page-name-title = Your name at the table
page-my-games = My games
page-plans = Answers in advance
page-plans-note = For questions that come during another player’s turn. Nobody else sees these answers; each is given after a while, as if you had just thought about it.
page-plans-open = Plan
page-plans-count = { $n ->
        [0] You are asked every time.
        [one] One answer in advance
       *[other] { $n } answers in advance
    }
page-off-turn = Off turn
page-asked-off-turn = Off turn: { $said }
page-plan-ask = ask me (my clock runs)
page-plan-ask-short = ask me
page-plan-always = always: { $answer }
page-plan-card = For one card…
page-plan-drop = Remove
page-account = Account
page-name = Name
page-name-line = Shown at your tables.
page-mail = Email address
page-password = Password
page-old-password = Current password
page-new-password = New password
page-keep-games = Keep my games
page-keep-games-line = You are playing as a guest: everything depends on this browser. An account keeps it, on all your devices.
page-comes-along = What { $name } brings along
page-games-running = { $n ->
        [one] game in progress
       *[other] games in progress
    }
page-games-finished = { $n ->
        [one] game finished
       *[other] games finished
    }
page-lessons-learnt = { $n ->
        [one] lesson done
       *[other] lessons done
    }
page-settings-and-notes = settings
page-make-account = Create an account
page-mail-link = Email link
page-mail-link-to = Email link to { $mail }
page-mail-link-line = A link that signs you in, once, within 15 minutes.
page-send-link = Send the link
page-link-sent = A link is on its way. It works once, within 15 minutes: open it in this browser.
page-link-sent-if-known = If this address is known, a link is on its way. It works once, within 15 minutes.
page-password-line = At least twelve characters; a sentence does very well.
page-choose = Choose
page-no-trackers = The address is only used to sign you in and for the notifications you ask for. No trackers. You can export or delete everything.
page-have-account = I have an account
page-enter = Sign in
page-enter-password = Sign in with a password
page-enter-password-line = With your name or your email address.
page-name-or-mail = Name or email address
page-bring = { $n ->
        [one] Bring this guest’s game along
       *[other] Bring this guest’s { $n } games along
    }
page-get-link = Get a link
page-get-link-line = If the address is known, the link is sent at once.
page-by-mail = By email
page-forgotten = I can no longer sign in
page-new-password-line = The link lets you choose a new password and signs you out everywhere else.
page-have-code = A code from another device
page-have-code-line = You will find it on the account page there.
page-code = Code
page-another-device = Another device
page-change-device = Without an account: another device
page-device-account = Scan the QR code or type the code on the other device. You stay signed in here.
page-device-guest = Scan the QR code or type the code on the other device: you will find your seat there.
page-device-once = Works once. Give it to nobody: whoever has it can play in your place.
page-square = The same code as a QR code
page-show-code = Show a code
page-new-code = New code
page-time-left = { $time } left
page-change = Change
page-set = Choose one
page-ways-in = Ways to sign in
page-keep-one = keep at least one
page-confirmed = confirmed
page-none-yet = none yet
page-none-needed = none, and none is needed
page-password-set = set
page-signed-in = Where you are signed in
page-devices = { $n ->
        [one] one device
       *[other] { $n } devices
    }
page-some-browser = A browser
page-this-device = this device
page-here-since = since { $when }
page-seen = seen { $when }
page-by-password = password
page-by-link = email link
page-by-code = by code from another device
page-by-passkey = passkey
page-sign-out = Sign out
page-unknown-device = One you don’t know? Sign it out and change your password.
page-all-but-this = All but this one
page-member-since = member since { $when }
page-my-data = My data
page-export-line = All tables, messages and settings as one file.
page-export = Export
page-delete-line = The others keep your games, with “a former player” in your place.
page-delete-account = Delete my account
page-delete-guest = Delete this guest
page-delete-what = { $n ->
        [0] Your name, settings and messages to the server are deleted. The others keep the finished games, with “a former player” in your place.
        [one] You resign the game in progress. Your name and settings are deleted; the others keep the games, with “a former player” in your place.
       *[other] You resign the { $n } games in progress. Your name and settings are deleted; the others keep the games, with “a former player” in your place.
    } This cannot be undone.
page-keep-it = Keep it
page-type-name = Type { $name } to delete it
page-delete = Delete
page-former-player = a former player
page-link-enter = Sign in to Détente
page-link-enter-line = This link signs you in, once.
page-link-enter-do = Sign in
page-link-register = Keep my games
page-link-register-line = This link turns the guest into an account with this address.
page-link-register-do = Create the account
page-link-mail = Your email address
page-link-mail-line = This link confirms the address of your account.
page-link-mail-do = Confirm
page-link-reset = A new password
page-link-reset-line = At least twelve characters. You are signed out everywhere else.
page-link-reset-do = Save and sign in
page-link-code = Continue here
page-link-code-line = This device will play for whoever showed the QR code. It works once.
page-link-code-do = Continue here
page-link-cut = This link is incomplete: part of it was lost on the way. Copy all of it from the email into the address bar, or ask for another.
page-ask-another = Ask for another link
page-try-again = Try again
page-next-of-mine = Next game where it is my move
page-new-game = New game
page-my-games-line = { $running ->
        [0] No games in progress.
        [one] One in progress
       *[other] { $running } in progress
    }{ $running ->
        [0] {""}
       *[other] , { $mine ->
            [0] none waiting
            [one] one waiting
           *[other] { $mine } waiting
        } for you. The most urgent first.
    }
page-what-is-asked = What is asked
page-my-time = My time
page-their-time = Their time
page-all-asked = { $n ->
    [2] both
   *[other] all
}
page-all-records = Download all records
page-equal-times = Shortest time first; rated games come first when times are equal.
page-games-running-chip = All in progress
page-games-mine-chip = My move
page-games-waiting-chip = Waiting
page-games-finished-chip = Finished
page-no-running = No games in progress.
page-notices = Notifications
page-notices-note = when it is my move
page-notices-need = With an account you can be told by email or in the browser when it is your move.
page-not-offered = not available here
page-mail-notice = Email
page-mail-notice-line = The game, the opponent and what is asked; one click stops it.
page-mail-notice-needs = Give an email address first, under “Ways to sign in”.
page-this-browser = This browser
page-this-browser-line = Also while the page is closed.
page-browser-refused = Your browser does not allow it; you can change that in its settings.
page-webhook = Webhook
page-webhook-line = Calls a program of yours.
page-webhook-address = https address
page-reminder = Reminder
page-reminder-line = Once more, if I have not moved.
page-after-hours = { $n ->
        [0] never
        [one] after one hour
       *[other] after { $n } hours
    }
page-quiet-tables = { $n ->
        [one] No notifications about one table.
       *[other] No notifications about { $n } tables.
    }
page-tell-again = Notify me again
page-own-bot = A bot of my own
page-own-bot-line = A bot account plays with a token and is marked as a bot.
page-bot-name = Name of the bot
page-set-up = Set up
page-off = none
page-new-token = New token
page-token-once = The token is shown once. Whoever has it plays for the bot:
page-link-off = No more emails
page-link-off-line = This stops the emails that tell you when it is your turn.
page-link-off-do = Stop them
page-mails-ended = Done. You can turn them on again on the account page.
page-invited = A seat is kept for you here.
page-invitations = Invitations by name
page-invitations-all = from everybody
page-invitations-friends = from those I follow
page-invitations-none = from nobody
page-invitations-line = Who may keep a seat for you at a new table. Others won’t find you when choosing an opponent.
page-friends = Friends
page-friends-line = Players who follow each other see who is online.
page-friend-name = Name of the account
page-follow = Follow
page-unfollow = Unfollow
page-not-mutual = does not follow you yet
page-invite-to = Invite to
page-invite-friend = Invite
page-save = Save
page-close = Close
page-game = Game
page-seats = Seats
page-seat-me = Me
page-seat-beside = Somebody at this screen
page-seat-open = Free seat
page-in-a-row = Games in a row
page-in-a-row-note = the same players, one seat further on each time, ranked by points
page-games = { $n ->
    [one] one game
   *[other] { $n } games
}
page-part = game { $n } of { $of }
page-find-pair = Quick pairing
page-find-pair-line = The next player who wants this game with this clock, close to your rating.
page-looking = { $game ->
    [0] Nobody is waiting now: you would be the first.
    [one] One player is waiting for this game now, { $same ->
        [0] on other terms.
       *[other] on your terms.
    }
   *[other] { $game } players are waiting for this game now, { $same } of them on your terms.
}
page-find-pair-usual = Only for a single game by the usual rules.
page-find-link = By link
page-find-link-line = Send it to a friend. It opens the table at once, no account needed.
page-find-named = A player by name
page-find-named-line = A seat is kept for them; only they can take it.
page-find-open = Open challenge
page-find-open-line = Anyone in the lobby can accept it.
page-found-pair = Find an opponent
page-found-link = Create the link
page-found-named = Send the invitation
page-found-open = Post the challenge
page-all-recent = All { $n }
page-passkey = Passkey
page-passkey-line = Your fingerprint, your face or the code of this device. Nothing to remember, nothing to steal.
page-use-passkey-line = The key of this device or of your phone.
page-make-passkey = Create a passkey
page-use-passkey = Use a passkey
page-no-passkey = No passkey was used. Try again, or choose another way.
page-passkey-of = Passkey · { $device }
page-passkey-used = used { $when }
page-passkey-unused = created { $when }
page-add = Add
page-best-of = Best of { $n }: over as soon as it is decided
page-bids = Bidding for the sides
page-bids-note = before each game both bid in secret; the higher bid plays the stronger side and pays for it
page-bids-how = Both bid in secret. Whoever bids more plays the { $second } side; the other side, { $first }, is given that much. Equal bids: everybody stays where they sit.
page-bids-ask = What would you give the { $first } side to play the { $second } side yourself?
page-bid = Bid { $bid }
page-bid-nothing = nothing
page-bid-made = Your bid: { $bid }. The bids are revealed once both are in.
page-bids-told = Bids for the sides:
page-remind = Remind
page-remind-note = once a day, by email or however they want to be told
page-reminded = Reminder sent
page-part-best = game { $n }, best of { $of }
page-seat-named = Somebody by name…
page-nobody-found = No name begins with that.
page-last-opponents = Your last opponents
page-score-against = your score { $won }–{ $lost }
page-rating = rating { $n }
page-first-game = first game
page-strength = Strength
page-filter-strengths = any strength
page-filter-near = within { $n } points of me
page-table-notices = Notify me about this table
page-way-mail = by email
page-way-push = in my browsers
page-way-webhook = by webhook
page-off-turn-notice = Questions off turn
page-off-turn-notice-line = Also when I am asked something during another player’s turn.
page-always-notice = Always tell me
page-always-notice-line = Even while I have the table open.
page-challenge = Challenge
page-thirteen-weeks = Thirteen weeks
page-course = { $game }: { $first } on { $from }, { $last } today
page-course-from = { $day }: { $n }
page-course-today = today: { $n }
page-your-record = your record against { $name }: { $won } – { $lost }
page-public = Show this table in the lobby
page-delay = Spectators see the game
page-delay-choice = { $n ->
    [0] at once
    [one] one minute late
   *[other] { $n } minutes late
}
page-variants = How it is played
page-house-rules = { $n ->
    [0] House rules
    [one] House rules (one changed)
   *[other] House rules ({ $n } changed)
}
page-house-rules-note = Where a rulebook leaves a gap, this is how it is filled. Nobody needs to touch these.
page-make-table = Open the table

## Table
page-yours = Your move
page-theirs = Their move
page-watching = Watching
page-late = { $n ->
    [one] Shown one minute late.
   *[other] Shown { $n } minutes late.
}
page-over = Over
page-prompt = What is asked
page-acts = What you can do
page-no-acts = Nothing to do for now.
page-undo = Undo
page-undo-act = Undo: { $act }
page-undo-use = Back to the cards
page-restart = Restart
page-finish-left = Finish with { $left } unspent
page-finish-none = Finish with nothing spent
page-finish-none-place = Finish without placing anything
page-finish-none-remove = Finish without removing anything
page-finish-with = Confirm: { $acts }
page-finish-sure = You need not stop here: { $left } left.
page-ends-undo = This cannot be undone.
page-can-undo = Can be undone.
page-another-card = Another card
page-risky = This may lose the game.
page-hand = Your hand
page-hand-empty = No cards in hand
page-hand-hidden = Hands are hidden from spectators
page-card-chosen = Chosen
page-in-play = In play
page-you = you
page-free-seat = free seat
page-thinking = thinking…
page-weighs = is considering “{ $act }”
page-bot-weighs = The bot is considering “{ $act }”.
page-weighed = considered “{ $act }”
page-online = connected
page-away = away
page-away-for = away for { $span }
page-connecting = connecting…
page-offline-can = Lessons and rules you have opened before can still be read and played, and so can games kept on this device; tables need the server.
page-needs-server = Without a connection only the lesson’s own moves can be explained.
page-offline = connection lost, trying again…
page-offline-play = Play offline
page-offline-brief = The five games against bots, without a connection
page-offline-open = Open
page-offline-about = The five games against bots, on this device alone. Once they are kept here, no connection is needed.
page-offline-device = On this device
page-offline-keep = Keep for offline play ({ $n } MB)
page-offline-keep-first = Keep the games on this device first; then play them anywhere.
page-offline-keeping = Downloading { $n } MB…
page-offline-kept = Everything is kept on this device ({ $n } MB). It stays up to date whenever you come here with a connection.
page-offline-drop = Remove from this device
page-offline-not-kept = Not everything could be kept: the connection broke or this device is full. Try again.
page-offline-nothing = The games are not kept on this device yet. Come here once with a connection and keep them.
page-offline-cannot = This browser cannot keep the games here: that takes a page opened over https.
page-offline-needs = Other players, ratings, tournaments and replays need the server.
page-offline-seat = My side
page-offline-any-seat = Drawn by lot
page-offline-games = Games on this device
page-offline-undealt = Not dealt yet
page-offline-running = In progress
page-offline-over = Finished
page-offline-forget = Delete this game
page-offline-forget-now = Delete it
page-offline-here = on this device
page-offline-opening = Setting up the table on this device…
page-offline-no-game = There is no such game on this device.
page-offline-full = This device has no room left: the last move could not be kept. Delete finished games, then open this one again.
page-offline-failed = This game could not be opened on this device. What was played is still kept here.
page-next-to-move = Next game where it is my move
page-last-move = Opponent’s last move
page-so-far = So far
page-telling = { $who }:
page-times = { $what } ×{ $n }
page-goes-on = { $card } (continued)
page-again = Replay
page-log = Log
page-log-and-talk = Log and chat
page-line-by-line = Line by line
page-talk = Chat
page-talk-new = new
page-talk-empty = Nothing said yet. Only the players can read this, not the spectators.
page-talk-muted = You have muted the others at this table.
page-say = Say something to the others
page-mute = Mute
page-search = search
page-comment-line = Add a line, for all to read
page-search-log = Search the log
page-table-terms = table { $id } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-why-not = Why not { $what }?
page-read-rule = Read the rule
page-read-card = Read the card
page-no-more-to-read = Nothing more is printed here.
page-not-now = Nothing can be done here now.
page-danger = This move can lose you the game
page-go-back = Go back and choose again
page-once-more = One more
page-take-back = Undo the last step
page-all-the-same = do it anyway
page-forced = Play forced moves automatically
page-by-itself = Played automatically, the only move: { $act }.
page-hint = Hint: what would a bot do?
page-hint-thinking = A bot is thinking it over…
page-hint-aim = A bot would choose “{ $act }”: { $aim }.
page-hint-why = A bot would choose “{ $act }”: compared with other moves, { $gains }.
page-hint-deeds = A bot would choose “{ $act }”: that { $deeds }.
page-choices = What mattered, says the bot
page-choice = { $act } → { $gains }
page-choice-moment = Look at that moment
page-study = How it went
page-study-label = How the game stood over { $n } moves; in the end: { $last }
page-study-even = even
page-study-find = Find the mistakes
page-study-finding = A bot is looking: { $n } of { $all } choices
page-study-none = A bot finds no clear mistake.
page-study-found = { $n ->
    [one] A bot finds 1 clear mistake
   *[other] A bot finds { $n } clear mistakes
 }
page-study-nth = Mistake { $n } of { $of }
page-study-made = { $seat } played: { $act }
page-study-better = Better: { $line }
page-study-then = Then { $seat }: { $line }
page-study-cost = Chance of winning +{ $chance }
page-study-table = As a table
page-study-move = After move
page-study-stood = How it stood
page-careful = Ask me to confirm what cannot be undone, in my first { $n } games
page-expert = Expert: do not warn me at this table
page-safer = the safe way
page-since = since my last move
page-past = Looking back
page-now = Back to now
page-zoom-all = All
page-hand-over-pass = Pass the screen to
page-hand-over-why = What comes next is for this seat only. The others look away.
page-hand-over-lift = I am { $seat }: show my table
page-rules = Rules
page-menu = Menu and settings
page-lessons = Lessons
page-lessons-about = { $n } short lessons on small positions: you make the moves, the rest plays by itself. A minute or two each.
page-lesson-step = Step { $n } of { $of }
page-lesson-back = Previous step
page-lesson-skip = Skip
page-lesson-show = Show me
page-lesson-play = Play against the bot
page-lesson-finished = Finished
page-guide = Guide
page-explanation = Explanation
page-guide-next = Got it
page-guide-end = End the guide
page-guide-wanted = Guide: explain what is asked
page-guide-start = Play a first game with a guide
page-order = Order of my hand
page-order-dealt = as it comes
page-order-side = by side
page-order-value = by value
page-pace = Others’ moves
page-pace-instant = Instant
page-pace-follow = Follow
page-pace-step = Step by step
page-pace-next = Next
page-pace-skip = Skip to the end
page-counted = What counts
page-continue = Continue
page-told = The count
page-told-waits = The game waits for you to have read it.
page-terms = Rules of this table
page-option-played = { $option }: { $choice }
page-played-here = At this table, { $what }
page-terms-usual = the usual ones, no option changed
page-terms-delay = { $n ->
    [one] spectators see the game one minute later
   *[other] spectators see the game { $n } minutes later
}
page-seat-menu = About { $name }
page-block = Block { $name }
page-block-means = You will no longer see what they say. They cannot take a free seat at your public tables, and you will not see each other’s tables among the open ones. A game you are playing together goes on. You can undo this in the menu.
page-blocked = Blocked players
page-unblock = Unblock
page-luck = Luck of the draw
page-luck-side = { $who }: { $n } in all
page-luck-face = Shown
page-luck-times = Times
page-luck-expected = Expected
page-luck-none = Nothing has been rolled or drawn yet.
page-report = Report a problem
page-report-about = What is it about?
page-report-behaviour = somebody’s behaviour
page-report-frozen = a game that is stuck
page-report-rules = the rules
page-report-text = What happened?
page-report-note = The host of this server will read it, with your name, the table and the position as it is now.
page-report-together = Report your last game together
page-report-where = Behaviour at a table is reported from the menu of that table.
page-reported = Thank you. Your report is number { $n }.
page-text-mode = Text mode
page-sounds = Sounds
page-volume = Volume
page-resign = Resign the game
page-resign-now = Yes, I resign
page-make-draw = Offer a draw
page-make-draw-now = Yes, offer a draw
page-make-call_off = Call the game off
page-make-call_off-now = Yes, call it off
page-close-table = Close this table
page-close-table-now = Yes, close it
page-offer-draw = { $seat }: “Shall we call it a draw?”
page-offer-call_off = { $seat }: “Shall we call this game off?”
page-offer-waits = Still to answer: { $names }.
page-offered-draw = You offer a draw. Still to answer: { $names }.
page-offered-call_off = You want to call the game off. Still to answer: { $names }.
page-accept-draw = Accept the draw
page-accept-call_off = Call it off
page-decline = Play on
page-withdraw = Withdraw it
page-declined-draw = Your offer of a draw was not accepted.
page-declined-call_off = The game goes on: not everybody wants to call it off.
page-copy-link = Copy the link
page-copied = Link copied
page-to-lobby = Back to the lobby
page-to-table = Back to the table
page-browse = Browse cards
page-command = Type an action
page-send = Send
page-board = The board
page-position = The position
page-take-seat = A seat is waiting for you.
page-sit = Play as { $seat }
page-invite = Give this link to the person you are waiting for.
page-link = Link to the table
page-rules-goal = The goal
page-rules-turn = How a turn goes
page-search-rules = Search cards and rules
page-found = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}, { $rulings ->
    [0] no ruling
    [one] one ruling
   *[other] { $rulings } rulings
}, { $n ->
    [0] no clause
    [one] one clause
   *[other] { $n } clauses
}
page-found-cards = Cards
page-found-rulings = Rulings
page-card-face = The card
page-card-history = In history
page-card-named = { $n ->
    [one] One clause or ruling names it
   *[other] { $n } clauses and rulings name it
}
page-counter = Cards not seen yet
page-counter-all = All
page-lost = Nothing here
page-no-line = No connection
page-no-connection = No connection to the server.
page-server-error = The server could not answer.

## Keyboard
page-keys = Keys
page-key-tab = go from one thing to the next
page-key-press = press it
page-key-escape = close
page-key-next = next legal target
page-key-previous = previous legal target
page-key-confirm = do what the button says
page-key-number = choice or card of that number
page-key-undo = undo one step
page-key-restart = restart this action
page-key-why = why can’t I?
page-key-hint = ask a bot for a hint
page-key-read = read the card
page-key-hand = go to the hand
page-key-board = go to the board
page-key-offer = go to what is offered
page-key-lesson = go to the lesson
page-key-log = go to the log
page-key-cards = browse cards
page-key-text = text mode
page-key-rules = search cards and rules
page-key-menu = menu
page-key-help = this list
page-key-back = previous move
page-key-forward = next move
page-key-first = to the start
page-key-last = to the end
page-key-now = back to now
page-key-leave = close, then back to now
page-key-since = since my last move
page-key-mistake = next mistake
page-key-mistake-before = previous mistake
page-key-eyes = change the point of view
page-key-near = look closely at the next part of the map
page-key-near-before = look closely at the previous part of the map
page-key-whole = the whole map
page-key-pan = move over the map

## The end of a game
page-win = { $seat } wins
page-nobody-wins = Nobody wins
page-drawn = A draw
page-called-off = Called off
page-score = points
page-scores = Points
page-next-game = Next game: { $n } of { $of }
page-next-accept = Go on to game { $n } of { $of }
page-standing = Series: standing after game { $n } of { $of }
page-final-standing = Series: final standing of { $of } games
page-place = Place
page-player = Player
page-nth-game = Game { $n }
page-rematch = Rematch, sides swapped
page-rematch-asked = The other side asks for a rematch, sides swapped.
page-later = Not now
page-rematch-accept = Accept the rematch
page-play-on = Play on from here
page-play-on-at = Play on from move { $n }
page-play-on-how = A new table begins at this moment, with these cards. What chance decides from here on is drawn anew, and moves made before it cannot be undone.
page-stands-still = Stopped
page-stopped = stopped: other rules
page-played-on = played on from move { $n } of a recorded game
page-replay = Replay the game
page-share = Share this position
page-see-board = See the board
page-see-result = See the result
page-fairness = Verifiable chance
page-fairness-how = Before the first move the server showed the fingerprint of a secret; every draw follows from it. The secret is public now: its fingerprint must be the one from the start. With the game’s file, “detente verify” deals everything again.
page-fairness-given = The first { $n } moves of this game are those of another one: nothing was drawn for them here.
page-fairness-commitment = Fingerprint shown at the start
page-fairness-secret = Secret
page-fairness-nonces = Numbers the players added
page-fairness-check = Check here
page-fairness-record = Download the game
page-fairness-fair = The fingerprint is right.
page-fairness-unfair = The fingerprint does not match!
page-fairness-unable = This browser cannot check here; use the game’s file.

## Replay
page-replay-bring = Open the file of a game, or paste one, to go through it move by move.
page-replay-file = Choose a file
page-save-game = Save this game
page-save-form = Form
page-save-text = In words
page-save-text-note = One line per move, to read and to quote; it can be pasted back here as it is.
page-save-compact = Compact line
page-save-compact-note = The whole game on one line, to paste into a message; it can be pasted back here as it is.
page-save-json = JSON
page-save-json-note = For programs: with everything needed to verify the dice.
page-save-copy = Copy
page-save-file = Download
page-replay-paste = Paste a game: in words, a compact line or JSON
page-replay-read = Look at this game
page-finished = My finished games
page-no-finished = Games you have finished will appear here.
page-steps = Step by step
page-move-number = Move number
page-eyes = Point of view
page-eyes-all = See everything
page-eyes-spectator = Spectator
page-copy-position = Copy the link to this position

## Clocks

page-time = Time
page-time-none = No clock
page-time-none-note = No clock: after waiting 14 days, you may claim the game or call it off.
page-time-bot-note = A bot answers within two seconds. A clock runs for you alone.
page-time-live = Live
page-time-mail = Correspondence
page-time-bank = Time at the start
page-time-bank-live = { $span } each
page-time-bank-mail = Bank of { $span }
page-time-gain = Increment
page-time-most = Bank limit
page-time-cap = { $cap } at most
page-time-agreed-live = live, { $bank } + { $gain }
page-time-agreed-mail = correspondence, { $bank } + { $gain }
page-out = Out of time
page-out-lose = Loses
page-out-bot = Bot takes over
page-out-claim = Claim or wait
page-row-out-lose = time-out loses
page-row-out-bot = time-out: a bot takes over
page-row-out-claim = time-out: claim or wait
page-out-lose-note = Whoever runs out of time loses.
page-out-bot-note = A bot plays on for whoever runs out of time.
page-out-claim-note = When time runs out, the opponent may claim the win or go on waiting.
page-out-claim-live-note = When time runs out, or after two minutes away on one’s move, the opponent may claim the win or go on waiting.
page-days = { $n } { $n ->
    [one] day
   *[other] days
}
page-hours = { $n } h
page-minutes = { $n } min
page-seconds = { $n } s
page-span-days = { $d } d { $h } h
page-span-hours = { $h } h { $m }
page-clocks = Clocks
page-clock-bank = in the bank
page-clock-stopped = stopped
page-clock-back = back in { $span }
page-clock-stand-still = clocks stopped
page-clock-may-play = you may still play your moves
page-clock-answer = waiting for your answer
page-clock-none = no clock
page-clock-without-move = without a move
page-clock-claimable-in = The clock keeps running. You may claim the game in { $span }.
page-clock-claimable = The clock keeps running. You may claim the game.
page-clock-may-be-asked = may have to answer
page-clock-empty = bank empty
page-clock-until = until { $date }
page-clock-gain = +{ $gain } a move
page-clock-for = for { $span }
page-clock-out = Time is up
page-clock-runs = The clock is running
page-clock-name = { $left } left
page-clock-name-until = { $left } left, until { $date }
page-clock-left = { $n ->
    [60] One minute left.
   *[other] { $n } seconds left.
}
page-claim-out = { $names }: time is up. Claim the game, or give more time; they may still play.
page-claim-absent = { $names }: away for more than two minutes. Claim the game, or wait; they may still come back.
page-claim-away = Nothing has happened here for { $days } days: waiting for { $names }. After 14 days a game without a clock may be ended.
page-claim-wait = Wait
page-claim-give = Give a day
page-claim-call-off = Call the game off
page-claim-win = Claim the game
page-claim-sure-win = You win, and { $names } loses on time.
page-claim-sure-call-off = The game ends without a winner, and counts for nobody.
page-my-time-out-lose = Your time is up.
page-my-time-out-bot = Your time is up: a bot plays on for you.
page-my-time-out-claim = Your time is up. Your opponent may claim the game or wait; until then you can still play.

## Players, ratings, tournaments

page-stakes = Stakes
page-stakes-rated = Rated
page-stakes-friendly = Friendly
page-rated-note = Rated: no hints; leaving early is a loss. Between people it needs a clock.
page-friendly-note = Friendly: it counts for nobody’s rating.
page-player-page = Player’s page
page-player-bot = bot
page-player-since = playing since { $month }
page-player-games = { $n ->
    [0] no rated game yet
    [one] one rated game
   *[other] { $n } rated games
}
page-player-off = , { $n } called off
page-playing-now = playing now
page-playing-against = against { $names }
page-ratings = Ratings
page-shown = Shown
page-won-by-side = Wins by side
page-rated-games = { $n ->
    [0] no rated game yet
    [one] one rated game
   *[other] { $n } rated games
}
page-rating-guess = fewer than ten games
page-of = of { $n }
page-no-rated-game = No rated game yet.
page-friendly-games = { $n ->
    [one] One friendly game played.
   *[other] { $n } friendly games played.
}
page-and-friendly = {" "}· { $n } friendly
page-edit-me = Edit
page-band = between { $low } and { $high }
page-band-note = The true strength lies within the band in 95 of 100 cases; the value shown (▾) is its lower end. Dashed, with “?”: fewer than ten games.
page-openings = Openings
page-opening-side = { $game }, { $side }
page-opening-within = between { $low } and { $high }% in 95 of 100 cases
page-openings-note = The first moves in rated games, those of one kind together. The true share lies between the two ticks in 95 of 100 cases.
page-player-answers = usually answers within { $span }
page-recent-games = Recent games
page-no-finished-game = No finished game yet.
page-result-won = Won
page-result-lost = Lost
page-result-half = Drawn
page-tournaments = Tournaments
page-no-tournaments = No tournaments yet. Create one.
page-new-tournament = New tournament
page-make-tournament = Open for entry
page-tournament-name = Name
page-tournament-open = open for entry
page-tournament-running = round { $n } of { $of }
page-tournament-over = over
page-tournament-called_off = called off
page-follow-tournament-note = Be notified of every new round and of the end, in the ways chosen on the account page.
page-tournament-followed = You follow this tournament: you will be notified of every new round and of the end, in the ways chosen on the account page.
page-followed = followed
page-call-off-tournament = Call it off
page-call-off-tournament-sure = No further round is paired, and nobody wins the tournament. Games that are being played go on and count for themselves.
page-tournament-rated = rated
page-tournament-friendly = friendly
page-tournament-rules = Rules
page-sides = Sides
page-games-over = games finished: { $n } of { $of }
page-system = System
page-system-swiss = Swiss
page-system-round_robin = Round robin
page-system-knock_out = Knock-out
page-players = { $n ->
    [0] no players
    [one] one player
   *[other] { $n } players
}
page-bracket = Bracket
page-round-since = since { $date }
page-round-about = about { $date }
page-round-ends-mail = over by { $date } unless somebody moves
page-round-ends-live = over by { $date } unless somebody moves
page-rounds = Rounds
page-round = Round { $n }
page-round-count = { $n } rounds
page-bots-enter = Bots
page-bot-count = { $n ->
    [0] no bots
    [one] one bot
   *[other] { $n } bots
}
page-begin = Begin
page-enter-tournament = Enter
page-not-enter = Withdraw
page-entrants = Entrants
page-no-entrants = Nobody has entered.
page-rank = Rank
page-standings = Standings
page-standings-final = final
page-standings-provisional = provisional
page-standings-updated = provisional, updated { $when }
page-points = Points
page-buchholz = Buchholz
page-buchholz-note = The sum of one’s opponents’ points.
page-sonneborn = Sonneb.
page-sonneborn-note = Sonneborn-Berger: the points of the players one has beaten, and half of those of players one has drawn with.
page-wins = Won
page-wins-note = Games won.
page-tie-breaks-four = On equal points: games won, then Buchholz, then who finished ahead of whom among those tied.
page-tie-breaks = On equal points: Buchholz, then Sonneborn-Berger, then the games between those tied.
page-tie-breaks-head = Tie-breaks
page-buchholz-full = Buchholz
page-sonneborn-full = Sonneborn-Berger
page-wins-full = Games won
page-pairs-swiss = Players with similar points meet, and nobody meets the same opponent twice if that can be avoided.
page-pairs-round_robin = Everybody meets everybody once.
page-pairs-knock_out = Whoever wins goes on; after a draw, whoever was held to be stronger. The strongest get the byes.
page-in-full = in full
page-in-short = in short
page-first-three = { $first } has won the tournament, ahead of { $others }.
page-bye = bye
page-bye-note = At most once; worth a point.
page-seats-note = Everybody plays each seat about equally often.
page-four-swiss-note = The ranking points of the game; bots fill up tables of four. Players with similar points meet.
page-four-round_robin-note = The ranking points of the game; bots fill up tables of four. Everybody meets everybody.
page-four-knock_out-note = The ranking points of the game; bots fill up tables of four. The first two go through; the strongest get byes.
page-sides-note = As often on one side as on the other, give or take one or two.
page-ladder = Ladder
page-filter-games = All games
page-filter-times = Any clock
page-my-page = My page
page-vacation = Vacation
page-vacation-left = { $n ->
    [one] one day left this year
   *[other] { $n } days left this year
}
page-vacation-line = In correspondence games no clock runs at your tables while you are away.
page-vacation-until = You are on vacation until { $date }. In correspondence games no clock runs at your tables.
page-vacation-planned = You will be on vacation from { $from } to { $to }.
page-vacation-plan = Plan dates
page-vacation-plan-it = Plan it
page-vacation-cancel = Cancel it
page-vacation-from = From
page-vacation-to = To
page-clock-vacation = on vacation until { $date }
page-take-vacation = Leave today
page-come-back = Come back now
