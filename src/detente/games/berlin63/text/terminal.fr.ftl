# Ce que dit le plateau de Berlin 63 dans le terminal.

terminal-game = Manche
terminal-score = Score
terminal-quiet = Tours calmes
terminal-leader = Leader
terminal-reserve = Réserve
terminal-fallen = Éliminés
terminal-claims = Annonces
terminal-notebook = Carnet
