import { notKnown, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { Tone } from '@pilotlight/contracts/values/training';
import { writtenPhone } from '../understanding/contact/phone-number';
import type { HomeField } from '../understanding/home/home-in';
import { timeToldBack } from '../understanding/time/time-told-back';
import type { DialogueInput } from './dialogue';
import { type Given, nothingGiven } from './given';
import { theSameAt } from './places-told';

const list = new Intl.ListFormat('en-GB');

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

const timeOf = ({ facts }: Given, now: string): string[] => (facts.preferred_time ? [timeToldBack(facts, now)] : []);

const saidBack = new Set<SheetField>([
  'phone',
  'email',
  'postcode',
  'address',
  'preferred_time',
  ...homeWords.map(([field]) => field),
]);

const contactOf = ({ given: { facts }, whatWasAsked }: Spoken): string[] => {
  const { phone, email, postcode } = facts;
  const values: string[] = [];
  if (phone) values.push(writtenPhone(phone));
  if (email) values.push(email);
  // Whoever was asked for it knows that it was heard.
  const address = whatWasAsked === 'address' ? undefined : facts.address;
  if (address || postcode) values.push([address, postcode].filter(Boolean).join(', '));
  return values;
};

const homeOf = ({ facts }: Given): string[] => {
  const values: string[] = [];
  for (const [field, inWords] of homeWords) {
    const value = facts[field];
    if (value && value !== notKnown && value !== 'other') values.push(inWords(value));
  }
  return [...new Set(values)];
};

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

const withdrawn = ({ facts }: Given): string | null => {
  if (facts.phone === '') return 'I’ve taken that number off.';
  return facts.email === '' ? 'I’ve taken that email off.' : null;
};

const thanked: Toned = {
  friendly: (name) => `Thanks${name}.`,
  plain: (name) => `Thanks${name}.`,
  formal: (name) => `Thank you${name}.`,
};

const toldBack = (spoken: Spoken, tone: Tone): string | null => {
  const { given, facts, at } = spoken;
  const contact = contactOf(spoken);
  const values = [...contact, ...homeOf(given), ...timeOf(given, at)];
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  if (values.length === 0) return given.facts.first_name || given.facts.last_name ? thanked[tone](name, '') : null;
  const wordings = contact.length > 0 ? contactNoted : homeNoted;
  const said = given.corrected.some((field) => saidBack.has(field)) ? corrections : wordings;
  return said[tone](name, list.format(values));
};

/** What is wanted beside the job: a visitor's own words stand in quotes. */
const besideNoted = ({ given, whatWasAsked }: Spoken): string | null => {
  const newest = given.facts.also_wanted?.split('; ').at(-1);
  if (!newest || whatWasAsked === 'also_wanted') return null;
  return `I’ve put down ${newest.startsWith(theSameAt) ? newest : `“${newest}”`} as well.`;
};

type Spoken = Pick<DialogueInput, 'given' | 'facts' | 'at' | 'whatWasAsked'>;

/** What a message gave or put right, said back once: contact details word for word, the home and the time as understood. Null where it gave none. */
export const confirmation = (spoken: Spoken, tone: Tone): string | null => {
  if (spoken.given === nothingGiven) return null;
  const back = toldBack(spoken, tone);
  const parts = [withdrawn(spoken.given), back, besideNoted(spoken)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
};
