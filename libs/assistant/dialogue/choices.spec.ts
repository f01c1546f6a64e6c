import { type AskedField, askedFields } from '@pilotlight/contracts/values/asked-for';
import { assistantTurn } from '../testing/assistant-turns';
import { understandTurn } from '../turn';
import { choices } from './choices';
import { choosesMore, moreAnswers } from './choice-of-more';
import { questionFor } from './question-words';
import type { DialogueInput } from './dialogue';
import { wasAnswered } from './was-answered';

const fills = (asked: AskedField, text: string): boolean => {
  const { facts, jobFacts } = understandTurn(
    {
      emergency: false,
      intent: 'service',
      asked,
      facts: {},
      jobFacts: {},
      at: '2026-11-20T10:00:00Z',
      clarifications: [],
      earlier: [],
    },
    text,
  );
  return wasAnswered({ whatWasAsked: asked, given: { facts: { ...facts, ...jobFacts }, corrected: [] } });
};

const offered = (field: AskedField, more: Partial<DialogueInput> = {}) =>
  questionFor({ field, sheetField: null, photo: null }, assistantTurn('', more)).quickReplies.map(
    (reply) => [field, reply] as const,
  );
const all = [
  ...askedFields.filter((field) => field !== 'more').flatMap((field) => offered(field)),
  ...offered('symptoms', { subIntent: 'annual' }),
  ...offered('symptoms', { subIntent: 'radiators' }),
];

it.each(all)('for %s, “%s” is understood as it stands', (field, reply) => expect(fills(field, reply)).toBe(true));

it('says yes or no to being asked more by what is offered for it', () => {
  expect(moreAnswers.map(choosesMore)).toEqual([true, false]);
});

it('offers at most four, each once', () => {
  for (const replies of Object.values(choices)) {
    expect(replies.length).toBeLessThanOrEqual(4);
    expect(new Set(replies).size).toBe(replies.length);
  }
});
