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

const aHome = (value: string): string => {
  if (value.endsWith('detached') || value === 'terraced') return `a ${value} house`;
  return `a ${value}`;
};
const aBoiler = (value: string): string => tradeWords.get(value) ?? (value === 'electric' ? value : `a ${value}`);

const homeWords: readonly (readonly [HomeField, (value: string) => string])[] = [
  ['property_type', aHome],
  ['bedrooms', (value) => counted(value, 'bedroom')],
  ['bathrooms', (value) => counted(value, 'bathroom')],
  ['boiler_make', (value) => value],
  ['current_boiler_type', aBoiler],
  ['fuel', (value) => tradeWords.get(value) ?? value],
  ['fault_code', (value) => `code ${value}`],
  ['tenure', (value) => tenures.get(value) ?? value],
];

/** Of a time that is told anew the end that stays as it was isn't told with it: the whole of it is what is known now. */
const timeOf = ({ given, facts, at }: Spoken): string[] =>
  given.facts.preferred_time ? [timeToldBack(facts, at)] : [];

const ofContact: readonly SheetField[] = ['phone', 'email', 'postcode', 'address'];

const contactOf = ({ given: { facts }, whatWasAsked }: Spoken): string[] => {
  const { phone, email, postcode } = facts;
  const values: string[] = [];
  if (phone) values.push(writtenPhone(phone));
  if (email) values.push(email);
  // A visitor who was asked for it knows that it was heard.
  const address = whatWasAsked === 'address' ? undefined : facts.address;
  if (address || postcode) values.push([address, postcode].filter(Boolean).join(', '));
  return values;
};

/** Of the home only what was told otherwise before: to be told "flat" again after saying it is an echo. */
const homeOf = ({ facts, corrected }: Given): string[] => {
  const values: string[] = [];
  for (const [field, inWords] of homeWords) {
    const value = facts[field];
    if (value && value !== notKnown && value !== 'other' && corrected.includes(field)) values.push(inWords(value));
  }
  return [...new Set(values)];
};

type Toned = Readonly<Record<Tone, (name: string, values: string) => string>>;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const contactNoted: Toned = {
  friendly: (name, values) => `Thanks${name}, I’ve got ${values}.`,
  plain: (_, values) => `Noted: ${values}.`,
  formal: (name, values) => `Thank you${name}. I have noted ${values}.`,
};
const contactChanged: Toned = {
  friendly: (name, values) => `Thanks${name}, I’ve changed that to ${values}.`,
  plain: (_, values) => `Changed to ${values}.`,
  formal: (name, values) => `Thank you${name}. I have changed that to ${values}.`,
};
const timeNoted: Toned = {
  friendly: (_, values) => `${capitalised(values)}, got it.`,
  plain: (_, values) => `Noted: ${values}.`,
  formal: (_, values) => `I have noted: ${values}.`,
};
const putRight: Toned = {
  friendly: (name, values) => `Thanks${name}, I’ve put that right: ${values}.`,
  plain: (_, values) => `Put right: ${values}.`,
  formal: (name, values) => `Thank you${name}. I have put that right: ${values}.`,
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
  const { given, facts } = spoken;
  const [contact, home, time] = [contactOf(spoken), homeOf(given), timeOf(spoken)];
  const values = [...contact, ...home, ...time];
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  if (values.length === 0) return given.facts.first_name || given.facts.last_name ? thanked[tone](name, '') : null;
  const isCorrected = given.corrected.some((field) => ofContact.includes(field));
  const isPutRight = home.length > 0 || given.corrected.includes('preferred_time');
  const noted = contact.length > 0 ? contactNoted : timeNoted;
  const said = isPutRight ? putRight : isCorrected ? contactChanged : noted;
  return said[tone](name, list.format(values));
};

const besideNoted = ({ given, whatWasAsked }: Spoken): string | null => {
  const newest = given.facts.also_wanted?.split('; ').at(-1);
  if (!newest || whatWasAsked === 'also_wanted') return null;
  return newest.startsWith(theSameAt) ? `I’ve put down ${newest} as well.` : 'I’ve put that down as well.';
};

type Spoken = Pick<DialogueInput, 'given' | 'facts' | 'at' | 'whatWasAsked'>;

/** Details the visitor must be able to check, repeated once: contact details, the time as understood, corrections. Null without any. */
export const confirmation = (spoken: Spoken, tone: Tone): string | null => {
  if (spoken.given === nothingGiven) return null;
  const back = toldBack(spoken, tone);
  const parts = [withdrawn(spoken.given), back, besideNoted(spoken)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
};
