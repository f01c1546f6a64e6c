import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { findWrittenEmails } from '../understanding/contact/emails';
import type { Found } from '../understanding/contact/found';
import { writtenPhone } from '../understanding/contact/phone-number';
import { findWrittenPhones, withDigits } from '../understanding/contact/phones';
import { plainText } from '@pilotlight/contracts/values/plain-text';
import { findPostcodes } from '../understanding/contact/postcodes';
import { withoutPapers, withoutPlaces } from './private-words';
import { withSpokenEmails } from '../understanding/contact/spoken-email';

export const placeholders = ['[NAME]', '[PHONE]', '[EMAIL]', '[POSTCODE]', '[ADDRESS]', '[PRIVATE]'] as const;
export type Placeholder = (typeof placeholders)[number];

const street =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|crescent|cres|court|ct|gardens|gdns|grove|terrace|place|pl|way|hill|row|mews|square|sq|park|walk|view|rise';
const address = new RegExp(
  String.raw`\b(?:flat|apartment|apt|unit)\s?\d{1,4}[a-z]?\b|\b\d{1,4}[a-z]?,?\s+(?:(?!\d)[\p{L}'’]+\s+){1,3}(?:${street})\b`,
  'giu',
);
// Numbers of any other kind that could be somebody's: foreign phones, cards, accounts.
const longNumber = /\+?\d(?:[ ()./-]{0,2}\d){8,18}/gu;

// A postcode written sloppily is looked for where one is to be expected.
const announcesPostcode = /\bpost\s?code\b|^.{0,12}$/iu;

const replaced = (text: string, found: readonly Found[], placeholder: Placeholder): string =>
  found
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + placeholder + rest.slice(to), text);

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A name of one letter would take half the text with it. */
const namePattern = (names: readonly string[]): RegExp | null => {
  const alternatives = names.filter((name) => name.length > 1).map(escaped);
  if (alternatives.length === 0) return null;
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives.join('|')})(?![\p{L}\d])`, 'giu');
};

/** A text without the personal values in it, wherever they came from. `names` are those that the visitor gave. Linear. */
export const withPlaceholders = (text: string, names: readonly string[]): string => {
  const spelled = withSpokenEmails(withoutPapers(plainText(text), '[PRIVATE]'));
  const written = withDigits(replaced(spelled, findWrittenEmails(spelled), '[EMAIL]'));
  const unrung = replaced(written, findWrittenPhones(written), '[PHONE]').replace(longNumber, '[PHONE]');
  const placed = replaced(unrung, findPostcodes(unrung, announcesPostcode.test(unrung)), '[POSTCODE]').replace(
    address,
    '[ADDRESS]',
  );
  const pattern = namePattern(names);
  const unhoused = withoutPlaces(placed, '[ADDRESS]');
  return pattern ? unhoused.replace(pattern, '[NAME]') : unhoused;
};

export const namesIn = ({ first_name, last_name }: LeadFacts): string[] =>
  [first_name, last_name].filter((name): name is string => Boolean(name));

const plain: Readonly<Record<Placeholder, string>> = {
  '[NAME]': '',
  '[PHONE]': 'your number',
  '[EMAIL]': 'your email',
  '[POSTCODE]': 'your postcode',
  '[ADDRESS]': 'your address',
  '[PRIVATE]': 'that detail',
};

/** The visitor's own by placeholder: nobody else's values are ever put back. */
const ownValues = ({ first_name, phone, email, postcode }: LeadFacts): Partial<Record<Placeholder, string>> => ({
  ...(first_name && { '[NAME]': first_name }),
  ...(phone && { '[PHONE]': writtenPhone(phone) }),
  ...(email && { '[EMAIL]': email }),
  ...(postcode && { '[POSTCODE]': postcode }),
});

export const withValues = (text: string, facts: LeadFacts): string => {
  const values = ownValues(facts);
  return placeholders
    .reduce((rest, placeholder) => rest.replaceAll(placeholder, () => values[placeholder] ?? plain[placeholder]), text)
    .replace(/ +(?=[,.!?;:])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
};
