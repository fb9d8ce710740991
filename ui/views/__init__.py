"""What the screens show, made from a table: frozen values without Kivy, and the only door for a card to a screen.

Of a hand that is being played a view holds only what lies face up: the board, up cards, hands laid down.
"""
