import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { type LeadField, leadFields } from '@pilotlight/contracts/values/lead';
import type { DialogueInput } from '../dialogue/dialogue';
import { plainText } from '@pilotlight/contracts/values/plain-text';
import { extractContact } from '../understanding/extract-contact';

const flat = (text: string): string => plainText(text).toLowerCase().replace(/\s+/g, ' ').trim();

export const wasSaid = (words: string, text: string): boolean => {
  const wanted = flat(words);
  return (
    wanted !== '' &&
    ` ${flat(text)
      .replace(/[.,;:!?"()]/g, ' ')
      .replace(/ +/g, ' ')} `.includes(` ${wanted} `)
  );
};

/** A name as our reading would write it, where the visitor wrote it and it can be nothing but one name. */
const nameSaid = (value: string, texts: readonly string[]): string | null => {
  if (!texts.some((text) => wasSaid(value, text))) return null;
  const { first_name, last_name } = extractContact(value, 'name');
  const [name, ...more] = [first_name, last_name].filter(Boolean);
  return name !== undefined && more.length === 0 ? name : null;
};

export type Spoken = Pick<DialogueInput, 'text' | 'whatWasAsked' | 'facts'> & { readonly earlier: readonly string[] };

/** Keeps what the visitor's words bear out, in our reading's values; only names and times may go beyond it, as written. */
export const saidFields = (
  named: Readonly<Partial<Record<LeadField, string | null>>>,
  { text, whatWasAsked, facts, earlier }: Spoken,
): LeadFacts => {
  const read = extractContact(text, whatWasAsked, facts);
  const texts = [text, ...earlier];
  const borneOut = (field: LeadField, value: string): string | null => {
    const ours = read[field];
    if (ours) return ours;
    if (field === 'first_name' || field === 'last_name') return nameSaid(value, texts);
    return field === 'preferred_time' && texts.some((each) => wasSaid(value, each)) ? value.trim() : null;
  };
  const kept = leadFields.flatMap((field): [LeadField, string][] => {
    const value = named[field] && borneOut(field, named[field]);
    return value ? [[field, value]] : [];
  });
  return Object.fromEntries(kept);
};
