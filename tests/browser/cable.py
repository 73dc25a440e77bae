"""The cable between one browser and the server: it can be cut, and mended again."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cable:
    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.port))
                self.ends |= {near, far}
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        self.drop(one, other)

    def drop(self, *ends: socket.socket) -> None:
        for end in ends:
            self.ends.discard(end)
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self.whole = False
        self.drop(*list(self.ends))

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listener.shutdown(socket.SHUT_RDWR)  # whoever waits for a call there is woken
        self.listener.close()
