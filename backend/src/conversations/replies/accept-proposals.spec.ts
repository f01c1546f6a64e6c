import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Proposal } from '@pilotlight/assistant/dialogue/proposal';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { stateAfter } from '../../testing/past';
import { recordReply } from './reply.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const at = '2026-03-02T12:00:00.000Z';
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string, text: string): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
});
const known = (facts: LeadFacts, source: 'chat' | 'installer' = 'chat'): ConversationEvent => ({
  type: 'LeadDetailsGiven',
  data: { ...common, source, facts },
});
const erased: Extract<Parameters<typeof stateAfter>[1][number], { type: 'SubjectErased' }> = {
  type: 'SubjectErased',
  data: { ...common, cause: 'request' },
};
const answer = {
  replyId: '0b8f6d4e-95cf-4f3e-8a52-3e7a1a1d9c01',
  text: 'Noted.',
  quickReplies: [],
  asksFor: null,
  card: null,
  engine: 'openai',
} as const;
const blower = 'could the gaffer get me on the blower once the school run is done';
const callback: Proposal = { kind: 'callback', preferredTime: 'once the school run is done' };

const recorded = (past: readonly ConversationEvent[], proposals: readonly Proposal[]): readonly ConversationEvent[] =>
  recordReply(stateAfter(conversationAggregate, [started, ...past], at), 'one', answer, {
    proposals,
    now: Date.parse(at),
    coverageAndOffer: anyCoverageAndOffer,
  });
const beside = (past: readonly ConversationEvent[], ...proposals: Proposal[]) =>
  recorded(past, proposals).filter(({ type }) => type !== 'AssistantReplied' && type !== 'LeadGraded');

describe('what a model noted with its answer', () => {
  it('is written with the answer: the wish, the words for its time, and the grade that comes of it', () => {
    const past = [known({ phone: '+447700900142' }), said('one', blower)];
    expect(recorded(past, [callback])).toMatchObject([
      { type: 'AssistantReplied' },
      { type: 'NeedsRecognised', data: { ...common, messageId: 'one', needs: ['callback'], withdrawn: [] } },
      {
        type: 'LeadDetailsGiven',
        data: { source: 'assistant', facts: { preferred_time: 'once the school run is done' } },
      },
      { type: 'LeadGraded', data: { grade: expect.any(String) } },
    ]);
  });

  it('makes a quote and a visit that are asked for count', () => {
    const wishes: Proposal[] = [
      { kind: 'quote', work: 'boiler' },
      { kind: 'booking', start: '2026-12-01T10:00:00.000Z', end: '2026-12-01T11:00:00.000Z' },
    ];
    expect(beside([said('one', 'what are we talking then')], ...wishes)).toMatchObject([
      { type: 'NeedsRecognised', data: { needs: ['quote', 'visit'] } },
    ]);
  });

  it('brings a time the dates that it comes to', () => {
    const facts = { preferred_time: 'Tuesday' };
    expect(beside([said('one', 'hm, Tuesday')], { kind: 'lead-fields', facts })).toMatchObject([
      { data: { facts: { preferred_time: 'Tuesday', preferred_from: '2026-03-03' } } },
    ]);
  });

  it('may be a name that an earlier message holds', () => {
    const past = [said('before', 'Ta for that — Otto'), said('one', 'yes please')];
    expect(beside(past, { kind: 'lead-fields', facts: { first_name: 'otto' } })).toMatchObject([
      { type: 'LeadDetailsGiven', data: { facts: { first_name: 'Otto' } } },
    ]);
  });

  it.each<[string, LeadFacts]>([
    ['was never said', { first_name: 'Mallory', phone: '+447700900666', email: 'm@evil.example', postcode: 'LS1 1AA' }],
    ['is no name', { first_name: 'boiler', last_name: 'the' }],
    ['the rules read nowhere in it', { fuel: 'gas', bedrooms: '9', boiler_make: 'Vaillant', fault_code: 'F28' }],
    ['only a part of a word shows', { preferred_time: 'oile' }],
  ])('is dropped where it %s', (_what, facts) => {
    expect(beside([said('one', 'the boiler is cold')], { kind: 'lead-fields', facts })).toEqual([]);
  });

  it.each<[string, LeadFacts, 'chat' | 'installer']>([
    ['what the visitor told', { preferred_time: 'Monday' }, 'chat'],
    ['what the visitor took back', { preferred_time: '' }, 'chat'],
    ['what the installer put in', { preferred_time: 'Friday at 2' }, 'installer'],
    ['what the installer emptied', { preferred_time: '' }, 'installer'],
  ])('never stands above %s', (_what, facts, source) => {
    expect(beside([said('one', blower), known(facts, source)], callback)).toMatchObject([{ type: 'NeedsRecognised' }]);
  });

  it('is no wish where the visitor took it back while the answer was made', () => {
    expect(beside([said('one', blower), said('two', 'No phone calls please')], callback)).toMatchObject([
      { type: 'LeadDetailsGiven' },
    ]);
  });

  it('counts for nothing in danger', () => {
    const danger: ConversationEvent = {
      type: 'SafetyHazardDetected',
      data: {
        ...common,
        messageId: 'two',
        hazard: 'gas',
        rule: 'gas-escape',
        ruleVersion: 1,
        source: 'visitor',
        from: 0,
        to: 3,
      },
    };
    expect(beside([said('one', blower), said('two', 'gas!'), danger], callback)).toEqual([]);
  });

  it('is written once: neither a second answer nor a wish that is known writes it again', () => {
    const once = recorded([said('one', blower)], [callback]);
    expect(recorded([said('one', blower), ...once], [callback])).toEqual([]);
    expect(beside([said('zero', blower), ...once.slice(1), said('one', blower)], callback)).toEqual([]);
  });

  it('is not kept of a visitor who was erased meanwhile', () => {
    const state = stateAfter(conversationAggregate, [started, said('one', blower), erased], at);
    const noted = { proposals: [callback], now: Date.parse(at), coverageAndOffer: anyCoverageAndOffer };
    expect(() => recordReply(state, 'one', answer, noted)).toThrow('No such message');
  });
});
