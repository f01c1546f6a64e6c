import { ERASED } from '@pilotlight/contracts/events/personal';

/** One way of writing for both sides of a search: case and composed letters don't count. PostgreSQL's text can't hold NUL. */
const searchable = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('\0', '');

/** Whether there is a fact at all: neither withheld nor erased. */
export const isFindable = (fact: string | null | undefined): fact is string => Boolean(fact) && fact !== ERASED;

/** What a row can be found by: one line per fact, so that no match reaches from one into the next. */
export const searchText = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(isFindable).map(searchable).join('\n');

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/** The ways in which people type the same UK number: as given, digits only, and with 0 for 44. */
export const phoneSpellings = (phone: string | undefined): string[] => {
  if (!isFindable(phone)) return [];
  const digits = digitsOf(phone);
  return digits.startsWith('44') ? [phone, digits, `0${digits.slice(2)}`] : [phone, digits];
};

export const postcodeSpellings = (postcode: string | undefined): string[] =>
  isFindable(postcode) ? [...new Set([postcode, postcode.replaceAll(/\s/g, '')])] : [];

/** What to look for: the text itself and, where it can only be part of a phone number, its digits. */
export const searchNeedles = (search: string): string[] => {
  const text = searchable(search.trim());
  if (!text) return [];
  return /^[+()\d\s.-]*\d[+()\d\s.-]*$/.test(text) ? [text, digitsOf(text)] : [text];
};
