# What the board of 13 Jours in the terminal says.

terminal-aftermath = Aftermath
terminal-prestige = Prestige
terminal-level = level
terminal-letter = Personal Letter
terminal-agendas = Agendas
terminal-battleground = Battleground
