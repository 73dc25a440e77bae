# What bots are called at a table: by their kind and the number of their seat.

bot-seat-random = Hasard { $number }
bot-seat-apprentice = Apprenti { $number }
bot-seat-hero = Héros { $number }
bot-seat-god = Dieu { $number }
bot-level-random = Au hasard
bot-level-apprentice = Apprenti
bot-level-hero = Héros
bot-level-god = Dieu
