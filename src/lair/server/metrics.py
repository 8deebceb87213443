"""Prometheus metrics, shown at ``/metrics``."""

from prometheus_client import Counter, Gauge, Histogram

SHORT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COMMANDS = Counter("lair_commands", "Commands by kind and outcome", ("kind", "outcome"))
COMMIT = Histogram("lair_commit_seconds", "From a decision until it is stored", buckets=SHORT_BUCKETS)
ANSWERING = Histogram("lair_answer_seconds", "From a command's arrival to its answer", buckets=SHORT_BUCKETS)
THINKING = Histogram("lair_bot_seconds", "Time of a bot's answer", buckets=(*SHORT_BUCKETS, 5.0, 10.0))
FALLBACKS = Counter("lair_bot_fallbacks", "Bots replaced by a simpler one because they took too long or failed")
TABLES = Gauge("lair_tables", "Tables in memory")
SOCKETS = Gauge("lair_sockets", "Live streams")
SOCKETS_CLOSED = Counter("lair_sockets_cut", "Live streams closed by the server, by reason", ("reason",))
RESYNCS = Counter("lair_resyncs", "Times a stream fell behind and got the whole state again")
REQUESTS = Counter("lair_requests", "Requests by status", ("status",))
NOTICES = Counter("lair_notices", "Messages about a turn, by way and outcome", ("way", "outcome"))
