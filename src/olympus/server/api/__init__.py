"""The HTTP calls, by what they are about. See docs/protocol.md."""
