import { ScriptedEngine } from '@pilotlight/assistant/assistant-engine';
import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { randomUUID } from 'node:crypto';
import { AssistantFigures } from '../../health/assistant-figures';
import { stateAfter } from '../../testing/past';
import { conversationStream } from '../../write-side/stream-names';
import { byScript } from './reply.decisions';
import { conversationAggregate, ConversationStream } from '../aggregate/conversation.stream';
import { RecordReply, RecordReplyHandler } from './record-reply.command';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const said = (messageId: string, text: string): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
});
const first: readonly ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ...common, origin: 'https://leeds.example', channel: 'widget' } },
  said('message-1', 'My boiler is off'),
];
const danger: readonly ConversationEvent[] = [
  said('message-2', 'I can smell gas now'),
  {
    type: 'SafetyHazardDetected',
    data: {
      ...common,
      messageId: 'message-2',
      hazard: 'gas',
      rule: 'gas-escape',
      ruleVersion: 1,
      from: 0,
      to: 3,
      source: 'visitor',
    },
  },
];
const account: AnswerAccount = { ...byScript, engine: 'openai', model: 'm', inputTokens: 900, latencyMs: 6_000 };

class CountingEngine extends ScriptedEngine {
  readonly figures = new AssistantFigures();
  override count = (of: AnswerAccount): void => this.figures.count({ kind: 'answered', account: of });

  async counted(): Promise<Record<string, number>> {
    const all = await Promise.all(this.figures.metrics.map((metric) => metric.get()));
    const values = all.filter(({ name }) => /answers_total|fallbacks_total/.test(name)).flatMap((each) => each.values);
    return Object.fromEntries(
      values.flatMap(({ labels, value }) => (value ? [[Object.values(labels).join(), value]] : [])),
    );
  }
}

/** A model's answer to the first message, written after these events, so many times. */
const recorded = async (events: readonly ConversationEvent[], times = 1) => {
  const store = new MemoryEventStore();
  await store.append({
    stream: conversationStream(common.sessionId),
    expected: 'no-stream',
    events: events.map((event) => ({ id: randomUUID(), ...event })),
    metadata: {
      tenant: common.slug,
      actor: { kind: 'visitor', id: null },
      correlationId: randomUUID(),
      causationId: null,
    },
  });
  const conversation = stateAfter(conversationAggregate, first);
  const turn = conversation.status === 'open' ? conversation.turns[0] : undefined;
  if (conversation.status !== 'open' || !turn) throw new Error('Nothing was said');
  const asked = { conversation, turn, installerName: 'Leeds Heating', training: emptyTraining, suspended: false };
  const answer = {
    replyId: '018f5b7e-3333-4333-8333-333333333333',
    text: 'You can relight it.',
    quickReplies: [],
    asksFor: null,
    card: null,
    engine: 'openai',
    account,
  } as const;
  const engine = new CountingEngine();
  const handler = new RecordReplyHandler(new ConversationStream(store, conversationAggregate, 100), engine);
  for (let time = 0; time < times; time += 1) {
    const context = { actor: { kind: 'visitor', id: null }, requestId: randomUUID() } as const;
    await handler.execute(new RecordReply(asked, answer, [], context));
  }
  return await engine.counted();
};

describe('the figures of an assistant', () => {
  it('count the answer that was said', async () => {
    expect(await recorded(first)).toEqual({ openai: 1 });
  });

  it('count one that danger overtook as the script’s, which was said in its place', async () => {
    expect(await recorded([...first, ...danger])).toEqual({ scripted: 1, danger: 1 });
  });

  it('count no answer to a message that was answered already', async () => {
    expect(await recorded(first, 2)).toEqual({ openai: 1 });
  });
});
