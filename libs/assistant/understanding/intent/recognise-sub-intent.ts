import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import { type Cue, cue, type Said } from '../said/cue';
import { hears } from '../said/hearing';
import {
  aboutAssistant,
  accreditation,
  area,
  complaint,
  hours,
  injection,
  jobSeeking,
  offTopic,
  pitch,
  privacy,
} from './cues/general-cues';
import { erasure } from '../needs/cues/wish-cues';
import { calling, cancelledBefore, cancelling, rescheduling } from './cues/visit-cues';

type Choices = readonly (readonly [SubIntent, Cue])[];

const certificate = cue(`
  (gas|landlords?|safety) ..1 (certificates?|safety|check|record)
  certificates?
`);
const anything = cue('[^ ].*');
/** What is booked again one day isn't booked now. */
const putOff = cue(
  '(will|ill|well|may|might) ..1 (re)?book (again |another |one )*(next|in the new|another time|later)',
);
const bookings: Choices = [
  ['new', cancelledBefore],
  ['cancel', cancelling],
  ['cancel', putOff],
  ['reschedule', rescheduling],
  ['landlord-certificate', certificate],
  ['callback', calling],
  ['new', anything],
];
const installations: Choices = [
  ['heat-pump', cue('(heat pumps?|air source|ground source|pompa ciepla)')],
  [
    'conversion',
    cue(`
    (convert|converting|conversion|converted)
    (swap|change|replace|switch|go|going|switching|changing|upgrade) ..7 (to|for|with|from) (a |an |the )*(combi|system|regular|heat only|sealed|unvented|gas|electric)
  `),
  ],
  [
    'relocation',
    cue('(move|moving|moved|relocate|relocating|relocation|relocated|reposition|resite) ..6 ({heater}|it|to)'),
  ],
  ['cylinder', cue('(cylinders?|unvented|megaflo|hot water tank)')],
  ['controls', cue('(smart|hive|nest|tado|thermostats?|controls|zones?|zoning|timer|programmer)')],
  ['radiators', cue('(radiators?|towel rails?|underfloor)')],
  ['swap', cue('(boilers?|combis?|new system|new one|heating|it)')],
];
const quotes: Choices = [
  [
    'finance',
    cue('(finance|monthly|payment plans?|instalments?|interest free|spread ..2 cost|credit|grants?|klarna|pay over)'),
  ],
  [
    'compare',
    cue(
      '(price match|beat|match|compare|comparing|cheaper|better price|competitive|other quotes?|another quote|second quote)',
    ),
  ],
  ['price', anything],
];
const services: Choices = [
  ['warranty', cue('(warranty|warranties|guarantee|guaranteed|guarantees)')],
  ['annual', cue('(annual|yearly|service|serviced|servicing|certificates?|safety check|gas safety|check up|mot|due)')],
  [
    'fault-code',
    cue(String.raw`[a-z]{1,2} ?\d{1,4}
    (fault|error) (code|codes|message)`),
  ],
  ['low-pressure', cue('(pressure|bar|repressurise|filling loop)')],
  [
    'minor-leak',
    cue('(leak|leaks|leaking|leaked|leaky|drip|drips|dripping|weeping|puddle|water (coming|under|on)|bucket)'),
  ],
  [
    'no-hot-water',
    cue('(no|without|not any|lost|isnt any|cold|lukewarm|tepid) ..2 (hot water|hw|water|hot tap|shower|taps)'),
  ],
  ['breakdown', anything],
];
const generals: Choices = [
  ['privacy-request', privacy],
  ['privacy-request', erasure],
  ['complaint', complaint],
  ['off-topic', injection],
  ['off-topic', pitch],
  ['off-topic', jobSeeking],
  ['off-topic', offTopic],
  ['off-topic', aboutAssistant],
  ['accreditation', accreditation],
  ['area', area],
  ['hours', hours],
];

const choicesOf = (intent: Intent): Choices => {
  switch (intent) {
    case 'emergency':
      return [];
    case 'booking':
      return bookings;
    case 'installation':
      return installations;
    case 'quote':
      return quotes;
    case 'service':
      return services;
    case 'general':
      return generals;
  }
};

/** Which kind of its intent a message is, as `saidIn` gives it; null where it shows none. */
export const subIntentIn = (intent: Intent | null, said: Said): SubIntent | null =>
  intent === null ? null : (choicesOf(intent).find(([, sign]) => hears(sign, said))?.[0] ?? null);
