import type { QuestionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../write-side/refused';
import type { QuestionsState } from './questions.state';

type DataOf<Type extends QuestionEvent['type']> = Extract<QuestionEvent, { type: Type }>['data'];

const waitingAtOnce = 10;

/** Asked again with the same id, as its answer was lost, nothing happens. */
export const askForChange = ({ changes }: QuestionsState, data: DataOf<'TrainingChangeAsked'>): QuestionEvent[] => {
  if (changes.some(({ id }) => id === data.changeId)) return [];
  if (changes.filter(({ doneAt }) => doneAt === null).length >= waitingAtOnce)
    throw new Refused(`${waitingAtOnce} requests are waiting already. Your admin works through those first.`);
  return [{ type: 'TrainingChangeAsked', data }];
};

/** Done once, whoever says so first. */
export const finishChange = ({ changes }: QuestionsState, data: DataOf<'TrainingChangeDone'>): QuestionEvent[] => {
  const found = changes.find(({ id }) => id === data.changeId);
  if (!found) throw new Refused('No such request', 'not-found');
  return found.doneAt === null ? [{ type: 'TrainingChangeDone', data }] : [];
};
