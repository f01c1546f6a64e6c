import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { refusalOf, stateAfter } from '../../testing/past';
import type { ConversationStreamEvent } from '../aggregate/conversation.state';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { requestCallback } from './callback.decisions';

const visit = {
  slug: 'leeds',
  sessionId: '018f5b7e-0000-4000-8000-000000000001',
  origin: 'https://leeds.example',
};
const grader = { now: Date.parse('2026-11-26T12:00:00.000Z'), coverageAndOffer: anyCoverageAndOffer };
const wish = { phone: '+447700900123', preferredTime: 'after five', notes: null };
const given = (...past: ConversationStreamEvent[]) => stateAfter(conversationAggregate, past);
const asked = (callback = wish, ...past: ConversationStreamEvent[]) =>
  requestCallback(given(...past), visit, callback, grader);

it('is told with the number and the time, and makes a lead of the visitor', () => {
  expect(asked().map(({ type }) => type)).toEqual([
    'ConversationStarted',
    'CallbackRequested',
    'LeadDetailsGiven',
    'LeadCaptured',
    'LeadGraded',
  ]);
  const state = given(...asked());
  expect(state).toMatchObject({ facts: { phone: '+447700900123', preferred_time: 'after five' } });
  expect(state.status === 'open' && state.needs.has('callback')).toBe(true);
});

it('is told once, and again where something in it is new', () => {
  expect(asked(wish, ...asked())).toEqual([]);
  expect(asked({ ...wish, preferredTime: 'before nine' }, ...asked())[0]?.type).toBe('CallbackRequested');
});

it('goes by the number that is known, and is refused without one', () => {
  const without = { phone: null, preferredTime: null, notes: null };
  expect(requestCallback(given(...asked()), visit, without, grader)).toHaveLength(1);
  expect(refusalOf(() => requestCallback(given(), visit, without, grader))).toEqual([
    'Please leave a phone number',
    'invalid',
  ]);
});

it('is refused after ten of them', () => {
  let past: ConversationStreamEvent[] = [];
  for (let hour = 0; hour < 10; hour++) past = [...past, ...asked({ ...wish, preferredTime: `at ${hour}` }, ...past)];
  expect(refusalOf(() => asked({ ...wish, preferredTime: 'at noon' }, ...past))[1]).toBe('too-many');
});
