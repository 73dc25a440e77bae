# The lab's own texts. What each game counts is named in its folder.

lab-title = { $game }: { $games } random games, seed { $seed }
lab-options = Options: { $options }
lab-changes = Changed figures: { $changes }
lab-mean = mean
lab-interval = 95% interval
lab-count = samples
lab-of-median = of the median
lab-playing = Playing
lab-compiling = Compiling the rules (only the first time; up to a minute)
lab-seat = Seat { $name }
lab-start-wins = Share of wins by place after the starting player
lab-start-points = Points by place after the starting player
lab-start = { $name ->
    [0] Starts
   *[other] { $name } after the start
}
lab-race = Race { $name }

## Tournaments

lab-tournament = { $game }: tournament with { $players } at the table
lab-played = { $games } games on { $deals } deals, seed { $seed }
lab-budget = Time to think about a move: { $seconds } s
lab-standings = Standings
lab-bot = bot
lab-games = games
lab-win-share = share of wins
lab-points = points
lab-rating = rating
lab-seconds-a-move = s a move
lab-share-note = Shares and points are those of one seat: with equal players each would win { $even }. Intervals are 95%, over deals.
lab-beats = Who has more points than whom
lab-beats-note = How often a seat of the bot on the left has more points than a seat of the bot above, in the same game; ties are half.
lab-ratings = Ratings
lab-ratings-note = Plackett–Luce (openskill), in the order of the games; shown with twice its uncertainty.
lab-course = Share of wins, game after game
lab-by-seat = Share of wins in each seat
lab-written = The report is { $file }
lab-until-high = It is clear after { $games } games: { $bot } wins { $wanted } or more ({ $low } – { $high }).
lab-until-low = It is clear after { $games } games: { $bot } wins less than { $wanted } ({ $low } – { $high }).
lab-until-open = It is not clear after { $games } games whether { $bot } wins { $wanted } ({ $low } – { $high }).
lab-sprt-high = It is clear after { $games } games: { $bot } wins more than { $low } (tested against { $high }).
lab-sprt-low = It is clear after { $games } games: { $bot } wins less than { $high } (tested against { $low }).
lab-sprt-open = It is not clear after { $games } games whether { $bot } wins { $low } or { $high }.

## Balance

lab-balance = { $game }: balance
lab-balance-played = { $games } games, every seat played by: { $bot }; seed { $seed }
lab-lead = The lead during the game
lab-lead-changes = changes of the lead
lab-lead-alone = at { $part }: somebody leads alone
lab-lead-wins = at { $part }: who leads alone wins
lab-lead-note = By points, when this part of the game’s decisions is taken.
lab-lengths = Length of a game, in decisions
lab-value-note = The difference between seats that did it and seats that did not: what it brings compared with the rest.
lab-effects = Effect of each option
lab-effect = { $option } instead of { $present }
lab-effects-note = Each value beside the present one on the same chance, { $games } games each: the difference it makes.
lab-effects-refused = Cannot be combined with the present options: { $values }
lab-trial = { $changes } instead of { $present }
lab-trial-note = Both on the same chance. A dot marks differences whose 95% interval leaves out zero; of many that make no difference, one in twenty does so too.
lab-present = present
lab-tried = tried
lab-difference = difference

## Errors

error-bots-form = “{ $text }” does not name bots. Write names with commas, and how often: god,apprentice*3.
error-bots-many = There are more than { $most } entrants. Name fewer.
error-seconds = A bot cannot think { $value } seconds about a move. Give more than 0, at most 3600.
error-games = { $value } games cannot be played. Give a number from 1 to { $most }.
error-threads = { $value } games at a time cannot be played. Give a number from 1 to 1024.
error-until-form = “{ $text }” is not a goal. Write a bot and a share between 0 and 1: god>=0.5.
error-until-bot = { $bot } does not play in this tournament. Those who do: { $possible }.
error-sprt-form = “{ $text }” are not two shares to tell apart. Write two between 0 and 1, the lower first: 0.45,0.5.
error-two-tests = A run ends by one test. Give either --until or --sprt.
error-resume-where = To go on with a tournament, name its folder: --out FOLDER --resume.
error-out-exists = { $file } holds the games of a tournament. Add --resume to go on with it, or choose another folder.
error-out-folder = { $file } cannot be written: { $reason }. Choose another place.
error-out-busy = Another process is writing { $file }. Wait for it, or choose another folder.
error-out-line = Line { $line } of { $file } cannot be read. Take it out, or use an unchanged copy.
error-out-other = { $file } is another tournament: its { $name } is { $found }, not { $asked }. Ask for the same, or choose another folder.
error-out-full = { $file } could not be written to its end: the disk may be full. Make room, then go on with --resume.
error-no-ray = Ray is not installed. Install olympus with its extra “ray”, or leave out --ray.
error-ray-address = There is no Ray cluster to be reached at { $address }: { $reason }
error-balance-bot = “{ $bot }” does not play whole games as machine code. Possible: { $possible }.
error-set-option = { $name } is an option of the table, not a printed figure. Options are compared by themselves; to fix one, use --option.
error-set-figure = { $name } is a printed figure. To try another value beside the present one, use --set.
