"""A bot of your own on a Détente server, with the standard library alone: it plays at random.

python examples/net_bot.py http://127.0.0.1:8013 TOKEN [TABLE TO JOIN]
"""

import json
import random
import sys
import urllib.request


def main(server, token, table=None):
    """Join a table if one is named, then answer whatever is asked until a game is over."""

    def call(path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))

    def ask(path, body=None):
        with call(path, body) as answer:
            return json.load(answer)

    if table:
        ask(f"/api/tables/{table}/join", {})
    for line in call("/api/bot/events"):
        event = json.loads(line)
        if event["t"] == "over":
            print(f"table {event['table']} is over")
            return
        if event["t"] == "turn":
            path = f"/api/bot/tables/{event['table']}"
            view = ask(path)
            while view["actions"]:
                answer = {"seq": view["seq"], "action": random.choice(view["actions"])}
                view = ask(f"{path}/act", answer)


if __name__ == "__main__":
    main(*sys.argv[1:])
