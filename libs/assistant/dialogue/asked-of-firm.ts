import type { Training } from '@pilotlight/contracts/values/training';
import { read } from '../tokenizer/mentions';
import { memoizePerTick } from '../tokenizer/memoize-per-tick';
import { dictionaryOf, type WordList } from '../tokenizer/word-list';
import { placeAskedAbout } from './area-answer';
import { asksOfPlace } from './area-asked';
import { informationWords } from './information-words';
import { openOn } from './open-on';

export type Subject = keyof typeof informationWords;

// The closer a subject is to what was asked, the earlier it stands: "do you do emergency call-outs in LS6" is about the area.
const subjects: readonly Subject[] = ['emergencyContact', 'area', 'certifications', 'hours', 'services'];
const meanings = subjects.map((subject): [Subject, WordList] => [subject, informationWords[subject]]);
const dictionary = dictionaryOf(meanings, new Set<Subject>(), '', '');

const publishedAs = {
  hours: 'openingHours',
  area: 'coverageArea',
  certifications: 'certifications',
  emergencyContact: 'emergencyContact',
  services: 'services',
} as const satisfies Record<Subject, keyof Training['businessInfo']>;

type Published = Training['businessInfo'];

export type AskedOfFirm = { readonly subject: Subject; readonly text: string };

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\b(?:u|ya|ye|yous|youse|yer)\b/giu, 'you'],
  [/\b(?:ur)\b/giu, 'your'],
  [/\br\b/giu, 'are'],
  [/\bw[ou]t(['’]?s)?\b/giu, 'what$1'],
];
/** As people type it on a phone: "wot time u shut". */
const inFull = (text: string): string =>
  shortened.reduce((words, [short, full]) => words.replaceAll(short, full), text);

const saidIn = memoizePerTick((text: string): ReadonlySet<Subject> => read(inFull(text), dictionary).said);

const subjectIn = (text: string, published: Published): Subject | undefined => {
  const said = saidIn(text);
  const isAsked = (subject: Subject): boolean => said.has(subject) || (subject === 'area' && asksOfPlace(text));
  return subjects.find((subject) => published[publishedAs[subject]].length > 0 && isAsked(subject));
};

const betweenQuestions = /(?<=[?!;])|\.(?!\d)|,|\s(?:and|also|plus)\s|&/iu;

export const partsOf = (text: string): readonly string[] =>
  text.split(betweenQuestions).filter((each) => /[\p{L}\d]/u.test(each));

/** "Do you cover LS6 and HD1?", "open Saturday and Sunday?": one more place or day of what was just asked. */
const goesOn = (before: AskedOfFirm | undefined, text: string, published: Published, at: string): boolean => {
  const tells = (words: string): boolean =>
    before?.subject === 'area'
      ? placeAskedAbout(published.coverageArea, words) !== null
      : before?.subject === 'hours' && openOn(published.openingHours, words, at) !== null;
  return before !== undefined && tells(before.text) && tells(text);
};

/** What a message asks of the firm that it has published, each by its own words where there are several; `at` is ISO 8601 UTC. */
export const askedOfFirm = (text: string, published: Published, at: string): readonly AskedOfFirm[] => {
  const asked: AskedOfFirm[] = [];
  for (const part of partsOf(text)) {
    const before = asked.at(-1);
    const subject = subjectIn(part, published) ?? (goesOn(before, part, published, at) ? before?.subject : undefined);
    if (!subject) continue;
    // "Do you cover my area, LS6?" is one question.
    const isNamedAfter = subject === 'area' && before?.subject === 'area' && asksOfPlace(part);
    const isOpen = isNamedAfter && placeAskedAbout(published.coverageArea, before.text) === null;
    if (isOpen) asked.pop();
    asked.push({ subject, text: part });
  }
  if (asked.length > 1) return asked;
  const only = subjectIn(text, published);
  return only ? [{ subject: only, text }] : [];
};
