"""The pure core of the dealer assistant: rules, games, betting, pots, hands and the journal.

Standard library only. Nothing in here knows a screen, a port or a clock.
"""
