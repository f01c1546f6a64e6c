import { notKnown, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { Tone } from '@pilotlight/contracts/values/training';
import { writtenPhone } from '../understanding/contact/phone-number';
import type { HomeField } from '../understanding/home/home-in';
import { timeInWords } from '../understanding/time/time-in-words';
import type { DialogueInput } from './dialogue';
import type { Given } from './given';

const listed = new Intl.ListFormat('en-GB');
const tradeWords: ReadonlyMap<string, string> = new Map([
  ['gas', 'mains gas'],
  ['lpg', 'LPG'],
]);
const counted = (count: string, one: string): string => `${count} ${count === '1' ? one : `${one}s`}`;

const tenures: ReadonlyMap<string, string> = new Map([
  ['owner', 'you own it'],
  ['tenant', 'you rent it'],
  ['landlord', 'you’re the landlord'],
  ['agent', 'you’re the agent'],
]);

const homeWords: readonly (readonly [HomeField, (value: string) => string])[] = [
  ['property_type', (value) => value],
  ['bedrooms', (value) => counted(value, 'bedroom')],
  ['bathrooms', (value) => counted(value, 'bathroom')],
  ['boiler_make', (value) => value],
  ['current_boiler_type', (value) => tradeWords.get(value) ?? value],
  ['fuel', (value) => tradeWords.get(value) ?? value],
  ['fault_code', (value) => `code ${value}`],
  ['tenure', (value) => tenures.get(value) ?? value],
];

const timeOf = ({ facts }: Given, now: string): string[] => {
  const { preferred_time: words, preferred_from: from, preferred_to: to } = facts;
  return words ? [timeInWords(from, to, now) || words] : [];
};

const saidBack = new Set<SheetField>([
  'phone',
  'email',
  'postcode',
  'preferred_time',
  ...homeWords.map(([field]) => field),
]);

const contactOf = ({ facts: { phone, email, postcode } }: Given): string[] =>
  [phone && writtenPhone(phone), email, postcode].flatMap((value) => value || []);

const homeOf = ({ facts }: Given): string[] =>
  homeWords.flatMap(([field, inWords]) => {
    const value = facts[field];
    return value && value !== notKnown ? [inWords(value)] : [];
  });

type Toned = Readonly<Record<Tone, (name: string, values: string) => string>>;

const contactNoted: Toned = {
  friendly: (name, values) => `Thanks${name}, I’ve got ${values}.`,
  plain: (_, values) => `Noted: ${values}.`,
  formal: (name, values) => `Thank you${name}. I have noted ${values}.`,
};
const corrections: Toned = {
  friendly: (name, values) => `Thanks${name}, I’ve changed that to ${values}.`,
  plain: (_, values) => `Changed to ${values}.`,
  formal: (name, values) => `Thank you${name}. I have changed that to ${values}.`,
};
const homeNoted: Toned = {
  friendly: (_, values) => `Got it: ${values}.`,
  plain: (_, values) => `Noted: ${values}.`,
  formal: (_, values) => `I have noted: ${values}.`,
};

const withdrawn = ({ facts }: Given): string[] => {
  if (facts.phone === '') return ['I’ve taken that number off.'];
  return facts.email === '' ? ['I’ve taken that email off.'] : [];
};

const thanked: Toned = {
  friendly: (name) => `Thanks${name}.`,
  plain: (name) => `Thanks${name}.`,
  formal: (name) => `Thank you${name}.`,
};

/** What a message gave or put right, said back once: contact details word for word, the home and the time as understood. Null where it gave none. */
export const confirmation = (
  { given, facts, at }: Pick<DialogueInput, 'given' | 'facts' | 'at'>,
  tone: Tone,
): string | null => {
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  const contact = contactOf(given);
  const values = [...contact, ...homeOf(given), ...timeOf(given, at)];
  const wordings = contact.length > 0 ? contactNoted : homeNoted;
  const said = given.corrected.some((field) => saidBack.has(field)) ? corrections : wordings;
  const named = given.facts.first_name || given.facts.last_name;
  const told = values.length > 0 ? said : named ? thanked : null;
  return [...withdrawn(given), ...(told ? [told[tone](name, listed.format(values))] : [])].join(' ') || null;
};
