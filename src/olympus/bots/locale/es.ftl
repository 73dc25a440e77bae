# What bots are called at a table: by their kind and the number of their seat.

bot-seat-random = Azar { $number }
bot-seat-apprentice = Aprendiz { $number }
bot-seat-hero = Héroe { $number }
bot-seat-god = Dios { $number }
bot-level-random = Al azar
bot-level-apprentice = Aprendiz
bot-level-hero = Héroe
bot-level-god = Dios
