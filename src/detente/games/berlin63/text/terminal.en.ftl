# What the board of Berlin 63 in the terminal says.

terminal-game = Game
terminal-score = Score
terminal-quiet = Quiet turns
terminal-leader = Leader
terminal-reserve = Reserve
terminal-fallen = Fallen
terminal-claims = Claims
terminal-notebook = Notebook
