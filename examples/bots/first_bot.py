"""A bot for `detente arena`: it answers with a legal action at random.

detente arena thirteen_days --bots "cmd:python3 examples/bots/first_bot.py,random"
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])  # the same seed, the same game
        answer = {"name": "first bot"}
    else:
        answer = {"action": random.choice(message["legal"])["action"]}
    print(json.dumps(answer), flush=True)
