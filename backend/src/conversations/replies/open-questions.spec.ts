import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { stateAfter } from '../../testing/past';
import { type AssistantAnswer, recordReply } from './reply.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string, text = 'do you take cards?'): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
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
  recordReply(stateAfter(conversationAggregate, past), messageId, { ...answer, ...more }, null);

it('leaves the message’s question open with the answer that says so', () => {
  const past = [started, said('message-1'), said('message-2')];
  const [replied, ...more] = after(past, 'message-2', { leavesOpen: 'this-message' });
  expect(replied).toMatchObject({ type: 'AssistantReplied' });
  expect(replied?.data).not.toHaveProperty('leavesOpen');
  expect(more).toEqual([
    { type: 'QuestionLeftOpen', data: { ...common, messageId: 'message-2', question: 'do you take cards?' } },
  ]);
});

it('leaves that question open which a card cut off', () => {
  const past = [started, said('message-1'), doubt, said('message-2')];
  expect(after(past, 'message-2', { leavesOpen: 'cut-off' })).toContainEqual({
    type: 'QuestionLeftOpen',
    data: { ...common, messageId: 'message-1', question: 'do you take cards?' },
  });
});

it('leaves it in words that say nothing of who asked', () => {
  const told: ConversationEvent = {
    type: 'LeadDetailsGiven',
    data: { ...common, source: 'chat', facts: { first_name: 'Priya' } },
  };
  const past = [started, said('message-1', 'I live at 12 Mill Lane. Can Priya on 07700 900142 pay by card?'), told];
  expect(after(past, 'message-1', { leavesOpen: 'this-message' })).toContainEqual({
    type: 'QuestionLeftOpen',
    data: { ...common, messageId: 'message-1', question: 'Can [NAME] on [PHONE] pay by card?' },
  });
});

it('leaves no words of what no training can answer', () => {
  const complaint: ConversationEvent = {
    type: 'ConversationIntentRecognised',
    data: { ...common, intent: 'general', previous: null, subIntent: 'complaint' },
  };
  const past = [started, said('message-1', 'Why did your lads leave such a mess?'), complaint];
  expect(after(past, 'message-1', { leavesOpen: 'this-message' })).toContainEqual({
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

describe('the same question asked again', () => {
  const left: ConversationEvent = { type: 'QuestionLeftOpen', data: { ...common, messageId: 'message-1' } };
  const person = {
    type: 'InstallerReplied',
    data: { ...common, replyId: answer.replyId, text: 'We do', firmPerson: 'Dawn, Leeds Heating' },
  } as const;
  const stage = (next: 'contacted' | 'new'): ConversationEvent => ({
    type: 'LeadStageSet',
    data: { ...common, stage: next, previous: 'new' },
  });
  const asking = (text: string, ...since: readonly ConversationEvent[]) =>
    after([started, said('message-1'), left, ...since, said('message-2', text)], 'message-2', {
      leavesOpen: 'this-message',
    }).map(({ type }) => type);

  it.each(['do you take cards?', 'Do you take CARDS??'])('is one question to the firm: “%s”', (text) => {
    expect(asking(text)).toEqual(['AssistantReplied']);
  });

  it('is another one in other words', () => {
    expect(asking('do you take cash?')).toContain('QuestionLeftOpen');
  });

  const dismissed: ConversationEvent = { type: 'OpenQuestionDismissed', data: { ...common, messageId: 'message-1' } };
  const to = (messageId: string): ConversationEvent => ({ ...person, data: { ...person.data, answers: messageId } });

  it.each<[string, ConversationEvent]>([
    ['wrote', person],
    ['answered it', to('message-1')],
    ['put it aside', dismissed],
  ])('is a new one once the firm %s', (_case, since) => {
    expect(asking('do you take cards?', since)).toContain('QuestionLeftOpen');
  });

  it.each<[string, ConversationEvent]>([
    ['moved the lead on', stage('contacted')],
    ['answered another', to('message-9')],
  ])('stays one where the firm only %s', (_case, since) => {
    expect(asking('do you take cards?', since)).toEqual(['AssistantReplied']);
  });
});
