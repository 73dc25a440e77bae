# What bots are called at a table: by their kind and the number of their seat.

bot-seat-random = Caso { $number }
bot-seat-apprentice = Apprendista { $number }
bot-seat-hero = Eroe { $number }
bot-seat-god = Dio { $number }
bot-level-random = A caso
bot-level-apprentice = Apprendista
bot-level-hero = Eroe
bot-level-god = Dio
