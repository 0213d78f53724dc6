# Ce que dit le plateau de Stratagem dans le terminal.

terminal-campaign = Campagne
terminal-eliminated = Éliminés
terminal-share = { $n } %
terminal-popularity = Popularité
terminal-opinion = Opinion
terminal-members = Membres
terminal-supports = Soutiens
terminal-secrets = Secrets
terminal-crisis = Crise
terminal-author = de
terminal-rounds-left = Tours de table restants
terminal-reacts = Peuvent réagir
terminal-planned = Programme
