"""What is counted, for Prometheus; ``/metrics`` shows it."""

from prometheus_client import Counter, Gauge, Histogram

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COMMANDS = Counter("lair_commands", "Commands by kind and by what came of them", ("kind", "outcome"))
COMMIT = Histogram("lair_commit_seconds", "From a decision to its being on the disk", buckets=QUICK)
ANSWERING = Histogram("lair_answer_seconds", "From a command's arrival to its answer", buckets=QUICK)
THINKING = Histogram("lair_bot_seconds", "A bot's thinking", buckets=(*QUICK, 5.0, 10.0))
FALLBACKS = Counter("lair_bot_fallbacks", "Bots replaced by a simpler one for want of time")
TABLES = Gauge("lair_tables", "Tables in memory")
SOCKETS = Gauge("lair_sockets", "Live streams")
CUT = Counter("lair_sockets_cut", "Live streams closed by us, by reason", ("reason",))
BEHIND = Counter("lair_resyncs", "Times a stream fell behind and got the whole state anew")
REQUESTS = Counter("lair_requests", "Requests by status", ("status",))
