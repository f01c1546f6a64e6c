import { nameOf, segments } from './bare-name';
import type { PersonName } from './person-name';
import { people } from './whose-people';

const name = String.raw`(?<name>\p{L}[\p{L}'-]*(?:\s\p{L}[\p{L}'-]*){0,2})`;
const begins = String.raw`(?:^|[.,!?;\n|-]\s*)`;
const greeting =
  /^(?:(?:kind|best|many|warm|good|dear|hi|hello|hey|hiya|morning|afternoon|evening|there|all|team|regards|wishes|thanks|cheers)[\s,!]+){1,4}/iu;

const likelyName = (words: string): PersonName | null => {
  const listed = nameOf(words, 'listed');
  if (listed) return listed;
  const full = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}'-]+){1,2}$/u.test(words) ? nameOf(words, 'capital') : null;
  return full?.last_name === undefined ? null : full;
};

const firm =
  /\b(?:lettings?|lets|estates?|estate agents?|property|properties|homes|housing|management|residential|ltd|limited|plc)\b/giu;
const ofFirm = new RegExp(
  String.raw`${begins}(?<name>\p{L}[\p{L}'-]*(?:\s\p{L}[\p{L}'-]*){0,4})(?:,?\s+(?:from|of|at|here from|for)\s+|\s?,\s+)(?:the\s+)?(?:(?:\p{Lu}[\p{L}'-]*|&|and)\s){1,4}$`,
  'u',
);
const spokenOf = /^[^.;,!?\n|]{0,20}?\b(?:told|said|says|sent|gave|recommended|came|rang|asked|is|was|has|fitted)\b/iu;
const reach = 90;

/** "Hi, Priya from Castle Lettings", "Helen Brook, Brook & Lane Lettings". */
const nameOfFirm = (text: string): PersonName | null => {
  for (const { 0: word, index } of text.matchAll(firm)) {
    if (spokenOf.test(text.slice(index + word.length, index + reach))) continue;
    const before = text.slice(Math.max(0, index - reach), index);
    const found = ofFirm.exec(before)?.groups?.['name'];
    const read = found === undefined ? null : likelyName(found.replace(greeting, ''));
    if (read) return read;
  }
  return null;
};

const reference = String.raw`\b(?:(?:job|order|quote|quotation|invoice|booking|account)\s)?(?:ref|reference|job|order|quote|quotation|invoice|booking|account)\b\.?\s?(?:no\.?|number|num|is|:|#)?\s?[a-z]{0,4}-?\d[\d/-]{1,9}`;
const behindReference = new RegExp(String.raw`${reference}[\s,.;:-]{1,3}${name}[\s.!]*$`, 'iu');
const beforeReference = new RegExp(String.raw`(?:^|[.,!?\n]\s*)${name}[\s,.;:(-]{1,3}${reference}[\s.!)]*$`, 'iu');

/** "... ref 1187 Dev Patel" at the end of a message. */
const nameByReference = (text: string): PersonName | null => {
  if (!/\d[\d/-]/u.test(text)) return null;
  const words = (behindReference.exec(text) ?? beforeReference.exec(text))?.groups?.['name'];
  return words === undefined ? null : likelyName(words);
};

const self = String.raw`(?:i'?m|i am|its|it's|this is)\s+(?:his|her|their|the|a|an)\s+(?:\p{L}+\s+){0,2}(?:${people}|homeowner|owner)\b`;
/** Behind a comma "ring me" is as often said to somebody of that name. */
const wish = String.raw`(?:(?:please|pls|can you|can u|just)\s+)?(?:ring|call|phone|text|email|message|bell)\s+me\b`;
const told = new RegExp(String.raw`^\s*${name}(?:\s?[,.!-]\s*${self}|\s?[.!-]\s*${wish})`, 'iu');

/** "Gill, im her daughter", "Graham. ring me". */
const nameInFront = (text: string): PersonName | null => {
  const words = text.length > 80 ? undefined : told.exec(text)?.groups?.['name'];
  return words === undefined ? null : nameOf(words, 'listed');
};

const escaped = /^[a-z]+$/u;

/** The two words of "frank.pilling@" where they stand side by side. */
const nameInAddress = (text: string, local: string): PersonName | null => {
  const parts = local.split(/[._-]/u);
  const [given = '', surname = ''] = parts;
  if (parts.length !== 2 || given.length < 2 || !escaped.test(given + surname)) return null;
  const words = new RegExp(String.raw`(?<![\p{L}'])${given}\s${surname}(?![\p{L}'])`, 'iu').exec(text)?.[0];
  const found = words === undefined ? null : nameOf(words, 'announced');
  return found?.last_name === undefined ? null : found;
};

/** Whether an address is made of a name's words: "ruth", "rabara", "ruthabara". */
const isMadeOf = (local: string, words: readonly string[]): boolean => {
  const [given = '', ...more] = words.map((word) => word.toLowerCase());
  const surname = more.join('');
  return [given, given + surname, `${given.charAt(0)}${surname}`].includes(local.replace(/[._\d-]/gu, ''));
};

/** A name that the visitor's address is made of: "Emyr, emyr@farm.example". */
const nameByAddress = (text: string, email: string): PersonName | null => {
  const local = email.slice(0, email.indexOf('@'));
  if (local.length < 3) return null;
  const beside = nameInAddress(text, local);
  if (beside) return beside;
  for (const segment of segments(text)) {
    const words = segment.trim().split(/\s+/u);
    if (words.length > 3 || !/^\p{Lu}/u.test(words[0] ?? '') || !isMadeOf(local, words)) continue;
    const found = nameOf(words.join(' '), 'capital');
    if (found) return found;
  }
  return null;
};

export const nameByPlace = (text: string, email: string): PersonName | null =>
  nameOfFirm(text) ?? nameByReference(text) ?? nameInFront(text) ?? nameByAddress(text, email);
