"""What simulations show: summaries, comparisons, sweeps and their files. Nothing here is compiled."""
