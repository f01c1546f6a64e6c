import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { extractContact } from '@pilotlight/assistant/understanding/extract-contact';

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*/giu;
const phone = /\+?\d(?:[\s().-]?\d){6,}/gu;
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/giu;
const most = 120;

const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** Placeholders for personal words; "[personal details]" alone where some can't be told from the rest. */
export const redacted = (text: string, { first_name, last_name }: LeadFacts): string => {
  const names = [first_name, last_name].filter((name): name is string => Boolean(name));
  const hidden = names
    .reduce((line, name) => line.replace(new RegExp(String.raw`\b${literal(name)}\b`, 'giu'), '[name]'), text)
    .replace(email, '[email]')
    .replace(phone, '[phone]')
    .replace(postcode, '[postcode]');
  const left = extractContact(hidden, null);
  return left.email || left.phone || left.first_name || left.last_name || left.postcode
    ? '[personal details]'
    : shortened(hidden);
};
