# What bots are called at a table: by their kind and the number of their seat.

bot-seat-random = Random { $number }
bot-seat-apprentice = Apprentice { $number }
bot-seat-hero = Hero { $number }
bot-seat-god = God { $number }
bot-level-random = Random
bot-level-apprentice = Apprentice
bot-level-hero = Hero
bot-level-god = God
