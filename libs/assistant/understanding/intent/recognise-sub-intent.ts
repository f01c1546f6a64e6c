import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import { type PhraseSet, phraseSet, type Said } from '../phrases/phrase-set';
import { matches } from '../phrases/matching';
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
} from './phrase-sets/general-phrases';
import { erasure } from '../needs/phrase-sets/wish-phrases';
import { calling, cancelledBefore, cancelling, rescheduling } from './phrase-sets/visit-phrases';

type Choices = readonly (readonly [SubIntent, PhraseSet])[];

const certificate = phraseSet(`
  (gas|landlords?|safety) ..1 (certificates?|safety|check|record)
  certificates?
`);
const anything = phraseSet('[^ ].*');
const putOff = phraseSet(
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
  ['heat-pump', phraseSet('(heat pumps?|air source|ground source|pompa ciepla)')],
  [
    'conversion',
    phraseSet(`
    (convert|converting|conversion|converted)
    (swap|change|replace|switch|go|going|switching|changing|upgrade) ..7 (to|for|with|from) (a |an |the )*(combi|system|regular|heat only|sealed|unvented|gas|electric)
  `),
  ],
  [
    'relocation',
    phraseSet('(move|moving|moved|relocate|relocating|relocation|relocated|reposition|resite) ..6 ({heater}|it|to)'),
  ],
  ['cylinder', phraseSet('(cylinders?|unvented|megaflo|hot water tank)')],
  ['controls', phraseSet('(smart|hive|nest|tado|thermostats?|controls|zones?|zoning|timer|programmer)')],
  ['radiators', phraseSet('(radiators?|towel rails?|underfloor)')],
  ['swap', phraseSet('(boilers?|combis?|new system|new one|heating|it)')],
];
const quotes: Choices = [
  [
    'finance',
    phraseSet(
      '(finance|monthly|payment plans?|instalments?|interest free|spread ..2 cost|credit|grants?|klarna|pay over)',
    ),
  ],
  [
    'compare',
    phraseSet(
      '(price match|beat|match|compare|comparing|cheaper|better price|competitive|other quotes?|another quote|second quote)',
    ),
  ],
  ['price', anything],
];
const services: Choices = [
  ['warranty', phraseSet('(warranty|warranties|guarantee|guaranteed|guarantees)')],
  [
    'annual',
    phraseSet('(annual|yearly|service|serviced|servicing|certificates?|safety check|gas safety|check up|mot|due)'),
  ],
  [
    'fault-code',
    phraseSet(String.raw`[a-z]{1,2} ?\d{1,4}
    (fault|error) (code|codes|message)`),
  ],
  ['low-pressure', phraseSet('(pressure|bar|repressurise|filling loop)')],
  [
    'minor-leak',
    phraseSet('(leak|leaks|leaking|leaked|leaky|drip|drips|dripping|weeping|puddle|water (coming|under|on)|bucket)'),
  ],
  [
    'no-hot-water',
    phraseSet('(no|without|not any|lost|isnt any|cold|lukewarm|tepid) ..2 (hot water|hw|water|hot tap|shower|taps)'),
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

export const subIntentIn = (intent: Intent | null, said: Said): SubIntent | null =>
  intent === null ? null : (choicesOf(intent).find(([, sign]) => matches(sign, said))?.[0] ?? null);
