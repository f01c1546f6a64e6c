import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { AssistantEngine, ScriptedEngine } from '@pilotlight/assistant/assistant-engine';
import { stateAfter } from '../../testing/past';
import { unsaid } from './reply.decisions';
import { scriptedReply } from './scripted-reply';
import { conversationAggregate } from '../aggregate/conversation.stream';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string, text = 'no heating'): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
});
const leftOpen = (question: string) => ({
  type: 'QuestionLeftOpen',
  data: { ...common, messageId: 'message-1', question },
});

const danger = (rule: string): ConversationEvent => ({
  type: 'SafetyHazardDetected',
  data: { ...common, messageId: 'message-1', hazard: 'gas', rule, ruleVersion: 5, source: 'visitor', from: 0, to: 3 },
});

class Saying extends AssistantEngine {
  override readonly name = 'scripted';

  constructor(private readonly words: () => string) {
    super();
  }

  override async reply(): Promise<never> {
    throw new Error('It is never waited for');
  }

  override readonly replyAtOnce = () => ({ text: this.words(), quickReplies: [], asksFor: null });
}

const answer = (past: readonly ConversationEvent[], engine: AssistantEngine, messageId = 'message-1') => {
  const heard = { messageId, installerName: 'Leeds Heating', training: emptyTraining, suspended: false };
  return scriptedReply(stateAfter(conversationAggregate, past), heard, engine);
};

const answeredTo = (text: string) => answer([started, said('message-1', text)], new ScriptedEngine()).events;

describe('what the script answers at once', () => {
  it('is the assistant’s word, and follows from the message', () => {
    const { events, source } = answer([started, said('message-1')], new ScriptedEngine());
    expect(events).toMatchObject([
      { type: 'AssistantReplied', data: { ...common, inReplyTo: 'message-1', engine: 'scripted', card: null } },
    ]);
    expect(source).toEqual({ actor: { kind: 'assistant', id: null }, causationId: expect.stringMatching(/0001$/) });
  });

  it('leaves a question open that the firm has not answered, with what it would have to tell', () => {
    const ofPayment = leftOpen('do you take cards?');
    expect(answeredTo('do you take cards?')).toContainEqual({
      ...ofPayment,
      data: { ...ofPayment.data, fact: 'waysToPay' },
    });
    expect(answeredTo('what colour are your vans?')).toContainEqual(leftOpen('what colour are your vans?'));
  });

  it('passes the rules before anybody sees it; what may not be said is left to the firm', () => {
    const { events } = answer(
      [started, said('message-1')],
      new Saying(() => 'Take the cover off and relight the pilot yourself.'),
    );
    expect(events).toMatchObject([
      { data: { text: unsaid, account: { withheld: expect.any(String) } } },
      leftOpen('no heating'),
    ]);
  });

  it('comes with the card in danger, without quick replies', () => {
    const { events } = answer([started, said('message-1'), danger('gas-escape')], new ScriptedEngine());
    expect(events).toMatchObject([{ data: { engine: 'interlock', card: { hazard: 'gas' }, quickReplies: [] } }]);
  });

  it('has a way back beside the card where that was shown for a likeness alone', () => {
    const { events } = answer([started, said('message-1'), danger('told-like-danger')], new ScriptedEngine());
    const quickReplies = ['It’s happening now', 'No, nothing like that'];
    expect(events).toMatchObject([{ data: { engine: 'interlock', card: { hazard: 'gas' }, quickReplies } }]);
  });

  it('has the answers to tap beside the question whether danger is meant', () => {
    const asked: ConversationEvent = {
      type: 'SafetyClarificationAsked',
      data: { ...common, messageId: 'message-1', hazard: 'gas', rule: 'gas-escape', ruleVersion: 5 },
    };
    const { events } = answer([started, said('message-1'), asked], new ScriptedEngine());
    const quickReplies = ['No, neither', 'Yes, gas', 'Yes, alarm'];
    expect(events).toMatchObject([{ data: { card: { kind: 'question' }, quickReplies } }]);
  });

  it.each<[string, readonly ConversationEvent[], AssistantEngine, string?]>([
    [
      'a person has taken over',
      [started, { type: 'ConversationTakenOver', data: common }, said('message-1')],
      new ScriptedEngine(),
    ],
    ['it is not about the last message', [started, said('message-1'), said('message-2')], new ScriptedEngine()],
    [
      'making it failed: the message counts all the same',
      [started, said('message-1')],
      new Saying(() => {
        throw new Error('Planted');
      }),
    ],
    ['nothing was heard', [], new ScriptedEngine()],
  ])('is nothing where %s', (_case, past, engine) => {
    expect(answer(past, engine).events).toEqual([]);
  });
});
