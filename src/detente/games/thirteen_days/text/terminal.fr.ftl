# Ce que dit le plateau de 13 Jours dans le terminal.

terminal-aftermath = Conséquences
terminal-prestige = Prestige
terminal-level = égalité
terminal-letter = Lettre personnelle
terminal-agendas = Objectifs
terminal-battleground = Théâtre
