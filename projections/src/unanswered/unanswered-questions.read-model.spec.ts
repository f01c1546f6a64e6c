import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { idOf } from '../testing/example-subject';
import { recorded } from '../testing/log-writer';
import { conversation } from '../testing/story';
import { unansweredQuestions } from './unanswered-questions.read-model';

const sessionId = '018f5b7e-2222-4222-8222-222222222222';
const chat = conversation('acme', sessionId);
const rows = (event: DomainEvent) =>
  recorded([{ event }]).flatMap((each) => (unansweredQuestions.concerns(each) ? unansweredQuestions.rowsOf(each) : []));

it('keeps a question with its words, what they are about, and the fact that it asks for', () => {
  const [row] = rows(chat.leavesOpen('m-2', { question: 'Are you Gas Safe?', fact: 'gasSafeNumber' }));
  expect(row).toMatchObject({
    slug: 'acme',
    session_id: sessionId,
    message_id: 'm-2',
    question: 'Are you Gas Safe?',
    group_key: 'gas safe',
    fact: 'gasSafeNumber',
    settled: null,
  });
  expect(row?.asked_id).toBe(row?.event_id);
});

it('keeps no words of one that has none, or none any more', () => {
  expect(rows(chat.leavesOpen())).toMatchObject([{ question: null, group_key: null }]);
  expect(rows(chat.leavesOpen('m-1', { question: ERASED }))).toMatchObject([{ question: null, group_key: null }]);
});

it('notes of each question that it was dismissed, or which draft answers it, and nothing of whoever asked', () => {
  const asked = [idOf('one'), idOf('two')];
  const nobody = { session_id: null, question: null, group_key: null };
  expect(rows({ type: 'QuestionsDismissed', data: { slug: 'acme', asked } })).toMatchObject(
    asked.map((asked_id) => ({ asked_id, settled: 'dismissed', draft: null, ...nobody })),
  );
  const pair = { question: 'Do you take cards?', answer: 'Yes.' };
  const drafted = { slug: 'acme', draft: 4, training: emptyTraining };
  expect(rows({ type: 'InstallerTrainingDrafted', data: { ...drafted, answers: { asked, pair } } })).toMatchObject(
    asked.map((asked_id) => ({ asked_id, settled: 'answered', draft: 4, ...nobody })),
  );
  expect(rows({ type: 'InstallerTrainingDrafted', data: drafted })).toEqual([]);
});

it('forgets a visitor’s questions with the visitor', () => {
  const [erased] = recorded([{ event: chat.erased() }]);
  expect(erased && unansweredQuestions.concerns(erased) && unansweredQuestions.clears?.(erased)).toEqual({
    column: 'session_id',
    value: sessionId,
  });
});
