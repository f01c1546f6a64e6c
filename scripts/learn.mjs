import { optionsOf } from './arguments.mjs';
import { build } from './build.mjs';
import { install } from './fresh.mjs';

optionsOf(
  `npm run learn [-- --wrong]
  Learns the weights of intents, dangers, answers and topics anew and writes them into the sources.
  --wrong   lists what is told wrong, and writes nothing.`,
  { wrong: { type: 'boolean' } },
);
install();
await build(['contracts', 'assistant']);
await import('./learn-intents.mjs');
await import('./learn-dangers.mjs');
await import('./learn-answers.mjs');
await import('./learn-topics.mjs');
