import type { QuestionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { refusalOf, stateAfter } from '../testing/past';
import { questionsAggregate } from './questions.stream';
import { askForChange, finishChange } from './training-changes.decisions';

const slug = 'leeds-heating';
const id = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const given = (...past: QuestionEvent[]) => stateAfter(questionsAggregate, past);
const asked = (number: number) =>
  ({
    type: 'TrainingChangeAsked',
    data: { slug, changeId: id(number), text: 'We close at 4 on Fridays' },
  }) satisfies QuestionEvent;
const done = (number: number) =>
  ({ type: 'TrainingChangeDone', data: { slug, changeId: id(number) } }) satisfies QuestionEvent;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

it('is asked for once, though its answer was lost', () => {
  expect(askForChange(given(), asked(1).data)).toEqual([asked(1)]);
  expect(askForChange(given(asked(1)), asked(1).data)).toEqual([]);
});

it('waits with nine others at most, and makes room once one is done', () => {
  const ten = range(10).map(asked);
  expect(refusalOf(() => askForChange(given(...ten), asked(10).data))[1]).toBe('conflict');
  expect(askForChange(given(...ten, done(3)), asked(10).data)).toEqual([asked(10)]);
});

it('is done once, and only where it was asked for', () => {
  expect(finishChange(given(asked(1)), done(1).data)).toEqual([done(1)]);
  expect(finishChange(given(asked(1), done(1)), done(1).data)).toEqual([]);
  expect(refusalOf(() => finishChange(given(asked(1)), done(2).data))[1]).toBe('not-found');
});

it('is forgotten with the oldest that are done, never while it waits', () => {
  const past = [asked(0), ...range(60).flatMap((number) => [asked(number + 1), done(number + 1)])];
  const { changes } = given(...past);
  expect(changes).toHaveLength(30);
  expect(changes[0]).toMatchObject({ id: id(0), doneAt: null });
});
