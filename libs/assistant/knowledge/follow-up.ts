import { z } from 'zod';
import { readKnowledge } from './read-knowledge';
import { termsOf } from './terms';

/** Words of which one is asked for in another's place: "how much is a gas service", "and oil?". */
const groups = readKnowledge('alternatives', z.array(z.array(z.string().min(2)).min(2)));

interface Line {
  readonly from: string;
  readonly text: string;
}

const goesOn = /^\W*(?:(?:ok|okay|right|thanks|so)\W+)?(?:and|what about|how about|or|what if its)\b/iu;
const leadIn =
  /^\W*(?:(?:ok|okay|right|thanks|so)\W+)?(?:(?:and|or|what about|how about|what if its|for|an?|the|one)\b\W*)*/iu;
const fewTerms = 3;

const asWord = (word: string): RegExp => new RegExp(String.raw`\b${word}\b`, 'iu');

/** What a text names of the things that are asked for in each other's place: "service". */
export const thingsNamedIn = (text: string): readonly string[] =>
  groups.flatMap((group) => group.filter((word) => asWord(word).test(text)));

const inPlaceOf = (before: string, text: string): string | null => {
  let meant = before;
  for (const group of groups) {
    const wanted = group.find((word) => asWord(word).test(text));
    const said = group.find((word) => asWord(word).test(before));
    if (wanted !== undefined && said !== undefined && wanted !== said) meant = meant.replace(asWord(said), wanted);
  }
  return meant === before ? null : meant;
};

/** What "and for a combi?" asks after the question before it; null where it asks by itself. */
export const followUpOf = (text: string, history: readonly Line[]): string | null => {
  if (!goesOn.test(text) || termsOf(text).length > fewTerms) return null;
  const before = history.findLast((line) => line.from === 'visitor' && line.text.trim() !== text.trim())?.text;
  if (before === undefined || goesOn.test(before)) return null;
  return inPlaceOf(before, text) ?? `${before.replace(/[?!.\s]+$/u, '')} ${text.replace(leadIn, '')}`;
};
