"""The dealer's touchscreen."""
