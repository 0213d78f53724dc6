# Ce que dit le plateau de 1960 dans le terminal.

terminal-votes = Voix
terminal-momentum = Momentum
terminal-rest = Repos
terminal-bag = Sac
terminal-media = médias
terminal-issues = Enjeux
terminal-strategy = Stratégie de campagne
terminal-round = Activité
terminal-cp = PC
