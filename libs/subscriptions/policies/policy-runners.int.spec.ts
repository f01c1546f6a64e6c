import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { appendOf, freshStream, fromTheFuture, renamed, said } from '@pilotlight/event-store/testing/sample-events';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { withClient } from '@pilotlight/event-store/postgres/connection';
import { setTimeout as pause } from 'node:timers/promises';
import type { Policy } from './policy';
import { PolicyRunners } from './policy-runners';

let databaseUrl: string;
let eventStore: MemoryEventStore;
let processes: PolicyRunners[];
/** The names that installers got, as the policy heard them. */
let heard: string[];
let alerts: Readonly<Record<string, unknown>>[];
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  eventStore = new MemoryEventStore();
  processes = [];
  heard = [];
  alerts = [];
});
afterEach(() => Promise.all(processes.map((each) => each.stop())));

const greeting = (startsAt: Policy['startsAt'] = 'beginning'): Policy<'InstallerRenamed'> => ({
  name: 'greeting',
  on: ['InstallerRenamed'],
  startsAt,
  react: async ({ data }) => {
    if (data.name === 'Nobody') throw new RangeError('nobody is there');
    heard.push(data.name);
  },
});

const run = async (policy: Policy = greeting()): Promise<PolicyRunners> => {
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: Readonly<Record<string, unknown>>) => alerts.push(fields),
  };
  const runners = new PolicyRunners({ databaseUrl, eventStore, log });
  runners.add(policy);
  processes.push(runners);
  await runners.start();
  return runners;
};

const rename = (...names: readonly string[]) =>
  eventStore.append(appendOf(freshStream(), 'no-stream', ...names.map((name) => renamed(name))));

/** Waits until the policy has passed everything in the log. */
const passed = async (): Promise<void> => {
  const head = await eventStore.head();
  for (;;) {
    const position = await withClient({ connectionString: databaseUrl }, async (client) => {
      const { rows } = await client
        .query<{ position: string }>('select position from policies.checkpoints')
        .catch(() => ({ rows: [] }));
      return rows[0]?.position;
    });
    if (position === head) return;
    await pause(20);
  }
};

it('reacts to each event that it is about, in order, in one of several processes', async () => {
  await run();
  await run();
  await rename('Leeds', 'York');
  await eventStore.append(appendOf(freshStream(), 'no-stream', said('Hello')));
  await rename('Hull');
  await passed();
  expect(heard).toEqual(['Leeds', 'York', 'Hull']);
});

it('goes on after a restart where it was', async () => {
  await rename('Leeds');
  const first = await run();
  await passed();
  await first.stop();
  await rename('York');
  await run();
  await passed();
  expect(heard).toEqual(['Leeds', 'York']);
});

it('leaves alone what happened before it was first run, where it is to start now', async () => {
  await rename('Leeds');
  await run(greeting('now'));
  await rename('York');
  await passed();
  expect(heard).toEqual(['York']);
});

it('sets aside what it can not react to or read, with an alert that quotes nothing of it, and goes on', async () => {
  const stream = freshStream();
  await eventStore.append(appendOf(stream, 'no-stream', renamed('Nobody')));
  await eventStore.append(appendOf(freshStream(), 'no-stream', fromTheFuture()));
  await rename('York');
  await run();
  await passed();
  expect(heard).toEqual(['York']);
  expect(alerts).toEqual([
    expect.objectContaining({ policy: 'greeting', stream, revision: 0, error: 'RangeError' }),
    expect.objectContaining({ policy: 'greeting', eventType: 'BoilerLearntToSing' }),
  ]);
  expect(JSON.stringify(alerts)).not.toContain('nobody is there');
});

it('counts what it set aside, and tries it again when asked to', async () => {
  let isMended = false;
  const policy: Policy<'InstallerRenamed'> = {
    ...greeting(),
    react: async (event) => {
      if (isMended) heard.push(event.data.name);
      else await greeting().react(event);
    },
  };
  await rename('Nobody', 'York');
  const runners = await run(policy);
  await passed();
  expect(await runners.setAside()).toEqual({ greeting: 1 });
  expect(await runners.redrive()).toEqual({ done: 0, left: 1 });
  isMended = true;
  expect(await runners.redrive()).toEqual({ done: 1, left: 0 });
  expect(await runners.setAside()).toEqual({ greeting: 0 });
  expect(heard).toEqual(['York', 'Nobody']);
});
