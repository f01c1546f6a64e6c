import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { refusalOf, stateAfter } from '../../testing/past';
import { submitLead } from './lead-form.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const visit = { ...common, origin: 'https://leeds.example' };
const grader = { now: Date.parse('2026-03-02T12:00:00.000Z'), coverageAndOffer: anyCoverageAndOffer };
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const sent: ConversationEvent = { type: 'LeadSubmitted', data: common };
const captured: ConversationEvent = { type: 'LeadCaptured', data: common };
const details = (
  source: 'chat' | 'form',
  facts: { phone?: string; first_name?: string; last_name?: string },
): ConversationEvent => ({ type: 'LeadDetailsGiven', data: { ...common, source, facts } });
const given = (...past: ConversationEvent[]) => stateAfter(conversationAggregate, past);
const submitted = (...form: Parameters<typeof submitLead>): ConversationEvent[] =>
  submitLead(...form).filter(({ type }) => type !== 'LeadGraded');

describe('the lead form', () => {
  const facts = { first_name: 'Priya', phone: '+447700900142' };

  it('may be the first thing in a conversation', () => {
    expect(submitted(given(), visit, facts, grader)).toEqual([started, details('form', facts), captured, sent]);
  });

  it('counts as sent even where the chat had told everything', () => {
    expect(submitted(given(started, details('chat', facts), captured), visit, facts, grader)).toEqual([sent]);
  });

  it('sent again unchanged has no effect; with a correction it has that one', () => {
    const past = [started, details('form', facts), captured, sent];
    expect(submitted(given(...past), visit, facts, grader)).toEqual([]);
    expect(submitted(given(...past), visit, { ...facts, first_name: 'Pria' }, grader)).toEqual([
      details('form', { first_name: 'Pria' }),
      sent,
    ]);
  });

  it('sent again for somebody else takes the other’s surname back, and leaves one’s own', () => {
    const past = [started, details('form', { ...facts, last_name: 'Nair' }), captured, sent];
    expect(submitted(given(...past), visit, { ...facts, first_name: 'Bob' }, grader)).toEqual([
      details('form', { first_name: 'Bob', last_name: '' }),
      sent,
    ]);
    expect(submitted(given(...past), visit, facts, grader)).toEqual([]);
  });

  it('may be sent twenty times in one conversation, and the same one again', () => {
    const past = [started, ...Array.from({ length: 20 }, () => sent)];
    expect(refusalOf(() => submitted(given(...past), visit, { first_name: 'Priya' }, grader))[1]).toBe('too-many');
    expect(submitted(given(...past), visit, {}, grader)).toEqual([]);
  });
});
