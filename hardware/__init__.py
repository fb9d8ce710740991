"""Card readers on serial lines, and their simulators."""
