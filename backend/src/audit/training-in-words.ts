import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type FirmFacts, firmFactFields, firmFactNames } from '@pilotlight/contracts/values/firm-facts';
import { shortPoundsOf } from '@pilotlight/contracts/values/money';
import { priceInWords } from '@pilotlight/contracts/values/price-words';
import { emptyTraining } from '@pilotlight/contracts/values/training';

type Line = readonly [name: string, text: string | null, sensitivity?: 'personal'];

const flowNames = {
  takesCallbacks: 'call-backs',
  takesQuoteRequests: 'quote requests',
  asksForPhotos: 'photos',
  offersVisits: 'visits',
} as const;

/** Who is named in them, or how they are reached. */
const personalFacts: ReadonlySet<string> = new Set(['email', 'phone', 'whoAttends']);

const factsOf = (facts: FirmFacts): Line[] =>
  firmFactFields.map((field): Line => {
    const words = [facts[field] ?? ''].flat().join(', ') || null;
    const name = `Training: ${firmFactNames[field]}`;
    return personalFacts.has(field) ? [name, words, 'personal'] : [name, words];
  });

/** What its assistant was told; the same names whether or not anything was published. */
export const trainingInWords = (events: readonly RecordedEvent[]): readonly Line[] => {
  const live = events.findLast((event) => event.type === 'InstallerTrainingPublished');
  const draft = events.findLast((event) => event.type === 'InstallerTrainingDrafted');
  const {
    businessInfo,
    customPrompt,
    tone,
    flows,
    prices,
    facts = {},
    pairs = [],
  } = live?.data.training ?? emptyTraining;
  const told = (text: string): string | null => (live && text ? text : null);
  const on = Object.entries(flowNames).flatMap(([flow, name]) =>
    new Map(Object.entries(flows)).get(flow) ? name : [],
  );
  return [
    ['Training live', live ? `version ${live.data.version}` : null],
    ['Training draft', draft ? `draft ${draft.data.draft}` : null],
    ['Training: tone', told(tone)],
    ['Training: flows', told(on.join(', ') || 'none')],
    ['Training: opening hours', told(businessInfo.openingHours)],
    ['Training: coverage area', told(businessInfo.coverageArea)],
    ['Training: services', told(businessInfo.services.join(', '))],
    ['Training: certifications', told(businessInfo.certifications.join(', '))],
    ['Training: emergency contact', told(businessInfo.emergencyContact)],
    ['Training: description', told(businessInfo.description)],
    ['Training: prices', told(prices.map((price) => `${price.what} ${priceInWords(price, shortPoundsOf)}`).join(', '))],
    ['Training: own prompt', told(customPrompt)],
    ['Training: questions answered', told(pairs.map(({ question }) => question).join(' '))],
    ...factsOf(facts),
  ];
};
