"""Self-play training of the networks that `lair.bots.network` runs: ``lair train``. Needs the extra ``learn``.

`config` says what is trained, `model` is the network in PyTorch, `rollouts` plays games with it, `ppo` improves it, and
`training` is the loop with its checkpoints.
"""
