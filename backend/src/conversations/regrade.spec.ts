import type { ConversationEvent, SubjectEvent } from '@pilotlight/contracts/events/catalogue';
import { gradeLead } from '../assistant/grading/grade';
import { recorded } from '../testing/past';
import { Regrading } from './regrade';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const stream = `conversation-${common.sessionId}`;
const asked: ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ...common, origin: 'https://leeds.example', channel: 'widget' } },
  { type: 'ConversationIntentRecognised', data: { ...common, intent: 'service', previous: null } },
  { type: 'NeedsRecognised', data: { ...common, messageId: 'message-1', needs: ['repair'], withdrawn: [] } },
  {
    type: 'LeadDetailsGiven',
    data: { ...common, source: 'chat', facts: { phone: '+447700900142', postcode: 'LS17 8AB' } },
  },
];
const outcomes = (events: readonly (ConversationEvent | SubjectEvent)[]) => {
  const regrading = new Regrading(gradeLead);
  events.forEach((event, revision) =>
    regrading.take({ ...recorded(event, revision, `2026-03-02T09:00:0${revision}.000Z`), stream }),
  );
  return [...regrading.outcomes()];
};

it('grades a conversation that was never graded, and what it writes makes the next time change nothing', () => {
  const [first] = outcomes(asked);
  expect(first).toMatchObject({ ...common, revision: 3, before: null, after: 'A' });
  expect(outcomes([...asked, ...(first?.events ?? [])])).toMatchObject([{ before: 'A', after: 'A', events: [] }]);
});

it('leaves those alone who were erased', () => {
  expect(outcomes([...asked, { type: 'SubjectErased', data: { ...common, cause: 'request' } }])).toEqual([]);
});
