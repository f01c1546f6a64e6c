import { emptyTraining } from '@pilotlight/contracts/values/training';
import { thingsNamedIn } from '../knowledge/follow-up';
import { holdsQuestion } from '../knowledge/holds-question';
import { partsOf } from '../knowledge/message-parts';
import { rank } from '../knowledge/rank';
import { howToBook } from './answered';
import type { DialogueInput } from './dialogue';
import { ownWordsFound } from './firm/own-words-found';
import { enough, isToThePoint } from './to-the-point';

const most = 3;

const subjectOf = (text: string): string => {
  const [first] = rank(text);
  // "Went black, do you take cards?": what is only told is no question beside one unless it is plain.
  const sure = holdsQuestion(text) ? enough.each : enough.report;
  return first && first.sure >= sure && first.subject.kind !== 'none' ? first.subject.name : '';
};

export interface Question {
  /** In its own words, and with what they point back to. */
  readonly bare: string;
  readonly text: string;
}

const pointsBack = /\b(?:it|that|one|ones|they|them|this)\b/iu;

/**
 * A question that points back is read with what was told before it, "changing from oil to gas, how long does it take?", or else with what the
 * questions before it are of, "what's a service cost and how long does it take?".
 */
const inContext = (part: string, parts: readonly string[]): string => {
  if (!pointsBack.test(part)) return part;
  const before = parts.slice(0, parts.indexOf(part));
  const told = before.filter((each) => !holdsQuestion(each.trim()));
  return [...(told.length > 0 ? told : thingsNamedIn(before.join(', '))), part].join(', ');
};

/** What a part asks: a subject, or what the firm has written; '' where it asks nothing by itself. */
const askedBy = ({ bare, text }: Question, { text: message, information = emptyTraining }: DialogueInput): string => {
  const subject = subjectOf(text);
  if (subject !== '' || !holdsQuestion(bare)) return subject;
  const own = ownWordsFound(information, { bare, text, message }).find((each) => each.sure >= enough.own);
  return own && isToThePoint(text, own.piece) ? own.piece.words : '';
};

const isSurelyOfTheFirm = ({ bare, text }: Question): boolean => {
  const [first] = rank(text);
  return holdsQuestion(bare) && first?.subject.kind === 'firm' && first.sure >= enough.surely;
};

/** A part with its own subject stands alone. */
const readIn = (bare: string, parts: readonly string[]): Question => ({
  bare,
  text: subjectOf(bare) === '' && holdsQuestion(bare) ? inContext(bare, parts) : bare,
});

/** The questions of a message: each by itself where they are about different things. */
export const questionsIn = (input: DialogueInput): readonly Question[] => {
  const parts = partsOf(input.text).map((part) => part.trim());
  const different = new Map<string, Question>();
  for (const question of parts.map((part) => readIn(part, parts))) {
    const asked = askedBy(question, input);
    if (asked !== '') different.set(asked, question);
  }
  const whole = { bare: input.text, text: input.text };
  const [only] = different.values();
  // "No hot water since last night, do you do call-outs at night": beside what is told, one is asked.
  const isPlain = only !== undefined && isSurelyOfTheFirm(only) && subjectOf(input.text) === '';
  if (different.size < 2) return [isPlain ? only : whole];
  different.delete(howToBook);
  return [...different.values()].slice(0, most);
};
