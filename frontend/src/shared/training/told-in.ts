import { poundsOf } from '@pilotlight/contracts/values/money';
import type { Flows, Tone, Training } from '@pilotlight/contracts/values/training';

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

/** All that a training tells, a name and its words each, in the order of the form. */
export const toldIn = ({
  businessInfo,
  customPrompt,
  tone,
  flows,
  prices,
  pages = [],
}: Training): [name: string, words: string][] => [
  ['Opening hours', businessInfo.openingHours],
  ['Coverage area', businessInfo.coverageArea],
  ['Services', businessInfo.services.join('\n')],
  ['Certifications', businessInfo.certifications.join('\n')],
  ['Specialties', businessInfo.specialties],
  ['Emergency contact', businessInfo.emergencyContact],
  ['Description', businessInfo.description],
  ['Training URLs', businessInfo.trainingUrls.join('\n')],
  ...readOn(pages),
  ['Additional information', businessInfo.additionalInfo],
  ['Prices', prices.map(({ what, from }) => `${what} from ${poundsOf(from)}`).join('\n')],
  ['Tone', toneNames[tone]],
  ['Flows', flowsIn(flows)],
  ['Custom prompt', customPrompt],
];
