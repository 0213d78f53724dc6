# Ce que dit le plateau de Twilight Struggle dans le terminal.

terminal-ops = Ops
terminal-vp = PV
terminal-defcon = DEFCON
terminal-military = Militaire
terminal-space = Espace
terminal-china = Carte Chine
terminal-hands = Mains
terminal-removed = Retirées
terminal-nothing = –
terminal-presence = présence
terminal-domination = domination
terminal-control = contrôle
terminal-action-round = Manche
