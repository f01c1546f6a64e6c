import type { Placed } from './choose';
import type { WrittenPhone } from './phones';

/** Whose a number is: a word for the person, all others for the same one standing under it, and whether "her" or "his" may mean them. */
type Person = { readonly is: string; readonly words: string; readonly sex?: 'her' | 'him'; readonly outside?: true };

const persons: readonly Person[] = [
  { is: 'wife', sex: 'her', words: 'wife|wifey|missus|missis|mrs' },
  { is: 'husband', sex: 'him', words: 'husband|hubby|hubbie' },
  { is: 'mum', sex: 'her', words: 'mum|mom|mam|mother|mummy' },
  { is: 'dad', sex: 'him', words: 'dad|father' },
  { is: 'daughter', sex: 'her', words: 'daughter|lass' },
  { is: 'son', sex: 'him', words: 'son|lad' },
  { is: 'sister', sex: 'her', words: 'sister|sis' },
  { is: 'brother', sex: 'him', words: 'brother' },
  { is: 'gran', sex: 'her', words: 'nan|nana|nanna|gran|granny|grandma|granddaughter' },
  { is: 'grandad', sex: 'him', words: 'grandad|grandpa|grandson' },
  { is: 'girlfriend', sex: 'her', words: 'girlfriend|gf|bird' },
  { is: 'boyfriend', sex: 'him', words: 'boyfriend|bf|fella' },
  { is: 'aunt', sex: 'her', words: 'auntie|aunt' },
  { is: 'uncle', sex: 'him', words: 'uncle' },
  { is: 'partner', words: 'partner|other half|half|fiance|fiancee|fiancé|fiancée|spouse' },
  { is: 'parents', words: 'parent|carer|flatmate|housemate' },
  { is: 'tenant', outside: true, words: 'tenant|lodger|renter|occupier|resident' },
  { is: 'neighbour', outside: true, words: 'neighbour|neighbor|friend|mate' },
  { is: 'agent', outside: true, words: 'agent|manager|caretaker|warden|landlord|landlady|builder|secretary|boss' },
  { is: 'her', sex: 'her', words: 'her|she' },
  { is: 'him', sex: 'him', words: 'him|his|he' },
  { is: 'them', words: 'them|their|they' },
  { is: 'me', words: "me|mine|myself|im|i'm|us" },
];

export const personWords = persons.map(({ words }) => words).join('|');

const byWord: ReadonlyMap<string, Person> = new Map(
  persons.flatMap((person) => person.words.split('|').map((word): [string, Person] => [word, person])),
);
const places: ReadonlyMap<string, 'work' | 'home'> = new Map([
  ['work', 'work'],
  ['office', 'work'],
  ['shop', 'work'],
  ['home', 'home'],
  ['house', 'home'],
]);
const other = /\b(?:other|second|another)\b/iu;
const ownNoun = /\bmy\s+(?:own\s+)?(?:mobile|mob|number|phone|cell|no)\b/iu;

/** The last person named counts. */
export type Owner = { readonly person?: Person; readonly place?: 'work' | 'home'; readonly other?: true };

const apart = /[^\p{L}']+/u;

const singular = (word: string): string => (byWord.has(word) ? word : word.replace(/'?s'?$/u, ''));

export const ownerIn = (words: string): Owner => {
  const all = words.toLowerCase().split(apart);
  const person = all.map((word) => byWord.get(word) ?? byWord.get(singular(word))).findLast((each) => each);
  const place = all.map((word) => places.get(word)).findLast((each) => each);
  const me = ownNoun.test(words) ? byWord.get('me') : undefined;
  const owner = person?.is === 'me' || !person ? (me ?? person) : person;
  return { ...(owner && { person: owner }), ...(place && { place }), ...(other.test(words) && { other: true }) };
};

export const suits = (asked: Owner, told: Owner): boolean => {
  if (asked.place && asked.place !== told.place) return false;
  if (!asked.person) return asked.place !== undefined;
  if (!told.person) return asked.person.is === 'me' && asked.place !== undefined;
  const [one, two] = [asked.person, told.person];
  if (one.is === two.is) return true;
  if (one.is === 'me' || two.is === 'me') return false;
  const pronoun = /^(?:her|him|them)$/u;
  if (!pronoun.test(one.is) && !pronoun.test(two.is)) return false;
  return one.sex === undefined || two.sex === undefined || one.sex === two.sex;
};

const names = "[\\p{L}']+";
const behind = new RegExp(
  String.raw`^(?:\s*\(\s*(?:${names}\s*){1,4}\)|[\s,]*(?:is|that's|thats|which is|belongs to|=|-)\s+(?:${names}\s+){0,2}?${names}(?=\s*(?:$|[.,;!?|\n/&+]|(?:and|but|or|so|ring|call|use|text)\b)))`,
  'iu',
);
const rightBehind = new RegExp(String.raw`^\s+(?:(?:my|the|our)\s+)?${names}(?=\s*(?:$|[.,;\n/&+]|and\b))`, 'iu');

export const ownersOf = (text: string, phones: readonly Placed<WrittenPhone>[]): readonly Owner[] => {
  let taken = 0;
  return phones.map(({ found: { from, to } }, index) => {
    const next = phones[index + 1]?.found.from ?? Math.min(text.length, to + 60);
    const before = ownerIn(text.slice(Math.max(taken, from - 60), from));
    const after = text.slice(to, next);
    const told = behind.exec(after)?.[0] ?? '';
    const later = told === '' && !before.person ? (rightBehind.exec(after)?.[0] ?? '') : told;
    const owner = ownerIn(later);
    const tells = owner.person !== undefined || owner.place !== undefined;
    taken = tells ? to + later.length : to;
    return tells ? { ...before, ...owner } : before;
  });
};
