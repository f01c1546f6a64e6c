import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type AnsweredQuestion, firmFactLimits } from '@pilotlight/contracts/values/firm-facts';
import { groupKey } from '@pilotlight/contracts/values/question-group';
import { Refused } from '../write-side/refused';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

export interface QuestionAnswer {
  /** The questions that are answered by it. */
  readonly asked: readonly string[];
  /** Whether they wait for an answer, as far as whoever answers knows. */
  readonly isOpen: boolean;
  /** The draft that has answered them before, likewise; null for none. */
  readonly over: number | null;
  readonly pair: AnsweredQuestion;
  readonly suggestionId?: string;
}

const isSame = (one: AnsweredQuestion, other: AnsweredQuestion): boolean =>
  one.question === other.question && one.answer === other.answer;

/** In the place of an older answer to the same question, or after all others. */
const withPair = (pairs: readonly AnsweredQuestion[], pair: AnsweredQuestion): AnsweredQuestion[] => {
  const key = groupKey(pair.question);
  const at = pairs.findIndex(({ question }) => groupKey(question) === key);
  return at < 0 ? [...pairs, pair] : pairs.with(at, pair);
};

/** A draft with one more answer. Whoever comes second is told what the first has answered. */
export const answerQuestion = (state: InstallerState, answer: QuestionAnswer): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, training, answered } = state.account;
  const { asked, isOpen, over, pair, suggestionId } = answer;
  const last = answered.findLast((each) => each.asked.some((id) => asked.includes(id)));
  if (last && (!isOpen || last.draft !== over)) {
    if (isSame(last.pair, pair)) return [];
    throw new Refused(`Somebody else answered this meanwhile: “${last.pair.answer}”`, 'changed-meanwhile');
  }
  if (!isOpen) throw new Refused('The training answers this question by now.', 'changed-meanwhile');
  const pairs = withPair(training.draft.training.pairs ?? [], pair);
  if (pairs.length > firmFactLimits.pairs)
    throw new Refused(
      `The training has ${firmFactLimits.pairs} questions and answers, which is the most. Please remove one first.`,
    );
  return [
    {
      type: 'InstallerTrainingDrafted',
      data: {
        slug,
        draft: training.draft.number + 1,
        training: { ...training.draft.training, pairs },
        answers: { asked: [...asked], pair, ...(suggestionId && { suggestionId }) },
      },
    },
  ];
};
