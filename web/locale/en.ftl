# Texts of the pages round the boards.

close = Close
skip = Skip to the content
guest-name = Mortal
motto = Two games of gods and mortals
no-server = The server does not answer. Try again in a moment.
play-now = Play now
starting = Dealing …
with-friends = With friends
players = Players
minutes = Minutes
min = min
your-tables = Your tables
your-turn = Your turn
continue = Continue
open-tables = Open tables
take-a-seat = take a free seat
learn = Learn it in five minutes
lessons-help = Short lessons at a real table: each takes about two minutes. You can leave one and come back.
lesson-done = done
lesson-of = Lesson { $lesson } of { $lessons }
lesson-note = The lesson’s note
lesson-leave = Leave the lesson
lesson-next = Next lesson
lesson-again = Begin again
lesson-step = Step { $step } of { $steps }
lesson-watch = Watch: the others play …
lesson-back = Back
join = Join
rules-of = Rules of { $game }
rules = Rules
to-print = To print (PDF):
page-quick = the rules on one page
page-components = all components
check-a-game = Verify a game
credits = Credits
settings = Settings
language = Language
theme = Theme
theme-auto = Automatic
theme-light = Day
theme-dark = Night
theme-to-light = Switch to day
theme-to-dark = Switch to night
sound = Sounds
calm = Less motion
pace = Pace of the game
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
story-skip = Skip
patterns = Show initials on pieces (colour-blind help)
your-name = Your name
name = Name
password = Password
sign-in = Sign in
sign-out = Sign out
signed-in = Signed in as { $name }
sessions = Sessions
session-unknown = Unknown device
session-seen = last seen { $day }
session-here = this one
session-end = End
sign-out-everywhere = Sign out everywhere
register = Protect this name with a password
recovery-code = Write this code down, it is shown only once:
forgotten = Forgotten password
recovery = Recovery code
new-password = New password
recover = Set the new password
new-table = A new table
clock = Clock
clock-none = None
clock-move = 1 minute per move
clock-budget = 15 minutes per player
clock-days = 2 days per move
listed = Anybody may join
listed-help = The table is shown on the home page. Otherwise only people with the link find it.
set-the-table = Open the table
table = The table
table-gone = You can’t join this table
table-ended = This game ended without a result
home = Home
connecting = One moment …
lobby = Before the game
free-seat = Free seat
waiting = waiting for somebody
invited = invited
ready = ready
not-ready = not ready yet
not-all-ready = Waiting for { $names }.
sit-here = Sit here
drawn-by-chance = surprise me
start = Start
i-am-ready = I’m ready
wait-a-moment = Wait, not yet
leave = Leave
invite-friends = Invite friends
invite-help = Send them this link, or let them scan the code.
link = Link to this table
qr-label = QR code of the link
copy = Copy
copied = Copied
fair-deal = The cards are already sealed. After the game you can check that nobody touched them:
hint = A hint
hint-title = What a wise owl would do
hint-note = From what you can see, best first. Press one to pick it.
hint-thinking = The owl is thinking …
hint-play = Play this move
hints = Hints
hints-help = Everybody may ask which moves look best. In rated games there are none.
moves-by-name = All moves by name
chat = Chat
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
log = What happened
menu = Menu
line-lost = Connection lost. Reconnecting …
paused = The game is paused.
bot-plays-for-you = A bot is playing for you.
bots-preparing = The bots are being prepared for their first game on this server, which takes a minute or two. They play when that is done.
i-am-back = I’m back
result = Result
pass-windows = Skip power prompts for me
pause = Ask for a pause
pause-asked = Take back the wish for a pause
resume = Go on
end-together = Propose to end the game
end-alone = End the game
end-asked = Take back the proposal to end
sure = Sure? Press again
asks-pause = { $names } { $count ->
    [one] asks
   *[other] ask
} for a pause.
asks-resume = { $names } { $count ->
    [one] wants
   *[other] want
} to go on.
asks-resign = { $names } { $count ->
    [one] proposes
   *[other] propose
} to end the game.
agree = Agree
people = At this table
mute = Mute
unmute = Let speak again
block = Block
unblock = Unblock
remove = Remove
block-help = You do not see what a blocked person says, and they cannot sit down at your tables.
report = Report
report-reason = What is it about?
report-insult = Insults or threats
report-cheating = Cheating
report-name = Their name
report-other = Something else
report-text = In your words (not needed)
report-help = The operator gets this with the last lines of the chat.
report-send = Send the report
report-done = Thank you: the operator will read what you said of { $name }.
leave-table = Leave: a bot takes over
you = you
me = You
rematch = Play again
replay = Replay
record = Save the game
check-deal = Check the deal
ended-played = The game is over
ended-resigned = Ended by agreement
ended-abandoned = Nobody was left to play
ended-stopped = Stopped by the host
proof-house = Played with house values: { $values }.
proof-no-seed = Only consistent: the saved game has no seed. Rules and result fit together, but nobody can check the deal.
proof-bound = The shuffle is the one sealed before the game began. Your browser has just checked it.
proof-unbound = The shuffle is not the one that was sealed: this deal cannot be trusted.
proof-figures = Technical details
proof-commitment = Commitment
proof-seed = Seed
check-help = Open a saved game that is finished. It is played again from its seed, move by move; if even one line was changed, we’ll show you which.
open-record = Open a saved game
fairness-title = Why the deal is fair
fairness-text = Before a game the server draws a secret seed and shows its commitment, a fingerprint that only this seed can have. Only then does each player’s browser add a random number of its own. Deck and draws follow from all of these together, so nobody, not even the server, could choose them. After the game everything is shown, and anybody can work it out again.
back = Back
forward = Forward
run = Run
stop = Stop
moment = Moment
eyes = Through whose eyes
spectator = Spectator
speed = Speed
lost-title = Nothing but bare rock here
lost-text = There is no page at this address.
unofficial = Olympus is an unofficial project of people who like these games. It is not connected with their authors or publishers.
credits-games = Rules and texts are told here in our own words, and all pictures are drawn anew. If you like the games, buy them.
credits-by-design = Game design
credits-by-development = Further development
credits-by-artwork = Artwork
credits-by-direction = Art direction
credits-by-layout = Graphic design
credits-by-publisher = Publisher
credits-unnamed = The rulebook that this project has names neither artist nor publisher.
credits-art = Pictures and letters
credits-icons = Icons inside the drawings come from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0; some are combined or recoloured.
credits-fonts = Typefaces: Cinzel by Natanael Gama, Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.
credits-code = Programs
credits-libraries = Built with Svelte, Vite, TypeScript, Fluent and qrcode-generator in the browser; Python, Litestar, uvicorn, SQLAlchemy, NumPy and Numba behind it.
turn-of = { $name } is to move
others-play = the others are playing
all-tables = All ({ $count })
tables = Tables
turn-elsewhere = It is your turn at another table: { $game }
later = Later
notices = Notify me when it’s my turn
notices-refused = The browser does not allow it. Change that in its settings for this page.
notices-insecure = Browsers allow this only over https, or on the machine itself.
a-friend = Free for a friend
seats = Seats
seats-help = Friends take the free seats by your link. Bots come in four strengths; they can be changed until the game starts.
seat = Seat { $number }
about-clock-none = Everybody takes the time they need.
about-clock-move = Whoever takes longer than a minute for a move is helped by a bot.
about-clock-budget = Fifteen minutes for the whole game, and five seconds more for each move.
about-clock-days = For games over days: come back when it is your turn, within two days.
watch-a-game = Watch a saved game
watch-help = Open a saved game, from this server, the terminal or a friend, and watch it again from any moment and any seat. You can also drop the file onto this page.
rule = Rule { $number }
rule-by-rule = Rule by rule
free-seats = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
start-with-bots = { $count ->
    [one] Add { $count } bot and start
   *[other] Add { $count } bots and start
}
watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
winner-you = { $count ->
    [one] You win!
   *[other] You win together with { $names }!
}
proof-replayed = { $plies ->
    [one] { $plies } move replayed: it follows the rules and the shuffle.
   *[other] All { $plies } moves replayed: every one follows the rules and the shuffle.
}
proof-nonces = { $count ->
    [one] { $count } player added their own random number to the shuffle.
   *[other] { $count } players added their own random numbers to the shuffle.
}
my-games = My games
my-page = My page
leader-board = Leader board
live-games = Live games
welcome-back = Welcome back, { $name }
last-games = Your last games
more-to-see = Look around
leader-board-idea = Who plays best
live-games-idea = Watch others play
open = Open
running-games = Still being played
finished-games = Finished
no-games-yet = You have not finished a game yet.
no-games-found = No game fits.
search-name = Another player’s name
game = Game
all-games = All games
only-won = Won
only-rated = Rated
show-more = Show more
place-of = { ORDINAL($place) } of { $count }
watch = Watch
no-live-games = Nobody plays at an open table right now. Tables that anybody may join can also be watched here.
rating = Rating
rating-about = Everybody begins at 1000. The rating changes with every rated game: it rises when you finish ahead of strong players. Bots are rated too.
no-leaders = Nobody has played a rated game yet.
player = Player
bot = bot
guest = guest
account = account
games-played = Games
games-won = Won
best-score = Best score
since = Here since { $date }
rating-curve = Rating over { $count } rated games: from { $first } to { $last }
head-to-head = Head to head
ahead = Ahead
behind = Behind
no-profile-yet = Nothing to see yet: finish a game, and results, favourites and rivals appear here.
keep-name-help = You play as a guest of this browser. A password keeps your name and your games on every device, and lets you play rated games.
rated = Rated game
rated-help = The result changes everybody’s rating on the leader board. All players need an account, and there are no hints.
rated-guest = For this you need an account: protect your name with a password in the settings.
rated-no-hints = In a rated game there are no hints.
admin = For the operator
admin-now = At this moment
admin-sockets = Connections
admin-matches = Games in memory
admin-moves = Moves since the start
admin-version = Version
admin-bots = Bots
admin-bots-ready = ready
admin-bots-compiling = being compiled
admin-drain = Begin no new games
admin-drain-stop = Begin new games again
admin-drain-help = Games that run go on. Do this before you stop the server.
admin-people = People
admin-end = End
admin-status = State
admin-changed = Last change
admin-plies = Moves
admin-search = Name
status-all = All
status-lobby = Before the game
status-playing = Being played
status-over = Over
status-ended = Ended without result
nobody = Nobody
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
admin-since = Since
admin-operator = operator
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
chapters = Chapters
turn-before = Turn before
turn-after = Next turn
name-help = So the others know who sits here. It is remembered in this browser.
how-it-is-played = How it is played
yes = yes
no = no
admin-reports = Reports
admin-closed = Those already dealt with
admin-close = Dealt with
admin-reported-by = Reported by { $name }
admin-no-reports = Nothing here.
