import { firmFactFields, firmFactNames, type FirmFacts } from '@pilotlight/contracts/values/firm-facts';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { priceInWords } from '@pilotlight/contracts/values/price-words';
import type { Flows, Tone, Training } from '@pilotlight/contracts/values/training';
import { factInSentence } from './fact-in-sentence';

export const flowNames = {
  takesCallbacks: 'Takes call-backs',
  takesQuoteRequests: 'Takes quote requests',
  asksForPhotos: 'Asks for photos',
  offersVisits: 'Offers visits',
} as const satisfies Record<keyof Flows, string>;

export const toneNames = { friendly: 'Friendly', plain: 'Plain', formal: 'Formal' } as const satisfies Record<
  Tone,
  string
>;

const flowsIn = ({ takesCallbacks, takesQuoteRequests, asksForPhotos, offersVisits }: Flows): string =>
  [
    takesCallbacks && flowNames.takesCallbacks,
    takesQuoteRequests && flowNames.takesQuoteRequests,
    asksForPhotos && flowNames.asksForPhotos,
    offersVisits && flowNames.offersVisits,
  ]
    .filter(Boolean)
    .join(', ');

/** Nothing is said of pages where none was read. */
const readOn = (pages: NonNullable<Training['pages']>): [name: string, words: string][] =>
  pages.length > 0 ? [['Read on those pages', pages.map(({ text }) => text).join('\n\n')]] : [];

const listed = new Intl.ListFormat('en-GB');

/** Facts that are told, one by one; what isn't is named in one line. */
const factsIn = (facts: FirmFacts): [name: string, words: string][] => {
  const words = firmFactFields.map((field) => ({ field, told: [facts[field] ?? ''].flat().join('\n') }));
  const untold = words.filter(({ told }) => told === '').map(({ field }) => factInSentence(field));
  return [
    ...words.filter(({ told }) => told !== '').map(({ field, told }): [string, string] => [firmFactNames[field], told]),
    ...(untold.length > 0 ? [['Not told yet', listed.format(untold)] satisfies [string, string]] : []),
  ];
};

/** All that a training tells, a name and its words each, in the order of the form. */
export const toldIn = ({
  businessInfo,
  customPrompt,
  tone,
  flows,
  prices,
  pages = [],
  facts = {},
  pairs = [],
}: Training): [name: string, words: string][] => [
  ['Opening hours', businessInfo.openingHours],
  ['Coverage area', businessInfo.coverageArea],
  ['Services', businessInfo.services.join('\n')],
  ['Certifications', businessInfo.certifications.join('\n')],
  ['Specialties', businessInfo.specialties],
  ['Emergency contact', businessInfo.emergencyContact],
  ['Description', businessInfo.description],
  ['Web pages it reads', businessInfo.trainingUrls.join('\n')],
  ...readOn(pages),
  ['Additional information', businessInfo.additionalInfo],
  ...factsIn(facts),
  ['Questions and answers', pairs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n')],
  ['Prices', prices.map((price) => `${price.what} ${priceInWords(price, poundsOf)}`).join('\n')],
  ['Tone', toneNames[tone]],
  ['What it offers', flowsIn(flows)],
  ['Extra instructions', customPrompt],
];
