import { type EventStore, start } from '@pilotlight/event-store/event-store';
import { openPersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { conversations } from '@pilotlight/projections/conversations/conversations.read-model';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '@pilotlight/projections/migrations/migrate';
import { allReadModels } from '@pilotlight/projections/read-models';
import { applyBatch } from '@pilotlight/projections/core/read-model-owner';
import { rebuild } from '@pilotlight/projections/rebuild/rebuild';
import { generateLog } from '@pilotlight/projections/testing/generated-log';
import { randomUUID } from 'node:crypto';
import type { Measurement } from './measurement';
import { takeOver } from '@pilotlight/projections/core/take-over';

const events = 200_000;
const singly = 3_000;
const promised = { rate: 60_000, times: 15, share: 40 };

/** Events per second. */
const rateOf = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return count / ((performance.now() - begin) / 1_000);
};

/** The oldest way: a transaction for each event, with its rows and its checkpoint. */
const oneByOne = async (databaseUrl: string, eventStore: EventStore): Promise<void> => {
  const connection = await connect(databaseUrl, 'bench');
  const owner = randomUUID();
  let position = await takeOver(connection, conversations, owner);
  const page = await eventStore.readAll(start, singly);
  for (const event of page.events) {
    await applyBatch(connection, conversations, [event], { owner, from: position, to: event.position });
    position = event.position;
  }
  await connection.end();
};

/** How fast read models are folded anew from a log of every event type, personal fields encrypted. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const personalData = await openPersonalData({
    url: databaseUrl,
    masterKey: 'a master key for this measurement only',
  });
  const log = await openPostgresEventStore({ url: databaseUrl });
  const eventStore = personalData.over(log);
  try {
    const written = await generateLog(eventStore, events);
    const models = allReadModels(personalData.contacts);
    const connection = await connect(databaseUrl, 'bench');
    await migrate(connection, models);
    await connection.end();
    const single = await rateOf(singly, () => oneByOne(databaseUrl, eventStore));
    const measurements: Measurement[] = [];
    const measured = (name: string, rate: number, target: string | null, ok: boolean): void => {
      const value = Number((rate / single).toFixed(1));
      const baseline = `one transaction per event, ${Math.round(single)}/s against ${Math.round(rate)}/s`;
      measurements.push({ name: `rebuild, ${name}`, value, unit: 'x', baseline, target, ok });
    };
    for (const model of models) {
      const rate = await rateOf(written, () => rebuild({ databaseUrl, eventStore, models: [model] }));
      const isPromised = model === conversations;
      const target = isPromised ? `>= ${promised.times} and ${promised.rate}/s` : null;
      measured(model.name, rate, target, !isPromised || (rate >= promised.rate && rate / single >= promised.times));
    }
    const together = await rateOf(written, () => rebuild({ databaseUrl, eventStore, models }));
    measured('all together', together, null, true);
    const sealed = await rateOf(written, () => rebuild({ databaseUrl, eventStore, models: [conversations] }));
    const plain = await rateOf(written, () => rebuild({ databaseUrl, eventStore: log, models: [conversations] }));
    const share = Math.round((1 - sealed / plain) * 100);
    measurements.push({
      name: "encryption's share of a rebuild",
      value: share,
      unit: '%',
      baseline: `conversations read as ciphertext, ${Math.round(plain)}/s against ${Math.round(sealed)}/s`,
      target: `<= ${promised.share}`,
      ok: share <= promised.share,
    });
    return measurements;
  } finally {
    await eventStore.close();
    await personalData.close();
    await postgres.stop();
  }
};
