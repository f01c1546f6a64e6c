import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { stateAfter } from '../../testing/past';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { forwardLead } from './forward-lead.decisions';

const keys = { slug: 'leeds', sessionId: '018f5b7e-2222-4222-8222-222222222222' };
const event = {
  ...keys,
  forwardId: '018f5b7e-0000-4000-8000-00000000abd0',
  channel: 'email',
  target: 'other',
  to: 'karen@leeds.example',
  note: null,
  by: 'Dawn',
} as const;
const wanted = { ...event, again: false };
const another = '018f5b7e-0000-4000-8000-00000000abd1';

const given = (...events: readonly ConversationEvent[]) => stateAfter(conversationAggregate, events);

const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...keys, origin: 'https://leeds.example', channel: 'widget' },
};
const forwarded: ConversationEvent = { type: 'LeadForwarded', data: event };

it('goes to an address once, and again where that is asked for', () => {
  expect(forwardLead(given(started), wanted)).toEqual([forwarded]);
  const before = given(started, forwarded);
  expect(() => forwardLead(before, { ...wanted, forwardId: another })).toThrow('This lead has gone there before.');
  expect(forwardLead(before, { ...wanted, forwardId: another, again: true })).toHaveLength(1);
  expect(forwardLead(before, { ...wanted, forwardId: another, channel: 'whatsapp', to: '+447700900456' })).toHaveLength(
    1,
  );
});

it('takes an email address for the same however it is spelled', () => {
  const otherwise = { ...wanted, forwardId: another, to: 'Karen@LEEDS.example' };
  expect(() => forwardLead(given(started, forwarded), otherwise)).toThrow('This lead has gone there before.');
});

it('is one however often the same request comes, and no other under its id', () => {
  const before = given(started, forwarded);
  expect(forwardLead(before, wanted)).toEqual([]);
  expect(() => forwardLead(before, { ...wanted, to: 'other@leeds.example' })).toThrow('used for another address');
});

it('is refused to whom the lead does not belong', () => {
  expect(() => forwardLead(given(started), { ...wanted, slug: 'york' })).toThrow('conversation');
});
