import { once } from 'node:events';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { metadata, said } from '@pilotlight/event-store/testing/sample-events';
import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Measurement } from './measurement';

const times = 300;
const promised = 2;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** How long after an append's acknowledgement a subscriber in the same process has the event in hand, in milliseconds. */
const wakeUps = async (url: string): Promise<number[]> => {
  const store = await openPostgresEventStore({ url });
  const arrived = new Map<string, () => void>();
  const subscription = store.subscribe({
    after: await store.head(),
    batchSize: 100,
    onBatch: async (events) => events.forEach(({ id }) => arrived.get(id)?.()),
  });
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const event = said('My boiler is off');
    const arrival = new Promise<void>((resolve) => arrived.set(event.id, resolve));
    await store.append({ stream: `conversation-${randomUUID()}`, expected: 'no-stream', events: [event], metadata });
    const acknowledged = performance.now();
    await arrival;
    waits.push(performance.now() - acknowledged);
    await pause(3);
  }
  await subscription.close();
  await store.close();
  return waits;
};

/** PostgreSQL's own way to wake somebody: from a notify sent to its arrival on another connection. */
const notifications = async (url: string): Promise<number[]> => {
  const [hears, tells] = [new Client(url), new Client(url)];
  await Promise.all([hears.connect(), tells.connect()]);
  await hears.query('listen bench');
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const heard = once(hears, 'notification');
    const sent = performance.now();
    await Promise.all([tells.query('notify bench'), heard]);
    waits.push(performance.now() - sent);
    await pause(3);
  }
  await Promise.all([hears.end(), tells.end()]);
  return waits;
};

/** How soon a subscriber hears of an event. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  try {
    const url = await postgres.createDatabase();
    await wakeUps(url);
    const notified = median(await notifications(url));
    const woken = median(await wakeUps(url));
    return [
      {
        name: 'feed wake-up in process, p50',
        value: Number(woken.toFixed(2)),
        unit: 'ms',
        baseline: `a notify's way to another connection, ${notified.toFixed(2)} ms`,
        target: `<= ${promised}`,
        ok: woken <= promised,
      },
    ];
  } finally {
    await postgres.stop();
  }
};
