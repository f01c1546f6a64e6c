import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import { refusalOf, stateAfter } from '../../testing/past';
import type { AssistantAnswer } from '../replies/reply.decisions';
import { receiveMessage } from './message.decisions';
import { recordReply } from '../replies/reply.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';

const slug = 'leeds-heating';
const sessionId = '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01';
const visit = { slug, sessionId, origin: 'https://leeds.example' };
const now = Date.parse('2026-03-02T12:00:00.000Z');
const common = { slug, sessionId };
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string, text = 'Hello'): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
});
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
const ungraded = (events: readonly ConversationEvent[]): ConversationEvent[] =>
  events.filter(({ type }) => type !== 'LeadGraded');
const given = (...past: ConversationEvent[]) => stateAfter(conversationAggregate, past);
const receive = (past: readonly ConversationEvent[], messageId: string, text: string, understood = plain) =>
  ungraded(
    receiveMessage(
      given(...past),
      { ...visit, messageId, text, now, suspended: false, coverageAndOffer: anyCoverageAndOffer },
      () => understood,
    ),
  );
const hazard = { kind: 'hazard', hazard: 'gas', rule: 'gas-escape', ruleVersion: 1, from: 2, to: 11 } as const;
const captured: ConversationEvent = { type: 'LeadCaptured', data: common };
const details = (
  source: 'chat' | 'form',
  facts: { phone?: string; email?: string; first_name?: string; last_name?: string },
): ConversationEvent => ({
  type: 'LeadDetailsGiven',
  data: { ...common, source, facts },
});

const many = (count: number): ConversationEvent[] =>
  Array.from({ length: count }, (_, index) => said(`message-${index}`));
const at = (past: readonly ConversationEvent[], messageId: string, seconds: number) => () =>
  receiveMessage(
    stateAfter(conversationAggregate, past, '2026-03-02T12:00:00.000Z'),
    {
      ...visit,
      messageId,
      text: 'Hello',
      now: now + seconds * 1000,
      suspended: false,
      coverageAndOffer: anyCoverageAndOffer,
    },
    () => plain,
  );
const learn = (past: readonly ConversationEvent[], facts: UnderstoodTurn['facts']) =>
  receive(past, 'message-9', 'Hello', { ...plain, facts }).filter(({ type }) => type !== 'VisitorMessageReceived');

describe('a message', () => {
  it('begins the conversation when it is the first', () => {
    expect(receive([], 'message-1', 'Hello')).toEqual([started, said('message-1')]);
    expect(receive([started, said('message-1')], 'message-2', 'Hello')).toEqual([said('message-2')]);
  });

  it('that is sent again changes nothing', () => {
    expect(receive([started, said('message-1')], 'message-1', 'Hello')).toEqual([]);
  });

  it('with other words under the same id is refused', () => {
    expect(refusalOf(() => receive([started, said('message-1')], 'message-1', 'Goodbye'))).toEqual([
      'This message id was used for another message',
      'conflict',
    ]);
  });

  it('is written before what was made of it, in that order', () => {
    const understood: UnderstoodTurn = {
      ...plain,
      verdict: hazard,
      intent: 'emergency',
      facts: { phone: '+447700900142' },
    };
    const { kind: _, ...finding } = hazard;
    expect(receive([], 'message-1', 'I smell gas, 07700 900142', understood)).toEqual([
      started,
      said('message-1', 'I smell gas, 07700 900142'),
      { type: 'SafetyHazardDetected', data: { ...common, messageId: 'message-1', source: 'visitor', ...finding } },
      {
        type: 'ConversationIntentRecognised',
        data: { ...common, intent: 'emergency', previous: null, subIntent: null },
      },
      details('chat', { phone: '+447700900142' }),
      captured,
    ]);
  });

  it.each([
    ['doubt', { ...hazard, kind: 'doubt' }, 'SafetyClarificationAsked'],
    ['somebody who suffers without heat', { ...hazard, kind: 'vulnerable' }, 'VulnerableHouseholdFlagged'],
  ] as const)('that shows %s is marked so, with its rule and no card', (_what, verdict, type) => {
    const [, , marked] = receive([], 'message-1', 'Hello', { ...plain, verdict });
    expect(marked).toMatchObject({ type, data: { messageId: 'message-1', rule: 'gas-escape', ruleVersion: 1 } });
  });

  it('tells a change of intent once, with the one before', () => {
    const quote: ConversationEvent = {
      type: 'ConversationIntentRecognised',
      data: { ...common, intent: 'quote', previous: null },
    };
    const past = [started, said('message-1'), quote];
    expect(receive(past, 'message-2', 'Hello', { ...plain, intent: 'quote' })).toEqual([said('message-2')]);
    expect(receive(past, 'message-2', 'Hello', { ...plain, intent: 'booking' })).toContainEqual({
      type: 'ConversationIntentRecognised',
      data: { ...common, intent: 'booking', previous: 'quote', subIntent: null },
    });
  });
});

const switchedOff =
  (past: readonly ConversationEvent[], messageId: string, understood = plain) =>
  () =>
    ungraded(
      receiveMessage(
        given(...past),
        { ...visit, messageId, text: 'Hello', now, suspended: true, coverageAndOffer: anyCoverageAndOffer },
        () => understood,
      ),
    );

describe('a message to a chat that is switched off', () => {
  it('is refused, and so is a word about somebody who suffers without heat', () => {
    expect(refusalOf(switchedOff([], 'message-1'))).toEqual(["This chat isn't available here", 'forbidden']);
    const cold: UnderstoodTurn = { ...plain, verdict: { ...hazard, kind: 'vulnerable' } };
    expect(refusalOf(switchedOff([], 'message-1', cold))[1]).toBe('forbidden');
  });

  it('is heard where it tells of danger, or may', () => {
    expect(switchedOff([], 'message-1', { ...plain, verdict: hazard })()).toHaveLength(3);
    const doubt: UnderstoodTurn = { ...plain, verdict: { ...hazard, kind: 'doubt' } };
    expect(switchedOff([], 'message-1', doubt)()).toHaveLength(3);
  });

  it('stands where it was heard before, whatever it would mean now', () => {
    expect(switchedOff([started, said('message-1')], 'message-1')()).toEqual([]);
  });
});

const heardOf = (hazard: 'gas', rule: string): ConversationEvent => ({
  type: 'SafetyHazardDetected',
  data: { ...common, messageId: 'message-3', hazard, rule, ruleVersion: 1, source: 'visitor', from: 2, to: 11 },
});
const alarm = (past: readonly ConversationEvent[], kind: 'gas' | 'fire') => () =>
  receiveMessage(
    stateAfter(conversationAggregate, past, '2026-03-02T12:00:00.000Z'),
    {
      ...visit,
      messageId: 'one-more',
      text: 'Hello',
      now: now + 30_000,
      suspended: false,
      coverageAndOffer: anyCoverageAndOffer,
    },
    () => ({ ...plain, verdict: { ...hazard, hazard: kind } }),
  );

describe('a flood', () => {
  it('is held at twenty messages a minute, and over when the minute is', () => {
    expect(at([started, ...many(19)], 'one-more', 30)()).toHaveLength(1);
    expect(refusalOf(at([started, ...many(20)], 'one-more', 30))).toEqual([
      'That was a lot of messages at once. Please wait a minute.',
      'too-many',
    ]);
    // The first of the twenty came at second 1.
    expect(refusalOf(at([started, ...many(20)], 'one-more', 60))[1]).toBe('too-many');
    expect(at([started, ...many(20)], 'one-more', 61)()).toHaveLength(1);
  });

  it('never keeps danger from being heard', () => {
    const past = [started, ...many(20)];
    const alarm = () => receive(past, 'one-more', 'I smell gas', { ...plain, verdict: hazard });
    expect(alarm().map(({ type }) => type)).toEqual(['VisitorMessageReceived', 'SafetyHazardDetected']);
  });

  it('holds danger that was heard already, and none of another kind', () => {
    const past = [started, ...many(20), heardOf('gas', 'gas-escape')];
    expect(refusalOf(alarm(past, 'gas'))[1]).toBe('too-many');
    expect(ungraded(alarm(past, 'fire')())).toHaveLength(2);
  });

  it('holds no danger of a kind that was denied: it is news', () => {
    const denial: ConversationEvent = {
      type: 'EmergencyStoodDown',
      data: { ...common, messageId: 'message-19', hazard: 'gas', basis: 'denied', ruleVersion: 1 },
    };
    const past = [started, ...many(20), heardOf('gas', 'told-like-danger'), denial];
    expect(ungraded(alarm(past, 'gas')())).toHaveLength(2);
  });

  it('lets a message through that was taken in before', () => {
    expect(at([started, ...many(20)], 'message-3', 30)()).toEqual([]);
  });

  it('ends at three hundred messages in one conversation', () => {
    expect(at([started, ...many(299)], 'one-more', 86_400)()).toHaveLength(1);
    expect(refusalOf(at([started, ...many(300)], 'one-more', 86_400))[0]).toBe(
      'This conversation has reached its limit. Please give us a call instead.',
    );
  });
});

describe('what a visitor tells about itself', () => {
  it('makes a lead once: the first time there is a way to reach it', () => {
    expect(learn([started], { first_name: 'Priya' })).toEqual([details('chat', { first_name: 'Priya' })]);
    const reachable = [started, details('chat', { phone: '+447700900142' }), captured];
    expect(learn(reachable, { email: 'priya@home.example' })).toEqual([
      details('chat', { email: 'priya@home.example' }),
    ]);
  });

  it('is written only where it is new', () => {
    const past = [started, details('chat', { first_name: 'Priya', phone: '+447700900142' }), captured];
    expect(learn(past, { first_name: 'Priya', phone: '+447700900143' })).toEqual([
      details('chat', { phone: '+447700900143' }),
    ]);
  });
});

describe('the answer', () => {
  const answer: AssistantAnswer = {
    replyId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a02',
    text: 'What is your name?',
    quickReplies: ['Skip'],
    asksFor: 'name',
    card: null,
    engine: 'scripted',
  };
  const replied: ConversationEvent = {
    type: 'AssistantReplied',
    data: { ...common, inReplyTo: 'message-1', ...answer, quickReplies: ['Skip'] },
  };

  it('is written once for each message: the second finds the first one', () => {
    expect(recordReply(given(started, said('message-1')), 'message-1', answer, null)).toEqual([replied]);
    expect(
      recordReply(given(started, said('message-1'), replied), 'message-1', { ...answer, text: 'Another' }, null),
    ).toEqual([]);
  });

  it.each([
    ['a message that was never received', given(started, said('message-2'))],
    ['a conversation that never began', given()],
  ])('is refused for %s', (_what, state) => {
    expect(refusalOf(() => recordReply(state, 'message-1', answer, null))).toEqual(['No such message', 'not-found']);
  });
});

it('takes an answer to the job sheet’s question for a job detail of the chat', () => {
  const understood: UnderstoodTurn = { ...plain, jobFacts: { access: 'side gate' } };
  const detail = { type: 'JobDetailsGiven', data: { ...common, source: 'chat', facts: { access: 'side gate' } } };
  expect(receive([started], 'm1', 'side gate', understood)).toContainEqual(detail);
  const known: ConversationEvent = { type: 'JobDetailsGiven', data: { ...detail.data, source: 'form' } };
  expect(receive([started, known], 'm1', 'side gate', understood)).not.toContainEqual(detail);
});
