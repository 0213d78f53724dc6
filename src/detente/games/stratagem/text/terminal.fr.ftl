# Ce que dit le plateau de Stratagem dans le terminal.

terminal-campaign = Campagne
terminal-eliminated = Éliminés
terminal-popularity = Popularité
terminal-opinion = Opinion
terminal-members = Adhérents
terminal-supports = Soutiens
terminal-secrets = Secrets
terminal-crisis = Action
terminal-author = de
terminal-rounds-left = Tours restants
terminal-reacts = Peuvent réagir
terminal-planned = Programme
