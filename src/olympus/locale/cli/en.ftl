# The terminal's own texts. Each game's are in its folder.

## Starting

ask-language = Language
ask-game = Which game?
ask-players = How many players? ({ $low } to { $high }, you included)
ask-bot = Who plays against you?
greeting = { $players } players: you and { $others ->
    [one] one bot
   *[other] { $others } bots
} ({ $bot }). Type ? for help, q to leave: the game is kept.
preparing = Getting the bots ready … (the first time on this machine it takes up to a minute)
commitment = Chance was fixed before the first move; its seal is { $commitment }… (olympus verify checks it after the game).
goes-on = The game goes on. It is kept in { $file }
kept-waiting = { $count ->
    [one] An unfinished game is waiting: olympus play --resume
   *[other] { $count } unfinished games are waiting: olympus play --resume
}
kept-list = Unfinished games, the latest first. Which one goes on?
kept-entry = { $when }, { $players } players, move { $moves }
your-seat = You have seat { $seat }.
seat-name = Seat { $seat }
bots = Bots: { $bots }
option-line = { $possible }  (unless told: { $default })
presets = Sets of figures: { $presets }

## At the table

prompt = Your choice (? help, h hint):
prompt-inner = Your choice (Enter: back):
only-move = Only one move is possible: { $move }
try-help = Type a number, a move in full, or ? for help.
hint-thinking = A bot thinks about it … (the first time on this machine it takes up to a minute or two)
hint-follow = To play one of these, type h1, h2 …
log-all = log all shows the whole game.
kept = The game is kept in { $file }
kept-again = The game is kept again in { $file }
help-table = Type the number of your choice; several numbers in a row go through the menus (“3 2”). Or type a move in full, like “{ $example }”.
help-commands =
    ? TOPIC   what a thing of this game is or does
    h         a hint: the best moves, and what they may bring
    b         the whole table again
    log       what happened so far
    lang XX   another language: en, it, es, fr
    0, Enter  back, or the menu again
    q         leave; the game is kept
help-topics = You can ask about these (? TOPIC), or about a thing by its name:

## The end

result = Result
winner = Won by { $names } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
and = { $first } and { $last }
record = The record of the game is { $file }

## Walking through a record

walk-keys = move { $at } of { $last } · Enter on · b back · number + Enter jumps · q ends
walk-all = Everything that happened, secrets included.
walk-spectator = As somebody sees it who only watches.
walk-seat = As seat { $seat } sees it.
walk-unfinished = The record ends here; the game is not over.

## Checking a record

verify-game = { $game }, { $players } players
verify-commitment = The seed belongs to the seal { $commitment }… shown before the game.
verify-draws = { $draws ->
    [one] { $draws } draw follows from the seed.
   *[other] All { $draws } draws follow from the seed.
}
verify-no-seed = No seed is in it: the { $draws } draws are possible ones, and cannot be checked further.
verify-moves = { $moves ->
    [one] { $moves } move is legal.
   *[other] All { $moves } moves are legal.
}
verify-events = { $events ->
    [one] { $events } event follows from the moves.
   *[other] All { $events } events follow from the moves.
}
verify-result = The result is right: { $points }.
verify-unfinished = The game is not over, and the record gives no result.
verify-checksum = The text is as it was written.
verify-good = Proven: the deal follows from the seed, and the whole game from the rules.
verify-consistent = Consistent: rules and result fit together. There is no seed, so the deal cannot be checked.
verify-house = Played with house values: { $values }.

## Problems

error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $possible }.
error-bot-outside = The bot “{ $bot }” could not be found: { $why }. Write it as package:factory, as Python would import it from this folder.
error-no-serving = Live tables need more libraries ({ $library } is missing). Install them with: pip install "olympus-games[serve]"
error-language = There are no texts in “{ $wanted }”. The languages are: { $possible }.
error-option-form = “{ $text }” is not an option. Write it as NAME=VALUE, for instance players=4. Sets of figures are called: { $possible }.
error-number = There is no choice { $number }. Choose from { $first } to { $last }.
error-topic = There is no help about “{ $topic }”.
error-unsaved = The game cannot be kept in { $file }: { $reason }. It goes on in memory; keeping it is tried again after each move.
error-not-kept = The game could not be kept anywhere: { $reason }.
error-in-use = Another terminal is playing the game { $file }. Go on there, or end it first.
error-finished = The game { $file } is over. See it again with: olympus replay { $file }
error-no-such-game = No game “{ $name }” was found, neither as a file nor in { $place }.
error-nothing-kept = There is no unfinished game in { $place }. Start one with: olympus play
error-kept-broken = The file { $file } cannot be read as a game; it is left as it is. What is wrong: olympus verify { $file }
error-file-exists = The file { $file } is already there and is left as it is. Choose another name, or go on with its game by --resume.
error-file-missing = There is no file { $file }.
error-file-folder = { $file } is a folder. Name the file of a record.
error-file-permission = You may not read the file { $file }.
error-file-unreadable = The file { $file } cannot be read: { $reason }.
error-file-empty = The file { $file } is empty.
error-file-large = The file { $file } is larger than { $limit } MB: no record is.
error-file-binary = The file { $file } is not text, so it is not a record.
