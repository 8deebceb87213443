"""The HTTP and WebSocket interface, one router per subject."""
