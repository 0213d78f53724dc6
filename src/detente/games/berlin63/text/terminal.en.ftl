# What the board of Berlin 63 in the terminal says.

terminal-game = Round
terminal-score = Score
terminal-quiet = Quiet turns
terminal-leader = Leader
terminal-reserve = Reserve
terminal-fallen = Eliminated
terminal-claims = Announcements
terminal-notebook = Notebook
