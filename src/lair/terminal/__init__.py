"""The games in a terminal: what is drawn, and the conversation with the people in front of it."""
