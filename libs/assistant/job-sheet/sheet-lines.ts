import { symptomsInWords } from '@pilotlight/contracts/values/symptoms-in-words';
import type { JobSheet, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { preferredTimeInWords } from '@pilotlight/contracts/values/preferred-dates';
import { writtenPhone } from '../understanding/contact/phone-number';
import { isNotKnown, type SheetFacts, told } from './sheet-facts';

type Group = {
  readonly fields: readonly SheetField[];
  readonly between: string;
  readonly label?: string;
  readonly earnedBy?: SheetField;
};

// What an engineer reads in one breath stands on one line.
const groups: readonly Group[] = [
  { label: 'Name', fields: ['first_name', 'last_name'], between: ' ' },
  { label: 'Address', earnedBy: 'address', fields: ['address', 'postcode'], between: ', ' },
  { label: 'Who authorises', fields: ['tenure', 'authorises'], between: ', ' },
  { label: 'Home', fields: ['property_type', 'bedrooms', 'bathrooms'], between: ', ' },
  { label: 'Boiler', fields: ['current_boiler_type', 'fuel', 'boiler_make', 'boiler_model'], between: ', ' },
  { fields: ['boiler_age', 'gc_number'], between: ' · ' },
];
const grouped = new Map(groups.flatMap((group) => group.fields.map((field) => [field, group] as const)));

const tradeWords: ReadonlyMap<string, string> = new Map([
  ['gas', 'natural gas'],
  ['lpg', 'LPG'],
]);

const withUnit = (value: string, unit: string | undefined): string => {
  if (!unit || !/^\d+(?:[.,]\d+)?$/.test(value)) return value;
  return `${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`;
};

/** What fits a line stays in the visitor's own words. */
const longestSymptoms = 60;

const wordsOf = (facts: SheetFacts, field: SheetField): string | null => {
  const value = told(facts, field);
  if (value === null) return null;
  if (isNotKnown(value)) return 'don’t know';
  if (field === 'phone') return writtenPhone(value);
  if (field === 'symptoms' && value.length > longestSymptoms) return symptomsInWords(value) || value;
  if (field === 'preferred_time') return preferredTimeInWords({ ...facts, preferred_time: value });
  if (field === 'fuel' || field === 'current_boiler_type') return tradeWords.get(value) ?? value;
  return withUnit(value, sheetFields[field].unit);
};

const keptAsWritten: ReadonlySet<SheetField> = new Set(['email']);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lineOf = (facts: SheetFacts, { fields, between, label, earnedBy }: Group): JobSheet['lines'] => {
  const all = fields.flatMap((field) => {
    const words = wordsOf(facts, field);
    return words === null ? [] : [{ field, words, unknown: words === 'don’t know' }];
  });
  // "Don't know" says something only where nothing else stands on the line, or where each field has its own label.
  const some = label && all.some(({ unknown }) => !unknown) ? all.filter(({ unknown }) => !unknown) : all;
  const [first] = some;
  if (!first) return [];
  const value = some.map(({ words }) => words).join(between);
  const earned = earnedBy === undefined || some.some(({ field }) => field === earnedBy);
  return [
    {
      label: (earned && label) || labelOf(some.map(({ field }) => field)),
      value: keptAsWritten.has(first.field) ? value : capitalised(value),
    },
  ];
};

const labelOf = ([first, ...rest]: readonly SheetField[]): string =>
  first ? [sheetFields[first].label, ...rest.map((field) => sheetFields[field].label)].join(' · ') : '';

export const linesOf = (facts: SheetFacts, order: readonly SheetField[]): JobSheet['lines'] => {
  const shown = new Set<Group>();
  return order.flatMap((field) => {
    const group = grouped.get(field) ?? { fields: [field], between: '' };
    if (shown.has(group)) return [];
    shown.add(group);
    return lineOf(facts, group);
  });
};
