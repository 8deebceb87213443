"""What every drawing in text shares: a sign and a colour for each seat. Games' drawings and the terminal use them."""

# Seats keep their hue from a colour-blind-safe set; their symbol is always there too.
SEAT_STYLES = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7")
SYMBOLS = ("▲", "●", "■", "◆", "★", "✚")
