import MiniSearch from 'minisearch';
import { z } from 'zod';
import { type FirmQuestion, firmQuestionSchema, readKnowledge, tradeCardSchema } from './read-knowledge';
import { termsOf } from './terms';

export const tradeCards = readKnowledge('trade-cards', z.array(tradeCardSchema));
const firmQuestions = readKnowledge('firm-questions', z.array(firmQuestionSchema));
const notKnown = ['not-known', 'more-not-known'].flatMap((name) => readKnowledge(name, z.array(z.string().min(1))));

/** What a question can be about: one of the firm's facts, what any heating firm knows, or neither. */
export type Subject =
  | { readonly kind: 'firm'; readonly name: string }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'none'; readonly name: 'none' };

export const keyOf = ({ kind, name }: Subject): string => `${kind}:${name}`;

const none: Subject = { kind: 'none', name: 'none' };

interface Asked {
  readonly subject: Subject;
  readonly asked: readonly string[];
}

const ofFirm = ({ fact, asked }: FirmQuestion): Asked => ({ subject: { kind: 'firm', name: fact }, asked });

const searched: readonly Asked[] = [
  ...firmQuestions.map((each) => ofFirm(each)),
  ...tradeCards.map(({ id, asked }): Asked => ({ subject: { kind: 'card', name: id }, asked })),
  { subject: none, asked: notKnown },
];

/** What `phrase-terms.json` is to hold: the terms of each way of asking, by subject. */
export const termsOfSearched = (): readonly (readonly string[])[] =>
  searched.map(({ asked }) => asked.map((text) => termsOf(text).join(' ')));

/** All ways of asking, for learning: those that are searched, and those of which only the words were learned. */
export const waysOfAsking = (): readonly Asked[] => [
  ...searched,
  ...readKnowledge('more-firm-questions', z.array(firmQuestionSchema)).map((each) => ofFirm(each)),
];

/** Each that a phrase asks for, in the order in which they were learned. */
export const subjects: readonly Subject[] = searched
  .map(({ subject }) => subject)
  .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** Read from a table of their own: making terms of them anew takes half a second of each start. */
const termsOfAsked = readKnowledge('phrase-terms', z.array(z.array(z.string())));
const phrases = searched.map(({ subject }, at) => ({
  subject,
  phrases: (termsOfAsked[at] ?? []).map((terms) => (terms === '' ? [] : terms.split(' '))),
}));
const all = phrases.flatMap((each) => each.phrases);

const index = new MiniSearch<{ id: number; terms: string }>({
  fields: ['terms'],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
});
index.addAll(phrases.map((each, id) => ({ id, terms: each.phrases.flat().join(' ') })));

const inHowMany = new Map<string, number>();
for (const terms of all) for (const term of new Set(terms)) inHowMany.set(term, (inHowMany.get(term) ?? 0) + 1);

/** How much a term tells: one that no phrase holds tells the most. */
export const weightOfTerm = (term: string): number => Math.log(1 + all.length / (1 + (inHowMany.get(term) ?? 0)));

const few = 2;

/** Said in more than a few ways of asking: what hardly any holds may be the very thing that is asked. */
export const isUsual = (term: string): boolean => (inHowMany.get(term) ?? 0) > few;

const weightOfAll = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + weightOfTerm(term), 0);

export interface Likeness {
  /** How much of the question the phrase holds, and of the phrase the question, from 0 to 1 by weight. */
  readonly ofQuestion: number;
  readonly ofPhrase: number;
}

export const likeness = (asked: readonly string[], phrase: readonly string[]): Likeness => ({
  ofQuestion: weightOfAll(asked.filter((term) => phrase.includes(term))) / Math.max(1e-9, weightOfAll(asked)),
  ofPhrase: weightOfAll(phrase.filter((term) => asked.includes(term))) / Math.max(1e-9, weightOfAll(phrase)),
});

export interface Candidate extends Likeness {
  readonly subject: Subject;
  /** Both shares in one: their harmonic mean. */
  readonly together: number;
}

const nearest = 8;
const most = 5;

/** The phrase itself is left out where the question is one of them, as in learning. */
const likest = (asked: readonly string[], of: readonly (readonly string[])[], but: string | null) => {
  let best: Omit<Candidate, 'subject'> | null = null;
  for (const phrase of of) {
    if (but !== null && phrase.join(' ') === but) continue;
    const like = likeness(asked, phrase);
    const together = (2 * like.ofQuestion * like.ofPhrase) / Math.max(1e-9, like.ofQuestion + like.ofPhrase);
    if (!best || together > best.together) best = { ...like, together };
  }
  return best;
};

/** The subjects with the phrase that is most like the question, the likest first. */
export const candidatesFor = (asked: readonly string[], learning = false): readonly Candidate[] => {
  if (asked.length === 0) return [];
  const but = learning ? asked.join(' ') : null;
  return index
    .search(asked.join(' '))
    .slice(0, nearest)
    .flatMap(({ id }) => {
      const found = phrases[Number(id)];
      const like = found ? likest(asked, found.phrases, but) : null;
      return found && like ? [{ ...like, subject: found.subject }] : [];
    })
    .toSorted((one, other) => other.together - one.together)
    .slice(0, most);
};
