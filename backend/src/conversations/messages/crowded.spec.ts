import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import { refusalOf, stateAfter } from '../../testing/past';
import { receiveMessage } from './message.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const before: readonly ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ...common, origin: 'https://leeds.example', channel: 'widget' } },
  { type: 'VisitorMessageReceived', data: { ...common, messageId: 'message-1', text: 'Hello' } },
];
const plain: UnderstoodTurn = {
  saysNothing: true,
  verdict: { kind: 'clear' },
  intent: null,
  subIntent: null,
  facts: {},
  jobFacts: {},
  needs: new Set(),
  withdrawn: new Set(),
};
const hazard = { kind: 'hazard', hazard: 'gas', rule: 'gas-escape', ruleVersion: 1, from: 0, to: 5 } as const;
const message = {
  ...common,
  origin: 'https://leeds.example',
  messageId: 'message-1',
  text: 'Hello',
  now: Date.parse('2026-03-02T12:00:00.000Z'),
  suspended: false,
  coverageAndOffer: anyCoverageAndOffer,
  crowded: true,
};
const receive = (past: readonly ConversationEvent[], understood = plain) =>
  receiveMessage(stateAfter(conversationAggregate, past), message, () => understood);

it.each([
  ['new', []],
  ['sent again before its answer', before],
])('a message that is %s is refused where too many wait for answers already', (_what, past) => {
  expect(refusalOf(() => receive(past))).toEqual([
    'Too many messages are waiting for an answer. Please try again in a moment.',
    'too-many',
  ]);
});

it('danger is heard all the same', () => {
  expect(receive([], { ...plain, verdict: hazard }).map(({ type }) => type)).toContain('SafetyHazardDetected');
});
