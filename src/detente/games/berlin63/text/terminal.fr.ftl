# Ce que dit le plateau de Berlin 63 dans le terminal.

terminal-game = Partie
terminal-score = Score
terminal-quiet = Tours calmes
terminal-leader = Chef
terminal-reserve = Réserve
terminal-fallen = Tombés
terminal-claims = Annonces
terminal-notebook = Carnet
