import { groupKey } from '@pilotlight/contracts/values/question-group';
import { nearGroups, type QuestionGroup } from './near-groups';

const group = (question: string, asked: number, day: number, more: Partial<QuestionGroup> = {}): QuestionGroup => {
  const at = `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  return {
    groupKey: groupKey(question),
    question,
    asked,
    firstAskedAt: at,
    lastAskedAt: at,
    askedIds: [`asked-${question}`],
    conversations: [{ sessionId: `session-${day}`, at }],
    fact: null,
    settled: null,
    ...more,
  };
};

const at = (minute: number) => `2026-11-05T10:${10 + minute}:00.000Z`;
const settled = (how: 'answered' | 'dismissed', day: number) => ({ how, draft: null, at: `2026-11-${day}` });

it('puts the most asked first, and the newest of those that are asked as often', () => {
  const groups = [group('Do you take cash?', 1, 3), group('Do you take cards?', 4, 1), group('Any reviews?', 1, 5)];
  expect(nearGroups(groups).map(({ question }) => question)).toEqual([
    'Do you take cards?',
    'Any reviews?',
    'Do you take cash?',
  ]);
});

it('makes one of groups that one answer serves: in the newest words, with all counts and conversations', () => {
  const often = group('Do you fit underfloor heating in kitchens?', 3, 2, { fact: 'services' });
  const seldom = group('Do you fit electric underfloor heating in kitchens?', 1, 9, {
    settled: { how: 'dismissed', draft: null, at: '2026-11-10T10:00:00.000Z' },
  });
  expect(nearGroups([seldom, often])).toEqual([
    {
      ...often,
      question: seldom.question,
      asked: 4,
      lastAskedAt: seldom.lastAskedAt,
      askedIds: [...seldom.askedIds, ...often.askedIds],
      conversations: [...seldom.conversations, ...often.conversations],
      settled: seldom.settled,
    },
  ]);
});

it('names a conversation once, by its newest question, and ten at most', () => {
  const newest = { sessionId: 'twice', at: at(40) };
  const others = Array.from({ length: 12 }, (_, index) => ({ sessionId: `session-${index}`, at: at(30 - index) }));
  const [found] = nearGroups([
    group('Any reviews?', 14, 5, { conversations: [newest, ...others, { sessionId: 'twice', at: at(1) }] }),
  ]);
  expect(found?.conversations).toEqual([newest, ...others.slice(0, 9)]);
});

it('goes by what became of a group last', () => {
  const [one, other] = [settled('dismissed', 11), settled('answered', 12)];
  const words = ['Do you fit underfloor heating in kitchens?', 'Do you fit electric underfloor heating in kitchens?'];
  const groups = words.map((question, index) => group(question, 1, 2, { settled: index === 0 ? one : other }));
  expect(nearGroups(groups)).toMatchObject([{ settled: other }]);
});
