"""Card readers on serial lines, and their simulators.

Bytes become frames (`frames`, and `kinds` for which reader speaks how), frames become sightings of tags (`arrivals`,
`reader`), and a sighting becomes a card only when a table waits for one (`deck`, `recognise`)::

    settings = reader_settings(part, table_file)     # the [reader] part of a table file
    deck = open_deck(settings)                       # which tag is which card
    reader = open_reader(settings, deck)             # a SimulatedReader where kind = "simulated"
    reader.start(queue.put)                          # sightings, and whether the reader is there
    recognise(sighting.tag, deck.stripped(DECKS[36]), in_hand)
"""
