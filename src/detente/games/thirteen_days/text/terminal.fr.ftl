# Ce que dit le plateau de 13 Jours dans le terminal.

terminal-aftermath = Répercussions
terminal-prestige = Prestige
terminal-level = égalité
terminal-letter = Lettre Personnelle
terminal-agendas = Objectifs
terminal-battleground = Théâtre
