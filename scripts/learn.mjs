// Learns all the weights of the assistant, from the lines that may be looked at. --wrong lists what it tells wrong, and writes nothing.
await import('./learn-intents.mjs');
await import('./learn-dangers.mjs');
