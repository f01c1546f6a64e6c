import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { stateAfter } from '../../testing/past';
import { receiveMessage } from './message.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { understandMessage } from './understand-message';

const visit = {
  slug: 'leeds-heating',
  sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01',
  origin: 'https://leeds.example',
};
const now = Date.parse('2026-03-02T12:00:00.000Z');

/** What the last message leads to, said after the others. */
const lastOf = (...texts: readonly string[]): string[] => {
  const past: ConversationEvent[] = [];
  let events: ConversationEvent[] = [];
  for (const [index, text] of texts.entries()) {
    const message = {
      ...visit,
      messageId: `message-${index + 1}`,
      text,
      now,
      suspended: false,
      coverageAndOffer: anyCoverageAndOffer,
    };
    events = receiveMessage(stateAfter(conversationAggregate, past), message, (before, said) =>
      understandMessage(before, said, now, (_event, error) => {
        throw error;
      }),
    );
    past.push(...events);
  }
  return events.map(({ type }) => type);
};

const doubt = 'what should I do if I smell gas';

it('asks whether there is danger where the words leave it open', () => {
  expect(lastOf(doubt)).toContain('SafetyClarificationAsked');
});

it.each(['No', 'no, just wondering', 'nope'])('is told to be answered by a no: “%s”', (no) => {
  expect(lastOf(doubt, no)).toContain('SafetyClarificationDenied');
});

it.each([
  ['a yes, which is an emergency', ['yes']],
  ['what is about something else', ['how much is a new boiler']],
  ['a no to something else that was asked since', ['how much is a new boiler', 'no']],
])('is not denied by %s', (_case, said) => {
  expect(lastOf(doubt, ...said)).not.toContain('SafetyClarificationDenied');
});

it('is nothing to deny where none was asked', () => {
  expect(lastOf('no heating', 'no')).not.toContain('SafetyClarificationDenied');
});
