"""Tables on the network: seats, the store, live updates. ``lair serve`` opens the house.

`table` is one table as the fold of its entries, `store` keeps entries, `hall` lets people and bots act and tells
everyone, `app` speaks HTTP and WebSocket. The rooms behind know nothing of the network.
"""
