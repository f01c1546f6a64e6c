import type { Conversation, TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { rowWords, topicOf } from './topic';

const said = (text: string): TranscriptEntry => ({
  id: text,
  role: 'user',
  text,
  timestamp: '2026-11-26T10:00:00Z',
  card: null,
  safety: null,
});

const about = (lead: Record<string, string>, intent: Conversation['intent'], ...lines: string[]): Conversation => ({
  id: 'c1',
  sessionId: '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51',
  installerId: 'aire-valley',
  intent,
  introShown: true,
  emergency: false,
  alarmCleared: null,
  slots: {},
  events: lines.map(said),
  lead,
  grade: null,
  stage: 'new',
  leadSubmittedAt: null,
  messageCount: lines.length,
  waitingSince: null,
  takenOver: false,
  openQuestions: [],
  openMatters: [],
  createdAt: '2026-11-26T10:00:00Z',
  lastSaidAt: '2026-11-26T10:00:00Z',
  updatedAt: '2026-11-26T10:00:00Z',
});

it.each<[string, Conversation]>([
  [
    'Vaillant F22, no hot water',
    about({ boiler_make: 'Vaillant', fault_code: 'F22' }, 'service', 'no hot water since 6', 'ok thats it ta'),
  ],
  ['No heating or hot water', about({}, 'service', 'hiya', 'no heating or hot water', 'ta')],
  ['Baxi, quote', about({ boiler_make: 'Baxi' }, 'quote', 'what would a swap cost', 'thanks')],
  ['do you do landlord certificates', about({}, 'general', 'hiya', 'do you do landlord certificates', 'great ta')],
  ['hiya', about({}, null, 'hiya')],
  ['Erased', about({ first_name: '[erased]' }, 'service', '[erased]')],
])('a conversation is about: %s', (topic, conversation) => {
  expect(topicOf(conversation)).toBe(topic);
});

it('is one line, however much was written at once', () => {
  const topic = topicOf(about({}, 'general', `I want to know ${'whether you come here '.repeat(20)}`));
  expect(topic.length).toBeLessThanOrEqual(81);
  expect(topic).toMatch(/…$/);
});

it.each<[string, string, Conversation]>([
  ['Visitor from LS17', 'No hot water', about({ postcode: 'LS17 8AB' }, 'service', 'no hot water', 'ok ta')],
  ['Priya', 'No hot water', about({ first_name: 'Priya' }, 'service', 'no hot water', 'ok ta')],
  ['No hot water', 'ok ta', about({}, 'service', 'no hot water', 'ok ta')],
  ['Hiya', 'No details yet', about({}, null, 'hiya')],
  ['Visitor', 'No details yet', about({}, null)],
])('a row is named %s, and says: %s', (title, line, conversation) => {
  expect(rowWords(conversation)).toEqual({ title, line });
});
