# What the board of Twilight Struggle in the terminal says.

terminal-ops = Ops
terminal-vp = VP
terminal-defcon = DEFCON
terminal-military = Military
terminal-space = Space
terminal-china = China card
terminal-hands = Hands
terminal-removed = Removed
terminal-nothing = –
terminal-presence = presence
terminal-domination = domination
terminal-control = control
terminal-action-round = Action round
