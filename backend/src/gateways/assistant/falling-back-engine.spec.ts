import type { AnswerAccount, ScriptReason } from '@pilotlight/contracts/values/answer-account';
import {
  AssistantEngine,
  type AssistantReply,
  type AssistantTurn,
  DangerHeard,
  ScriptedEngine,
} from '@pilotlight/assistant/assistant-engine';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';
import { setImmediate as settled } from 'node:timers/promises';
import { Budgets } from './budget';
import { CircuitBreaker } from '../circuit-breaker';
import { EngineFault } from './engine-fault';
import type { EngineHappening } from './engine-watch';
import { FallingBackEngine } from './falling-back-engine';
import { ModelFault } from './language-model';
import { nothingSpent, type Spend } from './spend';
import type { SpendCounters } from './spend-counters';
import { SpendCountersInMemory } from './testing/spend-counters-in-memory';

const used = { inputTokens: 1_000, outputTokens: 100 };
const account: AnswerAccount = {
  engine: 'openai',
  model: 'm',
  promptVersion: 1,
  sources: [],
  latencyMs: 5,
  ...used,
  costPence: 0.1,
  withheld: null,
  scriptedBecause: null,
};

class FirstEngine extends AssistantEngine {
  readonly name = 'openai';
  asked = 0;

  constructor(private readonly answer: (signal: AbortSignal) => Promise<string>) {
    super();
  }

  async reply(_: AssistantTurn, signal: AbortSignal): Promise<AssistantReply> {
    this.asked += 1;
    return { reply: { text: await this.answer(signal), quickReplies: [], asksFor: null }, account };
  }
}

const most = { tokens: 10_000, pence: 1, milliseconds: 1_000 };
class StuckCounters extends SpendCountersInMemory {
  readonly holds: (() => void)[] = [];

  override async hold(room: string, keys: readonly string[], most: Spend): Promise<readonly Spend[]> {
    await new Promise<void>((resolve) => this.holds.push(resolve));
    return await super.hold(room, keys, most);
  }
}

const over = (
  answer: (signal: AbortSignal) => Promise<string>,
  tokens = 1e9,
  counters: SpendCounters = new SpendCountersInMemory(),
) => {
  const first = new FirstEngine(answer);
  const faults: [ScriptReason, string][] = [];
  const seen: EngineHappening[] = [];
  const limit = { tokens, pence: 1e9, milliseconds: 1e9 };
  const engine = new FallingBackEngine(
    first,
    new ScriptedEngine(),
    new CircuitBreaker(() => 0),
    new Budgets(counters, { session: limit, tenantDay: limit, day: limit }, most),
    {
      patience: 30,
      prices: { input: 60, output: 360 },
      now: () => 0,
      watch: (happening) => {
        seen.push(happening);
        if (happening.kind === 'owed') faults.push([happening.reason, happening.fault]);
      },
    },
  );
  const ask = (turn = assistantTurn('Hello'), signal = new AbortController().signal) => engine.reply(turn, signal);
  return { first, faults, seen, ask };
};
type Answer = (signal: AbortSignal) => Promise<string>;
const failing = (reason: ModelFault['reason']): Answer => {
  const fault = new EngineFault(new ModelFault(reason, 'it failed'), used);
  return () => Promise.reject(fault);
};

it('gives the first engine’s answer where there is one', async () => {
  const { reply, account } = await over(async () => 'Hello from the model.').ask();
  expect([reply.text, account?.engine]).toEqual(['Hello from the model.', 'openai']);
});

it.each<[string, Answer, ScriptReason]>([
  ['it fails', failing('provider'), 'provider'],
  ['it is unusable', failing('unusable'), 'unusable'],
  ['it never answers, whatever it is told', () => new Promise<string>(() => undefined), 'timeout'],
  ['it names a price that is not set', async () => 'It costs £90.', 'unsafe'],
])('answers whole by the script, once, where %s', async (_, answer, reason) => {
  const { ask, faults } = over(answer);
  const { reply, account } = await ask();
  const scripted = await new ScriptedEngine().reply(assistantTurn('Hello'), new AbortController().signal);
  expect(reply).toEqual(scripted.reply);
  expect(account).toMatchObject({ engine: 'scripted', scriptedBecause: reason });
  expect(faults.map(([each]) => each)).toEqual([reason]);
});

it('accounts for what a failed try has cost, and for the rule that kept an answer back', async () => {
  const failed = await over(failing('provider')).ask();
  expect(failed.account).toMatchObject({ ...used, costPence: 0.096, withheld: null });
  const unsafe = await over(async () => 'It costs £90.').ask();
  expect(unsafe.account).toMatchObject({ ...used, withheld: 'price' });
});

it.each<Partial<AssistantTurn>>([
  { emergency: true },
  { suspended: true, safety: { kind: 'hazard', hazard: 'gas' } },
  { safety: { kind: 'hazard', hazard: 'gas' } },
  { safety: { kind: 'doubt', hazard: 'carbon-monoxide' } },
])('leaves danger to the script: %j', async (danger) => {
  const { first, ask } = over(async () => 'Press reset.');
  expect((await ask(assistantTurn('Smell of gas', danger))).account).toMatchObject({ scriptedBecause: 'danger' });
  expect(first.asked).toBe(0);
});

const unheeding: Answer = () => new Promise<string>(() => undefined);

it('called off because danger was heard it is the script’s, in danger, and no fault of the provider’s', async () => {
  const { first, ask, faults } = over(unheeding);
  for (let time = 0; time < 4; time += 1) {
    const { reply, account } = await ask(assistantTurn('No heating'), AbortSignal.abort(new DangerHeard()));
    expect(reply.text).toMatch(/the number on the card/i);
    expect(account).toMatchObject({ engine: 'scripted', scriptedBecause: 'danger' });
  }
  expect([first.asked, faults]).toEqual([4, []]);
});

it('called off for another reason it is nothing, and no fault of the provider’s', async () => {
  const { first, ask, faults } = over(unheeding);
  const refusal = new Error('This chat isn’t available here');
  for (let time = 0; time < 4; time += 1)
    await expect(ask(assistantTurn('No heating'), AbortSignal.abort(refusal))).rejects.toBe(refusal);
  expect([first.asked, faults]).toEqual([4, []]);
});

it('asks no more once the provider has failed three times, and no visitor can bring that about by words', async () => {
  const down = over(failing('provider'));
  for (let time = 0; time < 4; time += 1) await down.ask();
  expect(down.first.asked).toBe(3);
  expect((await down.ask()).account).toMatchObject({ scriptedBecause: 'circuit-open', inputTokens: 0 });
  const provoked = over(failing('unusable'));
  for (let time = 0; time < 6; time += 1) await provoked.ask();
  expect(provoked.first.asked).toBe(6);
});

it('asks no more once the budget is spent', async () => {
  const { first, ask } = over(async () => 'Hello.', 11_500);
  for (let time = 0; time < 3; time += 1) await ask();
  expect(first.asked).toBe(2);
  expect((await ask()).account).toMatchObject({ scriptedBecause: 'budget', costPence: 0 });
});

it('waits for no counters: the script answers, and what they set aside late is given back', async () => {
  const counters = new StuckCounters();
  const { first, ask, faults } = over(async () => 'Hello.', 1e9, counters);
  expect((await ask()).account).toMatchObject({ scriptedBecause: 'budget' });
  expect([first.asked, faults]).toEqual([0, [['budget', 'the counters are slow']]]);
  const { sessionId } = assistantTurn('').session;
  counters.holds[0]?.();
  await settled();
  expect(await counters.settle('none', [`session ${sessionId}`], nothingSpent)).toEqual([nothingSpent]);
});

it('is not switched off by a fault of our own that a visitor’s words bring about', async () => {
  const { first, ask } = over(() => Promise.reject(new TypeError('of ours')));
  for (let time = 0; time < 6; time += 1) expect((await ask()).account).toMatchObject({ scriptedBecause: 'unusable' });
  expect(first.asked).toBe(6);
});

it('tells its operator what each answer took, of a fault by the message’s event, and of a budget that is used up', async () => {
  const { ask, seen } = over(failing('provider'), 11_500);
  await ask();
  await ask();
  await ask();
  const { session } = assistantTurn('');
  expect(seen.map(({ kind }) => kind)).toEqual(['owed', 'spent', 'owed', 'spent', 'used-up', 'spent']);
  expect(seen[0]).toEqual({ kind: 'owed', reason: 'provider', fault: 'it failed', message: session });
  expect(seen[4]).toMatchObject({ budget: 'session', key: `session ${session.sessionId}`, message: session });
});
