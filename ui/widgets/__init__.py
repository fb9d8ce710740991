"""What the screens are made of: widgets that live as long as their screen and draw what they are shown.

Most draw text and plates into their own canvas: a screen of ten seats is some forty widgets, not four hundred.
"""
