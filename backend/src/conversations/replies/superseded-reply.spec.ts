import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { stateAfter } from '../../testing/past';
import type { ReplyInput, AssistantAnswer } from './reply.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { replacementReply } from './superseded-reply';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string, text: string): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
});
const finding = { hazard: 'gas', rule: 'gas-escape', ruleVersion: 1, from: 0, to: 3 } as const;
const danger = (messageId: string): ConversationEvent => ({
  type: 'SafetyHazardDetected',
  data: { ...common, messageId, ...finding, source: 'visitor' },
});
const doubt = (messageId: string): ConversationEvent => ({
  type: 'SafetyClarificationAsked',
  data: { ...common, messageId, ...finding },
});

const first = [started, said('message-1', 'My boiler is off')];
const asked = (past: readonly ConversationEvent[] = first): ReplyInput => {
  const conversation = stateAfter(conversationAggregate, past);
  const turn = conversation.status === 'open' ? conversation.turns[0] : undefined;
  if (conversation.status !== 'open' || !turn) throw new Error('Nothing was said');
  return { conversation, turn, installerName: 'Leeds Heating', training: emptyTraining, suspended: false };
};
const models: AssistantAnswer = {
  replyId: '018f5b7e-3333-4333-8333-333333333333',
  text: 'You can relight it.',
  quickReplies: ['Book a visit'],
  asksFor: null,
  card: null,
  engine: 'openai',
  account: {
    engine: 'openai',
    model: 'm',
    promptVersion: 1,
    sources: ['firm:opening-hours'],
    latencyMs: 6_000,
    inputTokens: 900,
    outputTokens: 60,
    costPence: 0.1,
    withheld: null,
    scriptedBecause: null,
  },
};
const after = (...since: readonly ConversationEvent[]) =>
  replacementReply(stateAfter(conversationAggregate, [...first, ...since]), asked(), models);

describe('an answer that was made before danger was heard', () => {
  it('is the script’s in its place, which knows of the danger, and tells what the model took', () => {
    const instead = after(said('message-2', 'I can smell gas now'), danger('message-2'));
    expect(instead).toMatchObject({
      engine: 'scripted',
      card: null,
      quickReplies: [],
      account: { engine: 'scripted', model: null, scriptedBecause: 'danger', inputTokens: 900, costPence: 0.1 },
    });
    expect(instead?.text).toMatch(/the number on the card/i);
  });

  it('asks whether it happens now where that is in doubt, and only as long as it is', () => {
    const question = [said('message-2', 'there was a smell of gas'), doubt('message-2')];
    expect(after(...question)?.text).toContain(
      'Is there a smell of gas, or a carbon monoxide alarm sounding, right now?',
    );
    expect(after(...question, said('message-3', 'no'))).toBeNull();
  });
});

it.each<[string, readonly ConversationEvent[]]>([
  ['nothing was said since', []],
  ['what was said since is no danger', [said('message-2', 'it is a Vaillant')]],
])('an answer stands where %s', (_case, since) => {
  expect(after(...since)).toBeNull();
});

it('an answer that knew of the danger stands, and so does the one with the card', () => {
  const past = [...first, danger('message-1')];
  expect(
    replacementReply(stateAfter(conversationAggregate, [...past, said('message-2', 'ok')]), asked(past), models),
  ).toBeNull();
});
