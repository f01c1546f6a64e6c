import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { ReadDatabase } from '@pilotlight/projections/read-database';
import { Client } from 'pg';
import { startPilotlight } from './chat-servers';
import type { Measurement } from './measurement';

const warmUp = 20;
/** Milliseconds. */
const target = 30;

export interface ReadSide {
  /** For filling the read models' tables. */
  readonly database: Client;
  readonly readers: ReadDatabase;
}

/** The read models' tables of a product of its own, on a PostgreSQL that keeps what it is told. */
export const withReadSide = async <T>(work: (side: ReadSide) => Promise<T>): Promise<T> => {
  const postgres = await startTestPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const server = await startPilotlight(databaseUrl);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const readers = new ReadDatabase(databaseUrl);
  try {
    return await work({ database, readers });
  } finally {
    await readers.close();
    await database.end();
    await server.stop();
    await postgres.stop();
  }
};

/** Milliseconds of one call at a time, the shortest first. */
export const timesOf = async (read: () => Promise<unknown>, calls: number): Promise<number[]> => {
  const took: number[] = [];
  for (let call = -warmUp; call < calls; call++) {
    const begin = performance.now();
    await read();
    if (call >= 0) took.push(performance.now() - begin);
  }
  return took.toSorted((one, other) => one - other);
};

export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Times of one read among few rows and among many. */
export interface Grown {
  readonly small: readonly number[];
  readonly large: readonly number[];
  /** What there are few of, in words. */
  readonly few: string;
}

/** The slowest hundredth is held to its target; beside it, how the middle grew. */
export const grownMeasurement = (name: string, { small, large, few }: Grown): Measurement => {
  const p99 = at(large, 0.99);
  const growth = at(large, 0.5) / at(small, 0.5);
  return {
    name: `${name}, p99`,
    value: Number(p99.toFixed(1)),
    unit: 'ms',
    baseline: `p50 ${at(large, 0.5).toFixed(1)} ms, ${growth.toFixed(2)} times that of ${few}`,
    target: `<= ${target}`,
    ok: p99 <= target,
  };
};
