"""Tables on the network; ``lair serve`` runs it.

`table` is one table as the fold of its log (`entries`), `store` is the database, `service` carries out `commands` of
people and moves of bots and sends `answers` to subscribers, `routes` is the HTTP and WebSocket interface.
"""
