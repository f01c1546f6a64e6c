import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { answering, type Behaviour, FakeOpenAi } from '../src/gateways/assistant/testing/fake-openai';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { openAiAt, plenty } from './openai-under-test';
import { type InstallerOnBoard, newInstaller, Visitor } from './people';

const session = { tokens: 40_000, pence: 1e6, milliseconds: 1e9 };

let fake: FakeOpenAi;
let backend: TestBackend;
let leeds: InstallerOnBoard;
let metricsPort: number;
beforeAll(async () => {
  fake = await FakeOpenAi.start();
  metricsPort = await ownPort();
  const limits = { session, tenantDay: plenty, day: plenty };
  backend = await startTestBackend({ openAi: openAiAt(fake.url, { limits, patience: 10_000 }), metricsPort });
  leeds = await newInstaller(backend, 'leeds');
});
afterAll(async () => {
  await backend.stop();
  await fake.stop();
});

const figures = async (): Promise<ReadonlyMap<string, number>> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('pilotlight_assistant_'));
  return new Map(
    lines.map((line) => [
      line.slice('pilotlight_assistant_'.length, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  );
};
/** What some messages of one visitor add to the figures. */
const added = async (behaviour: Behaviour, ...messages: readonly string[]): Promise<Record<string, number>> => {
  const before = await figures();
  fake.behaviour = behaviour;
  const visitor = await Visitor.of(backend, leeds);
  for (const words of messages) await visitor.say(words);
  const after = [...(await figures())].map(([name, figure]) => [name, figure - (before.get(name) ?? 0)] as const);
  const counted = after.filter(([name, more]) => more !== 0 && !name.startsWith('answer_seconds_'));
  return Object.fromEntries(counted.map(([name, more]) => [name, Number(more.toFixed(4))]));
};
const says = (words: string): Behaviour => ({ kind: 'says', text: answering(words) });
const tokens = { 'tokens_total{direction="input"}': 900, 'tokens_total{direction="output"}': 60, pence_total: 0.0756 };

it('counts a model’s answers, what they cost and how long they took', async () => {
  expect(await added(says('Hello.'), 'Hello')).toEqual({ 'answers_total{engine="openai"}': 1, ...tokens });
  expect((await figures()).get('answer_seconds_count{engine="openai"}')).toBe(1);
});

it('counts what was kept back, by its rule', async () => {
  expect(await added(says('That is £49.99.'), 'Hello')).toEqual({
    'answers_total{engine="scripted"}': 1,
    'fallbacks_total{reason="unsafe"}': 1,
    'withheld_total{rule="price"}': 1,
    ...tokens,
  });
});

it('counts the answers that a budget refused', async () => {
  const messages = Array.from({ length: 11 }, (_, index) => `Message ${index}`);
  expect(await added(says('Hello.'), ...messages)).toMatchObject({
    'answers_total{engine="openai"}': 9,
    'fallbacks_total{reason="budget"}': 2,
    'budget_refusals_total{budget="session"}': 2,
  });
});

it('shows that the provider is not asked any more, and names no visitor', async () => {
  expect(await added({ kind: 'refuses', status: 500 }, 'One', 'Two', 'Three', 'Four')).toMatchObject({
    'fallbacks_total{reason="provider"}': 3,
    'fallbacks_total{reason="circuit-open"}': 1,
    breaker_open: 1,
  });
  expect([...(await figures()).keys()].join()).not.toMatch(/leeds|Hello|[\da-f]{8}-/);
});
