"""Chromium without a window, spoken to over its DevTools pipe."""

import base64
import json
import os
import subprocess
import time


class Browser:
    """Starts the browser with one empty page. Nothing but files can be reached: every host name is unknown to it."""

    def __init__(self, program, profile):
        commands, answers = os.pipe(), os.pipe()
        # The browser reads descriptor 3 and writes descriptor 4.
        wrapper = f'exec "$0" "$@" 3<&{commands[0]} 4>&{answers[1]}'
        self.process = subprocess.Popen(
            ["bash", "-c", wrapper, program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-component-update", "--disable-background-networking", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"],
            pass_fds=(commands[0], answers[1]), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.close(commands[0])
        os.close(answers[1])
        self.writer = os.fdopen(commands[1], "wb", buffering=0)
        self.reader = answers[0]
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        """Sends a command and waits for its answer. Events that come before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.writer.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.reader, 1 << 16)
            if not part:
                raise RuntimeError("the browser went away")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def show(self, address, width, scheme):
        """Opens a page as one with so many pixels and this colour scheme sees it."""
        self.events = []
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.call("Page.navigate", url=address)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", expression))
        return result["result"].get("value")

    def screenshot(self, path, height=None):
        """Keeps a picture of the whole page, or of its first `height` pixels."""
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], height or 20000), "scale": 1}
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True, clip=clip)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        try:
            self.call("Browser.close")
        except RuntimeError:
            pass
        self.writer.close()
        for _ in range(50):
            if self.process.poll() is not None:
                return
            time.sleep(0.1)
        self.process.kill()
