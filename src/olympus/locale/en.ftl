# Texts that every game shares. A game's own texts are in its folder.

## The table

error-game-unknown = There is no game “{ $game }”. The games are: { $possible }.
error-game-without = The game { $game } has no module “{ $part }”, which this needs.
error-option-unknown = There is no option “{ $option }”. The options are: { $possible }.
error-option-value = The option { $option } cannot be “{ $value }”. Possible: { $possible }.
error-seed = This seed cannot be used. Give a whole number, or exactly 32 bytes.
error-seat = There is no seat { $seat } at this table. Seats count from 0 to { $last }.
error-gpu-library = The GPU library is not installed. Install olympus with its extra “gpu”, or leave out --device cuda.
error-gpu-none = No GPU is found: an NVIDIA GPU and its driver are needed. Check that nvidia-smi shows it, or leave out --device cuda.

## Moves

error-game-over = The game is over: no more moves can be made.
error-not-your-turn = Seat { $seat } cannot move now: it is the turn of seat { $actor }.
error-unreadable = “{ $text }” is not a move of this game. Choose one of the moves on offer.
error-lesson-moves = These moves do not belong to this lesson as it is now. Begin the lesson again.

## Hints

hint-points = On average it brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
} as far as one can look ahead.
hint-loss = On average it costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
} as far as one can look ahead.
hint-best = Best move in { $worlds }% of deals.

## Component figures

error-components-toml = This file cannot be read: { $reason }. Correct it there, or put the original file back.
error-figure-mark = The figure { $name } has no mark that is known. Mark it with one of: { $possible }.
error-figure-missing = The figure { $name } is missing. Add it.
error-figure-range = The figure { $name } is “{ $value }”. It must be a whole number from { $low } to { $high }.
error-figure-unknown = There is no figure { $name }. Check how it is spelt, or leave it out.
error-figure-words = The figure { $name } is “{ $value }”. It must be a list of these words: { $possible }.

## Records

error-not-a-record = This is not the record of a game. Choose a file that begins with “olympus record”.
error-newer-record = This record is written in format { $format }, which is newer than this program. Update the program to read it.
error-newer-rules = This game of { $game } was played by version { $rules } of the rules, which is newer than this program. Update the program to read it.
error-cut-off = The record is cut off: its closing line is missing. Use a complete copy.
error-damaged = The record was changed or damaged after it was written: its checksum does not hold. Use an unchanged copy.
error-checksum = The game follows the rules, but the text was changed after it was written: its checksum does not hold.
error-bad-line = Line { $line } of the record cannot be understood: “{ $text }”. Use an unchanged copy.
error-wrong-turn = { $actor ->
    [None] Line { $line } of the record is one move too many, the game is already over: “{ $text }”.
   *[other] Line { $line } of the record should be move { $ply }, by seat { $actor }, but it is “{ $text }”.
}
error-illegal-in-record = Line { $line } of the record, “{ $text }”, breaks the rules. { $reason }
error-lines-missing = The record ends too early. The next line should be “{ $text }”.
error-after-end = Line { $line } stands after the end of the record: “{ $text }”. A record ends with its closing line; remove what follows it.
error-written-differently = Line { $line } of the record says “{ $text }”. In the record of this game that line is “{ $expected }”.
error-line-too-many = Line { $line } of the record is one too many: “{ $text }”.
error-commitment-alone = Line { $line } gives a commitment, but the record has no seed. So nobody can check that this deal belongs to it. Use the record with its seed.
error-chance-differs = Line { $line } of the record is not what chance gave. It says “{ $text }”; from the seed follows “{ $expected }”.
error-line-differs = Line { $line } of the record is not what follows from the moves. It says “{ $text }”; by the rules it is “{ $expected }”.
error-result-missing = The game of this record is over, but its result is missing.
error-result-early = The record gives a result, but the game is not over.
error-result-differs = The result in the record is wrong. It says { $found }; by the rules it is { $expected }.
error-commitment = The seed does not belong to the commitment that was shown before the game: the chance of this game cannot be trusted.
error-record-of-seat = This record ({ $form }) leaves out what others kept secret, so the game cannot be replayed from it. Use the whole record, there once the game is over.
error-other-seat = This record was written for { $form }, and does not show what seat { $seat } sees.
error-script-ended = A draw is due, but no more outcomes are given. Add the missing outcomes.
error-impossible-outcome = “{ $outcome }” cannot be drawn now. Possible: { $possible }.
