# What the board of Stratagem in the terminal says.

terminal-campaign = Campaign
terminal-eliminated = Eliminated
terminal-share = { $n }%
terminal-popularity = Popularity
terminal-opinion = Opinion
terminal-members = Members
terminal-supports = Supports
terminal-secrets = Secrets
terminal-crisis = Crisis
terminal-author = by
terminal-rounds-left = Rounds left
terminal-reacts = May react
terminal-planned = Programme
