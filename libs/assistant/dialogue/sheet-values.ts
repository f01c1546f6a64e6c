import type { JobField, JobType } from '@pilotlight/contracts/values/job-sheet';

const jobTypes: readonly (readonly [JobType, RegExp])[] = [
  ['heat-pump', /\bheat\s?pumps?\b|\bashp\b/iu],
  [
    'repair-or-service',
    /\brepair|\bservic(?:e|ing)\b|\bfix|\bbroken?\b|\bbreak\s?down|\bfault|\bleak|\bcertificate|\bsafety check/iu,
  ],
  ['boiler-swap', /\bnew (?:boiler|combi|one|system)\b|\breplac|\bswap|\bnew heating|\bupgrade/iu],
];

/** The kind of job as it is said; null where none is, or several are. */
export const jobTypeSaid = (text: string): JobType | null => {
  const said = jobTypes.filter(([, words]) => words.test(text));
  return said.length === 1 ? (said[0]?.[0] ?? null) : null;
};

/** Litres in six seconds are a tenth of those in a minute; no tap gives more than this in six seconds. */
const mostInSixSeconds = 5;
const loneNumber = /^[^\d]*(\d+(?:[.,]\d+)?)[^\d]*$/u;

const numbers = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const counted: ReadonlySet<JobField> = new Set<JobField>(['occupants', 'radiators', 'boiler_age']);
const unit =
  /^(?:about|around|roughly|approx\.?|maybe|i think|like|probably|its|it's|there are|we have|just|only|nearly|over)?\s*(\d{1,2})\s*(?:or so|ish|years?(?: old)?|yrs?(?: old)?|yr|rads?|radiators?|of us|people|in (?:all|total)|now)?[.!]?$/iu;

/** A number in the unit of its field, where the words are nothing but that number; else the words as they stand. */
export const measured = (field: JobField, text: string): string => {
  if (field === 'mains_flow') {
    const litres = Number(loneNumber.exec(text)?.[1]?.replace(',', '.'));
    if (!litres) return text;
    return String(Math.round((litres <= mostInSixSeconds ? litres * 10 : litres) * 10) / 10);
  }
  if (!counted.has(field)) return text;
  const spelled = numbers.indexOf(text.toLowerCase().replace(/[.!]$/u, ''));
  return spelled > 0 ? String(spelled) : (unit.exec(text)?.[1] ?? text);
};
