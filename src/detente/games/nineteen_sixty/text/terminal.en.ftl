# What the board of 1960 in the terminal says.

terminal-votes = Votes
terminal-momentum = Momentum
terminal-rest = Rest
terminal-bag = Bag
terminal-media = media
terminal-issues = Issues
terminal-strategy = Campaign strategy
terminal-round = Activity
terminal-cp = CP
