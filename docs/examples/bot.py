#!/usr/bin/env python3
"""A player that is a program, by HTTP alone: it takes a free seat, asks what it may do, and does some of it. It knows no rule.

    python3 docs/examples/bot.py URL TOKEN TABLE [MOVES]

Nothing but Python is needed. It ends with the game, or after so many moves, and says how many it made.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

URL, TOKEN, TABLE = sys.argv[1:4]
MOVES = int(sys.argv[4]) if len(sys.argv) > 4 else sys.maxsize


def ask(method, path, body=None):
    """One request; refusals are answers too. What the server is too busy for is asked again, with the same key."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {TOKEN}"}
    if data is not None:
        headers["content-type"] = "application/json"
    while True:
        request = urllib.request.Request(URL + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return json.load(error)
            time.sleep(float(error.headers.get("retry-after") or 1))
        except OSError:
            time.sleep(1)


def filled_in(offer):
    """Any value of each domain."""
    def value(domain):
        if not isinstance(domain, dict):
            return domain
        if "oneOf" in domain:
            return random.choice(domain["oneOf"])
        if "min" in domain and "max" in domain:
            return domain["min"]
        return domain.get("sample", domain)

    return {field: value(domain) for field, domain in offer.items()}


def main():
    me = ask("GET", "/api/account")["account"]["id"]
    made = 0
    while made < MOVES:
        table = ask("GET", f"/api/tables/{TABLE}")
        info = table["info"]
        mine = [seat["seat"] for seat in info["seats"] if seat.get("user") == me]
        if not mine:
            ask("POST", f"/api/tables/{TABLE}/commands", {"do": "sit"})
        elif info["status"] == "ended":
            break
        if info["status"] != "playing" or not set(mine) & set(info["turn"]["actors"]):
            time.sleep(0.1)
            continue
        asked = ask("GET", f"/api/tables/{TABLE}/choices")
        offers = [choice["offer"] for choice in asked.get("choices", []) if "refusal" not in choice]
        if not offers:
            time.sleep(0.1)
            continue
        action = filled_in(random.choice(offers))
        submit = {"do": "act", "version": asked["version"], "key": uuid.uuid4().hex, "action": action}
        answer = ask("POST", f"/api/tables/{TABLE}/commands", submit)
        if answer.get("ok"):
            made += 1
        else:
            # Somebody was faster, or it was not legal after all: the same question comes again.
            print(answer.get("code"), (answer.get("refusal") or {}).get("rule", ""), file=sys.stderr)
    print(f"{made} moves")


main()
