import type { Training } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from '../dialogue';
import { weightOfTerm } from '../../knowledge/phrase-search';
import { termsOf } from '../../knowledge/terms';
import { withoutStop } from '../information-wordings';
import { lowered } from './said-services';

export interface AskedOfTheFirm {
  readonly text: string;
  readonly input: DialogueInput;
}

export type Answer = (asked: AskedOfTheFirm, training: Training) => string | null;

const answersItself = /^(?:yes|yeah|yep|no|not|none|sorry|we|you|our)\b/iu;

/** A firm's own sentence stays as it is; a mere list is led in, by no word that it begins with itself. */
export const told = (words: string | undefined, leadIn = ''): string | null => {
  const said = words?.trim() ?? '';
  if (said === '') return null;
  if (leadIn === '' || /[.!]$/u.test(said)) return `${withoutStop(said)}.`;
  if (answersItself.test(said)) return `${said.charAt(0).toUpperCase()}${withoutStop(said.slice(1))}.`;
  const [lastLed = '', firstSaid = ''] = [leadIn.split(' ').at(-1), said.split(' ')[0]?.toLowerCase()];
  const led = lastLed === firstSaid ? leadIn.slice(0, -lastLed.length - 1) : leadIn;
  return `${led} ${lowered(withoutStop(said))}.`;
};

const half = 0.5;

/** Of a fact that tells several things the sentences on what is asked; all where none is meant apart. `name` is what they all are of. */
export const pointed = (words: string | undefined, text: string, name: string): string | undefined => {
  const sentences = words?.split(/(?<=[.!])\s+/u) ?? [];
  if (sentences.length < 2) return words;
  const [asked, usual] = [new Set(termsOf(text)), new Set(termsOf(name))];
  const weights = sentences.map((sentence) =>
    [...new Set(termsOf(sentence))]
      .filter((term) => asked.has(term) && !usual.has(term))
      .reduce((sum, term) => sum + weightOfTerm(term), 0),
  );
  const most = Math.max(...weights);
  return most === 0 ? words : sentences.filter((_, at) => (weights[at] ?? 0) >= half * most).join(' ');
};
