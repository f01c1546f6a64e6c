import { z } from 'zod';
import { readKnowledge } from './read-knowledge';
import { isEmpty, stemsOf, wordsOf } from './terms';

/** What a message can be about beside a question: a fault, a wish, a right, a courtesy. Whichever stands first is answered. */
export const topicNames = [
  'machine',
  'dataUse',
  'complaint',
  'safeToUse',
  'cover',
  'landlordWont',
  'price',
  'frozenCondensate',
  'highPressure',
  'lowPressure',
  'prepay',
  'thermostat',
  'timer',
  'leak',
  'lockedOut',
  'noHeat',
  'noHotWater',
  'cancelOrder',
  'cancel',
  'move',
  'callBack',
  'visit',
  'newSystem',
  'yearlyService',
  'noise',
  'cancelTerms',
  'privacy',
  'greeting',
  'thanks',
  'refusal',
] as const;
export type Topic = (typeof topicNames)[number];

const topicSchema = z.strictObject({
  topic: z.enum(topicNames),
  /** Two wordings, so that a question asked again isn't met by the same sentence; self-help within the allowed list. */
  says: z.tuple([z.string(), z.string()]).nullable(),
  /** As short as they tell it: looked for word by word, whatever their endings. */
  asked: z.array(z.string().min(1)).min(1),
});

export const topicCards = readKnowledge('topics', z.array(topicSchema));

interface Way {
  readonly topic: Topic;
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

const byFirst = new Map<string, Way[]>();
for (const { topic, asked } of topicCards)
  for (const text of asked) {
    const stems = stemsOf(text);
    const [first = ''] = stems;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { topic, words: wordsOf(text), stems }]);
  }

/** Between its words only such stand as are said in every question: "boiler has really died" says "boiler died". */
const isSaidAt = (words: readonly string[], from: number, wanted: readonly string[]): boolean => {
  let at = from;
  for (const word of wanted) {
    while (at > from && at < words.length && words[at] !== word && isEmpty(words[at] ?? '')) at += 1;
    if (words[at] !== word) return false;
    at += 1;
  }
  return true;
};

/** The topics whose ways of saying stand in a sentence, found and not yet believed: as they are written, or with other endings. */
export const topicsFoundIn = (sentence: string): ReadonlyMap<Topic, 'written' | 'alike'> => {
  const [words, stems] = [wordsOf(sentence), stemsOf(sentence)];
  const found = new Map<Topic, 'written' | 'alike'>();
  for (const [at, stem] of stems.entries())
    for (const way of byFirst.get(stem) ?? []) {
      if (found.get(way.topic) === 'written' || !isSaidAt(stems, at, way.stems)) continue;
      found.set(way.topic, isSaidAt(words, at, way.words) ? 'written' : 'alike');
    }
  return found;
};
