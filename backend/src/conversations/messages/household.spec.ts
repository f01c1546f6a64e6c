import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { safetyCard } from '@pilotlight/assistant/interlock/safety-card';
import { stateAfter } from '../../testing/past';
import { cardFor } from '../aggregate/turn.state';
import { receiveMessage } from './message.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { understandMessage } from './understand-message';

const visit = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01', origin: '' };
const now = Date.parse('2026-03-02T12:00:00.000Z');

const failed = (_event: string, error: unknown) => {
  throw error;
};

/** Everything that messages lead to, said one after the other. */
const told = (...texts: readonly string[]): ConversationEvent[] => {
  const past: ConversationEvent[] = [];
  for (const [index, text] of texts.entries()) {
    const message = {
      ...visit,
      messageId: `message-${index + 1}`,
      text,
      now,
      suspended: false,
      coverageAndOffer: anyCoverageAndOffer,
    };
    past.push(
      ...receiveMessage(stateAfter(conversationAggregate, past), message, (before, said) =>
        understandMessage(before, said, now, failed),
      ),
    );
  }
  return past;
};

/** What was told of safety, each with its message and, of a household, the rule. */
const alarms = (...texts: readonly string[]): string[] =>
  told(...texts).flatMap(({ type, data }) => {
    if (type === 'SafetyHazardDetected' || type === 'SafetyClarificationAsked')
      return `${data.hazard} by ${data.messageId}`;
    return type === 'VulnerableHouseholdFlagged' ? `${data.rule} by ${data.messageId}` : [];
  });

const inDanger = (nth: number) => `vulnerable-in-danger by message-${nth}`;
const cold = (nth: number) => `no-heat-vulnerable by message-${nth}`;

it.each([
  ["there's a newborn here and I smell gas", 'gas'],
  ['co alarm going off, my nan is in her wheelchair', 'carbon-monoxide'],
  ['the meter cupboard stinks of gas, im 79 and on me own', 'gas'],
  ['water pouring through the light fitting and mum is on oxygen', 'water-electrics'],
])('flags who is vulnerable beside the danger that the same message tells of: %s', (text, hazard) => {
  expect(alarms(text)).toEqual([`${hazard} by message-1`, inDanger(1)]);
});

it('flags it whichever is told first, and once', () => {
  expect(alarms('theres a newborn here', 'i can smell gas')).toEqual(['gas by message-2', inDanger(2)]);
  expect(alarms('i can smell gas', 'my mum is 84 and on oxygen', 'please hurry, my mum is 84')).toEqual([
    'gas by message-1',
    inDanger(2),
  ]);
});

it('keeps to the cold where a danger and a question come with it', () => {
  expect(alarms('no heating, a baby in the house, and it smells of gas')).toEqual(['gas by message-1', cold(1)]);
  expect(alarms('i smelt gas last week, no heating now and my mum is 90')).toEqual(['gas by message-1', cold(1)]);
});

it('hears of the cold and of who suffers by it in two messages', () => {
  expect(alarms('heatings packed in', 'ive got a newborn')).toEqual(['no-heat-vulnerable by message-2']);
  expect(alarms('my mum is 84', 'her boiler has packed up')).toEqual(['no-heat-vulnerable by message-2']);
});

it.each([
  'co alarm going off and i feel ill',
  'there is a strong smell of gas. no kids or old people here',
  'there is a strong smell of gas by the boiler. its 2 years old',
  'there is a strong smell of gas, i work at st james hospital',
])('takes neither a symptom nor a thing nor a place for somebody vulnerable: %s', (text) => {
  expect(alarms(text)).toEqual([expect.stringMatching(/^(?:gas|carbon-monoxide) by message-1$/u)]);
});

it.each([
  'my boiler is 2 years old and theres no heating',
  'no heating, no kids or old people here but its cold',
  'the boiler is broken, im at st james hospital working nights',
])('flags no household for the cold alone: %s', (text) => {
  expect(alarms(text)).toEqual([]);
});

it('flags nobody for a danger that is denied', () => {
  const likeness = 'the socket by the tank spat at me and went black';
  expect(alarms(likeness, 'No, nothing like that, my kids are fine')).toEqual(['fire by message-1']);
  expect(alarms(likeness, 'yes its happening now and my nan cant get down the stairs')).toEqual([
    'fire by message-1',
    'fire by message-2',
    inDanger(2),
  ]);
});

it('shows the card of the danger as it would without', () => {
  const state = stateAfter(conversationAggregate, told("there's a newborn here and I smell gas"));
  const turn = state.status === 'open' ? state.turns.at(-1) : undefined;
  expect(turn && cardFor(turn, null)).toEqual(safetyCard('gas', { postcode: null }));
});
