import type { ConversationEvent } from '@pilotlight/contracts/events/catalogue';
import { stateAfter } from '../testing/past';
import { type AssistantAnswer, recordReply } from './conversation.decisions';
import { conversationFold } from './conversation.stream';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text: 'do you take cards?' },
});
const doubt: ConversationEvent = {
  type: 'SafetyClarificationAsked',
  data: { ...common, messageId: 'message-1', hazard: 'fire', rule: 'fire', ruleVersion: 3 },
};
const answer: AssistantAnswer = {
  replyId: '018f5b7e-0000-4000-8000-00000000abcd',
  text: 'I’ve put your question down for Leeds Heating.',
  quickReplies: [],
  asksFor: null,
  card: null,
  engine: 'scripted',
};
const after = (past: readonly ConversationEvent[], messageId: string, more: Partial<AssistantAnswer> = {}) =>
  recordReply(stateAfter(conversationFold, past), messageId, { ...answer, ...more }, null);

it('leaves the message’s question open with the answer that says so', () => {
  const past = [started, said('message-1'), said('message-2')];
  const [replied, ...more] = after(past, 'message-2', { leavesOpen: 'this-message' });
  expect(replied).toMatchObject({ type: 'AssistantReplied' });
  expect(replied?.data).not.toHaveProperty('leavesOpen');
  expect(more).toEqual([{ type: 'QuestionLeftOpen', data: { ...common, messageId: 'message-2' } }]);
});

it('leaves that question open which a card cut off', () => {
  const past = [started, said('message-1'), doubt, said('message-2')];
  expect(after(past, 'message-2', { leavesOpen: 'cut-off' })).toContainEqual({
    type: 'QuestionLeftOpen',
    data: { ...common, messageId: 'message-1' },
  });
});

it('leaves nothing open with an answer that leaves nothing, and none where a person answers', () => {
  const past = [started, said('message-1')];
  expect(after(past, 'message-1').map(({ type }) => type)).toEqual(['AssistantReplied']);
  const takenOver: ConversationEvent = { type: 'ConversationTakenOver', data: common };
  expect(after([...past, takenOver], 'message-1', { leavesOpen: 'this-message' })).toEqual([]);
});
