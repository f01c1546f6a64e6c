import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { metadata, said } from '@pilotlight/event-store/testing/sample-events';
import type { Measurement } from './measurement';

const rounds = 5;
const roundMilliseconds = 500;
/** Beyond this, more connections make the plain inserts slower, so that the comparison would flatter the store. */
const mostRawConnections = 32;
const levels = [
  { appenders: 1, target: 0.6 },
  { appenders: 8, target: null },
  { appenders: 32, target: 1.4 },
  { appenders: 128, target: null },
];

type Appender = () => Promise<unknown>;

const text =
  'My boiler shows F28 and there is no hot water since this morning. It is a Vaillant ecoTEC plus, about eight years old.';
const insert = `insert into raw (stream, revision, id, type, tenant, data, meta, recorded_at)
  values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`;

/** Appends per second with all appenders busy. */
const rate = async (appenders: readonly Appender[]): Promise<number> => {
  const begin = performance.now();
  let count = 0;
  await Promise.all(
    appenders.map(async (append) => {
      while (performance.now() - begin < roundMilliseconds) {
        await append();
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - begin) / 1000);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How fast the log takes single events, against plain single-row inserts into the same table shape on connections of their own. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const url = await postgres.createDatabase();
  const store = await openPostgresEventStore({ url });
  const clients = await Promise.all(
    Array.from({ length: mostRawConnections }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  try {
    await clients[0]?.query('create table raw (like event_log.events including all)');
    const meta = JSON.stringify({ ...metadata, tenant: undefined });
    const rawAppender = (client: Client): Appender => {
      const stream = `conversation-${randomUUID()}`;
      let revision = 0;
      return () => {
        const { id, type, data } = said(text);
        return client.query({
          name: 'raw',
          text: insert,
          values: [stream, revision++, id, type, metadata.tenant, JSON.stringify(data), meta],
        });
      };
    };
    const storeAppender = (): Appender => {
      const stream = `conversation-${randomUUID()}`;
      let last = -1;
      return () =>
        store.append({ stream, expected: last++ < 0 ? 'no-stream' : last - 1, events: [said(text)], metadata });
    };

    const measurements: Measurement[] = [];
    for (const { appenders, target } of levels) {
      const raw = clients.slice(0, appenders).map(rawAppender);
      const stores = Array.from({ length: appenders }, storeAppender);
      await rate(raw);
      await rate(stores);
      const rawRates: number[] = [];
      const storeRates: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        rawRates.push(await rate(raw));
        storeRates.push(await rate(stores));
      }
      const value = Number((median(storeRates) / median(rawRates)).toFixed(2));
      measurements.push({
        name: `append, ${appenders} at once`,
        value,
        unit: 'x',
        baseline: `raw single-row inserts on ${raw.length} connections, ${Math.round(median(rawRates))}/s against ${Math.round(median(storeRates))}/s`,
        target: target === null ? null : `>= ${target}`,
        ok: target === null || value >= target,
      });
    }
    return measurements;
  } finally {
    await Promise.all([store.close(), ...clients.map((client) => client.end())]);
    await postgres.stop();
  }
};
