import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { groupKey } from '@pilotlight/contracts/values/question-group';
import type { UnansweredGroup } from '@pilotlight/projections/unanswered/unanswered.reader';
import { gapsIn, standingOf, type TrainingsInUse, waitingSuggestions } from './standing';

const day = (number: number) => `2026-11-${10 + number}T10:00:00.000Z`;
const group = (more: Partial<UnansweredGroup> = {}): UnansweredGroup => ({
  groupKey: groupKey('Do you take cards?'),
  question: 'Do you take cards?',
  asked: 2,
  firstAskedAt: day(1),
  lastAskedAt: day(3),
  askedIds: ['asked-2', 'asked-1'],
  conversations: [],
  fact: 'waysToPay',
  settled: null,
  ...more,
});
const answered = (draft: number) => ({ settled: { how: 'answered', draft, at: day(4) } }) as const;
const telling = (more: Partial<Training>): Training => ({ ...emptyTraining, ...more });
const pair = telling({ pairs: [{ question: 'can i use my card', answer: 'Yes.' }] });
const fact = telling({ facts: { waysToPay: 'Card or transfer' } });
const trainings = (
  draft: readonly [number, Training],
  published: readonly [number, Training, string | null] = [0, emptyTraining, null],
): TrainingsInUse => ({
  draft: { number: draft[0], training: draft[1] },
  published: { number: published[0], training: published[1], at: published[2] },
});
const nothing = trainings([0, emptyTraining]);

it.each([
  ['nobody has answered', group(), nothing, 'open'],
  ['a draft has an answer to that isn’t looked up yet', group(answered(1)), nothing, 'drafted'],
  ['a draft has an answer to, given by the list', group(answered(2)), trainings([2, pair]), 'drafted'],
  [
    'a later draft is published than the one with its answer',
    group(answered(2)),
    trainings([3, pair], [3, pair, day(5)]),
    'answered',
  ],
  ['somebody wrote an answer to into the draft', group(), trainings([2, pair], [1, emptyTraining, day(2)]), 'drafted'],
  ['the draft tells the fact of', group(), trainings([2, fact], [1, emptyTraining, day(2)]), 'drafted'],
  ['what is published answers', group(), trainings([2, pair], [2, pair, day(5)]), 'answered'],
  ['what is published tells the fact of', group(), trainings([2, fact], [2, fact, day(5)]), 'answered'],
  [
    'was asked in vain again, though what is published answers it',
    group(answered(2)),
    trainings([2, pair], [2, pair, day(2)]),
    'open',
  ],
  [
    'was asked in vain again, and has a new answer in a draft',
    group(answered(3)),
    trainings([3, pair], [2, pair, day(2)]),
    'drafted',
  ],
  [
    'was dismissed, though it was asked again',
    group({ lastAskedAt: day(9), settled: { how: 'dismissed', draft: null, at: day(4) } }),
    nothing,
    'dismissed',
  ],
] as const)('a question that %s', (_case, asked, training, standing) => {
  expect(standingOf(asked, training)).toBe(standing);
});

it('lacks a fact that was asked for, until it is told by what is published', () => {
  const asked = [
    { fact: 'gasSafeNumber', asked: 4 },
    { fact: 'waysToPay', asked: 2 },
    { fact: 'parking', asked: 1 },
  ];
  expect(gapsIn(asked, trainings([2, fact], [1, emptyTraining, day(2)]))).toEqual(asked);
  expect(gapsIn(asked, trainings([2, fact], [2, fact, day(2)]))).toEqual([asked[0], asked[2]]);
});

describe('a suggestion waits', () => {
  const suggestion = { id: 's-1', asked: ['asked-1'], question: 'Cards?', answer: 'Yes.', at: day(5) };
  const shown = { id: 's-1', question: 'Cards?', answer: 'Yes.', at: day(5) };
  const waiting = (groups: readonly UnansweredGroup[], training = nothing, accepted: readonly string[] = []) =>
    waitingSuggestions(
      [suggestion],
      groups.map((each) => ({ ...each, standing: standingOf(each, training) })),
      new Set(accepted),
    );

  it('for the admin while its question is open, and where whoever asked is erased by now', () => {
    expect(waiting([group()])).toEqual([{ ...shown, questionId: 'asked-1' }]);
    expect(waiting([])).toEqual([{ ...shown, questionId: null }]);
  });

  it('no more once it is accepted, or its question is settled otherwise', () => {
    expect(waiting([], nothing, ['s-1'])).toEqual([]);
    expect(waiting([group(answered(1))], trainings([1, pair]))).toEqual([]);
    const askedAgain = { ...group(), lastAskedAt: day(8), settled: { how: 'answered', draft: 1, at: day(6) } } as const;
    expect(waiting([askedAgain], trainings([1, pair], [1, pair, day(7)]))).toEqual([]);
  });
});
