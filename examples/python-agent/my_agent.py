"""An agent of one's own in Python, with nothing but the standard library: a clerk who looks up whatever the customer
names and changes nothing. Try it with AGENT='python3 examples/python-agent/my_agent.py'.

Questions come as lines of JSON on standard input, answers go as lines of JSON to standard output. Whatever else there is
to say goes to standard error, which is kept with the trial.
"""

import http.client
import json
import queue
import re
import sys
import threading
import traceback
from urllib.parse import urlsplit


class Mcp:
    """A client of one trial's tools: MCP over streamable HTTP."""

    def __init__(self, address):
        url = urlsplit(address)
        self.path = url.path
        self.connection = http.client.HTTPConnection(url.netloc)
        self.headers = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        self.requests = 0
        client = {"name": "my-agent", "version": "1.0.0"}
        started = self.request(
            "initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client}
        )
        self.headers["MCP-Protocol-Version"] = started["protocolVersion"]
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def list_tools(self):
        return self.request("tools/list", {})["tools"]

    def call_tool(self, name, arguments):
        """The result: `content`, mostly `structuredContent`, and `isError` where the call was refused."""
        return self.request("tools/call", {"name": name, "arguments": arguments})

    def request(self, method, params):
        self.requests += 1
        answer = self.send({"jsonrpc": "2.0", "id": self.requests, "method": method, "params": params})
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def send(self, message):
        self.connection.request("POST", self.path, json.dumps(message).encode(), self.headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        session = response.getheader("Mcp-Session-Id")
        if session:
            self.headers["Mcp-Session-Id"] = session
        if response.status >= 400:
            raise RuntimeError(f"HTTP {response.status}: {text.strip()}")
        return json.loads(text) if text else None


class Trial:
    """One customer, served in a thread of its own."""

    def __init__(self, start):
        self.id = start["trial"]
        self.instructions = start["instructions"]
        self.request = start["request"]
        self.seed = start["seed"]
        self.address = start["mcp"]
        self.replies = queue.Queue()

    def run(self, serve):
        try:
            self.mcp = Mcp(self.address)
            serve(self)
            answer(trial=self.id)  # without a text: the agent is done
        except Exception as error:
            traceback.print_exc()
            answer(trial=self.id, error={"message": f"{type(error).__name__}: {error}"})

    def say(self, text):
        """Says something to the customer; the customer's reply, or None when the conversation is over."""
        # It asks no model. One that does says here what its answers used since the last time.
        used = {"model": "none", "calls": 0, "inputTokens": 0, "outputTokens": 0}
        answer(trial=self.id, text=text, usage=[used])
        return self.replies.get()


writing = threading.Lock()


def answer(**fields):
    with writing:
        print(json.dumps(fields), flush=True)


def main(serve):
    """Serves all trials of a worker in this one process."""
    answer(type="ready", trials="many")
    trials = {}
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "start":
            trial = trials[question["trial"]] = Trial(question)
            threading.Thread(target=trial.run, args=[serve], daemon=True).start()
        elif question["type"] == "message":
            trials[question["trial"]].replies.put(question["text"])
        else:
            trials.pop(question["trial"]).replies.put(None)


def look_things_up(trial):
    tools = trial.mcp.list_tools()
    message = trial.request
    while message is not None:
        found = look_up(trial.mcp, tools, message)
        if found:
            message = trial.say("This is what I found:\n" + "\n".join(found))
        else:
            message = trial.say("Please tell me your e-mail address, or the number of what this is about.")


def look_up(mcp, tools, message):
    """Calls every read-only tool that takes one thing the message names: an e-mail address, or a number like ORD-77."""
    emails = re.findall(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", message)
    numbers = re.findall(r"\b[A-Z]+-[A-Z0-9-]*\d\b", message)
    found = []
    for tool in tools:
        required = tool["inputSchema"].get("required", [])
        if not tool.get("annotations", {}).get("readOnlyHint") or len(required) != 1:
            continue
        parameter = required[0]
        values = emails if "mail" in parameter else numbers if parameter.endswith("_id") else []
        for value in values:
            result = mcp.call_tool(tool["name"], {parameter: value})
            if not result.get("isError"):
                found.append(f"{tool['name']}: {json.dumps(result.get('structuredContent', result['content']))}")
    return found


if __name__ == "__main__":
    main(look_things_up)
