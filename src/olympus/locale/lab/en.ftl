# The lab's own texts. What each game counts is named in its folder.

lab-title = { $game }: { $games } random games, seed { $seed }
lab-options = Options: { $options }
lab-changes = Changed figures: { $changes }
lab-mean = mean
lab-interval = 95% interval
lab-count = samples
lab-playing = Playing
lab-compiling = Compiling the rules (only the first time; up to a minute)
lab-seat = Seat { $name }
lab-race = Race { $name }
