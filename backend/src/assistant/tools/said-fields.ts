import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { type LeadField, leadFields } from '@pilotlight/contracts/values/lead';
import type { DialogueInput } from '../dialogue/dialogue';
import { plainText } from '../understanding/contact/plain-text';
import { extractContact } from '../understanding/extract-contact';

const flat = (text: string): string => plainText(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether the visitor wrote these very words, whole. */
export const wasSaid = (words: string, text: string): boolean => {
  const wanted = flat(words);
  return (
    wanted !== '' &&
    ` ${flat(text)
      .replace(/[.,;:!?"()]/g, ' ')
      .replace(/ +/g, ' ')} `.includes(` ${wanted} `)
  );
};

/** Of the fields a model names, those that the message really gives, with our reading's values. A guess is dropped. */
export const saidFields = (
  named: Readonly<Partial<Record<LeadField, string | null>>>,
  { text, whatWasAsked, facts }: Pick<DialogueInput, 'text' | 'whatWasAsked' | 'facts'>,
): LeadFacts => {
  const read = extractContact(text, whatWasAsked, facts);
  const kept = leadFields.flatMap((field): [LeadField, string][] => {
    const value = named[field];
    if (!value) return [];
    const ours = read[field];
    if (ours) return [[field, ours]];
    // The words for a time are the visitor's own: they must stand in the message. All else must be what our reading finds.
    return field === 'preferred_time' && wasSaid(value, text) ? [[field, value.trim()]] : [];
  });
  return Object.fromEntries(kept);
};
