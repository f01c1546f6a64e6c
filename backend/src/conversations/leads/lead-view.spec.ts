import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { stateAfter } from '../../testing/past';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { leadViewOf } from './lead-view';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const danger = (messageId: string): ConversationEvent[] => [
  { type: 'VisitorMessageReceived', data: { ...common, messageId, text: 'the socket spat at me' } },
  {
    type: 'SafetyHazardDetected',
    data: {
      ...common,
      messageId,
      hazard: 'fire',
      rule: 'told-like-danger',
      ruleVersion: 12,
      source: 'visitor',
      from: 0,
      to: 3,
    },
  },
];
const graded: ConversationEvent = {
  type: 'LeadGraded',
  data: {
    ...common,
    grade: 'A',
    previous: null,
    ruleVersion: 1,
    facts: { reachable: true, located: true, ready: true },
    points: { contact: 20, need: 16, timing: 15, fit: 15, sheet: 0 },
    factors: ['danger'],
  },
};
const denied: ConversationEvent[] = [
  { type: 'VisitorMessageReceived', data: { ...common, messageId: 'message-2', text: 'no, nothing like that' } },
  {
    type: 'EmergencyStoodDown',
    data: { ...common, messageId: 'message-2', hazard: 'fire', basis: 'denied', ruleVersion: 12 },
  },
];

const gradingAfter = (...since: readonly ConversationEvent[]) => {
  const started: ConversationEvent = {
    type: 'ConversationStarted',
    data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
  };
  const state = stateAfter(conversationAggregate, [started, ...danger('message-1'), graded, ...since]);
  return state.status === 'open' ? leadViewOf(state, anyCoverageAndOffer, 'firm').grading : null;
};

it('tells of a danger that was taken back as one, and leaves the grade as it was given', () => {
  expect(gradingAfter()?.facts.ready).toEqual({ holds: true, why: 'danger reported' });
  expect(gradingAfter(...denied)).toMatchObject({
    grade: 'A',
    facts: { ready: { holds: true, why: 'danger reported, then taken back' } },
    points: { need: 16, timing: 15 },
  });
});

it('tells of a danger that came after a denial as one that stands', () => {
  expect(gradingAfter(...denied, ...danger('message-3'))?.facts.ready.why).toBe('danger reported');
});
