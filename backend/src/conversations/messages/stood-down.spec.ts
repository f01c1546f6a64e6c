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
const likeness = 'the socket by the tank spat at me and went black';

/** What each message leads to, said one after the other. */
const told = (...texts: readonly string[]): ConversationEvent[][] => {
  const past: ConversationEvent[] = [];
  return texts.map((text, index) => {
    const message = {
      ...visit,
      messageId: `message-${index + 1}`,
      text,
      now,
      suspended: false,
      coverageAndOffer: anyCoverageAndOffer,
    };
    const events = receiveMessage(stateAfter(conversationAggregate, past), message, (before, said) =>
      understandMessage(before, said, now, (_event, error) => {
        throw error;
      }),
    );
    past.push(...events);
    return events;
  });
};
const typesOf = (events: readonly ConversationEvent[] | undefined) => events?.map(({ type }) => type);

it('stands a card down that was shown for a likeness alone, at a clear no', () => {
  const [, denial] = told(likeness, 'No, nothing like that');
  expect(denial).toContainEqual({
    type: 'EmergencyStoodDown',
    data: {
      slug: visit.slug,
      sessionId: visit.sessionId,
      messageId: 'message-2',
      hazard: 'fire',
      basis: 'denied',
      ruleVersion: expect.any(Number),
    },
  });
});

it('takes the talk up again for what it was about, and goes on grading it as danger told of', () => {
  const [, , denial, details] = told('how much is a new boiler', likeness, 'its stopped now', 'Ann, 07700 900123');
  expect(denial).toMatchObject([
    { type: 'VisitorMessageReceived' },
    { type: 'EmergencyStoodDown', data: { basis: 'over' } },
    { type: 'ConversationIntentRecognised', data: { intent: 'quote', previous: 'emergency' } },
  ]);
  const graded = details?.find(({ type }) => type === 'LeadGraded');
  expect(graded).toMatchObject({ data: { factors: expect.arrayContaining(['danger']) } });
});

it.each([
  ['a rule was certain of it', 'I smell gas'],
  ['a rule was certain of it too', likeness, 'I smell gas'],
  ['it was confirmed', likeness, 'It’s happening now'],
  ['a rule heard danger after a denial', likeness, 'No, nothing like that', 'I smell gas'],
])('stands nothing down where %s', (_case, ...texts) => {
  expect(typesOf(told(...texts, 'No, nothing like that').at(-1))).toEqual(['VisitorMessageReceived']);
});
